//! Every target keeps its promises for the inputs of its corpus, and for changed ones.
//!
//! `DOKO_FUZZ=100000 cargo test -p doko-fuzz` makes this many changed inputs for each target, `DOKO_FUZZ_SEED` others than usual.

use doko_fuzz::{Fate, Mutator, TARGETS, Target, target_named};
use std::path::{Path, PathBuf};
use std::{env, fs, panic};

/// So many changed inputs a target gets, unless somebody wants more. A heavy one gets fewer.
const USUAL: u64 = 4000;

fn corpus_of(target: &Target) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("corpus").join(target.name)
}

fn read_corpus(target: &Target) -> Vec<(PathBuf, Vec<u8>)> {
    let folder = corpus_of(target);
    let files = fs::read_dir(&folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let mut paths: Vec<PathBuf> = files.map(|file| file.expect("it can be listed").path()).collect();
    // The order of a folder is not the same everywhere.
    paths.sort();
    paths.into_iter().map(|path| (path.clone(), fs::read(path).expect("it can be read"))).collect()
}

fn number(name: &str, usual: u64) -> u64 {
    env::var(name).ok().and_then(|text| text.parse().ok()).unwrap_or(usual)
}

/// Gives the target an input. One that it cannot bear is kept, so that it can be put into the corpus.
fn give(target: &Target, input: &[u8]) -> Fate {
    panic::catch_unwind(|| (target.check)(input)).unwrap_or_else(|_| {
        let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("{}.input", target.name));
        fs::write(&path, input).expect("it can be written");
        panic!("{} breaks on {}: {:?}", target.name, path.display(), String::from_utf8_lossy(input));
    })
}

fn try_target(name: &str) {
    let target = target_named(name).expect("a target");
    let corpus = read_corpus(target);
    let read = corpus.iter().filter(|(_, input)| give(target, input) == Fate::Read).count();
    assert!(0 < read && read < corpus.len(), "{name}: {read} of {} inputs are read", corpus.len());
    let inputs: Vec<Vec<u8>> = corpus.into_iter().map(|(_, input)| input).collect();
    let n = number("DOKO_FUZZ", USUAL / u64::from(target.weight));
    let mut mutator = Mutator::new(number("DOKO_FUZZ_SEED", 1));
    let (mut n_read, mut n_refused) = (0_u64, 0_u64);
    for _ in 0..n {
        match give(target, &mutator.change(&inputs)) {
            Fate::Read => n_read += 1,
            Fate::Refused => n_refused += 1,
        }
    }
    println!("{name}: {read} of {} inputs are read, {n_read} of {n} changed ones", inputs.len());
    // Neither is the damage too big to find anything, nor too small.
    assert!(n / 100 <= n_read && n / 100 <= n_refused, "{name}: {n_read} of {n} changed inputs are read");
}

macro_rules! targets {
    ($($name:ident),* $(,)?) => {
        $(#[test]
        fn $name() {
            try_target(stringify!($name));
        })*

        #[test]
        fn every_target_is_tried() {
            let tried = [$(stringify!($name)),*];
            assert_eq!(tried.as_slice(), TARGETS.map(|target| target.name));
        }
    };
}

targets!(
    card,
    word,
    position,
    draft,
    result,
    record,
    record_json,
    import,
    rule_file,
    rules_json,
    sheet,
    request,
    to_bot,
    from_bot,
    bot,
    condition,
    study,
    manifest,
    games,
    actions,
);

#[test]
fn every_corpus_belongs_to_a_target() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("corpus");
    for file in fs::read_dir(folder).expect("it is there") {
        let name = file.expect("it can be listed").file_name();
        assert!(name.to_str().is_some_and(|name| target_named(name).is_some()), "{}", name.display());
    }
}
