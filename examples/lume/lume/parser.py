"""Tokens to a tree of nodes, by recursive descent; binary operators by how tightly they bind."""

from .errors import LumeError
from .lexer import tokenize
from .tokens import BINARY, RESERVED, Verb

ASSIGNMENTS = ("=", "+=", "-=", "*=", "/=")
ASSIGNABLE = ("name", "member", "index")
# Words that continue a block: alone they have nothing to continue.
CONTINUATIONS = ("senao", "captura", "finalmente", "caso", "padrao", "entao", "vezes", "herda", "passo", "ate", "como")


class Node:
    """A piece of the program: what kind, on which line, and the fields of that kind."""

    def __init__(self, kind, line, **fields):
        self.kind = kind
        self.line = line
        self.__dict__.update(fields)


def parse(source):
    """The statements of a file."""
    return _Parser(tokenize(source)).file()


class _Parser:
    def __init__(self, tokens, context=()):
        self.tokens = tokens
        self.at = 0
        # What is around: "function", "loop", "method", "server", "route".
        self.context = set(context)

    # Tokens

    @property
    def token(self):
        return self.tokens[self.at]

    def next(self):
        self.at += 1
        return self.tokens[self.at - 1]

    def sees(self, *texts):
        return self.token.kind in ("word", "symbol") and self.token.text in texts

    def takes(self, *texts):
        return self.next() if self.sees(*texts) else None

    def expect(self, text):
        return self.takes(text) or self.unexpected(f"'{text}'")

    def contextual(self, word, following=None):
        """A contextual word is a keyword only before what it introduces."""
        after = self.tokens[min(self.at + 1, len(self.tokens) - 1)]
        fits = following is None or after.text == following or after.kind == following
        return self.token.kind == "name" and self.token.text == word and fits

    def unexpected(self, wanted):
        found = self.token.text or {"newline": "o fim da linha", "indent": "um recuo"}.get(self.token.kind, "o fim do bloco")
        raise LumeError("LM0201", self.token.line, f"esperava {wanted}, mas veio {found}")

    def name(self):
        if self.token.kind == "word":
            raise LumeError("LM0203", self.token.line, f"'{self.token.text}' é uma palavra da linguagem")
        return self.next().text if self.token.kind == "name" else self.unexpected("um nome")

    def names(self):
        found = [self.name()]
        while self.takes(","):
            found.append(self.name())
        return found

    def node(self, kind, line=None, **fields):
        return Node(kind, line or self.token.line, **fields)

    # Blocks

    def file(self):
        body = []
        while self.token.kind != "end":
            if self.token.kind == "newline":
                self.next()
            else:
                body.append(self.statement())
        return body

    def block(self, *context, fresh=False):
        """An indented block. `fresh` forgets what is around: a loop around a function is none inside it."""
        self.enter()
        outer, self.context = self.context, set(context) | (set() if fresh else self.context)
        body = []
        while self.token.kind != "dedent":
            if self.token.kind == "newline":
                self.next()
            else:
                body.append(self.statement())
        self.next()
        self.context = outer
        return body

    def enter(self):
        self.expect(":")
        line = self.token.line
        while self.token.kind == "newline":
            self.next()
        if self.token.kind != "indent":
            raise LumeError("LM0202", line, "não há linhas com recuo depois do ':'")
        self.next()

    # Statements

    def statement(self):
        token = self.token
        if token.kind == "word":
            if token.text in CONTINUATIONS:
                raise LumeError("LM0204", token.line, f"não há bloco que '{token.text}' possa continuar")
            rule = getattr(self, f"{token.text}_statement", None)
            # A line that begins with `se` is always the statement: the value of the expression would be lost.
            if rule:
                self.next()
                return rule(token.line)
        if token.kind == "name" and (found := self.contextual_statement()):
            return found
        return self.ended(self.expression_or_assignment())

    def contextual_statement(self):
        line = self.token.line
        if self.contextual("abstrata", "classe"):
            self.at += 2
            return self.classe_statement(line, abstract=True)
        if self.contextual("servidor", "name"):
            self.next()
            return self.node("server", line, name=self.name(), body=self.block("server"))
        if self.contextual("teste", "text"):
            return self.test(line)
        if self.contextual("pendente", "teste"):
            self.next()
            return self.test(line, pending=True)
        if self.contextual("prepara", ":"):
            self.next()
            return self.node("setup", line, body=self.block())
        if "server" in self.context and self.contextual("rota", "name"):
            return self.route(line)
        if "server" in self.context and self.contextual("antes", ":"):
            self.next()
            return self.node("before", line, body=self.block("route"))
        if "route" in self.context and self.contextual("responde") and not self.contextual("responde", "="):
            self.next()
            return self.ended(self.node("respond", line, value=self.expression()))
        if "route" in self.context and self.contextual("redireciona") and not self.contextual("redireciona", "="):
            self.next()
            return self.ended(self.node("redirect", line, path=self.expression()))
        return None

    def test(self, line, pending=False):
        self.next()
        title = self.expression()
        return self.node("test", line, title=title, pending=pending, body=self.block())

    def route(self, line):
        self.next()
        verb = self.name()
        if verb not in Verb.__members__:
            raise LumeError("LM0210", line, f"'{verb}' não é um verbo")
        path = self.expression()
        return self.node("route", line, verb=verb, path=path, body=self.block("route", "function", fresh=True))

    def ended(self, node):
        if self.token.kind != "newline":
            self.unexpected("o fim da linha")
        return node

    def expression_or_assignment(self):
        line, target = self.token.line, self.expression()
        operator = self.takes(*ASSIGNMENTS)
        if not operator:
            return self.node("expression", line, value=target)
        if target.kind not in ASSIGNABLE:
            raise LumeError("LM0208", line, "o lado esquerdo não guarda valores")
        value = self.expression()
        if operator.text != "=":
            value = self.node("binary", line, operator=operator.text[0], left=target, right=value)
        return self.node("assign", line, target=target, value=value)

    def seja_statement(self, line, constant=False):
        name = self.name()
        self.expect("=")
        return self.ended(self.node("declare", line, name=name, value=self.expression(), constant=constant))

    def fixo_statement(self, line):
        return self.seja_statement(line, constant=True)

    def se_statement(self, line):
        condition, body, otherwise = self.expression(), self.block(), []
        if self.takes("senao"):
            branch = self.takes("se")
            otherwise = [self.se_statement(branch.line)] if branch else self.block()
        return self.node("if", line, condition=condition, body=body, otherwise=otherwise)

    def enquanto_statement(self, line):
        return self.node("while", line, condition=self.expression(), body=self.block("loop"))

    def sempre_statement(self, line):
        return self.node("while", line, condition=self.node("literal", line, value=True), body=self.block("loop"))

    def repete_statement(self, line):
        times = self.expression()
        self.expect("vezes")
        return self.node("repeat", line, times=times, body=self.block("loop"))

    def para_statement(self, line):
        if self.takes("cada"):
            names = self.names()
            self.expect("em")
            return self.node("each", line, names=names, items=self.expression(), body=self.block("loop"))
        name = self.name()
        self.expect("de")
        first = self.expression()
        self.expect("ate")
        last = self.expression()
        step = self.expression() if self.takes("passo") else self.node("literal", line, value=1)
        return self.node("count", line, name=name, first=first, last=last, step=step, body=self.block("loop"))

    def interrompe_statement(self, line, kind="break"):
        if "loop" not in self.context:
            raise LumeError("LM0206", line, "não há laço em volta")
        return self.ended(self.node(kind, line))

    def continua_statement(self, line):
        return self.interrompe_statement(line, kind="continue")

    def escolha_statement(self, line):
        subject = self.expression()
        self.enter()
        cases, default = [], None
        while word := self.takes("caso", "padrao"):
            if word.text == "padrao":
                default = self.block()
                continue
            values, guard = self.expressions(), None
            if self.contextual("quando"):
                self.next()
                guard = self.expression()
            cases.append((values, guard, self.block()))
        if self.token.kind != "dedent":
            self.unexpected("'caso' ou 'padrao'")
        self.next()
        return self.node("choose", line, subject=subject, cases=cases, default=default)

    def passa_statement(self, line):
        return self.ended(self.node("pass", line))

    def adia_statement(self, line):
        return self.ended(self.node("defer", line, value=self.expression()))

    def funcao_statement(self, line, **modifiers):
        name = self.name()
        self.expect("(")
        parameters = self.parameters(")")
        self.expect(")")
        inside = {"method"} & self.context if not modifiers.get("static") else set()
        body = self.block("function", *inside, fresh=True)
        generator = _has(body, "yield")
        return self.node("function", line, name=name, parameters=parameters, body=body, generator=generator, **modifiers)

    def parameters(self, closer):
        found = []
        while not self.sees(closer):
            line, name = self.token.line, self.name()
            if any(name == other for other, _ in found):
                raise LumeError("LM0209", line, f"'{name}' aparece duas vezes")
            found.append((name, self.expression() if self.takes("=") else None))
            if not self.takes(","):
                break
        return found

    def retorna_statement(self, line, kind="return"):
        if "function" not in self.context:
            raise LumeError("LM0205", line, "não há função em volta")
        empty = kind == "return" and self.token.kind == "newline"
        value = self.node("literal", line, value=None) if empty else self.expression()
        return self.ended(self.node(kind, line, value=value))

    def gera_statement(self, line):
        return self.retorna_statement(line, kind="yield")

    def classe_statement(self, line, abstract=False):
        name = self.name()
        parent = self.expression() if self.takes("herda") else None
        outer, self.context = self.context, self.context | {"method"}
        self.enter()
        members = []
        while self.token.kind != "dedent":
            members.append(self.class_member())
            while self.token.kind == "newline":
                self.next()
        self.next()
        self.context = outer
        return self.node("class", line, name=name, parent=parent, abstract=abstract, members=[m for m in members if m])

    def class_member(self):
        line, modifiers = self.token.line, {"private": False, "computed": False, "static": False}
        while True:
            if self.contextual("privado"):
                self.next()
                modifiers["private"] = True
            elif self.contextual("calculado"):
                self.next()
                modifiers["computed"] = True
            elif self.takes("estatico"):
                modifiers["static"] = True
            else:
                break
        if self.takes("passa"):
            return None
        if self.takes("seja"):
            field = self.seja_statement(line)
            field.private = modifiers["private"]
            return field
        self.expect("funcao")
        return self.funcao_statement(line, **modifiers)

    def registro_statement(self, line, kind="record"):
        name = self.name()
        self.expect("(")
        fields = self.names()
        self.expect(")")
        return self.ended(self.node(kind, line, name=name, fields=fields))

    def enumera_statement(self, line):
        return self.registro_statement(line, kind="enum")

    def apaga_statement(self, line):
        target = self.expression()
        if target.kind not in ("name", "index"):
            raise LumeError("LM0208", line, "só variáveis, itens e chaves podem ser apagados")
        return self.ended(self.node("delete", line, target=target))

    def tenta_statement(self, line):
        body, name, handler, final = self.block(), None, None, []
        if self.takes("captura"):
            name = None if self.sees(":") else self.name()
            handler = self.block()
        if self.takes("finalmente"):
            final = self.block()
        elif handler is None:
            self.unexpected("'captura' ou 'finalmente'")
        return self.node("try", line, body=body, name=name, handler=handler, final=final)

    def lanca_statement(self, line):
        return self.ended(self.node("throw", line, value=self.expression()))

    def afirma_statement(self, line):
        condition = self.expression()
        message = self.expression() if self.takes(",") else None
        return self.ended(self.node("assert", line, condition=condition, message=message))

    def module(self):
        if self.token.kind == "text":
            return self.next().value
        path = self.name()
        while self.takes("."):
            path += "." + self.name()
        return path

    def importa_statement(self, line):
        module = self.module()
        name = self.name() if self.takes("como") else module.rpartition(".")[2]
        return self.ended(self.node("import", line, module=module, name=name, symbols=None))

    def de_statement(self, line):
        module = self.module()
        self.expect("importa")
        return self.ended(self.node("import", line, module=module, name=None, symbols=self.names()))

    def exporta_statement(self, line):
        return self.ended(self.node("export", line, names=self.names()))

    def mostra_statement(self, line, end="\n"):
        values = [] if self.token.kind == "newline" else self.expressions()
        return self.ended(self.node("print", line, values=values, end=end))

    def escreve_statement(self, line):
        return self.mostra_statement(line, end="")

    def depura_statement(self, line):
        start = self.at
        value = self.expression()
        tokens = self.tokens[start : self.at]
        source = "".join(f" {token.text} " if token.text in BINARY else token.text for token in tokens)
        return self.ended(self.node("inspect", line, value=value, source=source))

    # Expressions

    def expressions(self):
        found = [self.expression()]
        while self.takes(","):
            found.append(self.expression())
        return found

    def expression(self, tightness=0):
        left = self.unary()
        while self.token.kind in ("word", "symbol") and BINARY.get(self.token.text, -1) > tightness:
            operator = self.next()
            # `a ** b ** c` is `a ** (b ** c)`; all others group from the left.
            right = self.expression(BINARY[operator.text] - (operator.text == "**"))
            left = self.binary(operator, left, right)
        return left

    def binary(self, operator, left, right):
        if operator.text != "|>":
            return self.node("binary", operator.line, operator=operator.text, left=left, right=right)
        if right.kind == "call":
            return self.node("call", operator.line, callee=right.callee, arguments=[left, *right.arguments])
        return self.node("call", operator.line, callee=right, arguments=[left])

    def unary(self):
        line = self.token.line
        if self.takes("-"):
            return self.node("unary", line, operator="-", operand=self.expression(BINARY["*"]))
        if self.takes("nao"):
            return self.node("unary", line, operator="nao", operand=self.expression(BINARY["e"]))
        if self.takes("se"):
            condition = self.expression()
            self.expect("entao")
            then = self.expression()
            self.expect("senao")
            return self.node("either", line, condition=condition, then=then, otherwise=self.expression())
        if self.takes("fn"):
            parameters = self.parameters(":")
            self.expect(":")
            body = [self.node("return", line, value=self.expression())]
            return self.node("function", line, name=None, parameters=parameters, body=body, generator=False)
        if self.takes("pergunta"):
            return self.node("ask", line, prompt=self.expression())
        return self.postfix()

    def postfix(self):
        node = self.primary()
        while token := self.takes("(", "[", ".", "?."):
            if token.text == "(":
                node = self.node("call", token.line, callee=node, arguments=self.items(")"))
            elif token.text == "[":
                node = self.node("index", token.line, object=node, index=self.expression())
                self.expect("]")
            else:
                # After a dot nothing can be mistaken for a keyword.
                member = self.next().text if self.token.kind in ("name", "word") else self.unexpected("um nome")
                node = self.node("member", token.line, object=node, name=member, safe=token.text == "?.")
        return node

    def items(self, closer):
        found = []
        while not self.sees(closer):
            found.append(self.expression())
            if not self.takes(","):
                break
        self.expect(closer)
        return found

    LITERALS = {"verdadeiro": True, "falso": False, "nulo": None, "infinito": float("inf")}

    def primary(self):
        token = self.token
        if token.kind == "word" and token.text in self.LITERALS:
            self.next()
            return self.node("literal", token.line, value=self.LITERALS[token.text])
        if token.kind == "word" and token.text in ("eu", "base"):
            if "method" not in self.context:
                raise LumeError("LM0207", token.line, f"não há objeto a que '{token.text}' se refira")
            self.next()
            return self.node("name", token.line, name=token.text)
        if token.kind == "number":
            return self.node("literal", token.line, value=self.next().value)
        if token.kind == "text":
            return self.text(self.next())
        if token.kind == "name":
            return self.node("name", token.line, name=self.next().text)
        if self.takes("("):
            inner = self.expression()
            self.expect(")")
            return inner
        if self.takes("["):
            return self.node("list", token.line, items=self.items("]"))
        if self.takes("{"):
            return self.mapping(token.line)
        if token.text in RESERVED:
            raise LumeError("LM0203", token.line, f"'{token.text}' não tem valor")
        return self.unexpected("um valor")

    def mapping(self, line):
        entries = []
        while not self.sees("}"):
            bare = self.token.kind == "name" and self.tokens[self.at + 1].text == ":"
            key = self.node("literal", value=self.next().text) if bare else self.expression()
            self.expect(":")
            entries.append((key, self.expression()))
            if not self.takes(","):
                break
        self.expect("}")
        return self.node("map", line, entries=entries)

    def text(self, token):
        if isinstance(token.value, str):
            return self.node("literal", token.line, value=token.value)
        parts = []
        for part in token.value:
            if isinstance(part, str):
                parts.append(self.node("literal", token.line, value=part))
                continue
            source, line = part
            inner = [piece._replace(line=line) for piece in tokenize(source.strip())]
            parts.append(_Parser(inner, self.context).only_expression())
        return self.node("interpolation", token.line, parts=parts)

    def only_expression(self):
        return self.ended(self.expression())


def _has(body, kind):
    """Whether a statement of this kind stands in the body, not counting the functions inside it."""
    pending = list(body)
    while pending:
        item = pending.pop()
        if isinstance(item, (list, tuple)):
            pending.extend(item)
        elif isinstance(item, Node) and item.kind != "function":
            if item.kind == kind:
                return True
            pending.extend(item.__dict__.values())
    return False
