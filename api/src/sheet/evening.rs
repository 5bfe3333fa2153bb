//! What the rows of a sheet add up to.

use super::between::{added_minutes, between, joining};
use super::ended::{Ended, not_scored};
use super::penalty::{self, Booked, Penalty};
use super::written::{Entry, Sheet, line_of};
use crate::context::Context;
use crate::error::{Error, Source};
use crate::records::own_records;
use crate::score::{self, Scored};
use game::rules::{ListPoints, SittingOut, Sonderpunkt, VorbehaltKind};
use game::{
    BockFacts, BockWorth, Clock, Ending, GameKind, GameName, Lineup, ListCheck, Next, Paragraph, Parity, Parties,
    Player, Points, Round, RoundParts, Score, Seat, check_list,
};
use notation::record::Breaches;
use notation::result::{FactGame, Facts, reckon};
use notation::{Label, Names, Span, parse_result};
use std::collections::BTreeSet;
use text::{brief, message};

/// An evening, row by row.
#[derive(Clone, Debug)]
pub struct Evening {
    /// The rows.
    pub rows: Vec<Row>,
    /// Totals of the players, without the deductions.
    pub totals: Vec<i32>,
    /// Deductions of each player that no other is credited with.
    pub apart: Vec<i32>,
    /// Check of the list; `None` if points do not sum to zero by the rules.
    pub check: Option<ListCheck>,
    /// Minutes of the round, added time included; `None` if they are not fixed.
    pub minutes: Option<u16>,
    /// State of the round.
    pub round: Round,
}

/// A row with what it brings.
#[derive(Clone, Debug)]
pub struct Row {
    /// Text of the row.
    pub entry: Entry,
    /// The dealer.
    pub dealer: Player,
    /// Number of players at the table; who comes later is not among them.
    pub table: u8,
    /// Seats of the players; `None` if it was no game.
    pub lineup: Option<Lineup>,
    /// Kind of the game, as far as the round depends on it.
    pub kind: Option<GameKind>,
    /// Effect of a Bock on the game.
    pub bock: BockWorth,
    /// The points of players 1, 2, .. in this row.
    pub points: Vec<i32>,
    /// Deductions of this row that no player is credited with.
    pub apart: Vec<i32>,
    /// The totals after it.
    pub totals: Vec<i32>,
    /// Reason why it does not fit; it adds nothing then.
    pub wrong: Option<Error>,
    /// Check of the list that this row fails, if it fails one; the row counts all the same.
    pub doubt: Option<ListCheck>,
    /// The points of the game and of each penalty, as they would stand in lines of their own: only a penalty may break the
    /// parity (TSR 7.3.3, BSV 7.3).
    pub(super) parts: Vec<Vec<i32>>,
}

/// Result of a row, before it is added.
pub(super) struct Played {
    pub(super) kind: GameKind,
    pub(super) soloist: Option<Player>,
    pub(super) ending: Ending,
    pub(super) booked: Booked,
    pub(super) bock: BockWorth,
    /// Facts that may begin a Bock.
    pub(super) facts: Option<BockFacts>,
}

/// Goes through the rows of a sheet.
///
/// # Errors
/// The rules may know no table of this size.
pub fn evening(context: &Context, sheet: &Sheet) -> Result<Evening, Error> {
    let n = sheet.players.len();
    let n_first = n - n_later(sheet);
    let fresh = Round::new(&sheet.rules, n_first as u8).map_err(|error| Error::of(&error))?;
    let parts = fresh.parts().clone();
    let games_total = sheet.games.or(parts.games_total);
    let parts = RoundParts { dealer: sheet.first_dealer, games_total, ..parts };
    let mut round = Round::resume(&sheet.rules, parts).map_err(|error| Error::of(&error))?;
    let mut evening = Evening {
        rows: Vec::new(),
        totals: vec![0; n],
        apart: vec![0; n],
        check: None,
        minutes: sheet.minutes.or(sheet.rules.round.minutes.at(n as u8)),
        round: round.clone(),
    };
    let mut last: Option<Lineup> = None;
    for entry in &sheet.entries {
        let lineup = round.lineup();
        let mut row = Row {
            entry: entry.clone(),
            dealer: dealer_of(&round),
            table: round.parts().players,
            lineup: lineup.filter(|_| entry.number.is_some()),
            kind: None,
            bock: BockWorth::PLAIN,
            points: vec![0; n],
            apart: vec![0; n],
            totals: Vec::new(),
            wrong: None,
            doubt: None,
            parts: Vec::new(),
        };
        let before = round.clone();
        let entered = match (entry.number, added_minutes(sheet, entry, &round)) {
            (Some(_), _) => game(context, sheet, entry, &mut round, &mut row),
            (None, None) if let Some(name) = joining(entry) => join(sheet, entry, name, &mut round),
            (None, Some(added)) => {
                added.map(|added| evening.minutes = evening.minutes.map(|minutes| minutes.saturating_add(added)))
            }
            (None, None) => between(sheet, entry, &mut round, last, &mut row),
        };
        if let Err(error) = entered {
            row.wrong = Some(error);
            (row.points, row.apart, row.bock, row.parts) = (vec![0; n], vec![0; n], BockWorth::PLAIN, Vec::new());
            round = before;
            // It was some game: the next one is dealt by the next player.
            if entry.number.is_some() {
                let _ = round.record(GameKind::Normal, None, Ending::Scored);
            }
        }
        if entry.number.is_some() {
            last = lineup;
        }
        for player in 0..n {
            evening.totals[player] += row.points[player];
            evening.apart[player] += row.apart[player];
        }
        row.totals.clone_from(&evening.totals);
        if sums_to_zero(sheet) {
            row.doubt =
                row.parts.iter().find_map(|part| checked(std::slice::from_ref(part)).filter(|check| !check.is_sound()));
        }
        evening.rows.push(row);
    }
    let parts: Vec<Vec<i32>> = evening.rows.iter().flat_map(|row| row.parts.clone()).collect();
    evening.check = checked(&parts).filter(|_| sums_to_zero(sheet));
    evening.round = round;
    Ok(evening)
}

/// Returns how many players come later; they stand behind the four who must be there.
fn n_later(sheet: &Sheet) -> usize {
    let place = |entry: &Entry| joining(entry).and_then(|name| line_of(&sheet.players, name));
    let places: BTreeSet<usize> = sheet.entries.iter().filter_map(place).filter(|&at| Seat::ALL.len() <= at).collect();
    places.len()
}

/// Seats a player who comes later: he is the next one on the list.
fn join(sheet: &Sheet, entry: &Entry, name: &str, round: &mut Round) -> Result<(), Error> {
    let wrong = |error: Error| sheet.in_row(entry, error, &[]);
    let parts = round.parts().clone();
    let next = usize::from(parts.players);
    if line_of(&sheet.players, name) != Some(next) {
        let error = Error::new(message!("sheet-joins-not", name = brief(name)));
        let help = match sheet.players.get(next) {
            Some(player) => message!("sheet-joins-next", player = player.clone()),
            None => message!("sheet-joins-nobody"),
        };
        return Err(wrong(error.with_help(help)));
    }
    let players = parts.players + 1;
    let games_total = sheet.games.or(sheet.rules.round.games.at(players)).map(|games| games.max(parts.games_done));
    let mut pflichtsolo_open = parts.pflichtsolo_open;
    pflichtsolo_open.push(sheet.rules.soli.pflichtsolo_per_player);
    let parts = RoundParts { players, games_total, pflichtsolo_open, ..parts };
    *round = Round::resume(&sheet.rules, parts).map_err(|error| wrong(Error::of(&error)))?;
    Ok(())
}

/// Returns what the check of the list says after these rows.
fn checked(rows: &[Vec<i32>]) -> Option<ListCheck> {
    let players = rows.first()?.len() as u8;
    let list: Vec<Vec<Points>> = rows.iter().map(|row| row.iter().map(|&points| Points(points)).collect()).collect();
    check_list(players, &list).pop()
}

/// Returns whether the points of a game sum to zero: not where only the winners write some, or those who sit out win with them.
pub(super) fn sums_to_zero(sheet: &Sheet) -> bool {
    let all_play = sheet.players.len() == Seat::ALL.len();
    sheet.rules.round.list_points == ListPoints::All
        && (all_play || sheet.rules.round.sitting_out == SittingOut::Nothing)
}

fn dealer_of(round: &Round) -> Player {
    match round.next() {
        Next::Deal { dealer, .. } | Next::Vorfuehren { dealer, .. } => dealer,
        Next::Over { .. } => round.parts().dealer,
    }
}

/// Enters a game.
fn game(context: &Context, sheet: &Sheet, entry: &Entry, round: &mut Round, row: &mut Row) -> Result<(), Error> {
    let Some(lineup) = round.lineup() else {
        return Err(sheet.in_row(entry, Error::new(message!("sheet-round-over")), &[]));
    };
    let parted = penalty::take_out(&entry.text, &sheet.players);
    let (text, penalties) = parted.map_err(|(message, labels)| sheet.in_row(entry, Error::new(message), &labels))?;
    let mut played = match is_record(&text) {
        true => by_record(context, sheet, entry, round, &lineup)?,
        false => by_result(sheet, entry, &text, &penalties, round, &lineup)?,
    };
    if played.facts.is_some() {
        let ended = Ended { sheet, kind: played.kind, soloist: played.soloist, penalties: &penalties };
        ended.check_result().map_err(|(error, labels)| sheet.in_row(entry, error, &labels))?;
    }
    row.parts.push(played.booked.points.clone());
    for (penalty, span) in &penalties {
        let before = played.booked.points.clone();
        let booked = penalty.book(&mut played.booked, &lineup, played.soloist);
        booked.map_err(|message| sheet.in_row(entry, Error::new(message), &[Label::new(*span)]))?;
        row.parts.push(played.booked.points.iter().zip(before).map(|(now, before)| now - before).collect());
    }
    let recorded = round.record(played.kind, played.soloist, played.ending);
    recorded.map_err(|error| sheet.in_row(entry, Error::of(&error), &[]))?;
    if let Some(facts) = &played.facts {
        round.note(&facts.events(&sheet.rules));
    }
    (row.points, row.apart) = (played.booked.points, played.booked.apart);
    (row.kind, row.bock) = (Some(played.kind), played.bock);
    Ok(())
}

fn is_record(text: &str) -> bool {
    ["record", "protokoll", "spielprotokoll"].contains(&text.trim().to_lowercase().as_str())
}

/// Returns what a game brings of which the result is known, or only that it ended with a penalty.
fn by_result(
    sheet: &Sheet,
    entry: &Entry,
    text: &str,
    penalties: &[(Penalty, Span)],
    round: &Round,
    lineup: &Lineup,
) -> Result<Played, Error> {
    let n = sheet.players.len();
    let mut booked = Booked { points: vec![0; n], apart: vec![0; n] };
    let said = text.trim_end_matches([',', ';', ' ']);
    let facts = match said.trim().is_empty() {
        true => Facts::default(),
        false => {
            let names = names(sheet, lineup);
            let read = parse_result(said, &Names::Players(&names));
            read.map_err(|error| sheet.in_row(entry, Error::of(&error), &error.labels))?
        }
    };
    let soloist = facts.re.filter(|re| re.len() == 1).and_then(|re| re.iter().next()).map(|seat| lineup.seats[seat]);
    let kind = kind_of(sheet, (facts.game, facts.solo_kind), soloist, round);
    let kind = kind.map_err(|error| sheet.in_row(entry, error, &[]))?;
    let ended = Ended { sheet, kind, soloist, penalties };
    if let Some(played) = ended.without_result(&facts).filter(|_| facts.augen.is_empty()) {
        // The penalty is all that is written down, if the rules say so.
        return played.map_err(|(error, labels)| sheet.in_row(entry, error, &labels));
    }
    let reckoned = reckon(&sheet.rules, &facts, Breaches::CountAsValid);
    let reckoned = reckoned.map_err(|error| sheet.in_row(entry, Error::of(&error), &[]))?;
    let Some(parties) = reckoned.parties else {
        let error = Error::new(message!("sheet-no-re")).with_help(message!("sheet-no-re.help"));
        return Err(sheet.in_row(entry, error, &[]));
    };
    let bock = round.bock(kind);
    enter(sheet, (lineup, round.parts().players), parties, (bock, &reckoned.score), &mut booked);
    let herzstiche = reckoned.special.iter().filter(|&&(point, _)| point == Sonderpunkt::Herzstich).count();
    let facts = BockFacts {
        kind,
        is_null: reckoned.game.is_null(),
        scored_as_solo: reckoned.is_solo,
        winner: reckoned.score.winner,
        won: reckoned.won,
        levels: reckoned.levels,
        re_value: reckoned.score.re_value,
        herzstiche: herzstiche as u8,
    };
    Ok(Played { kind, soloist, ending: Ending::Scored, booked, bock, facts: Some(facts) })
}

/// Enters what a game is worth to those who play, and to those of the table who sit out.
fn enter(
    sheet: &Sheet,
    (lineup, table): (&Lineup, u8),
    parties: Parties,
    (bock, score): (BockWorth, &Score),
    booked: &mut Booked,
) {
    let players = (1..=table).map(Player);
    let sitting: Vec<Player> = players.filter(|&player| lineup.seat_of(player).is_none()).collect();
    let (counted, of_sitting) = bock.counted_with(&sheet.rules, parties, score, sitting.len() as u8);
    for seat in Seat::ALL {
        booked.points[line(lineup.seats[seat])] += counted[seat].0;
    }
    sitting.into_iter().for_each(|player| booked.points[line(player)] += of_sitting.0);
}

/// Returns what a game brings whose record stands below its row.
fn by_record(context: &Context, sheet: &Sheet, entry: &Entry, round: &Round, lineup: &Lineup) -> Result<Played, Error> {
    let n = sheet.players.len();
    let wrong = |error: Error| sheet.in_row(entry, error, &[]);
    let source = Source { name: sheet.source.name.clone(), line: entry.line + 1, text: entry.block.clone() };
    let mut written = own_records(&source);
    let (Some(written), 0) = (written.pop(), written.len()) else {
        return Err(wrong(Error::new(message!("sheet-one-record")).with_help(message!("sheet-one-record.help"))));
    };
    let record = written.record.as_ref().ok().map(|(record, _)| record.clone());
    let context = Context { book: context.book.clone().with_default(sheet.rules.clone()), ..context.clone() };
    let answer = score::answer(&context, written, Breaches::CountAsValid);
    let scored: Box<Scored> = match answer {
        Ok(score::ScoreAnswer::Scored(scored)) => scored,
        Ok(score::ScoreAnswer::Unscored(unscored)) => {
            return Err(wrong(not_scored(sheet, lineup, record.as_ref(), unscored.ruling())));
        }
        Ok(score::ScoreAnswer::Refused(_)) => return Err(wrong(Error::new(message!("score-breaks-rules")))),
        Err(refused) => {
            let first = refused.errors.into_iter().next();
            return Err(first.unwrap_or_else(|| wrong(Error::new(message!("score-breaks-rules")))));
        }
    };
    let outcome = scored.outcome();
    let soloist = outcome.parties.soloist().map(|seat| lineup.seats[seat]);
    let said = record.and_then(|record| record.reservation);
    let game = Some(FactGame::Named(outcome.scored_as));
    let kind = kind_of(sheet, (game, said), soloist, round).map_err(wrong)?;
    let bock = round.bock(kind);
    let mut booked = Booked { points: vec![0; n], apart: vec![0; n] };
    enter(sheet, (lineup, round.parts().players), outcome.parties, (bock, &outcome.score), &mut booked);
    if let Some(penalties) = scored.penalties() {
        let is_even = penalties.0.iter().sum::<i32>() == 0;
        for seat in Seat::ALL {
            let list = if is_even { &mut booked.points } else { &mut booked.apart };
            list[line(lineup.seats[seat])] += penalties[seat];
        }
    }
    let facts = BockFacts { kind, ..BockFacts::of(&sheet.rules, outcome) };
    Ok(Played { kind, soloist, ending: Ending::Scored, booked, bock, facts: Some(facts) })
}

/// Returns what the round makes of a game: a solo is a Pflichtsolo while the player's own is outstanding, and is named as nothing else.
fn kind_of(
    sheet: &Sheet,
    (game, said): (Option<FactGame>, Option<VorbehaltKind>),
    soloist: Option<Player>,
    round: &Round,
) -> Result<GameKind, Error> {
    let is_named_solo = matches!(game, Some(FactGame::SomeSolo | FactGame::Named(GameName::Solo(_))));
    let forced = match round.next() {
        Next::Vorfuehren { soloist, .. } => Some(soloist),
        _ => None,
    };
    let kind = match (is_named_solo, soloist, forced) {
        (true, Some(soloist), Some(forced)) if soloist == forced => GameKind::PflichtsoloForced,
        (_, _, Some(forced)) => return Err(Error::new(message!("sheet-vorfuehren", player = sheet.name(forced)))),
        (true, Some(soloist), None) => round.solo_kind(soloist),
        (true, None, None) => return Err(Error::new(message!("sheet-no-soloist"))),
        (false, ..) => match game {
            Some(FactGame::Named(GameName::Hochzeit | GameName::HochzeitSolo)) => GameKind::Hochzeit,
            Some(FactGame::Named(GameName::Trumpfabgabe)) => GameKind::Trumpfabgabe,
            Some(FactGame::Named(GameName::StillesSolo)) => GameKind::StillesSolo,
            Some(FactGame::Named(GameName::Normal)) if soloist.is_some() => GameKind::StillesSolo,
            // Alone in what? A solo may be the Pflichtsolo.
            None if let Some(soloist) = soloist => {
                let player = sheet.name(soloist).to_owned();
                let error = Error::new(message!("sheet-alone", player = player.clone()));
                return Err(error.with_help(message!("sheet-alone.help", player)));
            }
            _ => GameKind::Normal,
        },
    };
    let player = soloist.map_or_else(String::new, |soloist| sheet.name(soloist).to_owned());
    match (said, kind) {
        (Some(VorbehaltKind::Lustsolo), GameKind::PflichtsoloVoluntary | GameKind::PflichtsoloForced) => {
            let error =
                Error::new(message!("sheet-lustsolo-first", player, paragraph = sheet.rules.cite(Paragraph::Lustsolo)));
            Err(error.with_help(message!("sheet-lustsolo-first.help")))
        }
        (Some(VorbehaltKind::Pflichtsolo), GameKind::Lustsolo) => {
            let error = Error::new(message!("sheet-pflichtsolo-done", player));
            Err(error.with_help(message!("sheet-pflichtsolo-done.help")))
        }
        _ => Ok(kind),
    }
}

/// Returns the players with their seats in a game.
pub(super) fn names(sheet: &Sheet, lineup: &Lineup) -> Vec<(String, Option<Seat>)> {
    let seat = |index: usize| lineup.seat_of(Player(index as u8 + 1));
    sheet.players.iter().enumerate().map(|(index, name)| (name.clone(), seat(index))).collect()
}

pub(super) const fn line(player: Player) -> usize {
    player.0 as usize - 1
}

impl Row {
    /// Returns whether a player was at the table and sat out.
    #[must_use]
    pub fn sits_out(&self, player: Player) -> bool {
        player.0 <= self.table && self.lineup.is_some_and(|lineup| lineup.seat_of(player).is_none())
    }
}

impl Evening {
    /// Returns the rows that do not fit.
    pub fn wrong(&self) -> impl Iterator<Item = &Error> {
        self.rows.iter().filter_map(|row| row.wrong.as_ref())
    }

    /// Returns whether the totals can be right: each row sums to zero, and all is even or all odd where it has to be.
    #[must_use]
    pub fn is_sound(&self) -> bool {
        self.rows.iter().all(|row| row.doubt.is_none())
    }

    /// Returns whether the totals are all even or all odd.
    #[must_use]
    pub fn parity(&self) -> Parity {
        self.check.as_ref().map_or(Parity::Same, |check| check.parity)
    }

    /// Returns whether the time is up.
    #[must_use]
    pub fn clock(&self) -> Clock {
        self.round.parts().clock
    }

    /// Returns the totals with the deductions, by which players are ranked.
    #[must_use]
    pub fn results(&self) -> Vec<i32> {
        self.totals.iter().zip(&self.apart).map(|(total, apart)| total + apart).collect()
    }
}
