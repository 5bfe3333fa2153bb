//! Data sets are made, interrupted, damaged and merged.

use super::maker::Maker;
use super::*;
use crate::label::{Label, Wanted};
use crate::manifest::{FileFormat, Plan};
use crate::matches::Deaths;
use crate::table::Scope;
use game::Rules;
use std::fs;
use std::sync::atomic::{AtomicBool, Ordering};

pub(crate) fn plan(games: u64, shards: u32) -> Plan {
    Plan {
        rules: Rules::DDV,
        bots: vec!["random".parse().expect("a bot")],
        scope: Scope::Everything,
        seed: 3,
        games,
        shards,
        file: FileFormat::Wire,
        wanted: Wanted { labels: vec![Label::Legal, Label::Augen], from_trick: 11 },
    }
}

/// Returns an empty folder of this test.
fn place(name: &str) -> PathBuf {
    let path = std::env::temp_dir().join(format!("doko-generate-{}-{name}", std::process::id()));
    let _ = fs::remove_dir_all(&path);
    path
}

fn make(folder: &Folder, threads: usize) {
    for shard in 1..=folder.plan().shards {
        assert_eq!(
            run(folder, shard, Deaths::Stop, threads, &AtomicBool::new(false), |_| ()).expect("made"),
            Made::Now
        );
    }
}

fn merged(folder: &Folder, path: &Path) -> Vec<u8> {
    merge(folder, &path.join("all.wire")).expect("merged");
    verify_file(&path.join("all.wire")).expect("as it was written");
    fs::read(path.join("all.wire")).expect("a file")
}

#[test]
fn shards_threads_and_interruptions_change_no_byte() {
    let path = place("bytes");
    let whole = super::plan(&path, &plan(2000, 1)).expect("planned");
    make(&whole, 1);
    let bytes = merged(&whole, &path);
    let mut n_interruptions = 0;
    for (shards, threads) in [(1, 2), (7, 1), (7, 8)] {
        let path = place("bytes-again");
        let folder = super::plan(&path, &plan(2000, shards)).expect("planned");
        for shard in 1..=shards {
            let stop = AtomicBool::new(false);
            let interrupt = |progress: Progress| stop.store(progress.games / 10 < progress.made, Ordering::Relaxed);
            // With many threads a small shard may be finished before anybody hears of the stop.
            let began = run(&folder, shard, Deaths::Stop, threads, &stop, interrupt).expect("begun");
            let mut kept = None;
            let see = |progress: Progress| kept = kept.or(Some(progress.kept));
            let ended = run(&folder, shard, Deaths::Stop, threads, &AtomicBool::new(false), see).expect("made");
            if began == Made::Interrupted {
                n_interruptions += 1;
                assert_eq!(ended, Made::Now);
                assert!(kept.is_some_and(|kept| 2000 / u64::from(shards) / 10 <= kept), "{kept:?}");
            } else {
                assert_eq!((began, ended), (Made::Now, Made::Before));
            }
        }
        assert!(verify(&folder, 5).expect("checked").is_good());
        assert_eq!(merged(&folder, &path), bytes);
        fs::remove_dir_all(&path).expect("a folder");
    }
    assert!(0 < n_interruptions);
    fs::remove_dir_all(&path).expect("a folder");
}

#[test]
fn a_torn_journal_loses_nothing_that_was_whole() {
    let path = place("torn");
    let folder = super::plan(&path, &plan(100, 1)).expect("planned");
    make(&folder, 1);
    let bytes = fs::read(folder.finished_path(1)).expect("a file");
    fs::remove_file(folder.finished_path(1)).expect("a file");
    fs::remove_file(folder.shard_path(1, "json")).expect("a file");
    let stop = AtomicBool::new(false);
    let see = |progress: Progress| stop.store(50 <= progress.made, Ordering::Relaxed);
    assert_eq!(run(&folder, 1, Deaths::Stop, 1, &stop, see).expect("begun"), Made::Interrupted);
    let journal = folder.shard_path(1, "part");
    let whole = fs::read(&journal).expect("a journal");
    let n_whole = |path| matches!(verify(path, 0).expect("checked").shards[0], ShardState::Begun(n) if 40 <= n);
    for cut in [0, 1, 30, whole.len() - 1] {
        fs::write(&journal, &whole[..cut]).expect("written");
        assert_eq!(n_whole(&folder), cut == whole.len() - 1);
        assert_eq!(run(&folder, 1, Deaths::Stop, 2, &AtomicBool::new(false), |_| ()).expect("made"), Made::Now);
        assert_eq!(fs::read(folder.finished_path(1)).expect("a file"), bytes);
        assert!(!journal.exists());
        fs::remove_file(folder.finished_path(1)).expect("a file");
        fs::remove_file(folder.shard_path(1, "json")).expect("a file");
    }
    // A journal of something else is not touched.
    let other = super::plan(&place("torn-other"), &Plan { seed: 9, ..plan(100, 1) }).expect("planned");
    run(&other, 1, Deaths::Stop, 1, &AtomicBool::new(true), |_| ()).expect("begun");
    fs::copy(other.shard_path(1, "part"), &journal).expect("copied");
    let error = run(&folder, 1, Deaths::Stop, 1, &AtomicBool::new(false), |_| ()).expect_err("foreign");
    assert!(error.to_string().ends_with("belongs to another data set") && error.help().contains("to begin the shard"));
    assert!(journal.exists());
    fs::remove_dir_all(&path).expect("a folder");
    fs::remove_dir_all(place("torn-other")).unwrap_or_default();
}

#[test]
fn every_changed_file_is_found_and_named() {
    let path = place("changed");
    let folder = super::plan(&path, &plan(30, 3)).expect("planned");
    make(&folder, 1);
    assert!(verify(&folder, 3).expect("checked").is_good());
    let file = folder.finished_path(2);
    let receipt = folder.shard_path(2, "json");
    let (bytes, receipt_text) = (fs::read(&file).expect("a file"), fs::read_to_string(&receipt).expect("a receipt"));
    let what = |expected: &str| {
        let checked = verify(&folder, 10).expect("checked");
        assert!(matches!(checked.shards[0], ShardState::Good(_)) && matches!(checked.shards[2], ShardState::Good(_)));
        let ShardState::Bad(what) = &checked.shards[1] else { panic!("{expected}: {checked:?}") };
        assert!(what.contains("shard-0002-of-0003") && what.contains(expected), "{what}");
    };
    fs::write(&file, &bytes[..bytes.len() - 1]).expect("written");
    what("bytes instead of");
    let mut changed = bytes.clone();
    changed[200] ^= 1;
    fs::write(&file, &changed).expect("written");
    what("SHA-256");
    // Whoever fits the receipt to it is found by the checksums inside the file.
    let (n_bytes, sha256) = super::file::hash_of(&file).expect("a hash");
    let mut forged: crate::Receipt = serde_json::from_str(&receipt_text).expect("a receipt");
    (forged.bytes, forged.sha256) = (n_bytes, sha256);
    fs::write(&receipt, serde_json::to_string(&forged).expect("a receipt")).expect("written");
    what("damaged at byte");
    // Whoever writes another game properly is found by playing it again.
    let mut rows = Vec::new();
    let content = folder.plan().content();
    fs::write(&file, &bytes).expect("written");
    let keep = |some| {
        rows.extend(some);
        Ok(())
    };
    super::file::read(&file, content, keep).expect("read");
    rows[4].re_augen += 1;
    let manifest = folder.manifest();
    let mut writer = super::file::GamesWriter::new(&file, FileFormat::Wire, manifest, content, 10).expect("begun");
    writer.add(rows).expect("written");
    writer.finish(&receipt).expect("written");
    what("game 14 comes out differently when it is played again");
    fs::write(&receipt, "{}").expect("written");
    what("this is no receipt");
    fs::remove_file(&receipt).expect("a receipt");
    assert_eq!(verify(&folder, 0).expect("checked").shards[1], ShardState::Missing);
    let error = merge(&folder, &path.join("all.wire")).expect_err("a shard is missing");
    assert_eq!(error.to_string(), "not finished: shard 2");
    make_again(&folder, 2);
    assert_eq!(fs::read(&file).expect("a file"), bytes);
    fs::remove_dir_all(&path).expect("a folder");
}

fn make_again(folder: &Folder, shard: u32) {
    assert_eq!(run(folder, shard, Deaths::Stop, 1, &AtomicBool::new(false), |_| ()).expect("made"), Made::Now);
    assert_eq!(run(folder, shard, Deaths::Stop, 1, &AtomicBool::new(false), |_| ()).expect("made"), Made::Before);
}

#[test]
fn two_runs_do_not_write_the_same_shard() {
    let path = place("two");
    let folder = super::plan(&path, &plan(40, 1)).expect("planned");
    let mut second = None;
    let see = |_: Progress| {
        second.get_or_insert_with(|| run(&folder, 1, Deaths::Stop, 1, &AtomicBool::new(false), |_| ()));
    };
    assert_eq!(run(&folder, 1, Deaths::Stop, 1, &AtomicBool::new(false), see).expect("made"), Made::Now);
    let error = second.expect("tried").expect_err("busy");
    assert!(error.to_string().ends_with("shard-0001-of-0001.part is being written by another doko"), "{error}");
    fs::remove_dir_all(&path).expect("a folder");
}

#[test]
fn another_plan_or_program_is_refused() {
    let path = place("other");
    let folder = super::plan(&path, &plan(10, 1)).expect("planned");
    super::plan(&path, &plan(10, 1)).expect("the same again");
    let error = super::plan(&path, &plan(11, 1)).expect_err("another plan");
    assert!(error.to_string().ends_with("plans another data set"), "{error}");
    folder.check_program().expect("this program");
    let manifest = path.join("manifest.json");
    let text = fs::read_to_string(&manifest).expect("a manifest");
    let probe = &folder.manifest().probe;
    fs::write(&manifest, text.replace(probe, &probe.chars().rev().collect::<String>())).expect("written");
    let error = Folder::open(&path).expect("a folder").check_program().expect_err("another first game");
    assert!(error.to_string().contains("the first game is another one"), "{error}");
    fs::write(&manifest, text.replace("doko ", "doko 9.")).expect("written");
    let error = Folder::open(&path).expect_err("another version");
    assert!(error.to_string().contains("planned by doko 9."), "{error}");
    fs::remove_dir_all(&path).expect("a folder");
    let error = Folder::open(&path).expect_err("nothing there");
    assert!(error.help().contains("doko generate plan"), "{}", error.help());
}

#[test]
fn games_do_not_depend_on_labels_or_on_those_before_them() {
    let with = plan(50, 1);
    let without = Plan { wanted: Wanted::default(), ..plan(50, 1) };
    let (mut with, mut without) = (Maker::new(&with, Deaths::Stop), Maker::new(&without, Deaths::Stop));
    for index in [40, 3, 17] {
        let (one, other) = (with.make(index).expect("a game"), without.make(index).expect("a game"));
        assert_eq!((&one.cards, &one.deal, &one.said), (&other.cards, &other.deal, &other.said));
        assert!(other.value_at.is_empty() && !one.value_at.is_empty());
    }
}
