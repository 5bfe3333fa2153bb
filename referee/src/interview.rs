//! The way to a ruling, question by question: what happened, who, which game, claimed by whom and when.
//!
//! Only what is possible is offered, every answer can be taken back, and every question says why it is asked. Nothing
//! here reads or writes; a terminal, a page or a test gives the answers.

mod claimed;

use crate::announced::{Announced, MannerName};
use crate::case::{Case, MOST_ABSAGEN};
use crate::catalogue;
use crate::claim::{Claim, Claims, Judged, Moment};
use crate::consistency::is_hint;
use crate::entry::{Entry, Need, Price, Scope, Share};
use crate::evidence::Evidence;
use crate::fact::{self, Fact, Kind, Value};
use crate::facts::Facts;
use crate::played::{Game, GameKind, SoloKind};
use crate::problem::Problem;
use crate::procedure::{may_be_harmless, rule};
use crate::ruling::{Class, Ruling};
use crate::topic::Topic;
use game::{Rules, Seat, Team};

/// A question with the answers that are possible.
#[derive(Clone, Debug, PartialEq)]
pub struct NextQuestion {
    /// The topic.
    pub topic: Topic,
    /// The possible answers; empty if a text or a number is wanted.
    pub options: Vec<Value>,
    /// The bounds of a number.
    pub number: Option<(i64, i64)>,
    /// Whether several options can be chosen, in an order.
    pub several: bool,
    /// Whether it can be left open.
    pub optional: bool,
}

/// A conversation on the way to a ruling.
#[derive(Clone, Debug)]
pub struct Interview {
    rules: Rules,
    entry: &'static Entry,
    answers: Vec<(Topic, Option<Value>)>,
    evidence: Option<Evidence>,
    /// The facts that the cards give once the offender is known.
    seen_facts: Facts,
}

impl Interview {
    /// Returns the conversation about an entry, before the first answer.
    ///
    /// # Errors
    /// Returns that the rule set has no such entry.
    pub fn new(rules: &Rules, number: &str) -> Result<Self, Problem> {
        let entry = catalogue::find(rules, number)?;
        Ok(Self { rules: rules.clone(), entry, answers: Vec::new(), evidence: None, seen_facts: Facts::new() })
    }

    /// Returns the same conversation with the cards on the table: what they tell is not asked, nor who has shortened the game and
    /// how he plays if that was told with them.
    #[must_use]
    pub fn with_evidence(mut self, evidence: Evidence) -> Self {
        self.evidence = Some(evidence);
        // A claim that was told with the cards says who it is about; what contradicts them is refused with the next answer.
        let _ = self.look_at_cards();
        self
    }

    /// Returns the entry.
    #[must_use]
    pub const fn entry(&self) -> &'static Entry {
        self.entry
    }

    /// Returns the rule set.
    #[must_use]
    pub const fn rules(&self) -> &Rules {
        &self.rules
    }

    /// Returns the claim of all remaining tricks that was told with the cards.
    #[must_use]
    pub fn announced(&self) -> Option<&Announced> {
        self.evidence.as_ref()?.announced()
    }

    /// Returns what was answered so far.
    #[must_use]
    pub fn answers(&self) -> &[(Topic, Option<Value>)] {
        &self.answers
    }

    /// Gives the answer to the present question; `None` leaves it open.
    ///
    /// # Errors
    /// Returns what the cards on the table or an earlier answer contradict; the question stays open.
    pub fn answer(&mut self, value: Option<Value>) -> Result<(), Problem> {
        let Some(question) = self.next() else { return Ok(()) };
        if let (Topic::Fact(fact), None) = (question.topic, &value)
            && self.is_needed(fact)
        {
            return Err(Problem::MissingFact { entry: self.entry.number, fact });
        }
        *self = self.with_answer(question.topic, value)?;
        Ok(())
    }

    /// Returns whether there is no ruling without this fact, as far as the answers so far tell: the entry needs it, or all four
    /// sides were known, and it says which they are.
    fn is_needed(&self, fact: Fact) -> bool {
        let is_of_entry = self.entry.asks.iter().any(|ask| ask.fact == fact && ask.need == Need::Must);
        let are_sides_clear = self.get(Topic::Fact(fact::PARTNERSHIP_CLEAR)) == Some(Value::YesNo(true));
        is_of_entry || fact == fact::RE && are_sides_clear
    }

    /// Returns the conversation after one more answer, by the same checks as a case that is given at once.
    fn with_answer(&self, topic: Topic, value: Option<Value>) -> Result<Self, Problem> {
        let mut told = self.clone();
        told.answers.push((topic, value));
        told.look_at_cards()?;
        told.draft().check_so_far()?;
        Ok(told)
    }

    /// Takes the last answer back. Returns whether there was one.
    pub fn take_back(&mut self) -> bool {
        let is_taken_back = self.answers.pop().is_some();
        // What agreed with the cards before agrees with them still.
        let _ = self.look_at_cards();
        is_taken_back
    }

    /// Returns the next question, or `None` if everything is known.
    #[must_use]
    pub fn next(&self) -> Option<NextQuestion> {
        self.topics().into_iter().find(|topic| !self.has(*topic)).map(|topic| self.question(topic))
    }

    fn has(&self, topic: Topic) -> bool {
        self.answers.iter().any(|(asked, _)| *asked == topic) || self.seen(topic).is_some()
    }

    fn get(&self, topic: Topic) -> Option<Value> {
        match self.answers.iter().find(|(asked, _)| *asked == topic) {
            Some((_, value)) => value.clone(),
            None => self.seen(topic),
        }
    }

    /// Returns what the cards tell about a topic.
    fn seen(&self, topic: Topic) -> Option<Value> {
        let evidence = self.evidence.as_ref()?;
        let game = evidence.game(None).ok()?;
        match topic {
            Topic::Game => Some(Value::Word(game.kind.name().to_owned())),
            Topic::Soloist => game.soloist.map(Value::Seat),
            Topic::Absagen => self.offender().map(|seat| Value::Number(i64::from(evidence.absagen_against(seat)))),
            Topic::Fact(fact) => self.seen_facts.get(fact).cloned(),
            Topic::Offender => evidence.shortened_by(self.entry).map(Value::Seat),
            Topic::Manner => self.told().map(|told| Value::Word(told.said.manner(&self.rules).name().to_owned())),
            Topic::SoloKind | Topic::Claimant | Topic::ClaimantActed | Topic::Suits | Topic::Order => None,
        }
    }

    /// Finds out what the cards tell once the offender is known. Proofs are kept by the evidence.
    fn look_at_cards(&mut self) -> Result<(), Problem> {
        self.seen_facts = Facts::new();
        if let Some(offender) = self.offender()
            && let Some(evidence) = self.claimed()
        {
            let mut facts = self.facts();
            evidence.complete(self.entry, Some(offender), &mut facts)?;
            self.seen_facts = facts;
        }
        Ok(())
    }

    /// Returns everything that is asked, as far as the answers so far tell.
    fn topics(&self) -> Vec<Topic> {
        let mut topics = vec![Topic::Game];
        let kind = self.game().kind;
        if kind.is_one_against_three() || kind == GameKind::Hochzeit {
            topics.push(Topic::Soloist);
        }
        if kind == GameKind::Solo && 0 < self.rules.soli.pflichtsolo_per_player {
            topics.push(Topic::SoloKind);
        }
        topics.extend(self.facts_of_game(kind));
        topics.push(Topic::Offender);
        let draft = self.draft();
        let is_open = |fact: &Fact| is_askable(fact.kind) && fact.name != fact::CLAIMED.name;
        for ask in self.entry.asks {
            let makes_sense = ask.when.iter().all(|when| when.holds(&draft));
            if ask.fact == fact::CLAIM_OK && makes_sense {
                topics.extend(self.topics_of_claim());
            }
            let topic = Topic::Fact(ask.fact);
            if is_open(&ask.fact) && makes_sense && !topics.contains(&topic) {
                topics.push(topic);
            }
        }
        let row = self.entry.row(&draft);
        let class = row.map(|row| row.class);
        let asks_for_claim = self.entry.fact(fact::CLAIMED.name).is_some() && !is_hint(self.entry.number);
        if asks_for_claim || matches!(class, Some(Class::Minor | Class::Serious)) {
            topics.push(Topic::Claimant);
            if matches!(self.get(Topic::Claimant), Some(Value::Seat(_))) {
                topics.push(Topic::ClaimantActed);
                topics.extend(self.facts_of_partnership(&draft));
            }
        }
        if matches!(class, Some(Class::Minor | Class::Serious)) {
            topics.push(Topic::Fact(fact::ZW_FOR));
        }
        if class == Some(Class::Serious) {
            topics.extend([Topic::Fact(fact::DECIDED), Topic::Absagen]);
            topics.extend(self.facts_of_house_rules());
        }
        topics.extend(self.fact_of_harm(&draft));
        let scored = matches!(self.get(Topic::Fact(fact::DECIDED)), Some(Value::Team(_)))
            || class == Some(Class::Serious) && self.rules.breaches.serious_base.is_none();
        let re = Topic::Fact(fact::RE);
        if scored && self.game().soloist.is_none() && !topics.contains(&re) {
            topics.push(re);
        }
        topics.dedup();
        topics
    }

    fn facts_of_game(&self, kind: GameKind) -> Option<Topic> {
        match kind {
            GameKind::StillesSolo => Some(Topic::Fact(fact::SECOND_CQ_LAID)),
            GameKind::HochzeitSolo => Some(Topic::Fact(fact::TRICKS_COMPLETED)),
            _ => None,
        }
    }

    /// Returns the question whether a breach at the price of a minor one can hurt the soloist, if the credit depends on
    /// it.
    fn fact_of_harm(&self, draft: &Case) -> Option<Topic> {
        let is_team = |fact| matches!(self.get(Topic::Fact(fact)), Some(Value::Team(_)));
        let row = self.entry.row(draft)?;
        let share = match (row.class, row.price) {
            (Class::Minor, Price::OfClass(share)) => share,
            (Class::Serious, Price::OfClass(_)) if is_team(fact::DECIDED) => Share::Harm,
            _ => return None,
        };
        let is_asked = may_be_harmless(draft, share) && !is_team(fact::ZW_FOR);
        is_asked.then_some(Topic::Fact(fact::CAN_HURT_SOLOIST))
    }

    /// Returns the questions about the sides that a claim needs, where the game does not settle them.
    fn facts_of_partnership(&self, draft: &Case) -> Vec<Topic> {
        let is_told = draft.established_soloist().is_some() || draft.game().kind == GameKind::None;
        let is_clear = Topic::Fact(fact::PARTNERSHIP_CLEAR);
        let re = Topic::Fact(fact::RE);
        match self.get(is_clear) {
            _ if is_told => vec![],
            Some(Value::YesNo(true)) if draft.re().is_none() || self.has(re) => vec![is_clear, re],
            _ => vec![is_clear],
        }
    }

    /// House rules without penalty points stop a game only if they have to.
    fn facts_of_house_rules(&self) -> Vec<Topic> {
        let reconstructible = Topic::Fact(fact::RECONSTRUCTIBLE);
        let is_irrelevant = matches!(self.get(Topic::Fact(fact::ZW_FOR)), Some(Value::Team(_)));
        match self.get(reconstructible) {
            _ if self.rules.breaches.serious_base.is_some() || is_irrelevant => vec![],
            Some(Value::YesNo(true)) => vec![reconstructible, Topic::Fact(fact::CARDS_REVEALED)],
            _ => vec![reconstructible],
        }
    }

    fn question(&self, topic: Topic) -> NextQuestion {
        let choice =
            |options: Vec<Value>| NextQuestion { topic, options, number: None, several: false, optional: false };
        let seats = || Seat::ALL.map(Value::Seat).to_vec();
        let words = |words: &[&str]| words.iter().map(|word| Value::Word((*word).to_owned())).collect::<Vec<_>>();
        match topic {
            Topic::Game => choice(self.games().iter().map(|kind| Value::Word(kind.name().to_owned())).collect()),
            Topic::Soloist => choice(seats()),
            Topic::SoloKind => choice(words(&["pflicht", "lust"])),
            Topic::Offender => choice(seats().into_iter().chain([Value::Nobody]).collect()),
            Topic::Absagen => NextQuestion { number: Some((0, i64::from(MOST_ABSAGEN))), ..choice(vec![]) },
            Topic::Claimant => {
                let offender = self.get(Topic::Offender);
                let claimants = seats().into_iter().filter(|seat| Some(seat) != offender.as_ref());
                choice(claimants.chain([Value::Nobody]).collect())
            }
            Topic::ClaimantActed => choice(vec![Value::YesNo(false), Value::YesNo(true)]),
            Topic::Manner => self.possible(choice(words(&MannerName::ALL.map(MannerName::name)))),
            Topic::Suits | Topic::Order => NextQuestion { several: true, ..choice(self.parts_of_hand(topic)) },
            Topic::Fact(fact) => {
                let need = self.entry.asks.iter().find(|ask| ask.fact == fact).map(|ask| ask.need);
                let optional = need == Some(Need::May);
                let open = NextQuestion { optional, ..choice(vec![]) };
                self.possible(match fact.kind {
                    Kind::YesNo => NextQuestion { options: vec![Value::YesNo(true), Value::YesNo(false)], ..open },
                    Kind::Number(least, most) => NextQuestion { number: Some((least, most)), ..open },
                    Kind::Word(list) => NextQuestion { options: words(list), ..open },
                    Kind::Seat => NextQuestion { options: seats(), ..open },
                    Kind::SeatOrNobody => {
                        NextQuestion { options: seats().into_iter().chain([Value::Nobody]).collect(), ..open }
                    }
                    Kind::Seats => NextQuestion { options: seats(), several: true, ..open },
                    Kind::Team => NextQuestion { options: Team::ALL.map(Value::Team).to_vec(), ..open },
                    Kind::TeamOrNone => {
                        let teams = Team::ALL.map(Value::Team);
                        NextQuestion { options: [Value::Nobody].into_iter().chain(teams).collect(), ..open }
                    }
                    Kind::Card => {
                        NextQuestion { options: self.rules.kinds().iter().map(Value::Card).collect(), ..open }
                    }
                    Kind::Text | Kind::Cards | Kind::Hands | Kind::Votes | Kind::Trick | Kind::Query => open,
                })
            }
        }
    }

    /// Returns the question with those options only that nothing contradicts. If everything contradicts something, all
    /// are offered, so that the refusal can say what.
    fn possible(&self, mut question: NextQuestion) -> NextQuestion {
        if !question.several {
            let is_possible = |value: &&Value| self.with_answer(question.topic, Some((*value).clone())).is_ok();
            let possible: Vec<Value> = question.options.iter().filter(is_possible).cloned().collect();
            if !possible.is_empty() {
                question.options = possible;
            }
        }
        question
    }

    /// Only games that the entry is about, and that the rule set knows.
    fn games(&self) -> Vec<GameKind> {
        let has_abgabe = self.rules.trumpfabgabe.if_nobody != game::rules::Trumpfabgabe::Off;
        let fits = |kind: &GameKind| match (self.entry.scope, kind) {
            (_, GameKind::Trumpfabgabe) if !has_abgabe => false,
            (Scope::Any, _) => true,
            (Scope::NormalGame, kind) => !matches!(kind, GameKind::Solo | GameKind::None),
            (Scope::SoloGame, kind) => kind.is_one_against_three(),
            (Scope::Hochzeit, kind) => matches!(kind, GameKind::Hochzeit | GameKind::HochzeitSolo),
        };
        GameKind::ALL.into_iter().filter(fits).collect()
    }

    fn game(&self) -> Game {
        let kind = match self.get(Topic::Game) {
            Some(Value::Word(name)) => GameKind::from_name(&name).unwrap_or(GameKind::Normal),
            _ => GameKind::Normal,
        };
        let soloist = match self.get(Topic::Soloist) {
            Some(Value::Seat(seat)) => Some(seat),
            _ => None,
        };
        let solo_kind = match self.get(Topic::SoloKind) {
            Some(Value::Word(word)) if word == "pflicht" => Some(SoloKind::Pflicht),
            Some(Value::Word(_)) => Some(SoloKind::Lust),
            _ => None,
        };
        Game { kind, soloist, solo_kind }
    }

    fn offender(&self) -> Option<Seat> {
        match self.get(Topic::Offender) {
            Some(Value::Seat(seat)) => Some(seat),
            _ => None,
        }
    }

    fn facts(&self) -> Facts {
        let mut facts = self.seen_facts.clone();
        for (topic, value) in &self.answers {
            match (topic, value) {
                (Topic::Fact(fact), Some(value)) => facts.state(*fact, value.clone()),
                (Topic::Claimant, Some(Value::Nobody)) => facts.state(fact::CLAIMED, Value::YesNo(false)),
                _ => {}
            }
        }
        facts
    }

    fn draft(&self) -> Case {
        Case::draft(&self.rules, self.entry, self.game(), self.offender(), self.facts())
    }

    /// Returns the case as it was told.
    ///
    /// # Errors
    /// Returns what is impossible or contradictory.
    pub fn case(&self) -> Result<Case, Problem> {
        let absagen = match self.get(Topic::Absagen) {
            Some(Value::Number(number)) => u8::try_from(number).unwrap_or(u8::MAX),
            _ => 0,
        };
        let mut case = Case::new(&self.rules, self.entry.number, self.game(), self.offender(), absagen, self.facts())?;
        if let Some(evidence) = self.claimed() {
            case = case.with_announced(evidence.announced());
        }
        let (Some(Value::Seat(claimant)), Some(offender)) = (self.get(Topic::Claimant), self.offender()) else {
            return Ok(case);
        };
        let has_acted = self.get(Topic::ClaimantActed) == Some(Value::YesNo(true));
        let moment = if has_acted { Moment::TooLate } else { Moment::InTime };
        let partnership = case.partnership()?;
        case.with_claims(Claims::made(vec![Judged::of(&Claim { claimant, offender, partnership, moment })]))
    }

    /// Returns the ruling.
    ///
    /// # Errors
    /// Returns what is missing or impossible; the answers stay.
    pub fn ruling(&self) -> Result<Ruling, Problem> {
        rule(&self.case()?)
    }
}

/// Hands and lists of cards are for files; a person answers what follows from them.
const fn is_askable(kind: Kind) -> bool {
    !matches!(kind, Kind::Hands | Kind::Cards | Kind::Votes | Kind::Trick | Kind::Query)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::catalogue::entries;
    use crate::text::{ask, why_asked};
    use text::{Language, Localized};

    /// Answers every question with one of its options.
    fn talk(number: &str, rules: &Rules, pick: usize) -> Interview {
        let mut interview = Interview::new(rules, number).unwrap();
        while let Some(question) = interview.next() {
            assert!(interview.answers().len() < 40, "{number} never ends");
            let option = question.options.get(pick % question.options.len().max(1)).cloned();
            let answer = match (question.number, question.several, option) {
                (Some((least, _)), ..) => Value::Number(least),
                (None, true, Some(Value::Seat(seat))) => Value::Seats(vec![seat]),
                (None, _, Some(option)) => option,
                (None, _, None) => Value::Word("gesund".to_owned()),
            };
            // An answer that contradicts another is refused; then the question is left open, or the talk ends.
            if interview.answer(Some(answer)).is_err() && interview.answer(None).is_err() {
                break;
            }
        }
        interview
    }

    #[test]
    fn sides_that_were_clear_need_a_re_at_once() {
        let mut interview = Interview::new(&Rules::DDV, "3.8.1").unwrap();
        for answer in [Value::Word("normal".into()), Value::Seat(Seat::N), Value::Seat(Seat::E)] {
            interview.answer(Some(answer)).unwrap();
        }
        interview.answer(Some(Value::YesNo(false))).unwrap();
        let mut unclear = interview.clone();
        interview.answer(Some(Value::YesNo(true))).unwrap();
        let n_answers = interview.answers().len();
        let missing = Problem::MissingFact { entry: "3.8.1", fact: fact::RE };
        assert_eq!(interview.answer(None), Err(missing));
        // The question stays open.
        assert_eq!((interview.answers().len(), interview.next().unwrap().topic), (n_answers, Topic::Fact(fact::RE)));
        interview.answer(Some(Value::Seats(vec![Seat::N, Seat::S]))).unwrap();
        assert_ne!(interview.next().unwrap().topic, Topic::Fact(fact::RE));
        // Sides that were not clear need none.
        unclear.answer(Some(Value::YesNo(false))).unwrap();
        assert_ne!(unclear.next().map(|question| question.topic), Some(Topic::Fact(fact::RE)));
    }

    #[test]
    fn what_an_entry_needs_cannot_be_left_open() {
        for rules in Rules::ALL {
            for entry in entries().filter(|entry| (entry.applies)(&rules)) {
                let mut interview = Interview::new(&rules, entry.number).unwrap();
                while let Some(question) = interview.next() {
                    let is_needed =
                        entry.asks.iter().any(|ask| Topic::Fact(ask.fact) == question.topic && ask.need == Need::Must);
                    if is_needed {
                        assert!(interview.answer(None).is_err(), "{}: {:?}", entry.number, question.topic);
                        break;
                    }
                    let option = question.options.first().cloned();
                    let number = question.number.map(|(least, _)| Value::Number(least));
                    if interview.answer(if question.optional { None } else { option.or(number) }).is_err() {
                        break;
                    }
                }
            }
        }
    }

    #[test]
    fn every_entry_is_asked_through_to_a_ruling_or_a_clear_sentence() {
        let mut n_rulings = 0;
        for rules in Rules::ALL {
            for entry in entries().filter(|entry| (entry.applies)(&rules)) {
                for pick in 0..5 {
                    match talk(entry.number, &rules, pick).ruling() {
                        Ok(_) => n_rulings += 1,
                        Err(problem) => assert!(!problem.text(Language::German).starts_with("problem-"), "{problem}"),
                    }
                }
            }
        }
        assert!(500 < n_rulings, "{n_rulings}");
    }

    #[test]
    fn nobody_is_asked_for_a_claim_where_there_was_only_a_hint() {
        let interview = talk("3.1.9", &Rules::DDV, 1);
        assert!(interview.answers().iter().all(|(topic, _)| *topic != Topic::Claimant));
        assert!(interview.ruling().is_ok());
    }

    #[test]
    fn answers_can_be_taken_back_one_by_one() {
        let mut interview = talk("3.8.1", &Rules::DDV, 1);
        let n_answers = interview.answers().len();
        for _ in 0..n_answers {
            assert!(interview.take_back());
        }
        assert!(!interview.take_back());
        assert_eq!(interview.next().unwrap().topic, Topic::Game);
    }

    #[test]
    fn only_games_the_entry_is_about_are_offered() {
        let offered = |number| Interview::new(&Rules::DDV, number).unwrap().next().unwrap().options;
        assert!(!offered("3.8.1").contains(&Value::Word("solo".to_owned())));
        assert!(!offered("3.8.2").contains(&Value::Word("normal".to_owned())));
    }

    #[test]
    fn every_question_can_be_asked_in_both_languages() {
        for language in Language::ALL {
            for topic in [
                Topic::Game,
                Topic::Soloist,
                Topic::SoloKind,
                Topic::Offender,
                Topic::Absagen,
                Topic::Claimant,
                Topic::ClaimantActed,
            ] {
                let entry = catalogue::find(&Rules::DDV, "3.8.1").unwrap();
                let (question, why) = (ask(entry, topic).text(language), why_asked(topic).text(language));
                assert!(question.ends_with('?') && why.ends_with('.'), "{question} {why}");
            }
        }
    }
}
