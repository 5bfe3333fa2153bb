//! A bot of which some decisions are fixed.

use super::maxim::Maxim;
use bots::{Bot, Fault, fallback};
use game::rules::VorbehaltKind;
use game::{Act, Asked, Call, Card, Choice, Due, Outcome, Play, Say, Solo, View, Vorbehalt};
use solver::Stop;

/// The fixed decisions.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Orders {
    /// The Vorbehalt; `None`: the bot's own. With a fixed one, all others are gesund.
    pub(crate) vorbehalt: Option<Wanted>,
    /// Calls that are made as early as allowed, in this order; `None`: the bot's own.
    pub(crate) calls: Option<Vec<Word>>,
    /// How cards are played: the first that has something to say decides, and the bot if none has.
    pub(crate) play: Vec<Maxim>,
}

/// A Vorbehalt that is fixed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Wanted {
    Gesund,
    Hochzeit,
    Solo(Solo),
}

/// A call that is fixed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Word {
    /// Re or Kontra, whichever is the own side.
    Ansage,
    Call(Call),
    /// From here on the bot decides.
    Bot,
}

impl Wanted {
    /// Returns the word of a file.
    pub(crate) fn from_name(name: &str) -> Option<Self> {
        match name {
            "gesund" => Some(Self::Gesund),
            "hochzeit" => Some(Self::Hochzeit),
            _ => Solo::from_name(name).map(Self::Solo),
        }
    }

    fn is_named_by(self, act: &Act) -> bool {
        match (self, act) {
            (Self::Solo(solo), Act::Name(Vorbehalt::Solo(named))) => solo == *named,
            (Self::Solo(solo), Act::Bid(bid)) => solo == bid.solo,
            (Self::Hochzeit, Act::Name(vorbehalt)) => *vorbehalt == Vorbehalt::HOCHZEIT,
            _ => false,
        }
    }

    fn is_of(self, kind: VorbehaltKind) -> bool {
        match self {
            Self::Gesund => false,
            Self::Hochzeit => kind == VorbehaltKind::Hochzeit,
            Self::Solo(_) => matches!(kind, VorbehaltKind::Pflichtsolo | VorbehaltKind::Lustsolo | VorbehaltKind::Solo),
        }
    }

    /// Returns what is done for it now.
    fn act(self, asked: &Asked<'_>) -> Act {
        let options = asked.options();
        let word = match self {
            Self::Gesund => return fallback(asked),
            Self::Hochzeit => Say::Klein,
            Self::Solo(_) => Say::Gross,
        };
        let says = [Act::Say(word), Act::Say(Say::Vorbehalt)];
        let named = options.iter().find(|act| self.is_named_by(act)).copied();
        named.or_else(|| says.into_iter().find(|act| options.contains(act))).unwrap_or_else(|| fallback(asked))
    }
}

/// A bot of which some decisions are fixed.
#[derive(Debug)]
pub(crate) struct Directed {
    bot: Box<dyn Bot>,
    orders: Orders,
    /// Number of the calls made.
    said: usize,
}

impl Directed {
    pub(crate) fn new(bot: Box<dyn Bot>, orders: Orders) -> Self {
        Self { bot, orders, said: 0 }
    }

    fn fixed(&self, asked: &Asked<'_>, due: Due) -> Option<Act> {
        let wanted = self.orders.vorbehalt?;
        match due {
            Due::Say | Due::Name | Due::Bid => Some(wanted.act(asked)),
            Due::Answer(kind) => Some(if wanted.is_of(kind) { Act::Yes } else { Act::No }),
            Due::Take { .. } | Due::Give { .. } | Due::Return { .. } | Due::Schweine { .. } => None,
        }
    }
}

impl Bot for Directed {
    fn begin(&mut self, seed: u64) {
        self.said = 0;
        self.bot.begin(seed);
    }

    fn decide(&mut self, asked: &Asked<'_>, due: Due) -> Act {
        self.fixed(asked, due).unwrap_or_else(|| self.bot.decide(asked, due))
    }

    fn call(&mut self, view: &View<'_>, calls: &[Call]) -> Option<Call> {
        let Some(words) = &self.orders.calls else { return self.bot.call(view, calls) };
        let wanted = match words.get(self.said)? {
            Word::Ansage => calls.iter().copied().find(|call| call.team().is_some()),
            Word::Call(call) => calls.contains(call).then_some(*call),
            Word::Bot => return self.bot.call(view, calls),
        };
        self.said += usize::from(wanted.is_some());
        wanted
    }

    fn pflichtansage(&mut self, view: &View<'_>, due: Call) -> Call {
        self.bot.pflichtansage(view, due)
    }

    fn choose(&mut self, view: &View<'_>, choice: Choice) -> Act {
        self.bot.choose(view, choice)
    }

    fn card(&mut self, view: &View<'_>) -> Card {
        let own = self.bot.card(view);
        self.orders.play.iter().find_map(|maxim| maxim.card(view, own)).unwrap_or(own)
    }

    fn sit_down(&mut self) {
        self.bot.sit_down();
    }

    fn finish(&mut self, play: &Play, outcome: &Outcome) {
        self.bot.finish(play, outcome);
    }

    fn hurry(&mut self, stop: &Stop) {
        self.bot.hurry(stop);
    }

    fn take_faults(&mut self) -> Vec<Fault> {
        self.bot.take_faults()
    }
}
