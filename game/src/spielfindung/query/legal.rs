//! The legal words before the first card, and the reasons against others.

use super::{Query, VorbehaltQuestion, Wait};
use crate::contract::{Level, Schweine};
use crate::rules::{SoloContest, VorbehaltKind};
use crate::seat::Seat;
use crate::spielfindung::act::{Act, Acts, Say, Vorbehalt};
use crate::spielfindung::contest::all_bids;
use crate::spielfindung::illegal::WhyIllegal;
use crate::spielfindung::named::{Game, Named, Resolution};
use crate::spielfindung::possible::{KindSet, public_kinds};

impl Query {
    /// Returns everything this seat may do now, also off turn.
    pub(crate) fn options(&self, seat: Seat) -> Acts {
        let says = Say::ALL.into_iter().map(Act::Say).chain([Act::Yes, Act::No, Act::Pass]);
        // Names and bids are many, and most of the time nobody may say any of them.
        let names = self.is_asked_for_name(seat).then(|| self.namings().map(Act::Name));
        let bids = matches!(self.wait, Wait::Bid(_)).then(|| all_bids(&self.rules).map(Act::Bid));
        let acts = says.chain(names.into_iter().flatten()).chain(bids.into_iter().flatten());
        acts.filter(|&act| self.check(seat, act).is_ok()).collect()
    }

    /// Returns whether the seat may name a Vorbehalt because it was asked or has just spoken. A name off turn is possible before
    /// other words are, but is never asked for.
    fn is_asked_for_name(&self, seat: Seat) -> bool {
        match &self.wait {
            Wait::Name(due, _) => *due == seat,
            Wait::Say(_) => self.said[seat] == Some(Say::Vorbehalt),
            Wait::Found(_) => self.may_rename == Some(seat),
            Wait::Answer(_) | Wait::Bid(_) | Wait::Take { .. } => false,
        }
    }

    /// Returns every name the rule set knows.
    fn namings(&self) -> impl Iterator<Item = Vorbehalt> {
        let soli = self.rules.soli.named.iter().copied().map(Vorbehalt::Solo);
        let hochzeiten = self.rules.hochzeit.conditions.iter().flat_map(|&condition| {
            [Schweine::None, Schweine::Announced].map(|schweine| Vorbehalt::Hochzeit { condition, schweine })
        });
        let others = [Vorbehalt::Trumpfschwach, Vorbehalt::Werfen, Vorbehalt::Trumpfabgabe, Vorbehalt::Schweine];
        soli.chain(hochzeiten).chain(others)
    }

    /// Returns whether the seat may do this now.
    ///
    /// # Errors
    /// Returns why not.
    pub(crate) fn check(&self, seat: Seat, act: Act) -> Result<(), WhyIllegal> {
        match act {
            Act::Say(say) => self.check_say(seat, say),
            Act::Name(vorbehalt) => self.check_name(seat, vorbehalt),
            Act::Yes | Act::No => self.check_answer(seat, act),
            Act::Bid(_) | Act::Pass => self.check_bid(seat, act),
            Act::Give(_) | Act::Return(_) => Err(WhyIllegal::NotAsked),
        }
    }

    fn check_say(&self, seat: Seat, say: Say) -> Result<(), WhyIllegal> {
        let spoken = self.said[seat].is_some();
        if !spoken && self.actor() != Some(seat) {
            return Err(WhyIllegal::NotYourTurn);
        }
        if !spoken && !matches!(self.wait, Wait::Say(_)) {
            return Err(WhyIllegal::NotAsked);
        }
        // Rule DDV C.1, BSV 4.1: until the next seat has spoken; the last one until the query goes on.
        if spoken && (self.last_to_speak != Some(seat) || self.corrected.contains(seat)) {
            return Err(WhyIllegal::TooLateToCorrect);
        }
        if self.said[seat] == Some(say) {
            return Err(WhyIllegal::NothingNew);
        }
        let kinds = self.possible[seat];
        let bids = self.rules.soli.contest != SoloContest::Seat;
        match say {
            Say::Gesund => match kinds.iter().find(|&kind| self.rules.is_mandatory(kind)) {
                Some(duty) => Err(WhyIllegal::MustSay(duty)),
                None => Ok(()),
            },
            Say::Vorbehalt if bids => Err(WhyIllegal::SayKleinOrGross),
            Say::Klein | Say::Gross if !bids => Err(WhyIllegal::SayVorbehalt),
            Say::Vorbehalt => {
                if kinds.is_empty() {
                    Err(WhyIllegal::NoVorbehalt)
                } else {
                    Ok(())
                }
            }
            Say::Klein => {
                if kinds.without_soli().is_empty() {
                    Err(WhyIllegal::NoVorbehalt)
                } else {
                    Ok(())
                }
            }
            Say::Gross => {
                if kinds.soli().is_empty() {
                    Err(WhyIllegal::NoVorbehalt)
                } else {
                    Ok(())
                }
            }
        }
    }

    fn check_name(&self, seat: Seat, vorbehalt: Vorbehalt) -> Result<(), WhyIllegal> {
        match &self.wait {
            Wait::Name(due, kinds) if *due == seat => self.fits(seat, vorbehalt, *kinds),
            // The handbook 3.3.7: another solo may be named as long as nothing else has happened.
            Wait::Found(Resolution::Game(Game { named: Named::Solo { solo, .. }, .. }))
                if self.may_rename == Some(seat) =>
            {
                match vorbehalt {
                    Vorbehalt::Solo(other) if other == *solo => Err(WhyIllegal::NothingNew),
                    Vorbehalt::Solo(other) if self.rules.soli.named.contains(&other) => Ok(()),
                    _ => Err(WhyIllegal::NotEligible(vorbehalt)),
                }
            }
            Wait::Say(_) if self.said[seat] == Some(Say::Vorbehalt) => {
                self.fits(seat, vorbehalt, self.possible[seat])?;
                let kind = self.kind_of(seat, vorbehalt);
                if self.is_certainly_highest(seat, kind) { Ok(()) } else { Err(WhyIllegal::NotCertainlyHighest) }
            }
            // Rules DDV C.1, TSR 4.1.8, handbook 3.3.4: whose Vorbehalt is the highest in any case names it at once, also off turn.
            Wait::Say(_)
                if self.said[seat].is_none()
                    && self.fits(seat, vorbehalt, self.possible[seat]).is_ok()
                    && self.is_certainly_highest(seat, self.kind_of(seat, vorbehalt)) =>
            {
                Ok(())
            }
            _ if self.actor() == Some(seat) => Err(WhyIllegal::NotAsked),
            _ => Err(WhyIllegal::NotYourTurn),
        }
    }

    /// Returns whether the seat can name this, being asked for one of these kinds.
    fn fits(&self, seat: Seat, vorbehalt: Vorbehalt, kinds: KindSet) -> Result<(), WhyIllegal> {
        let possible = match vorbehalt {
            Vorbehalt::Solo(solo) => self.rules.soli.named.contains(&solo),
            Vorbehalt::Hochzeit { condition, schweine } => {
                self.rules.hochzeit.conditions.contains(&condition)
                    && (schweine == Schweine::None
                        || kinds.contains(VorbehaltKind::Schweine) && self.rules.schweine_join_hochzeit())
            }
            _ => true,
        };
        let kind = self.kind_of(seat, vorbehalt);
        if possible && kinds.contains(kind) { Ok(()) } else { Err(WhyIllegal::NotEligible(vorbehalt)) }
    }

    fn check_answer(&self, seat: Seat, act: Act) -> Result<(), WhyIllegal> {
        if self.actor() != Some(seat) {
            return Err(WhyIllegal::NotYourTurn);
        }
        match &self.wait {
            Wait::Take { .. } => Ok(()),
            Wait::Answer(question) => {
                let has = self.possible[seat].contains(question.kind);
                match act {
                    Act::Yes if !has => Err(WhyIllegal::HasNot(question.kind)),
                    Act::No if has && !self.may_decline(*question) => Err(WhyIllegal::MustSayYes(question.kind)),
                    _ => Ok(()),
                }
            }
            _ => Err(WhyIllegal::NotAsked),
        }
    }

    /// Returns whether the seat can mean another Vorbehalt than the one asked for.
    fn may_decline(&self, question: VorbehaltQuestion) -> bool {
        if self.rules.is_mandatory(question.kind) {
            return false;
        }
        if self.is_before() {
            return true;
        }
        let later = self.priority_after(Some(question.kind)).any(|kind| self.possible[question.seat].contains(kind));
        later || self.heard.contains(question.seat)
    }

    fn check_bid(&self, seat: Seat, act: Act) -> Result<(), WhyIllegal> {
        if self.actor() != Some(seat) {
            return Err(WhyIllegal::NotYourTurn);
        }
        let Wait::Bid(contest) = &self.wait else { return Err(WhyIllegal::NotAsked) };
        match act {
            Act::Bid(bid) if !self.rules.soli.named.contains(&bid.solo) => {
                Err(WhyIllegal::NotEligible(Vorbehalt::Solo(bid.solo)))
            }
            Act::Bid(bid) if self.rules.soli.contest == SoloContest::Rank && bid.level != Level::None => {
                Err(WhyIllegal::NoLevels)
            }
            Act::Bid(bid) if !contest.allows(&self.rules, seat, bid) => Err(WhyIllegal::BidTooLow),
            Act::Pass if !contest.has_bid(seat) => Err(WhyIllegal::MustBid),
            _ => Ok(()),
        }
    }

    /// Returns whether no other seat can have a higher Vorbehalt, by public knowledge (DDV C.1, decision OP-11).
    ///
    /// Only the texts that tell the Pflichtsolo from the Lustsolo know naming at once.
    fn is_certainly_highest(&self, seat: Seat, kind: VorbehaltKind) -> bool {
        let priority = &self.rules.vorbehalte.priority;
        let knows_it = priority.iter().any(|kind| matches!(kind, VorbehaltKind::Pflichtsolo | VorbehaltKind::Lustsolo));
        let place = |kind| priority.iter().position(|&other| other == kind);
        let first = self.first_for(kind);
        let cannot_beat = |other: Seat| {
            if self.said[other] == Some(Say::Gesund) {
                return true;
            }
            let best = public_kinds(&self.rules, self.pflichtsolo(other)).iter().filter_map(place).min();
            let goes_before = first.steps_to(other) < first.steps_to(seat);
            best.is_none_or(|best| place(kind).is_some_and(|own| if goes_before { own < best } else { own <= best }))
        };
        knows_it && Seat::ALL.into_iter().all(|other| other == seat || cannot_beat(other))
    }
}
