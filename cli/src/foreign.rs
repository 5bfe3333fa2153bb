//! Commands that stand in files: whoever wrote the file chose them, so they are run only when the user says so.

use crate::trouble::Trouble;
use clap::Args;
use game::notation::visible;
use std::io::Write;

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
    pub(crate) fn allow(self, commands: &[&str], file: &str) -> Result<(), Trouble> {
        if commands.is_empty() {
            return Ok(());
        }
        if self.run_commands {
            for command in commands {
                // Nobody may be listening there, and that is no reason to stop.
                let _ = writeln!(anstream::stderr(), "running: {}", visible(command));
            }
            return Ok(());
        }
        let message = format!("{file} names programs, and running it runs them: {}", list(commands));
        Err(Trouble::new(message).with_help("look at them, and add --run-commands if you trust them"))
    }
}

/// Returns commands as they can be shown.
pub(crate) fn list(commands: &[&str]) -> String {
    let shown: Vec<String> = commands.iter().map(|command| format!("`{}`", visible(command))).collect();
    shown.join(", ")
}
