"""Tensors of PyTorch and JAX lie where the batch writes."""

from __future__ import annotations

import numpy as np
import pytest

from seaboard.games import get_game
from seaboard.games.kernel.rng import seeded_rng
from seaboard.lab.batches import Batch
from seaboard.lab.sharing import aligned_zeros, jax_arrays, torch_tensors


def small_batch() -> Batch:
    batch = Batch(get_game("nauticus").new(seats=2), 5)
    batch.reset(1)
    return batch


def play_on(batch: Batch) -> None:
    actions = np.zeros(batch.size, np.int64)
    batch.random_actions(seeded_rng(1), actions)
    batch.step(actions)


def test_torch_sees_the_next_step_at_once() -> None:
    pytest.importorskip("torch")
    batch = small_batch()
    observations, masks = torch_tensors(batch)
    assert observations.data_ptr() == batch.observations.ctypes.data
    assert masks.data_ptr() == batch.masks.ctypes.data
    before = observations.clone()
    play_on(batch)
    assert not observations.equal(before)
    assert observations.numpy().tolist() == batch.observations.tolist()
    observations[0, 0] = 77
    assert batch.observations[0, 0] == 77


def test_jax_reads_where_the_batch_writes() -> None:
    pytest.importorskip("jax")
    batch = small_batch()
    for _ in range(2):
        observations, masks = jax_arrays(batch)
        assert observations.unsafe_buffer_pointer() == batch.observations.ctypes.data
        assert masks.unsafe_buffer_pointer() == batch.masks.ctypes.data
        assert np.asarray(observations).tolist() == batch.observations.tolist()
        play_on(batch)


def test_memory_that_can_be_shared_is_aligned() -> None:
    for shape in ((3,), (5, 7), (1, 1)):
        zeros = aligned_zeros(shape, np.int16)
        assert zeros.shape == shape
        assert zeros.ctypes.data % 64 == 0
        assert not zeros.any()
