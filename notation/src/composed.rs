//! Text from outside: letters that come in two pieces, as file names and texts from a Mac do, and the mark some editors begin with.

use std::borrow::Cow;

/// Returns the text with each letter and its marks made one letter (Unicode's form NFC), and without a mark of the order of bytes
/// at its beginning. Every text from outside goes through here, so that the same word is the same text.
///
/// # Examples
/// ```
/// use doko_notation::composed;
///
/// assert_eq!(composed("Ko\u{308}nig Rene\u{301}"), "König René");
/// assert_eq!(composed("\u{feff}Re 145"), "Re 145");
/// ```
#[must_use]
pub fn composed(text: &str) -> Cow<'_, str> {
    nfc(text.strip_prefix('\u{feff}').unwrap_or(text))
}

#[cfg(not(target_family = "wasm"))]
fn nfc(text: &str) -> Cow<'_, str> {
    use unicode_normalization::{IsNormalized, UnicodeNormalization, is_nfc_quick};
    match is_nfc_quick(text.chars()) {
        IsNormalized::Yes => Cow::Borrowed(text),
        _ => Cow::Owned(text.nfc().collect()),
    }
}

/// A page has its browser do this with all that it asks.
#[cfg(target_family = "wasm")]
const fn nfc(text: &str) -> Cow<'_, str> {
    Cow::Borrowed(text)
}
