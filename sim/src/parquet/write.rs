//! Writes games into columns.

use super::columns::{Access, COLUMNS, Shape, schema};
use super::io_error;
use crate::label::GameRow;
use crate::manifest::Manifest;
use crate::seed::ConfigHash;
use ::parquet::basic::{Compression, ZstdLevel};
use ::parquet::column::writer::ColumnWriterImpl;
use ::parquet::data_type::{ByteArrayType, DataType, FloatType, Int32Type, Int64Type};
use ::parquet::errors::ParquetError;
use ::parquet::file::metadata::KeyValue;
use ::parquet::file::properties::{EnabledStatistics, WriterProperties};
use ::parquet::file::writer::SerializedFileWriter;
use ::parquet::schema::parser::parse_message_type;
use std::io::{self, Write};
use std::sync::Arc;

/// Writes a file of games.
pub(crate) struct ParquetWriter<W: Write> {
    writer: SerializedFileWriter<W>,
}

impl<W: Write + Send> ParquetWriter<W> {
    /// Begins a file with the manifest, if there is one, in its metadata.
    pub(crate) fn new(out: W, manifest: Option<&Manifest>, content: ConfigHash) -> io::Result<Self> {
        let manifest = manifest.map(|manifest| ("doko.manifest", manifest.text()));
        let entries = manifest.into_iter().chain([("doko.content", content.to_string())]);
        let metadata = entries.map(|(key, value)| KeyValue::new(key.to_owned(), value)).collect();
        let writer = SerializedFileWriter::new(out, schema(), Arc::new(properties(metadata))).map_err(io_error)?;
        Ok(Self { writer })
    }

    /// Writes games as a group of rows; nothing if there are none.
    pub(crate) fn group(&mut self, rows: &[GameRow]) -> io::Result<()> {
        if rows.is_empty() { Ok(()) } else { self.write_group(rows).map_err(io_error) }
    }

    fn write_group(&mut self, rows: &[GameRow]) -> Result<(), ParquetError> {
        let mut group = self.writer.next_row_group()?;
        for column in COLUMNS {
            let mut writer =
                group.next_column()?.ok_or_else(|| ParquetError::General("a column too few".to_owned()))?;
            match column.access {
                Access::Ints(get, _) => write_column(writer.typed::<Int32Type>(), column.shape, get, rows)?,
                Access::Longs(get, _) => write_column(writer.typed::<Int64Type>(), column.shape, get, rows)?,
                Access::Floats(get, _) => write_column(writer.typed::<FloatType>(), column.shape, get, rows)?,
                Access::Texts(get, _) => write_column(writer.typed::<ByteArrayType>(), column.shape, get, rows)?,
            }
            writer.close()?;
        }
        group.close()?;
        Ok(())
    }

    /// Ends the file and gives back what was written to.
    pub(crate) fn finish(self) -> io::Result<W> {
        self.writer.into_inner().map_err(io_error)
    }
}

/// Writes a file of whole numbers that has nothing to do with games: a column for each name, and an entry in its metadata.
pub(crate) fn write_numbers(
    out: impl Write + Send,
    columns: &[(String, Vec<i32>)],
    (key, value): (&str, &str),
) -> io::Result<()> {
    let write = || {
        let fields: String = columns.iter().map(|(name, _)| format!("REQUIRED INT32 {name};\n")).collect();
        let schema = Arc::new(parse_message_type(&format!("message deal {{\n{fields}}}"))?);
        let properties = properties(vec![KeyValue::new(key.to_owned(), value.to_owned())]);
        let mut writer = SerializedFileWriter::new(out, schema, Arc::new(properties))?;
        let mut group = writer.next_row_group()?;
        for (_, numbers) in columns {
            let mut column =
                group.next_column()?.ok_or_else(|| ParquetError::General("a column too few".to_owned()))?;
            column.typed::<Int32Type>().write_batch(numbers, None, None)?;
            column.close()?;
        }
        group.close()?;
        writer.close().map(drop)
    };
    write().map_err(io_error)
}

/// Returns how files are written that have these entries in their metadata.
fn properties(metadata: Vec<KeyValue>) -> WriterProperties {
    WriterProperties::builder()
        .set_compression(Compression::ZSTD(ZstdLevel::default()))
        .set_statistics_enabled(EnabledStatistics::Chunk)
        .set_key_value_metadata(Some(metadata))
        .build()
}

fn write_column<T: DataType>(
    writer: &mut ColumnWriterImpl<'_, T>,
    shape: Shape,
    get: fn(&GameRow, &mut Vec<T::T>),
    rows: &[GameRow],
) -> Result<(), ParquetError> {
    let mut values = Vec::new();
    let (mut defined, mut repeated) = (Vec::new(), Vec::new());
    for row in rows {
        let before = values.len();
        get(row, &mut values);
        let n_values = values.len() - before;
        // Nothing is a level of its own; of a list, all values but the first are repeated.
        defined.extend(std::iter::repeat_n(i16::from(n_values != 0), n_values.max(1)));
        repeated.extend((0..n_values.max(1)).map(|at| i16::from(at != 0)));
    }
    let defined = (shape != Shape::One).then_some(defined.as_slice());
    let repeated = (shape == Shape::List).then_some(repeated.as_slice());
    writer.write_batch(&values, defined, repeated).map(|_| ())
}
