//! A program that takes a seat: it plays the first legal decision of each question.
//!
//! With an argument it misbehaves on purpose, to see what a table does with such a program: `illegal`, `nonsense`,
//! `silent`, `dies` (in its third decision), `old` (says hello in another version), `late` (answers the first question
//! only together with the second).

use bots::remote::{Answer, FromBot, PROTOCOL, ToBot};
use std::io::{BufRead, Write, stdin, stdout};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let manner = std::env::args().nth(1).unwrap_or_default();
    let mut held_back = None;
    for line in stdin().lock().lines() {
        match serde_json::from_str(&line?)? {
            ToBot::Hello { .. } => {
                let protocol = if manner == "old" { 0 } else { PROTOCOL };
                say(&FromBot::Hello { protocol, name: Some(format!("first {manner}")), decides: None })?;
            }
            ToBot::Decide(question) => {
                let decision = match manner.as_str() {
                    "illegal" => "H5".to_owned(),
                    "nonsense" => {
                        writeln!(stdout(), "{{\"type\": \"decision\", \"card\": 7}}")?;
                        continue;
                    }
                    "silent" => continue,
                    "dies" if question.id == 2 => return Err("out of cheese".into()),
                    _ => question.legal.first().ok_or("a question without a legal decision")?.clone(),
                };
                let answer = FromBot::Decision(Answer { id: Some(question.id), decision });
                if manner == "late" && question.id == 0 {
                    held_back = Some(answer);
                    continue;
                }
                if let Some(held_back) = held_back.take() {
                    say(&held_back)?;
                }
                say(&answer)?;
            }
            ToBot::Deal(_) | ToBot::Error { .. } | ToBot::Result { .. } => {}
            ToBot::Bye => return Ok(()),
        }
    }
    Ok(())
}

fn say(message: &FromBot) -> Result<(), Box<dyn std::error::Error>> {
    writeln!(stdout(), "{}", serde_json::to_string(message)?)?;
    Ok(stdout().flush()?)
}
