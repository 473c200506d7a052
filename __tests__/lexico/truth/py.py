"""Tokens of Python with their places, as its own module `tokenize` sees them: JSON of [kind, start, end] in code points.

What stands in an f-string is told since 3.12 alone: such a text is one of kind `template` here, as far as it goes.
"""

import io
import json
import keyword
import sys
import tokenize

KINDS = {tokenize.COMMENT: "comment", tokenize.NUMBER: "number", tokenize.OP: "symbol"}


def tokens(source):
    source = source.replace("\r\n", "\n").replace("\r", "\n")
    starts = [0]
    for line in source.split("\n"):
        starts.append(starts[-1] + len(line) + 1)
    found = []
    depth = 0
    try:
        for kind, text, (row, column), (end_row, end_column), _ in tokenize.generate_tokens(io.StringIO(source).readline):
            start, end = starts[row - 1] + column, starts[end_row - 1] + end_column
            if kind == tokenize.NAME:
                found.append(["word" if keyword.iskeyword(text) else "name", start, end])
            elif kind == tokenize.STRING:
                prefix = text[: min(text.find("'") % 1000, text.find('"') % 1000)].lower()
                found.append(["template" if "f" in prefix else "text", start, end])
            elif kind == getattr(tokenize, "FSTRING_START", -1):
                depth += 1
                opened = start if depth == 1 else opened
            elif kind == getattr(tokenize, "FSTRING_END", -1):
                depth -= 1
                if depth == 0:
                    found = [token for token in found if token[1] < opened] + [["template", opened, end]]
            elif kind == tokenize.ERRORTOKEN:
                return {"error": text}
            elif kind in KINDS:
                found.append([KINDS[kind], start, end])
    except (tokenize.TokenError, SyntaxError, IndentationError) as error:
        return {"error": str(error)}
    return found


if __name__ == "__main__":
    for line in sys.stdin:
        print(json.dumps(tokens(json.loads(line))), flush=True)
