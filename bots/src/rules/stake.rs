//! The value of an Auge at a point in the game.

use crate::rules::memory::Memory;
use game::{Absage, BySeat, Level, Needs, Rules, Seat, Team, needs, rules::CallValue};

/// Returns about how many Points the own side gains with an Auge.
///
/// The end is taken to be where the Augen still to be won are shared evenly, give or take; every bound near it that
/// changes the score counts, the one that decides the game most.
pub(crate) fn stake(rules: &Rules, memory: &Memory, team: Team, friend: &BySeat<f32>) -> f32 {
    let (mut own, mut total) = (0.0, 0.0);
    for seat in Seat::ALL {
        let augen = f32::from(memory.augen[seat]);
        own += augen * friend[seat];
        total += augen;
    }
    let left = 240.0 - total;
    let mean = own + 0.5 * left;
    let reach = 0.4 * left + 6.0;
    let near = |bound: f32| {
        let away = (bound - mean).abs() / reach;
        if 1.0 <= away { 0.0 } else { (1.0 - away) / reach }
    };
    let levels = memory.levels;
    let called = Team::ALL.into_iter().filter(|&team| levels[team] != Level::None).count();
    let factor = match rules.score.call_value {
        CallValue::Add(_) => 1.0,
        CallValue::Times(times) => f32::from(times).powi(called as i32),
    };
    let added = match rules.score.call_value {
        CallValue::Add(points) => f32::from(points) * called as f32,
        CallValue::Times(_) => 0.0,
    };
    let absagen = f32::from(levels.re.absagen() + levels.kontra.absagen());
    // Losing costs what winning brings, and Kontra has one more.
    let game = 2.0 * (1.0 + added + absagen) + 1.0;
    let needed = match needs(rules, levels)[team] {
        Needs::Augen(augen) => f32::from(augen.0),
        Needs::AllTricks => 235.0,
        Needs::OneTrick => 5.0,
    };
    let mut worth = game * near(needed);
    for absage in Absage::ALL {
        if let Needs::Augen(least) = absage.needs() {
            let bound = f32::from(least.0);
            worth += near(bound) + near(241.0 - bound);
        }
    }
    worth * factor
}
