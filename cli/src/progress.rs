//! How far long work is, for people who wait.

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use std::borrow::Cow;

/// Returns a bar on the standard error stream; nothing is drawn if that is not a terminal.
pub(crate) fn bar(n_steps: Option<u64>, unit: impl Into<Cow<'static, str>>) -> ProgressBar {
    let template = match n_steps {
        Some(_) => "{wide_bar} {pos}/{len} {msg}  {eta} ",
        None => "{spinner} {pos} {msg}  {elapsed} ",
    };
    let style = ProgressStyle::with_template(template).expect("the templates are right");
    ProgressBar::with_draw_target(n_steps, ProgressDrawTarget::stderr()).with_style(style).with_message(unit)
}

/// Returns a bar for games with a second line for how they stand; nothing is drawn without a terminal.
pub(crate) fn games(n_units: u64) -> ProgressBar {
    let style = ProgressStyle::with_template("{wide_bar} {pos}/{len}  {eta}\n{msg}").expect("the template is right");
    ProgressBar::with_draw_target(Some(n_units), ProgressDrawTarget::stderr()).with_style(style)
}

/// Returns a line on the standard error stream for one search; nothing is drawn if that is not a terminal, and nothing
/// before there is a message.
pub(crate) fn line() -> ProgressBar {
    let style = ProgressStyle::with_template("{spinner} {msg}  {elapsed} ").expect("the template is right");
    ProgressBar::with_draw_target(None, ProgressDrawTarget::stderr()).with_style(style)
}
