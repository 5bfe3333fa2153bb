//! Vectors about zwangsläufig: whether a side makes all remaining tricks, and which special points with them.

use super::vector::{Fields, in_field};
use game::{
    BySeat, ByTeam, Card, Class, Contract, Hand, Parties, Position, PositionParts, Rules, Schweine, SchweineHolders,
    Seat, Team,
};
use notation::parse_class;
use serde_json::{Map, Value, json};
use solver::{Claim, Limits, Manner, Solver, forced_special};
use text::{Localized, Message, message};

/// The orders of play to be judged stand in `asked`, with their expected verdicts.
pub(super) fn zwangslaeufig(rules: &Rules, input: &Fields, asked: &Fields) -> Result<Value, Message> {
    let position = position(rules, input)?;
    let party = input.seats("party")?;
    let team = Team::ALL
        .into_iter()
        .find(|&team| position.parties().members(team) == party)
        .ok_or_else(|| in_field("party", message!("conform-no-party", seats = party)))?;
    let claim = |manner| Claim::new(&position, team, manner).map_err(|error| error.message());
    let holds = |manner| {
        let answer = Solver::default().ask(&position, &claim(manner)?, Limits::NONE);
        Ok::<bool, Message>(answer.exact().holds())
    };

    let forced = forced_special(&position, &claim(Manner::EveryOrder)?, Limits::NONE).expect("nothing stops it");
    let mut got = json!({
        "every_order": holds(Manner::EveryOrder)?,
        "forced_special_for_party": {
            "fuchs": forced.fuchs, "doppelkopf": forced.doppelkopf, "charlie": forced.charlie,
        },
    });
    let Some(claimant) = input.optional::<Seat>("claimant")? else { return Ok(got) };
    got["convention_no_order_named"] = json!(holds(Manner::TopFirst { claimant })?);
    let mut named_orders = Map::new();
    for name in asked.or_default::<Map<String, Value>>("convention_with_named_group_order")?.into_iter().map(|(k, _)| k)
    {
        let classes = name.split(',').map(class).collect::<Result<_, _>>()?;
        named_orders.insert(name, json!(holds(Manner::TopFirstInOrder { claimant, classes })?));
    }
    got["convention_with_named_group_order"] = Value::Object(named_orders);
    let mut explicit_orders = Vec::new();
    for asked in asked.or_default::<Vec<Fields>>("explicit_order")? {
        let order: Vec<Card> = asked.get("order")?;
        let holds = holds(Manner::InOrder { claimant, order: order.clone() })?;
        explicit_orders.push(json!({ "order": order, "holds": holds }));
    }
    got["explicit_order"] = json!(explicit_orders);
    Ok(got)
}

fn class(letter: &str) -> Result<Class, Message> {
    parse_class(letter).map_err(|error| error.message())
}

fn position(rules: &Rules, input: &Fields) -> Result<Position, Message> {
    let hands: BySeat<Vec<Card>> = input.get("hands")?;
    let hand_of =
        |seat| Hand::try_of(&hands[seat]).map_err(|card| in_field("hands", message!("conform-three-times", card)));
    let mut counted = BySeat::default();
    for seat in Seat::ALL {
        counted[seat] = hand_of(seat)?;
    }
    // A position needs no name for a Hochzeit or a Trumpfabgabe: once the sides are known it is a normal game.
    let contract = input.game()?.contract.solo().map_or(Contract::Normal, Contract::Solo);
    let trick: Vec<Card> = input.or_default("current_trick")?;
    let schweine = match input.schweine() {
        Schweine::None => SchweineHolders::NONE,
        _ => SchweineHolders::of(
            announcer(&counted).ok_or_else(|| in_field("schweine", message!("conform-no-schweine")))?,
        ),
    };
    Position::new(PositionParts {
        rules: rules.clone(),
        contract,
        schweine,
        parties: Parties { re: input.seats("re")? },
        hands: counted,
        leader: input.get("lead")?,
        trick,
        won: None,
        calls: ByTeam::default(),
    })
    .map_err(|error| error.message())
}

/// Returns a seat that holds an ace of diamonds.
fn announcer(hands: &BySeat<Hand>) -> Option<Seat> {
    hands.iter().find(|(_, hand)| hand.contains(Card::DA)).map(|(seat, _)| seat)
}
