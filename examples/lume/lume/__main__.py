"""`python3 -m lume programa.lm` runs a program; `python3 -m lume <command>` does what needs the interpreter."""

import argparse
import sys
from pathlib import Path

from .errors import CATALOGUE, LumeError
from .evaluator import Evaluator
from .lexer import tokenize
from .modules import LIBRARY
from .tokens import CONTEXTUAL, FUTURE_WORDS, KEYWORDS
from .version import VERSION


def run(path):
    Evaluator().run_file(path)


def evaluate(source):
    lines = [line.strip() for line in source.split(";")]
    Evaluator().run("\n".join(lines), Path("avalia.lm").resolve())


def tokens(path):
    for token in tokenize(Path(path).read_text(encoding="utf-8")):
        print(f"{token.line:4} {token.kind:8} {token.text}")


def test(path):
    root = Path(path)
    failed = 0
    for file in sorted(root.rglob("*.lm")) if root.is_dir() else [root]:
        evaluator = Evaluator(write=lambda _: None)
        evaluator.run_file(file)
        for title, outcome, error in evaluator.run_tests():
            failed += outcome == "falhou"
            print(f"{outcome:8} {title}" + (f" ({error})" if error else ""))
    sys.exit(1 if failed else 0)


def explain(code):
    entry = next((entry for entry in CATALOGUE if entry.codigo == code.upper()), None)
    if entry is None:
        sys.exit(f"não conheço o código {code}")
    print(f"{entry.codigo}: {entry.titulo}\n\n{entry.explicacao}\n\nExemplo:\n\n{entry.exemplo}\n\n{entry.solucao}")


def words():
    for word, (group, meaning) in KEYWORDS.items():
        print(f"{word:12} {group:18} {meaning}")
    print("\nReservadas para o futuro:", ", ".join(FUTURE_WORDS))
    print("Contextuais:", ", ".join(CONTEXTUAL))


def modules():
    print("\n".join(LIBRARY))


def main(arguments):
    # A file alone is the commonest thing to ask for.
    if arguments and arguments[0].endswith(".lm"):
        arguments = ["roda", *arguments]
    parser = argparse.ArgumentParser(prog="lume")
    parser.add_argument("--versao", action="version", version=VERSION)
    commands = parser.add_subparsers(required=True, metavar="comando")
    for name, action, argument in (
        ("roda", run, "path"),
        ("avalia", evaluate, "source"),
        ("tokens", tokens, "path"),
        ("testa", test, "path"),
        ("explica", explain, "code"),
        ("palavras", words, None),
        ("modulos", modules, None),
    ):
        command = commands.add_parser(name)
        command.set_defaults(action=action)
        if argument:
            command.add_argument(argument)
    given = vars(parser.parse_args(arguments))
    action = given.pop("action")
    try:
        action(**given)
    except LumeError as error:
        sys.exit(str(error))


if __name__ == "__main__":
    main(sys.argv[1:])
