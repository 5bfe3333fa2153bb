//! Many positions: threads, files of answers, interruptions.

use crate::support::{doko, run, text};
use std::fs;
use std::io::Write;
#[cfg(target_os = "linux")]
use std::io::{BufRead, BufReader};
use std::path::PathBuf;
#[cfg(target_os = "linux")]
use std::process::Child;
use std::process::{Command, Stdio};
#[cfg(target_os = "linux")]
use std::time::Duration;

const POSITIONS: &str = "../datasets/positions/values-fleischlos-06.txt";

/// Returns an empty folder of this test.
fn folder(name: &str) -> PathBuf {
    crate::support::folder("long_work", name)
}

/// Returns some positions, with a line that is not one.
fn lines() -> String {
    let positions = fs::read_to_string(POSITIONS).expect("the positions are there");
    let mut lines: Vec<&str> = positions.lines().take(12).collect();
    lines.insert(4, "rules=ddv N=HT");
    lines.join("\n") + "\n"
}

#[test]
fn any_number_of_threads_gives_the_same_answers_in_the_same_order() {
    for command in ["solve", "verdict"] {
        let answers = |threads: &str| run(&[command, POSITIONS, "--json", "--threads", threads]).stdout;
        let one = answers("1");
        assert_eq!(one.iter().filter(|&&byte| byte == b'\n').count(), 100);
        assert_eq!(answers("3"), one);
        assert_eq!(run(&[command, POSITIONS, "--json"]).stdout, one);
    }
}

#[test]
fn who_waits_for_an_answer_before_asking_again_gets_it() {
    let mut command = doko(&["solve", "--threads", "2"]);
    let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().expect("doko starts");
    let mut input = child.stdin.take().expect("a pipe");
    let mut output = std::io::BufReader::new(child.stdout.take().expect("a pipe"));
    for _ in 0..3 {
        writeln!(input, "rules=ddv game=normal re=NS leader=N N=HT E=HQ S=SQ W=DJ").expect("doko reads");
        let mut answer = String::new();
        std::io::BufRead::read_line(&mut output, &mut answer).expect("doko answers");
        assert_eq!(answer, "18\n");
    }
    drop(input);
    assert!(child.wait().expect("doko ends").success());
}

#[test]
fn a_pipe_sees_no_progress() {
    let output = run(&["solve", POSITIONS, "--threads", "1"]);
    assert_eq!(String::from_utf8_lossy(&output.stderr), "");
    assert_eq!(String::from_utf8_lossy(&run(&["deal", "-n", "3"]).stderr), "");
}

#[test]
fn interrupted_work_goes_on_and_ends_with_the_same_bytes() {
    let folder = folder("interrupted");
    let (positions, out, whole) = (folder.join("positions.txt"), folder.join("out.jsonl"), folder.join("whole.jsonl"));
    let part = folder.join("out.jsonl.part");
    fs::write(&positions, lines()).expect("written");
    let question = ["--ask", "moves", "--threads", "2"];
    let uninterrupted =
        doko(&["solve", text(&positions), "--out", text(&whole)]).args(question).output().expect("runs");
    assert_eq!((uninterrupted.status.code(), uninterrupted.stdout.len()), (Some(2), 0));

    // Kill it when it has answered seven lines and waits for more.
    let mut command = doko(&["solve", "--out", text(&out)]);
    let mut child = command.args(question).stdin(Stdio::piped()).stderr(Stdio::null()).spawn().expect("doko starts");
    let mut input = child.stdin.take().expect("a pipe");
    let first: Vec<String> = lines().lines().take(7).map(|line| format!("{line}\n")).collect();
    input.write_all(first.concat().as_bytes()).expect("doko reads");
    while fs::read_to_string(&part).map_or(0, |text| text.matches('\n').count()) < 8 {
        std::thread::yield_now();
    }
    child.kill().expect("it runs");
    child.wait().expect("it has ended");
    assert!(!out.exists());
    // It had begun the next answer.
    let mut file = fs::OpenOptions::new().append(true).open(&part).expect("the answers are kept");
    file.write_all(br#"{"line":8,"position":"rules=d"#).expect("written");
    drop(file);

    let output = doko(&["solve", text(&positions), "--out", text(&out)]).args(question).output().expect("doko runs");
    let told = String::from_utf8_lossy(&output.stderr);
    assert!(told.contains("7 answers are in") && told.contains("going on after line 7"), "{told}");
    assert_eq!((output.status.code(), output.stdout.len()), (Some(2), 0));
    assert_eq!(fs::read(&out).expect("the answers"), fs::read(&whole).expect("the answers"));
    let names: Vec<_> = fs::read_dir(&folder).expect("a folder").flatten().map(|entry| entry.file_name()).collect();
    assert_eq!(names.len(), 3, "{names:?}");
    assert_eq!(
        fs::read_to_string(&out).expect("the answers").lines().map(str::len).sum::<usize>(),
        String::from_utf8_lossy(
            &doko(&["solve", "--json", text(&positions)]).args(question).output().expect("runs").stdout
        )
        .lines()
        .map(str::len)
        .sum::<usize>()
    );
}

#[test]
fn a_file_that_cannot_get_its_name_is_told_by_it_and_leaves_the_answers() {
    let folder = folder("no_name");
    let (out, part) = (folder.join("out.jsonl"), folder.join("out.jsonl.part"));
    let mut command = doko(&["solve", "--out", text(&out)]);
    let mut child = command.stdin(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("doko starts");
    let mut input = child.stdin.take().expect("a pipe");
    input.write_all(lines().as_bytes()).expect("doko reads");
    while fs::read_to_string(&part).map_or(0, |text| text.matches('\n').count()) < 2 {
        std::thread::yield_now();
    }
    fs::create_dir(&out).expect("a folder stands where the file should");
    drop(input);
    let output = child.wait_with_output().expect("doko ends");
    let told = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(2), "{told}");
    assert!(told.contains("cannot write") && told.contains("out.jsonl"), "{told}");
    assert!(part.exists() && !folder.join("out.jsonl.whole").exists());
}

#[test]
fn a_place_where_no_file_can_be_is_refused_before_the_work() {
    let folder = folder("no_place");
    for out in [folder.clone(), folder.join("none/out.jsonl")] {
        let output = run(&["solve", POSITIONS, "--out", text(&out)]);
        let told = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(2), "{told}");
        assert!(told.contains("cannot write") && told.contains("choose another place"), "{told}");
    }
    assert_eq!(fs::read_dir(&folder).expect("a folder").count(), 0);
}

#[test]
fn answers_to_something_else_are_not_continued() {
    let folder = folder("something_else");
    let (positions, out) = (folder.join("positions.txt"), folder.join("out.jsonl"));
    let part = folder.join("out.jsonl.part");
    fs::write(&positions, lines()).expect("written");
    let refusal = |question: &[&str]| {
        let output =
            doko(&["solve", text(&positions), "--out", text(&out)]).args(question).output().expect("doko runs");
        assert_eq!(output.status.code(), Some(2));
        assert!(part.exists() && !out.exists());
        String::from_utf8_lossy(&output.stderr)
            .split_whitespace()
            .filter(|&word| word != "│")
            .collect::<Vec<_>>()
            .join(" ")
    };
    let answers = run(&["solve", text(&positions), "--json"]).stdout;
    let answers: Vec<&str> = std::str::from_utf8(&answers).expect("UTF-8").lines().collect();
    let header = r#"{"doko":"VERSION","question":"solve Value None","rules":null}"#;
    let header = header.replace("VERSION", env!("CARGO_PKG_VERSION"));
    let seal = sim::Seal::of(&header);
    let written = |answers: &[&str]| {
        let lines: Vec<String> = answers.iter().map(|answer| seal.close(answer)).collect();
        format!("{header}\n{}\n", lines.join("\n"))
    };
    let keep = |answers: &[&str]| fs::write(&part, written(answers)).expect("written");

    keep(&answers[..6]);
    assert!(refusal(&["--ask", "line"]).contains("answers another question"));
    assert!(refusal(&["--budget", "1000"]).contains("answers another question"));
    assert!(refusal(&["--rules", "bsv"]).contains("answers another question, or by other rules"));
    fs::write(&part, b"\xff\xfe\n").expect("written");
    assert!(refusal(&[]).contains("answers another question"));
    keep(&[&answers[..5], &answers[6..7]].concat());
    assert!(refusal(&[]).contains("answers another line 6 than there is now"));
    keep(&[&answers[..], &[r#"{"line":14,"error":"?"}"#]].concat());
    assert!(refusal(&[]).contains("answers more lines than there are now"));
    // A digit that was changed, and answers as they were written before.
    fs::write(&part, written(&answers[..6]).replacen("\"augen\":", "\"augen\":1", 1)).expect("written");
    assert!(refusal(&[]).contains("was changed: line 2 is not what was written"));
    fs::write(&part, format!("{header}\n{}\n", answers[0])).expect("written");
    assert!(refusal(&[]).contains("was written by an older doko"));
    keep(&answers[..6]);
    // How much memory there is changes no answer.
    run(&["solve", text(&positions), "--out", text(&out), "--memory", "1MiB"]);
    assert!(out.exists() && !part.exists());
}

#[test]
fn what_was_interrupted_in_its_first_line_begins_anew() {
    let folder = folder("first_line");
    let out = folder.join("out.jsonl");
    let whole = run(&["solve", POSITIONS, "--json"]).stdout;
    for n_bytes in [0, 1, 30] {
        let header =
            format!(r#"{{"doko":"{}","question":"solve Value None","rules":null}}"#, env!("CARGO_PKG_VERSION"));
        fs::write(folder.join("out.jsonl.part"), &header[..n_bytes]).expect("written");
        assert_eq!(run(&["solve", POSITIONS, "--out", text(&out)]).status.code(), Some(0));
        assert_eq!(fs::read(&out).expect("the answers"), whole);
    }
}

/// A whole deal whose value takes some 100 million cards.
#[cfg(target_os = "linux")]
const HARD: &str = "rules=ddv game=normal re=EW leader=N N=CJ,HJ,DA,DK,CA,SA,SA,ST,S9,HA,HK,H9 \
    E=CQ,SQ,DQ,SJ,DJ,DA,CT,CT,C9,SK,SK,H9 S=HT,SQ,HQ,CJ,SJ,HJ,DT,DK,CA,C9,ST,HA W=HT,CQ,HQ,DQ,DJ,DT,D9,D9,CK,CK,S9,HK";

/// Presses Ctrl-C as soon as the program listens to it and has begun to search.
#[cfg(target_os = "linux")]
fn press_ctrl_c(child: &Child) {
    let process = child.id().to_string();
    // Before it listens, Ctrl-C would just end it.
    let listens = || {
        let status = fs::read_to_string(format!("/proc/{process}/status")).expect("doko runs");
        let caught = status.lines().find_map(|line| line.strip_prefix("SigCgt:")).expect("the signals it listens to");
        u64::from_str_radix(caught.trim(), 16).expect("a mask of signals") >> 1 & 1 == 1
    };
    let pause = || std::thread::sleep(Duration::from_millis(10));
    assert!(
        (0..3000).any(|_| listens() || {
            pause();
            false
        }),
        "it does not listen"
    );
    std::thread::sleep(Duration::from_millis(200));
    assert!(Command::new("kill").args(["-INT", &process]).status().expect("there is kill").success());
}

#[cfg(target_os = "linux")]
#[test]
fn ctrl_c_ends_a_search_with_what_is_certain() {
    for question in ["value", "moves", "line", "points", "tricks"] {
        let mut command = doko(&["solve", HARD, "--ask", question, "--json"]);
        let child = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("doko starts");
        press_ctrl_c(&child);
        let output = child.wait_with_output().expect("doko ends");
        let (answer, told) = (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
        assert_eq!(output.status.code(), Some(0), "{question}: {told}");
        assert!(told.contains("stopped: this is what is certain by now"), "{question}: {told}");
        let answer: serde_json::Value = serde_json::from_str(&answer).expect("one line of JSON");
        assert_eq!(answer["finished"], false, "{question}: {answer}");
        assert!(answer["lo"].as_i64() < answer["hi"].as_i64(), "{question}: {answer}");
    }
}

#[cfg(target_os = "linux")]
#[test]
fn ctrl_c_ends_a_step_of_a_walk_and_then_the_walk() {
    let mut command = doko(&["tree", HARD]);
    let command = command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().expect("doko starts");
    // A walker stays at the keyboard: the end of the steps would end the walk, too.
    let steps = child.stdin.take();
    press_ctrl_c(&child);
    let mut rows = BufReader::new(child.stdout.take().expect("its output is piped")).lines().map_while(Result::ok);
    assert!(rows.by_ref().any(|row| row.contains("Re still gets") && row.contains("..")), "no bounds are shown");
    // The last of the cards that may be played.
    assert!(rows.by_ref().any(|row| row.trim_start().starts_with("♥9")), "the table of cards is not whole");
    press_ctrl_c(&child);
    let output = child.wait_with_output().expect("doko ends");
    drop(steps);
    let told = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(130), "{told}");
    assert_eq!(told.matches("stopped: this is what is certain by now").count(), 1, "{told}");
}
