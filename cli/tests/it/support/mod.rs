//! What the tests of the program share: how it is run, a folder to write to, what it said.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

/// Path of the program.
pub(crate) const DOKO: &str = env!("CARGO_BIN_EXE_doko");

/// Returns the program with these arguments and nothing to read.
pub(crate) fn doko(arguments: &[&str]) -> Command {
    let mut command = Command::new(DOKO);
    command.args(arguments).env("LC_ALL", "C").stdin(Stdio::null());
    command
}

/// Runs the program to its end.
pub(crate) fn run(arguments: &[&str]) -> Output {
    doko(arguments).output().expect("doko runs")
}

/// Returns an empty folder of one test among those of a module of tests.
pub(crate) fn folder(tests: &str, name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(tests).join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("a folder to write to");
    folder
}

pub(crate) fn text(path: &Path) -> &str {
    path.to_str().expect("a path in UTF-8")
}

/// Returns what was said on the standard error stream, in one line.
pub(crate) fn told(output: &Output) -> String {
    let text = String::from_utf8_lossy(&output.stderr).into_owned();
    text.split_whitespace().filter(|&word| word != "│").collect::<Vec<_>>().join(" ")
}

pub(crate) fn stdout(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).expect("doko writes UTF-8")
}

/// Returns the names of the commands below one, as its help lists them.
pub(crate) fn commands_below(path: &[String]) -> Vec<String> {
    let arguments: Vec<&str> =
        ["--lang", "en"].into_iter().chain(path.iter().map(String::as_str)).chain(["--help"]).collect();
    let help = stdout(&run(&arguments));
    let listed = help.lines().skip_while(|line| *line != "Commands:").skip(1);
    let listed = listed.take_while(|line| line.is_empty() || line.starts_with(' '));
    // Those of the program stand below the heading of a group; descriptions that go on stand further to the right.
    let names = listed.filter(|line| matches!(line.len() - line.trim_start().len(), 2 | 4));
    let names = names.filter_map(|line| line.split_whitespace().next());
    names.filter(|name| name.starts_with(|c: char| c.is_ascii_lowercase())).map(str::to_owned).collect()
}
