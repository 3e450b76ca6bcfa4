"""The masked picker: legal actions only, by their odds, from whatever holds the logits."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from seaboard.lab.picking import NothingLegal, Picker


def rows(count: int = 4000) -> tuple[Any, Any]:
    logits = np.tile(np.array([0.0, 1.0, 9.0, 2.0], np.float32), (count, 1))
    masks = np.tile(np.array([1, 1, 0, 1], np.int8), (count, 1))
    return logits, masks


def test_actions_are_drawn_by_the_softmax_of_the_legal_logits() -> None:
    logits, masks = rows()
    actions, chances = Picker(1).pick(logits, masks)
    expected = np.exp([0.0, 1.0, -np.inf, 2.0])
    expected /= expected.sum()
    assert np.bincount(actions, minlength=4) / 4000 == pytest.approx(expected, abs=0.03)
    assert chances == pytest.approx(expected[actions], rel=1e-5)


def test_the_best_legal_action() -> None:
    actions, chances = Picker().pick(*rows(3), best=True)
    assert actions.tolist() == [3, 3, 3]
    assert chances[0] == pytest.approx(0.665, abs=0.001)


def test_the_same_seed_picks_the_same() -> None:
    one, two, other = (Picker(seed).pick(*rows())[0].tolist() for seed in (1, 1, 2))
    assert one == two != other


@pytest.mark.parametrize("logit", [np.nan, np.inf])
def test_logits_that_are_no_numbers_are_refused(logit: float) -> None:
    logits, masks = rows(3)
    logits[1, 3] = logit
    with pytest.raises(NothingLegal, match="row 1"):
        Picker().pick(logits, masks)
    logits[1, 3] = -np.inf  # never chosen
    assert (Picker().pick(logits, masks)[0] != 3).any()


def test_rows_without_a_legal_action_are_refused() -> None:
    logits, masks = rows(3)
    masks[2] = 0
    with pytest.raises(NothingLegal, match="row 2"):
        Picker().pick(logits, masks)
    with pytest.raises(ValueError, match="rows of the same shape"):
        Picker().pick(logits, masks[:, :2])


def test_torch_tensors_are_picked_from() -> None:
    torch = pytest.importorskip("torch")
    logits, masks = rows(50)
    tensor = torch.from_numpy(logits).requires_grad_()
    picked = Picker(3).pick(tensor, torch.from_numpy(masks))
    assert [part.tolist() for part in picked] == [
        part.tolist() for part in Picker(3).pick(logits, masks)
    ]


def test_what_may_only_be_read_is_picked_from() -> None:
    logits, masks = rows(50)
    expected = Picker(3).pick(logits, masks)[0].tolist()
    logits.flags.writeable = masks.flags.writeable = False  # as arrays of JAX are
    assert Picker(3).pick(logits, masks)[0].tolist() == expected


def test_a_policy_that_gives_logits_becomes_one_that_gives_actions() -> None:
    logits, masks = rows(5)
    policy = Picker().logits_of(lambda observations: logits, best=True)
    assert policy(None, masks).tolist() == [3] * 5
