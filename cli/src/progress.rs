//! How far long work is, for people who wait.

use crate::lang;
use indicatif::{FormattedDuration, ProgressBar, ProgressDrawTarget, ProgressState, ProgressStyle};
use std::time::Duration;
use text::Message;

/// Interval between two drawings of a line for one search.
const TICK: Duration = Duration::from_millis(200);

/// Returns a bar on the standard error stream; nothing is drawn if that is not a terminal. The unit, such as `games`,
/// is shown in the language of the run.
pub(crate) fn bar(n_steps: Option<u64>, unit: &'static str) -> ProgressBar {
    let template = match n_steps {
        Some(_) => "{wide_bar} {pos}/{len} {msg}  {eta} ",
        None => "{spinner} {pos} {msg}  {elapsed} ",
    };
    let style = ProgressStyle::with_template(template).expect("the templates are right");
    let unit = Message::new(format!("progress-{unit}")).with("n", n_steps.unwrap_or_default()).text(lang::language());
    ProgressBar::with_draw_target(n_steps, ProgressDrawTarget::stderr()).with_style(style).with_message(unit)
}

/// Returns a bar for games with a second line for how they stand; nothing is drawn without a terminal.
pub(crate) fn games(n_units: u64) -> ProgressBar {
    let style = ProgressStyle::with_template("{wide_bar} {pos}/{len}  {eta}\n{msg}").expect("the template is right");
    ProgressBar::with_draw_target(Some(n_units), ProgressDrawTarget::stderr()).with_style(style)
}

/// Returns a line on the standard error stream for one search. Nothing is drawn if that is not a terminal, nor before
/// it has [a text](say).
pub(crate) fn line() -> ProgressBar {
    ProgressBar::with_draw_target(None, ProgressDrawTarget::stderr())
}

/// Lets a line say what `text` returns, again and again, whatever the search does, and nothing as long as that is nothing.
pub(crate) fn say(line: &ProgressBar, text: impl Fn(Duration) -> Option<String> + Clone + Send + Sync + 'static) {
    if line.is_hidden() {
        return;
    }
    let write = move |state: &ProgressState, out: &mut dyn std::fmt::Write| {
        if let Some(text) = text(state.elapsed()) {
            // Where it goes to takes all.
            let _ = write!(out, "{text}  {}", FormattedDuration(state.elapsed()));
        }
    };
    let style = ProgressStyle::with_template("{search}").expect("the template is right").with_key("search", write);
    line.set_style(style);
    line.enable_steady_tick(TICK);
}
