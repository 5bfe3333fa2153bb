//! How notebooks show an object; drawn in Python.

use pyo3::prelude::*;

/// Returns what `doppelkopf._html` draws of an object.
pub(crate) fn of(object: &Bound<'_, impl pyo3::PyTypeCheck>, kind: &str) -> PyResult<String> {
    let py = object.py();
    py.import("doppelkopf._html")?.call_method1(kind, (object.as_any(),))?.extract()
}
