//! A bot in a seat of a game.

use crate::bot::{Bot, act, fallback, fallback_card};
use game::{Ask, Course, IllegalReply, Reply};

/// Asks a bot for the reply of the seat that is asked. It is not asked again for a call that it owes; that is made for it.
///
/// # Panics
/// Panics if the game is over.
pub fn ask_bot(course: &Course, bot: &mut dyn Bot) -> Reply {
    let (seat, ask) = course.asked().expect("somebody is asked");
    if let Some(finding) = course.finding() {
        let asked = finding.view(seat);
        return Reply::Act(act(bot, &asked).unwrap_or_else(|| fallback(&asked)));
    }
    let view = course.view(seat).expect("a game that is found is played");
    match ask {
        Ask::Act(_) => unreachable!("only who finds the game is asked for an act"),
        Ask::Call => bot.call(&view, course.calls()).map_or(Reply::Silence, Reply::Call),
        Ask::Pflichtansage(due) if course.has_called_too_low() => Reply::Call(due),
        Ask::Pflichtansage(due) => Reply::Call(bot.pflichtansage(&view, due)),
        Ask::Choice(choice) => Reply::Act(bot.choose(&view, choice)),
        Ask::Card => Reply::Card(bot.card(&view)),
    }
}

/// Returns the reply of a seat that has nothing to say for itself: see [`fallback`]; silence, the call that is due and no more, the
/// legal card that counts least, no Schweine.
///
/// # Panics
/// Panics if the game is over.
#[must_use]
pub fn fallback_reply(course: &Course) -> Reply {
    let (seat, ask) = course.asked().expect("somebody is asked");
    match (ask, course.finding(), course.play()) {
        (_, Some(finding), _) => Reply::Act(fallback(&finding.view(seat))),
        (Ask::Call, ..) => Reply::Silence,
        (Ask::Pflichtansage(due), ..) => Reply::Call(due),
        (Ask::Choice(choice), ..) => Reply::Act(choice.modest()),
        (Ask::Card, _, Some(play)) => Reply::Card(fallback_card(play.legal())),
        (Ask::Card | Ask::Act(_), None, _) => unreachable!("nobody is asked then"),
    }
}

/// Gives the reply of a seat to the game; an illegal one is replaced by [`fallback_reply`]. Returns what was done, and the error if
/// that was not the reply.
///
/// # Panics
/// Panics if the game is over.
pub fn reply_or_fallback(course: &mut Course, reply: Reply) -> (Reply, Option<IllegalReply>) {
    match course.reply(reply) {
        Ok(()) => (reply, None),
        Err(illegal) => {
            let instead = fallback_reply(course);
            course.reply(instead).expect("what is done for a seat is legal");
            (instead, Some(illegal))
        }
    }
}
