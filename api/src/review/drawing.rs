//! A mistake as a terminal draws it: the trick, the hand with both cards marked, and what was given away trick by trick.

use super::answer::{ReviewAnswer, hand, trick};
use super::decision::trick_of;
use crate::paint::{self, BAD, BOLD, DIM, GOOD, styled};
use game::{Card, Play, Seat};
use sim::Choice;
use sim::review::Moment;
use text::{Arg, Language, Message, message};

/// Mark of the card that was played.
pub(super) const DONE: &str = "✗";
/// Mark of the better card.
pub(super) const BEST: &str = "✓";

/// What a card of a hand is in a decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Mark {
    /// The card that was played.
    Done,
    /// The better card.
    Best,
    /// Neither.
    Neither,
}

/// Returns the cards with their marks, each mark once.
pub(super) fn marked(cards: &[Card], done: Choice, best: Choice) -> Vec<(Card, Mark)> {
    let place = |choice| match choice {
        Choice::Card(wanted) => cards.iter().position(|&card| card == wanted),
        _ => None,
    };
    let (done, best) = (place(done), place(best));
    let mark = |at| match Some(at) {
        at if at == done => Mark::Done,
        at if at == best => Mark::Best,
        _ => Mark::Neither,
    };
    cards.iter().enumerate().map(|(at, &card)| (card, mark(at))).collect()
}

fn cards(language: Language, cards: &[(Card, Mark)]) -> String {
    let card = |&(card, mark): &(Card, Mark)| {
        let shown = paint::card(language, card);
        match mark {
            Mark::Done => format!("{}{shown}", styled(DONE, BAD)),
            Mark::Best => format!("{}{shown}", styled(BEST, GOOD)),
            Mark::Neither => shown,
        }
    };
    cards.iter().map(card).collect::<Vec<_>>().join(" ")
}

/// Returns the trick on the table and the hand, with both cards marked.
pub(super) fn table(language: Language, moment: &Moment) -> Vec<String> {
    let mut rows = Vec::new();
    if let Some(trick) = trick(moment) {
        let play = |(seat, card)| format!("{} {}", paint::seat(language, seat), paint::card(language, card));
        let lying: Vec<String> = trick.plays().map(play).collect();
        let lying = if lying.is_empty() { message!("review-leads").text(language) } else { lying.join("  ") };
        rows.push(format!("  {}", message!("review-table", cards = lying).text(language)));
    }
    let hand = cards(language, &marked(&hand(moment), moment.decision.done, moment.decision.best));
    rows.push(format!("  {}", message!("review-hand", cards = hand).text(language)));
    rows
}

/// Returns the hands of a deal, those of the player with both cards marked.
pub(super) fn deal(language: Language, moment: &Moment, world: &game::Position) -> Vec<String> {
    let (done, best) = (moment.decision.done, moment.decision.best);
    let row = |seat: Seat| {
        let held: Vec<Card> = world.order().arranged(world.cards().hands()[seat]).collect();
        let own = seat == moment.decision.seat;
        let held =
            if own { marked(&held, done, best) } else { held.iter().map(|&card| (card, Mark::Neither)).collect() };
        format!("    {} {}", styled(&paint::seat(language, seat), DIM), cards(language, &held))
    };
    Seat::ALL.into_iter().map(row).collect()
}

/// The levels of a curve in a row of text.
const LEVELS: [char; 8] = ['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'];

/// Returns what each seat gave away in mistakes, a sign for each trick and one in front for what was said before the first; no row if
/// there was none.
pub(super) fn curves(language: Language, answer: &ReviewAnswer) -> Vec<String> {
    if answer.moments.is_empty() {
        return Vec::new();
    }
    let n_tricks = answer.shown.end.public().rules().n_tricks();
    let of = |seat: Seat| {
        let mut lost = vec![0.0; n_tricks + 1];
        let own = answer.shown.review.moments.iter().filter(|moment| moment.decision.seat == seat);
        own.for_each(|moment| lost[trick_of(&moment.decision).unwrap_or(0)] += moment.decision.price.loss());
        lost
    };
    let most = Seat::ALL.into_iter().flat_map(of).fold(0.0, f64::max);
    let sign = |&lost: &f64| match (8.0 * lost / most).ceil() as usize {
        0 => '·',
        level => LEVELS[level.min(8) - 1],
    };
    let row = |seat: Seat| {
        let lost = of(seat);
        let (first, tricks) = (sign(&lost[0]), lost[1..].iter().map(sign).collect::<String>());
        let sum = Arg::decimal(lost.iter().sum(), 1);
        let row =
            message!("review-curve-row", seat = game::words::seat_letter(seat), first = first.to_string(), tricks, sum);
        let row = row.text(language);
        format!("    {}", if answer.seat == Some(seat) { styled(&row, BOLD) } else { row })
    };
    let title = Message::new("review-curve").with("n", n_tricks).text(language);
    std::iter::once(format!("  {title}")).chain(answer.in_order().map(row)).collect()
}

/// Returns the cards that a seat still held before a card of the game, as they are sorted.
pub(super) fn held(end: &Play, seat: Seat, cards_played: usize) -> Vec<Card> {
    let later = end.public().plays().skip(cards_played).filter(|&(of, _)| of == seat).map(|(_, card)| card);
    let held: Vec<Card> = later.chain(end.hands()[seat].cards()).collect();
    let order = end.public().order();
    order.sorted().iter().flat_map(|card| held.iter().copied().filter(move |other| other == card)).collect()
}
