//! Readers of the answers: whether any is left.
//!
//! A closed pipe is no error: its reader has seen enough. But it makes no failure a success either, so the exit code
//! depends on the results alone, whether they are read or not. Work that leaves something behind is done to its end.

use std::cell::Cell;
use std::io::{self, ErrorKind, Write};
use std::rc::Rc;
use std::time::{Duration, Instant};

/// Time in which questions are still answered for the exit code alone.
const PATIENCE: Duration = Duration::from_secs(2);

/// Behaviour when the answers have no reader any more.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum WhenGone {
    /// The work is done to its end: it leaves something behind, or it is short.
    #[default]
    Finish,
    /// Questions are answered for a moment more. If some are left then the outcome is unknown.
    Hurry,
    /// Nothing is lost: what was still to be written is all there was to do.
    Stop,
}

/// The readers of the answers.
#[derive(Clone, Debug, Default)]
pub(crate) struct Audience(Rc<State>);

#[derive(Debug, Default)]
struct State {
    gone_since: Cell<Option<Instant>>,
    when_gone: Cell<WhenGone>,
}

impl Audience {
    /// Says what is done when they are gone.
    pub(crate) fn when_gone(&self, what: WhenGone) {
        self.0.when_gone.set(what);
    }

    /// Returns what is done when they are gone.
    pub(crate) fn plan(&self) -> WhenGone {
        self.0.when_gone.get()
    }

    /// Returns until when to work on, if they are gone and that has an end.
    pub(crate) fn deadline(&self) -> Option<Instant> {
        let gone_since = self.0.gone_since.get()?;
        match self.plan() {
            WhenGone::Finish => None,
            WhenGone::Hurry => gone_since.checked_add(PATIENCE),
            WhenGone::Stop => Some(gone_since),
        }
    }

    /// Returns a writer whose words need not be read.
    pub(crate) fn listen(&self, out: impl Write + 'static) -> Box<dyn Write> {
        Box::new(Spoken { out, audience: self.clone() })
    }

    /// Records that the output has lost its reader, and returns an error once the time for that is over.
    fn lost(&self) -> io::Result<()> {
        self.0.gone_since.set(self.0.gone_since.get().or_else(|| Some(Instant::now())));
        match self.deadline() {
            Some(deadline) if deadline <= Instant::now() => Err(io::Error::from(ErrorKind::BrokenPipe)),
            _ => Ok(()),
        }
    }
}

/// A writer of answers that stops once they have no reader.
struct Spoken<W> {
    out: W,
    audience: Audience,
}

impl<W: Write> Spoken<W> {
    fn unless_gone<T>(&mut self, speak: impl FnOnce(&mut W) -> io::Result<T>, unread: T) -> io::Result<T> {
        if self.audience.0.gone_since.get().is_none() {
            match speak(&mut self.out) {
                Err(error) if error.kind() == ErrorKind::BrokenPipe => {}
                spoken => return spoken,
            }
        }
        self.audience.lost().map(|()| unread)
    }
}

impl<W: Write> Write for Spoken<W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.unless_gone(|out| out.write(bytes), bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        self.unless_gone(Write::flush, ())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A pipe without a reader.
    struct Closed;

    impl Write for Closed {
        fn write(&mut self, _: &[u8]) -> io::Result<usize> {
            Err(ErrorKind::BrokenPipe.into())
        }

        fn flush(&mut self) -> io::Result<()> {
            Err(ErrorKind::BrokenPipe.into())
        }
    }

    #[test]
    fn who_is_gone_stops_only_what_is_of_no_use_to_others() {
        let is_stopped = |what: WhenGone| {
            let audience = Audience::default();
            audience.when_gone(what);
            let mut out = audience.listen(Closed);
            assert!(audience.deadline().is_none());
            out.write_all(b"an answer\n").and_then(|()| out.flush()).is_err()
        };
        assert!(!is_stopped(WhenGone::Finish));
        assert!(!is_stopped(WhenGone::Hurry));
        assert!(is_stopped(WhenGone::Stop));
    }

    #[test]
    fn questions_are_answered_for_a_moment_only() {
        let audience = Audience::default();
        audience.when_gone(WhenGone::Hurry);
        audience.0.gone_since.set(Instant::now().checked_sub(PATIENCE));
        assert!(audience.listen(io::sink()).write_all(b"an answer\n").is_err());
        assert!(audience.deadline().is_some_and(|deadline| deadline <= Instant::now()));
    }
}
