//! `doko schema`: what the JSON that `doko` writes and reads looks like.

use crate::session::{Exit, Numbered, Session};
use crate::trouble::Failure;
use crate::{bench, conform, library, perft, problems, protocol, review};
use api::ErrorAnswer;
use clap::{Args, ValueEnum};
use schemars::{JsonSchema, Schema, SchemaGenerator, schema_for};
use serde_json::{Map, Value, json};
use std::io::{self, Write};

#[derive(Debug, Args)]
pub(crate) struct Arguments {
    #[arg(value_enum)]
    of: Of,
}

/// Objects that have a schema.
#[derive(Clone, Copy, Debug, ValueEnum)]
enum Of {
    // Every question and every answer of the crate `doko-api`.
    Api,
    // A line of `doko verdict --json`.
    Verdict,
    // A line of `doko solve --json`.
    Solve,
    // A line of `doko verify --json`.
    Verify,
    // A line of `doko score --json`.
    Score,
    // A line of `doko import --json`.
    Import,
    // What `doko score --json` answers to a result without the cards.
    Result,
    // What `doko sheet --json` answers.
    Sheet,
    // A game record, as `doko score` reads it and `doko play-random --json` writes it.
    Record,
    // How a running game stands, step by step, over JSON.
    Table,
    // A line of `doko perft --json`.
    Perft,
    // A line of `doko bench --json`.
    Bench,
    // The answer of `doko conform --json`.
    Conform,
    // The answer of `doko referee rule --json`.
    Referee,
    // What `doko referee rule --case` reads.
    RefereeCase,
    // A rule set in `doko rules --json`.
    Rules,
    // What a program that takes a seat is sent, a message a line.
    ToBot,
    // What it answers, a message a line.
    FromBot,
    // What a program that keeps a table is sent, a message a line.
    ToTable,
    // What it answers, a message a line.
    FromTable,
    // The answer of `doko protocol check --json`.
    Protocol,
    // The answer of `doko suggest --json`.
    Suggest,
    // The answer of `doko hand --json`.
    Hand,
    // A line of `doko review --json`, one for each game.
    Review,
    // A problem: a line of `doko problems list --json`.
    Problem,
    // A line of `doko problems verify --json`.
    ProblemCheck,
    // The report of `doko match --json`.
    Match,
    // The result of `doko study --json`.
    Study,
    // What `doko generate plan` writes: manifest.json.
    Manifest,
    // What stands beside every file that `doko generate` has finished.
    Receipt,
    // A line of `doko library status --json`.
    LibraryStatus,
    // A line of `doko library verify --json`.
    LibraryCheck,
    // The answer of `doko library show --json`.
    LibraryDeal,
    // A line of `doko library stats --json`.
    LibraryFact,
}

pub(crate) fn run(session: &mut Session, arguments: Arguments) -> Result<Exit, Failure> {
    let schema = match arguments.of {
        Of::Api => questions_and_answers(),
        Of::Verdict => answer::<Numbered<'static, api::verdict::VerdictAnswer>>(),
        Of::Solve => answer::<Numbered<'static, api::solve::SolveAnswer>>(),
        Of::Verify => answer::<Numbered<'static, api::verify::VerifyAnswer>>(),
        Of::Score => answer::<api::score::ScoreAnswer>(),
        Of::Import => json!(schema_for!(api::import::GameAnswer)),
        Of::Result => answer::<api::result::ResultAnswer>(),
        Of::Sheet => answer::<api::sheet::SheetAnswer>(),
        Of::Record => notation::record::schema(),
        Of::Table => answer::<api::table::TableAnswer>(),
        Of::Perft => answer::<perft::PerftAnswer>(),
        Of::Bench => json!(schema_for!(bench::Group)),
        Of::Conform => json!(schema_for!(conform::ConformTotals)),
        Of::Referee => referee::json::ruling_schema(),
        Of::RefereeCase => referee::json::case_schema(),
        Of::Rules => notation::rules_file::schema(),
        Of::ToBot => json!(schema_for!(bots::remote::ToBot)),
        Of::FromBot => json!(schema_for!(bots::remote::FromBot)),
        Of::ToTable => json!(schema_for!(bots::remote::ToTable)),
        Of::FromTable => json!(schema_for!(bots::remote::FromTable)),
        Of::Protocol => json!(schema_for!(protocol::ProtocolAnswer)),
        Of::Suggest => json!(schema_for!(api::suggest::SuggestAnswer)),
        Of::Hand => json!(schema_for!(api::hand::HandAnswer)),
        Of::Review => json!(schema_for!(review::GameLine<'static>)),
        Of::Problem => json!(schema_for!(sim::problems::Problem)),
        Of::ProblemCheck => json!(schema_for!(problems::ProblemCheck<'static>)),
        Of::Match => json!(schema_for!(sim::matches::Report)),
        Of::Study => json!(schema_for!(sim::study::StudyResult)),
        Of::Manifest => json!(schema_for!(sim::Manifest)),
        Of::Receipt => json!(schema_for!(sim::Receipt)),
        Of::LibraryStatus => json!(schema_for!(library::StatusLine)),
        Of::LibraryCheck => json!(schema_for!(library::CheckLine)),
        Of::LibraryDeal => json!(schema_for!(library::DealValues)),
        Of::LibraryFact => json!(schema_for!(library::FactLine)),
    };
    let text = serde_json::to_string_pretty(&schema).map_err(io::Error::from)?;
    writeln!(session.out, "{text}")?;
    Ok(Exit::Done)
}

/// Returns the schemas of everything that can be asked by [`api::answer`].
fn questions_and_answers() -> Value {
    let (mut questions, mut answers) = (Map::new(), Map::new());
    for (name, (question, answer)) in api::schema_names().filter_map(|name| Some((name, api::schema(name)?))) {
        questions.insert(name.to_owned(), question);
        answers.insert(name.to_owned(), answer);
    }
    json!({ "version": api::VERSION, "questions": questions, "answers": answers })
}

/// A question that cannot be understood has another answer.
fn answer<T: JsonSchema>() -> Value {
    any_of(|generator| vec![generator.subschema_for::<T>(), generator.subschema_for::<ErrorAnswer>()])
}

/// Returns the schema of what is one of several things; what they refer to is defined once, at the root.
fn any_of(parts: impl FnOnce(&mut SchemaGenerator) -> Vec<Schema>) -> Value {
    let mut generator = SchemaGenerator::default();
    let parts = parts(&mut generator);
    json!({
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "anyOf": parts,
        "$defs": generator.take_definitions(true),
    })
}
