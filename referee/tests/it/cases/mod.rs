//! Cases of every entry, in every kind of game, with facts that somebody could state.

use doko_referee::catalogue::entries;
use doko_referee::entry::Entry;
use doko_referee::fact::{self, Kind, Value};
use doko_referee::{Case, Facts, Game, GameKind, Ruling, SoloKind, rule};
use game::{Card, Rules, Seat, Team};
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

/// Who offends in these cases.
pub(crate) const OFFENDER: Seat = Seat::E;

/// One of each kind of game that rows distinguish.
fn games() -> Vec<Game> {
    let of = |kind, soloist| Game { kind, soloist: Some(soloist), solo_kind: None };
    vec![
        Game::of(GameKind::Normal),
        of(GameKind::Hochzeit, Seat::N),
        of(GameKind::HochzeitSolo, Seat::N),
        of(GameKind::StillesSolo, Seat::N),
        Game::solo(OFFENDER, SoloKind::Lust),
        Game::solo(Seat::N, SoloKind::Pflicht),
    ]
}

/// Something that can be said about a fact; `None` where a referee would not be asked.
fn value(kind: Kind, rng: &mut ChaCha8Rng) -> Option<Value> {
    const TEXTS: [&str; 4] = ["weiter", "na ja", "Wir spielen zusammen", "answer: meine"];
    let seat = *Seat::ALL.choose(rng)?;
    Some(match kind {
        Kind::YesNo => Value::YesNo(rng.random()),
        Kind::Number(least, most) => Value::Number(rng.random_range(least..=most.min(least + 20))),
        Kind::Word(words) => Value::Word((*words.choose(rng)?).to_owned()),
        Kind::Text => Value::Word((*TEXTS.choose(rng)?).to_owned()),
        Kind::Seat => Value::Seat(seat),
        Kind::SeatOrNobody => [Value::Nobody, Value::Seat(seat)].choose(rng)?.clone(),
        Kind::Seats => [Value::Seats(vec![OFFENDER]), Value::Seats(vec![OFFENDER, Seat::S])].choose(rng)?.clone(),
        Kind::Team => Value::Team(*Team::ALL.choose(rng)?),
        Kind::TeamOrNone => [Value::Nobody, Value::Team(Team::Re), Value::Team(Team::Kontra)].choose(rng)?.clone(),
        Kind::Card => Value::Card(Card::CA),
        Kind::Cards | Kind::Hands | Kind::Votes | Kind::Trick | Kind::Query => return None,
    })
}

/// Facts of an entry, each there or not.
pub(crate) fn facts(entry: &Entry, game: Game, rng: &mut ChaCha8Rng) -> Facts {
    const HOW_OFTEN: f64 = 0.7;
    let mut facts = Facts::new();
    let house = [fact::RECONSTRUCTIBLE, fact::CARDS_REVEALED, fact::ZW_FOR, fact::DECIDED];
    for fact in entry.asks.iter().map(|ask| ask.fact).chain(house) {
        if fact.name != fact::CLAIMED.name
            && rng.random_bool(HOW_OFTEN)
            && let Some(value) = value(fact.kind, rng)
        {
            facts.state(fact, value);
        }
    }
    facts.take_back(fact::RE);
    if game.kind == GameKind::StillesSolo {
        facts.state(fact::SECOND_CQ_LAID, Value::YesNo(rng.random()));
    }
    facts
}

/// Returns the cases of these rule sets that can be ruled on, `n_facts` combinations of facts for every entry and game.
pub(crate) fn rulings(rule_sets: &[Rules], n_facts: usize) -> Vec<(Case, Ruling)> {
    let mut rng = ChaCha8Rng::seed_from_u64(46);
    let mut rulings = Vec::new();
    for rules in rule_sets {
        for entry in entries().filter(|entry| (entry.applies)(rules)) {
            let before = rulings.len();
            for game in games() {
                for _ in 0..n_facts {
                    let facts = facts(entry, game, &mut rng);
                    let case = Case::new(rules, entry.number, game, Some(OFFENDER), 1, facts);
                    rulings.extend(case.and_then(|case| rule(&case).map(|ruling| (case, ruling))));
                }
            }
            assert!(before < rulings.len(), "{} {} is never ruled on", rules.name, entry.number);
        }
    }
    rulings
}
