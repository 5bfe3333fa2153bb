//! A program that takes a seat: it plays the first legal decision of each question.
//!
//! With an argument it misbehaves on purpose, to see what a table does with such a program: see [`Manner`].

use doko_bots::Draw;
use doko_bots::remote::{AskedForCalls, BotAnswer, FromBot, PROTOCOL, ToBot, What};
use std::io::{BufRead, Write, stdin, stdout};
use std::process::{Command, exit};
use std::thread;
use std::time::Duration;

type Outcome = Result<(), Box<dyn std::error::Error>>;

/// Behaviour of the program.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Manner {
    /// Answers as it should.
    Good,
    /// Decisions that are not legal.
    Illegal,
    /// Answers with invalid decisions.
    Nonsense,
    /// No answer to any question.
    Silent,
    /// Ends in its third decision.
    Dies,
    /// Says hello in another version.
    Old,
    /// Answers the first question only together with the second.
    Late,
    /// Writes a byte order mark first.
    Mark,
    /// Writes blank lines before every answer.
    Blank,
    /// Keeps its output for itself until its input ends.
    Unflushed,
    /// Writes without end.
    Floods,
    /// Decides without end and reads nothing.
    Deaf,
    /// Starts a helper that goes on for ever with its output open, and is called after its number.
    Helper,
    /// Does what a helper does.
    Sleeps,
    /// Decides little, by few rules.
    Choosy,
    /// Does not understand any question.
    Puzzled,
    /// Writes what a right answer might become on a bad line; the seed stands behind it.
    Mutant(u64),
}

impl Manner {
    fn named(name: &str) -> Option<Self> {
        Some(match name {
            "" => Self::Good,
            "illegal" => Self::Illegal,
            "nonsense" => Self::Nonsense,
            "silent" => Self::Silent,
            "dies" => Self::Dies,
            "old" => Self::Old,
            "late" => Self::Late,
            "mark" => Self::Mark,
            "blank" => Self::Blank,
            "unflushed" => Self::Unflushed,
            "floods" => Self::Floods,
            "deaf" => Self::Deaf,
            "helper" => Self::Helper,
            "sleeps" => Self::Sleeps,
            "choosy" => Self::Choosy,
            "puzzled" => Self::Puzzled,
            _ => Self::Mutant(name.strip_prefix("mutant-")?.parse().ok()?),
        })
    }
}

fn main() -> Outcome {
    let name = std::env::args().nth(1).unwrap_or_default();
    let manner = Manner::named(&name).ok_or("there is no such manner")?;
    if manner == Manner::Sleeps {
        sleep();
    }
    let mut mutations = Mutations::new(if let Manner::Mutant(seed) = manner { seed } else { 0 });
    let mut held_back = Vec::new();
    for line in stdin().lock().lines() {
        match serde_json::from_str(&line?)? {
            ToBot::Hello { .. } => say(&hello(manner, &name)?)?,
            ToBot::Decide(question) => {
                let first = question.legal.first().ok_or("a question without a legal decision")?.clone();
                let answer = |decision| FromBot::Decision(BotAnswer { id: Some(question.id), decision });
                let right = answer(first);
                match manner {
                    Manner::Illegal => say(&answer("H5".to_owned()))?,
                    Manner::Nonsense => writeln!(stdout(), "{{\"type\": \"decision\", \"card\": 7}}")?,
                    Manner::Silent => {}
                    Manner::Dies if question.id == 2 => return Err("out of cheese".into()),
                    Manner::Floods => flood(&answer("none".to_owned()))?,
                    Manner::Deaf => decide_for_ever()?,
                    Manner::Puzzled => say(&FromBot::Error { id: Some(question.id), text: "what?".to_owned() })?,
                    Manner::Unflushed => held_back.push(right),
                    Manner::Late if question.id == 0 => held_back.push(right),
                    Manner::Mutant(_) => {
                        stdout().write_all(&mutations.of(serde_json::to_string(&right)?.into_bytes()))?;
                        stdout().write_all(b"\n")?;
                        stdout().flush()?;
                    }
                    Manner::Blank => {
                        writeln!(stdout(), "\n  \n\u{feff}")?;
                        say(&right)?;
                    }
                    _ => {
                        held_back.drain(..).try_for_each(|held_back| say(&held_back))?;
                        say(&right)?;
                    }
                }
            }
            ToBot::Bye => break,
            // Nothing has to be answered; a later protocol may say more.
            _ => {}
        }
    }
    held_back.iter().try_for_each(say)
}

fn hello(manner: Manner, name: &str) -> Result<FromBot, Box<dyn std::error::Error>> {
    if manner == Manner::Mark {
        write!(stdout(), "\u{feff}")?;
    }
    let helper = match manner {
        Manner::Helper => format!(" {}", Command::new(std::env::current_exe()?).arg("sleeps").spawn()?.id()),
        _ => String::new(),
    };
    let choosy = manner == Manner::Choosy;
    Ok(FromBot::Hello {
        protocol: if manner == Manner::Old { 0 } else { PROTOCOL },
        name: Some(format!("first {name}{helper}")),
        decides: choosy.then(|| vec![What::Card, What::Call]),
        rules: choosy.then(|| vec!["ddv".to_owned()]),
        calls: choosy.then_some(AskedForCalls::OnTurn),
    })
}

fn say(message: &FromBot) -> Outcome {
    writeln!(stdout(), "{}", serde_json::to_string(message)?)?;
    Ok(stdout().flush()?)
}

fn flood(answer: &FromBot) -> Outcome {
    loop {
        say(answer)?;
    }
}

/// Answers whatever is asked, at about the pace at which it is asked.
fn decide_for_ever() -> Outcome {
    loop {
        say(&FromBot::Decision(BotAnswer { id: None, decision: "none".to_owned() }))?;
        thread::sleep(Duration::from_millis(1));
    }
}

/// Does nothing for as long as any test may take.
fn sleep() -> ! {
    thread::sleep(Duration::from_secs(600));
    exit(0)
}

/// Changes lines at random.
struct Mutations(Draw);

impl Mutations {
    fn new(seed: u64) -> Self {
        Self(Draw::new(seed, 0))
    }

    /// Returns a line with some bytes changed, left out, doubled or put in; now and then it stays as it is.
    fn of(&mut self, mut line: Vec<u8>) -> Vec<u8> {
        for _ in 0..self.0.below(4) {
            let at = self.0.below(line.len());
            match self.0.below(5) {
                0 => line[at] = self.0.below(256) as u8,
                1 => drop(line.drain(at..)),
                2 => line.insert(at, b"\"{}[]:,0-\\\n"[self.0.below(11)]),
                3 => line.extend_from_within(at..),
                _ => line.splice(at..at, b"1e999".iter().copied()).for_each(drop),
            }
            if line.is_empty() {
                break;
            }
        }
        line
    }
}
