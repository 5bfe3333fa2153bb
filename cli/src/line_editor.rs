//! Typed lines, one after the other: on a terminal with arrow keys and a history, in a pipe as they come.

use crate::session::Session;
use crate::trouble::{Failure, Trouble};
use rustyline::DefaultEditor;
use rustyline::error::ReadlineError;
use std::io::{self, BufRead, IsTerminal, Write};
use text::message;

/// Source of typed lines.
pub(crate) struct LineEditor {
    /// Present on a terminal.
    editor: Option<DefaultEditor>,
}

impl LineEditor {
    /// Returns the reader of lines: with an editor if input and output are a terminal.
    pub(crate) fn new() -> Self {
        let is_terminal = io::stdin().is_terminal() && io::stdout().is_terminal();
        Self { editor: if is_terminal { DefaultEditor::new().ok() } else { None } }
    }

    /// Returns whether a person is at a terminal, who can type again.
    pub(crate) const fn is_edited(&self) -> bool {
        self.editor.is_some()
    }

    /// Returns the next line; `None` at the end, which on a terminal is Ctrl-D or Ctrl-C.
    pub(crate) fn next_line(&mut self, session: &mut Session, prompt: &str) -> Result<Option<String>, Failure> {
        // The other end of a pipe waits for the answer, too.
        session.out.flush()?;
        let Some(editor) = &mut self.editor else {
            let mut text = String::new();
            let n_bytes =
                io::stdin().lock().read_line(&mut text).map_err(|_| Trouble::new(message!("tree-not-text")))?;
            return Ok((n_bytes != 0).then_some(text));
        };
        match editor.readline(prompt) {
            Ok(text) => {
                // A line that cannot be remembered is read all the same.
                let _ = editor.add_history_entry(&text);
                Ok(Some(text))
            }
            Err(ReadlineError::Eof | ReadlineError::Interrupted) => Ok(None),
            Err(ReadlineError::Io(error)) => Err(Failure::Output(error)),
            Err(error) => Err(Trouble::new(text::Message::verbatim(error.to_string())).into()),
        }
    }
}
