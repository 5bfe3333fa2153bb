//! The game of a record at a moment of it.

use crate::context::Context;
use crate::error::Error;
use bots::{complete, viewer_of};
use game::words::{card_short, seat_letter};
use game::{Card, Play, Rules, Seat};
use notation::record::{Breaches, PlayedTrick, Record, resume};
use text::{Arg, Join, Localized, Message, message};

/// A game as the user has written it.
#[derive(Clone, Debug)]
pub struct Given {
    /// The record, cut off at the moment that was asked for.
    pub record: Record,
    /// The rules it follows.
    pub rules: Rules,
    /// The game at this moment; hands that are not written are made up.
    pub play: Play,
    /// Seat of the only hand, if there is only one.
    pub viewer: Option<Seat>,
}

impl Given {
    /// Reads the game of a record, up to a moment if one is named: `17`, before the seventeenth card, or `5.1`, before the
    /// first card of the fifth trick.
    ///
    /// # Errors
    /// Returns why it is no game.
    pub fn new(mut record: Record, rules: Rules, moment: Option<&str>) -> Result<Self, Error> {
        if let Some(moment) = moment {
            cut(&mut record, moment)?;
        }
        let viewer = viewer_of(&record);
        let play = game_of(&record, &rules)?;
        Ok(Self { record, rules, play, viewer })
    }

    /// Returns the game after one more card.
    ///
    /// # Errors
    /// All cards may be played, or who is to play may not have this card or not be allowed to play it.
    pub fn after(&self, card: Card) -> Result<Self, Error> {
        let turn = self.play.actor().ok_or_else(|| Error::new(message!("suggest-over")))?;
        let legal = self.play.legal();
        if self.viewer.is_none_or(|viewer| viewer == turn) && !legal.contains(card) {
            let (seat, cards) = (seat_letter(turn), Arg::list(legal.iter().map(card_short), Join::Space));
            return Err(Error::new(message!("tree-cannot-play", seat = &seat, card = card_short(card)))
                .with_help(message!("tree-cannot-play.help", seat, cards)));
        }
        let mut record = self.record.clone();
        match record.tricks_played.last_mut().filter(|trick| trick.cards.len() < 4) {
            Some(trick) => trick.cards.push(card),
            None => record.tricks_played.push(PlayedTrick { lead: turn, cards: vec![card] }),
        }
        Self::new(record, self.rules.clone(), None)
    }
}

/// Returns the rules that a record follows.
///
/// # Errors
/// The record may name an unknown rule set.
pub fn rules_of(record: &Record, context: &Context) -> Result<Rules, Error> {
    let Some(name) = &record.rules else { return Ok(context.rules()) };
    context.book.get(name).cloned().ok_or_else(|| {
        let known = Arg::list(context.book.names(), Join::Comma);
        Error::new(message!("rule-set-unknown", name)).with_help(message!("rule-set-unknown-help", known))
    })
}

/// Returns the game of a record, the hidden hands made up.
///
/// # Errors
/// Returns what is wrong with it.
pub fn game_of(record: &Record, rules: &Rules) -> Result<Play, Error> {
    if viewer_of(record).is_some() {
        return complete(record, rules).map_err(|error| Error::of(&error));
    }
    resume(record, rules, Breaches::CountAsValid).map_err(|breaches| {
        let first = breaches.first().map_or_else(|| message!("record-breaks-rules"), Localized::message);
        Error::new(first).with_help(message!("record-four-hands"))
    })
}

/// Returns the game before its first card.
///
/// # Errors
/// Returns what is wrong with it.
pub(crate) fn start_of(record: &Record, rules: &Rules) -> Result<Play, Error> {
    let mut start = record.clone();
    start.tricks_played.clear();
    start.announcements.clear();
    start.clarifying_trick = None;
    start.re = None;
    resume(&start, rules, Breaches::CountAsValid).map_err(|breaches| {
        let first: Option<Message> = breaches.first().map(Localized::message);
        Error::new(first.unwrap_or_else(|| message!("record-breaks-rules")))
    })
}

/// Leaves out what came after a moment.
fn cut(record: &mut Record, moment: &str) -> Result<(), Error> {
    let number = |text: &str| text.parse::<usize>().ok().filter(|number| 0 < *number);
    let card = match moment.split_once('.') {
        Some((trick, card)) => {
            let numbers = number(trick).zip(number(card)).filter(|(trick, _)| *trick <= 1000);
            numbers.map(|(trick, card)| 4 * (trick - 1) + card)
        }
        None => number(moment),
    };
    let played: usize = record.tricks_played.iter().map(|trick| trick.cards.len()).sum();
    let Some(card) = card.filter(|&card| card <= played + 1) else {
        let help = message!("record-moment.help", most = played + 1);
        return Err(Error::new(message!("record-moment", moment = text::brief(moment))).with_help(help));
    };
    let mut left = card - 1;
    for trick in &mut record.tricks_played {
        trick.cards.truncate(left);
        left -= trick.cards.len();
    }
    record.tricks_played.retain(|trick| !trick.cards.is_empty());
    record.announcements.retain(|call| usize::from(call.before_card) < card);
    record.clarifying_trick = None;
    record.re = None;
    Ok(())
}
