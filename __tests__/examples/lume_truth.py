"""What Python itself says of Lume, as JSON. Reads the tables by importing them, comments by Python's own tokenizer."""

import ast
import csv
import io
import json
import sys
import tempfile
import tokenize
from pathlib import Path

ROOT = Path(sys.argv[1]).resolve()
sys.path.insert(0, str(ROOT))
sys.dont_write_bytecode = True

from lume import builtins, errors, modules, tokens, version  # noqa: E402
from lume.evaluator import Evaluator  # noqa: E402
from lume.lexer import tokenize as tokens_of  # noqa: E402
from lume.values import Function, RecordType  # noqa: E402

SOURCE = (ROOT / "lume" / "tokens.py").read_text(encoding="utf-8")
COMMENTS = {
    token.start[0]: token.string.lstrip("# ")
    for token in tokenize.generate_tokens(io.StringIO(SOURCE).readline)
    if token.type == tokenize.COMMENT
}


def entry_nodes(name):
    """The nodes whose lines carry the comments of a table: dict keys, list items, values of class constants."""
    for node in ast.parse(SOURCE).body:
        if isinstance(node, ast.Assign) and node.targets[0].id == name:
            return node.value.keys if isinstance(node.value, ast.Dict) else node.value.elts
        if isinstance(node, ast.ClassDef) and node.name == name:
            return [statement.value for statement in node.body if isinstance(statement, ast.Assign)]
    raise KeyError(name)


def comments(name):
    return {ast.literal_eval(node): COMMENTS.get(node.lineno, "") for node in entry_nodes(name)}


def equivalents_of_words():
    """The YAML file is flat: a word, a colon, and a text that may be quoted."""
    lines = (ROOT / "data" / "equivalentes.yml").read_text(encoding="utf-8").splitlines()
    pairs = (line.split(": ", 1) for line in lines if line and not line.startswith("#"))
    return {word: text.strip('"') for word, text in pairs}


def equivalents_of_operators():
    with open(ROOT / "data" / "operadores.csv", encoding="utf-8", newline="") as file:
        return {row["simbolo"]: row["equivalente"] for row in csv.DictReader(file)}


def reserved():
    meanings = {word: meaning for word, (_, meaning) in tokens.KEYWORDS.items()}
    meanings.update(comments("FUTURE_WORDS"))
    known = equivalents_of_words()
    return [{"palavra": word, "descricao": text, "equivalente": known.get(word, "")} for word, text in meanings.items()]


def contextual():
    meanings = {**comments("CLASS_WORDS"), **comments("SERVER_WORDS"), **comments("OTHER_WORDS")}
    known = equivalents_of_words()
    return [
        {"palavra": word, "descricao": meanings[word], "equivalente": known.get(word, ""), "onde": place}
        for word, place in tokens.CONTEXTUAL.items()
    ]


def operators():
    meanings = {**comments("BINARY"), **comments("Mark")}
    known = equivalents_of_operators()
    symbols = [*tokens.BINARY, *(mark.value for mark in tokens.Mark)]
    return [{"simbolo": symbol, "descricao": meanings[symbol], "equivalente": known.get(symbol, "")} for symbol in symbols]


def functions():
    names = [*builtins.BUILTINS, *builtins.functional(None, None)]
    return [name for name in names if not name.startswith("__")]


def catalogue():
    fields = ("codigo", "titulo", "explicacao", "exemplo", "solucao", "doc")
    return [{field: getattr(entry, field) for field in fields} for entry in errors.CATALOGUE]


def raised():
    """The code that each example of the catalogue really raises."""
    found = {}
    for entry in errors.CATALOGUE:
        with tempfile.TemporaryDirectory() as folder:
            # One example imports itself by this name.
            path = Path(folder) / "exemplo.lm"
            path.write_text(entry.exemplo, encoding="utf-8")
            try:
                Evaluator(write=lambda _: None).run_file(path)
                found[entry.codigo] = None
            except errors.LumeError as error:
                found[entry.codigo] = error.code
    return found


def parameters(value):
    """Names of the parameters; null for what cannot be called."""
    if isinstance(value, RecordType):
        return value.fields
    return [name for name, _ in value.node.parameters] if isinstance(value, Function) else None


def library():
    """What the modules written in Lume really hold."""
    evaluator = Evaluator(write=lambda _: None)
    loaded = {name: evaluator.run_file(modules.LIBRARY_FOLDER / file) for name, file in modules.LIBRARY.items()}
    return {
        name: {symbol: parameters(value) for symbol, value in module.names.items() if not hasattr(value, "names")}
        for name, module in loaded.items()
    }


def used():
    """Every word and symbol that stands in some program of the example."""
    sources = (path.read_text(encoding="utf-8") for path in ROOT.rglob("*.lm"))
    return sorted({token.text for source in sources for token in tokens_of(source)})


json.dump(
    {
        "versao": version.VERSION,
        "reservadas": reserved(),
        "contextuais": contextual(),
        "operadores": operators(),
        "verbos": [verb.value for verb in tokens.Verb],
        "embutidas": functions(),
        "erros": catalogue(),
        "provocados": raised(),
        "biblioteca": library(),
        "usadas": used(),
        "apelidos": modules.ALIASES,
    },
    sys.stdout,
)
