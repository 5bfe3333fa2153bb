//! Vectors about what a hand may say, the Hochzeiter's partner, and the known sides.

use super::calls::call;
use super::vector::{Alone, Fields, in_field};
use game::rules::{HochzeitCondition, VorbehaltKind};
use game::{
    Card, Contract, Eligibility, Hand, Klaerung, KnownSides, Parties, PublicGame, Rules, Seat, SeatSet, Team, Trick,
};
use serde_json::{Value, json};
use text::{Message, message};

pub(super) fn eligibility(rules: &Rules, input: &Fields) -> Result<Value, Message> {
    let cards: Vec<Card> = input.get("hand")?;
    let hand = Hand::try_of(&cards).map_err(|card| in_field("hand", message!("conform-three-times", card)))?;
    let eligibility = Eligibility::of(rules, hand);
    let may = |kind| eligibility.may(rules, kind);
    Ok(json!({
        "kings": eligibility.kings,
        "augen": eligibility.augen,
        "trumps": eligibility.trumps,
        "may_werfen": may(VorbehaltKind::Werfen),
        "may_trumpfabgabe": may(VorbehaltKind::Trumpfabgabe),
        "may_trumpfschwach": may(VorbehaltKind::Trumpfschwach),
        "may_schweine": may(VorbehaltKind::Schweine),
        "may_hochzeit": may(VorbehaltKind::Hochzeit),
    }))
}

pub(super) fn hochzeit(rules: &Rules, input: &Fields) -> Result<Value, Message> {
    let order = game::Order::new(rules, Contract::Hochzeit, input.schweine());
    let name: String = input.get("condition")?;
    let condition = HochzeitCondition::from_name(&name)
        .ok_or_else(|| in_field("condition", message!("conform-unknown-condition", name)))?;
    let tricks: Vec<Fields> = input.get("tricks")?;
    let tricks: Vec<Trick> = tricks.iter().map(|trick| trick.trick(&order, "cards")).collect::<Result<_, Message>>()?;
    let klaerung = Klaerung::of(rules, &order, input.get("hochzeiter")?, condition, &tricks);
    let game = match klaerung {
        Klaerung::Open => "undecided",
        Klaerung::Partner(..) => "normal",
        Klaerung::Alone(_) => "hochzeit_solo",
    };
    Ok(json!({
        "clarifying_trick": klaerung.trick().unwrap_or(0),
        "partner": klaerung.partner(),
        "game": game,
    }))
}

pub(super) fn partnership(rules: &Rules, input: &Fields) -> Result<Value, Message> {
    let mut known = KnownSides::new(public_game(rules, input)?);
    for (seat, event) in input.get::<Vec<(Seat, String)>>("events")? {
        match &event[..] {
            "lays_CQ" => {
                known.lay_queen_of_clubs(seat);
                continue;
            }
            "discards_on_trump" => {
                known.discard_on_trump(seat);
                continue;
            }
            _ => {}
        }
        // An Absage may come with the word of its side: "kontra k90".
        let mut words = event.split([' ', '_', ',']);
        let (said, word) = match (words.next_back(), words.next()) {
            (Some(said), Some(word)) => (said, Team::ALL.into_iter().find(|team| team.name() == word)),
            _ => (event.as_str(), None),
        };
        known.say(seat, call(said, "events")?, word);
    }
    Ok(json!({ "known": known.all(), "cleared": known.is_cleared() }))
}

fn public_game(rules: &Rules, input: &Fields) -> Result<PublicGame, Message> {
    let game = input.game()?;
    Ok(match game.contract {
        Contract::Normal => PublicGame::Hidden,
        Contract::Trumpfabgabe => PublicGame::Settled(Parties { re: input.seats("re")? }),
        Contract::Solo(_) => PublicGame::Settled(Parties { re: SeatSet::only(input.get("soloist")?) }),
        Contract::Hochzeit => {
            let trick = input.or_default("clarifying_trick")?;
            let klaerung = match (trick, input.optional("partner")?) {
                (_, None) if game.alone == Alone::HochzeitSolo => Klaerung::Alone(rules.hochzeit.limit),
                (0, _) => Klaerung::Open,
                (trick, Some(partner)) => Klaerung::Partner(trick, partner),
                (trick, None) => Klaerung::Alone(trick),
            };
            PublicGame::Hochzeit(input.get("hochzeiter")?, klaerung)
        }
    })
}
