//! Constraints on the hidden hands.
//!
//! Three things are known of a seat: cards that it cannot hold now, because it did not follow or because another seat
//! must have them; how many cards it holds; and a condition on the hand it was dealt. The condition comes from the
//! round of Vorbehalte and from the calls. It depends on some sums (trumps, kings, Augen and others), and only on which
//! side of some limits each sum is.
//!
//! A seat that saw a Trumpfabgabe without taking part in it does not know which cards were exchanged. To it, a card of
//! the two partners may have come into its hand in several ways. So each way is a place of its own: kept by the giver,
//! kept by the taker, given and kept, given and returned, returned (as a trump or as Fehl). The cards that the partners
//! have played are distributed over these places, too.

mod record;
mod sums;
mod words;

pub(crate) use words::{Counted, Words, dealt};

use crate::constraint::sums::{Side, Sums, choices, sides};
use crate::sample::formula::Formula;
use crate::sample::split::{Counter, Problem};
use game::rules::{GivenCards, OfferTold, TrumpfabgabeAsked};
use game::{
    Asked, BySeat, Card, CardSet, Contract, Due, Duty, Exchange, Hand, Ladder, Level, Named, Public, Rules,
    SchweineHolders, Seat, SeatSet, SeenExchange, Team, Told, View, normal_trumps, pflichtansage, pflichtansage_second,
};

/// Knowledge of an exchange.
#[derive(Clone, Copy, Debug)]
enum Swap {
    /// There was none.
    None,
    /// The viewer took part.
    Known(Exchange),
    /// The viewer has seen it.
    Seen(SeenExchange),
    /// The viewer has taken these trumps and not yet given anything back.
    Taken { giver: Seat, given: Hand },
    /// An exchange between these two, about which nothing else is known.
    Unknown { giver: Seat, taker: Seat },
}

/// Everything that is proved about the hidden hands.
#[derive(Clone, Debug)]
pub(crate) struct Facts<'a> {
    rules: &'a Rules,
    viewer: Option<(Seat, Hand)>,
    played: BySeat<Hand>,
    in_hand: BySeat<usize>,
    /// Cards that each seat cannot hold now.
    lacks: BySeat<CardSet>,
    /// Whether each seat can have been dealt 0, 1 or 2 queens of clubs.
    queens: BySeat<[bool; 3]>,
    told: Told,
    swap: Swap,
    /// Seat that offers its trumps in a Trumpfabgabe or has given them away, and the number it stated: cards or trumps,
    /// by the rules.
    offered: Option<(Seat, usize)>,
}

/// A place and what it means that a card lies there.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Place {
    /// Seat that was dealt the card, or that holds it if nothing was exchanged.
    pub(crate) seat: Seat,
    pub(crate) way: Way,
}

impl Place {
    /// Returns who has the cards of the place now, after an exchange between giver and taker.
    pub(crate) const fn holder(self, partners: Option<(Seat, Seat)>) -> Seat {
        match (self.way, partners) {
            (Way::Given, Some((_, taker))) => taker,
            (Way::Returned, Some((giver, _))) => giver,
            _ => self.seat,
        }
    }
}

/// Path of a card in an exchange.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Way {
    Stayed,
    Given,
    GivenAndReturned,
    Returned,
}

/// Cards that came back in an exchange: number of trumps, and numbers of trumps and Fehl cards of the giver's own.
#[derive(Clone, Copy, Debug)]
struct Back {
    trumps: usize,
    own_trumps: usize,
    own_fehl: usize,
    /// Possible given cards.
    given: CardSet,
}

/// One of the cases into which the possible deals fall.
#[derive(Clone, Debug)]
pub(crate) struct Case {
    pub(crate) problem: Problem,
    pub(crate) places: Vec<Place>,
}

impl<'a> Facts<'a> {
    /// Returns what a seat that sees the whole table but no hand knows before the first word: nothing.
    pub(crate) fn none(rules: &'a Rules) -> Self {
        Self {
            rules,
            viewer: None,
            played: BySeat::default(),
            in_hand: BySeat([rules.n_tricks(); 4]),
            lacks: BySeat::default(),
            queens: BySeat([[true; 3]; 4]),
            told: Told::of(rules, Seat::N, SeatSet::EMPTY, &[]),
            swap: Swap::None,
            offered: None,
        }
    }

    /// Returns what a seat knows while the game is being found.
    pub(crate) fn of_asked(asked: &Asked<'a>) -> Self {
        let rules = asked.rules();
        let mut facts = Self {
            viewer: Some((asked.seat(), asked.hand())),
            told: Told::of(rules, asked.dealer(), asked.pflichtsolo_open(), asked.heard()),
            ..Self::none(rules)
        };
        match (asked.exchange(), asked.seen_exchange(), asked.taken(), asked.due()) {
            (Some(&exchange), ..) => facts.swap = Swap::Known(exchange),
            (None, Some(&seen), ..) => facts.swap = Swap::Seen(seen),
            (None, None, Some(given), Some(Due::Return { giver, .. })) => {
                facts.swap = Swap::Taken { giver, given };
                facts.in_hand[giver] -= given.len();
            }
            (.., Some(Due::Take { giver, trumps })) => facts.offered = Some((giver, trumps)),
            _ => {}
        }
        facts.see_offer();
        facts.see_asked(asked.due());
        let (contract, holders) = facts.told.schweine();
        facts.have_schweine(contract, holders);
        facts
    }

    /// Returns what a seat knows while the cards are played.
    pub(crate) fn of_view(view: &View<'a>) -> Self {
        let public = view.public();
        let rules = public.rules();
        let mut facts = Self {
            viewer: Some((view.seat(), view.hand())),
            in_hand: BySeat::from_fn(|seat| public.cards_in_hand(seat)),
            told: Told::of(rules, public.dealer(), public.pflichtsolo_open(), public.heard()),
            ..Self::none(rules)
        };
        facts.see_cards(public);
        match public.game().named {
            Named::Normal => facts.hear_calls(public),
            Named::Hochzeit { hochzeiter, .. } => {
                facts.queens[hochzeiter] = [false, false, true];
                facts.only_at(hochzeiter, Card::CQ);
            }
            Named::Trumpfabgabe { giver, taker } => {
                facts.swap = match (view.exchange(), public.exchange()) {
                    (Some(&exchange), _) => Swap::Known(exchange),
                    (None, Some(&seen)) if view.seat() != giver && view.seat() != taker => Swap::Seen(seen),
                    _ => Swap::Unknown { giver, taker },
                };
            }
            Named::Solo { .. } => {}
        }
        facts.see_offer();
        facts.see_asked(None);
        facts.have_schweine(public.game().contract(), public.game().schweine);
        if let (Some(schwein), Some(seat)) = (rules.schwein(public.game().contract()), public.has_no_second_fox()) {
            facts.lacks[seat] = facts.lacks[seat].with(schwein);
        }
        facts
    }

    /// Records the giver of a Trumpfabgabe and the seat asked first, if that reveals the giver's partner.
    ///
    /// The partner of a giver with one queen of clubs has the other; of one without he has none or both. A giver with both
    /// has no partner, and his left neighbour is asked.
    fn see_asked(&mut self, due: Option<Due>) {
        if self.rules.trumpfabgabe.asked == TrumpfabgabeAsked::All {
            return;
        }
        let mut asked = self.told.first_asked().to_vec();
        if let (Some((viewer, _)), Some(Due::Take { giver, .. })) = (self.viewer, due)
            && asked.iter().all(|&(other, _)| other != giver)
        {
            asked.push((giver, viewer));
        }
        asked.into_iter().for_each(|(giver, asked)| self.see_partner(giver, asked));
    }

    /// Restricts the queens of clubs of all seats by the fact that `asked` is the partner of `giver`, or its left
    /// neighbour.
    fn see_partner(&mut self, giver: Seat, asked: Seat) {
        let may_have_both = asked == giver.next();
        let others = || Seat::ALL.into_iter().filter(move |&seat| seat != giver && seat != asked);
        let viewer = self.viewer.map(|(viewer, _)| (viewer, self.dealt_queens_of_viewer()));
        let mut allow = |seat: Seat, counts: [bool; 3]| {
            for (can, may) in self.queens[seat].iter_mut().zip(counts) {
                *can &= may;
            }
        };
        match viewer {
            Some((viewer, 1)) if viewer == giver => allow(asked, [false, true, false]),
            Some((viewer, 0)) if viewer == giver => {
                allow(asked, [true, false, true]);
                others().for_each(|seat| allow(seat, [true, true, false]));
            }
            Some((viewer, 1)) if viewer == asked => allow(giver, [false, true, false]),
            Some((viewer, 0)) if viewer == asked => {
                allow(giver, [true, false, may_have_both]);
                others().for_each(|seat| allow(seat, [true, true, false]));
            }
            Some((viewer, 1)) if viewer != giver => {
                allow(giver, [true, false, false]);
                allow(asked, [true, false, false]);
            }
            Some((viewer, 0)) if viewer != giver => {
                allow(giver, [true, true, may_have_both]);
                others().for_each(|seat| allow(seat, [true, false, false]));
            }
            _ => {}
        }
    }

    /// Returns with how many queens of clubs the viewer was dealt.
    fn dealt_queens_of_viewer(&self) -> usize {
        let Some((viewer, hand)) = self.viewer else { return 0 };
        let (sent, got) = match self.swap {
            // What was taken is in the hand already, and nothing is given back yet.
            Swap::Taken { giver, given } if giver != viewer => (Hand::EMPTY, given),
            _ => self.sent_and_got(viewer),
        };
        let held = hand.count(Card::CQ) + self.played[viewer].count(Card::CQ) + sent.count(Card::CQ);
        held.saturating_sub(got.count(Card::CQ))
    }

    /// Records the number of trumps that a giver has stated.
    fn see_offer(&mut self) {
        if let Swap::Seen(SeenExchange { giver, trumps_given: Some(trumps), .. }) = self.swap {
            self.offered = Some((giver, trumps));
        }
    }

    /// Records the announced Schweine: their announcer holds both cards.
    fn have_schweine(&mut self, contract: Contract, holders: SchweineHolders) {
        for (rank, announcer) in holders.iter() {
            if let Some(schwein) = self.rules.schwein_of(contract, rank) {
                self.only_at(announcer, schwein);
            }
        }
    }

    /// Records that a seat that does not follow lacks the led class. Playing such a card later is a revoke and
    /// withdraws the conclusion.
    fn see_cards(&mut self, public: &Public) {
        for trick in public.tricks().iter().chain([public.trick()]) {
            for (seat, card) in trick.plays() {
                if self.played[seat].count(card) < 2 {
                    self.played[seat].add(card);
                }
                self.lacks[seat] = self.lacks[seat] - public.order().follow(card);
                if let Some(led) = trick.led()
                    && !public.order().follow(led).contains(card)
                {
                    self.lacks[seat] |= public.order().follow(led);
                }
            }
        }
    }

    /// Records that only `holder` can hold `card` now.
    fn only_at(&mut self, holder: Seat, card: Card) {
        for seat in Seat::ALL.into_iter().filter(|&seat| seat != holder) {
            self.lacks[seat] = self.lacks[seat].with(card);
        }
    }

    /// Records the sides that were stated by calls, or by silence if a call was due, in a normal game.
    fn hear_calls(&mut self, public: &Public) {
        for called in public.calls() {
            self.is_of(called.seat, called.team);
        }
        for (winner, due) in [1, 2].into_iter().filter_map(|n_tricks| silent_winner(public, n_tricks)) {
            for team in Team::ALL {
                if due[team as usize] && due != [true, true] {
                    self.is_of(winner, !team);
                }
            }
        }
    }

    /// Records the side of a seat in a normal game. A false call proves nothing once the queens contradict it.
    fn is_of(&mut self, seat: Seat, team: Team) {
        let laid = self.played[seat].count(Card::CQ);
        let elsewhere = |other: Seat| {
            let held = self.viewer.filter(|&(viewer, _)| viewer == other).map_or(0, |(_, hand)| hand.count(Card::CQ));
            if other == seat { 0 } else { self.played[other].count(Card::CQ) + held }
        };
        let elsewhere: usize = Seat::ALL.into_iter().map(elsewhere).sum();
        match team {
            Team::Re if elsewhere < 2 => self.queens[seat][0] = false,
            Team::Kontra if laid == 0 => {
                self.queens[seat] = [true, false, false];
                self.lacks[seat] = self.lacks[seat].with(Card::CQ);
            }
            _ => {}
        }
    }

    /// Returns the cases into which the possible deals fall, and the cards that are known besides.
    pub(crate) fn cases(&self, counted: Counted) -> (Vec<Case>, BySeat<Hand>) {
        match self.swap {
            Swap::Seen(seen) => {
                let mut known = self.played;
                known[seen.giver] = Hand::EMPTY;
                known[seen.taker] = Hand::EMPTY;
                if let Some((viewer, hand)) = self.viewer {
                    hand.cards().for_each(|card| known[viewer].add(card));
                }
                let mut cases = Vec::new();
                let all_trumps = normal_trumps(self.rules);
                let returned = seen.can_be_trumps(self.rules);
                for (given, trumps) in
                    self.can_be_given(&seen).into_iter().flat_map(|g| returned.clone().map(move |t| (g, t)))
                {
                    let most_trumps = if given.is_disjoint(all_trumps) { 0 } else { trumps };
                    let most_fehl = if given.is_subset(all_trumps) { 0 } else { seen.cards - trumps };
                    for (own_trumps, own_fehl) in (0..=most_trumps).flat_map(|t| (0..=most_fehl).map(move |f| (t, f))) {
                        let back = Back { trumps, own_trumps, own_fehl, given };
                        cases.extend(self.case_of_swap(&seen, back, counted));
                    }
                }
                (cases, known)
            }
            _ => {
                let (case, known) = self.plain_case(counted);
                (vec![case], known)
            }
        }
    }

    /// Returns who took part in an exchange of which the viewer has only seen that it was.
    pub(crate) const fn partners(&self) -> Option<(Seat, Seat)> {
        match self.swap {
            Swap::Seen(seen) => Some((seen.giver, seen.taker)),
            _ => None,
        }
    }

    /// Returns what each seat has played.
    pub(crate) const fn played(&self) -> &BySeat<Hand> {
        &self.played
    }

    /// Returns which cards a seat holds besides those that it has in places of a case, and which of the latter it no
    /// longer holds.
    pub(crate) fn held_besides(&self, known: &BySeat<Hand>, seat: Seat) -> (Hand, Hand) {
        match self.partners() {
            None => (known[seat], Hand::EMPTY),
            Some((giver, taker)) if seat == giver || seat == taker => (Hand::EMPTY, self.played[seat]),
            // What was played is among the known cards then.
            Some(_) => (known[seat], self.played[seat]),
        }
    }

    /// Returns how many queens of clubs a seat was dealt besides those in places of a case.
    pub(crate) fn queens_besides(&self, known: &BySeat<Hand>, seat: Seat) -> i32 {
        let count = |hand: Hand| hand.count(Card::CQ) as i32;
        if self.partners().is_some() {
            return count(known[seat]);
        }
        let (sent, got) = self.sent_and_got(seat);
        count(known[seat]) + count(self.played[seat]) + count(sent) - count(got)
    }

    /// Each hidden hand is one place.
    fn plain_case(&self, counted: Counted) -> (Case, BySeat<Hand>) {
        let mut known = BySeat::from_fn(|seat| self.surely_held(seat));
        if let Some((viewer, hand)) = self.viewer {
            known[viewer] = hand;
        }
        let is_hidden = |seat: &Seat| self.viewer.is_none_or(|(viewer, _)| viewer != *seat);
        let places: Vec<Place> =
            Seat::ALL.into_iter().filter(is_hidden).map(|seat| Place { seat, way: Way::Stayed }).collect();
        let room = |place: &Place| self.in_hand[place.seat].saturating_sub(known[place.seat].len()) as u8;
        let mut problem = Problem {
            capacities: places.iter().map(room).collect(),
            copies: Vec::new(),
            counters: Vec::new(),
            conditions: Vec::new(),
        };
        for card in self.rules.kinds() {
            let seen: usize = known.iter().chain(self.played.iter()).map(|(_, hand)| hand.count(card)).sum();
            let can_hold = places.iter().enumerate().filter(|(_, place)| !self.lacks(place.seat).contains(card));
            let can_hold: u8 = can_hold.map(|(at, _)| 1 << at).sum();
            problem.copies.extend(std::iter::repeat_n((card, can_hold), 2_usize.saturating_sub(seen)));
        }
        for (at, place) in places.iter().enumerate() {
            let (sent, got) = self.sent_and_got(place.seat);
            let start = Sums::of(self.rules, known[place.seat]) + Sums::of(self.rules, self.played[place.seat]);
            let start = start + Sums::of(self.rules, sent) - Sums::of(self.rules, got);
            self.add_demand(place.seat, (1 << at, start), counted, &mut problem);
        }
        (Case { problem, places }, known)
    }

    /// Returns what a seat cannot hold now; a giver has no trumps but those that were returned.
    fn lacks(&self, seat: Seat) -> CardSet {
        match self.swap {
            Swap::Known(Exchange { giver, .. }) | Swap::Taken { giver, .. } if giver == seat => {
                self.lacks[seat] | normal_trumps(self.rules)
            }
            _ => self.lacks[seat],
        }
    }

    /// Returns the cards a seat has parted with and those it got instead, as far as the viewer knows them.
    fn sent_and_got(&self, seat: Seat) -> (Hand, Hand) {
        match self.swap {
            Swap::Known(exchange) if seat == exchange.giver => (exchange.given, exchange.returned),
            Swap::Known(exchange) if seat == exchange.taker => (exchange.returned, exchange.given),
            Swap::Taken { giver, given } if seat == giver => (given, Hand::EMPTY),
            _ => (Hand::EMPTY, Hand::EMPTY),
        }
    }

    /// Returns what the viewer has given to a seat, or returned to it, and has not seen since.
    fn surely_held(&self, seat: Seat) -> Hand {
        let (sent, got) = self.sent_and_got(seat);
        let mut held = Hand::EMPTY;
        for card in got.kinds() {
            // The giver has parted with all his trumps. What the taker returned may be another copy of what he took.
            let parted = match self.swap {
                Swap::Known(exchange) if seat == exchange.giver => 0,
                _ => sent.count(card),
            };
            let n_held = got.count(card).saturating_sub(parted + self.played[seat].count(card));
            (0..n_held).for_each(|_| held.add(card));
        }
        held
    }

    /// Returns what the cards can be that were given, in cases of which only one can be.
    fn can_be_given(&self, seen: &SeenExchange) -> Vec<CardSet> {
        let trumps = normal_trumps(self.rules);
        match self.rules.trumpfabgabe.cards {
            GivenCards::AtLeastThree if seen.cards == 3 => vec![CardSet::ALL],
            // Who has a trump gives nothing else.
            GivenCards::ThreeWithoutTrump if seen.cards == 3 => vec![trumps, !trumps],
            GivenCards::Trumps | GivenCards::AtLeastThree | GivenCards::ThreeWithoutTrump => vec![trumps],
        }
    }

    /// The case in which these cards came back.
    fn case_of_swap(&self, seen: &SeenExchange, back: Back, counted: Counted) -> Option<Case> {
        let &SeenExchange { giver, taker, cards, .. } = seen;
        let Back { trumps: trumps_returned, own_trumps, own_fehl, given } = back;
        let fehl_returned = cards.checked_sub(trumps_returned)?;
        let n_both = own_trumps + own_fehl;
        let other = Seat::ALL
            .into_iter()
            .find(|&seat| seat != giver && seat != taker && self.viewer.is_none_or(|(viewer, _)| viewer != seat))?;
        let trumps = normal_trumps(self.rules);
        let stayed = self.rules.n_tricks().checked_sub(cards)?;
        let place = |seat, way| Place { seat, way };
        // Each place with its number of cards, what may lie there, and who has it after the exchange.
        let parts = [
            (place(other, Way::Stayed), self.in_hand[other], CardSet::ALL, other),
            (place(giver, Way::Stayed), stayed, !trumps, giver),
            (place(taker, Way::Stayed), stayed + n_both, CardSet::ALL, taker),
            (place(giver, Way::Given), cards - n_both, given, taker),
            (place(giver, Way::GivenAndReturned), own_trumps, trumps, giver),
            (place(giver, Way::GivenAndReturned), own_fehl, !trumps, giver),
            (place(taker, Way::Returned), trumps_returned - own_trumps, trumps, giver),
            (place(taker, Way::Returned), fehl_returned - own_fehl, !trumps, giver),
        ];
        let places_for = |card: Card, can_be: &dyn Fn(Seat) -> bool| -> u8 {
            let fits = |&(_, &(_, _, set, holder)): &(usize, &(Place, usize, CardSet, Seat))| {
                set.contains(card) && can_be(holder)
            };
            parts.iter().enumerate().filter(fits).map(|(at, _)| 1 << at).sum()
        };
        let mut problem = Problem {
            capacities: parts.iter().map(|part| part.1 as u8).collect(),
            copies: Vec::new(),
            counters: Vec::new(),
            conditions: Vec::new(),
        };
        for card in self.rules.kinds() {
            let own = self.viewer.map_or(0, |(_, hand)| hand.count(card));
            let seen = own + self.played.iter().map(|(_, hand)| hand.count(card)).sum::<usize>();
            let unseen = places_for(card, &|holder| !self.lacks[holder].contains(card));
            problem.copies.extend(std::iter::repeat_n((card, unseen), 2_usize.saturating_sub(seen)));
        }
        for seat in [giver, taker] {
            let played = self.played[seat].cards().map(|card| (card, places_for(card, &|holder| holder == seat)));
            problem.copies.extend(played);
        }
        for seat in [other, giver, taker] {
            let places = parts.iter().enumerate().filter(|(_, part)| part.0.seat == seat).map(|(at, _)| 1 << at).sum();
            let start = if seat == other { Sums::of(self.rules, self.played[other]) } else { Sums::default() };
            self.add_demand(seat, (places, start), counted, &mut problem);
        }
        Some(Case { problem, places: parts.into_iter().map(|part| part.0).collect() })
    }

    /// Adds what the dealt hand of a seat must have been. It consists of the cards in `places`, and of others with these
    /// sums.
    fn add_demand(&self, seat: Seat, (places, start): (u8, Sums), counted: Counted, problem: &mut Problem) {
        let tells = counted == Counted::All && self.told.tells_of(seat);
        let offered = self.offered.filter(|&(giver, _)| giver == seat).map(|(_, trumps)| trumps as i32);
        if self.is_unknown(seat) || (!tells && offered.is_none() && self.queens[seat] == [true; 3]) {
            return;
        }
        let limits = Sums::limits(self.rules, offered);
        let weights = Sums::weights(self.rules);
        let most = Sums::most(&weights, places, problem);
        let sides: [Vec<Side>; Sums::COUNT] =
            std::array::from_fn(|at| sides(&limits[at], start.0[at], start.0[at] + most.0[at]));
        let all = choices(&std::array::from_fn(|at| sides[at].len()));
        let fitting: Vec<bool> = all
            .iter()
            .map(|choice| self.fits(seat, &Sums(std::array::from_fn(|at| sides[at][choice[at]].example)), counted))
            .collect();
        let fits = |choice: &[usize; Sums::COUNT]| fitting[place_of(choice, &sides)];
        let matters = |at: usize| {
            let differs = |choice: &[usize; Sums::COUNT]| {
                let mut first = *choice;
                first[at] = 0;
                fits(choice) != fits(&first)
            };
            all.iter().any(differs)
        };
        let relevant: Vec<usize> = (0..Sums::COUNT).filter(|&at| matters(at)).collect();
        let first_counter = problem.counters.len();
        problem.counters.extend(relevant.iter().map(|&at| Counter { places, weights: weights[at] }));
        let is_plain =
            |choice: &&[usize; Sums::COUNT]| (0..Sums::COUNT).all(|at| relevant.contains(&at) || choice[at] == 0);
        let test = |(number, &at): (usize, &usize), choice: &[usize; Sums::COUNT]| {
            let side = &sides[at][choice[at]];
            let unsigned = |limit: i32| limit.saturating_sub(start.0[at]).clamp(0, i32::from(u16::MAX)) as u16;
            Formula::Test { counter: first_counter + number, least: unsigned(side.least), most: unsigned(side.most) }
        };
        let terms = all
            .iter()
            .filter(is_plain)
            .filter(|choice| fits(choice))
            .map(|choice| Formula::All(relevant.iter().enumerate().map(|at| test(at, choice)).collect()));
        problem.conditions.push(Formula::Any(terms.collect()));
    }

    /// Returns whether a seat can have been dealt a hand with these sums.
    fn fits(&self, seat: Seat, sums: &Sums, counted: Counted) -> bool {
        let dealt = sums.eligibility();
        self.queens[seat].get(usize::from(dealt.queens_of_clubs)) == Some(&true)
            && self.offered.is_none_or(|(giver, trumps)| giver != seat || self.offers(dealt.trumps) == trumps)
            && (counted == Counted::AllButWords || self.told.allows(self.rules, seat, &dealt))
    }

    /// Returns the number that a hand with `trumps` trumps states when it offers them: cards or trumps, by the rules.
    fn offers(&self, trumps: u8) -> usize {
        match self.rules.trumpfabgabe.offer {
            OfferTold::Cards => self.rules.trumpfabgabe.cards.count(usize::from(trumps)),
            OfferTold::Trumps => usize::from(trumps),
        }
    }

    /// Returns whether a seat took part in an exchange of which nothing is known.
    fn is_unknown(&self, seat: Seat) -> bool {
        matches!(self.swap, Swap::Unknown { giver, taker } if seat == giver || seat == taker)
    }
}

/// Returns for whom a call was due before the next card of the winner of the first trick, or of the second, if that is
/// played: for Re, for Kontra.
fn silent_winner(public: &Public, n_tricks: usize) -> Option<(Seat, [bool; 2])> {
    let tricks = public.tricks().get(..n_tricks)?;
    let winner = tricks.last()?.owner()?;
    let before = 4 * n_tricks;
    if public.cards_played() <= before {
        return None;
    }
    let levels_after = |n_cards: usize| {
        let mut levels = game::ByTeam { re: Level::None, kontra: Level::None };
        for called in public.calls().iter().filter(|called| usize::from(called.before_card) < n_cards) {
            levels[called.team] = levels[called.team].max(called.call.level());
        }
        levels
    };
    let mut ladder = Ladder::with_levels(levels_after(before)).raised_to(levels_after(before + 1));
    for called in public.calls().iter().filter(|called| usize::from(called.before_card) <= before) {
        ladder.note_time(public.rules(), called.team, called.before_card);
    }
    for team in Team::ALL {
        if ladder.levels()[team] != Level::None && public.ladder().has_late_ansage(team) {
            ladder = ladder.with_late_ansage(team);
        }
    }
    let is_due = |team| {
        let (rules, phase) = (public.rules(), game::CallPhase::Open);
        let duty = match tricks {
            [first] => pflichtansage(rules, Contract::Normal, first.augen(), team, &ladder, phase),
            [first, second] => {
                pflichtansage_second(rules, Contract::Normal, [first.augen(), second.augen()], team, &ladder, phase)
            }
            _ => return false,
        };
        matches!(duty, Duty::Call { .. })
    };
    Some((winner, [is_due(Team::Re), is_due(Team::Kontra)]))
}

/// Returns the place of a choice among all choices, of which the last part changes fastest.
fn place_of(choice: &[usize; Sums::COUNT], sides: &[Vec<Side>; Sums::COUNT]) -> usize {
    choice.iter().zip(sides).fold(0, |place, (&side, sides)| place * sides.len() + side)
}
