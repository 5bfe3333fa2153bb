//! What Python says, read: a seat by its letter or number, cards as text or as objects, a text as what it describes.

use crate::cards::{Card, Hand};
use crate::error::{input_error, invalid, marked, told};
use game::Scope;
use game::{BySeat, Seat, SeatSet};
use notation::{parse_card, parse_cards, parse_seat};
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::types::{PyMapping, PyString};
use text::brief;
use text::{Language, message};

/// The most bytes of a text that is one thing: a position, a hand, a record.
pub(crate) const MOST_TEXT: usize = 1 << 20;
/// The most bytes of a file.
pub(crate) const MOST_FILE: usize = 64 << 20;
/// The most cards that are read from a list; a deck has fewer.
const MOST_CARDS: usize = 96;

/// Refuses a text of more than `most` bytes.
///
/// # Errors
/// Returns an error if it is longer.
pub(crate) fn check_length(text: &str, most: usize) -> PyResult<()> {
    if text.len() <= most {
        return Ok(());
    }
    Err(invalid(&format!("this text has {} bytes; the most that is read is {most}", text.len())))
}

/// Returns the error that something else was expected.
pub(crate) fn wrong_type(expected: &str, found: &Bound<'_, PyAny>) -> PyErr {
    let name = found.get_type().name().map(|name| name.to_string()).unwrap_or_default();
    PyTypeError::new_err(format!("expected {expected}, got {name}"))
}

/// Reads a seed.
///
/// # Errors
/// Returns an error if it is no whole number of 64 bits.
pub(crate) fn seed(value: &Bound<'_, PyAny>) -> PyResult<u64> {
    whole("seed", value)
}

/// Reads the seed that may be absent.
///
/// # Errors
/// Returns an error if it is something else.
pub(crate) fn some_seed(value: &Bound<'_, PyAny>) -> PyResult<Option<u64>> {
    if value.is_none() { Ok(None) } else { seed(value).map(Some) }
}

/// Reads a number of things.
///
/// # Errors
/// Returns an error if it is no whole number of 64 bits.
pub(crate) fn count(value: &Bound<'_, PyAny>) -> PyResult<u64> {
    whole("number", value)
}

/// Reads a number of things that may be absent.
///
/// # Errors
/// Returns an error if it is something else.
pub(crate) fn some_count(value: &Bound<'_, PyAny>) -> PyResult<Option<u64>> {
    if value.is_none() { Ok(None) } else { count(value).map(Some) }
}

/// Reads a number of things that are held in memory.
///
/// # Errors
/// Returns an error if it is no whole number of 64 bits.
pub(crate) fn size(value: &Bound<'_, PyAny>) -> PyResult<usize> {
    count(value).map(|number| usize::try_from(number).unwrap_or(usize::MAX))
}

/// Reads a number of threads or the like that may be absent.
///
/// # Errors
/// Returns an error if it is something else.
pub(crate) fn some_size(value: &Bound<'_, PyAny>) -> PyResult<Option<usize>> {
    if value.is_none() { Ok(None) } else { size(value).map(Some) }
}

fn whole(what: &str, value: &Bound<'_, PyAny>) -> PyResult<u64> {
    let expected = format!("a whole number from 0 to {}", u64::MAX);
    value.extract().map_err(|_| match value.call_method0("__index__") {
        Ok(number) => invalid(&format!("{what} {}; expected {expected}", brief(&number.to_string()))),
        Err(_) => wrong_type(&format!("a {what}: {expected}"), value),
    })
}

/// Reads what is decided.
///
/// # Errors
/// It is neither.
pub(crate) fn scope(text: &str) -> PyResult<Scope> {
    let wrong = || invalid(&format!("scope {:?}; expected \"everything\" or \"cards\"", brief(text)));
    Scope::named(text).ok_or_else(wrong)
}

/// Refuses cards that are not dealt in a scope.
///
/// # Errors
/// Returns an error if they are not.
pub(crate) fn check_scope(scope: Scope, deal: &game::Deal) -> PyResult<()> {
    let why = "a hand has both queens of clubs, and with scope=\"cards\" none has; expected another deal, such as \
               Deal.random(1, scope=\"cards\"), or scope=\"everything\"";
    if scope.deals(deal) { Ok(()) } else { Err(invalid(why)) }
}

/// Reads a language.
///
/// # Errors
/// There are no texts in it.
pub(crate) fn language(code: &str) -> PyResult<Language> {
    Language::from_code(code).ok_or_else(|| invalid(&format!("{code:?} is no language; expected \"en\" or \"de\"")))
}

/// Reads a seat: its letter, its name in German or English, or 0 to 3 for north, east, south, west.
///
/// # Errors
/// Returns an error if it is not a seat.
pub(crate) fn seat(value: &Bound<'_, PyAny>) -> PyResult<Seat> {
    const EXPECTED: &str = "a seat: \"N\", \"E\", \"S\", \"W\", or 0 to 3";
    if let Ok(text) = value.cast::<PyString>() {
        let text = text.to_str()?;
        return parse_seat(text).map_err(|error| told(&error, text));
    }
    let index: i64 = value.extract().map_err(|_| wrong_type(EXPECTED, value))?;
    let index = usize::try_from(index).ok().filter(|&index| index < Seat::ALL.len());
    index.map(Seat::from_index).ok_or_else(|| invalid(&format!("{value} is no seat; expected {EXPECTED}")))
}

/// Reads seats: `"NS"`, or several.
///
/// # Errors
/// Returns an error if one of them is not a seat, or comes twice.
pub(crate) fn seats(value: &Bound<'_, PyAny>) -> PyResult<SeatSet> {
    if let Ok(text) = value.cast::<PyString>() {
        let text = text.to_str()?;
        if text.is_empty() {
            return Ok(SeatSet::EMPTY);
        }
        return notation::parse_seats(text).map_err(|error| told(&error, text));
    }
    let mut seats = SeatSet::EMPTY;
    for value in value.try_iter().map_err(|_| wrong_type("seats, such as \"NS\" or (\"N\", \"S\")", value))? {
        seats = seats.with(seat(&value?)?);
    }
    Ok(seats)
}

/// Reads a card.
///
/// # Errors
/// Returns an error if it is not a card, or could be two.
pub(crate) fn card(value: &Bound<'_, PyAny>) -> PyResult<game::Card> {
    if let Ok(card) = value.cast::<Card>() {
        return Ok(card.get().0);
    }
    let Ok(text) = value.cast::<PyString>() else {
        return Err(wrong_type("a card, such as Card(\"HT\") or \"HT\"", value));
    };
    let text = text.to_str()?;
    check_length(text, MOST_TEXT)?;
    parse_card(text).map_err(|error| told(&error, text))
}

/// Reads cards: a text, a hand, or several cards.
///
/// # Errors
/// Returns an error if one of them is not a card, or there are far too many.
pub(crate) fn cards(value: &Bound<'_, PyAny>) -> PyResult<Vec<game::Card>> {
    if let Ok(hand) = value.cast::<Hand>() {
        return Ok(hand.get().0.cards().collect());
    }
    if let Ok(text) = value.cast::<PyString>() {
        let text = text.to_str()?;
        check_length(text, MOST_TEXT)?;
        if matches!(text.trim(), "" | "-") {
            return Ok(Vec::new());
        }
        let read = parse_cards(text).map_err(|error| marked(&error, text, &error.labels))?;
        return Ok(read.into_iter().map(|(card, _)| card).collect());
    }
    if let Ok(one) = value.cast::<Card>() {
        return Ok(vec![one.get().0]);
    }
    let mut cards = Vec::new();
    for value in value.try_iter().map_err(|_| wrong_type("cards: a text, a Hand, or several cards", value))? {
        if cards.len() == MOST_CARDS {
            return Err(invalid(&format!("more than {MOST_CARDS} cards; a deck has 48")));
        }
        cards.push(card(&value?)?);
    }
    Ok(cards)
}

/// Reads a hand.
///
/// # Errors
/// Returns an error if a card is not valid, or comes a third time.
pub(crate) fn hand(value: &Bound<'_, PyAny>) -> PyResult<game::Hand> {
    if let Ok(hand) = value.cast::<Hand>() {
        return Ok(hand.get().0);
    }
    game::Hand::try_of(&cards(value)?).map_err(third)
}

/// Returns the error that a hand would have a card three times.
pub(crate) fn third(card: game::Card) -> PyErr {
    invalid(&format!("{card} comes a third time; there are two of each card"))
}

/// Reads something for every seat: a mapping with seats as keys, or four in the order north, east, south, west.
///
/// # Errors
/// A seat is missing or comes twice, or a value cannot be read.
pub(crate) fn by_seat<T: Default>(
    value: &Bound<'_, PyAny>,
    read: impl Fn(&Bound<'_, PyAny>) -> PyResult<T>,
) -> PyResult<BySeat<T>> {
    const EXPECTED: &str = "four hands: a mapping from \"N\", \"E\", \"S\", \"W\", or a sequence in this order";
    let mut values = BySeat::<Option<T>>::from_fn(|_| None);
    if let Ok(mapping) = value.cast::<PyMapping>() {
        for item in mapping.items()? {
            let (key, value): (Bound<'_, PyAny>, Bound<'_, PyAny>) = item.extract()?;
            let seat = seat(&key)?;
            if values[seat].replace(read(&value)?).is_some() {
                return Err(invalid(&format!("seat {seat} comes twice")));
            }
        }
    } else if value.cast::<PyString>().is_ok() {
        return Err(wrong_type(EXPECTED, value));
    } else {
        let mut seats = Seat::ALL.into_iter();
        for value in value.try_iter().map_err(|_| wrong_type(EXPECTED, value))? {
            let seat = seats.next().ok_or_else(|| invalid("there are four seats, and more than four hands"))?;
            values[seat] = Some(read(&value?)?);
        }
    }
    let missing = Seat::ALL.into_iter().find(|&seat| values[seat].is_none());
    if let Some(seat) = missing {
        return Err(invalid(&format!("the hand of {seat} is missing; expected {EXPECTED}")));
    }
    Ok(BySeat::from_fn(|seat| values[seat].take().unwrap_or_default()))
}

/// Reads JSON.
///
/// # Errors
/// Returns an error if it is not JSON, or too long.
pub(crate) fn json(text: &str) -> PyResult<serde_json::Value> {
    check_length(text, MOST_FILE)?;
    serde_json::from_str(text)
        .map_err(|error| input_error(&api::Error::new(message!("request-no-json", error = error.to_string()))))
}
