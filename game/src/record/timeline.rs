//! Everything that a record tells, one after the other.

use crate::card::Card;
use crate::record::{Announcement, Incident, Moment, Record, Said};
use crate::seat::Seat;

/// One thing that a record tells.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event<'a> {
    /// Something was said before the first card.
    Said(Said),
    /// A call was made.
    Call(&'a Announcement),
    /// A card was played.
    Card {
        /// Who played it.
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
    /// What happened.
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

impl Record {
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
    use crate::record::{Event, parse_record};

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
        assert_eq!(record.ending().map(|incident| incident.what.to_string()), Some("claims".to_owned()));
    }
}
