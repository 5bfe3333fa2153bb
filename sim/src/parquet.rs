//! Games as Parquet files, a row a game, for pandas, polars, Arrow and the like.
//!
//! `datasets/README.md` describes the columns; [`columns`] lists them. Lists are the three-level lists of the standard. The
//! manifest stands in the metadata of the file under `doko.manifest`.
//! See: Apache Parquet, "Logical Types" (LogicalTypes.md).

mod columns;
mod read;
mod write;

pub(crate) use read::ParquetReader;
pub(crate) use write::{ParquetWriter, write_numbers};

use ::parquet::errors::ParquetError;
use std::io;
use text::{Localized, Message, english_errors, message};

/// Returns the error of the system behind an error, if there is one.
fn io_error(error: ParquetError) -> io::Error {
    match error {
        ParquetError::External(inner) => match inner.downcast::<io::Error>() {
            Ok(error) => *error,
            Err(other) => io::Error::other(other),
        },
        other => io::Error::other(other),
    }
}

/// Error of the columns of a file.
#[derive(Clone, Debug)]
pub(crate) enum OtherColumns {
    /// This one is not the same.
    Differs(String),
    /// The number of columns differs.
    Count,
}

impl Localized for OtherColumns {
    fn message(&self) -> Message {
        match self {
            Self::Differs(column) => message!("parquet-column", column),
            Self::Count => message!("parquet-count"),
        }
    }
}

english_errors!(OtherColumns);

/// Returns what is wrong with a file.
pub(crate) fn in_words(error: &io::Error) -> Message {
    let columns = error.get_ref().and_then(|inner| inner.downcast_ref::<OtherColumns>());
    columns.map_or_else(|| Message::verbatim(error.to_string()), Localized::message)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::generate::maker::Maker;
    use crate::generate::tests::plan;
    use crate::label::{GameRow, Label, Wanted};
    use crate::manifest::Manifest;
    use crate::seed::ConfigHash;
    use ::parquet::file::reader::{FileReader, SerializedFileReader};
    use ::parquet::record::RowAccessor;
    use std::fs::{self, File};
    use std::path::PathBuf;

    fn rows() -> (Vec<GameRow>, Manifest) {
        let mut plan = plan(60, 4);
        plan.rules = game::Rules::RECKLINGHAUSEN;
        plan.wanted = Wanted { labels: Label::ALL.to_vec(), from_trick: 9 };
        let mut maker = Maker::new(&plan, crate::matches::Deaths::Stop);
        let mut rows: Vec<GameRow> = (0..60).map(|index| maker.make(index).expect("a game")).collect();
        // What random bots do not do.
        rows[1].thought_at = vec![3, 3];
        rows[1].thought_card = vec![7, 9];
        rows[1].thought = vec![-0.5, 1.25];
        rows[2].winner = None;
        rows[3].schweine = Some(2);
        (rows, plan.manifest(ConfigHash([0; 32])))
    }

    fn written(name: &str, rows: &[GameRow], manifest: &Manifest) -> PathBuf {
        let path = std::env::temp_dir().join(format!("doko-parquet-{}-{name}.parquet", std::process::id()));
        let mut writer = ParquetWriter::new(Vec::new(), Some(manifest), ConfigHash([5; 32])).expect("begun");
        for group in rows.chunks(25) {
            writer.group(group).expect("written");
        }
        fs::write(&path, writer.finish().expect("written")).expect("written");
        path
    }

    #[test]
    fn what_was_written_is_read() {
        let (rows, manifest) = rows();
        let path = written("same", &rows, &manifest);
        let mut reader = ParquetReader::open(File::open(&path).expect("a file")).expect("opened");
        let mut all = Vec::new();
        while let Some(group) = reader.next_group().expect("read") {
            all.extend(group);
        }
        assert_eq!(all, rows);
        fs::remove_file(path).expect("a file");
    }

    /// Reads with the row reader of the library, which knows nothing of our columns.
    #[test]
    fn others_see_the_same_columns() {
        let (rows, manifest) = rows();
        let path = written("others", &rows, &manifest);
        let reader = SerializedFileReader::new(File::open(&path).expect("a file")).expect("opened");
        let metadata = reader.metadata().file_metadata();
        let stored = metadata.key_value_metadata().expect("metadata").iter().find(|pair| pair.key == "doko.manifest");
        let stored = stored.and_then(|pair| pair.value.clone()).expect("a manifest");
        assert_eq!(Manifest::parse(&stored).expect("a manifest"), manifest);
        let at = |name: &str| {
            let fields = metadata.schema().get_fields();
            fields.iter().position(|field| field.name() == name).unwrap_or_else(|| panic!("no column {name}"))
        };
        let mut n_rows = 0;
        for (found, row) in reader.get_row_iter(None).expect("rows").map(|found| found.expect("a row")).zip(&rows) {
            n_rows += 1;
            assert_eq!(found.get_ulong(at("index")).expect("a number"), row.index);
            assert_eq!(found.get_string(at("game")).expect("a text"), &row.game);
            assert_eq!(found.get_short(at("re_value")).expect("a number"), row.re_value);
            assert_eq!(found.get_ushort(at("re_augen")).expect("a number"), row.re_augen);
            assert_eq!(found.get_ubyte(at("schweine")).ok(), row.schweine);
            let list = found.get_list(at("cards")).expect("a list");
            let cards: Vec<String> = list.elements().iter().map(ToString::to_string).collect();
            assert_eq!(cards, row.cards.iter().map(u8::to_string).collect::<Vec<_>>());
            let said = found.get_list(at("said")).expect("a list");
            assert_eq!(said.elements().len(), row.said.len());
        }
        assert_eq!(n_rows, rows.len());
        fs::remove_file(path).expect("a file");
    }

    #[test]
    fn a_file_with_other_columns_is_refused() {
        let (rows, manifest) = rows();
        let path = written("cut", &rows, &manifest);
        let bytes = fs::read(&path).expect("a file");
        fs::write(&path, &bytes[..bytes.len() / 2]).expect("written");
        assert!(ParquetReader::open(File::open(&path).expect("a file")).is_err());
        let text = String::from_utf8_lossy(&bytes).contains("re_augen");
        assert!(text);
        let renamed: Vec<u8> = bytes.windows(8).enumerate().fold(bytes.clone(), |mut renamed, (at, window)| {
            if window == b"re_augen" {
                renamed[at..at + 8].copy_from_slice(b"re_eyes_");
            }
            renamed
        });
        fs::write(&path, renamed).expect("written");
        let error = ParquetReader::open(File::open(&path).expect("a file")).err().expect("other columns");
        assert!(error.to_string().contains("re_augen"), "{error}");
        fs::remove_file(path).expect("a file");
    }
}
