/**
 * A small library in the manner of a real one, with all sixteen ways in which its modules deviate from a plain table of
 * static methods (reference-language.md §8.5), each in a symbol whose name begins with its number.
 */
export const DEVIATIONS = {
  'lib/__init__.py': `"""Registry."""
from .plain import Plain
from .mixed import Mixed as Misto
from .helpers import Extra

MODULES = {
    "Lib.Plain": Plain,
    "Plain": Plain,
    "Lib.Mixed": Misto,
    "Lib.Extra": Extra,
}
`,
  'lib/plain.py': `class Plain:
    """A module as most are."""

    def __new__(cls):
        return {
            "__name__": "Lib.Plain",
            "d14_defaults": cls._defaults,
            "d15_kinds": cls._kinds,
            "d16_first_line": cls._first_line,
        }

    @staticmethod
    def _defaults(size=1024 * 1024, text="it's", flag=True, pair=(1, "a"), rest=..., ratio=1e-7, none=None):
        """Defaults as repr prints them."""

    @staticmethod
    def _kinds(a: int, b, /, c: str = 'x', *args, d, e=2, **kw) -> bool:
        """All kinds of parameters."""

    @staticmethod
    def _first_line(x):
        """

        The first line that says something.

            More.
        """
`,
  'lib/helpers.py': `def shared(a, b=2):
    """Shared by several modules."""
    return a + b


class Record:
    """Something with a method."""

    def __init__(self, name, size=1):
        self.name = name

    def __call__(self, times):
        """Called."""

    def model(self, kind="x"):
        """The model of a kind."""


REGISTER = Record("main")
SYMBOLS = {"d07_spread_of_module": shared}


def symbols_of_api():
    return {"d07_spread_of_call": shared}


class Extra(dict):
    def __init__(self):
        super().__init__()
        self.update({"d13_subclass_of_dict": shared})
`,
  'lib/mixed.py': `import math
from . import helpers as H
from .helpers import symbols_of_api, REGISTER, Record

COLORS = ("red", "blue")


def local(x, *, deep=False):
    """Of the same file."""


def _binary(op):
    def inner(a, b):
        """What a factory made."""
        return op(a, b)

    return inner


def _make():
    return {"inside": local}


class Mixed:
    def __new__(cls):
        table = {
            "d01_lambda": lambda x, y=1: x + y,
            "d02_same_file": local,
            "d02_helper_module": H.shared,
            "d03_builtin": abs,
            "d03_c_module": math.sqrt,
            "d04_number": 3.5,
            "d04_text": "text",
            "d04_list": [1, 2],
            "d05_instance": REGISTER,
            "d06_class": Record,
            **symbols_of_api(),
            **H.SYMBOLS,
            "d09_closure": _binary(max),
            "d10_call_gives_class": cls._class_of(),
            "d10_call_gives_table": cls._random_dict(),
            "d11_unwrapped": staticmethod(local).__func__,
            "d11_bound": REGISTER.model,
            "d12_computed": list(COLORS),
        }
        for color in COLORS:
            table["d08_" + color] = cls._painter(color)
        return table

    @classmethod
    def _class_of(cls):
        return Record

    @classmethod
    def _random_dict(cls):
        return {"inside": local}

    @staticmethod
    def _painter(color):
        def paint(text, bold=False):
            """Paints a text."""
            return text

        return paint
`,
} as const;

/** Prints what Python says of every symbol, by module, as JSON: \`inspect.signature\` and the first line of the documentation. */
export const ASK = `
import inspect, json, sys
sys.path.insert(0, sys.argv[1])
from lib import MODULES

def described(value):
    try:
        signature = str(inspect.signature(value))
    except (TypeError, ValueError):
        signature = ""
    return [signature, (inspect.getdoc(value) or "").split("\\n")[0]]

print(json.dumps({name: {key: described(value) for key, value in make().items()} for name, make in MODULES.items()}))
`;
