//! The language of the text for people.

use std::sync::OnceLock;
use text::Language;

/// The language of this run.
static CHOSEN: OnceLock<Language> = OnceLock::new();

/// Returns the language of this run: the one that was chosen, or that of the user's system, which is German if that is
/// German and otherwise English.
pub(crate) fn language() -> Language {
    *CHOSEN.get_or_init(|| {
        let locale = sys_locale::get_locale();
        locale.as_deref().and_then(Language::from_code).unwrap_or_default()
    })
}

/// Chooses the language of this run, before anything is said.
pub(crate) fn choose(language: Language) {
    // What was said before stays as it was said.
    let _ = CHOSEN.set(language);
}

/// Finds `--lang` among the arguments before they are read, because errors about them are in that language, too.
pub(crate) fn choose_by(arguments: &[std::ffi::OsString]) {
    let words: Vec<&str> = arguments.iter().filter_map(|argument| argument.to_str()).collect();
    let options = words.iter().take_while(|word| **word != "--");
    let named =
        options.clone().zip(words.iter().skip(1)).find(|(option, _)| **option == "--lang").map(|(_, name)| *name);
    let joined = || options.clone().find_map(|word| word.strip_prefix("--lang="));
    if let Some(language) = named.or_else(joined).and_then(Language::from_code) {
        choose(language);
    }
}
