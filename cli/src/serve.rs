//! `doko serve`: the answers over HTTP, and the page.

use crate::session::{Exit, Session};
use crate::trouble::{Failure, Trouble};
use api::arguments::{Wrong, number};
use clap::Args;
use serve::{Config, Limits, Page, Server};
use sim::io_reason;
use std::io::{self, ErrorKind, Write};
use std::net::{IpAddr, SocketAddr};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;
use text::{Language, Message, message};

#[derive(Debug, Args)]
pub(crate) struct Arguments {
    #[arg(long, default_value = "127.0.0.1", value_parser = parse_address)]
    listen: IpAddr,

    #[arg(long, default_value_t = 3656, value_parser = number::<u16>(0..=65535))]
    port: u16,

    #[arg(long)]
    open: bool,

    #[arg(long)]
    page: Option<PathBuf>,

    #[arg(long, value_parser = parse_host)]
    host: Vec<String>,

    #[arg(long, value_parser = number::<usize>(1..=1024))]
    workers: Option<usize>,

    #[arg(long, default_value_t = 256, value_parser = number::<usize>(1..=100_000))]
    queue: usize,

    #[arg(long, default_value_t = 512, value_parser = number::<usize>(1..=100_000))]
    connections: usize,

    #[arg(long, default_value_t = 30, value_parser = number::<u64>(1..=86_400))]
    time_limit: u64,

    #[arg(long, default_value = "1MiB", value_parser = crate::memory::parse_bytes)]
    body_limit: usize,

    #[arg(long)]
    quiet: bool,
}

fn parse_address(text: &str) -> Result<IpAddr, Wrong> {
    text.parse().map_err(|_| message!("serve-no-address").into())
}

fn parse_host(text: &str) -> Result<String, Wrong> {
    let is_part = |c: char| c.is_ascii_alphanumeric() || matches!(c, '.' | '-' | '_');
    let is_name = !text.is_empty() && text.len() <= 253 && text.chars().all(is_part);
    if is_name { Ok(text.to_owned()) } else { Err(message!("serve-no-name").into()) }
}

pub(crate) fn run(session: &mut Session, arguments: Arguments) -> Result<Exit, Failure> {
    let page = page(arguments.page.as_deref())?;
    let has_page = !page.is_empty();
    let teller = Teller { language: session.lang, is_quiet: arguments.quiet };
    let config = Config {
        limits: limits(&arguments),
        page,
        hosts: arguments.host,
        language: session.lang,
        rules: session.book.default_rules().cloned(),
        log: (!arguments.quiet).then(|| Arc::new(|line: &str| tell(line)) as _),
        ..Config::default()
    };
    let is_quiet = arguments.quiet;
    // What a worker panics with may quote what came from outside.
    std::panic::set_hook(Box::new(move |panic| {
        if !is_quiet {
            tell(&panic.to_string());
        }
    }));
    let wanted = SocketAddr::new(arguments.listen, arguments.port);
    let server = Server::start(wanted, config).map_err(|error| cannot_listen(wanted, &error))?;
    let signals = server.signals();
    let signals =
        signals.map_err(|error| Trouble::new(message!("interrupt-cannot-listen", reason = io_reason(&error))))?;
    let address = format!("http://{}/", server.address());
    // A program that has started this one wants the address, a person the sentence.
    writeln!(session.out, "{address}")?;
    session.out.flush()?;
    teller.say(&message!("serve-listens", address = address.as_str()));
    if !server.address().ip().is_loopback() {
        teller.say(&message!("serve-open-to-all"));
    }
    match &arguments.page {
        Some(folder) => teller.say(&message!("serve-page-of-folder", folder = folder.display().to_string())),
        None if !has_page => {
            teller.say(&message!("serve-no-page"));
            teller.say(&message!("serve-no-page.help"));
        }
        None => {}
    }
    if arguments.open {
        let shown = shown_in_browser(server.address());
        if open::that_detached(&shown).is_err() {
            teller.say(&message!("serve-no-browser", address = shown));
        }
    }
    server.run_until(signals);
    Ok(Exit::Done)
}

/// Returns the address for a browser on this machine; the address of all interfaces cannot be opened.
fn shown_in_browser(address: SocketAddr) -> String {
    let own = |address: IpAddr| match address {
        IpAddr::V4(_) => IpAddr::from([127, 0, 0, 1]),
        IpAddr::V6(_) => IpAddr::V6(std::net::Ipv6Addr::LOCALHOST),
    };
    let ip = if address.ip().is_unspecified() { own(address.ip()) } else { address.ip() };
    format!("http://{}/", SocketAddr::new(ip, address.port()))
}

fn limits(arguments: &Arguments) -> Limits {
    let limits = Limits::default();
    Limits {
        body: arguments.body_limit,
        answer_time: Duration::from_secs(arguments.time_limit),
        workers: arguments.workers.unwrap_or(limits.workers),
        queue: arguments.queue,
        connections: arguments.connections,
        ..limits
    }
}

/// Returns the page of a folder, or else the one within this program.
fn page(folder: Option<&Path>) -> Result<Page, Trouble> {
    match folder {
        Some(folder) => Page::of_folder(folder).map_err(|error| Trouble::of(&error)),
        None => Ok(Page::default()),
    }
}

/// Returns the error that an address cannot be used, with help.
fn cannot_listen(address: SocketAddr, error: &io::Error) -> Trouble {
    let (port, ip) = (address.port().to_string(), address.ip().to_string());
    let what = match error.kind() {
        ErrorKind::AddrInUse => message!("serve-port-in-use", port),
        ErrorKind::AddrNotAvailable => message!("serve-address-not-here", address = ip),
        ErrorKind::PermissionDenied => message!("serve-port-not-permitted", port),
        _ => {
            let address = address.to_string();
            return Trouble::new(message!("serve-cannot-listen", address, reason = io_reason(error)));
        }
    };
    let help = Message::new(format!("{}.help", what.id()));
    Trouble::new(what).with_help(help)
}

/// Logger for the reader of the terminal.
struct Teller {
    language: Language,
    is_quiet: bool,
}

impl Teller {
    fn say(&self, what: &Message) {
        if !self.is_quiet {
            tell(&what.text(self.language));
        }
    }
}

fn tell(line: &str) {
    // The stream may be closed, which is no reason to stop.
    let _ = writeln!(io::stderr().lock(), "{}", text::visible_lines(line));
}
