//! `doko solve`: what is the best play worth?

use crate::claim::Party;
use crate::input::{From, Input};
use crate::lang::{Lang, team_name};
use crate::paint::{self, BAD, BOLD, GOOD, styled};
use crate::plays::{self, PlayJson};
use crate::session::{Exit, Format, Output, Session};
use crate::trouble::Failure;
use crate::verdict::table;
use clap::{Args, ValueEnum};
use game::{Augen, Card, Position, Team};
use schemars::JsonSchema;
use serde::Serialize;
use solver::{Config, card_values, forced, line, value};
use std::io::Write;

/// Say what a position is worth if all play as well as possible with open cards.
///
/// Examples:
///   doko solve 'rules=ddv game=normal re=NS leader=N N=HT,CQ E=HQ,CA S=SQ,D9 W=DJ,SA'
///   doko solve positions.txt                            the Augen that Re still gets, the running trick included
///   doko solve positions.txt --ask moves                and what each card is worth
///   doko solve positions.txt --ask line                 and a best line of play
///   doko solve positions.txt --ask forced --party kontra     can Kontra force all remaining tricks?
///   cat positions.txt | doko solve | sort -n            one answer a line, in a pipe
///
/// The exit code is 0, 1 if an answer to --ask forced is no, 2 if a line cannot be read.
#[derive(Debug, Args)]
#[command(verbatim_doc_comment)]
pub(crate) struct Arguments {
    /// A position, a file with a position a line, or - for the standard input.
    #[arg(value_name = "POSITION|FILE|-")]
    input: Vec<String>,

    /// What to answer.
    #[arg(long, value_enum, default_value_t)]
    ask: Ask,

    /// Whose force is asked for; Augen are always those of Re.
    #[arg(long, value_enum, default_value = "re")]
    party: Party,

    #[command(flatten)]
    output: Output,
}

/// A question.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
enum Ask {
    /// The Augen that Re still gets.
    #[default]
    Value,
    /// That, and what Re gets after each card that may be played.
    Moves,
    /// That, and a line of best play.
    Line,
    /// Whether the party can force all remaining tricks.
    Forced,
}

pub(crate) fn run(session: &mut Session, arguments: Arguments) -> Result<Exit, Failure> {
    let input = Input::open(
        &arguments.input,
        "give a position in quotes, a file, or positions on the standard input; `doko solve --help` has examples",
    )?;
    let format = arguments.output.format(false);
    let is_one = input.from() == From::Argument;
    session.answer_positions(input, format, |session, position, source| {
        let line = (!is_one).then_some(source.line);
        let found = Found::new(position, arguments.ask, arguments.party.team());
        match format {
            Format::Json => session.write_json(&found.answer(position, line))?,
            Format::Text => write_text(session, position, &found)?,
            Format::Auto | Format::Lines => writeln!(session.out, "{}", found.line(position))?,
        }
        Ok(if matches!(found, Found::Forced(_, false)) { Exit::No } else { Exit::Done })
    })
}

/// What was found.
enum Found {
    Value(Augen),
    Moves(Augen, Vec<(Card, Augen)>),
    Line(Augen, Vec<Card>),
    Forced(Team, bool),
}

impl Found {
    fn new(position: &Position, ask: Ask, team: Team) -> Self {
        let config = Config::default();
        match ask {
            Ask::Value => Self::Value(value(position, &config)),
            Ask::Moves => {
                let moves = card_values(position, &config);
                let values = moves.iter().map(|&(_, value)| value);
                let best = match position.parties().team_of(position.cards().turn()) {
                    Team::Re => values.max(),
                    Team::Kontra => values.min(),
                };
                Self::Moves(best.unwrap_or_default(), moves)
            }
            Ask::Line => Self::Line(value(position, &config), line(position, &config)),
            Ask::Forced => Self::Forced(team, forced(position, team, &config)),
        }
    }

    /// Returns the answer for programs.
    fn line(&self, position: &Position) -> String {
        match self {
            Self::Value(value) => value.to_string(),
            Self::Moves(best, moves) => {
                let moves: String = moves.iter().map(|(card, value)| format!(" {card}={value}")).collect();
                format!("{best}{moves}")
            }
            Self::Line(value, line) => format!("{value} line={}", plays::compact(position, line)),
            Self::Forced(_, true) => "yes".to_owned(),
            Self::Forced(_, false) => "no".to_owned(),
        }
    }

    fn answer(&self, position: &Position, number: Option<usize>) -> Answer {
        let mut answer = Answer {
            line: number,
            position: position.to_string(),
            augen: None,
            augen_in_play: position.cards().augen_left().0,
            moves: None,
            best_line: None,
            party: None,
            forced: None,
        };
        match self {
            Self::Value(value) => answer.augen = Some(value.0),
            Self::Moves(best, moves) => {
                answer.augen = Some(best.0);
                let moves = moves.iter().map(|&(card, augen)| MoveJson { card: card.to_string(), augen: augen.0 });
                answer.moves = Some(moves.collect());
            }
            Self::Line(value, line) => {
                answer.augen = Some(value.0);
                answer.best_line = Some(plays::json(position, line));
            }
            Self::Forced(team, forced) => {
                answer.party = Some(team.to_string());
                answer.forced = Some(*forced);
            }
        }
        answer
    }
}

fn write_text(session: &mut Session, position: &Position, found: &Found) -> Result<(), Failure> {
    let lang = session.lang;
    let mut rows = vec![sentence(lang, position, found), String::new()];
    rows.extend(table(lang, position).into_iter().map(|row| format!("  {row}")));
    rows.push(String::new());
    match found {
        Found::Moves(best, moves) => {
            rows.extend(moves.iter().map(|&(card, value)| {
                let value = format!("{value:>3}");
                let value = if value.trim() == best.to_string() { styled(&value, BOLD) } else { value };
                format!("  {}  {value}", paint::wide_card(lang, card))
            }));
            rows.push(String::new());
        }
        Found::Line(_, line) => {
            rows.extend(plays::rows(lang, position, line).into_iter().map(|row| format!("  {row}")));
            rows.push(String::new());
        }
        Found::Value(_) | Found::Forced(..) => {}
    }
    for row in rows {
        writeln!(session.out, "{row}")?;
    }
    Ok(())
}

fn sentence(lang: Lang, position: &Position, found: &Found) -> String {
    match found {
        Found::Value(value) | Found::Moves(value, _) | Found::Line(value, _) => {
            let value = styled(&value.to_string(), BOLD);
            let left = position.cards().augen_left();
            match lang {
                Lang::De => format!("{value}  Re bekommt noch {value} der {left} Augen, die im Spiel sind."),
                Lang::En => format!("{value}  Re still gets {value} of the {left} Augen in play."),
            }
        }
        Found::Forced(team, forced) => {
            let team = team_name(*team);
            match (lang, forced) {
                (Lang::De, true) => format!("{}  {team} kann alle Reststiche erzwingen.", styled("JA", GOOD)),
                (Lang::De, false) => format!("{}  {team} kann nicht alle Reststiche erzwingen.", styled("NEIN", BAD)),
                (Lang::En, true) => format!("{}  {team} can force all remaining tricks.", styled("YES", GOOD)),
                (Lang::En, false) => format!("{}  {team} cannot force all remaining tricks.", styled("NO", BAD)),
            }
        }
    }
}

/// The answer of `doko solve`.
#[derive(Debug, Serialize, JsonSchema)]
pub(crate) struct Answer {
    /// The number of the line, from 1; absent if the position was an argument.
    #[serde(skip_serializing_if = "Option::is_none")]
    line: Option<usize>,
    /// The position in its canonical form.
    position: String,
    /// The Augen that Re still gets with best play, the running trick included.
    #[serde(skip_serializing_if = "Option::is_none")]
    augen: Option<u16>,
    /// The Augen of all cards in the hands and on the table.
    augen_in_play: u16,
    /// What Re gets after each card; with `--ask moves`.
    #[serde(skip_serializing_if = "Option::is_none")]
    moves: Option<Vec<MoveJson>>,
    /// A line of best play; with `--ask line`.
    #[serde(skip_serializing_if = "Option::is_none")]
    best_line: Option<Vec<PlayJson>>,
    /// The party whose force was asked for; with `--ask forced`.
    #[serde(skip_serializing_if = "Option::is_none")]
    party: Option<String>,
    /// Whether it can force all remaining tricks.
    #[serde(skip_serializing_if = "Option::is_none")]
    forced: Option<bool>,
}

/// A card that may be played.
#[derive(Debug, Serialize, JsonSchema)]
struct MoveJson {
    /// The card.
    card: String,
    /// What Re gets after it.
    augen: u16,
}
