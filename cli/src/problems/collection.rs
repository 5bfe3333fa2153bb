//! The problems that are built in, and those of a file: a JSON object a line, packed or not.

use crate::input::{cannot_read, read_to_end, stdin_name, text_of};
use crate::reads;
use crate::trouble::{Source, Trouble};
use flate2::read::GzDecoder;
use sim::problems::Problem;
use std::fs::File;
use std::io::{self, Read};
use text::message;

/// The collection; `datasets/README.md` says which command makes it.
const BUILT_IN: &[u8] = include_bytes!("collection.jsonl.gz");

/// How a packed file begins.
const PACKED: [u8; 2] = [0x1f, 0x8b];

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
    let bytes = if bytes.starts_with(&PACKED) { unpacked(&name, &bytes)? } else { bytes };
    let text = text_of(&name, bytes)?;
    let lines = (1..).zip(text.lines()).filter(|(_, line)| !line.trim().is_empty());
    lines.map(|(number, line)| problem_of(&name, number, line)).collect()
}

fn problem_of(name: &str, number: usize, line: &str) -> Result<Problem, Trouble> {
    serde_json::from_str(line).map_err(|error| {
        let error = error.to_string();
        let source = Source { name: name.to_owned(), line: number, text: line.to_owned() };
        Trouble::new(message!("problems-bad-line", line = number, error)).in_source(source, &[])
    })
}

fn unpacked(name: &str, bytes: &[u8]) -> Result<Vec<u8>, Trouble> {
    /// What is larger is no collection.
    const MOST: u64 = 1 << 30;
    let mut unpacked = Vec::new();
    let read = GzDecoder::new(bytes).take(MOST).read_to_end(&mut unpacked);
    read.map_err(|error| Trouble::new(message!("problems-bad-gzip", error = format!("{name}: {error}"))))?;
    Ok(unpacked)
}

/// Returns whether this is a line of such a file.
pub(crate) fn is_problem(line: &str) -> bool {
    serde_json::from_str::<Problem>(line).is_ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn the_collection_can_be_read_and_holds_no_problem_twice() {
        let problems = read(None).expect("it is built in");
        let ids: BTreeSet<&str> = problems.iter().map(|problem| problem.id.as_str()).collect();
        assert_eq!(ids.len(), problems.len());
        assert!(problems.iter().all(|problem| problem.answers.contains(&problem.right)));
    }
}
