//! Finding the game: the round of Vorbehalte with everything that follows from it (DDV C, BSV 4, Recklinghausen).
//!
//! The second phase of a game: made from a [`Deal`], it ends in a [`Play`](crate::Play) or in new cards. A decision is
//! always due from one seat, [`actor`](Spielfindung::actor), which can do one of its
//! [`options`](Spielfindung::options). Others may do some things off turn, such as correcting what they have just said.
//! Each seat corrects itself at most once, so the phase always ends.
//!
//! If the texts leave something open: a correction by the last seat is possible until the query goes on in any way; the
//! soloist may name another solo once, as long as nothing else happened; a player who said Vorbehalt must have one to
//! his last question, so his last "no" may be illegal.

mod act;
mod contest;
mod illegal;
mod named;
mod possible;
mod query;
mod resolve;
mod take_back;
mod told;

pub use act::{Act, Acts, Bid, Heard, Say, Vorbehalt};
pub use illegal::{IllegalAct, WhyIllegal};
pub use named::{Game, Named, Occasion, Redeal, Resolution};
pub use possible::KindSet;
pub use query::VorbehaltQuestion;
pub use resolve::{Declarations, Resolved, resolve};
pub use take_back::Beside;
pub use told::Told;

use crate::card::Card;
use crate::deal::Deal;
use crate::eligibility::Eligibility;
use crate::hand::Hand;
use crate::order::normal_trumps;
use crate::rules::{GivenCards, OfferTold, Pflichtsolo, Rules, SchweineRule, VorbehaltKind};
use crate::seat::{BySeat, Seat, SeatSet};
use crate::trumpfabgabe::{Exchange, partner_of};
use possible::kinds_of;
use query::{Query, Wait};

/// Kind of decision that is due from the seat at turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Due {
    /// Say whether there is a Vorbehalt.
    Say,
    /// Say whether it is one of this kind.
    Answer(VorbehaltKind),
    /// Name the Vorbehalt.
    Name,
    /// A bid, or whether it is raised.
    Bid,
    /// Say whether to take the trumps of the giver.
    Take {
        /// Giver of the trumps.
        giver: Seat,
        /// The number of cards, or of trumps among them where the giver says that.
        trumps: usize,
    },
    /// Hand over `cards` cards, all trumps among them, if the giver chooses some.
    Give {
        /// Taker of the cards.
        taker: Seat,
        /// Number of cards.
        cards: usize,
    },
    /// Give back `cards` cards.
    Return {
        /// Giver, who gets them back.
        giver: Seat,
        /// Number of cards.
        cards: usize,
    },
    /// Say whether to announce both of these cards as Schweine now.
    Schweine {
        /// Aces of diamonds, or of the suit of a Farbsolo; once these are announced, what can stand above them.
        card: Card,
    },
}

#[derive(Clone, Debug)]
enum Stage {
    /// The query goes on, or has found the game.
    Query,
    /// The giver has to choose cards to hand over.
    Give { game: Game, giver: Seat, taker: Seat },
    /// The taker has to give cards back.
    Return { game: Game, giver: Seat, taker: Seat, given: Hand },
    /// This seat is asked for Schweine, then the others.
    Schweine { game: Game, seat: Seat, rest: SeatSet },
    /// Nothing is open.
    Found(Resolution),
}

/// The phase in which the game is found.
///
/// # Information
/// Shows all hands; the public part is [`log`](Self::log) up to the cards given back.
#[derive(Clone, Debug)]
pub struct Spielfindung {
    deal: Deal,
    hands: BySeat<Hand>,
    query: Query,
    exchange: Option<Exchange>,
    log: Heard,
    stage: Stage,
}

impl Spielfindung {
    /// Returns the phase before the dealer's left neighbour speaks; `pflichtsolo_open` says who still has to play a
    /// Pflichtsolo.
    #[must_use]
    pub fn new(rules: &Rules, deal: Deal, pflichtsolo_open: SeatSet) -> Self {
        let possible = BySeat::from_fn(|seat| {
            let eligibility = Eligibility::of(rules, deal.hands()[seat]);
            kinds_of(rules, &eligibility, Pflichtsolo::of(rules, pflichtsolo_open, seat))
        });
        let partners = BySeat::from_fn(|seat| partner_of(deal.hands(), seat));
        Self::with_query(deal, Query::new(rules, deal.dealer(), pflichtsolo_open, possible).with_partners(partners))
    }

    /// Returns the phase in which `soloist` is forced to play his Pflichtsolo (DDV C.2, Vorfuehren): there are no
    /// questions. Without soli, no seat can be forced.
    #[must_use]
    pub fn vorfuehren(rules: &Rules, deal: Deal, soloist: Seat) -> Self {
        if !rules.has_soli() {
            return Self::new(rules, deal, SeatSet::EMPTY);
        }
        Self::with_query(deal, Query::forced(rules, deal.dealer(), soloist, SeatSet::only(soloist)))
    }

    fn with_query(deal: Deal, query: Query) -> Self {
        Self { deal, hands: *deal.hands(), query, exchange: None, log: Heard::new(), stage: Stage::Query }
    }

    /// Returns the rule set.
    #[must_use]
    pub fn rules(&self) -> &Rules {
        self.query.rules()
    }

    /// Returns the cards as they were dealt.
    #[must_use]
    pub const fn deal(&self) -> &Deal {
        &self.deal
    }

    /// Returns what each seat holds now, which an exchange may have changed.
    #[must_use]
    pub const fn hands(&self) -> &BySeat<Hand> {
        &self.hands
    }

    /// Returns who still had to play a Pflichtsolo before this game.
    #[must_use]
    pub const fn pflichtsolo_open(&self) -> SeatSet {
        self.query.pflichtsolo_open()
    }

    /// Returns everything that was said and done.
    #[must_use]
    pub fn log(&self) -> &[(Seat, Act)] {
        &self.log
    }

    /// Returns what each seat has said in the round, if it has spoken.
    #[must_use]
    pub const fn said(&self) -> &BySeat<Option<Say>> {
        self.query.said()
    }

    /// Returns what was asked after the round.
    #[must_use]
    pub fn questions(&self) -> &[VorbehaltQuestion] {
        self.query.questions()
    }

    /// Returns the exchange of a Trumpfabgabe once the cards are given back.
    #[must_use]
    pub const fn exchange(&self) -> Option<&Exchange> {
        self.exchange.as_ref()
    }

    /// Returns who has taken which trumps and still has to give cards back for them.
    pub const fn taken(&self) -> Option<(Seat, Hand)> {
        match self.stage {
            Stage::Return { taker, given, .. } => Some((taker, given)),
            _ => None,
        }
    }

    /// Returns who has to act and what for; `None` when nothing is open.
    #[must_use]
    pub fn due(&self) -> Option<(Seat, Due)> {
        match &self.stage {
            Stage::Found(_) => None,
            Stage::Give { giver, taker, .. } => {
                Some((*giver, Due::Give { taker: *taker, cards: self.n_offered(*giver) }))
            }
            Stage::Return { giver, taker, given, .. } => {
                Some((*taker, Due::Return { giver: *giver, cards: given.len() }))
            }
            Stage::Schweine { game, seat, .. } => {
                let card = self.rules().schwein_of(game.contract(), game.schweine().ranks())?;
                Some((*seat, Due::Schweine { card }))
            }
            Stage::Query => {
                let seat = self.query.actor()?;
                let due = match self.query.wait() {
                    Wait::Say(_) => Due::Say,
                    Wait::Answer(question) => Due::Answer(question.kind),
                    Wait::Name(..) => Due::Name,
                    Wait::Bid(_) => Due::Bid,
                    Wait::Take { giver, .. } => Due::Take { giver: *giver, trumps: self.n_told(*giver) },
                    Wait::Found(_) => return None,
                };
                Some((seat, due))
            }
        }
    }

    /// Returns who has to act; `None` when the game is found.
    #[must_use]
    pub fn actor(&self) -> Option<Seat> {
        self.due().map(|(seat, _)| seat)
    }

    /// Returns what the actor may do, never nothing; empty when the game is found.
    #[must_use]
    pub fn options(&self) -> Acts {
        self.actor().map_or_else(Acts::new, |seat| self.options_of(seat))
    }

    /// Returns what this seat may do now, also off turn: correct what it has just said, name a Vorbehalt at once, name
    /// another solo.
    ///
    /// Of the sets of cards to give back, only the first thousand are listed; three cards never have more.
    #[must_use]
    pub fn options_of(&self, seat: Seat) -> Acts {
        let mut acts = self.query.options(seat);
        match &self.stage {
            Stage::Schweine { seat: asked, .. } if *asked == seat => {
                acts.extend([Act::Yes, Act::No].into_iter().filter(|&act| self.why_illegal(seat, act).is_ok()));
            }
            Stage::Give { giver, .. } if *giver == seat => {
                let trumps = self.trumps_of(seat);
                let fehl = self.hands[seat].part(!normal_trumps(self.rules()));
                let more = self.n_offered(seat) - trumps.len();
                acts.extend(sets_of(fehl, more).into_iter().map(|set| {
                    let mut cards = trumps;
                    set.cards().for_each(|card| cards.add(card));
                    Act::Give(cards)
                }));
            }
            Stage::Return { taker, given, .. } if *taker == seat => {
                acts.extend(sets_of(self.hands[seat], given.len()).into_iter().map(Act::Return));
            }
            _ => {}
        }
        acts
    }

    /// Returns whether the seat may do this now.
    ///
    /// # Errors
    /// Returns why not, the rule, and what would be allowed.
    pub fn check(&self, seat: Seat, act: Act) -> Result<(), IllegalAct> {
        self.why_illegal(seat, act).map_err(|why| {
            let mut legal = if self.actor() == Some(seat) { self.options_of(seat) } else { self.query.options(seat) };
            if matches!(self.stage, Stage::Give { .. } | Stage::Return { .. }) {
                legal.truncate(1);
            }
            IllegalAct::new(self.rules(), (seat, act), why, self.actor(), legal.into_vec())
        })
    }

    fn why_illegal(&self, seat: Seat, act: Act) -> Result<(), WhyIllegal> {
        match (&self.stage, act) {
            (Stage::Schweine { seat: asked, game, .. }, Act::Yes | Act::No) => {
                let schwein = self.rules().schwein_of(game.contract(), game.schweine().ranks());
                let has_both = |schwein| self.hands[seat].count(schwein) == 2;
                if *asked != seat {
                    Err(WhyIllegal::NotYourTurn)
                } else if act == Act::Yes && !schwein.is_some_and(has_both) {
                    Err(WhyIllegal::HasNot(VorbehaltKind::Schweine))
                } else {
                    Ok(())
                }
            }
            (Stage::Give { giver, .. }, Act::Give(cards)) => {
                if *giver != seat {
                    Err(WhyIllegal::NotYourTurn)
                } else if cards.len() != self.n_offered(seat)
                    || !self.hands[seat].holds(cards)
                    || !cards.holds(self.trumps_of(seat))
                {
                    Err(WhyIllegal::WrongGive)
                } else {
                    Ok(())
                }
            }
            (Stage::Return { taker, given, .. }, Act::Return(cards)) => {
                if *taker != seat {
                    Err(WhyIllegal::NotYourTurn)
                } else if cards.len() != given.len() || !self.hands[seat].holds(cards) {
                    Err(WhyIllegal::WrongReturn)
                } else {
                    Ok(())
                }
            }
            (Stage::Found(_), Act::Yes | Act::No | Act::Bid(_) | Act::Pass | Act::Give(_) | Act::Return(_)) => {
                Err(WhyIllegal::Over)
            }
            _ => self.query.check(seat, act),
        }
    }

    /// Does something.
    ///
    /// # Errors
    /// Returns why it is not allowed; nothing changes then.
    pub fn act(&mut self, seat: Seat, act: Act) -> Result<(), IllegalAct> {
        self.check(seat, act)?;
        self.log.push((seat, act));
        match (self.stage.clone(), act) {
            (Stage::Schweine { mut game, .. }, Act::Yes) => {
                self.query.close();
                game.schweine = game.schweine.with_next(seat);
                self.ask_for_schweine(game);
            }
            (Stage::Schweine { game, rest, .. }, Act::No) => {
                self.query.close();
                self.ask_for_schweine_of(game, rest);
            }
            (Stage::Give { game, giver, taker }, Act::Give(given)) => self.hand_over(game, giver, taker, given),
            (Stage::Return { game, giver, taker, given }, Act::Return(returned)) => {
                self.give_back(game, Exchange { giver, taker, given, returned });
            }
            _ => {
                self.query.apply(seat, act);
                self.follow_query();
            }
        }
        Ok(())
    }

    /// Goes on from what the query has found.
    fn follow_query(&mut self) {
        let Wait::Found(resolution) = *self.query.wait() else {
            self.stage = Stage::Query;
            return;
        };
        let Resolution::Game(game) = resolution else {
            self.stage = Stage::Found(resolution);
            return;
        };
        match game.named {
            Named::Trumpfabgabe { giver, taker } => {
                // A seat that may have to choose is always asked, so that this gives nothing away.
                match self.rules().trumpfabgabe.cards {
                    GivenCards::Trumps => self.hand_over(game, giver, taker, self.trumps_of(giver)),
                    GivenCards::AtLeastThree | GivenCards::ThreeWithoutTrump => {
                        self.stage = Stage::Give { game, giver, taker };
                    }
                }
            }
            // Where they are a Vorbehalt, they have been asked for, but not those that stand above them.
            Named::Normal | Named::Hochzeit { .. }
                if self.rules().schweine.when != SchweineRule::BeforePlay && game.schweine.is_none() =>
            {
                self.stage = Stage::Found(resolution);
            }
            Named::Normal | Named::Hochzeit { .. } | Named::Solo { .. } => self.ask_for_schweine(game),
        }
    }

    fn hand_over(&mut self, game: Game, giver: Seat, taker: Seat, given: Hand) {
        for card in given.cards() {
            self.hands[giver].remove(card);
            self.hands[taker].add(card);
        }
        if given.is_empty() {
            self.give_back(game, Exchange { giver, taker, given, returned: Hand::EMPTY });
        } else {
            self.stage = Stage::Return { game, giver, taker, given };
        }
    }

    fn give_back(&mut self, game: Game, exchange: Exchange) {
        for card in exchange.returned.cards() {
            self.hands[exchange.taker].remove(card);
            self.hands[exchange.giver].add(card);
        }
        self.exchange = Some(exchange);
        // Rule Recklinghausen, Schweine (decision OP-16): they can arise in or be separated by a Trumpfabgabe, so only
        // now they can be announced.
        self.ask_for_schweine(game);
    }

    /// Asks for the next rank of Schweine all seats that can have them by public knowledge, so that the question gives
    /// nothing away.
    fn ask_for_schweine(&mut self, game: Game) {
        let next = |&seat: &Seat| (game.schweine().ranks(), seat);
        let can_have = |seat: &Seat| self.rules().can_have_schweine(game.with_soloist(), &game.schweine, next(seat));
        self.ask_for_schweine_of(game, Seat::ALL.into_iter().filter(can_have).collect());
    }

    /// Asks these seats in seating order.
    fn ask_for_schweine_of(&mut self, game: Game, asked: SeatSet) {
        let exist = matches!(self.rules().schweine.when, SchweineRule::Announced | SchweineRule::BeforePlay);
        let next = self.deal.first().clockwise().find(|&seat| exist && asked.contains(seat));
        self.stage = match next {
            Some(seat) => Stage::Schweine { game, seat, rest: asked.without(seat) },
            None => Stage::Found(Resolution::Game(game)),
        };
    }

    /// Returns how many cards a giver hands over.
    fn n_offered(&self, giver: Seat) -> usize {
        self.rules().trumpfabgabe.cards.count(self.trumps_of(giver).len())
    }

    /// Returns the number that a giver says when he offers his cards.
    fn n_told(&self, giver: Seat) -> usize {
        match self.rules().trumpfabgabe.offer {
            OfferTold::Cards => self.n_offered(giver),
            OfferTold::Trumps => self.trumps_of(giver).len(),
        }
    }

    /// Returns the trumps of the normal game in a hand.
    fn trumps_of(&self, seat: Seat) -> Hand {
        self.hands[seat].part(normal_trumps(self.rules()))
    }

    /// Returns the game or the new cards, once nothing is open.
    #[must_use]
    pub const fn resolution(&self) -> Option<Resolution> {
        match self.stage {
            Stage::Found(resolution) => Some(resolution),
            _ => None,
        }
    }
}

/// Returns the first thousand ways to take `n` cards out of a hand.
fn sets_of(hand: Hand, n: usize) -> Vec<Hand> {
    const MOST: usize = 1000;
    let mut sets = vec![(Hand::EMPTY, 0)];
    let cards: Vec<Card> = hand.cards().collect();
    for _ in 0..n {
        let mut longer: Vec<(Hand, usize)> = Vec::new();
        for (set, from) in sets {
            for (at, &card) in cards.iter().enumerate().skip(from) {
                // Of two copies the first is taken first, so that every set comes once.
                let skips_a_copy = from < at && cards[at - 1] == card;
                if !skips_a_copy && longer.len() < MOST {
                    let mut set = set;
                    set.add(card);
                    longer.push((set, at + 1));
                }
            }
        }
        sets = longer;
    }
    sets.into_iter().map(|(set, _)| set).collect()
}
