//! `doko verdict` and `doko referee` say the same of a claim of all remaining tricks. What the whole file of claims says is tested where
//! no process has to start (`api/tests/it/claims.rs`).

use crate::support::doko;
use serde_json::Value;
use std::collections::BTreeMap;
use std::io::Write;
use std::process::Stdio;

/// Every n-th claim is ruled on, because each ruling starts a process.
const ONE_IN: usize = 20;

fn claims() -> Vec<Value> {
    let text = std::fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/../datasets/rulebook/claims.jsonl"));
    text.expect("the claims are there").lines().map(|line| serde_json::from_str(line).expect("an object")).collect()
}

/// Returns the arguments that both commands take for a claim.
fn arguments(claim: &Value) -> Vec<String> {
    let listed = |name: &str| {
        let parts: Vec<&str> = claim[name].as_array()?.iter().filter_map(Value::as_str).collect();
        Some([format!("--{name}"), parts.join(",")])
    };
    let mut arguments = vec!["--claimant".to_owned(), claim["claimant"].as_str().expect("a seat").to_owned()];
    if let Some(manner) = claim["manner"].as_str() {
        arguments.extend(["--manner".to_owned(), manner.to_owned()]);
    }
    arguments.extend(listed("suits").into_iter().chain(listed("order")).flatten());
    arguments
}

#[test]
fn the_verdict_on_every_claim_is_the_one_that_is_known() {
    let mut alike: BTreeMap<Vec<String>, Vec<Value>> = BTreeMap::new();
    for claim in claims() {
        alike.entry(arguments(&claim)).or_default().push(claim);
    }
    // Claims of which there are many by the same arguments are asked by one process.
    for (arguments, claims) in alike.iter().filter(|(_, claims)| 5 < claims.len()) {
        let arguments: Vec<&str> = ["verdict", "-"].into_iter().chain(arguments.iter().map(String::as_str)).collect();
        let mut process = doko(&arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().expect("it starts");
        let positions: Vec<&str> = claims.iter().filter_map(|claim| claim["position"].as_str()).collect();
        let mut input = process.stdin.take().expect("it reads");
        input.write_all((positions.join("\n") + "\n").as_bytes()).expect("it reads all");
        drop(input);
        let output = process.wait_with_output().expect("it ends");
        let text = String::from_utf8_lossy(&output.stdout).into_owned();
        assert_eq!(text.lines().count(), claims.len(), "{arguments:?}");
        for (line, claim) in text.lines().zip(claims) {
            assert_eq!(Value::Bool(line.contains("yes")), claim["holds"], "{claim} {line}");
        }
    }
}

#[test]
fn a_ruling_takes_the_same_arguments_as_the_verdict_and_says_the_same() {
    for claim in claims().iter().step_by(ONE_IN) {
        let text = |name: &str| claim[name].as_str().expect("a text");
        let said = arguments(claim);
        let said = said.iter().map(String::as_str);
        let facts = r#"{"reconstructible": true}"#;
        let fixed =
            ["referee", "rule", "--entry", text("entry"), "--position", text("position"), "--facts", facts, "--json"];
        let output = doko(&fixed.into_iter().chain(said).collect::<Vec<_>>()).output().expect("it runs");
        let ruling: Value = serde_json::from_slice(&output.stdout)
            .unwrap_or_else(|_| panic!("{claim} {}", String::from_utf8_lossy(&output.stderr)));
        let is_right = ["a", "a-charlie", "not-provided-a"].iter().any(|row| ruling["row"] == *row);
        assert_eq!(Value::Bool(is_right), claim["holds"], "{claim} {ruling}");
    }
}

#[test]
fn a_protocol_names_the_claimant_and_what_he_has_said() {
    let folder = std::env::temp_dir().join(format!("doko-claim-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a folder");
    let page = folder.join("protocol.html");
    let position = "rules=ddv game=bubensolo re=N leader=N N=CJ,SJ,DJ E=HJ,CA,D9 S=CK,SA,HT W=S9,H9,DK";
    let output = doko(&[
        "referee",
        "rule",
        "--entry",
        "3.10.3",
        "--position",
        position,
        "--claimant",
        "N",
        "--order",
        "DJ,CJ,SJ",
    ])
    .args(["--lang", "de", "--protocol"])
    .arg(&page)
    .output()
    .expect("it runs");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let html = std::fs::read_to_string(&page).expect("the page");
    std::fs::remove_dir_all(&folder).expect("the folder is ours");
    for (question, answer) in [
        ("Wer beansprucht die Reststiche?", "Nord"),
        ("Wie spielt der, der den Rest beansprucht?", "Karten angesagt"),
        ("Angesagte Reihenfolge", "Karo Bube, Kreuz Bube, Pik Bube"),
    ] {
        assert!(html.contains(&format!("<tr><th>{question}</th><td>{answer}</td></tr>")), "{html}");
    }
    assert!(String::from_utf8_lossy(&output.stdout).contains("Kontra"));
}
