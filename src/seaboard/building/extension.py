"""The C source of a package's extension module: arguments unwrapped, the export called.

It uses the limited C API of Python 3.11, so one file fits every later Python, and declares what it
uses of it, so that building needs no headers and works for every platform from any other.
"""

from __future__ import annotations

from collections.abc import Iterator

from ..games.kernel.compiling import BOOL, Kind
from .modules import Export

_HEAD = r"""
#include <stdint.h>
#include <stddef.h>

#ifdef _WIN32
#define EXPORT __declspec(dllexport)
#else
#define EXPORT __attribute__((visibility("default")))
#endif

/* The limited API of Python 3.11, as far as it is used here. */
typedef intptr_t Py_ssize_t;
typedef struct { Py_ssize_t ob_refcnt; void *ob_type; } PyObject;
typedef struct {
    void *buf; PyObject *obj; Py_ssize_t len; Py_ssize_t itemsize; int readonly; int ndim;
    char *format; Py_ssize_t *shape; Py_ssize_t *strides; Py_ssize_t *suboffsets; void *internal;
} Py_buffer;
typedef PyObject *(*Fastcall)(PyObject *, PyObject *const *, Py_ssize_t);
typedef struct { const char *name; Fastcall function; int flags; const char *doc; } PyMethodDef;
typedef struct { int slot; void *value; } PyModuleDef_Slot;
typedef struct {
    PyObject base; PyObject *(*init)(void); Py_ssize_t index; PyObject *copy;
    const char *name; const char *doc; Py_ssize_t size; PyMethodDef *methods;
    PyModuleDef_Slot *slots; void *traverse; void *clear; void *free;
} PyModuleDef;
enum { METH_FASTCALL = 0x80, PyBUF_WRITABLE = 1, PyBUF_ND = 8, PY_MOD_EXEC = 2 };

PyObject *PyModuleDef_Init(PyModuleDef *);
int PyModule_AddStringConstant(PyObject *, const char *, const char *);
int PyObject_GetBuffer(PyObject *, Py_buffer *, int);
void PyBuffer_Release(Py_buffer *);
long long PyLong_AsLongLong(PyObject *);
PyObject *PyLong_FromLongLong(long long);
PyObject *PyBool_FromLong(long);
PyObject *Py_BuildValue(const char *, ...);
int PyObject_IsTrue(PyObject *);
PyObject *PyErr_Occurred(void);
PyObject *PyErr_Format(PyObject *, const char *, ...);
void *PyEval_SaveThread(void);
void PyEval_RestoreThread(void *);
#ifdef _WIN32
__declspec(dllimport)
#endif
extern PyObject *PyExc_TypeError;

static int counted(const char *name, Py_ssize_t given, Py_ssize_t wanted) {
    if (given == wanted) return 1;
    PyErr_Format(PyExc_TypeError, "%s takes %zd arguments, not %zd", name, wanted, given);
    return 0;
}

static int viewed(const char *name, int number, PyObject *given, Py_buffer *view,
                  Py_ssize_t itemsize, int dimensions, Py_ssize_t least) {
    if (PyObject_GetBuffer(given, view, PyBUF_ND | PyBUF_WRITABLE)) return 0;
    if (view->itemsize == itemsize && view->ndim == dimensions && view->shape[0] >= least) return 1;
    PyErr_Format(PyExc_TypeError,
                 "argument %d of %s: expected %d dimensions of %zd-byte elements, at least %zd; "
                 "got %d of %zd bytes, %zd",
                 number, name, dimensions, itemsize, least, view->ndim, view->itemsize,
                 view->ndim ? view->shape[0] : 0);
    PyBuffer_Release(view);
    return 0;
}
"""


def source(exports: tuple[Export, ...], sources: str, files: tuple[str, ...]) -> str:
    """The whole C file; `sources` is the hash of the `files` that it was made of."""
    functions = "\n".join(line for export in exports for line in _function(export))
    rows = "\n".join(
        f'    {{"{export.symbol}", call_{export.symbol}, METH_FASTCALL, NULL}},'
        for export in exports
    )
    listed = "\\n".join(files)
    return f"""{_HEAD}
{functions}

static PyMethodDef methods[] = {{
{rows}
    {{NULL, NULL, 0, NULL}},
}};

static int fill(PyObject *made) {{
    if (PyModule_AddStringConstant(made, "SOURCES", "{sources}")) return -1;
    return PyModule_AddStringConstant(made, "FILES", "{listed}");
}}

static PyModuleDef_Slot slots[] = {{{{PY_MOD_EXEC, (void *)fill}}, {{0, NULL}}}};
static PyModuleDef module = {{{{1, NULL}}, NULL, 0, NULL, "_native", NULL, 0, methods, slots}};

EXPORT PyObject *PyInit__native(void) {{ return PyModuleDef_Init(&module); }}
"""


def _function(export: Export) -> Iterator[str]:
    kinds = export.kinds
    words = ", ".join(["int64_t"] * sum(1 + kind.dimensions for kind in kinds))
    arrays = [number for number, kind in enumerate(kinds) if kind.is_array]
    yield f"extern int64_t {export.symbol}({words});"
    yield (
        f"static PyObject *call_{export.symbol}"
        "(PyObject *self, PyObject *const *args, Py_ssize_t count) {"
    )
    yield "    PyObject *answer = NULL;"
    yield "    int64_t found;"
    if arrays:
        yield f"    Py_buffer {', '.join(f'b{number}' for number in arrays)};"
    yield "    (void)self;"
    yield f'    if (!counted("{export.entry.name}", count, {len(kinds)})) return NULL;'
    for number, kind in enumerate(kinds):
        if not kind.is_array:
            yield from _number(number, kind)
    for number in arrays:
        yield from _view(export, number, arrays[: arrays.index(number)])
    if export.entry.nogil:
        yield "    void *thread = PyEval_SaveThread();"
    yield f"    found = {export.symbol}({', '.join(_arguments(kinds))});"
    if export.entry.nogil:
        yield "    PyEval_RestoreThread(thread);"
    yield f"    answer = {_answer(export.returns)};"
    yield from (f"    PyBuffer_Release(&b{number});" for number in arrays)
    yield "    return answer;"
    yield "}"


def _number(number: int, kind: Kind) -> Iterator[str]:
    unwrap = "PyObject_IsTrue" if kind == BOOL else "PyLong_AsLongLong"
    yield f"    int64_t n{number} = {unwrap}(args[{number}]);"
    yield f"    if (n{number} == -1 && PyErr_Occurred()) return NULL;"


def _view(export: Export, number: int, before: list[int]) -> Iterator[str]:
    kind = export.kinds[number]
    size = export.dtype_of(kind).itemsize
    release = "".join(f"PyBuffer_Release(&b{other}); " for other in before)
    yield (
        f'    if (!viewed("{export.entry.name}", {number + 1}, args[{number}], &b{number}, '
        f"{size}, {kind.dimensions}, {kind.least})) {{ {release}return NULL; }}"
    )


def _arguments(kinds: tuple[Kind, ...]) -> Iterator[str]:
    for number, kind in enumerate(kinds):
        if not kind.is_array:
            yield f"n{number}"
            continue
        yield f"(int64_t)(intptr_t)b{number}.buf"
        yield from (f"(int64_t)b{number}.shape[{axis}]" for axis in range(kind.dimensions))


def _answer(returns: str) -> str:
    if returns == "none":
        return 'Py_BuildValue("")'
    return "PyBool_FromLong((long)found)" if returns == "bool" else "PyLong_FromLongLong(found)"
