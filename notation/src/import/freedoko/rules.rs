//! The rules of a party, option by option, as FreeDoko writes them into its files.
//!
//! See: `src/party/rule.cpp`, `src/game/game_summary.cpp`, `src/game/specialpoint.cpp` and `src/card/trick.cpp` of FreeDoko
//! 0.7.12, which say what the options do; none of its code is here.

use game::{
    Card, Rules, RulesConflict, Solo, Suit,
    rules::{
        CallHand, CallValue, CharlieGefangenBy, CharlieGefangenCounts, DoublingScope, GivenCards, HeartTenInLastTrick,
        HeartTenWithSchweine, Herzstich, HigherSchwein, HigherSchweineBy, HochzeitCondition, ListPoints,
        PflichtansageLevel, PflichtansageScope, ReachedAgainst, SchweineInSolo, SchweineRule, SchweineSuit,
        SecondHeartTen, SoloLeader, Sonderpunkt, Trumpfabgabe, Trumpfschwach, VorbehaltKind,
    },
};

/// The options of a file.
#[derive(Debug, Default)]
pub(super) struct Options {
    /// Name, value, and whether something was made of it.
    all: Vec<(String, String, bool)>,
    /// Options without an equal in our rules.
    without: Vec<String>,
}

/// The beginnings of options that do not concern this game: its display, the length of the party, later consequences.
const ELSEWHERE: [&str; 14] = [
    "show ",
    "card hint",
    "take back",
    "number of ",
    "points",
    "offer duty solo",
    "bock ",
    "append bock",
    "first seed",
    "first startplayer",
    "mutate",
    "min ",
    "counting",
    // Who has a normal game alone must announce; a Hochzeit is none.
    "announcement first trick thirty points in marriage",
];

const SOLI: [(&str, &[Solo]); 9] = [
    ("solo jack", &[Solo::Buben]),
    ("solo queen", &[Solo::Damen]),
    ("solo king", &[Solo::Koenige]),
    ("solo queen jack", &[Solo::DamenBuben]),
    ("solo king jack", &[Solo::KoenigeBuben]),
    ("solo king queen", &[Solo::KoenigeDamen]),
    ("solo koehler", &[Solo::Koehler]),
    ("solo meatless", &[Solo::Fleischlos]),
    (
        "solo color",
        &[Solo::Farbe(Suit::Clubs), Solo::Farbe(Suit::Spades), Solo::Farbe(Suit::Hearts), Solo::Farbe(Suit::Diamonds)],
    ),
];

const POINTS: [(&str, Sonderpunkt); 8] = [
    ("extrapoint catch fox", Sonderpunkt::Fuchs),
    ("extrapoint catch fox last trick", Sonderpunkt::FuchsGefangenLastTrick),
    ("extrapoint fox last trick", Sonderpunkt::FuchsLastTrick),
    ("extrapoint dolle jabs dolle", Sonderpunkt::DulleGefangen),
    ("extrapoint heart trick", Sonderpunkt::Herzstich),
    ("extrapoint charlie", Sonderpunkt::Charlie),
    ("extrapoint catch charlie", Sonderpunkt::CharlieGefangen),
    ("extrapoint double charlie", Sonderpunkt::DoppelCharlie),
];

const CONDITIONS: [(&str, &[HochzeitCondition]); 4] = [
    ("marriage first foreign", &[HochzeitCondition::Any]),
    ("marriage first color", &[HochzeitCondition::Fehl]),
    ("marriage first trump", &[HochzeitCondition::Trumpf]),
    ("marriage first single color", &[HochzeitCondition::Clubs, HochzeitCondition::Spades, HochzeitCondition::Hearts]),
];

impl Options {
    /// Takes note of a line of the rules.
    pub(super) fn add(&mut self, line: &str) {
        /// The most options of a block of rules.
        const MOST: usize = 500;
        let is_one = self.all.len() < MOST && !line.starts_with('#');
        if let Some((name, value)) = line.split_once('=').filter(|_| is_one) {
            self.all.push((name.trim().to_owned(), value.trim().to_owned(), false));
        }
    }

    /// Returns whether these are the rules of a party from beginning to end, as it always writes them.
    pub(super) fn are_whole(&self) -> bool {
        ["with nines", "dollen", "extrapoint charlie", "announcement no 0", "counting"]
            .iter()
            .all(|name| self.all.iter().any(|(known, ..)| known == name))
    }

    fn value(&mut self, name: &str) -> Option<&str> {
        let option = self.all.iter_mut().find(|(known, ..)| known == name)?;
        option.2 = true;
        Some(&option.1)
    }

    fn is(&mut self, name: &str) -> bool {
        self.value(name) == Some("true")
    }

    fn number(&mut self, name: &str) -> Option<u8> {
        self.value(name)?.parse().ok()
    }

    /// Takes note of an option that is otherwise than it always is by our rules.
    #[expect(clippy::fn_params_excessive_bools, reason = "it is the value of an option")]
    fn expect(&mut self, name: &str, ours: bool) {
        let theirs = self.is(name);
        if theirs != ours {
            self.without.push(format!("{name} = {theirs}"));
        }
    }

    /// Returns the number of an option that another one switches on.
    fn number_if(&mut self, switch: &str, name: &str) -> Option<u8> {
        let number = self.number(name);
        number.filter(|_| self.is(switch))
    }

    /// Returns what belongs to the options that are on.
    fn listed<T: Copy>(&mut self, table: &[(&str, &[T])]) -> Vec<T> {
        table.iter().filter(|(name, _)| self.is(name)).flat_map(|(_, items)| items.iter().copied()).collect()
    }

    /// Returns our rules with these options, and the options that they have not: `name = value`.
    ///
    /// # Errors
    /// They may not fit together.
    pub(super) fn rules(&mut self) -> Result<(Rules, Vec<String>), RulesConflict> {
        let mut rules = Rules::DDV.with(|rules| rules.deck.nines = self.value("with nines") != Some("false"));
        self.cards(&mut rules);
        self.games(&mut rules);
        self.calls(&mut rules);
        self.scoring(&mut rules);
        let rules = rules.fitted(|option| matches!(option, "call_limits"));
        rules.check()?;
        let is_off = |value: &str| matches!(value, "false" | "0" | "");
        let is_elsewhere = |name: &str| ELSEWHERE.iter().any(|beginning| name.starts_with(beginning));
        let mut without = std::mem::take(&mut self.without);
        for (name, value, is_used) in &self.all {
            // What belongs to an option that is off says nothing.
            let owner = |(other, value, _): &&(String, String, bool)| {
                value == "false" && name.strip_prefix(other.as_str()).is_some_and(|rest| rest.starts_with(' '))
            };
            if !is_used && !is_off(value) && !is_elsewhere(name) && !self.all.iter().any(|other| owner(&other)) {
                without.push(format!("{name} = {value}"));
            }
        }
        Ok((rules, without))
    }

    fn cards(&mut self, rules: &mut Rules) {
        rules.deck.heart_ten_trump = self.value("dollen") != Some("false");
        if self.is("dollen second over first") && rules.deck.heart_ten_trump {
            rules.deck.second_heart_ten_wins = SecondHeartTen::WhenTrump;
        }
        if self.is("dollen contrary in last trick") && rules.deck.heart_ten_trump {
            rules.deck.heart_ten_in_last_trick = HeartTenInLastTrick::Reversed;
        }
        if !self.is("swines") {
            return;
        }
        let (at_begin, only_second) = (self.is("swines announcement begin"), self.is("swine only second"));
        rules.schweine.when = match (only_second, at_begin) {
            (true, _) => SchweineRule::AfterTrick,
            (false, true) => SchweineRule::BeforePlay,
            (false, false) => SchweineRule::Optional,
        };
        rules.schweine.suit = SchweineSuit::TrumpSuit;
        if self.is("swines in solo") {
            rules.schweine.in_solo = SchweineInSolo::Any;
        }
        self.expect("swines in poverty", true);
        if self.is("dollen first over second with swines") && !only_second {
            rules.schweine.heart_ten = HeartTenWithSchweine::FirstWins;
        }
        if at_begin && !only_second && self.is("hyperswines") {
            let pair = if rules.deck.nines { HigherSchwein::Nines } else { HigherSchwein::Kings };
            rules.schweine.above = vec![pair].into();
            if !self.is("swines and hyperswines joint") {
                rules.schweine.above_by = HigherSchweineBy::OtherHand;
            }
            self.expect("hyperswines in solo", rules.schweine.in_solo == SchweineInSolo::Any);
            self.expect("hyperswines in poverty", true);
            self.expect("hyperswines announcement begin", true);
        }
    }

    fn games(&mut self, rules: &mut Rules) {
        let mut soli = if self.value("solo") == Some("false") { Vec::new() } else { self.listed(&SOLI) };
        soli.sort_by_key(|solo| Solo::ALL.iter().position(|other| other == solo));
        rules.soli.named = soli.into();
        let duties = ["number of duty soli", "number of duty color soli", "number of duty picture soli"];
        rules.soli.pflichtsolo_per_player = duties.iter().filter_map(|name| self.number(name)).max().unwrap_or(0);
        rules.soli.pflichtsolo_per_player *= u8::from(rules.has_soli());
        if self.is("lustsolo player leads") {
            rules.soli.leader = SoloLeader::Always;
        }
        let limit = self.number("marriage determination").unwrap_or(rules.hochzeit.limit);
        rules.hochzeit.limit = limit.clamp(1, if rules.deck.nines { 12 } else { 10 });
        rules.hochzeit.conditions = self.listed(&CONDITIONS).into();
        self.thrown(rules);
        if self.is("poverty") {
            if self.is("poverty shift") {
                rules.trumpfabgabe.if_nobody = Trumpfabgabe::AskAllThenRedeal;
                let only_trump = self.is("poverty shift only trump");
                rules.trumpfabgabe.cards = if only_trump { GivenCards::Trumps } else { GivenCards::AtLeastThree };
            } else {
                rules.trumpfschwach.becomes = Trumpfschwach::Redeal;
            }
            if self.is("throw with one trump") {
                rules.werfen.trumps_max = Some(1);
            }
        }
        if self.is("marriage before poverty") {
            let mut kinds = rules.clone().fitted(|_| false).vorbehalte.priority.into_owned();
            let is_poverty =
                |kind: &VorbehaltKind| matches!(kind, VorbehaltKind::Trumpfabgabe | VorbehaltKind::Trumpfschwach);
            let (from, to) =
                (kinds.iter().position(|kind| *kind == VorbehaltKind::Hochzeit), kinds.iter().position(is_poverty));
            if let (Some(from), Some(to)) = (from, to)
                && to < from
            {
                let hochzeit = kinds.remove(from);
                kinds.insert(to, hochzeit);
            }
            rules.vorbehalte.priority = kinds.into();
        }
    }

    fn thrown(&mut self, rules: &mut Rules) {
        rules.werfen.nines = self.number_if("throw with nines", "min number of throwing nines");
        rules.werfen.kings = self.number_if("throw with kings", "min number of throwing kings");
        let both = "min number of throwing nines and kings";
        rules.werfen.nines_and_kings = self.number_if("throw with nines and kings", both);
        rules.werfen.augen = self.number_if("throw with richness", "min richness for throwing").map(u16::from);
        if self.is("throw when fox highest trump") {
            rules.werfen.no_trump_above = Some(Card::DA);
        }
    }

    fn calls(&mut self, rules: &mut Rules) {
        let last = self.number("last announcement").unwrap_or(1).max(1);
        let names = ["no 120", "no 90", "no 60", "no 30", "no 0"];
        // Who has already played to a trick holds one card less than there are tricks left.
        let least = (last - 1).max(1);
        for (limit, name) in rules.calls.limits.iter_mut().zip(names) {
            *limit = self.number(&format!("announcement {name}")).unwrap_or(*limit).max(least);
        }
        // Where no Hochzeit moves a limit below that there is nothing to say.
        if rules.calls.limits[4].saturating_sub(rules.hochzeit.limit - 1) < least {
            rules.calls.hochzeit_shift_least = least;
        }
        if self.is("announcement till full trick") {
            rules.calls.hand = CallHand::UntilTrickIsFull;
        }
        rules.calls.reply_extension = self.is("announcement reply").then_some(1);
        if self.is("announcement first trick thirty points") {
            rules.pflichtansage.augen = Some(30);
            rules.pflichtansage.scope = PflichtansageScope::NormalOnly;
            if !self.is("announcement first trick thirty points only re/contra") {
                rules.pflichtansage.level = PflichtansageLevel::Next;
            }
        }
    }

    fn scoring(&mut self, rules: &mut Rules) {
        if self.is("announcement re/contra doubles") {
            rules.score.call_value = CallValue::Times(2);
            rules.score.doubling_scope = if self.is("announcement contra doubles against re") {
                DoublingScope::GamePointsAndAlten
            } else {
                DoublingScope::GamePointsOnly
            };
        }
        rules.score.reached_against = ReachedAgainst::Highest;
        let mut points = vec![Sonderpunkt::Alten, Sonderpunkt::Doppelkopf];
        points.extend(POINTS.iter().filter(|(name, _)| self.is(name)).map(|(_, point)| *point));
        // What is one point more, or cannot be, is nothing without what it stands on.
        let second_wins = rules.deck.second_heart_ten_wins != SecondHeartTen::Never
            || rules.deck.heart_ten_in_last_trick == HeartTenInLastTrick::Reversed;
        let (has_fuchs, has_charlie) = (points.contains(&Sonderpunkt::Fuchs), points.contains(&Sonderpunkt::Charlie));
        points.retain(|point| match point {
            Sonderpunkt::FuchsGefangenLastTrick => has_fuchs,
            Sonderpunkt::CharlieGefangen | Sonderpunkt::DoppelCharlie => has_charlie,
            Sonderpunkt::DulleGefangen => second_wins,
            _ => true,
        });
        if points.contains(&Sonderpunkt::Herzstich) {
            rules.special.herzstich = Herzstich::AllFourHearts;
        }
        points.sort_unstable();
        let is_caught = points.contains(&Sonderpunkt::CharlieGefangen);
        rules.special.points = points.into();
        if !self.is("extrapoint catch double charlie") && is_caught {
            rules.special.charlie_gefangen_counts = CharlieGefangenCounts::Once;
        }
        if self.is("extrapoint catch charlie only with diamond queen") {
            rules.special.charlie_gefangen_by = CharlieGefangenBy::DiamondQueen;
        }
        if self.value("counting") == Some("plus") {
            rules.round.list_points = ListPoints::Winners;
        }
    }
}
