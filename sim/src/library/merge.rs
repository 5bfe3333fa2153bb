//! Makes one file of the chunks of each part.

use super::{Library, LibraryError, PARTS, Part, Values, io_error};
use std::fs;
use std::path::{Path, PathBuf};
use text::message;

/// A file with all values of a part.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Merged {
    /// The file.
    pub path: PathBuf,
    /// The part.
    pub part: Part,
    /// Number of deals.
    pub deals: u64,
}

/// Writes the values of each part, from its first deal up to the first that is missing, into one file of another folder, and beside it
/// the same as Parquet where this program has it.
///
/// # Errors
/// Returns why a file cannot be written.
pub fn merge(library: &Library, folder: &Path) -> Result<Vec<Merged>, LibraryError> {
    fs::create_dir_all(folder).map_err(io_error(folder))?;
    let mut merged = Vec::new();
    for part in PARTS {
        let Some(values) = library.joined(&part) else { continue };
        let path = folder.join(format!("{}.values", part.name));
        check_place(&path, &values)?;
        values.write(&path)?;
        write_parquet(&values, &path.with_extension("parquet"))?;
        merged.push(Merged { path, part, deals: values.deals().end });
    }
    Ok(merged)
}

/// Refuses to write over what is no file of this part, or has more deals.
fn check_place(path: &Path, values: &Values) -> Result<(), LibraryError> {
    if !path.exists() {
        return Ok(());
    }
    let there = Values::read(path)?;
    if there.part != values.part || there.first != 0 || values.deals().end < there.deals().end {
        let what = message!("library-more", deals = there.deals().end, n = values.deals().end);
        return Err(LibraryError::Damaged(path.to_owned(), what));
    }
    Ok(())
}

#[cfg(feature = "parquet")]
fn write_parquet(values: &Values, path: &Path) -> Result<(), LibraryError> {
    use crate::new_file::NewFile;
    let columns = values.part.columns();
    let (mut deals, mut rows) = (Vec::new(), vec![Vec::new(); columns.len()]);
    for (deal, values) in values.iter() {
        deals.push(deal as i32);
        values.iter().zip(&mut rows).for_each(|(&value, row)| row.push(i32::from(value)));
    }
    let table = std::iter::once(("deal".to_owned(), deals)).chain(columns.into_iter().zip(rows));
    let header = serde_json::to_string(&values.header()).map_err(|error| io_error(path)(error.into()))?;
    let write = || {
        let mut new = NewFile::begin(path)?;
        crate::parquet::write_numbers(new.file(), &table.collect::<Vec<_>>(), ("doko.library", &header))?;
        new.appear().map(drop)
    };
    write().map_err(io_error(path))
}

#[cfg(not(feature = "parquet"))]
const fn write_parquet(_: &Values, _: &Path) -> Result<(), LibraryError> {
    Ok(())
}
