"""Training nets by self-play: play, learn, compare, again; `python -m seaboard train`.

`config` says what a run is, `selfplay` plays in compiled loops, `targets` says what is learnt from
the games, `learning` learns (JAX and optax, the extra `train`), `gating` compares nets, `searching`
lets them meet a search, `run` joins these steps, each of which leaves a file and is skipped when
that is there; `report` shows it all.
"""
