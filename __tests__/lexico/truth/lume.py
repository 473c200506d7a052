"""Tokens of Lume with their places, as its own lexer and parser see them: JSON of [kind, start, end] in code points.

`python lume.py FOLDER FILE...`: FOLDER holds the package `lume`. What the lexer refuses is an error with its code.
"""

import json
import sys

sys.path.insert(0, sys.argv[1])
from lume import lexer  # noqa: E402


class Recording(lexer._Lexer):
    """The lexer itself, telling where it was."""

    def __init__(self, source, base, found):
        super().__init__(source)
        self.base, self.found = base, found

    def note(self, kind, start, end):
        self.found.append([kind, self.base + start, self.base + end])

    def add(self, kind, text, value=None):
        if kind in ("word", "name", "number", "symbol"):
            self.note(kind, self.at, self.at + len(text))
        super().add(kind, text, value)

    def end_of(self, at):
        # Asked for comments with the place that they begin at, and for texts with the place behind their quote.
        end = super().end_of(at)
        if self.source[at : at + 1] == "#" and at == self.at:
            self.note("comment", at, end)
        return end

    def block_comment(self):
        start = self.at
        super().block_comment()
        self.note("comment", start, self.at)

    def text(self, quote):
        start = self.at
        self.inner = []
        super().text(quote)
        inner, self.inner = self.inner, []
        # What is between the interpolations is text; what is in them is code.
        at = start
        for opens, closes in inner:
            self.note("text", at, opens)
            self.note("brace", opens, opens + 1)
            Recording(self.source[opens + 1 : closes], self.base + opens + 1, self.found).run()
            self.note("brace", closes, closes + 1)
            at = closes + 1
        # `add` moves by the text that it is given, which is the part of the source.
        self.note("text", at, self.at)

    def closing_brace(self, at, end):
        close = super().closing_brace(at, end)
        self.inner.append((at, close))
        return close


def tokens(source):
    found = []
    try:
        Recording(source.replace("\r\n", "\n"), 0, found).run()
    except lexer.LumeError as error:
        return {"error": str(error)}
    return sorted(found, key=lambda token: token[1:])


if __name__ == "__main__":
    for line in sys.stdin:
        print(json.dumps(tokens(json.loads(line))), flush=True)
