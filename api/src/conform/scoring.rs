//! Vectors about special points, who wins and the score.

use super::calls::{call, phase};
use super::vector::{Fields, in_field};
use game::rules::Sonderpunkt;
use game::{
    Augen, BySeat, ByTeam, ItemKind, Ladder, Level, Needs, Parties, Rules, Score, Seat, SeatSet, Standing, Team,
    WhichTrick, Won, needs, score, special_points,
};
use serde_json::{Value, json};
use text::{Message, message};

pub(super) fn special(rules: &Rules, input: &Fields) -> Result<Value, Message> {
    let order = input.order(rules)?;
    let trick = input.trick(&order, "cards")?;
    let which = if input.or_default("last_trick")? { WhichTrick::Last } else { WhichTrick::Earlier };
    let parties = Parties { re: input.seats("re")? };
    let special: Vec<_> = special_points(rules, &order, input.schweine(), parties, &trick, which)
        .map(|(point, team)| json!([ItemKind::Sonder(point).name(), team]))
        .collect();
    Ok(json!({ "winner": trick.owner(), "special": special }))
}

pub(super) fn win_matrix(rules: &Rules, _input: &Fields) -> Result<Value, Message> {
    let needed = |needs| match needs {
        Needs::Augen(least) => least.to_string(),
        Needs::AllTricks => "alle".to_owned(),
        Needs::OneTrick => "1 Stich".to_owned(),
    };
    let cell = |re, kontra| {
        let needs = needs(rules, ByTeam { re, kontra });
        [needed(needs.re), needed(needs.kontra)]
    };
    let rows = Level::ALL.map(|re| Level::ALL.map(|kontra| cell(re, kontra)));
    Ok(json!({ "needs_re_kontra": rows }))
}

pub(super) fn score_of_game(rules: &Rules, input: &Fields) -> Result<Value, Message> {
    let special = input
        .or_default::<Vec<(String, Team)>>("special")?
        .into_iter()
        .map(|(name, team)| Ok((special_point(&name)?, team)))
        .collect::<Result<Vec<_>, Message>>()?;
    let parties = Parties { re: input.seats("re")? };
    let levels = levels(&input.object("announced")?)?;
    let won = won(rules, input, "augen", "tricks", 0)?;
    Ok(score_fields(&score(rules, input.game()?.contract, parties, levels, won, &special)))
}

pub(super) fn decided(rules: &Rules, input: &Fields) -> Result<Value, Message> {
    let ladder = Ladder::with_levels(levels(&input.object("announced")?)?);
    let is_solo = input.game()?.is_solo();
    // Which seats are Re makes no difference where all hold the same number of cards.
    let re = if is_solo { SeatSet::only(Seat::N) } else { SeatSet::of(&[Seat::N, Seat::S]) };
    let in_hand: u8 = input.get("cards_in_hand_each")?;
    let standing = Standing {
        parties: Parties { re },
        ladder: &ladder,
        won: won(rules, input, "augen_completed", "tricks_completed", in_hand)?,
        cards_in_hand: BySeat([in_hand; 4]),
        phase: phase(rules, input)?,
    };
    Ok(json!({ "decided_for": standing.decided_for(rules) }))
}

/// Returns the parts of a score as the vectors write them.
pub(super) fn score_fields(score: &Score) -> Value {
    let items: Vec<_> = score.items.iter().map(|item| json!([item.kind.name(), item.team, item.points.0])).collect();
    let points: serde_json::Map<_, _> =
        Seat::ALL.into_iter().map(|seat| (seat.to_string(), json!(score.points[seat].0))).collect();
    json!({
        "winner": score.winner,
        "items": items,
        "factor": score.factor,
        "re_value": score.re_value.0,
        "points": points,
    })
}

fn special_point(name: &str) -> Result<Sonderpunkt, Message> {
    Sonderpunkt::ALL
        .into_iter()
        .find(|&point| ItemKind::Sonder(point).name() == name)
        .ok_or_else(|| in_field("special", message!("conform-unknown-special", name)))
}

/// Returns how far each side has called, from the lists of its calls.
fn levels(announced: &Fields) -> Result<ByTeam<Level>, Message> {
    let mut levels = ByTeam::default();
    for team in Team::ALL {
        for word in announced.or_default::<Vec<String>>(team.name())? {
            let call = call(&word, team.name())?;
            levels[team] = call.level().max(levels[team]);
        }
    }
    Ok(levels)
}

/// Returns the gains of both sides before the last `left` tricks, if they are possible.
fn won(rules: &Rules, input: &Fields, augen: &str, tricks: &str, left: u8) -> Result<ByTeam<Won>, Message> {
    let (by_augen, by_tricks): (ByTeam<Augen>, ByTeam<u8>) = (input.get(augen)?, input.get(tricks)?);
    let won = ByTeam::from_fn(|team| Won { augen: by_augen[team], tricks: by_tricks[team] });
    for team in Team::ALL {
        let Won { augen: n, tricks: in_tricks } = won[team];
        if !won[team].is_possible(rules.deck()) {
            let impossible = message!("conform-impossible-augen", team, augen = n.0, tricks = in_tricks);
            return Err(in_field(augen, impossible));
        }
    }
    let sum = u32::from(by_augen.re.0) + u32::from(by_augen.kontra.0);
    if 240 < sum || left == 0 && sum != 240 {
        return Err(in_field(augen, message!("conform-augen-of-deck", sum)));
    }
    let played = u32::from(by_tricks.re) + u32::from(by_tricks.kontra);
    if played + u32::from(left) != u32::from(rules.deck.hand_size) {
        let dealt = rules.deck.hand_size;
        return Err(in_field(tricks, message!("conform-tricks-of-deal", played, left, dealt)));
    }
    Ok(won)
}
