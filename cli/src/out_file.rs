//! Answers in a file that appears when all are there, and work that goes on where it was interrupted.
//!
//! Until the end the answers are in `FILE.part`, each complete before the next is begun. Its first line says what they
//! answer, so the answers to another question, or to other lines, are never continued. The others carry a checksum there,
//! see [`Seal`], so an answer that was changed is not continued either. An answer whose end is missing was interrupted.

use crate::input::Input;
use crate::reads;
use crate::session::{Exit, Session};
use crate::target::{Kind, OutPath, Overwrite, Target, beside, cannot_write};
use crate::trouble::{Failure, Source, Trouble};
use game::Position;
use notation::rules_file::to_toml;
use serde_json::{Value, json};
use sim::io_reason;
use sim::{IfLocked, PacedSync, Seal, SealError, lock_file};
use std::fs::{self, File};
use std::io::{self, BufRead, BufReader, BufWriter, Read, Seek, SeekFrom, Write};
use std::path::PathBuf;
use text::visible;
use text::{Language, Message, message};

/// A file of answers that is not complete yet.
pub(crate) struct OutFile {
    target: Target,
    part: PathBuf,
    file: File,
    header: String,
}

impl OutFile {
    /// Returns the first line of a file with the answers to this question.
    pub(crate) fn header(session: &Session, question: &str) -> String {
        let rules = session.book.default_rules().map(to_toml);
        json!({ "doko": env!("CARGO_PKG_VERSION"), "question": question, "rules": rules }).to_string()
    }

    /// Opens what there is of a file of answers, or begins it.
    pub(crate) fn open(path: &OutPath, overwrite: Overwrite, header: &str) -> Result<Self, Trouble> {
        let target = Target::open(path, Kind::Answers, overwrite)?;
        let part = beside(target.path(), "part");
        if let Some(why) = reads::use_of(&part) {
            return Err(cannot_write(&part, why).with_help(message!("out-choose-another")));
        }
        let failed = |error: io::Error| cannot_write(&part, io_reason(&error));
        let Some(mut file) = lock_file(&part, IfLocked::Leave).map_err(failed)? else {
            let message = message!("out-is-locked", part = part.display().to_string());
            return Err(Trouble::new(message).with_help(message!("out-is-locked.help")));
        };
        let mut begun = Vec::new();
        (&file).take(header.len() as u64 + 1).read_to_end(&mut begun).map_err(failed)?;
        // Nothing, or what was interrupted in its first line.
        if header.as_bytes().starts_with(&begun) {
            file.set_len(0).map_err(failed)?;
            file.seek(SeekFrom::Start(0)).map_err(failed)?;
            writeln!(file, "{header}").map_err(failed)?;
        }
        Ok(Self { target, part, file, header: header.to_owned() })
    }

    /// Reads past the questions that are answered already, if any are, and sends the answers to all others here.
    pub(crate) fn resume<A>(
        &mut self,
        session: &mut Session,
        input: &mut Input,
        find: impl Fn(&Position, &Source) -> Result<A, Trouble>,
        exit_of: impl Fn(&Value) -> Exit,
    ) -> Result<Option<Exit>, Failure> {
        let mut exit = None;
        let mut n_answers = 0;
        let mut last_line = None;
        let mut reader = BufReader::new(self.file.try_clone()?);
        reader.seek(SeekFrom::Start(0))?;
        let mut line = Vec::new();
        let mut end = reader.read_until(b'\n', &mut line)? as u64;
        if line.trim_ascii_end() != self.header.as_bytes() {
            return Err(self.refusal("out-other-question").into());
        }
        loop {
            let mut bytes = Vec::new();
            let n_bytes = reader.read_until(b'\n', &mut bytes)?;
            // An answer whose end is missing was interrupted.
            let Some((b'\n', answer)) = bytes.split_last() else { break };
            let answer = self.opened(answer, n_answers + 2)?;
            let answer: Value = serde_json::from_str(&answer).map_err(|_| self.refusal("out-no-answers"))?;
            let question = input.next_line()?.ok_or_else(|| self.refusal("out-more-lines"))?;
            let number = input.line_number();
            if !is_answer_to(&answer, question, session, &find) {
                return Err(self.refused(message!("out-other-line", line = number)).into());
            }
            exit = exit.max(Some(if answer["error"].is_null() { exit_of(&answer) } else { Exit::BadInput }));
            n_answers += 1;
            last_line = Some(number);
            end += n_bytes as u64;
        }
        self.file.set_len(end)?;
        self.file.seek(SeekFrom::Start(end))?;
        if let Some(line) = last_line {
            let told = message!("out-goes-on", n = n_answers, part = self.part.display().to_string(), line);
            // The stream may be closed, which is no reason to stop.
            let _ = writeln!(anstream::stderr(), "{}", visible(&told.text(session.lang)));
        }
        session.send_answers_to(SealedLines {
            file: self.file.try_clone()?,
            seal: self.seal(),
            begun: Vec::new(),
            sync: PacedSync::new(),
        });
        Ok(exit)
    }

    /// Removes the file that was begun, if there were no questions.
    pub(crate) fn discard(self) -> Result<(), Failure> {
        Ok(fs::remove_file(&self.part)?)
    }

    /// Lets the file appear: the answers alone, under their name.
    pub(crate) fn finish(mut self, session: &mut Session) -> Result<(), Failure> {
        session.out.flush()?;
        let seal = self.seal();
        self.target.write_with(|whole| {
            self.file.seek(SeekFrom::Start(self.header.len() as u64 + 1))?;
            let mut whole = BufWriter::new(whole);
            for line in BufReader::new(&self.file).lines() {
                writeln!(whole, "{}", seal.open(&line?).map_err(io::Error::other)?)?;
            }
            whole.flush()
        })?;
        Ok(fs::remove_file(&self.part)?)
    }

    fn seal(&self) -> Seal {
        Seal::of(&self.header)
    }

    /// Returns an answer without its checksum, if that fits.
    fn opened(&self, line: &[u8], number: u64) -> Result<String, Trouble> {
        let line = std::str::from_utf8(line).map_err(|_| self.refusal("out-no-answers"))?;
        self.seal().open(line).map_err(|error| match error {
            SealError::Missing => self.refusal("out-no-checksums"),
            SealError::Wrong => self.refused(message!("out-changed", line = number)),
        })
    }

    fn refusal(&self, what: &'static str) -> Trouble {
        self.refused(Message::new(what))
    }

    /// Says why the answers that are there are not continued; the message fills in the file.
    fn refused(&self, what: Message) -> Trouble {
        let part = self.part.display().to_string();
        Trouble::new(what.with("part", &part)).with_help(message!("out-begin-anew", part))
    }
}

/// Seals every line as it is written, and puts it on the disk.
struct SealedLines {
    file: File,
    seal: Seal,
    /// Beginning of a line whose end is still to come.
    begun: Vec<u8>,
    sync: PacedSync,
}

impl Write for SealedLines {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.begun.extend_from_slice(bytes);
        while let Some(end) = self.begun.iter().position(|&byte| byte == b'\n') {
            let line: Vec<u8> = self.begun.drain(..=end).collect();
            let line = std::str::from_utf8(&line[..end]).map_err(io::Error::other)?;
            self.file.write_all((self.seal.close(line) + "\n").as_bytes())?;
            self.sync.after_write(&self.file)?;
        }
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        self.file.flush()
    }
}

/// Returns whether this is the answer to a question, without looking for the answer again.
fn is_answer_to<A>(
    answer: &Value,
    question: Result<Source, Trouble>,
    session: &Session,
    find: impl Fn(&Position, &Source) -> Result<A, Trouble>,
) -> bool {
    // The run that was interrupted may have spoken the other language.
    let is_error = |trouble: &Trouble| Language::ALL.iter().any(|&language| answer["error"] == trouble.text(language));
    let source = match question {
        Ok(source) => source,
        Err(trouble) => return is_error(&trouble),
    };
    match session.context().position(&source) {
        Err(trouble) => is_error(&trouble),
        Ok(position) if !answer["error"].is_null() => find(&position, &source).is_err_and(|trouble| is_error(&trouble)),
        Ok(position) => answer["position"] == position.to_string(),
    }
}
