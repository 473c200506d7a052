"""What DataForge says of itself when it runs, as JSON. Arguments: the folder of its sources, and what is asked for.

`reference`: words, functions, modules, commands and codes, as its own tables and functions have them; and of signs,
which its lexer takes for operators. `servers`: reads names of files on standard input, one per line; runs each, without
opening a port, and gives the routes of the servers that it declares.
"""

import contextlib
import inspect
import io
import itertools
import json
import os
import pathlib
import re
import sys
import tempfile

sys.dont_write_bytecode = True
SOURCES = pathlib.Path(sys.argv[1])
sys.path.insert(0, str(SOURCES))

import dataforge  # noqa: E402
from dataforge import builtins as functions  # noqa: E402
from dataforge import cli, diagnosticos, stdlib, tokens  # noqa: E402
from dataforge.errors import DataForgeError  # noqa: E402
from dataforge.exemplos_palavras import PALAVRAS  # noqa: E402
from dataforge.interpreter import Interpreter  # noqa: E402
from dataforge.lexer import tokenize  # noqa: E402
from dataforge.parser import parse  # noqa: E402
from dataforge.stdlib.kiln import App, ArcaneKiln  # noqa: E402

# Objects print with their address in memory, which is another one at every run.
ADDRESS = re.compile(r" at 0x[0-9a-f]+")
SIGNS = "+-*/%<>=!?.:~@&|^"
# They separate, or stand in types alone.
NO_OPERATORS = {":", "|", "&"}


def signature(value):
    try:
        return ADDRESS.sub("", str(inspect.signature(value)))
    except (TypeError, ValueError):
        return ""


def summary(value):
    return (inspect.getdoc(value) or "").split("\n")[0]


def modules():
    found = {}
    for name in stdlib.list_modules():
        module = stdlib.get_module(name)
        entry = found.setdefault(module["__name__"], {"names": [], "symbols": {}})
        entry["names"].append(name)
        for symbol, value in module.items():
            if not re.fullmatch(r"__\w+__", symbol):
                entry["symbols"][symbol] = {"signature": signature(value), "summary": summary(value)}
    return found


def is_operator(sign):
    """Whether the lexer takes it for one thing between two others: before a number, `//` is a division."""
    try:
        found = [token.value for token in tokenize(f"a {sign} 2") if token.type.name not in ("NEWLINE", "EOF")]
    except DataForgeError:
        return False
    return len(found) == 3 and [found[0], found[2]] == ["a", 2]


def operators():
    signs = ["".join(each) for size in (1, 2, 3) for each in itertools.product(SIGNS, repeat=size)]
    return [sign for sign in signs if sign not in NO_OPERATORS and is_operator(sign)]


def rules():
    """The manual's list of traps, each by its first sentence."""
    text = (SOURCES / "CLAUDE.md").read_text(encoding="utf-8")
    section = re.search(r"^## Armadilhas.*?$(.*?)^## ", text, re.M | re.S).group(1)
    items = re.split(r"^\d+\. ", section, flags=re.M)[1:]
    plain = [" ".join(re.sub(r"[*`]", "", item).split()) for item in items]
    return [re.match(r".+?\.(?= |$)", item).group(0) for item in plain]


def reference():
    files = sorted(str(path.relative_to(SOURCES)) for path in SOURCES.rglob("*.df"))
    exercises = [path.split("/")[1] for path in files if re.fullmatch(r"exercicios/[^/]+/[^/]+", path)]
    return {
        "version": dataforge.__version__,
        "reserved": sorted(tokens.KEYWORDS),
        "contextual": {word: place for place, words in CONTEXTUAL.items() for word in words},
        "meanings": {word: meaning for word, (meaning, _example) in PALAVRAS.items()},
        "verbs": list(tokens.VERBOS_KILN),
        "operators": operators(),
        "rules": rules(),
        "functions": sorted(functions.get_builtins()),
        "modules": modules(),
        "groups": [
            [group, [{name: getattr(command, name) for name in cli.Cmd.__slots__} for command in commands]]
            for group, commands in cli.GRUPOS
        ],
        "codes": diagnosticos.CATALOGO,
        "exercises": {folder: exercises.count(folder) for folder in sorted(set(exercises))},
        "examples": sum(re.fullmatch(r"examples/[^/]+", path) is not None for path in files),
    }


CONTEXTUAL = {"blueprint": tokens.CONTEXTUAIS_BLUEPRINT, "server": tokens.CONTEXTUAIS_KILN}


def servers(name):
    """Routes of the servers among the global values of a program, and why it did not get to its end."""
    path = SOURCES / name
    interpreter = Interpreter()
    problem = None
    with tempfile.TemporaryDirectory() as folder, contextlib.chdir(folder), contextlib.redirect_stdout(io.StringIO()):
        try:
            interpreter.run(parse(tokenize(path.read_text(encoding="utf-8"), str(path)), str(path)), str(path))
        except BaseException as error:
            problem = f"{type(error).__name__}: {error}"
    found = {
        value.nome: [[route.metodo, route.padrao, list(route.nomes)] for route in value.rotas]
        for value in interpreter.global_env.variables.values()
        if isinstance(value, App)
    }
    return {"servers": found, "problem": problem}


def without_ports():
    ArcaneKiln._listen = staticmethod(lambda app, *_args, **_named: app)
    ArcaneKiln._serve = staticmethod(lambda _app, *_args, **_named: 0)


if sys.argv[2] == "reference":
    json.dump(reference(), sys.stdout)
else:
    without_ports()
    # What programs print by other ways is no part of the answer.
    answer = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)
    json.dump({name: servers(name) for name in sys.stdin.read().split("\n") if name}, answer)
    answer.close()
    os._exit(0)
