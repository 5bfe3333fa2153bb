//! Every position of a game is a position, and one whose parts are not from one game is none.

use super::driver::{play_on, random_game, rule_sets};
use doko_notation::{RuleBook, parse_position};
use game::{
    Augen, ByTeam, Card, Contract, Parties, Play, Position, PositionError, PositionParts, Rank, Rules, Seat, Suit, Won,
    rules::{HeartTenWithSchweine, SchweineRule, Trumpfabgabe, Trumpfschwach},
};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

const GAMES: usize = 250;

/// Calls `see` with every position of random games of the rule set in which the parties are settled.
pub(crate) fn every_position(rules: &Rules, games: usize, rng: &mut ChaCha8Rng, mut see: impl FnMut(&Position)) {
    for _ in 0..games {
        let mut play = random_game(rules, rng);
        play_on(&mut play, usize::MAX, rng, |play| {
            if play.parties().is_some()
                && let Some(position) = position_of(play)
            {
                see(&position);
            }
        });
    }
}

/// Returns the position of a game; `None` only while the order of the cards, or what is called, depends on two aces that one hand has,
/// and always while that hand may keep them to itself.
fn position_of(play: &Play) -> Option<Position> {
    let (position, trick) = (play.position(), play.public().trick());
    let is_undecided =
        Seat::ALL.into_iter().any(|seat| play.hands()[seat].kinds().iter().any(|card| play.may_keep(seat, card)));
    assert!(position.is_none() || !is_undecided, "{:?}", play.hands());
    assert_eq!(play.why_no_position().is_some(), position.is_none() && play.parties().is_some());
    assert!(position.is_some() || is_open(play), "refused: {:?} {:?} {trick:?}", play.parties(), play.hands());
    position
}

/// Returns whether there is no position: in a Null, and where one hand has two aces, or has just played one of them, on which the order of the cards depends.
pub(crate) fn is_open(play: &Play) -> bool {
    let (rules, trick) = (play.public().rules(), play.public().trick());
    if play.public().game().contract().is_null() {
        return true;
    }
    let has_both = |seat: Seat| {
        let lies = |ace: Card| trick.plays().filter(|&laid| laid == (seat, ace)).count();
        let aces = Suit::ALL.map(|suit| Card::new(suit, Rank::Ace));
        aces.into_iter().any(|ace| lies(ace) + play.hands()[seat].count(ace) == 2)
    };
    let changes = match rules.schweine.when {
        SchweineRule::AfterTrick | SchweineRule::Optional => true,
        SchweineRule::FirstPlayed => rules.schweine.heart_ten == HeartTenWithSchweine::FirstWins,
        SchweineRule::Off | SchweineRule::Announced | SchweineRule::BeforePlay => false,
    };
    changes && Seat::ALL.into_iter().any(has_both)
}

fn changed(position: &Position, change: impl FnOnce(&mut PositionParts)) -> Result<Position, PositionError> {
    let mut parts = position.parts().clone();
    change(&mut parts);
    Position::new(parts)
}

#[test]
#[ignore = "slow"]
fn no_position_of_a_game_is_refused() {
    let mut rng = ChaCha8Rng::seed_from_u64(11);
    let mut n_seen = 0;
    for rules in rule_sets() {
        let name = format!("{}-own", rules.name);
        let book = RuleBook::published().with(Rules { name: name.clone().into(), ..rules.clone() });
        every_position(&rules, GAMES, &mut rng, |position| {
            n_seen += 1;
            let line = position.to_string().replacen(&*rules.name, &name, 1);
            // What was won may be left out.
            let unknown = line.split(' ').filter(|field| !field.starts_with("won=")).collect::<Vec<_>>().join(" ");
            for line in [line, unknown] {
                parse_position(&line, &book).unwrap_or_else(|error| panic!("{line}: {error}"));
            }
        });
    }
    assert!(40_000 < n_seen, "{n_seen}");
}

#[test]
#[ignore = "slow"]
fn a_queen_of_clubs_with_kontra_is_refused_where_no_trumpfabgabe_is() {
    let mut rng = ChaCha8Rng::seed_from_u64(12);
    let mut n_refused = 0;
    let is_without = |rules: &Rules| {
        rules.trumpfabgabe.if_nobody == Trumpfabgabe::Off && rules.trumpfschwach.becomes != Trumpfschwach::Exchange
    };
    for rules in rule_sets().into_iter().filter(is_without) {
        every_position(&rules, GAMES, &mut rng, |position| {
            let queens = position.parts().hands.iter().any(|(_, hand)| hand.contains(Card::CQ))
                || position.parts().trick.contains(&Card::CQ);
            if position.parts().contract != Contract::Normal || !queens {
                return;
            }
            n_refused += 1;
            let kontra = !position.parties().re;
            // Two of them, and one where three were against one.
            for re in [kontra.iter().take(2).collect(), kontra.iter().take(1).collect()] {
                let refused = changed(position, |parts| parts.parties = Parties { re });
                assert!(matches!(refused, Err(PositionError::QueenOutsideRe { .. })), "{position} {re}: {refused:?}");
            }
        });
    }
    assert!(5_000 < n_refused, "{n_refused}");
}

#[test]
fn tricks_that_the_side_to_lead_or_nobody_can_have_won_are_refused() {
    let mut rng = ChaCha8Rng::seed_from_u64(13);
    for rules in rule_sets() {
        every_position(&rules, GAMES / 4, &mut rng, |position| {
            let won = position.won().expect("a game knows what was won");
            let team = position.parties().team_of(position.cards().trick().leader());
            if won[team].tricks == 0 {
                return;
            }
            let sum = Won { augen: won.re.augen + won.kontra.augen, tricks: won.re.tricks + won.kontra.tricks };
            let mut all = ByTeam::default();
            all[!team] = sum;
            assert!(changed(position, |parts| parts.won = Some(all)).is_err(), "{position}");
            // The same tricks with more Augen than they can hold, and with Augen in none.
            for (augen, tricks) in [(44 * u16::from(won[team].tricks) + 1, won[team].tricks), (11, 0)] {
                let mut wrong = won;
                wrong[team] = Won { augen: Augen(augen), tricks };
                wrong[!team].augen = Augen(sum.augen.0.saturating_sub(augen));
                assert!(changed(position, |parts| parts.won = Some(wrong)).is_err(), "{position}");
            }
        });
    }
}

#[test]
fn what_no_deal_can_bring_is_refused_with_the_finger_on_it() {
    for (line, marked, message) in [
        (
            "rules=ddv game=normal re=NS leader=N N=HT,HT E=CQ,DT S=CQ,DJ W=CA,SA",
            vec!["NS", "CQ"],
            "E holds CQ, so E is Re, not re=NS",
        ),
        (
            "rules=ddv game=normal re=N leader=N N=HT,CQ E=HQ,DT S=CQ,DJ W=CA,SA",
            vec!["N", "CQ"],
            "S holds CQ, so S is Re, not re=N",
        ),
        (
            "rules=bsv game=normal re=NS leader=E trick=CQ N=HT,DJ E=DT S=SQ,HQ W=CA,SA",
            vec!["NS", "CQ"],
            "E has played CQ, so E is Re, not re=NS",
        ),
        (
            "rules=recklinghausen game=normal re=NS leader=N N=HT,HT,SQ,DQ E=CQ,DT,CA,SA S=CQ,DJ,DK,HQ W=CK,SK,SK,CT",
            vec!["NS", "CQ"],
            "E holds CQ, so E is Re, not re=NS",
        ),
        (
            "rules=ddv game=normal re=NS leader=N N=CQ,CQ E=HQ,DT S=SQ,DJ W=CA,SA won=re:0/0,kontra:194/10",
            vec!["NS", "re:0/0,kontra:194/10"],
            "N holds both CQ, and a partner would have won a trick, but re has none",
        ),
        (
            "rules=ddv game=normal re=NS leader=E N=HT,CQ E=HQ,DT S=SQ,DJ W=CA,SA won=re:187/10,kontra:0/0",
            vec!["E", "re:187/10,kontra:0/0"],
            "E leads, so E has won the trick before, but kontra has none",
        ),
        (
            "rules=ddv game=normal re=NS leader=N N=HT,CQ E=HQ,DT S=SQ,DJ W=CA,SA won=re:148/9,kontra:39/1",
            vec!["re:148/9,kontra:39/1"],
            "kontra cannot have 39 Augen in 1 trick of the cards that are gone",
        ),
    ] {
        let error = doko_notation::position(line).expect_err(line);
        let texts: Vec<&str> = error.labels.iter().map(|label| label.span.of(line)).collect();
        assert_eq!(texts, marked, "{line}: {error}");
        assert!(message.is_empty() || error.to_string() == message, "{line}: {error}");
    }
}

#[test]
fn what_a_rule_set_explains_is_a_position() {
    for line in [
        // A Hochzeit with its partner, and without: a stilles Solo.
        "rules=ddv game=normal re=NS leader=N N=CQ,CQ E=HQ,DT S=SQ,DJ W=CA,SA won=re:100/5,kontra:94/5",
        "rules=ddv game=normal re=N leader=N N=CQ,CQ E=HQ,DT S=SQ,DJ W=CA,SA",
        // Both queens are gone: anybody can be Re.
        "rules=ddv game=normal re=EW leader=N N=HT,HT E=HQ,DT S=SQ,DJ W=CA,SA",
        // A Trumpfabgabe: the taker of the trumps is Re with the giver, who has few.
        "rules=recklinghausen game=normal re=NS leader=N N=HT,HT,SQ,DQ E=CQ,DT,CA,SA S=CA,DJ,CK,HA W=CQ,SK,SK,CT",
        // In a named solo the queens are with anybody.
        "rules=ddv game=damensolo re=N leader=N N=HT,HT E=CQ,DT S=CQ,DJ W=CA,SA",
    ] {
        doko_notation::position(line).unwrap_or_else(|error| panic!("{line}: {error}"));
    }
    let without = Rules::DDV.with(|rules| {
        rules.name = "club".into();
        rules.soli.named = Vec::new().into();
        rules.soli.pflichtsolo_per_player = 0;
    });
    let line = "rules=club game=damensolo re=N leader=N N=HT,HT E=CQ,DT S=CQ,DJ W=CA,SA";
    let error = parse_position(line, &RuleBook::published().with(without)).expect_err("the club has no soli");
    assert_eq!(error.to_string(), "there is no damensolo in this rule set");
}
