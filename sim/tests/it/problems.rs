//! Problems that are mined depend on the seed alone, and each of them is what it says.

use doko_sim::problems::{Deals, Mined, Plan, Problem, Wanted, mine, verify};
use game::Rules;
use solver::Stop;
use std::path::{Path, PathBuf};

fn folder(name: &str) -> PathBuf {
    let folder = std::env::temp_dir().join(format!("doko-mine-{name}-{}", std::process::id()));
    let _ = std::fs::remove_dir_all(&folder);
    folder
}

fn plan(wanted: Wanted, games: u64) -> Plan {
    Plan { rules: Rules::DDV, seed: 3, wanted, games }
}

fn mined(plan: &Plan, folder: &Path, threads: usize) -> Mined {
    mine(plan, (folder, "problems.part"), threads, &Stop::NEVER, |_, _| {}).expect("a journal")
}

#[test]
#[ignore = "slow"]
fn what_is_mined_depends_on_the_seed_alone_and_goes_on_where_it_was_interrupted() {
    let wanted = Wanted { judgement: 0, proof: 6, claim: 6 };
    let (one, many) = (folder("one"), folder("many"));
    let first = mined(&plan(wanted, 60), &one, 1);
    let part = mined(&plan(wanted, 7), &many, 3);
    assert!(part.games <= 7 && part.problems.len() < first.problems.len());
    let rest = mined(&plan(wanted, 60), &many, 3);
    assert_eq!(rest.problems, first.problems);
    assert!(4 <= first.problems.len(), "{}", first.problems.len());
    let _ = (std::fs::remove_dir_all(&one), std::fs::remove_dir_all(&many));
}

#[test]
#[ignore = "slow"]
fn every_problem_is_sound_and_none_is_there_twice() {
    let folder = folder("sound");
    let mined = mined(&plan(Wanted { judgement: 1, proof: 4, claim: 4 }, 80), &folder, 2);
    let mut ids: Vec<&str> = mined.problems.iter().map(|problem| problem.id.as_str()).collect();
    ids.sort_unstable();
    ids.dedup();
    assert_eq!(ids.len(), mined.problems.len());
    for problem in &mined.problems {
        verify(problem, &Rules::DDV, Deals::Same).unwrap_or_else(|error| panic!("{} {error}", problem.id));
        let text = serde_json::to_string(problem).expect("JSON");
        assert_eq!(serde_json::from_str::<Problem>(&text).expect("a problem"), *problem);
    }
    let _ = std::fs::remove_dir_all(&folder);
}
