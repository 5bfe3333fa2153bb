//! `doko play-random`: whole games of players who do anything that is allowed.

use crate::audience::WhenGone;
use crate::session::{Exit, Session};
use crate::trouble::{Failure, Trouble};
use api::arguments::number;
use bots::Draw;
use clap::Args;
use game::{Act, Found, Move, Moves, Play, Rules, Say, Seat, SeatSet, Spielfindung};
use notation::record::Record;
use sim::MOST_REDEALS;
use std::io::Write;
use text::message;

#[derive(Debug, Args)]
pub(crate) struct Arguments {
    #[arg(long, default_value_t = 1)]
    seed: u64,

    #[arg(short, long, default_value_t = 1, value_parser = number::<u64>(1..))]
    n: u64,

    #[arg(long)]
    json: bool,
}

pub(crate) fn run(session: &mut Session, arguments: Arguments) -> Result<Exit, Failure> {
    let rules = session.rules();
    session.audience.when_gone(WhenGone::Stop);
    session.begin(Some(arguments.n), "games");
    for index in 0..arguments.n {
        let play = random_game(&rules, &mut Draw::new(arguments.seed, index))?;
        let record = Record::of(&play);
        if arguments.json {
            session.write_json(&record)?;
        } else {
            writeln!(session.out, "{}{}", if index == 0 { "" } else { "\n" }, record.to_string().trim_end())?;
        }
        session.progress.inc(1);
    }
    session.progress.finish_and_clear();
    Ok(Exit::Done)
}

fn random_game(rules: &Rules, draw: &mut Draw) -> Result<Play, Trouble> {
    let mut play = random_start(rules, draw)?;
    while let Some(actor) = play.actor() {
        for seat in Seat::ALL {
            let calls = play.calls(seat);
            if !calls.is_empty() && draw.below(24) == 0 {
                // Two draws, because low calls are more common.
                let call = calls[draw.below(calls.len()).min(draw.below(calls.len()))];
                act(&mut play, seat, Move::Call(call))?;
            }
        }
        let due = play.duty().map(Move::Call);
        let cards: Moves = play.legal().iter().map(Move::Card).collect();
        let action = due.or_else(|| draw.choice(&cards));
        act(&mut play, actor, action.ok_or_else(|| Trouble::new(message!("random-nothing-to-play", seat = actor)))?)?;
    }
    Ok(play)
}

fn act(play: &mut Play, seat: Seat, action: Move) -> Result<(), Trouble> {
    play.act(seat, action).map(|_| ()).map_err(|illegal| Trouble::of(&illegal))
}

/// Deals and asks for Vorbehalte until there is a game.
fn random_start(rules: &Rules, draw: &mut Draw) -> Result<Play, Trouble> {
    for _ in 0..MOST_REDEALS {
        let dealer = Seat::from_index(draw.below(4));
        let deal = draw.deal(rules, dealer).map_err(|error| Trouble::of(&error))?;
        let open: SeatSet =
            Seat::ALL.into_iter().filter(|_| 0 < rules.soli.pflichtsolo_per_player && draw.below(2) == 0).collect();
        let mut round = Spielfindung::new(rules, deal, open);
        while let Some(seat) = round.actor() {
            let options = round.options();
            let gesund = Act::Say(Say::Gesund);
            let is_shy = options.contains(&gesund) && draw.below(8) != 0;
            let act = if is_shy { Some(gesund) } else { draw.choice(&options) };
            let act = act.ok_or_else(|| Trouble::new(message!("random-nothing-to-say", seat)))?;
            round.act(seat, act).map_err(|illegal| Trouble::of(&illegal))?;
        }
        if let Ok(Found::Play(play)) = round.finish() {
            return Ok(*play);
        }
    }
    let message = message!("random-never-played", n = MOST_REDEALS);
    Err(Trouble::new(message).with_help(message!("random-never-played.help")))
}
