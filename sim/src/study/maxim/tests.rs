//! Maxims in games that are made for them.

use super::Maxim;
use bots::fallback;
use game::{BySeat, Card, Deal, Found, Hand, Play, Rules, Seat, SeatSet, Spielfindung};
use text::{Language, Message};

fn hand(cards: &str) -> Hand {
    let cards: Vec<Card> = cards.split_whitespace().map(|card| notation::parse_card(card).expect("a card")).collect();
    Hand::of(&cards)
}

/// Returns a normal game in which W has dealt, after these cards. N and S are Re.
fn game(played: &str) -> Play {
    let hands = BySeat([
        hand("HT CQ SJ DA DT D9 CA CA CK SA SK H9"),
        hand("SQ SQ DQ HJ DK D9 CT CK C9 ST HA HK"),
        hand("HT CQ HQ CJ DJ DA DT DK ST S9 S9 HA"),
        hand("HQ DQ CJ SJ HJ DJ CT C9 SA SK HK H9"),
    ]);
    let deal = Deal::from_hands(&Rules::DDV, Seat::W, hands).expect("a whole deck");
    let mut round = Spielfindung::new(&Rules::DDV, deal, SeatSet::EMPTY);
    while let Some(seat) = round.actor() {
        let act = fallback(&round.view(seat));
        round.act(seat, act).expect("gesund");
    }
    let Ok(Found::Play(mut play)) = round.finish() else { panic!("all are gesund") };
    for card in played.split_whitespace() {
        let seat = play.actor().expect("the game goes on");
        play.play(seat, notation::parse_card(card).expect("a card")).expect("a legal card");
    }
    *play
}

/// Returns the card that the player at turn plays by a maxim where he would play `own`; "-" if it says nothing.
fn card(played: &str, maxim: &str, own: &str) -> String {
    let game = game(played);
    let maxim: Maxim = maxim.parse().unwrap_or_else(|why: Message| panic!("{}", why.text(Language::English)));
    let own = notation::parse_card(own).expect("a card");
    let view = game.view(game.actor().expect("a player at turn"));
    maxim.card(&view, own).map_or_else(|| "-".to_owned(), |card| card.to_string())
}

#[test]
fn a_maxim_chooses_where_its_moment_is_and_such_a_card_is_legal() {
    for (played, maxim, own, expected) in [
        ("", "leading: SA", "D9", "SA"),
        ("", "leading, trick 1: Pik-Ass", "D9", "SA"),
        ("", "trick 2: SA", "D9", "-"),
        ("", "tricks 2-5: SA", "D9", "-"),
        ("", "following: SA", "D9", "-"),
        ("", "leading: HA", "D9", "-"),
        ("", "not leading: SA", "D9", "-"),
        ("", ": SA", "D9", "SA"),
        // What the player would do anyway stays.
        ("", "leading: Fehl ace", "CA", "CA"),
        ("", "leading: Fehl ace", "SA", "SA"),
        ("", "leading: paired Fehl ace", "SA", "CA"),
        ("", "leading: not paired Fehl ace or trump", "CA", "SA"),
        ("", "leading: single Fehl", "D9", "H9"),
        ("", "leading: lowest trump", "CA", "D9"),
        ("", "leading: highest trump", "CA", "HT"),
        ("", "leading: richest trump", "CA", "DA"),
        ("", "leading: poorest Fehl or trump", "D9", "D9"),
        ("", "leading: shortest Fehl", "CA", "H9"),
        ("", "leading: longest Fehl ace", "SA", "CA"),
        ("", "re, leading: DA", "CA", "DA"),
        ("", "kontra, leading: DA", "CA", "-"),
        ("", "with >= 6 trumps: DA", "CA", "DA"),
        ("", "with >= 7 trumps: DA", "CA", "-"),
        ("D9", "trump led, second: highest trump", "D9", "SQ"),
        ("D9", "Fehl led: highest trump", "D9", "-"),
        ("D9 D9 DA", "<= 10 Augen: highest trump", "DJ", "-"),
        ("D9 D9 DA", ">= 11 Augen: lowest winning trump", "DJ", "DJ"),
        ("D9 D9 CJ", ">= 2 Augen, last: lowest winning trump", "DJ", "DQ"),
    ] {
        assert_eq!(card(played, maxim, own), expected, "{played}: {maxim}");
    }
}

#[test]
fn a_maxim_knows_the_suits_that_were_led() {
    let one_trick = "CA C9 DA CT";
    // S has no clubs, ruffs with its fox, and leads.
    assert_eq!(card("CA C9", "void, first round: DA", "DJ"), "DA");
    assert_eq!(card("CA C9", "void, later round: DA", "DJ"), "-");
    assert_eq!(card("CA", "void: DA", "C9"), "-");
    assert_eq!(card(one_trick, "leading: fresh Fehl", "HT"), card(one_trick, "leading: Fehl", "HT"));
    let back = "CA C9 DA CT ST SK SA ST";
    assert_eq!(card(back, "leading: repeated Fehl ace", "D9"), "CA");
    assert_eq!(card(back, "leading: fresh Fehl", "D9"), "H9");
    assert_eq!(card(back, "leading: not fresh Fehl", "H9"), card(back, "leading: trump or repeated Fehl", "H9"));
}

#[test]
fn a_maxim_knows_the_sides_no_better_than_the_player() {
    // N leads; nobody is known.
    assert_eq!(card("CA", "stranger wins: CT", "C9"), "CT");
    assert_eq!(card("CA", "partner unknown: CT", "C9"), "CT");
    assert_eq!(card("CA", "foe wins: CT", "C9"), "-");
    // N shows its queen of clubs: a foe for E, the partner for S, who has the other; W cannot know E and S apart.
    assert_eq!(card("CQ", "foe wins: DQ", "D9"), "DQ");
    assert_eq!(card("CQ", "partner unknown: DQ", "D9"), "DQ");
    assert_eq!(card("CQ D9", "partner wins: DA", "DK"), "DA");
    assert_eq!(card("CQ D9", "partner known: DA", "DK"), "DA");
    assert_eq!(card("CQ D9 DA", "foe wins, partner unknown: DJ", "HQ"), "DJ");
    // Both are shown: E is the partner of W.
    assert_eq!(card("CQ D9 CQ", "partner known, foe wins: DJ", "HQ"), "DJ");
}

#[test]
fn what_is_no_maxim_is_told() {
    for (text, expected) in [
        ("Fehl ace", "a colon is missing between the moment and the card"),
        ("leding: Fehl ace", "'leding' is no moment; did you mean 'leading'?"),
        ("on sundays: Fehl ace", "'on sundays' is no moment"),
        ("trick 13: Fehl ace", "'13' is no trick; expected 1 to 12, as in 3, 3-5 or 3+"),
        ("tricks 5-3: Fehl ace", "'5-3' is no trick; expected 1 to 12, as in 3, 3-5 or 3+"),
        (">= 999 Augen: Fehl ace", "'999' is no number of Augen"),
        ("leading: highest", "'' is no kind of card"),
        ("leading: highest aze", "'aze' is no kind of card"),
        ("leading: 2 aces", "'2 aces' is no kind of card"),
        ("leading: no ace", "'no ace' is no kind of card"),
        ("leading: Augen", "'Augen' is no kind of card"),
        ("leading: CA or", "'' is no kind of card"),
    ] {
        let error = text.parse::<Maxim>().expect_err(text);
        assert_eq!(error.text(Language::English), expected, "{text}");
        assert!(!error.text(Language::German).is_empty());
    }
}
