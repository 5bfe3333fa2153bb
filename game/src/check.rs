//! Checks that the options of a rule set fit together.

#[cfg(test)]
mod tests;

use crate::call_phase::CallPhase;
use crate::contract::{SchweineHolders, Solo};
use crate::order::normal_trumps;
use crate::rules::{
    BockLength, CallPace, CallSkipping, CallTiming, CallValue, CalledGame, HeartTenInLastTrick, HeartTenWithSchweine,
    HigherSchwein, HochzeitCalls, List, Rules, SchweineGames, SchweineRule, SecondHeartTen, SeriousNormalGame,
    ShiftedTricks, SittingOut, SoloContest, SoloPoints, SoloRe, Sonderpunkt, SpecialPointsSoli, Trumpfabgabe,
    Trumpfschwach, VorbehaltKind, WerfenWhen,
};
use crate::seat::Team;
use crate::words::noted;
use text::{Arg, Join, Localized, Message, english_errors, message};

/// Options that cannot stand in one rule set.
#[derive(Clone, Debug, PartialEq)]
pub struct RulesConflict {
    /// The names of the options.
    pub options: Vec<&'static str>,
    /// Reason why they do not fit together.
    pub reason: Message,
}

impl Localized for RulesConflict {
    fn message(&self) -> Message {
        self.reason.clone()
    }

    fn help(&self) -> Option<Message> {
        Some(message!("conflict-help", options = Arg::list(self.options.iter().copied(), Join::Comma)))
    }
}

english_errors!(RulesConflict);

/// Returns a conflict of these options unless the condition holds.
#[expect(clippy::fn_params_excessive_bools, reason = "a condition is no switch")]
fn require(holds: bool, options: &[&'static str], reason: impl FnOnce() -> Message) -> Result<(), RulesConflict> {
    if holds { Ok(()) } else { Err(RulesConflict { options: options.to_vec(), reason: reason() }) }
}

impl Rules {
    /// Checks that the options fit together.
    ///
    /// # Errors
    /// Returns the first options that do not.
    pub fn check(&self) -> Result<(), RulesConflict> {
        self.check_deal()?;
        self.check_order()?;
        self.check_reservations()?;
        self.check_hochzeit()?;
        self.check_calls()?;
        self.check_scoring()?;
        self.check_round()
    }

    fn check_deal(&self) -> Result<(), RulesConflict> {
        let deck = self.deck().len();
        let size = self.deck.hand_size;
        require(4 * self.n_tricks() == deck, &["nines", "hand_size"], || {
            message!("conflict-hand-size", deck, each = deck / 4, size)
        })?;
        require(!self.deck.deal_packets.contains(&0), &["deal_packets"], || Message::new("conflict-empty-packet"))?;
        let dealt: u32 = self.deck.deal_packets.iter().map(|&packet| u32::from(packet)).sum();
        require(dealt == u32::from(size), &["deal_packets", "hand_size"], || {
            message!("conflict-packets", dealt, size)
        })?;
        require(!self.deck.table_sizes.is_empty(), &["table_sizes"], || Message::new("conflict-no-table"))?;
        require(self.deck.table_sizes.iter().all(|size| matches!(size, 4..=7)), &["table_sizes"], || {
            Message::new("conflict-table-size")
        })?;
        no_repetition("table_sizes", &self.deck.table_sizes)
    }

    /// Returns whether the rules have this kind of Vorbehalt, whatever its rank.
    pub(crate) fn knows(&self, kind: VorbehaltKind) -> bool {
        let has_soli = self.has_soli();
        let compulsory = 0 < self.soli.pflichtsolo_per_player;
        match kind {
            VorbehaltKind::Pflichtsolo | VorbehaltKind::Lustsolo => compulsory && self.soli.pflichtsolo_first,
            VorbehaltKind::Solo => has_soli && !(compulsory && self.soli.pflichtsolo_first),
            VorbehaltKind::Trumpfschwach => self.trumpfschwach.becomes != Trumpfschwach::Off,
            // What is asked for before the round stands in no order.
            VorbehaltKind::Werfen => self.has_werfen() && !self.is_thrown_in_before(),
            // A hand with too few trumps may offer them in the way of a Trumpfabgabe where that alone is not a Vorbehalt.
            VorbehaltKind::Trumpfabgabe => {
                let is_manner_only = self.trumpfschwach.becomes == Trumpfschwach::Exchange && !self.has_armut();
                self.trumpfabgabe.if_nobody != Trumpfabgabe::Off && !is_manner_only
            }
            VorbehaltKind::Schweine => self.schweine.when == SchweineRule::Announced,
            VorbehaltKind::Hochzeit => self.has_hochzeit(),
        }
    }

    fn check_order(&self) -> Result<(), RulesConflict> {
        // Only where it is trump, or always, does the ten of hearts have a rule of its own.
        let has_own_rule = self.deck.heart_ten_trump || self.deck.second_heart_ten_wins == SecondHeartTen::Always;
        let normal_only = self.deck.second_heart_ten_wins == SecondHeartTen::NormalGame;
        require(
            has_own_rule || self.deck.heart_ten_in_last_trick == HeartTenInLastTrick::Same,
            &["heart_ten_in_last_trick", "heart_ten_trump", "second_heart_ten_wins"],
            || Message::new("conflict-heart-ten-last-trick"),
        )?;
        let with_schweine = self.schweine.heart_ten == HeartTenWithSchweine::FirstWins;
        let can_be_known = matches!(self.schweine.when, SchweineRule::Announced | SchweineRule::BeforePlay);
        let arise_late = self.schweine.when == SchweineRule::AfterTrick;
        let can_turn = can_be_known || self.schweine.when.is_shown_by_playing() && !arise_late;
        require(!with_schweine || can_turn, &["heart_ten_with_schweine", "schweine"], || {
            Message::new("conflict-heart-ten-with-schweine")
        })?;
        // In a position with open cards a Hochzeit cannot be told from a normal game.
        let are_shown = matches!(self.schweine.when, SchweineRule::FirstPlayed | SchweineRule::AfterTrick);
        let are_limited = self.schweine.games == SchweineGames::NormalOnly;
        require(!are_shown || !are_limited, &["schweine_games", "schweine"], || {
            Message::new("conflict-schweine-games")
        })?;
        self.check_higher_schweine()?;
        require(self.deck.heart_ten_trump || !normal_only, &["second_heart_ten_wins", "heart_ten_trump"], || {
            Message::new("conflict-heart-ten-no-trump")
        })
    }

    fn check_higher_schweine(&self) -> Result<(), RulesConflict> {
        const ABOVE: &str = "schweine_above";
        let above = &self.schweine.above;
        no_repetition(ABOVE, above)?;
        require(above.len() < SchweineHolders::RANKS, &[ABOVE], || Message::new("conflict-schweine-above-many"))?;
        require(self.deck.nines || !above.contains(&HigherSchwein::Nines), &[ABOVE, "nines"], || {
            Message::new("conflict-schweine-above-nines")
        })?;
        // The holder has to know whether they are above all others.
        let can_be_known = matches!(self.schweine.when, SchweineRule::Announced | SchweineRule::BeforePlay);
        require(above.is_empty() || can_be_known, &[ABOVE, "schweine"], || Message::new("conflict-schweine-above"))
    }

    fn check_reservations(&self) -> Result<(), RulesConflict> {
        no_repetition("soli", &self.soli.named)?;
        no_repetition("solo_rank", &self.soli.rank)?;
        no_repetition("reservation_priority", &self.vorbehalte.priority)?;
        no_repetition("dealer_repeats_after", &self.vorbehalte.dealer_repeats_after)?;
        let has_soli = self.has_soli();
        let compulsory = 0 < self.soli.pflichtsolo_per_player;
        require(self.deck.nines || !self.soli.named.contains(&Solo::Neunen), &["soli", "nines"], || {
            Message::new("conflict-neunensolo")
        })?;
        require(has_soli || !compulsory, &["soli", "pflichtsolo_per_player"], || {
            Message::new("conflict-pflichtsolo-without-soli")
        })?;
        let solo_options: &[&str] = &["soli", "pflichtsolo_per_player"];
        for (kind, options) in [
            (VorbehaltKind::Pflichtsolo, solo_options),
            (VorbehaltKind::Lustsolo, solo_options),
            (VorbehaltKind::Solo, solo_options),
            (VorbehaltKind::Trumpfschwach, &["trumpfschwach"]),
            (VorbehaltKind::Werfen, &["werfen_kings", "werfen_augen", "werfen_when"]),
            (VorbehaltKind::Trumpfabgabe, &["trumpfabgabe"]),
            (VorbehaltKind::Schweine, &["schweine"]),
            (VorbehaltKind::Hochzeit, &["hochzeit_conditions"]),
        ] {
            let options = [&["reservation_priority"], options].concat();
            let (on, listed) = (self.knows(kind), self.vorbehalte.priority.contains(&kind));
            require(on || !listed, &options, || message!("conflict-priority-names", kind = noted(&kind)))?;
            require(listed || !on, &options, || message!("conflict-priority-lacks", kind = noted(&kind)))?;
        }
        require(
            self.soli.contest == SoloContest::Seat || !compulsory || !self.soli.pflichtsolo_first,
            &["solo_contest", "pflichtsolo_per_player", "pflichtsolo_first"],
            || Message::new("conflict-bids"),
        )?;
        require(self.trumpfschwach.max <= self.deck.hand_size, &["trumpfschwach_max", "hand_size"], || {
            message!("conflict-hand-cards", n = self.deck.hand_size)
        })?;
        self.check_somebody_plays()?;
        require(self.trumpfabgabe.max <= self.deck.hand_size, &["trumpfabgabe_max", "hand_size"], || {
            message!("conflict-hand-cards", n = self.deck.hand_size)
        })?;
        require(self.trumpfabgabe.min <= self.trumpfabgabe.max, &["trumpfabgabe_min", "trumpfabgabe_max"], || {
            Message::new("conflict-trumpfabgabe-min")
        })?;
        self.check_more_with_nine()?;
        self.check_werfen()
    }

    /// More trumps than others may only have a hand whose nine of diamonds is a trump.
    fn check_more_with_nine(&self) -> Result<(), RulesConflict> {
        const WITH_NINE: &str = "trumpfabgabe_max_with_nine";
        let Some(most) = self.trumpfabgabe.max_with_nine else { return Ok(()) };
        require(self.deck.nines, &[WITH_NINE, "nines"], || Message::new("conflict-no-nines"))?;
        require(self.trumpfabgabe.max < most, &[WITH_NINE, "trumpfabgabe_max"], || {
            Message::new("conflict-trumpfabgabe-with-nine")
        })?;
        require(most <= self.deck.hand_size, &[WITH_NINE, "hand_size"], || {
            message!("conflict-hand-cards", n = self.deck.hand_size)
        })
    }

    /// Checks that each condition under which a hand is thrown in can hold and can fail.
    fn check_werfen(&self) -> Result<(), RulesConflict> {
        for (option, least, most) in [
            ("werfen_kings", self.werfen.kings, 8),
            ("werfen_nines", self.werfen.nines, 8),
            ("werfen_nine_suits", self.werfen.nine_suits, 4),
            ("werfen_nines_and_kings", self.werfen.nines_and_kings, self.deck.hand_size),
        ] {
            require(least.is_none_or(|least| (1..=most).contains(&least)), &[option], || {
                message!("conflict-so-many-cards", option, most)
            })?;
        }
        let needs_nines =
            [self.werfen.nines, self.werfen.nine_suits, self.werfen.nines_and_kings].iter().any(Option::is_some);
        let options = ["nines", "werfen_nines", "werfen_nine_suits", "werfen_nines_and_kings"];
        require(self.deck.nines || !needs_nines, &options, || Message::new("conflict-no-nines"))?;
        require(self.werfen.augen.is_none_or(|augen| (1..=240).contains(&augen)), &["werfen_augen"], || {
            Message::new("conflict-augen")
        })?;
        require(self.werfen.augen_max.is_none_or(|augen| augen < 240), &["werfen_augen_max"], || {
            Message::new("conflict-augen")
        })?;
        let trumps = normal_trumps(self);
        require(
            self.werfen.no_trump_above.is_none_or(|card| trumps.contains(card) && !self.high_trumps().is_empty()),
            &["werfen_no_trump_above"],
            || {
                message!(
                    "conflict-no-trump-above",
                    card = self.werfen.no_trump_above.map_or_else(String::new, |card| card.to_string())
                )
            },
        )?;
        require(self.werfen.trumps_max.is_none_or(|most| most <= self.deck.hand_size), &["werfen_trumps_max"], || {
            message!("conflict-hand-cards", n = self.deck.hand_size)
        })?;
        require(self.has_werfen() || !self.werfen.mandatory, &["werfen_mandatory"], || {
            Message::new("conflict-nothing-thrown-in")
        })?;
        require(self.has_werfen() || self.werfen.when == WerfenWhen::Vorbehalt, &["werfen_when"], || {
            Message::new("conflict-nothing-thrown-in")
        })
    }

    /// Checks that there are deals in which no hand has to be thrown in. Every other Vorbehalt may be kept secret, or
    /// leads to a game, so if these exist a game can be played.
    ///
    /// What is said of each sum holds for all deals, as one of four hands has at most, and one at least, a quarter. And
    /// there is a deal that meets all bounds together: one in which all hands have as many cards of each rank.
    fn check_somebody_plays(&self) -> Result<(), RulesConflict> {
        if !self.werfen.mandatory {
            return Ok(());
        }
        // The trumps can be shared out so that each of four hands has this many, but not more.
        let fewest = self.deck().count_in(normal_trumps(self)) / 4;
        let high = self.deck().count_in(self.high_trumps());
        let at_least = |least: Option<u8>, some_hand_has: u8| least.is_none_or(|least| some_hand_has < least);
        for (option, holds) in [
            ("werfen_kings", at_least(self.werfen.kings, 2)),
            ("werfen_nines", at_least(self.werfen.nines, 2)),
            ("werfen_nine_suits", at_least(self.werfen.nine_suits, 1)),
            ("werfen_nines_and_kings", at_least(self.werfen.nines_and_kings, 4)),
            ("werfen_augen", self.werfen.augen.is_none_or(|least| 60 < least)),
            ("werfen_augen_max", self.werfen.augen_max.is_none_or(|most| most < 60)),
            ("werfen_no_trump_above", self.werfen.no_trump_above.is_none() || 4 <= high),
            ("werfen_trumps_max", self.werfen.trumps_max.is_none_or(|max| usize::from(max) < fewest)),
        ] {
            require(holds, &[option, "werfen_mandatory"], || message!("conflict-every-deal", option))?;
        }
        Ok(())
    }

    fn check_hochzeit(&self) -> Result<(), RulesConflict> {
        require((1..=self.deck.hand_size).contains(&self.hochzeit.limit), &["hochzeit_limit", "hand_size"], || {
            message!("conflict-klaerungsstich", n = self.deck.hand_size)
        })?;
        no_repetition("hochzeit_conditions", &self.hochzeit.conditions)
    }

    fn check_calls(&self) -> Result<(), RulesConflict> {
        let is_paced = self.calls.pace == CallPace::NextTrick;
        require(
            !is_paced || self.calls.hochzeit == HochzeitCalls::AfterFinding,
            &["call_pace", "hochzeit_calls"],
            || Message::new("conflict-call-pace"),
        )?;
        require(self.calls.most != Some(0), &["calls_most"], || {
            message!("conflict-at-least-one", option = "calls_most")
        })?;
        self.check_limits("call_limits", self.calls.limits)?;
        // Bids are calls.
        let are_bids = self.soli.contest == SoloContest::Bid;
        require(!are_bids || self.has_absagen(), &["which_calls", "solo_contest"], || {
            Message::new("conflict-calls-bids")
        })?;
        let only_replies = self.calls.solo_re == SoloRe::Reply;
        let can_reply = self.has_calls() && self.has_soli();
        require(can_reply || !only_replies, &["solo_re", "which_calls", "soli"], || Message::new("conflict-solo-re"))?;
        self.check_limits("call_limits_kontra", self.call_limits_of(Team::Kontra))?;
        self.check_limits("call_limits_solo", self.call_limits_in(Team::Re, CallPhase::Solo))?;
        self.check_limits("call_limits_solo_kontra", self.call_limits_in(Team::Kontra, CallPhase::Solo))?;
        self.check_limits("call_limits_hochzeit", self.call_limits_in(Team::Re, CallPhase::BeforeKlaerung))?;
        self.check_called_games()?;
        require(self.pflichtansage.augen.is_none_or(|augen| augen <= 44), &["pflichtansage_augen"], || {
            Message::new("conflict-trick-augen")
        })
    }

    fn check_called_games(&self) -> Result<(), RulesConflict> {
        const CALLED: &str = "counts_as_called";
        no_repetition(CALLED, &self.calls.counts_as_called)?;
        let can_call = self.has_calls();
        require(can_call || self.calls.counts_as_called.is_empty(), &[CALLED, "which_calls"], || {
            Message::new("conflict-called-games")
        })?;
        let only_replies =
            self.calls.solo_re == SoloRe::Reply && self.calls.counts_as_called.contains(&CalledGame::Solo);
        require(!only_replies, &[CALLED, "solo_re"], || Message::new("conflict-called-solo"))
    }

    fn check_limits(&self, option: &'static str, limits: [u8; 5]) -> Result<(), RulesConflict> {
        let shift = self.calls.hochzeit_shift;
        let (monotonic, against, most, too_many) = match self.calls.timing {
            CallTiming::Hand => (
                limits.is_sorted_by(|a, b| a >= b),
                "conflict-limits-rise",
                self.deck.hand_size,
                "conflict-limits-hand",
            ),
            CallTiming::Table => {
                (limits.is_sorted(), "conflict-limits-fall", 4 * self.deck.hand_size, "conflict-limits-table")
            }
        };
        require(monotonic, &[option, "call_timing"], || message!(against, limits = format!("{limits:?}")))?;
        require(limits.iter().all(|&limit| limit <= most), &[option, "hand_size"], || message!(too_many, most))?;
        let tricks = self.hochzeit.limit - u8::from(shift.tricks == ShiftedTricks::AfterFirst);
        let most_shifted = u32::from(shift.cards) * u32::from(tricks);
        let room = match self.calls.timing {
            CallTiming::Hand => limits[4],
            CallTiming::Table => 4 * self.deck.hand_size,
        };
        let is_bounded = 0 < self.calls.hochzeit_shift_least;
        let counts_hands = self.calls.timing == CallTiming::Hand;
        require(!is_bounded || counts_hands, &["hochzeit_shift_least", "call_timing"], || {
            Message::new("conflict-shift-least")
        })?;
        require(is_bounded || most_shifted <= u32::from(room), &["hochzeit_shift", option, "hochzeit_limit"], || {
            message!("conflict-shift", n = most_shifted)
        })
    }

    fn check_scoring(&self) -> Result<(), RulesConflict> {
        no_repetition("bounds", &self.score.bounds)?;
        no_repetition("special_points", &self.special.points)?;
        self.check_special_points()?;
        for (option, value, most) in
            [("call_value", self.score.call_value, 16), ("absage_value", self.score.absage_value, 4)]
        {
            let times = if let CallValue::Times(times) = value { times } else { 1 };
            require((1..=most).contains(&times), &[option], || message!("conflict-times", times, option))?;
        }
        require((1..=16).contains(&self.score.factor_at_120_120), &["factor_at_120_120"], || {
            message!("conflict-times", times = self.score.factor_at_120_120, option = "factor_at_120_120")
        })?;
        require(self.score.feigheit.is_none_or(|stages| (1..=5).contains(&stages)), &["feigheit"], || {
            Message::new("conflict-feigheit")
        })?;
        let can_call = self.has_calls();
        require(can_call || self.score.feigheit.is_none(), &["feigheit", "which_calls"], || {
            Message::new("conflict-feigheit-calls")
        })?;
        no_repetition("alten_games", &self.special.alten_games)?;
        require(
            self.breaches.serious_base.is_some() || self.breaches.serious_per_absage.is_none(),
            &["serious_base", "serious_per_absage"],
            || Message::new("conflict-serious"),
        )?;
        // The lost game is the penalty then.
        let is_lost = self.breaches.serious_normal_game == SeriousNormalGame::LostAlone;
        require(!is_lost || self.breaches.serious_base.is_none(), &["serious_normal_game", "serious_base"], || {
            Message::new("conflict-lost-alone")
        })?;
        // Who loses alone has a partner who wins, which no share of a side can say.
        require(!is_lost || self.bock.points.is_none(), &["serious_normal_game", "bock_points"], || {
            Message::new("conflict-lost-alone-shared")
        })?;
        require(
            !is_lost || self.round.sitting_out == SittingOut::Nothing,
            &["serious_normal_game", "sitting_out"],
            || Message::new("conflict-lost-alone-shared"),
        )
    }

    /// Checks the special points: one that adds a point to another needs that other.
    fn check_special_points(&self) -> Result<(), RulesConflict> {
        for (point, of, reason) in [
            (Sonderpunkt::CharlieGefangen, Sonderpunkt::Charlie, "conflict-charlie"),
            (Sonderpunkt::DoppelCharlie, Sonderpunkt::Charlie, "conflict-doppel-charlie"),
            (Sonderpunkt::FuchsGefangenLastTrick, Sonderpunkt::Fuchs, "conflict-fuchs-last-trick"),
        ] {
            require(self.has(of) || !self.has(point), &["special_points"], || Message::new(reason))?;
        }
        let is_reversed = self.deck.heart_ten_in_last_trick == HeartTenInLastTrick::Reversed;
        let second_wins = is_reversed || self.deck.second_heart_ten_wins != SecondHeartTen::Never;
        require(
            second_wins || !self.has(Sonderpunkt::DulleGefangen),
            &["special_points", "second_heart_ten_wins"],
            || Message::new("conflict-dulle"),
        )?;
        require(
            self.deck.heart_ten_trump || !self.has(Sonderpunkt::DulleLastTrick),
            &["special_points", "heart_ten_trump"],
            || Message::new("conflict-dulle-last-trick"),
        )?;
        require(
            self.calls.hochzeit == HochzeitCalls::Anytime || !self.has(Sonderpunkt::UnmarriedCall),
            &["special_points", "hochzeit_calls"],
            || Message::new("conflict-unmarried-call"),
        )?;
        require(
            self.has_calls() || !self.special.points.iter().any(|point| point.is_of_call()),
            &["special_points", "which_calls"],
            || Message::new("conflict-points-of-calls"),
        )?;
        require(
            self.calls.skipping != CallSkipping::Never || !self.has(Sonderpunkt::JumpedCall),
            &["special_points", "call_skipping"],
            || Message::new("conflict-jumped-call"),
        )?;
        if let SpecialPointsSoli::These(soli) = &self.special.soli {
            no_repetition("special_points_soli", soli)?;
        }
        let SoloPoints::These(in_solo) = &self.special.in_solo else { return Ok(()) };
        no_repetition("special_points_in_solo", in_solo)?;
        // The winner of a solo wins against one, or alone.
        let can_be = |point: Sonderpunkt| point != Sonderpunkt::Alten && !point.is_of_call();
        let exist = in_solo.iter().all(|&point| self.has(point) && can_be(point));
        require(exist, &["special_points_in_solo", "special_points"], || Message::new("conflict-solo-points"))
    }

    fn check_round(&self) -> Result<(), RulesConflict> {
        for (option, numbers) in [("games_per_round", self.round.games), ("minutes_per_round", self.round.minutes)] {
            for players in 5..=7 {
                let is_left_out = numbers.at(players).is_none() || self.deck.table_sizes.contains(&players);
                require(is_left_out, &[option, "table_sizes"], || message!("conflict-players", option, players))?;
            }
            require((4..=7).all(|players| numbers.at(players) != Some(0)), &[option], || {
                message!("conflict-at-least-one", option)
            })?;
        }
        let somebody_sits_out = self.deck.table_sizes.iter().any(|&size| 4 < size);
        require(
            somebody_sits_out || self.round.sitting_out == SittingOut::Nothing,
            &["sitting_out", "table_sizes"],
            || Message::new("conflict-sitting-out"),
        )?;
        self.check_bock()?;
        for players in 4..=7_u8 {
            let games = self.round.games.at(players);
            let soli = u16::from(players) * u16::from(self.soli.pflichtsolo_per_player);
            let fits = !self.soli.pflichtsolo_forced || games.is_none_or(|games| soli <= games);
            require(fits, &["games_per_round", "pflichtsolo_per_player"], || {
                message!("conflict-soli-games", soli, players)
            })?;
        }
        Ok(())
    }
}

impl Rules {
    fn check_bock(&self) -> Result<(), RulesConflict> {
        no_repetition("bock_events", &self.bock.events)?;
        require(self.bock.points != Some(0), &["bock_points"], || {
            message!("conflict-at-least-one", option = "bock_points")
        })?;
        require(self.bock.games != BockLength::Games(0), &["bock_games"], || {
            message!("conflict-at-least-one", option = "bock_games")
        })
    }
}

fn no_repetition<T: Clone + PartialEq>(option: &'static str, list: &List<T>) -> Result<(), RulesConflict> {
    let repeats = list.iter().enumerate().any(|(i, item)| list[..i].contains(item));
    require(!repeats, &[option], || message!("conflict-twice", option))
}
