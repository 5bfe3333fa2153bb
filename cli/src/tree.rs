//! `doko tree`: a walk through the solved game, card by card.

use crate::audience::WhenGone;
use crate::input::Input;
use crate::interrupt::Steps;
use crate::lang;
use crate::line_editor::LineEditor;
use crate::memory::Memory;
use crate::session::{Exit, Format, Output, Session};
use crate::solve::{Effort, Limit, tell_of_stop};
use crate::trouble::Show;
use crate::trouble::{Failure, Trouble};
use api::Answer;
use api::cards::{Item, Vocabulary, read};
use api::solve::line_rows;
use api::tree::{Aim, Walk};
use clap::Args;
use game::Card;
use solver::Watching;
use std::io::Write;
use text::message;

#[derive(Debug, Args)]
pub(crate) struct Arguments {
    #[arg(required = true)]
    input: Vec<String>,

    #[arg(long)]
    budget: Option<Limit>,

    #[command(flatten)]
    memory: Memory,

    #[command(flatten)]
    output: Output,
}

/// Commands of a person who walks, besides playing a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Step {
    Best,
    Line,
    Back,
    For(Aim),
    Help,
    Quit,
}

/// The words for it, in either language.
const WORDS: &[(&str, Step)] = &[
    ("best", Step::Best),
    ("beste", Step::Best),
    ("line", Step::Line),
    ("linie", Step::Line),
    ("weiter", Step::Line),
    ("back", Step::Back),
    ("zurück", Step::Back),
    ("zurueck", Step::Back),
    ("points", Step::For(Aim::Points)),
    ("punkte", Step::For(Aim::Points)),
    ("augen", Step::For(Aim::Augen)),
    ("?", Step::Help),
    ("help", Step::Help),
    ("hilfe", Step::Help),
    ("quit", Step::Quit),
    ("ende", Step::Quit),
];

/// Whether the walk goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Then {
    GoOn,
    End,
}

pub(crate) fn run(session: &mut Session, arguments: Arguments) -> Result<Exit, Failure> {
    let walk = begin(session, &arguments)?;
    let format = arguments.output.format_for_people();
    session.audience.when_gone(WhenGone::Hurry);
    let (limit, steps) = (arguments.budget.unwrap_or_default(), Steps::new()?);
    let mut walker = Walker { walk, limit, steps, format };
    walker.show(session)?;
    let help = message!("tree-step-help");
    let suggested = message!("tree-words").text(session.lang);
    let suggested: Vec<&str> = suggested.split(' ').collect();
    let vocabulary = Vocabulary { words: WORDS, suggested: &suggested, help: Some(help) };
    let (mut editor, name) = (LineEditor::new(), message!("tree-steps").text(session.lang));
    let mut exit = Exit::Done;
    while let Some(text) = editor.next_line(session, "> ")? {
        for item in read(&text, &name, &vocabulary) {
            let taken = item.map_err(Failure::Trouble).and_then(|(item, _)| walker.take(session, item));
            match taken {
                Ok(Then::GoOn) => {}
                Ok(Then::End) => return Ok(exit),
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

/// Returns the beginning of the walk.
fn begin(session: &Session, arguments: &Arguments) -> Result<Walk, Trouble> {
    if arguments.input == ["-"] {
        return Err(Trouble::new(message!("tree-no-stdin")).with_help(message!("tree-no-stdin.help")));
    }
    let mut input = Input::open(&arguments.input, message!("position-help"))?;
    let source = input.next_line()?.ok_or_else(|| Trouble::new(message!("tree-no-position")))??;
    let position = session.context().position(&source)?;
    if input.next_line()?.is_some() {
        let message = message!("tree-many-positions", name = input.name());
        return Err(Trouble::new(message).with_help(message!("tree-many-positions.help")));
    }
    Ok(Walk::new(position, &arguments.memory.config()))
}

/// A walk, and the limits of each of its steps.
struct Walker {
    walk: Walk,
    limit: Limit,
    steps: Steps,
    format: Format,
}

impl Walker {
    fn take(&mut self, session: &mut Session, item: Item<Step>) -> Result<Then, Failure> {
        match item {
            Item::Word(Step::Quit) => return Ok(Then::End),
            Item::Word(Step::Help) => {
                let help = message!("tree-help").text(session.lang);
                session.write_rows(&help.lines().map(|row| format!("  {row}")).collect::<Vec<_>>())?;
            }
            Item::Word(Step::Line) => {
                let line = self.search(Walk::line)?;
                self.write_line(session, &line)?;
            }
            Item::Word(Step::Back) => {
                self.walk.back()?;
                self.show(session)?;
            }
            Item::Word(Step::Best) => {
                let best = self.search(Walk::best)?;
                self.play(session, best)?;
            }
            Item::Card(card) => self.play(session, card)?,
            Item::Word(Step::For(aim)) => {
                let before = std::mem::replace(&mut self.walk.aim, aim);
                if let Err(failure) = self.show(session) {
                    self.walk.aim = before;
                    return Err(failure);
                }
            }
        }
        Ok(Then::GoOn)
    }

    fn play(&mut self, session: &mut Session, card: Card) -> Result<(), Failure> {
        self.walk.play(card)?;
        self.show(session)
    }

    /// Looks for something that may take long, until it is found, the limit is reached or Ctrl-C comes.
    fn search<T>(
        &mut self,
        question: impl FnOnce(&mut Walk, solver::Limits<'_>, &mut Watching<'_>) -> Result<T, Trouble>,
    ) -> Result<T, Failure> {
        let Self { walk, limit, steps, .. } = self;
        let (found, is_stopped) = steps.take(|stop| {
            let mut effort = Effort::of_step(walk.here().cards().tricks_left());
            let stop = limit.stop(Some(stop));
            let found = question(walk, limit.limits(&stop), &mut Watching::new(&mut effort, &stop));
            effort.clear();
            found
        });
        if is_stopped {
            tell_of_stop();
        }
        Ok(found?)
    }

    fn show(&mut self, session: &mut Session) -> Result<(), Failure> {
        let answer = self.search(Walk::look)?;
        match self.format {
            Format::Json => session.write_json(&answer),
            Format::Lines => Ok(writeln!(session.out, "{}", answer.line())?),
            Format::Auto | Format::Text => session.write_rows(&answer.rows(session.lang)),
        }
    }

    fn write_line(&self, session: &mut Session, line: &[Card]) -> Result<(), Failure> {
        let here = self.walk.here();
        match self.format {
            Format::Json => session.write_json(&api::plays::line_answer(here, line)),
            Format::Lines => Ok(writeln!(session.out, "{}", api::plays::compact_line(here, line))?),
            Format::Auto | Format::Text => {
                let mut rows = line_rows(lang::language(), here, line);
                rows.push(String::new());
                session.write_rows(&rows)
            }
        }
    }
}
