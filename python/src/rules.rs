//! A rule set.

use crate::cards::tuple;
use crate::error::{hash, input_error, invalid, marked, refused, told};
use crate::read::{self, MOST_FILE};
use api::paint;
use api::rules::Wall;
use game::{Contract, GameName, Order};
use notation::rules_file::{self, annotated_toml, parse_rules, with_option};
use notation::{RuleBook, parse_game};
use pyo3::exceptions::PyKeyError;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyString, PyTuple};
use serde_json::{Value, json};
use std::path::PathBuf;
use std::sync::Arc;
use text::Localized;

/// A rule set: ``Rules("tsr")``, ``Rules("ddv")``, ``Rules("bsv")``, ``Rules("recklinghausen")``, or the rules of a club.
///
/// Raises:
///     InputError: If no published rule set has this name.
#[pyclass(frozen, eq, module = "doppelkopf")]
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct Rules {
    pub(crate) rules: Arc<game::Rules>,
}

/// Name of a rule set without one.
const NAMELESS: &str = "club";

/// Reads the name of a game whose cards have an order: the normal one or a solo.
///
/// # Errors
/// Returns an error if it is not such a game.
pub(crate) fn contract(name: &str) -> PyResult<Contract> {
    parse_game(name).map_err(|error| told(&error, name))?;
    api::deal::game(name).map_err(|error| told(&error, name))
}

impl Rules {
    pub(crate) fn of(rules: &game::Rules) -> Self {
        Self { rules: Arc::new(rules.clone()) }
    }

    /// Reads a rule set or the name of a published one.
    ///
    /// # Errors
    /// Returns an error if it is not a rule set.
    pub(crate) fn read(value: &Bound<'_, PyAny>) -> PyResult<Self> {
        if let Ok(rules) = value.cast::<Self>() {
            return Ok(rules.get().clone());
        }
        let expected = "rules: a Rules, or \"tsr\", \"ddv\", \"bsv\" or \"recklinghausen\"";
        let Ok(name) = value.cast::<PyString>() else { return Err(read::wrong_type(expected, value)) };
        let name = name.to_str()?;
        let rules = RuleBook::published().get(name).cloned();
        let known = || invalid(&format!("no rule set is called {name:?}; expected {expected}"));
        Ok(Self { rules: Arc::new(rules.ok_or_else(known)?) })
    }

    /// Reads a rule set; `None` is the one of the DDV.
    ///
    /// # Errors
    /// Returns an error if it is not a rule set.
    pub(crate) fn read_or_ddv(value: Option<&Bound<'_, PyAny>>) -> PyResult<Self> {
        value.map_or_else(|| Ok(Self::of(&game::Rules::DDV)), Self::read)
    }

    /// Returns the order of the cards in a game; whatever is no named solo has that of the normal game.
    ///
    /// # Errors
    /// There is no such game.
    pub(crate) fn order(&self, game: &str) -> PyResult<Order> {
        let contract = match parse_game(game).map_err(|error| told(&error, game))? {
            GameName::Solo(solo) => Contract::Solo(solo),
            _ => Contract::Normal,
        };
        Ok(Order::new(&self.rules, contract, game::Schweine::None))
    }

    /// Returns the rule sets that a text may name, these among them if there are any; a text that names none means them.
    ///
    /// # Errors
    /// Returns an error if it is not a rule set.
    pub(crate) fn book(value: Option<&Bound<'_, PyAny>>) -> PyResult<RuleBook> {
        let book = RuleBook::published();
        Ok(match value {
            Some(rules) => book.with_default(Self::read(rules)?.rules.as_ref().clone()),
            None => book,
        })
    }

    /// Returns the rule set with this name: a published one, or the one that is given.
    ///
    /// # Errors
    /// There is none.
    pub(crate) fn known(name: &str, given: Option<&Bound<'_, PyAny>>) -> PyResult<Self> {
        let unknown = || invalid(&format!("no rule set is called {name:?}; give a club's as rules="));
        Self::book(given)?.get(name).map(Self::of).ok_or_else(unknown)
    }

    /// Returns whether it is one of the published rule sets.
    pub(crate) fn is_published(&self) -> bool {
        game::Rules::named(&self.rules.name).is_some_and(|rules| rules == *self.rules)
    }

    /// Returns the `rules` argument of the code that reads something again; empty for a published rule set.
    pub(crate) fn argument(&self) -> String {
        if self.is_published() { String::new() } else { format!(", rules={}", self.__repr__()) }
    }

    /// Returns what a request says of the rules: a name, or the text of the rule file.
    pub(crate) fn asked(&self) -> Value {
        if self.is_published() {
            return Value::from(&*self.rules.name);
        }
        json!({ "toml": rules_file::to_toml(&self.rules) })
    }

    fn parse(text: &str, name: &str) -> PyResult<Self> {
        read::check_length(text, MOST_FILE)?;
        let rules = parse_rules(text, name).map_err(|error| marked(&error, text, &error.labels))?;
        Ok(Self { rules: Arc::new(rules) })
    }

    /// Returns the rule set with these options.
    fn with_all(rules: &game::Rules, options: &serde_json::Map<String, Value>) -> PyResult<game::Rules> {
        let mut rules = rules.clone();
        for (option, value) in options.iter().filter(|(option, _)| !matches!(option.as_str(), "extends" | "name")) {
            rules = with_option(&rules, option, value).map_err(|error| refused(&error))?;
        }
        let rules = rules.fitted(|option| options.contains_key(option));
        rules.check().map_err(|conflict| input_error(&api::Error::new(conflict.message())))?;
        Ok(rules)
    }

    fn of_value(value: &Value) -> PyResult<Self> {
        let Value::Object(options) = value else {
            return Err(invalid("expected the options of a rule set as an object"));
        };
        let Some(base) = options.get("extends") else {
            let rules = rules_file::from_json(value).map_err(|error| refused(&error))?;
            return Ok(Self { rules: Arc::new(rules) });
        };
        let base = base.as_str().and_then(game::Rules::named);
        let base =
            base.ok_or_else(|| invalid("expected extends to be \"tsr\", \"ddv\", \"bsv\" or \"recklinghausen\""))?;
        let mut rules = Self::with_all(&base, options)?;
        rules.name = Self::own_name(options.get("name"))?.into();
        Ok(Self { rules: Arc::new(rules) })
    }

    fn own_name(name: Option<&Value>) -> PyResult<String> {
        let name = name.map_or(NAMELESS, |name| name.as_str().unwrap_or_default());
        if !rules_file::is_word(name) || game::Rules::named(&name.to_lowercase()).is_some() {
            return Err(invalid(&format!(
                "{name:?} cannot be the name of a club's rules; expected letters, digits, - and _, and no published name"
            )));
        }
        Ok(name.to_owned())
    }

    fn loads<'py>(py: Python<'py>, value: &Value) -> PyResult<Bound<'py, PyAny>> {
        py.import("json")?.call_method1("loads", (value.to_string(),))
    }
}

#[pymethods]
impl Rules {
    #[new]
    #[pyo3(signature = (name = None))]
    fn new(name: Option<&Bound<'_, PyAny>>) -> PyResult<Self> {
        Self::read_or_ddv(name)
    }

    /// The rule set that the text of a rule file describes (``docs/rules.md``): what it extends, and what differs.
    #[staticmethod]
    #[pyo3(signature = (text, name = "club"))]
    fn from_toml(text: &str, name: &str) -> PyResult<Self> {
        Self::parse(text, name)
    }

    /// The rule set of a rule file; its name is that of the file unless the file says another.
    ///
    /// Raises:
    ///     InputError: If the file holds no rule set.
    ///     OSError: If it cannot be read.
    #[staticmethod]
    fn from_file(path: PathBuf) -> PyResult<Self> {
        let text = std::fs::read_to_string(&path)?;
        let name = path.file_stem().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
        Self::parse(&text, &name)
    }

    /// The rule set with these options: ``{"extends": "ddv", "name": "club", "werfen_kings": 5}``, or all that ``options`` gives.
    #[staticmethod]
    fn from_dict(options: &Bound<'_, PyDict>) -> PyResult<Self> {
        let text: String = options.py().import("json")?.call_method1("dumps", (options,))?.extract()?;
        Self::of_value(&read::json(&text)?)
    }

    /// The rule set that ``to_json`` wrote.
    #[staticmethod]
    fn from_json(text: &str) -> PyResult<Self> {
        Self::of_value(&read::json(text)?)
    }

    /// The published rule sets.
    #[staticmethod]
    fn published() -> Vec<Self> {
        game::Rules::ALL.iter().map(Self::of).collect()
    }

    /// This rule set with other options, and another name: ``Rules("ddv").with_options(name="club", werfen_kings=5)``.
    #[pyo3(signature = (*, name = "club", **options))]
    fn with_options(&self, name: &str, options: Option<&Bound<'_, PyDict>>) -> PyResult<Self> {
        let mut values = Value::Object(serde_json::Map::new());
        if let Some(options) = options {
            let text: String = options.py().import("json")?.call_method1("dumps", (options,))?.extract()?;
            values = read::json(&text)?;
        }
        let options = values.as_object().cloned().unwrap_or_default();
        let mut rules = Self::with_all(&self.rules, &options)?;
        rules.name = Self::own_name(Some(&name.into()))?.into();
        Ok(Self { rules: Arc::new(rules) })
    }

    /// Its name, one word.
    #[getter]
    fn name(&self) -> &str {
        &self.rules.name
    }

    /// All its options by name, as a rule file has them.
    #[getter]
    fn options<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        let mut options = rules_file::to_json(&self.rules);
        if let Value::Object(options) = &mut options {
            options.remove("name");
        }
        Self::loads(py, &options)
    }

    /// The value of an option.
    fn __getitem__<'py>(&self, py: Python<'py>, option: &str) -> PyResult<Bound<'py, PyAny>> {
        let value = rules_file::option_value(&self.rules, option);
        let value = value.ok_or_else(|| PyKeyError::new_err(format!("{option} is no option of a rule set")))?;
        Self::loads(py, &serde_json::to_value(value).unwrap_or_default())
    }

    /// The number of cards that each seat is dealt: 12, or 10 without nines.
    #[getter]
    fn hand_size(&self) -> usize {
        self.rules.n_tricks()
    }

    /// The trumps of a game, in the order of the cards.
    #[pyo3(signature = (game = "normal"))]
    fn trumps<'py>(&self, py: Python<'py>, game: &str) -> PyResult<Bound<'py, PyTuple>> {
        tuple(py, self.order(game)?.trumps())
    }

    /// The rule set in plain sentences, as one would pin it to the wall; ``lang`` is ``"en"`` or ``"de"``.
    #[pyo3(signature = (lang = "en", width = 100))]
    fn explain(&self, lang: &str, #[pyo3(from_py_with = read::size)] width: usize) -> PyResult<String> {
        let language = read::language(lang)?;
        let rows = Wall::of(language, &self.rules).rows_within(width.clamp(40, 1000));
        Ok(paint::plain(&rows.join("\n")))
    }

    /// The rule file: the published rule set it extends, and what differs.
    fn to_toml(&self) -> String {
        rules_file::to_toml(&self.rules)
    }

    /// The rule file with a comment over each option.
    #[pyo3(signature = (lang = "en"))]
    fn to_annotated_toml(&self, lang: &str) -> PyResult<String> {
        let language = read::language(lang)?;
        Ok(annotated_toml(&self.rules, language))
    }

    /// All options and the name as a JSON object.
    fn to_json(&self) -> String {
        rules_file::to_json(&self.rules).to_string()
    }

    fn __str__(&self) -> &str {
        &self.rules.name
    }

    pub(crate) fn __repr__(&self) -> String {
        if self.is_published() {
            return format!("Rules('{}')", self.rules.name);
        }
        // A rule file holds letters, digits and quotes, which Rust and Python write alike.
        format!("Rules.from_toml({:?})", rules_file::to_toml(&self.rules))
    }

    fn __hash__(&self) -> u64 {
        hash(&self.rules.name)
    }

    fn __reduce__<'py>(slf: &Bound<'py, Self>) -> PyResult<(Bound<'py, PyAny>, (String,))> {
        Ok((slf.get_type().getattr("from_json")?, (slf.get().to_json(),)))
    }

    fn _repr_html_(slf: &Bound<'_, Self>) -> PyResult<String> {
        crate::html::of(slf, "rules")
    }

    /// Returns the rules as a request has them.
    fn _asked<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        Self::loads(py, &self.asked())
    }
}
