//! The problems that are built in, and those of a file: a JSON object a line, packed or not.

use crate::input::{PACKED, cannot_read, read_to_end, stdin_name, text_of};
use crate::reads;
use crate::trouble::{Source, Trouble};
use flate2::read::MultiGzDecoder;
use sim::problems::Problem;
use std::fs::File;
use std::io::{self, Read};
use text::{json_error, message};

/// The collection; `datasets/README.md` says which command makes it.
const BUILT_IN: &[u8] = include_bytes!("collection.jsonl.gz");

/// Largest size of a collection in bytes, unpacked.
const MOST: u64 = 1 << 30;

/// Reads the problems of a file, of the standard input, or those that are built in.
pub(super) fn read(file: Option<&str>) -> Result<Vec<Problem>, Trouble> {
    let (name, bytes) = match file {
        None => ("doko".to_owned(), BUILT_IN.to_vec()),
        Some("-") => {
            reads::note_stdin()?;
            let name = stdin_name();
            let bytes = read_to_end(&name, &mut io::stdin().lock())?;
            (name, bytes)
        }
        Some(path) => {
            let mut file = File::open(path).map_err(|error| cannot_read(path, &error))?;
            reads::note(path, &file)?;
            (path.to_owned(), read_to_end(path, &mut file)?)
        }
    };
    let bytes = if bytes.starts_with(&PACKED) { unpacked(&name, &bytes, MOST)? } else { bytes };
    let text = text_of(&name, bytes)?;
    let lines = (1..).zip(text.lines()).filter(|(_, line)| !line.trim().is_empty());
    lines.map(|(number, line)| problem_of(&name, number, line)).collect()
}

fn problem_of(name: &str, number: usize, line: &str) -> Result<Problem, Trouble> {
    serde_json::from_str(line).map_err(|error| {
        let error = json_error(&error.to_string());
        let source = Source { name: name.to_owned(), line: number, text: line.to_owned() };
        Trouble::new(message!("problems-bad-line", line = number, error)).in_source(source, &[])
    })
}

/// Unpacks a file, which may be several packed ones behind one another.
fn unpacked(name: &str, bytes: &[u8], most: u64) -> Result<Vec<u8>, Trouble> {
    let mut unpacked = Vec::new();
    let read = MultiGzDecoder::new(bytes).take(most + 1).read_to_end(&mut unpacked);
    read.map_err(|error| Trouble::new(message!("problems-bad-gzip", error = format!("{name}: {error}"))))?;
    if most < unpacked.len() as u64 {
        return Err(Trouble::new(message!("problems-too-large", name, most = most >> 20)));
    }
    Ok(unpacked)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::target::holds_problems;
    use flate2::{Compression, GzBuilder};
    use std::collections::BTreeSet;
    use std::io::Write;

    fn packed(text: &str) -> Vec<u8> {
        let mut packer = GzBuilder::new().write(Vec::new(), Compression::fast());
        packer.write_all(text.as_bytes()).expect("into memory");
        packer.finish().expect("into memory")
    }

    #[test]
    fn several_packed_files_are_one() {
        let both = [packed("one\n"), packed("two\n")].concat();
        assert_eq!(unpacked("x", &both, 8).expect("eight bytes"), b"one\ntwo\n");
    }

    #[test]
    fn what_is_too_large_is_refused_and_not_cut_off() {
        let error = unpacked("x.gz", &packed("one\ntwo\n"), 7).expect_err("eight bytes");
        assert!(error.to_string().contains("x.gz"), "{error}");
    }

    #[test]
    fn what_follows_a_packed_file_is_not_passed_over() {
        assert!(unpacked("x", &[packed("one"), b"two".to_vec()].concat(), 8).is_err());
    }

    #[test]
    fn a_file_of_problems_is_known_packed_or_not() {
        let folder = std::env::temp_dir().join(format!("doko-collection-{}", std::process::id()));
        std::fs::create_dir_all(&folder).expect("a folder");
        let first = serde_json::to_string(&read(None).expect("it is built in")[0]).expect("a problem");
        let cases = [
            ("packed.gz", BUILT_IN.to_vec(), true),
            ("plain.jsonl", format!("{first}\n").into_bytes(), true),
            ("other.gz", packed("{}\n"), false),
            ("other.jsonl", b"{}\n".to_vec(), false),
            ("torn.gz", BUILT_IN[..8].to_vec(), false),
        ];
        for (name, bytes, holds) in cases {
            let path = folder.join(name);
            std::fs::write(&path, bytes).expect("a file");
            assert_eq!(holds_problems(&path), holds, "{name}");
        }
        std::fs::remove_dir_all(&folder).expect("our own folder");
    }

    #[test]
    fn the_collection_can_be_read_and_holds_no_problem_twice() {
        let problems = read(None).expect("it is built in");
        let ids: BTreeSet<&str> = problems.iter().map(|problem| problem.id.as_str()).collect();
        assert_eq!(ids.len(), problems.len());
        assert!(problems.iter().all(|problem| problem.answers.contains(&problem.right)));
    }
}
