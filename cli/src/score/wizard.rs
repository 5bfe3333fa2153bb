//! `doko score` alone: question by question to what the game brings.

use super::write;
use crate::asking::{Shown, begin_asking, ended};
use crate::session::{Exit, Format, Session};
use crate::trouble::{Failure, Show, Trouble};
use api::result;
use game::rules::{Sonderpunkt, Trumpfabgabe};
use game::{Call, GameName, Rules, Seat, SeatSet, Team};
use inquire::{MultiSelect, Select, Text};
use notation::record::Breaches;
use notation::result::{FactCall, FactGame, Facts, Impossible, Who, reckon};
use text::{Language, Localized, Message, message};

/// Greatest number of a repeatable point of one side in the questions; more are typed as a line.
const MOST_TIMES: usize = 2;

pub(super) fn run(session: &mut Session, breaches: Breaches) -> Result<Exit, Failure> {
    let (language, rules) = (session.lang, session.rules_for_people());
    begin_asking(language, message!("score-help"))?;
    let Some(facts) = ask(&rules, language)? else { return Ok(Exit::No) };
    let answer = result::answer(&session.context(), &rules, &facts, breaches)?;
    let line = message!("score-as-line", line = answer.line.clone()).text(language);
    write(session, Format::Text, &answer)?;
    session.write_rows(&[line, String::new()])?;
    Ok(Exit::Done)
}

/// Asks for everything that the score needs; `None` if the user ends it.
fn ask(rules: &Rules, language: Language) -> Result<Option<Facts>, Failure> {
    let Some(game) = choose(language, &message!("score-ask-game"), games(rules))? else { return Ok(None) };
    let is_solo = matches!(
        game,
        FactGame::SomeSolo | FactGame::Named(GameName::Solo(_) | GameName::StillesSolo | GameName::HochzeitSolo)
    );
    let Some(re) = (if is_solo { ask_soloist(language) } else { ask_re(language) })? else { return Ok(None) };
    let mut facts = Facts { game: Some(game), re: Some(re), ..Facts::default() };
    if !ask_augen(rules, language, &mut facts)? {
        return Ok(None);
    }
    for team in Team::ALL {
        let calls = Call::words_of(team).map(|call| (Some(call), call.message()));
        let calls = [(None, message!("score-nothing-called"))].into_iter().chain(calls);
        let asked = message!("score-ask-calls", team);
        let Some(call) = choose(language, &asked, calls)? else { return Ok(None) };
        facts.calls.extend(call.map(|call| FactCall { who: Who::Team(team), call, when: None }));
    }
    let counts = |point| rules.has(point) && (!is_solo || rules.special.in_solo.counts(point));
    let points: Vec<Sonderpunkt> = Sonderpunkt::ALL.into_iter().filter(|&point| counts(point)).collect();
    if !points.is_empty() {
        let Some(special) = ask_special(&points, language)? else { return Ok(None) };
        facts.special = special;
    }
    Ok(Some(facts))
}

/// Returns the games that the rules have, the usual one first.
fn games(rules: &Rules) -> impl Iterator<Item = (FactGame, Message)> + use<> {
    let mut games = vec![FactGame::Named(GameName::Normal)];
    if rules.has_hochzeit() {
        games.extend([GameName::Hochzeit, GameName::HochzeitSolo].map(FactGame::Named));
    }
    games.push(FactGame::Named(GameName::StillesSolo));
    if rules.trumpfabgabe.if_nobody != Trumpfabgabe::Off {
        games.push(FactGame::Named(GameName::Trumpfabgabe));
    }
    games.extend(rules.soli.named.iter().map(|&solo| FactGame::Named(GameName::Solo(solo))));
    games.into_iter().map(|game| (game, game.message()))
}

fn ask_soloist(language: Language) -> Result<Option<SeatSet>, Failure> {
    let seats = Seat::ALL.map(|seat| (SeatSet::only(seat), seat.message()));
    choose(language, &message!("score-ask-soloist"), seats)
}

fn ask_re(language: Language) -> Result<Option<SeatSet>, Failure> {
    loop {
        let seats: Vec<Shown<Seat>> =
            Seat::ALL.map(|seat| Shown { value: seat, text: seat.text(language) }).into_iter().collect();
        let asked = message!("score-ask-re").text(language);
        let keys = message!("wizard-keys-several").text(language);
        let chosen = MultiSelect::new(&asked, seats).with_help_message(&keys).prompt_skippable();
        let Some(Some(chosen)) = ended(chosen)? else { return Ok(None) };
        let re: SeatSet = chosen.iter().map(|shown| shown.value).collect();
        if re.len() == 2 {
            return Ok(Some(re));
        }
        Trouble::new(message!("score-two-of-re")).show();
    }
}

/// Asks for the Augen of Re, and for the tricks of a side without Augen; returns whether they were given.
fn ask_augen(rules: &Rules, language: Language, facts: &mut Facts) -> Result<bool, Failure> {
    loop {
        let asked = message!("score-ask-augen").text(language);
        let keys = message!("wizard-keys-back").text(language);
        let Some(Some(text)) = ended(Text::new(&asked).with_help_message(&keys).prompt_skippable())? else {
            return Ok(false);
        };
        let Ok(augen) = text.trim().parse::<u16>() else {
            Trouble::new(message!("wizard-number", least = 0, most = 240)).show();
            continue;
        };
        facts.augen = vec![(Who::Team(Team::Re), augen)];
        match reckon(rules, facts, Breaches::Refuse) {
            Ok(_) => return Ok(true),
            Err(Impossible::TrickOrNone(team)) => {
                let tricks = [(0, message!("score-no-trick")), (1, message!("count-tricks", n = 1))];
                let asked = message!("score-ask-tricks", team);
                let Some(tricks) = choose(language, &asked, tricks)? else { return Ok(false) };
                facts.tricks = vec![(Who::Team(team), tricks)];
                return Ok(true);
            }
            Err(error) => Trouble::of(&error).show(),
        }
    }
}

/// Asks for special points, for both sides in one list.
fn ask_special(points: &[Sonderpunkt], language: Language) -> Result<Option<Vec<(Sonderpunkt, Who)>>, Failure> {
    // That Kontra has won is known already.
    let known = points.iter().copied().filter(|&point| point != Sonderpunkt::Alten);
    let options: Vec<Shown<(Sonderpunkt, Who)>> = known
        .flat_map(|point| Team::ALL.into_iter().flat_map(move |team| [(point, team); MOST_TIMES]))
        .map(|(point, team)| {
            let text = message!("result-write-point", point, who = team).text(language);
            Shown { value: (point, Who::Team(team)), text }
        })
        .collect();
    if options.is_empty() {
        return Ok(Some(Vec::new()));
    }
    let asked = message!("score-ask-special").text(language);
    let keys = message!("wizard-keys-several").text(language);
    let chosen = MultiSelect::new(&asked, options).with_help_message(&keys).with_page_size(12).prompt_skippable();
    Ok(ended(chosen)?.flatten().map(|chosen| chosen.into_iter().map(|shown| shown.value).collect()))
}

fn choose<T>(
    language: Language,
    asked: &Message,
    options: impl IntoIterator<Item = (T, Message)>,
) -> Result<Option<T>, Failure> {
    let options: Vec<Shown<T>> =
        options.into_iter().map(|(value, text)| Shown { value, text: text.text(language) }).collect();
    let asked = asked.text(language);
    let keys = message!("wizard-keys-choose").text(language);
    let select = Select::new(&asked, options).with_help_message(&keys).with_page_size(12);
    Ok(ended(select.prompt_skippable())?.flatten().map(|shown| shown.value))
}
