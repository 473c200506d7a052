"""Reads {paths, module, texts}, and writes what Pygments says of each: [type, number of characters] in their order."""
import importlib
import json
import sys

given = json.load(sys.stdin)
sys.path[:0] = given['paths']

from pygments.lexer import Lexer  # noqa: E402

module = importlib.import_module(given['module'])
[kind] = [it for it in vars(module).values() if isinstance(it, type) and issubclass(it, Lexer) and it is not Lexer]
found = []
for text in given['texts']:
    pieces = []
    at = 0
    for offset, style, value in kind().get_tokens_unprocessed(text):
        assert offset == at and text.startswith(value, at), (offset, at, value)
        at += len(value)
        pieces.append([str(style)[len('Token.') :], len(value)])
    assert at == len(text), (at, len(text))
    found.append(pieces)
json.dump(found, sys.stdout)
