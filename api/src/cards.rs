//! Cards as people type them: one after the other, in any spelling, "Kreuz Dame" in two words, too.

use crate::error::{Error, Source};
use game::Card;
use notation::{CardError, Label, Span, closest, composed, parse_card};
use text::{Message, message};

/// Something that was typed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Item<W> {
    /// A word that means something where it was typed.
    Word(W),
    /// A card.
    Card(Card),
}

/// Something that was typed, and where it stands; or what is wrong with it.
pub type Read<W> = Result<(Item<W>, Span), Error>;

/// No name of a card has more words.
const MOST_WORDS: usize = 3;

/// The words that mean something besides the cards.
#[derive(Clone, Debug)]
pub struct Vocabulary<'a, W> {
    /// The words in lower case, with what they mean.
    pub words: &'a [(&'a str, W)],
    /// Words that are suggested if one is mistyped.
    pub suggested: &'a [&'a str],
    /// Help for a text that is neither a word nor a card.
    pub help: Option<Message>,
}

impl<W: Copy> Vocabulary<'_, W> {
    /// Returns what a word means, in any case and with any umlauts.
    fn meaning(&self, word: &str) -> Option<W> {
        let word = composed(word).to_lowercase();
        self.words.iter().find(|(known, _)| *known == word).map(|&(_, meaning)| meaning)
    }
}

/// Reads cards separated by white space, commas or slashes, each with or without its seat, `N:HT`, and among them the
/// words of the vocabulary. An unreadable part is reported with its place, and the others are read all the same. `name`
/// is the name of the text.
#[must_use]
pub fn read<W: Copy>(text: &str, name: &str, vocabulary: &Vocabulary<'_, W>) -> Vec<Read<W>> {
    let tokens = tokens(text);
    let mut found = Vec::new();
    let mut at = 0;
    while let Some(first) = tokens.get(at) {
        if let Some(meant) = vocabulary.meaning(first.span.of(text)) {
            found.push(Ok((Item::Word(meant), first.span)));
            at += 1;
            continue;
        }
        let is_free = |token: &Token| vocabulary.meaning(token.span.of(text)).is_none();
        let n_joined = 1 + tokens[at + 1..].iter().take_while(|token| !token.begins && is_free(token)).count();
        let (n_taken, card) = read_card(text, &tokens[at..at + n_joined.min(MOST_WORDS)]);
        let span = Span { start: first.span.start, end: tokens[at + n_taken - 1].span.end };
        found.push(match card {
            Ok(card) => Ok((Item::Card(card), span)),
            Err(error) => {
                let source = Source { name: name.to_owned(), line: 1, text: text.to_owned() };
                Err(trouble(&error, source, span, vocabulary))
            }
        });
        at += n_taken;
    }
    found
}

/// Reads cards and nothing else.
///
/// # Errors
/// Returns what is wrong with the first that cannot be read.
pub fn read_cards(text: &str, name: &str) -> Result<Vec<(Card, Span)>, Error> {
    let items = read(text, name, &Vocabulary::<Card> { words: &[], suggested: &[], help: None });
    let card = |(item, span)| match item {
        Item::Card(card) | Item::Word(card) => (card, span),
    };
    items.into_iter().map(|item| item.map(card)).collect()
}

/// A piece of text without white space.
struct Token {
    span: Span,
    /// Whether something new begins with it: it is the first token, or comes after a comma.
    begins: bool,
}

fn tokens(text: &str) -> Vec<Token> {
    let mut tokens = Vec::new();
    let mut start = 0;
    for part in text.split_inclusive([',', '/', ';']) {
        let mut begins = true;
        for word in part.trim_end_matches([',', '/', ';']).split_whitespace() {
            let from = start + (word.as_ptr() as usize - part.as_ptr() as usize);
            tokens.push(Token { span: Span { start: from, end: from + word.len() }, begins });
            begins = false;
        }
        start += part.len();
    }
    tokens
}

/// Returns the number of words that form one card, and the card. A card of more words takes precedence over one of
/// fewer, and an ambiguous one is refused only if its first word is not a card.
fn read_card(text: &str, tokens: &[Token]) -> (usize, Result<Card, CardError>) {
    let joined = |n: usize| parse_card(seatless(&text[tokens[0].span.start..tokens[n - 1].span.end]));
    let read: Vec<Result<Card, CardError>> = (1..=tokens.len()).map(joined).collect();
    let whole = read.iter().rposition(Result::is_ok);
    let is_ambiguous = |card: &Result<Card, CardError>| matches!(card, Err(CardError::Ambiguous { .. }));
    let at = whole.or_else(|| read.iter().position(is_ambiguous)).unwrap_or(0);
    (at + 1, read.into_iter().nth(at).expect("there is a first word"))
}

/// Returns the card of an item such as `N:HT`.
fn seatless(item: &str) -> &str {
    match item.split_once(':') {
        Some((seat, card)) if seat.trim().chars().count() == 1 => card,
        _ => item,
    }
}

fn trouble<W>(error: &CardError, source: Source, span: Span, vocabulary: &Vocabulary<'_, W>) -> Error {
    let meant = closest(span.of(&source.text), vocabulary.suggested.iter().copied());
    let trouble = Error::of(error).in_source(source, &[Label { span, text: None }]);
    match (error, meant, &vocabulary.help) {
        (CardError::Unknown { .. }, Some(meant), _) => trouble.with_help(message!("did-you-mean", name = meant)),
        (CardError::Unknown { .. }, None, Some(help)) => trouble.with_help(help.clone()),
        _ => trouble,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cards(text: &str) -> Vec<String> {
        let read = read(text, "", &Vocabulary { words: &[("best", "best")], suggested: &["best"], help: None });
        let shown = |item: Read<&str>| match item {
            Ok((Item::Card(card), _)) => card.to_string(),
            Ok((Item::Word(word), _)) => word.to_owned(),
            Err(error) => error.to_string(),
        };
        read.into_iter().map(shown).collect()
    }

    #[test]
    fn a_card_may_have_several_words() {
        assert_eq!(cards("Kreuz Dame pik 10, HT ♥ K/die Alte"), ["CQ", "ST", "HT", "HK", "CQ"]);
        assert_eq!(cards("Karlchen Müller DA Kreuz - Neun"), ["CJ", "DA", "C9"]);
        assert_eq!(cards("N:D9,E: Herz Dame,S:KaB"), ["D9", "HQ", "DJ"]);
        assert_eq!(cards("DA best D9"), ["DA", "best", "D9"]);
    }

    #[test]
    fn what_can_be_two_cards_is_refused_with_both_and_the_rest_is_read() {
        assert_eq!(cards("K Dame D9"), ["K Dame can be Kreuz Dame (CQ) or Karo Dame (DQ)", "D9"]);
        assert_eq!(cards("bset HT"), ["unknown card \"bset\"", "HT"]);
        // A comma ends a card.
        assert_eq!(cards("Kreuz, Dame").len(), 2);
    }

    #[test]
    fn what_is_wrong_is_told_with_its_place() {
        let error = read_cards("HT Herz XY", "cards").expect_err("no card");
        assert_eq!(error.labels()[0].span.of("HT Herz XY"), "Herz");
    }
}
