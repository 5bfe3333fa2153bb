//! The game that follows from the facts or from the entry itself, so that nothing is silently a normal game.

use crate::entry::{Entry, Scope};
use crate::fact;
use crate::facts::Facts;
use crate::played::{Game, GameKind, SoloKind};
use crate::problem::Problem;
use game::rules::VorbehaltKind;
use game::{Rules, Seat};
use text::{Arg, message};

/// Returns the game that the facts leave no doubt about.
pub(crate) fn game(rules: &Rules, entry: &Entry, facts: &Facts) -> Option<Game> {
    let normal = Game::of(GameKind::Normal);
    from_query(rules, entry, facts)
        .or_else(|| from_hands(facts))
        .or_else(|| (facts.seats(fact::RE).len() == 2).then_some(normal))
}

/// Returns the game that an entry is about, if nothing is said: 3.8.1 speaks of the normal game.
pub(crate) fn by_entry(entry: &Entry) -> Option<Game> {
    (entry.scope == Scope::NormalGame).then_some(Game::of(GameKind::Normal))
}

/// Returns the game that follows from the query (002 3.3.5, 3.4.3).
fn from_query(rules: &Rules, entry: &Entry, facts: &Facts) -> Option<Game> {
    if let (Some(seat), Some(word)) = (facts.seat(fact::SILENT_OR_VORBEHALT), facts.word(fact::W_DOES)) {
        return Some(match word {
            "pflichtsolo" => Game::solo(seat, SoloKind::Pflicht),
            "lustsolo" => Game::solo(seat, SoloKind::Lust),
            "hochzeit" => Game { kind: GameKind::Hochzeit, soloist: Some(seat), solo_kind: None },
            _ => Game::of(GameKind::Normal),
        });
    }
    // Above a Hochzeit there are only soli, unless the rules know Trumpfschwach.
    let only_soli = !rules.vorbehalte.priority.contains(&VorbehaltKind::Trumpfschwach);
    let is_about_naming = matches!(entry.number, "3.3.4" | "3.3.5");
    let higher = facts.seat(fact::HIGHER_VORBEHALT_OF).filter(|_| only_soli && is_about_naming)?;
    Some(Game { kind: GameKind::Solo, soloist: Some(higher), solo_kind: None })
}

/// Returns the game that follows from the queens of clubs and their holder.
fn from_hands(facts: &Facts) -> Option<Game> {
    let of = |kind, soloist| Some(Game { kind, soloist: Some(soloist), solo_kind: None });
    if let Some(hochzeiter) = facts.seat(fact::HOCHZEITER) {
        return of(GameKind::Hochzeit, hochzeiter);
    }
    match facts.seat(fact::SOLOIST) {
        Some(soloist) if facts.has(fact::SECOND_CQ_LAID) => of(GameKind::StillesSolo, soloist),
        _ => None,
    }
}

/// Returns the game that was told, completed by what the facts imply.
///
/// # Errors
/// Returns that both are different games.
pub(crate) fn reconcile(told: Game, implied: Game) -> Result<Game, Problem> {
    let differ = |one: Option<Seat>, other: Option<Seat>| one.is_some() && other.is_some() && one != other;
    let kinds_differ = told.solo_kind.is_some() && implied.solo_kind.is_some() && told.solo_kind != implied.solo_kind;
    if !fits(told.kind, implied.kind) || kinds_differ || differ(told.soloist, implied.soloist) {
        return Err(Problem::Contradiction { fact: "game", stated: shown(told), found: shown(implied) });
    }
    // What was told was only that no solo stands yet; the facts say what is played.
    if matches!(told.kind, GameKind::None | GameKind::Normal) && implied.kind != GameKind::Normal {
        return Ok(implied);
    }
    if told.kind != implied.kind {
        return Ok(told);
    }
    let (soloist, solo_kind) = (told.soloist.or(implied.soloist), told.solo_kind.or(implied.solo_kind));
    Ok(Game { kind: told.kind, soloist, solo_kind })
}

const fn fits(told: GameKind, implied: GameKind) -> bool {
    match (told, implied) {
        (GameKind::None | GameKind::Normal, _) => true,
        // Two may play against two in each of these, or not know yet that they do not.
        (GameKind::Hochzeit | GameKind::Trumpfabgabe | GameKind::StillesSolo, GameKind::Normal) => true,
        // A Hochzeiter may stay alone.
        (GameKind::HochzeitSolo | GameKind::StillesSolo, GameKind::Hochzeit) => true,
        (told, implied) => told as u8 == implied as u8,
    }
}

fn shown(game: Game) -> Arg {
    match game.soloist {
        Some(soloist) => message!("game-of", game = game.kind, soloist).into(),
        None => game.kind.into(),
    }
}
