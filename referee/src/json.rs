//! Cases and rulings as JSON, for other programs; with the feature `serde` only.

use crate::case::{self, Case, Game, GameKind, SoloKind};
use crate::catalogue;
use crate::claim::{self, Claim, Claims, Invalid, Judged, Moment, Partnership, Told};
use crate::entry::Entry;
use crate::evidence::Evidence;
use crate::fact::{self, Fact, Kind, Value as FactValue};
use crate::facts::Facts;
use crate::finding::Certainty;
use crate::problem::Problem;
use crate::procedure::rule;
use crate::ruling::{Ruling, Says};
use crate::text::Texts;
use crate::written::{self, Asked, Made, When};
use game::notation::{RuleBook, parse_class, parse_position, parse_position_of_sides};
use game::record::{Moment as At, Record, parse_record};
use game::{BySeat, Card, Hand, Rules, Seat, Team};
use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::{Map, Value, json};
use solver::Manner;

/// Returns the case that a JSON object describes; its schema is [`case_schema`].
///
/// # Errors
/// Returns what is unknown, impossible or contradictory.
pub fn case(rules: &Rules, input: &Value) -> Result<Case, Problem> {
    if let Some(record) = input.get("record").filter(|record| !record.is_null()) {
        return case_of_record(rules, input, &self::record(record)?);
    }
    let entry = catalogue::find(rules, &string(input, "entry")?)?;
    let mut facts = facts(entry, input.get("facts"))?;
    let offender = offender_of(input.get("offender"))?;
    let told = game_of(input.get("game"))?;
    let Some(line) = optional::<String>(input, "position")? else {
        let absagen = optional::<u8>(input, "absagen_by_opponents")?.unwrap_or(0);
        let case = Case::new(rules, entry.number, told, offender, absagen, facts)?;
        return with_claims(case, input);
    };
    let mut evidence = evidence(rules, entry, &line, input)?;
    let game = evidence.game(told)?;
    if game.kind == GameKind::Hochzeit || game.kind == GameKind::HochzeitSolo {
        let trick = facts.number(fact::CLARIFYING_TRICK).and_then(|trick| u8::try_from(trick).ok());
        evidence = evidence.in_hochzeit(trick);
    }
    evidence.complete(entry, offender, &mut facts)?;
    let absagen = offender.map_or(0, |seat| evidence.absagen_against(seat));
    check_absagen(input, absagen)?;
    with_claims(Case::new(rules, entry.number, game, offender, absagen, facts)?, input)
}

/// Returns the record in a JSON value: the object itself, or its text.
///
/// # Errors
/// Returns why it cannot be read.
pub fn record(value: &Value) -> Result<Record, Problem> {
    match value {
        Value::String(text) => parse_record(text).map_err(|error| unreadable("record", &error.to_string())),
        _ => Record::deserialize(value).map_err(|error| unreadable("record", &error.to_string())),
    }
}

/// The breach of a record that is asked about: the one that was claimed, or the first one of the entry, or at all.
fn case_of_record(rules: &Rules, input: &Value, record: &Record) -> Result<Case, Problem> {
    let number = optional::<String>(input, "entry")?;
    let wanted = number.map(|number| catalogue::find(rules, &number)).transpose()?;
    let offender = offender_of(input.get("offender"))?;
    let made = claims_made(input, record)?;
    if wanted.is_some_and(|entry| entry.number == "3.9.5")
        && let Some(case) = written::several(record, rules, &made)?
    {
        return Ok(case);
    }
    let asked = Asked { entry: wanted.map(|entry| entry.number), offender };
    let picked = match (written::pick(record, rules, asked, &made), wanted) {
        (Err(Problem::NotInRecord { .. }), Some(entry))
            if let Some(case) = written::at_end(record, rules, entry.number, &facts(entry, input.get("facts"))?) =>
        {
            return case;
        }
        (Err(problem @ (Problem::NotInRecord { .. } | Problem::NoBreachInRecord)), _) => {
            return Err(other_offender(record, rules, asked, problem));
        }
        (picked, _) => picked?,
    };
    let mut found = picked.finding;
    check_absagen(input, found.absagen)?;
    let told = game_of(input.get("game"))?;
    check_game(told, found.game)?;
    found.game = found.game.or(told);
    let facts = facts(catalogue::find(rules, found.entry)?, input.get("facts"))?;
    let case = found.case(rules, &facts)?;
    if input.get("claims").is_some_and(Value::is_array) || !picked.claims.is_empty() {
        return case.with_claims(Claims::made(picked.claims.iter().map(Judged::of).collect()));
    }
    Ok(case)
}

/// What is wrong is the offender, if the record shows such a breach of somebody else.
fn other_offender(record: &Record, rules: &Rules, asked: Asked<'_>, problem: Problem) -> Problem {
    let Some(stated) = asked.offender else { return problem };
    match written::pick(record, rules, Asked { offender: None, ..asked }, &[]) {
        Ok(picked) => contradiction("offender", &stated.to_string(), &picked.finding.offender.to_string()),
        Err(_) => problem,
    }
}

/// The claims of a record: those that it tells of itself, and those that are stated with their moment or without.
fn claims_made(input: &Value, record: &Record) -> Result<Vec<Made>, Problem> {
    let mut made = written::protests(record);
    let none = Vec::new();
    for input in input.get("claims").and_then(Value::as_array).unwrap_or(&none) {
        let claimant = seat(&string(input, "claimant")?)?;
        let after_cards = optional::<u16>(input, "after_cards")?.map(At::after_cards);
        let when = match optional::<At>(input, "at")?.or(after_cards) {
            Some(at) => When::At(at),
            // Whoever it is about, the moment is the one that is stated.
            None => When::Stated(claim_of(input, claimant, Partnership::Unclear)?.moment),
        };
        let is_certain = optional::<bool>(input, "certain")?.unwrap_or(false);
        let certainty = if is_certain { Certainty::Certain } else { Certainty::Unsaid };
        made.push(Made { claimant, when, certainty });
    }
    Ok(made)
}

fn evidence(rules: &Rules, entry: &Entry, line: &str, input: &Value) -> Result<Evidence, Problem> {
    let book = RuleBook::published().with_default(rules.clone());
    let parse = if is_about_sides(entry) { parse_position_of_sides } else { parse_position };
    let position = parse(line, &book).map_err(|error| unreadable("position", &error.to_string()))?;
    if position.rules().name != rules.name {
        return Err(contradiction("ruleset", &rules.name, &position.rules().name));
    }
    let evidence = Evidence::new(position);
    Ok(match announced(input)? {
        Some(manner) => evidence.with_announced(manner),
        None => evidence,
    })
}

/// Returns whether an entry asks only what the two sides have and may call, whoever their members are: whether a game is
/// decided (3.1.3).
#[must_use]
pub fn is_about_sides(entry: &Entry) -> bool {
    entry.number == "3.1.3"
}

/// What somebody announced before the breach: `{"claimant": "N", "order": ["HT", ..]}` or `{.., "suits": ["T", "S"]}`.
fn announced(input: &Value) -> Result<Option<Manner>, Problem> {
    let Some(announced) = input.get("announced").filter(|announced| !announced.is_null()) else { return Ok(None) };
    let claimant = seat(&string(announced, "claimant")?)?;
    if let Some(order) = optional::<Vec<Card>>(announced, "order")? {
        return Ok(Some(Manner::InOrder { claimant, order }));
    }
    let suits: Vec<String> = required(announced, "suits")?;
    let class = |name: &String| parse_class(name).ok_or_else(|| unreadable("suits", &format!("\"{name}\" is no suit")));
    Ok(Some(Manner::TopFirstInOrder { claimant, classes: suits.iter().map(class).collect::<Result<_, _>>()? }))
}

fn check_game(stated: Option<Game>, found: Option<Game>) -> Result<(), Problem> {
    match (stated, found) {
        (Some(stated), Some(found))
            if stated.kind != found.kind || stated.soloist.is_some() && stated.soloist != found.soloist =>
        {
            Err(contradiction("game", stated.kind.name(), found.kind.name()))
        }
        _ => Ok(()),
    }
}

fn check_absagen(input: &Value, found: u8) -> Result<(), Problem> {
    match optional::<u8>(input, "absagen_by_opponents")? {
        Some(stated) if stated != found => {
            Err(contradiction("absagen_by_opponents", &stated.to_string(), &found.to_string()))
        }
        _ => Ok(()),
    }
}

fn contradiction(fact: &'static str, stated: &str, found: &str) -> Problem {
    Problem::Contradiction { fact, stated: stated.to_owned(), found: found.to_owned() }
}

/// Returns the ruling of the case that a JSON object describes, as JSON.
///
/// # Errors
/// Returns what is wrong with the case.
pub fn answer(rules: &Rules, input: &Value) -> Result<Value, Problem> {
    rule(&case(rules, input)?).map(|it| ruling(&it))
}

/// Returns the ruling, or the fact that has to be asked for before there is one: `{"asks": "claim_ok"}`. That is what the
/// kind `referee` of the rule-book vectors compares.
///
/// # Errors
/// Returns what is wrong with the case.
pub fn answer_or_question(rules: &Rules, input: &Value) -> Result<Value, Problem> {
    match answer(rules, input) {
        Err(Problem::MissingFact { fact, .. }) => Ok(json!({ "asks": fact.name })),
        Err(Problem::MissingGame { .. }) => Ok(json!({ "asks": "game" })),
        answer => answer,
    }
}

/// Returns whether a claim is valid: the kind `claim_right` of the rule-book vectors.
///
/// # Errors
/// Returns what is wrong with the input.
pub fn claim_right(input: &Value) -> Result<Value, Problem> {
    let offender = seat(&string(input, "offender")?)?;
    let parties: BySeat<Team> = required(input, "parties")?;
    let is_clear: bool = required(input, "cleared_at_breach")?;
    let partnership = if is_clear { Partnership::Clear(parties) } else { Partnership::Unclear };
    let invalid = claim::check(&claim_of(input, offender, partnership)?).err();
    Ok(json!({ "valid_claim": invalid.is_none(), "reason": invalid.map(Invalid::name) }))
}

/// Returns the facts of an entry from a JSON object.
///
/// # Errors
/// Returns a fact the entry does not know, or a value the fact cannot have.
pub fn facts(entry: &'static Entry, input: Option<&Value>) -> Result<Facts, Problem> {
    let mut facts = Facts::new();
    let empty = Map::new();
    let object = match input {
        None | Some(Value::Null) => &empty,
        Some(Value::Object(object)) => object,
        Some(other) => return Err(unreadable("facts", &format!("{other} is no object"))),
    };
    for (name, value) in object {
        let fact = case::fact_of(entry, name).ok_or_else(|| Problem::unknown_fact(entry, name))?;
        if let Some(value) = fact_value(fact, value)? {
            facts.state(fact, value);
        }
    }
    Ok(facts)
}

/// Returns what JSON says about a fact; `null` says nothing, except where nobody is an answer.
fn fact_value(fact: Fact, value: &Value) -> Result<Option<FactValue>, Problem> {
    let bad = || Problem::BadValue { fact, value: value.to_string() };
    let read = match (fact.kind, value) {
        (Kind::SeatOrNobody | Kind::TeamOrNone, Value::Null) => FactValue::Nobody,
        (_, Value::Null) => return Ok(None),
        (Kind::YesNo, Value::Bool(yes)) => FactValue::YesNo(*yes),
        (Kind::Number(..), Value::Number(number)) => FactValue::Number(number.as_i64().ok_or_else(bad)?),
        (Kind::Word(_) | Kind::Text, Value::String(word)) => FactValue::Word(word.clone()),
        // "true" and "false" are words where the handbook knows a third answer.
        (Kind::Word(_), Value::Bool(yes)) => FactValue::Word(yes.to_string()),
        (Kind::Seat | Kind::SeatOrNobody, Value::String(name)) => FactValue::Seat(seat(name)?),
        (Kind::Seats, Value::Array(names)) => FactValue::Seats(
            names.iter().map(|name| seat(name.as_str().unwrap_or_default())).collect::<Result<_, _>>()?,
        ),
        (Kind::Team | Kind::TeamOrNone, Value::String(_)) => FactValue::Team(parse(value).ok_or_else(bad)?),
        (Kind::Card, Value::String(_)) => FactValue::Card(parse(value).ok_or_else(bad)?),
        (Kind::Cards, Value::Array(_)) => FactValue::Cards(parse(value).ok_or_else(bad)?),
        (Kind::Hands, Value::Object(_)) => FactValue::Hands(hands(value)?),
        (Kind::Votes, Value::Object(_)) => {
            let votes = |team: &str| value.get(team).and_then(Value::as_u64).and_then(|n| u8::try_from(n).ok());
            FactValue::Votes(game::ByTeam {
                re: votes("re").ok_or_else(bad)?,
                kontra: votes("kontra").ok_or_else(bad)?,
            })
        }
        (Kind::Trick, Value::Object(_)) => {
            let lead = value.get("lead").and_then(Value::as_str).ok_or_else(bad)?;
            let cards = value.get("cards").and_then(parse::<Vec<Card>>).ok_or_else(bad)?;
            FactValue::Trick(seat(lead)?, cards)
        }
        (Kind::Query, Value::Object(said)) => {
            let mut query = BySeat::default();
            for (name, word) in said {
                query[seat(name)?] = word.as_str().map(str::to_owned);
            }
            FactValue::Query(query)
        }
        _ => return Err(bad()),
    };
    if fact.kind.allows(&read) { Ok(Some(read)) } else { Err(bad()) }
}

/// Returns four hands; three copies of a card are named before anything else.
fn hands(value: &Value) -> Result<BySeat<Hand>, Problem> {
    let lists: std::collections::BTreeMap<String, Vec<Card>> =
        serde_json::from_value(value.clone()).map_err(|error| unreadable("hands", &error.to_string()))?;
    let total: usize = lists.values().map(Vec::len).sum();
    let mut hands = BySeat::default();
    for (name, cards) in &lists {
        let seat = seat(name)?;
        hands[seat] = Hand::try_of(cards).map_err(|card| Problem::TooManyCopies {
            card,
            copies: cards.iter().filter(|&&other| other == card).count(),
        })?;
    }
    const DECK: usize = 48;
    if DECK < total {
        return Err(Problem::TooManyCards { total, dealt: DECK });
    }
    Ok(hands)
}

fn game_of(input: Option<&Value>) -> Result<Option<Game>, Problem> {
    let Some(input) = input.filter(|input| !input.is_null()) else { return Ok(None) };
    let name = match input {
        Value::String(name) => name.as_str(),
        _ => {
            let name = input.get("type").and_then(Value::as_str);
            name.ok_or_else(|| unreadable("game", &format!("{input} has no \"type\", such as \"normal\"")))?
        }
    };
    let kind = GameKind::from_name(name).ok_or_else(|| Problem::UnknownGame { name: name.to_owned() })?;
    let soloist = match input.get("soloist") {
        None | Some(Value::Null) => None,
        Some(value) => Some(seat(value.as_str().unwrap_or_default())?),
    };
    let solo_kind = match input.get("solo_kind").and_then(Value::as_str) {
        None => None,
        Some("pflicht") => Some(SoloKind::Pflicht),
        Some("lust") => Some(SoloKind::Lust),
        Some(other) => return Err(Problem::UnknownGame { name: other.to_owned() }),
    };
    Ok(Some(Game { kind, soloist, solo_kind }))
}

/// `X` is nobody at the table.
fn offender_of(input: Option<&Value>) -> Result<Option<Seat>, Problem> {
    match input {
        None | Some(Value::Null) => Ok(None),
        Some(Value::String(name)) if name == "X" => Ok(None),
        Some(Value::String(name)) => seat(name).map(Some),
        Some(other) => Err(Problem::UnknownSeat { name: other.to_string() }),
    }
}

/// Returns the case with the claims that the input lists, each judged by what was known about the sides at the breach.
fn with_claims(case: Case, input: &Value) -> Result<Case, Problem> {
    let Some(Value::Array(claims)) = input.get("claims") else { return Ok(case) };
    let Some(offender) = case.offender() else {
        let told = if claims.is_empty() { Told::NotClaimed } else { Told::Claimed };
        return case.with_claims(Claims::Told(told));
    };
    let judge = |input: &Value| {
        let claim = claim_of(input, offender, Partnership::Unclear)?;
        // His own breach he cannot claim in any case; for the others it matters who belongs to him.
        let partnership = if claim.claimant == offender { Partnership::Unclear } else { case.partnership()? };
        Ok(Judged::of(&Claim { partnership, ..claim }))
    };
    let claims = claims.iter().map(judge).collect::<Result<_, Problem>>()?;
    case.with_claims(Claims::made(claims))
}

fn claim_of(input: &Value, offender: Seat, partnership: Partnership) -> Result<Claim, Problem> {
    let claimant = seat(&string(input, "claimant")?)?;
    let yes = |name: &'static str, otherwise: bool| optional::<bool>(input, name).map(|yes| yes.unwrap_or(otherwise));
    let moment = Moment::of(yes("recognisable", true)?, yes("certain", false)?, yes("claimant_acted_since", false)?);
    Ok(Claim { claimant, offender, partnership, moment })
}

/// Returns a ruling as JSON; its schema is [`ruling_schema`].
#[must_use]
pub fn ruling(ruling: &Ruling) -> Value {
    let mut json = Map::new();
    json.insert("entry".into(), json!(ruling.entry));
    json.insert("row".into(), json!(ruling.row));
    json.insert("class".into(), json!(ruling.class.name()));
    json.insert("points".into(), json!(ruling.points));
    json.insert("game".into(), json!(ruling.game.name()));
    json.insert("decided_by".into(), json!(ruling.decided_by.name()));
    json.insert("appeal".into(), json!(ruling.appeal.name()));
    json.insert("penalty_protocol".into(), json!(ruling.needs_protocol()));
    if let Some(entry) = ruling.judged_by_entry {
        json.insert("judged_by_entry".into(), json!(entry));
    }
    if let Some((least, most)) = ruling.points_range {
        json.insert("points_range".into(), json!([least, most]));
    }
    if !ruling.assumed.is_empty() {
        json.insert("assumed".into(), json!(ruling.assumed));
    }
    if let Some(claims) = &ruling.claims {
        json.insert("claim_status".into(), json!(claims.name()));
        let invalid = |claim: &Judged| claim.invalid.map(Invalid::name);
        let listed = claims.list().iter();
        let list: Vec<_> =
            listed.map(|claim| json!({ "claimant": claim.claimant, "invalid": invalid(claim) })).collect();
        json.insert("claims".into(), json!(list));
    }
    if !ruling.points_choices.is_empty() {
        json.insert("points_choices".into(), json!(ruling.points_choices));
    }
    if let Some(team) = ruling.rest_to {
        json.insert("rest_to".into(), json!(team));
    }
    for consequence in &ruling.consequences {
        json.insert(consequence.key.into(), says(&consequence.says));
    }
    let steps: Vec<_> =
        ruling.reasons.iter().map(|step| json!({ "message": step.message, "paragraph": step.paragraph })).collect();
    json.insert("reasons".into(), json!(steps));
    Value::Object(json)
}

/// Returns a ruling as JSON with its sentences in one language.
#[must_use]
pub fn ruling_with_texts(it: &Ruling, texts: &Texts) -> Value {
    let mut json = ruling(it);
    let steps: Vec<_> = it
        .reasons
        .iter()
        .map(|step| {
            json!({
                "message": step.message,
                "text": texts.fill(&step.message, &step.args),
                "paragraph": step.paragraph,
            })
        })
        .collect();
    let consequences: Vec<_> = it.consequences.iter().map(|consequence| texts.consequence(consequence)).collect();
    json["reasons"] = json!(steps);
    json["consequences"] = json!(consequences);
    json["title"] = json!(texts.title(it.entry));
    json["class_text"] = json!(texts.say(&format!("class-{}", it.class.name())));
    json["game_text"] = json!(texts.continuation(it));
    json["appeal_text"] = json!(texts.step(&it.remedy));
    json
}

fn says(says: &Says) -> Value {
    match says {
        Says::Word(word) => json!(word),
        Says::Words(words) => json!(words),
        Says::YesNo(yes) => json!(yes),
        Says::Null => Value::Null,
        Says::Number(number) => json!(number),
        Says::Seat(seat) => json!(seat),
        Says::Seats(seats) => json!(seats),
        Says::About(seat, word) => json!({ seat.to_string(): word }),
    }
}

/// Returns the JSON schema of a case, with every entry's facts.
#[must_use]
pub fn case_schema() -> Value {
    let mut all = Map::new();
    for fact in fact::ALL {
        let schema = kind_schema(fact.kind);
        let known = all.entry(fact.name).or_insert_with(|| schema.clone());
        if *known != schema {
            *known = json!({ "anyOf": [known.clone(), schema] });
        }
    }
    let entries: Vec<_> = catalogue::entries().map(|entry| entry.number).collect();
    let per_entry: Map<_, _> = catalogue::entries()
        .map(|entry| {
            let names: Vec<_> = entry.asks.iter().map(|ask| ask.fact.name).collect();
            (entry.number.to_owned(), json!(names))
        })
        .collect();
    let seats = json!({ "enum": ["N", "E", "S", "W"] });
    json!({
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "doko referee: a case",
        "type": "object",
        "properties": {
            "entry": { "enum": entries, "description": "required unless a record shows the breach" },
            "ruleset": { "type": "string" },
            "game": {
                "type": "object",
                "properties": {
                    "type": { "enum": GameKind::ALL.map(GameKind::name) },
                    "soloist": seats,
                    "solo_kind": { "enum": ["pflicht", "lust"] },
                },
            },
            "offender": { "enum": ["N", "E", "S", "W", "X"], "description": "X: nobody at the table" },
            "absagen_by_opponents": { "type": "integer", "minimum": 0, "maximum": case::MOST_ABSAGEN },
            "facts": { "type": "object", "properties": all, "additionalProperties": false },
            "position": { "type": "string", "description": "the state immediately before the breach, in one line" },
            "record": { "description": "the game as far as it was played: the object of a record, or its text" },
            "announced": {
                "type": "object",
                "description": "the order of play announced before the breach",
                "required": ["claimant"],
                "properties": {
                    "claimant": seats,
                    "order": { "type": "array", "items": { "type": "string" } },
                    "suits": { "type": "array", "items": { "enum": ["T", "C", "S", "H", "D"] } },
                },
            },
            "claims": {
                "type": "array",
                "items": {
                    "type": "object",
                    "required": ["claimant"],
                    "properties": {
                        "claimant": seats,
                        "claimant_acted_since": { "type": "boolean" },
                        "recognisable": { "type": "boolean" },
                        "certain": { "type": "boolean" },
                        "at": {
                            "type": "string",
                            "description": "with a record, between two actions: 17, right after seventeen cards; 5.1, \
                                right after the first card of the fifth trick; 17+1, after one call more; v2, after \
                                two words of the Vorbehalt round",
                        },
                        "after_cards": {
                            "type": "integer", "minimum": 0, "maximum": 48,
                            "description": "the same as \"at\" with this number",
                        },
                    },
                },
            },
        },
        "x-facts-of-entry": per_entry,
    })
}

fn kind_schema(kind: Kind) -> Value {
    let seats = json!({ "enum": ["N", "E", "S", "W"] });
    let card = json!({ "type": "string", "pattern": "^[CSHD][ATKQJ9]$" });
    match kind {
        Kind::YesNo => json!({ "type": "boolean" }),
        Kind::Number(least, most) => json!({ "type": "integer", "minimum": least, "maximum": most }),
        Kind::Word(words) => json!({ "enum": words }),
        Kind::Text => json!({ "type": "string" }),
        Kind::Seat => seats,
        Kind::SeatOrNobody => json!({ "enum": ["N", "E", "S", "W", null] }),
        Kind::Seats => json!({ "type": "array", "items": seats }),
        Kind::Team => json!({ "enum": ["re", "kontra"] }),
        Kind::TeamOrNone => json!({ "enum": ["re", "kontra", null] }),
        Kind::Card => card,
        Kind::Cards => json!({ "type": "array", "items": card }),
        Kind::Hands => json!({ "type": "object", "additionalProperties": { "type": "array", "items": card } }),
        Kind::Votes => json!({
            "type": "object",
            "required": ["re", "kontra"],
            "additionalProperties": { "type": "integer", "minimum": 0, "maximum": 4 },
        }),
        Kind::Trick => json!({
            "type": "object",
            "required": ["lead", "cards"],
            "properties": { "lead": seats, "cards": { "type": "array", "items": card } },
        }),
        Kind::Query => json!({ "type": "object", "additionalProperties": { "type": ["string", "null"] } }),
    }
}

/// Returns the JSON schema of a ruling.
#[must_use]
pub fn ruling_schema() -> Value {
    let points = json!({ "type": "integer" });
    json!({
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "doko referee: a ruling",
        "type": "object",
        "required": ["entry", "row", "class", "points", "game", "decided_by", "reasons", "appeal"],
        "properties": {
            "entry": { "type": "string" },
            "row": { "type": "string" },
            "judged_by_entry": { "type": "string" },
            "class": { "enum": crate::ruling::Class::ALL.map(crate::ruling::Class::name) },
            "points": { "type": "object", "properties": { "N": points, "E": points, "S": points, "W": points } },
            "points_range": { "type": "array", "items": { "type": "integer" }, "minItems": 2, "maxItems": 2 },
            "points_choices": { "type": "array", "items": { "type": "integer" } },
            "game": { "type": "string" },
            "rest_to": { "enum": ["re", "kontra"] },
            "decided_by": { "enum": ["schiedsrichter", "schiedsgericht", "spielleitung"] },
            "appeal": { "enum": ["schiedsgericht", "final", "none"] },
            "claim_status": {
                "enum": ["valid", "invalid", "nobody", "not_stated"],
                "description": "of breaches that have to be claimed; not_stated: the ruling holds if one is valid",
            },
            "claims": {
                "type": "array",
                "items": {
                    "type": "object",
                    "required": ["claimant", "invalid"],
                    "properties": {
                        "claimant": { "enum": ["N", "E", "S", "W"] },
                        "invalid": { "enum": Invalid::ALL.map(|it| Some(it.name())).into_iter().chain([None]).collect::<Vec<_>>() },
                    },
                },
            },
            "assumed": { "type": "array", "items": { "enum": ["game"] } },
            "penalty_protocol": { "type": "boolean" },
            "reasons": {
                "type": "array",
                "items": {
                    "type": "object",
                    "required": ["message", "paragraph"],
                    "properties": {
                        "message": { "type": "string" },
                        "text": { "type": "string" },
                        "paragraph": { "type": "string" },
                    },
                },
            },
        },
    })
}

fn seat(name: &str) -> Result<Seat, Problem> {
    let mut letters = name.chars();
    match (letters.next().and_then(Seat::from_letter), letters.next()) {
        (Some(seat), None) => Ok(seat),
        _ => Err(Problem::UnknownSeat { name: name.to_owned() }),
    }
}

fn parse<T: DeserializeOwned>(value: &Value) -> Option<T> {
    T::deserialize(value).ok()
}

fn optional<T: DeserializeOwned>(input: &Value, name: &'static str) -> Result<Option<T>, Problem> {
    match input.get(name) {
        None | Some(Value::Null) => Ok(None),
        Some(value) => T::deserialize(value).map(Some).map_err(|error| unreadable(name, &error.to_string())),
    }
}

fn required<T: DeserializeOwned>(input: &Value, name: &'static str) -> Result<T, Problem> {
    optional(input, name)?.ok_or_else(|| unreadable(name, "it is missing"))
}

fn string(input: &Value, name: &'static str) -> Result<String, Problem> {
    required(input, name)
}

fn unreadable(what: &'static str, error: &str) -> Problem {
    Problem::Unreadable { what, error: error.to_owned() }
}
