"""Builds the package as maturin does, and says at once what is missing for it on this machine."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable
from functools import wraps
from typing import Any

import maturin
from maturin import build_sdist, get_requires_for_build_sdist

__all__ = [
    "build_editable",
    "build_sdist",
    "build_wheel",
    "get_requires_for_build_editable",
    "get_requires_for_build_sdist",
    "get_requires_for_build_wheel",
    "prepare_metadata_for_build_editable",
    "prepare_metadata_for_build_wheel",
]


def _checked(hook: Callable[..., Any]) -> Callable[..., Any]:
    """The hook, which fails at once if something is missing."""

    @wraps(hook)
    def checked(*arguments: Any, **named: Any) -> Any:
        compiler = os.environ.get("CC", "cc").split()[0]
        missing = []
        if shutil.which("cargo") is None:
            missing.append("Rust (no cargo on the PATH): install it from https://rustup.rs")
        if os.name != "nt" and shutil.which(compiler) is None:
            missing.append(f"a C compiler to link with (no {compiler} on the PATH): install gcc or clang, such as `apt install gcc`")
        if missing:
            raise SystemExit("doppelkopf is built from Rust here, and this is missing:\n" + "\n".join(f"  - {one}" for one in missing))
        return hook(*arguments, **named)

    return checked


build_editable = _checked(maturin.build_editable)
build_wheel = _checked(maturin.build_wheel)
get_requires_for_build_editable = _checked(maturin.get_requires_for_build_editable)
get_requires_for_build_wheel = _checked(maturin.get_requires_for_build_wheel)
prepare_metadata_for_build_editable = _checked(maturin.prepare_metadata_for_build_editable)
prepare_metadata_for_build_wheel = _checked(maturin.prepare_metadata_for_build_wheel)
