//! The words before the first card, where a text states only what each player wanted, and the result, where it states
//! one.

use super::Settled;
use crate::{
    import::draft::{Party, Wanted},
    record::{Breaches, Record, Said, check, replay},
};
use game::{
    Act, BySeat, Deal, Due, Say, SchweineHolders, Seat, SeatSet, Spielfindung, Team, Vorbehalt, rules::VorbehaltKind,
    words::noted,
};
use text::{Arg, Join, brief, message};

impl Settled<'_> {
    /// Writes the Vorbehalt round down as it follows from what everybody wanted, if it leads to the game that was played.
    pub(super) fn add_round(&self, record: &mut Record) {
        if record.vorbehalte.is_some() || self.draft.head.wanted.is_empty() {
            return;
        }
        let mut wanted = BySeat::default();
        for &(who, what) in &self.draft.head.wanted {
            wanted[self.seat(who)] = Some(what);
        }
        let told = Record { vorbehalte: self.round(record, &wanted), ..record.clone() };
        if check(&told, &self.rules).len() <= check(record, &self.rules).len() {
            *record = told;
        }
    }

    fn round(&self, record: &Record, wanted: &BySeat<Option<Wanted>>) -> Option<Vec<Said>> {
        let deal = Deal::from_cards(&self.rules, record.dealer, &record.hands).ok()?;
        let open: SeatSet = record.pflichtsolo_open.iter().copied().collect();
        let mut round = Spielfindung::new(&self.rules, deal, open);
        let mut said = Vec::new();
        while let Some((player, due)) = round.due() {
            let act = next_act(due, wanted[player]?, player, (open.contains(player), record.schweine))?;
            round.act(player, act).ok()?;
            said.push(Said { player, act });
        }
        Some(said)
    }

    /// Says so if the text has other parties or counts other points than the rules.
    pub(super) fn check_outcome(&mut self, record: &Record) {
        if self.draft.result.is_none() && self.draft.parties.is_empty() {
            return;
        }
        let Ok(outcome) = replay(record, &self.rules, Breaches::CountAsValid) else { return };
        let is_other = |party: &&Party| {
            let who = self.draft.head.players.find(&party.name);
            who.is_some_and(|who| (outcome.parties.team_of(self.seat(who)) == Team::Re) != party.is_re)
        };
        if let Some(party) = self.draft.parties.iter().find(is_other) {
            let (name, side) = (brief(&party.name), if party.is_re { Team::Re } else { Team::Kontra });
            self.assumed.push(message!("import-other-party", line = party.at.line, name, side = noted(&side)));
        }
        let Some((points, at)) = &self.draft.result else { return };
        let mut told: BySeat<i32> = BySeat::default();
        for (index, order) in self.seating.seats.iter().enumerate() {
            told[*order] = points.get(index).copied().unwrap_or_default();
        }
        if Seat::ALL.iter().any(|&seat| told[seat] != outcome.score.points[seat].0) {
            let list = |points: &dyn Fn(Seat) -> i32| {
                Arg::list(Seat::ALL.map(|seat| format!("{:+}", points(seat))), Join::Comma)
            };
            let (ours, theirs) = (list(&|seat| outcome.score.points[seat].0), list(&|seat| told[seat]));
            self.assumed.push(message!("import-other-result", line = at.line, theirs, ours));
        }
    }
}

/// Returns what a seat says now; `None` if that is not known.
fn next_act(due: Due, wanted: Wanted, seat: Seat, (is_open, schweine): (bool, SchweineHolders)) -> Option<Act> {
    let answer = |yes| if yes { Act::Yes } else { Act::No };
    Some(match (due, wanted) {
        (Due::Say, Wanted::Nothing) => Act::Say(Say::Gesund),
        (Due::Say, _) => Act::Say(Say::Vorbehalt),
        // Who was asked for a game that was not told has said no: it would have been played.
        (Due::Answer(_), Wanted::Nothing | Wanted::Untold) => Act::No,
        (Due::Answer(kind), Wanted::Named(wanted)) => answer(match (kind, wanted) {
            (VorbehaltKind::Solo, Vorbehalt::Solo(_)) | (VorbehaltKind::Hochzeit, Vorbehalt::Hochzeit { .. }) => true,
            (VorbehaltKind::Pflichtsolo, Vorbehalt::Solo(_)) => is_open,
            (VorbehaltKind::Lustsolo, Vorbehalt::Solo(_)) => !is_open,
            _ => false,
        }),
        (Due::Name, Wanted::Named(wanted)) => Act::Name(wanted),
        (Due::Schweine { .. }, _) => answer(schweine.0.contains(&Some(seat))),
        _ => return None,
    })
}
