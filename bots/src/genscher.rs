//! Whom to choose as a partner with the first king of diamonds, by a rule of thumb.
//!
//! Whoever has the most Augen is the best partner, as all tricks count for the side that has made them in the end. A new partner has to
//! promise clearly more than the one there is: nobody knows then what the others make of it, and all Absagen are void.

use game::{Act, BySeat, Seat, Team, View};

/// By so many Augen a new partner has to be better.
const CLEARLY: i32 = 30;

/// Returns whom a seat that may choose a partner chooses: the one with the most Augen, if with him it is ahead of the others and clearly
/// better off than with the partner it has, or may have.
#[must_use]
pub fn choose_partner(view: &View<'_>) -> Act {
    let me = view.seat();
    let augen = view.public().augen();
    let all: i32 = augen.0.iter().map(|augen| i32::from(augen.0)).sum();
    let lead = |partner: Seat| 2 * i32::from(augen[me].0 + augen[partner].0) - all;
    let others = [1, 2, 3].map(|steps| me.plus(steps));
    let known: BySeat<Option<Team>> = view.public().known();
    let own = view.team();
    let may_be: Vec<Seat> = match others.into_iter().find(|&seat| own.is_some() && known[seat] == own) {
        Some(partner) => vec![partner],
        None => others.into_iter().filter(|&seat| known[seat].is_none()).collect(),
    };
    // Whoever plays alone has nobody.
    let alone = 2 * i32::from(augen[me].0) - all;
    let n = i32::try_from(may_be.len()).unwrap_or(1).max(1);
    let now = if may_be.is_empty() { alone } else { may_be.iter().map(|&seat| lead(seat)).sum::<i32>() / n };
    let best = others.into_iter().reduce(|best, seat| if lead(best) < lead(seat) { seat } else { best });
    match best.filter(|&best| 0 < lead(best) && now + CLEARLY <= lead(best)) {
        Some(best) => Act::Partner(best),
        None => Act::No,
    }
}
