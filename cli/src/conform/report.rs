//! What came of a file of vectors: failures as they happen, a table at the end.

use super::{Difference, KINDS, Outcome, Vector};
use crate::session::{Exit, Format, Session};
use crate::trouble::{Failure, Trouble};
use api::paint::{BAD, BOLD, GOOD, styled};
use schemars::JsonSchema;
use serde::Serialize;
use serde_json::Value;
use std::collections::BTreeMap;
use std::io::Write;

/// The answer of `doko conform --json`.
#[derive(Debug, Default, Serialize, JsonSchema)]
pub(crate) struct Answer {
    /// Vectors that passed.
    passed: u64,
    /// Vectors that failed.
    failed: u64,
    /// The same for each kind.
    kinds: BTreeMap<String, Count>,
    /// What failed.
    failures: Vec<FailureJson>,
    /// Lines that are no vectors.
    errors: Vec<String>,
}

/// How many vectors of a kind passed.
#[derive(Debug, Default, Clone, Copy, Serialize, JsonSchema)]
struct Count {
    passed: u64,
    failed: u64,
}

/// A field of a vector that came out wrong.
#[derive(Debug, Serialize, JsonSchema)]
struct FailureJson {
    /// The vector.
    id: String,
    /// The field, or empty if nothing could be computed.
    field: String,
    /// What was expected.
    expected: Value,
    /// What came out, or why nothing did.
    got: Value,
}

/// Collects what came of each vector.
pub(crate) struct Report {
    format: Format,
    answer: Answer,
}

impl Report {
    pub(crate) fn new(format: Format) -> Self {
        Self { format, answer: Answer::default() }
    }

    /// Returns whether there was no vector, and nothing else either.
    pub(crate) fn is_empty(&self) -> bool {
        let Answer { passed, failed, errors, .. } = &self.answer;
        passed + failed == 0 && errors.is_empty()
    }

    /// Takes in what came of a vector, and tells at once if it failed.
    pub(crate) fn add(&mut self, session: &mut Session, vector: &Vector, outcome: Outcome) -> Result<(), Failure> {
        let count = self.answer.kinds.entry(vector.kind.clone()).or_default();
        match outcome {
            Outcome::Passed => {
                count.passed += 1;
                self.answer.passed += 1;
            }
            Outcome::Failed(differences) => {
                count.failed += 1;
                self.answer.failed += 1;
                if self.format != Format::Json {
                    writeln!(session.out, "{}", failure_line(&vector.id, &differences))?;
                }
                self.answer.failures.extend(differences.into_iter().map(|difference| FailureJson {
                    id: vector.id.clone(),
                    field: difference.field,
                    expected: difference.expected,
                    got: difference.got,
                }));
            }
        }
        Ok(())
    }

    /// Takes in a line that is no vector, and tells at once.
    pub(crate) fn add_trouble(&mut self, session: &mut Session, trouble: &Trouble, line: usize) -> Result<(), Failure> {
        session.show(trouble);
        if self.format != Format::Json {
            writeln!(session.out, "error: line {line}: {trouble}")?;
        }
        self.answer.errors.push(format!("line {line}: {trouble}"));
        Ok(())
    }

    /// Writes the table and returns how the program ends.
    pub(crate) fn finish(self, session: &mut Session) -> Result<Exit, Failure> {
        match self.format {
            Format::Json => session.write_json(&self.answer)?,
            Format::Auto | Format::Text | Format::Lines => self.write_table(session)?,
        }
        Ok(if !self.answer.errors.is_empty() {
            Exit::BadInput
        } else if 0 < self.answer.failed {
            Exit::No
        } else {
            Exit::Done
        })
    }

    fn write_table(&self, session: &mut Session) -> Result<(), Failure> {
        let out = &mut session.out;
        writeln!(out, "{}", styled(&format!("{:<16}{:>8}{:>8}", "kind", "passed", "failed"), BOLD))?;
        for (kind, _) in KINDS {
            if let Some(count) = self.answer.kinds.get(*kind) {
                writeln!(out, "{}", row(kind, *count))?;
            }
        }
        let Answer { passed, failed, .. } = self.answer;
        let total = row("sum", Count { passed, failed });
        writeln!(out, "{}", styled(&total, if failed == 0 { GOOD } else { BAD }))?;
        Ok(())
    }
}

fn row(kind: &str, count: Count) -> String {
    format!("{kind:<16}{:>8}{:>8}", count.passed, count.failed)
}

/// Returns the line about a failing vector: its id, what was expected, what came out.
fn failure_line(id: &str, differences: &[Difference]) -> String {
    let parts: Vec<String> = differences
        .iter()
        .map(|Difference { field, expected, got }| match (field.as_str(), got) {
            ("", Value::String(reason)) => format!("cannot be computed: {reason}"),
            _ => format!("{field}: expected {expected}, got {got}"),
        })
        .collect();
    format!("{id}: {}", parts.join("; "))
}
