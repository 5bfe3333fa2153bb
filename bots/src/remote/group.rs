//! Programs with all they have started: ended together, their processor time counted together.
//!
//! Each program is the leader of a process group, so a signal to the group reaches its helpers, too; only a helper that
//! goes into a group of its own escapes. A Ctrl-C at the terminal does not reach the group: its receiver calls
//! [`end_all`]. On Windows the group is a job, which ends with `doko`, however that ends.

use std::collections::BTreeMap;
use std::io;
use std::process::{Child, Command, ExitStatus};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use system::Members;

/// The groups that are alive, and whether there may be more.
#[derive(Debug)]
struct Running {
    groups: BTreeMap<u32, Members>,
    may: May,
}

/// Permission to start programs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum May {
    Start,
    OnlyEnd,
}

static RUNNING: Mutex<Running> = Mutex::new(Running { groups: BTreeMap::new(), may: May::Start });

fn running() -> MutexGuard<'static, Running> {
    RUNNING.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Ends every program that was started here with all it has started, and starts no more: for a program that was
/// requested to end. Callers that wait for an answer fail at once, so games in progress are spoilt and have to be
/// thrown away.
pub fn end_all() {
    let mut running = running();
    running.may = May::OnlyEnd;
    running.groups.values_mut().for_each(Members::end);
}

/// Returns whether everything is to be ended.
pub(super) fn is_ending() -> bool {
    running().may == May::OnlyEnd
}

/// A program and what it has started.
#[derive(Debug)]
pub(super) struct Group {
    child: Child,
}

impl Group {
    /// Starts a program as the leader of a group.
    pub(super) fn start(command: &mut Command) -> io::Result<Self> {
        system::lead(command);
        // The list is locked meanwhile, so that no program is missed by who ends all of them.
        let mut running = running();
        if running.may == May::OnlyEnd {
            return Err(io::Error::new(io::ErrorKind::Interrupted, "everything is being ended"));
        }
        let child = command.spawn()?;
        running.groups.insert(child.id(), Members::of(&child));
        Ok(Self { child })
    }

    /// Returns the program itself.
    pub(super) const fn child(&mut self) -> &mut Child {
        &mut self.child
    }

    /// Returns how the program has ended, if it has; its helpers may go on.
    pub(super) fn ended(&mut self) -> Option<ExitStatus> {
        self.child.try_wait().ok().flatten()
    }

    /// Ends whatever is left of the group.
    pub(super) fn end(&mut self) {
        // The number is not reused as long as the group has a member. If the program was the last one and has just
        // ended, it would have to be reused in this very moment.
        if let Some(members) = running().groups.get_mut(&self.child.id()) {
            members.end();
        }
        // Where it could not be put into a group; it may have ended before.
        let _ = self.child.kill();
        let _ = self.child.wait();
        running().groups.remove(&self.child.id());
    }

    /// Returns the processor time that the group has used so far; `None` where the system does not tell.
    pub(super) fn cpu_time(&self) -> Option<Duration> {
        system::cpu_time(self.child.id())
    }
}

#[cfg(unix)]
mod system {
    use nix::sys::signal::{Signal, killpg};
    use nix::unistd::Pid;
    use std::os::unix::process::CommandExt;
    use std::process::{Child, Command};
    use std::time::Duration;

    pub(super) fn lead(command: &mut Command) {
        command.process_group(0);
    }

    /// A group has the number of its leader.
    #[derive(Debug)]
    pub(super) struct Members(Option<i32>);

    impl Members {
        pub(super) fn of(leader: &Child) -> Self {
            Self(i32::try_from(leader.id()).ok())
        }

        pub(super) fn end(&mut self) {
            if let Some(group) = self.0 {
                // No process may be left in it.
                let _ = killpg(Pid::from_raw(group), Signal::SIGKILL);
            }
        }
    }

    /// Adds up the clocks of all members, and what those have used whom a member has waited for.
    #[cfg(target_os = "linux")]
    pub(super) fn cpu_time(group: u32) -> Option<Duration> {
        let ticks_per_second = u64::try_from(nix::unistd::sysconf(nix::unistd::SysconfVar::CLK_TCK).ok()??).ok()?;
        let mut sum = None;
        for entry in std::fs::read_dir("/proc").ok()?.flatten() {
            let name = entry.file_name();
            let Some(process) = name.to_str().and_then(|name| name.parse::<i32>().ok()) else { continue };
            // A process may end while the list is read.
            let Ok(text) = std::fs::read_to_string(entry.path().join("stat")) else { continue };
            // The name of the program stands in brackets and may hold anything; the state is the first field behind it.
            let Some((_, fields)) = text.rsplit_once(')') else { continue };
            let fields: Vec<&str> = fields.split_whitespace().collect();
            if fields.get(2).and_then(|group| group.parse().ok()) != Some(group) {
                continue;
            }
            let ticks = |at: usize| fields.get(at).and_then(|ticks| ticks.parse::<u64>().ok()).unwrap_or(0);
            let of_children = Duration::from_secs(ticks(13) + ticks(14)) / u32::try_from(ticks_per_second).ok()?;
            let clock = nix::time::clock_getcpuclockid(Pid::from_raw(process)).and_then(nix::time::ClockId::now);
            let own = clock.map_or(Duration::ZERO, Duration::from);
            sum = Some(sum.unwrap_or(Duration::ZERO) + own + of_children);
        }
        sum
    }

    #[cfg(not(target_os = "linux"))]
    pub(super) const fn cpu_time(_group: u32) -> Option<Duration> {
        None
    }
}

#[cfg(windows)]
mod system {
    use std::os::windows::io::AsRawHandle;
    use std::os::windows::process::CommandExt;
    use std::process::{Child, Command};
    use std::time::Duration;
    use win32job::{ExtendedLimitInfo, Job, JobError};

    /// `CREATE_NEW_PROCESS_GROUP`, which Ctrl-C does not reach.
    const GROUP_OF_ITS_OWN: u32 = 0x200;

    pub(super) fn lead(command: &mut Command) {
        command.creation_flags(GROUP_OF_ITS_OWN);
    }

    /// A job ends all its members when its only handle is closed.
    #[derive(Debug)]
    pub(super) struct Members(Option<Job>);

    impl Members {
        pub(super) fn of(leader: &Child) -> Self {
            Self(job_of(leader).ok())
        }

        pub(super) fn end(&mut self) {
            self.0 = None;
        }
    }

    pub(super) const fn cpu_time(_group: u32) -> Option<Duration> {
        None
    }

    fn job_of(leader: &Child) -> Result<Job, JobError> {
        let job = Job::create_with_limit_info(ExtendedLimitInfo::new().limit_kill_on_job_close())?;
        job.assign_process(leader.as_raw_handle() as isize)?;
        Ok(job)
    }
}

#[cfg(not(any(unix, windows)))]
mod system {
    use std::process::{Child, Command};
    use std::time::Duration;

    pub(super) const fn lead(_command: &mut Command) {}

    #[derive(Debug)]
    pub(super) struct Members;

    impl Members {
        pub(super) const fn of(_leader: &Child) -> Self {
            Self
        }

        pub(super) const fn end(&mut self) {}
    }

    pub(super) const fn cpu_time(_group: u32) -> Option<Duration> {
        None
    }
}
