"""The C source of a package's extension module: arguments unwrapped, the export called.

It uses the limited C API of Python 3.11, so one file fits every later Python, and declares what it
uses of it, so that building needs no headers and works for every platform from any other.
"""

from __future__ import annotations

from collections.abc import Iterator

from ..games.kernel.compiling import BOOL, Kind
from ..games.kernel.loading import bind_symbol
from . import tools
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
enum { METH_O = 0x8, METH_FASTCALL = 0x80, PyBUF_WRITABLE = 1, PyBUF_ND = 8, PY_MOD_EXEC = 2 };

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
PyObject *PyErr_NoMemory(void);
void *PyMem_Malloc(size_t);
void PyMem_Free(void *);
PyObject *PyCapsule_New(void *, const char *, void (*)(PyObject *));
void *PyCapsule_GetPointer(PyObject *, const char *);
PyObject *PyCFunction_NewEx(PyMethodDef *, PyObject *, PyObject *);
void Py_DecRef(PyObject *);
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
                  Py_ssize_t itemsize, int dimensions, Py_ssize_t least, int bytes_will_do) {
    if (PyObject_GetBuffer(given, view, PyBUF_ND | PyBUF_WRITABLE)) return 0;
    if (view->itemsize == itemsize && view->ndim == dimensions && view->shape[0] >= least) return 1;
    if (bytes_will_do && view->itemsize == 1 && view->ndim == 1
        && view->len % itemsize == 0 && view->len / itemsize >= least) return 1;
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
    functions = "\n".join(
        line
        for export in exports
        for line in (*_function(export), *(_binder(export) if export.entry.binds else ()))
    )
    rows = "\n".join(
        f'    {{"{name}", {function}, METH_FASTCALL, NULL}},'
        for export in exports
        for name, function in _methods(export)
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
    if (PyModule_AddStringConstant(made, "TOOLS", "{tools.versions()}")) return -1;
    return PyModule_AddStringConstant(made, "FILES", "{listed}");
}}

static PyModuleDef_Slot slots[] = {{{{PY_MOD_EXEC, (void *)fill}}, {{0, NULL}}}};
static PyModuleDef module = {{{{1, NULL}}, NULL, 0, NULL, "_native", NULL, 0, methods, slots}};

EXPORT PyObject *PyInit__native(void) {{ return PyModuleDef_Init(&module); }}
"""


def _methods(export: Export) -> Iterator[tuple[str, str]]:
    yield export.symbol, f"call_{export.symbol}"
    if export.entry.binds:
        yield bind_symbol(export.symbol), bind_symbol(export.symbol)


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
    yield from _call(export, ", ".join(_arguments(export)))
    yield f"    answer = {_answer(export.returns)};"
    yield from (f"    PyBuffer_Release(&b{number});" for number in arrays)
    yield "    return answer;"
    yield "}"


def _call(export: Export, arguments: str) -> Iterator[str]:
    if export.entry.nogil:
        yield "    void *thread = PyEval_SaveThread();"
    yield f"    found = {export.symbol}({arguments});"
    if export.entry.nogil:
        yield "    PyEval_RestoreThread(thread);"


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
        f"{size}, {kind.dimensions}, {export.least_of(kind)}, {int(kind.is_states)})) "
        f"{{ {release}return NULL; }}"
    )


def _binder(export: Export) -> Iterator[str]:
    """What keeps all arguments but the last number, in a capsule, and the function that is given
    the rest: Python's own function object with that capsule as its `self`.
    """
    name, kinds = export.symbol, export.kinds[:-1]
    arrays = [number for number, kind in enumerate(kinds) if kind.is_array]
    fixed = [
        argument
        for number, kind in enumerate(kinds)
        for argument in _argument(export, number, kind)
    ]
    yield f"struct kept_{name} {{ Py_buffer {', '.join(f'b{number}' for number in arrays)};"
    yield f"    int64_t given[{len(fixed)}]; }};"
    yield f"static void drop_{name}(PyObject *capsule) {{"
    yield f"    struct kept_{name} *kept = PyCapsule_GetPointer(capsule, NULL);"
    yield from (f"    PyBuffer_Release(&kept->b{number});" for number in arrays)
    yield "    PyMem_Free(kept);"
    yield "}"
    yield f"static PyObject *bound_{name}(PyObject *self, PyObject *last) {{"
    yield f"    struct kept_{name} *kept = PyCapsule_GetPointer(self, NULL);"
    yield "    int64_t number = PyLong_AsLongLong(last);"
    yield "    if (number == -1 && PyErr_Occurred()) return NULL;"
    call = ", ".join([*(f"kept->given[{at}]" for at in range(len(fixed))), "number"])
    yield "    int64_t found;"
    yield from _call(export, call)
    yield f"    return {_answer(export.returns)};"
    yield "}"
    yield f'static PyMethodDef method_{name} = {{"{export.entry.__name__}",'
    yield f"    (Fastcall)(void *)bound_{name}, METH_O, NULL}};"
    yield f"static PyObject *{bind_symbol(name)}"
    yield "(PyObject *self, PyObject *const *args, Py_ssize_t count) {"
    yield "    (void)self;"
    yield f'    if (!counted("{export.entry.name}", count, {len(kinds)})) return NULL;'
    for number, kind in enumerate(kinds):
        if not kind.is_array:
            yield from _number(number, kind)
    yield f"    Py_buffer {', '.join(f'b{number}' for number in arrays)};"
    for number in arrays:
        yield from _view(export, number, arrays[: arrays.index(number)])
    yield f"    struct kept_{name} *kept = PyMem_Malloc(sizeof *kept);"
    release = " ".join(f"PyBuffer_Release(&b{number});" for number in arrays)
    yield f"    if (!kept) {{ {release} return PyErr_NoMemory(); }}"
    yield from (f"    kept->given[{at}] = {argument};" for at, argument in enumerate(fixed))
    # After the shapes are read: those of a view may lie in the structure that is copied.
    yield from (f"    kept->b{number} = b{number};" for number in arrays)
    yield f"    PyObject *capsule = PyCapsule_New(kept, NULL, drop_{name});"
    yield f"    if (!capsule) {{ {release} PyMem_Free(kept); return NULL; }}"
    yield f"    PyObject *made = PyCFunction_NewEx(&method_{name}, capsule, NULL);"
    yield "    Py_DecRef(capsule);"
    yield "    return made;"
    yield "}"


def _arguments(export: Export) -> Iterator[str]:
    for number, kind in enumerate(export.kinds):
        yield from _argument(export, number, kind)


def _argument(export: Export, number: int, kind: Kind) -> Iterator[str]:
    """The integers that stand for one argument."""
    if not kind.is_array:
        yield f"n{number}"
        return
    yield f"(int64_t)(intptr_t)b{number}.buf"
    if kind.is_states:
        yield f"(int64_t)(b{number}.len / {export.dtype_of(kind).itemsize})"
        return
    yield from (f"(int64_t)b{number}.shape[{axis}]" for axis in range(kind.dimensions))


def _answer(returns: str) -> str:
    if returns == "none":
        return 'Py_BuildValue("")'
    return "PyBool_FromLong((long)found)" if returns == "bool" else "PyLong_FromLongLong(found)"
