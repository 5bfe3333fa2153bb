//! `doko suggest`: what to do now, and what everything else is worth.

use crate::advice::{self, Which, looking};
use crate::line_editor::LineEditor;
use crate::session::{Exit, Format, Output, Session};
use crate::trouble::{Failure, Show, Trouble};
use api::Answer;
use api::advice::Effort;
use api::cards::{Item, Vocabulary, read};
use api::game_record::Given;
use api::paint::{DIM, styled};
use api::suggest::{Asked, answer};
use bots::{Bot, Spec};
use clap::Args;
use game::Seat;
use game::words::seat_letter;
use solver::Stop;
use std::io::Write;
use text::message;

#[derive(Debug, Args)]
pub(crate) struct Arguments {
    input: Vec<String>,

    #[command(flatten)]
    which: Which,

    #[arg(long, value_parser = api::arguments::parse_seat)]
    seat: Option<Seat>,

    #[arg(long = "if")]
    condition: Option<String>,

    #[arg(long)]
    bot: Option<Spec>,

    #[arg(long)]
    follow: bool,

    #[command(flatten)]
    effort: Effort,

    #[command(flatten)]
    output: Output,
}

pub(crate) fn run(session: &mut Session, arguments: Arguments) -> Result<Exit, Failure> {
    if arguments.follow && (arguments.input.is_empty() || arguments.input == ["-"]) {
        return Err(Trouble::new(message!("suggest-no-stdin")).with_help(message!("suggest-no-stdin.help")).into());
    }
    let given = advice::read_game(session, &arguments.input, arguments.which)?.game;
    let seat = arguments.seat.or(given.viewer).or(given.play.actor());
    let mut follower = Follower { arguments: &arguments, seat, past: Vec::new(), given };
    match (arguments.follow, follower.advise(session)) {
        (false, advised) => advised.map(|()| Exit::Done),
        (true, Err(Failure::Output(error))) => Err(error.into()),
        (true, advised) => {
            if let Err(Failure::Trouble(trouble)) = advised {
                trouble.show();
            }
            follower.follow(session)
        }
    }
}

/// Commands of a person who follows a game, besides the next card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Step {
    Back,
    Help,
    Quit,
}

/// The words for it, in either language.
const WORDS: &[(&str, Step)] = &[
    ("back", Step::Back),
    ("zurück", Step::Back),
    ("zurueck", Step::Back),
    ("?", Step::Help),
    ("help", Step::Help),
    ("hilfe", Step::Help),
    ("quit", Step::Quit),
    ("ende", Step::Quit),
];

/// A person who follows a game and wants advice at each turn of a seat.
struct Follower<'a> {
    arguments: &'a Arguments,
    seat: Option<Seat>,
    /// The game before the cards that were typed.
    past: Vec<Given>,
    given: Given,
}

impl Follower<'_> {
    fn advise(&self, session: &mut Session) -> Result<(), Failure> {
        let Arguments { condition, bot, effort, output, .. } = self.arguments;
        let bot = bot.as_ref().map(build).transpose()?;
        let asked = Asked { seat: self.seat, condition: condition.as_deref(), effort: *effort, stop: &Stop::NEVER };
        let answer = looking(|| answer(&self.given, &asked, bot, session.lang))?;
        match output.format_for_people() {
            Format::Json => session.write_json(&answer),
            Format::Lines => Ok(writeln!(session.out, "{}", answer.line())?),
            Format::Auto | Format::Text => session.write_rows(&answer.rows(session.lang)),
        }
    }

    /// Takes the cards that are played, one after the other.
    fn follow(&mut self, session: &mut Session) -> Result<Exit, Failure> {
        let help = message!("suggest-step-help");
        let suggested = message!("suggest-words").text(session.lang);
        let suggested: Vec<&str> = suggested.split(' ').collect();
        let vocabulary = Vocabulary { words: WORDS, suggested: &suggested, help: Some(help) };
        let (mut editor, name) = (LineEditor::new(), message!("tree-steps").text(session.lang));
        let mut exit = Exit::Done;
        while let Some(text) = editor.next_line(session, "> ")? {
            for item in read(&text, &name, &vocabulary) {
                let taken = item.map_err(Failure::Trouble).and_then(|(item, _)| self.take(session, item));
                match taken {
                    Ok(Some(Step::Quit)) => return Ok(exit),
                    Ok(_) => {}
                    Err(Failure::Trouble(trouble)) => {
                        trouble.show();
                        // On a terminal one types again.
                        exit = if editor.is_edited() { exit } else { Exit::BadInput };
                    }
                    Err(failure) => return Err(failure),
                }
            }
        }
        Ok(exit)
    }

    /// Takes a step, and returns the word that it was.
    fn take(&mut self, session: &mut Session, item: Item<Step>) -> Result<Option<Step>, Failure> {
        match item {
            Item::Word(Step::Quit) => return Ok(Some(Step::Quit)),
            Item::Word(Step::Help) => {
                let help = message!("suggest-help").text(session.lang);
                session.write_rows(&help.lines().map(|row| format!("  {row}")).collect::<Vec<_>>())?;
                return Ok(Some(Step::Help));
            }
            Item::Word(Step::Back) => {
                self.given = self.past.pop().ok_or_else(|| Trouble::new(message!("tree-begin")))?;
            }
            Item::Card(card) => {
                let next = self.given.after(card)?;
                self.past.push(std::mem::replace(&mut self.given, next));
            }
        }
        let turn = self.given.play.actor();
        if turn.is_some() && turn == self.seat {
            self.advise(session)?;
        } else if matches!(self.arguments.output.format_for_people(), Format::Text | Format::Auto) {
            let said = match turn {
                Some(seat) => message!("suggest-turn", seat = seat_letter(seat)),
                None => message!("tree-all-played-here"),
            };
            writeln!(session.out, "  {}", styled(&said.text(session.lang), DIM))?;
        }
        Ok(None)
    }
}

fn build(spec: &Spec) -> Result<Box<dyn Bot>, Trouble> {
    crate::interrupt::leave_no_programs()?;
    spec.build().map_err(|error| Trouble::of(&error))
}
