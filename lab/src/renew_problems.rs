//! Writes the problems of a file as bots and advice judge them now, without those whose answer is not the right one any more:
//! `zcat cli/src/problems/collection.jsonl.gz | cargo run --release -p doko-lab -- renew-problems > new.jsonl`.

use crate::Outcome;
use notation::RuleBook;
use sim::problems::{Problem, renew};
use std::io::{BufRead, Write};

pub(crate) fn run(_: &[String]) -> Outcome {
    let book = RuleBook::published();
    for line in std::io::stdin().lock().lines() {
        let problem: Problem = serde_json::from_str(&line?)?;
        let name = problem.record.rules.as_deref().unwrap_or("ddv");
        let rules = book.get(name).ok_or_else(|| format!("no rule set is called {name}"))?;
        match renew(&problem, rules)? {
            Some(new) => writeln!(std::io::stdout(), "{}", serde_json::to_string(&new)?)?,
            None => eprintln!("{} {:?} {}", problem.id, problem.kind, problem.right),
        }
    }
    Ok(())
}
