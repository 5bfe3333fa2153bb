//! A game as a text states it, before seats and cards are settled.

use super::{
    Skipped,
    players::{Players, Who},
};
use crate::Span;
use crate::record::ParseRecordError;
use game::{
    Act, Call, Card, GameName, Rules, Vorbehalt,
    rules::{HochzeitCondition, VorbehaltKind},
};
use text::Message;

/// A place in the text of a game.
#[derive(Clone, Copy, Debug)]
pub(super) struct At {
    /// The line, from 1.
    pub(super) line: usize,
    /// The bytes.
    pub(super) span: Span,
}

impl At {
    /// Returns the end of a text.
    pub(super) fn end_of(text: &str) -> Self {
        Self { line: text.lines().count().max(1), span: Span { start: text.len(), end: text.len() } }
    }

    /// Returns the error that says this about the place.
    pub(super) fn error(self, problem: Message) -> ParseRecordError {
        ParseRecordError { line: self.line, span: self.span, problem, help: None }
    }

    /// Returns the error with what to do about it.
    pub(super) fn error_with(self, problem: Message, help: Message) -> ParseRecordError {
        ParseRecordError { help: Some(help), ..self.error(problem) }
    }
}

/// A card as it is written: every card that it can be.
#[derive(Clone, Debug)]
pub(super) struct Reading {
    pub(super) meanings: Vec<Card>,
    pub(super) at: At,
}

/// A card that was played.
#[derive(Clone, Debug)]
pub(super) struct Played {
    /// The player of the card, if stated.
    pub(super) who: Option<Who>,
    pub(super) card: Reading,
}

/// The order in which the cards of a trick are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Written {
    /// In the order of play.
    InOrder,
    /// In the order of the players, regardless of the leader.
    ByPlayer,
}

/// A trick as it is written.
#[derive(Clone, Debug)]
pub(super) struct TrickDraft {
    pub(super) at: At,
    pub(super) written: Written,
    /// The leader, if stated.
    pub(super) leader: Option<Who>,
    pub(super) cards: Vec<Played>,
}

/// A call as a text writes it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Word {
    /// A known call.
    Call(Call),
    /// Re or Kontra, whichever is the side of the caller.
    Ansage,
}

/// The time of a call.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum When {
    /// The time is not stated.
    Unknown,
    /// Before the card with this index among those that are written for a trick.
    Before(usize, usize),
    /// After the card with this index among those that are written for a trick.
    After(usize, usize),
}

/// A call as it is written.
#[derive(Clone, Debug)]
pub(super) struct CallDraft {
    pub(super) at: At,
    /// The caller; if not stated, the player at turn.
    pub(super) who: Option<Who>,
    pub(super) word: Word,
    pub(super) when: When,
}

/// The party of a player, as it stands beside his name.
#[derive(Clone, Debug)]
pub(super) struct Party {
    pub(super) name: String,
    pub(super) is_re: bool,
    pub(super) at: At,
}

/// The game that a player names at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Wanted {
    /// No more than a normal game.
    Nothing,
    /// A named Vorbehalt.
    Named(Vorbehalt),
    /// A game that was not told, because another one went before it.
    #[cfg_attr(not(feature = "files"), expect(dead_code, reason = "only a page leaves one untold"))]
    Untold,
}

/// The facts of a game's heading, each with its place.
#[derive(Clone, Debug, Default)]
pub(super) struct Heading {
    pub(super) players: Players,
    pub(super) rules: Option<(String, At)>,
    pub(super) dealer: Option<(Who, At)>,
    pub(super) leader: Option<(Who, At)>,
    pub(super) game: Option<(GameName, At)>,
    pub(super) reservation: Option<VorbehaltKind>,
    pub(super) soloist: Option<(Who, At)>,
    pub(super) hochzeiter: Option<(Who, At)>,
    pub(super) condition: Option<HochzeitCondition>,
    pub(super) schweine: [Option<(Who, At)>; 3],
    pub(super) giver: Option<(Who, At)>,
    pub(super) taker: Option<(Who, At)>,
    pub(super) given: Option<Vec<Card>>,
    pub(super) returned: Option<Vec<Card>>,
    pub(super) re: Option<Vec<Who>>,
    pub(super) pflichtsolo_open: Vec<Who>,
    pub(super) vorfuehren: Option<(Who, At)>,
    pub(super) said: Option<Vec<(Who, Act)>>,
    /// The game that each player wanted, where that is all that is written of the Vorbehalt round.
    pub(super) wanted: Vec<(Who, Wanted)>,
    pub(super) schweine_said: Option<u8>,
}

/// A game as it is written.
#[derive(Clone, Debug, Default)]
pub(super) struct Draft {
    /// The text of the game.
    pub(super) text: String,
    pub(super) head: Heading,
    /// The hand dealt to each player; `None`: hidden.
    pub(super) hands: Vec<(Who, Option<Vec<Reading>>)>,
    pub(super) tricks: Vec<TrickDraft>,
    pub(super) calls: Vec<CallDraft>,
    pub(super) skipped: Skipped,
    /// The rules, where the file has them option by option.
    pub(super) rules: Option<Rules>,
    /// The stated points of each player, in the order of their names.
    pub(super) result: Option<(Vec<i32>, At)>,
    /// The parties that are written beside names.
    pub(super) parties: Vec<Party>,
    /// Further remarks on the text.
    pub(super) told: Vec<Message>,
}

impl Draft {
    /// Returns what holds for the next game of the same text, too: who plays, and by which rules.
    pub(super) fn heading(&self) -> Heading {
        // An error about these rules belongs to the beginning of the game that has them, not to where they stood in another.
        let rules = self.head.rules.clone().map(|(rules, _)| (rules, At { line: 1, span: Span::default() }));
        Heading { players: self.head.players.clone(), rules, ..Heading::default() }
    }

    /// Lays the next card.
    pub(super) fn lay(&mut self, who: Who, card: Card, at: At) {
        if self.tricks.last().is_none_or(|trick| 4 <= trick.cards.len()) {
            self.tricks.push(TrickDraft { at, written: Written::InOrder, leader: None, cards: Vec::new() });
        }
        if let Some(trick) = self.tricks.last_mut() {
            trick.cards.push(Played { who: Some(who), card: Reading { meanings: vec![card], at } });
        }
    }

    /// Returns the moment before the next card.
    pub(super) fn now(&self) -> When {
        match self.tricks.last() {
            Some(trick) => When::Before(self.tricks.len() - 1, trick.cards.len()),
            None => When::Before(0, 0),
        }
    }

    /// Returns whether every card of every trick says who played it, and the same player stands first in each.
    pub(super) fn may_be_by_player(&self) -> bool {
        let first = |trick: &TrickDraft| trick.cards.first().and_then(|played| played.who);
        let all_named = self.tricks.iter().flat_map(|trick| &trick.cards).all(|played| played.who.is_some());
        let same = self.tricks.windows(2).all(|pair| first(&pair[0]) == first(&pair[1]));
        2 <= self.tricks.len() && all_named && same
    }
}
