//! Everything that a record tells, one after the other.

use crate::record::{Announcement, Incident, Moment, Record, Said, Timing};
use game::{Call, Card, Seat, Team};

/// One thing that a record tells.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event<'a> {
    /// Something was said before the first card.
    Said(Said),
    /// A call was made.
    Call(&'a Announcement),
    /// A card was played.
    Card {
        /// Seat that played it.
        player: Seat,
        /// The card.
        card: Card,
    },
    /// Something else happened.
    Incident(&'a Incident),
}

/// One thing that a record tells, with its moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Step<'a> {
    /// The moment right before it.
    pub at: Moment,
    /// The event.
    pub event: Event<'a>,
}

impl Event<'_> {
    /// Returns who did something that ends the right to claim what he saw before: an Aktion (referees' handbook 1.2).
    #[must_use]
    pub fn actor(&self) -> Option<Seat> {
        match self {
            Self::Said(said) => Some(said.player),
            Self::Call(call) => Some(call.player),
            Self::Card { player, .. } => Some(*player),
            Self::Incident(incident) => incident.player.filter(|_| incident.what.is_action()),
        }
    }
}

/// Returns whether this call is a false Ansage that its caller, a member of this side, corrects at once (referees' handbook
/// 3.5.3): his own Ansage follows it, and nothing lies between.
#[must_use]
pub fn is_corrected_at_once(steps: &[Step<'_>], index: usize, team: Option<Team>) -> bool {
    let (Some(team), Some(Event::Call(call))) = (team, steps.get(index).map(|step| step.event)) else { return false };
    let Some(Event::Call(next)) = steps.get(index + 1).map(|step| step.event) else { return false };
    call.say == Call::ansage(!team)
        && (next.player, next.say, next.before_card) == (call.player, Call::ansage(team), call.before_card)
}

/// Returns who else has made this call at the same time and is listed before (referees' handbook 3.5.10).
#[must_use]
pub fn said_together_with(steps: &[Step<'_>], index: usize) -> Option<Seat> {
    let calls = steps[..=index].iter().rev().map_while(|step| match step.event {
        Event::Call(call) => Some(call),
        _ => None,
    });
    let mut calls = calls.peekable();
    let own = *calls.peek()?;
    // Everything back to the first of those that were said together.
    let mut is_open = true;
    let group = calls.take_while(|call| std::mem::replace(&mut is_open, call.timing == Timing::Together));
    group.skip(1).find(|call| call.say == own.say && call.player != own.player).map(|call| call.player)
}

impl Record {
    /// Returns whether a moment is one of this record.
    #[must_use]
    pub fn has_moment(&self, moment: Moment) -> bool {
        match moment {
            Moment::Query { said } => usize::from(said) <= self.vorbehalte.as_ref().map_or(0, Vec::len),
            Moment::Play { cards, calls } => {
                usize::from(cards) <= self.plays().count()
                    && usize::from(calls) <= self.announcements.iter().filter(|call| call.before_card == cards).count()
            }
        }
    }

    /// Returns the game before its card `n_cards`, counted from 0, and before the calls at that moment: without incidents and without what
    /// is only known at the end.
    #[must_use]
    pub fn until(&self, n_cards: usize) -> Self {
        let mut until = self.clone();
        let mut left = n_cards;
        for trick in &mut until.tricks_played {
            trick.cards.truncate(left);
            left -= trick.cards.len();
        }
        until.tricks_played.retain(|trick| !trick.cards.is_empty());
        until.announcements.retain(|call| usize::from(call.before_card) < n_cards);
        until.incidents.clear();
        until.clarifying_trick = None;
        until.re = None;
        until
    }

    /// Returns everything in the order of the game. Incidents of one moment keep the order in which they are listed, and
    /// come before the next word, call or card.
    #[must_use]
    pub fn timeline(&self) -> Vec<Step<'_>> {
        let mut steps: Vec<Step<'_>> = Vec::new();
        for (said, &act) in (0..).zip(self.vorbehalte.iter().flatten()) {
            steps.push(Step { at: Moment::Query { said }, event: Event::Said(act) });
        }
        let plays: Vec<(Seat, Card)> = self.plays().map(|(_, player, card)| (player, card)).collect();
        // Calls at moments that do not exist belong to the end.
        let last = u16::try_from(plays.len()).unwrap_or(u16::MAX);
        let mut calls_in_order: Vec<&Announcement> = self.announcements.iter().collect();
        calls_in_order.sort_by_key(|call| call.before_card);
        let mut rest = calls_in_order.into_iter().peekable();
        for cards in 0..=last {
            let mut calls = 0;
            while let Some(call) = rest.next_if(|call| call.before_card <= cards || cards == last) {
                steps.push(Step { at: Moment::Play { cards, calls }, event: Event::Call(call) });
                calls += 1;
            }
            if let Some(&(player, card)) = plays.get(usize::from(cards)) {
                steps.push(Step { at: Moment::Play { cards, calls }, event: Event::Card { player, card } });
            }
        }
        let mut incidents: Vec<&Incident> = self.incidents.iter().collect();
        incidents.sort_by_key(|incident| incident.at);
        // From the last one, so that the places of the earlier ones stay.
        for incident in incidents.into_iter().rev() {
            let place = steps.iter().position(|step| incident.at <= step.at).unwrap_or(steps.len());
            steps.insert(place, Step { at: incident.at, event: Event::Incident(incident) });
        }
        steps
    }
}

#[cfg(test)]
mod tests {
    use crate::record::{Event, Record, is_corrected_at_once, parse_record, said_together_with};
    use game::{Seat, Team};

    fn with_calls(calls: &str) -> Record {
        parse_record(&format!("dealer=W\nN: ?\nE: ?\nS: ?\nW: ?\n1 E: {calls} HT")).expect("a record")
    }

    #[test]
    fn a_false_ansage_is_corrected_by_the_own_one_with_nothing_between() {
        let corrected = |calls, team| is_corrected_at_once(&with_calls(calls).timeline(), 0, team);
        assert!(corrected("N:kontra! N:re!", Some(Team::Re)));
        assert!(!corrected("N:kontra! N:re!", Some(Team::Kontra)));
        assert!(!corrected("N:kontra! N:re!", None));
        assert!(!corrected("N:kontra! S:re!", Some(Team::Re)));
        assert!(!corrected("N:kontra! W:says:oh N:re!", Some(Team::Re)));
        assert!(!corrected("N:kontra!", Some(Team::Re)));
    }

    #[test]
    fn calls_said_together_are_a_group() {
        let together = |calls, index| said_together_with(&with_calls(calls).timeline(), index);
        assert_eq!(together("N:re! +S:re!", 1), Some(Seat::N));
        assert_eq!(together("N:re! +E:kontra! +S:re!", 2), Some(Seat::N));
        assert_eq!(together("N:re! S:re!", 1), None);
        assert_eq!(together("N:re! S:k90! +N:re!", 2), None);
        assert_eq!(together("N:re! +S:k90!", 1), None);
        assert_eq!(together("N:re! +S:re!", 0), None);
    }

    #[test]
    fn words_calls_cards_and_incidents_come_in_the_order_of_the_game() {
        let record = parse_record(
            "dealer=W
             N: ?
             E: ?
             S: ?
             W: ?
             vorbehalte N:gesund N:says:weiter E:gesund E:early:HT
             1 E: N:re! N:protests E:kontra! HT S:early:CQ S:shows:CQ W:reminds:re DT
             2 W: N:k90! CA W:claims",
        )
        .expect("a record");
        let told: Vec<String> = record
            .timeline()
            .iter()
            .map(|step| match step.event {
                Event::Said(said) => format!("{} {}:{}", step.at, said.player, said.act),
                Event::Call(call) => format!("{} {}:{}!", step.at, call.player, call.say),
                Event::Card { player, card } => format!("{} {player}:{card}", step.at),
                Event::Incident(incident) => format!("{} {}", step.at, incident.what),
            })
            .collect();
        assert_eq!(
            told,
            [
                "v0 N:gesund",
                "v1 says:weiter",
                "v1 E:gesund",
                "v2 early:HT",
                "0 N:re!",
                "0+1 protests",
                "0+1 E:kontra!",
                "0+2 E:HT",
                "1 early:CQ",
                "1 shows:CQ",
                "1 reminds:re",
                "1 S:DT",
                "2 N:k90!",
                "2+1 W:CA",
                "3 claims",
            ]
        );
    }
}
