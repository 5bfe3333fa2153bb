//! Special points that are certain when a side makes all remaining tricks, REFEREE 2.6.

use super::restriction::Restriction;
use super::{Claim, try_verdict};
use crate::bitboard::{Layout, each};
use crate::limits::Limits;
use crate::stop::Stop;
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

/// Returns the special points that the side of the claim is certain to get in the remaining tricks; `None` if the limits, of
/// which only what stops the search counts here, ended it before.
///
/// They are zero where the claim does not hold, where one plays alone, and where the rule set has no such point.
#[must_use]
pub fn forced_special(position: &Position, claim: &Claim, limits: Limits<'_>) -> Option<ForcedSpecial> {
    let alone = position.parties().soloist().is_some() || position.parts().contract != Contract::Normal;
    if alone || !try_verdict(position, claim, limits).0?.holds() {
        return Some(ForcedSpecial::default());
    }
    let exists = |point| u8::from(position.rules().special.points.contains(&point));
    let layout = Layout::new(position.order());
    let start = State::new(&layout, position);
    let restriction = Restriction::new(&layout, &start, position, claim.manner());
    let lying = position.cards().trick().cards().iter().filter(|&&card| is_volle(card)).count() as u8;
    let stop = limits.stop.unwrap_or(&Stop::NEVER);
    let fewest = |point| Lines { layout: &layout, restriction: &restriction, point, stop }.fewest(&start, lying);
    let special = ForcedSpecial {
        fuchs: exists(Sonderpunkt::Fuchs) * foxes_to_catch(position, claim),
        doppelkopf: exists(Sonderpunkt::Doppelkopf) * fewest(Point::Doppelkopf),
        charlie: exists(Sonderpunkt::Charlie) * fewest(Point::Charlie),
    };
    (!stop.is_set()).then_some(special)
}

/// Every ace of diamonds that the opponents hold or have played to the running trick. None is a fox among Schweine.
fn foxes_to_catch(position: &Position, claim: &Claim) -> u8 {
    if !position.parts().schweine.is_none() {
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

/// Special point that is counted in a line.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Point {
    /// Tricks of 40 Augen: those of four aces and tens, for three of them and a king are 37 at most.
    Doppelkopf,
    /// A last trick that the jack of clubs wins.
    Charlie,
}

/// All lines of play within the manner of a claim.
struct Lines<'a> {
    layout: &'a Layout,
    restriction: &'a Restriction,
    point: Point,
    stop: &'a Stop,
}

/// Starts of tricks, with a number: every line from there has more points than that.
type Refuted = AHashSet<([u64; 4], u8, u8)>;

impl Lines<'_> {
    /// Returns the fewest points of any line from `start`, with `lying` Volle already on the table.
    fn fewest(&self, start: &State, lying: u8) -> u8 {
        let can_stay_within = |most: &u8| self.can_stay_within(start, lying, *most, &mut Refuted::new());
        (0..).find(can_stay_within).expect("no line has more points than tricks")
    }

    /// Returns whether some line has at most `most` points. Once it is stopped, it returns `true`.
    fn can_stay_within(&self, state: &State, lying: u8, most: u8, failed: &mut Refuted) -> bool {
        if state.is_over() || self.stop.is_set() {
            return true;
        }
        let is_start = state.trick.len == 0;
        let key = (state.hands, state.trick.leader, most);
        if is_start && (self.must_exceed(state, most) || failed.contains(&key)) {
            return false;
        }
        let (choices, good) = self.choices(state, lying);
        let found = each(choices & good).chain(each(choices & !good)).any(|bit| {
            let lying = lying + u8::from(self.is_volle(bit));
            let (next, complete) = state.after(self.layout, bit);
            let Some(trick) = complete else { return self.can_stay_within(&next, lying, most, failed) };
            let has_point = match self.point {
                Point::Doppelkopf => lying == 4,
                Point::Charlie => next.is_over() && self.layout.slot(Card::CJ) >> trick.best & 1 == 1,
            };
            most.checked_sub(u8::from(has_point)).is_some_and(|most| self.can_stay_within(&next, 0, most, failed))
        });
        if is_start && !found {
            failed.insert(key);
        }
        found
    }

    /// Returns the cards that have to be tried, one of those that are the same to everybody, and which of them first.
    fn choices(&self, state: &State, lying: u8) -> (u64, u64) {
        let allowed = self.restriction.allowed_in(self.layout, state);
        let jacks = self.layout.slot(Card::CJ);
        let choices = self.layout.distinct(allowed, state.others()) | (allowed & jacks);
        let volle = || each(choices).filter(|&bit| self.is_volle(bit)).fold(0, |all, bit| all | 1 << bit);
        let good = match self.point {
            // A trick with a low card in it is safe, so that is the place for the others' aces and tens.
            Point::Doppelkopf if lying < state.trick.len => volle(),
            Point::Doppelkopf => !volle(),
            Point::Charlie => jacks,
        };
        (choices, good)
    }

    fn is_volle(&self, bit: usize) -> bool {
        is_volle(self.layout.card(bit))
    }

    /// Returns whether more tricks than `most` must have four aces and tens: three in every trick and four in `most`
    /// leave no room for the rest.
    fn must_exceed(&self, state: &State, most: u8) -> bool {
        let held = state.hands.iter().fold(0, |all, hand| all | hand);
        let n_volle = each(held).filter(|&bit| self.is_volle(bit)).count();
        let n_tricks = state.hands[0].count_ones() as usize;
        self.point == Point::Doppelkopf && 3 * n_tricks + usize::from(most) < n_volle
    }
}
