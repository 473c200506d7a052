"""Source text to tokens. Indentation becomes `indent` and `dedent`, as in Python."""

import re
from typing import NamedTuple

from .errors import LumeError
from .tokens import FUTURE_WORDS, KEYWORDS, SYMBOLS


class Token(NamedTuple):
    kind: str  # name, word, number, text, symbol, newline, indent, dedent or end
    text: str
    line: int
    value: object = None


OPENERS = {"(": ")", "[": "]", "{": "}"}
NAME = re.compile(r"[^\W\d]\w*")
NUMBER = re.compile(r"\d[\d_]*(?:\.\d+)?")
# What may not be glued to the end of a number: `1.4.0`, `12abc`.
GLUED = re.compile(r"\w|\.\d")
# The longest symbol first, or `**` would be read as two.
SYMBOL = re.compile("|".join(re.escape(symbol) for symbol in sorted(SYMBOLS, key=len, reverse=True)))
ESCAPES = {"n": "\n", "t": "\t", "\\": "\\", '"': '"', "'": "'", "{": "{", "}": "}"}


def tokenize(source):
    """All tokens of a file, ending with one of kind `end`."""
    return _Lexer(source.replace("\r\n", "\n").replace("\r", "\n")).run()


class _Lexer:
    def __init__(self, source):
        self.source = source
        self.at = 0
        self.line = 1
        self.tokens = []
        self.indents = [0]
        self.brackets = []

    def run(self):
        self.indentation()
        while self.at < len(self.source):
            self.token()
        if self.brackets:
            opener, line = self.brackets[-1]
            raise LumeError("LM0108", line, f"falta o '{OPENERS[opener]}' deste '{opener}'")
        self.add("newline", "")
        for _ in self.indents[1:]:
            self.add("dedent", "")
        self.add("end", "")
        return self.tokens

    def add(self, kind, text, value=None):
        self.tokens.append(Token(kind, text, self.line, value))
        self.at += len(text)

    def token(self):
        source, at = self.source, self.at
        char = source[at]
        if char == "\n":
            self.end_of_line()
        elif char == " ":
            self.at += 1
        elif source.startswith("#[", at):
            self.block_comment()
        elif char == "#":
            self.at = self.end_of(at)
        elif char in "\"'":
            self.text(char)
        elif char.isdigit():
            self.number()
        elif match := NAME.match(source, at):
            self.word(match.group())
        elif match := SYMBOL.match(source, at):
            self.symbol(match.group())
        else:
            raise LumeError("LM0103", self.line, f"{char!r} não faz parte da linguagem")

    def end_of(self, at):
        end = self.source.find("\n", at)
        return len(self.source) if end < 0 else end

    def end_of_line(self):
        if not self.brackets:
            self.add("newline", "")
        self.at += 1
        self.line += 1
        if not self.brackets:
            self.indentation()

    def indentation(self):
        """Opens or closes blocks at the start of a line; lines without code do not take part."""
        match = re.compile(r"[ \t]*").match(self.source, self.at)
        white, self.at = match.group(), match.end()
        if self.at >= len(self.source) or self.source[self.at] in "\n#":
            return
        if "\t" in white:
            raise LumeError("LM0101", self.line, "a linha começa com uma tabulação")
        width = len(white)
        if width > self.indents[-1]:
            self.indents.append(width)
            self.add("indent", "")
        while width < self.indents[-1]:
            self.indents.pop()
            self.add("dedent", "")
        if width != self.indents[-1]:
            raise LumeError("LM0102", self.line, f"nenhum bloco começou na coluna {width + 1}")

    def block_comment(self):
        end = self.source.find("]#", self.at)
        if end < 0:
            raise LumeError("LM0105", self.line, "falta o ']#'")
        self.line += self.source.count("\n", self.at, end)
        self.at = end + 2

    def text(self, quote):
        """Double quotes interpolate: the value is then a list of texts and of (source, line) pairs."""
        parts, current, at = [], [], self.at + 1
        end = self.end_of(at)
        while at < end and self.source[at] != quote:
            char = self.source[at]
            if char == "\\" and self.source[at + 1 : at + 2] in ESCAPES:
                current.append(ESCAPES[self.source[at + 1]])
                at += 2
            elif char == "{" and quote == '"':
                close = self.closing_brace(at, end)
                parts += ["".join(current), (self.source[at + 1 : close], self.line)]
                current, at = [], close + 1
            else:
                current.append(char)
                at += 1
        if at >= end:
            raise LumeError("LM0104", self.line, f"falta {quote} no fim do texto")
        value = [*parts, "".join(current)] if parts else "".join(current)
        self.add("text", self.source[self.at : at + 1], value)

    def closing_brace(self, at, end):
        depth = 0
        for i in range(at, end):
            depth += {"{": 1, "}": -1}.get(self.source[i], 0)
            if depth == 0:
                return i
        raise LumeError("LM0104", self.line, "falta '}' numa interpolação")

    def number(self):
        digits = NUMBER.match(self.source, self.at).group()
        after = self.at + len(digits)
        if GLUED.match(self.source, after):
            raise LumeError("LM0106", self.line, f"depois de {digits} vem {self.source[after]!r}")
        plain = digits.replace("_", "")
        self.add("number", digits, float(plain) if "." in plain else int(plain))

    def word(self, word):
        if word in FUTURE_WORDS:
            raise LumeError("LM0107", self.line, f"'{word}' está reservada")
        self.add("word" if word in KEYWORDS else "name", word)

    def symbol(self, symbol):
        if symbol in OPENERS:
            self.brackets.append((symbol, self.line))
        elif symbol in OPENERS.values():
            if not self.brackets or OPENERS[self.brackets[-1][0]] != symbol:
                raise LumeError("LM0108", self.line, f"'{symbol}' não fecha nada")
            self.brackets.pop()
        self.add("symbol", symbol)
