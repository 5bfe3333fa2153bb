//! Input from which `lab/train/strangers.py` fits the model of unknown players: for each decision and each of some
//! worlds, the likelihood of the play of the other seats under each player type.
//!
//! A file has a part for each table: a line of JSON (`bot`, `held_out`, `kinds` as [temperature, error], the first of
//! which plays any card, and `bytes`), then `bytes` bytes of floats of 32 bits, least byte first. For each decision
//! these are the number of cards played and the number of worlds; for each of the three other seats in turn whether its
//! side is open (1 or 0) and whether it is Re; then for each world and each of these seats whether it is Re there, and
//! the logarithm of the likelihood of its cards for each type.

use bots::{Kind, Model, Stranger, population};
use game::{Play, Seat, Team};
use std::io::{self, Write};

/// The kinds that can have a share.
const KINDS: [Kind; 7] = [
    Kind { temperature: 1.0, error: 1.0, style: None },
    Kind { temperature: 0.05, error: 0.01, style: None },
    Kind { temperature: 0.1, error: 0.02, style: None },
    Kind { temperature: 0.1, error: 0.2, style: None },
    Kind { temperature: 0.2, error: 0.05, style: None },
    Kind { temperature: 0.4, error: 0.05, style: None },
    Kind { temperature: 0.8, error: 0.05, style: None },
];

/// Writes the part of a table.
pub(crate) fn write_table(out: &mut impl Write, bot: &str, moments: &[u8]) -> io::Result<()> {
    let held_out = population().iter().any(|stranger| stranger.is_held_out() && is_kin(stranger, bot));
    let kinds = KINDS.map(|kind| [kind.temperature, kind.error]);
    let head = serde_json::json!({ "bot": bot, "held_out": held_out, "kinds": kinds, "bytes": moments.len() });
    writeln!(out, "{head}")?;
    out.write_all(moments)
}

/// Returns whether a bot is a player of the population, or the same one with other numbers.
fn is_kin(stranger: &Stranger, bot: &str) -> bool {
    match stranger.style() {
        Some(_) => bot == stranger.spec() || bot.starts_with(&format!("{},", stranger.spec())),
        None => bot.split(':').next() == Some(stranger.name()),
    }
}

/// Adds a moment of a game: as it stood, and as it ended.
pub(crate) fn write_moment(out: &mut Vec<u8>, (play, end): (&Play, &Play), viewer: Seat, worlds: &[Play]) {
    let mut put = |number: f64| out.extend((number as f32).to_le_bytes());
    let flag = |is_so: bool| if is_so { 1.0 } else { 0.0 };
    let others = || viewer.next().clockwise().take(3);
    let is_re = |play: &Play, seat: Seat| play.team_of(seat) == Some(Team::Re);
    put(play.public().cards_played() as f64);
    put(worlds.len() as f64);
    for seat in others() {
        let n_re = worlds.iter().filter(|world| is_re(world, seat)).count();
        put(flag(0 < n_re && n_re < worlds.len()));
        put(flag(is_re(end, seat)));
    }
    for world in worlds {
        let logs = Model::logs_of(KINDS.map(Model::Alike), viewer, world);
        for seat in others() {
            put(flag(is_re(world, seat)));
            logs.iter().for_each(|logs| put(logs[seat]));
        }
    }
}
