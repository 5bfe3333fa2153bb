//! A user of German meets no English word that he did not type, and the other way round.
//!
//! Every command of the documentation, the help of every command, and many wrong inputs are run in each language. Every word
//! of what people are shown has to be a word of the catalogue in that language, or stand in the command line or in the
//! files that it reads. Notation, names of options and of files, and what is quoted are the same in both languages.

use crate::support::{DOKO, commands_below, doko, stdout};
use std::collections::BTreeSet;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;
use text::{Language, Texts};

/// Words of no language, and why each is shown.
const FREE: &[(&str, &str)] = &[
    ("players", "the line of a record"),
    ("doko", "the program"),
    ("ddv", "a rule set"),
    ("bsv", "a rule set"),
    ("recklinghausen", "a rule set"),
    ("false", "a value of JSON"),
    ("greedy", "a bot"),
    ("pimc", "a bot"),
    ("uct", "a bot"),
    ("ismcts", "a bot"),
    ("net", "a bot"),
    ("cmd", "the bot that is a program"),
    ("true", "a value of JSON"),
    ("nodes", "the last line of bench, which programs read"),
    ("karo", "K is short for two German suits, of which English readers are told, too"),
];

/// A command line, where it is run, and what it reads.
#[derive(Clone, Debug)]
struct Run {
    words: Vec<String>,
    folder: PathBuf,
    input: String,
}

impl Run {
    fn has(&self, options: &[&str]) -> bool {
        self.words.iter().any(|word| options.contains(&word.as_str()))
    }

    /// Returns what a reader of the answer has given himself.
    fn given(&self) -> String {
        let mut given = format!("{} {}", self.words.join(" "), self.input);
        for word in self.words.iter().flat_map(|word| [word.as_str(), word.split('@').next().unwrap_or_default()]) {
            given += &fs::read_to_string(self.folder.join(word)).unwrap_or_default();
        }
        given
    }

    /// Returns what people are shown.
    fn shown(&self, language: Language, with_format: &BTreeSet<String>) -> String {
        let mut words = self.words.clone();
        if let Some(at) = words.iter().position(|word| word == "--lang") {
            words.drain(at..(at + 2).min(words.len()));
        }
        words.splice(0..0, ["--lang".to_owned(), language.code().to_owned()]);
        let is_bound = self.has(&["--format", "--json", "--out", "--help", "-h"]);
        let is_asked = (1..=self.words.len().min(2)).any(|n| with_format.contains(&self.words[..n].join(" ")));
        if is_asked && !is_bound {
            words.extend(["--format", "text"].map(str::to_owned));
        }
        let mut child = Command::new(DOKO)
            .args(&words)
            .current_dir(&self.folder)
            .env("LC_ALL", "C")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("doko runs");
        // Who refuses the arguments need not read the input.
        let _ = child.stdin.take().expect("it has an input").write_all(self.input.as_bytes());
        let output = child.wait_with_output().expect("doko runs to its end");
        let told = String::from_utf8(output.stderr).expect("doko writes UTF-8");
        let told =
            if self.is_for_programs() { told } else { format!("{}\n{told}", String::from_utf8_lossy(&output.stdout)) };
        // A command that needs another one shows its help.
        let is_help = told.contains(&Texts::of(language).word("help-word-options"));
        if is_help { without_names(&told) } else { told }
    }

    /// Returns whether the answer is meant for programs, which have no language.
    fn is_for_programs(&self) -> bool {
        let first = self.words.first().map(String::as_str);
        let is_notation = matches!(first, Some("deal" | "play-random" | "schema" | "completions" | "bot"));
        let is_format = self.has(&["--json", "--csv", "--toml", "lines", "json"]);
        !self.has(&["--help", "-h"]) && (is_notation || is_format)
    }
}

/// Returns a help without the names of commands and values, which begin the lines that tell of them.
fn without_names(help: &str) -> String {
    let line = |line: &str| {
        let text = line.trim_start_matches([' ', '-']);
        let is_list = line.starts_with("  ") && text.starts_with(|c: char| c.is_ascii_lowercase());
        let described = text.split_once(": ").filter(|_| line.trim_start().starts_with("- "));
        let described = described.or_else(|| text.split_once("  ")).filter(|(name, _)| is_list && !name.contains(' '));
        described.map_or(line, |(_, text)| text).to_owned()
    };
    help.lines().map(line).collect::<Vec<_>>().join("\n")
}

/// Returns the words of a command line as a shell takes it apart.
fn words_of(line: &str) -> Vec<String> {
    let mut words = Vec::new();
    let mut word: Option<String> = None;
    let mut quote = None;
    for c in line.chars() {
        match (quote, c) {
            (None, '\'' | '"') => {
                quote = Some(c);
                word.get_or_insert_default();
            }
            (Some(mark), _) if c == mark => quote = None,
            (None, ' ') => words.extend(word.take()),
            _ => word.get_or_insert_default().push(c),
        }
    }
    words.extend(word);
    words
}

/// Returns the folder of the project.
fn project() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("the crate lies in the project")
}

/// Returns the commands of a document: those after `$ ` in its blocks.
fn commands_of(path: &Path) -> Vec<Run> {
    let inputs = path.with_extension("in");
    let folder = if inputs.is_dir() { inputs } else { path.parent().expect("it is in a folder").to_owned() };
    let text = fs::read_to_string(path).expect("a document is text");
    let mut runs = Vec::new();
    let mut block = None;
    for line in text.lines() {
        if let Some(kind) = line.strip_prefix("```") {
            block = if block.is_none() { Some(kind.trim()) } else { None };
        } else if let (Some("" | "console"), Some(command)) = (block, line.strip_prefix("$ doko ")) {
            runs.push(Run { words: words_of(command), folder: folder.clone(), input: String::new() });
        }
    }
    runs
}

/// Returns every command of the documentation.
fn documented() -> Vec<Run> {
    let folders = ["cli/tests/cmd", "docs", "docs/de", ""].map(|folder| project().join(folder));
    let files = folders.iter().flat_map(|folder| fs::read_dir(folder).expect("the folder is there").flatten());
    let mut files: Vec<PathBuf> = files.map(|entry| entry.path()).collect();
    files.retain(|path| path.extension().is_some_and(|extension| extension == "md"));
    files.sort();
    files.iter().flat_map(|path| commands_of(path)).collect()
}

/// Returns the help of every command, long and short.
fn helps() -> Vec<Run> {
    let flags = |path: Vec<String>| ["--help", "-h"].map(|flag| [path.clone(), vec![flag.to_owned()]].concat());
    let runs = paths().into_iter().flat_map(flags);
    runs.map(|words| Run { words, folder: project().to_owned(), input: String::new() }).collect()
}

/// Returns every command with those it stands below: `generate plan`.
fn paths() -> Vec<Vec<String>> {
    let mut paths = vec![Vec::new()];
    let mut at = 0;
    while at < paths.len() {
        let path: Vec<String> = paths[at].clone();
        paths.extend(commands_below(&path).into_iter().map(|name| [path.clone(), vec![name]].concat()));
        at += 1;
    }
    paths
}

/// Returns the commands with an option for text output.
fn with_format() -> BTreeSet<String> {
    let has_format = |path: &Vec<String>| {
        let arguments: Vec<&str> = path.iter().map(String::as_str).chain(["-h"]).collect();
        stdout(&doko(&arguments).output().expect("doko runs")).contains("--format <")
    };
    paths().into_iter().filter(has_format).map(|path| path.join(" ")).collect()
}

/// Command lines with something wrong in them, and what they read.
const WRONG: &[(&str, &str)] = &[
    // Arguments
    ("sove", ""),
    ("nonsense", ""),
    ("generate", ""),
    ("referee rule", ""),
    ("match", ""),
    ("schema", ""),
    ("schema everything", ""),
    ("solve --helo", ""),
    ("solve --ask nothing -", ""),
    ("solve --threads", ""),
    ("solve --threads x -", ""),
    ("solve --threads 0 -", ""),
    ("solve --threads 99999999999999999999 -", ""),
    ("solve --json --format text -", ""),
    ("solve --budget 5h -", ""),
    ("solve --memory 3 -", ""),
    ("solve --threshold 999 -", ""),
    ("solve --earned charlie:re -", ""),
    ("solve --at-least x -", ""),
    ("solve --color pink -", ""),
    ("solve --json --json -", ""),
    ("solve a b", ""),
    ("solve -", ""),
    ("solve .", ""),
    ("verdict --claimant X -", ""),
    ("verdict --party both -", ""),
    ("verdict --suits T -", ""),
    ("verdict --claimant N --suits Q -", ""),
    ("verdict --claimant N --order ZZ -", ""),
    ("verdict --lang fr -", ""),
    ("tree", ""),
    ("hand", ""),
    ("hand HT CQ", ""),
    ("hand --position 7 HT", ""),
    ("deal --game skat", ""),
    ("deal --soloist Q", ""),
    ("deal --tricks 13", ""),
    ("deal -n 0", ""),
    ("deal --soloist N", ""),
    ("bot nobody", ""),
    ("bot pimc:worlds=x", ""),
    ("match --bots nobody,rules", ""),
    ("match --bots rules", ""),
    ("match --bots rules,greedy --sprt a=1 b=0", ""),
    ("match --bots rules,greedy --sprt x", ""),
    ("match --bots rules,greedy --lineup one", ""),
    ("match --bots rules --lineup strangers --open-cards", ""),
    ("play --bots nobody", ""),
    ("play --seat Q", ""),
    ("study", ""),
    ("study nothing.toml", ""),
    ("bench --rules ddv", ""),
    ("perft --depth 99 -", ""),
    ("conform nothing.jsonl", ""),
    ("conform --kind none -", ""),
    ("conform -", ""),
    ("completions cmd", ""),
    ("protocol check false -n 1", ""),
    ("protocol check", ""),
    ("generate plan", ""),
    ("generate run nothing", ""),
    ("generate run nothing --shard 9/3", ""),
    ("generate verify nothing", ""),
    ("generate merge nothing --out x.csv", ""),
    ("generate plan x -n 1 --bots nobody", ""),
    ("generate plan x -n 1 --bots rules --labels colour", ""),
    ("generate plan x -n 1 --bots rules --file csv", ""),
    ("generate plan x -n 0 --bots rules", ""),
    ("serve --listen localhost:80", ""),
    ("serve --port 99999", ""),
    ("serve --host doko:1", ""),
    ("serve --body-limit 3", ""),
    ("serve --page missing", ""),
    ("serve --page .", ""),
    ("rules ddw", ""),
    ("rules missing.toml", ""),
    ("solve --rules missing.toml -", ""),
    ("solve --rules ddw -", ""),
    ("referee catalogue xylophon", ""),
    ("referee rule --entry 9.9.9 --offender E", ""),
    ("referee rule --entry 3.8.1 --offender Q", ""),
    ("referee rule --entry 3.6.2 --offender E --facts {", ""),
    ("referee rule --entry 3.6.2 --offender E --facts {\"nonsense\":1}", ""),
    ("referee rule --case {\"entri\":1}", ""),
    ("referee rule --case -", "{\"entry\": \"3.8.1\", \"offender\": 4}"),
    ("referee rule --record -", "rules=ddv dealer=W\nN: CA\n"),
    // Positions
    ("solve", "nonsense"),
    ("solve", "rules=ddv game=normal re=NS leader=N N=HT E=HQ S=SQ"),
    ("solve", "rules=ddv game=normal re=NS leader=N N=HT E=HQ S=SQ W=XX"),
    ("solve", "rules=ddv game=normal re=NS leader=N N=KD E=HQ S=SQ W=SA"),
    ("solve", "rules=ddv game=normal re=NS leader=N N=HT E=HQ S=SQ W=SA,SK"),
    ("solve", "rules=ddv game=normal re=NS leader=N N=HT,HT,HT E=HQ,CA,CT S=SQ,CQ,DA W=SA,SK,DT"),
    ("solve", "rules=ddv game=normal re=X leader=N N=HT E=HQ S=SQ W=SA"),
    ("solve", "rules=ddv game=skat re=NS leader=N N=HT E=HQ S=SQ W=SA"),
    ("solve", "rules=xyz game=normal re=NS leader=N N=HT E=HQ S=SQ W=SA"),
    ("solve", "rules=ddv game=normal re=NS leader=Q N=HT E=HQ S=SQ W=SA"),
    ("solve", "rules=ddv game=normal re=NS leader=N leader=E N=HT E=HQ S=SQ W=SA"),
    ("solve", "rules=ddv game=normal re=NS leader=N wom=re:1/1 N=HT E=HQ S=SQ W=SA"),
    ("solve", "rules=ddv game=normal re=NS leader=N won=re:999/1,kontra:1/1 N=HT E=HQ S=SQ W=SA"),
    ("solve", "rules=ddv game=normal re=NS leader=N trick=HT,DJ,CA,SA,C9 N=HT E=HQ S=SQ W=SA"),
    ("solve --ask points", "rules=ddv game=normal re=NS leader=N N=HT E=HQ S=SQ W=SA"),
    ("verify --line XX", "rules=ddv game=normal re=NS leader=N N=HT E=HQ S=SQ W=SA"),
    ("verify --line HT", "rules=ddv game=normal re=NS leader=N N=HT E=HQ S=SQ W=SA"),
    // Records
    ("score", "nonsense"),
    ("score", "rules=ddv dealer=W\nN: CA\nE: CA\nS: HT\nW: HT\n"),
    ("score", "{\"dealer\": \"W\", \"anouncements\": []}"),
    ("score", "{\"dealer\": \"W\""),
    ("score", "{\"dealer\": 7}"),
    ("suggest -", "rules=ddv dealer=W\nN: CA\n"),
    ("review - --all", "nonsense"),
    ("review game.txt@99 --all", ""),
    ("conform", "{\"id\": \"x\"}"),
    ("conform", "{\"id\": \"x\", \"ruleset\": \"ddv\", \"kind\": \"odd\", \"input\": {}, \"expected\": {}}"),
    ("conform", "[]"),
];

fn wrong() -> Vec<Run> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/cmd/advice.in");
    let run = |&(line, input): &(&str, &str)| Run {
        // The quotes of JSON are no quotes of a shell here.
        words: line.split(' ').map(str::to_owned).collect(),
        folder: folder.clone(),
        input: input.to_owned(),
    };
    WRONG.iter().map(run).collect()
}

/// Returns the text of the catalogue in a language, without the names of messages and of what is filled in.
fn catalogue(language: Language) -> String {
    let mut text = String::new();
    // What players say is searched, never shown.
    let shown = Texts::sources(language).into_iter().filter(|(name, _)| *name != "said");
    for (_, source) in shown {
        for line in source.lines().filter(|line| !line.starts_with('#')) {
            let is_named = line.starts_with(|c: char| c.is_alphabetic()) || line.trim_start().starts_with('.');
            let said = if is_named { line.split_once('=').map_or("", |(_, said)| said) } else { line };
            // What is said goes on four columns to the right.
            text += said.strip_prefix("    ").unwrap_or(said);
            text.push('\n');
        }
    }
    text
}

/// Returns what of a text is language: not what is quoted, no lines of a shell, none of a file.
fn language_of(text: &str) -> String {
    let mut kept = String::new();
    for line in text.lines() {
        let trimmed = line.trim_start_matches([' ', '│', '·', '╭', '─', '╰']);
        let is_typed =
            ["doko ", "cat ", "echo "].iter().any(|program| trimmed.starts_with(program)) && line.starts_with("  ");
        // A comment stands far behind the command.
        let line =
            if is_typed { trimmed.trim_end().rsplit_once("   ").map_or("", |(_, comment)| comment) } else { line };
        kept += line;
        kept.push('\n');
    }
    kept = without_lists(&kept);
    for (open, close) in [('`', '`'), ('„', '“'), ('"', '"'), ('\'', '\'')] {
        kept = without_quotes(&kept, open, close);
    }
    kept
}

/// Takes away the names in brackets behind a heading: `[default: auto]`.
fn without_lists(text: &str) -> String {
    let mut kept = String::new();
    let mut rest = text;
    while let Some((before, after)) = rest.split_once('[') {
        kept += before;
        kept.push('[');
        rest = match after.split_once(']') {
            // The names may begin on the next line.
            Some((list, behind))
                if list.split_once(':').is_some_and(|(heading, names)| {
                    names.starts_with(char::is_whitespace)
                        && heading.chars().all(|c| c.is_alphabetic() || c.is_whitespace())
                }) =>
            {
                kept += list.split(':').next().unwrap_or_default();
                behind
            }
            _ => after,
        };
    }
    kept + rest
}

/// Takes away what is quoted in these marks: one word, or what has no letters. A sentence in quotes stays.
fn without_quotes(text: &str, open: char, close: char) -> String {
    let mut kept = String::new();
    let mut rest = text;
    while let Some((before, after)) = rest.split_once(open) {
        kept += before;
        match after.split_once(close) {
            Some((quoted, behind))
                if open == '`' && !quoted.contains("\n\n") || !quoted.contains(char::is_whitespace) =>
            {
                kept.push(' ');
                rest = behind;
            }
            _ => {
                kept.push(' ');
                rest = after;
            }
        }
    }
    kept + rest
}

/// Returns the words of a text, in small letters; tokens with a sign of notation are not words.
fn words(text: &str) -> BTreeSet<String> {
    const PUNCTUATION: &[char] =
        &['.', ',', ';', ':', '!', '?', '(', ')', '[', ']', '…', '„', '“', '"', '\'', '{', '}', '<', '>'];
    let mut words = BTreeSet::new();
    for token in text.split_whitespace() {
        let token = token.trim_matches(PUNCTUATION);
        // Cards: `HeA`, `PA`, `CQ`.
        let letters: Vec<char> = token.chars().collect();
        let is_card = letters.windows(2).any(|pair| pair[0].is_lowercase() && pair[1].is_uppercase())
            || matches!(letters[..], ['A'..='Z', 'A' | 'K' | 'D' | 'B' | 'T' | 'Q' | 'J']);
        let is_notation = is_card
            || token.contains(['_', '=', '/', '@', '\\', '|', ':', '.', '$', '<', '>', '*', '+'])
            || token.starts_with('-')
            || token.contains(|c: char| c.is_ascii_digit());
        if !is_notation {
            let parts = token.split(|c: char| !c.is_alphabetic()).filter(|part| 1 < part.chars().count());
            words.extend(parts.map(str::to_lowercase));
        }
    }
    words
}

/// Returns the words of a language: those of the catalogue.
fn known(language: Language) -> BTreeSet<String> {
    let mut known = words(&language_of(&catalogue(language)));
    known.extend(FREE.iter().map(|&(word, _)| word.to_owned()));
    known
}

/// Returns what people are shown in a language that is not of it: the command, and the words.
fn leaks(runs: &[Run], language: Language) -> Vec<String> {
    let (known, with_format) = (known(language), with_format());
    let (next, found) = (AtomicUsize::new(0), Mutex::new(Vec::new()));
    thread::scope(|scope| {
        for _ in 0..thread::available_parallelism().map_or(1, usize::from) {
            scope.spawn(|| {
                while let Some(run) = runs.get(next.fetch_add(1, Ordering::Relaxed)) {
                    let shown = words(&language_of(&run.shown(language, &with_format)));
                    let given: BTreeSet<String> = raw_words(&run.given());
                    let foreign: Vec<&String> =
                        shown.iter().filter(|word| !known.contains(*word) && !given.contains(*word)).collect();
                    if !foreign.is_empty() {
                        let line = format!("doko {} <<< {:?}: {foreign:?}", run.words.join(" "), run.input);
                        found.lock().expect("nobody panics").push(line);
                    }
                }
            });
        }
    });
    let mut found = found.into_inner().expect("nobody panics");
    found.sort();
    found
}

/// Returns every word of a text, whatever it is part of.
fn raw_words(text: &str) -> BTreeSet<String> {
    text.split(|c: char| !c.is_alphabetic()).map(str::to_lowercase).collect()
}

fn all_runs() -> Vec<Run> {
    [documented(), helps(), wrong()].concat()
}

#[test]
#[ignore = "slow"]
fn who_speaks_german_meets_no_english() {
    let found = leaks(&all_runs(), Language::German);
    assert_eq!(found, Vec::<String>::new(), "{}", found.join("\n"));
}

#[test]
#[ignore = "slow"]
fn who_speaks_english_meets_no_german() {
    let found = leaks(&all_runs(), Language::English);
    assert_eq!(found, Vec::<String>::new(), "{}", found.join("\n"));
}
