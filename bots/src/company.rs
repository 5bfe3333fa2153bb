//! Memory over the games of a round: as which style each player plays.
//!
//! When a game is over all hands are known, so it can be said how likely each style makes the cards that a player chose. The
//! likelihoods of all games of the round are multiplied; a stranger, who may play anything, is one of the candidates and the
//! likeliest of them before the first game.

use crate::likelihood::{Acquaintance, Thoughts, each_choice};
use crate::rules::Weights;
use crate::strangers::Strangers;
use crate::style::{Purpose, Style};
use game::{BySeat, Play, Seat};
use std::ops::RangeInclusive;

/// Probability before the first game that a player plays as none of the styles.
const STRANGER: f64 = 0.5;

/// Most that is believed of a style, however well it fits, and the least for which it is asked.
const TRUST: RangeInclusive<f64> = 0.1..=0.9;

/// What the games of a round have told of the player in each seat.
#[derive(Clone, Debug, Default)]
pub struct Company(pub BySeat<Companion>);

/// What games have told of a player.
#[derive(Clone, Debug)]
pub struct Companion {
    /// Logarithm of the likelihood of all his cards by each of [`candidates`].
    styles: Vec<f64>,
    /// The same for a stranger.
    stranger: f64,
}

/// Returns the styles that a player may have. Those kept for testing are none that is known.
fn candidates() -> impl Iterator<Item = Option<Style>> {
    let is_known = |style: &Style| style.purpose() == Purpose::Any && style.is_by_weights();
    std::iter::once(None).chain(Style::ALL.into_iter().filter(is_known).map(Some))
}

impl Default for Companion {
    /// Returns the memory of no games.
    fn default() -> Self {
        Self { styles: candidates().map(|_| 0.0).collect(), stranger: 0.0 }
    }
}

impl Companion {
    fn known(&self) -> Acquaintance {
        let most = self.styles.iter().copied().fold(self.stranger, f64::max);
        let own = |log: f64| (log - most).exp() * (1.0 - STRANGER) / self.styles.len() as f64;
        let sum = self.styles.iter().map(|&log| own(log)).sum::<f64>() + (self.stranger - most).exp() * STRANGER;
        let best = candidates().zip(&self.styles).max_by(|a, b| a.1.total_cmp(b.1));
        let known = best.map(|(style, &log)| Acquaintance { style, trust: TRUST.end() * own(log) / sum });
        known.filter(|known| TRUST.contains(&known.trust)).unwrap_or_default()
    }
}

impl Company {
    /// Learns from a game that is over. The players sat in the same seats before.
    pub fn see(&mut self, play: &Play) {
        let kinds: Vec<_> = candidates().map(Acquaintance::kind).collect();
        let mut strangers = BySeat::<Strangers>::from_fn(|_| Strangers::new(0));
        each_choice(play, |seat, game, card| {
            let thoughts = Thoughts::new(|weights: &Weights| game.thoughts(weights));
            for (kind, log) in kinds.iter().zip(&mut self.0[seat].styles) {
                *log += kind.log(&thoughts, card);
            }
            strangers[seat].add(thoughts.by(None).as_ref(), card);
        });
        for seat in Seat::ALL {
            self.0[seat].stranger += strangers[seat].log_of_all();
        }
    }

    /// Returns the acquaintance with each seat.
    #[must_use]
    pub fn known(&self) -> BySeat<Acquaintance> {
        BySeat::from_fn(|seat| self.0[seat].known())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bot::Bot;
    use crate::draw::Draw;
    use crate::likelihood::tests::play_of;
    use crate::random::Random;

    /// Returns the acquaintance with four players after `n` games.
    fn after(n: u64, bots: impl Fn() -> BySeat<Box<dyn Bot>>) -> BySeat<Acquaintance> {
        let mut company = Company::default();
        (0..n).for_each(|index| company.see(&play_of(&mut bots(), Draw::new(43, index))));
        company.known()
    }

    fn styled(name: &str) -> Box<dyn Bot> {
        Box::new(Style::named(name).expect("a style").bot())
    }

    #[test]
    fn after_eight_games_the_styles_of_a_table_are_known() {
        let names = ["trump-drawer", "ace-player", "never-smears", "saver"];
        let known = after(8, || BySeat(names.map(styled)));
        for (seat, name) in Seat::ALL.into_iter().zip(names) {
            let Acquaintance { style, trust } = known[seat];
            assert!(style == Style::named(name) && 0.5 < trust, "{seat}: {style:?} {trust}");
        }
    }

    #[test]
    fn nobody_is_known_before_the_first_game_nor_is_who_plays_as_no_style() {
        let random = || BySeat::from_fn(|_| -> Box<dyn Bot> { Box::new(Random::new()) });
        for n in [0, 8] {
            assert_eq!(after(n, random), BySeat::default(), "{n} games");
        }
    }
}
