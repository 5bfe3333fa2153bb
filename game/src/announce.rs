//! The calls: who may say what until when, and what counts as called.
//!
//! A [`Ladder`] is how far both sides have climbed. It judges a call from plain facts, the [`Moment`], so that a game,
//! a record and a referee's question use the same code. A forbidden call that was not claimed in time is a valid move
//! (DDV G.7.2) and enters the ladder too, see [`Ladder::count_unclaimed`].

use crate::call::Call;
use crate::call_phase::CallPhase;
use crate::contract::Level;
use crate::paragraph::Paragraph;
use crate::rules::{
    AbsagenBy, CallHand, CallMoment, CallPace, CallSkipping, CallTiming, CallsAllowed, HochzeitCalls, Rules,
    ShiftedTricks, SoloRe, Sonderpunkt,
};
use crate::seat::{BySeat, ByTeam, Seat, Team};
use crate::words::noted;
use text::{Localized, Message, english_errors, message};

/// The facts that decide whether a call comes in time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Moment {
    /// Cards the caller still holds.
    pub cards_in_hand: u8,
    /// Cards played by all seats since the deal.
    pub cards_played: u8,
    /// Phase of the deal.
    pub phase: CallPhase,
}

impl Moment {
    /// Returns the moment with as many cards in the hand as the rules count.
    fn counted(self, rules: &Rules) -> Self {
        match rules.calls.hand {
            CallHand::Held => self,
            // All seats hold as many cards as there are tricks that are not full.
            CallHand::UntilTrickIsFull => {
                Self { cards_in_hand: rules.deck.hand_size.saturating_sub(self.cards_played / 4), ..self }
            }
        }
    }
}

/// The latest moment of a call.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Limit {
    /// At least this number of cards in the caller's hand.
    Hand(u8),
    /// At most this number of cards played by all seats.
    Table(u8),
}

impl Limit {
    /// Returns the latest moment of a call of this side (DDV D.1, D.2; BSV 6.3 to 6.5; Recklinghausen, Weitere Hausregeln).
    #[must_use]
    pub const fn of(rules: &Rules, team: Team, call: Call, phase: CallPhase) -> Self {
        let limit = rules.call_limits_in(team, phase)[call.level().number() as usize - 1];
        let shift = rules.calls.hochzeit_shift;
        let shifted_tricks = match (phase, shift.tricks) {
            (CallPhase::AfterKlaerung(trick), ShiftedTricks::Every) => trick,
            (CallPhase::AfterKlaerung(trick), ShiftedTricks::AfterFirst) => trick.saturating_sub(1),
            _ => 0,
        };
        let cards = shift.cards.saturating_mul(shifted_tricks);
        // What ends later anyway is not moved.
        let least = if limit < rules.calls.hochzeit_shift_least { limit } else { rules.calls.hochzeit_shift_least };
        let shifted = limit.saturating_sub(cards);
        match rules.calls.timing {
            CallTiming::Hand => Self::Hand(if shifted < least { least } else { shifted }),
            CallTiming::Table => Self::Table(limit.saturating_add(cards)),
        }
    }

    /// Returns the limit moved later by `cards_in_hand` cards in hand. Each seat plays one card in a trick, so one card
    /// in hand is four on the table.
    const fn later_by(self, cards_in_hand: u8) -> Self {
        match self {
            Self::Hand(limit) => Self::Hand(limit.saturating_sub(cards_in_hand)),
            Self::Table(limit) => Self::Table(limit.saturating_add(cards_in_hand.saturating_mul(4))),
        }
    }

    /// Returns whether a call at this moment is within the limit.
    #[must_use]
    pub const fn allows(self, moment: &Moment) -> bool {
        match self {
            Self::Hand(limit) => limit <= moment.cards_in_hand,
            Self::Table(limit) => moment.cards_played <= limit,
        }
    }
}

impl Localized for Limit {
    fn message(&self) -> Message {
        match self {
            Self::Hand(limit) => message!("limit-hand", n = limit),
            Self::Table(limit) => message!("limit-table", n = limit),
        }
    }
}

/// Reason why a call is in time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Timely {
    /// The call came within its own limit.
    InTime,
    /// The call came later, as the reply to a call of the other side.
    Reply,
}

impl Timely {
    /// Returns the name in rule-book vectors.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::InTime => "in_time",
            Self::Reply => "reply",
        }
    }
}

/// A call that is allowed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Accepted {
    /// The word.
    pub call: Call,
    /// The side it counts for.
    pub team: Team,
    /// Reason why it is in time.
    pub timely: Timely,
    /// Level of the side before the call.
    pub before: Level,
}

impl Accepted {
    /// Returns the stages the side has reached by this call, skipped ones included, lowest first.
    pub fn counts_as(self) -> impl Iterator<Item = Call> {
        Call::words_of(self.team)
            .into_iter()
            .filter(move |word| self.before < word.level() && word.level() <= self.call.level())
    }
}

/// Reason why a call is not allowed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CallRefusal {
    /// The Vorbehalte are not settled.
    BeforeReservationSettled,
    /// The Klärungsstich is not complete.
    BeforeClarifyingTrick,
    /// The rules do not have it.
    NoSuchCall,
    /// Cards lie on the table.
    InsideTrick,
    /// It is another seat's turn.
    OffTurn,
    /// Re may only reply to Kontra in a solo.
    OnlyReply,
    /// "Re" is the word of Re, "Kontra" that of Kontra.
    WrongParty,
    /// The side has already called this.
    Repeated,
    /// The limit has passed.
    TooLate,
    /// The limit of a reply has passed as well.
    ReplyTooLate,
    /// The limit of a stage that would be skipped has passed.
    SkippedStageTooLate,
    /// No stage may be skipped.
    StageSkipped,
    /// The Ansage of the side came too late to be more than a reply.
    PartyOnlyReplied,
    /// The call exceeds the number of stages of both sides together.
    TooMany,
    /// The other side has made an Absage.
    OtherAbsage,
    /// The soloist has made a trick in his Null.
    NullLost,
}

impl CallRefusal {
    /// Returns the name in rule-book vectors.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::BeforeReservationSettled => "before_reservation_settled",
            Self::BeforeClarifyingTrick => "before_clarifying_trick",
            Self::NoSuchCall => "no_such_call",
            Self::InsideTrick => "inside_trick",
            Self::OffTurn => "off_turn",
            Self::OnlyReply => "only_reply",
            Self::WrongParty => "wrong_party",
            Self::Repeated => "repeated",
            Self::TooLate => "too_late",
            Self::ReplyTooLate => "reply_too_late",
            Self::SkippedStageTooLate => "skipped_stage_too_late",
            Self::StageSkipped => "stage_skipped",
            Self::PartyOnlyReplied => "party_only_replied",
            Self::TooMany => "too_many",
            Self::OtherAbsage => "other_absage",
            Self::NullLost => "null_lost",
        }
    }

    const fn paragraph(self, call: Call) -> Paragraph {
        match self {
            Self::BeforeReservationSettled | Self::InsideTrick | Self::OffTurn => Paragraph::CallEarliest,
            Self::NoSuchCall | Self::TooMany | Self::OtherAbsage | Self::NullLost => Paragraph::CallWords,
            Self::BeforeClarifyingTrick => Paragraph::CallHochzeit,
            Self::WrongParty => Paragraph::CallWords,
            Self::Repeated => Paragraph::CallRepeated,
            Self::TooLate => match call.team() {
                Some(_) => Paragraph::AnsageLatest,
                None => Paragraph::AbsageLatest,
            },
            Self::ReplyTooLate | Self::PartyOnlyReplied | Self::OnlyReply => Paragraph::CallReply,
            Self::SkippedStageTooLate | Self::StageSkipped => Paragraph::CallSkipping,
        }
    }
}

/// A call that is not allowed, why, and what would have been.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct CallRefused {
    /// The word.
    pub call: Call,
    /// The side of the caller.
    pub team: Team,
    /// Reason why it is not allowed.
    pub reason: CallRefusal,
    /// The call that was too late, which is a lower one if a stage was skipped, and the last time for it; `None` unless
    /// it was too late.
    pub latest: Option<(Call, Limit)>,
    /// The rule that forbids it.
    pub paragraph: &'static str,
}

impl CallRefused {
    /// Returns the refusal of a call out of turn.
    pub(crate) fn off_turn(rules: &Rules, team: Team, call: Call) -> Self {
        let reason = CallRefusal::OffTurn;
        Self { call, team, reason, latest: None, paragraph: rules.cite(reason.paragraph(call)) }
    }
}

impl Localized for CallRefused {
    fn message(&self) -> Message {
        let (call, ansage) = (noted(&self.call), noted(&Call::ansage(self.team)));
        let what = match self.reason {
            CallRefusal::BeforeReservationSettled => message!("call-before-game", call),
            CallRefusal::BeforeClarifyingTrick => message!("call-before-klaerung", call),
            CallRefusal::NoSuchCall => message!("call-no-such", call),
            CallRefusal::InsideTrick => message!("call-inside-trick", call),
            CallRefusal::OffTurn => message!("call-off-turn", call),
            CallRefusal::OnlyReply => message!("call-only-reply", call),
            CallRefusal::WrongParty => message!("call-wrong-party", call, ansage),
            CallRefusal::Repeated => message!("call-repeated", call, team = noted(&self.team)),
            CallRefusal::TooLate => message!("call-too-late", call),
            CallRefusal::ReplyTooLate => message!("call-reply-too-late", call),
            CallRefusal::SkippedStageTooLate => message!("call-skipped-too-late", call),
            CallRefusal::StageSkipped => message!("call-stage-skipped", call),
            CallRefusal::PartyOnlyReplied => message!("call-only-replied", call, ansage),
            CallRefusal::TooMany => message!("call-too-many", call),
            CallRefusal::OtherAbsage => message!("call-other-absage", call),
            CallRefusal::NullLost => message!("call-null-lost", call),
        };
        let what = match self.latest {
            Some((call, limit)) => message!("call-latest", what, call = noted(&call), limit = limit.message()),
            None => what,
        };
        message!("errors-cited", what, paragraph = self.paragraph)
    }
}

english_errors!(CallRefused);

/// Returns whether a level is that of an Absage.
fn is_absage(level: Level) -> bool {
    Level::Ansage < level
}

/// Returns whether this side may call only once the other one has.
fn only_replies(rules: &Rules, team: Team, phase: CallPhase) -> bool {
    rules.calls.solo_re == SoloRe::Reply && team == Team::Re && phase.is_solo()
}

/// State of the Ansage of a side: whether it allows Absagen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
enum Ansage {
    /// The Ansage came within its own limit, or was not made yet.
    #[default]
    InTime,
    /// The Ansage was a reply, or came too late and was not claimed.
    Late,
}

/// Reason why a call is not allowed, with the last call of the series that was too late and its limit.
type Late = (CallRefusal, Option<(Call, Limit)>);

/// Calls of both sides so far.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Ladder {
    levels: ByTeam<Level>,
    ansagen: ByTeam<Ansage>,
    /// The levels when the last trick was complete.
    at_trick: ByTeam<Level>,
    /// Number of complete tricks at each side's last call, if the time for its next call depends on it.
    called_after: ByTeam<Option<u8>>,
    /// Level that each seat has called for Kontra while a Hochzeit had no partner.
    unmarried: BySeat<Level>,
    /// Numbers of calls before the first card, of calls that left out stages, and of calls before a partner was found.
    remarkable: [u8; 3],
}

/// Returns whether there is this call at all.
fn exists(rules: &Rules, call: Call, phase: CallPhase) -> bool {
    match rules.calls.which {
        CallsAllowed::All if matches!(phase, CallPhase::Null | CallPhase::NullLost) => call.level() == Level::Ansage,
        CallsAllowed::All => true,
        CallsAllowed::Ansagen => call.level() == Level::Ansage,
        CallsAllowed::None => false,
    }
}

/// Returns why a call cannot have been made at any time; `None` if it can.
#[must_use]
pub fn never_made(rules: &Rules, team: Team, call: Call, phase: CallPhase) -> Option<CallRefused> {
    let reason = CallRefusal::NoSuchCall;
    let refused = || CallRefused { call, team, reason, latest: None, paragraph: rules.cite(reason.paragraph(call)) };
    (!exists(rules, call, phase)).then(refused)
}

impl Ladder {
    /// Returns the ladder on which everything up to these levels was called in time.
    #[must_use]
    pub fn with_levels(levels: ByTeam<Level>) -> Self {
        Self { levels, at_trick: levels, ..Self::default() }
    }

    /// Returns the same ladder after calls since the last trick was complete that led to these levels.
    #[must_use]
    pub const fn raised_to(mut self, levels: ByTeam<Level>) -> Self {
        self.levels = levels;
        self
    }

    /// Records that a trick is complete.
    pub const fn end_trick(&mut self) {
        self.at_trick = self.levels;
    }

    /// Records that `seat` has just called for a side, at this moment: in a Hochzeit without a partner, calls for
    /// Kontra are kept by seat.
    pub fn called_by(&mut self, seat: Seat, team: Team, call: Call, moment: &Moment) {
        if team == Team::Kontra && moment.phase == CallPhase::BeforeKlaerung {
            self.unmarried[seat] = self.unmarried[seat].max(call.level());
        }
    }

    /// Records that this seat is the partner of the Hochzeiter: what it has called for Kontra is a call of Re.
    pub fn marry(&mut self, partner: Seat) {
        let own = std::mem::take(&mut self.unmarried[partner]);
        if own == Level::None {
            return;
        }
        self.levels.re = self.levels.re.max(own);
        self.levels.kontra = self.unmarried.0.into_iter().max().unwrap_or_default();
        if self.levels.kontra == Level::None {
            self.ansagen.kontra = Ansage::InTime;
        }
    }

    /// Forgets the times of the sides' calls, so that neither has less time for the next.
    pub fn forget_times(&mut self) {
        self.called_after = ByTeam::default();
    }

    /// Records a call that raises a side from level `before`, at this moment, for the special points for calls.
    fn note_worth(&mut self, before: Level, call: Call, moment: &Moment) {
        let is_so = [
            moment.cards_played == 0,
            before.number() + 1 < call.level().number(),
            moment.phase == CallPhase::BeforeKlaerung,
        ];
        for (n, is_so) in self.remarkable.iter_mut().zip(is_so) {
            *n += u8::from(is_so);
        }
    }

    /// Returns the special points for calls, which the winner of the game gets; the side in the result is without
    /// meaning.
    pub fn special(&self, rules: &Rules) -> impl Iterator<Item = (Sonderpunkt, Team)> {
        let points = [Sonderpunkt::EarlyCall, Sonderpunkt::JumpedCall, Sonderpunkt::UnmarriedCall];
        let counted = points.into_iter().zip(self.remarkable).filter(|&(point, _)| rules.has(point));
        counted.flat_map(|(point, n)| std::iter::repeat_n((point, Team::Re), n.into()))
    }

    /// Records the time of a side's last call, as the number of cards played by all seats, if the rules need it.
    pub fn note_time(&mut self, rules: &Rules, team: Team, cards_played: u8) {
        if rules.calls.pace == CallPace::NextTrick {
            self.called_after[team] = Some(cards_played / 4);
        }
    }

    /// Returns until when a side may go on calling, where that depends on when it called before.
    fn pace(&self, rules: &Rules, team: Team) -> Option<Limit> {
        let tricks = self.called_after[team].filter(|_| rules.calls.pace == CallPace::NextTrick)?;
        Some(Limit::Table(tricks.saturating_add(1).saturating_mul(4).saturating_add(1)))
    }

    /// Returns whether a side has called since the last trick was complete.
    #[must_use]
    pub fn has_called_since_trick(&self, team: Team) -> bool {
        self.levels[team] != self.at_trick[team]
    }

    /// Returns whether the Ansage of this side was no more than a reply, or came late and was not claimed.
    #[must_use]
    pub fn has_late_ansage(&self, team: Team) -> bool {
        self.ansagen[team] == Ansage::Late
    }

    /// Returns the same ladder if the Ansage of this side was no more than a reply, or came late and was not claimed.
    #[must_use]
    pub fn with_late_ansage(mut self, team: Team) -> Self {
        self.ansagen[team] = Ansage::Late;
        self
    }

    /// Returns how far each side has called.
    #[must_use]
    pub const fn levels(&self) -> ByTeam<Level> {
        self.levels
    }

    /// Returns whether this member of a side may make a call now, and if so why (DDV D, BSV 6).
    ///
    /// # Errors
    /// Returns why not, and until when it would have been allowed.
    pub fn check(&self, rules: &Rules, team: Team, call: Call, moment: &Moment) -> Result<Accepted, CallRefused> {
        self.judge(rules, team, call, moment).map_err(|(reason, latest)| {
            let paragraph = rules.cite(reason.paragraph(call));
            CallRefused { call, team, reason, latest, paragraph }
        })
    }

    /// Returns why this member of a side may make a call now, or may not, without the rule that forbids it.
    fn judge(&self, rules: &Rules, team: Team, call: Call, moment: &Moment) -> Result<Accepted, Late> {
        let moment = &moment.counted(rules);
        let too_early = match moment.phase {
            // Rule DDV D.8, BSV 6.3: not before the game is named.
            CallPhase::Spielfindung => Some(CallRefusal::BeforeReservationSettled),
            // Rule DDV D.2, BSV 6.5: not before the Klärungsstich is complete.
            CallPhase::BeforeKlaerung if rules.calls.hochzeit == HochzeitCalls::AfterFinding => {
                Some(CallRefusal::BeforeClarifyingTrick)
            }
            // Nothing can be won or lost any more.
            CallPhase::NullLost => Some(CallRefusal::NullLost),
            CallPhase::BeforeKlaerung
            | CallPhase::Open
            | CallPhase::Solo
            | CallPhase::Null
            | CallPhase::AfterKlaerung(_) => None,
        };
        let is_inside = rules.calls.moment == CallMoment::BetweenTricks && !moment.cards_played.is_multiple_of(4);
        let timely = if let Some(reason) = too_early {
            Err((reason, None))
        } else if !exists(rules, call, moment.phase) {
            Err((CallRefusal::NoSuchCall, None))
        } else if is_inside {
            Err((CallRefusal::InsideTrick, None))
        } else if call.team().is_some_and(|word| word != team) {
            Err((CallRefusal::WrongParty, None))
        } else if call.level() <= self.levels[team] {
            // Rule DDV D.7: a stage that is reached cannot be called again.
            Err((CallRefusal::Repeated, None))
        } else if only_replies(rules, team, moment.phase) && self.levels.kontra == Level::None {
            Err((CallRefusal::OnlyReply, None))
        } else if rules.calls.most.is_some_and(|most| most < call.level().number() + self.levels[!team].number()) {
            Err((CallRefusal::TooMany, None))
        } else if is_absage(call.level()) && rules.calls.absagen_by == AbsagenBy::One && is_absage(self.levels[!team]) {
            Err((CallRefusal::OtherAbsage, None))
        } else if call.level() == Level::Ansage {
            self.check_ansage(rules, team, call, moment)
        } else {
            self.check_absage(rules, team, call, moment).map(|()| Timely::InTime)
        };
        timely.map(|timely| Accepted { call, team, timely, before: self.levels[team] })
    }

    fn check_ansage(&self, rules: &Rules, team: Team, call: Call, moment: &Moment) -> Result<Timely, Late> {
        let limit = Limit::of(rules, team, call, moment.phase);
        if limit.allows(moment) {
            return Ok(Timely::InTime);
        }
        match self.reply_limit(rules, team, moment.phase) {
            Some(reply) if reply.allows(moment) => Ok(Timely::Reply),
            Some(reply) => Err((CallRefusal::ReplyTooLate, Some((call, reply)))),
            None => Err((CallRefusal::TooLate, Some((call, limit)))),
        }
    }

    fn check_absage(&self, rules: &Rules, team: Team, call: Call, moment: &Moment) -> Result<(), Late> {
        // Rule DDV D.4, BSV 6.5: who has only replied in time may not go on.
        if self.ansagen[team] == Ansage::Late {
            return Err((CallRefusal::PartyOnlyReplied, None));
        }
        let limit = Limit::of(rules, team, call, moment.phase);
        if !limit.allows(moment) {
            return Err((CallRefusal::TooLate, Some((call, limit))));
        }
        if let Some(pace) = self.pace(rules, team).filter(|pace| !pace.allows(moment)) {
            return Err((CallRefusal::TooLate, Some((call, pace))));
        }
        // Rule DDV D.3, BSV 6.5: every stage that is skipped must still be open.
        for skipped in Call::words_of(team) {
            if skipped.level() <= self.levels[team] || call.level() <= skipped.level() {
                continue;
            }
            let limit = Limit::of(rules, team, skipped, moment.phase);
            match rules.calls.skipping {
                CallSkipping::Always => continue,
                CallSkipping::Never => return Err((CallRefusal::StageSkipped, Some((skipped, limit)))),
                CallSkipping::InTime => {}
            }
            if !limit.allows(moment) {
                return Err((CallRefusal::SkippedStageTooLate, Some((skipped, limit))));
            }
        }
        Ok(())
    }

    /// Returns the limit for the side to reply to the calls of the other one; `None` if there are none, or if the rules
    /// have no extension.
    ///
    /// Rule DDV D.1, D.4: the time that was needed for the highest call counts, not the time when it was made.
    fn reply_limit(&self, rules: &Rules, team: Team, phase: CallPhase) -> Option<Limit> {
        let highest = Call::of(!team, self.levels[!team])?;
        Some(Limit::of(rules, !team, highest, phase).later_by(rules.calls.reply_extension?))
    }

    /// Makes a call.
    ///
    /// # Errors
    /// Returns why the call is not allowed; the ladder is unchanged then.
    pub fn call(&mut self, rules: &Rules, team: Team, call: Call, moment: &Moment) -> Result<Accepted, CallRefused> {
        let accepted = self.check(rules, team, call, moment)?;
        if accepted.before == Level::None && accepted.timely == Timely::Reply {
            self.ansagen[team] = Ansage::Late;
        }
        self.levels[team] = call.level();
        self.note_time(rules, team, moment.cards_played);
        self.note_worth(accepted.before, call, moment);
        Ok(accepted)
    }

    /// Enters an unclaimed call, whether it was allowed or not, and returns the side it counts for.
    ///
    /// Rule DDV G.7.2: it is a valid move. "Kontra" from a Re player stays an announcement of Kontra (referees'
    /// handbook 3.1.4); an Absage counts for `team`, the side for which it was said, with every stage below it. A stage
    /// that was called before is no news. A late Ansage counts, but was not made "in time as an Ansage" (BSV 6.5,
    /// decision OP-23), so that Absagen stay barred.
    pub fn count_unclaimed(&mut self, rules: &Rules, team: Team, call: Call, moment: &Moment) -> Team {
        let team = call.team().unwrap_or(team);
        let is_first = self.levels[team] == Level::None && call.level() == Level::Ansage;
        if is_first && !Limit::of(rules, team, call, moment.phase).allows(&moment.counted(rules)) {
            self.ansagen[team] = Ansage::Late;
        }
        if self.levels[team] < call.level() {
            self.note_worth(self.levels[team], call, moment);
            self.levels[team] = call.level();
            self.note_time(rules, team, moment.cards_played);
        }
        team
    }

    /// Returns everything a member of this side may say now, lowest first.
    pub fn legal(&self, rules: &Rules, team: Team, moment: &Moment) -> impl Iterator<Item = Accepted> {
        let higher = Call::words_of(team).into_iter().filter(move |call| self.levels[team] < call.level());
        higher.filter_map(move |call| self.judge(rules, team, call, moment).ok())
    }

    /// Returns the side for which an Absage without the word of a side counts; `None` if the caller has to name it.
    ///
    /// Rule DDV D.5, BSV 6.5, decision OP-24: with one Ansage on the table it counts for that side. A player whose side
    /// is known calls for his own.
    #[must_use]
    pub fn absage_counts_for(&self, known_team_of_caller: Option<Team>) -> Option<Team> {
        known_team_of_caller.or(match (self.levels.re, self.levels.kontra) {
            (Level::None, Level::None) => None,
            (_, Level::None) => Some(Team::Re),
            (Level::None, _) => Some(Team::Kontra),
            _ => None,
        })
    }
}
