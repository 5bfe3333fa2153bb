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

    /// Returns the problems. If fewer were found than wanted, the shares hold among those found, too, but for the easy ones:
    /// the last ones that are too many go.
    pub(super) fn finish(self) -> Vec<Problem> {
        let mut problems = self.problems;
        for kind in Kind::ALL {
            while let Some(at) = last_too_much(&problems, kind) {
                problems.remove(at);
            }
        }
        problems
    }
}

/// Returns the place of the last problem of a kind of which there is too much among all of the kind.
fn last_too_much(problems: &[Problem], kind: Kind) -> Option<usize> {
    let n = problems.iter().filter(|problem| problem.kind == kind).count() as f64;
    let mut places: BTreeMap<&str, (f64, Vec<usize>)> = BTreeMap::new();
    for (at, problem) in problems.iter().enumerate().filter(|(_, problem)| problem.kind == kind) {
        for (what, share) in plenty(problem).into_iter().filter(|&(what, _)| what != EASY) {
            places.entry(what).or_insert((share, Vec::new())).1.push(at);
        }
    }
    let too_many = places.into_values().find(|(share, places)| (share * n).ceil() < places.len() as f64);
    too_many.and_then(|(_, places)| places.last().copied())
}

/// Returns the bit of a kind.
pub(super) const fn bit(kind: Kind) -> u8 {
    1 << kind as u8
}

/// Problems that all bots solve.
const EASY: &str = "easy";

/// Returns of what there is too much, with the share of its kind that it may have.
fn plenty(problem: &Problem) -> Vec<(&'static str, f64)> {
    let mut plenty = Vec::new();
    if problem.grade == 1 {
        plenty.push((EASY, 0.25));
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

#[cfg(test)]
mod tests {
    use super::*;

    fn problem(id: u64, right: &str, ask: &str) -> Problem {
        let text = format!(
            r#"{{"version":1,"id":"{id}","kind":"judgement","grade":2,"missed":[],"themes":[],"seat":"S",
            "record":{{"rules":"ddv","dealer":"E","hands":{{"N":[],"E":[],"S":[],"W":[]}},"game":"normal"}},
            "question":{{"ask":"{ask}"}},"answers":["-","re!"],"right":"{right}","evidence":{{"by":"judgement","leads":[]}},
            "made":{{"seed":1,"game":{id}}}}}"#
        );
        serde_json::from_str(&text).expect("a problem")
    }

    #[test]
    fn where_fewer_are_found_than_wanted_the_shares_are_of_those_found() {
        let mut kept = Kept::new(Wanted { judgement: 400, proof: 0, claim: 0 });
        let silences = (0..60).map(|id| problem(id, "-", "call"));
        let cards = (100..170).map(|id| problem(id, "DA", "card"));
        kept.take(silences.chain(cards).collect());
        let found = kept.finish();
        let n_silences = found.iter().filter(|problem| problem.right == "-").count();
        assert_eq!((n_silences, found.len() - n_silences), (13, 70));
        assert!(found.iter().take(13).map(|problem| problem.made.game).eq(0..13));
    }
}
