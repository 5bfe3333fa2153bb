//! Reading a condition.
//!
//! ```text
//! any       = all { ("or" | "oder" | "||") all }
//! all       = one { ("and" | "und" | "&&" | ",") one }
//! one       = ("not" | "nicht" | "!") one | "(" any ")" | [ who ] statement
//! who       = seat { "+" seat } ("has" | "hat" | ":" | "is" | "ist" ..)
//! statement = [ amount ] thing | "re" | "kontra" | "alone" | "allein"
//! ```

use super::amount::Amount;
use super::error::{ConditionError, ConditionProblem};
use super::token::{Kind, Token, tokens};
use super::{Condition, Thing, words};
use game::SeatSet;
use notation::{Span, closest};

const OR: [&str; 3] = ["or", "oder", "||"];
const AND: [&str; 5] = ["and", "und", "sowie", "&&", ","];
const NOT: [&str; 3] = ["not", "nicht", "!"];
const HAS: [&str; 12] =
    ["has", "have", "holds", "hold", "hat", "haben", "hält", "haelt", "halten", "besitzt", "besitzen", ":"];
const IS: [&str; 6] = ["is", "are", "ist", "sind", "spielt", "spielen"];

/// The deepest nesting of parentheses and negations.
const DEEPEST: usize = 50;

/// The most statements of a condition: one that counts many things at once takes long to draw.
const MOST: usize = 16;

pub(super) fn parse(text: &str) -> Result<Condition, ConditionError> {
    let tokens = tokens(text)?;
    let mut parser = Parser { text, tokens, at: 0, who: None, depth: 0, n_statements: 0 };
    if parser.tokens.is_empty() {
        return Err(ConditionError::at(Span { start: 0, end: text.len() }, ConditionProblem::Empty));
    }
    let condition = parser.any()?;
    if parser.at < parser.tokens.len() {
        return Err(parser.expected("expected-end"));
    }
    Ok(condition)
}

pub(super) struct Parser<'a> {
    text: &'a str,
    tokens: Vec<Token>,
    pub(super) at: usize,
    /// Seats named last.
    who: Option<SeatSet>,
    depth: usize,
    n_statements: usize,
}

pub(super) type Parsed<T> = Result<T, ConditionError>;

impl Parser<'_> {
    fn any(&mut self) -> Parsed<Condition> {
        self.joined(&OR, Self::all, Condition::Any)
    }

    fn all(&mut self) -> Parsed<Condition> {
        self.joined(&AND, Self::one, Condition::All)
    }

    fn joined(
        &mut self,
        by: &[&str],
        part: fn(&mut Self) -> Parsed<Condition>,
        join: fn(Vec<Condition>) -> Condition,
    ) -> Parsed<Condition> {
        let first = part(self)?;
        let mut parts = vec![first];
        while self.take(by) {
            parts.push(part(self)?);
        }
        if parts.len() == 1 { Ok(parts.remove(0)) } else { Ok(join(parts)) }
    }

    fn one(&mut self) -> Parsed<Condition> {
        if DEEPEST < self.depth {
            return Err(self.error(self.here(), ConditionProblem::TooDeep));
        }
        self.depth += 1;
        let condition = self.one_of_depth();
        self.depth -= 1;
        condition
    }

    fn one_of_depth(&mut self) -> Parsed<Condition> {
        if self.take(&NOT) {
            return Ok(Condition::Not(Box::new(self.one()?)));
        }
        let open = self.here();
        let is_statement = !self.is(0, "(");
        self.n_statements += usize::from(is_statement);
        if MOST < self.n_statements {
            return Err(self.error(open, ConditionProblem::TooMany { most: MOST }));
        }
        if self.take(&["("]) {
            let condition = self.any()?;
            if !self.take(&[")"]) {
                let problem = if self.at == self.tokens.len() {
                    return Err(self.error(open, ConditionProblem::Unclosed));
                } else {
                    self.expected("expected-closing")
                };
                return Err(problem);
            }
            return Ok(condition);
        }
        if let Some(seats) = self.who()? {
            self.who = Some(seats);
            if self.take(&IS) {
                return self.side(seats);
            }
            if !self.take(&HAS) {
                return Err(self.expected("expected-verb"));
            }
        }
        self.statement()
    }

    /// Reads seats, if the words that follow are seats with a verb.
    fn who(&mut self) -> Parsed<Option<SeatSet>> {
        let Some(Kind::Word(word)) = self.kind(0) else { return Ok(None) };
        let Some(seat) = words::seat(word) else { return Ok(None) };
        let is_verb = |kind: Option<&Kind>| match kind {
            Some(Kind::Word(word)) => HAS.contains(&word.as_str()) || IS.contains(&word.as_str()),
            Some(Kind::Sign(sign)) => matches!(*sign, ":" | "+"),
            _ => false,
        };
        // A lone S or H may be the beginning of a card.
        if !is_verb(self.kind(1))
            && !self.is_and_seat(1)
            && (self.who.is_some() || 1 < word.len())
            && self.kind(1).is_some()
        {
            return Ok(None);
        }
        self.at += 1;
        let mut seats = SeatSet::only(seat);
        self.refuse_two_seats()?;
        while self.take(&["+"]) {
            let other = match self.kind(0) {
                Some(Kind::Word(word)) => words::seat(word),
                _ => None,
            };
            let Some(other) = other else { return Err(self.expected("expected-seat")) };
            seats = seats.with(other);
            self.at += 1;
        }
        Ok(Some(seats))
    }

    /// Returns whether "and" follows here, and then a seat with a verb in the plural: "N and S have".
    fn is_and_seat(&self, at: usize) -> bool {
        const PLURALS: [&str; 8] = ["have", "hold", "are", "haben", "halten", "besitzen", "sind", "spielen"];
        let word = |at: usize| match self.kind(at) {
            Some(Kind::Word(word)) => word.as_str(),
            _ => "",
        };
        let is_and = ["and", "und"].contains(&word(at));
        is_and && words::seat(word(at + 1)).is_some() && PLURALS.contains(&word(at + 2))
    }

    /// Asks back what "N and S have 4 trumps" means: each of them, or both together.
    fn refuse_two_seats(&self) -> Parsed<()> {
        if !self.is_and_seat(0) {
            return Ok(());
        }
        let [first, last] = [self.tokens[self.at - 1].span, self.tokens[self.at + 1].span];
        let name = |span: Span| span.of(self.text).to_owned();
        let problem = ConditionProblem::Together { one: name(first), other: name(last) };
        Err(self.error(Span { start: first.start, end: last.end }, problem))
    }

    fn side(&mut self, seats: SeatSet) -> Parsed<Condition> {
        let negated = self.take(&NOT);
        let (least, most) = if self.take(&["re"]) {
            (1, u16::MAX)
        } else if self.take(&["kontra"]) {
            (0, 0)
        } else if self.take(&["alone", "allein"]) {
            (2, u16::MAX)
        } else {
            return Err(self.expected("expected-side"));
        };
        let condition = Condition::Dealt { seats, least, most };
        Ok(if negated { Condition::Not(Box::new(condition)) } else { condition })
    }

    fn statement(&mut self) -> Parsed<Condition> {
        let from = self.here();
        let amount = self.amount()?;
        let first = self.at;
        let what = self.thing()?;
        let whole = Span { start: from.start, end: self.tokens[self.at - 1].span.end };
        if matches!(amount, Amount::The) && !self.is_one_card(what, first) {
            // "The Dullen" may be both, or some.
            let text = whole.of(self.text).to_owned();
            return Err(self.error(whole, ConditionProblem::HowMany { text }));
        }
        let Some(seats) = self.who else {
            let text = whole.of(self.text).to_owned();
            return Err(self.error(whole, ConditionProblem::Whose { text }));
        };
        match amount {
            Amount::Range(least, most) if most < least => {
                let text = whole.of(self.text).to_owned();
                Err(self.error(whole, ConditionProblem::EmptyRange { text }))
            }
            Amount::Range(least, most) => Ok(Condition::Holds { seats, what, least, most }),
            Amount::The => Ok(Condition::Holds { seats, what, least: 1, most: u16::MAX }),
            Amount::AllBut(number) => {
                Ok(Condition::Not(Box::new(Condition::Holds { seats, what, least: number, most: number })))
            }
        }
    }

    /// Returns whether what stands from here on is a card, in the singular.
    fn is_one_card(&self, what: Thing, first: usize) -> bool {
        let last = match &self.tokens[first.max(self.at - 1)].kind {
            Kind::Word(word) => word.as_str(),
            _ => "",
        };
        matches!(what, Thing::Card(_)) && !words::is_plural(last)
    }

    /// Reads the longest row of words that names something.
    pub(super) fn thing(&mut self) -> Parsed<Thing> {
        let numbers: Vec<String> = (0..3).map_while(|at| self.part(at)).collect();
        let parts: Vec<&str> = numbers.iter().map(String::as_str).collect();
        for len in (1..=parts.len()).rev() {
            if let Some(thing) = words::thing(&parts[..len]) {
                self.at += len;
                return Ok(thing);
            }
        }
        if parts.is_empty() {
            return Err(self.expected("expected-thing"));
        }
        let at_word = self.tokens[self.at].span;
        for len in (1..=parts.len()).rev() {
            if let Some(error) = words::why_no_card(&parts[..len]) {
                let span = Span { start: at_word.start, end: self.tokens[self.at + len - 1].span.end };
                return Err(self.error(span, ConditionProblem::Card(error)));
            }
        }
        let text = at_word.of(self.text).to_owned();
        let meant = closest(&text, words::SUGGESTED);
        Err(self.error(at_word, ConditionProblem::NoThing { text, meant }))
    }

    /// Returns a word or number that may belong to the name of a thing.
    pub(super) fn part(&self, at: usize) -> Option<String> {
        match self.kind(at)? {
            Kind::Word(word) if AND.contains(&word.as_str()) || OR.contains(&word.as_str()) => None,
            Kind::Word(word) => Some(word.clone()),
            Kind::Number(number) => Some(number.to_string()),
            Kind::Sign(_) => None,
        }
    }

    pub(super) fn kind(&self, at: usize) -> Option<&Kind> {
        self.tokens.get(self.at + at).map(|token| &token.kind)
    }

    pub(super) fn is(&self, at: usize, text: &str) -> bool {
        match self.kind(at) {
            Some(Kind::Word(word)) => word == text,
            Some(Kind::Sign(sign)) => *sign == text,
            _ => false,
        }
    }

    pub(super) fn take(&mut self, any: &[&str]) -> bool {
        let found = any.iter().any(|text| self.is(0, text));
        self.at += usize::from(found);
        found
    }

    /// Returns where the next token stands, or the end.
    fn here(&self) -> Span {
        let end = Span { start: self.text.len(), end: self.text.len() };
        self.tokens.get(self.at).map_or(end, |token| token.span)
    }

    pub(super) fn expected(&self, what: &'static str) -> ConditionError {
        let found = self.here().of(self.text).to_owned();
        self.error(self.here(), ConditionProblem::Expected { what, found })
    }

    fn error(&self, span: Span, problem: ConditionProblem) -> ConditionError {
        ConditionError::at(span, problem)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_what_is_understood() {
        for (text, canonical) in [
            ("E has >= 4 trumps and a club ace", "E has >= 4 trumps and E has >= 1 CA"),
            ("E hat mindestens 4 Trümpfe und ein Kreuz-As", "E has >= 4 trumps and E has >= 1 CA"),
            ("(N has no clubs or W: CQ) and not S is re", "(N has 0 clubs or W has >= 1 CQ) and not S is re"),
            ("West hat beide Dullen", "W has >= 2 HT"),
            ("E+S have 3 to 5 Fehl aces", "E+S has 3 to 5 Fehl aces"),
            ("n has 2-3 Herz 10, <= 60 Augen", "N has 2 to 3 HT and N has <= 60 Augen"),
            ("S has 4 trumps", "S has 4 trumps"),
            ("S has 3+ Fehl-Asse oder keine Damen", "S has >= 3 Fehl aces or S has 0 queens"),
            ("S hat Pik Zehn", "S has >= 1 ST"),
            ("W has != 2 kings", "not W has 2 kings"),
            ("E is alone and W is not kontra", "E is alone and not W is kontra"),
            (
                "N has printed clubs and > 1 ♣Q and trump tens",
                "N has >= 1 printed clubs and N has >= 2 CQ and N has >= 1 trump tens",
            ),
        ] {
            let condition = parse(text).unwrap_or_else(|error| panic!("{text}: {error}"));
            assert_eq!(condition.to_string(), canonical);
            assert_eq!(parse(canonical).map(|condition| condition.to_string()), Ok(canonical.to_owned()));
        }
    }

    #[test]
    fn what_is_written_in_german_is_understood() {
        for (text, canonical) in [
            ("O hat mindestens 4 Trümpfe", "E has >= 4 trumps"),
            ("Ost hat mindestens vier Tru\u{308}mpfe", "E has >= 4 trumps"),
            ("Ost hat die Kreuz Dame und keinen Fuchs", "E has >= 1 CQ and E has 0 DA"),
            ("OST HAT GENAU EINE DAME, HÖCHSTENS DREI FEHL-ASSE", "E has 1 queens and E has <= 3 Fehl aces"),
            ("Süd hat zwischen zwei und fünf Trümpfen", "S has 2 to 5 trumps"),
            ("Nord hat zehn Trümpfe oder Zehnen", "N has 10 trumps or N has >= 1 tens"),
            ("Nord hat Zehn", "N has >= 1 tens"),
            ("West hat drei bis fünf Ober sowie beide Schweine", "W has 3 to 5 queens and W has >= 2 DA"),
            ("West ist allein und Ost spielt nicht Re", "W is alone and not E is re"),
            ("O+S haben wenigstens 10 Trümpfe", "E+S has >= 10 trumps"),
        ] {
            let understood = parse(text).map(|condition| condition.to_string());
            assert_eq!(understood.ok().as_deref().unwrap_or_default(), canonical, "{text}");
        }
    }

    #[test]
    fn what_can_be_two_things_is_asked_back_with_both() {
        use text::{Language, Localized};

        let told = |text: &str| {
            let error = parse(text).expect_err(text);
            let help = error.help().expect("what can be meant");
            format!("{} {}", error.text(Language::German), help.text(Language::German))
        };
        let both = told("Ost hat die Dullen");
        assert!(
            both.contains("„die Dullen“") && both.contains("„beide“") && both.contains("„mindestens eine“"),
            "{both}"
        );
        let together = told("Nord und Süd haben 4 Trümpfe");
        assert!(together.contains("Nord+Süd") && together.contains("jedes für sich"), "{together}");
        let either = told("O hat KD");
        assert!(either.contains("Kreuz Dame") && either.contains("Karo Dame"), "{either}");
    }

    #[test]
    fn errors_quote_what_was_not_understood() {
        for (text, message, at) in [
            ("", "there is no condition here", ""),
            ("E has >= 4 trmps", "\"trmps\" is nothing that a hand can hold", "trmps"),
            ("E has >= trumps", "\"trumps\" stands where a number is expected", "trumps"),
            ("E has", "the condition ends where what a hand can hold is expected", ""),
            ("a club ace", "it is not said who holds \"a club ace\"", "a club ace"),
            ("(E has a fox", "the parenthesis is not closed", "("),
            ("E has KD", "kd can be Kreuz Dame (CQ) or Karo Dame (DQ)", "KD"),
            ("E has 5 to 3 trumps", "no number is in \"5 to 3 trumps\"", "5 to 3 trumps"),
            ("E has 999 trumps", "999 is more than a deck has", "999"),
            ("E has a fox; W has none", "\";\" has no meaning here", ";"),
            ("E trumps", "\"trumps\" stands where has or is is expected", "trumps"),
            ("E has a fox W has a fox", "\"W\" stands where and, or, or the end is expected", "W"),
        ] {
            let error = parse(text).expect_err(text);
            assert_eq!(error.to_string(), message);
            assert_eq!(error.label.span.of(text), at, "{text}");
        }
        let long = vec!["E has a fox"; MOST + 1].join(" or ");
        assert_eq!(parse(&long).expect_err("too long").problem, ConditionProblem::TooMany { most: MOST });
        assert!(parse(&vec!["E has a fox"; MOST].join(" or ")).is_ok());
        let deep = "(".repeat(100_000);
        assert_eq!(parse(&deep).expect_err("too deep").problem, ConditionProblem::TooDeep);
    }
}
