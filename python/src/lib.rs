//! doko for Python: the extension module below the package `doppelkopf`. It has no logic of its own; what it does is in
//! the crates of the workspace, and what reads well in Python is written in Python.

mod ask;
mod error;
mod released;

use pyo3::prelude::*;

/// The engine below `doppelkopf`; use the package.
#[pymodule]
mod _engine {
    #[pymodule_export]
    use crate::ask::ask;
    #[pymodule_export]
    use crate::program;

    /// The version of the package.
    #[pymodule_export]
    #[allow(non_upper_case_globals, reason = "Python's name")]
    const __version__: &str = env!("CARGO_PKG_VERSION");
}

/// Runs the program `doko` with these arguments, its own name first, and returns its exit code.
#[pyfunction]
fn program(py: Python<'_>, arguments: Vec<std::ffi::OsString>) -> u8 {
    py.detach(|| cli::program(arguments))
}
