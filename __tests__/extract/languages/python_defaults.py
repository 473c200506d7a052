"""Functions with random expressions for defaults, and what Python itself says of them.

`python_defaults.py SEED COUNT` prints JSON: `source`, a module of that many functions `f0`, `f1`, …; `signatures`, by their names.
"""

import inspect
import json
import random
import sys
import warnings

NAMES = {
    'N': '3', 'S': '"ab c"', 'T': '(1, "x")', 'L': '[3, 1, 2]', 'D': '{"a": 1, "b": [2]}', 'F': '2.5', 'B': 'True', 'Z': 'None',
    'Q': '"it\'s"', 'E': '()', 'BY': 'b"a\\x00"', 'FS': 'frozenset([1])',
}
ATOMS = [*NAMES] + r'''1 -2 "k" 1.0 1e20 0.1 "" [] () {} True 0x1f 1_000 "é" "\n" "a'b\"" b'x' set()'''.split()
CALLS = r'''
T[0] | L[-1] | D["a"] | D["b"][0] | S[1] | S[-1] | D.get("z", 4) | D.get("a") | T[:1] | L[::-1] | S[1:] | S[::-1] | L[1:2] | T[5:]
S[:-1] | L[:] | range(3)[1:] | list(range(3))[1:] | list(D.values())[0] | tuple(D.items())[0] | max(D.items())[0]
S.upper() | S.split() | S.title() | S.replace("a", "b") | S.strip("a") | ", ".join(["a", S]) | S.center(9, "*") | S.startswith("a")
S.partition(" ") | S.count("a") | S.find("b") | S.zfill(7) | S.ljust(6) | S.encode() | S.splitlines() | S.rsplit(" ", 1) | S.isalpha()
S.swapcase() | S.casefold() | S.expandtabs() | "{}-{}".format(N, S) | "," .join(D.keys()) | " ".join(str(x) for x in L)
list(D) | list(D.items()) | tuple(D.values()) | D.keys() | D.values() | D.items() | sorted(D.items()) | dict(D.items()) | len(D.items())
dict(D) | dict(a=1, **D) | D.copy() | dict(zip("ab", L)) | sorted(D) | [*D.items()] | (*D,) | {**D} | D.keys() | {"z"}
T.index("x") | L.index(2) | T.count(1) | L.copy() | N.bit_length() | len(L) | sorted(L) | sorted(L, reverse=True) | max(L) | min(L)
sum(L) | abs(-4) | str(N) | int("7") | float(2) | bool(L) | tuple(L) | list(T) | repr(S) | str(F) | round(F) | divmod(7, 2) | pow(2, 5)
range(3) | range(1, 5, 2) | list(range(4)) | tuple(range(1, 6, 2)) | list(zip(T, L)) | list(enumerate(T)) | list(map(str, L))
list(reversed(L)) | list(filter(None, L)) | list(map(len, D.keys())) | any(L) | all(T) | ord("a") | chr(97) | hex(255) | bin(5) | oct(8)
isinstance(N, int) | type(N) | str(T) | str(D) | str(L) | repr(T) | str(B) | str(Z) | int(F) | int("ff", 16) | str(1e20) | bytes(2)
list("ab") | complex(1, 2) | slice(1, 2) | str(b"a") | set(FS) | list(FS) | [*FS] | FS | {2} | FS - {1} | FS & {1} | FS.union([1])
"a" in D | True in T | 1.0 in L | (1, 2) in [(1, 2)] | 1 in [(1,)] | True == 1 | 1.0 == 1 | N in FS
f"{N}" | f"{S!r}" | f"{T}" | f"{F:.3f}" | f"{N:>5};" | f"{L}" | f"a{N + 1}b" | f"{S:^9}" | f"{B}" | f"{Z!s:>6}" | f"{FS}"
[x * 2 for x in L] | {x: 1 for x in L} | {k: v for k, v in D.items()} | [x for x in L if x > 1] | tuple(x + 1 for x in L)
[(i, x) for i, x in enumerate(T)] | {k.upper(): N for k in D} | [c for c in S] | sum(x for x in L) | [[y] for x in [L] for y in x]
{1 for x in L} | [(k, v) for k, v in D.items()] | {v: k for k, v in [(1, 2)]} | [k for k in D.keys()]
"%s" % N | "%d-%s" % (N, S) | "%r" % S | "%5.1f" % F | "%(a)s" % D | "%s" % (T,) | "%x" % 255 | "%s" % FS
"a" "b" | S + "x" | "-" * 3 | 3 * "ab" | r"\d" | T + (3,) | T * 2 | (1,) + tuple({2}) | L + [4] | [0] * 2
'''.replace('\n', ' | ').split(' | ')
CALLS = [each for each in CALLS if each]


def expression(depth):
    inner = lambda: expression(depth - 1)
    several = lambda: [inner() for _ in range(random.randint(0, 3))]
    if depth <= 0:
        return random.choice(ATOMS)
    kind = random.randint(0, 9)
    if kind == 0:
        return '(%s %s %s)' % (inner(), random.choice('+ - * / // % ** | & << == != < > in is'.split()), inner())
    if kind == 1:
        return '[%s]' % ', '.join(several())
    if kind == 2:
        return '(%s)' % ''.join(each + ', ' for each in several())
    if kind == 3:
        return '{%s}' % ', '.join('%s: %s' % (random.choice(['1', '"k"', 'N', 'S', 'True', 'T']), each) for each in several())
    if kind == 4:
        return '(%s if %s else %s)' % (inner(), inner(), inner())
    if kind == 5:
        return '(%s %s %s)' % (inner(), random.choice(['and', 'or']), inner())
    if kind == 6:
        return '(%s%s)' % (random.choice(['-', 'not ', '~', '+']), inner())
    return random.choice(CALLS)


def main(seed, count):
    random.seed(seed)
    warnings.simplefilter('ignore')
    source = ''.join('%s = %s\n' % each for each in NAMES.items())
    known = {}
    exec(source, known)
    made = 0
    while made < count:
        text = expression(random.randint(1, 3))
        try:
            shown = repr(eval(text, known))
        except Exception:
            continue
        # Where an object lies in memory is another place at every run.
        if len(shown) <= 200 and ' at 0x' not in shown:
            source += 'def f%d(a=%s): ...\n' % (made, text)
            made += 1
    exec(source, known)
    signatures = {'f%d' % i: str(inspect.signature(known['f%d' % i])) for i in range(made)}
    print(json.dumps({'source': source, 'signatures': signatures}))


main(int(sys.argv[1]), int(sys.argv[2]))
