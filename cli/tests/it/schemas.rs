//! What commands write as JSON is what `doko schema` says.

use serde_json::Value;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

fn stdout(arguments: &[&str]) -> String {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/cmd/advice.in");
    let mut command = Command::new(env!("CARGO_BIN_EXE_doko"));
    let output = command.args(arguments).env("LC_ALL", "C").current_dir(folder).output().expect("doko runs");
    assert!(output.status.code() != Some(2), "{arguments:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("doko writes UTF-8")
}

/// Returns a folder of this name that is not there yet.
fn temporary(name: &str) -> PathBuf {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&path);
    path
}

/// Checks every line of a text against the schema of this name.
fn check(name: &str, text: &str) {
    let schema: Value = serde_json::from_str(&stdout(&["schema", name])).expect("a schema is JSON");
    assert_ne!(text.trim(), "", "{name}: nothing was written");
    for line in text.lines().filter(|line| !line.trim().is_empty()) {
        let value = serde_json::from_str(line).expect("a line is JSON");
        let wrong = wrong(&schema, &schema, &value, name);
        assert_eq!(wrong, Vec::<String>::new());
    }
}

/// Returns what does not fit a part of a schema, of which it knows what our schemas use. A field that the schema does not
/// name is wrong, too.
fn wrong(root: &Value, schema: &Value, value: &Value, place: &str) -> Vec<String> {
    if let Some(path) = schema["$ref"].as_str() {
        let part = root.pointer(path.trim_start_matches('#')).expect("a reference leads somewhere");
        return wrong(root, part, value, place);
    }
    let mut found = Vec::new();
    for key in ["anyOf", "oneOf"] {
        if let Some(parts) = schema[key].as_array() {
            let reasons: Vec<Vec<String>> = parts.iter().map(|part| wrong(root, part, value, place)).collect();
            if !reasons.iter().any(Vec::is_empty) {
                found.push(format!("{place}: {value} is none of {reasons:?}"));
            }
        }
    }
    let kinds: Vec<&str> = match &schema["type"] {
        Value::String(kind) => vec![kind],
        Value::Array(kinds) => kinds.iter().filter_map(Value::as_str).collect(),
        _ => Vec::new(),
    };
    if !kinds.is_empty() && !kinds.iter().any(|kind| is_of(value, kind)) {
        found.push(format!("{place}: {value} is no {kinds:?}"));
    }
    let differs = |key: &str| !schema[key].is_null() && schema[key] != *value;
    let is_listed = schema["enum"].as_array().is_none_or(|words| words.contains(value));
    if differs("const") || !is_listed {
        found.push(format!("{place}: {value} is no {schema}"));
    }
    if value.as_f64().zip(schema["minimum"].as_f64()).is_some_and(|(value, least)| value < least) {
        found.push(format!("{place}: {value} is too small"));
    }
    match value {
        Value::Object(fields) if schema["properties"].is_object() => {
            let required = schema["required"].as_array().into_iter().flatten().filter_map(Value::as_str);
            let missing = required.filter(|name| !fields.contains_key(*name));
            found.extend(missing.map(|name| format!("{place}: \"{name}\" is missing")));
            for (name, value) in fields {
                match schema["properties"].get(name) {
                    Some(part) => found.extend(wrong(root, part, value, &format!("{place}.{name}"))),
                    None if schema["additionalProperties"] == true => {}
                    None => found.push(format!("{place}: \"{name}\" has no schema")),
                }
            }
        }
        Value::Object(fields) if schema["additionalProperties"].is_object() => {
            let part = &schema["additionalProperties"];
            found.extend(fields.iter().flat_map(|(name, value)| wrong(root, part, value, &format!("{place}.{name}"))));
        }
        Value::Array(values) => {
            for (at, value) in values.iter().enumerate() {
                let part = schema["prefixItems"].get(at).or(schema.get("items"));
                found.extend(part.into_iter().flat_map(|part| wrong(root, part, value, &format!("{place}[{at}]"))));
            }
        }
        _ => {}
    }
    found
}

fn is_of(value: &Value, kind: &str) -> bool {
    match kind {
        "null" => value.is_null(),
        "boolean" => value.is_boolean(),
        "integer" => value.is_i64() || value.is_u64(),
        "number" => value.is_number(),
        "string" => value.is_string(),
        "array" => value.is_array(),
        "object" => value.is_object(),
        other => panic!("what is a {other}?"),
    }
}

#[test]
#[ignore = "slow"]
fn advice_is_as_its_schema_says() {
    check("suggest", &stdout(&["suggest", "game.txt@5.1", "--worlds", "5", "--bot", "greedy", "--json"]));
    check("suggest", &stdout(&["suggest", "view.txt", "--worlds", "5", "--if", "W is re", "--json"]));
    check("hand", &stdout(&["hand", "HT CQ CQ SQ HQ CJ SJ DA DT CA CA SA", "--worlds", "5", "--json"]));
    check("review", &stdout(&["review", "game.txt", "--worlds", "20", "--hindsight", "5", "--mistake", "0", "--json"]));
}

#[test]
fn reports_of_matches_are_as_their_schema_says() {
    let bots = ["--bots", "rules,random:says=anything,greedy"];
    check("match", &stdout(&[&["match", "-n", "40", "--json"], &bots[..]].concat()));
    let sprt = ["match", "--bots", "rules,greedy", "-n", "40", "--sprt", "a=0", "b=0.1", "--json"];
    check("match", &stdout(&sprt));
    let one = ["match", "--bots", "rules,greedy", "-n", "2", "--seatings", "one", "--open-cards", "2", "--json"];
    check("match", &stdout(&one));
}

#[test]
fn results_of_studies_are_as_their_schema_says() {
    let folder = temporary("schema-study");
    fs::create_dir_all(&folder).expect("a folder");
    let points = "where = \"N has {n} trumps\"\nsweep.n = [6, 8]\n\
                  arm = [{ name = \"a\", vorbehalt = \"gesund\" }, { name = \"b\", calls = [\"ansage\"] }]\n";
    for (name, part) in [("points", points), ("claims", "arm = [{ name = \"a\" }]\n")] {
        let head = format!("title = \"a study\"\ndeals = 3\n[[part]]\ntitle = \"a part\"\nvalue = \"{name}\"\n");
        let path = folder.join(format!("{name}.toml"));
        fs::write(&path, head + part).expect("the study is written");
        check("study", &stdout(&["study", &path.display().to_string(), "--json"]));
    }
}

#[test]
fn what_lies_beside_a_data_set_is_as_its_schema_says() {
    let folder = temporary("schema-set");
    let name = folder.display().to_string();
    let labels = "legal,holders,thoughts";
    stdout(&["generate", "plan", &name, "-n", "3", "--bots", "random", "--file", "wire", "--labels", labels]);
    stdout(&["generate", "run", &name, "--threads", "1"]);
    let read = |path: &Path| fs::read_to_string(path).expect("a file").replace('\n', " ");
    check("manifest", &read(&folder.join("manifest.json")));
    let entries = fs::read_dir(&folder).expect("the folder").map(|entry| entry.expect("an entry").path());
    let is_receipt =
        |path: &PathBuf| path.extension().is_some_and(|end| end == "json") && !path.ends_with("manifest.json");
    let receipts: Vec<PathBuf> = entries.filter(is_receipt).collect();
    assert_eq!(receipts.len(), 1, "{receipts:?}");
    check("receipt", &read(&receipts[0]));
}

#[test]
fn cases_and_rulings_of_the_vectors_are_as_their_schemas_say() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../datasets/rulebook");
    let text = fs::read_to_string(folder.join("referee.jsonl")).expect("the vectors are there");
    let vectors = text.lines().map(|line| serde_json::from_str::<Value>(line).expect("a vector is JSON"));
    let cases: Vec<String> =
        vectors.filter(|vector| vector["kind"] == "referee").map(|vector| vector["input"].to_string()).collect();
    assert!(cases.iter().any(|case| case.contains("\"claims\"")));
    check("referee-case", &cases.join("\n"));
    let case = r#"{"entry":"3.8.1","offender":"E","game":"normal","claims":[{"claimant":"N"}]}"#;
    for language in ["de", "en"] {
        check("referee", &stdout(&["referee", "rule", "--case", case, "--lang", language, "--json"]));
    }
}

#[test]
fn older_schemas_are_kept_to_as_well() {
    let position = "rules=ddv game=bubensolo re=N leader=N N=CJ,SJ,DJ E=HJ,CA,D9 S=CK,SA,HT W=S9,H9,DK";
    check("verdict", &stdout(&["verdict", "--json", position]));
    check("solve", &stdout(&["solve", "--json", position]));
    check("rules", &stdout(&["rules", "--json", "ddv"]));
    check("score", &stdout(&["score", "--json", "game.txt"]));
    check("record", &stdout(&["play-random", "--seed", "7", "--json"]));
    check("perft", &stdout(&["perft", "--json", position]));
    for kind in ["judgement", "proof", "claim"] {
        check("problem", &stdout(&["problems", "export", "--as", "jsonl", "--kind", kind, "-n", "20"]));
    }
    check("problem-check", &stdout(&["problems", "verify", "--kind", "claim", "-n", "2", "--json"]));
    let library = "../../../../datasets/library";
    check("library-status", &stdout(&["library", "status", library, "--json"]));
    check("library-check", &stdout(&["library", "verify", library, "--sample", "0", "--json"]));
    check("library-deal", &stdout(&["library", "show", library, "17", "--json"]));
    check("library-fact", &stdout(&["library", "stats", library, "--json"]));
}

#[test]
fn what_does_not_fit_a_schema_is_found() {
    let schema: Value = serde_json::from_str(&stdout(&["schema", "hand"])).expect("a schema is JSON");
    let answer = stdout(&["hand", "HT CQ SQ SQ HQ CJ SJ DA DT CA CA SA", "--worlds", "2", "--json"]);
    let answer: Value = serde_json::from_str(&answer).expect("JSON");
    let spoiled = |spoil: &dyn Fn(&mut Value)| {
        let mut answer = answer.clone();
        spoil(&mut answer);
        wrong(&schema, &schema, &answer, "hand").len()
    };
    assert_eq!(spoiled(&|_| {}), 0);
    assert_eq!(spoiled(&|answer| answer["position"] = "first".into()), 1);
    assert_eq!(spoiled(&|answer| answer["games"][0]["points"] = Value::Null), 1);
    assert_eq!(spoiled(&|answer| answer["hand"][0] = "XX".into()), 1);
    assert_eq!(spoiled(&|answer| answer["more"] = 1.into()), 1);
    assert_eq!(spoiled(&|answer| drop(answer.as_object_mut().map(|fields| fields.remove("calls")))), 1);
}
