"""A policy that is given by its weights."""

from __future__ import annotations

import os
from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from ._outcome import Scope


class Policy:
    """A bot that decides by a network: layers of weights as arrays, with ReLU between them. It takes the legal action of the highest output.

    The input is an observation (``docs/OBSERVATION.md``), or the bytes of it that ``columns`` lists, times ``scale``. It decides for many
    seats at once.

    Args:
        weights: ``w0``, ``b0``, ``w1``, ``b1`` and so on: a mapping, or the path of an ``.npz`` file, which may have ``columns`` and
            ``scale`` as well. ``w0`` has a row for each input, and the last layer a column for each action.
        scope: What it decides. Seats that are asked something else get the default decision.

    Raises:
        ValueError: If the shapes do not fit together.

    >>> inputs, actions = 825, 24
    >>> Policy({"w0": np.zeros((inputs, actions)), "b0": np.zeros(actions)}, scope="cards")
    <Policy 825 > 24, scope='cards'>
    """

    def __init__(self, weights: Mapping[str, ArrayLike] | str | os.PathLike[str], *, scope: Scope = "cards") -> None:
        given: Mapping[str, Any] = np.load(weights) if isinstance(weights, str | os.PathLike) else weights
        self.scope: Scope = scope
        self.layers: list[tuple[NDArray[np.float32], NDArray[np.float32]]] = []
        while f"w{len(self.layers)}" in given:
            at = len(self.layers)
            if f"b{at}" not in given:
                raise ValueError(f"w{at} without b{at}; expected both for each layer")
            weight, bias = (np.asarray(given[f"{name}{at}"], np.float32) for name in "wb")
            if weight.ndim != 2 or bias.shape != weight.shape[1:]:
                raise ValueError(f"w{at} of shape {weight.shape} and b{at} of {bias.shape}; expected (n, m) and (m,)")
            if self.layers and self.layers[-1][1].shape[0] != weight.shape[0]:
                raise ValueError(f"w{at} of shape {weight.shape}; expected a row for each of {len(self.layers[-1][1])} numbers")
            self.layers.append((weight, bias))
        if not self.layers:
            raise ValueError("no weights; expected w0 and b0, and so on")
        self.columns = np.asarray(given["columns"], np.int64) if "columns" in given else np.arange(len(self.layers[0][0]))
        self.scale = np.asarray(given["scale"], np.float32) if "scale" in given else np.ones(len(self.columns), np.float32)
        if len(self.columns) != len(self.layers[0][0]) or self.scale.shape != self.columns.shape:
            raise ValueError(f"{len(self.columns)} columns; expected one for each of the {len(self.layers[0][0])} rows of w0")

    def outputs(self, observations: NDArray[np.uint8]) -> NDArray[np.float32]:
        """Returns the numbers of the last layer, a row for each observation."""
        numbers = observations[:, self.columns] * self.scale
        for at, (weight, bias) in enumerate(self.layers):
            numbers = (np.maximum(numbers, 0) if at else numbers) @ weight + bias
        return np.asarray(numbers, np.float32)

    def decide(self, observations: NDArray[np.uint8], masks: NDArray[np.uint8]) -> NDArray[np.int64]:
        """Returns the legal action of the highest output for each row."""
        chosen: NDArray[np.int64] = np.where(masks == 1, self.outputs(observations), -np.inf).argmax(axis=1)
        return chosen

    def __repr__(self) -> str:
        sizes = [len(self.layers[0][0]), *(len(bias) for _, bias in self.layers)]
        return f"<Policy {' > '.join(map(str, sizes))}, scope={self.scope!r}>"
