//! A row of the table of options, and what the table becomes: the fields of [`Rules`], the published sets, the list of options.

use super::option::{Mismatch, OptionValue, Shape};
use super::{OPTIONS, Rules};

/// An option of a rule set.
#[derive(Debug)]
pub struct RuleOption {
    /// Its name in a rule file.
    pub name: &'static str,
    /// The chapter of a rule book with the option, by the name of its heading among the texts.
    pub chapter: &'static str,
    /// Meaning of the option, in English.
    pub meaning: &'static str,
    pub(super) read: fn(&OptionValue, &mut Rules) -> Result<(), Mismatch>,
    pub(super) write: fn(&Rules) -> OptionValue,
    pub(super) shape: fn() -> Shape,
    pub(super) matters: fn(&Rules) -> bool,
}

impl RuleOption {
    /// Returns the option with this name.
    #[must_use]
    pub fn named(name: &str) -> Option<&'static Self> {
        OPTIONS.iter().find(|option| option.name == name)
    }

    /// Returns the names of all options, in the order of a rule book.
    pub fn names() -> impl Iterator<Item = &'static str> + Clone {
        OPTIONS.iter().map(|option| option.name)
    }

    /// Returns its value in a rule set.
    #[must_use]
    pub fn of(&self, rules: &Rules) -> OptionValue {
        (self.write)(rules)
    }

    /// Gives it a value. Whether the options still fit together is not checked, see [`Rules::check`].
    ///
    /// # Errors
    /// Returns what is wrong if it cannot have this value; nothing changes then.
    pub fn set(&self, rules: &mut Rules, value: &OptionValue) -> Result<(), Mismatch> {
        (self.read)(value, rules)
    }

    /// Returns which values it can have.
    #[must_use]
    pub fn shape(&self) -> Shape {
        (self.shape)()
    }

    /// Returns whether it has an effect in these rules.
    #[must_use]
    pub fn matters(&self, rules: &Rules) -> bool {
        (self.matters)(rules)
    }
}

/// The value of a published set: the only one of a row, or that of its column; that of `tsr` is left out where it is that of `ddv`.
macro_rules! column {
    ($set:ident: $all:expr) => {
        $all
    };
    (ddv: $ddv:expr, $bsv:expr, $recklinghausen:expr $(, $tsr:expr)?) => {
        $ddv
    };
    (bsv: $ddv:expr, $bsv:expr, $recklinghausen:expr $(, $tsr:expr)?) => {
        $bsv
    };
    (recklinghausen: $ddv:expr, $bsv:expr, $recklinghausen:expr $(, $tsr:expr)?) => {
        $recklinghausen
    };
    (tsr: $ddv:expr, $bsv:expr, $recklinghausen:expr) => {
        $ddv
    };
    (tsr: $ddv:expr, $bsv:expr, $recklinghausen:expr, $tsr:expr) => {
        $tsr
    };
}

/// The condition under which an option has an effect: always, if its row names none.
macro_rules! matters {
    () => {
        |_| true
    };
    ($when:expr) => {
        $when
    };
}

macro_rules! rules {
    ($(
        $(#[doc = $about:literal])*
        $chapter:ident: $type:ident in $heading:literal {
            $(
                $(#[doc = $meaning:literal])*
                $name:literal $field:ident: $of:ty = $($value:expr),+; $(when $when:expr;)?
            )*
        }
    )*) => {
        $(
            $(#[doc = $about])*
            #[derive(Clone, Debug, PartialEq, Eq)]
            pub struct $type {
                $(
                    $(#[doc = $meaning])*
                    pub $field: $of,
                )*
            }
        )*

        /// A rule set.
        ///
        /// Options that do not apply keep a value that has no effect. `datasets/options.md` explains them.
        #[derive(Clone, Debug, PartialEq, Eq)]
        pub struct Rules {
            /// The name in the notation: `rules=ddv`.
            pub name: Cow<'static, str>,
            /// The text whose paragraphs are cited.
            pub book: Book,
            $(
                $(#[doc = $about])*
                pub $chapter: $type,
            )*
        }

        impl Rules {
            /// The published rule sets, in the order of [`Book::ALL`].
            pub const ALL: [Self; 4] = [Self::DDV, Self::BSV, Self::RECKLINGHAUSEN, Self::TSR];

            /// The published rule sets in the order in which people are offered them, the rules in force first.
            pub const OFFERED: [Self; 4] = [Self::TSR, Self::DDV, Self::BSV, Self::RECKLINGHAUSEN];

            /// Tournament rules of the Deutscher Doppelkopf-Verband in the edition of 1994, changed in 1998, 48 cards.
            pub const DDV: Self = Self {
                name: Cow::Borrowed("ddv"),
                book: Book::Ddv,
                $($chapter: $type { $($field: column!(ddv: $($value),+),)* },)*
            };

            /// Tournament rules of the BSV Hessen, Frankfurt 2010, 40 cards.
            pub const BSV: Self = Self {
                name: Cow::Borrowed("bsv"),
                book: Book::Bsv,
                $($chapter: $type { $($field: column!(bsv: $($value),+),)* },)*
            };

            /// House rules of a tournament in Recklinghausen 2020, 40 cards; where they are silent the DDV rules hold.
            pub const RECKLINGHAUSEN: Self = Self {
                name: Cow::Borrowed("recklinghausen"),
                book: Book::Recklinghausen,
                $($chapter: $type { $($field: column!(recklinghausen: $($value),+),)* },)*
            };

            /// Tournament rules of the Deutscher Doppelkopf-Verband in force, edition of 21 February 2026, 48 cards.
            pub const TSR: Self = Self {
                name: Cow::Borrowed("tsr"),
                book: Book::Tsr,
                $($chapter: $type { $($field: column!(tsr: $($value),+),)* },)*
            };
        }

        /// All options, in the order of a rule book.
        pub static OPTIONS: &[RuleOption] = &[
            $($(
                RuleOption {
                    name: $name,
                    chapter: $heading,
                    meaning: concat!($($meaning),*),
                    read: |value, rules| {
                        rules.$chapter.$field = OptionType::read(value)?;
                        Ok(())
                    },
                    write: |rules| rules.$chapter.$field.write(),
                    shape: <$of as OptionType>::shape,
                    matters: matters!($($when)?),
                },
            )*)*
        ];
    };
}

pub(super) use {column, matters, rules};
