//! Data sets: killed, without room on the disk, by two at once.

use crate::support::{text, told};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

fn doko(arguments: &[&str]) -> Command {
    crate::support::doko(&[&["generate"], arguments].concat())
}

fn run(arguments: &[&str]) -> Output {
    doko(arguments).output().expect("doko runs")
}

/// Runs what must succeed, and returns what it prints.
fn done(arguments: &[&str]) -> String {
    let output = run(arguments);
    assert_eq!(output.status.code(), Some(0), "{arguments:?}: {}", told(&output));
    String::from_utf8(output.stdout).expect("doko writes UTF-8")
}

/// Returns an empty folder of this test.
fn folder(name: &str) -> PathBuf {
    crate::support::folder("generate", name)
}

fn plan(data: &Path, shards: &str) {
    done(&[
        "plan",
        text(data),
        "-n",
        "6000",
        "--bots",
        "random",
        "--labels",
        "legal",
        "--file",
        "wire",
        "--shards",
        shards,
    ]);
}

fn merged(data: &Path) -> Vec<u8> {
    let out = data.join("all.wire");
    done(&["merge", text(data), "--out", text(&out)]);
    assert!(done(&["verify", text(&out)]).starts_with("good: 6000 games"));
    fs::read(out).expect("a file")
}

#[test]
fn a_killed_run_goes_on_and_ends_with_the_same_bytes() {
    let folder = folder("killed");
    let (whole, killed) = (folder.join("whole"), folder.join("killed"));
    plan(&whole, "2");
    done(&["run", text(&whole), "--threads", "1"]);
    plan(&killed, "3");
    for shard in ["1/3", "2/3", "3/3"] {
        let mut command = doko(&["run", text(&killed), "--shard", shard, "--threads", "2"]);
        let mut child = command.stdout(Stdio::null()).spawn().expect("doko starts");
        let journal = killed.join(format!("shard-000{}-of-0003.part", &shard[..1]));
        let is_over = |child: &mut std::process::Child| child.try_wait().expect("a child").is_some();
        while fs::metadata(&journal).map_or(0, |file| file.len()) < 100_000 && !is_over(&mut child) {
            std::thread::yield_now();
        }
        // SIGKILL: nobody can prepare for it.
        child.kill().expect("it runs, or has ended");
        child.wait().expect("it has ended");
        let output = run(&["run", text(&killed), "--shard", shard, "--threads", "8"]);
        assert_eq!(output.status.code(), Some(0), "{}", told(&output));
        let went_on = told(&output).contains("games are there already, going on");
        let was_there = String::from_utf8_lossy(&output.stdout).contains("there");
        assert!(went_on || was_there, "{}", told(&output));
    }
    assert_eq!(done(&["verify", text(&killed)]).matches(" good, 2000 games").count(), 3);
    assert_eq!(merged(&killed), merged(&whole));
    let names: Vec<_> = fs::read_dir(&killed).expect("a folder").flatten().map(|entry| entry.file_name()).collect();
    assert_eq!(names.len(), 1 + 2 * 3 + 2, "{names:?}");
}

#[cfg(unix)]
#[test]
fn a_full_disk_loses_nothing_and_is_told() {
    let folder = folder("full");
    let (data, whole) = (folder.join("data"), folder.join("whole"));
    plan(&data, "1");
    plan(&whole, "1");
    done(&["run", text(&whole)]);
    // A file may have this number of blocks and no more, which is an error for a program that ignores the signal.
    let script = "trap '' XFSZ; ulimit -f 200; exec \"$0\" generate run \"$1\" --threads 2";
    let mut command = Command::new("sh");
    command.args(["-c", script, env!("CARGO_BIN_EXE_doko"), text(&data)]).stdin(Stdio::null());
    let output = command.output().expect("sh runs");
    assert_eq!(output.status.code(), Some(2), "{}", told(&output));
    assert!(told(&output).contains("make room and run it again: finished games are kept"), "{}", told(&output));
    let begun = String::from_utf8(run(&["verify", text(&data)]).stdout).expect("UTF-8");
    assert!(begun.starts_with("1/1 begun, ") && !begun.contains("begun, 0 games"), "{begun}");
    assert!(told(&run(&["run", text(&data)])).contains("games are there already, going on"));
    assert_eq!(merged(&data), merged(&whole));
}

#[cfg(unix)]
#[test]
fn ctrl_c_keeps_what_was_made_and_says_how_to_go_on() {
    let data = folder("ctrl-c").join("data");
    done(&["plan", text(&data), "-n", "1000000", "--bots", "random", "--file", "wire"]);
    let mut command = doko(&["run", text(&data), "--threads", "2"]);
    let mut child = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("doko starts");
    let journal = data.join("shard-0001-of-0001.part");
    while fs::metadata(&journal).map_or(0, |file| file.len()) < 100_000 {
        assert!(child.try_wait().expect("a child").is_none(), "it ends too early");
        std::thread::yield_now();
    }
    let killed = Command::new("sh").args(["-c", &format!("kill -INT {}", child.id())]).status().expect("sh runs");
    assert!(killed.success());
    let output = child.wait_with_output().expect("doko ends");
    assert_eq!(output.status.code(), Some(1), "{}", told(&output));
    assert!(String::from_utf8_lossy(&output.stdout).starts_with("1/1 interrupted"));
    assert!(told(&output).contains("what was made is kept; `doko generate run"), "{}", told(&output));
    assert!(!String::from_utf8(run(&["verify", text(&data)]).stdout).expect("UTF-8").contains("begun, 0 games"));
    fs::remove_dir_all(&data).expect("a folder");
}

#[cfg(unix)]
#[test]
fn the_script_for_slurm_makes_the_shard_of_its_task() {
    let data = folder("slurm").join("data");
    plan(&data, "3");
    for task in ["2", "3", "1"] {
        let mut command = Command::new("bash");
        command.args(["../scripts/slurm_shards.sbatch", "3", "generate", "run", text(&data)]).stdin(Stdio::null());
        command.env("DOKO", env!("CARGO_BIN_EXE_doko")).env("SLURM_ARRAY_TASK_ID", task);
        let output = command.output().expect("bash runs");
        assert_eq!(output.status.code(), Some(0), "{}", told(&output));
        assert!(String::from_utf8_lossy(&output.stdout).starts_with(&format!("{task}/3 finished")));
    }
    assert!(done(&["verify", text(&data)]).starts_with("1/3 good"));
    let mut command = Command::new("bash");
    let output = command
        .args(["../scripts/slurm_shards.sbatch", "3", "generate", "run", text(&data)])
        .output()
        .expect("bash runs");
    assert!(told(&output).contains("submit it with --array=1-3"), "{}", told(&output));
}

#[test]
fn what_is_wrong_is_told_with_what_to_do() {
    let folder = folder("wrong");
    let data = folder.join("data");
    let refused = |arguments: &[&str], code: i32, expected: &[&str]| {
        let output = run(arguments);
        let told = told(&output) + &String::from_utf8_lossy(&output.stdout);
        assert_eq!(output.status.code(), Some(code), "{told}");
        assert!(expected.iter().all(|expected| told.contains(expected)), "{arguments:?}: {told}");
    };
    refused(&["run", text(&data)], 2, &["this is not a manifest", "doko generate plan"]);
    refused(&["plan", text(&data), "-n", "5", "--bots", "randm"], 2, &["did you mean 'random'?"]);
    refused(
        &["plan", text(&data), "-n", "5", "--bots", "random", "--labels", "eyes"],
        2,
        &["there is no label \"eyes\""],
    );
    plan(&data, "2");
    refused(
        &["plan", text(&data), "-n", "5", "--bots", "random"],
        2,
        &["plans another data set", "choose another folder"],
    );
    refused(&["run", text(&data), "--shard", "3/2"], 2, &["write K/N, from 1/N to N/N"]);
    refused(&["run", text(&data), "--shard", "1/3"], 2, &["the plan has 2 shards, not 3", "write --shard K/2"]);
    refused(&["merge", text(&data), "--out", text(&folder.join("all.wire"))], 2, &["not finished: shard 1, 2"]);
    refused(&["verify", text(&data)], 1, &["1/2 missing", "2/2 missing"]);
    let many = folder.join("many");
    let too_many = ["plan", text(&many), "-n", "10", "--bots", "random", "--shards", "11"];
    refused(&too_many, 2, &["11 shards are too many for 10 games"]);
    assert!(!many.exists());
    refused(
        &["run", text(&data), "--threads", "100000"],
        2,
        &["'100000' for '--threads <N>'", "a number from 1 to 1024"],
    );
    done(&["run", text(&data)]);
    refused(
        &["merge", text(&data), "--out", text(&folder.join("all.csv"))],
        2,
        &["there is no format 'csv'", ".parquet or .wire"],
    );
    let shard = data.join("shard-0002-of-0002.wire");
    let bytes = fs::read(&shard).expect("a file");
    fs::write(&shard, &bytes[..bytes.len() / 2]).expect("written");
    refused(&["verify", text(&data)], 1, &["1/2 good", "2/2 bad", "shard-0002-of-0002.wire: it has"]);
    let out = folder.join("all.wire");
    refused(&["merge", text(&data), "--out", text(&out)], 2, &["shard-0002-of-0002.wire", "run the shard again"]);
    let nowhere = folder.join("nowhere/all.wire");
    refused(&["merge", text(&data), "--out", text(&nowhere)], 2, &["nowhere/all.wire: there is no folder"]);
    let left: Vec<_> = fs::read_dir(&folder).expect("a folder").flatten().map(|entry| entry.file_name()).collect();
    assert_eq!(left, ["data"]);
    // A shard that is not as long as it was is made again.
    assert!(done(&["resume", text(&data)]).contains("2/2 finished"));
    assert_eq!(fs::read(&shard).expect("a file"), bytes);
    let manifest = data.join("manifest.json");
    let written = fs::read_to_string(&manifest).expect("a manifest");
    fs::write(&manifest, written.replace("\"format\": 1", "\"format\": 7")).expect("written");
    refused(&["run", text(&data)], 2, &["format 7", "plan again in another folder"]);
}

#[cfg(unix)]
#[test]
fn a_bot_that_dies_stops_the_run_or_forfeits_and_is_reported() {
    let data = folder("dying").join("data");
    // A bot of ours that hears some games and then no more.
    let dying = format!("cmd:sh -c 'sed -u 60q | {} bot random'", env!("CARGO_BIN_EXE_doko"));
    done(&["plan", text(&data), "-n", "40", "--bots", "random", "--bots", &dying, "--file", "wire"]);
    let stopped = run(&["run", text(&data), "--threads", "1"]);
    assert_eq!(stopped.status.code(), Some(2));
    let said = told(&stopped);
    assert!(said.contains("the bot cmd:sh") && said.contains("is gone: the program has ended"), "{said}");
    assert!(said.contains("finished games are kept"), "{said}");
    let begun = String::from_utf8(run(&["verify", text(&data)]).stdout).expect("UTF-8");
    assert!(begun.starts_with("1/1 begun, ") && !begun.contains("begun, 0 games"), "{begun}");
    let went_on = run(&["run", text(&data), "--threads", "2", "--keep-going"]);
    assert_eq!(went_on.status.code(), Some(0), "{}", told(&went_on));
    assert!(told(&went_on).contains("games are there already, going on"), "{}", told(&went_on));
    let good = done(&["verify", text(&data), "--again", "0"]);
    assert!(good.starts_with("1/1 good, 40 games") && good.contains(" decisions made for bots"), "{good}");
    let receipt = fs::read_to_string(data.join("shard-0001-of-0001.json")).expect("a receipt");
    assert!(receipt.contains("\"faults\""), "{receipt}");
}

/// A program that leaves a file when it is run, and what runs it, with a sequence that would clear a terminal.
#[cfg(target_os = "linux")]
fn spy(folder: &Path) -> (String, PathBuf) {
    let (script, ran) = (folder.join("spy.sh"), folder.join("ran"));
    let text_of_it = format!("touch '{}'; exec '{}' bot random\n", text(&ran), env!("CARGO_BIN_EXE_doko"));
    fs::write(&script, text_of_it).expect("written");
    (format!("cmd:sh {} \u{1b}[2J", text(&script)), ran)
}

/// Returns whether the program was run since it was last asked.
#[cfg(target_os = "linux")]
fn has_run(ran: &Path) -> bool {
    let has_run = ran.exists();
    let _ = fs::remove_file(ran);
    has_run
}

#[cfg(target_os = "linux")]
fn is_shown(output: &Output) -> bool {
    let told = told(output);
    told.contains("spy.sh \\u001b[2J") && !told.contains('\u{1b}') && told.contains("--run-commands")
}

#[cfg(target_os = "linux")]
#[test]
fn commands_that_somebody_else_wrote_are_shown_and_not_run() {
    let folder = folder("foreign");
    let (bot, ran) = spy(&folder);
    let (data, copy) = (folder.join("data"), folder.join("copy"));
    done(&["plan", text(&data), "-n", "4", "--bots", &bot, "--file", "wire"]);
    assert!(has_run(&ran), "who plans it has typed it");
    done(&["run", text(&data)]);
    assert!(has_run(&ran), "who has planned it has typed it");
    let verified = run(&["verify", text(&data)]);
    assert_eq!(verified.status.code(), Some(0), "{}", told(&verified));
    assert!(is_shown(&verified) && String::from_utf8_lossy(&verified.stdout).starts_with("1/1 good, 4 games"));
    done(&["merge", text(&data), "--out", text(&folder.join("all.wire"))]);
    assert!(!has_run(&ran), "whoever looks at it runs nothing");
    assert!(done(&["verify", text(&data), "--run-commands"]).starts_with("1/1 good, 4 games"));
    assert!(has_run(&ran));
    // The folder is copied elsewhere.
    fs::create_dir_all(&copy).expect("a folder");
    for name in ["manifest.json", "planned-here"] {
        fs::copy(data.join(name), copy.join(name)).expect("copied");
    }
    let refused = run(&["run", text(&copy)]);
    assert_eq!(refused.status.code(), Some(2));
    assert!(is_shown(&refused) && !has_run(&ran), "{}", told(&refused));
    done(&["run", text(&copy), "--run-commands"]);
    assert!(has_run(&ran));
}

#[cfg(target_os = "linux")]
#[test]
fn commands_in_a_study_are_shown_and_not_run() {
    let folder = folder("foreign-study");
    let (bot, ran) = spy(&folder);
    let file = folder.join("study.toml");
    let bot = serde_json::to_string(&bot).expect("a text");
    let study =
        format!("title = \"x\"\ndeals = 2\n[[part]]\ntitle = \"y\"\narm = [{{ name = \"a\", bots = {bot} }}]\n");
    fs::write(&file, study).expect("written");
    let study = |more: &[&str]| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_doko"));
        command.args(["study", text(&file)]).args(more).env("LC_ALL", "C").stdin(Stdio::null());
        command.output().expect("doko runs")
    };
    let refused = study(&[]);
    assert_eq!(refused.status.code(), Some(2));
    assert!(is_shown(&refused) && !has_run(&ran), "{}", told(&refused));
    let allowed = study(&["--run-commands"]);
    assert_eq!(allowed.status.code(), Some(0), "{}", told(&allowed));
    assert!(has_run(&ran) && told(&allowed).contains("running: sh"), "{}", told(&allowed));
}
