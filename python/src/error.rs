//! Errors as exceptions of the package.

use notation::{Label, Span};
use pyo3::exceptions::PyRuntimeError;
use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;
use pyo3::types::PyType;
use std::hash::{DefaultHasher, Hash, Hasher};
use text::{Language, Localized};

/// Returns what is wrong as an exception of the package with the text that it is about.
pub(crate) fn input_error(error: &api::Error) -> PyErr {
    let answer = serde_json::to_string(&error.answer(Language::English, None)).unwrap_or_default();
    let source = error.source().map(|source| source.text.clone());
    let thrown = Python::attach(|py| {
        let class = class(py)?;
        class.call_method1("_of", (answer, source)).map(PyErr::from_value)
    });
    thrown.unwrap_or_else(|error| error)
}

fn class(py: Python<'_>) -> PyResult<&Bound<'_, PyType>> {
    static CLASS: PyOnceLock<Py<PyType>> = PyOnceLock::new();
    CLASS.import(py, "doppelkopf._errors", "InputError")
}

/// Returns an error of one of the crates below.
pub(crate) fn refused(error: &impl Localized) -> PyErr {
    input_error(&api::Error::of(error))
}

/// Returns an error about these parts of this text.
pub(crate) fn marked(error: &impl Localized, text: &str, labels: &[Label]) -> PyErr {
    input_error(&api::Error::of(error).in_source(api::Source::of_question(text), labels))
}

/// Returns an error about all of this text.
pub(crate) fn told(error: &impl Localized, text: &str) -> PyErr {
    marked(error, text, &[Label::new(Span { start: 0, end: text.len() })])
}

/// Returns that something makes no sense.
pub(crate) fn invalid(message: &str) -> PyErr {
    thrown("InputError", message)
}

/// Returns that something may not be done now.
pub(crate) fn illegal(message: &str) -> PyErr {
    thrown("IllegalAction", message)
}

fn thrown(class: &str, message: &str) -> PyErr {
    let thrown = Python::attach(|py| {
        let class = py.import("doppelkopf._errors")?.getattr(class)?;
        class.call1((message,)).map(PyErr::from_value)
    });
    thrown.unwrap_or_else(|error| error)
}

/// Returns the hash of something.
pub(crate) fn hash(thing: &(impl Hash + ?Sized)) -> u64 {
    let mut hasher = DefaultHasher::new();
    thing.hash(&mut hasher);
    hasher.finish()
}

/// Returns a panic as an exception.
pub(crate) fn internal(panic: &str) -> PyErr {
    PyRuntimeError::new_err(format!("doppelkopf has made a mistake, please report it: {panic}"))
}
