//! What a batch is made of, as Python gives it, and how it works.

use crate::bot::{Table, Troubles, bot_error_of};
use crate::error::{invalid, refused};
use crate::read::wrong_type;
use crate::released::{Caller, released};
use crate::seated::Seated;
use crate::watched::stopped_by;
use env::{AutoReset, BatchError, Look, Player};
use game::Rules;
use notation::rules_file::{from_json, parse_rules};
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::types::PyString;
use solver::Stop;

/// Most games of a batch: their observations are 214 MB.
const MOST_GAMES: i64 = 1 << 18;

/// Returns the legal actions of a game as a text.
pub(crate) fn legal_actions(mask: &[u8]) -> String {
    let legal = mask.iter().enumerate().filter(|&(_, &one)| one == 1);
    let told = legal.map(|(index, _)| {
        env::Action::from_index(index).map_or_else(String::new, |action| format!("{index} ({action})"))
    });
    told.collect::<Vec<_>>().join(", ")
}

pub(crate) fn number_of_games(games: &Bound<'_, PyAny>) -> PyResult<usize> {
    let number = games.extract::<i64>().ok().filter(|number| (1..=MOST_GAMES).contains(number));
    number.map(|number| number as usize).ok_or_else(|| {
        let given = games.repr().map(|repr| repr.to_string()).unwrap_or_default();
        invalid(&format!("{given} games; expected a whole number from 1 to {MOST_GAMES}"))
    })
}

pub(crate) fn rules_given(rules: Option<&Bound<'_, PyAny>>) -> PyResult<Rules> {
    let Some(rules) = rules else { return Ok(Rules::DDV) };
    if let Ok(rules) = rules.cast::<crate::rules::Rules>() {
        return Ok(Rules::clone(&rules.get().rules));
    }
    let text: Result<String, _> = rules.extract();
    text.map_or_else(
        |_| {
            let expected = "expected a Rules, the name of a published rule set, or the text of a rule file";
            Err(PyTypeError::new_err(format!("rules {}; {expected}", rules.repr()?)))
        },
        |text| rules_of(&text),
    )
}

/// Returns the published rule set, or the one of a rule file's text or of JSON.
pub(crate) fn rules_of(rules: &str) -> PyResult<Rules> {
    if let Some(published) = Rules::named(rules) {
        return Ok(published);
    }
    let read = match serde_json::from_str(rules) {
        Ok(json @ serde_json::Value::Object(_)) => from_json(&json),
        _ => parse_rules(rules, "club"),
    };
    read.map_err(|error| {
        let names: Vec<String> = Rules::ALL.iter().map(|rules| format!("{:?}", rules.name)).collect();
        let names = names.join(", ");
        invalid(&format!("rules {rules:?}; expected {names} or the text of a rule file: {error}"))
    })
}

/// Returns the mode with this name, or of this member of Gymnasium's `AutoresetMode`.
pub(crate) fn auto_reset_of(mode: Option<&Bound<'_, PyAny>>) -> PyResult<AutoReset> {
    let Some(mode) = mode else { return Ok(AutoReset::SameStep) };
    let name = mode.extract::<String>().or_else(|_| mode.getattr("name").and_then(|name| name.extract::<String>()));
    match name.as_deref() {
        Ok("NEXT_STEP") => Ok(AutoReset::NextStep),
        Ok("SAME_STEP") => Ok(AutoReset::SameStep),
        Ok("DISABLED") => Ok(AutoReset::Disabled),
        _ => {
            Err(invalid(&format!("auto_reset {}; expected \"NEXT_STEP\", \"SAME_STEP\" or \"DISABLED\"", mode.repr()?)))
        }
    }
}

/// Returns the names and the players of the seats.
pub(crate) fn players_of(opponents: Option<&Bound<'_, PyAny>>, table: &Table) -> PyResult<([String; 4], [Player; 4])> {
    const FOUR: &str = "four, for north, east, south, west: a bot, or None where you decide";
    let opponents: Vec<Option<Bound<'_, PyAny>>> = match opponents {
        None => vec![None; 4],
        // A text is no sequence of bots, though Python takes it apart.
        Some(one) if one.is_instance_of::<PyString>() => return Err(wrong_type(&format!("opponents: {FOUR}"), one)),
        Some(some) => some.extract().map_err(|_| wrong_type(&format!("opponents: {FOUR}"), some))?,
    };
    let given = opponents.len();
    let wrong = |_| invalid(&format!("{given} opponents; expected {FOUR}"));
    let opponents: [_; 4] = opponents.try_into().map_err(wrong)?;
    let (mut names, mut players) = ([const { String::new() }; 4], [const { Player::Outside }; 4]);
    // The same object in several seats is asked for all of them together.
    let mut known: Vec<(&Bound<'_, PyAny>, Player)> = Vec::new();
    for (at, opponent) in opponents.iter().enumerate() {
        let Some(opponent) = opponent else { continue };
        let seated = Seated::read(opponent)?;
        names[at] = seated.name();
        let again = known.iter().find(|(other, _)| seated.is_together() && other.is(opponent));
        players[at] = again.map_or_else(|| seated.player(table), |(_, player)| player.clone());
        known.push((opponent, players[at].clone()));
    }
    Ok((names, players))
}

/// Works on games without the lock of the interpreter, and looks for Ctrl-C: bots that may think long do so beside the calling
/// thread, which looks meanwhile.
///
/// # Errors
/// What was thrown.
pub(crate) fn worked<T: Send>(
    py: Python<'_>,
    stop: &Stop,
    has_bots: bool,
    work: impl FnOnce(Look<'_>) -> T + Send,
) -> PyResult<T> {
    if has_bots {
        let done = stopped_by(py, stop.clone(), None, 0, |gauge| work(&mut || gauge.stop.is_set()));
        stop.take();
        return done;
    }
    let (done, caller) = released(py, || {
        let caller = Caller::new(None);
        let done = work(&mut || caller.stops());
        (done, caller)
    })?;
    caller.end()?;
    Ok(done)
}

/// Returns the exception for what went wrong with a batch.
pub(crate) fn batch_error(py: Python<'_>, names: &[String; 4], troubles: &Troubles, error: &BatchError) -> PyErr {
    let BatchError::Failed { fault, .. } = error else { return refused(error) };
    troubles.take(&fault.what).unwrap_or_else(|| {
        let made = bot_error_of(py, &names[fault.seat.index()], &error.to_string(), None);
        made.unwrap_or_else(|error| error)
    })
}

/// Returns a mask as flags.
pub(crate) fn flags(mask: &Bound<'_, PyAny>) -> PyResult<Vec<bool>> {
    let array = mask.py().import("numpy")?.call_method1("asarray", (mask,))?;
    let dtype = array.getattr("dtype")?;
    if dtype.getattr("kind")?.extract::<String>()? != "b" {
        return Err(PyTypeError::new_err(format!("reset_mask of dtype {dtype}; expected bool")));
    }
    array.call_method0("tolist")?.extract().map_err(|_| invalid("reset_mask; expected one flag for each game"))
}
