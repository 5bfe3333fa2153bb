//! `doko deal`: random deals as positions.

use crate::audience::WhenGone;
use crate::misuse::{Wrong, number};
use crate::session::{Exit, Session};
use crate::trouble::{Failure, Trouble};
use bots::Draw;
use clap::Args;
use game::notation::{Expected, WhyNoWord, WordError};
use game::{
    BySeat, ByTeam, Card, Contract, Deal, GameName, Hand, Parties, Position, PositionParts, Rules, Seat, SeatSet,
};
use std::io::Write;

#[derive(Debug, Args)]
pub(crate) struct Arguments {
    #[arg(long, default_value_t = 1)]
    seed: u64,

    #[arg(short, long, default_value_t = 1, value_parser = number::<u64>(1..))]
    n: u64,

    #[arg(long, default_value = "normal", value_parser = parse_game)]
    game: Contract,

    #[arg(long, value_parser = crate::claim::parse_seat)]
    soloist: Option<Seat>,

    #[arg(long)]
    tricks: Option<usize>,
}

fn parse_game(name: &str) -> Result<Contract, Wrong> {
    match game::notation::parse_game(name).map_err(|error| Wrong::of(&error))? {
        GameName::Normal => Ok(Contract::Normal),
        GameName::Solo(solo) => Ok(Contract::Solo(solo)),
        // The others are games that come of what is said.
        _ => {
            let (text, why) = (name.to_owned(), WhyNoWord::Unknown(None));
            Err(Wrong::of(&WordError { text, expected: Expected::Game, why }))
        }
    }
}

pub(crate) fn run(session: &mut Session, arguments: Arguments) -> Result<Exit, Failure> {
    let rules = session.rules();
    let tricks = arguments.tricks.unwrap_or(rules.n_tricks());
    if !(1..=rules.n_tricks()).contains(&tricks) {
        let help = format!("a deal of this rule set has {} tricks", rules.n_tricks());
        return Err(Trouble::new(format!("there are no deals with {tricks} tricks left")).with_help(help).into());
    }
    if arguments.soloist.is_some() && arguments.game == Contract::Normal {
        let message = "--soloist goes with a --game that is a solo only";
        return Err(Trouble::new(message).with_help("leave it out, or name the solo").into());
    }
    let soloist = arguments.soloist.unwrap_or(Seat::N);
    session.audience.when_gone(WhenGone::Stop);
    session.begin(Some(arguments.n), "deals");
    for index in 0..arguments.n {
        let mut draw = Draw::new(arguments.seed, index);
        let deal = draw.deal(&rules, Seat::W).map_err(|error| Trouble::of(&error))?;
        let left = BySeat::from_fn(|seat| draw.some_of(deal.hands()[seat], tricks));
        let position = position(&rules, &deal, left, arguments.game, soloist)?;
        writeln!(session.out, "{position}")?;
        session.progress.inc(1);
    }
    session.progress.finish_and_clear();
    Ok(Exit::Done)
}

fn position(
    rules: &Rules,
    deal: &Deal,
    left: BySeat<Hand>,
    contract: Contract,
    soloist: Seat,
) -> Result<Position, Trouble> {
    let re = match contract {
        Contract::Solo(_) => SeatSet::only(soloist),
        _ => Seat::ALL.into_iter().filter(|&seat| deal.hands()[seat].contains(Card::CQ)).collect(),
    };
    let parts = PositionParts {
        rules: rules.clone(),
        contract,
        schweine: None,
        parties: Parties { re },
        hands: left,
        leader: deal.first(),
        trick: Vec::new(),
        won: None,
        calls: ByTeam::default(),
    };
    Position::new(parts).map_err(|error| Trouble::of(&error))
}
