//! `doko play`: a person sits at the table.

mod person;
mod records;
mod screen;

use crate::claim::parse_seat;
use crate::interrupt;
use crate::lang::Say;
use crate::matches::bot_list;
use crate::misuse::number;
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

#[derive(Debug, Args)]
pub(crate) struct Arguments {
    #[arg(long, default_value = "rules,rules,rules")]
    bots: Vec<String>,

    #[arg(long, default_value = "S", value_parser = parse_seat)]
    seat: Seat,

    #[arg(long)]
    seed: Option<u64>,

    #[arg(short, long, default_value_t = 1, conflicts_with = "round", value_parser = number::<u64>(1..))]
    n: u64,

    #[arg(long)]
    round: bool,

    #[arg(long)]
    every_call: bool,

    #[arg(long)]
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
