"""Global functions: what a program may call without importing anything."""

import json
import math
import random
import time

from .errors import LumeError
from .values import show, type_name


def _fail(code, detail):
    # The evaluator knows the line of the call and fills it in.
    raise LumeError(code, 0, detail)


def _number(value):
    # Half the readers of Lume write decimals with a comma.
    plain = str(value).strip().replace(",", ".")
    try:
        return float(plain) if "." in plain else int(plain)
    except ValueError:
        return _fail("LM0408", f"{show(value, True)} não é um número")


def _from_json(text):
    try:
        return json.loads(text)
    except ValueError:
        return _fail("LM0408", "o texto não é JSON")


def _remove(items, item):
    if item not in items:
        _fail("LM0404", f"{show(item, True)} não está na lista")
    items.remove(item)
    return items


def _append(items, item):
    items.append(item)
    return items


def _size(value):
    if not isinstance(value, (str, list, dict, range)):
        _fail("LM0401", f"{type_name(value)} não tem tamanho")
    return len(value)


TEXT_FUNCTIONS = {
    # O texto em letras maiúsculas.
    "maiusculas": lambda text: text.upper(),
    # O texto em letras minúsculas.
    "minusculas": lambda text: text.lower(),
    # O texto sem os espaços das pontas.
    "apara": lambda text: text.strip(),
    # A lista das partes do texto entre os separadores.
    "separa": lambda text, separator=" ": text.split(separator),
    # Um texto só, com o separador entre os itens.
    "junta": lambda items, separator="": separator.join(show(item) for item in items),
    # O texto com cada ocorrência de uma parte trocada por outra.
    "substitui": lambda text, old, new: text.replace(old, new),
    # Se o texto começa com a parte.
    "comeca_com": lambda text, start: text.startswith(start),
    # Se o texto termina com a parte.
    "termina_com": lambda text, end: text.endswith(end),
    # Onde a parte começa no texto, a partir de 0; -1 se não está nele.
    "posicao": lambda text, part: text.find(part),
    # A lista das letras do texto.
    "letras": list,
    # O texto com enchimento à esquerda, até a largura.
    "preenche": lambda text, width, fill=" ": text.rjust(width, fill),
}

NUMBER_FUNCTIONS = {
    # O número sem o sinal.
    "absoluto": abs,
    # O número com tantas casas; sem elas, inteiro.
    "arredonda": lambda number, places=0: round(number, places) if places else round(number),
    # O maior inteiro que não passa do número.
    "piso": math.floor,
    # O menor inteiro que não é menor que o número.
    "teto": math.ceil,
    # A raiz quadrada; a de um número negativo é um erro.
    "raiz": lambda number: _fail("LM0401", "raiz de número negativo") if number < 0 else math.sqrt(number),
    # O menor item da lista.
    "minimo": lambda items: min(items),
    # O maior item da lista.
    "maximo": lambda items: max(items),
    # A soma dos números da lista.
    "soma": sum,
    # Um inteiro ao acaso entre os dois, inclusive eles.
    "sorteia": random.randint,
}

LIST_FUNCTIONS = {
    # Põe o item no fim da lista e a devolve.
    "acrescenta": _append,
    # Tira da lista a primeira ocorrência do item e a devolve.
    "remove": _remove,
    # A lista em ordem crescente; a original não muda.
    "ordena": sorted,
    # A lista de trás para a frente.
    "inverte": lambda items: items[::-1],
    # Os itens de uma posição até antes da outra.
    "fatia": lambda items, start, end=None: items[start:end],
    # A lista sem repetições, na ordem em que vieram.
    "unicos": lambda items: list(dict.fromkeys(items)),
    # Pares de posição e item.
    "enumerados": lambda items: [list(pair) for pair in enumerate(items)],
    # Pares dos itens de duas listas.
    "pares": lambda left, right: [list(pair) for pair in zip(left, right)],
    # As chaves do mapa.
    "chaves": lambda mapping: list(mapping),
    # Os valores do mapa.
    "valores": lambda mapping: list(mapping.values()),
}

BUILTINS = {
    **TEXT_FUNCTIONS,
    **NUMBER_FUNCTIONS,
    **LIST_FUNCTIONS,
    # Quantos itens, letras ou chaves há.
    "tamanho": _size,
    # O nome do tipo do valor.
    "tipo": type_name,
    # O valor como "mostra" o escreve.
    "texto": show,
    # O número que o texto escreve, com ponto ou vírgula.
    "numero": _number,
    # A lista dos itens de uma faixa, texto ou mapa.
    "lista": list,
    # Os segundos desde 1970.
    "agora": time.time,
    # O valor como texto JSON.
    "para_json": lambda value: json.dumps(value, ensure_ascii=False),
    # O valor que o texto JSON descreve.
    "de_json": _from_json,
    # A razão entre a circunferência e o diâmetro.
    "PI": math.pi,
    # Only for the tests of Lume itself: names with two underscores are not published.
    "__versao_do_formato__": 1,
}


def functional(call, answer):
    """Functions that call other functions, which only the evaluator can do."""
    return {
        # A lista do que a função dá para cada item.
        "mapeia": lambda items, function: [call(function, item) for item in items],
        # Os itens para os quais a função dá verdadeiro.
        "filtra": lambda items, function: [item for item in items if call(function, item)],
        # Um valor só, juntando os itens um a um.
        "reduz": lambda items, function, start=0: _reduce(call, items, function, start),
        # Se a função dá verdadeiro para todos os itens.
        "todos": lambda items, function: all(call(function, item) for item in items),
        # Se a função dá verdadeiro para algum item.
        "algum": lambda items, function: any(call(function, item) for item in items),
        # A lista em ordem do que a função dá para cada item.
        "ordena_por": lambda items, function: sorted(items, key=lambda item: call(function, item)),
        # Um mapa do que a função dá às listas de itens que o dão.
        "agrupa_por": lambda items, function: _group(call, items, function),
        # A resposta que um servidor daria ao pedido, sem rede.
        "atende": answer,
    }


def _reduce(call, items, function, result):
    for item in items:
        result = call(function, result, item)
    return result


def _group(call, items, function):
    groups = {}
    for item in items:
        groups.setdefault(call(function, item), []).append(item)
    return groups
