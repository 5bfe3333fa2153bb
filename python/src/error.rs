//! Errors as exceptions of the package.

use pyo3::exceptions::PyRuntimeError;
use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;
use pyo3::types::PyType;
use text::Language;

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

/// Returns a panic as an exception.
pub(crate) fn internal(panic: &str) -> PyErr {
    PyRuntimeError::new_err(format!("doppelkopf has made a mistake, please report it: {panic}"))
}
