//! A tournament of two tables, one of four and one of five, and three rounds by the tournament rules in force: what the sheets make of it
//! and what a few lines make of it that were written from the rules alone.

use doko_api::sheet::{Evening, Sheet, evening, rank};
use doko_api::{Context, Source};
use game::Next;
use std::collections::BTreeMap;
use text::Language;

/// Numbers that look like chance.
struct Dice(u64);

impl Dice {
    fn below(&mut self, n: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % n
    }

    fn pick<T: Copy>(&mut self, from: &[T]) -> T {
        from[self.below(from.len())]
    }
}

/// A round at a table, as the rules have it: players by their position from 0.
struct Model {
    names: Vec<&'static str>,
    /// Games of the round that are left; TSR 8.5.1, 10.1.5.
    left: usize,
    is_time_up: bool,
    dealer: usize,
    owes_solo: Vec<bool>,
    points: Vec<i32>,
    deducted: Vec<i32>,
    played: Vec<usize>,
    dealers: Vec<usize>,
    n_games: usize,
    text: String,
}

impl Model {
    fn new(names: &[&'static str]) -> Self {
        let n = names.len();
        Self {
            names: names.to_vec(),
            left: if n == 4 { 24 } else { 30 },
            is_time_up: false,
            dealer: 0,
            owes_solo: vec![true; n],
            points: vec![0; n],
            deducted: vec![0; n],
            played: vec![0; n],
            dealers: Vec::new(),
            n_games: 0,
            text: format!("regeln: tsr\nspieler: {}\n", names.join(", ")),
        }
    }

    /// Those who play this deal, the dealer's left neighbour first; TSR 10.1.1.
    fn playing(&self) -> Vec<usize> {
        (1..=4).map(|step| (self.dealer + step) % self.names.len()).collect()
    }

    fn between(&mut self, row: &str) {
        self.text.push_str(&format!("- {row}\n"));
    }

    fn game(&mut self, row: &str) {
        self.n_games += 1;
        self.text.push_str(&format!("{} {row}\n", self.n_games));
        self.left -= 1;
        self.dealers.push(self.dealer);
        for player in self.playing() {
            self.played[player] += 1;
        }
    }

    fn pass_the_deal(&mut self) {
        self.dealer = (self.dealer + 1) % self.names.len();
    }

    /// Whether the next game is a forced Pflichtsolo, and whose; TSR 4.2.3, 8.6.
    fn forced(&mut self) -> Option<usize> {
        let n = self.names.len();
        let owing = self.owes_solo.iter().filter(|&&owes| owes).count();
        if owing == 0 || (owing != self.left && !self.is_time_up) {
            return None;
        }
        let soloist = (1..=n).map(|step| (self.dealer + step) % n).find(|&player| self.owes_solo[player])?;
        // At a table of five the dealer cannot play what he deals.
        if n == 5 && soloist == self.dealer {
            self.pass_the_deal();
        }
        Some(soloist)
    }

    fn normal(&mut self, dice: &mut Dice) {
        let at = self.playing();
        let (first, steps) = (dice.below(4), 1 + dice.below(3));
        let re = [at[first], at[(first + steps) % 4]];
        let augen = dice.pick(&[145, 155, 185, 100, 88, 57, 131]);
        let (says_re, says_kontra) = (dice.below(3) == 0, dice.below(4) == 0);
        let fuchs = (dice.below(3) == 0).then(|| dice.pick(&at));
        let has_won_re = 120 < augen;
        let loser = if has_won_re { 240 - augen } else { augen };
        let bounds = [90, 60, 30].iter().filter(|&&bound| loser < bound).count() as i32;
        // TSR 7.2.2, 7.2.3: won, the bounds, the calls, against the queens; a Fuchs for either side.
        let mut value = 1 + bounds + 2 * i32::from(says_re) + 2 * i32::from(says_kontra) + i32::from(!has_won_re);
        if let Some(player) = fuchs {
            value += if re.contains(&player) == has_won_re { 1 } else { -1 };
        }
        for player in at {
            self.points[player] += if re.contains(&player) == has_won_re { value } else { -value };
        }
        let mut row = format!("Re {}+{} {augen} Augen", self.names[re[0]], self.names[re[1]]);
        row.push_str(if says_re { ", Re angesagt" } else { "" });
        row.push_str(if says_kontra { ", Kontra angesagt" } else { "" });
        if let Some(player) = fuchs {
            row.push_str(&format!(", Fuchs für {}", self.names[player]));
        }
        self.game(&row);
        self.pass_the_deal();
    }

    /// A solo, with a penalty of one of its opponents if there is one to be punished.
    #[expect(clippy::fn_params_excessive_bools, reason = "it is a case of a test")]
    fn solo(&mut self, dice: &mut Dice, soloist: usize, is_forced: bool, penalty: Option<i32>) {
        let at = self.playing();
        let opponents: Vec<usize> = at.iter().copied().filter(|&player| player != soloist).collect();
        let offender = dice.pick(&opponents);
        let mut row = format!("Damensolo {}", self.names[soloist]);
        // TSR 9.4.4: a serious breach of an opponent takes the place of the result.
        if penalty.is_none_or(|points| points < 12) {
            let augen = dice.pick(&[130, 125, 110, 84, 155]);
            let has_won = 120 < augen;
            let loser = if has_won { 240 - augen } else { augen };
            let value = 1 + i32::from(loser < 90);
            for &player in &at {
                let worth = if player == soloist { 3 * value } else { -value };
                self.points[player] += if has_won { worth } else { -worth };
            }
            row.push_str(&format!(" {augen} Augen"));
        }
        if let Some(points) = penalty {
            self.points[offender] -= points;
            self.points[soloist] += points;
            row.push_str(&format!(", Strafe S({points}) {}", self.names[offender]));
        }
        self.game(&row);
        // TSR 3.3.1, 4.2.5, 4.3.2: the dealer stays after a Pflichtsolo that was not forced.
        let is_voluntary = self.owes_solo[soloist] && !is_forced;
        self.owes_solo[soloist] = false;
        if !is_voluntary {
            self.pass_the_deal();
        }
    }

    /// A minor breach in the last game, a serious one that ends the present deal, or a deduction.
    fn breach(&mut self, dice: &mut Dice) {
        let at = self.playing();
        let offender = dice.pick(&at);
        let name = self.names[offender];
        // TSR 9.4.3: the deal was not played, and the same dealer deals again.
        let points = dice.pick(&[12, 15, 18, 24]);
        self.between(&format!("Strafe N({points}) {name}: schwerwiegend"));
        self.between("neu geben");
        for player in at {
            self.points[player] += if player == offender { -points } else { points / 3 };
        }
        // TSR 9.7.2: nobody is credited.
        if dice.below(2) == 0 {
            self.deducted[offender] -= 6;
            self.between(&format!("Strafe U(6) {name}"));
        }
    }

    /// Plays to the end; the time is up after `up_after` games.
    fn play(&mut self, dice: &mut Dice, up_after: usize) {
        loop {
            if self.n_games == up_after && !self.is_time_up {
                self.between("Nachspielzeit 7: Reklamation");
                self.between("Zeit um");
                self.is_time_up = true;
            }
            if self.left == 0 || (self.is_time_up && !self.owes_solo.contains(&true)) {
                return;
            }
            if let Some(soloist) = self.forced() {
                let penalty = (dice.below(4) == 0).then_some(12);
                self.solo(dice, soloist, true, penalty);
                continue;
            }
            match dice.below(12) {
                0 => self.breach(dice),
                1 | 2 => {
                    let soloist = dice.pick(&self.playing());
                    let penalty = dice.pick(&[None, None, Some(3), Some(15), Some(21)]);
                    self.solo(dice, soloist, false, penalty);
                }
                _ => self.normal(dice),
            }
        }
    }

    fn read(&self, text: &str) -> (Sheet, Evening) {
        let context = Context::new(Language::German);
        let source = Source { name: "tisch.txt".to_owned(), line: 1, text: text.to_owned() };
        let sheet = Sheet::read(&context, &source).unwrap_or_else(|error| panic!("{error}: {text}"));
        let evening = evening(&context, &sheet).unwrap_or_else(|error| panic!("{error}: {text}"));
        (sheet, evening)
    }

    /// Compares the sheet with the model.
    fn check(&self, up_after: usize) -> (Sheet, Evening) {
        let (sheet, evening) = self.read(&self.text);
        let wrong: Vec<String> = evening.wrong().map(ToString::to_string).collect();
        assert!(wrong.is_empty(), "{wrong:?}: {}", self.text);
        let games = evening.rows.iter().filter(|row| row.entry.number.is_some());
        assert_eq!(games.map(|row| usize::from(row.dealer.0) - 1).collect::<Vec<_>>(), self.dealers, "{}", self.text);
        assert_eq!((&evening.totals, &evening.apart), (&self.points, &self.deducted), "{}", self.text);
        assert_eq!(evening.round.next(), Next::Over { struck: self.left as u16 }, "{}", self.text);
        assert!(evening.is_sound(), "{}", self.text);
        let usual = if self.names.len() == 4 { 100 } else { 125 };
        assert_eq!(evening.minutes, Some(if up_after <= self.n_games { usual + 7 } else { usual }));
        (sheet, evening)
    }
}

const PEOPLE: [&str; 9] = ["Anna", "Bert", "Cora", "Dirk", "Emil", "Frida", "Gerd", "Hanna", "Ingo"];

#[test]
fn a_tournament_of_a_table_of_four_and_one_of_five_adds_up_over_three_rounds() {
    let mut n_struck = 0;
    for seed in 0..40 {
        let mut dice = Dice(seed);
        let (mut sheets, mut totals, mut games) = (Vec::new(), BTreeMap::new(), BTreeMap::new());
        for round in 0..3 {
            // New seats: four, and five.
            let mut seated = PEOPLE;
            seated.rotate_left(round * 4);
            // In some round time is up in the middle of it, and in another one a little before its end.
            for (table, names) in [&seated[..4], &seated[4..]].into_iter().enumerate() {
                let up_after = [usize::MAX, 13 + dice.below(5), 20 + dice.below(3)][(round + table) % 3];
                let mut model = Model::new(names);
                model.play(&mut dice, up_after);
                sheets.push(model.check(up_after));
                n_struck += model.left;
                for (at, &name) in names.iter().enumerate() {
                    *totals.entry(name).or_insert(0) += model.points[at] + model.deducted[at];
                    *games.entry(name).or_insert(0) += model.played[at];
                }
            }
        }
        let ranked = rank(&sheets);
        assert_eq!(ranked.len(), PEOPLE.len());
        for (at, player) in ranked.iter().enumerate() {
            let ahead = totals.values().filter(|&&points| player.points < points).count();
            let is = (player.points, usize::from(player.games), player.place);
            assert_eq!(is, (totals[&*player.name], games[&*player.name], ahead + 1), "seed {seed}: {}", player.name);
            assert!(at == 0 || player.points <= ranked[at - 1].points);
        }
    }
    assert!(0 < n_struck, "in some round time was up before its end");
}

#[test]
fn after_the_time_nothing_is_played_or_dealt_again_but_a_forced_solo() {
    let mut model = Model::new(&PEOPLE[..5]);
    model.play(&mut Dice(3), 14);
    let at = model.text.find("- Zeit um\n").expect("time was up") + "- Zeit um\n".len();
    let (before, _) = model.text.split_at(at);
    let said = |row: &str| {
        let (_, evening) = model.read(&format!("{before}{row}\n"));
        evening.wrong().next().map(ToString::to_string)
    };
    // Somebody owes his solo: no other game is played, and a misdealt solo is dealt again.
    assert!(said("15 Re Anna+Bert 145").is_some_and(|told| told.starts_with("a Pflichtsolo is due")));
    assert_eq!(said("- neu geben"), None);
    assert_eq!(
        said("- Nachspielzeit 5").as_deref(),
        Some("the time is up already; added time is written above \"- time\"")
    );
    // All are played: nothing is dealt again.
    let (_, evening) = model.read(&format!("{}- neu geben\n", model.text));
    let told: Vec<String> = evening.wrong().map(ToString::to_string).collect();
    assert_eq!(told, ["the time is up, and only a Pflichtsolo that is forced is dealt again (TSR 8.5.3)"]);
}
