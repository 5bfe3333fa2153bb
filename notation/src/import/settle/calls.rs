//! The time and the side of each call.

use super::{Read, Settled, begin};
use crate::{
    import::draft::{CallDraft, When, Word, Written},
    record::{Announcement, Breaches, Record, Timing, resume},
};
use game::{Call, Seat};
use text::message;

/// The most calls of a game, even of one with a mistake worth reporting.
const MOST_CALLS: usize = 96;

impl Settled<'_> {
    /// Returns the calls with their moments, in order.
    pub(super) fn calls(&mut self, record: &Record, leaders: &[Seat]) -> Read<Vec<Announcement>> {
        if let Some(call) = self.draft.calls.get(MOST_CALLS) {
            let n = self.draft.calls.len();
            return Err(call.at.error(message!("record-too-many-calls", n, most = MOST_CALLS)));
        }
        let mut calls = Vec::new();
        for call in &self.draft.calls {
            let (before_card, to_play) = self.moment(call, leaders);
            let player = match (call.who, to_play) {
                (Some(who), _) => self.seat(who),
                (None, Some(seat)) => seat,
                (None, None) => return Err(call.at.error(message!("import-who-called"))),
            };
            let say = match call.word {
                Word::Call(call) => call,
                Word::Ansage => {
                    // Whose side a Hochzeiter has is known by the play.
                    let play = || resume(record, &self.rules, Breaches::CountAsValid).ok();
                    let team = begin::team_of(record, player).or_else(|| play()?.team_of(player));
                    Call::ansage(team.ok_or_else(|| call.at.error(message!("import-which-side")))?)
                }
            };
            calls.push(Announcement { before_card, player, say, team: None, timing: Timing::Later });
        }
        if self.draft.calls.iter().any(|call| call.when == When::Unknown) {
            self.assumed.push(message!("import-assumed-early"));
        }
        calls.sort_by_key(|call: &Announcement| call.before_card);
        Ok(calls)
    }

    /// Returns after how many cards a call was made, and who was to play then.
    fn moment(&self, call: &CallDraft, leaders: &[Seat]) -> (u16, Option<Seat>) {
        let (number, index, is_after) = match call.when {
            When::Unknown => return (0, None),
            When::Before(number, index) => (number, index, false),
            When::After(number, index) => (number, index, true),
        };
        let Some(trick) = self.draft.tricks.get(number) else { return (0, None) };
        let leader = leaders.get(number).copied().unwrap_or(self.first);
        let index = match trick.written {
            Written::InOrder => index,
            Written::ByPlayer => {
                // A call stands in the cell of who was to play.
                let who = trick.cards.get(index).and_then(|played| played.who).or(call.who);
                who.map_or(index, |who| leader.steps_to(self.seat(who))) + usize::from(is_after)
            }
        };
        let cards = 4 * number + index;
        let to_play = if index < 4 { Some(leader.plus(index)) } else { leaders.get(number + 1).copied() };
        (u16::try_from(cards).unwrap_or(u16::MAX), to_play)
    }
}
