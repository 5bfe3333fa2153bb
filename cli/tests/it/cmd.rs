//! Every command in `cmd/`, in both READMEs and in the documents prints what stands below it. Blocks of the documents marked
//! `sh` are not run: they play for long, or need files that the reader has.

#[test]
fn commands_print_what_they_are_said_to() {
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
