//! What came of a file of vectors: failures as they happen, a table at the end.

use crate::session::{Exit, Format, Session};
use crate::trouble::{Failure, Trouble};
use api::Answer as _;
use api::conform::{self, kind_names};
use api::paint::{BAD, BOLD, GOOD, styled};
use schemars::JsonSchema;
use serde::Serialize;
use serde_json::Value;
use std::collections::BTreeMap;
use std::io::Write;
use text::{Message, message};

/// The answer of `doko conform --json`.
#[derive(Debug, Default, Serialize, JsonSchema)]
#[schemars(rename = "Answer")]
pub(crate) struct ConformTotals {
    /// Vectors that passed.
    passed: u64,
    /// Vectors that failed.
    failed: u64,
    /// The same for each kind.
    kinds: BTreeMap<String, Count>,
    /// The vectors that failed.
    failures: Vec<FailureJson>,
    /// Lines that are no vectors.
    errors: Vec<String>,
}

/// Numbers of vectors of a kind that passed and failed.
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
    /// The expected value.
    expected: Value,
    /// Actual value, or the reason why there is none.
    got: Value,
}

/// Collects what came of each vector.
pub(crate) struct Report {
    format: Format,
    answer: ConformTotals,
}

impl Report {
    pub(crate) fn new(format: Format) -> Self {
        Self { format, answer: ConformTotals::default() }
    }

    /// Returns whether there was no vector, and nothing else either.
    pub(crate) fn is_empty(&self) -> bool {
        let ConformTotals { passed, failed, errors, .. } = &self.answer;
        passed + failed == 0 && errors.is_empty()
    }

    /// Adds the result of a vector, and reports at once if it failed.
    pub(crate) fn add(&mut self, session: &mut Session, answer: conform::ConformAnswer) -> Result<(), Failure> {
        let count = self.answer.kinds.entry(answer.kind.clone()).or_default();
        if answer.passed {
            count.passed += 1;
            self.answer.passed += 1;
            return Ok(());
        }
        count.failed += 1;
        self.answer.failed += 1;
        match self.format {
            Format::Json => {}
            Format::Lines => writeln!(session.out, "{}", answer.line())?,
            Format::Text | Format::Auto => session.write_rows(&answer.rows(session.lang))?,
        }
        let id = answer.id;
        self.answer.failures.extend(answer.differences.into_iter().map(|difference| FailureJson {
            id: id.clone(),
            field: difference.field,
            expected: difference.expected,
            got: difference.got,
        }));
        Ok(())
    }

    /// Adds a line that is not a vector, and reports it at once.
    pub(crate) fn add_trouble(&mut self, session: &mut Session, trouble: &Trouble, line: usize) -> Result<(), Failure> {
        session.show(trouble);
        let error = trouble.text(session.lang);
        match self.format {
            Format::Json => {}
            Format::Lines => writeln!(session.out, "error: line {line}: {trouble}")?,
            Format::Text | Format::Auto => {
                writeln!(session.out, "{}", message!("conform-error", line, error = &error).text(session.lang))?;
            }
        }
        self.answer.errors.push(message!("conform-error-in-line", line, error).text(session.lang));
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
        let language = session.lang;
        let said = |message: Message| message.text(language);
        // What programs read has the same heading in every language.
        let heading = match self.format {
            Format::Lines => ["kind", "passed", "failed", "sum"].map(str::to_owned),
            _ => [
                said(message!("conform-kind")),
                said(message!("conform-n-passed")),
                said(message!("conform-n-failed")),
                said(message!("conform-sum")),
            ],
        };
        let [kind, passed, failed, sum] = &heading;
        let name = |kind: &str| match self.format {
            Format::Lines => kind.to_owned(),
            _ => said(Message::new(format!("conform-kind-{}", kind.replace('_', "-")))),
        };
        let counted = kind_names().into_iter().filter_map(|kind| Some((name(kind), *self.answer.kinds.get(kind)?)));
        let counted: Vec<(String, Count)> = counted.collect();
        /// Width of the longest kind in the notation.
        const LEAST: usize = 16;
        let width = counted.iter().map(|(name, _)| name.chars().count() + 2).fold(LEAST, usize::max);
        let mut rows = vec![styled(&format!("{kind:<width$}{passed:>8}{failed:>8}"), BOLD)];
        rows.extend(counted.iter().map(|(name, count)| row(name, *count, width)));
        let ConformTotals { passed, failed, .. } = self.answer;
        let total = row(sum, Count { passed, failed }, width);
        rows.push(styled(&total, if failed == 0 { GOOD } else { BAD }));
        session.write_rows(&rows)
    }
}

fn row(kind: &str, count: Count, width: usize) -> String {
    format!("{kind:<width$}{:>8}{:>8}", count.passed, count.failed)
}
