//! Results written in many spellings from a known truth: what is read is that truth, or it is refused.

use doko_game::rules::Sonderpunkt;
use doko_game::{Call, GameName, Rules, Seat, SeatSet, Solo, Team};
use notation::record::Breaches;
use notation::result::{FactCall, FactGame, Facts, Reckoned, Who, reckon};
use notation::{Names, parse_result};
use rand::seq::{IndexedRandom, SliceRandom};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

/// One player's name has a blank, one an umlaut in two pieces, one begins like another word.
const PLAYERS: [&str; 4] = ["Anna Lena", "Jo\u{308}rg", "Cora", "Sofie"];
const COMPOSED: [&str; 4] = ["anna lena", "Jörg", "cora", "SOFIE"];
const LETTERS: [&[&str]; 4] = [&["N", "Nord"], &["O", "E", "Ost"], &["S", "Süd"], &["W", "West"]];

/// How a line is spelled.
struct Speller {
    rng: ChaCha8Rng,
    has_names: bool,
}

impl Speller {
    fn one(&mut self, words: &[&str]) -> String {
        (*words.choose(&mut self.rng).expect("there are words")).to_owned()
    }

    fn name(&mut self, seat: Seat) -> String {
        let at = seat.index();
        if self.has_names { self.one(&[PLAYERS[at], COMPOSED[at]]) } else { self.one(LETTERS[at]) }
    }

    fn names(&mut self, seats: SeatSet) -> String {
        let mut seats: Vec<Seat> = seats.iter().collect();
        seats.shuffle(&mut self.rng);
        let names: Vec<String> = seats.into_iter().map(|seat| self.name(seat)).collect();
        let between = self.one(&["+", " und ", " & ", " and ", " + ", "/"]);
        names.join(&between)
    }

    fn side(&mut self, team: Team) -> String {
        match team {
            Team::Re => self.one(&["Re", "re", "RE"]),
            Team::Kontra => self.one(&["Kontra", "kontra", "Contra"]),
        }
    }

    /// Writes who is Re and what was played.
    fn parties(&mut self, facts: &Facts) -> Vec<String> {
        let re = facts.re.expect("the truth knows who is Re");
        let (members, others) = (self.names(re), self.names(!re));
        let named = match facts.game {
            None => {
                return vec![self.one(&[
                    &format!("Re {members}"),
                    &format!("Kontra {others}"),
                    &format!("Re: {members}"),
                ])];
            }
            Some(FactGame::Named(GameName::Hochzeit)) if re.len() == 1 => {
                let alone = self.one(&["allein", "alone"]);
                return vec![format!("Hochzeit {members} {alone}")];
            }
            Some(FactGame::Named(GameName::Hochzeit)) => {
                return vec![self.one(&[&format!("Hochzeit Re {members}"), &format!("Hochzeit {members}")])];
            }
            Some(FactGame::Named(GameName::StillesSolo)) => "stilles Solo",
            Some(FactGame::Named(GameName::Solo(Solo::Damen))) => "Damensolo",
            _ => return vec![self.one(&["Solo", "Lustsolo", "Pflichtsolo"]) + " " + &members],
        };
        match self.rng.random_range(0..3) {
            0 => vec![format!("{named} {members}")],
            1 => vec![format!("{members} spielt {named}")],
            _ => vec![named.to_owned(), self.one(&[&format!("Re {members}"), &format!("{members} allein"), &members])],
        }
    }

    /// Writes the Augen of Re.
    fn augen(&mut self, facts: &Facts, augen: u16) -> Vec<String> {
        let re = facts.re.expect("the truth knows who is Re");
        let unit = self.one(&["", " Augen"]);
        let (of_re, of_kontra) = (self.side(Team::Re), self.side(Team::Kontra));
        match self.rng.random_range(0..5) {
            0 => vec![format!("{augen}:{}", 240 - augen)],
            1 => vec![format!("{of_kontra} {}{unit}", 240 - augen)],
            2 => vec![format!("{augen}{unit} {of_re}")],
            3 if re.len() == 2 && 40 < augen => {
                let first = if augen < 80 { 20 } else { 30 };
                let each = re.iter().zip([first, augen - first]);
                each.map(|(seat, n)| self.name(seat) + &format!(" {n}{unit}")).collect()
            }
            _ => vec![format!("{of_re} {augen}{unit}")],
        }
    }

    /// Writes what a side has called, in clauses of which those behind the first one may leave out the side.
    fn calls(&mut self, facts: &Facts, team: Team) -> Vec<String> {
        let side = self.side(team);
        let said = facts.calls.iter().filter(|said| said.who == Who::Team(team)).map(|said| said.call);
        let mut clauses = Vec::new();
        for call in said.collect::<Vec<_>>() {
            let word = match call {
                Call::Re | Call::Kontra => {
                    let member = facts.re.map(|re| if team == Team::Re { re } else { !re });
                    let member = self.name(member.and_then(|seats| seats.iter().next()).unwrap_or(Seat::N));
                    let ways = [
                        side.clone(),
                        format!("{side} angesagt"),
                        format!("Ansage {side}"),
                        format!("{member} sagt {side}"),
                    ];
                    clauses.push(ways.choose(&mut self.rng).cloned().unwrap_or_default());
                    continue;
                }
                Call::Keine90 => self.one(&["keine 90", "k90", "no 90", "keine neun"]),
                Call::Keine60 => self.one(&["keine 60", "k60", "no 60"]),
                Call::Keine30 => self.one(&["keine 30", "k30"]),
                Call::Schwarz => self.one(&["schwarz angesagt", "schwarz abgesagt"]),
            };
            let word = if call == Call::Schwarz { word } else { word + &self.one(&["", " angesagt", " abgesagt"]) };
            let is_first = clauses.is_empty();
            clauses.push(if is_first || self.rng.random_bool(0.5) { format!("{side} {word}") } else { word });
        }
        clauses
    }

    fn points(&mut self, facts: &Facts) -> Vec<String> {
        let mut clauses = Vec::new();
        for &(point, who) in &facts.special {
            let Who::Team(team) = who else { continue };
            let side = self.side(team);
            let name = match point {
                Sonderpunkt::Doppelkopf => self.one(&["Doppelkopf", "Doko"]),
                Sonderpunkt::Charlie => self.one(&["Charlie", "Karlchen"]),
                _ => self.one(&["Fuchs", "fox", "Fuchs gefangen"]),
            };
            let ways = [format!("{name} für {side}"), format!("{side} {name}"), format!("{name} {side}")];
            clauses.push(ways.choose(&mut self.rng).cloned().unwrap_or_default());
        }
        clauses
    }

    /// Writes a line; with `forgets` some commas are missing.
    fn line(&mut self, facts: &Facts, augen: u16, forgets: bool) -> String {
        let mut groups = vec![self.parties(facts), self.augen(facts, augen)];
        groups.extend(Team::ALL.map(|team| self.calls(facts, team)));
        groups.extend(self.points(facts).into_iter().map(|point| vec![point]));
        groups.shuffle(&mut self.rng);
        let clauses: Vec<String> = groups.into_iter().flatten().collect();
        let mut line = String::new();
        for (at, clause) in clauses.iter().enumerate() {
            if 0 < at {
                let is_forgotten = forgets && self.rng.random_bool(0.5);
                line += if is_forgotten { " " } else { *[", ", "; ", ","].choose(&mut self.rng).unwrap_or(&", ") };
            }
            line += clause;
        }
        line
    }
}

/// Returns what people know of a game, and the Augen of Re.
fn truth(rng: &mut ChaCha8Rng) -> (Facts, u16) {
    let named = |game| Some(FactGame::Named(game));
    let games = [
        None,
        None,
        None,
        named(GameName::Hochzeit),
        named(GameName::HochzeitSolo),
        named(GameName::StillesSolo),
        named(GameName::Solo(Solo::Damen)),
        Some(FactGame::SomeSolo),
    ];
    let game = *games.choose(rng).expect("there are games");
    let is_solo = game.is_some_and(FactGame::is_for_one);
    let mut seats = Seat::ALL;
    seats.shuffle(rng);
    let re: SeatSet = seats[..if is_solo { 1 } else { 2 }].iter().copied().collect();
    let augen = rng.random_range(45..196);
    let mut calls = Vec::new();
    for team in Team::ALL {
        for call in Call::words_of(team).into_iter().take(5) {
            if rng.random_bool(0.6) {
                break;
            }
            calls.push(FactCall { who: Who::Team(team), call, when: None });
        }
    }
    let mut special = Vec::new();
    for (point, n) in [(Sonderpunkt::Fuchs, 2), (Sonderpunkt::Doppelkopf, 1), (Sonderpunkt::Charlie, 1)] {
        for _ in 0..n {
            if !is_solo && rng.random_bool(0.3) {
                special.push((point, Who::Team(*Team::ALL.choose(rng).expect("two sides"))));
            }
        }
    }
    // A Hochzeit of one is written with "allein".
    let game = if game == named(GameName::HochzeitSolo) { named(GameName::Hochzeit) } else { game };
    (Facts { game, re: Some(re), augen: vec![(Who::Team(Team::Re), augen)], calls, special, ..Facts::default() }, augen)
}

/// Returns what matters of a result: who played with whom, Augen, calls, points.
fn told(reckoned: &Reckoned) -> String {
    let mut special: Vec<String> = reckoned.special.iter().map(|earned| format!("{earned:?}")).collect();
    special.sort();
    let Reckoned { parties, levels, score, .. } = reckoned;
    let augen = reckoned.won.re.augen;
    format!("{parties:?} {augen:?} {levels:?} {special:?} {:?} {:?}", score.winner, score.points)
}

#[test]
fn what_is_read_is_what_was_meant_or_is_refused() {
    let mut speller = Speller { rng: ChaCha8Rng::seed_from_u64(17), has_names: false };
    let (mut n_read, mut n_whole) = (0, 0);
    let players: Vec<_> = PLAYERS.into_iter().map(str::to_owned).zip(Seat::ALL.map(Some)).collect();
    for n in 0..6000 {
        let (facts, augen) = truth(&mut speller.rng);
        let Ok(meant) = reckon(&Rules::DDV, &facts, Breaches::Refuse) else { continue };
        speller.has_names = n % 2 == 0;
        let names = if speller.has_names { Names::Players(&players) } else { Names::Seats };
        let forgets = n % 3 != 0;
        let line = speller.line(&facts, augen, forgets);
        let read = parse_result(&line, &names)
            .map_err(|error| error.to_string())
            .and_then(|facts| reckon(&Rules::DDV, &facts, Breaches::Refuse).map_err(|error| error.to_string()));
        n_whole += usize::from(!forgets);
        match read {
            Ok(read) => {
                assert_eq!(told(&read), told(&meant), "{line}");
                n_read += usize::from(!forgets);
            }
            Err(error) if !forgets => eprintln!("{line}: {error}"),
            Err(_) => {}
        }
    }
    assert!(n_whole * 9 < n_read * 10 && 1000 < n_whole, "{n_read} of {n_whole}");
}
