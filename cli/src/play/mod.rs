//! `doko play`: a person sits at the table.

mod person;
mod records;
mod screen;

use crate::claim::parse_seat;
use crate::interrupt;
use crate::lang::Say;
use crate::matches::bot_list;
use crate::score;
use crate::session::{Exit, Session};
use crate::target::OutPath;
use crate::trouble::{Failure, Trouble};
use api::paint::{BOLD, styled};
use bots::{Bot, Draw, Spec};
use clap::Args;
use game::{BySeat, Outcome, Play, Points, Record, Rules, Seat};
use person::{AskForCalls, Person};
use records::Records;
use sim::{Ended, MOST_REDEALS, Table, TableRound};
use std::io::Write;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// Sit at the table against any three bots.
///
/// Examples:
///   doko play                                          one game against three hand-written players
///   doko play --round --record evening.jsonl           a round of 24 with Pflichtsoli, in sittings
///   doko play --bots doko,rules,cmd:./mine --rules bsv
///
/// Cards are typed by their number or by any name (♥10, H10, Herz-Zehn, HT), calls by their words
/// (re, keine 90). A question mark tells what is possible, q quits. With --record every finished game
/// is added to a file that `doko score` and `doko analyse` read; the same command goes on where it
/// was left.
#[derive(Debug, Args)]
#[command(verbatim_doc_comment)]
pub(crate) struct Arguments {
    /// The three bots, clockwise from your left, separated by commas or given one after another.
    #[arg(long, value_name = "BOT,..", default_value = "rules,rules,rules")]
    bots: Vec<String>,

    /// Your seat.
    #[arg(long, value_name = "SEAT", default_value = "S", value_parser = parse_seat)]
    seat: Seat,

    /// The seed of the cards and of the bots; a new one each time if not given.
    #[arg(long)]
    seed: Option<u64>,

    /// How many games.
    #[arg(short, long, default_value_t = 1, conflicts_with = "round", value_parser = clap::value_parser!(u64).range(1..))]
    n: u64,

    /// Play a full round, with Pflichtsoli where the rules have them.
    #[arg(long)]
    round: bool,

    /// Ask for calls before every card, not only when somebody has called or you are at turn.
    #[arg(long)]
    every_call: bool,

    /// Add each finished game to this file, and go on where it ends.
    #[arg(long, value_name = "FILE")]
    record: Option<OutPath>,
}

pub(crate) fn run(session: &mut Session, arguments: Arguments) -> Result<Exit, Failure> {
    interrupt::leave_no_programs()?;
    let rules = session.rules();
    let stop = Arc::new(AtomicBool::new(false));
    let mut table = seat_all(session, &arguments, &stop)?;
    let mut records = match &arguments.record {
        Some(path) => Some(Records::open(path, &rules)?),
        None => None,
    };
    let seed = arguments.seed.unwrap_or_else(rand::random);
    let trouble = |error: &dyn std::error::Error| Trouble::new(error.to_string());
    let round = if arguments.round { TableRound::new(&rules) } else { TableRound::without_end(&rules) };
    let mut round = round.map_err(|error| trouble(&error))?;
    if let Some(records) = &records {
        records.replay(&rules, &mut round)?;
    }
    let mut left = if arguments.round { u64::MAX } else { arguments.n };
    while 0 < left {
        // Each game has its own cards, whatever came before it; those of a new deal come from the same numbers.
        let mut draw = Draw::new(seed, u64::from(round.round().parts().games_done));
        let Some(played) = play_one(session, &rules, (&mut table, &mut round), &mut draw, &stop)? else { break };
        left -= 1;
        show_points(session, &round)?;
        if let Some(records) = &mut records {
            records.add(&Record::of(&played))?;
        }
    }
    if stop.load(Ordering::Relaxed) && arguments.record.is_some() {
        let text = session.lang.say("Derselbe Befehl setzt fort.", "The same command goes on from here.");
        writeln!(session.out, "{text}")?;
    }
    Ok(Exit::Done)
}

/// Plays until a game was scored; `None` if the round is over or the person has had enough.
fn play_one(
    session: &mut Session,
    rules: &Rules,
    (table, round): (&mut Table, &mut TableRound),
    draw: &mut Draw,
    stop: &AtomicBool,
) -> Result<Option<Play>, Failure> {
    let trouble = |error: &dyn std::error::Error| Trouble::new(error.to_string());
    let mut n_redeals = 0;
    while let Some(game) = round.next(draw).map_err(|error| trouble(&error))? {
        session.out.flush()?;
        let played = table.play_unless(&game.setup(rules), draw.bits(), stop);
        let Some(played) = played.filter(|_| !stop.load(Ordering::Relaxed)) else { return Ok(None) };
        for fault in &played.faults {
            writeln!(session.out, "{}: {fault}", session.lang.say("Fehler eines Spielers", "a player failed"))?;
        }
        round.enter(&played.ended).map_err(|error| trouble(&error))?;
        match played.ended {
            Ended::Redeal(redeal) => {
                let again = session.lang.say("Neu gegeben, Vorbehalt von", "Dealt again, Vorbehalt of");
                writeln!(session.out, "{again} {}: {}", redeal.declarer, redeal.kind)?;
                n_redeals += 1;
                if n_redeals == MOST_REDEALS {
                    return Err(never_played(session).into());
                }
            }
            Ended::Played(outcome, play) => {
                show_outcome(session, rules, &outcome)?;
                return Ok(Some(*play));
            }
        }
    }
    Ok(None)
}

fn never_played(session: &Session) -> Trouble {
    let message = session.lang.say(
        "die Karten wurden immer wieder neu gegeben, aber nie gespielt",
        "the cards were dealt again and again, and never played",
    );
    let help = session.lang.say("Regeln ändern, oder andere Spieler wählen", "change the rules, or the bots");
    Trouble::new(message).with_help(help)
}

fn seat_all(session: &Session, arguments: &Arguments, stop: &Arc<AtomicBool>) -> Result<Table, Trouble> {
    let specs = bot_list::parse_all(&arguments.bots)?;
    let [left, across, right] = &specs[..] else {
        let message = format!("'{}' are {} bots", arguments.bots.join(","), specs.len());
        return Err(Trouble::new(message).with_help("name three, separated by commas, clockwise from your left"));
    };
    let bot = |spec: &Spec| -> Result<Box<dyn Bot>, Trouble> {
        spec.build().map_err(|error| Trouble::new(error.to_string()))
    };
    let calls = if arguments.every_call { AskForCalls::Always } else { AskForCalls::WhenItMatters };
    let person: Box<dyn Bot> = Box::new(Person::new(session.lang, calls, Arc::clone(stop)));
    let mut seated = BySeat([Some(person), Some(bot(left)?), Some(bot(across)?), Some(bot(right)?)]);
    let places = BySeat::from_fn(|seat| arguments.seat.steps_to(seat));
    Ok(Table::new(BySeat::from_fn(|seat| seated.0[places[seat]].take().expect("each place is taken once"))))
}

fn show_outcome(session: &mut Session, rules: &Rules, outcome: &Outcome) -> Result<(), Failure> {
    writeln!(session.out)?;
    for row in score::sheet(session.lang, rules, outcome) {
        writeln!(session.out, "{row}")?;
    }
    Ok(())
}

fn show_points(session: &mut Session, round: &TableRound) -> Result<(), Failure> {
    let parts = round.round().parts();
    let points: Vec<String> =
        round.points().iter().map(|(seat, Points(points))| format!("{seat} {points:+}")).collect();
    let of = round.games_total().map_or_else(String::new, |total| format!("/{total}"));
    let title = format!("{} {}{of}", session.lang.say("Spiel", "Game"), parts.games_done);
    Ok(writeln!(session.out, "{}   {}\n", styled(&title, BOLD), points.join("   "))?)
}
