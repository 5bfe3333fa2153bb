//! What every good club player knows, one test each: situations of a few cards, each reached by many different games.

use doko_bots::{Draw, RulesBot};
use game::{
    Act, BySeat, Card, CardSet, Found, Hand, Named, Parties, Play, Rules, Say, Seat, SeatSet, Solo, Spielfindung, Team,
    Vorbehalt,
};

const N: Seat = Seat::N;
const E: Seat = Seat::E;
const S: Seat = Seat::S;
const W: Seat = Seat::W;

/// A few cards each, N to lead, and what led there.
struct Situation {
    rules: Rules,
    hands: [&'static str; 4],
    /// Seats of Re; a single seat plays the solo, if there is one.
    re: &'static [Seat],
    solo: Option<Solo>,
    /// Cards on the table, N's first.
    table: &'static str,
}

const NORMAL: Situation = Situation { rules: Rules::BSV, hands: [""; 4], re: &[N, S], solo: None, table: "" };

fn cards(text: &str) -> Vec<Card> {
    text.split_whitespace().map(|code| code.parse().expect("a card")).collect()
}

impl Situation {
    /// Returns a game that led here, if this attempt finds one.
    fn attempt(&self, draw: &mut Draw) -> Option<Play> {
        let kept = BySeat(self.hands.map(|hand| Hand::of(&cards(hand))));
        let mut rest: Vec<Card> = self.rules.deck().cards().collect();
        for (_, hand) in kept.iter() {
            for card in hand.cards() {
                rest.remove(rest.iter().position(|&other| other == card).expect("two of each"));
            }
        }
        draw.shuffle(&mut rest);
        let hands = BySeat::from_fn(|seat| {
            let missing = self.rules.n_tricks() - kept[seat].len();
            Hand::try_of(&rest.drain(..missing).chain(kept[seat].cards()).collect::<Vec<_>>()).unwrap_or(Hand::EMPTY)
        });
        let deck: Vec<Card> = hands.0.iter().flat_map(|hand| hand.cards()).collect();
        if deck.len() != 4 * self.rules.n_tricks() {
            return None;
        }
        let re: SeatSet = self.re.iter().copied().collect();
        let holders: SeatSet = Seat::ALL.into_iter().filter(|&seat| hands[seat].contains(Card::CQ)).collect();
        if self.solo.is_none() && holders != re {
            return None;
        }
        let deal = game::Deal::from_hands(&self.rules, W, hands).ok()?;
        let mut play = find(&self.rules, deal, self.solo.map(|solo| (self.re[0], solo)))?;
        while play.public().tricks().len() < self.rules.n_tricks() - kept[N].len() {
            let seat = play.actor()?;
            if let Some(call) = play.duty() {
                play.call(seat, call).ok()?;
                continue;
            }
            let free = play.legal().iter().filter(|&card| kept[seat].count(card) < play.hands()[seat].count(card));
            let card = draw.choice(&free.collect::<Vec<_>>())?;
            play.play(seat, card).ok()?;
        }
        let known = Parties { re };
        let all_known = play.public().known().iter().all(|(seat, team)| *team == Some(known.team_of(seat)));
        if play.actor() != Some(N) || !all_known {
            return None;
        }
        for card in cards(self.table) {
            play.play(play.actor()?, card).ok()?;
        }
        Some(play)
    }

    /// Checks that in nine of ten games that led here one of these cards is played.
    fn plays(&self, expected: &str) {
        let expected: CardSet = cards(expected).into_iter().collect();
        let mut draw = Draw::new(5, 0);
        let (mut n_right, mut n_games) = (0, 0);
        let mut wrong = Vec::new();
        for play in (0..300_000).filter_map(|_| self.attempt(&mut draw)).take(20) {
            n_games += 1;
            let seat = play.actor().expect("cards are left");
            let card = RulesBot::new().card(&play.view(seat));
            if expected.contains(card) { n_right += 1 } else { wrong.push(card) }
        }
        assert_eq!(n_games, 20, "not enough games lead here");
        assert!(18 <= n_right, "{n_right} of {n_games}, otherwise {wrong:?}");
    }
}

fn find(rules: &Rules, deal: game::Deal, solo: Option<(Seat, Solo)>) -> Option<Play> {
    let mut round = Spielfindung::new(rules, deal, SeatSet::EMPTY);
    while let Some(seat) = round.actor() {
        let wanted = match solo {
            Some((soloist, solo)) if soloist == seat => {
                [Act::Say(Say::Vorbehalt), Act::Name(Vorbehalt::Solo(solo))].to_vec()
            }
            _ => Vec::new(),
        };
        let act = wanted.into_iter().find(|act| round.options().contains(act));
        round.act(seat, act.unwrap_or_else(|| doko_bots::fallback(&round.view(seat)))).ok()?;
    }
    match round.finish().ok()? {
        Found::Play(play) => {
            let team = |seat| play.team_of(seat);
            assert!(matches!(play.public().game().named, Named::Normal) || team(N).is_some_and(|it| it == Team::Re));
            Some(*play)
        }
        Found::Redeal(_) => None,
    }
}

#[test]
fn a_fehl_ace_that_stands_is_led() {
    Situation { hands: ["CA DJ DK", "CT DT SJ", "CK HJ SA", "CT DJ SK"], ..NORMAL }.plays("CA");
}

#[test]
fn the_last_seat_smears_to_its_partner() {
    Situation { hands: ["DQ SK", "DK SK", "SQ HK", "CT HA"], table: "DQ DK SQ", re: &[W, S], ..NORMAL }.plays("HA");
}

#[test]
fn nobody_smears_to_a_foe() {
    Situation { hands: ["DQ SK", "DK SK", "SQ CK", "CA HK"], table: "DQ DK SQ", ..NORMAL }.plays("HK");
}

#[test]
fn the_last_seat_takes_with_the_cheapest_card_that_is_enough() {
    Situation { hands: ["DA SK", "DT SQ", "DQ CK", "HQ HT"], table: "DA DT DQ", ..NORMAL }.plays("HQ");
}

#[test]
fn the_last_seat_leaves_the_trick_to_its_partner() {
    Situation { hands: ["DA SJ", "DT DQ", "HQ CK", "SQ DK"], table: "DA DT HQ", re: &[W, S], ..NORMAL }.plays("DK");
}

#[test]
fn the_fox_comes_home_in_the_partners_trick() {
    Situation { hands: ["DJ SK", "DK SK", "HT HK", "DA DK"], table: "DJ DK HT", re: &[W, S], ..NORMAL }.plays("DA");
}

#[test]
fn the_last_seat_brings_its_fox_home_in_a_fehl_trick() {
    Situation { hands: ["CA DK", "CK DT", "CK HJ", "DA HJ"], table: "CA CK CK", ..NORMAL }.plays("DA");
}

#[test]
fn a_fox_is_not_given_to_a_foe() {
    Situation { hands: ["SQ SK", "DK SK", "DJ HK", "DA DT"], table: "SQ DK DJ", ..NORMAL }.plays("DT");
}

#[test]
fn a_foes_fox_is_caught() {
    Situation { hands: ["DJ SK", "DA SK", "DK HK", "HQ CK"], table: "DJ DA DK", re: &[W, S], ..NORMAL }.plays("HQ");
}

#[test]
fn the_ten_of_hearts_is_not_spent_on_an_empty_trick() {
    Situation { hands: ["DJ SK HQ", "SJ CK HT", "HJ CK SQ", "HT DQ DJ"], table: "DJ SJ HJ", re: &[N, E], ..NORMAL }
        .plays("DQ DJ");
}

#[test]
fn a_jack_of_clubs_is_kept_for_the_last_trick() {
    Situation { hands: ["CK SK", "DK SK", "HK HK", "CJ HQ"], table: "CK DK HK", re: &[W, S], ..NORMAL }.plays("HQ");
}

#[test]
fn a_fleischlos_soloist_runs_his_long_suit() {
    let re = &[N];
    let solo = Some(Solo::Fleischlos);
    Situation { hands: ["CA CT CK HJ", "SA SK DA DK", "ST SQ DT DQ", "HA HT HK DJ"], re, solo, ..NORMAL }
        .plays("CA CT");
}

#[test]
fn in_a_null_everybody_stays_below_and_nobody_saves_the_soloist() {
    let rules = Rules::BSV.with(|rules| rules.soli.named = vec![Solo::Null].into());
    let null = |hands, table| Situation { hands, table, re: &[N], solo: Some(Solo::Null), rules: rules.clone() };
    null(["CK CJ", "CQ SJ", "CA SA", "CT ST"], "").plays("CJ");
    null(["CK SJ", "CA CJ", "CT SA", "CQ ST"], "CK").plays("CJ");
    // Who cannot follow lets his highest card go.
    null(["CK SJ", "SA SJ", "CA SK", "CT ST"], "CK").plays("SA");
}

#[test]
fn a_strong_soloist_draws_trumps() {
    let re = &[N];
    let solo = Some(Solo::Farbe(game::Suit::Diamonds));
    Situation { hands: ["HT CQ SQ CA", "DJ HJ CK SK", "DK CT SK HK", "DT CT SA HA"], re, solo, ..NORMAL }
        .plays("HT CQ SQ");
}

#[test]
fn defenders_smear_to_whoever_beats_the_soloist() {
    let re = &[N];
    let solo = Some(Solo::Fleischlos);
    Situation { hands: ["CK SJ", "CA SQ", "CJ DJ", "HT HJ"], table: "CK CA CJ", re, solo, ..NORMAL }.plays("HT");
}
