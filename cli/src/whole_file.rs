//! Files that are there as a whole or not at all.

use crate::trouble::Trouble;
use std::fs::{self, File};
use std::io::{self, Write};
use std::path::Path;

/// Writes a file under another name, sees to it that it is on the disk, and gives it its name.
pub(crate) fn write(path: &Path, text: &str) -> Result<(), Trouble> {
    let mut beside = path.as_os_str().to_owned();
    beside.push(".whole");
    let put = || -> io::Result<()> {
        let mut file = File::create(&beside)?;
        file.write_all(text.as_bytes())?;
        file.sync_all()?;
        fs::rename(&beside, path)
    };
    put().map_err(|error| {
        // What is left of it is of no use; it may not be there at all.
        let _ = fs::remove_file(&beside);
        Trouble::new(format!("cannot write {}: {error}", path.display()))
            .with_help("make room or choose another place, and give the same command again")
    })
}
