//! The files of an online table: its saved pages, and its games as the commands of a game description.

mod gdl;
mod page;

use super::{
    Format, MOST_TEXT,
    draft::{At, Draft, Wanted, Written},
    players::Who,
    split::Part,
};
use crate::Span;
use crate::record::ParseRecordError;
use game::{GameName, Vorbehalt, rules::VorbehaltKind};

/// Returns the format of a text that is such a file.
pub(super) fn recognise(text: &str) -> Option<Format> {
    if page::is_one(text) {
        return Some(Format::Page);
    }
    (text.len() <= MOST_TEXT && gdl::is_one(text)).then_some(Format::Gdl)
}

/// Returns the format of a text that was copied from such a page, and is nothing else.
pub(super) fn recognise_copied(text: &str) -> Option<Format> {
    page::is_copied(text).then_some(Format::Page)
}

/// Splits a text into its games.
pub(super) fn split(format: Format, text: &str) -> Vec<Part> {
    if format == Format::Gdl { gdl::split(text) } else { vec![Part { line: 1, start: 0, end: text.len() }] }
}

/// Reads a game.
pub(super) fn read(format: Format, text: &str) -> Result<Draft, ParseRecordError> {
    let mut draft = if format == Format::Gdl { gdl::read(text)? } else { page::read(text)? };
    find_game(&mut draft);
    Ok(draft)
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
