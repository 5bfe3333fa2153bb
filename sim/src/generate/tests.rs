//! Data sets are made, interrupted, damaged and merged.

use super::maker::Maker;
use super::*;
use crate::label::{GameRow, Label, Wanted};
use crate::manifest::{FileFormat, Plan};
use crate::matches::Deaths;
use game::Rules;
use game::Scope;
use solver::Stop;
use std::fs;
use std::time::Duration;
use text::Language;

/// Returns what an error says is to be done.
fn help_of(error: &GenerateError) -> String {
    error.help().expect("there is something to do").text(Language::English)
}

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
        assert_eq!(run(folder, shard, Deaths::Stop, threads, &Stop::NEVER, |_| ()).expect("made"), Made::Now);
    }
}

fn merged(folder: &Folder, path: &Path) -> Vec<u8> {
    merge(folder, &path.join("all.wire")).expect("merged");
    verify_file(&path.join("all.wire")).expect("as it was written");
    fs::read(path.join("all.wire")).expect("a file")
}

#[expect(clippy::fn_params_excessive_bools, reason = "it is the value of a field")]
fn set_if(stop: &Stop, condition: bool) {
    if condition {
        stop.set();
    }
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
            let stop = Stop::new();
            let interrupt = |progress: Progress| set_if(&stop, progress.games / 10 < progress.made);
            // With many threads a small shard may be finished before anybody hears of the stop.
            let began = run(&folder, shard, Deaths::Stop, threads, &stop, interrupt).expect("begun");
            let mut kept = None;
            let see = |progress: Progress| kept = kept.or(Some(progress.kept));
            let ended = run(&folder, shard, Deaths::Stop, threads, &Stop::NEVER, see).expect("made");
            if began == Made::Interrupted {
                n_interruptions += 1;
                assert_eq!(ended, Made::Now);
                assert!(kept.is_some_and(|kept| 2000 / u64::from(shards) / 10 <= kept), "{kept:?}");
            } else {
                assert_eq!((began, ended), (Made::Now, Made::Before));
            }
        }
        assert!(verify(&folder, Again::Some(5)).expect("checked").is_good());
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
    let stop = Stop::new();
    let see = |progress: Progress| set_if(&stop, 50 <= progress.made);
    assert_eq!(run(&folder, 1, Deaths::Stop, 1, &stop, see).expect("begun"), Made::Interrupted);
    let journal = folder.shard_path(1, "part");
    let whole = fs::read(&journal).expect("a journal");
    let n_whole =
        |path| matches!(verify(path, Again::None).expect("checked").shards[0], ShardState::Begun(n) if 40 <= n);
    for cut in [0, 1, 30, whole.len() - 1] {
        fs::write(&journal, &whole[..cut]).expect("written");
        assert_eq!(n_whole(&folder), cut == whole.len() - 1);
        assert_eq!(run(&folder, 1, Deaths::Stop, 2, &Stop::NEVER, |_| ()).expect("made"), Made::Now);
        assert_eq!(fs::read(folder.finished_path(1)).expect("a file"), bytes);
        assert!(!journal.exists());
        fs::remove_file(folder.finished_path(1)).expect("a file");
        fs::remove_file(folder.shard_path(1, "json")).expect("a file");
    }
    // A journal of something else is not touched.
    let other = super::plan(&place("torn-other"), &Plan { seed: 9, ..plan(100, 1) }).expect("planned");
    run(&other, 1, Deaths::Stop, 1, &Stop::NEVER.within(Duration::ZERO), |_| ()).expect("begun");
    fs::copy(other.shard_path(1, "part"), &journal).expect("copied");
    let error = run(&folder, 1, Deaths::Stop, 1, &Stop::NEVER, |_| ()).expect_err("foreign");
    assert!(
        error.to_string().ends_with("belongs to another data set") && help_of(&error).contains("to start the shard")
    );
    assert!(journal.exists());
    fs::remove_dir_all(&path).expect("a folder");
    fs::remove_dir_all(place("torn-other")).unwrap_or_default();
}

#[test]
fn every_changed_file_is_found_and_named() {
    let path = place("changed");
    let folder = super::plan(&path, &plan(30, 3)).expect("planned");
    make(&folder, 1);
    assert!(verify(&folder, Again::Some(3)).expect("checked").is_good());
    let file = folder.finished_path(2);
    let receipt = folder.shard_path(2, "json");
    let (bytes, receipt_text) = (fs::read(&file).expect("a file"), fs::read_to_string(&receipt).expect("a receipt"));
    let what = |expected: &str| {
        let checked = verify(&folder, Again::Some(10)).expect("checked");
        assert!(matches!(checked.shards[0], ShardState::Good(_)) && matches!(checked.shards[2], ShardState::Good(_)));
        let ShardState::Bad(what) = &checked.shards[1] else { panic!("{expected}: {checked:?}") };
        let what = what.text(Language::English);
        assert!(what.contains("shard-0002-of-0003") && what.contains(expected), "{what}");
    };
    fs::write(&file, &bytes[..bytes.len() - 1]).expect("written");
    what("bytes instead of");
    let mut changed = bytes.clone();
    changed[200] ^= 1;
    fs::write(&file, &changed).expect("written");
    what("SHA-256");
    // A receipt fitted to it is found by the checksums inside the file.
    let (n_bytes, sha256) = super::file::hash_of(&file).expect("a hash");
    let mut forged: crate::Receipt = serde_json::from_str(&receipt_text).expect("a receipt");
    (forged.bytes, forged.sha256) = (n_bytes, sha256);
    fs::write(&receipt, serde_json::to_string(&forged).expect("a receipt")).expect("written");
    what("damaged at byte");
    // Another game, written properly, is found by its result, or by replaying it.
    let content = folder.plan().content();
    let rewrite = |change: fn(&mut GameRow), expected: &str| {
        let mut rows = Vec::new();
        fs::write(&file, &bytes).expect("written");
        let keep = |some| {
            rows.extend(some);
            Ok(())
        };
        super::file::read(&file, content, keep).expect("read");
        change(&mut rows[4]);
        let manifest = folder.manifest();
        let mut writer = super::file::GamesWriter::new(&file, FileFormat::Wire, manifest, content, 10).expect("begun");
        writer.add(rows).expect("written");
        writer.finish(&receipt).expect("written");
        what(expected);
    };
    rewrite(|row| row.re_augen += 1, "game 14 is impossible: the column re_augen is not what the game gives");
    rewrite(|row| row.redeals += 1, "game 14 comes out differently when it is played again");
    fs::write(&receipt, "{}").expect("written");
    what("this is not a receipt");
    fs::remove_file(&receipt).expect("a receipt");
    assert_eq!(verify(&folder, Again::None).expect("checked").shards[1], ShardState::Missing);
    let error = merge(&folder, &path.join("all.wire")).expect_err("a shard is missing");
    assert_eq!(error.to_string(), "not finished: shard 2");
    make_again(&folder, 2);
    assert_eq!(fs::read(&file).expect("a file"), bytes);
    fs::remove_dir_all(&path).expect("a folder");
}

fn make_again(folder: &Folder, shard: u32) {
    assert_eq!(made(folder, shard).expect("made"), Made::Now);
    assert_eq!(made(folder, shard).expect("made"), Made::Before);
}

fn made(folder: &Folder, shard: u32) -> Result<Made, GenerateError> {
    run(folder, shard, Deaths::Stop, 1, &Stop::NEVER, |_| ())
}

/// The formats that this program was built with.
const FORMATS: &[FileFormat] =
    if cfg!(feature = "parquet") { &[FileFormat::Wire, FileFormat::Parquet] } else { &[FileFormat::Wire] };

/// Returns a data set of two finished shards, and what it is merged to.
fn two_shards(name: &str, file: FileFormat) -> (Folder, PathBuf, Vec<u8>) {
    let path = place(&format!("{name}-{}", file.ending()));
    let folder = super::plan(&path, &Plan { file, ..plan(24, 2) }).expect("planned");
    make(&folder, 1);
    let out = path.join("all.wire");
    let bytes = merged(&folder, &path);
    fs::remove_file(&out).expect("a file");
    fs::remove_file(path.join("all.wire.json")).expect("a receipt");
    (folder, out, bytes)
}

/// Says that a data set is not merged, and that nothing is left of the try.
fn not_merged(folder: &Folder, out: &Path, expected: &str) {
    let error = merge(folder, out).expect_err("it is not what was written").to_string();
    assert!(error.contains(expected), "{error}");
    let names = fs::read_dir(out.parent().expect("a folder")).expect("a folder").flatten();
    let new: Vec<_> =
        names.map(|entry| entry.file_name()).filter(|name| name.to_string_lossy().contains("all")).collect();
    assert!(new.is_empty(), "{new:?}");
}

/// Fits a receipt to a file, as a forger would.
fn forge(file: &Path, receipt: &Path) {
    let text = fs::read_to_string(receipt).expect("a receipt");
    let mut forged: crate::Receipt = serde_json::from_str(&text).expect("a receipt");
    (forged.bytes, forged.sha256) = super::file::hash_of(file).expect("a hash");
    fs::write(receipt, serde_json::to_string(&forged).expect("a receipt")).expect("written");
}

#[test]
fn nothing_is_merged_that_is_not_what_was_written() {
    for &format in FORMATS {
        let (folder, out, whole) = two_shards("merge", format);
        let (file, receipt) = (folder.finished_path(2), folder.shard_path(2, "json"));
        let (bytes, text) = (fs::read(&file).expect("a file"), fs::read_to_string(&receipt).expect("a receipt"));
        let name = "shard-0002-of-0002";
        for at in (0..bytes.len()).step_by(bytes.len() / 40 + 1) {
            let mut changed = bytes.clone();
            changed[at] ^= 1 << (at % 8);
            fs::write(&file, changed).expect("written");
            not_merged(&folder, &out, "its SHA-256 is");
        }
        for end in [0, 1, bytes.len() / 2, bytes.len() - 1] {
            fs::write(&file, &bytes[..end]).expect("written");
            not_merged(&folder, &out, "bytes instead of");
        }
        // The other shard in its place, without and with its receipt.
        fs::copy(folder.finished_path(1), &file).expect("copied");
        not_merged(&folder, &out, name);
        fs::copy(folder.shard_path(1, "json"), &receipt).expect("copied");
        not_merged(&folder, &out, "the receipt says 12 games from game 0");
        fs::write(&receipt, &text).expect("written");
        forge(&file, &receipt);
        not_merged(&folder, &out, name);
        // A shard of another plan.
        let other = place(&format!("merge-other-{}", format.ending()));
        let foreign = super::plan(&other, &Plan { file: format, seed: 9, ..plan(24, 2) }).expect("planned");
        make(&foreign, 1);
        fs::copy(foreign.finished_path(2), &file).expect("copied");
        fs::copy(foreign.shard_path(2, "json"), &receipt).expect("copied");
        not_merged(&folder, &out, "belongs to another data set");
        assert!(matches!(made(&folder, 2), Err(GenerateError::Damaged(..))));
        fs::write(&receipt, &text).expect("written");
        forge(&file, &receipt);
        not_merged(&folder, &out, "belongs to another data set");
        // Receipts that say something else.
        fs::write(&file, &bytes).expect("written");
        for (old, new) in
            [("\"first\": 12", "\"first\": 11"), ("\"games\": 12", "\"games\": 13"), ("{", "{\"faults\": 3,")]
        {
            fs::write(&receipt, text.replacen(old, new, 1)).expect("written");
            not_merged(&folder, &out, name);
        }
        fs::write(&receipt, "x".repeat(2 << 20)).expect("written");
        not_merged(&folder, &out, "this is not a receipt");
        fs::remove_file(&receipt).expect("a receipt");
        not_merged(&folder, &out, "not finished: shard 2");
        fs::write(&receipt, &text).expect("written");
        fs::remove_file(&file).expect("a file");
        not_merged(&folder, &out, name);
        // And all is well when it is.
        fs::write(&file, &bytes).expect("written");
        assert_eq!(merged(&folder, out.parent().expect("a folder")), whole);
        for path in [out.parent().expect("a folder"), &other] {
            fs::remove_dir_all(path).expect("a folder");
        }
    }
}

/// A forger who fits the receipt to a changed file still has to write games that can be played: only the same games
/// pass.
#[test]
#[ignore = "slow"]
fn a_forged_receipt_does_not_make_other_games_good() {
    for &format in FORMATS {
        let (folder, out, _) = two_shards("forged", format);
        let (file, receipt) = (folder.finished_path(2), folder.shard_path(2, "json"));
        let bytes = fs::read(&file).expect("a file");
        let content = folder.plan().content();
        let rows = || {
            let mut rows = Vec::new();
            super::file::read(&file, content, |some| {
                rows.extend(some);
                Ok(())
            })
            .expect("read");
            // Nothing reveals how often the cards were redealt, or the value of a bad card.
            rows.iter_mut().for_each(|row| (row.redeals, row.value_augen) = (0, Vec::new()));
            rows
        };
        let good = rows();
        for at in (0..bytes.len()).step_by(bytes.len() / 300 + 1) {
            let mut changed = bytes.clone();
            changed[at] ^= 1 << (at % 8);
            fs::write(&file, changed).expect("written");
            forge(&file, &receipt);
            if merge(&folder, &out).is_ok() {
                assert_eq!(rows(), good, "byte {at}");
            }
        }
        fs::remove_dir_all(out.parent().expect("a folder")).expect("a folder");
    }
}

#[test]
fn a_changed_journal_is_refused_or_ends_in_the_same_bytes() {
    let path = place("journal");
    let folder = super::plan(&path, &plan(40, 2)).expect("planned");
    make(&folder, 1);
    let (file, receipt, part) = (folder.finished_path(2), folder.shard_path(2, "json"), folder.shard_path(2, "part"));
    let bytes = fs::read(&file).expect("a file");
    fs::remove_file(&file).expect("a file");
    fs::remove_file(&receipt).expect("a file");
    let stop = Stop::new();
    let see = |progress: Progress| set_if(&stop, 12 <= progress.made);
    assert_eq!(run(&folder, 2, Deaths::Stop, 1, &stop, see).expect("begun"), Made::Interrupted);
    let whole = fs::read(&part).expect("a journal");
    let mut n_refused = 0;
    for at in (0..whole.len()).step_by(whole.len() / 150 + 1) {
        let mut changed = whole.clone();
        changed[at] ^= 1 << (at % 8);
        fs::write(&part, &changed).expect("written");
        if made(&folder, 2).is_ok() {
            assert_eq!(fs::read(&file).expect("a file"), bytes, "byte {at}");
            fs::remove_file(&file).expect("a file");
            fs::remove_file(&receipt).expect("a file");
        } else {
            n_refused += 1;
            assert_eq!(fs::read(&part).expect("a journal"), changed, "nothing is cut off");
            assert!(matches!(verify(&folder, Again::None).expect("checked").shards[1], ShardState::Bad(_)));
        }
    }
    assert!(100 < n_refused, "{n_refused}");
    // What a power cut leaves.
    fs::write(&part, [&whole[..], &[0; 5000]].concat()).expect("written");
    assert_eq!(made(&folder, 2).expect("made"), Made::Now);
    assert_eq!(fs::read(&file).expect("a file"), bytes);
    // The journal of another shard of the same plan.
    fs::remove_file(&file).expect("a file");
    fs::remove_file(&receipt).expect("a file");
    fs::remove_file(folder.shard_path(1, "json")).expect("a file");
    let stop = Stop::new();
    stop.set();
    assert_eq!(run(&folder, 1, Deaths::Stop, 1, &stop, |_| ()).expect("begun"), Made::Interrupted);
    let stop = Stop::new();
    let see = |progress: Progress| set_if(&stop, 3 <= progress.made);
    assert_eq!(run(&folder, 1, Deaths::Stop, 1, &stop, see).expect("begun"), Made::Interrupted);
    fs::copy(folder.shard_path(1, "part"), &part).expect("copied");
    let error = made(&folder, 2).expect_err("another shard").to_string();
    assert!(error.contains("game 0 stands in the place of game 20"), "{error}");
    fs::remove_dir_all(&path).expect("a folder");
}

#[test]
fn a_data_set_is_not_merged_into_itself() {
    let (folder, out, _) = two_shards("itself", FileFormat::Wire);
    let path = out.parent().expect("a folder");
    let before = fs::read(folder.finished_path(1)).expect("a file");
    let refused = |out: &Path| {
        let error = merge(&folder, out).expect_err("a file of the data set");
        assert!(matches!(error, GenerateError::OwnFile(_)), "{error}");
    };
    refused(&folder.finished_path(1));
    refused(&path.join(".").join("shard-0002-of-0002.wire"));
    refused(&path.join("shard-0003-of-0002.wire"));
    #[cfg(unix)]
    {
        let link = path.with_extension("link");
        let _ = fs::remove_file(&link);
        std::os::unix::fs::symlink(path, &link).expect("linked");
        refused(&link.join("shard-0001-of-0002.wire"));
        std::os::unix::fs::symlink(folder.finished_path(1), path.join("other.wire")).expect("linked");
        refused(&path.join("other.wire"));
        fs::remove_file(&link).expect("a link");
    }
    assert_eq!(fs::read(folder.finished_path(1)).expect("a file"), before);
    fs::remove_dir_all(path).expect("a folder");
}

#[test]
fn of_two_plans_for_one_folder_one_is_refused() {
    let path = place("plans");
    let plans: Vec<Plan> = (0..8).map(|seed| Plan { seed, ..plan(10, 1) }).collect();
    let made: Vec<_> = std::thread::scope(|scope| {
        let path = &path;
        let threads: Vec<_> = plans.iter().map(|plan| scope.spawn(move || super::plan(path, plan))).collect();
        threads.into_iter().map(|thread| thread.join().expect("no panic")).collect()
    });
    let there = Folder::open(&path).expect("planned").plan().seed;
    for (made, plan) in made.iter().zip(&plans) {
        match made {
            Ok(_) => assert_eq!(plan.seed, there),
            Err(error) => assert!(matches!(error, GenerateError::OtherPlan(_)), "{error}"),
        }
    }
    assert_eq!(made.iter().filter(|made| made.is_ok()).count(), 1);
    assert_eq!(fs::read_dir(&path).expect("a folder").count(), 1);
    fs::remove_dir_all(&path).expect("a folder");
}

#[test]
fn what_killed_runs_have_left_goes_with_the_next() {
    let path = place("left");
    let left = |name: &str| fs::write(path.join(name), "left").expect("written");
    fs::create_dir_all(&path).expect("a folder");
    left("manifest.json.17-0.doko-tmp");
    let folder = super::plan(&path, &plan(10, 1)).expect("planned");
    left("shard-0001-of-0001.wire.17-0.doko-tmp");
    left("shard-0001-of-0001.json.17-1.doko-tmp");
    left("all.wire.17-0.doko-tmp");
    left("notes.txt");
    make(&folder, 1);
    left("shard-0001-of-0001.part");
    assert_eq!(made(&folder, 1).expect("it is there"), Made::Before);
    merged(&folder, &path);
    let mut names: Vec<_> = fs::read_dir(&path).expect("a folder").flatten().map(|entry| entry.file_name()).collect();
    names.sort();
    let expected = [
        "all.wire",
        "all.wire.json",
        "manifest.json",
        "notes.txt",
        "shard-0001-of-0001.json",
        "shard-0001-of-0001.wire",
    ];
    assert_eq!(names, expected);
    fs::remove_dir_all(&path).expect("a folder");
}

/// A plan that was typed here is the user's own; a copied one, or one of another user, may be anyone's.
#[cfg(target_os = "linux")]
#[test]
fn only_a_plan_that_was_made_here_is_the_users_own() {
    let path = place("own");
    let folder = super::plan(&path, &plan(10, 1)).expect("planned");
    assert!(folder.commands().is_empty() && !folder.is_planned_here(), "nothing in it is run");
    fs::remove_dir_all(&path).expect("a folder");
    let program =
        Plan { bots: vec!["random".parse().expect("a bot"), "cmd:true".parse().expect("a bot")], ..plan(10, 1) };
    // The program is not asked for the first game, or the first game has no seat for it.
    let seed = (0..500).find(|&seed| {
        let _ = fs::remove_dir_all(&path);
        super::plan(&path, &Plan { seed, ..program.clone() }).is_ok()
    });
    let folder = Folder::open(&path).unwrap_or_else(|error| panic!("{seed:?}: {error}"));
    assert_eq!(folder.commands(), ["true"]);
    assert!(folder.is_planned_here());
    let copy = place("own-copy");
    fs::create_dir_all(&copy).expect("a folder");
    for name in ["manifest.json", "planned-here"] {
        fs::copy(path.join(name), copy.join(name)).expect("copied");
    }
    assert!(!Folder::open(&copy).expect("copied").is_planned_here());
    let text = fs::read_to_string(path.join("manifest.json")).expect("a manifest");
    fs::write(path.join("manifest.json"), text).expect("written");
    assert!(!Folder::open(&path).expect("written").is_planned_here(), "it was written again");
    for path in [path, copy] {
        fs::remove_dir_all(path).expect("a folder");
    }
}

#[test]
fn two_runs_do_not_write_the_same_shard() {
    let path = place("two");
    let folder = super::plan(&path, &plan(40, 1)).expect("planned");
    let mut second = None;
    let see = |_: Progress| {
        second.get_or_insert_with(|| run(&folder, 1, Deaths::Stop, 1, &Stop::NEVER, |_| ()));
    };
    assert_eq!(run(&folder, 1, Deaths::Stop, 1, &Stop::NEVER, see).expect("made"), Made::Now);
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
    assert!(help_of(&error).contains("doko generate plan"), "{}", help_of(&error));
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
