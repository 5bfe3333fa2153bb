//! A ruling as a person reads it.

use ::referee::{Class, Ruling, Texts};
use api::paint::{BAD, BOLD, DIM, GOOD, styled};
use game::Seat;

/// Returns the rows of text: the decision first, then consequences, reasons, the right of appeal.
pub(crate) fn rows(texts: &Texts, ruling: &Ruling) -> Vec<String> {
    let class = texts.say(&format!("class-{}", ruling.class.name()));
    let style = if matches!(ruling.class, Class::None | Class::Unerheblich) { GOOD } else { BAD };
    let mut rows = vec![
        format!("{}  {}", styled(&texts.number(ruling.entry), BOLD), styled(&texts.title(ruling.entry), BOLD)),
        format!("{}  {}", styled(&class, style), points(texts, ruling)),
        texts.continuation(ruling),
    ];
    rows.extend(ruling.consequences.iter().map(|consequence| format!("- {}", texts.consequence(consequence))));
    rows.push(String::new());
    for (number, step) in (1..).zip(&ruling.reasons) {
        let text = texts.fill(&step.message, &step.args);
        rows.push(format!("{number}. {text} {}", styled(&format!("[{}]", step.paragraph), DIM)));
    }
    rows.push(String::new());
    rows.push(format!("{}: {}", texts.say("label-decided-by"), decider(texts, ruling)));
    rows.push(texts.step(&ruling.remedy));
    if ruling.needs_protocol() {
        rows.push(texts.say("needs-protocol"));
    }
    rows
}

/// Returns who decides.
pub(super) fn decider(texts: &Texts, ruling: &Ruling) -> String {
    texts.say(&format!("decider-{}", ruling.decided_by.name()))
}

/// Returns the points of all four, or what the court can choose from.
pub(crate) fn points(texts: &Texts, ruling: &Ruling) -> String {
    if let Some((least, most)) = ruling.points_range {
        return format!("{} {least}-{most}", texts.say("label-deduction"));
    }
    if !ruling.points_choices.is_empty() {
        let choices: Vec<String> = ruling.points_choices.iter().map(u8::to_string).collect();
        return format!("{} {}", texts.say("label-deduction"), choices.join(" / "));
    }
    let each = |seat: Seat| format!("{} {:+}", texts.seat(seat), ruling.points[seat]);
    Seat::ALL.map(each).join("  ").replace("+0", "0")
}
