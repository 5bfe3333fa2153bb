//! `doko tree`: a walk through the solved game, card by card.

use crate::input::Input;
use crate::lang::Lang;
use crate::paint::{self, BAD, BOLD, DIM, GOOD, styled};
use crate::plays;
use crate::session::{Exit, Session};
use crate::solve::best;
use crate::trouble::{Failure, Trouble};
use crate::verdict::table;
use clap::Args;
use game::notation::{closest, parse_card, parse_position};
use game::{Augen, Card, Position};
use solver::{Config, card_values, line};
use std::io::{self, BufRead, IsTerminal, Write};

/// Walk through the solved game, card by card.
///
/// Examples:
///   doko tree 'rules=ddv game=normal re=NS leader=N N=HT,CQ E=HQ,CA S=SQ,D9 W=DJ,SA'
///   doko tree position.txt
///   echo 'HT best line back' | doko tree position.txt       the same without a terminal
///
/// Every step shows the hands, the trick and what each card is worth to Re.
/// A card plays it; `best` plays a best one, `line` shows how best play goes on, `back` takes a card back, `quit` ends.
/// The exit code is 0, or 2 if something that was typed in a pipe makes no sense.
#[derive(Debug, Args)]
#[command(verbatim_doc_comment)]
pub(crate) struct Arguments {
    /// A position, or a file whose first line is one.
    #[arg(value_name = "POSITION|FILE", required = true)]
    input: Vec<String>,
}

/// What somebody who walks can do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Step {
    Card(Card),
    Best,
    Line,
    Back,
    Quit,
}

/// The words that are no cards.
const WORDS: [(&str, Step); 4] =
    [("best", Step::Best), ("line", Step::Line), ("back", Step::Back), ("quit", Step::Quit)];

pub(crate) fn run(session: &mut Session, arguments: Arguments) -> Result<Exit, Failure> {
    if arguments.input == ["-"] {
        let help = "give the position in quotes, or a file; the standard input is for the steps";
        return Err(Trouble::new("the position cannot come from the standard input").with_help(help).into());
    }
    let mut input = Input::open(&arguments.input, "give a position in quotes, or a file with one")?;
    let source = input.next_line()?.ok_or_else(|| Trouble::new("there is no position in this file"))??;
    let position = parse_position(&source.text, &session.book).map_err(|error| Trouble::of_notation(&error, source))?;
    let mut walk = Walk { past: Vec::new(), here: position };
    walk.show(session)?;
    let is_asked = io::stdin().is_terminal();
    let mut exit = Exit::Done;
    loop {
        if is_asked {
            write!(session.out, "{} ", styled(">", BOLD))?;
            session.out.flush()?;
        }
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
            None => "type a card such as HT, or best, line, back, quit".to_owned(),
        };
        Trouble::new(error.to_string()).with_help(help).into()
    })
}

fn all_played() -> Failure {
    Trouble::new("all cards are played").with_help("type back, or quit").into()
}

/// Where the walk is, and how it came there.
struct Walk {
    past: Vec<Position>,
    here: Position,
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
                for row in plays::rows(session.lang, &self.here, &line(&self.here, &Config::default())) {
                    writeln!(session.out, "  {row}")?;
                }
                writeln!(session.out)?;
            }
            Step::Back => {
                self.here = self.past.pop().ok_or_else(|| Trouble::new("this is where the walk began"))?;
                self.show(session)?;
            }
            Step::Best => {
                let best = self.values().into_iter().find(|&(_, _, loss)| loss == Augen(0));
                let (card, ..) = best.ok_or_else(all_played)?;
                self.play(session, card)?;
            }
            Step::Card(card) => self.play(session, card)?,
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
        if let Some(trick) = plays::tricks(&self.here, &[card]).first().filter(|trick| trick.is_complete()) {
            writeln!(session.out, "  {}\n", plays::row(session.lang, 0, trick, 0).trim_start_matches([' ', '1', '.']))?;
        }
        self.past.push(std::mem::replace(&mut self.here, next));
        self.show(session)
    }

    /// Returns every legal card with what Re gets after it and what it costs its side.
    fn values(&self) -> Vec<(Card, Augen, Augen)> {
        let values = card_values(&self.here, &Config::default());
        let best = best(&self.here, &values);
        values.into_iter().map(|(card, augen)| (card, augen, Augen(augen.0.abs_diff(best.0)))).collect()
    }

    fn show(&self, session: &mut Session) -> Result<(), Failure> {
        let lang = session.lang;
        if self.here.cards().is_over() {
            let text = lang.say("Alle Karten sind gespielt.", "All cards are played.");
            return Ok(writeln!(session.out, "{text}\n")?);
        }
        let values = self.values();
        let best = values.iter().find(|(_, _, loss)| *loss == Augen(0)).map(|&(_, augen, _)| augen);
        for row in table(lang, &self.here) {
            writeln!(session.out, "  {row}")?;
        }
        writeln!(session.out, "\n  {}", self.sentence(lang, best.unwrap_or_default()))?;
        for (card, augen, loss) in values {
            let is_best = loss == Augen(0);
            let augen = styled(&format!("{:>3}", augen.to_string()), if is_best { GOOD } else { BOLD });
            let loss = if is_best { String::new() } else { format!("  {}", styled(&format!("-{loss}"), BAD)) };
            writeln!(session.out, "  {}  {augen}{loss}", paint::wide_card(lang, card))?;
        }
        Ok(writeln!(session.out)?)
    }

    fn sentence(&self, lang: Lang, best: Augen) -> String {
        let best = styled(&best.to_string(), BOLD);
        let left = self.here.cards().augen_left();
        let won = self.here.parts().won.as_ref().map(|won| won.re.augen);
        match (lang, won) {
            (Lang::De, None) => format!("Re bekommt noch {best} von {left} Augen:"),
            (Lang::De, Some(won)) => {
                let won = styled(&format!("und hat {won}"), DIM);
                format!("Re bekommt noch {best} von {left} Augen {won}:")
            }
            (Lang::En, None) => format!("Re still gets {best} of {left} Augen:"),
            (Lang::En, Some(won)) => {
                let won = styled(&format!("and has {won}"), DIM);
                format!("Re still gets {best} of {left} Augen {won}:")
            }
        }
    }
}
