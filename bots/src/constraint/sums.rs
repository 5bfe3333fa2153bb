//! The sums that Vorbehalte and calls look at in a hand, and the limits at which their answers change.

use crate::sample::split::Problem;
use game::rules::{FuchsCount, GivenCards};
use game::{Augen, Card, CardSet, Eligibility, Hand, Rank, Rules, normal_trumps};

/// Sums of a hand on which Vorbehalte and calls depend: trumps, kings, Augen, aces of diamonds, queens of clubs, nines,
/// nines and kings, the trumps above a certain one, and the nines of each suit.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Sums(pub(super) [i32; Sums::COUNT]);

impl Sums {
    pub(super) const COUNT: usize = 12;

    pub(super) fn weights(rules: &Rules) -> [[u8; Card::COUNT]; Self::COUNT] {
        let of_set = |set: CardSet| {
            let mut weights = [0; Card::COUNT];
            set.iter().for_each(|card| weights[card.index()] = 1);
            weights
        };
        let mut augen = [0; Card::COUNT];
        Card::all().for_each(|card| augen[card.index()] = card.augen().0 as u8);
        let only = |card| of_set(CardSet::only(card));
        let rank = CardSet::rank;
        [
            of_set(normal_trumps(rules)),
            of_set(rank(Rank::King)),
            augen,
            only(Card::DA),
            only(Card::CQ),
            of_set(rank(Rank::Nine)),
            of_set(rank(Rank::Nine) | rank(Rank::King)),
            of_set(rules.high_trumps()),
            only(Card::C9),
            only(Card::S9),
            only(Card::H9),
            only(Card::D9),
        ]
    }

    /// Returns the limits of each sum at which other words are allowed, for a hand that offers `offered` trumps.
    pub(super) fn limits(rules: &Rules, offered: Option<i32>) -> [Vec<i32>; Self::COUNT] {
        let at = |least: Option<u8>| least.map(i32::from).into_iter().collect::<Vec<_>>();
        let mut trumps = vec![i32::from(rules.trumpfschwach.max) + 1];
        let few = [
            (Some(rules.trumpfabgabe.max), rules.trumpfabgabe.fuechse),
            (rules.trumpfabgabe.max_with_nine, rules.trumpfabgabe.fuechse),
            (rules.trumpfabgabe.min.checked_sub(1), rules.trumpfabgabe.fuechse),
            (rules.werfen.trumps_max, FuchsCount::Counted),
        ];
        let mut aces_of_diamonds = vec![2];
        for (most, fuechse) in few.into_iter().filter_map(|(most, fuechse)| Some((i32::from(most?), fuechse))) {
            // As many trumps more are few as there are aces of diamonds that do not count.
            let more = match fuechse {
                FuchsCount::Counted => 1..=1,
                FuchsCount::SingleFree => 1..=2,
                FuchsCount::Free => 1..=3,
            };
            trumps.extend(more.map(|more| most + more));
            if fuechse != FuchsCount::Counted {
                aces_of_diamonds = vec![1, 2];
            }
        }
        trumps.extend(offered.into_iter().flat_map(|offered| [offered, offered + 1]));
        if rules.trumpfabgabe.cards == GivenCards::ThreeWithoutTrump {
            trumps.push(1);
        }
        trumps.sort_unstable();
        trumps.dedup();
        let nine = || at(rules.werfen.nine_suits.map(|_| 1));
        let nine_of_diamonds = at(rules.werfen.nine_suits.or(rules.trumpfabgabe.max_with_nine).map(|_| 1));
        let augen_max = rules.werfen.augen_max.map(|most| most + 1);
        let mut augen: Vec<i32> = rules.werfen.augen.into_iter().chain(augen_max).map(i32::from).collect();
        augen.sort_unstable();
        augen.dedup();
        [
            trumps,
            at(rules.werfen.kings),
            augen,
            aces_of_diamonds,
            vec![1, 2],
            at(rules.werfen.nines),
            at(rules.werfen.nines_and_kings),
            at(rules.werfen.no_trump_above.map(|_| 1)),
            nine(),
            nine(),
            nine(),
            nine_of_diamonds,
        ]
    }

    /// Returns what a hand with these sums may ask for.
    pub(super) const fn eligibility(&self) -> Eligibility {
        let [trumps, kings, augen, aces_of_diamonds, queens, nines, nines_and_kings, high_trumps, ..] = self.0;
        let [.., clubs, spades, hearts, diamonds] = self.0;
        let nine_suits = (0 < clubs) as u8 + (0 < spades) as u8 + (0 < hearts) as u8 + (0 < diamonds) as u8;
        Eligibility {
            nine_suits,
            kings: kings as u8,
            nines: nines as u8,
            nines_and_kings: nines_and_kings as u8,
            augen: Augen(augen as u16),
            trumps: trumps as u8,
            high_trumps: high_trumps as u8,
            queens_of_clubs: queens as u8,
            aces_of_diamonds: aces_of_diamonds as u8,
            nines_of_diamonds: diamonds as u8,
        }
    }

    pub(super) fn of(rules: &Rules, hand: Hand) -> Self {
        let weights = Self::weights(rules);
        Self(weights.map(|weights| hand.cards().map(|card| i32::from(weights[card.index()])).sum()))
    }

    /// Returns the most that the cards in these places can add up to.
    pub(super) fn most(weights: &[[u8; Card::COUNT]; Self::COUNT], places: u8, problem: &Problem) -> Self {
        let room = problem.capacities.iter().enumerate().filter(|(place, _)| places >> place & 1 != 0);
        let room: usize = room.map(|(_, &room)| usize::from(room)).sum();
        Self(weights.map(|weights| {
            let fitting = problem.copies.iter().filter(|(_, can_lie)| can_lie & places != 0);
            let mut counted: Vec<i32> = fitting.map(|(card, _)| i32::from(weights[card.index()])).collect();
            counted.sort_unstable();
            counted.iter().rev().take(room).sum()
        }))
    }
}

impl std::ops::Add for Sums {
    type Output = Self;
    fn add(self, other: Self) -> Self {
        Self(std::array::from_fn(|at| self.0[at] + other.0[at]))
    }
}

impl std::ops::Sub for Sums {
    type Output = Self;
    fn sub(self, other: Self) -> Self {
        Self(std::array::from_fn(|at| self.0[at] - other.0[at]))
    }
}

/// The values of a sum between two limits.
#[derive(Clone, Copy, Debug)]
pub(super) struct Side {
    pub(super) least: i32,
    pub(super) most: i32,
    /// One of them.
    pub(super) example: i32,
}

/// Returns the sides of these limits on which a sum from `low` to `high` can be.
pub(super) fn sides(limits: &[i32], low: i32, high: i32) -> Vec<Side> {
    let starts = [i32::MIN].iter().chain(limits).copied();
    let ends = limits.iter().map(|limit| limit - 1).chain([i32::MAX]);
    let possible = starts.zip(ends).filter(|&(least, most)| least <= high && low <= most);
    possible.map(|(least, most)| Side { least, most, example: least.max(low).max(0) }).collect()
}

/// Returns every combination of one index below each of `lens`.
pub(super) fn choices(lens: &[usize; Sums::COUNT]) -> Vec<[usize; Sums::COUNT]> {
    let mut all = vec![[0; Sums::COUNT]];
    for (at, &len) in lens.iter().enumerate() {
        all = all
            .into_iter()
            .flat_map(|choice| {
                (0..len).map(move |side| {
                    let mut longer = choice;
                    longer[at] = side;
                    longer
                })
            })
            .collect();
    }
    all
}
