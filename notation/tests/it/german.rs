//! What Germans type is understood wherever the notation is read, and they are told in German what is wrong.

use doko_notation::{
    parse_card, parse_cards,
    record::{check, parse_record},
};
use game::{Card, Rules, Team};
use text::{Language, Localized};

const LINE: &str = "rules=ddv game=normal re=NE leader=E trick=CA N=HT,CQ E=CQ S=DA,D9 W=DJ,SA calls=re:k90,kontra";

#[test]
fn a_position_may_be_german_throughout() {
    for line in [
        "regeln=DDV spiel=Normalspiel re=NO ausspiel=Ost stich=Kreuz Ass N=Dulle,die Alte O=KrD S=Fuchs,Ka9 W=KaB,PA \
         ansagen=re:keine 90,kontra",
        "Regelwerk=ddv Spiel=normal Re=Nord,Ost Aufspiel=O Stich=♣A Nord=♥10 ♣D Ost=♣D Süd=♦A ♦9 West=♦B ♠A \
         Ansagen=Re,keine 90,Kontra",
        "REGELN=DDV SPIEL=NORMAL-SPIEL RE=Nord und Ost AUSSPIEL=OST STICH=EICHEL-DAUS NORD=ROT ZEHN,EICHEL OBER \
         OST=EICHEL OBER SU\u{308}D=SCHELLEN SAU,SCHELLEN NEUN WEST=SCHELLEN UNTER,GRU\u{308}N DAUS \
         ANSAGEN=Kontra,Re: keine neunzig",
        "rules=ddv game=normal re=N+E leader=east trick=ace of clubs north=ten of hearts,queen of clubs east=CQ \
         sued=DA,D9 west=jack of diamonds,SA calls=kontra,no 90 re",
    ] {
        let position = doko_notation::position(line).unwrap_or_else(|error| panic!("{line}: {error}"));
        assert_eq!(position.to_string(), LINE, "{line}");
    }
}

/// Returns what a German is told about a line: the message, the help and the marked parts.
fn told(line: &str) -> (String, String, Vec<String>) {
    let error = doko_notation::position(line).expect_err(line);
    let help = error.help().map(|help| help.text(Language::German)).unwrap_or_default();
    let marked = error.labels.iter().map(|label| label.span.of(line).to_owned()).collect();
    (error.text(Language::German), help, marked)
}

#[test]
fn what_is_wrong_with_a_position_is_told_in_german() {
    for (line, message, help, marked) in [
        ("", "hier steht keine Stellung", "", &[][..]),
        (
            "regeln=ddv spiel=Skat re=N ausspiel=N N=HT O=HQ S=SQ W=DJ",
            "„Skat“ passt nicht hinter spiel=",
            "möglich ist: Normalspiel, Damensolo, Bubensolo, Fleischlos, Kreuzsolo, Piksolo, Herzsolo oder Karosolo",
            &["Skat"],
        ),
        (
            "regeln=ddv spiel=K-Solo re=N ausspiel=N N=HT O=HQ S=SQ W=DJ",
            "„K-Solo“ kann Kreuzsolo oder Karosolo sein",
            "das ganze Wort schreiben",
            &["K-Solo"],
        ),
        (
            "spiel=normal regeln=ddv",
            "es fehlen re=, ausspiel=, N=, O=, S=, W=",
            "re=.. ausspiel=.. N=.. O=.. S=.. W=.. dazuschreiben; ein leeres Blatt ist -",
            &[],
        ),
        ("regeln=ddv ausspil=N", "die Angabe „ausspil“ gibt es nicht", "ist ausspiel= gemeint?", &["ausspil"]),
        ("E=HT O=CQ", "O= steht zweimal da", "", &["E", "O"]),
        (
            "regeln=ddv spiel=normal re=NS ausspiel=N N=KD O=HQ S=SQ W=DJ",
            "„KD“ kann Kreuz Dame (KrD) oder Karo Dame (KaD) sein",
            "KrD oder KaD schreiben, oder den ganzen Namen",
            &["KD"],
        ),
        (
            "regeln=ddv spiel=normal re=NS ausspiel=N N=CA O=CA S=CA W=DJ",
            "Kreuz Ass kommt dreimal vor: Nord, Ost, Süd",
            "jede Karte gibt es zweimal",
            &["CA", "CA", "CA"],
        ),
        (
            "regeln=ddv spiel=normal re=NO ausspiel=N N=CQ O=HT S=CQ W=DJ",
            "Süd hat eine Kreuz Dame und gehört also zu Re; angegeben ist re=NO",
            "im Normalspiel gehört zu Re, wer eine Kreuz Dame hat; nur im angesagten Solo kann sie jeder haben",
            &["NO", "CQ"],
        ),
    ] {
        let found = told(line);
        let marked: Vec<String> = marked.iter().map(|&part| part.to_owned()).collect();
        if !help.is_empty() {
            assert_eq!(found.1, help, "{line}");
        }
        assert_eq!((found.0.as_str(), found.2), (message, marked), "{line}");
    }
}

const RECORD: &str = "rules=ddv dealer=W game=hochzeit reservation=hochzeit hochzeiter=E
N: CJ DQ DQ DA DT CT CT CK C9 SA SK S9
E: HT CQ CQ SQ HJ HJ SJ CJ DJ DA CA HA
S: HT SQ HQ DJ D9 D9 CK C9 SA ST S9 HK
W: HQ SJ DT DK DK CA ST SK HA HK H9 H9
vorbehalte N:gesund E:vorbehalt S:gesund W:gesund E:hochzeit
1 N: CJ HT D9 DT
2 E: HJ SQ HQ DA
3 S: N:kontra! S9 SK S9 N:k90! SQ
4 W: HQ N:early:CQ
";

const GERMAN_RECORD: &str = "regeln=ddv Geber=West spiel=Hochzeit vorbehalt=Hochzeit hochzeiter=Ost
Nord: Kreuz Bube Karo Dame Karo Dame Fuchs Karo 10 Kr10 Kr10 KrK Kr9 PA PK P9
Ost: Dulle KrD KrD PD HeB HeB PB KrB KaB KaA KrA HeA
Süd: ♥10, ♠D, ♥D, ♦B, ♦9 ♦9 ♣K ♣9 ♠A ♠10 ♠9 ♥K
West: Herz Dame Pik Bube Karo 10 Karo König Karo König Kreuz Ass Pik 10 Pik König Herz Ass Herz König Herz 9 Herz 9
Vorbehalte Nord:Gesund Ost:Vorbehalt Süd:gesund W:gesund O:Hochzeit
1 Nord: Kreuz Bube Dulle Karo 9 Karo 10
2 O: Herz Bube Pik Dame Herz Dame Fuchs
3 Süd: Nord:Kontra! P9 PK P9 N:keine 90! PD
4 West: HeD Nord:vorgeworfen:KrD
";

#[test]
fn a_record_may_be_german_throughout() {
    let record = parse_record(GERMAN_RECORD).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(record, parse_record(RECORD).expect("a record"));
    assert_eq!(parse_record(&record.to_string()), Ok(record.clone()));
    assert_eq!(record.announcements[0].say.team(), Some(Team::Kontra));
}

#[test]
fn what_is_wrong_with_a_record_is_told_in_german() {
    for (from, to, message) in [
        ("Geber=West", "Geber=Mitte", "Zeile 1: „Mitte“ ist kein Sitz"),
        ("Geber=West", "Gebber=West", "Zeile 1: die Angabe „Gebber“ gibt es nicht, nur regeln, geber, spiel, "),
        ("Nord:Gesund", "Nord:krank", "Zeile 6: „krank“ sagt man nicht vor der ersten Karte: möglich ist: gesund, "),
        ("4 West", "5 West", "Zeile 10: statt „5“ wird Stich 4 erwartet"),
        ("Nord:Kontra!", "Nord:Rekontra!", "Zeile 9: „Rekontra“ ist keine Ansage"),
        ("Süd: ♥10", "Nord: ♥10", "Zeile 4: das Blatt von Nord steht zweimal da"),
        ("Karo 10\n2", "KD\n2", "Zeile 7: „KD“ kann Kreuz Dame (KrD) oder Karo Dame (KaD) sein"),
    ] {
        let error = parse_record(&GERMAN_RECORD.replacen(from, to, 1)).expect_err(to);
        let told = error.text(Language::German);
        assert!(told.starts_with(message), "{told}");
    }
}

#[test]
fn breaches_are_told_in_german_with_the_paragraph_of_the_rules() {
    let record = GERMAN_RECORD.replacen("1 Nord: Kreuz Bube Dulle", "1 Nord: Kreuz Bube Ost:keine 90! Herz Ass", 1);
    let record = parse_record(&record).expect("a record");
    for (rules, book) in [(Rules::DDV, "DDV"), (Rules::BSV, "BSV")] {
        let breaches = check(&record, &rules);
        assert!(!breaches.is_empty());
        for breach in breaches {
            let told = breach.text(Language::German);
            assert!(told.contains(&format!("({book} ")), "{told}");
        }
    }
    let told: Vec<String> = check(&record, &Rules::DDV).iter().map(|breach| breach.text(Language::German)).collect();
    let call = "Stich 1: Ost darf nicht „keine 90“ sagen: „keine 90“ kommt vor dem Ende des Klärungsstichs (DDV D.2)";
    assert!(told.iter().any(|told| told.starts_with(call)), "{told:#?}");
    let card =
        "Stich 1: Ost darf Herz Ass nicht spielen: Kreuz Bube ist ausgespielt und muss bedient werden (DDV A.4.3)";
    assert!(told.iter().any(|told| told.starts_with(card)), "{told:#?}");
}

#[test]
fn cards_are_read_with_blanks_and_commas() {
    let read =
        |text: &str| parse_cards(text).map(|cards| cards.into_iter().map(|(card, _)| card).collect::<Vec<Card>>());
    assert_eq!(read("HT,CQ CQ"), Ok(vec![Card::HT, Card::CQ, Card::CQ]));
    assert_eq!(read("Kreuz Ass Karo 10, Dulle"), Ok(vec![Card::CA, Card::DT, Card::HT]));
    assert_eq!(read(" "), Ok(Vec::new()));
    assert!(read("KD").is_err() && read(&"HT,".repeat(60)).is_err());
}

#[test]
fn a_card_in_an_error_can_be_typed_again() {
    for card in Card::all() {
        for language in Language::ALL {
            let code = game::words::noted_code(card).text(language);
            assert_eq!(parse_card(&code), Ok(card), "{code}");
        }
    }
}
