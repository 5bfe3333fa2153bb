//! Umlauts that come in two pieces, as file names and texts from a Mac do.

use std::borrow::Cow;

const DIAERESIS: char = '\u{308}';

/// Returns the text with a letter and the two dots after it made one letter, as far as German needs it.
///
/// # Examples
/// ```
/// use doko_game::notation::composed;
///
/// assert_eq!(composed("Ko\u{308}nig"), "König");
/// ```
#[must_use]
pub fn composed(text: &str) -> Cow<'_, str> {
    if !text.contains(DIAERESIS) {
        return Cow::Borrowed(text);
    }
    let mut whole = String::with_capacity(text.len());
    for c in text.chars() {
        let umlaut = match (whole.chars().next_back(), c) {
            (Some(letter), DIAERESIS) => umlaut(letter),
            _ => None,
        };
        match umlaut {
            Some(umlaut) => {
                whole.pop();
                whole.push(umlaut);
            }
            None => whole.push(c),
        }
    }
    Cow::Owned(whole)
}

const fn umlaut(letter: char) -> Option<char> {
    Some(match letter {
        'a' => 'ä',
        'o' => 'ö',
        'u' => 'ü',
        'A' => 'Ä',
        'O' => 'Ö',
        'U' => 'Ü',
        _ => return None,
    })
}
