//! The games of a game description: files of tests in which each command of a game stands on a line of its own.
//!
//! See: the match tests of MontiCore's EmbeddedMontiArc (`MatchTests/**/DK_TEST-*.txt`), which tell the commands.

use crate::Span;
use crate::{
    import::{
        cards::Names,
        draft::{At, CallDraft, Draft, Reading, Wanted, Word},
        players::{Players, Who},
        split::Part,
    },
    record::ParseRecordError,
};
use game::{Call, Schweine, Solo, Suit, Vorbehalt, rules::HochzeitCondition};
use text::{brief, message};

type Read<T> = Result<T, ParseRecordError>;

/// The line above a command.
const COMMAND: &str = "COMMAND";

/// Returns whether a text is such a file.
pub(super) fn is_one(text: &str) -> bool {
    let begin = &text[..text.floor_char_boundary(8000)];
    let mut lines = begin.lines().map(str::trim).filter(|line| !line.is_empty()).take(20);
    lines.any(|line| line == COMMAND) && begin.contains("(deal player")
}

/// Splits a text where the address of a game stands.
pub(super) fn split(text: &str) -> Vec<Part> {
    let mut parts = vec![Part { line: 1, start: 0, end: text.len() }];
    let mut start = 0;
    let mut has_end = false;
    for (line, content) in (1..).zip(text.split_inclusive('\n')) {
        let is_address = content.starts_with('#') && content.contains("/spiele/");
        if has_end && is_address {
            parts.last_mut().into_iter().for_each(|part| part.end = start);
            parts.push(Part { line, start, end: text.len() });
        }
        has_end = (has_end && !is_address) || content.contains("(auswerten)");
        start += content.len();
    }
    parts
}

/// Reads a game.
pub(super) fn read(text: &str) -> Read<Draft> {
    let mut draft = Draft { text: text.to_owned(), ..Draft::default() };
    draft.head.players = Players::seated((1..=4).map(|number| number.to_string()));
    // The first player leads a normal game.
    draft.head.dealer = Some((Who(3), At { line: 1, span: Span::default() }));
    let mut names = Names::default();
    let mut start = 0;
    let mut is_command = false;
    let mut points = [None; 4];
    for (line, content) in (1..).zip(text.split('\n')) {
        let at = At { line, span: Span { start, end: start + content.len() }.trimmed(text) };
        start += content.len() + 1;
        let content = at.span.of(text);
        if is_command {
            read_command(&mut draft, &mut names, at)?;
        } else if let Some((_, id)) = content.split_once("/spiele/").filter(|_| content.starts_with('#')) {
            draft.told.push(message!("import-game-id", id = brief(id.trim())));
        } else {
            read_points(&mut points, content, at)?;
        }
        is_command = content == COMMAND;
    }
    let told: Vec<(i32, At)> = points.into_iter().flatten().collect();
    match told[..] {
        [.., (_, at)] if told.len() == 4 => draft.result = Some((told.iter().map(|(n, _)| *n).collect(), at)),
        [.., (_, at)] => return Err(at.error(message!("import-gdl-points", n = told.len()))),
        [] => {}
    }
    Ok(draft)
}

/// `(goal player1 -3)`, `(punkte player1 -3)`.
fn read_points(points: &mut [Option<(i32, At)>; 4], line: &str, at: At) -> Read<()> {
    let words: Vec<&str> = words(line).collect();
    let ["goal" | "punkte", who, n] = words[..] else { return Ok(()) };
    let (Some(who), Ok(n)) = (player(who), n.parse()) else {
        return Err(at.error(message!("import-gdl-command", text = brief(line))));
    };
    points[who.0] = Some((n, at));
    Ok(())
}

/// `player2 (spielen karo_koenig_1)`.
fn read_command(draft: &mut Draft, names: &mut Names, at: At) -> Read<()> {
    let line = at.span.of(&draft.text).to_owned();
    let unknown = || at.error(message!("import-gdl-command", text = brief(&line)));
    let mut card = |name: &str| {
        let name = name.rsplit_once('_').map_or(name, |(name, _)| name);
        names.only(name).ok_or_else(|| at.error(message!("card-unknown", text = brief(name))))
    };
    let words: Vec<&str> = words(&line).collect();
    match words[..] {
        ["random", "deal", who, name] => {
            let (who, card) = (player(who).ok_or_else(unknown)?, card(name)?);
            let reading = Reading { meanings: vec![card], at };
            match draft.hands.iter_mut().find(|(other, _)| *other == who) {
                Some((_, hand)) => hand.get_or_insert_default().push(reading),
                None => draft.hands.push((who, Some(vec![reading]))),
            }
        }
        ["random", "deal_finish" | "auswerten"] => {}
        [who, "spielen", name] => {
            let (who, card) = (player(who).ok_or_else(unknown)?, card(name)?);
            draft.lay(who, card, at);
        }
        [who, "vorbehalt", what] => {
            let wanted = wanted(what).ok_or_else(unknown)?;
            draft.head.wanted.push((player(who).ok_or_else(unknown)?, wanted));
        }
        [who, "ansagen" | "absagen", what] => {
            let say = match what {
                "re" => Call::Re,
                "kontra" => Call::Kontra,
                "90" => Call::Keine90,
                "60" => Call::Keine60,
                "30" => Call::Keine30,
                "schwarz" => Call::Schwarz,
                _ => return Err(unknown()),
            };
            let (who, when) = (player(who).ok_or_else(unknown)?, draft.now());
            draft.calls.push(CallDraft { at, who: Some(who), word: Word::Call(say), when });
        }
        _ => return Err(unknown()),
    }
    Ok(())
}

fn words(line: &str) -> impl Iterator<Item = &str> {
    line.split(|c: char| c.is_whitespace() || matches!(c, '(' | ')')).filter(|word| !word.is_empty())
}

fn player(word: &str) -> Option<Who> {
    let number: usize = word.strip_prefix("player")?.parse().ok()?;
    (1..=4).contains(&number).then(|| Who(number - 1))
}

fn wanted(word: &str) -> Option<Wanted> {
    let solo = match word {
        "gesund" => return Some(Wanted::Nothing),
        "hochzeit" => {
            let named = Vorbehalt::Hochzeit { condition: HochzeitCondition::Any, schweine: Schweine::None };
            return Some(Wanted::Named(named));
        }
        "solo_damen" => Solo::Damen,
        "solo_buben" => Solo::Buben,
        "solo_trumpf_ass" => Solo::Fleischlos,
        "solo_trumpf_kreuz" => Solo::Farbe(Suit::Clubs),
        "solo_trumpf_pik" => Solo::Farbe(Suit::Spades),
        "solo_trumpf_herz" => Solo::Farbe(Suit::Hearts),
        "solo_trumpf_karo" => Solo::Farbe(Suit::Diamonds),
        _ => return None,
    };
    Some(Wanted::Named(Vorbehalt::Solo(solo)))
}
