//! The canonical form of a problem, by which the same is known again.
//!
//! A problem is the same in other seats, and with interchangeable suits exchanged: clubs and spades as Fehl of a normal
//! game, all four as far as they are not trump in a solo. So the form begins with the seat that is asked, and of all
//! exchanges of suits that keep every class and rank it takes the one whose text comes first. A proof and a claim are
//! about the remaining cards: of the play before, only its evidence about the others counts, and the Augen and tricks
//! won. Judgement depends on the whole play.

use super::problem::{Kind, ProblemQuestion};
use super::seen::Seen;
use crate::seed::ConfigHash;
use game::{BySeat, Card, CardSet, Class, Hand, Order, Play, Rank, Seat, Suit, View};
use std::fmt::Write;

/// Returns the hash of the canonical form: 16 hexadecimal digits.
#[must_use]
pub fn id_of(seen: &Seen, question: ProblemQuestion) -> String {
    let forms = match seen {
        Seen::Play(play, seat) => {
            let order = play.public().order();
            exchanges(order)
                .into_iter()
                .map(|suits| of_view(play, *seat, question, &Exchange { order, suits }))
                .collect()
        }
        Seen::Round(round, seat) => {
            let said: Vec<String> =
                round.log().iter().map(|(who, act)| format!("{}{act}", seat.steps_to(*who))).collect();
            let hand: Vec<String> = round.hands()[*seat].cards().map(|card| card.to_string()).collect();
            vec![format!("game {} {} {}", round.rules().name, hand.join(","), said.join(","))]
        }
    };
    let first: String = forms.into_iter().min().unwrap_or_default();
    ConfigHash::of(&first).to_string().chars().take(16).collect()
}

/// Suits exchanged for one another, as Fehl.
struct Exchange<'a> {
    order: &'a Order,
    suits: [Suit; 4],
}

impl Exchange<'_> {
    fn card(&self, card: Card) -> Card {
        match self.order.class_of(card) {
            Class::Trump => card,
            Class::Fehl(suit) => Card::new(self.suits[suit as usize], card.rank()),
        }
    }

    fn hand(&self, hand: Hand) -> String {
        let mut cards: Vec<Card> = hand.cards().map(|card| self.card(card)).collect();
        cards.sort_by_key(|card| card.index());
        cards.iter().map(Card::to_string).collect::<Vec<_>>().join(",")
    }
}

/// Returns the exchanges of suits that keep every class and rank.
fn exchanges(order: &Order) -> Vec<[Suit; 4]> {
    let ranks = |suit: Suit| -> Vec<Rank> {
        let members = order.members(Class::Fehl(suit));
        Rank::ALL.into_iter().filter(|&rank| members.contains(Card::new(suit, rank))).collect()
    };
    let keeps = |suits: &[Suit; 4]| Suit::ALL.into_iter().all(|suit| ranks(suit) == ranks(suits[suit as usize]));
    permutations().into_iter().filter(keeps).collect()
}

fn permutations() -> Vec<[Suit; 4]> {
    let mut all = Vec::new();
    for number in 0..256_usize {
        let suits = [0, 1, 2, 3].map(|place| Suit::ALL[number >> (2 * place) & 3]);
        if Suit::ALL.into_iter().all(|suit| suits.contains(&suit)) {
            all.push(suits);
        }
    }
    all
}

fn of_view(play: &Play, seat: Seat, question: ProblemQuestion, exchange: &Exchange<'_>) -> String {
    let view = play.view(seat);
    let public = view.public();
    let others = |of: &dyn Fn(Seat) -> String| -> String {
        (0..4).map(|steps| of(seat.plus(steps))).collect::<Vec<_>>().join("/")
    };
    let known = public.known();
    let mut form = format!("{question:?} {} {:?} ", public.rules().name, public.game().contract());
    let _ = write!(form, "{:?} ", public.game().declarer().map(|who| seat.steps_to(who)));
    let _ = write!(form, "{:?} {:?} ", view.team(), public.levels());
    form += &others(&|other| format!("{:?}", known[other]));
    let _ = write!(form, " {}", exchange.hand(view.hand()));
    let card = |card: &Card| exchange.card(*card).to_string();
    let trick: Vec<String> = public.trick().cards().iter().map(card).collect();
    let _ = write!(form, " {} ", trick.join(","));
    if question.kind() == Kind::Judgement {
        let plays = public.plays().map(|(who, played)| format!("{}{}", seat.steps_to(who), card(&played)));
        form += &plays.collect::<Vec<_>>().join(",");
        let calls =
            public.calls().iter().map(|call| format!("{}{}{}", seat.steps_to(call.seat), call.call, call.before_card));
        return form + " " + &calls.collect::<Vec<_>>().join(",");
    }
    let (lacks, augen) = (lacks(&view), augen(&view));
    form += &exchange.hand(super::claim::unseen(&view));
    form += " ";
    form += &others(&|other| exchange.hand(Hand::from_sets(lacks[other], CardSet::EMPTY)));
    form + " " + &others(&|other| format!("{}", augen[other]))
}

/// Returns the classes, as sets of cards, of which each seat has shown that it has none.
fn lacks(view: &View<'_>) -> BySeat<CardSet> {
    let public = view.public();
    let mut lacks = BySeat::from_fn(|_| CardSet::EMPTY);
    for trick in public.tricks().iter().chain([public.trick()]) {
        let Some(led) = trick.led() else { continue };
        let follow = public.order().follow(led);
        trick.plays().filter(|(_, card)| !follow.contains(*card)).for_each(|(who, _)| lacks[who] |= follow);
    }
    lacks
}

/// Returns what each seat has won.
fn augen(view: &View<'_>) -> BySeat<u16> {
    let mut augen = BySeat::from_fn(|_| 0);
    for trick in view.public().tricks() {
        if let Some(owner) = trick.owner() {
            augen[owner] += trick.augen().0;
        }
    }
    augen
}
