//! Cards and words in colour.

use crate::lang::Lang;
use anstyle::{AnsiColor, Style};
use game::{Card, Hand, Order, Suit};
use std::iter::repeat_n;

/// Text in bold.
pub(crate) const BOLD: Style = Style::new().bold();
/// Text that matters less.
pub(crate) const DIM: Style = Style::new().dimmed();
/// A good answer.
pub(crate) const GOOD: Style = AnsiColor::Green.on_default().bold();
/// A bad answer.
pub(crate) const BAD: Style = AnsiColor::Red.on_default().bold();

/// Returns the text in a style; where colours are not wanted the output drops the codes.
pub(crate) fn styled(text: &str, style: Style) -> String {
    format!("{style}{text}{style:#}")
}

/// Returns a card as a person reads it, `♥10`, each suit in a colour of its own.
pub(crate) fn card(lang: Lang, card: Card) -> String {
    styled(&plain(lang, card), suit_style(card.suit()))
}

/// Returns a card like [`card`], filled up to the width of the widest.
pub(crate) fn wide_card(lang: Lang, card: Card) -> String {
    let width = plain(lang, card).chars().count();
    format!("{}{}", self::card(lang, card), " ".repeat(3 - width))
}

/// Returns the cards of a hand, trumps first.
pub(crate) fn hand(lang: Lang, order: &Order, hand: Hand) -> String {
    let cards = order.sorted().iter().flat_map(|&kind| repeat_n(kind, hand.count(kind)));
    let cards: Vec<String> = cards.map(|kind| card(lang, kind)).collect();
    if cards.is_empty() { "-".to_owned() } else { cards.join(" ") }
}

/// Returns a card as a person reads it, without colour.
pub(crate) fn plain(lang: Lang, card: Card) -> String {
    format!("{}{}", card.suit().symbol(), lang.rank(card.rank()))
}

const fn suit_style(suit: Suit) -> Style {
    let color = match suit {
        Suit::Clubs => AnsiColor::Green,
        Suit::Spades => AnsiColor::Blue,
        Suit::Hearts => AnsiColor::Red,
        Suit::Diamonds => AnsiColor::Yellow,
    };
    color.on_default()
}
