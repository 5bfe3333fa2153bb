//! Evidence of the round of Vorbehalte about the hands.
//!
//! Whether a seat may say something depends on the cards of this seat alone, and of them only on the kinds of Vorbehalt
//! they allow. So every set of kinds is tried for every seat: the round is heard again, and each act of the seat has to
//! be one that it could make with these kinds.

use crate::contract::{Contract, Schweine, SchweineHolders};
use crate::eligibility::Eligibility;
use crate::rules::{Pflichtsolo, Rules, VorbehaltKind};
use crate::seat::{BySeat, Seat, SeatSet};
use crate::spielfindung::act::{Act, Say};
use crate::spielfindung::named::Resolution;
use crate::spielfindung::possible::{KindSet, kinds_of, public_kinds, without_lower};
use crate::spielfindung::query::{Query, Wait};

/// Evidence of the round of Vorbehalte about the hands as they were dealt.
///
/// # Information
/// Made only of what was heard.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Told {
    pflichtsolo: BySeat<Pflichtsolo>,
    /// The sets of kinds that a seat can have had; `None` where it can be any.
    kinds: BySeat<Option<Vec<KindSet>>>,
    schweine: (Contract, SchweineHolders),
    first_asked: Vec<(Seat, Seat)>,
}

impl Told {
    /// Returns what these acts tell; the cards given back in an exchange do not belong to them.
    #[must_use]
    pub fn of(rules: &Rules, dealer: Seat, pflichtsolo_open: SeatSet, heard: &[(Seat, Act)]) -> Self {
        let nobody = Heard { rules, dealer, pflichtsolo_open, acts: heard, first_asked: &[] };
        let first_asked = nobody.find_first_asked();
        let round = Heard { first_asked: &first_asked, ..nobody };
        Self {
            pflichtsolo: BySeat::from_fn(|seat| Pflichtsolo::of(rules, pflichtsolo_open, seat)),
            kinds: BySeat::from_fn(|seat| round.kinds_of(seat)),
            schweine: round.schweine(),
            first_asked,
        }
    }

    /// Returns whether the words of a seat are evidence about its hand.
    #[must_use]
    pub const fn tells_of(&self, seat: Seat) -> bool {
        self.kinds.0[seat.index()].is_some()
    }

    /// Returns whether a seat with such a hand can have said what it said.
    #[must_use]
    pub fn allows(&self, rules: &Rules, seat: Seat, dealt: &Eligibility) -> bool {
        let allows = |kinds: &Vec<KindSet>| kinds.contains(&kinds_of(rules, dealt, self.pflichtsolo[seat]));
        self.kinds[seat].as_ref().is_none_or(allows)
    }

    /// Returns who has offered his trumps, each with who was asked for them first.
    #[must_use]
    pub fn first_asked(&self) -> &[(Seat, Seat)] {
        &self.first_asked
    }

    /// Returns who announced Schweine, and in which game, as far as it was found.
    #[must_use]
    pub const fn schweine(&self) -> (Contract, SchweineHolders) {
        self.schweine
    }
}

/// Words of a round.
#[derive(Clone, Copy)]
struct Heard<'a> {
    rules: &'a Rules,
    dealer: Seat,
    pflichtsolo_open: SeatSet,
    acts: &'a [(Seat, Act)],
    /// Seats that offer their trumps, each with the seat that was asked first.
    first_asked: &'a [(Seat, Seat)],
}

impl Heard<'_> {
    /// Returns the round before the first word, with these kinds for all seats.
    fn query(&self, kinds: KindSet) -> Query {
        let query = match self.acts.first() {
            // Rule DDV C.2: in a forced Pflichtsolo there are no questions.
            Some(&(seat, Act::Name(_))) => Query::forced(self.rules, self.dealer, seat, self.pflichtsolo_open),
            _ => Query::new(self.rules, self.dealer, self.pflichtsolo_open, BySeat([kinds; 4])),
        };
        match self.first_asked {
            [] => query,
            known => query.with_partners(BySeat::from_fn(|giver| {
                let asked = known.iter().find(|&&(other, _)| other == giver);
                asked.map_or(giver.next(), |&(_, asked)| asked)
            })),
        }
    }

    /// Returns who offers his trumps, each with who was the first to answer.
    fn find_first_asked(&self) -> Vec<(Seat, Seat)> {
        let mut query = self.query(KindSet::default());
        let mut found: Vec<(Seat, Seat)> = Vec::new();
        for &(actor, act) in self.acts {
            if let Wait::Take { giver, .. } = *query.wait()
                && found.iter().all(|&(other, _)| other != giver)
            {
                found.push((giver, actor));
                query.ask_first(giver, actor);
            }
            query.hear(actor, act);
        }
        found
    }

    /// Returns the sets of kinds with which a seat could say what it said; `None` if it could with any.
    fn kinds_of(&self, seat: Seat) -> Option<Vec<KindSet>> {
        let own = self.acts.iter().filter(|&&(actor, _)| actor == seat);
        let has_duties = self.rules.werfen.mandatory;
        let is_free = |&&(_, act): &&(Seat, Act)| act == Act::Say(Say::Gesund) && !has_duties;
        if own.clone().all(|act| is_free(&act)) {
            return None;
        }
        let public = public_kinds(self.rules, Pflichtsolo::of(self.rules, self.pflichtsolo_open, seat));
        let by_hand: Vec<VorbehaltKind> = public.without_soli().iter().collect();
        let mut sets: Vec<KindSet> = Vec::new();
        for bits in 0..1_usize << by_hand.len() {
            let held = by_hand.iter().enumerate().filter(|(at, _)| bits >> at & 1 != 0).map(|(_, &kind)| kind);
            let kinds = without_lower(self.rules, public.soli().iter().chain(held).collect());
            if !sets.contains(&kinds) {
                sets.push(kinds);
            }
        }
        let possible: Vec<KindSet> = sets.iter().copied().filter(|&kinds| self.could_say(seat, kinds)).collect();
        (possible.len() < sets.len()).then_some(possible)
    }

    fn could_say(&self, seat: Seat, kinds: KindSet) -> bool {
        let mut query = self.query(kinds);
        for &(actor, act) in self.acts {
            if is_after(&query, act) {
                break;
            }
            if actor == seat && query.check(actor, act).is_err() {
                return false;
            }
            query.hear(actor, act);
        }
        true
    }

    fn schweine(&self) -> (Contract, SchweineHolders) {
        let mut query = self.query(KindSet::default());
        let mut announced: Vec<Seat> = Vec::new();
        let mut after = false;
        for &(actor, act) in self.acts {
            after |= is_after(&query, act);
            match (after, act) {
                (true, Act::Yes) => announced.push(actor),
                (true, _) => {}
                (false, act) => query.hear(actor, act),
            }
        }
        match query.wait() {
            Wait::Found(Resolution::Game(game)) => {
                let next = |holders: SchweineHolders, seat| match holders.kind() {
                    Schweine::Hyper => holders,
                    _ => holders.with_next(seat),
                };
                (game.contract(), announced.into_iter().fold(game.schweine, next))
            }
            _ => (Contract::Normal, SchweineHolders::NONE),
        }
    }
}

/// Returns whether the act answers a question that comes when the query has found the game.
const fn is_after(query: &Query, act: Act) -> bool {
    matches!((query.wait(), act), (Wait::Found(_), Act::Yes | Act::No))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::card::Augen;

    fn hand(trumps: u8, queens_of_clubs: u8) -> Eligibility {
        Eligibility { augen: Augen(50), trumps, queens_of_clubs, ..Eligibility::default() }
    }

    fn told(rules: &Rules, words: &str) -> Told {
        let heard: Vec<(Seat, Act)> = words
            .split_whitespace()
            .map(|word| {
                let (seat, act) = word.split_once(':').expect("a seat and an act");
                let seat = seat.chars().next().and_then(Seat::from_letter).expect("a seat");
                (seat, Act::from_name(act).expect("an act"))
            })
            .collect();
        Told::of(rules, Seat::W, SeatSet::EMPTY, &heard)
    }

    #[test]
    fn gesund_tells_nothing_where_nobody_has_to_speak() {
        let told = told(&Rules::BSV, "N:gesund E:gesund S:gesund W:gesund");
        assert!(Seat::ALL.into_iter().all(|seat| !told.tells_of(seat)));
        let rules = Rules::BSV
            .with(|rules| {
                rules.werfen.trumps_max = Some(3);
                rules.werfen.mandatory = true;
            })
            .fitted(|_| false);
        let told = super::Told::of(&rules, Seat::W, SeatSet::EMPTY, &[(Seat::N, Act::Say(Say::Gesund))]);
        assert!(!told.allows(&rules, Seat::N, &hand(3, 0)));
        assert!(told.allows(&rules, Seat::N, &hand(4, 2)));
    }

    #[test]
    fn whoever_played_a_solo_had_no_hand_that_goes_before_it() {
        let rules = Rules::BSV.with(|rules| {
            rules.werfen.trumps_max = Some(2);
            rules.werfen.mandatory = true;
            rules.vorbehalte.priority =
                [VorbehaltKind::Werfen].iter().chain(&*Rules::BSV.vorbehalte.priority).copied().collect();
        });
        let told = told(&rules, "N:gesund E:vorbehalt S:gesund W:gesund E:damensolo");
        for seat in [Seat::N, Seat::E] {
            assert!(!told.allows(&rules, seat, &hand(2, 0)) && told.allows(&rules, seat, &hand(3, 0)));
        }
    }

    #[test]
    fn who_has_no_solo_and_said_vorbehalt_has_something_else() {
        // W has a Hochzeit or too few trumps when he says that it is no solo; N said yes before E was asked.
        let told = told(&Rules::BSV, "N:gesund E:vorbehalt S:vorbehalt W:gesund E:no S:yes S:damensolo");
        assert!(!told.tells_of(Seat::S) && !told.tells_of(Seat::N));
        assert!(!told.allows(&Rules::BSV, Seat::E, &hand(5, 1)));
        assert!(told.allows(&Rules::BSV, Seat::E, &hand(3, 1)));
        assert!(told.allows(&Rules::BSV, Seat::E, &hand(5, 2)));
    }
}
