//! Memory of the public state: cards played, voids, Augen, sides shown.

use crate::rules::tells::{Tell, Tells};
use game::{
    BySeat, ByTeam, Call, Card, Class, Hand, Klaerung, Level, Named, Order, Parties, Public, Seat, SeatSet, Team, Trick,
};

/// The public memory of a game.
///
/// It is rebuilt from a [`Public`] for every decision and updated card by card in an imagined game; both give the same.
///
/// # Information
/// Made only of what all seats have seen.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Memory {
    /// Every card on the table, the running trick included.
    pub(crate) played: Hand,
    /// The classes each seat has shown that it does not hold, a bit for each [`Class::index`].
    pub(crate) voids: BySeat<u8>,
    /// The Augen of each seat.
    pub(crate) augen: BySeat<u16>,
    /// The number of tricks of each seat.
    pub(crate) tricks: BySeat<u8>,
    /// The number of queens of clubs that each seat has laid.
    pub(crate) queens: BySeat<u8>,
    /// The side that each seat has stated.
    pub(crate) said: BySeat<Option<Team>>,
    /// The sides, if the game makes them public.
    pub(crate) parties: Option<Parties>,
    /// The Hochzeiter while the partner is open.
    pub(crate) searching: Option<Seat>,
    /// The level of each side.
    pub(crate) levels: ByTeam<Level>,
    /// The number of leads of each class, by [`Class::index`]; the current trick included.
    pub(crate) led: [u8; 5],
    /// The logarithm of the probability of each of the six pairs as Re by the cards that were played; `None` if the
    /// sides are not inferred, or both queens of clubs are out.
    pub(crate) pairs: Option<[f32; 6]>,
    /// Method by which the seat infers its partner.
    pub(crate) partner: Partner,
}

/// The way in which a seat infers its partner.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Partner {
    /// Infers from the rules, from the cards, and from the play of the others.
    #[default]
    Inferred,
    /// Infers from proofs only.
    Proved,
    /// Infers nothing, except in a solo.
    Unseen,
}

/// The memory of a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Recall {
    /// Everything.
    All,
    /// The sides, the calls and the tricks won, but cards of the last two tricks and the current one only.
    LastTricks,
}

impl Memory {
    /// Returns what there is to remember before the first card.
    pub(crate) fn new(parties: Option<Parties>, searching: Option<Seat>) -> Self {
        Self {
            played: Hand::EMPTY,
            voids: BySeat::default(),
            augen: BySeat::default(),
            tricks: BySeat::default(),
            queens: BySeat::default(),
            said: BySeat::default(),
            parties,
            searching,
            levels: ByTeam::default(),
            led: [0; 5],
            pairs: (parties.is_none() && searching.is_none()).then_some([0.0; 6]),
            partner: Partner::default(),
        }
    }

    /// Returns what is remembered of a game.
    pub(crate) fn of(public: &Public) -> Self {
        let mut memory = Self { levels: public.levels(), ..Self::in_the_game(public, public.klaerung()) };
        // If both are out, the cards before them are no evidence any more.
        if public.plays().filter(|&(_, card)| card == Card::CQ).count() == 2 {
            memory.pairs = None;
        }
        for called in public.calls() {
            memory.said[called.seat] = Some(called.team);
        }
        for (number, trick) in public.tricks().iter().enumerate() {
            memory.see_all(public, number, trick);
            memory.complete(trick);
        }
        memory.see_all(public, public.tricks().len(), public.trick());
        memory
    }

    /// Returns the part of the memory that a player with this `partner` and `recall` uses.
    pub(crate) fn seen_by(self, public: &Public, partner: Partner, recall: Recall) -> Self {
        let pairs = self.pairs.filter(|_| partner == Partner::Inferred);
        let memory = Self { pairs, partner, ..self };
        match recall {
            Recall::All => memory,
            Recall::LastTricks => {
                // Evidence of its cards about the sides is ignored.
                let mut late = Self { pairs: None, ..Self::new(None, None) };
                let first = public.tricks().len().saturating_sub(2);
                for (number, trick) in public.tricks().iter().chain([public.trick()]).enumerate().skip(first) {
                    late.see_all(public, number, trick);
                }
                Self { played: late.played, voids: late.voids, led: late.led, ..memory }
            }
        }
    }

    /// Returns what was remembered before the first card and the first call.
    pub(crate) fn before_first_card(public: &Public) -> Self {
        Self::in_the_game(public, public.klaerung().map(|_| Klaerung::Open))
    }

    /// Returns the memory that follows from the name of the game, and from `klaerung` in a Hochzeit.
    fn in_the_game(public: &Public, klaerung: Option<Klaerung>) -> Self {
        let (parties, searching) = match public.game().named {
            Named::Normal => (None, None),
            Named::Hochzeit { hochzeiter, .. } => {
                let parties = klaerung.and_then(|klaerung| klaerung.parties(hochzeiter));
                (parties, parties.is_none().then_some(hochzeiter))
            }
            Named::Trumpfabgabe { giver, taker } => (Some(Parties { re: SeatSet::only(giver).with(taker) }), None),
            Named::Solo { soloist, .. } => (Some(Parties { re: SeatSet::only(soloist) }), None),
        };
        Self::new(parties, searching)
    }

    /// Records the cards of the trick after `n_tricks` complete ones.
    fn see_all(&mut self, public: &Public, n_tricks: usize, trick: &Trick) {
        let Some(led) = trick.led() else { return };
        let mut before = Trick::led_by(trick.leader());
        for (n_cards, (seat, card)) in trick.plays().enumerate() {
            let order = public.order_when(4 * n_tricks + n_cards);
            if self.pairs.is_some() {
                self.wonder(order, &before, card);
                before.push(order, card);
            }
            self.see(order, led, seat, card);
        }
        self.led[public.order().class_of(led).index()] += 1;
    }

    /// Records a card that does not lead.
    fn see(&mut self, order: &Order, led: Card, seat: Seat, card: Card) {
        self.played.add(card);
        let class = order.class_of(led);
        if order.class_of(card) != class {
            self.voids[seat] |= 1 << class.index();
        }
        if card == Card::CQ {
            self.queens[seat] += 1;
            if self.queens.0.iter().sum::<u8>() == 2 {
                self.pairs = None;
            }
        }
    }

    /// Records the evidence of a card about the sides.
    fn wonder(&mut self, order: &Order, trick: &Trick, card: Card) {
        let n_tricks = self.tricks.0.iter().sum::<u8>().into();
        if let Some(pairs) = &mut self.pairs {
            Tells::learned().add(&Tell::new(order, trick, n_tricks, card), pairs);
        }
    }

    /// Records a card; `trick` has the cards before it.
    pub(crate) fn play(&mut self, order: &Order, trick: &Trick, card: Card) {
        self.wonder(order, trick, card);
        match trick.led() {
            Some(led) => self.see(order, led, trick.to_play(), card),
            None => {
                self.see(order, card, trick.to_play(), card);
                self.led[order.class_of(card).index()] += 1;
            }
        }
    }

    /// Records the winner of a complete trick.
    pub(crate) fn complete(&mut self, trick: &Trick) {
        if let Some(owner) = trick.owner() {
            self.augen[owner] += trick.augen().0;
            self.tricks[owner] += 1;
        }
    }

    /// Records the partner of the Hochzeiter, if the tricks have settled it.
    pub(crate) fn clarify(&mut self, hochzeiter: Seat, klaerung: Klaerung) {
        if let Some(parties) = klaerung.parties(hochzeiter) {
            self.parties = Some(parties);
            self.searching = None;
        }
    }

    /// Records a call.
    pub(crate) fn call(&mut self, seat: Seat, team: Team, call: Call) {
        self.said[seat] = Some(team);
        self.levels[team] = self.levels[team].max(call.level());
    }

    /// Returns whether a seat has shown that it holds no card of a class.
    pub(crate) fn is_void(&self, seat: Seat, class: Class) -> bool {
        self.voids[seat] >> class.index() & 1 != 0
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::draw::Draw;
    use crate::rules::rollout::tests::found;
    use game::Rules;
    use game::rules::SchweineRule;

    #[test]
    fn memory_from_card_to_card_is_memory_of_the_whole() {
        let late = |schweine| Rules::DDV.with(|rules| rules.schweine.when = schweine);
        let [ddv, bsv, recklinghausen, _] = Rules::ALL;
        let sets = [ddv, bsv, recklinghausen, late(SchweineRule::FirstPlayed), late(SchweineRule::AfterTrick)];
        for index in 0..250 {
            let mut draw = Draw::new(11, index);
            let mut play = found(&sets[index as usize % 5], &mut draw);
            let mut memory = Memory::of(play.public());
            while let Some(seat) = play.actor() {
                if let Some(call) = play.duty() {
                    play.call(seat, call).expect("the call that is due");
                    memory.call(seat, play.team_of(seat).expect("who has a duty has a party"), call);
                    continue;
                }
                let legal = play.legal();
                let card = legal.nth(draw.below(legal.len())).expect("a card");
                let (trick, n_played) = (*play.public().trick(), play.public().cards_played());
                let complete = play.play(seat, card).expect("a legal card");
                memory.play(play.public().order_when(n_played), &trick, card);
                if let Some(trick) = complete {
                    memory.complete(&trick);
                    if let (Some(klaerung), Some(hochzeiter)) = (play.public().klaerung(), memory.searching) {
                        memory.clarify(hochzeiter, klaerung);
                    }
                }
                assert_eq!(memory, Memory::of(play.public()), "deal {index}");
            }
        }
    }
}
