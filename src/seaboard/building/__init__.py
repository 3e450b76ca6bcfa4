"""Machine code from the tagged Python functions; the only package that knows Numba, LLVM and Zig.

`lowering` teaches Numba what a rule, an entry point and a choice by state are; `memory` and
`instructions` say what a few kernel functions are in LLVM's own terms. From there two ways part.
`jit` compiles on first use, for research and for tests with bounds checks. `python -m
seaboard.building` makes everything ahead of time: `modules` has the entry points of a game as one
LLVM module, `emitting` makes an object of it for one of the `platforms`, `extension` writes the C
around it, and `linking` calls Zig. At run time none of this is imported.
"""
