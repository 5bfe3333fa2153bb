//! Reads games from columns.

use super::columns::{Access, COLUMNS, Shape, schema};
use super::{OtherColumns, io_error};
use crate::label::GameRow;
use ::parquet::column::reader::{ColumnReader, get_typed_column_reader};
use ::parquet::data_type::{ByteArrayType, DataType, FloatType, Int32Type, Int64Type};
use ::parquet::errors::ParquetError;
use ::parquet::file::reader::{FileReader, SerializedFileReader};
use std::fs::File;
use std::io;

/// More than any group of ours has, so that a damaged number cannot ask for all the memory there is.
const MOST_ROWS: usize = 1 << 16;

/// Reads a file of games, a group at a time.
pub(crate) struct ParquetReader {
    reader: SerializedFileReader<File>,
    next: usize,
}

impl ParquetReader {
    /// Opens a file with our columns.
    pub(crate) fn open(file: File) -> io::Result<Self> {
        let reader = SerializedFileReader::new(file).map_err(io_error)?;
        let found = reader.metadata().file_metadata().schema();
        let expected = schema();
        let differs = expected.get_fields().iter().zip(found.get_fields()).find(|(one, other)| one != other);
        if let Some((field, _)) = differs {
            return Err(io::Error::other(OtherColumns::Differs(field.name().to_owned())));
        }
        if expected.get_fields().len() != found.get_fields().len() {
            return Err(io::Error::other(OtherColumns::Count));
        }
        Ok(Self { reader, next: 0 })
    }

    /// Returns what the file says it belongs to.
    pub(crate) fn content(&self) -> Option<String> {
        self.told("doko.content")
    }

    /// Returns the manifest in the file.
    pub(crate) fn manifest(&self) -> Option<String> {
        self.told("doko.manifest")
    }

    fn told(&self, key: &str) -> Option<String> {
        let pairs = self.reader.metadata().file_metadata().key_value_metadata()?;
        pairs.iter().find(|pair| pair.key == key)?.value.clone()
    }

    /// Returns the games of the next group of rows; nothing at the end.
    pub(crate) fn next_group(&mut self) -> io::Result<Option<Vec<GameRow>>> {
        if self.reader.num_row_groups() <= self.next {
            return Ok(None);
        }
        self.next += 1;
        self.read_group(self.next - 1).map(Some).map_err(io_error)
    }

    fn read_group(&self, at: usize) -> Result<Vec<GameRow>, ParquetError> {
        let group = self.reader.get_row_group(at)?;
        let n_rows = usize::try_from(group.metadata().num_rows()).ok().filter(|&n_rows| n_rows <= MOST_ROWS);
        let n_rows = n_rows.ok_or_else(|| ParquetError::General("a group has more rows than doko's".to_owned()))?;
        let mut rows = vec![GameRow::default(); n_rows];
        for (number, column) in COLUMNS.iter().enumerate() {
            let reader = group.get_column_reader(number)?;
            match column.access {
                Access::Ints(_, set) => read_column::<Int32Type>(reader, column.shape, set, &mut rows)?,
                Access::Longs(_, set) => read_column::<Int64Type>(reader, column.shape, set, &mut rows)?,
                Access::Floats(_, set) => read_column::<FloatType>(reader, column.shape, set, &mut rows)?,
                Access::Texts(_, set) => read_column::<ByteArrayType>(reader, column.shape, set, &mut rows)?,
            }
        }
        Ok(rows)
    }
}

fn read_column<T: DataType>(
    reader: ColumnReader,
    shape: Shape,
    set: fn(&mut GameRow, &[T::T]),
    rows: &mut [GameRow],
) -> Result<(), ParquetError> {
    let mut reader = get_typed_column_reader::<T>(reader);
    let (mut values, mut defined, mut repeated) = (Vec::new(), Vec::new(), Vec::new());
    let mut n_rows = 0;
    while n_rows < rows.len() {
        let (levels, lists) = (Some(&mut defined), Some(&mut repeated));
        let (levels, lists) = match shape {
            Shape::One => (None, None),
            Shape::Optional => (levels, None),
            Shape::List => (levels, lists),
        };
        let (n_read, ..) = reader.read_records(rows.len() - n_rows, levels, lists, &mut values)?;
        if n_read == 0 {
            return Err(ParquetError::General("a column ends too early".to_owned()));
        }
        n_rows += n_read;
    }
    if shape == Shape::Optional {
        repeated.resize(defined.len(), 0);
    }
    let mut values = values.as_slice();
    let mut levels = defined.iter().zip(repeated.iter().skip(1).map(Some).chain([None]));
    for row in rows {
        let mut n_values = usize::from(shape == Shape::One);
        if shape != Shape::One {
            // The levels of a row end where the next one is not repeated.
            for (&defined, next) in levels.by_ref() {
                n_values += usize::from(defined == 1);
                if next != Some(&1) {
                    break;
                }
            }
        }
        let Some((own, rest)) = values.split_at_checked(n_values) else {
            return Err(ParquetError::General("a column has too few values".to_owned()));
        };
        set(row, own);
        values = rest;
    }
    Ok(())
}
