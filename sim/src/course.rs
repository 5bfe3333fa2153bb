//! The course of a game, decision by decision: who is asked next, and for what.
//!
//! This is the one order in which seats are asked, for bots and for people alike. While the game is being found it is that
//! of the [`Spielfindung`]. Then, before every card, everybody who may call is asked whether he does, beginning with the
//! seat at turn and going on clockwise until all four in a row were silent; a call that the first trick obliges to comes
//! next, and then the card. Where the rules let whoever plays the first of two Schweine keep them to himself, he is asked
//! behind that card.

use crate::table::{Ended, Scope, Setup};
use bots::{Bot, fallback, fallback_card};
use game::words::seat_letter;
use game::{
    Act, BySeat, Call, Card, Due, Found, Hand, IllegalAct, IllegalMove, LightPlay, Move, Play, Points, Redeal, Seat,
    Spielfindung, View, Vorbehalt,
};
use std::fmt;
use text::{Localized, Message, english_errors, message};

/// What a seat is asked for.
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
    /// Whether Schweine are shown with this card, which is the first of them.
    Schweine(Card),
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
            Self::Act(Due::Schweine { .. }) | Self::Schweine(_) => "schweine",
            Self::Call => "call",
            Self::Pflichtansage(_) => "pflichtansage",
            Self::Card => "card",
        }
    }
}

/// What a seat says or does when it is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Reply {
    /// Says or does this before the first card; yes or no where Schweine may be shown.
    Act(Act),
    /// Calls.
    Call(Call),
    /// Does not call.
    Silence,
    /// Plays a card.
    Card(Card),
}

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

/// Why a reply is none.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum IllegalReply {
    /// It may not be said before the first card.
    Act(IllegalAct),
    /// The card may not be played, or the call not be made.
    Move(IllegalMove),
    /// Something else was asked for.
    NotAsked {
        /// Who was asked; `None` after the end.
        asked: Option<(Seat, Ask)>,
        /// What came.
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

/// Where a game stands before its next card.
#[derive(Clone, Debug)]
enum Round {
    /// This seat may make these calls, and so many before it were silent.
    Calls { seat: Seat, calls: Vec<Call>, silent: usize },
    /// Nobody wants to call any more.
    Card,
    /// The call that the first trick obliges to was asked for, and a lower one was made.
    CalledTooLow,
    /// This card is played, and whether Schweine are shown with it is open.
    Schweine(Card),
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

    /// Returns who is asked, and for what; `None` when the game is over.
    #[must_use]
    pub fn asked(&self) -> Option<(Seat, Ask)> {
        match &self.stage {
            Stage::Finding(round) => round.due().map(|(seat, due)| (seat, Ask::Act(due))),
            Stage::Playing(_, Round::Calls { seat, .. }) => Some((*seat, Ask::Call)),
            Stage::Playing(play, Round::Schweine(card)) => play.actor().map(|seat| (seat, Ask::Schweine(*card))),
            Stage::Playing(play, Round::Card | Round::CalledTooLow) => {
                play.actor().map(|seat| (seat, play.duty().map_or(Ask::Card, Ask::Pflichtansage)))
            }
            Stage::Redeal(_) => None,
        }
    }

    /// Returns everything that may be replied, never nothing while somebody is asked. Of the sets of cards to give back only
    /// the first thousand are listed.
    #[must_use]
    pub fn replies(&self) -> Vec<Reply> {
        let Some((seat, ask)) = self.asked() else { return Vec::new() };
        match (&self.stage, ask) {
            (Stage::Finding(round), _) => round.options().into_iter().map(Reply::Act).collect(),
            (Stage::Playing(play, Round::Calls { calls, .. }), _) => {
                let calls = calls.iter().copied().map(Reply::Call);
                [Reply::Silence].into_iter().chain(calls).chain(self.schweine(play, seat)).collect()
            }
            (Stage::Playing(play, _), Ask::Pflichtansage(due)) => {
                let calls = play.calls(seat).into_iter().filter(|call| due.level() <= call.level());
                calls.map(Reply::Call).collect()
            }
            (Stage::Playing(..), Ask::Schweine(_)) => vec![Reply::Act(Act::Yes), Reply::Act(Act::No)],
            (Stage::Playing(play, _), _) => {
                play.legal().iter().map(Reply::Card).chain(self.schweine(play, seat)).collect()
            }
            (Stage::Redeal(_), _) => Vec::new(),
        }
    }

    /// Returns that a seat can say that it has Schweine, if it can.
    fn schweine(&self, play: &Play, seat: Seat) -> Option<Reply> {
        let may = self.scope == Scope::Everything && play.may_say_schweine(seat);
        may.then_some(Reply::Act(SCHWEINE))
    }

    /// Takes in what the seat that was asked says or does.
    ///
    /// # Errors
    /// Returns why it is not allowed; nothing changes then.
    pub fn reply(&mut self, reply: Reply) -> Result<(), IllegalReply> {
        let asked = self.asked();
        let scope = self.scope;
        let wrong = Err(IllegalReply::NotAsked { asked, reply });
        let Some((seat, _)) = asked else { return wrong };
        match (&mut self.stage, reply) {
            (Stage::Finding(round), Reply::Act(act)) => round.act(seat, act).map_err(IllegalReply::Act)?,
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
                if play.may_keep(seat, card) {
                    *round = Round::Schweine(card);
                } else {
                    play.act(seat, Move::Card(card)).map_err(IllegalReply::Move)?;
                    *round = Self::before_card(scope, play);
                }
            }
            (Stage::Playing(play, round @ Round::Schweine(_)), Reply::Act(act @ (Act::Yes | Act::No))) => {
                let Round::Schweine(card) = *round else { return wrong };
                let played = if act == Act::Yes { play.play(seat, card) } else { play.play_kept(seat, card) };
                played.map_err(IllegalReply::Move)?;
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

    /// Takes in the reply of a seat; what is not allowed is replaced by [`fallback`](Self::fallback). Returns what was done,
    /// and why the reply was not, if so.
    ///
    /// # Panics
    /// Panics if the game is over.
    pub fn reply_or_fallback(&mut self, reply: Reply) -> (Reply, Option<IllegalReply>) {
        match self.reply(reply) {
            Ok(()) => (reply, None),
            Err(illegal) => {
                let instead = self.fallback();
                self.reply(instead).expect("what is done for a seat is legal");
                (instead, Some(illegal))
            }
        }
    }

    /// Asks a bot for the reply of the seat that is asked. It is not asked again for a call that it owes; that is made for
    /// it.
    ///
    /// # Panics
    /// Panics if the game is over.
    pub fn ask(&self, bot: &mut dyn Bot) -> Reply {
        let (seat, ask) = self.asked().expect("somebody is asked");
        match (&self.stage, ask) {
            (Stage::Finding(round), Ask::Act(_)) => {
                let asked = round.view(seat);
                Reply::Act(bots::act(bot, &asked).unwrap_or_else(|| fallback(&asked)))
            }
            (Stage::Playing(play, Round::Calls { calls, .. }), _) => {
                bot.call(&play.view(seat), calls).map_or(Reply::Silence, Reply::Call)
            }
            (Stage::Playing(_, Round::CalledTooLow), Ask::Pflichtansage(due)) => Reply::Call(due),
            (Stage::Playing(play, _), Ask::Pflichtansage(due)) => Reply::Call(bot.pflichtansage(&play.view(seat), due)),
            (Stage::Playing(play, _), Ask::Schweine(card)) => Reply::Act(bot.show_schweine(&play.view(seat), card)),
            (Stage::Playing(play, _), _) => Reply::Card(bot.card(&play.view(seat))),
            _ => unreachable!("only who finds the game is asked for an act"),
        }
    }

    /// Returns the reply of a seat that has nothing to say for itself: see [`bots::fallback`]; silence, the call that is due
    /// and no more, the legal card that counts least, no Schweine.
    ///
    /// # Panics
    /// Panics if the game is over.
    #[must_use]
    pub fn fallback(&self) -> Reply {
        let (seat, ask) = self.asked().expect("somebody is asked");
        match (&self.stage, ask) {
            (Stage::Finding(round), _) => Reply::Act(fallback(&round.view(seat))),
            (_, Ask::Call) => Reply::Silence,
            (_, Ask::Pflichtansage(due)) => Reply::Call(due),
            (_, Ask::Schweine(_)) => Reply::Act(Act::No),
            (Stage::Playing(play, _), _) => Reply::Card(fallback_card(play.legal())),
            (Stage::Redeal(_), _) => unreachable!("nobody is asked then"),
        }
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

    /// Returns how the game ended; `None` while somebody is asked.
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
