//! All words of the referee, in German and English, from one catalogue of messages (Project Fluent).
//!
//! The messages lie in `text/de/*.ftl` and `text/en/*.ftl`. An entry of the handbook is a message `e3-8-1` with one
//! attribute for each row; everything else is named after what it says.

use crate::case::GameKind;
use crate::fact::Value;
use crate::problem::{Arg, Args};
use crate::ruling::{Consequence, Continuation, Ruling, Says, Step};
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use fluent_syntax::ast::Pattern;
use game::{Card, Rank, Seat, Suit, Team};
use std::sync::OnceLock;

pub use text::Language;

/// Returns the files of messages.
#[must_use]
pub const fn sources(language: Language) -> [&'static str; 4] {
    match language {
        Language::German => [
            include_str!("text/de/handbook.ftl"),
            include_str!("text/de/ruling.ftl"),
            include_str!("text/de/facts.ftl"),
            include_str!("text/de/problems.ftl"),
        ],
        Language::English => [
            include_str!("text/en/handbook.ftl"),
            include_str!("text/en/ruling.ftl"),
            include_str!("text/en/facts.ftl"),
            include_str!("text/en/problems.ftl"),
        ],
    }
}

/// The messages of one language.
pub struct Texts {
    bundle: FluentBundle<FluentResource>,
    language: Language,
}

impl std::fmt::Debug for Texts {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Texts").field("language", &self.language).finish_non_exhaustive()
    }
}

impl Texts {
    /// Returns the messages of a language.
    ///
    /// # Panics
    /// Panics if a file of messages is not well-formed, which a test rules out.
    #[must_use]
    pub fn of(language: Language) -> &'static Self {
        static GERMAN: OnceLock<Texts> = OnceLock::new();
        static ENGLISH: OnceLock<Texts> = OnceLock::new();
        let cell = match language {
            Language::German => &GERMAN,
            Language::English => &ENGLISH,
        };
        cell.get_or_init(|| Self::load(language))
    }

    fn load(language: Language) -> Self {
        let id = language.code().parse().expect("the codes are language tags");
        let mut bundle = FluentBundle::new_concurrent(vec![id]);
        // Isolating marks are for mixed directions of writing; terminals print them as rubbish.
        bundle.set_use_isolating(false);
        for source in sources(language) {
            let resource = FluentResource::try_new(source.to_owned()).expect("the messages are well-formed");
            bundle.add_resource(resource).expect("no message is there twice");
        }
        Self { bundle, language }
    }

    /// Returns the language.
    #[must_use]
    pub const fn language(&self) -> Language {
        self.language
    }

    /// Returns whether there is such a message.
    #[must_use]
    pub fn has(&self, message: &str) -> bool {
        self.pattern(message).is_some()
    }

    fn pattern(&self, message: &str) -> Option<&Pattern<&str>> {
        let (id, attribute) = match message.split_once('.') {
            Some((id, attribute)) => (id, Some(attribute)),
            None => (message, None),
        };
        let message = self.bundle.get_message(id)?;
        match attribute {
            Some(attribute) => Some(message.get_attribute(attribute)?.value()),
            None => message.value(),
        }
    }

    /// Returns a message without anything to fill in; a message that does not exist shows as its name.
    #[must_use]
    pub fn say(&self, message: &str) -> String {
        self.fill(message, &[])
    }

    /// Returns a message with what is filled in.
    #[must_use]
    pub fn fill(&self, message: &str, args: &[(&'static str, Arg)]) -> String {
        let Some(pattern) = self.pattern(message) else { return message.to_owned() };
        let mut filled = FluentArgs::new();
        for (name, arg) in args {
            filled.set(*name, self.value(arg));
        }
        let mut errors = Vec::new();
        let text = self.bundle.format_pattern(pattern, Some(&filled), &mut errors);
        debug_assert!(errors.is_empty(), "{message}: {errors:?}");
        text.into_owned()
    }

    fn value(&self, arg: &Arg) -> FluentValue<'static> {
        match arg {
            Arg::Text(text) => FluentValue::from(text.clone()),
            Arg::Number(number) => FluentValue::from(*number),
            Arg::Seat(seat) => FluentValue::from(self.seat(*seat)),
            Arg::Seats(seats) => FluentValue::from(self.seats(seats)),
            Arg::Team(team) => FluentValue::from(self.team(*team)),
            Arg::Card(card) => FluentValue::from(self.card(*card)),
            Arg::Term(message) => FluentValue::from(self.say(message)),
        }
    }

    /// Returns a step of the reasons with its paragraph.
    #[must_use]
    pub fn step(&self, step: &Step) -> String {
        let text = self.fill(&step.message, &step.args);
        if step.paragraph.is_empty() { text } else { format!("{text} [{}]", step.paragraph) }
    }

    /// Returns the name of a seat.
    #[must_use]
    pub fn seat(&self, seat: Seat) -> String {
        self.say(&format!("seat-{seat}"))
    }

    /// Returns the names of seats.
    #[must_use]
    pub fn seats(&self, seats: &[Seat]) -> String {
        let names: Vec<String> = seats.iter().map(|&seat| self.seat(seat)).collect();
        match names.split_last() {
            None => self.say("nobody"),
            Some((last, [])) => last.clone(),
            Some((last, others)) => format!("{} {} {last}", others.join(", "), self.say("and")),
        }
    }

    /// Returns the name of a side.
    #[must_use]
    pub fn team(&self, team: Team) -> String {
        self.say(&format!("team-{team}"))
    }

    /// Returns the name of a card.
    #[must_use]
    pub fn card(&self, card: Card) -> String {
        let suit = match card.suit() {
            Suit::Clubs => "C",
            Suit::Spades => "S",
            Suit::Hearts => "H",
            Suit::Diamonds => "D",
        };
        let rank = match card.rank() {
            Rank::Ace => "A",
            Rank::Ten => "T",
            Rank::King => "K",
            Rank::Queen => "Q",
            Rank::Jack => "J",
            Rank::Nine => "9",
        };
        let args: Args = vec![("suit", Arg::Term(format!("suit-{suit}"))), ("rank", Arg::Term(format!("rank-{rank}")))];
        self.fill("card", &args)
    }

    /// Returns the title of an entry.
    #[must_use]
    pub fn title(&self, number: &str) -> String {
        self.say(&entry_id(number))
    }

    /// Returns the number of an entry as a person reads it; those of the house rules have none.
    #[must_use]
    pub fn number(&self, number: &str) -> String {
        if number.starts_with("004") { self.say("label-house-rules") } else { number.to_owned() }
    }

    /// Returns what the handbook decides in a row.
    #[must_use]
    pub fn row(&self, number: &str, row: &str) -> String {
        self.say(&row_id(number, row))
    }

    /// Returns the name of a game.
    #[must_use]
    pub fn game(&self, kind: GameKind) -> String {
        self.say(&game_id(kind))
    }

    /// Returns the question that asks for a fact; entries may word it themselves.
    #[must_use]
    pub fn question(&self, number: &str, fact: &str) -> String {
        let own = format!("{}.q-{}", entry_id(number), dashed(fact));
        if self.has(&own) { self.say(&own) } else { self.say(&format!("fact-{}", dashed(fact))) }
    }

    /// Returns why a question is asked.
    #[must_use]
    pub fn why(&self, fact: &str) -> String {
        self.say(&format!("fact-{}.why", dashed(fact)))
    }

    /// Returns a word that a fact can be.
    #[must_use]
    pub fn word(&self, fact: &str, word: &str) -> String {
        let id = format!("fact-{}.{}", dashed(fact), dashed(word));
        if self.has(&id) { self.say(&id) } else { word.to_owned() }
    }

    /// Returns what is said about a fact.
    #[must_use]
    pub fn fact_value(&self, fact: &str, value: &Value) -> String {
        match value {
            Value::YesNo(yes) => self.say(if *yes { "yes" } else { "no" }),
            Value::Word(word) => self.word(fact, word),
            Value::Seat(seat) => self.seat(*seat),
            Value::Seats(seats) => self.seats(seats),
            Value::Team(team) => self.team(*team),
            Value::Nobody => self.say("nobody"),
            Value::Card(card) => self.card(*card),
            Value::Cards(cards) => cards.iter().map(|&card| self.card(card)).collect::<Vec<_>>().join(", "),
            Value::Number(_) | Value::Hands(_) | Value::Votes(_) | Value::Trick(..) | Value::Query(_) => {
                value.to_string()
            }
        }
    }

    /// Returns how the game goes on.
    #[must_use]
    pub fn continuation(&self, ruling: &Ruling) -> String {
        let plain = format!("game-goes-{}", dashed(ruling.game.name()));
        match (ruling.game, ruling.rest_to) {
            (Continuation::StopScored(_), Some(team)) => {
                self.fill(&format!("{plain}-for"), &[("team", Arg::Team(team))])
            }
            _ => self.say(&plain),
        }
    }

    /// Returns a consequence as a sentence.
    #[must_use]
    pub fn consequence(&self, consequence: &Consequence) -> String {
        let key = dashed(consequence.key);
        let plain = format!("mark-{key}");
        match &consequence.says {
            Says::Word(word) => self.say(&format!("mark-{key}-{}", dashed(word))),
            Says::YesNo(yes) => self.say(&format!("mark-{key}-{}", if *yes { "yes" } else { "no" })),
            Says::Null => self.say(&format!("mark-{key}-none")),
            Says::Words(words) if words.is_empty() => self.say(&format!("{plain}-none")),
            Says::Words(words) => {
                let words: Vec<_> =
                    words.iter().map(|word| self.say(&format!("mark-{key}-{}", dashed(word)))).collect();
                self.fill(&plain, &[("value", Arg::Text(words.join(", ")))])
            }
            Says::Number(number) => self.fill(&plain, &[("value", Arg::Number(*number))]),
            Says::Seat(seat) => self.fill(&plain, &[("value", Arg::Seat(*seat))]),
            Says::Seats(seats) => {
                let n = i64::try_from(seats.len()).unwrap_or(i64::MAX);
                self.fill(&plain, &[("value", Arg::Seats(seats.clone())), ("n", Arg::Number(n))])
            }
            Says::About(seat, word) => {
                self.fill(&format!("mark-{key}-{}", dashed(word)), &[("value", Arg::Seat(*seat))])
            }
        }
    }
}

/// Returns the message of an entry: `3.8.1` is `e3-8-1`.
#[must_use]
pub fn entry_id(number: &str) -> String {
    format!("e{}", dashed(number))
}

/// Returns the message of a row: row `a` of `3.8.1` is `e3-8-1.a`, row `5` is `e3-11-13.row-5`.
#[must_use]
pub fn row_id(number: &str, row: &str) -> String {
    format!("{}.row-{}", entry_id(number), dashed(row))
}

/// Returns the message with the name of a game.
pub(crate) fn game_id(kind: GameKind) -> String {
    format!("game-{}", dashed(kind.name()))
}

/// Messages have letters, digits and dashes in their names.
fn dashed(name: &str) -> String {
    name.chars().map(|c| if c.is_ascii_alphanumeric() { c } else { '-' }).collect::<String>().replace("--", "-")
}
