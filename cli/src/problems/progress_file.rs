//! Progress of a person in problems: a line for each problem, so that it can be read, changed and thrown away by hand.
//!
//! ```text
//! # doko problems: name, box, due, right, wrong
//! 93b2c6d0f1a4e857 2 2026-11-30 3 1
//! ```
//!
//! A problem that is solved without hints goes to the next box and comes again after as many days as that says; one that is not
//! goes back to the first box and is due at once (See: S. Leitner, "So lernt man lernen", 1972).

use crate::target::{Kind, OutPath, Overwrite, Target};
use crate::trouble::Trouble;
use chrono::{Days, NaiveDate};
use etcetera::{BaseStrategy, choose_base_strategy};
use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::fs;
use text::brief;
use text::message;

/// Days after which a problem of each box comes again.
const BOXES: [u64; 7] = [0, 1, 3, 7, 16, 35, 90];

const HEAD: &str = "# doko problems: name, box, due, right, wrong";

/// State of a person with a problem.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct State {
    of_box: usize,
    due: NaiveDate,
    right: u32,
    wrong: u32,
}

/// Result of an answer to a problem.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Answered {
    /// Right, without hints.
    Right,
    /// Right, with hints.
    WithHints,
    /// Wrong, or not at all.
    Wrong,
}

/// The file.
pub(super) struct ProgressFile {
    target: Target,
    states: BTreeMap<String, State>,
    today: NaiveDate,
}

impl ProgressFile {
    /// Reads the file, if there is one; the usual one if none is named.
    pub(super) fn open(path: Option<&OutPath>, today: NaiveDate) -> Result<Self, Trouble> {
        let path = match path {
            Some(path) => path.clone(),
            None => usual()?,
        };
        let target = Target::open(&path, Kind::Records, Overwrite::default())?;
        let states = read(&target, &target.text()?)?;
        Ok(Self { target, states, today })
    }

    /// Returns whether a problem is due: it is new, or its day has come.
    pub(super) fn is_due(&self, id: &str) -> bool {
        self.states.get(id).is_none_or(|state| state.due <= self.today)
    }

    /// Returns whether a problem was answered before.
    pub(super) fn is_known(&self, id: &str) -> bool {
        self.states.contains_key(id)
    }

    /// Records an answer, and writes the whole file, with the answers that another run has recorded in it meanwhile.
    pub(super) fn note(&mut self, id: &str, answered: Answered) -> Result<(), Trouble> {
        self.states = self.target.change(|text| {
            let mut states = read(&self.target, &text)?;
            self.enter(&mut states, id, answered);
            let mut text = format!("{HEAD}\n");
            for (id, State { of_box, due, right, wrong }) in &states {
                let _ = writeln!(text, "{id} {of_box} {due} {right} {wrong}");
            }
            Ok::<_, Trouble>((text, states))
        })?;
        Ok(())
    }

    fn enter(&self, states: &mut BTreeMap<String, State>, id: &str, answered: Answered) {
        let new = State { of_box: 0, due: self.today, right: 0, wrong: 0 };
        let state = states.entry(id.to_owned()).or_insert(new);
        match answered {
            Answered::Right => state.of_box = (state.of_box + 1).min(BOXES.len() - 1),
            Answered::WithHints => state.of_box = state.of_box.max(1),
            Answered::Wrong => state.of_box = 0,
        }
        if answered == Answered::Wrong {
            state.wrong = state.wrong.saturating_add(1);
        } else {
            state.right = state.right.saturating_add(1);
        }
        state.due = self.today.checked_add_days(Days::new(BOXES[state.of_box])).unwrap_or(self.today);
    }
}

/// Returns what a file of progress says of each problem.
fn read(target: &Target, text: &str) -> Result<BTreeMap<String, State>, Trouble> {
    let lines = (1..).zip(text.lines()).filter(|(_, line)| !line.trim().is_empty() && !line.starts_with('#'));
    let state_of = |(number, line)| {
        parsed(line).ok_or_else(|| {
            let file = target.path().display().to_string();
            let error = message!("problems-progress-line", line = number, file, text = &*brief(line));
            Trouble::new(error).with_help(message!("problems-progress-line.help"))
        })
    };
    lines.map(state_of).collect()
}

fn parsed(line: &str) -> Option<(String, State)> {
    let words: Vec<&str> = line.split_whitespace().collect();
    let [id, of_box, due, right, wrong] = words[..] else { return None };
    let of_box = of_box.parse().ok().filter(|&of_box: &usize| of_box < BOXES.len())?;
    let state = State { of_box, due: due.parse().ok()?, right: right.parse().ok()?, wrong: wrong.parse().ok()? };
    Some((id.to_owned(), state))
}

/// Returns the usual place of the file, where the system keeps the data of programs.
fn usual() -> Result<OutPath, Trouble> {
    let none = || Trouble::new(message!("problems-no-folder")).with_help(message!("problems-no-folder.help"));
    let folder = choose_base_strategy().map_err(|_| none())?.data_dir().join("doko");
    fs::create_dir_all(&folder).map_err(|_| none())?;
    Ok(OutPath::from(folder.join("problems.txt").into_os_string()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn day(text: &str) -> NaiveDate {
        text.parse().expect("a day")
    }

    #[test]
    fn what_is_solved_comes_again_later_and_later_and_what_is_missed_at_once() {
        let folder = std::env::temp_dir().join(format!("doko-progress-{}", std::process::id()));
        fs::create_dir_all(&folder).expect("a folder");
        let path = OutPath::from(folder.join("progress.txt").into_os_string());
        let mut today = day("2026-11-27");
        for (answered, next) in [
            (Answered::Right, "2026-11-28"),
            (Answered::Right, "2026-12-01"),
            (Answered::WithHints, "2026-12-04"),
            (Answered::Wrong, "2026-12-04"),
            (Answered::WithHints, "2026-12-05"),
        ] {
            let mut file = ProgressFile::open(Some(&path), today).expect("it can be read");
            assert!(file.is_due("a1"), "{today}");
            file.note("a1", answered).expect("it can be written");
            assert_eq!(file.states["a1"].due, day(next), "{answered:?}");
            today = day(next);
        }
        let before = ProgressFile::open(Some(&path), day("2026-12-04")).expect("it can be read");
        assert!(!before.is_due("a1") && before.is_known("a1") && before.is_due("b2") && !before.is_known("b2"));
        assert_eq!((before.states["a1"].right, before.states["a1"].wrong), (4, 1));
        fs::write(folder.join("bad.txt"), "a1 9 2026-11-27 1 1\n").expect("written");
        let bad = OutPath::from(folder.join("bad.txt").into_os_string());
        assert!(ProgressFile::open(Some(&bad), today).is_err());
        let _ = fs::remove_dir_all(&folder);
    }
}
