//! Programs of others at our tables, and our bots at theirs: what hangs, floods or makes no sense costs nobody an evening.

#![cfg(unix)]

use crate::support::{DOKO, doko, run, stdout, text, told};
use serde_json::Value;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

/// Returns an empty folder of this test.
fn folder(name: &str) -> PathBuf {
    crate::support::folder("programs", name)
}

fn hear(arguments: &[&str], input: &str) -> Output {
    let mut command = doko(arguments);
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().expect("doko starts");
    let _ = child.stdin.take().expect("a pipe").write_all(input.as_bytes());
    child.wait_with_output().expect("doko ends")
}

fn json(output: &Output) -> Value {
    serde_json::from_slice(&output.stdout).unwrap_or_else(|_| panic!("{}", told(output)))
}

/// Writes a program for the shell and returns the command line that runs it.
pub(crate) fn program(folder: &Path, script: &str) -> String {
    let path = folder.join("program.sh");
    fs::write(&path, script).expect("written");
    format!("sh {}", text(&path))
}

/// Returns a bot of ours behind the protocol; what follows it is for nobody.
fn behind(bot: &str, rest: &str) -> String {
    format!("cmd:sh -c 'exec \"$0\" bot {bot}' {DOKO}{rest}")
}

const HELLO: &str = r#"echo '{"type":"hello","protocol":1,"name":"shell"}'"#;

#[test]
fn the_first_signal_ends_a_match_whose_bot_hangs_and_all_it_has_started() {
    let folder = folder("hangs");
    // Were the limit waited for, this test would take an hour.
    let script = format!("{HELLO}; sleep 3000 & echo $! >{0}/number; mv {0}/number {0}/helper; wait", text(&folder));
    let bot = format!("cmd(time=3600s):{},random", program(&folder, &script));
    for signal in ["-INT", "-TERM"] {
        let _ = fs::remove_file(folder.join("helper"));
        let mut command = doko(&["match", "--bots", &bot, "-n", "4", "--threads", "1"]);
        let child = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("doko starts");
        while !folder.join("helper").exists() {
            std::thread::yield_now();
        }
        let signalled = Command::new("kill").args([signal, &child.id().to_string()]).status().expect("kill runs");
        assert!(signalled.success());
        let output = child.wait_with_output().expect("it ends");
        assert_eq!(output.status.code(), Some(1), "{}", told(&output));
        assert!(told(&output).contains("interrupted after 0 deals"), "{}", told(&output));
        let helper = fs::read_to_string(folder.join("helper")).expect("a number");
        // What is killed takes a moment to end.
        while is_alive(helper.trim()) {
            std::thread::yield_now();
        }
    }
}

/// Returns whether a process works or waits.
fn is_alive(process: &str) -> bool {
    let output = Command::new("ps").args(["-o", "stat=", "-p", process]).output();
    let output = output.map_or_else(|_| Vec::new(), |output| output.stdout);
    !String::from_utf8_lossy(&output).trim().is_empty() && !output.starts_with(b"Z")
}

#[test]
fn a_helper_that_keeps_the_output_open_does_not_matter() {
    let folder = folder("helper");
    let script = format!("sleep 3000 & exec {DOKO} bot random");
    let output = run(&["protocol", "check", &program(&folder, &script), "-n", "1"]);
    assert_eq!(output.status.code(), Some(0), "{}", stdout(&output));
}

#[test]
#[ignore = "slow"]
fn a_program_that_floods_or_does_not_read_ends_and_so_does_the_match() {
    let folder = folder("floods");
    let answer = r#"{"type":"decision","id":0,"decision":"none"}"#;
    for script in [
        format!("{HELLO}; exec yes '{answer}'"),
        format!("{HELLO}; exec yes ''"),
        format!("{HELLO}; exec yes | tr -d '\\n'"),
        format!("{HELLO}; exec yes >&2"),
    ] {
        let bot = format!("cmd(time=200ms):{},random", program(&folder, &script));
        let output = run(&["match", "--bots", &bot, "-n", "1", "--threads", "1", "--keep-going", "--json"]);
        assert_eq!(output.status.code(), Some(0), "{}", told(&output));
        // Whether it is late or has been stopped depends on how fast the machine is.
        let report = json(&output);
        let faults = ["late", "died"].map(|kind| report["bots"][0]["faults"][kind].as_u64().unwrap_or(0));
        assert!(0 < faults.iter().sum::<u64>(), "{script}: {}", stdout(&output));
    }
}

#[test]
fn bots_in_one_argument_or_several_are_the_same_match() {
    let report = |bots: &[&str]| {
        let mut report = json(&run(&[&["match", "-n", "3", "--json"], bots].concat()));
        report["bots"].as_array_mut().expect("bots").iter_mut().for_each(|bot| bot["time"] = Value::Null);
        report
    };
    assert_eq!(report(&["--bots", "rules,random"]), report(&["--bots", "rules", "--bots", "random"]));
}

#[test]
fn a_test_says_what_it_has_seen() {
    let said = |n: &str| {
        let output = run(&["match", "--bots", "rules,random", "-n", n, "--sprt", "a=0", "b=0.1"]);
        let text = stdout(&output);
        let start = text.rfind("test a=0").expect("the test is told last");
        text[start..].split_whitespace().collect::<Vec<_>>().join(" ")
    };
    assert_eq!(said("29"), "test a=0 b=0.1 alpha=0.05 beta=0.05: not looked before deal 30; it has seen 29");
    assert!(said("31").contains(" after 3"), "{}", said("31"));
}

#[test]
fn where_a_program_writes_its_log_does_not_make_another_match() {
    let folder = folder("log");
    let play = |rest: &str, n: &str| {
        let bots = format!("{},random", behind("random", rest));
        run(&["match", "--bots", &bots, "-n", n, "--out", text(&folder), "--json"])
    };
    assert_eq!(play(" --log a.log", "1").status.code(), Some(0));
    let output = play(" --log b.log", "2");
    assert_eq!(output.status.code(), Some(0), "{}", told(&output));
    assert_eq!(json(&output)["units"], 2);
    let output = play(" --strength 2", "3");
    assert_eq!(output.status.code(), Some(2));
    assert!(told(&output).contains("bots differs"), "{}", told(&output));
}

#[test]
fn a_report_tells_the_name_of_a_program_and_what_it_has_used() {
    let bots = format!("{},random", behind("random", ""));
    let arguments = ["match", "--bots", &bots, "-n", "6", "--threads", "1"];
    let report = json(&run(&[&arguments[..], &["--json"]].concat()));
    assert_eq!((&report["bots"][0]["program"], &report["bots"][1]["program"]), (&"random".into(), &Value::Null));
    let cpu = &report["bots"][0]["time"]["cpu_us"];
    // Other systems do not tell; then the column says so.
    assert!(if cfg!(target_os = "linux") { cpu.as_f64().is_some_and(|cpu| 0.0 < cpu) } else { cpu.is_null() }, "{cpu}");
    let text = stdout(&run(&arguments));
    assert!(text.contains("calls itself \"random\""), "{text}");
}

#[test]
fn a_name_with_escape_sequences_is_made_visible() {
    let folder = folder("escapes");
    let hello = r#"printf '{"type":"hello","protocol":1,"name":"a\\u001b[2Jb"}\n'"#;
    let output = run(&[
        "protocol",
        "check",
        &program(&folder, &format!("{hello}; cat >/dev/null")),
        "--time",
        "50ms",
        "-n",
        "1",
    ]);
    assert!(stdout(&output).contains(r"a\u001b[2Jb"), "{}", stdout(&output));
    let gone = program(&folder, r"printf 'x\033[2J\n' >&2; exit 1");
    let output = run(&["protocol", "check", &gone]);
    assert!(!output.stderr.contains(&0x1b) && told(&output).contains(r"x\u001b[2J"), "{}", told(&output));
}

/// A program that plays the first legal card, and says in its hello that it does nothing else, by the rules of the DDV.
pub(crate) const CHOOSY: &str = r#"
echo '{"type":"hello","protocol":1,"name":"choosy","decides":["card"],"rules":["ddv"],"calls":"on_turn"}'
while read -r line; do
  case $line in
    *'"type":"bye"'*) exit 0 ;;
    *'"type":"decide"'*)
      echo "$line" | sed 's/^.*"id":\([0-9]*\),.*"legal":\["\([^"]*\)".*$/{"type":"decision","id":\1,"decision":"\2"}/' ;;
  esac
done
"#;

#[test]
fn a_program_is_tested_in_what_it_says_it_does() {
    let folder = folder("choosy");
    let command = program(&folder, CHOOSY);
    let output = run(&["protocol", "check", &command, "-n", "1", "--json"]);
    assert_eq!(output.status.code(), Some(0), "{}{}", stdout(&output), told(&output));
    let answer = json(&output);
    assert_eq!(answer["games"], serde_json::json!([{ "rules": "ddv", "games": 1 }]));
    assert_eq!(answer["asked"], serde_json::json!([{ "kind": "card", "count": 24 }]));
    let output = run(&["protocol", "check", &command, "--rules", "bsv"]);
    assert_eq!(output.status.code(), Some(2));
    assert!(told(&output).contains("plays by 'ddv'; expected one of bsv"), "{}", told(&output));
    let output = run(&["match", "--bots", &format!("cmd:{command},random"), "-n", "1", "--rules", "bsv"]);
    assert_eq!(output.status.code(), Some(2));
    assert!(told(&output).contains("it plays by ddv, not by bsv"), "{}", told(&output));
}

const DEAL: &str = r#"{"type":"deal","seat":"N","dealer":"W","hand":["CK","CJ","SA","SK","SK","SQ","SJ","S9","HT","HK","D9","D9"],"rules":"ddv"}"#;
const CARD: &str = r#"{"type":"decide","id":7,"what":"card","seen":{"record":{"dealer":"W","hands":{"N":["CK","CJ","SA","SK","SK","SQ","SJ","S9","HT","HK","D9","D9"],"E":[],"S":[],"W":[]},"game":"normal"}}}"#;

fn answers(output: &Output) -> Vec<Value> {
    stdout(output).lines().map(|line| serde_json::from_str(line).expect("answers are JSON")).collect()
}

#[test]
fn a_question_without_sense_is_answered_by_an_error_and_the_game_goes_on() {
    let question = r#"{"type":"decide","id":3,"what":"say","legal":LEGAL,"heard":[]}"#;
    let wrong = [
        (r"[]", "is empty"),
        (r#"["H5"]"#, "'H5' is not a valid decision"),
        (r#"["yes"]"#, "'yes' is offered as a decision but may not be made"),
        (r#"["return:DT"]"#, "may not be made"),
        (r#"["gesund","gross"]"#, "may not be made"),
        ("7", "is not a message"),
    ];
    for (legal, expected) in wrong {
        let input = format!("\u{feff}{DEAL}\r\n\n{}\n{CARD}\n", question.replace("LEGAL", legal));
        let output = hear(&["bot", "rules"], &input);
        assert_eq!(output.status.code(), Some(2), "{legal}");
        let answers = answers(&output);
        assert_eq!((&answers[0]["type"], &answers[0]["id"]), (&"error".into(), &3.into()));
        assert!(answers[0]["text"].as_str().is_some_and(|text| text.contains(expected)), "{}", answers[0]);
        assert_eq!((&answers[1]["type"], &answers[1]["id"]), (&"decision".into(), &7.into()));
    }
    let output = hear(&["bot", "rules"], &format!("{DEAL}\n{{\"type\":\"decide\"}}\n"));
    assert_eq!((output.status.code(), &answers(&output)[0]["type"]), (Some(2), &"error".into()));
}

#[test]
fn rules_are_named_or_written_out_and_an_error_says_which_form_is_wrong() {
    let said = |rules: &str| {
        let deal = DEAL.replace("\"ddv\"", rules);
        let output = hear(&["bot", "rules"], &format!("{deal}\n{CARD}\n"));
        answers(&output)[0]["text"].as_str().map(str::to_owned)
    };
    for rules in [r#""ddv""#, r#"{"name":"ddv"}"#, r#"{"name":"ours","nines":true}"#] {
        assert_eq!(said(rules), None, "{rules}");
    }
    for (rules, expected) in [
        (r#""DDV""#, "there is no rule set 'DDV'; a name alone must be one of tsr, ddv, bsv, recklinghausen"),
        (r#"{"name":"ours"}"#, "there is no rule set 'ours'"),
        (r#"{"nines":true}"#, "expected the name of a rule set, such as \"ddv\", or an object"),
        ("null", "the rules are null; expected"),
        (r#"{"name":"ours","nines":"many"}"#, "nines cannot be \"many\""),
    ] {
        let text = said(rules).expect("an error");
        assert!(text.contains(expected), "{rules}: {text}");
    }
}

#[test]
fn the_time_of_the_hello_is_kept() {
    for bot in ["doko:worlds=1000000", "pimc:worlds=1000000", "ismcts:iterations=1000000", "uct:rollouts=1000000"] {
        for time_ms in [0, 1, 50] {
            let hello = format!(r#"{{"type":"hello","protocol":1,"program":"a club","time_ms":{time_ms}}}"#);
            // Without a limit these would take weeks.
            let output = hear(&["bot", bot], &format!("{hello}\n{DEAL}\n{CARD}\n"));
            assert_eq!(output.status.code(), Some(0), "{}", told(&output));
            assert_eq!(answers(&output)[1]["type"], "decision", "{bot}");
        }
    }
}

#[test]
fn rules_that_cannot_be_played_are_told() {
    let folder = folder("rules");
    let rules = |name: &str, text: &str| {
        let path = folder.join(name);
        fs::write(&path, text).expect("written");
        path
    };
    let five = rules("five.toml", "extends = \"ddv\"\ntable_sizes = [5]\n");
    let output = run(&["match", "--bots", "rules,random", "--round", "-n", "1", "--rules", text(&five)]);
    assert_eq!(output.status.code(), Some(2));
    assert!(told(&output).contains("no round of four can be played by these rules"), "{}", told(&output));
    assert_eq!(run(&["match", "--bots", "rules,random", "-n", "1", "--rules", text(&five)]).status.code(), Some(0));
    // Every hand has at most ten trumps.
    let thrown_in = "extends = \"bsv\"\nwerfen_trumps_max = 10\nwerfen_mandatory = true\n";
    let thrown_in = rules("thrown-in.toml", thrown_in);
    for arguments in
        [&["match", "--bots", "random", "-n", "1"][..], &["match", "--bots", "random", "--round", "-n", "1"]]
    {
        let output = run(&[arguments, &["--rules", text(&thrown_in)]].concat());
        assert_eq!(output.status.code(), Some(2));
        assert!(!told(&output).contains("panicked"), "{}", told(&output));
    }
}

#[test]
fn times_that_are_none_are_told() {
    for bots in ["cmd(time=1e18s):true", "cmd(start=1e300s):true", "doko:time=1e18s", "cmd(time=0s):true"] {
        let output = run(&["match", "--bots", &format!("rules,{bots}"), "-n", "1"]);
        assert_eq!(output.status.code(), Some(2));
        assert!(told(&output).contains("at most a day"), "{}", told(&output));
    }
}

#[test]
fn a_data_set_has_no_more_bots_than_can_be_told_apart() {
    let folder = folder("many");
    let bots = vec!["random"; 257].join(",");
    let output = run(&["generate", "plan", text(&folder), "-n", "1", "--bots", &bots]);
    assert_eq!(output.status.code(), Some(2));
    assert!(told(&output).contains("257 bots are too many, at most 256"), "{}", told(&output));
}
