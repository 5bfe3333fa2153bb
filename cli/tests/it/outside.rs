//! What comes from outside: texts of any length and kind, checked, quoted briefly, and never let loose on the terminal.

use std::fs;
use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};

fn doko(arguments: &[&str], input: &[u8]) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_doko"))
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("doko can be started");
    // Who refuses the input need not read all of it.
    let _ = child.stdin.take().expect("it has an input").write_all(input);
    child.wait_with_output().expect("it ends")
}

/// Returns the exit code and everything that was said.
fn said(arguments: &[&str], input: &[u8]) -> (Option<i32>, String) {
    let output = doko(arguments, input);
    let all = [output.stdout, output.stderr].concat();
    (output.status.code(), String::from_utf8(all).expect("what is said is UTF-8"))
}

fn file(name: &str, text: impl AsRef<[u8]>) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("outside");
    fs::create_dir_all(&folder).expect("the folder can be made");
    let path = folder.join(name);
    fs::write(&path, text).expect("the file can be written");
    path
}

const RULED: &str = "rules=ddv game=normal re=NS leader=N";

#[test]
fn texts_from_outside_are_shown_and_not_obeyed() {
    let clear = "\u{1b}[2J\u{9b}31m\u{202e}";
    let position = format!("{RULED} N=HT,{clear}XX E=HQ,DT S=CQ,DJ W=CA,SA");
    let record = format!("rules=ddv dealer=W\nN: {clear}\n");
    let json = format!("{{\"dealer\": \"W\", \"{}[2J\\u009b\": 1}}", "\\u001b");
    let vector = format!(
        "{{\"id\": \"{0}\", \"ruleset\": \"{0}\", \"kind\": \"{0}\", \"input\": {{}}, \"expected\": {{}}}}",
        "\\u001b[2J\\u009b"
    );
    for (arguments, input) in [
        (&["solve"][..], &position),
        (&["verdict", "--json"], &position),
        (&["verdict", "--format", "text", "--lang", "de"], &position),
        (&["score"], &record),
        (&["score"], &json),
        (&["conform"], &vector),
        (&["suggest", "-"], &record),
        (&["referee", "rule", "--case", "-"], &json),
        (&["perft", "--depth", clear], &position),
        (&["solve", "--rules", clear], &position),
        (&["solve", clear], &position),
        (&[clear], &position),
        (&["match", "--bots", clear], &position),
        (&["bot", clear], &position),
    ] {
        let (code, text) = said(arguments, input.as_bytes());
        assert_eq!(code, Some(2), "{arguments:?}: {text}");
        let bad = text.chars().find(|&c| c.is_control() && c != '\n' || c == '\u{202e}');
        assert_eq!(bad, None, "{arguments:?}: {text:?}");
    }
}

#[test]
fn what_is_far_too_long_is_refused_with_few_words() {
    let cards = ["HT"; 20_000];
    let binary: Vec<u8> = (0..500_000_u32).map(|n| (n.wrapping_mul(2_654_435_761) >> 13) as u8).collect();
    let trick = format!("rules=ddv dealer=W\nN: CA\nE: CA\nS: HT\nW: HT\n1 N: {}\n", cards.join(" "));
    for (arguments, input) in [
        (&["solve"][..], format!("{RULED} N={} E=HQ S=CQ W=CA", cards.join(",")).into_bytes()),
        (&["solve"], format!("{RULED} N={} E=HQ S=CQ W=CA", cards.join(" ")).into_bytes()),
        (&["verdict"], vec![b'x'; 3 << 20]),
        (&["verdict"], format!("{RULED} N={} E=HQ S=CQ W=CA", "X".repeat(500_000)).into_bytes()),
        (&["verdict"], binary.clone()),
        (&["score"], binary),
        (&["score"], trick.into_bytes()),
        (&["perft", "--depth", "1000000000"], Vec::new()),
        (&["match", "--bots", "rules,random", "--open-cards", "18446744073709551615"], Vec::new()),
    ] {
        let (code, text) = said(arguments, &input);
        assert_eq!(code, Some(2), "{arguments:?}: {text}");
        assert!(text.len() < 5_000, "{arguments:?}: {} bytes", text.len());
    }
    let part = "E has a fox";
    let record = file("view.txt", "rules=ddv dealer=W\nN: CJ DQ DQ DA DT CT CT CK C9 SA SK S9\nE: ?\nS: ?\nW: ?\n");
    let record = record.to_str().expect("it is UTF-8");
    let (code, text) = said(&["suggest", record, "--if", &[part; 24].join(" and ")], b"");
    assert!(code == Some(2) && text.contains("more than 16 statements"), "{text}");
}

#[test]
fn text_of_another_encoding_gets_one_hint() {
    let line = format!("{RULED} N=HT,CQ E=HQ,DT S=SQ,DJ W=CA,SA\r\n");
    let utf_16: Vec<u8> = line.encode_utf16().flat_map(u16::to_le_bytes).collect();
    let file = file("utf16.txt", [&[0xff, 0xfe], &utf_16[..]].concat());
    let file = file.to_str().expect("it is UTF-8");
    for command in ["solve", "verdict", "score", "conform", "suggest", "review", "tree", "perft"] {
        let (code, text) = said(&[command, file], b"");
        assert_eq!(code, Some(2), "{command}: {text}");
        assert_eq!(text.matches("UTF-16 text").count(), 1, "{command}: {text}");
    }
    // A mark at the beginning, lines of Windows and blank lines are no matter.
    let (code, text) = said(&["solve"], format!("\u{feff}\r\n{line}").as_bytes());
    assert_eq!(code, Some(0), "{text}");
}

#[test]
fn what_germans_write_is_read_and_answered_in_german() {
    for cards in
        ["N=HT,D9 O=HQ,DT S=CQ,DJ W=CA,SA", "N=Rot-Zehn,D9 E=Herz Ober,DT S=Eichel-Ober,DJ W=CA,Gru\u{308}n-Daus"]
    {
        let position = format!("rules=ddv game=normal re=NS leader=O {cards}");
        let (code, text) = said(&["solve", &position], b"");
        assert_eq!(code, Some(0), "{text}");
    }
    for (cards, message, help) in [
        ("N=XX,D9 E=HQ,DT S=CQ,DJ W=CA,SA", "die Karte „XX“ gibt es nicht", "eine Karte ist"),
        ("N=HT E=HQ,DT S=CQ,DJ W=CA,SA", "Nord hat 1 Karte, müsste aber 2 haben", "alle haben gleich viele"),
        ("N=HT,D9 E=CQ,DT S=SQ,DJ W=CA,SA", "Ost hat eine Kreuz Dame und gehört also zu Re", "im Normalspiel"),
        ("N=HT,D9 E=HQ,DT S=CQ,DJ", "es fehlt W=", "dazuschreiben"),
    ] {
        let (code, text) = said(&["verdict", "--lang", "de", &format!("{RULED} {cards}")], b"");
        assert_eq!(code, Some(2), "{text}");
        assert!(text.contains(message) && text.contains(help) && text.contains("Tipp:"), "{text}");
    }
}

#[test]
fn what_cannot_be_is_refused_wherever_a_position_is_read() {
    let impossible = format!("{RULED} N=HT,HT E=CQ,DT S=CQ,DJ W=CA,SA");
    let facts = format!("{{\"entry\": \"3.8.1\", \"offender\": \"E\", \"position\": \"{impossible}\"}}");
    for (arguments, input) in [
        (&["verdict", &impossible][..], ""),
        (&["solve", &impossible], ""),
        (&["tree", &impossible], ""),
        (&["perft", &impossible], ""),
        (&["verify", &impossible, "--line", "HT"], ""),
        (&["referee", "rule", "--entry", "3.8.1", "--offender", "E", "--position", &impossible], ""),
        (&["referee", "rule", "--case", "-"], &facts),
    ] {
        let (code, text) = said(arguments, input.as_bytes());
        assert_eq!(code, Some(2), "{arguments:?}: {text}");
    }
    let vector = |input: &str| {
        let source = r#""id": "V", "ruleset": "ddv", "kind": "zwangslaeufig", "expected": {"every_order": true}"#;
        format!(
            "{{{source}, \"input\": {{\"game\": \"normal\", \"lead\": \"N\", \"party\": [\"N\", \"S\"], {input}}}}}\n"
        )
    };
    let hands = r#""hands": {"N": ["HT"], "E": ["CQ"], "S": ["CQ"], "W": ["CA"]}, "re": ["N", "S"]"#;
    let (code, text) = said(&["conform"], vector(hands).as_bytes());
    assert!(code != Some(0) && text.contains("E holds CQ"), "{text}");
    let hands = r#""hands": {"N": ["HT"], "E": ["SA"], "S": ["CQ"], "W": ["CA"]}, "re": ["N", "S"]"#;
    assert_eq!(said(&["conform"], vector(hands).as_bytes()).0, Some(0));
    let (code, text) = said(&["conform"], vector(&format!("{hands}, \"claimnt\": \"N\"")).as_bytes());
    assert!(code == Some(2) && text.contains("unknown field \"claimnt\"") && text.contains("claimant"), "{text}");
    let more = vector(hands).replace("\"id\"", "\"comment\": 1, \"id\"");
    assert_eq!(said(&["conform"], more.as_bytes()).0, Some(2));
}
