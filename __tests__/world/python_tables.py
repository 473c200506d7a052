"""What modules of Python hold once they are loaded, as JSON lines: reads `name<tab>path` lines on standard input.

Each module is imported in a process of its own (nothing that another one does to its tables shows), without network and
with bounds of time and memory. For each name but `__x__` that the module's own statements bind at its top: the value,
as the smallest JSON that says it exactly (see `shown`). A module that cannot be imported has `refused`.
"""

import ast
import ctypes
import enum
import importlib
import json
import os
import resource
import signal
import sys
import warnings

SECONDS, MEMORY, MAX_LEAVES = 10, 2 << 30, 20_000
NEW_NETWORK = 0x40000000


class TooLarge(Exception):
    pass


def shown(value, left, around=()):
    """Scalars as themselves, an int as text; {"list"|"set"|"map": …}; {"member": …} of an enumeration; {"other": type} for all else."""
    left[0] -= 1
    if left[0] < 0 or len(around) > 40:
        raise TooLarge
    kind = type(value)
    if value is None or kind in (bool, str):
        return value
    if kind is int:
        return {"int": str(value)}
    if kind is float:
        return {"float": repr(value)}
    if isinstance(value, enum.Enum):
        return {"member": shown(value.value, left, (*around, id(value)))}
    if id(value) in around:
        return {"other": "cycle"}
    inside = (*around, id(value))
    if kind in (list, tuple):
        return {"list": [shown(each, left, inside) for each in value]}
    if kind in (set, frozenset):
        return {"set": [shown(each, left, inside) for each in value]}
    if isinstance(value, dict):
        return {"map": [[shown(key, left, inside), shown(each, left, inside)] for key, each in value.items()]}
    return {"other": kind.__name__}


def bound(body):
    """Names that statements at the top assign, also under conditions and in loops."""
    for statement in body:
        if isinstance(statement, ast.Assign):
            for target in statement.targets:
                if isinstance(target, ast.Name):
                    yield target.id
        elif isinstance(statement, ast.AnnAssign) and isinstance(statement.target, ast.Name) and statement.value:
            yield statement.target.id
        for part in ("body", "orelse", "finalbody"):
            if not isinstance(statement, (ast.FunctionDef, ast.ClassDef, ast.AsyncFunctionDef)):
                yield from bound(getattr(statement, part, []))
        for handler in getattr(statement, "handlers", []):
            yield from bound(handler.body)


def tables(name, path):
    with open(path, encoding="utf-8") as file:
        names = sorted({each for each in bound(ast.parse(file.read()).body) if not (each.startswith("__") and each.endswith("__"))})
    module = importlib.import_module(name)
    found = {}
    for each in names:
        # The object of another module by the same name, or deleted again.
        if each not in vars(module):
            continue
        try:
            found[each] = shown(vars(module)[each], [MAX_LEAVES])
        except TooLarge:
            pass
        except Exception as error:  # noqa: BLE001 - an object of theirs that cannot be looked at
            found[each] = {"other": type(error).__name__}
    return found


def alone(name, path):
    """The same in a process of its own."""
    read, write = os.pipe()
    child = os.fork()
    if child == 0:
        try:
            os.close(read)
            signal.alarm(SECONDS)
            resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
            nothing = os.open(os.devnull, os.O_RDWR)
            for stream in (0, 1, 2):
                os.dup2(nothing, stream)
            try:
                ctypes.CDLL(None).unshare(NEW_NETWORK)
            except (AttributeError, OSError):
                pass
            try:
                answer = {"tables": tables(name, path)}
            except BaseException as error:  # noqa: BLE001 - also what ends the process
                answer = {"refused": f"{type(error).__name__}: {error}"[:200]}
            with os.fdopen(write, "w", encoding="utf-8") as out:
                json.dump(answer, out)
        finally:
            os._exit(0)
    os.close(write)
    with os.fdopen(read, encoding="utf-8") as answered:
        text = answered.read()
    _, status = os.waitpid(child, 0)
    return json.loads(text) if text else {"refused": f"ended with {status}"}


def main():
    warnings.simplefilter("ignore")
    lines = [line.rstrip("\n").split("\t") for line in sys.stdin]
    for each in sys.argv[1:]:
        sys.path.insert(0, each)
    for name, path in lines:
        print(json.dumps({"module": name, "path": path, **alone(name, path)}), flush=True)


main()
