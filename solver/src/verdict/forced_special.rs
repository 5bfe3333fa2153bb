//! Special points that are certain when a side makes all remaining tricks, REFEREE 2.6.

use super::claim::Claim;
use super::restriction::Bound;
use super::verdict;
use crate::bitboard::{Layout, each};
use crate::trick::State;
use ahash::AHashSet;
use game::rules::Sonderpunkt;
use game::{Card, Contract, Position, Rank};

/// Special points that the side of a claim gets whatever is played.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ForcedSpecial {
    /// Foxes of the opponents that are still to be caught.
    pub fuchs: u8,
    /// Tricks of 40 Augen and more in every line.
    pub doppelkopf: u8,
    /// 1 if the jack of clubs wins the last trick in every line.
    pub charlie: u8,
}

/// Returns the special points that the side of the claim is certain to get in the remaining tricks.
///
/// They are zero where the claim does not hold, where one plays alone, and where the rule set has no such point.
#[must_use]
pub fn forced_special(position: &Position, claim: &Claim) -> ForcedSpecial {
    let alone = position.parties().soloist().is_some() || position.parts().contract != Contract::Normal;
    if alone || !verdict(position, claim).holds() {
        return ForcedSpecial::default();
    }
    let exists = |point| u8::from(position.rules().special_points.contains(&point));
    let layout = Layout::new(position.order());
    let start = State::new(&layout, position);
    let bound = Bound::new(&layout, &start, claim.manner());
    let lines = Lines { layout, bound };
    let lying = position.cards().trick().cards().iter().filter(|&&card| is_volle(card)).count() as u8;
    ForcedSpecial {
        fuchs: exists(Sonderpunkt::Fuchs) * foxes_to_catch(position, claim),
        doppelkopf: exists(Sonderpunkt::Doppelkopf) * lines.fewest_doppelkoepfe(&start, lying),
        charlie: exists(Sonderpunkt::Charlie) * u8::from(!lines.can_end_without_charlie(&start)),
    }
}

/// Every ace of diamonds that the opponents hold or have played to the running trick. None is a fox among Schweine.
fn foxes_to_catch(position: &Position, claim: &Claim) -> u8 {
    if position.parts().schweine.is_some() {
        return 0;
    }
    let opponents = position.parties().members(!claim.team());
    let held: usize = opponents.iter().map(|seat| position.cards().hands()[seat].count(Card::DA)).sum();
    let lying = position.cards().trick().plays().filter(|&(seat, card)| card == Card::DA && opponents.contains(seat));
    (held + lying.count()) as u8
}

/// Returns whether the card counts 10 or 11.
fn is_volle(card: Card) -> bool {
    matches!(card.rank(), Rank::Ace | Rank::Ten)
}

/// All lines of play within the manner of a claim.
struct Lines {
    layout: Layout,
    bound: Bound,
}

/// A position together with the number of cards of 10 or 11 Augen that lie.
type Seen = AHashSet<([u64; 4], u8, u8)>;

impl Lines {
    /// Returns the cards that have to be tried: one of those that are the same to everybody, and the jack of clubs.
    fn choices(&self, state: &State) -> u64 {
        let legal = state.legal();
        let is_bound = self.bound.seat() == Some(state.trick.turn());
        let allowed = if is_bound { self.bound.allowed(&self.layout, legal) } else { legal };
        self.layout.distinct(allowed, state.others()) | (allowed & self.layout.slot(Card::CJ))
    }

    fn is_volle(&self, bit: usize) -> bool {
        is_volle(self.layout.card(bit))
    }

    fn fewest_doppelkoepfe(&self, start: &State, lying: u8) -> u8 {
        let mut fewest = 0;
        while !self.can_stay_within(start, lying, fewest, &mut Seen::new()) {
            fewest += 1;
        }
        fewest
    }

    /// Returns whether some line has at most so many tricks of 40 Augen: those of four aces and tens, for three of
    /// them and a king are 37 at most.
    fn can_stay_within(&self, state: &State, lying: u8, most: u8, failed: &mut Seen) -> bool {
        if state.is_over() {
            return true;
        }
        let is_start = state.trick.len == 0;
        if is_start && (self.must_exceed(state, most) || failed.contains(&(state.hands, state.trick.leader, most))) {
            return false;
        }
        let choices = self.choices(state);
        // A trick with a low card in it is safe, so that is the place for the others' aces and tens.
        let low_lies = lying < state.trick.len;
        let volle = |wanted: bool| each(choices).filter(move |&bit| self.is_volle(bit) == wanted);
        let in_good_order = volle(low_lies).chain(volle(!low_lies));
        let found = in_good_order.into_iter().any(|bit| {
            let lying = lying + u8::from(self.is_volle(bit));
            let (next, complete) = state.after(&self.layout, bit);
            match complete {
                Some(_) if lying == 4 => most != 0 && self.can_stay_within(&next, 0, most - 1, failed),
                Some(_) => self.can_stay_within(&next, 0, most, failed),
                None => self.can_stay_within(&next, lying, most, failed),
            }
        });
        if is_start && !found {
            failed.insert((state.hands, state.trick.leader, most));
        }
        found
    }

    /// With three aces and tens in every trick and four in the allowed ones there is no room for more.
    fn must_exceed(&self, state: &State, most: u8) -> bool {
        let held = state.hands.iter().fold(0, |all, hand| all | hand);
        let n_volle = each(held).filter(|&bit| self.is_volle(bit)).count();
        let n_tricks = state.hands[0].count_ones() as usize;
        3 * n_tricks + usize::from(most) < n_volle
    }

    fn can_end_without_charlie(&self, start: &State) -> bool {
        self.can_lose_charlie(start, &mut Seen::new())
    }

    fn can_lose_charlie(&self, state: &State, failed: &mut Seen) -> bool {
        let is_start = state.trick.len == 0;
        if is_start && failed.contains(&(state.hands, state.trick.leader, 0)) {
            return false;
        }
        let jacks = self.layout.slot(Card::CJ);
        let choices = self.choices(state);
        let in_good_order = each(choices & jacks).chain(each(choices & !jacks));
        let found = in_good_order.into_iter().any(|bit| {
            let (next, complete) = state.after(&self.layout, bit);
            match complete {
                Some(trick) if next.is_over() => jacks >> trick.best & 1 == 0,
                _ => self.can_lose_charlie(&next, failed),
            }
        });
        if is_start && !found {
            failed.insert((state.hands, state.trick.leader, 0));
        }
        found
    }
}
