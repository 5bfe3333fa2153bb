//! The value of decisions in the round of Vorbehalte.

use super::world::value_of;
use super::{Judged, ROUND, Search, race, unless_stopped};
use crate::bot::{Bot, act, fallback};
use crate::draw::Draw;
use crate::rules::RulesBot;
use crate::sample::{NoWorld, RoundSampler};
use game::rules::VorbehaltKind;
use game::{Act, Asked, Due, Found, Game, Named, Say, Seat, Spielfindung, Vorbehalt};

/// Plan of a seat for the round of Vorbehalte.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Plan {
    /// Be gesund.
    Gesund,
    /// Name this Vorbehalt, under this word of the rules, as soon as possible.
    Vorbehalt(VorbehaltKind, Vorbehalt),
}

impl Plan {
    /// Returns whether the seat wants to play alone.
    #[must_use]
    pub const fn is_solo(self) -> bool {
        matches!(self, Self::Vorbehalt(_, Vorbehalt::Solo(_)))
    }

    /// Returns whether this is the game that the seat has in mind: no Vorbehalt of another one went before it.
    #[must_use]
    pub fn is_game(self, seat: Seat, game: &Game) -> bool {
        match (self, game.named) {
            (Self::Gesund, Named::Normal) => true,
            (Self::Vorbehalt(_, Vorbehalt::Solo(own)), Named::Solo { soloist, solo, .. }) => {
                (soloist, solo) == (seat, own)
            }
            (Self::Vorbehalt(_, Vorbehalt::Hochzeit { .. }), Named::Hochzeit { hochzeiter, .. }) => hochzeiter == seat,
            _ => false,
        }
    }

    /// Returns what a seat with this plan does; `None` if the plan says nothing about it.
    #[must_use]
    pub fn act(self, asked: &Asked<'_>) -> Option<Act> {
        let options = asked.options();
        let first = |acts: &[Act]| acts.iter().copied().find(|act| options.contains(act));
        match (self, asked.due()?) {
            (Self::Gesund, Due::Say) => first(&[Act::Say(Say::Gesund)]),
            (Self::Gesund, Due::Answer(_)) => first(&[Act::No]),
            (Self::Vorbehalt(kind, _), Due::Say) => {
                let is_gross =
                    matches!(kind, VorbehaltKind::Pflichtsolo | VorbehaltKind::Lustsolo | VorbehaltKind::Solo);
                let word = if is_gross { Say::Gross } else { Say::Klein };
                first(&[Act::Say(Say::Vorbehalt), Act::Say(word)])
            }
            (Self::Vorbehalt(kind, _), Due::Answer(asked)) => first(&[if kind == asked { Act::Yes } else { Act::No }]),
            (Self::Vorbehalt(_, vorbehalt), Due::Name) => first(&[Act::Name(vorbehalt)]),
            _ => None,
        }
    }
}

/// Returns what each plan is worth to the seat that is asked. The others speak by the rules of thumb, and so does the
/// seat itself where its plan is silent.
///
/// # Errors
/// There may be no deal that fits what was heard.
pub fn judge_plans(
    asked: &Asked<'_>,
    plans: &[Plan],
    search: &Search,
    seed: u64,
) -> Result<Vec<Judged<Plan>>, NoWorld> {
    judge_in_rounds(asked, plans, search, seed, |round, &plan| found_by(round, asked.seat(), plan))
}

/// Returns the value of each act for the seat that is asked; afterwards all seats speak by the rules of thumb.
///
/// # Errors
/// There may be no deal that fits what was heard.
pub fn judge_acts(asked: &Asked<'_>, acts: &[Act], search: &Search, seed: u64) -> Result<Vec<Judged<Act>>, NoWorld> {
    judge_in_rounds(asked, acts, search, seed, |mut round, &act| {
        round.act(asked.seat(), act).expect("an option of the seat");
        follow(round, asked.seat(), None)
    })
}

fn judge_in_rounds<D: Copy + PartialEq + Sync>(
    asked: &Asked<'_>,
    decisions: &[D],
    search: &Search,
    seed: u64,
    find: impl Fn(Spielfindung, &D) -> Found + Sync,
) -> Result<Vec<Judged<D>>, NoWorld> {
    let sampler = RoundSampler::new(asked)?;
    let value = |round: &Spielfindung, decision: &D| match find(round.clone(), decision) {
        Found::Play(play) => value_of(&play, asked.seat(), search),
        Found::Redeal(_) => 0.0,
    };
    let mut n_drawn = 0;
    let judged = race(decisions.iter().map(|&decision| (decision, 0.0)), ROUND, search, |n, open| {
        let numbers: Vec<u64> = (n_drawn..n_drawn + n as u64).collect();
        n_drawn += n as u64;
        search.threads.map(&numbers, |_, &number| {
            let round = sampler.round(&mut Draw::new(seed, number));
            open.iter().map(|decision| value(&round, decision)).collect()
        })
    });
    unless_stopped(judged, search)
}

/// Goes on with a round until there is a game or new cards, as [`judge_plans`] does for a seat with this plan.
#[must_use]
pub fn found_by(round: Spielfindung, seat: Seat, plan: Plan) -> Found {
    follow(round, seat, Some(plan))
}

/// Goes on with the round until there is a game or new cards.
fn follow(mut round: Spielfindung, seat: Seat, plan: Option<Plan>) -> Found {
    let mut bot = RulesBot::new();
    bot.begin(0);
    while let Some(actor) = round.actor() {
        let asked = round.view(actor);
        let planned = plan.filter(|_| actor == seat).and_then(|plan| plan.act(&asked));
        let wanted = planned.or_else(|| act(&mut bot, &asked)).unwrap_or_else(|| fallback(&asked));
        let legal = if round.check(actor, wanted).is_ok() { wanted } else { fallback(&asked) };
        round.act(actor, legal).expect("a legal act");
    }
    round.finish().expect("nobody is due any more")
}
