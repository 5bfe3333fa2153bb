//! A message before it is put into words.

use crate::language::Language;
use crate::texts::Texts;
use std::borrow::Cow;

/// Something to say: the name of a message in the catalogue, and what is filled in.
#[derive(Clone, Debug, PartialEq)]
pub struct Message {
    id: Cow<'static, str>,
    args: Vec<(&'static str, Arg)>,
}

impl Message {
    /// The message that is nothing but a text which is the same in every language.
    const VERBATIM: &'static str = "verbatim";
    /// The name of what is said instead of a message that the catalogue does not have.
    const OR: &'static str = "or";

    /// Returns the message with this name; that of an attribute is `message.attribute`.
    #[must_use]
    pub fn new(id: impl Into<Cow<'static, str>>) -> Self {
        Self { id: id.into(), args: Vec::new() }
    }

    /// Returns a text that is the same in every language, such as what somebody else's program says.
    #[must_use]
    pub fn verbatim(text: impl Into<String>) -> Self {
        Self::new(Self::VERBATIM).with("text", text.into())
    }

    /// Fills something in.
    #[must_use]
    pub fn with(mut self, name: &'static str, arg: impl Into<Arg>) -> Self {
        self.args.push((name, arg.into()));
        self
    }

    /// Returns the message that says another one if the catalogue has none of this name.
    #[must_use]
    pub fn or(self, other: Self) -> Self {
        self.with(Self::OR, other)
    }

    /// Returns the message in place of one that the catalogue does not have.
    pub(crate) fn other(&self) -> Option<&Self> {
        self.args.iter().find_map(|(name, arg)| match arg {
            Arg::Message(other) if *name == Self::OR => Some(&**other),
            _ => None,
        })
    }

    /// Returns the name in the catalogue: what a program can tell messages apart by.
    #[must_use]
    pub fn id(&self) -> &str {
        &self.id
    }

    /// Returns what is filled in, by name.
    #[must_use]
    pub fn args(&self) -> &[(&'static str, Arg)] {
        &self.args
    }

    /// Returns it in words.
    #[must_use]
    pub fn text(&self, language: Language) -> String {
        Texts::of(language).say(self)
    }
}

/// Something that is filled into a message.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum Arg {
    /// Text that is the same in every language.
    Text(String),
    /// A whole number; the message can choose singular or plural by it.
    Number(i64),
    /// A whole number that can be larger than any other.
    Large(u128),
    /// A number with this many decimals, written with the decimal sign of the language. Whether it is shown with a plus sign
    /// is the third part.
    Decimal(f64, u8, Sign),
    /// Another message, in the same language.
    Message(Box<Message>),
    /// Several things, put together as the language does.
    List(Vec<Arg>, Join),
}

/// The numbers that carry a sign.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sign {
    /// Numbers below zero.
    Minus,
    /// All.
    Both,
}

/// The way to join the parts of a list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Join {
    /// `a, b and c`.
    And,
    /// `a, b or c`.
    Or,
    /// `a, b, c`.
    Comma,
    /// `a b c`.
    Space,
}

impl Arg {
    /// Returns several things, put together as the language does.
    #[must_use]
    pub fn list<A: Into<Self>>(parts: impl IntoIterator<Item = A>, join: Join) -> Self {
        Self::List(parts.into_iter().map(Into::into).collect(), join)
    }

    /// Returns a number with this many decimals.
    #[must_use]
    pub const fn decimal(number: f64, decimals: u8) -> Self {
        Self::Decimal(number, decimals, Sign::Minus)
    }

    /// Returns a number with this many decimals and its sign, plus included.
    #[must_use]
    pub const fn signed(number: f64, decimals: u8) -> Self {
        Self::Decimal(number, decimals, Sign::Both)
    }
}

impl From<Message> for Arg {
    fn from(message: Message) -> Self {
        Self::Message(Box::new(message))
    }
}

impl From<&Message> for Arg {
    fn from(message: &Message) -> Self {
        message.clone().into()
    }
}

impl From<&Arg> for Arg {
    fn from(arg: &Arg) -> Self {
        arg.clone()
    }
}

impl From<String> for Arg {
    fn from(text: String) -> Self {
        Self::Text(text)
    }
}

impl From<&str> for Arg {
    fn from(text: &str) -> Self {
        Self::Text(text.to_owned())
    }
}

impl From<&String> for Arg {
    fn from(text: &String) -> Self {
        Self::Text(text.clone())
    }
}

impl From<Cow<'_, str>> for Arg {
    fn from(text: Cow<'_, str>) -> Self {
        Self::Text(text.into_owned())
    }
}

impl From<char> for Arg {
    fn from(letter: char) -> Self {
        Self::Text(letter.to_string())
    }
}

macro_rules! numbers {
    ($($number:ty),*) => {
        $(impl From<$number> for Arg {
            /// Returns the number, or the largest one in place of a larger one.
            fn from(number: $number) -> Self {
                Self::Number(i64::try_from(number).unwrap_or(i64::MAX))
            }
        }

        impl From<&$number> for Arg {
            fn from(number: &$number) -> Self {
                Self::from(*number)
            }
        })*
    };
}

numbers!(i8, i16, i32, i64, u8, u16, u32, u64, usize);

impl<A: Into<Self>> From<Vec<A>> for Arg {
    /// Returns the parts as `a, b and c`.
    fn from(parts: Vec<A>) -> Self {
        Self::list(parts, Join::And)
    }
}

/// A thing that can be said in words, such as an error.
///
/// Errors implement `Display` as their English text.
pub trait Localized {
    /// Returns what it says.
    fn message(&self) -> Message;

    /// Returns what to do about it, if there is more to say than the message does.
    fn help(&self) -> Option<Message> {
        None
    }

    /// Returns what it says in words.
    fn text(&self, language: Language) -> String {
        self.message().text(language)
    }
}

/// Implements `Display` as the English text, and `Error`, for errors that are [`Localized`].
#[macro_export]
macro_rules! english_errors {
    ($($error:ty),* $(,)?) => {
        $(impl ::std::fmt::Display for $error {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                f.pad(&$crate::Localized::text(self, $crate::Language::English))
            }
        }

        impl ::std::error::Error for $error {})*
    };
}
