//! Cards and words in colour: the text of an answer carries its styles as terminals know them, and [`plain`] leaves them out.

use anstream::adapter::strip_str;
use anstyle::{AnsiColor, Style};
use game::words::{card_short, seat_letter};
use game::{Card, Hand, Order, Seat, Suit};
use text::Language;

/// Text in bold.
pub const BOLD: Style = Style::new().bold();
/// Text that matters less.
pub const DIM: Style = Style::new().dimmed();
/// A good answer.
pub const GOOD: Style = AnsiColor::Green.on_default().bold();
/// A bad answer.
pub const BAD: Style = AnsiColor::Red.on_default().bold();

/// Returns the text in a style; where colours are not wanted the output drops the codes.
#[must_use]
pub fn styled(text: &str, style: Style) -> String {
    format!("{style}{text}{style:#}")
}

/// Returns a card as a person reads it, `♥10`, each suit in a colour of its own.
#[must_use]
pub fn card(language: Language, card: Card) -> String {
    styled(&short(language, card), suit_style(card.suit()))
}

/// Returns a card like [`card`], filled up to the width of the widest.
#[must_use]
pub fn wide_card(language: Language, card: Card) -> String {
    let width = short(language, card).chars().count();
    format!("{}{}", self::card(language, card), " ".repeat(3 - width))
}

/// Returns the cards of a hand, trumps first.
#[must_use]
pub fn hand(language: Language, order: &Order, hand: Hand) -> String {
    let cards: Vec<String> = order.arranged(hand).map(|kind| card(language, kind)).collect();
    if cards.is_empty() { "-".to_owned() } else { cards.join(" ") }
}

/// Returns a card as a person reads it, without colour.
#[must_use]
pub fn short(language: Language, card: Card) -> String {
    card_short(card).text(language)
}

/// Returns the letter of a seat: O for Ost, E for East.
#[must_use]
pub fn seat(language: Language, seat: Seat) -> String {
    seat_letter(seat).text(language)
}

/// Returns how many columns of a terminal a text takes, without its styles. Cards and letters are one column each.
#[must_use]
pub fn width(text: &str) -> usize {
    plain(text).chars().count()
}

/// Returns a row in rows of at most this width, broken between words; a longer word has a row of its own. What goes on is set
/// in below the first word of a list.
#[must_use]
pub fn folded(row: &str, width: usize) -> Vec<String> {
    let indent = row.len() - row.trim_start_matches(' ').len();
    let marked = row[indent..].split(' ').next().filter(|mark| *mark == "-" || mark.ends_with('.') && mark.len() <= 3);
    let hanging = " ".repeat(indent + marked.map_or(0, |mark| mark.len() + 1));
    let mut rows = vec![" ".repeat(indent)];
    let mut is_fresh = true;
    for word in row[indent..].split(' ') {
        let last = rows.last_mut().expect("there is a row");
        if !is_fresh && width < self::width(last) + 1 + self::width(word) {
            rows.push(format!("{hanging}{word}"));
            continue;
        }
        if !is_fresh {
            last.push(' ');
        }
        last.push_str(word);
        is_fresh = false;
    }
    rows
}

/// Returns a text without its styles.
#[must_use]
pub fn plain(text: &str) -> String {
    strip_str(text).to_string()
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_are_broken_between_words_and_set_in() {
        assert_eq!(folded("  - eins zwei drei", 12), ["  - eins", "    zwei", "    drei"]);
        assert_eq!(folded("Nord +5  Ost -15", 20), ["Nord +5  Ost -15"]);
        assert_eq!(folded("", 20), [""]);
        assert_eq!(folded("langes Wort", 3), ["langes", "Wort"]);
    }
}
