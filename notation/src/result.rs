//! The score of a game from what people know when the cards are together again: sides, Augen, calls, special points.
//!
//! [`reckon`] makes of these [`Facts`] the score that a record of the whole game would have. What cannot have been is
//! refused with the reason ([`Impossible`]); what is left open and does not matter stays open.

mod calls;
mod impossible;
mod limits;

pub use calls::{FactCall, When};
pub use impossible::Impossible;

use crate::record::Breaches;
use game::{
    Augen, ByTeam, Call, CallRefused, Called, Contract, GameName, ItemKind, Klaerung, Level, Outcome, Parties, Rules,
    Schweine, Score, Seat, SeatSet, Solo, Team, Won,
    rules::{Sonderpunkt, Trumpfabgabe, VorbehaltKind},
    score,
};

/// A side, or one of its members.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Who {
    /// A side.
    Team(Team),
    /// A player.
    Seat(Seat),
}

/// The game, as far as somebody names it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FactGame {
    /// A named game.
    Named(GameName),
    /// A named solo, whichever it was.
    SomeSolo,
}

/// The known facts of a game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Facts {
    /// The game; unless named, two against two is a normal game, one against three some solo.
    pub game: Option<FactGame>,
    /// Whether the solo was named as a Pflichtsolo or as a Lustsolo, if somebody says so.
    pub solo_kind: Option<VorbehaltKind>,
    /// The seats of Re, or the soloist.
    pub re: Option<SeatSet>,
    /// Augen of sides or players; what the others have follows.
    pub augen: Vec<(Who, u16)>,
    /// Tricks of sides or players, where they matter.
    pub tricks: Vec<(Who, u8)>,
    /// The calls.
    pub calls: Vec<FactCall>,
    /// The number of the Klärungsstich of a Hochzeit, from 1; it matters for calls whose moment is given.
    pub klaerung: Option<u8>,
    /// Special points, each as often as it was earned.
    pub special: Vec<(Sonderpunkt, Who)>,
    /// Whether Schweine were announced, which are no foxes.
    pub schweine: Schweine,
    /// The side said to have won.
    pub winner: Option<Team>,
}

/// A game that was reckoned up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reckoned {
    /// The game.
    pub game: FactGame,
    /// The sides; `None`: not stated, and then the points of seats mean nothing.
    pub parties: Option<Parties>,
    /// Whether one played against three.
    pub is_solo: bool,
    /// The Augen and tricks of each side; tricks that are not stated are some possible number.
    pub won: ByTeam<Won>,
    /// Tricks of each side, where they are known.
    pub tricks: Option<ByTeam<u8>>,
    /// The level of each side.
    pub levels: ByTeam<Level>,
    /// Special points that were named, without those that follow from who has won.
    pub special: Vec<(Sonderpunkt, Team)>,
    /// Calls that came too late and count because nobody claimed them.
    pub late: Vec<CallRefused>,
    /// The score.
    pub score: Score,
}

/// The sides of a game whose seats are not stated: Re north and south, or a soloist north.
const STAND_IN: [Parties; 2] =
    [Parties { re: SeatSet::only(Seat::N) }, Parties { re: SeatSet::only(Seat::N).with(Seat::S) }];

/// More than this of anything is no game.
const MOST_ENTRIES: usize = 60;

/// Returns the score of a game from what people know of it.
///
/// A call after its time counts if nobody has claimed it and `breaches` says so.
///
/// # Errors
/// Returns what is missing, or what cannot have been.
pub fn reckon(rules: &Rules, facts: &Facts, breaches: Breaches) -> Result<Reckoned, Impossible> {
    let longest = [facts.augen.len(), facts.tricks.len(), facts.calls.len(), facts.special.len()];
    if let Some(&n) = longest.iter().find(|&&n| MOST_ENTRIES < n) {
        return Err(Impossible::TooMany { n, most: MOST_ENTRIES });
    }
    let (game, parties) = game_and_parties(rules, facts)?;
    let is_solo = match (parties, game) {
        (Some(parties), _) => parties.soloist().is_some(),
        (None, game) => game.is_for_one(),
    };
    let side = |who: Who| match (who, parties) {
        (Who::Team(team), _) => Ok(team),
        (Who::Seat(seat), Some(parties)) => Ok(parties.team_of(seat)),
        (Who::Seat(seat), None) => Err(Impossible::PartyUnknown(seat)),
    };
    let augen = of_sides(&facts.augen, parties, Augen::DECK.0)?;
    limits::seats(rules, facts)?;
    let tricks: Vec<(Who, u16)> = facts.tricks.iter().map(|&(who, n)| (who, u16::from(n))).collect();
    let tricks = of_sides(&tricks, parties, u16::from(rules.deck.hand_size)).map_err(Impossible::in_tricks)?;
    let (augen, tricks) = match (augen, of_null(rules, facts, tricks).filter(|_| game.is_null())) {
        // Without Augen the soloist may still have a trick.
        (Some(augen), Some((_, of_null))) if augen.re == 0 => (augen, Some(of_null)),
        (Some(augen), _) => (augen, tricks),
        (None, Some((augen, tricks))) => (augen, Some(tricks)),
        (None, None) => return Err(Impossible::NoAugen),
    };
    let won = limits::won(rules, augen, tricks)?;
    let mut special = Vec::with_capacity(facts.special.len());
    for &(point, who) in &facts.special {
        special.push((point, side(who)?));
    }
    let (mut levels, late) = calls::levels(rules, facts, game, side, breaches)?;
    levels.re = levels.re.max(calls::called_with(rules, game));
    let follows = special.iter().any(|&(point, _)| point == Sonderpunkt::Alten);
    special.retain(|&(point, _)| point != Sonderpunkt::Alten);
    let about = limits::About { game, is_solo, schweine: facts.schweine, won, tricks: tricks.is_some() };
    limits::special(rules, &about, &special)?;
    let seats = parties.unwrap_or(STAND_IN[usize::from(!is_solo)]);
    let contract = match game {
        FactGame::SomeSolo => same_worth(rules)?.map_or(Contract::Normal, Contract::Solo),
        FactGame::Named(_) => game.contract().unwrap_or(Contract::Normal),
    };
    let score = score(rules, contract, seats, levels, won, &special);
    let has_alten = score.items.iter().any(|item| item.kind == ItemKind::Sonder(Sonderpunkt::Alten));
    if follows && !has_alten {
        return Err(if is_solo { Impossible::NoneInSolo(Sonderpunkt::Alten) } else { Impossible::NotAgainstTheOld });
    }
    if let Some(said) = facts.winner.filter(|&said| Some(said) != score.winner) {
        return Err(Impossible::OtherWinner { said, winner: score.winner });
    }
    let tricks = tricks.map(|_| ByTeam::from_fn(|team| won[team].tricks));
    Ok(Reckoned { game, parties, is_solo, won, tricks, levels, special, late, score })
}

/// Returns some Augen and tricks of a Null, of which only matters whether the soloist has a trick: it is known from his tricks or
/// from who has won.
fn of_null(rules: &Rules, facts: &Facts, tricks: Option<ByTeam<u16>>) -> Option<(ByTeam<u16>, ByTeam<u16>)> {
    let all = u16::from(rules.deck.hand_size);
    let re = match (tricks, facts.winner) {
        (Some(tricks), _) => tricks.re,
        (None, Some(winner)) => u16::from(winner == Team::Kontra),
        (None, None) => return None,
    };
    let augen = Augen::DECK.0 * re / all;
    Some((ByTeam { re: augen, kontra: Augen::DECK.0 - augen }, ByTeam { re, kontra: all - re }))
}

/// Returns what was played by whom, if that fits together.
fn game_and_parties(rules: &Rules, facts: &Facts) -> Result<(FactGame, Option<Parties>), Impossible> {
    let n_re = facts.re.map(SeatSet::len);
    if let Some(re) = facts.re.filter(|re| !(1..=2).contains(&re.len())) {
        return Err(Impossible::ReSize(re));
    }
    // Where a Null is the only solo, it is the one that was played.
    let only_null = matches!(rules.soli.named[..], [Solo::Null]);
    let some_solo = if only_null { FactGame::Named(GameName::Solo(Solo::Null)) } else { FactGame::SomeSolo };
    let game = match (facts.game, n_re) {
        (None, Some(1)) | (Some(FactGame::SomeSolo), _) => some_solo,
        (None, _) => FactGame::Named(GameName::Normal),
        // A normal game or a Hochzeit of one is what it turned out to be.
        (Some(FactGame::Named(GameName::Normal)), Some(1)) => FactGame::Named(GameName::StillesSolo),
        (Some(FactGame::Named(GameName::Hochzeit)), Some(1)) => FactGame::Named(GameName::HochzeitSolo),
        (Some(game), _) => game,
    };
    match n_re {
        Some(2) if game.is_for_one() => {
            return Err(Impossible::NeedsSoloist { game, re: facts.re.unwrap_or_default() });
        }
        Some(1) if !game.is_for_one() => return Err(Impossible::NeedsPartner { game }),
        _ => {}
    }
    if !is_played(rules, game) {
        return Err(Impossible::NoSuchGame(game));
    }
    // A Lustsolo is what any solo is called where none is compulsory.
    if facts.solo_kind == Some(VorbehaltKind::Pflichtsolo) && rules.soli.pflichtsolo_per_player == 0 {
        return Err(Impossible::NoPflichtsolo);
    }
    let is_hochzeit = matches!(game, FactGame::Named(GameName::Hochzeit | GameName::HochzeitSolo));
    match facts.klaerung {
        Some(_) if !is_hochzeit => return Err(Impossible::NoKlaerung { game }),
        Some(trick) if !(1..=rules.hochzeit.limit).contains(&trick) => {
            return Err(Impossible::KlaerungTooLate { trick, limit: rules.hochzeit.limit });
        }
        _ => {}
    }
    Ok((game, facts.re.map(|re| Parties { re })))
}

/// Returns a solo that is worth as much as every other one.
fn same_worth(rules: &Rules) -> Result<Option<Solo>, Impossible> {
    // In a Null nobody asks for Augen.
    let points = |solo: &Solo| (rules.soli.points_by_kind.of(Some(*solo)), *solo == Solo::Null);
    let first = rules.soli.named.first();
    let differs = rules.soli.named.iter().any(|solo| Some(points(solo)) != first.map(points));
    if differs { Err(Impossible::WhichSolo) } else { Ok(first.copied()) }
}

/// Returns whether the rules have this game.
fn is_played(rules: &Rules, game: FactGame) -> bool {
    match game {
        FactGame::SomeSolo => rules.has_soli(),
        FactGame::Named(GameName::Solo(solo)) => rules.soli.named.contains(&solo),
        FactGame::Named(GameName::Hochzeit | GameName::HochzeitSolo) => rules.has_hochzeit(),
        FactGame::Named(GameName::Trumpfabgabe) => rules.trumpfabgabe.if_nobody != Trumpfabgabe::Off,
        FactGame::Named(GameName::Normal | GameName::StillesSolo) => true,
    }
}

impl FactGame {
    /// Returns the game that decides which cards are trumps; `None` for a solo that nobody has named.
    #[must_use]
    pub const fn contract(self) -> Option<Contract> {
        match self {
            Self::SomeSolo => None,
            Self::Named(GameName::Solo(solo)) => Some(Contract::Solo(solo)),
            Self::Named(GameName::Hochzeit | GameName::HochzeitSolo) => Some(Contract::Hochzeit),
            Self::Named(GameName::Trumpfabgabe) => Some(Contract::Trumpfabgabe),
            Self::Named(GameName::Normal | GameName::StillesSolo) => Some(Contract::Normal),
        }
    }

    /// Returns whether only one player can be Re in it.
    #[must_use]
    pub const fn is_for_one(self) -> bool {
        match self {
            Self::SomeSolo => true,
            Self::Named(name) => matches!(name, GameName::HochzeitSolo | GameName::StillesSolo | GameName::Solo(_)),
        }
    }

    /// Returns whether it is a Null, in which nobody counts Augen.
    #[must_use]
    pub const fn is_null(self) -> bool {
        matches!(self, Self::Named(GameName::Solo(Solo::Null)))
    }
}

/// Returns how much of a whole each side has, if enough is said to know it; `None` if nothing is said.
fn of_sides(said: &[(Who, u16)], parties: Option<Parties>, whole: u16) -> Result<Option<ByTeam<u16>>, Impossible> {
    if let Some(&(who, n)) = said.iter().find(|&&(_, n)| whole < n) {
        return Err(Impossible::TooManyAugen { who, n, most: whole });
    }
    let mut sides: ByTeam<Option<u16>> = ByTeam::default();
    for &(who, n) in said {
        if said.iter().any(|&(other, other_n)| other == who && other_n != n) {
            return Err(Impossible::TwoNumbers(who));
        }
        if let Who::Team(team) = who {
            sides[team] = Some(n);
        }
    }
    let of_seat = |seat: Seat| said.iter().find(|&&(who, _)| who == Who::Seat(seat)).map(|&(_, n)| n);
    let seats: SeatSet = Seat::ALL.into_iter().filter(|&seat| of_seat(seat).is_some()).collect();
    if let (Some(seat), None) = (seats.iter().next(), parties) {
        return Err(Impossible::PartyUnknown(seat));
    }
    for (team, parties) in Team::ALL.into_iter().filter_map(|team| Some((team, parties?))) {
        let members = parties.members(team);
        // Who has nothing is often left out, but then somebody has to say so for the side.
        if !members.iter().all(|seat| seats.contains(seat)) {
            continue;
        }
        let sum: u16 = members.iter().filter_map(of_seat).sum();
        match sides[team] {
            Some(side) if side != sum => return Err(Impossible::MembersDiffer { team, side, sum }),
            _ => sides[team] = Some(sum),
        }
    }
    match (sides.re, sides.kontra) {
        (Some(re), Some(kontra)) if re + kontra != whole => Err(Impossible::Sum { re, kontra, whole }),
        (Some(re), _) if whole < re => Err(Impossible::TooManyAugen { who: Who::Team(Team::Re), n: re, most: whole }),
        (_, Some(kontra)) if whole < kontra => {
            Err(Impossible::TooManyAugen { who: Who::Team(Team::Kontra), n: kontra, most: whole })
        }
        (Some(re), _) => within(said, parties, ByTeam { re, kontra: whole - re }),
        (None, Some(kontra)) => within(said, parties, ByTeam { re: whole - kontra, kontra }),
        (None, None) if seats.is_empty() => Ok(None),
        (None, None) => Err(Impossible::SomeMissing(!seats)),
    }
}

/// Refuses players who have more than their side.
fn within(
    said: &[(Who, u16)],
    parties: Option<Parties>,
    sides: ByTeam<u16>,
) -> Result<Option<ByTeam<u16>>, Impossible> {
    for (team, parties) in Team::ALL.into_iter().filter_map(|team| Some((team, parties?))) {
        let is_member = |who: Who| matches!(who, Who::Seat(seat) if parties.team_of(seat) == team);
        let mut seen = SeatSet::EMPTY;
        let mut sum = 0;
        for &(who, n) in said.iter().filter(|&&(who, _)| is_member(who)) {
            if let Who::Seat(seat) = who
                && !seen.contains(seat)
            {
                seen = seen.with(seat);
                sum += n;
            }
        }
        if sides[team] < sum {
            return Err(Impossible::MembersDiffer { team, side: sides[team], sum });
        }
    }
    Ok(Some(sides))
}

impl Facts {
    /// Returns what people would know of a game that was played to its end, with the moment of every call.
    #[must_use]
    pub fn of(outcome: &Outcome) -> Self {
        let klaerung = outcome.klaerung.and_then(Klaerung::trick);
        let call = |called: &Called| FactCall {
            who: Who::Team(called.team),
            // What the partner of a Hochzeiter has called before he was one is a call of Re now.
            call: if called.call.team().is_some() { Call::ansage(called.team) } else { called.call },
            when: klaerung
                .is_none_or(|trick| 4 * trick <= called.before_card)
                .then_some(When::Played(called.before_card)),
        };
        let mut calls: Vec<FactCall> = Vec::new();
        for called in outcome.calls.iter().map(call) {
            if !calls.iter().any(|other| (other.who, other.call) == (called.who, called.call)) {
                calls.push(called);
            }
        }
        let of_tricks = outcome.special.iter().map(|special| (special.point, Who::Team(special.team)));
        // What calls bring is written down, but lies in no trick.
        let of_calls = outcome.score.items.iter().filter_map(|item| match item.kind {
            ItemKind::Sonder(point) if point.is_of_call() => Some((point, Who::Team(item.team))),
            _ => None,
        });
        let schweine = outcome.game.schweine().min(Schweine::Announced);
        Self {
            game: Some(FactGame::Named(outcome.scored_as)),
            solo_kind: None,
            re: Some(outcome.parties.re),
            augen: vec![(Who::Team(Team::Re), outcome.won.re.augen.0)],
            tricks: vec![(Who::Team(Team::Kontra), outcome.won.kontra.tricks)],
            calls,
            klaerung,
            special: of_tricks.chain(of_calls).collect(),
            schweine,
            winner: outcome.score.winner,
        }
    }
}
