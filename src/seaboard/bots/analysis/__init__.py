"""Analysis of finished games: what each decision was worth, what it cost, and what luck did.

Every decision is judged from what its player could know. `analyse` yields one result after
another; `account_for` adds them up into luck and skill (docs/analysis.md).
"""

from .accounts import account_for
from .game import NotFinished, NothingDecided, analyse, decision_at, decisions_of
from .types import GRADES, Account, Considered, Decision, Outlook, Settings

__all__ = [
    "GRADES", "Account", "Considered", "Decision", "NotFinished", "NothingDecided", "Outlook",
    "Settings", "account_for", "analyse", "decision_at", "decisions_of",
]  # fmt: skip
