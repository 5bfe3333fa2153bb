//! doko for Python: the extension module below the package `doppelkopf`. It has no logic of its own; what it does is in
//! the crates of the workspace, and what reads well in Python is written in Python.

#![expect(clippy::fn_params_excessive_bools, clippy::too_many_arguments, reason = "they have names in Python")]

#[macro_use]
mod shapes;

mod ask;
mod batch;
mod bot;
mod card;
mod cards;
mod data;
mod deal;
mod dict;
mod episode;
mod error;
mod given;
mod hand;
mod html;
mod learned;
mod matches;
mod outcome;
mod position;
mod question;
mod read;
mod record;
mod released;
mod rules;
mod running;
mod sampling;
mod seated;
mod solving;
mod tables;
mod tensor;
mod view;
mod watched;

use pyo3::prelude::*;

/// The engine below `doppelkopf`; use the package.
#[pymodule]
mod _engine {
    use pyo3::prelude::*;

    #[pymodule_export]
    use crate::ask::ask;
    #[pymodule_export]
    use crate::batch::Batch;
    #[pymodule_export]
    use crate::bot::Bot;
    #[pymodule_export]
    use crate::cards::Card;
    #[pymodule_export]
    use crate::cards::Hand;
    #[pymodule_export]
    use crate::data::{data_files, generate, merge, row_positions, row_records, wire_as_parquet};
    #[pymodule_export]
    use crate::deal::Deal;
    #[pymodule_export]
    use crate::episode::{Episode, action_names, features, layout_versions};
    #[pymodule_export]
    use crate::learned::{net_features, net_groups, net_judgement, net_lessons};
    #[pymodule_export]
    use crate::matches::play_match;
    #[pymodule_export]
    use crate::position::Position;
    #[pymodule_export]
    use crate::program;
    #[pymodule_export]
    use crate::record::Record;
    #[pymodule_export]
    use crate::rules::Rules;
    #[pymodule_export]
    use crate::running::Game;
    #[pymodule_export]
    use crate::sampling::{count_deals, re_probabilities, sample, weighted_deals};
    #[pymodule_export]
    use crate::solving::{Solver, bounds_of_many};
    #[pymodule_export]
    use crate::tensor::Tensor;
    #[pymodule_export]
    use crate::view::View;

    /// Gets hold of NumPy, so that Ctrl-C at its first use later finds nothing half done.
    #[pymodule_init]
    fn init(module: &Bound<'_, PyModule>) -> PyResult<()> {
        let py = module.py();
        py.import("numpy")?;
        let first_use =
            || std::panic::catch_unwind(|| Python::attach(|py| numpy::PyArray1::<u8>::zeros(py, 0, false).unbind()));
        if first_use().is_err() {
            // A signal came meanwhile, and what it raises is lost there.
            first_use().map_err(|_| pyo3::exceptions::PyImportError::new_err("numpy has no interface for C"))?;
            return Err(pyo3::exceptions::PyKeyboardInterrupt::new_err(()));
        }
        Ok(())
    }

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
