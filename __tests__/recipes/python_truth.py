"""What Python says of its own library, as JSON: reads names of modules on standard input, one per line.

For each module, every public function and class: name, str(inspect.signature(…)) and the first line of
inspect.getdoc(…), or null for what is written in C, where there is no source to read; and the names of everything else.
"""

import ast
import contextlib
import importlib
import inspect
import io
import json
import keyword
import re
import sys
import types
import warnings

# Objects print with their address in memory, which is another one at every run.
ADDRESS = re.compile(r" at 0x[0-9a-f]+")
HEAP_TYPE, IMMUTABLE_TYPE = 1 << 9, 1 << 8


def signature(value):
    try:
        return ADDRESS.sub("", str(inspect.signature(value)))
    except (TypeError, ValueError):
        return ""


def is_function(value):
    return isinstance(inspect.unwrap(value), (types.FunctionType, types.MethodType))


def is_python_class(value):
    if not value.__flags__ & HEAP_TYPE or value.__flags__ & IMMUTABLE_TYPE:
        return False
    return bool(re.search(rf"^\s*class {value.__name__}\b|\bnamedtuple\(|\bNewType", text_of(value.__module__), re.M))


def text_of(name):
    path = str(getattr(sys.modules.get(name), "__file__", ""))
    if not path.endswith(".py"):
        return ""
    if path not in TEXTS:
        with open(path, encoding="utf-8") as file:
            TEXTS[path] = file.read()
    return TEXTS[path]


TEXTS = {}


def signature_in_source(value):
    """Whether what gives the signature is Python (or what every program has, the types of builtins)."""
    if not inspect.isclass(value):
        return is_function(value)
    if not is_python_class(value):
        return False
    if any(isinstance(getattr(value, each), types.FunctionType) for each in ("__new__", "__init__")):
        return True
    return all(is_python_class(base) or base.__module__ == "builtins" for base in value.__mro__)


def summary_in_source(value):
    if not inspect.isclass(value):
        return is_function(value)
    holder = next((base for base in value.__mro__ if base.__doc__ is not None and base is not object), value)
    return is_python_class(value) and (is_python_class(holder) or holder.__module__ == "builtins")


def public(name, module):
    listed = getattr(module, "__all__", None)
    if listed is not None:
        return [(each, getattr(module, each)) for each in dict.fromkeys(listed) if hasattr(module, each)]
    own = set(bound(ast.parse(text_of(name)).body))
    return [
        (each, value)
        for each, value in sorted(vars(module).items())
        if not each.startswith("_") and not inspect.ismodule(value) and each in own
    ]


def taken_over(name, module):
    """Public functions and classes that a module without a list of exports has from C by `import *`, and calls its own.

    By the rule of pydoc: functions, and classes that say they are this module's.
    """
    if hasattr(module, "__all__"):
        return
    for statement in ast.walk(ast.parse(text_of(name))):
        if not isinstance(statement, ast.ImportFrom) or statement.names[0].name != "*" or statement.level:
            continue
        try:
            source = importlib.import_module(statement.module)
        except ImportError:
            continue
        for each, value in vars(source).items():
            if each.startswith("_") or text_of(statement.module) or getattr(module, each, None) is not value:
                continue
            if inspect.isbuiltin(value) or (inspect.isclass(value) and inspect.getmodule(value) is module):
                yield each, value


def bound(body):
    """Names that statements define or assign, those inside of branches and loops among them; not what they import."""
    for statement in body:
        if isinstance(statement, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)):
            yield statement.name
        elif isinstance(statement, (ast.Assign, ast.AnnAssign)):
            targets = statement.targets if isinstance(statement, ast.Assign) else [statement.target]
            for target in targets:
                yield from (each.id for each in ast.walk(target) if isinstance(each, ast.Name))
        for part in ("body", "orelse", "finalbody"):
            if not isinstance(statement, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)):
                yield from bound(getattr(statement, part, []))
        for handler in getattr(statement, "handlers", []):
            yield from bound(handler.body)


def symbols(name):
    module = importlib.import_module(name)
    found, others = {}, []
    for each, value in public(name, module):
        if not (inspect.isroutine(value) or inspect.isclass(value)):
            others.append(each)
            continue
        found[each] = {
            "signature": signature(value) if signature_in_source(value) else None,
            "summary": (inspect.getdoc(value) or "").split("\n")[0] if summary_in_source(value) else None,
        }
    taken = {
        each: {"signature": signature(value), "summary": (inspect.getdoc(value) or "").split("\n")[0]}
        for each, value in taken_over(name, module)
    }
    return {"symbols": found, "others": others, "taken": taken}


result = {"version": ".".join(map(str, sys.version_info[:3])), "kwlist": keyword.kwlist, "softkwlist": keyword.softkwlist, "modules": {}, "refused": {}}
warnings.simplefilter("ignore")
with contextlib.redirect_stdout(io.StringIO()):
    for name in sys.stdin.read().split():
        try:
            result["modules"][name] = symbols(name)
        except (Exception, SystemExit) as error:
            result["refused"][name] = str(error)
json.dump(result, sys.stdout)
