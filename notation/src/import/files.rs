//! The files of an online table: its saved pages, and its games as the commands of a game description.

mod gdl;
mod page;

use super::{
    Format,
    draft::{At, Draft, Played, Reading, Wanted, Written},
    players::Who,
    split::Part,
};
use crate::Span;
use crate::record::ParseRecordError;
use game::{GameName, Vorbehalt, rules::VorbehaltKind};
use text::{brief, message};

/// Returns the format of a text that is such a file.
pub(super) fn recognise(text: &str) -> Option<Format> {
    if page::is_one(text) {
        return Some(Format::Page);
    }
    gdl::is_one(text).then_some(Format::Gdl)
}

/// Returns the format of a text that was copied from such a page, and is nothing else.
pub(super) fn recognise_copied(text: &str) -> Option<Format> {
    page::is_copied(text).then_some(Format::Page)
}

/// Splits a text into its games.
pub(super) fn split(format: Format, text: &str) -> Vec<Part> {
    if format == Format::Gdl { gdl::split(text) } else { page::split(text) }
}

/// Reads a game.
pub(super) fn read(format: Format, text: &str) -> Result<Draft, ParseRecordError> {
    let mut draft = if format == Format::Gdl { gdl::read(text)? } else { page::read(text)? };
    check_whole(&draft)?;
    find_game(&mut draft);
    Ok(draft)
}

/// Refuses a game that is not whole: such a file is written when the game is over, and every card was dealt to who played it.
fn check_whole(draft: &Draft) -> Result<(), ParseRecordError> {
    let n = draft.tricks.iter().take_while(|trick| trick.cards.len() == 4).count();
    if n != draft.tricks.len() || !matches!(n, 10 | 12) {
        let at = draft.tricks.get(12).map_or(At::end_of(&draft.text), |trick| trick.at);
        return Err(at.error(message!("import-cut-off", n)));
    }
    let mut held: Vec<(Who, Vec<&Reading>)> =
        draft.hands.iter().map(|(who, hand)| (*who, hand.iter().flatten().collect())).collect();
    let name = |who: Who| brief(draft.head.players.name(who));
    for Played { who, card } in draft.tricks.iter().flat_map(|trick| &trick.cards) {
        let Some((who, held)) = held.iter_mut().find(|(dealt, _)| Some(*dealt) == *who) else { continue };
        let Some(index) = held.iter().position(|held| held.meanings == card.meanings) else {
            return Err(card.at.error(message!("import-not-dealt", name = name(*who))));
        };
        held.swap_remove(index);
    }
    match held.iter().find_map(|(who, held)| Some((*who, held.first()?))) {
        Some((who, card)) => Err(card.at.error(message!("import-not-played", name = name(who)))),
        None => Ok(()),
    }
}

/// Finds the game that comes of what everybody wanted, where the player on the dealer's left is the first of them.
fn find_game(draft: &mut Draft) {
    let first = draft.tricks.first().and_then(|trick| {
        let by_order = trick.cards.first().filter(|_| trick.written == Written::InOrder);
        trick.leader.or_else(|| by_order.and_then(|played| played.who))
    });
    let at = At { line: 1, span: Span::default() };
    let head = &mut draft.head;
    let mut solo = None;
    for &(who, wanted) in &head.wanted {
        match wanted {
            // Of two soli the one whose player leads is a Pflichtsolo, and goes first.
            Wanted::Named(Vorbehalt::Solo(named)) if solo.is_none() || Some(who) == first => {
                solo = Some((who, named));
            }
            Wanted::Named(Vorbehalt::Hochzeit { condition, .. }) => {
                (head.hochzeiter, head.condition) = (Some((who, at)), Some(condition));
            }
            _ => {}
        }
    }
    let game = match (solo, head.hochzeiter) {
        (Some((who, named)), _) => {
            (head.soloist, head.hochzeiter, head.condition) = (Some((who, at)), None, None);
            if Some(who) == first && who != Who(0) {
                head.reservation = Some(VorbehaltKind::Pflichtsolo);
            }
            if head.reservation == Some(VorbehaltKind::Pflichtsolo) {
                head.pflichtsolo_open = vec![who];
            }
            GameName::Solo(named)
        }
        (None, Some(_)) => GameName::Hochzeit,
        (None, None) => GameName::Normal,
    };
    head.game = Some((game, at));
}
