//! The bug reports of FreeDoko, in which it keeps a whole game: hands, and everything that was done, a line each.
//!
//! See: `src/os/bug_report.cpp`, `src/game/gameplay_actions/` and `src/basistypes.cpp` of FreeDoko 0.7.12, which name the lines
//! and words; none of its code is here.

mod rules;

use super::{
    cards::Names,
    draft::{At, CallDraft, Draft, Reading, Wanted, Word},
    players::{Players, Who},
    split::Part,
};
use crate::Span;
use crate::record::{ParseRecordError, players::LONGEST};
use game::{
    Call, Card, GameName, Schweine, Solo, Suit, Vorbehalt,
    rules::{HochzeitCondition, VorbehaltKind},
};
use rules::Options;
use text::{Arg, Join, brief, message};

type Read<T> = Result<T, ParseRecordError>;

/// The beginnings of its files.
const BEGINNINGS: [&str; 3] = ["# FreeDoko Bugreport", "# FreeDoko Reference", "#!FreeDoko"];

/// The games it knows, and what they are called here.
const GAMES: [(&str, GameName); 15] = [
    ("normal", GameName::Normal),
    ("poverty", GameName::Trumpfabgabe),
    ("marriage", GameName::Hochzeit),
    ("marriage solo", GameName::HochzeitSolo),
    ("marriage silent", GameName::StillesSolo),
    ("solo jack", GameName::Solo(Solo::Buben)),
    ("solo queen", GameName::Solo(Solo::Damen)),
    ("solo king", GameName::Solo(Solo::Koenige)),
    ("solo queen-jack", GameName::Solo(Solo::DamenBuben)),
    ("solo king-jack", GameName::Solo(Solo::KoenigeBuben)),
    ("solo king-queen", GameName::Solo(Solo::KoenigeDamen)),
    ("solo koehler", GameName::Solo(Solo::Koehler)),
    ("solo club", GameName::Solo(Solo::Farbe(Suit::Clubs))),
    ("solo spade", GameName::Solo(Solo::Farbe(Suit::Spades))),
    ("solo heart", GameName::Solo(Solo::Farbe(Suit::Hearts))),
];

/// Returns whether a text is a file of FreeDoko.
pub(super) fn begins(text: &str) -> bool {
    let first = text.trim_start_matches('\u{feff}').trim_start().lines().next().unwrap_or_default();
    BEGINNINGS.iter().any(|beginning| first.starts_with(beginning))
}

/// Splits a text at the beginnings of its files.
pub(super) fn split(text: &str) -> Vec<Part> {
    let mut parts: Vec<Part> = Vec::new();
    let mut start = 0;
    for (line, content) in (1..).zip(text.split_inclusive('\n')) {
        if parts.is_empty() && !content.trim().is_empty() || begins(content) {
            parts.push(Part { line, start, end: start });
        }
        start += content.len();
        if let Some(part) = parts.last_mut() {
            part.end = start;
        }
    }
    parts
}

/// Reads a game.
pub(super) fn read(text: &str) -> Read<Draft> {
    let mut reader = Reader {
        text,
        draft: Draft { text: text.to_owned(), ..Draft::default() },
        names: Names::default(),
        options: Options::default(),
        rules_at: At { line: 1, span: Span::default() },
        result: Summary::default(),
        line: 0,
    };
    reader.draft.head.players = Players::seated((0..4).map(|number| number.to_string()));
    let mut block = Block::Outside;
    let mut start = 0;
    for (number, line) in (1..).zip(text.split('\n')) {
        reader.line = number;
        let span = Span { start, end: start + line.len() }.trimmed(text);
        start += line.len() + 1;
        if line.starts_with("# FreeDoko party") {
            let at = At { line: number, span };
            return Err(at.error_with(message!("import-freedoko-party"), message!("import-freedoko-party.help")));
        }
        block = reader.read_line(span, block)?;
    }
    reader.finish()
}

/// The part of the file that a line belongs to.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Block {
    Outside,
    /// A message about the game.
    Message,
    /// The hand of this player, if one was named.
    Hands(Option<Who>),
    Actions,
    /// The rules, this deep in brackets of other things.
    Rules(usize),
    /// The result of the game.
    Summary,
    /// Players, earlier games: nested this deep.
    Other(usize),
}

/// The result of a game as its file states it.
#[derive(Default)]
struct Summary {
    /// Whether each player is Re.
    teams: Vec<bool>,
    /// Whether Re has won; `None`: neither side.
    winner: Option<bool>,
    points: Option<(i32, At)>,
}

struct Reader<'a> {
    text: &'a str,
    draft: Draft,
    names: Names,
    options: Options,
    rules_at: At,
    result: Summary,
    line: usize,
}

impl Reader<'_> {
    const fn at(&self, span: Span) -> At {
        At { line: self.line, span }
    }

    fn read_line(&mut self, span: Span, block: Block) -> Read<Block> {
        let line = span.of(self.text);
        match block {
            Block::Message if line == "| output |" => Ok(Block::Outside),
            Block::Message => Ok(block),
            Block::Rules(depth) => {
                self.options.add(line);
                Ok(match (line, depth) {
                    ("}", 0) => Block::Outside,
                    ("}", _) => Block::Other(depth),
                    _ => block,
                })
            }
            Block::Summary => self.read_summary(span),
            Block::Other(depth) => Ok(match (line, depth) {
                ("{", _) => Block::Other(depth + 1),
                ("rules", _) => self.rules(depth),
                ("}", 0 | 1) => Block::Outside,
                ("}", _) => Block::Other(depth - 1),
                _ => block,
            }),
            Block::Hands(who) => self.read_hand_line(span, who),
            Block::Actions if line == "}" => Ok(Block::Outside),
            Block::Actions => self.read_action(span).map(|()| block),
            Block::Outside => self.read_outside(span),
        }
    }

    fn read_outside(&mut self, span: Span) -> Read<Block> {
        let line = span.of(self.text);
        match line {
            "| message |" => return Ok(Block::Message),
            // Some versions write the hands once more as they were at the end.
            "hands" if self.draft.hands.is_empty() => return Ok(Block::Hands(None)),
            "gameplay actions" | "actions" => return Ok(Block::Actions),
            "rules" => return Ok(self.rules(0)),
            "game summary" => return Ok(Block::Summary),
            "hands" | "party" | "players" | "current hands" | "human actions" | "special points" | "network log"
            | "current trick" => return Ok(Block::Other(0)),
            _ => {}
        }
        let Some((key, value)) = line.split_once(':') else { return Ok(Block::Outside) };
        let at = self.at(span);
        match key {
            // He leads unless somebody plays a solo who does.
            "startplayer" => self.draft.head.dealer = Some((Who((self.player(value, at)?.0 + 3) % 4), at)),
            "gametype" => self.draft.head.game = Some((self.game(value.trim(), at)?, at)),
            "soloplayer" if self.is_solo() => self.draft.head.soloist = Some((self.player(value, at)?, at)),
            "bride" => self.draft.head.hochzeiter = Some((self.player(value, at)?, at)),
            "selector" if self.is_hochzeit() && value.trim() != "team set" => {
                self.draft.head.condition = Some(self.condition(value.trim(), at)?);
            }
            _ => {}
        }
        Ok(Block::Outside)
    }

    fn rules(&mut self, depth: usize) -> Block {
        self.rules_at = At { line: self.line, span: self.rules_at.span };
        Block::Rules(depth)
    }

    fn is_hochzeit(&self) -> bool {
        matches!(self.draft.head.game, Some((GameName::Hochzeit, _)))
    }

    fn is_solo(&self) -> bool {
        matches!(self.draft.head.game, Some((GameName::Solo(_), _)))
    }

    /// `player 2`, or the number alone, from 0.
    fn player(&self, text: &str, at: At) -> Read<Who> {
        let number = text.trim().trim_start_matches(['p', 'P']).trim_start_matches("layer").trim();
        match number.parse::<usize>() {
            Ok(number @ 0..=3) => Ok(Who(number)),
            _ => Err(at.error(message!("import-freedoko-player", text = brief(text.trim())))),
        }
    }

    fn game(&self, text: &str, at: At) -> Read<GameName> {
        let diamonds = GameName::Solo(Solo::Farbe(Suit::Diamonds));
        let others = [("solo diamond", diamonds), ("solo meatless", GameName::Solo(Solo::Fleischlos))];
        let known = GAMES.iter().chain(&others).find(|(name, _)| *name == text);
        let unknown = || at.error(message!("import-freedoko-game", text = brief(text)));
        known.map(|(_, game)| *game).ok_or_else(unknown)
    }

    fn condition(&self, text: &str, at: At) -> Read<HochzeitCondition> {
        match text {
            "first foreign" => Ok(HochzeitCondition::Any),
            "first trump" => Ok(HochzeitCondition::Trumpf),
            "first color" => Ok(HochzeitCondition::Fehl),
            "first club" => Ok(HochzeitCondition::Clubs),
            "first spade" => Ok(HochzeitCondition::Spades),
            "first heart" => Ok(HochzeitCondition::Hearts),
            _ => Err(at.error(message!("import-freedoko-selector", text = brief(text)))),
        }
    }

    fn card(&mut self, text: &str, at: At) -> Read<Card> {
        // After the card it may say by which rule of thumb it was chosen.
        let name = text.split_once('(').map_or(text, |(name, _)| name).trim();
        let unknown = || at.error_with(message!("card-unknown", text = brief(name)), message!("import-freedoko-card"));
        self.names.only(name).ok_or_else(unknown)
    }

    /// `player 1 (Anna)` and below it `3  diamond king   (played 2)`.
    fn read_hand_line(&mut self, span: Span, who: Option<Who>) -> Read<Block> {
        let line = span.of(self.text);
        let at = self.at(span);
        match line {
            "{" | "" => return Ok(Block::Hands(who)),
            "}" => return Ok(Block::Outside),
            _ => {}
        }
        if let Some(rest) = line.strip_prefix("player ").or_else(|| line.strip_prefix("Player ")) {
            let (number, name) = rest.split_once(' ').unwrap_or((rest, ""));
            let who = self.player(number, at)?;
            let name = name.trim().trim_start_matches('(').trim_end_matches(')').trim();
            self.name(who, name);
            if self.draft.hands.iter().any(|(other, _)| *other == who) {
                return Err(at.error(message!("import-hand-twice", name = brief(line))));
            }
            self.draft.hands.push((who, Some(Vec::new())));
            return Ok(Block::Hands(Some(who)));
        }
        // The cards are counted by one digit each, 0 to b.
        let counted = line.split_once(char::is_whitespace);
        let name = match counted {
            Some((number, name)) if usize::from_str_radix(number, 16).is_ok() => name.trim(),
            _ => line,
        };
        let card = self.card(name, at)?;
        match self.draft.hands.last_mut() {
            Some((_, Some(hand))) => hand.push(Reading { meanings: vec![card], at }),
            _ => return Err(at.error(message!("import-freedoko-whose"))),
        }
        Ok(Block::Hands(who))
    }

    /// Keeps what a player is called.
    fn name(&mut self, who: Who, name: &str) {
        let mut names = self.draft.head.players.names().to_vec();
        let is_new = !name.is_empty() && name.len() <= LONGEST && !names.iter().any(|other| other == name);
        if is_new {
            names[who.0] = name.to_owned();
            self.draft.head.players = Players::seated(names);
        }
    }

    /// `card played = 0, club ace`.
    fn read_action(&mut self, span: Span) -> Read<()> {
        let line = span.of(self.text);
        let at = self.at(span);
        let Some((what, value)) = line.split_once('=') else { return Ok(()) };
        let (what, value) = (what.trim(), value.trim());
        let (first, rest) = value.split_once(',').map_or((value, ""), |(first, rest)| (first, rest.trim()));
        match what {
            "card played" => {
                let who = self.player(first, at)?;
                let card = self.card(rest, at)?;
                self.draft.lay(who, card, at);
            }
            "announcement" => {
                let who = self.player(first, at)?;
                self.call(who, rest, at)?;
            }
            "reservation" => {
                let who = self.player(first, at)?;
                let wanted = self.reservation(rest, at)?;
                self.draft.head.wanted.extend(wanted.map(|wanted| (who, wanted)));
            }
            "swines" => {
                self.draft.head.schweine[0] = Some((self.player(first, at)?, at));
                let n: usize = self.draft.tricks.iter().map(|trick| trick.cards.len()).sum();
                self.draft.head.schweine_said = u8::try_from(n).ok();
            }
            "hyperswines" => self.draft.head.schweine[1] = Some((self.player(first, at)?, at)),
            "poverty shift" => self.draft.head.giver = Some((self.player(first, at)?, at)),
            "poverty accepted" => self.draft.head.taker = Some((self.player(first, at)?, at)),
            "genscher" => return Err(at.error(message!("import-freedoko-genscher"))),
            _ => {}
        }
        Ok(())
    }

    /// `normal`, `marriage, first foreign`, `solo queen`: what somebody wants to play; more may follow. `None` where it leads to
    /// questions that are not written.
    fn reservation(&self, text: &str, at: At) -> Read<Option<Wanted>> {
        let mut words = text.split(',').map(str::trim);
        let game = words.next().unwrap_or_default();
        Ok(match self.game(game, at) {
            Ok(GameName::Normal) => Some(Wanted::Nothing),
            Ok(GameName::Solo(solo)) => Some(Wanted::Named(Vorbehalt::Solo(solo))),
            Ok(GameName::Hochzeit) => match words.next() {
                Some(selector) if !matches!(selector, "silent" | "team set") => {
                    let condition = self.condition(selector, at)?;
                    Some(Wanted::Named(Vorbehalt::Hochzeit { condition, schweine: Schweine::None }))
                }
                _ => None,
            },
            // An Armut, a hand that is thrown in.
            _ => None,
        })
    }

    /// `points = 6` and the like.
    fn read_summary(&mut self, span: Span) -> Read<Block> {
        let line = span.of(self.text);
        let at = self.at(span);
        let is_re = |word: &str| word.trim() == "re";
        match line.split_once('=').map(|(key, value)| (key.trim(), value.trim())) {
            Some(("teams", value)) => self.result.teams = value.split(',').map(is_re).collect(),
            Some(("winnerteam", value)) => {
                self.result.winner = ["re", "contra"].contains(&value).then(|| is_re(value));
            }
            Some(("points", value)) => self.result.points = value.parse().ok().map(|points| (points, at)),
            Some(("duty solo", "1")) if self.is_solo() => {
                self.draft.head.reservation = Some(VorbehaltKind::Pflichtsolo);
            }
            _ => {}
        }
        Ok(match line {
            "}" => Block::Outside,
            "special points" => Block::Other(0),
            _ => Block::Summary,
        })
    }

    /// Returns the game with its rules and its result.
    fn finish(mut self) -> Read<Draft> {
        if self.options.are_whole() {
            let (rules, without) = self.options.rules().map_err(|conflict| {
                let reason = conflict.reason;
                self.rules_at
                    .error_with(message!("import-freedoko-rules", reason), message!("import-freedoko-rules.help"))
            })?;
            self.draft.rules = Some(rules);
            if !without.is_empty() {
                let options = without.iter().map(|option| brief(option).into_owned());
                self.draft.told.push(message!("import-no-option", options = Arg::list(options, Join::Comma)));
            }
        }
        if self.draft.head.reservation == Some(VorbehaltKind::Pflichtsolo) {
            self.draft.head.pflichtsolo_open = self.draft.head.soloist.iter().map(|(who, _)| *who).collect();
        }
        let Summary { teams, winner, points } = self.result;
        if let (Some((points, at)), [_, _, _, _]) = (points, &teams[..]) {
            let n_re = teams.iter().filter(|is_re| **is_re).count();
            // The points are those of who has won; if nobody has, those of Re.
            let points_of = |&is_re: &bool| {
                let share = if n_re == 1 && is_re { 3 } else { 1 };
                if is_re == winner.unwrap_or(true) { share * points } else { -share * points }
            };
            self.draft.result = Some((teams.iter().map(points_of).collect(), at));
        }
        Ok(self.draft)
    }

    fn call(&mut self, who: Who, text: &str, at: At) -> Read<()> {
        let word = match text.trim_end_matches(" reply") {
            "no 120" | "reply" => Word::Ansage,
            // Who answers a call says his own side.
            _ if text.ends_with(" reply") => Word::Ansage,
            "no 90" => Word::Call(Call::Keine90),
            "no 60" => Word::Call(Call::Keine60),
            "no 30" => Word::Call(Call::Keine30),
            "no 0" => Word::Call(Call::Schwarz),
            _ => return Err(at.error(message!("import-no-call", text = brief(text)))),
        };
        let when = self.draft.now();
        self.draft.calls.push(CallDraft { at, who: Some(who), word, when });
        Ok(())
    }
}
