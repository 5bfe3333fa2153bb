//! Wire files for who reads Parquet.

use super::file::{GAMES, GROUP};
use super::{GenerateError, io_error, wire_error};
use crate::label::GameRow;
use crate::manifest::Manifest;
use crate::parquet::ParquetWriter;
use crate::seed::ConfigHash;
use crate::wire::WireReader;
use std::fs::{self, File};
use std::io::{BufReader, Write};
use std::path::Path;

/// Writes the games of a wire file as Parquet, and gives back what was written to. The metadata have the manifest if it lies
/// beside the file and the file is of that data set.
///
/// # Errors
/// Returns why the file cannot be read, or not be written to.
pub fn wire_to_parquet<W: Write + Send>(path: &Path, out: W) -> Result<W, GenerateError> {
    let file = File::open(path).map_err(io_error(path))?;
    let (mut reader, header) = WireReader::open(BufReader::new(file)).map_err(wire_error(path))?;
    if header.content != GAMES {
        return Err(GenerateError::Foreign(path.to_owned()));
    }
    let content = ConfigHash(header.config);
    let is_of = |manifest: &Manifest| manifest.plan().is_ok_and(|plan| plan.content() == content);
    let manifest = manifest_beside(path).filter(is_of);
    let manifest = manifest.map(|manifest| manifest.without_shards());
    let mut writer = ParquetWriter::new(out, manifest.as_ref(), content).map_err(io_error(path))?;
    let mut rows: Vec<GameRow> = Vec::new();
    while let Some(block) = reader.next_block::<GameRow>().map_err(wire_error(path))? {
        rows.extend(block);
        if GROUP <= rows.len() {
            writer.group(&rows).map_err(io_error(path))?;
            rows.clear();
        }
    }
    writer.group(&rows).map_err(io_error(path))?;
    writer.finish().map_err(io_error(path))
}

fn manifest_beside(path: &Path) -> Option<Manifest> {
    Manifest::parse(&fs::read_to_string(path.with_file_name("manifest.json")).ok()?).ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::generate::tests::plan;
    use crate::generate::{merge, plan as planned, run};
    use crate::matches::Deaths;
    use solver::Stop;

    #[test]
    fn a_wire_file_becomes_the_parquet_file_of_the_same_games() {
        let path = std::env::temp_dir().join(format!("doko-convert-{}", std::process::id()));
        let _ = fs::remove_dir_all(&path);
        let folder = planned(&path, &plan(30, 1)).expect("planned");
        run(&folder, 1, Deaths::Stop, 1, &Stop::NEVER, |_| ()).expect("made");
        for name in ["all.wire", "all.parquet"] {
            merge(&folder, &path.join(name)).expect("merged");
        }
        let bytes = fs::read(path.join("all.parquet")).expect("a file");
        assert_eq!(wire_to_parquet(&path.join("all.wire"), Vec::new()).expect("converted"), bytes);
        assert_eq!(wire_to_parquet(&folder.finished_path(1), Vec::new()).expect("converted"), bytes);
        assert!(matches!(wire_to_parquet(&path.join("all.parquet"), Vec::new()), Err(GenerateError::Damaged(..))));
        fs::remove_dir_all(&path).expect("a folder");
    }
}
