//! The facts needed before the first card: the rules, the game, seats, dealer and leader.

use super::{At, Draft, Hints, Read, Who};
use crate::{RuleBook, parse_seat, record::Record};
use game::{
    Act, BySeat, Card, GameName, Rank, Rules, Seat, Team, Vorbehalt,
    rules::{SoloLeader, VorbehaltKind},
    words::noted,
};
use text::{Arg, Join, Message, brief, message};

/// Returns the rules: those that are written, those that were chosen, or those of the DDV for twelve cards a hand.
pub(super) fn rules(draft: &Draft, book: &RuleBook, end: At, assumed: &mut Vec<Message>) -> Read<Rules> {
    if let Some((name, at)) = &draft.head.rules {
        let known = || Arg::list(book.names(), Join::Comma);
        let unknown =
            || at.error_with(message!("rule-set-unknown", name), message!("rule-set-unknown-help", known = known()));
        return book.get(name).cloned().ok_or_else(unknown);
    }
    if let Some(rules) = book.default_rules() {
        if draft.rules.is_some() {
            assumed.push(message!("import-rules-of-file-unused", rules = rules.name.as_ref()));
        }
        return Ok(rules.clone());
    }
    if let Some(rules) = &draft.rules {
        assumed.push(message!("import-rules-of-file", rules = rules.name.as_ref()));
        return Ok(rules.clone());
    }
    let hands = draft.hands.iter().filter_map(|(_, hand)| hand.as_ref());
    let names =
        hands.flatten().chain(draft.tricks.iter().flat_map(|trick| trick.cards.iter().map(|played| &played.card)));
    let has_nines = names.into_iter().any(|name| name.meanings.iter().all(|card| card.rank() == Rank::Nine));
    let longest = draft.hands.iter().filter_map(|(_, hand)| hand.as_ref().map(Vec::len)).max();
    if has_nines || longest.unwrap_or(draft.tricks.len()) == Rules::DDV.n_tricks() {
        assumed.push(message!("import-assumed-rules", rules = Rules::DDV.name.as_ref()));
        return Ok(Rules::DDV);
    }
    Err(end.error_with(message!("import-which-rules"), message!("import-which-rules.help")))
}

/// Returns the game: the one that is written, that was named in the Vorbehalt round, or a normal one.
pub(super) fn game(draft: &Draft, hints: &Hints, assumed: &mut Vec<Message>) -> GameName {
    if let Some((game, _)) = draft.head.game {
        return game;
    }
    if let Some(game) = hints.game {
        return game;
    }
    let named = draft.head.said.iter().flatten().rev().find_map(|(_, act)| match act {
        Act::Name(Vorbehalt::Solo(solo)) => Some(GameName::Solo(*solo)),
        Act::Name(Vorbehalt::Hochzeit { .. }) => Some(GameName::Hochzeit),
        _ => None,
    });
    named.unwrap_or_else(|| {
        if draft.head.said.is_none() {
            assumed.push(message!("import-assumed-normal"));
        }
        GameName::Normal
    })
}

/// Seats of the players.
pub(super) struct Seating {
    /// The seat of each player, in the order of their names.
    pub(super) seats: [Seat; 4],
    /// Whether the text names the players, and not the seats themselves.
    has_names: bool,
    /// The soloist.
    pub(super) soloist: Option<Seat>,
    /// Whether it was said that a normal game was played.
    pub(super) is_told_normal: bool,
    text: String,
}

impl Seating {
    /// Finds out who sits where: the names are seats, or were listed, or played in turn.
    pub(super) fn of(draft: &Draft, end: At, assumed: &mut Vec<Message>) -> Read<Self> {
        let players = &draft.head.players;
        let new = |seats, has_names| Self {
            seats,
            has_names,
            soloist: None,
            is_told_normal: false,
            text: draft.text.clone(),
        };
        if players.are_seats() || players.names().is_empty() {
            let seat = |number| players.seat_called(Who(number)).unwrap_or(Seat::from_index(number));
            return Ok(new([0, 1, 2, 3].map(seat), false));
        }
        let mut seats = Seat::ALL;
        if let Some(order) = players.order() {
            for (index, who) in order.iter().enumerate() {
                seats[who.0] = Seat::from_index(index);
            }
        } else {
            let in_turn = draft.tricks.iter().find_map(|trick| {
                let who: Vec<Who> = trick.cards.iter().filter_map(|played| played.who).collect();
                (who.len() == 4).then_some(who)
            });
            let by_hand = || {
                let who: Vec<Who> = draft.hands.iter().map(|(who, _)| *who).collect();
                (who.len() == 4).then_some(who)
            };
            let Some(order) = in_turn.or_else(by_hand).filter(|_| players.names().len() == 4) else {
                return Err(end.error_with(message!("import-who-sits"), message!("import-who-sits.help")));
            };
            // The player named first sits in the north, the others clockwise in the order in which they play.
            let first = order.iter().position(|who| who.0 == 0).unwrap_or_default();
            for (index, who) in order.iter().enumerate() {
                seats[who.0] = Seat::from_index((index + 4 - first) % 4);
            }
        }
        let seating = new(seats, true);
        let told =
            Seat::ALL.map(|seat| message!("import-sits", name = seating.shown(draft, seat), seat = noted(&seat)));
        assumed.push(message!("import-assumed-seats", seats = Arg::list(told, Join::Comma)));
        Ok(seating)
    }

    pub(super) fn seat(&self, who: Who) -> Seat {
        self.seats[who.0 & 3]
    }

    /// Returns what the player at a seat is called.
    pub(super) fn called(&self, draft: &Draft, seat: Seat) -> String {
        let who = self.seats.iter().position(|&other| other == seat).map(Who);
        let name = who.map(|who| draft.head.players.name(who)).unwrap_or_default();
        if name.is_empty() { seat.to_string() } else { name.to_owned() }
    }

    /// Returns the same as it can be shown.
    pub(super) fn shown(&self, draft: &Draft, seat: Seat) -> String {
        brief(&self.called(draft, seat)).into_owned()
    }

    /// Returns what the players are called, unless it is by their seats.
    pub(super) fn names(&self, draft: &Draft) -> BySeat<Option<String>> {
        BySeat::from_fn(|seat| self.has_names.then(|| self.called(draft, seat)))
    }

    /// Returns what is written at a place, as it can be shown.
    pub(super) fn text_of(&self, at: At) -> String {
        brief(at.span.of(&self.text)).into_owned()
    }
}

/// The facts to ask for if the text does not state them.
pub(super) struct Asked<'a> {
    pub(super) draft: &'a Draft,
    pub(super) hints: &'a Hints,
    pub(super) seating: &'a Seating,
    pub(super) rules: &'a Rules,
    pub(super) game: GameName,
    pub(super) end: At,
}

impl Asked<'_> {
    /// Returns the seat that an option names.
    fn seat_of(&self, text: &str) -> Read<Seat> {
        let who = self.draft.head.players.find(text).map(|who| self.seating.seat(who));
        who.or_else(|| parse_seat(text).ok()).ok_or_else(|| {
            let known = self.draft.head.players.names().join(", ");
            self.end.error(message!("import-unknown-player", name = brief(text), known = brief(&known)))
        })
    }

    fn hinted(&self, hint: Option<&String>) -> Read<Option<Seat>> {
        hint.map(|text| self.seat_of(text)).transpose()
    }

    /// Returns who plays a solo.
    pub(super) fn soloist(&self) -> Read<Option<Seat>> {
        let written = self.draft.head.soloist.map(|(who, _)| self.seating.seat(who));
        let said = || {
            let said = self.draft.head.said.iter().flatten().rev();
            said.clone()
                .find(|(_, act)| matches!(act, Act::Name(Vorbehalt::Solo(_))))
                .map(|(who, _)| self.seating.seat(*who))
        };
        let soloist = match written.or_else(said) {
            Some(seat) => Some(seat),
            None => self.hinted(self.hints.soloist.as_ref())?,
        };
        match (self.game, soloist) {
            (GameName::Solo(_), None) => {
                Err(self.end.error_with(message!("import-who-plays"), message!("import-who-plays.help")))
            }
            (GameName::Solo(_), soloist) => Ok(soloist),
            _ => Ok(None),
        }
    }

    /// Returns who dealt and who led the first trick.
    pub(super) fn dealer_and_leader(&self, soloist: Option<Seat>, assumed: &mut Vec<Message>) -> Read<(Seat, Seat)> {
        let head = &self.draft.head;
        let dealer = match head.dealer {
            Some((who, _)) => Some(self.seating.seat(who)),
            None => self.hinted(self.hints.dealer.as_ref())?,
        };
        let first = self.draft.tricks.first();
        let by_trick = first.and_then(|trick| {
            let first = trick.cards.first().filter(|_| trick.written == super::Written::InOrder);
            trick.leader.or_else(|| first.and_then(|played| played.who))
        });
        let leader = match by_trick.or(head.leader.map(|(who, _)| who)) {
            Some(who) => Some(self.seating.seat(who)),
            None => self.hinted(self.hints.leader.as_ref())?,
        };
        match (dealer, leader) {
            (Some(dealer), Some(leader)) => Ok((dealer, leader)),
            (Some(dealer), None) => Ok((dealer, self.leader_after(dealer, soloist))),
            (None, Some(leader)) => {
                let dealer = leader.plus(3);
                assumed.push(message!("import-assumed-dealer", name = self.seating.shown(self.draft, dealer)));
                Ok((dealer, leader))
            }
            (None, None) => Err(self.end.error_with(message!("import-who-led"), message!("import-who-led.help"))),
        }
    }

    fn leader_after(&self, dealer: Seat, soloist: Option<Seat>) -> Seat {
        let is_duty =
            self.draft.head.reservation == Some(VorbehaltKind::Pflichtsolo) || self.draft.head.vorfuehren.is_some();
        match (soloist, self.rules.soli.leader) {
            (Some(soloist), SoloLeader::Always) => soloist,
            (Some(soloist), SoloLeader::PflichtsoloOnly) if is_duty => soloist,
            _ => dealer.next(),
        }
    }
}

/// Returns the side of a player who has called for it without saying which.
pub(super) fn team_of(record: &Record, player: Seat) -> Option<Team> {
    let is_re = if let Some(soloist) = record.soloist {
        soloist == player
    } else if let (Some(giver), Some(taker)) = (record.giver, record.taker) {
        [giver, taker].contains(&player)
    } else if let Some(re) = &record.re {
        re.contains(&player)
    } else if matches!(record.game, GameName::Normal | GameName::StillesSolo) {
        record.hands[player].contains(&Card::CQ)
    } else {
        return None;
    };
    Some(if is_re { Team::Re } else { Team::Kontra })
}
