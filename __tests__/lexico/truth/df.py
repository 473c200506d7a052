"""Tokens of DataForge with their places, as its own lexer sees them: JSON of [kind, start, end] in code points.

`python df.py FOLDER`: FOLDER holds the package `dataforge`. The lexer itself drops comments and the ends of tokens, and gives
what is in interpolations as texts: here it is asked at the places where it knows. What it refuses is an error.
"""

import json
import sys

sys.path.insert(0, sys.argv[1])
from dataforge import lexer  # noqa: E402
from dataforge.tokens import KEYWORDS, TokenType  # noqa: E402

WORDS = set(KEYWORDS.values())
SPLIT = lexer._separar_formato
SILENT = {TokenType.NEWLINE, TokenType.INDENT, TokenType.DEDENT, TokenType.EOF}


class Tokens(list):
    """The list that the lexer appends to, when it stands right behind the token."""

    def __init__(self, owner):
        super().__init__()
        self.owner = owner

    def append(self, token):
        super().append(token)
        self.owner.take(token)


class Recording(lexer.Lexer):
    def __init__(self, source, base, found):
        super().__init__(source)
        self.base, self.found = base, found
        self.starts = [0]
        for at, char in enumerate(source):
            if char == "\n":
                self.starts.append(at + 1)
        self.parts = []

    def note(self, kind, start, end):
        if end > start:
            self.found.append([kind, self.base + start, self.base + end])

    def __setattr__(self, name, value):
        super().__setattr__(name, Tokens(self) if name == "tokens" else value)

    def take(self, token):
        if token.type in SILENT:
            return
        start = self.starts[token.line - 1] + token.column - 1
        if token.type == TokenType.INTERP_STRING:
            at = start
            for opens, source, parts, closes in self.parts:
                self.note("text", at, opens)
                self.note("brace", opens, opens + 1)
                offset = opens + 1 + len(source) - len(source.lstrip())
                code, form = parts
                Recording(code, self.base + offset, self.found).tokenize()
                if form:
                    self.note("format", closes - len(form) - 1 - (len(source) - len(source.rstrip())), closes)
                self.note("brace", closes, closes + 1)
                at = closes + 1
            self.note("text", at, self.pos)
            self.parts = []
            return
        kind = "symbol"
        if token.type in (TokenType.STRING,):
            kind = "text"
        elif token.type in (TokenType.INTEGER, TokenType.FLOAT, TokenType.DECIMAL):
            kind = "number"
        elif token.type == TokenType.IDENTIFIER:
            kind = "name"
        elif token.type in WORDS and self.source[start : self.pos] in KEYWORDS:
            kind = "word"
        self.note(kind, start, self.pos)

    def skip_comment(self):
        start = self.pos
        super().skip_comment()
        self.note("comment", start, self.pos)

    def skip_block_comment(self):
        start = self.pos - 1
        super().skip_block_comment()
        self.note("comment", start, self.pos)

    def read_interpolated(self, quote):
        outer, lexer._separar_formato = lexer._separar_formato, self.split
        try:
            return super().read_interpolated(quote)
        finally:
            lexer._separar_formato = outer

    def split(self, source):
        """Asked right behind the closing brace, with the stripped text between the two."""
        parts = SPLIT(source)
        closes = self.pos - 1
        end = closes - (len(self.source[:closes]) - len(self.source[:closes].rstrip()))
        start = end - len(source)
        opens = self.source[:start].rstrip().rindex("{")
        self.parts.append((opens, self.source[opens + 1 : closes], parts, closes))
        return parts



def tokens(source):
    found = []
    try:
        Recording(source.replace("\r\n", "\n").replace("\r", "\n"), 0, found).tokenize()
    except Exception as error:  # noqa: BLE001 - of several kinds, each a refusal
        return {"error": f"{type(error).__name__}: {error}"[:200]}
    return sorted(found, key=lambda token: token[1:])


if __name__ == "__main__":
    for line in sys.stdin:
        print(json.dumps(tokens(json.loads(line))), flush=True)
