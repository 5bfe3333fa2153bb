//! Writes what the network learns from: decisions, with what every card came to.
//!
//! `cargo run --release -p doko-lab -- lessons SEED FROM TO (rules|WEIGHTS) DIRECTORY` plays the games with these numbers and
//! writes `lessons.bin` and `manifest.json`; the same numbers give the same bytes, whatever the threads. The last word but one
//! says who goes on for the learner: the rules of thumb, or a network by its file.

use crate::{Outcome, whole_number};
use bots::net::{FEATURES, GROUPS, LESSON_BYTES, Learner, fingerprint, lessons};
use rayon::prelude::*;
use std::fs::File;
use std::io::{BufWriter, Write};
use std::path::Path;

/// How many games are played before they are written.
const CHUNK: u64 = 4000;

pub(crate) fn run(arguments: &[String]) -> Outcome {
    let [seed, from, to, learner, directory] = arguments else {
        return Err("usage: lessons SEED FROM TO (rules|WEIGHTS) DIRECTORY".into());
    };
    let (seed, from, to): (u64, u64, u64) = (whole_number(seed)?, whole_number(from)?, whole_number(to)?);
    let learner = if learner == "rules" { Learner::RULES } else { Learner::reading(&std::fs::read(learner)?) };
    let directory = Path::new(directory);
    std::fs::create_dir_all(directory)?;
    let mut file = BufWriter::new(File::create(directory.join("lessons.bin"))?);
    let mut n_lessons = 0;
    let mut begin = from;
    while begin < to {
        let end = to.min(begin + CHUNK);
        let games: Vec<Vec<u8>> = (begin..end)
            .into_par_iter()
            .map(|index| {
                let mut bytes = Vec::new();
                lessons(seed, index, learner).iter().for_each(|lesson| lesson.write(&mut bytes));
                bytes
            })
            .collect();
        for bytes in games {
            n_lessons += bytes.len() / LESSON_BYTES;
            file.write_all(&bytes)?;
        }
        begin = end;
        eprintln!("{begin} of {to} games, {n_lessons} lessons");
    }
    file.flush()?;
    let groups: Vec<_> =
        GROUPS.iter().map(|group| serde_json::json!({ "name": group.name, "features": group.len })).collect();
    let manifest = serde_json::json!({
        "seed": seed, "from": from, "to": to, "learner": arguments[3], "lessons": n_lessons, "bytes": LESSON_BYTES,
        "features": FEATURES, "fingerprint": fingerprint(), "groups": groups,
    });
    // A directory with a manifest has all lessons.
    std::fs::write(directory.join("manifest.json"), serde_json::to_string_pretty(&manifest)?)?;
    Ok(())
}
