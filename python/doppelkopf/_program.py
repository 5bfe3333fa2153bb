"""The program ``doko``."""

from __future__ import annotations

import signal
import sys

from . import _engine


def main() -> None:
    """Runs ``doko`` with the arguments of this process."""
    # The program handles Ctrl-C and pipes without a reader itself.
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    sys.exit(_engine.program(["doko", *sys.argv[1:]]))


if __name__ == "__main__":
    main()
