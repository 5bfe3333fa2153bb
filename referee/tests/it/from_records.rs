//! Which entries of the handbook a game written down can show, and the table of them in `datasets/records.md`. UPDATE=1 writes it.

use crate::support::check_table;
use doko_referee::catalogue::entries;
use doko_referee::fact::{self, Value as FactValue};
use doko_referee::finding::{Nature, find};
use doko_referee::text::title;
use doko_referee::{Facts, Ruling, rule};
use game::Rules;
use game::rules::SchweineRule;
use notation::record::parse_record;
use serde_json::{Value, json};
use std::fmt::Write;
use text::{Language, Texts};

/// East and west are Re; east speaks and leads first.
const NORMAL: &str = "rules=ddv dealer=N game=normal
N: SQ HQ HQ CJ SJ DJ DK CK SA SA ST HA
E: CQ DQ HJ HJ DA DK CT CK ST SK HK H9
S: HT SJ DJ DA D9 CA CT C9 S9 HA HK H9
W: HT CQ SQ DQ CJ DT DT D9 CA C9 SK S9
";

/// The same cards, east plays a queen solo.
const SOLO: &str = "rules=ddv dealer=N game=damensolo reservation=lustsolo soloist=E
N: SQ HQ HQ CJ SJ DJ DK CK SA SA ST HA
E: CQ DQ HJ HJ DA DK CT CK ST SK HK H9
S: HT SJ DJ DA D9 CA CT C9 S9 HA HK H9
W: HT CQ SQ DQ CJ DT DT D9 CA C9 SK S9
";

/// The same, and it is the solo that east has to play.
const PFLICHTSOLO: &str = "rules=ddv dealer=N game=damensolo reservation=pflichtsolo pflichtsolo_open=E soloist=E
N: SQ HQ HQ CJ SJ DJ DK CK SA SA ST HA
E: CQ DQ HJ HJ DA DK CT CK ST SK HK H9
S: HT SJ DJ DA D9 CA CT C9 S9 HA HK H9
W: HT CQ SQ DQ CJ DT DT D9 CA C9 SK S9
";

/// North holds both queens of clubs, speaks and leads first.
const HOCHZEIT: &str = "rules=ddv dealer=W game=hochzeit hochzeiter=N
N: CQ CQ D9 SA S9 CK CJ CT DQ DA HA CK
E: SQ CT HJ HK SK S9 H9 CJ SQ H9 HQ DQ
S: HT HJ C9 DA HA SA ST SK CA DK D9 SJ
W: DK DJ HT HK CA C9 HQ ST SJ DT DJ DT
";

/// East has one card too few.
const ELEVEN: &str = "rules=ddv dealer=N game=normal
N: SQ HQ HQ CJ SJ DJ DK CK SA SA ST HA
E: CQ DQ HJ HJ DA DK CT CK ST SK HK
S: HT SJ DJ DA D9 CA CT C9 S9 HA HK H9
W: HT CQ SQ DQ CJ DT DT D9 CA C9 SK S9
";

/// Two foxes' worth of breaches: west does not follow in the second trick, east not in the fourth.
const TWO: &str = "rules=ddv dealer=W game=normal
N: H9 CJ CA HT DJ DJ SJ SK CQ DA CK HQ
E: DQ DQ SQ ST HA DA CT ST HJ CA CT HQ
S: CQ HK D9 DK HK H9 SJ CK C9 SQ DT DK
W: SA HJ SA DT S9 HA HT SK D9 C9 S9 CJ
";

/// The last two tricks of a game are to come.
const LATE: &str = "rules=ddv dealer=N game=normal
N: CQ HQ DQ DQ DT CA CT SA ST SK HA H9
E: SQ HQ CJ CJ HJ HJ DK DK SK S9 S9 HK
S: HT SJ DJ DA D9 D9 CK C9 SA ST HK H9
W: HT CQ SQ SJ DJ DA DT CA CT CK C9 HA
";

/// What shows an entry: the cards, what was said and played, and what only the table knows.
struct Shown {
    entry: &'static str,
    cards: &'static str,
    play: &'static str,
    facts: &'static str,
    claims: &'static str,
    /// The row that applies.
    row: &'static str,
}

const fn shown(entry: &'static str, row: &'static str, cards: &'static str, play: &'static str) -> Shown {
    Shown { entry, cards, play, facts: "{}", claims: "null", row }
}

impl Shown {
    const fn facts(self, facts: &'static str) -> Self {
        Self { facts, ..self }
    }

    const fn claims(self, claims: &'static str) -> Self {
        Self { claims, ..self }
    }
}

const SHOWN: &[Shown] = &[
    shown("3.1.1", "false", NORMAL, "1 E: HK S:says:Deine HA").facts(r#"{"asked": "current_trick", "answer": "false"}"#),
    shown("3.1.2", "a", NORMAL, "1 E: HK S:says:Halt,_ich_habe_Aufspiel HA").facts(r#"{"words": "stops_a_false_lead"}"#),
    shown("3.1.3", "", NORMAL, "1 E: HK HA C9 HA"),
    shown("3.1.4", "a", NORMAL, "1 E: E:kontra! HK"),
    shown("3.1.5", "a", NORMAL, "1 E: HK S9 C9 HA\n2 E: CQ HK"),
    shown("3.1.6", "a", NORMAL, "1 E: HK S9 C9 HA\n2 E: CQ HK"),
    shown("3.1.7", "", NORMAL, "1 E: HK HA C9 HA"),
    shown("3.1.8", "lead", NORMAL, "1 S: CA").claims("[]"),
    shown("3.1.9", "a", NORMAL, "1 E: HK W:early:C9").claims("[]"),
    shown("3.1.10", "a", NORMAL, "1 E: HK S9 C9").claims("[]"),
    shown("3.3.1", "a", NORMAL, "vorbehalte E:weiter S:gesund W:gesund N:gesund"),
    shown("3.3.2", "a", NORMAL, "vorbehalte E:vorbehalt E:gesund S:gesund W:gesund N:gesund"),
    shown("3.3.3", "a", NORMAL, "vorbehalte E:gesund W:gesund S:gesund N:gesund"),
    shown("3.3.4", "b", PFLICHTSOLO, "vorbehalte E:vorbehalt E:damensolo S:gesund"),
    shown("3.3.5", "", NORMAL, "pflichtsolo_open=W\nvorbehalte E:gesund S:damensolo W:gesund N:gesund\n1 E: HK"),
    shown("3.3.6", "a", NORMAL, "vorbehalte S:gesund W:gesund"),
    shown("3.3.7", "late", NORMAL, "vorbehalte E:vorbehalt S:gesund W:gesund N:gesund E:damensolo S:re! E:bubensolo"),
    shown("3.3.8", "a", HOCHZEIT, "vorbehalte N:vorbehalt E:gesund S:gesund W:gesund N:damensolo N:hochzeit"),
    shown("3.3.9", "a", HOCHZEIT, "vorbehalte N:gesund E:gesund S:gesund W:gesund N:hochzeit"),
    shown("3.3.10", "a", NORMAL, "vorbehalte E:gesund S:gesund W:gesund N:gesund E:damensolo"),
    shown("3.3.11", "a", NORMAL, "vorbehalte E:vorbehalt S:gesund E:gesund W:gesund N:gesund"),
    shown("3.4.1", "a", NORMAL, "1 S: CA"),
    shown("3.4.2", "c", SOLO, "1 S: CA").facts(r#"{"soloist_chooses": "stop"}"#),
    shown("3.4.3", "a", NORMAL, "vorbehalte E:gesund S:gesund W:gesund E:early:HK N:gesund\n1 E: HK"),
    shown("3.4.4", "a", NORMAL, "vorbehalte E:vorbehalt S:gesund W:gesund N:gesund E:early:HK"),
    shown("3.5.1", "a", NORMAL, "vorbehalte E:gesund N:kontra! S:gesund W:gesund N:gesund"),
    shown("3.5.2", "b", HOCHZEIT, "1 N: E:re! D9 SQ HJ DK"),
    shown("3.5.3", "a", NORMAL, "1 E: E:kontra! E:re! HK"),
    shown("3.5.4", "a", NORMAL, "1 E: CQ HT CQ SQ\n2 S: E:kontra! HA"),
    shown("3.5.5", "a", NORMAL, "1 E: E:kontra! HK"),
    shown("3.5.6", "a", NORMAL, "1 E: HK HA C9 HA\n2 S: CA CA CK CK\n3 S: E:re! HK"),
    shown("3.5.7", "b", SOLO, "1 E: HK HA C9 HA\n2 S: CA CA CK CK\n3 S: S:kontra! HK").claims(r#"[{"claimant": "E"}]"#),
    shown("3.5.8", "a", NORMAL, "1 E: E:re! HK E:reminds:re"),
    shown("3.5.9", "b", NORMAL, "1 E: E:re! W:re! HK"),
    shown("3.5.10", "a", NORMAL, "1 E: E:re! +W:re! HK"),
    shown("3.5.11", "a", LATE, "1 E: HJ D9 DJ HQ\n2 N: N:re! SK S9 ST C9\n3 S: E:kontra! S:kontra! DA"),
    shown("3.6.2", "b", NORMAL, "1 E: HK W:early:HT HA HT HA"),
    shown("3.6.3", "b", SOLO, "1 E: HK W:early:C9 HA C9 HA"),
    shown("3.7.1", "a", NORMAL, "1 E: HK S:took_back:S9 HA"),
    shown("3.7.2", "b", SOLO, "1 E: HK S:took_back:S9 HA"),
    shown("3.8.1", "a", NORMAL, "1 E: HK S9 C9"),
    shown("3.8.2", "b", SOLO, "1 E: HK S9 C9"),
    shown("3.9.2", "a", NORMAL, "1 E: HK HA C9 HA\n2 S: CA CA CK CK E:looks:1"),
    shown("3.9.3", "c", NORMAL, "1 E: HK S:fell:HA,CA HA"),
    shown("3.9.4", "a", ELEVEN, ""),
    shown(
        "3.9.5",
        "serious",
        TWO,
        "1 N: SK ST SJ S9\n2 S: HK HT H9 HA\n3 W: S9 DJ ST D9\n4 N: CA DA CK C9\n5 E: CT C9 W:protests W:says:noch_eine",
    )
    .claims(r#"[{"claimant": "N", "at": "17"}, {"claimant": "S", "certain": true}]"#),
    shown("3.10.1", "b", NORMAL, "1 E: HK HA C9 HA\n2 S: S:claims"),
    shown("3.10.2", "b", SOLO, "1 E: HK HA C9 HA S:claims"),
    shown("3.10.3", "hands-over", SOLO, "1 E: HK HA C9 HA E:hands_over"),
    shown("3.11.1", "a", NORMAL, "1 E: HK S:says:Spiel_doch_aus HA"),
    shown("3.11.2", "a", NORMAL, "1 E: HK S:says:Sagst_du_was? HA"),
    shown("3.11.3", "a", NORMAL, "1 E: HK HA C9 HA\n2 S: CA CA CK CK W:says:Zeig_den_ersten_Stich"),
    shown("3.11.5", "d", NORMAL, "1 E: HK S9 C9 N:protests S:shows"),
    shown("3.11.6", "c-normal", NORMAL, "1 E: HK S:shows:CA HA"),
    shown("3.11.7", "b", NORMAL, "1 E: HK S:says:Wir_spielen_zusammen HA").facts(r#"{"effect": "spielentscheidend"}"#),
    shown("3.11.11", "a", NORMAL, "1 E: HK S:says:Du_Anfänger HA"),
    shown("3.11.16", "a", NORMAL, "1 E: HK S9 C9 N:protests W:says:Lass_das"),
];

/// What no record of a game can show, and why.
const NOT_SHOWN: &[(&str, &str)] = &[
    ("3.2.1", "the draw comes before the game"),
    ("3.2.2", "the seats of the draw are not in a game"),
    ("3.2.3", "the tables of the draw are not in a game"),
    ("3.2.4", "who had to deal stands on the list, not in the game"),
    ("3.9.1", "how a player laid his collected tricks down is not in a game"),
    ("3.11.0", "it is about several games"),
    ("3.11.4", "how a player laid his collected tricks down is not in a game"),
    ("3.11.8", "it is about two games"),
    ("3.11.9", "it is about the time after the last card"),
    ("3.11.10", "the offender is not one of the four"),
    ("3.11.12", "what disturbs others is not in a game"),
    ("3.11.13", "the clock is not in a game"),
    ("3.11.14", "it is about several games"),
    ("3.11.15", "it is about the time after a ruling"),
    ("3.12.1", "no breach: `doko score` counts the game item by item"),
    ("3.12.2", "it is asked where there is no record"),
    ("3.12.3", "it is asked where there is no record"),
    ("3.12.4", "the list is not in a game"),
    ("3.12.5", "the round is not in a game"),
    ("3.12.6", "the list is not in a game"),
];

/// Entries that are shown by a game that is too long to be written here; a test of its own plays it.
const PLAYED: [&str; 1] = ["3.6.1"];

fn ruled(shown: &Shown) -> Result<Ruling, String> {
    // Fields of the game stand in its first line.
    let (fields, play) = match shown.play.split_once('\n') {
        Some((fields, play)) if fields.contains('=') => (fields, play),
        _ => ("", shown.play),
    };
    let record = shown.cards.replacen('\n', &format!(" {fields}\n"), 1) + play;
    let parse = |text: &str| serde_json::from_str::<Value>(text).expect("JSON");
    let mut case = json!({ "entry": shown.entry, "record": record, "facts": parse(shown.facts) });
    if shown.claims != "null" {
        case["claims"] = parse(shown.claims);
    }
    doko_referee::json::case(&Rules::DDV, &case).and_then(|case| rule(&case)).map_err(|problem| problem.to_string())
}

#[test]
fn every_entry_that_a_record_can_show_is_reached_from_one() {
    let mut wrong = Vec::new();
    for shown in SHOWN {
        match ruled(shown) {
            Ok(ruling) if ruling.entry == shown.entry && (shown.row.is_empty() || ruling.row == shown.row) => {}
            Ok(ruling) => wrong.push(format!("{} {}: {} {}", shown.entry, shown.row, ruling.entry, ruling.row)),
            Err(problem) => wrong.push(format!("{} {}: {problem}", shown.entry, shown.row)),
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn all_78_entries_are_shown_by_a_record_or_cannot_be() {
    let all: Vec<&str> = entries().map(|entry| entry.number).filter(|number| number.starts_with("3.")).collect();
    let mut told: Vec<&str> = SHOWN.iter().map(|shown| shown.entry).collect();
    told.extend(NOT_SHOWN.iter().map(|(entry, _)| *entry));
    told.extend(PLAYED);
    for entry in &all {
        assert_eq!(told.iter().filter(|other| *other == entry).count(), 1, "{entry}");
    }
    assert_eq!(told.len(), all.len());
}

#[test]
fn a_card_out_of_turn_in_the_last_trick_is_no_breach() {
    use notation::record::{Breaches, Deed, Incident, Moment, Record, parse_record, resume};

    let record = parse_record(NORMAL).expect("a record");
    let mut play = resume(&record, &Rules::DDV, Breaches::Refuse).expect("a game");
    while play.public().tricks().len() < 11 || play.public().trick().is_empty() {
        let seat = play.actor().expect("the last trick is to come");
        let card = play.legal().first().expect("a card is legal");
        play.play(seat, card).expect("it is legal");
    }
    let early = play.actor().expect("three cards are to come").plus(1);
    let card = play.hands()[early].kinds().first().expect("everybody holds a card");
    let mut record = Record::of(&play);
    record.incidents.push(Incident { at: Moment::after_cards(45), player: Some(early), what: Deed::Early(card) });
    let case = json!({ "entry": "3.6.1", "record": record.to_string() });
    let ruling = rule(&doko_referee::json::case(&Rules::DDV, &case).expect("a case")).expect("a ruling");
    assert_eq!((ruling.entry, ruling.row, ruling.points.0), ("3.6.1", "a", [0; 4]));
}

#[test]
fn a_record_that_cannot_be_or_shows_nothing_is_refused_in_words() {
    let problem = |play: &str| {
        let case = json!({ "record": format!("{NORMAL}{play}") });
        doko_referee::json::case(&Rules::DDV, &case).expect_err(play).to_string()
    };
    assert!(problem("1 E: HK HA C9 HA").contains("no breach"));
    assert!(problem("1 E: HK N:early:HT").contains("HT is not in this hand"));
    assert!(problem("1 E: HK W:early:C9 HA D9").contains("\"early\" says C9, but it is D9"));
    assert!(problem("incidents @7 N:shows\n1 E: HK").contains("happens at 7"));
    let late = json!({ "record": format!("{NORMAL}1 E: HK S9 C9"), "claims": [{ "claimant": "N", "at": "9" }] });
    assert!(
        doko_referee::json::case(&Rules::DDV, &late).expect_err("no ninth card").to_string().contains("no moment 9")
    );
}

/// Names of moments and whether north's claim is in time: the breach is a word out of turn, and north speaks last.
#[test]
fn a_word_a_call_and_a_card_end_the_right_to_claim() {
    let points = |play: &str, claim: Value| {
        let case = json!({ "record": format!("{NORMAL}{play}"), "claims": [claim] });
        let case = doko_referee::json::case(&Rules::DDV, &case).unwrap_or_else(|problem| panic!("{problem}"));
        rule(&case).unwrap_or_else(|problem| panic!("{problem}")).points.0
    };
    let at = |at: &str| json!({ "claimant": "N", "at": at });
    let query = "vorbehalte S:gesund E:gesund W:gesund N:gesund\n1 E: HK";
    assert_eq!(points(query, at("v1")), [1, 1, -3, 1]);
    assert_eq!(points(query, at("v3")), [1, 1, -3, 1]);
    assert_eq!(points(query, at("v4")), [0; 4]);
    assert_eq!(points(query, at("0")), [0; 4]);
    let lead = "1 S: HT W:re! N:kontra! HT";
    assert_eq!(points(lead, at("1")), [4, 4, -12, 4]);
    assert_eq!(points(lead, at("1+1")), [4, 4, -12, 4]);
    assert_eq!(points(lead, at("1+2")), [0; 4]);
    assert_eq!(points(lead, at("2")), [0; 4]);
    assert_eq!(points(lead, at("1.1+1")), [4, 4, -12, 4]);
    // A card out of turn is an action too, and so is a reply.
    assert_eq!(points("1 S: HT N:early:SQ HT", at("2")), [0; 4]);
    // Not following suit is seen by nobody else yet; a player who is certain may claim, at a moment or without one.
    let unseen = "1 E: HK S9 C9 HA";
    assert_eq!(points(unseen, at("3")), [0; 4]);
    assert_eq!(points(unseen, json!({ "claimant": "N", "at": "3", "certain": true })), [4, 4, -12, 4]);
    assert_eq!(points(unseen, json!({ "claimant": "N", "certain": true, "recognisable": false })), [4, 4, -12, 4]);
    assert_eq!(points(unseen, json!({ "claimant": "N", "recognisable": false })), [0; 4]);
}

#[test]
fn the_claimed_of_two_breaches_is_ruled_on() {
    let play = "1 N: SK ST SJ S9\n2 S: HK HT H9 HA\n3 W: S9 DJ ST D9\n4 N: CA DA CK C9\n5 E: CT C9\n";
    let ruled = |extra: Value| {
        let mut case = json!({ "record": format!("{TWO}{play}") });
        case.as_object_mut().expect("an object").extend(extra.as_object().expect("an object").clone());
        let case = doko_referee::json::case(&Rules::DDV, &case).unwrap_or_else(|problem| panic!("{problem}"));
        (case.offender(), rule(&case).unwrap_or_else(|problem| panic!("{problem}")).points.0)
    };
    let east = (Some(game::Seat::E), [4, -12, 4, 4]);
    assert_eq!(ruled(json!({ "claims": [{ "claimant": "N", "at": "17" }] })), east);
    assert_eq!(ruled(json!({ "offender": "E" })), east);
    assert_ne!(ruled(json!({})).0, Some(game::Seat::E));
}

#[test]
fn whoever_holds_a_queen_of_clubs_is_certain_of_a_false_hochzeit() {
    let play = "hochzeiter=E\nvorbehalte E:vorbehalt S:gesund W:gesund N:gesund E:hochzeit";
    let points = |claimant: &str| {
        let (fields, play) = play.split_once('\n').expect("two lines");
        let record = NORMAL.replacen("game=normal", &format!("game=hochzeit {fields}"), 1) + play;
        let case = json!({ "record": record, "claims": [{ "claimant": claimant, "at": "v5" }] });
        let case = doko_referee::json::case(&Rules::DDV, &case).unwrap_or_else(|problem| panic!("{problem}"));
        rule(&case).unwrap_or_else(|problem| panic!("{problem}")).points.0
    };
    assert_eq!(points("W"), [4, -12, 4, 4]);
    assert_eq!(points("N"), [0; 4]);
}

fn table() -> String {
    let mut table = String::from("| entry | | from a record |\n|---|---|---|\n");
    for entry in entries().filter(|entry| entry.number.starts_with("3.")) {
        let title = title(entry.number).text(text::Language::English);
        let how = match NOT_SHOWN.iter().find(|(number, _)| *number == entry.number) {
            Some((_, why)) => format!("no: {why}"),
            None => match SHOWN.iter().find(|shown| shown.entry == entry.number) {
                Some(shown) if shown.play.is_empty() => "yes: the numbers of cards in the hands".to_owned(),
                Some(shown) => {
                    let solo = match shown.cards {
                        SOLO => "`game=damensolo soloist=E` ",
                        PFLICHTSOLO => "`game=damensolo soloist=E` `pflichtsolo_open=E` ",
                        _ => "",
                    };
                    format!("yes: {solo}`{}`", shown.play.replace('\n', "` `"))
                }
                None => "yes: `12 E: HK W:early:C9`".to_owned(),
            },
        };
        writeln!(table, "| {} | {title} | {how} |", entry.number).unwrap();
    }
    table
}

#[test]
fn the_table_of_records_in_the_documentation_is_up_to_date() {
    check_table("records", &table());
}

/// West is Kontra and has both aces of diamonds; he plays the first when it is too late for an Ansage.
const SCHWEINE: &str = "N: SJ HJ DJ DT D9 CA CA C9 ST SK H9 H9
E: DQ CJ SJ HJ DK D9 C9 SA S9 HA HK HK
S: CQ CQ HQ HQ DQ CJ DJ DT CT CK CK SA
W: DA DA HT HT SQ SQ DK CT ST SK S9 HA
1 W: HT HJ HJ DQ
2 W: SK ST S9 SA
3 S: CK CT CA C9
4 N: C9 DQ CT HT
5 W: HA H9 HK CJ
6 S: DJ DK DT D9
";

/// Before the first ace lies nobody knows what it is, so nobody can say who makes all remaining tricks.
#[test]
fn while_schweine_may_be_kept_the_ruling_says_that_it_cannot_be_computed() {
    let reason = |schweine, header: &str, trick: &str| {
        let rules = Rules::DDV.with(|rules| rules.schweine.when = schweine);
        let text = format!("dealer=S game=normal {header}\n{SCHWEINE}{trick}");
        let record = parse_record(&text).expect("a record");
        let found = find(&record, &rules).expect("it can be read");
        let revoke = found.iter().find(|finding| finding.nature == Nature::Breach).expect("somebody does not follow");
        let claimed = Facts::new().with(fact::CLAIMED, FactValue::YesNo(true));
        let ruling = rule(&revoke.case(&rules, &claimed).expect("a case")).expect("a ruling");
        let texts = Texts::of(Language::English);
        let mut reasons = ruling.reasons.iter().map(|step| texts.say(&step.message));
        reasons.find(|reason| reason.contains("bound to make all remaining tricks")).expect("it is told")
    };
    let open = reason(SchweineRule::Optional, "", "7 S: DT S9");
    assert!(open.contains("cannot be computed: W has both DA"), "{open}");
    for (rule, header, trick) in [
        (SchweineRule::FirstPlayed, "schweine=W", "7 S: DT S9"),
        (SchweineRule::Optional, "schweine=W schweine_said=20", "7 S: DT S9"),
        (SchweineRule::Optional, "", "7 S: DT DA D9 DK\n8 W: SQ CA CJ CQ"),
    ] {
        let told = reason(rule, header, trick);
        assert_eq!(told, "Neither side is bound to make all remaining tricks.", "{header} {trick}");
    }
}
