//! Handing over, and what is forfeited and still allowed after it; partners who are asked.

use doko_referee::claim::Invalid;
use doko_referee::{Class, Problem, Settled, Settlement, settle};
use game::Rules;
use notation::record::{check, parse_record};
use text::{Language, Localized};

/// North plays a queen solo by the rules of the BSV; the first trick is his.
const BSV: &str = "rules=bsv dealer=W game=damensolo soloist=N
N: HT SQ DJ DA DA CT SA HA HA HK
E: HT SQ DQ DQ CJ HJ DJ CA CK SK
S: HQ HQ DT DK DK CT CK ST SK HK
W: CQ CQ CJ SJ SJ HJ DT CA SA ST
1 N: DA DJ DT DT
";

/// North plays a queen solo by the rules of the DDV.
const DDV: &str = "rules=ddv dealer=W game=damensolo soloist=N reservation=pflichtsolo pflichtsolo_open=NESW
N: HT SQ DQ DQ SJ HJ DJ DT DK CK SK S9
E: CQ CJ CJ DA DT CT CK C9 HA HK HK H9
S: HT DA D9 D9 CA CA SA SA ST SK S9 HA
W: CQ SQ HQ HQ SJ HJ DJ DK CT C9 ST H9
1 N: SQ CQ S9 HQ
2 E: HA HA H9 HJ
";

fn settled(text: &str) -> Result<Settlement, Problem> {
    let record = parse_record(text).expect("a record");
    let rules = Rules::named(record.rules.as_deref().expect("rules")).expect("they exist");
    settle(&record, &rules).map(|settlement| settlement.expect("the game ends before its last card"))
}

fn points(text: &str) -> [i32; 4] {
    match settled(text).expect(text).settled {
        Settled::Scored(outcome) => outcome.score.points.0.map(|points| points.0),
        other => panic!("{text}: {other:?}"),
    }
}

/// Returns what is wrong with the words after a hand-over.
fn refused(text: &str) -> String {
    let record = parse_record(text).expect("a record");
    let rules = Rules::named(record.rules.as_deref().expect("rules")).expect("they exist");
    let breaches = check(&record, &rules);
    assert!(breaches.iter().any(|breach| !breach.can_stand()), "{text}");
    breaches.iter().map(|breach| breach.text(Language::English)).collect()
}

#[test]
fn a_soloist_may_hand_over_by_bsv_5_4_and_kontra_may_still_call() {
    let settlement = settled(&format!("{BSV}N:hands_over")).expect("a ruling");
    assert_eq!((settlement.ruling.class, settlement.ruling.row), (Class::None, "hands-over"));
    assert_eq!(settlement.ruling.reasons[0].paragraph, "3.10.3, BSV 5.4");
    assert_eq!(points(&format!("{BSV}N:hands_over")), [-9, 3, 3, 3]);
    // Kontra and keine 90 add three points; what comes too late, from Re, or as a card, is refused.
    assert_eq!(points(&format!("{BSV}N:hands_over S:kontra! E:k90!")), [-18, 6, 6, 6]);
    for after in ["N:re!", "S:kontra! N:re!"] {
        assert!(refused(&format!("{BSV}N:hands_over {after}")).contains("BSV 5.4"));
    }
    assert!(refused(&format!("{BSV}2 N: N:hands_over CT")).contains("handed his cards over"));
    let late = format!("{BSV}2 N: SA SK SK SA\n3 N: HA HJ HK HJ\nN:hands_over S:kontra!");
    assert!(refused(&late).contains("no longer allowed"), "{}", refused(&late));
}

#[test]
fn nothing_is_called_after_a_hand_over_where_the_rules_do_not_say_so() {
    assert!(refused(&format!("{DDV}3 E: N:hands_over S:kontra!")).contains("DDV E.2"));
    let reply = format!("{DDV}3 E: S:kontra! N:hands_over");
    assert_eq!(points(&reply)[0], points(&format!("{DDV}3 E: N:hands_over"))[0] - 6);
}

#[test]
fn who_hands_over_forfeits_what_the_rules_say_and_nothing_else() {
    // West trumps with a club in hand and leads it then: a Nichtbedienen (DDV E.2).
    let revoke = format!("{DDV}3 E: CT CA SQ CK\n4 W: C9 N:hands_over N:protests");
    let plain = points(&revoke.replace(" N:protests", ""));
    let settlement = settled(&revoke).expect("a ruling");
    assert_eq!((settlement.ruling.entry, settlement.ruling.points.0), ("3.10.3", [0; 4]));
    let forfeited = |settlement: &Settlement| {
        let said = settlement.ruling.reasons.iter().find(|step| step.message.id() == "reason-claim-forfeited");
        said.map(|step| step.paragraph.clone())
    };
    assert_eq!(forfeited(&settlement).as_deref(), Some("DDV E.2"));
    assert_eq!(points(&revoke), plain);
    // What he has claimed before is claimed.
    let before = settled(&revoke.replace("N:hands_over N:protests", "N:protests N:hands_over")).expect("a ruling");
    assert_eq!((before.ruling.entry, before.ruling.points.0), ("3.8.2", [12, 0, 0, -12]));
    // A card out of turn is no Nichtbedienen (DDV E.2); by BSV 5.4 no earlier breach can be claimed.
    let early = format!("{DDV}3 E: CT W:early:C9 N:hands_over N:protests");
    let settlement = settled(&early).expect("a ruling");
    assert_eq!((settlement.ruling.entry, settlement.ruling.points.0), ("3.6.3", [12, 0, 0, -12]));
    let bsv = settled(&format!("{BSV}2 N: CT W:early:CA N:hands_over N:protests")).expect("a ruling");
    assert_eq!((bsv.ruling.entry, bsv.ruling.points.0), ("3.10.3", [0; 4]));
    assert_eq!(forfeited(&bsv).as_deref(), Some("BSV 5.4"));
    let names: Vec<&str> = Invalid::ALL.iter().map(|invalid| invalid.name()).collect();
    assert!(names.contains(&"claim-forfeited") && names.contains(&"claim-waived"));
}

#[test]
fn the_answer_of_a_partner_who_was_asked_binds() {
    // East and west play against north and south; everybody knows it. West leads out of turn.
    let game = "rules=ddv dealer=N game=normal
N: SQ HQ HQ CJ SJ DJ DK CK SA SA ST HA
E: CQ DQ HJ HJ DA DK CT CK ST SK HK H9
S: HT SJ DJ DA D9 CA CT C9 S9 HA HK H9
W: HT CQ SQ DQ CJ DT DT D9 CA C9 SK S9
1 E: CQ HT CQ SQ
2 S: W:early:C9 ";
    let of = |words: &str| {
        let ruling = settled(&format!("{game}{words}")).expect(words).ruling;
        (ruling.entry, ruling.row)
    };
    assert_eq!(of("S:protests"), ("3.4.1", "a"));
    assert_eq!(of("N:says:Reklamation? S:says:Reklamation"), ("3.4.1", "a"));
    for answer in ["S:says:keine_Reklamation", "S:keine_Reklamation", "S:waives"] {
        for claimant in ["N", "S"] {
            let words = format!("N:says:Reklamation? {answer} {claimant}:protests");
            assert_eq!(of(&words).1, "unclaimed", "{words}");
        }
    }
    // Who cannot claim cannot answer for those who can.
    assert_eq!(of("E:waives N:protests"), ("3.4.1", "a"));
}
