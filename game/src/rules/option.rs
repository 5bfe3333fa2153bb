//! The value of an option, written alike in rule files, in JSON and by people.

use crate::absage::Absage;
use crate::card::Card;
use crate::contract::Solo;
use crate::rules::List;
use std::fmt;
use text::{Arg, Join, Message, message};

/// The plain value of an option.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OptionValue {
    /// `true` or `false`.
    Bool(bool),
    /// A whole number.
    Number(i64),
    /// A word.
    Text(String),
    /// A list.
    List(Vec<Self>),
    /// Named parts.
    Table(Vec<(String, Self)>),
    /// Something no option can be: a date, a number with a fraction, null.
    Other(String),
}

impl OptionValue {
    /// Returns a word.
    #[must_use]
    pub fn text(word: &str) -> Self {
        Self::Text(word.to_owned())
    }
}

impl fmt::Display for OptionValue {
    /// Writes the value as it stands in a rule file.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Bool(value) => value.fmt(f),
            Self::Number(number) => number.fmt(f),
            Self::Text(text) => write!(f, "\"{text}\""),
            Self::Other(text) => f.write_str(text),
            Self::List(values) => {
                let values: Vec<String> = values.iter().map(Self::to_string).collect();
                write!(f, "[{}]", values.join(", "))
            }
            Self::Table(parts) => {
                let parts: Vec<String> = parts.iter().map(|(key, value)| format!("{key} = {value}")).collect();
                write!(f, "{{ {} }}", parts.join(", "))
            }
        }
    }
}

/// Values that an option can have.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Shape {
    /// `true` and `false`.
    Bool,
    /// Whole numbers from 0 to this one.
    Number(u16),
    /// A list of words.
    Words(Vec<String>),
    /// Texts that fit this regular expression, such as these.
    Pattern(&'static str, &'static [&'static str]),
    /// A list of values, with this number of them if it is fixed.
    List(Box<Self>, Option<usize>),
    /// Named parts, all of them or some.
    Table(Vec<(&'static str, Self)>, Parts),
    /// Values of any of these shapes.
    AnyOf(Vec<Self>),
}

impl Shape {
    /// Returns that of a single word.
    pub(super) fn word(word: &str) -> Self {
        Self::Words(vec![word.to_owned()])
    }
}

/// Parts of a table that must be present.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Parts {
    /// All.
    All,
    /// Any.
    Any,
}

/// A value that the option cannot have.
#[derive(Clone, Debug, PartialEq)]
pub struct Mismatch {
    /// The value or the part of it that is wrong.
    pub found: OptionValue,
    /// Description of the allowed values.
    pub expected: Message,
    /// The words that can be written.
    pub words: Vec<&'static str>,
}

/// A type of option.
pub trait OptionType: Sized {
    /// Reads a plain value.
    ///
    /// # Errors
    /// Returns the mismatch if the value is not of this type.
    fn read(value: &OptionValue) -> Result<Self, Mismatch>;
    /// Writes the plain value.
    fn write(&self) -> OptionValue;
    /// Returns which values there are.
    fn shape() -> Shape;
}

pub(super) fn mismatch<T>(found: &OptionValue, expected: Message) -> Result<T, Mismatch> {
    Err(Mismatch { found: found.clone(), expected, words: Vec::new() })
}

/// Reads one of a few words.
pub(super) fn read_word<T: Copy>(value: &OptionValue, words: &[(&'static str, T)]) -> Result<T, Mismatch> {
    let read = match value {
        OptionValue::Text(text) => words.iter().find(|(word, _)| word == text),
        _ => None,
    };
    read.map(|&(_, named)| named).ok_or_else(|| {
        let words: Vec<&str> = words.iter().map(|&(word, _)| word).collect();
        let expected = message!("listed", list = Arg::list(words.iter().map(|word| format!("\"{word}\"")), Join::Or));
        Mismatch { found: value.clone(), expected, words }
    })
}

/// An option that is one of a few words: the type itself, where it is given, and its words.
macro_rules! words {
    ($(
        $(#[$meta:meta])*
        pub enum $type:ident {
            $($(#[$about:meta])* $variant:ident = $word:literal,)+
        }
    )+) => {
        $(
            $(#[$meta])*
            pub enum $type {
                $($(#[$about])* $variant,)+
            }

            impl $type {
                /// All of them.
                pub const ALL: [Self; [$(Self::$variant),+].len()] = [$(Self::$variant),+];

                /// Returns its word in a rule file.
                #[must_use]
                pub const fn word(self) -> &'static str {
                    match self { $(Self::$variant => $word),+ }
                }
            }

            words!($type: $($word => $variant,)+);
        )+
    };
    ($type:ident: $($word:literal => $variant:ident,)+) => {
        impl $crate::rules::option::OptionType for $type {
            fn read(
                value: &$crate::rules::option::OptionValue,
            ) -> Result<Self, $crate::rules::option::Mismatch> {
                $crate::rules::option::read_word(value, &[$(($word, Self::$variant)),+])
            }

            fn write(&self) -> $crate::rules::option::OptionValue {
                $crate::rules::option::OptionValue::text(match self { $(Self::$variant => $word),+ })
            }

            fn shape() -> $crate::rules::option::Shape {
                $crate::rules::option::Shape::Words(vec![$($word.to_owned()),+])
            }
        }
    };
}

pub(super) use words;

impl OptionType for bool {
    fn read(value: &OptionValue) -> Result<Self, Mismatch> {
        if let OptionValue::Bool(value) = value { Ok(*value) } else { mismatch(value, Message::new("write-bool")) }
    }

    fn write(&self) -> OptionValue {
        OptionValue::Bool(*self)
    }

    fn shape() -> Shape {
        Shape::Bool
    }
}

macro_rules! numbers {
    ($($type:ty),+) => {
        $(impl OptionType for $type {
            fn read(value: &OptionValue) -> Result<Self, Mismatch> {
                match value {
                    OptionValue::Number(number) => <$type>::try_from(*number).ok(),
                    _ => None,
                }
                .map_or_else(|| mismatch(value, message!("write-number", most = <$type>::MAX)), Ok)
            }

            fn write(&self) -> OptionValue {
                OptionValue::Number(i64::from(*self))
            }

            fn shape() -> Shape {
                Shape::Number(<$type>::MAX.into())
            }
        })+
    };
}

numbers!(u8, u16);

/// The word for an option that is not used.
pub(super) const OFF: &str = "off";

/// Returns whether a value says that the option is not used.
pub(super) fn is_off(value: &OptionValue) -> bool {
    matches!(value, OptionValue::Text(word) if word == OFF || word == "none")
}

/// `off` or a value.
impl<T: OptionType> OptionType for Option<T> {
    fn read(value: &OptionValue) -> Result<Self, Mismatch> {
        if is_off(value) {
            return Ok(None);
        }
        T::read(value).map(Some).map_err(|mismatch| Mismatch {
            expected: message!("write-or-off", expected = mismatch.expected),
            words: [mismatch.words, vec![OFF]].concat(),
            ..mismatch
        })
    }

    fn write(&self) -> OptionValue {
        self.as_ref().map_or_else(|| OptionValue::text(OFF), T::write)
    }

    fn shape() -> Shape {
        Shape::AnyOf(vec![T::shape(), Shape::word(OFF)])
    }
}

impl<T: OptionType + Clone> OptionType for List<T> {
    fn read(value: &OptionValue) -> Result<Self, Mismatch> {
        match value {
            OptionValue::List(values) => values.iter().map(T::read).collect::<Result<Vec<T>, _>>().map(Self::from),
            _ => {
                let item = T::read(&OptionValue::List(Vec::new())).err().map(|mismatch| mismatch.expected);
                mismatch(value, message!("write-list", item = Arg::list(item, Join::Comma)))
            }
        }
    }

    fn write(&self) -> OptionValue {
        OptionValue::List(self.iter().map(T::write).collect())
    }

    fn shape() -> Shape {
        Shape::List(Box::new(T::shape()), None)
    }
}

impl OptionType for [u8; 5] {
    fn read(value: &OptionValue) -> Result<Self, Mismatch> {
        let numbers = List::<u8>::read(value)?;
        numbers.as_ref().try_into().or_else(|_| mismatch(value, Message::new("write-five-numbers")))
    }

    fn write(&self) -> OptionValue {
        OptionValue::List(self.iter().map(u8::write).collect())
    }

    fn shape() -> Shape {
        Shape::List(Box::new(u8::shape()), Some(5))
    }
}

impl OptionType for Card {
    fn read(value: &OptionValue) -> Result<Self, Mismatch> {
        let card = match value {
            OptionValue::Text(code) => code.parse().ok(),
            _ => None,
        };
        card.map_or_else(|| mismatch(value, Message::new("write-card")), Ok)
    }

    fn write(&self) -> OptionValue {
        OptionValue::Text(self.to_string())
    }

    fn shape() -> Shape {
        Shape::Words(Self::all().map(|card| card.to_string()).collect())
    }
}

impl OptionType for Solo {
    fn read(value: &OptionValue) -> Result<Self, Mismatch> {
        // "trumpfsolo" is another word for one of them.
        let other = match value {
            OptionValue::Text(name) => Self::from_name(name),
            _ => None,
        };
        other.map_or_else(|| read_word(value, &Self::ALL.map(|solo| (solo.name(), solo))), Ok)
    }

    fn write(&self) -> OptionValue {
        OptionValue::text(self.name())
    }

    fn shape() -> Shape {
        Shape::Words(Self::ALL.map(|solo| solo.name().to_owned()).to_vec())
    }
}

/// Reads a word and a number, `add 2` or `{ add = 2 }`.
pub(super) fn word_and_number(value: &OptionValue) -> Option<(&str, u8)> {
    match value {
        OptionValue::Text(text) => {
            let (word, number) = text.split_once(' ')?;
            Some((word, number.trim().parse().ok()?))
        }
        OptionValue::Table(parts) => match &parts[..] {
            [(word, OptionValue::Number(number))] => Some((word, u8::try_from(*number).ok()?)),
            _ => None,
        },
        _ => None,
    }
}

words!(Absage: "k90" => Keine90, "k60" => Keine60, "k30" => Keine30, "schwarz" => Schwarz,);
