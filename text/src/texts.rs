//! Messages in words.

use crate::language::Language;
use crate::message::{Arg, Join, Message, Sign};
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use fluent_syntax::ast::Pattern;
use std::borrow::Cow;
use std::fmt;
use std::sync::OnceLock;

/// The files of messages; each is there in both languages. What stands behind `terminal` is for who types commands or serves,
/// and in no page; `wasm/tests/compare.mjs` shows that the module names none of it.
///
/// A debug build reads them when it starts, so that a changed text needs no build; any other carries them.
macro_rules! files {
    ($($name:literal),*; terminal: $($terminal:literal),*) => {
        #[cfg(not(all(debug_assertions, not(target_family = "wasm"))))]
        fn read_sources(language: Language) -> Vec<(&'static str, Cow<'static, str>)> {
            match language {
                Language::German => read_german(),
                Language::English => read_english(),
            }
        }

        files!(@of read_german "de/" ($($name)*) ($($terminal)*));
        files!(@of read_english "en/" ($($name)*) ($($terminal)*));

        #[cfg(all(debug_assertions, not(target_family = "wasm")))]
        fn read_sources(language: Language) -> Vec<(&'static str, Cow<'static, str>)> {
            let read = |name: &'static str| {
                let path = format!("{}/src/{language}/{name}.ftl", env!("CARGO_MANIFEST_DIR"));
                let text = std::fs::read_to_string(&path);
                (name, text.unwrap_or_else(|error| panic!("a debug build reads {path}: {error}")).into())
            };
            vec![$(read($name),)* $(read($terminal)),*]
        }
    };
    (@of $read:ident $folder:literal ($($name:literal)*) ($($terminal:literal)*)) => {
        /// Returns the files of one language. `wasm/parts` cuts it out of the module by its name, together with what it returns.
        #[cfg(not(all(debug_assertions, not(target_family = "wasm"))))]
        #[inline(never)]
        fn $read() -> Vec<(&'static str, Cow<'static, str>)> {
            Vec::from([
                $(($name, include_str!(concat!($folder, $name, ".ftl")).into()),)*
                $(
                    #[cfg(not(target_family = "wasm"))]
                    ($terminal, include_str!(concat!($folder, $terminal, ".ftl")).into()),
                )*
            ])
        }
    };
}

files![
    "names", "game", "rules", "solver", "bots", "api", "solve", "advice", "score", "result", "play", "handbook", "said",
    "ruling", "facts", "problems", "wall", "sheet", "import", "review"; terminal: "sim", "conform", "posed", "cli", "matches", "help", "serve"
];

/// The catalogue in one language.
pub struct Texts {
    bundle: FluentBundle<FluentResource>,
    language: Language,
}

impl fmt::Debug for Texts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Texts").field("language", &self.language).finish_non_exhaustive()
    }
}

impl Texts {
    /// Returns the catalogue in a language.
    ///
    /// # Panics
    /// Panics if a file of messages is not well-formed, which a test rules out.
    #[must_use]
    pub fn of(language: Language) -> &'static Self {
        static IN_GERMAN: OnceLock<Texts> = OnceLock::new();
        static IN_ENGLISH: OnceLock<Texts> = OnceLock::new();
        let cell = match language {
            Language::German => &IN_GERMAN,
            Language::English => &IN_ENGLISH,
        };
        cell.get_or_init(|| Self::load(language))
    }

    fn load(language: Language) -> Self {
        let id = language.code().parse().expect("the codes are language tags");
        let mut bundle = FluentBundle::new_concurrent(vec![id]);
        // Isolating marks are for mixed directions of writing; terminals print them as rubbish.
        bundle.set_use_isolating(false);
        bundle.set_formatter(Some(match language {
            Language::German => |value, _| number(Language::German, value),
            Language::English => |value, _| number(Language::English, value),
        }));
        for (name, source) in Self::sources(language) {
            let resource = FluentResource::try_new(source.into_owned())
                .unwrap_or_else(|(_, errors)| panic!("{language}/{name}.ftl is not well-formed: {errors:?}"));
            bundle.add_resource(resource).unwrap_or_else(|errors| panic!("{language}/{name}.ftl: {errors:?}"));
        }
        Self { bundle, language }
    }

    /// Returns the files of messages: name and contents.
    #[must_use]
    pub fn sources(language: Language) -> Vec<(&'static str, Cow<'static, str>)> {
        read_sources(language)
    }

    /// Returns the language.
    #[must_use]
    pub const fn language(&self) -> Language {
        self.language
    }

    /// Returns whether there is a message, or an attribute of one, with this name.
    #[must_use]
    pub fn has(&self, id: &str) -> bool {
        self.pattern(id).is_some()
    }

    fn pattern(&self, id: &str) -> Option<&Pattern<&str>> {
        match id.split_once('.') {
            Some((id, attribute)) => Some(self.bundle.get_message(id)?.get_attribute(attribute)?.value()),
            None => self.bundle.get_message(id)?.value(),
        }
    }

    /// Returns a message in words. One that the catalogue lacks shows as its name.
    #[must_use]
    pub fn say(&self, message: &Message) -> String {
        let Some(pattern) = self.pattern(message.id()) else {
            if let Some(other) = message.other() {
                return self.say(other);
            }
            debug_assert!(false, "the catalogue has no message {}", message.id());
            return message.id().to_owned();
        };
        let mut args = FluentArgs::new();
        for (name, arg) in message.args() {
            args.set(*name, self.value(arg));
        }
        let mut errors = Vec::new();
        let text = self.bundle.format_pattern(pattern, Some(&args), &mut errors);
        debug_assert!(errors.is_empty(), "{}: {errors:?}", message.id());
        text.into_owned()
    }

    /// Returns a message without anything to fill in.
    #[must_use]
    pub fn word(&self, id: &str) -> String {
        self.say(&Message::new(id.to_owned()))
    }

    fn value(&self, arg: &Arg) -> FluentValue<'static> {
        match arg {
            Arg::Number(number) => FluentValue::from(*number),
            other => FluentValue::from(self.arg(other)),
        }
    }

    /// Returns in words what could be filled in.
    #[must_use]
    pub fn arg(&self, arg: &Arg) -> String {
        match arg {
            Arg::Text(text) => text.clone(),
            Arg::Number(number) => grouped(self.language, &number.to_string()),
            Arg::Large(number) => grouped(self.language, &number.to_string()),
            Arg::Decimal(number, decimals, sign) => self.decimal(*number, *decimals, *sign),
            Arg::Message(message) => self.say(message),
            Arg::List(parts, join) => self.list(parts.iter().map(|part| self.arg(part)).collect(), *join),
        }
    }

    /// Returns a number with the decimal sign of the language. A number that is rounded to zero has no minus sign.
    #[must_use]
    pub fn decimal(&self, number: f64, decimals: u8, sign: Sign) -> String {
        let text = format!("{number:.*}", usize::from(decimals));
        let is_zero = text.bytes().all(|byte| matches!(byte, b'-' | b'0' | b'.'));
        let text = if is_zero { text.trim_start_matches('-') } else { &text };
        let plus = if sign == Sign::Both && !text.starts_with('-') { "+" } else { "" };
        let (whole, part) = text.split_once('.').unwrap_or((text, ""));
        let sign = match (part, self.language) {
            ("", _) => "",
            (_, Language::German) => ",",
            (_, Language::English) => ".",
        };
        format!("{plus}{}{sign}{part}", grouped(self.language, whole))
    }

    /// Returns words put together.
    fn list(&self, parts: Vec<String>, join: Join) -> String {
        let last = match join {
            Join::Comma => return parts.join(", "),
            Join::Space => return parts.join(" "),
            Join::And => self.word("and"),
            Join::Or => self.word("or"),
        };
        match parts.split_last() {
            None => self.word("nobody"),
            Some((one, [])) => one.clone(),
            Some((end, others)) => format!("{} {last} {end}", others.join(", ")),
        }
    }
}

/// Returns a whole number that is filled into a message as the language writes it.
fn number(language: Language, value: &FluentValue<'_>) -> Option<String> {
    match value {
        FluentValue::Number(number) => Some(grouped(language, &number.as_string())),
        _ => None,
    }
}

/// Returns a whole number of five digits or more in groups of three.
fn grouped(language: Language, number: &str) -> String {
    let digits = number.trim_start_matches('-');
    if digits.len() < 5 || !digits.bytes().all(|byte| byte.is_ascii_digit()) {
        return number.to_owned();
    }
    let sign = match language {
        Language::German => '.',
        Language::English => ',',
    };
    let mut text = number[..number.len() - digits.len()].to_owned();
    for (place, digit) in digits.chars().enumerate() {
        if 0 < place && (digits.len() - place).is_multiple_of(3) {
            text.push(sign);
        }
        text.push(digit);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::message;

    #[test]
    fn numbers_have_the_decimal_sign_of_the_language() {
        let (german, english) = (Texts::of(Language::German), Texts::of(Language::English));
        assert_eq!(german.arg(&Arg::decimal(3.479, 2)), "3,48");
        assert_eq!(english.arg(&Arg::signed(3.479, 2)), "+3.48");
        assert_eq!(german.arg(&Arg::signed(-0.001, 2)), "+0,00");
        assert_eq!(german.arg(&Arg::decimal(f64::INFINITY, 1)), "inf");
    }

    #[test]
    fn large_numbers_are_written_in_groups() {
        let said = |language, n: i64| message!("count-games", n).text(language);
        assert_eq!(said(Language::German, 10_000), "10.000 Spiele");
        assert_eq!(said(Language::English, 1_234_567), "1,234,567 games");
        assert_eq!(said(Language::English, -12_345), "-12,345 games");
        assert_eq!(said(Language::German, 9_999), "9999 Spiele");
        let (german, english) = (Texts::of(Language::German), Texts::of(Language::English));
        assert_eq!(german.arg(&Arg::Large(8_917_382_842_368)), "8.917.382.842.368");
        assert_eq!(english.arg(&Arg::decimal(-123_456.5, 1)), "-123,456.5");
        assert_eq!(german.arg(&Arg::decimal(123_456.0, 0)), "123.456");
    }

    #[test]
    fn lists_are_put_together_as_the_language_does() {
        let said = |language, join| Texts::of(language).arg(&Arg::list(["a", "b", "c"], join));
        assert_eq!(said(Language::German, Join::And), "a, b und c");
        assert_eq!(said(Language::English, Join::Or), "a, b or c");
        assert_eq!(said(Language::English, Join::Comma), "a, b, c");
    }

    #[test]
    fn what_is_filled_in_is_no_message() {
        assert_eq!(Message::verbatim("{ $text }").text(Language::German), "{ $text }");
        assert_eq!(message!("count-games", n = 2).text(Language::German), "2 Spiele");
    }
}
