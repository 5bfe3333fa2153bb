//! The facts needed for a ruling beyond the questions of the entry: the game, where class or credit depend on it, and
//! whether house rules let a game be stopped.

use crate::case::{Case, KnownGame};
use crate::entry::{Need, NeedsGame, Price, Role, Row, Share};
use crate::fact;
use crate::played::{Game, GameKind, SoloKind};
use crate::problem::Problem;
use crate::ruling::Class;
use game::Seat;

/// Checks that every question that must be answered is.
///
/// # Errors
/// Returns the first that is not.
pub(crate) fn answered(case: &Case) -> Result<(), Problem> {
    for ask in case.entry().asks {
        let is_open = ask.need == Need::Must && !case.facts().has(ask.fact);
        if is_open && ask.when.iter().all(|when| when.holds(case)) {
            return Err(Problem::MissingFact { entry: case.entry().number, fact: ask.fact });
        }
    }
    game_is_known(case)
}

fn game_is_known(case: &Case) -> Result<(), Problem> {
    let row = case.row();
    if case.known() == KnownGame::Assumed && (row.game == NeedsGame::Yes || games_differ(case, row)) {
        return Err(Problem::MissingGame { entry: case.entry().number });
    }
    let is_open = case.game().kind == GameKind::StillesSolo && !case.facts().has(fact::SECOND_CQ_LAID);
    if is_open && (credit_depends_on_game(case, row) || games_differ(case, row)) {
        return Err(Problem::MissingFact { entry: case.entry().number, fact: fact::SECOND_CQ_LAID });
    }
    Ok(())
}

/// Whether another row would apply in another game.
fn games_differ(case: &Case, row: &Row) -> bool {
    let other_entry = row.see.is_some_and(|see| see.normal != see.solo);
    other_entry || possible_games(case).any(|game| case.in_game(game).row().name != row.name)
}

/// A game of each kind that rows distinguish: the offender plays the solo, or another does, or a Hochzeit is played.
fn possible_games(case: &Case) -> impl Iterator<Item = Game> {
    let offender = case.offender().unwrap_or(Seat::N);
    let hochzeit = Game { kind: GameKind::Hochzeit, soloist: Some(offender.next()), solo_kind: None };
    [
        Game::of(GameKind::Normal),
        hochzeit,
        Game::solo(offender, SoloKind::Lust),
        Game::solo(offender.next(), SoloKind::Lust),
    ]
    .into_iter()
}

/// Whether another player would be credited in a solo against the soloist.
fn credit_depends_on_game(case: &Case, row: &Row) -> bool {
    let is_priced = matches!(row.class, Class::Minor | Class::Serious) && case.role() == Role::NormalGame;
    is_priced && matches!(row.price, Price::OfClass(Share::Dist | Share::Harm | Share::S))
}

/// Returns whether the course of play can be reconstructed and whether cards of others were revealed: what house rules
/// without penalty points ask before a game is stopped.
///
/// # Errors
/// Returns what of it is not known and is needed.
pub(crate) fn whether_to_stop(case: &Case) -> Result<(bool, bool), Problem> {
    let missing = |fact| Problem::MissingFact { entry: case.entry().number, fact };
    let (reconstructible, revealed) = (case.facts().yes(fact::RECONSTRUCTIBLE), case.facts().yes(fact::CARDS_REVEALED));
    match (reconstructible, revealed) {
        (_, Some(true)) => Ok((reconstructible.unwrap_or(false), true)),
        (Some(false), _) => Ok((false, false)),
        (Some(true), Some(false)) => Ok((true, false)),
        (Some(true), None) => Err(missing(fact::CARDS_REVEALED)),
        (None, _) => Err(missing(fact::RECONSTRUCTIBLE)),
    }
}
