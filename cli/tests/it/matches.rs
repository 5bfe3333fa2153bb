//! `doko match`: interruptions, full disks, bots that die, and what is said then.

use crate::support::{doko, stdout, text, told};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

const BOTS: [&str; 5] = ["match", "--bots", "rules,greedy", "--threads", "2"];

fn run(arguments: &[&str]) -> Output {
    doko(&[&BOTS, arguments].concat()).output().expect("doko runs")
}

/// Returns an empty folder of this test.
fn folder(name: &str) -> PathBuf {
    crate::support::folder("matches", name)
}

/// Returns the report without what the seed does not determine.
fn report(folder: &Path) -> serde_json::Value {
    let text = fs::read_to_string(folder.join("report.json")).expect("a report");
    let mut report: serde_json::Value = serde_json::from_str(&text).expect("JSON");
    for bot in report["bots"].as_array_mut().expect("bots") {
        bot.as_object_mut().expect("a bot").remove("time");
    }
    report
}

#[test]
fn a_killed_match_goes_on_and_ends_with_the_same_bytes() {
    let (whole, torn) = (folder("whole"), folder("torn"));
    let units = torn.join("units.jsonl");
    assert!(run(&["-n", "300", "--out", text(&whole)]).status.success());

    let mut child = doko(&[&BOTS, &["-n", "1000000", "--out", text(&torn)][..]].concat());
    let mut child = child.stdout(Stdio::null()).spawn().expect("doko starts");
    while fs::read(&units).map_or(0, |bytes| bytes.iter().filter(|&&byte| byte == b'\n').count()) < 20 {
        std::thread::yield_now();
    }
    child.kill().expect("it runs");
    child.wait().expect("it has ended");
    // Killed in the middle of a line, and before it was done with what was asked for.
    let bytes = fs::read(&units).expect("units");
    let lines: Vec<&[u8]> = bytes.split_inclusive(|&byte| byte == b'\n').take(19).collect();
    fs::write(&units, [&lines.concat()[..], b"{\"unit\":18,\"ga"].concat()).expect("written");

    let output = run(&["-n", "300", "--out", text(&torn)]);
    assert!(output.status.success(), "{}", told(&output));
    assert!(told(&output).contains("18 deals are there already"), "{}", told(&output));
    assert_eq!(fs::read(&units).expect("units"), fs::read(whole.join("units.jsonl")).expect("units"));
    assert_eq!(report(&torn), report(&whole));
    let page = fs::read_to_string(torn.join("report.html")).expect("a page");
    assert!(page.contains("<svg") && !page.contains("<script") && !page.contains("src="), "{page}");

    // A finished match is made longer by a larger number.
    assert!(run(&["-n", "310", "--out", text(&torn)]).status.success());
    assert_eq!(report(&torn)["units"], 310);
    assert_eq!(fs::read(&units).expect("units").split(|&byte| byte == b'\n').count(), 312);
}

#[test]
fn another_match_is_not_continued() {
    let folder = folder("other");
    assert!(run(&["-n", "5", "--out", text(&folder)]).status.success());
    for (arguments, what) in [
        (&["--seed", "2"][..], "seed"),
        (&["--rules", "bsv"], "rules"),
        (&["--scope", "cards"], "scope"),
        (&["--seatings", "all"], "seatings"),
    ] {
        let output = run(&[&["-n", "5", "--out", text(&folder)], arguments].concat());
        assert_eq!(output.status.code(), Some(2));
        let told = told(&output);
        assert!(
            told.contains("belongs to something else") && told.contains("go on with the same command"),
            "{what}: {told}"
        );
    }
    let units = folder.join("units.jsonl");
    let version = env!("CARGO_PKG_VERSION");
    let written = fs::read_to_string(&units).expect("units");
    let changed = written.replace(&format!("\"version\":\"{version}\""), "\"version\":\"9\"");
    fs::write(&units, &changed).expect("written");
    let output = run(&["-n", "5", "--out", text(&folder)]);
    assert_eq!(output.status.code(), Some(2));
    assert!(
        told(&output).contains("line 1 of") && told(&output).contains("its checksum does not fit"),
        "{}",
        told(&output)
    );
}

#[test]
fn a_line_that_was_changed_is_shown_and_not_counted() {
    let folder = folder("broken");
    assert!(run(&["-n", "5", "--out", text(&folder)]).status.success());
    let units = folder.join("units.jsonl");
    let whole = fs::read_to_string(&units).expect("units");
    let refused = |lines: &[&str], expected: &[&str]| {
        fs::write(&units, lines.join("\n") + "\n").expect("written");
        let output = run(&["-n", "5", "--out", text(&folder)]);
        assert_eq!(output.status.code(), Some(2));
        let told = told(&output);
        assert!(expected.iter().all(|expected| told.contains(expected)), "{told}");
    };
    let lines: Vec<&str> = whole.lines().collect();
    let with = |at: usize, line: &str| {
        lines
            .iter()
            .enumerate()
            .map(|(n, &old)| if n == at { line.to_owned() } else { old.to_owned() })
            .collect::<Vec<_>>()
    };
    for changed in [lines[3].replacen("\"points\":[", "\"points\":[9", 1), "{\"unit\":2,\"games\":7}".to_owned()] {
        let changed = with(3, &changed);
        refused(&changed.iter().map(String::as_str).collect::<Vec<_>>(), &["line 4 of", "checksum", "delete line 4"]);
    }
    let mut shorter = lines.clone();
    shorter.remove(3);
    refused(&shorter, &["it is unit 3 instead of 2"]);
    // Without checksums, as they were written before.
    let bare = |line: &str| line.split_once(",\"check\"").map_or(String::new(), |(start, _)| format!("{start}}}"));
    let older: Vec<String> = lines.iter().map(|line| bare(line)).collect();
    refused(&older.iter().map(String::as_str).collect::<Vec<_>>(), &["by an older doko", "choose another folder"]);
    // The line says what to do, and that helps.
    fs::write(&units, lines[..3].join("\n") + "\n").expect("written");
    assert!(run(&["-n", "5", "--out", text(&folder)]).status.success());
    assert_eq!(fs::read_to_string(&units).expect("units"), whole);
}

#[test]
fn two_runs_do_not_share_a_folder() {
    let folder = folder("shared");
    let mut first = doko(&[&BOTS, &["-n", "1000000", "--out", text(&folder)][..]].concat());
    let mut first = first.stdout(Stdio::null()).spawn().expect("doko starts");
    while !folder.join("units.jsonl").exists() || fs::read(folder.join("units.jsonl")).map_or(0, |all| all.len()) < 5000
    {
        std::thread::yield_now();
    }
    let output = run(&["-n", "10", "--out", text(&folder)]);
    first.kill().expect("it runs");
    first.wait().expect("it has ended");
    assert_eq!(output.status.code(), Some(2));
    assert!(told(&output).contains("is being written by another doko"), "{}", told(&output));
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_is_told_and_nothing_finished_is_lost() {
    let folder = folder("full");
    std::os::unix::fs::symlink("/dev/full", folder.join("units.jsonl")).expect("a link");
    let output = run(&["-n", "10", "--out", text(&folder)]);
    assert_eq!(output.status.code(), Some(2));
    assert!(told(&output).contains("the disk is full") && told(&output).contains("make room"), "{}", told(&output));
    // Who cannot write the page in the end does not begin to play.
    let output = run(&["-n", "1000000000", "--html", "/dev/full/page.html"]);
    assert_eq!(output.status.code(), Some(2));
    assert!(told(&output).contains("cannot write /dev/full/page.html"), "{}", told(&output));
}

#[cfg(unix)]
#[test]
fn a_bot_that_is_gone_stops_the_match_and_says_what_to_do() {
    let folder = folder("gone");
    let arguments = ["match", "--bots", "rules,cmd:true", "-n", "5", "--out", text(&folder)];
    let output = doko(&arguments).output().expect("doko runs");
    assert_eq!(output.status.code(), Some(2));
    let told = told(&output);
    assert!(told.contains("cmd:true"), "{told}");
}

#[cfg(unix)]
#[test]
fn ctrl_c_ends_cleanly_and_says_how_to_go_on() {
    let folder = folder("interrupted");
    let mut child = doko(&[&BOTS, &["-n", "1000000", "--out", text(&folder)][..]].concat());
    let child = child.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("doko starts");
    while fs::read(folder.join("units.jsonl")).map_or(0, |all| all.len()) < 20_000 {
        std::thread::yield_now();
    }
    let interrupt = Command::new("kill").args(["-INT", &child.id().to_string()]).status().expect("kill runs");
    assert!(interrupt.success());
    let output = child.wait_with_output().expect("it ends");
    assert_eq!(output.status.code(), Some(1));
    assert!(told(&output).contains("interrupted after") && told(&output).contains("give the same command again"));
    let n = report(&folder)["units"].as_u64().expect("a number");
    let lines = fs::read_to_string(folder.join("units.jsonl")).expect("units").lines().count() as u64;
    assert_eq!(lines, n + 1);
}

#[test]
fn threads_change_no_byte() {
    let json = |threads: &str| {
        let output = doko(&["match", "--bots", "rules,random", "-n", "40", "--json", "--threads", threads]).output();
        let mut report: serde_json::Value = serde_json::from_slice(&output.expect("doko runs").stdout).expect("JSON");
        report["bots"].as_array_mut().expect("bots").iter_mut().for_each(|bot| bot["time"] = serde_json::Value::Null);
        report
    };
    let one = json("1");
    assert_eq!(json("2"), one);
    assert_eq!(json("8"), one);
}

const STUDY: &str = r#"
title = "Damensolo"
deals = 10
bots = "greedy"
[[part]]
title = "by queens"
where = "N has {queens} queens"
sweep.queens = [3, 5]
arm = [{ name = "normal", vorbehalt = "gesund" }, { name = "solo", vorbehalt = "damensolo" }]
"#;

#[test]
fn a_study_goes_on_where_it_was_interrupted() {
    let folder = folder("study");
    let (file, whole, torn) = (folder.join("study.toml"), folder.join("whole"), folder.join("torn"));
    fs::write(&file, STUDY).expect("written");
    let study = |out: &Path, threads: &str| {
        doko(&["study", text(&file), "--out", text(out), "--threads", threads]).output().expect("doko runs")
    };
    let output = study(&whole, "2");
    assert!(output.status.success(), "{}", told(&output));
    let deals = fs::read_to_string(whole.join("deals.jsonl")).expect("deals");
    let first: Vec<&str> = deals.lines().take(8).collect();
    fs::create_dir_all(&torn).expect("a folder");
    fs::write(torn.join("deals.jsonl"), first.join("\n") + "\n{\"unit\":7,\"arm").expect("written");
    let output = study(&torn, "1");
    assert!(told(&output).contains("7 deals are there already"), "{}", told(&output));
    for file in ["deals.jsonl", "result.json", "result.html"] {
        assert_eq!(fs::read(torn.join(file)).expect("a file"), fs::read(whole.join(file)).expect("a file"), "{file}");
    }
    fs::write(&file, STUDY.replace("deals = 10", "deals = 11")).expect("written");
    assert!(told(&study(&torn, "1")).contains("study differs"));
}

#[test]
fn a_mistake_in_a_study_is_shown_in_its_line() {
    let folder = folder("mistake");
    let file = folder.join("study.toml");
    fs::write(&file, STUDY.replace("damensolo", "damensol")).expect("written");
    let output = doko(&["study", text(&file)]).output().expect("doko runs");
    assert_eq!(output.status.code(), Some(2));
    let told = told(&output);
    assert!(told.contains("study.toml:9:") && told.contains("did you mean damensolo?"), "{told}");
}

/// The first deal alone, then both, is the same as both at once; and the output fits a terminal in both languages.
#[test]
fn a_match_among_strangers_goes_on_and_is_told_in_a_table() {
    let (whole, parts) = (folder("strangers"), folder("strangers-in-parts"));
    let play = |language: &str, n: &str, out: &Path| {
        let (lineup, one) = (["--lineup", "strangers"], ["--seatings", "one", "--scope", "cards"]);
        let rest = ["-n", n, "--out", text(out), "--lang", language];
        let output = run(&[&lineup[..], &one[..], &rest[..]].concat());
        assert!(output.status.success(), "{}", told(&output));
        stdout(&output)
    };
    let english = play("en", "2", &whole);
    play("en", "1", &parts);
    let german = play("de", "2", &parts);
    assert_eq!(report(&parts), report(&whole));
    for (told, worst, more) in
        [(&english, "worst", "more than rules"), (&german, "schlechtester Tisch", "mehr als rules")]
    {
        assert!(told.lines().all(|line| line.chars().count() <= 80), "{told}");
        assert!(told.contains("uct *") && told.contains(worst) && told.contains(more), "{told}");
    }
    let csv = fs::read_to_string(whole.join("report.csv")).expect("a table");
    assert_eq!(csv.lines().filter(|line| line.starts_with("more,greedy,")).count(), 29);
    assert!(fs::read_to_string(whole.join("report.html")).expect("a page").contains("aggressive+saver+greedy"));
}

#[test]
fn bad_input_is_told_with_what_was_expected() {
    for (arguments, expected) in [
        (&["match", "--bots", "ruls"][..], "there is no bot 'ruls', did you mean 'rules'?"),
        (&["match", "--bots", "rules", "--lineup", "one-vs-three"], "one bot alone has no opponent"),
        (&["match", "--bots", "rules", "--lineup", "strangers", "--open-cards"], "leave --open-cards out"),
        (&["match", "--bots", "rules,greedy", "--open-cards"], "play every deal once: --seatings one"),
        (&["match", "--bots", "rules,greedy", "--sprt", "a=1", "b=0"], "a test needs a below b"),
        (&["match", "--bots", "rules,greedy", "--round", "--scope", "cards"], "leave out --round or --scope cards"),
    ] {
        let output = doko(arguments).output().expect("doko runs");
        assert_eq!(output.status.code(), Some(2));
        assert!(told(&output).contains(expected), "{}", told(&output));
    }
}

#[test]
fn the_games_of_a_match_are_records_that_can_be_scored() {
    let (out, bare) = (folder("records"), folder("records_bare"));
    let file = |name: &str| out.with_extension(name).to_str().expect("a name").to_owned();
    let (at_once, half, whole) = (file("at_once"), file("half"), file("whole"));
    assert!(run(&["-n", "4", "--force", "--records", &at_once]).status.success());
    // In two goes the file is the same.
    assert!(run(&["-n", "2", "--out", text(&out), "--force", "--records", &half]).status.success());
    assert!(run(&["-n", "4", "--out", text(&out), "--force", "--records", &whole]).status.success());
    let games = fs::read_to_string(&at_once).expect("records");
    assert_eq!(games, fs::read_to_string(&whole).expect("records"));
    assert!(games.starts_with(&fs::read_to_string(&half).expect("records")));
    let n_games = games.matches("\nplayers ").count();
    let scored = doko(&["score", &at_once]).output().expect("doko runs");
    assert!(scored.status.success(), "{}", told(&scored));
    assert_eq!((n_games, stdout(&scored).lines().count()), (16, 16));
    // What was played without records has none.
    assert!(run(&["-n", "2", "--out", text(&bare)]).status.success());
    let refused = run(&["-n", "3", "--out", text(&bare), "--force", "--records", &half]);
    assert_eq!(refused.status.code(), Some(2));
    assert!(told(&refused).contains("--records"), "{}", told(&refused));
}

#[test]
fn shards_of_many_machines_are_taken_in_as_one_machine_would_have_played_them() {
    let (whole, shared) = (folder("one-machine"), folder("shards"));
    assert!(run(&["-n", "31", "--out", text(&whole)]).status.success());
    let shard = |shard: &str| run(&["-n", "31", "--out", text(&shared), "--shard", shard]);
    for number in ["3/4", "1/4", "4/4"] {
        let output = shard(number);
        assert!(output.status.success(), "{}", told(&output));
        assert!(stdout(&output).starts_with(&format!("{number} finished ")), "{}", stdout(&output));
    }
    let collect = || run(&["-n", "31", "--out", text(&shared), "--lang", "de"]);
    let output = collect();
    assert_eq!(output.status.code(), Some(2));
    assert!(told(&output).contains("es fehlen die Einheiten 7 bis 14"), "{}", told(&output));
    assert!(shard("2/4").status.success());

    // One that was interrupted is not taken in before it is finished, and goes on where it was.
    let units = shared.join("units-15-23.jsonl");
    let bytes = fs::read(&units).expect("units");
    let lines: Vec<&[u8]> = bytes.split_inclusive(|&byte| byte == b'\n').collect();
    fs::write(&units, [&lines[..4].concat()[..], b"{\"unit\":18,\"ga"].concat()).expect("written");
    let output = collect();
    assert_eq!(output.status.code(), Some(2));
    assert!(told(&output).contains("stehen 3 von 8 Einheiten"), "{}", told(&output));
    assert!(shard("3/4").status.success());
    assert_eq!(fs::read(&units).expect("units"), bytes);

    assert!(collect().status.success());
    assert_eq!(
        fs::read(shared.join("units.jsonl")).expect("units"),
        fs::read(whole.join("units.jsonl")).expect("units")
    );
    assert_eq!(report(&shared), report(&whole));
    // What was taken in is not taken in twice, and the match can still be made longer.
    assert!(run(&["-n", "33", "--out", text(&shared)]).status.success());
    assert_eq!(report(&shared)["units"], 33);
    let output = run(&["-n", "31", "--shard", "1/4"]);
    assert_eq!(output.status.code(), Some(2), "a shard needs a folder");
}
