//! Incidents during the play, next to the cards in their order and the calls.

use super::{Finder, Finding, Nature, asks_partner, by_game, established};
use crate::announced::{Announced, Said};
use crate::computed::can_win;
use crate::fact::{self, Value};
use crate::facts::Facts;
use game::{Act, Call, Card, Play, Seat, Trick, Vorbehalt, WhyNot};
use notation::parse_act;
use notation::record::{ClaimOrder, Deed, Event, Incident, LastTrick};

/// Tells which entry an incident belongs to, if there is one.
pub(super) fn read(finder: &mut Finder<'_>, play: &Play, index: usize, incident: &Incident) {
    let Some(player) = incident.player else { return };
    match incident.what {
        Deed::HandedOver if play.established_soloist() == Some(player) => finder.forfeit(player, index),
        Deed::Waived => finder.waive(player, index),
        _ => {}
    }
    let at = Place { finder, play, index, player };
    let found = match &incident.what {
        Deed::Early(card) => Some(at.early(*card)),
        Deed::TookBack(cards) => at.took_back(cards),
        Deed::Fell { seen, hidden } if 1 < seen.len() + usize::from(*hidden) => Some(at.fell(seen)),
        Deed::Reminded(call) => Some(at.reminded(*call)),
        Deed::Said(words) if asks_partner(words) => None,
        Deed::Said(words) => Some(at.said(words)),
        Deed::Showed(cards) => Some(at.showed(cards)),
        Deed::HandedOver => Some(at.handed_over()),
        Deed::Claimed { order, charlie } => Some(at.claimed(order, *charlie)),
        Deed::Looked(trick) => Some(at.looked(usize::from(*trick))),
        Deed::Fell { .. } | Deed::Called(_) | Deed::Protested | Deed::Waived | Deed::Aborted(_) => None,
    };
    finder.findings.extend(found);
}

/// Other entries about words; what the words meant, only the referee can say.
const ABOUT_WORDS: [&str; 6] = ["3.1.1", "3.1.2", "3.11.1", "3.11.3", "3.11.11", "3.11.16"];

/// The place of an incident and its player.
struct Place<'a, 'r> {
    finder: &'a Finder<'r>,
    play: &'a Play,
    index: usize,
    player: Seat,
}

impl Place<'_, '_> {
    fn found(&self, entry: &'static str) -> Finding {
        self.finder.found(entry, self.player, self.play, self.index)
    }

    fn is_soloist(&self) -> bool {
        self.play.established_soloist() == Some(self.player)
    }

    /// A card before its turn: a false lead if nothing lies, otherwise a Vorwerfen.
    fn early(&self, card: Card) -> Finding {
        let public = self.play.public();
        if public.trick().is_empty() {
            return self.found(by_game(self.play, "3.4.1", "3.4.2"));
        }
        if public.tricks().len() + 1 == public.rules().n_tricks() {
            let mut finding = self.found("3.6.1");
            finding.facts.state(fact::LAST_TRICK, Value::YesNo(true));
            finding.nature = Nature::Allowed;
            return finding;
        }
        let mut finding = self.found(by_game(self.play, "3.6.2", "3.6.3"));
        finding.facts.state(fact::EARLY_CARD, Value::Card(card));
        if let Some(winner) = self.winner() {
            finding.facts.state(fact::TRICK_TO, Value::Seat(winner));
        }
        if let Some(changes) = self.lead_right_changes(card) {
            finding.facts.state(fact::LEAD_RIGHT_CHANGES, Value::YesNo(changes));
        }
        finding.facts.state(fact::LAST_TRICK, Value::YesNo(false));
        finding
    }

    /// Returns who won the running trick in the end.
    fn winner(&self) -> Option<Seat> {
        let number = self.play.public().tricks().len();
        let played = self.finder.record.tricks_played.get(number).filter(|trick| trick.cards.len() == 4)?;
        let is_last = number + 1 == self.play.public().rules().n_tricks();
        let trick_of = if is_last { Trick::last_of } else { Trick::of };
        trick_of(self.play.public().order(), played.lead, &played.cards).owner()
    }

    /// `LeadRightChanges` (REFEREE 2.3, decision OP-48): the owner right after the early card is not the winner of the
    /// trick. Of a trick that is not complete it is known if no legal play can change it, or every one does.
    fn lead_right_changes(&self, card: Card) -> Option<bool> {
        let (order, trick) = (self.play.public().order(), self.play.public().trick());
        let has_played = trick.plays().any(|(seat, _)| seat == self.player);
        let owner = match (trick.owner(), trick.best()) {
            (Some(owner), _) if has_played => owner,
            (Some(owner), Some(best)) if !order.beats(card, best) => owner,
            _ => self.player,
        };
        if let Some(winner) = self.winner() {
            return Some(winner != owner);
        }
        let mut hands = *self.play.hands();
        for (seat, lying) in trick.plays() {
            hands[seat].add(lying);
        }
        if !has_played {
            hands[self.player] = game::Hand::of(&[card]);
        }
        let winners: Vec<Seat> =
            Seat::ALL.into_iter().filter(|&seat| can_win(order, &hands, trick.leader(), trick.cards(), seat)).collect();
        match (winners.contains(&owner), winners.len()) {
            (true, 1) => Some(false),
            (false, _) => Some(true),
            _ => None,
        }
    }

    /// Cards that were laid and taken back: what they were before.
    fn took_back(&self, cards: &[Card]) -> Option<Finding> {
        let illegal = self.play.check_card(self.player, *cards.first()?).err()?;
        match illegal.why {
            WhyNot::NotFollowing(_) if cards.len() == 1 => Some(self.found(by_game(self.play, "3.7.1", "3.7.2"))),
            // Rule 002 1.2: the next card is a further Aktion. The soloist may still correct himself (3.8.2).
            WhyNot::NotFollowing(_) => {
                let mut finding = self.found(by_game(self.play, "3.8.1", "3.8.2"));
                finding.facts.state(fact::WHICH_TRICK, Value::Word("current".to_owned()));
                if self.is_soloist() {
                    finding.facts.state(fact::TRUMPED_AND_CORRECTED, Value::YesNo(self.trumped(cards[0])));
                }
                Some(finding)
            }
            WhyNot::NotYourTurn(_) if self.play.public().trick().is_empty() => {
                Some(self.found(by_game(self.play, "3.4.1", "3.4.2")))
            }
            WhyNot::NotYourTurn(_) => Some(self.early(cards[0])),
            _ => None,
        }
    }

    fn trumped(&self, card: Card) -> bool {
        self.play.public().order().class_of(card) == game::Class::Trump
    }

    fn fell(&self, seen: &[Card]) -> Finding {
        let mut finding = self.found("3.9.3");
        let visible = i64::try_from(seen.len().min(2)).unwrap_or(2);
        finding.facts.state(fact::VISIBLE_CARDS, Value::Number(visible));
        if let [only] = seen {
            let follows = !self
                .play
                .check_card(self.player, *only)
                .is_err_and(|illegal| matches!(illegal.why, WhyNot::NotFollowing(_)));
            finding.facts.state(fact::VISIBLE_CARD_FOLLOWS, Value::YesNo(follows));
        }
        finding
    }

    fn reminded(&self, call: Call) -> Finding {
        let was_called = self.play.public().calls().iter().any(|called| called.call == call);
        let mut finding = self.found("3.5.8");
        finding.facts.state(fact::OWN_CALL_REMINDER, Value::YesNo(was_called));
        if was_called {
            finding.nature = Nature::Allowed;
        } else {
            finding.facts.state(fact::PARTNERSHIP_CLEAR, Value::YesNo(self.play.public().is_cleared()));
            finding.facts.state(fact::SAID, Value::Word(call.to_string()));
        }
        finding
    }

    /// Words that name a Vorbehalt come too late (3.3.9, 3.3.10); others are judged by what they betray (3.11.7).
    fn said(&self, words: &str) -> Finding {
        match parse_act(words) {
            Ok(Act::Name(Vorbehalt::Hochzeit { .. })) => {
                let mut finding = self.found("3.3.9");
                let cards = i64::try_from(self.play.public().cards_played()).unwrap_or(i64::MAX);
                finding.facts.state(fact::CARDS_PLAYED, Value::Number(cards));
                finding
            }
            Ok(Act::Name(Vorbehalt::Solo(_))) => {
                let mut finding = self.found("3.3.10");
                finding.facts.state(fact::WANTED, Value::Word("solo".to_owned()));
                finding
            }
            _ => {
                let mut finding = self.found("3.11.7");
                finding.facts.state(fact::WORDS, Value::Word(words.replace('_', " ")));
                let request = Facts::new().with(fact::DIRECT_REQUEST, Value::YesNo(true));
                finding.also.push(("3.11.2", request));
                finding.also.extend(ABOUT_WORDS.map(|entry| (entry, Facts::new())));
                finding
            }
        }
    }

    /// Rule DDV E.1: who shows his whole hand and plays no more claims the remaining tricks. Otherwise it is 3.11.6, or
    /// 3.11.5 while a claim is judged.
    fn showed(&self, cards: &[Card]) -> Finding {
        let timeline = &self.finder.timeline;
        let before = timeline[..self.index].iter().rev();
        let mut since_action = before.take_while(|step| step.event.actor().is_none());
        let is_pending = since_action
            .any(|step| matches!(step.event, Event::Incident(incident) if incident.what == Deed::Protested));
        let is_last = self.finder.is_last_action(self.index);
        if cards.is_empty() && is_last && !is_pending {
            let mut finding = self.shortened("shows");
            finding.facts.state(fact::ANNOUNCED_CHARLIE, Value::YesNo(false));
            return finding;
        }
        let mut finding = self.found(if is_pending { "3.11.5" } else { "3.11.6" });
        let uncovers = if cards.is_empty() { "all_own_cards" } else { "part" };
        finding.facts.state(fact::UNCOVERS, Value::Word(uncovers.to_owned()));
        if cards.is_empty() && self.is_soloist() {
            finding.nature = Nature::Allowed;
        }
        finding
    }

    /// Rule DDV E.2, BSV 5.4: the soloist may give the remaining tricks away; he forfeits claims by it.
    fn handed_over(&self) -> Finding {
        self.shortened("hands_over")
    }

    /// Rule DDV E.1, E.2: shortening is the soloist's alone; where the rules do not provide for showing, he may only hand over
    /// (BSV 5.4, decision OP-59).
    fn shortened(&self, how: &str) -> Finding {
        let entry = match (established(self.play), self.is_soloist()) {
            (false, _) => "3.10.1",
            (true, false) => "3.10.2",
            (true, true) => "3.10.3",
        };
        let mut finding = self.found(entry);
        finding.facts.state(fact::SHORTENING, Value::Word(how.to_owned()));
        if self.is_soloist() && (how == "hands_over" || self.finder.rules.breaches.solo_claim_by_showing) {
            finding.nature = Nature::Allowed;
        }
        finding
    }

    fn claimed(&self, order: &ClaimOrder, charlie: LastTrick) -> Finding {
        let claimant = self.player;
        let mut finding = self.shortened("claims");
        let said = match order {
            ClaimOrder::Unsaid => Said::Nothing,
            ClaimOrder::Cards(cards) => Said::Cards(cards.clone()),
            ClaimOrder::Classes(classes) => Said::Classes(classes.clone()),
        };
        finding.evidence = finding.evidence.map(|evidence| evidence.with_announced(Announced { claimant, said }));
        finding.facts.state(fact::ANNOUNCED_CHARLIE, Value::YesNo(charlie == LastTrick::ByCharlie));
        finding
    }

    /// Rule 002 3.9.2: a trick may be seen until the fourth card of the next one lies; BSV 5.3 forbids more.
    fn looked(&self, trick: usize) -> Finding {
        let mut finding = self.found("3.9.2");
        let complete = self.play.public().tricks().len();
        finding.facts.state(fact::ALL_FOUR_CARDS_PLAYED, Value::YesNo(trick < complete));
        if trick == complete {
            finding.nature = Nature::Allowed;
        }
        finding.also.push(("5.3", Facts::new().with(fact::LOOKS_THROUGH, Value::YesNo(true))));
        finding
    }
}
