//! Bots in one argument: `doko,rules,pimc:worlds=20,time=1s,cmd:./mine`.

use crate::trouble::Trouble;
use bots::{Spec, SpecError, roster};

/// Reads bots that are separated by commas, or given one after another.
pub(crate) fn parse_all(lists: &[String]) -> Result<Vec<Spec>, Trouble> {
    let specs: Result<Vec<Vec<Spec>>, Trouble> = lists.iter().map(|list| parse(list)).collect();
    Ok(specs?.concat())
}

/// Reads bots that are separated by commas. Parameters are, too, so what does not begin with the name of a bot belongs to
/// the one before.
pub(crate) fn parse(list: &str) -> Result<Vec<Spec>, Trouble> {
    let mut texts: Vec<String> = Vec::new();
    for part in list.split(',') {
        match texts.last_mut().filter(|text| continues(text, part)) {
            Some(text) => *text = format!("{text},{part}"),
            None => texts.push(part.to_owned()),
        }
    }
    let read = |text: &String| text.parse().map_err(|error: SpecError| Trouble::of(&error));
    texts.iter().map(read).collect()
}

/// Returns whether a part belongs to the bot before it.
fn continues(before: &str, part: &str) -> bool {
    let name = part.split([':', '(']).next().unwrap_or_default().trim();
    let is_bot = name == "cmd" || roster().iter().any(|entry| entry.name == name);
    // A command line may hold anything, a list of parameters only more of them.
    let takes_more = before.trim_start().starts_with("cmd") || (before.contains(':') && part.contains('='));
    !is_bot && takes_more
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn commas_separate_bots_and_parameters() {
        let names = |list: &str| parse(list).map(|bots| bots.iter().map(Spec::to_string).collect::<Vec<_>>());
        assert_eq!(names("rules,random").expect("two bots"), ["rules", "random"]);
        assert_eq!(names("random:says=anything,rules").expect("two bots"), ["random:says=anything", "rules"]);
        assert_eq!(names("cmd:./mine --weights=a,b,greedy").expect("two bots"), ["cmd:./mine --weights=a,b", "greedy"]);
        let all = |lists: &[&str]| {
            let lists: Vec<String> = lists.iter().map(|&list| list.to_owned()).collect();
            parse_all(&lists).expect("bots").iter().map(Spec::to_string).collect::<Vec<_>>()
        };
        assert_eq!(all(&["rules,random"]), all(&["rules", "random"]));
        assert_eq!(all(&["cmd:./mine a,b", "greedy"]), ["cmd:./mine a,b", "greedy"]);
        let error = names("rules,randm").expect_err("no bot").to_string();
        assert!(error.contains("no bot 'randm'") && error.contains("'random'"), "{error}");
    }
}
