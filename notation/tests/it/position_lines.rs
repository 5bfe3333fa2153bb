//! Positions as text: everything written comes back, everything wrong is pointed at.

use crate::support::random_deal::random_deal;
use doko_notation::{NotationError, RuleBook, parse_position};
use game::{Augen, Card, Level, Position, Rules};
use rand::{SeedableRng, seq::IndexedRandom};
use rand_chacha::ChaCha8Rng;
use std::{fs, path::Path};
use text::{Language, Localized};

const LINE: &str = "rules=ddv game=normal re=NS leader=N N=HT,CQ E=HQ,CA S=SQ,D9 W=DJ,SA";

fn parse(line: &str) -> Result<Position, NotationError> {
    doko_notation::position(line)
}

/// Returns the message, the marked parts and the help.
fn error(line: &str) -> (String, Vec<String>, String) {
    let error = parse(line).expect_err(line);
    let marked = error.labels.iter().map(|label| label.span.of(line).to_owned()).collect();
    (error.to_string(), marked, error.help().map(|help| help.text(Language::English)).unwrap_or_default())
}

#[test]
fn a_canonical_line_prints_as_itself() {
    for line in [
        LINE,
        "rules=ddv game=damensolo re=W leader=S trick=HT,HA N=SA,ST,SK E=HK,DA,DT S=HQ,SK W=CA,CA",
        "rules=bsv game=farbsolo_C re=W leader=W N=HT,CQ E=HQ,CA S=SQ,DK W=DJ,SA",
        "rules=recklinghausen game=normal re=NS leader=N N=DA,DA E=HT,HT S=SA,SK W=DJ,CT schweine=N",
        "rules=ddv game=normal re=NS leader=N N=HT E=CA S=SA W=DA won=re:100/6,kontra:97/5 calls=re:k90,kontra",
        "rules=ddv game=normal re=NS leader=N trick=HT,DJ N=- E=- S=SA W=DA",
    ] {
        assert_eq!(parse(line).map(|position| position.to_string()).as_deref(), Ok(line));
    }
}

#[test]
fn fields_come_in_any_order_with_comments_and_german_cards() {
    let line = "w=Karo Bube, ♠A  S=PikD,Karo 9 n=Dulle,die Alte E=HD Kreuz-As leader = n re=s,n trick=- \
                game=NORMAL rules=DDV # from a tournament";
    assert_eq!(parse(line).expect(line).to_string(), LINE);
}

#[test]
fn cards_may_stand_with_spaces_between_them() {
    let line = "rules=ddv game=normal re=NS leader=N N=HT CQ E=Herz Dame Kreuz As S=SQ D9 W=DJ SA";
    assert_eq!(parse(line).expect(line).to_string(), LINE);
}

#[test]
fn an_absage_belongs_to_the_only_side_that_has_spoken() {
    let calls = |calls: &str| parse(&format!("{LINE} calls={calls}")).map(|position| position.parts().calls);
    let levels = calls("re,k90,kontra").expect("Re alone had spoken");
    assert_eq!((levels.re, levels.kontra), (Level::Keine90, Level::Ansage));
    let levels = calls("kontra:k60, k30:re").expect("both are named");
    assert_eq!((levels.re, levels.kontra), (Level::Keine30, Level::Keine60));
    assert_eq!(calls("Kontra,keine 90"), calls("kontra:k90"));
    for unclear in ["k90", "re,kontra,k90"] {
        let line = format!("{LINE} calls={unclear}");
        let (message, marked, help) = error(&line);
        assert_eq!(message, "it is not clear which side called k90");
        assert_eq!((marked, help.as_str()), (vec!["k90".to_owned()], "write re:k90 or kontra:k90"));
    }
}

#[test]
fn a_club_rule_set_can_be_named_or_meant() {
    let book = RuleBook::published().with_default(Rules { name: "club".into(), ..Rules::DDV });
    let named = LINE.replace("ddv", "club");
    let meant = LINE.replace("rules=ddv ", "");
    assert_eq!(parse_position(&meant, &book).map(|p| p.to_string()), Ok(named.clone()));
    assert_eq!(parse_position(&named, &book).map(|p| p.to_string()), Ok(named.clone()));
    assert_eq!(error(&named).0, "unknown rule set \"club\"");
    assert_eq!(error(&meant).0, "rules= is missing");
}

#[test]
fn every_mistake_is_marked() {
    for (line, message, marked) in [
        ("", "there is no position here", &[][..]),
        ("# nothing", "there is no position here", &[]),
        ("hello", "\"hello\" is not a key=value field", &["hello"]),
        ("x rules=ddv", "\"x\" is not a key=value field", &["x"]),
        ("rules=ddv leadr=N", "unknown key \"leadr\"", &["leadr"]),
        ("rules=ddv game=normal rules=bsv", "rules= appears twice", &["rules", "rules"]),
        ("rules=ddv game=normal re=NS", "leader=, N=, E=, S=, W= are missing", &[]),
        ("rules=ddw game=normal re=NS leader=N N=HT E=HQ S=SQ W=DJ", "unknown rule set \"ddw\"", &["ddw"]),
        (
            "rules=ddv game=skat re=NS leader=N N=HT E=HQ S=SQ W=DJ",
            "\"skat\" is not a valid value for game=",
            &["skat"],
        ),
        ("rules=ddv game=normal re=NX leader=N N=HT E=HQ S=SQ W=DJ", "\"X\" is not a valid value for re=", &["X"]),
        ("rules=ddv game=normal re=NN leader=N N=HT E=HQ S=SQ W=DJ", "N is listed twice in re=", &["N"]),
        ("rules=ddv game=normal re= leader=N N=HT E=HQ S=SQ W=DJ", "re= has no value", &[""]),
        (
            "rules=ddv game=normal re=NS leader=NE N=HT E=HQ S=SQ W=DJ",
            "\"NE\" is not a valid value for leader=",
            &["NE"],
        ),
        ("rules=ddv game=normal re=NS leader=N N=HT E=HQ S=XX W=DJ", "unknown card \"XX\"", &["XX"]),
        ("rules=ddv game=normal re=NS leader=N N=HT SA XX E=HQ S=SQ W=DJ", "unknown card \"XX\"", &["XX"]),
        (
            "rules=ddv game=normal re=NS leader=N N=KD E=HQ S=SQ W=DJ",
            "KD can be Kreuz Dame (CQ) or Karo Dame (DQ)",
            &["KD"],
        ),
        ("rules=ddv game=normal re=NS leader=N N=HT, E=HQ S=SQ W=DJ", "\"HT,\" is not a valid value for N=", &["HT,"]),
        (
            "rules=ddv game=normal re=NS leader=N N=CA,CA E=HQ,HJ S=SQ,SJ W=Kreuz As,SA",
            "CA appears three times: N, N, W",
            &["CA", "CA", "Kreuz As"],
        ),
        (
            "rules=ddv game=normal re=NS leader=N N=CA,CA,CA E=HQ,HJ S=SQ,SJ W=SA",
            "CA appears three times: N, N, N",
            &["CA", "CA", "CA"],
        ),
        (
            "rules=bsv game=normal re=NS leader=N N=C9 E=HQ S=SQ W=DJ",
            "C9 (N) is not in the deck of this rule set",
            &["C9"],
        ),
        (
            "rules=ddv game=normal re=NS leader=N N=HT,CA E=HQ S=SQ,D9 W=DJ,SA",
            "E holds 1 card but should hold 2",
            &["HQ"],
        ),
        (
            "rules=ddv game=normal re=NS leader=N trick=CA,DT N=HT E=C9 S=SQ,D9 W=DJ,SA",
            "E played DT but holds C9 and had to follow",
            &["DT", "C9"],
        ),
        (
            "rules=ddv game=normal re=NS leader=N trick=CA,DT,DK,D9 N=HT E=SQ S=SK W=DJ",
            "4 cards lie in the trick, but the fourth completes it and its winner takes it",
            &["CA,DT,DK,D9"],
        ),
        (
            "rules=ddv game=normal re=NS leader=N N=HT E=CA S=SA W=DA won=re:100/6,kontra:90/5",
            "190 Augen won and 43 still in play make 233, not 240",
            &["re:100/6,kontra:90/5"],
        ),
        (
            "rules=ddv game=normal re=NS leader=N N=HT E=CA S=SA W=DA won=re:1",
            "\"re:1\" is not a valid value for won=",
            &["re:1"],
        ),
        (
            "rules=ddv game=damensolo re=NS leader=N N=HT E=CA S=SA W=DA",
            "re=NS does not fit game=damensolo: expected one seat",
            &["damensolo", "NS"],
        ),
        (
            "rules=ddv game=hochzeit re=NS leader=N N=HT E=CA S=SA W=DA",
            "game=hochzeit is not a rank order: once the sides are known write game=normal and re=",
            &["hochzeit"],
        ),
        ("rules=ddv game=normal re=NS leader=N N=- E=- S=- W=-", "nobody holds a card", &["-", "-", "-", "-"]),
        (
            "rules=ddv game=normal re=NS leader=N N=HT E=CA S=SA W=DA schweine=W",
            "this rule set has no Schweine",
            &["W"],
        ),
        ("rules=ddv game=normal re=NS leader=N N=HT E=CA S=SA W=DA calls=re,re", "re is called twice", &["re"]),
        (
            "rules=ddv game=normal re=NS leader=N N=HT E=CA S=SA W=DA calls=hello",
            "\"hello\" is not a valid value for calls=",
            &["hello"],
        ),
    ] {
        let found = error(line);
        assert_eq!((found.0.as_str(), found.1), (message, marked.iter().map(|&m| m.to_owned()).collect()), "{line}");
    }
    assert_eq!(error("rules=ddv leadr=N").2, "did you mean leader=?");
}

#[test]
fn the_golden_positions_parse_and_come_back() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../datasets/positions");
    let mut n_lines = 0;
    for file in fs::read_dir(folder).expect("the folder is part of the repository") {
        let path = file.expect("a file").path();
        if path.extension().is_none_or(|extension| extension != "txt") {
            continue;
        }
        for line in fs::read_to_string(&path).expect("a text").lines().filter(|line| !line.trim().is_empty()) {
            let position = parse(line).unwrap_or_else(|error| panic!("{}: {error}: {line}", path.display()));
            assert_eq!(parse(&position.to_string()), Ok(position), "{line}");
            n_lines += 1;
        }
    }
    assert!(100 < n_lines);
}

#[test]
fn every_position_of_a_play_comes_back() {
    let mut position = parse(
        "rules=ddv game=normal re=NS leader=N N=HT,CQ,CA E=HQ,CA,C9 S=SQ,D9,SA W=DJ,SA,ST \
         won=re:65/3,kontra:100/6",
    )
    .expect("a fair position");
    while let Some(card) = position.cards().legal(position.order()).first() {
        assert_eq!(parse(&position.to_string()), Ok(position.clone()));
        position = position.after(card).expect("the card is legal");
    }
    assert!(position.cards().is_over());
}

/// Returns a whole deal of some game in some rule set, with Augen, calls and Schweine where they can be.
#[test]
fn every_position_of_a_random_play_comes_back() {
    let mut rng = ChaCha8Rng::seed_from_u64(2);
    for _ in 0..150 {
        let book = RuleBook::published();
        let mut position = random_deal(&mut rng);
        loop {
            let line = position.to_string();
            assert_eq!(parse_position(&line, &book).as_ref(), Ok(&position), "{line}");
            let won = position.won().expect("from the first card on it is known");
            assert_eq!(won.re.augen + won.kontra.augen + position.cards().augen_left(), Augen(240), "{line}");
            let legal: Vec<Card> = position.cards().legal(position.order()).iter().collect();
            let next =
                position.after(*legal.choose(&mut rng).expect("the play is not over")).expect("the card is legal");
            if next.cards().is_over() {
                break;
            }
            position = next;
        }
    }
}
