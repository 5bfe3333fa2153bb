//! One rule-book vector, and reading its fields.

use game::rules::RuleOption;
use game::{Card, CardSet, Contract, Order, Rules, Schweine, Seat, SeatSet, Trick};
use notation::rules_file::with_option;
use schemars::JsonSchema;
use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::{Map, Value};
use text::{Localized, Message, json_error, message};

/// A line of a vector file, see `datasets/README.md`.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Vector {
    /// Name of the vector.
    pub id: String,
    /// The rule set.
    pub ruleset: String,
    /// Kind of the question; the fields of `input` and `expected` follow from it.
    pub kind: String,
    /// The given values.
    pub(super) input: Fields,
    /// The expected values.
    pub(super) expected: Fields,
    /// Source of the vector, for human readers.
    #[serde(default, rename = "source")]
    _source: Value,
}

impl Vector {
    /// Returns the rule set with the options that the vector sets by their names.
    ///
    /// `schweine` is an option too, but in a vector it says whether, or by whom, they were announced.
    pub(super) fn rules(&self, rules: &Rules) -> Result<Rules, Message> {
        let mut options =
            self.input.iter().filter(|(name, _)| *name != "schweine" && RuleOption::named(name.as_str()).is_some());
        options.try_fold(rules.clone(), |rules, (name, value)| {
            with_option(&rules, name, value).map_err(|error| in_field(name, error.message()))
        })
    }
}

/// A JSON object whose fields are read by name; errors name the field.
#[derive(Debug, Clone, Deserialize, JsonSchema)]
#[serde(transparent)]
pub struct Fields(Map<String, Value>);

impl Fields {
    pub(super) fn iter(&self) -> impl Iterator<Item = (&String, &Value)> {
        self.0.iter()
    }

    /// Returns the whole object.
    pub(super) fn value(&self) -> Value {
        Value::Object(self.0.clone())
    }

    /// Returns the raw value of a field; `null` counts as absent.
    pub(super) fn raw(&self, name: &str) -> Option<&Value> {
        self.0.get(name).filter(|value| !value.is_null())
    }

    /// Returns a field that must be there.
    pub(super) fn get<T: DeserializeOwned>(&self, name: &str) -> Result<T, Message> {
        self.optional(name)?.ok_or_else(|| message!("json-missing-field", name))
    }

    /// Returns a field that may be absent.
    pub(super) fn optional<T: DeserializeOwned>(&self, name: &str) -> Result<Option<T>, Message> {
        let Some(value) = self.raw(name) else { return Ok(None) };
        T::deserialize(value).map(Some).map_err(|error| in_field(name, json_error(&error.to_string())))
    }

    /// Returns a field that may be absent, or its default.
    pub(super) fn or_default<T: DeserializeOwned + Default>(&self, name: &str) -> Result<T, Message> {
        Ok(self.optional(name)?.unwrap_or_default())
    }

    /// Returns the part of the object under this name.
    pub(super) fn object(&self, name: &str) -> Result<Self, Message> {
        self.get(name)
    }

    /// Returns a list of seats as a set.
    pub(super) fn seats(&self, name: &str) -> Result<SeatSet, Message> {
        Ok(self.get::<Vec<Seat>>(name)?.into_iter().collect())
    }

    /// Returns the game that is played.
    pub(super) fn game(&self) -> Result<Game, Message> {
        let name: String = self.get("game")?;
        Game::from_name(&name).ok_or_else(|| in_field("game", message!("conform-unknown-game", name)))
    }

    /// Returns whether Schweine were announced: `true`, or the seat that did.
    pub(super) fn schweine(&self) -> Schweine {
        match self.raw("schweine") {
            None | Some(Value::Bool(false)) => Schweine::None,
            Some(_) => Schweine::Announced,
        }
    }

    /// Returns the order of the cards in the game of this vector.
    pub(super) fn order(&self, rules: &Rules) -> Result<Order, Message> {
        Ok(Order::new(rules, self.game()?.contract, self.schweine()))
    }

    /// Returns the complete trick in `lead` and the list of cards under `name`.
    pub(super) fn trick(&self, order: &Order, name: &str) -> Result<Trick, Message> {
        let cards: Vec<Card> = self.get(name)?;
        if cards.len() != 4 {
            return Err(in_field(name, message!("conform-not-four-cards", n = cards.len())));
        }
        check_cards(order, name, &cards)?;
        let is_last: bool = self.or_default("last_trick")?;
        let trick_of = if is_last { Trick::last_of } else { Trick::of };
        Ok(trick_of(order, self.get("lead")?, &cards))
    }

    /// Returns the cards under `name`, if they can all come from one deck.
    pub(super) fn cards(&self, order: &Order, name: &str) -> Result<Vec<Card>, Message> {
        let cards: Vec<Card> = self.get(name)?;
        check_cards(order, name, &cards)?;
        Ok(cards)
    }
}

/// Returns what is wrong with a field.
pub(super) fn in_field(name: &str, error: Message) -> Message {
    message!("conform-in-field", name, error)
}

/// Refuses cards that cannot come from one deck.
fn check_cards(order: &Order, name: &str, cards: &[Card]) -> Result<(), Message> {
    let deck: CardSet = order.sorted().iter().copied().collect();
    match cards.iter().find(|&&card| !deck.contains(card) || 2 < cards.iter().filter(|&&other| other == card).count()) {
        Some(card) if deck.contains(*card) => Err(in_field(name, message!("conform-three-times", card))),
        Some(card) => Err(in_field(name, message!("conform-not-in-deck", card))),
        None => Ok(()),
    }
}

/// A game in the words of the vectors: what is played, and how it is scored.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Game {
    /// The game that decides the order of the cards.
    pub(super) contract: Contract,
    /// Whether one player is known to play alone although no solo was named.
    pub(super) alone: Alone,
}

/// Player who turned out to play alone without naming a solo.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Alone {
    /// No player.
    No,
    /// The holder of both queens of clubs, who said nothing.
    StillesSolo,
    /// The Hochzeiter, who found no partner.
    HochzeitSolo,
}

impl Game {
    /// Returns whether one plays against three.
    pub(super) const fn is_solo(self) -> bool {
        self.contract.solo().is_some() || !matches!(self.alone, Alone::No)
    }

    fn from_name(name: &str) -> Option<Self> {
        let (contract, alone) = match name {
            "stilles_solo" => (Contract::Normal, Alone::StillesSolo),
            "hochzeit_solo" => (Contract::Hochzeit, Alone::HochzeitSolo),
            // Any named solo will do if only the sides matter.
            "solo" => (Contract::Solo(game::Solo::Damen), Alone::No),
            _ => (Contract::from_name(name)?, Alone::No),
        };
        Some(Self { contract, alone })
    }
}
