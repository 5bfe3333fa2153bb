//! A claim of all remaining tricks: it was told with the cards, or is asked for, since whether it holds depends on how it is meant.

use super::Interview;
use crate::announced::{Announced, MannerName, Said};
use crate::evidence::Evidence;
use crate::fact::Value;
use crate::topic::Topic;
use game::Class;

impl Interview {
    /// Returns the claim of all remaining tricks that was told with the cards, if the entry is about such claims.
    pub(super) fn told(&self) -> Option<&Announced> {
        let evidence = self.evidence.as_ref()?;
        evidence.announced().filter(|_| evidence.shortened_by(self.entry).is_some())
    }

    /// Returns the cards on the table with the claim of all remaining tricks that was told or answered.
    pub(super) fn claimed(&self) -> Option<Evidence> {
        let evidence = self.evidence.as_ref()?;
        // What is proved here is kept for the next answer.
        let _ = evidence.zwangslaeufig();
        let evidence = evidence.clone();
        let (Some(claimant), Some(said)) = (self.offender(), self.said()) else { return Some(evidence) };
        Some(evidence.with_announced(Announced { claimant, said }))
    }

    /// Returns what the player who claims all remaining tricks has said of his play, once that was answered.
    fn said(&self) -> Option<Said> {
        let answered =
            |topic| self.answers.iter().find(|(asked, _)| *asked == topic).and_then(|(_, said)| said.as_ref());
        let Some(Value::Word(name)) = answered(Topic::Manner) else { return None };
        match (MannerName::from_name(name)?, answered(Topic::Suits), answered(Topic::Order)) {
            (MannerName::TopFirst, ..) => Some(Said::TopFirst),
            (MannerName::EveryOrder, ..) => Some(Said::EveryOrder),
            (MannerName::TopFirstInOrder, Some(Value::Classes(classes)), _) => Some(Said::Classes(classes.clone())),
            (MannerName::InOrder, _, Some(Value::Cards(cards))) => Some(Said::Cards(cards.clone())),
            _ => None,
        }
    }

    /// Returns the topics of a claim of all remaining tricks: its manner decides whether it holds.
    pub(super) fn topics_of_claim(&self) -> Vec<Topic> {
        let Some(Value::Word(manner)) = self.get(Topic::Manner).filter(|_| self.told().is_none()) else {
            return if self.evidence.is_some() { vec![Topic::Manner] } else { vec![] };
        };
        match MannerName::from_name(&manner) {
            Some(MannerName::TopFirstInOrder) => vec![Topic::Manner, Topic::Suits],
            Some(MannerName::InOrder) => vec![Topic::Manner, Topic::Order],
            _ => vec![Topic::Manner],
        }
    }

    /// Returns the classes or the cards that the player who shortens the game holds.
    pub(super) fn parts_of_hand(&self, topic: Topic) -> Vec<Value> {
        let (Some(evidence), Some(seat)) = (&self.evidence, self.offender()) else { return vec![] };
        let order = evidence.position().order();
        let hand = evidence.position().cards().hands()[seat];
        if topic == Topic::Order {
            return order.arranged(hand).map(Value::Card).collect();
        }
        let is_held = |class: &Class| order.arranged(hand).any(|card| order.class_of(card) == *class);
        Class::ALL.into_iter().filter(is_held).map(Value::Class).collect()
    }
}
