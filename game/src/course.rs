//! The course of a game, decision by decision: who is asked next, and for what.
//!
//! This is the one order in which seats are asked, for bots and for people alike. While the game is being found it is
//! that of the [`Spielfindung`]. Then, before every card, every seat that may call is asked, beginning with the seat at
//! turn and going on clockwise until all four in a row were silent. Next comes a call that the first trick obliges to,
//! and then the card. If the rules let the player of the first of two Schweine keep them to himself, he is asked after
//! that card.

use crate::call::{Call, LegalCalls};
use crate::card::Card;
use crate::choice::Choice;
use crate::deal::Deal;
use crate::hand::Hand;
use crate::illegal::IllegalMove;
use crate::light_play::LightPlay;
use crate::outcome::Outcome;
use crate::play::{Found, Play};
use crate::rules::Rules;
use crate::score::Points;
use crate::seat::{BySeat, Seat, SeatSet};
use crate::spielfindung::{Act, Due, IllegalAct, Redeal, Spielfindung, Vorbehalt};
use crate::view::View;
use crate::words::seat_letter;
use smallvec::SmallVec;
use std::fmt;
use text::{Localized, Message, english_errors, message};

/// Decisions that the players make.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Scope {
    /// Everything the rules leave to them.
    Everything,
    /// Only cards: all seats are gesund if that is allowed, and there are only mandatory calls.
    Cards,
}

impl Scope {
    /// Both.
    pub const ALL: [Self; 2] = [Self::Everything, Self::Cards];

    /// Returns its name, as it stands in manifests and is typed.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Everything => "everything",
            Self::Cards => "cards",
        }
    }

    /// Returns the one with this name.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|scope| scope.name() == name)
    }

    /// Returns whether these cards are dealt. Card play is that of two against two, so where only cards are decided no hand has
    /// both queens of clubs.
    #[must_use]
    pub fn deals(self, deal: &Deal) -> bool {
        self == Self::Everything || deal.hands().iter().all(|(_, hand)| hand.count(Card::CQ) < 2)
    }
}

/// A deal and the circumstances in which it is played.
#[derive(Clone, Copy, Debug)]
pub struct Setup<'a> {
    /// The rule set.
    pub rules: &'a Rules,
    /// The cards.
    pub deal: Deal,
    /// Seats that still have to play a Pflichtsolo.
    pub pflichtsolo_open: SeatSet,
    /// Seat that has to play its Pflichtsolo now (DDV C.2, Vorfuehren); `None` in most games.
    pub forced: Option<Seat>,
    /// Decisions that the players make.
    pub scope: Scope,
}

/// End of a game.
#[derive(Clone, Debug)]
pub enum Ended {
    /// The game was played: its outcome, and its state after the last card.
    Played(Box<Outcome>, Box<Play>),
    /// The cards are to be dealt again.
    Redeal(Redeal),
}

/// Kind of decision that is due from a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ask {
    /// Something that is said or done before the first card.
    Act(Due),
    /// A call, or silence.
    Call,
    /// The call that the first trick obliges to, or a higher one.
    Pflichtansage(Call),
    /// A card.
    Card,
    /// A decision that a rule leaves to the seat with the card that it plays.
    Choice(Choice),
}

impl Ask {
    /// Returns its name for programs.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Act(Due::Say) => "say",
            Self::Act(Due::Answer(_)) => "answer",
            Self::Act(Due::Name) => "name",
            Self::Act(Due::Bid) => "bid",
            Self::Act(Due::Take { .. }) => "take",
            Self::Act(Due::Give { .. }) => "give",
            Self::Act(Due::Return { .. }) => "return",
            Self::Act(Due::Schweine { .. }) => "schweine",
            Self::Choice(choice) => choice.kind.name(),
            Self::Call => "call",
            Self::Pflichtansage(_) => "pflichtansage",
            Self::Card => "card",
        }
    }
}

/// Word or act of a seat that is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Reply {
    /// Says or does this before the first card, or decides a [`Choice`].
    Act(Act),
    /// Calls.
    Call(Call),
    /// Does not call.
    Silence,
    /// Plays a card.
    Card(Card),
}

/// The possible replies to one question; as in [`Moves`](crate::Moves) and [`Acts`](crate::Acts), few enough not to be
/// allocated.
pub type Replies = SmallVec<[Reply; 17]>;

impl fmt::Display for Reply {
    /// Writes the reply as one word of the notation: `gesund`, `re!`, `-` for silence, `HT`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Act(act) => act.fmt(f),
            Self::Call(call) => write!(f, "{call}!"),
            Self::Silence => f.write_str("-"),
            Self::Card(card) => card.fmt(f),
        }
    }
}

/// Reason why a reply is not allowed.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum IllegalReply {
    /// An act that is illegal before the first card.
    Act(IllegalAct),
    /// The card may not be played, or the call not be made.
    Move(IllegalMove),
    /// Something else was asked for.
    NotAsked {
        /// The seat that was asked, and for what; `None` after the end.
        asked: Option<(Seat, Ask)>,
        /// The reply.
        reply: Reply,
    },
}

impl Localized for IllegalReply {
    fn message(&self) -> Message {
        match self {
            Self::Act(illegal) => illegal.message(),
            Self::Move(illegal) => illegal.message(),
            Self::NotAsked { asked: None, reply } => message!("reply-after-end", reply = reply.to_string()),
            Self::NotAsked { asked: Some((seat, _)), reply } => {
                message!("reply-not-asked", reply = reply.to_string(), seat = seat_letter(*seat))
            }
        }
    }
}

english_errors!(IllegalReply);

/// A game, from the first word to the last card.
///
/// # Information
/// Shows all hands; [`view`](Self::view) and [`Spielfindung::view`] are what one seat sees.
#[derive(Clone, Debug)]
pub struct Course {
    stage: Stage,
    scope: Scope,
}

#[derive(Clone, Debug)]
enum Stage {
    Finding(Box<Spielfindung>),
    Playing(Box<Play>, Round),
    Redeal(Redeal),
}

/// State of a game before its next card.
#[derive(Clone, Debug)]
enum Round {
    /// This seat may make these calls, and the last `silent` seats before it were silent.
    Calls { seat: Seat, calls: LegalCalls, silent: usize },
    /// All calls before the card are made.
    Card,
    /// The call that the first trick obliges to was asked for, and a lower one was made.
    CalledTooLow,
    /// A card is played, and something is to be decided with it.
    Choice(Choice),
}

/// Says before the first Schwein is played that the own ones are some.
const SCHWEINE: Act = Act::Name(Vorbehalt::Schweine);

impl Course {
    /// Returns the game before the first word.
    #[must_use]
    pub fn new(setup: &Setup<'_>) -> Self {
        let round = match setup.forced {
            Some(soloist) => Spielfindung::vorfuehren(setup.rules, setup.deal, soloist),
            None => Spielfindung::new(setup.rules, setup.deal, setup.pflichtsolo_open),
        };
        let mut course = Self { stage: Stage::Finding(Box::new(round)), scope: setup.scope };
        course.go_on();
        course
    }

    /// Returns a game that goes on from here with the calls before its next card.
    #[must_use]
    pub fn of(play: Play, scope: Scope) -> Self {
        let round = Self::before_card(scope, &play);
        Self { stage: Stage::Playing(Box::new(play), round), scope }
    }

    /// Returns who is asked, and for what; `None` when the game is over.
    #[must_use]
    pub fn asked(&self) -> Option<(Seat, Ask)> {
        match &self.stage {
            Stage::Finding(round) => round.due().map(|(seat, due)| (seat, Ask::Act(due))),
            Stage::Playing(_, Round::Calls { seat, .. }) => Some((*seat, Ask::Call)),
            Stage::Playing(play, Round::Choice(choice)) => play.actor().map(|seat| (seat, Ask::Choice(*choice))),
            Stage::Playing(play, Round::Card | Round::CalledTooLow) => {
                play.actor().map(|seat| (seat, play.duty().map_or(Ask::Card, Ask::Pflichtansage)))
            }
            Stage::Redeal(_) => None,
        }
    }

    /// Returns everything that may be replied; it is not empty while a decision is due. Of the sets of cards to give
    /// back only the first thousand are listed.
    #[must_use]
    pub fn replies(&self) -> Replies {
        let mut replies = Replies::new();
        self.each_reply(|reply| replies.push(reply));
        replies
    }

    /// Calls `each` with everything that may be replied, as [`replies`](Self::replies) lists it.
    pub fn each_reply(&self, mut each: impl FnMut(Reply)) {
        let Some((seat, ask)) = self.asked() else { return };
        match (&self.stage, ask) {
            (Stage::Finding(round), _) => round.options().into_iter().map(Reply::Act).for_each(each),
            (Stage::Playing(play, Round::Calls { calls, .. }), _) => {
                each(Reply::Silence);
                calls.iter().copied().map(Reply::Call).chain(self.schweine(play, seat)).for_each(each);
            }
            (Stage::Playing(play, _), Ask::Pflichtansage(due)) => {
                let calls = play.calls(seat).into_iter().filter(|call| due.level() <= call.level());
                calls.map(Reply::Call).for_each(each);
            }
            (Stage::Playing(..), Ask::Choice(choice)) => {
                choice.options().iter().copied().map(Reply::Act).for_each(each);
            }
            (Stage::Playing(play, _), _) => {
                play.legal().iter().map(Reply::Card).chain(self.schweine(play, seat)).for_each(each);
            }
            (Stage::Redeal(_), _) => {}
        }
    }

    /// Returns that a seat can say that it has Schweine, if it can.
    fn schweine(&self, play: &Play, seat: Seat) -> Option<Reply> {
        let may = self.scope == Scope::Everything && play.may_say_schweine(seat);
        may.then_some(Reply::Act(SCHWEINE))
    }

    /// Applies the reply of the seat that was asked.
    ///
    /// # Errors
    /// Returns why it is not allowed; nothing changes then.
    pub fn reply(&mut self, reply: Reply) -> Result<(), IllegalReply> {
        let asked = self.asked();
        let scope = self.scope;
        let wrong = Err(IllegalReply::NotAsked { asked, reply });
        let Some((seat, _)) = asked else { return wrong };
        match (&mut self.stage, reply) {
            (Stage::Finding(round), Reply::Act(act)) => {
                // At a table the surest Vorbehalt may be named before it is asked for (DDV C.1, TSR 4.1.8).
                if matches!(act, Act::Name(_)) && !round.options().contains(&act) {
                    round.check(seat, act).map_err(IllegalReply::Act)?;
                    return wrong;
                }
                round.act(seat, act).map_err(IllegalReply::Act)?;
            }
            (Stage::Playing(play, round), Reply::Call(call)) => {
                let duty = play.duty();
                play.call(seat, call).map_err(IllegalReply::Move)?;
                match round {
                    Round::Calls { .. } => *round = Self::next_to_call(play, seat.next(), 0),
                    // A call that is too low for the duty is made, and the duty stays.
                    _ if play.duty() == duty => *round = Round::CalledTooLow,
                    _ => *round = Self::before_card(scope, play),
                }
            }
            (Stage::Playing(play, round @ Round::Calls { .. }), Reply::Silence) => {
                let Round::Calls { silent, .. } = *round else { return wrong };
                *round = Self::next_to_call(play, seat.next(), silent + 1);
            }
            (Stage::Playing(play, round @ Round::Card), Reply::Card(card)) => {
                play.check_card(seat, card).map_err(IllegalReply::Move)?;
                if let Some(choice) = play.choice(seat, card) {
                    *round = Round::Choice(choice);
                } else {
                    play.put(seat, card);
                    *round = Self::before_card(scope, play);
                }
            }
            (Stage::Playing(play, round @ Round::Choice(_)), Reply::Act(act)) => {
                let Round::Choice(choice) = *round else { return wrong };
                if !choice.options().contains(&act) {
                    return wrong;
                }
                play.play_deciding(seat, choice, act).map_err(IllegalReply::Move)?;
                *round = Self::before_card(scope, play);
            }
            (Stage::Playing(play, round @ (Round::Calls { .. } | Round::Card)), Reply::Act(SCHWEINE))
                if scope == Scope::Everything && play.may_say_schweine(seat) =>
            {
                play.say_schweine(seat);
                *round = Self::before_card(scope, play);
            }
            _ => return wrong,
        }
        self.go_on();
        Ok(())
    }

    /// Goes on to the cards once the game is found.
    fn go_on(&mut self) {
        let Stage::Finding(round) = &self.stage else { return };
        if round.due().is_some() {
            return;
        }
        self.stage = match Spielfindung::clone(round).finish().expect("nobody is due any more") {
            Found::Redeal(redeal) => Stage::Redeal(redeal),
            Found::Play(play) => {
                let round = Self::before_card(self.scope, &play);
                Stage::Playing(play, round)
            }
        };
    }

    fn before_card(scope: Scope, play: &Play) -> Round {
        match (scope, play.actor()) {
            (Scope::Everything, Some(first)) => Self::next_to_call(play, first, 0),
            _ => Round::Card,
        }
    }

    /// Returns the next seat from this one on that may call, if one of those that were not silent yet may. Each call makes
    /// the ladder longer, so the asking ends.
    fn next_to_call(play: &Play, first: Seat, silent: usize) -> Round {
        for (seat, silent) in first.clockwise().zip(silent..Seat::ALL.len()) {
            let calls = play.calls(seat);
            if !calls.is_empty() {
                return Round::Calls { seat, calls, silent };
            }
        }
        Round::Card
    }

    /// Returns the calls that the seat may make which is asked for one; otherwise none.
    #[must_use]
    pub fn calls(&self) -> &[Call] {
        match &self.stage {
            Stage::Playing(_, Round::Calls { calls, .. }) => calls,
            _ => &[],
        }
    }

    /// Returns whether the call that the first trick obliges to is asked for once more, as the one that was made was too low.
    #[must_use]
    pub const fn has_called_too_low(&self) -> bool {
        matches!(self.stage, Stage::Playing(_, Round::CalledTooLow))
    }

    /// Returns the phase in which the game is found, while it lasts.
    #[must_use]
    pub const fn finding(&self) -> Option<&Spielfindung> {
        match &self.stage {
            Stage::Finding(round) => Some(round),
            _ => None,
        }
    }

    /// Returns the play, from the moment at which the game is found.
    #[must_use]
    pub const fn play(&self) -> Option<&Play> {
        match &self.stage {
            Stage::Playing(play, _) => Some(play),
            _ => None,
        }
    }

    /// Returns the cards that each seat holds now; `None` when they are to be dealt again.
    #[must_use]
    pub const fn hands(&self) -> Option<&BySeat<Hand>> {
        match &self.stage {
            Stage::Finding(round) => Some(round.hands()),
            Stage::Playing(play, _) => Some(play.hands()),
            Stage::Redeal(_) => None,
        }
    }

    /// Returns what a seat sees of the play, from the moment at which the game is found.
    #[must_use]
    pub fn view(&self, seat: Seat) -> Option<View<'_>> {
        self.play().map(|play| play.view(seat))
    }

    /// Returns what each seat gets once the last card is played, without a copy of the game, which [`ended`](Self::ended)
    /// makes.
    #[must_use]
    pub fn points(&self) -> Option<BySeat<Points>> {
        let play = self.play().filter(|play| play.actor().is_none())?;
        Some(LightPlay::of(play).outcome(&play.frame()).score.points)
    }

    /// Returns why the cards are dealt again, if they are.
    #[must_use]
    pub const fn redeal(&self) -> Option<Redeal> {
        match self.stage {
            Stage::Redeal(redeal) => Some(redeal),
            _ => None,
        }
    }

    /// Returns the end of the game; `None` while a decision is due.
    #[must_use]
    pub fn ended(&self) -> Option<Ended> {
        match &self.stage {
            Stage::Redeal(redeal) => Some(Ended::Redeal(*redeal)),
            Stage::Playing(play, _) => {
                let outcome = Play::clone(play).finish().ok()?;
                Some(Ended::Played(Box::new(outcome), play.clone()))
            }
            Stage::Finding(_) => None,
        }
    }
}
