use super::*;
use crate::context::Context;
use crate::error::Source;
use crate::question::{Answer as _, Question as _};
use game::rules::{BockEvent, BockLength, SittingOut};
use game::{Next, Player, Rules};
use text::Language;

const HEAD: &str = "players: Anna, Bert, Cora, Dirk\n";

fn read_by(rules: &Rules, text: &str) -> (Sheet, Evening) {
    let context = Context::new(Language::English);
    let book = context.book.clone().with_default(rules.clone());
    let context = Context { book, ..context };
    let source = Source { name: "evening.txt".to_owned(), line: 1, text: text.to_owned() };
    let sheet = Sheet::read(&context, &source).unwrap_or_else(|error| panic!("{error}: {text}"));
    let evening = evening(&context, &sheet).unwrap_or_else(|error| panic!("{error}: {text}"));
    (sheet, evening)
}

fn read(text: &str) -> (Sheet, Evening) {
    read_by(&Rules::DDV, text)
}

fn wrong(text: &str) -> (String, String) {
    let context = Context::new(Language::English);
    let source = Source { name: "evening.txt".to_owned(), line: 1, text: text.to_owned() };
    let error = match Sheet::read(&context, &source) {
        Err(error) => error,
        Ok(sheet) => {
            let evening = evening(&context, &sheet).expect("a table of four");
            evening.wrong().next().unwrap_or_else(|| panic!("{text} is right")).clone()
        }
    };
    let quoted = error.source().map(|source| error.labels()[0].span.of(&source.text).to_owned());
    (error.to_string(), quoted.unwrap_or_default())
}

#[test]
fn rows_add_up_and_the_deal_goes_on() {
    let (_, evening) = read(&format!(
        "# a note\n{HEAD}\n1  Re Anna+Bert 145 Augen, Re announced  # loud\n2. Re Cora+Anna 100\n- neu geben\n3) Solo Dirk 130\n"
    ));
    assert_eq!(evening.wrong().count(), 0);
    // Won, below 120 is nothing, Re; against the old ones; a solo counts three times.
    assert_eq!(evening.rows[0].points, [3, 3, -3, -3]);
    assert_eq!(evening.rows[1].points, [-2, 2, -2, 2]);
    assert_eq!(evening.rows[3].points, [-1, -1, -1, 3]);
    assert_eq!(evening.totals, [0, 4, -6, 2]);
    assert!(evening.is_sound());
    let dealers: Vec<u8> = evening.rows.iter().map(|row| row.dealer.0).collect();
    // After a re-deal and after a Pflichtsolo the same player deals again.
    assert_eq!(dealers, [1, 2, 3, 3]);
    assert_eq!(evening.round.next(), Next::Deal { dealer: Player(3), first: Player(4) });
    assert_eq!((evening.round.open(Player(4)), evening.round.open(Player(1))), (0, 1));
}

#[test]
fn pflichtsoli_that_are_outstanding_are_vorgefuehrt() {
    let text = format!("{HEAD}games: 5\n1 Re Anna+Bert 145\n");
    let (_, evening) = read(&text);
    assert_eq!(evening.round.next(), Next::Vorfuehren { dealer: Player(2), soloist: Player(3) });
    let (_, evening) =
        read(&format!("{text}2 Damensolo Cora 125\n3 Solo Dirk 125\n4 Solo Anna 125\n5 Solo Bert 125\n"));
    assert_eq!((evening.wrong().count(), evening.round.next()), (0, Next::Over { struck: 0 }));
    let (told, _) = wrong(&format!("{text}2 Damensolo Anna 125\n"));
    assert_eq!(told, "a Pflichtsolo is due: Cora plays it");
    let (told, _) = wrong(&format!("{HEAD}games: 1\n1 Solo Anna 125\n2 Re Anna+Bert 145\n"));
    assert_eq!(told, "a Pflichtsolo is due: Bert plays it");
}

#[test]
fn at_a_table_of_five_one_sits_out() {
    let head = "rules: bsv\nspieler: Anna, Bert, Cora, Dirk, Emil\n";
    let (_, evening) = read(&format!("{head}1 Re Bert+Cora 145\n2 Re Anna+Emil 145\n"));
    assert_eq!(evening.totals, [1, 1, 0, -2, 0]);
    let (told, place) = wrong(&format!("{head}1 Re Anna+Cora 145\n"));
    assert_eq!((told.as_str(), place.as_str()), ("Anna sits out in this game", "Anna"));
}

#[test]
fn who_sits_out_can_share_what_is_won() {
    let rules = Rules::BSV.with(|rules| rules.round.sitting_out = SittingOut::SharesWins);
    assert_eq!(rules.check(), Ok(()));
    let head = "spieler: Anna, Bert, Cora, Dirk, Emil\ncents: 10\n";
    let (sheet, evening) =
        read_by(&rules, &format!("{head}1 Re Bert+Cora 145\n2 Damensolo Cora 130\n3 Re Anna+Bert 100\n"));
    assert_eq!(evening.wrong().count(), 0);
    // Anna sits out, then Bert, then Cora; a soloist who has lost or won has a fourth opponent.
    assert_eq!(evening.rows[0].points, [1, 1, 1, -1, -1]);
    assert_eq!(evening.rows[1].points, [-1, -1, 4, -1, -1]);
    assert_eq!(evening.rows[2].points, [-2, -2, 2, 2, 2]);
    assert!(evening.is_sound() && evening.check.is_none());
    let told = rows(Language::English, &sheet, &evening);
    assert!(told.iter().any(|row| row.contains("Those who sit out share")), "{told:?}");
    assert!(told.iter().any(|row| row.contains("Nobody pays")), "{told:?}");
    let four = Rules::DDV.with(|rules| rules.round.sitting_out = SittingOut::SharesWins);
    assert_eq!(four.check().unwrap_err().options, ["sitting_out", "table_sizes"]);
}

#[test]
fn penalties_are_booked_as_the_rulings_say() {
    let (_, evening) = read(&format!(
        "{HEAD}1 Solo Anna 130, penalty S(3) Bert: 3.8.1\n- penalty N(12) Cora\n- Strafe U(6) Dirk\n2 Solo Bert, penalty S(15) Dirk\n"
    ));
    assert_eq!(evening.wrong().count(), 0);
    assert_eq!(evening.rows[0].points, [6, -4, -1, -1]);
    assert_eq!(evening.rows[1].points, [4, 4, -12, 4]);
    assert_eq!((evening.apart.clone(), evening.rows[3].points.clone()), (vec![0, 0, 0, -6], vec![0, 15, 0, -15]));
    assert_eq!(evening.results(), [10, 15, -13, -18]);
    // Penalties of 3 and 15 for a soloist are what may break the parity (BSV 7.3).
    assert!(evening.is_sound());
    for (row, told) in [
        ("- penalty N(4) Cora", "4 points cannot be shared among the three others"),
        ("- penalty S(3) Cora", "S(..) credits the soloist, and there is none"),
        ("- penalty X(3) Cora", "\"penalty X(3) Cora\" is not a penalty; one looks like this: penalty N(3) Anna"),
        ("- penalty N(3) Otto", "Otto is not on the sheet"),
        ("2 penalty N(12) Cora", "by the rules this game was not played"),
        ("2 Solo Anna, penalty N(12) Anna", "by the rules this game was not played"),
    ] {
        assert!(wrong(&format!("{HEAD}1 Re Anna+Bert 145\n{row}\n")).0.starts_with(told), "{row}");
    }
}

#[test]
fn a_bock_multiplies_the_games_behind_it() {
    let rules = Rules::RECKLINGHAUSEN.with(|rules| {
        rules.bock.events = vec![BockEvent::Even].into();
        rules.bock.games = BockLength::Games(2);
    });
    let (_, evening) = read_by(
        &rules,
        &format!("{HEAD}1 Re Anna+Bert 120\n2 Re Anna+Bert 145\n3 Re Anna+Cora 145\n4 Re Anna+Dirk 145\n"),
    );
    assert_eq!(evening.rows.iter().map(|row| row.bock.factor).collect::<Vec<_>>(), [1, 2, 2, 1]);
    assert_eq!(evening.rows[1].points, [2, 2, -2, -2]);
}

#[test]
fn a_record_below_its_row_counts_as_the_game() {
    let game = include_str!("../../../cli/tests/cmd/score.in/game.txt");
    let block: String = game.lines().map(|line| format!("   {line}\n")).collect();
    let (_, evening) = read(&format!("{HEAD}1 record\n{block}2 Re Anna+Bert 145\n"));
    assert_eq!(evening.wrong().count(), 0, "{:?}", evening.wrong().collect::<Vec<_>>());
    assert_eq!(evening.rows[0].points, [12, -12, -12, 12]);
    assert_eq!(evening.totals, [13, -11, -13, 11]);
}

#[test]
fn what_is_wrong_is_told_with_its_place() {
    for (text, told, place) in [
        ("1 Re Anna+Bert 145\n".to_owned(), "the sheet does not say who plays", ""),
        (format!("{HEAD}2 Re Anna+Bert 145\n"), "this is game 2; the next one is 1", "2"),
        (
            format!("{HEAD}1 Re Anna+Bert 241\n"),
            "Re cannot have 241 Augen: there are 240 in a game",
            "Re Anna+Bert 241",
        ),
        (format!("{HEAD}1 Re Anna+Brt 145\n"), "\"Brt\" is unknown here", "Brt"),
        (format!("{HEAD}1 145 Augen, Re angesagt\n"), "whose is \"145\"?", "145"),
        (format!("{HEAD}1 Re 145 Augen\n"), "who was Re?", "Re 145 Augen"),
        (format!("{HEAD}  set in\n"), "only the record of a game is set in, right below its row", "  set in"),
        (format!("{HEAD}hello\n"), "\"hello\" is not a line of a sheet", "hello"),
        (format!("{HEAD}- later\n"), "\"later\" is nothing that happens between games", "later"),
        ("players: Anna, Bert, Cora\n".to_owned(), "four to seven players sit at a table, not 3", "Anna, Bert, Cora"),
        ("players: Anna, Re, Cora, Dirk\n".to_owned(), "\"Re\" is not a valid name", "Re"),
        ("players: Anna, Bert, anna, Dirk\n".to_owned(), "two players are called \"anna\"", "anna"),
        ("rules: tdv\n".to_owned() + HEAD, "unknown rule set \"tdv\"", "tdv"),
        ("rule: ddv\n".to_owned() + HEAD, "there is no \"rule\" in the head", "rule"),
    ] {
        let (message, at) = wrong(&text);
        assert!(message.starts_with(told), "{text}: {message}");
        assert_eq!(at, place, "{text}");
    }
}

#[test]
fn a_correction_leaves_everything_else_as_it_is_and_says_what_does_not_fit_any_more() {
    let text = format!("# note\n{HEAD}\n1  Solo Anna 130   # hers\n2  Re Anna+Bert 145\n");
    let (sheet, before) = read(&text);
    let fixed = with_fixed(&sheet, 1, "Solo Bert 130", None).expect("there is a game 1");
    assert_eq!(fixed, text.replace("Solo Anna 130   # hers", "Solo Bert 130  # hers"));
    let (_, after) = read(&fixed);
    assert_ne!(before.totals, after.totals);
    let added = with_row(&sheet, "- redeal", None).and_then(|text| with_row(&read(&text).0, "Re Cora+Dirk 130", None));
    assert_eq!(added.expect("they are rows"), format!("{text}- redeal\n3  Re Cora+Dirk 130\n"));
    assert!(with_fixed(&sheet, 3, "Re Anna+Bert 145", None).is_err());
    assert!(with_row(&sheet, "two\nlines", None).is_err());
    // Without the first solo four are outstanding in four games, and the normal game does not fit any more.
    let text = format!("{HEAD}games: 5\n1 Solo Anna 130\n2 Re Bert+Cora 145\n");
    assert_eq!(read(&text).1.wrong().count(), 0);
    let fixed = with_fixed(&read(&text).0, 1, "Re Anna+Bert 145", None).expect("there is a game 1");
    assert_eq!(
        read(&fixed).1.wrong().map(ToString::to_string).collect::<Vec<_>>(),
        ["a Pflichtsolo is due: Cora plays it"]
    );
}

#[test]
fn any_row_is_taken_off_moved_or_put_before_another_and_games_are_numbered_anew() {
    let (first, second) = ("1  Re Anna+Bert 145  # hers\n", "2. record\n      rules=ddv\n      dealer=N\n");
    let text = format!("# note\n{HEAD}\n{first}- redeal\n{second}# late\n3  Solo Cora 130");
    let sheet = read(&text).0;
    let [one, redeal, two, three] = [0, 1, 2, 3].map(|at| sheet.entries[at].line);
    let head = format!("# note\n{HEAD}\n");
    assert_eq!(
        without(&sheet, one).expect("a row"),
        format!("{head}- redeal\n1. record\n      rules=ddv\n      dealer=N\n# late\n2  Solo Cora 130")
    );
    assert_eq!(without(&sheet, two).expect("a row"), format!("{head}{first}- redeal\n# late\n2  Solo Cora 130"));
    assert_eq!(
        with_moved(&sheet, three, one).expect("rows"),
        format!(
            "{head}1  Solo Cora 130\n{}- redeal\n{}# late\n",
            first.replacen('1', "2", 1),
            second.replacen('2', "3", 1)
        )
    );
    // There and back again.
    let moved = with_moved(&sheet, one, three).expect("rows");
    let back = read(&moved).0;
    assert_eq!(
        moved,
        format!("{head}- redeal\n{}# late\n2  Re Anna+Bert 145  # hers\n3  Solo Cora 130", second.replace("2.", "1."))
    );
    let [redeal_now, game_now] = [back.entries[0].line, back.entries[2].line];
    assert_eq!(
        with_moved(&back, game_now, redeal_now).expect("rows"),
        text.replace("# late\n", "").replace("3  Solo", "# late\n3  Solo")
    );
    assert_eq!(with_line(&sheet, redeal, "- time", None).expect("a row"), text.replace("- redeal", "- time"));
    let put = with_row_before(&sheet, two, "Re Cora+Dirk 130", None).expect("a row");
    assert_eq!(put, text.replace("2. record", "2  Re Cora+Dirk 130\n3. record").replace("3  Solo", "4  Solo"));
    assert!(without(&sheet, 1).is_err() && with_moved(&sheet, one, 99).is_err());
}

#[test]
fn a_question_says_which_fields_do_not_go_together() {
    let context = Context::new(Language::English);
    let ask = |fields: &str| {
        let json = format!("{{\"sheet\": \"{}1 Re Anna+Bert 145\\n\"{fields}}}", HEAD.replace('\n', "\\n"));
        serde_json::from_str::<SheetQuestion>(&json)
            .expect("a question")
            .answer(&context)
            .map_err(|error| error.to_string())
    };
    assert_eq!(
        ask(", \"fix\": 1").expect_err("nothing to fix it with"),
        "\"fix\" does not go with the other fields of the question"
    );
    assert!(ask(", \"before\": 2").expect_err("nothing to put there").starts_with("\"before\""));
    assert_eq!(ask(", \"row\": 2").expect("taken off").rows.len(), 0);
    let answer = ask(", \"csv\": true").expect("a table");
    assert!(answer.csv.expect("it was wanted").starts_with("game,kind,bock,dealer,\"Anna\""));
    assert_eq!(ask("").expect("a sheet").csv, None);
}

#[test]
fn equal_points_share_a_place() {
    let sheets = [
        read(&format!("{HEAD}1 Re Anna+Bert 145\n")),
        read("players: Bert, Anna, Emil, Frida\n1 Re Emil+Anna 145\n- penalty U(1) Emil\n"),
    ];
    let ranked = rank(&sheets);
    let places: Vec<(usize, &str, i32)> =
        ranked.iter().map(|ranked| (ranked.place, &*ranked.name, ranked.points)).collect();
    assert_eq!(
        places,
        [(1, "Anna", 2), (2, "Bert", 0), (2, "Emil", 0), (4, "Cora", -1), (4, "Dirk", -1), (4, "Frida", -1)]
    );
    assert_eq!(ranked[0].by_sheet, [Some(1), Some(1)]);
}

#[test]
fn pages_and_tables_hold_the_rows() {
    let text = format!("{HEAD}cents: 10\n1 Re Anna+Bert 145, Re announced # <b>\n");
    let (sheet, evening) = read(&text);
    let page = html(Language::German, &sheet, &evening);
    assert!(page.starts_with("<!doctype html>") && page.contains("Cora zahlt Anna 0,30 €.") && !page.contains("<b>"));
    let table = csv(&sheet, &evening);
    assert!(table.contains("1,normal,1,\"Anna\",3,3,-3,-3,3,3,-3,-3,\"Re Anna+Bert 145, Re announced\""), "{table}");
    // Where a Bock adds points they have a column.
    let adding = Rules::DDV.with(|rules| {
        rules.bock.events = vec![BockEvent::Even].into();
        rules.bock.points = Some(2);
    });
    let (sheet, evening) = read_by(&adding, &format!("{HEAD}1 Re Anna+Bert 120\n2 Re Anna+Bert 145\n"));
    let lines: Vec<String> = csv(&sheet, &evening).lines().map(str::to_owned).collect();
    assert!(lines[0].starts_with("game,kind,bock,bock_points,dealer,\"Anna\""), "{lines:?}");
    let starts: Vec<bool> = ["1,normal,1,0,\"Anna\",", "2,normal,1,2,\"Bert\","]
        .iter()
        .zip(&lines[1..])
        .map(|(s, l)| l.starts_with(s))
        .collect();
    assert_eq!(starts, [true; 2], "{lines:?}");
    for language in Language::ALL {
        let rows = rows(language, &sheet, &evening);
        assert!(rows.iter().all(|row| crate::paint::width(row) <= 80), "{rows:?}");
    }
    let question: SheetQuestion =
        serde_json::from_value(serde_json::json!({"sheet": text, "add": "Re Cora+Dirk 130"})).expect("a question");
    let answer = question.answer(&Context::new(Language::German)).expect("it is answered");
    assert_eq!((answer.line(), answer.next_dealer), ("Anna=2 Bert=2 Cora=-2 Dirk=-2".to_owned(), Some(3)));
}

#[test]
fn what_is_wrong_with_a_sheet_is_marked_in_the_whole_text() {
    let answer =
        crate::answer(serde_json::json!({"ask": "sheet", "sheet": format!("# Evening\n{HEAD}cent: 5\nspielr: 7\n")}));
    let start = "# Evening\n".len() + HEAD.len() + "cent: 5\n".len();
    assert_eq!(answer["spans"], serde_json::json!([[start, start + "spielr".len()]]), "{answer}");
}

#[test]
fn seven_players_with_long_names_fit_eighty_columns() {
    let rules = Rules::DDV.with(|rules| rules.deck.table_sizes = vec![4, 5, 6, 7].into());
    let head = "players: Anneliese, Bertholdina, Christian, Dietrich, Emmanuel, Friedrich, Gottfried\n";
    let (sheet, evening) = read_by(&rules, &format!("{head}1 Re Bertholdina+Christian 145 Augen, Re angesagt\n"));
    assert_eq!(evening.wrong().count(), 0);
    for language in Language::ALL {
        let rows = rows(language, &sheet, &evening);
        assert!(rows.iter().all(|row| crate::paint::width(row) <= 80), "{rows:#?}");
    }
}

#[test]
fn a_name_may_have_blanks_and_letters_in_pieces() {
    let head = "players: Anna Lena, Jo\u{308}rg, Cora, Dirk\n";
    let text = notation::composed(head).into_owned();
    let (sheet, evening) =
        read(&format!("{text}1 Re Anna Lena+Jörg 145, penalty N(3) anna lena: 3.8.1\n2 Solo Anna Lena 130\n"));
    assert_eq!(evening.wrong().count(), 0, "{:?}", evening.wrong().collect::<Vec<_>>());
    assert_eq!(evening.totals, [1 - 3 + 3, 1 + 1 - 1, -1 + 1 - 1, -1 + 1 - 1]);
    assert_eq!(sheet.players[1], "Jörg");
    let begun = begin(
        Language::English,
        &Rules::DDV,
        &["Anna Lena", "Jo\u{308}rg", "Cora", "Dirk"].map(str::to_owned),
        &Begin::default(),
    );
    assert!(begun.expect("four names").contains("players: Anna Lena, Jörg, Cora, Dirk"));
    for (players, told) in [
        ("Anna, Anna Lena, Cora, Dirk", "\"Anna Lena\" and \"Anna\" cannot be told apart"),
        ("Anna Lena, Anna, Cora, Dirk", "\"Anna\" and \"Anna Lena\" cannot be told apart"),
        ("Anna-Lena, Anna Lena, Cora, Dirk", "two players are called \"Anna Lena\""),
        ("Re Anna, Bert, Cora, Dirk", "\"Re Anna\" is not a valid name"),
        ("Anna 2, Bert, Cora, Dirk", "\"Anna 2\" is not a valid name"),
    ] {
        assert!(
            wrong(&format!("players: {players}\n")).0.starts_with(told),
            "{players}: {}",
            wrong(&format!("players: {players}\n")).0
        );
    }
}

#[test]
fn a_solo_is_named_as_what_it_is() {
    for (rows, told) in [
        ("1 Lustsolo Damensolo Anna 125\n", "Anna still has to play the own Pflichtsolo"),
        (
            "1 Pflichtsolo Anna 125\n2 Lustsolo Anna 125\n3 Pflichtsolo Anna 125\n",
            "Anna has played the own Pflichtsolo",
        ),
        ("1 Anna allein 125\n", "Anna alone: in which game?"),
    ] {
        assert!(wrong(&format!("{HEAD}{rows}")).0.starts_with(told), "{rows}");
    }
    let (_, evening) = read(&format!(
        "{HEAD}1 Pflichtsolo Anna 125\n2 Lustsolo, Damensolo Anna 125\n3 Hochzeit, Bert allein, 100 Augen\n"
    ));
    assert_eq!(evening.wrong().count(), 0, "{:?}", evening.wrong().collect::<Vec<_>>());
    let (_, evening) = read(&format!("rules: bsv\n{HEAD}1 Lustsolo Anna 125\n"));
    assert_eq!(evening.rows[0].kind, Some(game::GameKind::Solo));
}

#[test]
fn a_serious_breach_ends_a_game_and_goes_with_no_result() {
    let help = |rows: &str| {
        let (_, evening) = read(&format!("{HEAD}{rows}"));
        let error = evening.wrong().next().unwrap_or_else(|| panic!("{rows} is right")).clone();
        (error.to_string(), error.help_text(Language::English).unwrap_or_default())
    };
    for (row, told, help_is) in [
        (
            "1 Solo Anna 130, penalty N(12) Anna\n",
            "a serious breach ends the game",
            "write \"- penalty N(12) Anna\" instead, and \"- redeal\"",
        ),
        (
            "1 Solo Anna 130, penalty S(12) Bert\n",
            "a serious breach ends the game",
            "write \"penalty S(12) Bert\" without a result; the game counts with the penalty",
        ),
        (
            "1 Re Anna+Bert 130, penalty N(15) Bert\n",
            "a serious breach ends the game",
            "write \"- penalty N(15) Bert\" instead, and \"- redeal\"",
        ),
        ("1 Solo Anna, penalty N(12) Bert\n", "in a solo the soloist is credited", "write \"penalty S(12) Bert\""),
        ("1 Solo Anna, penalty N(3) Bert\n", "it is missing how many Augen", "such as"),
    ] {
        let (error, said) = help(row);
        assert!(error.starts_with(told) && said.starts_with(help_is), "{row}: {error}; {said}");
    }
    // What ended the game is the serious one.
    let (_, evening) = read(&format!(
        "{HEAD}1 Solo Anna, penalty S(3) Bert, penalty S(12) Cora\n2 Re Anna+Bert 130, penalty N(3) Anna, penalty U(12) Bert\n"
    ));
    assert_eq!(evening.wrong().count(), 0, "{:?}", evening.wrong().collect::<Vec<_>>());
    assert_eq!(evening.rows[0].points, [15, -3, -12, 0]);
    let record = "1 record\n   rules=ddv dealer=W game=damensolo soloist=N reservation=pflichtsolo pflichtsolo_open=NESW\n\
        \x20  N: HT SQ DQ DQ SJ HJ DJ DT DK CK SK S9\n   E: CQ CJ CJ DA DT CT CK C9 HA HK HK H9\n\
        \x20  S: HT DA D9 D9 CA CA SA SA ST SK S9 HA\n   W: CQ SQ HQ HQ SJ HJ DJ DK CT C9 ST H9\n\
        \x20  vorbehalte N:vorbehalt E:gesund S:gesund W:gesund N:damensolo\n";
    let by = |trick: &str| help(&format!("{record}   {trick}\n"));
    assert_eq!(
        by("1 N: SQ E:took_back:CK CQ CA SQ N:protests").1,
        "the game counts with the penalty as its result; write the row as \"queens solo Anna, penalty S(12) Bert\""
    );
}

#[test]
fn a_player_who_comes_later_deals_after_the_others_and_sits_out_from_then_on() {
    let head = "rules: tsr\nspieler: Anna, Bert, Cora, Dirk, Emil\n";
    let two = format!("{head}1 Re Anna+Bert 145\n2 Re Cora+Dirk 145\n");
    let (_, evening) = read(&format!("{two}- dazu Emil\n3 Re Anna+Emil 145\n"));
    assert_eq!(evening.wrong().count(), 0);
    assert_eq!(evening.rows.iter().map(|row| row.table).collect::<Vec<_>>(), [4, 4, 4, 5]);
    assert_eq!(evening.totals, [1, -1, 0, -1, 1]);
    let sat_out = |row: &Row| (1..=5).filter(|&player| row.sits_out(Player(player))).collect::<Vec<_>>();
    assert_eq!(evening.rows.iter().map(sat_out).collect::<Vec<_>>(), [vec![], vec![], vec![], vec![3]]);
    assert_eq!(evening.round.open(Player(5)), 1);
    let (told, place) = wrong(&format!("{HEAD}1 Re Anna+Bert 145\n- joins Fritz\n"));
    assert_eq!((told.as_str(), place.as_str()), ("\"Fritz\" cannot join here", "joins Fritz"));
    let (told, _) = wrong(&format!("{head}1 Re Anna+Emil 145\n- joins Emil\n"));
    assert_eq!(told, "Emil sits out in this game");
}

#[test]
fn a_point_can_be_worth_half_a_cent() {
    let (sheet, evening) = read(&format!("{HEAD}cents: 2,5\n1 Re Anna+Bert 145\n"));
    let told = rows(Language::German, &sheet, &evening).join("\n");
    assert!(told.contains("0,025 €"), "{told}");
    let (told, place) = wrong(&format!("{HEAD}cents: 2,25\n"));
    assert_eq!(
        (told.as_str(), place.as_str()),
        ("\"2,25\" is not a value in cents; one looks like this: 5 or 2.5", "2,25")
    );
}
