"""Runs a tree of nodes: one method for each kind."""

import operator
import sys
from pathlib import Path

from .builtins import BUILTINS, functional
from .errors import LumeError
from .modules import locate, official_name
from .parser import parse
from .values import (
    Bound,
    Class,
    Enumeration,
    Function,
    Instance,
    Member,
    Module,
    Record,
    RecordType,
    Scope,
    Server,
    Super,
    show,
    type_name,
)

MAX_CALLS = 250
# Each call of Lume takes several of Python's: room for MAX_CALLS in any program.
sys.setrecursionlimit(max(sys.getrecursionlimit(), 100 * MAX_CALLS))


class Break(Exception):
    pass


class Continue(Exception):
    pass


class Return(Exception):
    def __init__(self, value):
        super().__init__()
        self.value = value


class Answer(Exception):
    """Ends a route."""

    def __init__(self, value):
        super().__init__()
        self.value = value


class Thrown(LumeError):
    """What `lanca` throws: any value."""

    def __init__(self, value, line):
        super().__init__("LM0502", line, show(value))
        self.value = value


class Frame:
    """A call that is running."""

    def __init__(self, owner=None):
        self.owner = owner
        self.deferred = []
        self.generated = []


ARITHMETIC = {
    "-": operator.sub,
    "*": operator.mul,
    "/": operator.truediv,
    "div": operator.floordiv,
    "mod": operator.mod,
    "**": operator.pow,
}
COMPARISON = {"<": operator.lt, "<=": operator.le, ">": operator.gt, ">=": operator.ge}


def is_number(value):
    return isinstance(value, (int, float)) and not isinstance(value, bool)


def around(scope, attribute):
    """What the file or the server around a block holds."""
    while not hasattr(scope, attribute):
        scope = scope.parent
    return getattr(scope, attribute)


class Evaluator:
    """One run: its modules, its output and its tests."""

    def __init__(self, write=sys.stdout.write, read=input):
        self.write = write
        self.read = read
        self.modules = {}
        self.loading = []
        self.tests = []
        self.setups = []
        self.frames = [Frame()]
        self.builtins = Scope()
        self.builtins.names = {**BUILTINS, **functional(self.call, self.answer)}

    # Files

    def run_file(self, path):
        """Runs a file once, however often it is imported, and gives what it shows to others."""
        path = Path(path).resolve()
        if path not in self.modules:
            self.loading.append(path)
            try:
                self.modules[path] = self.run(path.read_text(encoding="utf-8"), path)
            finally:
                self.loading.pop()
        return self.modules[path]

    def run(self, source, path):
        scope = Scope(self.builtins)
        self.frames.append(Frame())
        scope.file, scope.exports = path, []
        try:
            self.block(parse(source), scope)
            self.run_deferred(self.frames[-1])
        finally:
            self.frames.pop()
        return Module(official_name(path.stem.capitalize()) or path.stem, self.visible(scope))

    def visible(self, scope):
        """The names that other files see: all, or those that the file exports."""
        for name, line in scope.exports:
            if name not in scope.names:
                raise LumeError("LM0603", line, f"'{name}' não está definido")
        return {name: scope.names[name] for name, _ in scope.exports} or scope.names

    def do_import(self, node, scope):
        path = locate(node.module, around(scope, "file"))
        if path is None:
            raise LumeError("LM0601", node.line, f"não achei '{node.module}'")
        if path in self.loading:
            raise LumeError("LM0602", node.line, f"'{node.module}' ainda está sendo carregado")
        module = self.run_file(path)
        if node.symbols is None:
            scope.declare(node.name, module, node.line, constant=True)
            return
        for name in node.symbols:
            scope.declare(name, self.member(module, name, node.line), node.line, constant=True)

    def do_export(self, node, scope):
        # Usually the first line of a file: what it names is defined further down.
        around(scope, "exports").extend((name, node.line) for name in node.names)

    # Statements

    def block(self, body, scope):
        for statement in body:
            self.evaluate(statement, scope)

    def evaluate(self, node, scope):
        return getattr(self, f"do_{node.kind}")(node, scope)

    def do_expression(self, node, scope):
        self.evaluate(node.value, scope)

    def do_declare(self, node, scope):
        scope.declare(node.name, self.evaluate(node.value, scope), node.line, node.constant)

    def do_assign(self, node, scope):
        value, target = self.evaluate(node.value, scope), node.target
        if target.kind == "name":
            scope.changeable(target.name, node.line)[target.name] = value
        elif target.kind == "index":
            holder, index = self.evaluate(target.object, scope), self.evaluate(target.index, scope)
            if isinstance(holder, list):
                self.item(holder, index, node.line)
                holder[index] = value
            elif isinstance(holder, dict):
                holder[self.key(index, node.line)] = value
            else:
                raise LumeError("LM0401", node.line, f"{type_name(holder)} não tem itens que mudem")
        else:
            self.set_member(self.evaluate(target.object, scope), target.name, value, node.line)

    def set_member(self, holder, name, value, line):
        if isinstance(holder, Record):
            raise LumeError("LM0409", line, f"'{name}' é campo de um registro")
        if not isinstance(holder, Instance):
            raise LumeError("LM0401", line, f"{type_name(holder)} não tem campos que mudem")
        self.check_private(holder.type, name, line)
        holder.fields[name] = value

    def do_delete(self, node, scope):
        target = node.target
        if target.kind == "name":
            del scope.changeable(target.name, node.line)[target.name]
            return
        holder, index = self.evaluate(target.object, scope), self.evaluate(target.index, scope)
        if isinstance(holder, list):
            self.item(holder, index, node.line)
        elif not isinstance(holder, dict):
            raise LumeError("LM0401", node.line, f"{type_name(holder)} não tem itens que mudem")
        elif index not in holder:
            raise LumeError("LM0404", node.line, f"não há {show(index, True)} no mapa")
        del holder[index]

    def do_print(self, node, scope):
        self.write(" ".join(show(self.evaluate(value, scope)) for value in node.values) + node.end)

    def do_inspect(self, node, scope):
        value = self.evaluate(node.value, scope)
        self.write(f"{node.source} = {show(value, True)} ({type_name(value)})\n")

    def do_if(self, node, scope):
        self.block(node.body if self.evaluate(node.condition, scope) else node.otherwise, Scope(scope))

    def loop(self, body, scope, **names):
        """One turn; false when the loop must end."""
        inner = Scope(scope)
        inner.names.update(names)
        try:
            self.block(body, inner)
        except Continue:
            pass
        except Break:
            return False
        return True

    def do_while(self, node, scope):
        while self.evaluate(node.condition, scope) and self.loop(node.body, scope):
            pass

    def do_repeat(self, node, scope):
        for _ in range(self.whole(self.evaluate(node.times, scope), node.line)):
            if not self.loop(node.body, scope):
                break

    def do_count(self, node, scope):
        value, last, step = (self.evaluate(part, scope) for part in (node.first, node.last, node.step))
        if not all(is_number(part) for part in (value, last, step)):
            raise LumeError("LM0401", node.line, "uma faixa é feita de números")
        if step == 0:
            raise LumeError("LM0504", node.line, "a faixa não sai do lugar")
        while (value <= last if step > 0 else value >= last) and self.loop(node.body, scope, **{node.name: value}):
            value += step

    def do_each(self, node, scope):
        for item in self.items(self.evaluate(node.items, scope), len(node.names) > 1, node.line):
            values = [item] if len(node.names) == 1 else item
            if not self.loop(node.body, scope, **dict(zip(node.names, values))):
                break

    def items(self, value, pairs, line):
        if isinstance(value, dict):
            return [list(item) for item in value.items()] if pairs else list(value)
        if isinstance(value, Enumeration):
            return list(value.members.values())
        if not isinstance(value, (list, str, range)):
            raise LumeError("LM0407", line, f"{type_name(value)} não tem itens")
        return value

    def do_break(self, node, scope):
        raise Break

    def do_continue(self, node, scope):
        raise Continue

    def do_pass(self, node, scope):
        pass

    def do_choose(self, node, scope):
        subject = self.evaluate(node.subject, scope)
        for values, guard, body in node.cases:
            if not any(self.matches(subject, self.evaluate(value, scope)) for value in values):
                continue
            if guard is None or self.evaluate(guard, scope):
                return self.block(body, Scope(scope))
        if node.default is None:
            raise LumeError("LM0411", node.line, f"{show(subject, True)} não se encaixa em nenhum")
        return self.block(node.default, Scope(scope))

    def matches(self, subject, pattern):
        if isinstance(pattern, range) and is_number(subject):
            return pattern.start <= subject <= pattern.stop - 1
        return subject == pattern

    def do_defer(self, node, scope):
        self.frames[-1].deferred.append((node.value, scope))

    def run_deferred(self, frame):
        # The last one first: what was opened last is closed first.
        while frame.deferred:
            self.evaluate(*frame.deferred.pop())

    def do_return(self, node, scope):
        raise Return(self.evaluate(node.value, scope))

    def do_yield(self, node, scope):
        self.frames[-1].generated.append(self.evaluate(node.value, scope))

    def do_try(self, node, scope):
        try:
            self.block(node.body, Scope(scope))
        except LumeError as error:
            if node.handler is None:
                raise
            inner = Scope(scope)
            if node.name:
                inner.declare(node.name, self.caught(error), node.line)
            self.block(node.handler, inner)
        finally:
            self.block(node.final, Scope(scope))

    def caught(self, error):
        if isinstance(error, Thrown):
            return error.value
        return {"codigo": error.code, "mensagem": error.detail, "linha": error.line}

    def do_throw(self, node, scope):
        raise Thrown(self.evaluate(node.value, scope), node.line)

    def do_assert(self, node, scope):
        if not self.evaluate(node.condition, scope):
            detail = show(self.evaluate(node.message, scope)) if node.message else "a condição é falsa"
            raise LumeError("LM0501", node.line, detail)

    def do_test(self, node, scope):
        self.tests.append((node, scope))

    def do_setup(self, node, scope):
        self.setups.append((node, scope))

    # Definitions

    def do_function(self, node, scope):
        function = Function(node, scope)
        if node.name is None:
            return function
        return scope.declare(node.name, function, node.line, constant=True)

    def do_class(self, node, scope):
        parent = self.evaluate(node.parent, scope) if node.parent else None
        if parent is not None and not isinstance(parent, Class):
            raise LumeError("LM0401", node.line, f"não se herda de {type_name(parent)}")
        type_ = Class(node.name, parent, node.abstract)
        for member in node.members:
            if member.private:
                type_.private.add(member.name)
            if member.kind == "declare":
                type_.fields.append((member, scope))
            else:
                type_.members[member.name] = Function(member, scope, owner=type_)
        scope.declare(node.name, type_, node.line, constant=True)

    def do_record(self, node, scope):
        scope.declare(node.name, RecordType(node.name, node.fields), node.line, constant=True)

    def do_enum(self, node, scope):
        scope.declare(node.name, Enumeration(node.name, node.fields), node.line, constant=True)

    # Servers: routes are answered inside the program, by `atende`; nothing listens on a port.

    def do_server(self, node, scope):
        server, inner = Server(node.name), Scope(scope)
        inner.server = server
        self.block(node.body, inner)
        scope.declare(node.name, server, node.line, constant=True)

    def do_route(self, node, scope):
        path, server = self.evaluate(node.path, scope), around(scope, "server")
        if any((verb, other) == (node.verb, path) for verb, other, _, _ in server.routes):
            raise LumeError("LM0702", node.line, f"{node.verb} {path} já tem rota")
        server.routes.append((node.verb, path, node.body, scope))

    def do_before(self, node, scope):
        around(scope, "server").before.append((node.body, scope))

    def do_respond(self, node, scope):
        raise Answer(self.evaluate(node.value, scope))

    def do_redirect(self, node, scope):
        raise Answer({"redireciona": self.evaluate(node.path, scope)})

    def answer(self, server, verb, path):
        for known, pattern, body, scope in server.routes:
            parameters = self.path_parameters(pattern, path)
            if known not in (verb, "ANY") or parameters is None:
                continue
            inner = Scope(scope)
            inner.names.update(verbo=verb, caminho=path, parametros=parameters)
            try:
                for before, outer in server.before:
                    around = Scope(outer)
                    around.names.update(inner.names)
                    self.block(before, around)
                self.block(body, inner)
            except Answer as answer:
                return answer.value
            except Return as result:
                return result.value
            return None
        raise LumeError("LM0701", 0, f"{verb} {path}")

    def path_parameters(self, pattern, path):
        wanted, given = pattern.strip("/").split("/"), path.strip("/").split("/")
        if len(wanted) != len(given):
            return None
        if any(part != piece for part, piece in zip(wanted, given) if not part.startswith(":")):
            return None
        return {part[1:]: piece for part, piece in zip(wanted, given) if part.startswith(":")}

    # Calls

    def do_call(self, node, scope):
        callee = self.evaluate(node.callee, scope)
        arguments = [self.evaluate(argument, scope) for argument in node.arguments]
        try:
            return self.call(callee, *arguments)
        except LumeError as error:
            error.line = error.line or node.line
            raise

    def call(self, callee, *arguments):
        if isinstance(callee, Function):
            return self.apply(callee, arguments)
        if isinstance(callee, Bound):
            return self.apply(callee.function, arguments, callee.instance)
        if isinstance(callee, Class):
            return self.create(callee, arguments)
        if isinstance(callee, RecordType):
            self.check_count(len(callee.fields), len(callee.fields), arguments, callee.name)
            return Record(callee, dict(zip(callee.fields, arguments)))
        if not callable(callee):
            raise LumeError("LM0405", 0, f"{type_name(callee)} não é função")
        try:
            return callee(*arguments)
        except (TypeError, AttributeError, ValueError) as error:
            # Python's functions say in their own words what the arguments lack.
            wrong_count = "argument" in str(error) and ("takes" in str(error) or "missing" in str(error))
            raise LumeError("LM0406" if wrong_count else "LM0401", 0, "os argumentos não servem para esta função") from error

    def check_count(self, least, most, arguments, name):
        if not least <= len(arguments) <= most:
            wanted = str(least) if least == most else f"de {least} a {most}"
            raise LumeError("LM0406", 0, f"{name} espera {wanted}, recebeu {len(arguments)}")

    def apply(self, function, arguments, instance=None):
        parameters = function.node.parameters
        required = sum(default is None for _, default in parameters)
        self.check_count(required, len(parameters), arguments, function.node.name or "fn")
        if len(self.frames) > MAX_CALLS:
            raise LumeError("LM0503", function.node.line, f"mais de {MAX_CALLS} chamadas abertas")
        scope, frame = Scope(function.scope), Frame(function.owner)
        if instance is not None:
            scope.names.update(eu=instance, base=Super(instance, function.owner.parent))
        for i, (name, default) in enumerate(parameters):
            scope.names[name] = arguments[i] if i < len(arguments) else self.evaluate(default, scope)
        self.frames.append(frame)
        try:
            self.block(function.node.body, scope)
            result = None
        except Return as returned:
            result = returned.value
        finally:
            try:
                self.run_deferred(frame)
            finally:
                self.frames.pop()
        return frame.generated if function.node.generator else result

    def create(self, type_, arguments):
        if type_.abstract:
            raise LumeError("LM0410", 0, f"{type_.name} é abstrata")
        instance = Instance(type_)
        for ancestor in reversed(type_.lineage()):
            for field, scope in ancestor.fields:
                instance.fields[field.name] = self.evaluate(field.value, scope)
        start, _ = type_.find("inicia")
        if start:
            self.apply(start, arguments, instance)
        else:
            self.check_count(0, 0, arguments, type_.name)
        return instance

    # Expressions

    def do_literal(self, node, scope):
        return node.value

    def do_interpolation(self, node, scope):
        return "".join(show(self.evaluate(part, scope)) for part in node.parts)

    def do_list(self, node, scope):
        return [self.evaluate(item, scope) for item in node.items]

    def do_map(self, node, scope):
        entries = [(self.evaluate(key, scope), self.evaluate(value, scope)) for key, value in node.entries]
        return {self.key(key, node.line): value for key, value in entries}

    def do_name(self, node, scope):
        return scope.get(node.name, node.line)

    def do_either(self, node, scope):
        return self.evaluate(node.then if self.evaluate(node.condition, scope) else node.otherwise, scope)

    def do_ask(self, node, scope):
        try:
            return self.read(show(self.evaluate(node.prompt, scope)))
        except EOFError:
            return None

    def do_unary(self, node, scope):
        value = self.evaluate(node.operand, scope)
        if node.operator == "nao":
            return not value
        if not is_number(value):
            raise LumeError("LM0401", node.line, f"- não se aplica a {type_name(value)}")
        return -value

    def do_binary(self, node, scope):
        left, symbol = self.evaluate(node.left, scope), node.operator
        # These three look at the right side only when it matters.
        if symbol == "e":
            return left and self.evaluate(node.right, scope)
        if symbol == "ou":
            return left or self.evaluate(node.right, scope)
        if symbol == "??":
            return self.evaluate(node.right, scope) if left is None else left
        return self.operate(symbol, left, self.evaluate(node.right, scope), node.line)

    def operate(self, symbol, left, right, line):
        if symbol in ("==", "!="):
            return (left == right) == (symbol == "==")
        if symbol == "eh":
            return self.is_a(left, right)
        if symbol == "em":
            return left in self.items(right, False, line)
        if symbol == "com":
            return self.copy(left, right, line)
        both_numbers = is_number(left) and is_number(right)
        if symbol == "..":
            return range(self.whole(left, line), self.whole(right, line) + 1)
        if symbol in COMPARISON and (both_numbers or (isinstance(left, str) and isinstance(right, str))):
            return COMPARISON[symbol](left, right)
        if symbol == "+" and (both_numbers or (type(left) is type(right) and isinstance(left, (str, list)))):
            return left + right
        if symbol == "+" and isinstance(left, dict) and isinstance(right, dict):
            return {**left, **right}
        if symbol == "*" and isinstance(left, (str, list)) and isinstance(right, int):
            return left * right
        if symbol in ARITHMETIC and both_numbers:
            try:
                return ARITHMETIC[symbol](left, right)
            except ZeroDivisionError:
                raise LumeError("LM0402", line, f"{show(left)} {symbol} 0") from None
        raise LumeError("LM0401", line, f"{symbol} não se aplica a {type_name(left)} e {type_name(right)}")

    def is_a(self, value, wanted):
        if isinstance(wanted, Class):
            return isinstance(value, Instance) and wanted in value.type.lineage()
        if isinstance(wanted, (RecordType, Enumeration)):
            return isinstance(value, (Record, Member)) and value.type is wanted
        return type_name(value) == wanted if isinstance(wanted, str) else value is wanted

    def copy(self, record, changes, line):
        if not isinstance(record, Record) or not isinstance(changes, dict):
            raise LumeError("LM0401", line, "'com' copia um registro, com os campos de um mapa")
        for name in changes:
            self.member(record, name, line)
        return Record(record.type, {**record.fields, **changes})

    def whole(self, value, line):
        if isinstance(value, bool) or not isinstance(value, int):
            raise LumeError("LM0401", line, f"esperava um número inteiro, e não {show(value, True)}")
        return value

    def key(self, value, line):
        if isinstance(value, (list, dict, Record)):
            raise LumeError("LM0401", line, f"{type_name(value)} não serve de chave")
        return value

    def item(self, items, index, line):
        try:
            return items[self.whole(index, line)]
        except IndexError:
            raise LumeError("LM0403", line, f"posição {index} de {len(items)}") from None

    def do_index(self, node, scope):
        holder, index = self.evaluate(node.object, scope), self.evaluate(node.index, scope)
        if isinstance(holder, dict):
            return holder.get(self.key(index, node.line))
        if not isinstance(holder, (list, str, range)):
            raise LumeError("LM0401", node.line, f"{type_name(holder)} não tem itens")
        return self.item(holder, index, node.line)

    def do_member(self, node, scope):
        holder = self.evaluate(node.object, scope)
        if holder is None and node.safe:
            return None
        return self.member(holder, node.name, node.line)

    def member(self, holder, name, line):
        if isinstance(holder, Module) and name in holder.names:
            return holder.names[name]
        if isinstance(holder, Enumeration) and name in holder.members:
            return holder.members[name]
        if isinstance(holder, Record) and name in holder.fields:
            return holder.fields[name]
        if isinstance(holder, dict) and name in holder:
            return holder[name]
        if isinstance(holder, Member) and name == "nome":
            return holder.name
        if isinstance(holder, Class):
            method, _ = holder.find(name)
            if method and method.node.static:
                return method
        if isinstance(holder, (Instance, Super)):
            found = self.member_of_object(holder, name, line)
            if found is not None:
                return found[0]
        raise LumeError("LM0304", line, f"{type_name(holder)} não tem '{name}'")

    def member_of_object(self, holder, name, line):
        """The value in a tuple, since it may be `None`; no tuple when there is no such member."""
        instance = holder.instance if isinstance(holder, Super) else holder
        self.check_private(instance.type, name, line)
        if isinstance(holder, Instance) and name in holder.fields:
            return (holder.fields[name],)
        method, _ = holder.type.find(name) if holder.type else (None, None)
        if method is None:
            return None
        bound = Bound(method, instance)
        return (self.call(bound),) if method.node.computed else (bound,)

    def check_private(self, type_, name, line):
        owner = next((ancestor for ancestor in type_.lineage() if name in ancestor.private), None)
        if owner and self.frames[-1].owner is not owner:
            raise LumeError("LM0305", line, f"'{name}' só é visto pelos métodos de {owner.name}")

    # Tests

    def run_tests(self):
        """Runs the tests that the files declared; gives (title, outcome, error) for each."""
        results = []
        for node, scope in self.tests:
            title = show(self.evaluate(node.title, scope))
            error = None
            try:
                inner = Scope(scope)
                for setup, outer in self.setups:
                    if outer is scope:
                        self.block(setup.body, inner)
                self.block(node.body, Scope(inner))
            except LumeError as failure:
                error = failure
            outcome = "passou" if error is None else "pendente" if node.pending else "falhou"
            results.append((title, outcome, error))
        return results
