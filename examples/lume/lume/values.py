"""What Lume values are. Numbers, texts, lists and maps are Python's own; the rest is here."""

from .errors import LumeError


class Scope:
    """Names of a block, and the block around it."""

    def __init__(self, parent=None):
        self.parent = parent
        self.names = {}
        self.constants = set()

    def declare(self, name, value, line, constant=False):
        if name in self.names:
            raise LumeError("LM0302", line, f"'{name}' já existe neste bloco")
        self.names[name] = value
        if constant:
            self.constants.add(name)

    def holder(self, name, line):
        scope = self
        while scope and name not in scope.names:
            scope = scope.parent
        if scope is None:
            raise LumeError("LM0301", line, f"'{name}' não existe aqui")
        return scope

    def get(self, name, line):
        return self.holder(name, line).names[name]

    def changeable(self, name, line):
        scope = self.holder(name, line)
        # What is built in stands in the outermost scope, where programs declare nothing.
        if name in scope.constants or scope.parent is None:
            raise LumeError("LM0303", line, f"'{name}' não muda")
        return scope.names


class Function:
    def __init__(self, node, scope, owner=None):
        self.node = node
        self.scope = scope
        # The class that a method belongs to: it sees the private members.
        self.owner = owner


class Bound:
    """A method together with its object."""

    def __init__(self, function, instance):
        self.function = function
        self.instance = instance


class Class:
    def __init__(self, name, parent, abstract):
        self.name = name
        self.parent = parent
        self.abstract = abstract
        self.members = {}
        self.private = set()
        self.fields = []

    def find(self, name):
        """The member and the class that declares it."""
        current = self
        while current:
            if name in current.members:
                return current.members[name], current
            current = current.parent
        return None, None

    def lineage(self):
        current, found = self, []
        while current:
            found.append(current)
            current = current.parent
        return found


class Instance:
    def __init__(self, type_):
        self.type = type_
        self.fields = {}


class Super:
    """`base`: the object, with methods looked up from the parent of the method's class."""

    def __init__(self, instance, type_):
        self.instance = instance
        self.type = type_


class RecordType:
    def __init__(self, name, fields):
        self.name = name
        self.fields = fields


class Record:
    def __init__(self, type_, fields):
        self.type = type_
        self.fields = fields

    def __eq__(self, other):
        return isinstance(other, Record) and self.type is other.type and self.fields == other.fields

    __hash__ = None


class Enumeration:
    def __init__(self, name, members):
        self.name = name
        self.members = {member: Member(self, member) for member in members}


class Member:
    def __init__(self, type_, name):
        self.type = type_
        self.name = name


class Module:
    def __init__(self, name, names):
        self.name = name
        self.names = names


class Server:
    def __init__(self, name):
        self.name = name
        self.routes = []
        self.before = []


TYPE_NAMES = (
    (bool, "logico"),
    ((int, float), "numero"),
    (str, "texto"),
    (list, "lista"),
    (dict, "mapa"),
    (range, "faixa"),
    ((Class, RecordType), "classe"),
    (Enumeration, "enumeracao"),
    (Module, "modulo"),
    (Server, "servidor"),
    ((Instance, Record, Member), "objeto"),
)


def type_name(value):
    if value is None:
        return "nulo"
    if isinstance(value, (Instance, Record, Member)):
        return value.type.name
    return next((name for types, name in TYPE_NAMES if isinstance(value, types)), "funcao")


def show(value, nested=False):
    """A value as a reader of Lume expects to see it."""
    if value is None or isinstance(value, bool):
        return {None: "nulo", True: "verdadeiro", False: "falso"}[value]
    if isinstance(value, float):
        if value in (float("inf"), float("-inf")):
            return "infinito" if value > 0 else "-infinito"
        return str(int(value)) if value.is_integer() and abs(value) < 1e15 else repr(value)
    if isinstance(value, str):
        return f'"{value}"' if nested else value
    if isinstance(value, list):
        return "[" + ", ".join(show(item, True) for item in value) + "]"
    if isinstance(value, dict):
        return "{" + ", ".join(f"{show(key, True)}: {show(item, True)}" for key, item in value.items()) + "}"
    if isinstance(value, range):
        return f"{value.start}..{value.stop - 1}"
    if isinstance(value, Record):
        return f"{value.type.name}(" + ", ".join(f"{name}: {show(item, True)}" for name, item in value.fields.items()) + ")"
    if isinstance(value, Member):
        return f"{value.type.name}.{value.name}"
    if isinstance(value, int):
        return str(value)
    return f"<{type_name(value)}>"
