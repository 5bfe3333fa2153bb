//! Arrays of a batch: written here, seen by Python, and shared with other frameworks by DLPack.

use numpy::{Element, Ix1, PyArray, PyArray1, PyArrayMethods, PyReadwriteArray, PyUntypedArray};
use pyo3::exceptions::PyRuntimeError;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PySlice, PyTuple};

/// An array: as it is written here, and as Python sees it, where it is read only. Each keeps the memory, so it does not
/// matter what is dropped first.
pub(crate) struct Kept<T> {
    written: Py<PyArray<T, Ix1>>,
    shaped: Py<PyUntypedArray>,
    pub(crate) seen: Py<PyAny>,
}

/// Bytes by which arrays are aligned: other frameworks share no memory that begins elsewhere.
const ALIGNMENT: usize = 64;

impl<T: Element + Copy> Kept<T> {
    pub(crate) fn new(py: Python<'_>, shape: &[usize], dtype: &str) -> PyResult<Self> {
        let length = shape.iter().product::<usize>() * size_of::<T>();
        let whole = PyArray1::<u8>::zeros(py, length + ALIGNMENT, false);
        let start = (whole.data() as usize).wrapping_neg() % ALIGNMENT;
        let part = whole.get_item(PySlice::new(py, start as isize, (start + length) as isize, 1))?;
        let written = part.call_method1("view", (T::get_dtype(py),))?.cast_into::<PyArray<T, Ix1>>()?;
        let shaped = part.call_method1("view", (dtype,))?.call_method1("reshape", (PyTuple::new(py, shape)?,))?;
        let seen = shaped.call_method0("view")?;
        let read_only = PyDict::new(py);
        read_only.set_item("write", false)?;
        seen.call_method("setflags", (), Some(&read_only))?;
        let shaped = shaped.cast_into::<PyUntypedArray>()?;
        Ok(Self { written: written.unbind(), shaped: shaped.unbind(), seen: seen.unbind() })
    }

    pub(crate) fn open<'py>(&self, py: Python<'py>) -> PyResult<PyReadwriteArray<'py, T, Ix1>> {
        self.written.bind(py).try_readwrite().map_err(|error| PyRuntimeError::new_err(error.to_string()))
    }

    pub(crate) fn seen(&self, py: Python<'_>) -> Py<PyAny> {
        self.seen.clone_ref(py)
    }

    pub(crate) fn tensor(&self, py: Python<'_>) -> Tensor {
        Tensor::of(self.shaped.clone_ref(py))
    }
}

/// An array of a batch for ``from_dlpack`` of another framework, which shares its memory: each step overwrites it. Do not write into it.
///
/// Frameworks that know no read-only memory, such as JAX, take this, but not the read-only array itself.
#[pyclass(frozen, module = "doppelkopf._engine")]
pub(crate) struct Tensor {
    array: Py<PyUntypedArray>,
}

impl Tensor {
    pub(crate) const fn of(array: Py<PyUntypedArray>) -> Self {
        Self { array }
    }
}

#[pymethods]
impl Tensor {
    #[pyo3(signature = (**options))]
    fn __dlpack__(&self, py: Python<'_>, options: Option<&Bound<'_, PyDict>>) -> PyResult<Py<PyAny>> {
        self.array.call_method(py, "__dlpack__", (), options)
    }

    fn __dlpack_device__(&self, py: Python<'_>) -> PyResult<Py<PyAny>> {
        self.array.call_method0(py, "__dlpack_device__")
    }

    fn __repr__(&self, py: Python<'_>) -> PyResult<String> {
        let array = self.array.bind(py);
        Ok(format!("<Tensor {} {}>", array.getattr("shape")?, array.getattr("dtype")?))
    }
}
