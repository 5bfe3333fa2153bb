//! `doko schema`: what the JSON that `doko` writes and reads looks like.

use crate::session::{ErrorAnswer, Exit, Session};
use crate::trouble::Failure;
use crate::{bench, conform, perft, protocol, score, solve, verdict, verify};
use clap::{Args, ValueEnum};
use schemars::{Schema, schema_for};
use serde_json::{Value, json};
use std::io::{self, Write};

/// Print the JSON Schema of what a command writes with --json.
///
/// Examples:
///   doko schema verdict
///   doko schema rules > rules.schema.json
#[derive(Debug, Args)]
#[command(verbatim_doc_comment)]
pub(crate) struct Arguments {
    /// What to describe.
    #[arg(value_enum)]
    of: Of,
}

/// What has a schema.
#[derive(Clone, Copy, Debug, ValueEnum)]
enum Of {
    /// A line of `doko verdict --json`.
    Verdict,
    /// A line of `doko solve --json`.
    Solve,
    /// A line of `doko verify --json`.
    Verify,
    /// A line of `doko score --json`.
    Score,
    /// A game record, as `doko score` reads it and `doko play-random --json` writes it.
    Record,
    /// A line of `doko perft --json`.
    Perft,
    /// A line of `doko bench --json`.
    Bench,
    /// The answer of `doko conform --json`.
    Conform,
    /// The answer of `doko referee rule --json`.
    Referee,
    /// What `doko referee rule --case` reads.
    RefereeCase,
    /// A rule set in `doko rules --json`.
    Rules,
    /// What a program that takes a seat is sent, a message a line.
    ToBot,
    /// What it answers, a message a line.
    FromBot,
    /// The answer of `doko protocol check --json`.
    Protocol,
}

pub(crate) fn run(session: &mut Session, arguments: Arguments) -> Result<Exit, Failure> {
    let schema = match arguments.of {
        Of::Verdict => answer(schema_for!(verdict::Answer)),
        Of::Solve => answer(schema_for!(solve::Answer)),
        Of::Verify => answer(schema_for!(verify::Answer)),
        Of::Score => {
            json!({ "anyOf": [schema_for!(score::Answer), schema_for!(score::RefusedAnswer), schema_for!(ErrorAnswer)] })
        }
        Of::Record => game::record::schema(),
        Of::Perft => answer(schema_for!(perft::Answer)),
        Of::Bench => json!(schema_for!(bench::Group)),
        Of::Conform => json!(schema_for!(conform::Answer)),
        Of::Referee => referee::json::ruling_schema(),
        Of::RefereeCase => referee::json::case_schema(),
        Of::Rules => game::rules_file::schema(),
        Of::ToBot => json!(schema_for!(bots::remote::ToBot)),
        Of::FromBot => json!(schema_for!(bots::remote::FromBot)),
        Of::Protocol => json!(schema_for!(protocol::Answer)),
    };
    let text = serde_json::to_string_pretty(&schema).map_err(io::Error::from)?;
    writeln!(session.out, "{text}")?;
    Ok(Exit::Done)
}

/// A question that cannot be understood has another answer.
fn answer(schema: Schema) -> Value {
    json!({ "anyOf": [schema, schema_for!(ErrorAnswer)] })
}
