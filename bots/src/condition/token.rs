//! The words and signs of a condition.

use super::error::{ConditionError, ConditionProblem};
use notation::{Span, composed};

/// A word, a number or a sign, with its place in the text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Token {
    pub(super) span: Span,
    pub(super) kind: Kind,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    /// A word in lower case.
    Word(String),
    Number(u16),
    /// `(`, `)`, `,`, `:`, `+`, `-`, `!`, a comparison, or two of `&` or `|`.
    Sign(&'static str),
}

const SIGNS: [&str; 18] =
    [">=", "<=", "==", "!=", "&&", "||", ">", "<", "=", "≥", "≤", "(", ")", ",", ":", "+", "-", "!"];

/// Returns the tokens of a text.
pub(super) fn tokens(text: &str) -> Result<Vec<Token>, ConditionError> {
    let mut tokens = Vec::new();
    let mut at = 0;
    while let Some(first) = text[at..].chars().next() {
        let rest = &text[at..];
        if first.is_whitespace() {
            at += first.len_utf8();
            continue;
        }
        let len = length_of_word(rest);
        let (len, kind) = if len != 0 {
            let word = &rest[..len];
            if word.chars().all(|c| c.is_ascii_digit()) {
                let span = Span { start: at, end: at + len };
                let too_large = ConditionProblem::TooLarge { text: word.to_owned() };
                let number = word.parse().ok().filter(|number| *number <= MOST);
                (len, Kind::Number(number.ok_or_else(|| ConditionError::at(span, too_large))?))
            } else {
                (len, Kind::Word(composed(word).to_lowercase()))
            }
        } else if let Some(sign) = SIGNS.into_iter().find(|sign| rest.starts_with(sign)) {
            (sign.len(), Kind::Sign(sign))
        } else {
            let span = Span { start: at, end: at + first.len_utf8() };
            return Err(ConditionError::at(span, ConditionProblem::Stray { text: first.to_string() }));
        };
        tokens.push(Token { span: Span { start: at, end: at + len }, kind });
        at += len;
    }
    Ok(tokens)
}

/// The Augen of a deck.
const MOST: u16 = 240;

/// Returns how long the word or number is that begins here. A hyphen between letters belongs to the word.
fn length_of_word(text: &str) -> usize {
    // The two dots of an umlaut may be a character of their own.
    let is_letter = |c: char| c.is_alphabetic() || "♣♠♥♦♧♤♡♢\u{fe0e}\u{fe0f}\u{308}".contains(c);
    let is_number = text.starts_with(|c: char| c.is_ascii_digit());
    let mut chars = text.char_indices().peekable();
    let mut last = None;
    while let Some((at, c)) = chars.next() {
        let joins = c == '-' && last.is_some_and(is_letter) && chars.peek().is_some_and(|&(_, next)| is_letter(next));
        let belongs = if is_number { c.is_ascii_digit() } else { is_letter(c) || c.is_ascii_digit() || joins };
        if !belongs {
            return at;
        }
        last = Some(c);
    }
    text.len()
}
