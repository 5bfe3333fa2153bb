//! Every command in `cmd/` prints what stands below it.

#[test]
fn commands_print_what_they_are_said_to() {
    trycmd::TestCases::new()
        .env("LANG", "en_US.UTF-8")
        .env("LC_ALL", "en_US.UTF-8")
        .case("tests/cmd/*.md")
        .case("tests/cmd/*.toml")
        .case("../README.md");
}
