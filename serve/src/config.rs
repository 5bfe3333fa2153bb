//! Configuration of a server.

use crate::log::Teller;
use crate::page::Page;
use crate::workers::{self, Answerer};
use game::Rules;
use std::fmt;
use std::thread;
use std::time::Duration;
use text::Language;

/// Configuration of a server.
#[derive(Clone)]
pub struct Config {
    /// Limits of its load.
    pub limits: Limits,
    /// The page that it shows.
    pub page: Page,
    /// The names under which it may be asked although it listens for this machine alone, such as that of a proxy in front.
    pub hosts: Vec<String>,
    /// Language of the answers if a request names none.
    pub language: Language,
    /// The rule set of what names none.
    pub rules: Option<Rules>,
    /// Receiver of one line, without control characters, for each request.
    pub log: Option<Teller>,
    /// Function that answers.
    pub answerer: Answerer,
}

impl Default for Config {
    fn default() -> Self {
        Self {
            limits: Limits::default(),
            page: Page::default(),
            hosts: Vec::new(),
            language: Language::default(),
            rules: None,
            log: None,
            answerer: workers::api_answerer(),
        }
    }
}

impl fmt::Debug for Config {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Config").field("limits", &self.limits).field("hosts", &self.hosts).finish_non_exhaustive()
    }
}

/// Limits of the load of a server. Requests beyond them are refused with a clear answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// The largest body of a request, in bytes.
    pub body: usize,
    /// Time for the head of a request, and before the next request begins.
    pub head_time: Duration,
    /// Time for the body after that.
    pub body_time: Duration,
    /// Time without reading while the client gets its answer.
    pub write_time: Duration,
    /// Time for an answer, the time in the queue included.
    pub answer_time: Duration,
    /// Longest time for a search to end after it was stopped.
    pub stop_time: Duration,
    /// Number of open connections; more of them wait.
    pub connections: usize,
    /// Number of questions that are worked on at the same time.
    pub workers: usize,
    /// Number of questions that may wait for that.
    pub queue: usize,
    /// Time for running requests when the server is to end.
    pub end_time: Duration,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            body: 1 << 20,
            head_time: Duration::from_secs(10),
            body_time: Duration::from_secs(10),
            write_time: Duration::from_secs(30),
            answer_time: Duration::from_secs(30),
            stop_time: Duration::from_secs(2),
            connections: 512,
            workers: thread::available_parallelism().map_or(1, usize::from),
            queue: 256,
            end_time: Duration::from_secs(5),
        }
    }
}
