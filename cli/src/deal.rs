//! `doko deal`: random deals as positions.

use crate::audience::WhenGone;
use crate::session::{Exit, Session};
use crate::trouble::Failure;
use api::arguments::{Wrong, number};
use api::deal::Deals;
use clap::Args;
use game::{Contract, Seat};
use std::io::Write;

#[derive(Debug, Args)]
pub(crate) struct Arguments {
    #[arg(long, default_value_t = 1)]
    seed: u64,

    #[arg(short, long, default_value_t = 1, value_parser = number::<u64>(1..))]
    n: u64,

    #[arg(long, default_value = "normal", value_parser = parse_game)]
    game: Contract,

    #[arg(long, value_parser = api::arguments::parse_seat)]
    soloist: Option<Seat>,

    #[arg(long)]
    tricks: Option<usize>,
}

fn parse_game(name: &str) -> Result<Contract, Wrong> {
    api::deal::game(name).map_err(|error| Wrong::of(&error))
}

pub(crate) fn run(session: &mut Session, arguments: Arguments) -> Result<Exit, Failure> {
    let Arguments { seed, n, game, soloist, tricks } = arguments;
    let deals = Deals::new(session.rules(), seed, game, soloist, tricks)?;
    session.audience.when_gone(WhenGone::Stop);
    session.begin(Some(n), "deals");
    for index in 0..n {
        writeln!(session.out, "{}", deals.deal(index)?)?;
        session.progress.inc(1);
    }
    session.progress.finish_and_clear();
    Ok(Exit::Done)
}
