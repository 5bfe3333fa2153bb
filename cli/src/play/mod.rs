//! `doko play`: a person sits at the table.

pub(crate) mod prompt;
mod records;
mod round_sheet;
mod sitting;

use crate::interrupt;
use crate::matches::bot_list;
use crate::review;
use crate::session::{Exit, Session};
use crate::target::OutPath;
use crate::trouble::{Failure, Trouble};
use api::arguments::parse_seat;
use api::arguments::{number, within};
use api::numbers::REVIEW_WORLDS;
use api::paint::{self, BOLD, styled};
use api::score;
use api::table::{AskForCalls, Table};
use bots::{Bot, Company, Draw, Spec};
use clap::Args;
use game::Ended;
use game::{BySeat, Play, Points, Rules, Seat};
use notation::Record;
use prompt::{Command, Typed};
use records::Records;
use round_sheet::RoundSheet;
use sim::{MOST_REDEALS, TableRound};
use sitting::{AfterCard, Sitting};
use text::{Message, message};

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
    wait: bool,

    #[arg(long, value_parser = within::<u32>(REVIEW_WORLDS))]
    worlds: Option<u32>,

    #[arg(long)]
    record: Option<OutPath>,

    #[arg(long, requires = "round")]
    sheet: Option<OutPath>,
}

/// Whether a person wants to go on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum End {
    /// All is played, or the next game can begin.
    Over,
    /// He has had enough.
    Quit,
}

/// End of a game for the person.
enum Left {
    /// It was played.
    Played(Box<Play>),
    /// The round is over.
    RoundOver,
    /// He has had enough.
    Quit,
}

/// A person's place among bots.
struct Place {
    own: Seat,
    bots: BySeat<Option<Box<dyn Bot>>>,
    calls: AskForCalls,
    after_card: AfterCard,
    /// Number of worlds for the review after a game, if not the usual one.
    worlds: Option<u32>,
    /// Sheet of the round.
    sheet: Option<RoundSheet>,
    /// File of the records.
    records: Option<Records>,
    /// What the games so far tell of the players.
    company: Company,
}

pub(crate) fn run(session: &mut Session, arguments: Arguments) -> Result<Exit, Failure> {
    interrupt::leave_no_programs()?;
    let begun = match (session.book.default_rules(), &arguments.record) {
        (None, Some(path)) => records::begun_by(path, &session.book)?,
        _ => None,
    };
    let rules = begun.unwrap_or_else(|| session.rules_for_people());
    let mut place = Place::take(&arguments)?;
    if let Some(path) = &arguments.record {
        place.records = Some(Records::open(path, &rules)?);
    }
    let seed = arguments.seed.unwrap_or_else(rand::random);
    let round = if arguments.round { TableRound::new(&rules) } else { TableRound::without_end(&rules) };
    let mut round = round.map_err(|error| Trouble::of(&error))?;
    if let Some(records) = &place.records {
        records.replay(&rules, &mut round)?;
    }
    if let Some(path) = &arguments.sheet {
        place.sheet = Some(RoundSheet::open(session, &rules, path, place.own, round.round().parts().games_done)?);
    }
    let left = if arguments.round { u64::MAX } else { arguments.n };
    let end = play_games(session, &rules, &mut place, &mut round, (seed, left))?;
    if end == End::Quit && place.records.is_some() {
        let n = round.round().parts().games_done + 1;
        session.write_rows(&[message!("play-goes-on", n).text(session.lang)])?;
    }
    Ok(Exit::Done)
}

/// Plays `n_games` games with the cards of `seed`, or until the round is over or the person ends it.
fn play_games(
    session: &mut Session,
    rules: &Rules,
    place: &mut Place,
    round: &mut TableRound,
    (seed, n_games): (u64, u64),
) -> Result<End, Failure> {
    for n_left in (0..n_games).rev() {
        // Each game has its own cards, whatever came before it; those of a new deal come from the same numbers.
        let mut draw = Draw::new(seed, u64::from(round.round().parts().games_done));
        let played = match play_one(session, rules, place, round, &mut draw)? {
            Left::Played(played) => *played,
            Left::RoundOver => break,
            Left::Quit => return Ok(End::Quit),
        };
        show_points(session, round)?;
        let record = Record::of(&played);
        if let Some(records) = &mut place.records {
            records.add(&record)?;
        }
        let is_last = n_left == 0 || round.games_total() == Some(round.round().parts().games_done);
        let question = if is_last { "play-after-last" } else { "play-after-game" };
        let (own, worlds) = (place.own, place.worlds);
        let known = place.company.known();
        place.company.see(&played);
        let analyse = |session: &mut Session| review::show_game(session, rules, (record, played), own, (worlds, known));
        if after_game(session, question, analyse)? == End::Quit && !is_last {
            return Ok(End::Quit);
        }
    }
    Ok(End::Over)
}

/// Plays until a game was scored.
fn play_one(
    session: &mut Session,
    rules: &Rules,
    place: &mut Place,
    round: &mut TableRound,
    draw: &mut Draw,
) -> Result<Left, Failure> {
    let mut n_redeals = 0;
    while let Some(game) = round.next(draw).map_err(|error| Trouble::of(&error))? {
        announce(session, place.own, round, game.forced)?;
        let bots = std::mem::replace(&mut place.bots, BySeat::from_fn(|_| None));
        let mut table = Table::new(&game.setup(rules), draw.bits(), bots, place.calls);
        let stayed = Sitting::new(session, &mut table, place.own, place.after_card).play()?;
        let ended = table.ended();
        place.bots = table.into_bots();
        let Some(ended) = ended.filter(|_| stayed) else { return Ok(Left::Quit) };
        round.enter(&ended).map_err(|error| Trouble::of(&error))?;
        if let Some(sheet) = &mut place.sheet {
            match &ended {
                Ended::Redeal(_) => sheet.add_redeal(session)?,
                Ended::Played(outcome, _) => sheet.add(session, outcome)?,
            }
        }
        match ended {
            Ended::Redeal(redeal) => {
                let told = message!("table-redeal", seat = redeal.declarer, kind = redeal.kind);
                session.write_rows(&[told.text(session.lang)])?;
                n_redeals += 1;
                if n_redeals == MOST_REDEALS {
                    let never = Trouble::new(Message::new("play-never-played"));
                    return Err(never.with_help(Message::new("play-never-played.help")).into());
                }
            }
            Ended::Played(outcome, play) => {
                session.write_rows(&[String::new()])?;
                session.write_rows(&score::sheet(session.lang, rules, &outcome))?;
                return Ok(Left::Played(play));
            }
        }
    }
    Ok(Left::RoundOver)
}

impl Place {
    fn take(arguments: &Arguments) -> Result<Self, Trouble> {
        let specs = bot_list::parse_all(&arguments.bots)?;
        let [left, across, right] = &specs[..] else {
            let bots = text::brief(&arguments.bots.join(",")).into_owned();
            let error = Trouble::new(message!("play-three-bots", bots, n = specs.len()));
            return Err(error.with_help(Message::new("play-three-bots.help")));
        };
        let build = |spec: &Spec| spec.build().map_err(|error| Trouble::of(&error));
        let mut seated = BySeat::from_fn(|_| None);
        for (steps, spec) in (1..).zip([left, across, right]) {
            let mut bot = build(spec)?;
            bot.sit_down();
            seated[arguments.seat.plus(steps)] = Some(bot);
        }
        Ok(Self {
            own: arguments.seat,
            bots: seated,
            calls: if arguments.every_call { AskForCalls::Always } else { AskForCalls::WhenItMatters },
            after_card: if arguments.wait { AfterCard::Wait } else { AfterCard::GoOn },
            worlds: arguments.worlds,
            sheet: None,
            records: None,
            company: Company::default(),
        })
    }
}

/// Offers to analyse the game that is over.
fn after_game(
    session: &mut Session,
    question: &'static str,
    analyse: impl FnOnce(&mut Session) -> Result<(), Failure>,
) -> Result<End, Failure> {
    let mut analyse = Some(analyse);
    loop {
        match prompt::ask(session, &Message::new(question))? {
            Typed::Nothing => return Ok(End::Over),
            Typed::Command(Command::Quit) => return Ok(End::Quit),
            Typed::Text(text) if is_analysis(&text) => {
                if let Some(analyse) = analyse.take() {
                    analyse(session)?;
                }
            }
            Typed::Command(_) | Typed::Text(_) => {
                session.write_rows(&prompt::folded(&Message::new("play-after-help").text(session.lang)))?;
            }
        }
    }
}

fn is_analysis(text: &str) -> bool {
    matches!(text.to_lowercase().as_str(), "a" | "analyse" | "analyze" | "analysieren")
}

fn show_points(session: &mut Session, round: &TableRound) -> Result<(), Failure> {
    let lang = session.lang;
    let n = round.round().parts().games_done;
    let points = round.points().iter();
    let points = points.map(|(seat, Points(points))| format!("{} {points:+}", paint::seat(lang, seat)));
    let title = styled(&title(round, n).text(lang), BOLD);
    session.write_rows(&[format!("{title}   {}", points.collect::<Vec<_>>().join("   ")), String::new()])
}

/// Says before a game which one of the round it is, and who is made to play his Pflichtsolo.
fn announce(session: &mut Session, own: Seat, round: &TableRound, forced: Option<Seat>) -> Result<(), Failure> {
    let lang = session.lang;
    let mut rows = Vec::new();
    if round.games_total().is_some() {
        rows.push(styled(&title(round, round.round().parts().games_done + 1).text(lang), BOLD));
    }
    let forced = forced.map(|seat| match seat == own {
        true => Message::new("play-vorgefuehrt"),
        false => message!("play-vorfuehren", seat),
    });
    rows.extend(forced.iter().flat_map(|forced| prompt::folded(&forced.text(lang))));
    session.write_rows(&rows)
}

/// Returns how the game with this number, from 1, is called.
fn title(round: &TableRound, n: u16) -> Message {
    match round.games_total() {
        Some(total) => message!("play-game-of", n, total),
        None => message!("play-game", n),
    }
}
