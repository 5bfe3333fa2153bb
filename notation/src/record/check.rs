//! Playing a record again, step by step.

use crate::record::{
    Announcement, Deed, Event, Record, Step,
    begin::begin,
    breach::{Breach, Fault},
    incidents, is_corrected_at_once, said_together_with,
};
use game::{
    BySeat, Called, Card, Deal, DealError, Klaerung, Named, Outcome, Paragraph, Play, Rules, SchweineFate,
    SchweineHolders, Seat, SeatSet, may_call_after_hand_over,
    rules::SchweineRule,
    words::{noted, noted_seats},
};
use text::{Localized, Message};

/// The treatment of breaches that could have happened at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Breaches {
    /// The record is refused.
    Refuse,
    /// Nobody claimed them, so they are valid moves (DDV G.7.2, referees' handbook 3.1.4).
    CountAsValid,
}

/// Returns every breach of the rules in a record, in the order of the game; that it ends early is none.
#[must_use]
pub fn check(record: &Record, rules: &Rules) -> Vec<Breach> {
    walk(record, rules).breaches
}

/// Returns the game as far as the record tells it.
///
/// # Errors
/// Returns all breaches if there is one that is refused, or one that cannot have happened.
pub fn resume(record: &Record, rules: &Rules, breaches: Breaches) -> Result<Play, Vec<Breach>> {
    let walked = walk(record, rules);
    let refused = |breach: &Breach| breaches == Breaches::Refuse || !breach.can_stand();
    match walked.play {
        Some(play) if !walked.breaches.iter().any(refused) => Ok(play),
        _ => Err(walked.breaches),
    }
}

/// Returns what came of the game.
///
/// # Errors
/// Returns all breaches if there is one that is refused, or one that cannot have happened, or if cards are missing.
pub fn replay(record: &Record, rules: &Rules, breaches: Breaches) -> Result<Outcome, Vec<Breach>> {
    resume(record, rules, breaches)?.finish().map_err(|play| {
        let left = 4 * rules.n_tricks() - play.public().cards_played();
        let trick = play.public().tricks().len() + 1;
        vec![Breach::new(rules, Paragraph::Dealing, (Some(trick), play.actor()), Fault::Unfinished(left))]
    })
}

/// The result of playing a record: all breaches, and the game as far as it could be played.
struct Walk {
    breaches: Vec<Breach>,
    play: Option<Play>,
}

fn walk(record: &Record, rules: &Rules) -> Walk {
    let mut breaches: Vec<Breach> = Deal::errors(rules, &record.hands)
        .into_iter()
        .map(|error| {
            let paragraph = match error {
                DealError::NotInDeck { .. } | DealError::ThirdCopy { .. } => Paragraph::Deck,
                DealError::HandSize { .. } | DealError::DeckSize { .. } => Paragraph::Dealing,
            };
            Breach::new(rules, paragraph, (None, None), Fault::Deal(error))
        })
        .collect();
    let deal = Deal::from_cards(rules, record.dealer, &record.hands).ok();
    let mut play = deal.and_then(|deal| begin(record, rules, deal, &mut breaches));
    if let Some(play) = &mut play {
        play.decide_schweine(schweine_fate(record, rules, play));
    }
    let mut walk = Walk { breaches, play };
    let before = walk.breaches.len();
    walk.check_sizes(record, rules);
    walk.play_on(record, rules);
    walk.check_cards(record, rules);
    walk.check_parties(record, rules);
    walk.breaches[before..].sort_by_key(|breach| breach.trick.unwrap_or(usize::MAX));
    walk
}

impl Walk {
    fn add(&mut self, rules: &Rules, paragraph: Paragraph, place: (Option<usize>, Option<Seat>), fault: Fault) {
        self.breaches.push(Breach::new(rules, paragraph, place, fault));
    }

    fn check_sizes(&mut self, record: &Record, rules: &Rules) {
        let n_tricks = record.tricks_played.len();
        for (number, trick) in (1..).zip(&record.tricks_played) {
            let len = trick.cards.len();
            if 4 < len || number < n_tricks && len < 4 {
                self.add(rules, Paragraph::Turn, (Some(number), None), Fault::TrickSize(len));
            }
        }
        if rules.n_tricks() < n_tricks {
            self.add(rules, Paragraph::Dealing, (Some(n_tricks), None), Fault::TooManyTricks(rules.n_tricks()));
        }
        let cards = record.plays().count();
        for &Announcement { before_card, player, say: call, .. } in &record.announcements {
            if cards < usize::from(before_card) {
                let fault = Fault::CallAfterEnd { call, before_card };
                self.add(rules, Paragraph::CallEarliest, (None, Some(player)), fault);
            }
        }
        for incident in &record.incidents {
            if !record.has_moment(incident.at) {
                let fault = Fault::NoSuchMoment { what: incident.what.clone(), at: incident.at };
                self.add(rules, Paragraph::Turn, (None, incident.player), fault);
            }
        }
    }

    /// Plays until a card cannot have been played.
    fn play_on(&mut self, record: &Record, rules: &Rules) {
        let Some(mut play) = self.play.take() else { return };
        let announced = play.public().calls().to_vec();
        let n_repeated = bound_calls(record, &announced);
        // What counts as called without a word need not be written down.
        let was_bid = |called: &&Called| called.call.level() <= play.public().game().bid();
        if let Some(missed) = announced.get(n_repeated).filter(was_bid) {
            let fault = Fault::BidNotAnnounced(missed.call);
            self.add(rules, Paragraph::Bids, (None, Some(missed.seat)), fault);
        }
        let timeline = record.timeline();
        let n_cards = record.plays().count();
        let mut bound = 0;
        let mut handed_over: Option<Seat> = None;
        for (index, step) in timeline.iter().enumerate() {
            match step.event {
                Event::Said(_) => {}
                Event::Call(call) if n_cards < usize::from(call.before_card) => {}
                Event::Call(call) if announced.get(bound).is_some_and(|called| repeats(call, called)) => bound += 1,
                Event::Call(call) if handed_over.is_some() => {
                    self.call_after_hand_over(&mut play, &timeline, index, call);
                }
                Event::Call(call) => self.call(&mut play, &timeline, index, call),
                Event::Card { player, card } if handed_over.is_some() => {
                    let (trick, what) = (play.public().tricks().len() + 1, noted(&card));
                    let fault = Fault::AfterHandOver { what, why: None };
                    self.add(rules, Paragraph::HandOver, (Some(trick), Some(player)), fault);
                    return;
                }
                Event::Card { player, card } => {
                    if let Err(illegal) = play.check_card(player, card) {
                        self.breaches.push(Breach::of_move(illegal));
                    }
                    if play.play_unclaimed(player, card).is_err() {
                        // What comes later would be judged from a wrong state.
                        return;
                    }
                }
                Event::Incident(incident) => {
                    let is_soloist = incident.player.is_some() && incident.player == play.established_soloist();
                    handed_over =
                        handed_over.or(incident.player.filter(|_| is_soloist && incident.what == Deed::HandedOver));
                    let later = &timeline[index..];
                    self.breaches.extend(incidents::breach(&mut play, incident, later));
                }
            }
        }
        self.play = Some(play);
    }

    fn call(&mut self, play: &mut Play, timeline: &[Step<'_>], index: usize, call: &Announcement) {
        if is_corrected_at_once(timeline, index, play.team_of(call.player)) {
            return;
        }
        if let Err(illegal) = play.call(call.player, call.say) {
            // Rule 002 3.5.10: what is said at the same time is valid, and no repetition.
            if said_together_with(timeline, index).is_none() {
                self.breaches.push(Breach::of_move(illegal));
            }
            // After the last card it counts for nothing, which the breach says.
            let _ = play.call_unclaimed(call.player, call.say);
        }
    }

    /// Rules BSV 5.4, TSR 5.4.7: Kontra may still make the calls whose time is not over; no cards are played any more.
    fn call_after_hand_over(&mut self, play: &mut Play, timeline: &[Step<'_>], index: usize, call: &Announcement) {
        let &Announcement { player, say, .. } = call;
        let is_allowed = play.team_of(player).is_some_and(|team| may_call_after_hand_over(play.public().rules(), team));
        let why = match play.check_call(player, say) {
            _ if !is_allowed => None,
            Err(illegal) if said_together_with(timeline, index).is_none() => Some(illegal.why.message()),
            _ => {
                let _ = play.call_unclaimed(player, say);
                return;
            }
        };
        let place = (Some(play.public().tricks().len() + 1), Some(player));
        let fault = Fault::AfterHandOver { what: noted(&say), why };
        self.add(&play.public().rules().clone(), Paragraph::HandOver, place, fault);
    }

    /// Finds every card that its player did not have, also after play had to stop.
    fn check_cards(&mut self, record: &Record, rules: &Rules) {
        let mut left: BySeat<Vec<Card>> = record.hands.clone();
        let exchanged = [(record.giver, record.taker, &record.given), (record.taker, record.giver, &record.returned)];
        for (from, to, cards) in exchanged {
            if let (Some(from), Some(to), Some(cards)) = (from, to, cards) {
                for &card in cards {
                    take(&mut left[from], card);
                    left[to].push(card);
                }
            }
        }
        for (trick, seat, card) in record.plays() {
            if take(&mut left[seat], card) {
                continue;
            }
            let place = (Some(trick), Some(seat));
            let is_told =
                |breach: &Breach| (breach.trick, breach.seat, breach.card()) == (place.0, place.1, Some(card));
            let played = record.plays().filter(|&(_, _, other)| other == card).count();
            if 2 < played {
                // Says more than that the hand does not have it.
                self.breaches.retain(|breach| !is_told(breach) || breach.can_stand());
            }
            if !self.breaches.iter().any(|breach| is_told(breach) && !breach.can_stand()) {
                let paragraph = if 2 < played { Paragraph::Deck } else { Paragraph::Turn };
                self.add(rules, paragraph, place, Fault::NotHeld { card, played });
            }
        }
    }

    /// Compares what the record says about the parties and an exchange with what came out.
    fn check_parties(&mut self, record: &Record, rules: &Rules) {
        let Some(play) = &self.play else { return };
        let number = |number: usize| Message::verbatim(number.to_string());
        let mut found = Vec::new();
        for call in &record.announcements {
            if let (Some(stated), Some(team)) = (call.team, play.team_of(call.player))
                && stated != team
            {
                found.push(("the side of a call", noted(&stated), noted(&team)));
            }
        }
        let seen = play.public().exchange();
        let numbers = [
            ("exchanged", record.exchanged, seen.map_or(0, |seen| seen.cards)),
            ("trumps_given", record.trumps_given, seen.and_then(|seen| seen.trumps_given).unwrap_or(0)),
            ("trumps_returned", record.trumps_returned, seen.and_then(|seen| seen.trumps_returned).unwrap_or(0)),
        ];
        for (field, stated, seen) in numbers {
            if let Some(stated) = stated.filter(|&stated| usize::from(stated) != seen) {
                found.push((field, number(stated.into()), number(seen)));
            }
        }
        // What has not come so far in the part of a game that is written down is no contradiction.
        let (n_played, is_over) = (play.public().cards_played(), play.actor().is_none());
        if rules.schweine.when == SchweineRule::AfterTrick && !record.schweine.is_none() {
            let name = |seat: Option<Seat>| seat.map_or_else(|| Message::new("found-nobody"), |seat| noted(&seat));
            let (stated, seen) = (record.schweine.aces(), play.public().game().schweine.aces());
            if stated != seen && (is_over || seen.is_some()) {
                found.push((SchweineHolders::KEYS[0], name(stated), name(seen)));
            }
        }
        let can_be_said = rules.schweine.when == SchweineRule::Optional;
        let is_due = |stated: u8| is_over || !can_be_said || usize::from(stated) < n_played;
        let other = |stated: &u8| is_due(*stated) && Some(*stated) != play.public().schweine_said();
        if let Some(stated) = record.schweine_said.filter(other) {
            let seen = play.public().schweine_said();
            let never = || Message::new("found-nobody");
            found.push(("schweine_said", number(stated.into()), seen.map_or_else(never, |seen| number(seen.into()))));
        }
        if let (Some(stated), Some(parties)) = (&record.re, play.parties()) {
            let stated: SeatSet = stated.iter().copied().collect();
            if stated != parties.re {
                found.push(("re", noted_seats(stated), noted_seats(parties.re)));
            }
        }
        if let (Some(stated), Named::Hochzeit { .. }) = (record.clarifying_trick, play.public().game().named) {
            let trick = play.public().klaerung().and_then(Klaerung::trick).unwrap_or(0);
            // A search that failed may also be written as no trick at all.
            let found_nobody = stated == 0 && play.public().klaerung().and_then(Klaerung::partner).is_none();
            if stated != trick && !found_nobody && !play.public().tricks().is_empty() {
                found.push(("clarifying_trick", number(stated.into()), number(trick.into())));
            }
        }
        for (field, stated, found) in found {
            let fault = Fault::Contradiction { field, stated, found };
            self.add(rules, Paragraph::Hochzeit, (None, None), fault);
        }
    }
}

/// Returns what a record says that became of Schweine; `None` if none of them is played and nobody says that he has them.
#[must_use]
pub fn schweine_fate(record: &Record, rules: &Rules, play: &Play) -> Option<SchweineFate> {
    let schwein = rules.schwein(play.public().game().contract());
    SchweineFate::of(record.schweine_said, record.schweine, schwein, record.plays().map(|(_, _, card)| card))
}

/// Returns how many of the calls of a winning bid, which are announced at once, the record repeats.
fn bound_calls(record: &Record, announced: &[Called]) -> usize {
    let mut n_repeated = 0;
    for call in &record.announcements {
        if announced.get(n_repeated).is_some_and(|called| repeats(call, called)) {
            n_repeated += 1;
        }
    }
    n_repeated
}

/// Returns whether a call of a record is this one, which a winning bid has announced.
fn repeats(call: &Announcement, called: &Called) -> bool {
    called.before_card == 0 && is_same(call, called)
}

fn is_same(call: &Announcement, called: &Called) -> bool {
    (call.before_card, call.player, call.say) == (called.before_card.into(), called.seat, called.call)
}

/// Takes a card out of a hand, if it is there.
fn take(hand: &mut Vec<Card>, card: Card) -> bool {
    match hand.iter().position(|&held| held == card) {
        Some(place) => {
            hand.swap_remove(place);
            true
        }
        None => false,
    }
}
