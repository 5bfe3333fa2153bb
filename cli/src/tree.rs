//! `doko tree`: a walk through the solved game, card by card.

use crate::audience::WhenGone;
use crate::input::Input;
use crate::interrupt::Steps;
use crate::lang::Say;
use crate::memory::Memory;
use crate::session::{Exit, Session};
use crate::solve::{Effort, Limit, line_rows, shown, tell_of_stop};
use crate::trouble::Show;
use crate::trouble::{Failure, Trouble};
use api::board;
use api::paint::{self, BAD, BOLD, DIM, GOOD, styled};
use api::plays;
use clap::Args;
use game::notation::{closest, parse_card};
use game::rules::Sonderpunkt;
use game::{Card, Position, Schweine, Team, Trick, WhichTrick, special_points};
use solver::{Answer, BestAugen, BestPoints, PointsError, Solver, Unit};
use std::io::{self, BufRead, IsTerminal, Write};
use text::Language;

#[derive(Debug, Args)]
pub(crate) struct Arguments {
    #[arg(required = true)]
    input: Vec<String>,

    #[arg(long)]
    budget: Option<Limit>,

    #[command(flatten)]
    memory: Memory,
}

/// What somebody who walks can do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Step {
    Card(Card),
    Best,
    Line,
    Back,
    For(Aim),
    Quit,
}

/// What best play is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Aim {
    Augen,
    Points,
}

/// The words that are no cards.
const WORDS: [(&str, Step); 6] = [
    ("best", Step::Best),
    ("line", Step::Line),
    ("back", Step::Back),
    ("points", Step::For(Aim::Points)),
    ("augen", Step::For(Aim::Augen)),
    ("quit", Step::Quit),
];

pub(crate) fn run(session: &mut Session, arguments: Arguments) -> Result<Exit, Failure> {
    if arguments.input == ["-"] {
        let help = "give the position in quotes, or a file; the standard input is for the steps";
        return Err(Trouble::new("the position cannot come from the standard input").with_help(help).into());
    }
    let mut input = Input::open(&arguments.input, "give a position in quotes, or a file with one")?;
    let source = input.next_line()?.ok_or_else(|| Trouble::new("there is no position in this file"))??;
    let position = session.context().position(&source)?;
    if input.next_line()?.is_some() {
        let message = format!("{} holds more than one position, and a walk begins at one", input.name());
        return Err(Trouble::new(message)
            .with_help("write that one into a file of its own, or give it in quotes")
            .into());
    }
    session.audience.when_gone(WhenGone::Hurry);
    let solver = Solver::new(&arguments.memory.config());
    let (aim, limit) = (Aim::Augen, arguments.budget.unwrap_or_default());
    let steps = Steps::new()?;
    let mut walk = Walk { past: Vec::new(), here: position, earned: Vec::new(), aim, limit, solver, steps };
    walk.show(session)?;
    let is_asked = io::stdin().is_terminal();
    let mut exit = Exit::Done;
    loop {
        if is_asked {
            write!(session.out, "{} ", styled(">", BOLD))?;
        }
        // Whoever is at the other end of a pipe waits for the answer too.
        session.out.flush()?;
        let mut text = String::new();
        if io::stdin().lock().read_line(&mut text).map_err(|_| Trouble::new("the steps are not UTF-8 text"))? == 0 {
            return Ok(exit);
        }
        for word in text.split_whitespace() {
            match parse_step(word).and_then(|step| walk.take(session, step)) {
                Ok(true) => {}
                Ok(false) => return Ok(exit),
                Err(Failure::Trouble(trouble)) => {
                    trouble.show();
                    // On a terminal one types again.
                    exit = if is_asked { exit } else { Exit::BadInput };
                }
                Err(failure) => return Err(failure),
            }
        }
    }
}

fn parse_step(word: &str) -> Result<Step, Failure> {
    let lower = word.to_lowercase();
    if let Some(&(_, step)) = WORDS.iter().find(|(name, _)| *name == lower) {
        return Ok(step);
    }
    parse_card(word).map(Step::Card).map_err(|error| {
        let help = match closest(word, WORDS.map(|(name, _)| name)) {
            Some(name) => format!("did you mean {name}?"),
            None => "type a card such as HT, or best, line, back, points, augen, quit".to_owned(),
        };
        Trouble::new(error.to_string()).with_help(help).into()
    })
}

fn all_played() -> Failure {
    Trouble::new("all cards are played").with_help("type back, or quit").into()
}

fn open() -> Failure {
    let help = "play a card yourself, or begin again with a larger --budget";
    Trouble::new("which card is best is not known, for the search ended before").with_help(help).into()
}

fn unscored(error: PointsError) -> Failure {
    Trouble::new(error.to_string()).into()
}

/// Where the walk is, and how it came there.
struct Walk {
    /// The positions before, and how many special points were earned by then.
    past: Vec<(Position, usize)>,
    here: Position,
    /// The special points of the tricks that were played on the way.
    earned: Vec<(Sonderpunkt, Team)>,
    aim: Aim,
    /// How much a step may take.
    limit: Limit,
    /// It remembers what it has found on the way.
    solver: Solver,
    steps: Steps,
}

/// Bounds of what something is worth to Re.
type Bounds = (i32, i32);

/// Returns the bounds of the position and of each card as numbers.
fn numbers<V: Unit>(answer: &Answer<V>, number: impl Fn(V) -> i32) -> (Bounds, Vec<(Card, Bounds)>) {
    let bounds = |of: solver::Bounds<V>| (number(of.lower), number(of.upper));
    (bounds(answer.bounds), answer.cards.iter().map(|&(card, of)| (card, bounds(of))).collect())
}

/// What a card is worth to Re, and what it costs its side against the best one, if both are known.
struct Worth {
    card: Card,
    value: Bounds,
    loss: Option<u32>,
}

impl Walk {
    /// Takes a step; false if it was the last.
    fn take(&mut self, session: &mut Session, step: Step) -> Result<bool, Failure> {
        match step {
            Step::Quit => return Ok(false),
            Step::Line => {
                if self.here.cards().is_over() {
                    return Err(all_played());
                }
                let line = self.line(session.lang)?;
                for row in line_rows(session.lang, &self.here, &line) {
                    writeln!(session.out, "{row}")?;
                }
                writeln!(session.out)?;
            }
            Step::Back => {
                let (before, n_earned) = self.past.pop().ok_or_else(|| Trouble::new("this is where the walk began"))?;
                self.here = before;
                self.earned.truncate(n_earned);
                self.show(session)?;
            }
            Step::Best => {
                if self.here.cards().is_over() {
                    return Err(all_played());
                }
                let (_, values) = self.values(session.lang)?;
                let best = values.into_iter().find(|worth| worth.loss == Some(0));
                self.play(session, best.ok_or_else(open)?.card)?;
            }
            Step::Card(card) => self.play(session, card)?,
            Step::For(aim) => {
                let before = std::mem::replace(&mut self.aim, aim);
                if let Err(failure) = self.show(session) {
                    self.aim = before;
                    return Err(failure);
                }
            }
        }
        Ok(true)
    }

    fn play(&mut self, session: &mut Session, card: Card) -> Result<(), Failure> {
        let cards = self.here.cards();
        let next = self.here.after(card).ok_or_else(|| {
            let legal: Vec<String> = cards.legal(self.here.order()).iter().map(|card| card.to_string()).collect();
            let seat = cards.turn();
            let help = match legal.is_empty() {
                true => "type back, or quit".to_owned(),
                false => format!("{seat} may play {}", legal.join(" ")),
            };
            Trouble::new(format!("{seat} cannot play {card}")).with_help(help)
        })?;
        let complete = plays::tricks_of(&self.here, &[card]).first().copied().filter(Trick::is_complete);
        if let Some(trick) = &complete {
            writeln!(session.out, "  {}\n", plays::row(session.lang, 0, trick, 0).trim_start_matches([' ', '1', '.']))?;
        }
        let n_earned = self.earned.len();
        if let Some(trick) = complete {
            let parts = self.here.parts();
            let schweine = if parts.schweine.is_some() { Schweine::Announced } else { Schweine::None };
            let (rules, order, parties) = (self.here.rules(), self.here.order(), self.here.parties());
            self.earned.extend(special_points(rules, order, schweine, parties, &trick, WhichTrick::Earlier));
        }
        self.past.push((std::mem::replace(&mut self.here, next), n_earned));
        self.show(session)
    }

    /// Returns a line of best play, as far as it is known.
    fn line(&mut self, lang: Language) -> Result<Vec<Card>, Failure> {
        self.search(lang, |Self { here, earned, aim, solver, .. }, effort| match aim {
            Aim::Augen => Ok(solver.ask_observed(here, BestAugen::line(), effort.limits(), effort).line),
            Aim::Points => {
                let question = BestPoints::line().with_earned(earned);
                solver.ask_observed(here, question, effort.limits(), effort).map(|answer| answer.line)
            }
        })
    }

    /// Looks for something that may take long, until it is found, the limit is reached or Ctrl-C comes.
    fn search<T>(
        &mut self,
        lang: Language,
        question: impl FnOnce(&mut Self, &mut Effort) -> Result<T, PointsError>,
    ) -> Result<T, Failure> {
        let (found, is_stopped) = self.steps.take(|stop| {
            let mut effort = Effort::of_step(lang, self.here.cards().tricks_left(), self.limit, stop);
            let found = question(self, &mut effort);
            effort.clear();
            found
        });
        if is_stopped {
            tell_of_stop(lang);
        }
        found.map_err(unscored)
    }

    /// Returns what the best card is worth, and every legal one, as far as it is known.
    fn values(&mut self, lang: Language) -> Result<(Bounds, Vec<Worth>), Failure> {
        let (best, values): (Bounds, Vec<(Card, Bounds)>) =
            self.search(lang, |Self { here, earned, aim, solver, .. }, effort| match aim {
                Aim::Augen => {
                    let answer = solver.ask_observed(here, BestAugen::each_card(), effort.limits(), effort);
                    Ok(numbers(&answer, |augen| augen.0.into()))
                }
                Aim::Points => {
                    let question = BestPoints::each_card().with_earned(earned);
                    let answer = solver.ask_observed(here, question, effort.limits(), effort)?;
                    Ok(numbers(&answer, |points| points.0))
                }
            })?;
        let loss = |(lower, upper): Bounds| (lower == upper && best.0 == best.1).then(|| lower.abs_diff(best.0));
        Ok((best, values.into_iter().map(|(card, value)| Worth { card, value, loss: loss(value) }).collect()))
    }

    fn show(&mut self, session: &mut Session) -> Result<(), Failure> {
        let lang = session.lang;
        if self.here.cards().is_over() {
            let text = lang.say("Alle Karten sind gespielt.", "All cards are played.");
            return Ok(writeln!(session.out, "{text}\n")?);
        }
        let (best, values) = self.values(lang)?;
        for row in board(lang, &self.here) {
            writeln!(session.out, "  {row}")?;
        }
        writeln!(session.out, "\n  {}", self.sentence(lang, &shown(best.0, best.1)))?;
        for Worth { card, value, loss } in values {
            let value = styled(&format!("{:>3}", shown(value.0, value.1)), if loss == Some(0) { GOOD } else { BOLD });
            let loss = match loss {
                None | Some(0) => String::new(),
                Some(loss) => format!("  {}", styled(&format!("-{loss}"), BAD)),
            };
            writeln!(session.out, "  {}  {value}{loss}", paint::wide_card(lang, card))?;
        }
        Ok(writeln!(session.out)?)
    }

    fn sentence(&self, lang: Language, best: &str) -> String {
        let is_one = best == "1";
        let best = styled(best, BOLD);
        if self.aim == Aim::Points {
            let points = if is_one { lang.say("Punkt", "point") } else { lang.say("Punkte", "points") };
            return match lang {
                Language::German => format!("Das Spiel ist für Re {best} {points} wert, wenn alle um Punkte spielen:"),
                Language::English => format!("The game is worth {best} {points} to Re if all play for the score:"),
            };
        }
        let left = self.here.cards().augen_left();
        let won = self.here.parts().won.map(|won| won.re.augen);
        match (lang, won) {
            (Language::German, None) => format!("Re bekommt noch {best} von {left} Augen:"),
            (Language::German, Some(won)) => {
                let won = styled(&format!("und hat {won}"), DIM);
                format!("Re bekommt noch {best} von {left} Augen {won}:")
            }
            (Language::English, None) => format!("Re still gets {best} of {left} Augen:"),
            (Language::English, Some(won)) => {
                let won = styled(&format!("and has {won}"), DIM);
                format!("Re still gets {best} of {left} Augen {won}:")
            }
        }
    }
}
