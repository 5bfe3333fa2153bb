//! Dictionaries with something for each seat or side.

use game::{Seat, Team};
use pyo3::prelude::*;
use pyo3::types::PyDict;

/// Returns something by seat: `{"N": .., "E": .., "S": .., "W": ..}`.
pub(crate) fn by_seat<'py, T: IntoPyObject<'py>>(
    py: Python<'py>,
    of: impl Fn(Seat) -> T,
) -> PyResult<Bound<'py, PyDict>> {
    let dict = PyDict::new(py);
    for seat in Seat::ALL {
        dict.set_item(seat.to_string(), of(seat))?;
    }
    Ok(dict)
}

/// Returns something by side: `{"re": .., "kontra": ..}`.
pub(crate) fn by_team<'py, T: IntoPyObject<'py>>(
    py: Python<'py>,
    of: impl Fn(Team) -> T,
) -> PyResult<Bound<'py, PyDict>> {
    let dict = PyDict::new(py);
    for team in Team::ALL {
        dict.set_item(team.name(), of(team))?;
    }
    Ok(dict)
}
