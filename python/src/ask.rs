//! Every question as JSON.

use crate::error::input_error;
use crate::released::{Caller, released};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

/// Answers a request in JSON by a response in JSON; the lock of the interpreter is free meanwhile.
///
/// `progress` is called with what is done so far, as JSON.
#[pyfunction]
#[pyo3(signature = (request, progress=None))]
pub(crate) fn ask(py: Python<'_>, request: &str, progress: Option<Py<PyAny>>) -> PyResult<String> {
    let request = serde_json::from_str(request).map_err(|error| PyValueError::new_err(error.to_string()))?;
    let (response, caller) = released(py, || {
        let mut caller = Caller::new(progress);
        let response = api::try_answer_for(request, &mut caller);
        (response.map(|response| response.to_string()), caller)
    })?;
    caller.end()?;
    response.map_err(|error| input_error(&error))
}
