//! Bockrunden: games that count more because of what happened before them.

use crate::contract::Level;
use crate::order::Order;
use crate::outcome::Outcome;
use crate::round::GameKind;
use crate::rules::{BockCount, BockEvent, BockLength, BockSolo, BockStacking, ListPoints, Rules, SittingOut};
use crate::score::{Points, Score, points_of_seats};
use crate::seat::{BySeat, ByTeam, Parties, Team};
use crate::special::is_herzstich_of;
use crate::won::Won;

/// Most overlapping Bockrunden that double a game.
const MOST_DOUBLINGS: u8 = 10;

/// The most games that can be waiting to be multiplied; what goes beyond the end of a round lapses anyway.
const MOST_GAMES: usize = 1000;

/// Facts of a finished game that decide whether a Bock follows: a record has all of them, a list what its writer knows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BockFacts {
    /// The kind of the game.
    pub kind: GameKind,
    /// Whether it was scored as a solo: named, stilles Solo, Hochzeit without a partner.
    pub scored_as_solo: bool,
    /// Whether it was a Null, in which Augen do not count.
    pub is_null: bool,
    /// The winning side; `None` if both sides failed their calls.
    pub winner: Option<Team>,
    /// Gains of each side.
    pub won: ByTeam<Won>,
    /// Level of each side.
    pub levels: ByTeam<Level>,
    /// The value of the game seen from Re.
    pub re_value: Points,
    /// Number of tricks that were a Herzstich.
    pub herzstiche: u8,
}

impl BockFacts {
    /// Returns those of a game that was played.
    #[must_use]
    pub fn of(rules: &Rules, outcome: &Outcome) -> Self {
        let order = Order::new(rules, outcome.game.contract(), outcome.game.schweine());
        let herzstiche = outcome.tricks.iter().filter(|trick| is_herzstich_of(rules, &order, trick)).count();
        Self {
            kind: outcome.kind(),
            scored_as_solo: outcome.parties.soloist().is_some(),
            is_null: outcome.game.contract().is_null(),
            winner: outcome.score.winner,
            won: outcome.won,
            levels: outcome.levels,
            re_value: outcome.score.re_value,
            herzstiche: herzstiche as u8,
        }
    }

    /// Returns what of this starts a Bock by these rules; a Herzstich as often as there was one.
    #[must_use]
    pub fn events(&self, rules: &Rules) -> Vec<BockEvent> {
        let times = |event| if rules.bock.events.contains(&event) { self.times(event) } else { 0 };
        BockEvent::ALL.into_iter().flat_map(|event| std::iter::repeat_n(event, times(event))).collect()
    }

    fn times(&self, event: BockEvent) -> usize {
        let has_called = |team| self.levels[team] != Level::None;
        usize::from(match event {
            // In a solo such tricks are nothing special.
            BockEvent::Herzstich if self.scored_as_solo => false,
            BockEvent::Herzstich => return usize::from(self.herzstiche),
            BockEvent::Even | BockEvent::Schwarz if self.is_null => false,
            BockEvent::Even => self.won.re.augen == self.won.kontra.augen,
            BockEvent::Zero => self.re_value == Points(0),
            // An Absage is one, and who has lost may be both.
            BockEvent::LostRe => has_called(Team::Re) && self.winner != Some(Team::Re),
            BockEvent::LostKontra => has_called(Team::Kontra) && self.winner != Some(Team::Kontra),
            BockEvent::BothCalled => has_called(Team::Re) && has_called(Team::Kontra),
            BockEvent::Solo => self.scored_as_solo,
            BockEvent::LostSolo => self.scored_as_solo && self.winner != Some(Team::Re),
            BockEvent::Schwarz => self.won.re.tricks == 0 || self.won.kontra.tricks == 0,
            // It is no game.
            BockEvent::Redeal => false,
        })
    }
}

/// Effect of a Bock on a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct BockWorth {
    /// Factor of the points.
    pub factor: i32,
    /// Further points of the winner, before the factor of a solo.
    pub points: i32,
}

impl BockWorth {
    /// A game that is in no Bock.
    pub const PLAIN: Self = Self { factor: 1, points: 0 };

    /// Returns what each seat writes into the list of a round for a game with this score.
    #[must_use]
    pub fn counted(self, rules: &Rules, parties: Parties, score: &Score) -> BySeat<Points> {
        self.counted_with(rules, parties, score, 0).0
    }

    /// Returns the points of each seat in the list of a round for a game with this score, and those of each of the
    /// `n_sitting` players who sit out.
    #[must_use]
    pub fn counted_with(
        self,
        rules: &Rules,
        parties: Parties,
        score: &Score,
        n_sitting: u8,
    ) -> (BySeat<Points>, Points) {
        let mut points = self.won_and_lost(parties, score);
        let mut sitting = Points(0);
        if rules.round.sitting_out == SittingOut::SharesWins && 0 < n_sitting {
            sitting = match (parties.soloist(), score.winner) {
                (Some(soloist), _) => {
                    let as_opponent = points[soloist.next()];
                    points[soloist] += as_opponent * -i32::from(n_sitting);
                    as_opponent
                }
                (None, Some(team)) => {
                    let won = parties.members(team).iter().next().map_or(Points(0), |seat| points[seat]);
                    won.max(Points(0))
                }
                (None, None) => Points(0),
            };
        }
        let written = |points: Points| match rules.round.list_points {
            ListPoints::All => points,
            ListPoints::Winners => points.max(Points(0)),
        };
        (BySeat::from_fn(|seat| written(points[seat])), written(sitting))
    }

    /// Returns what each seat wins or loses in a game with this score.
    fn won_and_lost(self, parties: Parties, score: &Score) -> BySeat<Points> {
        let more = match score.winner {
            Some(Team::Re) => points_of_seats(parties, Points(self.points)),
            Some(Team::Kontra) => points_of_seats(parties, Points(-self.points)),
            None => BySeat::default(),
        };
        BySeat::from_fn(|seat| score.points[seat] * self.factor + more[seat])
    }
}

/// The games that are waiting to be multiplied: in how many Bockrunden each of the next ones is.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Bock {
    /// The next game first.
    pub overlapping: Vec<u8>,
}

impl Bock {
    /// Returns in how many Bockrunden a game of this kind is if it comes next.
    fn overlapping(&self, rules: &Rules, kind: GameKind) -> u8 {
        let is_outside = kind.is_named_solo() && rules.bock.solo == BockSolo::Outside;
        if is_outside { 0 } else { self.overlapping.first().copied().unwrap_or(0) }
    }

    /// Returns what a Bock makes of a game of this kind if it comes next.
    #[must_use]
    pub fn worth(&self, rules: &Rules, kind: GameKind) -> BockWorth {
        let overlapping = self.overlapping(rules, kind);
        if let Some(points) = rules.bock.points {
            return BockWorth { points: i32::from(points) * i32::from(overlapping), ..BockWorth::PLAIN };
        }
        BockWorth { factor: 1 << overlapping.min(MOST_DOUBLINGS), ..BockWorth::PLAIN }
    }

    /// Returns how many games are waiting.
    #[must_use]
    pub fn n_games(&self) -> usize {
        self.overlapping.len()
    }

    /// Takes away the game that was played. One that does not count uses up nothing.
    pub(crate) fn pass(&mut self, rules: &Rules, kind: GameKind, dealer_moves_on: DealerMoves) {
        let stays = kind.is_named_solo()
            && match rules.bock.solo {
                BockSolo::Counts => false,
                BockSolo::Free | BockSolo::Outside => true,
                BockSolo::FreeIfDealerStays => dealer_moves_on == DealerMoves::Stays,
            };
        if !stays && !self.overlapping.is_empty() {
            self.overlapping.remove(0);
        }
    }

    /// Begins a Bock after each of these, or after all of them together.
    pub(crate) fn begin(&mut self, rules: &Rules, players: u8, events: &[BockEvent]) {
        let counted = events.iter().filter(|event| rules.bock.events.contains(event)).count();
        let n_bocks = match rules.bock.count {
            BockCount::Each => counted,
            BockCount::Once => counted.min(1),
        };
        let n_games = match rules.bock.games {
            BockLength::Round => usize::from(players),
            BockLength::Games(games) => usize::from(games),
        };
        for _ in 0..n_bocks {
            match rules.bock.stacking {
                BockStacking::Ignore if !self.overlapping.is_empty() => {}
                BockStacking::Restart => self.overlapping = vec![1; n_games],
                BockStacking::Append | BockStacking::Ignore => self.overlapping.extend(std::iter::repeat_n(1, n_games)),
                BockStacking::Multiply => {
                    if self.overlapping.len() < n_games {
                        self.overlapping.resize(n_games, 0);
                    }
                    self.overlapping.iter_mut().take(n_games).for_each(|n| *n = n.saturating_add(1));
                }
            }
            self.overlapping.truncate(MOST_GAMES);
        }
    }
}

/// Whether the next player deals after a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum DealerMoves {
    On,
    Stays,
}

impl Rules {
    /// Returns whether there are Bockrunden.
    #[must_use]
    pub fn has_bock(&self) -> bool {
        !self.bock.events.is_empty()
    }
}
