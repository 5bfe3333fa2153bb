//! Commands in files: the author of the file chose them, so they are run only if the user confirms.

use crate::trouble::Trouble;
use clap::Args;
use std::io::Write;
use text::visible;
use text::{Language, message};

#[derive(Clone, Copy, Debug, Args)]
pub(crate) struct RunCommands {
    #[arg(long)]
    run_commands: bool,
}

impl RunCommands {
    /// Returns whether the user has said that they may be run.
    pub(crate) const fn is_given(self) -> bool {
        self.run_commands
    }

    /// Refuses to run these commands unless the user has said so, and shows them in any case.
    pub(crate) fn allow(self, commands: &[&str], file: &str, language: Language) -> Result<(), Trouble> {
        if commands.is_empty() {
            return Ok(());
        }
        if self.run_commands {
            for command in commands {
                // The stream may be closed, which is no reason to stop.
                let running = message!("foreign-running", command = visible(command));
                let _ = writeln!(anstream::stderr(), "{}", running.text(language));
            }
            return Ok(());
        }
        let message = message!("foreign-refused", file, commands = list(commands));
        Err(Trouble::new(message).with_help(message!("foreign-refused.help")))
    }
}

/// Returns commands as they can be shown.
pub(crate) fn list(commands: &[&str]) -> String {
    let shown: Vec<String> = commands.iter().map(|command| format!("`{}`", visible(command))).collect();
    shown.join(", ")
}
