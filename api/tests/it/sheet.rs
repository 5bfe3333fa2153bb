//! Sheets by the tournament rules in force: the table of five, the checks of the list, the time, serious breaches.

use doko_api::sheet::{Begin, Evening, Sheet, begin, evening, rows};
use doko_api::{Context, Source};
use game::Rules;
use text::Language;

const FOUR: &str = "players: Anna, Bert, Cora, Dirk\n";
const FIVE: &str = "players: Anna, Bert, Cora, Dirk, Emil\n";

fn read(text: &str) -> (Sheet, Evening) {
    let context = Context::new(Language::English);
    let source = Source { name: "sheet.txt".to_owned(), line: 1, text: text.to_owned() };
    let sheet = Sheet::read(&context, &source).unwrap_or_else(|error| panic!("{error}: {text}"));
    let evening = evening(&context, &sheet).unwrap_or_else(|error| panic!("{error}: {text}"));
    (sheet, evening)
}

/// Returns the sheet as people see it, in one line.
fn shown(language: Language, text: &str) -> String {
    let (sheet, evening) = read(text);
    let rows = rows(language, &sheet, &evening).join(" ");
    rows.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Returns why the first row that does not fit does not, and what helps.
fn refused(text: &str) -> (String, String) {
    let (_, evening) = read(text);
    let error = evening.wrong().next().unwrap_or_else(|| panic!("{text} is right"));
    (error.to_string(), error.help_text(Language::English).unwrap_or_default())
}

#[test]
fn the_rules_say_how_many_play_for_how_long_and_who_writes() {
    let told = shown(Language::German, &format!("rules: tsr\n{FOUR}"));
    assert!(told.contains("Die Runde: 24 Spiele, 100 Minuten. Dirk führt die Liste."), "{told}");
    let told = shown(Language::German, &format!("rules: tsr\n{FIVE}"));
    assert!(
        told.contains(
            "Die Runde: 30 Spiele, 125 Minuten. Emil führt die Liste. Spiel 1: Anna gibt. Es setzt aus: Anna."
        ),
        "{told}"
    );
    let told = shown(
        Language::English,
        &format!("rules: tsr\nminutes: 90\n{FIVE}1 Re Bert+Cora 145\n- added time 7: a claim\n- added time 3\n"),
    );
    assert!(told.contains("The round: 30 games, 100 minutes, 10 of them added time."), "{told}");
    let names = ["Anna", "Bert", "Cora", "Dirk", "Emil"].map(str::to_owned);
    let head = Begin { minutes: Some(110), cents: None };
    let begun = begin(Language::German, &Rules::TSR, &names, &head).expect("five may sit there");
    assert!(begun.contains("regeln: tsr\nspieler: Anna, Bert, Cora, Dirk, Emil\nminuten: 110\n"), "{begun}");
    assert!(begin(Language::German, &Rules::DDV, &names, &head).is_err());
    for row in ["- added time", "- added time 0", "- added time soon", "- Nachspielzeit 1000"] {
        assert!(refused(&format!("rules: tsr\n{FOUR}{row}\n")).0.starts_with("added time is written"), "{row}");
    }
}

#[test]
fn a_row_that_breaks_even_and_odd_is_told_and_counts() {
    let rows = "1 Re Anna+Bert 145\n2 Solo Cora 130, penalty S(5) Dirk\n3 Re Anna+Bert 145\n";
    let (_, evening) = read(&format!("rules: tsr\n{FOUR}{rows}"));
    assert_eq!((evening.wrong().count(), evening.is_sound()), (0, false));
    assert_eq!(evening.rows.iter().map(|row| row.doubt.is_some()).collect::<Vec<_>>(), [false, true, false]);
    assert_eq!(evening.rows[1].points, [-1, -1, 8, -6]);
    for (rules, language, told) in [
        (
            "tsr",
            Language::English,
            "game 2 is suspicious: after each game the totals are all even or all odd, but for penalties that a soloist is credited with (TSR 7.3.3)",
        ),
        (
            "tsr",
            Language::German,
            "Spiel 2 ist verdächtig: nach jedem Spiel sind die Stände alle gerade oder alle ungerade, außer bei Strafpunkten zugunsten eines Solospielers (TSR 7.3.3)",
        ),
        ("bsv", Language::English, "(BSV 7.3)"),
        ("ddv", Language::English, "(TSR 7.3.3)"),
    ] {
        let all = shown(language, &format!("rules: {rules}\n{FOUR}{rows}"));
        assert!(all.contains(told), "{all}");
    }
}

#[test]
fn two_suspicious_rows_do_not_make_up_for_each_other() {
    let rows = "1 Solo Cora 130, penalty S(5) Dirk\n2 Solo Cora 130, penalty S(7) Dirk\n";
    let (_, evening) = read(&format!("rules: tsr\n{FOUR}{rows}"));
    assert!(evening.rows.iter().all(|row| row.doubt.is_some()) && !evening.is_sound());
    // Nor does a penalty that may break it hide one that may not.
    let (_, evening) =
        read(&format!("rules: tsr\n{FOUR}1 Solo Cora 130, penalty S(3) Dirk\n2 Solo Cora 130, penalty S(5) Dirk\n"));
    assert_eq!(evening.rows.iter().map(|row| row.doubt.is_some()).collect::<Vec<_>>(), [false, true]);
}

#[test]
fn penalties_for_a_soloist_may_break_even_and_odd_and_at_five_anything_may() {
    for points in [3, 15, 21] {
        let game = if points < 12 { " 130" } else { "" };
        let text = format!("rules: tsr\n{FOUR}1 Solo Anna{game}, penalty S({points}) Bert\n");
        let (_, evening) = read(&text);
        assert!(evening.wrong().count() == 0 && evening.is_sound(), "{points}");
        assert!(shown(Language::English, &text).contains("The sum is 0. A Pflichtsolo"), "{points}");
    }
    let five = format!("rules: tsr\n{FIVE}1 Re Bert+Cora 145\n2 Solo Cora 130, penalty S(5) Dirk\n");
    assert!(read(&five).1.is_sound());
    assert!(
        shown(Language::German, &five)
            .contains("Am Fünfertisch müssen die Stände nicht alle gerade oder alle ungerade sein (TSR 10.1.3).")
    );
}

#[test]
fn a_serious_breach_stands_beside_no_result_of_any_kind() {
    let not_played = "write \"- penalty N(12) Anna\" instead, and \"- redeal\"";
    let counts = "write \"penalty S(12) Bert\" without a result; the game counts with the penalty";
    for (row, help) in [
        ("Solo Anna 130, penalty N(12) Anna", not_played),
        ("Solo Anna won, penalty N(12) Anna", not_played),
        ("Solo Anna 130, penalty S(12) Anna", not_played),
        ("silent solo Anna 130, penalty N(12) Anna", not_played),
        ("Hochzeit, Anna alone, 130, penalty N(12) Anna", not_played),
        ("Re Anna+Cora 130, penalty N(12) Anna", not_played),
        ("Re Anna+Cora 9 tricks, penalty N(12) Anna", not_played),
        ("Solo Anna 130, penalty S(12) Bert", counts),
        ("Solo Anna 130, penalty N(12) Bert", counts),
        ("Solo Anna won, penalty S(12) Bert", counts),
        ("Solo Anna lost, penalty S(12) Bert", counts),
        ("Solo Anna 9 tricks, penalty S(12) Bert", counts),
        ("silent solo Anna won, penalty S(12) Bert", counts),
    ] {
        for rules in ["tsr", "ddv", "bsv"] {
            let (told, said) = refused(&format!("rules: {rules}\n{FOUR}1 {row}\n"));
            assert_eq!(
                (&*told, &*said),
                ("a serious breach ends the game, which then has no other result", help),
                "{rules}: {row}"
            );
        }
    }
}

#[test]
fn once_a_silent_solo_is_known_to_be_one_a_breach_of_its_opponents_is_its_result() {
    let (_, evening) = read(&format!("rules: tsr\n{FOUR}1 silent solo Anna, penalty S(12) Bert\n"));
    assert_eq!((evening.wrong().count(), &*evening.totals), (0, &[12, -12, 0, 0][..]));
    // It is no Pflichtsolo, and the next player deals.
    assert_eq!((evening.round.open(game::Player(1)), evening.round.parts().dealer), (1, game::Player(2)));
    // Before the second queen of clubs lies it is judged as a normal game.
    assert_eq!(
        refused(&format!("rules: tsr\n{FOUR}1 silent solo Anna, penalty N(12) Bert\n")).0,
        "by the rules this game was not played"
    );
}

#[test]
fn at_five_a_serious_breach_is_paid_to_those_who_play_the_deal_that_it_ends() {
    // Anna deals game 1; the deal that is broken off is Bert's, so Anna plays in it and Bert does not.
    let (_, evening) = read(&format!("rules: tsr\n{FIVE}1 Re Bert+Cora 145\n- penalty N(12) Anna\n- redeal\n"));
    assert_eq!((evening.wrong().count(), &*evening.totals), (0, &[-12, 1, 5, 3, 3][..]));
    // A minor breach belongs to the game before.
    let (_, evening) = read(&format!("rules: tsr\n{FIVE}1 Re Bert+Cora 145\n- penalty N(3) Bert\n"));
    assert_eq!(evening.totals, [0, -2, 2, 0, 0]);
}
