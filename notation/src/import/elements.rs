//! A part of a line, taken apart: players, cards, calls.

use super::{
    cards::Names,
    draft::{At, Reading, Word},
    players::{Players, Who, is_name},
};
use crate::{CardError, Span, compact, parse_call, parse_card, parse_seat, record::ParseRecordError};
use game::{Call, Card};
use text::{brief, message};

/// A word with its place in the text of the game.
#[derive(Clone, Copy, Debug)]
pub(super) struct Token<'a> {
    pub(super) text: &'a str,
    pub(super) start: usize,
    /// Whether it stands in brackets.
    is_bracketed: bool,
    /// Whether a colon follows it.
    pub(super) has_colon: bool,
    /// Whether it follows a colon without a blank: `N:re!`.
    is_tight: bool,
}

impl Token<'_> {
    pub(super) const fn span(&self) -> Span {
        Span { start: self.start, end: self.start + self.text.len() }
    }
}

/// Something in a line.
#[derive(Clone, Debug)]
pub(super) enum Element {
    /// A player, who does what follows.
    Player { who: Who, at: At },
    /// A card.
    Card(Reading),
    /// A call; the player if the word itself says who.
    Call { word: Word, who: Option<Who>, at: At },
    /// A star beside who led.
    Mark,
}

/// Words that say nothing here.
const FILLERS: [&str; 25] = [
    "",
    "->",
    "→",
    "=>",
    ">",
    "sagt",
    "spielt",
    "legt",
    "an",
    "ab",
    "says",
    "plays",
    "leads",
    "calls",
    "kommt",
    "raus",
    "heraus",
    "spielte",
    "sagte",
    "und",
    "and",
    "führt",
    "beginnt",
    "announces",
    "ansage",
];

/// Returns the words of a part of the text: split at blanks and after colons, without brackets, stars by themselves.
pub(super) fn tokens(text: &str, part: Span) -> Vec<Token<'_>> {
    let mut tokens = Vec::new();
    let mut depth = 0_usize;
    for word in part.of(text).split_whitespace() {
        let start = word.as_ptr() as usize - text.as_ptr() as usize;
        let mut from = 0;
        let mut is_tight = false;
        let mut push = |from: usize, to: usize, is_bracketed: bool, has_colon: bool, is_tight: bool| {
            if from < to {
                let text = &word[from..to];
                tokens.push(Token { text, start: start + from, is_bracketed, has_colon, is_tight });
            }
        };
        for (at, c) in word.char_indices() {
            let next = at + c.len_utf8();
            let is_break = matches!(c, '(' | ')' | '[' | ']' | '*' | ':');
            if !is_break {
                continue;
            }
            push(from, at, 0 < depth, c == ':', is_tight);
            match c {
                '(' | '[' => depth += 1,
                ')' | ']' => depth = depth.saturating_sub(1),
                '*' => push(at, next, false, false, false),
                _ => {}
            }
            is_tight = c == ':';
            from = next;
        }
        push(from, word.len(), 0 < depth, false, is_tight);
    }
    tokens
}

/// Reads elements with the facts of the game so far.
pub(super) struct Elements<'a, 'b> {
    pub(super) text: &'a str,
    pub(super) line: usize,
    pub(super) names: &'b mut Names,
    pub(super) players: &'b mut Players,
    /// What they are a part of.
    pub(super) part: Part,
}

/// What elements are a part of.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Part {
    /// A hand: there are only cards.
    Hand,
    /// A trick, or calls.
    Play,
}

/// One way to read some words.
enum Step {
    Player,
    Card(Vec<Card>),
    Call(Word),
    Mark,
    Filler,
}

impl<'a> Elements<'a, '_> {
    /// Reads a part of the line; there must be exactly one way to do so.
    pub(super) fn read(&mut self, part: Span) -> Result<Vec<Element>, ParseRecordError> {
        let tokens = tokens(self.text, part);
        // The ways to read the words from each on, counted to two, with how the first one begins.
        let mut ways: Vec<(usize, usize, Step)> = Vec::new();
        ways.resize_with(tokens.len(), || (0, 0, Step::Filler));
        ways.push((1, 0, Step::Filler));
        for first in (0..tokens.len()).rev() {
            for (n, step) in self.steps(&tokens, first) {
                let rest = ways[first + n].0;
                if rest != 0 {
                    ways[first] = ((ways[first].0 + rest).min(2), n, step);
                }
            }
        }
        match ways.first().map_or(1, |way| way.0) {
            0 => Err(self.unreadable(&tokens)),
            1 => self.elements(&tokens, ways),
            _ => {
                let problem = message!("import-two-ways", text = brief(part.of(self.text).trim()));
                Err(At { line: self.line, span: part }.error_with(problem, message!("import-two-ways.help")))
            }
        }
    }

    fn elements(
        &mut self,
        tokens: &[Token<'a>],
        ways: Vec<(usize, usize, Step)>,
    ) -> Result<Vec<Element>, ParseRecordError> {
        let mut elements: Vec<Element> = Vec::new();
        let mut first = 0;
        for (at, (_, n, step)) in ways.into_iter().enumerate().take(tokens.len()) {
            if at != first {
                continue;
            }
            let token = tokens[first];
            let span = Span { start: token.start, end: tokens[first + n - 1].span().end };
            let at = At { line: self.line, span };
            first += n;
            match step {
                Step::Filler => {}
                Step::Mark => elements.push(Element::Mark),
                Step::Card(meanings) => elements.push(Element::Card(Reading { meanings, at })),
                Step::Call(word) => {
                    // "N:re!" says no more than who has called.
                    let before = elements.last().filter(|_| token.is_tight);
                    let who = before.and_then(|element| match element {
                        Element::Player { who, .. } => Some(*who),
                        _ => None,
                    });
                    elements.truncate(elements.len() - usize::from(who.is_some()));
                    elements.push(Element::Call { word, who, at });
                }
                Step::Player => {
                    let who = self.player(span.of(self.text), at)?;
                    match elements.last_mut() {
                        // "Re (3)", "Kontra (Bert)": who follows in brackets has called.
                        Some(Element::Call { who: caller @ None, .. }) if token.is_bracketed => *caller = Some(who),
                        _ => elements.push(Element::Player { who, at }),
                    }
                }
            }
        }
        Ok(elements)
    }

    /// Returns the player with this name or number, who may be new.
    pub(super) fn player(&mut self, name: &str, at: At) -> Result<Who, ParseRecordError> {
        if let Ok(number @ 1..=4) = name.parse::<usize>() {
            if self.players.names().len() == 4 {
                return Ok(Who(number - 1));
            }
            return Err(at.error(message!("import-which-number", number)));
        }
        self.players.find_or_add(name).ok_or_else(|| {
            let known = self.players.names().join(", ");
            at.error(message!("import-fifth-player", name = brief(name), known = brief(&known)))
        })
    }

    /// Returns every way to read the words from here on, each with how many words it takes.
    fn steps(&mut self, tokens: &[Token<'a>], first: usize) -> Vec<(usize, Step)> {
        let token = tokens[first];
        let mut steps = Vec::new();
        if token.text == "*" {
            return vec![(1, Step::Mark)];
        }
        // Somebody may be called like a card: he is meant in brackets, and where more follows.
        let is_first = first == 0 && 1 < tokens.len() && self.part == Part::Play;
        if (token.is_bracketed || is_first) && self.is_named_like_a_card(token.text) {
            return vec![(1, Step::Player)];
        }
        let most = tokens.len().min(first + 3);
        for end in first + 1..=most {
            let words = &tokens[first..end];
            if words[..words.len() - 1].iter().any(|word| word.has_colon) {
                break;
            }
            let last = words[words.len() - 1];
            let meanings = self.names.meanings(&self.text[token.start..last.span().end]);
            if !meanings.is_empty() && !last.has_colon {
                steps.push((words.len(), Step::Card(meanings)));
            }
            let is_name =
                1 < words.len() && self.players.find_whole(&self.text[token.start..last.span().end]).is_some();
            if is_name {
                steps.push((words.len(), Step::Player));
            }
            if words.len() < 3
                && let Some(word) = self.call(words)
            {
                steps.push((words.len(), Step::Call(word)));
            }
        }
        let is_other = steps.iter().any(|(n, _)| *n == 1);
        if !is_other && FILLERS.contains(&compact(token.text).as_str()) {
            return vec![(1, Step::Filler)];
        }
        let is_longer = steps.iter().any(|(n, step)| 1 < *n && matches!(step, Step::Player));
        if !is_other && !is_longer && self.is_player(tokens, first) {
            steps.push((1, Step::Player));
        }
        steps
    }

    fn is_named_like_a_card(&mut self, word: &str) -> bool {
        self.players.find_whole(word).is_some() && !self.names.meanings(word).is_empty()
    }

    fn is_player(&self, tokens: &[Token<'a>], first: usize) -> bool {
        let token = tokens[first];
        let is_number = matches!(token.text.parse::<usize>(), Ok(1..=4));
        if token.is_bracketed {
            return is_number || is_name(token.text);
        }
        if token.has_colon {
            return is_name(token.text);
        }
        let is_known = self.players.find_whole(token.text).is_some();
        let is_long = 2 <= token.text.chars().count();
        if is_known && is_long || first == 0 && self.players.find(token.text).is_some() {
            return true;
        }
        let is_seat = parse_seat(token.text).is_ok() && (self.players.names().is_empty() || self.players.are_seats());
        let is_half_a_card = matches!(parse_card(token.text), Err(CardError::NoRank { .. } | CardError::NoSuit { .. }));
        // "Anna Kreuz-Dame": a name before the first card is a player.
        let is_new = is_long && is_name(token.text) && !is_half_a_card && self.players.names().len() < 4;
        first == 0 && (is_seat || is_new)
    }

    fn call(&self, words: &[Token<'_>]) -> Option<Word> {
        if words.iter().any(|word| word.has_colon && 1 < words.len()) {
            return None;
        }
        let (first, last) = (words.first()?, words.last()?);
        let text = self.text.get(first.start..last.span().end)?;
        let word = text.trim_end_matches('!');
        // "K9" alone is a nine; "K9!" is called.
        let is_card = word.len() == text.len() && matches!(compact(word).as_str(), "k9" | "k6" | "k3");
        if is_card { None } else { call_of(word).map(Word::Call) }
    }

    fn unreadable(&mut self, tokens: &[Token<'a>]) -> ParseRecordError {
        // The first word that nothing before it leads over.
        let mut reached = vec![false; tokens.len() + 1];
        reached[0] = true;
        for first in 0..tokens.len() {
            if reached[first] {
                self.steps(tokens, first).into_iter().for_each(|(n, _)| reached[first + n] = true);
            }
        }
        let at = (0..tokens.len()).rev().find(|&at| reached[at]).unwrap_or_default();
        let (text, span) = tokens.get(at).map_or(("", Span::default()), |token| (token.text, token.span()));
        let problem = message!("import-no-word", text = brief(text));
        At { line: self.line, span }.error_with(problem, message!("import-no-word.help"))
    }
}

/// Returns the call that is written here, also as pages shorten them: `Ko`, `R90`.
pub(super) fn call_of(text: &str) -> Option<Call> {
    let word = compact(text);
    match word.as_str() {
        "ko" => Some(Call::Kontra),
        "r90" => Some(Call::Keine90),
        "r60" => Some(Call::Keine60),
        "r30" => Some(Call::Keine30),
        "r0" | "k0" => Some(Call::Schwarz),
        _ => parse_call(text).ok(),
    }
}
