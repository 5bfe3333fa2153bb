//! No output is written over anything that `doko` did not write, least of all over an input.
//!
//! `outputs.txt` lists every option that names an output; a test of the program sees to it that none is missing there.

use crate::support::{doko, run, told};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

const POSITION: &str = "rules=ddv game=normal re=NS leader=N N=HT,CQ E=HQ,DT S=CQ,DJ W=CA,SA\n";
const STUDY: &str = "title = \"t\"\nseed = 1\n[[part]]\ntitle = \"p\"\ndeals = 2\n\
    arm = [{ name = \"a\", vorbehalt = \"gesund\" }, { name = \"b\", vorbehalt = \"gesund\" }]\n";

/// Content of foreign files, which must not be lost.
const MINE: &str = "mine\n";

/// A command that writes a file: OUT is the file, and IN is what it reads, if anything.
struct Try {
    arguments: &'static str,
    /// Input of the command, if it reads a file that could be given as its output.
    input: Option<fn() -> String>,
}

fn tried(arguments: &'static str, input: Option<fn() -> String>) -> Option<Try> {
    Some(Try { arguments, input })
}

/// Returns how an output that is a file is tried; what is tried otherwise has no recipe.
fn recipe(output: &str) -> Option<Try> {
    match output {
        "generate merge --out" => tried("generate merge SET --out OUT", None),
        "import --out" => tried("import IN --out OUT", Some(list)),
        "match --html" => tried("match --bots random,rules -n 2 --threads 1 --html OUT", None),
        "match --records" => tried("match --bots random,rules -n 2 --threads 1 --records OUT", None),
        "problems mine --out" => {
            tried("problems mine --judgement 0 --proof 0 --claim 1 --games 40 --threads 1 --out OUT", None)
        }
        "referee rule --protocol" => {
            tried("referee rule --position IN --entry 3.8.1 --offender E --protocol OUT", Some(|| POSITION.to_owned()))
        }
        "referee rule --proof" => {
            tried("referee rule --position IN --entry 3.8.1 --offender E --proof OUT", Some(|| POSITION.to_owned()))
        }
        "review --html" => tried("review IN --worlds 2 --hindsight 0 --html OUT", Some(game)),
        "rules explain --html" => tried("rules explain IN --html OUT", Some(|| "extends = \"ddv\"\n".to_owned())),
        "solve --out" => tried("solve IN --out OUT", Some(|| POSITION.to_owned())),
        "study --html" => tried("study IN --threads 1 --html OUT", Some(|| STUDY.to_owned())),
        // A folder, in which nothing else may be lost; records and sheets, to which more are added; rule files, in which
        // a club writes what it likes; questions, which need a terminal.
        "generate plan FOLDER"
        | "generate run FOLDER"
        | "library make FOLDER"
        | "library merge --out"
        | "match --out"
        | "study --out"
        | "play --record"
        | "play --sheet"
        | "problems play --progress"
        | "referee --proof"
        | "referee --protocol"
        | "rules new --out"
        | "sheet new FILE" => None,
        _ => panic!("{output} is an output, and nobody tries whether it spares what it should"),
    }
}

fn outputs() -> impl Iterator<Item = (&'static str, Try)> {
    include_str!("../outputs.txt").lines().filter_map(|output| recipe(output).map(|tried| (output, tried)))
}

fn list() -> String {
    fs::read_to_string("tests/cmd/import.in/list.txt").expect("the game is there")
}

fn game() -> String {
    fs::read_to_string("tests/cmd/advice.in/game.txt").expect("the game is there")
}

/// Returns a folder of this test with what the commands read.
fn folder(name: &str) -> PathBuf {
    crate::support::folder("outputs", &name.replace([' ', '-'], "_"))
}

impl Try {
    /// Returns the command with these files in the places of its input and its output.
    fn command(&self, folder: &Path, input: &Path, out: &Path) -> Command {
        if let Some(text) = self.input.filter(|_| !input.exists()) {
            fs::write(input, text()).expect("written");
        }
        let set = folder.join("set");
        if self.arguments.contains("SET") && !set.exists() {
            let set = set.to_str().expect("a name");
            run(&["generate", "plan", set, "-n", "4", "--bots", "random", "--shards", "2", "--file", "wire"]);
            assert!(run(&["generate", "run", set]).status.success());
        }
        let name = |word: &'static str| match word {
            "IN" => input.to_str().expect("a name").to_owned(),
            "OUT" => out.to_str().expect("a name").to_owned(),
            "SET" => set.to_str().expect("a name").to_owned(),
            word => word.to_owned(),
        };
        let words: Vec<String> = self.arguments.split(' ').map(name).collect();
        doko(&words.iter().map(String::as_str).collect::<Vec<_>>())
    }

    /// Returns the exit code of the program and its messages.
    fn run(&self, folder: &Path, out: &Path, more: &[&str]) -> (Option<i32>, String) {
        let output = self.command(folder, &folder.join("input.txt"), out).args(more).output().expect("doko runs");
        (output.status.code(), told(&output))
    }
}

/// The name of an output: what cannot be written depends on how it ends.
fn out_name(output: &str) -> &'static str {
    if output == "generate merge --out" { "out.wire" } else { "out.html" }
}

#[test]
fn a_file_of_somebody_else_is_written_over_on_purpose_only() {
    for (output, tried) in outputs() {
        let folder = folder(output);
        let out = folder.join(out_name(output));
        fs::write(&out, MINE).expect("written");
        let (code, told) = tried.run(&folder, &out, &[]);
        assert_eq!(code, Some(2), "{output}: {told}");
        assert!(told.contains("cannot write") && told.contains("--force"), "{output}: {told}");
        assert_eq!(fs::read_to_string(&out).expect("it is there"), MINE, "{output}");

        let (code, told) = tried.run(&folder, &out, &["--force"]);
        assert_eq!(code, Some(0), "{output}: {told}");
        assert_ne!(fs::read(&out).expect("it is there"), MINE.as_bytes(), "{output}");
    }
}

#[test]
#[ignore = "slow"]
fn what_doko_wrote_may_be_written_again_and_nothing_stays_beside_it() {
    for (output, tried) in outputs() {
        let folder = folder(&format!("{output} again"));
        let out = folder.join(out_name(output));
        // What is empty holds nothing that could be lost.
        fs::write(&out, "").expect("written");
        let left = folder.join(format!("{}.17-3.doko-tmp", out_name(output)));
        fs::write(&left, "what a run left that was killed").expect("written");
        for _ in 0..2 {
            let (code, told) = tried.run(&folder, &out, &[]);
            assert_eq!(code, Some(0), "{output}: {told}");
        }
        let mut names: Vec<String> = fs::read_dir(&folder)
            .expect("a folder")
            .flatten()
            .map(|entry| entry.file_name().to_string_lossy().into_owned())
            .filter(|name| name != "input.txt" && name != "set" && !name.ends_with(".json"))
            .collect();
        names.sort();
        assert_eq!(names, [out_name(output)], "{output}");
    }
}

#[test]
fn a_place_where_no_file_can_be_is_refused_before_the_work() {
    for (output, tried) in outputs() {
        let folder = folder(&format!("{output} nowhere"));
        let name = out_name(output);
        fs::create_dir_all(folder.join("folder").join(name)).expect("made");
        let mut places = vec![folder.join("folder").join(name), folder.join("none").join(name)];
        #[cfg(unix)]
        {
            let link = folder.join(format!("link-{name}"));
            std::os::unix::fs::symlink("nowhere/at/all", &link).expect("linked");
            places.push(link);
        }
        for place in places {
            let (code, told) = tried.run(&folder, &place, &["--force"]);
            assert_eq!(code, Some(2), "{output} {}: {told}", place.display());
            assert!(told.contains("cannot write"), "{output} {}: {told}", place.display());
        }
    }
}

#[test]
fn an_input_is_never_written_over_whatever_way_leads_there() {
    for (output, tried) in outputs().filter(|(_, tried)| tried.input.is_some()) {
        let folder = folder(&format!("{output} input"));
        let input = folder.join("input.txt");
        let text = tried.input.expect("it reads")();
        fs::write(&input, &text).expect("written");
        fs::hard_link(&input, folder.join("hard.txt")).expect("linked");
        let mut ways = vec![input.clone(), folder.join(".").join("input.txt"), folder.join("hard.txt")];
        #[cfg(unix)]
        {
            std::os::unix::fs::symlink("input.txt", folder.join("soft.txt")).expect("linked");
            ways.push(folder.join("soft.txt"));
        }
        for way in ways {
            for more in [[].as_slice(), &["--force"]] {
                let (code, told) = tried.run(&folder, &way, more);
                assert_eq!(code, Some(2), "{output} {}: {told}", way.display());
                assert!(told.contains("cannot write") && told.contains("read"), "{output}: {told}");
                assert_eq!(fs::read_to_string(&input).expect("it is there"), text, "{output} {}", way.display());
            }
        }
        // The other way round: what goes to the standard output goes into the input.
        let file = fs::OpenOptions::new().append(true).open(&input).expect("it is there");
        let mut command = tried.command(&folder, &input, &folder.join("out.html"));
        let output = command.stdout(file).output().expect("doko runs");
        assert_eq!(output.status.code(), Some(2), "{}", told(&output));
        assert!(told(&output).contains("where the answers go"), "{}", told(&output));
        assert_eq!(fs::read_to_string(&input).expect("it is there"), text);
    }
}

#[test]
fn nothing_to_answer_leaves_nothing_behind() {
    let folder = folder("nothing");
    let output = run(&["solve", "--out", folder.join("out.jsonl").to_str().expect("a name")]);
    assert_eq!(output.status.code(), Some(2), "{}", told(&output));
    assert_eq!(fs::read_dir(&folder).expect("a folder").count(), 0);
}

#[test]
fn a_redirected_input_and_a_redirected_output_are_no_outputs_either() {
    let folder = folder("redirected");
    let (input, out) = (folder.join("input.txt"), folder.join("out.txt"));
    fs::write(&input, POSITION).expect("written");
    let open = |path: &Path| fs::File::open(path).expect("it is there");
    let name = input.to_str().expect("a name");
    let output = doko(&["solve", "--force", "--out", name]).stdin(open(&input)).output().expect("doko runs");
    assert_eq!(output.status.code(), Some(2), "{}", told(&output));
    assert_eq!(fs::read_to_string(&input).expect("it is there"), POSITION);
    let (file, name) = (fs::File::create(&out).expect("made"), out.to_str().expect("a name"));
    let arguments = ["match", "--bots", "random,rules", "-n", "2", "--html", name];
    let output = doko(&arguments).stdout(file).output().expect("doko runs");
    assert_eq!(output.status.code(), Some(2), "{}", told(&output));
    assert_eq!(fs::read(&out).expect("it is there"), b"");
}

#[test]
fn a_shard_is_not_what_its_games_are_merged_into() {
    let folder = folder("shards");
    let tried = recipe("generate merge --out").expect("it is tried");
    assert_eq!(tried.run(&folder, &folder.join("out.wire"), &[]).0, Some(0));
    let shard = folder.join("set/shard-0001-of-0002.wire");
    let before = fs::read(&shard).expect("a shard");
    fs::hard_link(&shard, folder.join("hard.wire")).expect("linked");
    for out in [shard.clone(), folder.join("hard.wire")] {
        let (code, told) = tried.run(&folder, &out, &["--force"]);
        assert_eq!(code, Some(2), "{told}");
        assert!(told.contains("which is read"), "{told}");
    }
    assert_eq!(fs::read(&shard).expect("a shard"), before);
    // A file that only has a receipt of ours beside it is not ours.
    fs::write(folder.join("out.wire"), MINE).expect("written");
    assert_eq!(tried.run(&folder, &folder.join("out.wire"), &[]).0, Some(2));
    // Nor is a foreign receipt.
    fs::remove_file(folder.join("out.wire")).expect("it was there");
    fs::write(folder.join("out.wire.json"), MINE).expect("written");
    assert_eq!(tried.run(&folder, &folder.join("out.wire"), &[]).0, Some(2));
    assert_eq!(fs::read_to_string(folder.join("out.wire.json")).expect("it is there"), MINE);
}

#[test]
fn a_folder_keeps_what_others_have_put_there() {
    let study = folder("studies").join("study.toml");
    fs::write(&study, STUDY).expect("written");
    let study = study.to_str().expect("a name");
    let commands: [(&[&str], &[&str]); 2] = [
        (&["match", "--bots", "random,rules", "-n", "2"], &["report.html", "report.json", "report.csv"]),
        (&["study", study], &["result.html", "result.json"]),
    ];
    for (command, files) in commands {
        let new = folder(&format!("{} new", command[0])).join("is/made");
        let output = run(&[command, &["--out", new.to_str().expect("a name")]].concat());
        assert_eq!(output.status.code(), Some(0), "{}", told(&output));
        assert!(files.iter().all(|file| new.join(file).exists()), "{command:?}");
        for file in files {
            let folder = folder(&format!("{} {file}", command[0]));
            let (path, name) = (folder.join(file), folder.to_str().expect("a name"));
            fs::write(&path, MINE).expect("written");
            let output = run(&[command, &["--out", name]].concat());
            assert_eq!(output.status.code(), Some(2), "{file}: {}", told(&output));
            assert_eq!(fs::read_to_string(&path).expect("it is there"), MINE);
            assert_eq!(fs::read_dir(&folder).expect("a folder").count(), 1, "{file}: work had begun");
            // On purpose, and then as what it is.
            for more in [["--force"].as_slice(), &[]] {
                let output = run(&[command, &["--out", name], more].concat());
                assert_eq!(output.status.code(), Some(0), "{file}: {}", told(&output));
            }
        }
    }
}

#[test]
fn planning_spares_a_manifest_of_something_else() {
    let folder = folder("plan");
    let manifest = folder.join("manifest.json");
    fs::write(&manifest, MINE).expect("written");
    let name = folder.to_str().expect("a name");
    for arguments in [["generate", "plan", name, "-n", "4", "--bots", "random"].as_slice(), &["generate", "run", name]]
    {
        let output = run(arguments);
        assert_eq!(output.status.code(), Some(2), "{}", told(&output));
    }
    assert_eq!(fs::read_to_string(&manifest).expect("it is there"), MINE);
}

#[test]
fn an_evening_is_added_to_its_own_file_only() {
    let folder = folder("evening");
    let path = folder.join("evening.jsonl");
    let name = path.to_str().expect("a name");
    let game = String::from_utf8(run(&["play-random", "--json"]).stdout).expect("text");
    let torn = &game[..game.len() / 2];
    for (text, says) in [
        (MINE.to_owned(), "this is not JSON"),
        ("{\"a\":1}\n".to_owned(), "unknown field"),
        (format!("{game}{torn}"), "delete line 2"),
        (game.replace("\"ddv\"", "\"bsv\""), "a game by the rules"),
    ] {
        fs::write(&path, &text).expect("written");
        let output = run(&["play", "--rules", "ddv", "--record", name]);
        assert_eq!(output.status.code(), Some(2), "{}", told(&output));
        assert!(told(&output).contains(says), "{says}: {}", told(&output));
        assert_eq!(fs::read_to_string(&path).expect("it is there"), text);
    }
}

#[test]
fn what_is_asked_knows_first_whether_its_page_can_be_written() {
    let folder = folder("questions");
    let page = folder.join("ruling.html");
    fs::write(&page, MINE).expect("written");
    let output = run(&["referee", "--protocol", page.to_str().expect("a name")]);
    assert_eq!(output.status.code(), Some(2));
    assert!(told(&output).contains("cannot write"), "{}", told(&output));
}
