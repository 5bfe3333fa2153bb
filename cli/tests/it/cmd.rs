//! Every command in `cmd/`, in both READMEs and in the documents prints what stands below it. Blocks of the documents marked
//! `sh` are not run: they play for long, or need files that the reader has.

use std::env;
use std::process::Command;

#[test]
fn commands_print_what_they_are_said_to() {
    // UPDATE=1 rewrites the pages. trycmd does so by a variable of its own, which no process can set safely for itself.
    if env::var_os("UPDATE").is_some() && env::var_os("TRYCMD").is_none() {
        let mut again = Command::new(env::current_exe().expect("it runs"));
        again.args(["--exact", "cmd::commands_print_what_they_are_said_to"]).env("TRYCMD", "overwrite");
        // It fails where it wrote; what is written is read below.
        let _ = again.output().expect("it runs again");
    }
    trycmd::TestCases::new()
        .env("LANG", "en_US.UTF-8")
        .env("LC_ALL", "en_US.UTF-8")
        .case("tests/cmd/*.md")
        .case("tests/cmd/*.toml")
        .case("../README.md")
        .case("../README.de.md")
        .case("../docs/*.md")
        .case("../docs/de/*.md");
}
