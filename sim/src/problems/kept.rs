//! The choice among the problems found: no problem twice, and not too many of one kind.

use super::claim::Rest;
use super::mine::Wanted;
use super::problem::{Kind, Problem, ProblemQuestion};
use std::collections::{BTreeMap, HashSet};

/// The problems that are kept.
pub(super) struct Kept {
    wanted: Wanted,
    ids: HashSet<String>,
    pub(super) problems: Vec<Problem>,
    n_of: BTreeMap<Kind, usize>,
    /// Numbers of the kept problems of which there are too many, by kind.
    n_plenty: BTreeMap<(Kind, &'static str), usize>,
}

impl Kept {
    /// Returns none so far.
    pub(super) fn new(wanted: Wanted) -> Self {
        Self { wanted, ids: HashSet::new(), problems: Vec::new(), n_of: BTreeMap::new(), n_plenty: BTreeMap::new() }
    }

    fn is_open(&self, kind: Kind) -> bool {
        self.n_of.get(&kind).copied().unwrap_or_default() < self.wanted.of(kind)
    }

    /// Returns whether nothing more is wanted.
    pub(super) fn is_full(&self) -> bool {
        self.open() == 0
    }

    /// Returns of which kinds more are wanted, a bit for each.
    pub(super) fn open(&self) -> u8 {
        Kind::ALL.into_iter().filter(|&kind| self.is_open(kind)).map(bit).sum()
    }

    /// Keeps what is wanted of the problems of a game.
    pub(super) fn take(&mut self, problems: Vec<Problem>) {
        for problem in problems {
            let kind = problem.kind;
            if !self.is_open(kind) || self.ids.contains(&problem.id) {
                continue;
            }
            let plenty = plenty(&problem);
            let is_too_much = plenty.iter().any(|&(what, share)| {
                let most = (share * self.wanted.of(kind) as f64).ceil() as usize;
                most <= self.n_plenty.get(&(kind, what)).copied().unwrap_or_default()
            });
            if is_too_much {
                continue;
            }
            for (what, _) in plenty {
                *self.n_plenty.entry((kind, what)).or_default() += 1;
            }
            *self.n_of.entry(kind).or_default() += 1;
            self.ids.insert(problem.id.clone());
            self.problems.push(problem);
        }
    }
}

/// Returns the bit of a kind.
pub(super) const fn bit(kind: Kind) -> u8 {
    1 << kind as u8
}

/// Returns of what there is too much, with the share of its kind that it may have.
fn plenty(problem: &Problem) -> Vec<(&'static str, f64)> {
    let mut plenty = Vec::new();
    if problem.grade == 1 {
        plenty.push(("easy", 0.25));
    }
    match problem.question {
        ProblemQuestion::Call if problem.right == "-" => plenty.push(("silence", 0.15)),
        ProblemQuestion::Call => plenty.push(("call", 0.2)),
        ProblemQuestion::Game => {
            plenty.push(("game", 0.15));
            // Who holds both queens of clubs nearly always says it.
            if problem.right == "hochzeit" {
                plenty.push(("hochzeit", 0.02));
            }
        }
        ProblemQuestion::Claim => {
            plenty.push(match Rest::from_name(&problem.right) {
                Some(Rest::No) => ("no", 0.4),
                Some(Rest::Top) => ("top", 0.4),
                _ => ("every", 0.4),
            });
            let record = &problem.record;
            if record.hands[problem.seat].len() <= record.tricks_played.len() + 2 {
                plenty.push(("two tricks", 0.25));
            }
        }
        ProblemQuestion::Card | ProblemQuestion::Reach { .. } => {}
    }
    plenty
}
