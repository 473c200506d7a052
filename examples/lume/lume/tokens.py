"""Words and symbols of Lume. The lexer, the parser and the published reference all read these tables."""

from enum import Enum

from .places import BEFORE_CLASS, CASE_LINE, CLASS_BODY, ROUTE_BODY, SERVER_BODY, TOP_LEVEL

# Groups, for tools that show words by what they are for.
VALUE = "valor"
LOGIC = "lógica"
FLOW = "fluxo"
DEFINITION = "definição"
FAILURE = "falha"
MODULE = "módulo"
INPUT_OUTPUT = "entrada e saída"

VALUE_WORDS = {
    "verdadeiro": (VALUE, "o valor lógico verdadeiro"),
    "falso": (VALUE, "o valor lógico falso"),
    "nulo": (VALUE, "a ausência de valor"),
    "infinito": (VALUE, "número maior que todos os outros"),
    "eu": (VALUE, "o próprio objeto, dentro de um método"),
    "base": (VALUE, "o objeto visto pela classe de que ele herda"),
}

LOGIC_WORDS = {
    "e": (LOGIC, "verdadeiro quando os dois lados são verdadeiros"),
    "ou": (LOGIC, "verdadeiro quando um dos lados é verdadeiro"),
    "nao": (LOGIC, "inverte um valor lógico"),
    "em": (LOGIC, "pertence a; também separa a variável da coleção num laço"),
    "eh": (LOGIC, "testa o tipo ou a classe de um valor"),
    "div": (LOGIC, "divisão inteira"),
    "mod": (LOGIC, "resto da divisão inteira"),
    "com": (LOGIC, "cópia de um registro com campos trocados"),
}

FLOW_WORDS = {
    "se": (FLOW, "executa o bloco quando a condição é verdadeira"),
    "entao": (FLOW, "separa a condição do valor numa expressão 'se'"),
    "senao": (FLOW, "o que fazer quando a condição é falsa"),
    "enquanto": (FLOW, "repete o bloco enquanto a condição for verdadeira"),
    "sempre": (FLOW, "repete o bloco até um 'interrompe'"),
    "repete": (FLOW, "repete o bloco um número certo de vezes"),
    "vezes": (FLOW, "fecha o cabeçalho de um 'repete'"),
    "para": (FLOW, "percorre uma faixa de números ou uma coleção"),
    "cada": (FLOW, "percorre os itens de uma coleção"),
    "de": (FLOW, "começo de uma faixa; também o módulo de onde se importa"),
    "ate": (FLOW, "fim de uma faixa, que faz parte dela"),
    "passo": (FLOW, "de quanto em quanto a faixa avança"),
    "interrompe": (FLOW, "sai do laço"),
    "continua": (FLOW, "pula para a próxima volta do laço"),
    "escolha": (FLOW, "compara um valor com vários casos"),
    "caso": (FLOW, "um dos casos de um 'escolha'"),
    "padrao": (FLOW, "o caso que sobra num 'escolha'"),
    "passa": (FLOW, "não faz nada; preenche um bloco vazio"),
    "adia": (FLOW, "deixa uma expressão para o fim da função"),
}

DEFINITION_WORDS = {
    "seja": (DEFINITION, "declara uma variável"),
    "fixo": (DEFINITION, "declara uma constante"),
    "funcao": (DEFINITION, "declara uma função ou um método"),
    "fn": (DEFINITION, "função de uma só expressão, sem nome"),
    "retorna": (DEFINITION, "encerra a função e devolve um valor"),
    "gera": (DEFINITION, "acrescenta um valor à lista que a função devolve"),
    "classe": (DEFINITION, "declara uma classe"),
    "herda": (DEFINITION, "diz de que classe a nova classe parte"),
    "estatico": (DEFINITION, "método que pertence à classe, e não ao objeto"),
    "registro": (DEFINITION, "declara um tipo de campos imutáveis"),
    "enumera": (DEFINITION, "declara um tipo com valores contados"),
    "apaga": (DEFINITION, "remove uma variável, um item ou uma chave"),
}

FAILURE_WORDS = {
    "tenta": (FAILURE, "executa um bloco que pode falhar"),
    "captura": (FAILURE, "trata a falha de um 'tenta'"),
    "finalmente": (FAILURE, "executa sempre, com falha ou sem falha"),
    "lanca": (FAILURE, "provoca uma falha"),
    "afirma": (FAILURE, "falha quando a condição não é verdadeira"),
}

# What stands in every file of every program, in the order in which the manual presents it.
KEYWORDS = {
    **VALUE_WORDS,
    **LOGIC_WORDS,
    **FLOW_WORDS,
    **DEFINITION_WORDS,
    **FAILURE_WORDS,
    "importa": (MODULE, "carrega um módulo, um pacote ou um arquivo"),
    "como": (MODULE, "dá outro nome ao que se importa"),
    "exporta": (MODULE, "limita o que os outros arquivos veem"),
    "mostra": (INPUT_OUTPUT, "escreve valores numa linha"),
    "escreve": (INPUT_OUTPUT, "escreve valores sem terminar a linha"),
    "depura": (INPUT_OUTPUT, "mostra uma expressão, o seu valor e o seu tipo"),
    "pergunta": (INPUT_OUTPUT, "mostra um texto e lê uma linha"),
}

# Reserved although nothing uses them yet, so that later versions break no program.
FUTURE_WORDS = [
    "assincrona",  # reservada: função que pode esperar
    "espera",  # reservada: o valor de uma função assíncrona
    "paralelo",  # reservada: blocos ao mesmo tempo
    "canal",  # reservada: fila entre blocos paralelos
    "interface",  # reservada: o que uma classe promete ter
    "macro",  # reservada: código que escreve código
]

# Contextual words: the value says where they act as keywords; elsewhere they are names like any other.
CLASS_WORDS = {
    "abstrata": BEFORE_CLASS,  # classe que só serve para outras herdarem
    "privado": CLASS_BODY,  # membro que só os métodos da classe veem
    "calculado": CLASS_BODY,  # método lido como se fosse um campo
}

SERVER_WORDS = {
    "servidor": TOP_LEVEL,  # declara um servidor e as suas rotas
    "rota": SERVER_BODY,  # liga um verbo e um caminho a um bloco
    "antes": SERVER_BODY,  # bloco que roda antes de cada rota
    "responde": ROUTE_BODY,  # encerra a rota com uma resposta
    "redireciona": ROUTE_BODY,  # encerra a rota mandando a outro caminho
}

OTHER_WORDS = {
    "quando": CASE_LINE,  # condição a mais para o caso valer
    "teste": TOP_LEVEL,  # bloco que só roda com 'lume testa'
    "prepara": TOP_LEVEL,  # bloco que roda antes de cada teste
    "pendente": "antes de 'teste'",  # teste que ainda não precisa passar
}

# Operators between two values, with how tightly they bind: the higher, the tighter.
BINARY = {
    "|>": 10,  # passa o valor como primeiro argumento da chamada
    "??": 20,  # o lado direito, quando o esquerdo é nulo
    "ou": 30,  # um dos dois lados
    "e": 40,  # os dois lados
    "==": 50,  # igual
    "!=": 50,  # diferente
    "eh": 50,  # é do tipo ou da classe
    "em": 50,  # pertence à coleção
    "<": 60,  # menor
    "<=": 60,  # menor ou igual
    ">": 60,  # maior
    ">=": 60,  # maior ou igual
    "..": 70,  # faixa de números inteiros, com os dois extremos
    "com": 75,  # cópia do registro com campos trocados
    "+": 80,  # soma números; junta textos, listas e mapas
    "-": 80,  # subtrai
    "*": 90,  # multiplica números; repete textos e listas
    "/": 90,  # divide
    "div": 90,  # divide e despreza o resto
    "mod": 90,  # resto da divisão
    "**": 100,  # eleva a uma potência
}


class Mark(str, Enum):
    """Symbols with a place of their own in the grammar."""

    ASSIGN = "="  # dá um novo valor a uma variável
    ADD = "+="  # soma e guarda na mesma variável
    SUBTRACT = "-="  # subtrai e guarda na mesma variável
    MULTIPLY = "*="  # multiplica e guarda na mesma variável
    DIVIDE = "/="  # divide e guarda na mesma variável
    MEMBER = "."  # membro de um objeto, registro ou módulo
    SAFE_MEMBER = "?."  # membro, ou nulo quando o objeto é nulo


# Brackets and separators only hold other things together: no operators.
SEPARATORS = ("(", ")", "[", "]", "{", "}", ",", ":")


class Verb(Enum):
    """Methods that a route may answer."""

    GET = "GET"
    POST = "POST"
    PUT = "PUT"
    PATCH = "PATCH"
    DELETE = "DELETE"
    HEAD = "HEAD"
    OPTIONS = "OPTIONS"
    ANY = "ANY"


RESERVED = {*KEYWORDS, *FUTURE_WORDS}
CONTEXTUAL = {**CLASS_WORDS, **SERVER_WORDS, **OTHER_WORDS}
SYMBOLS = [symbol for symbol in BINARY if not symbol.isalpha()] + [mark.value for mark in Mark] + [*SEPARATORS]
