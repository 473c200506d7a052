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
    "maiusculas": lambda text: text.upper(),
    "minusculas": lambda text: text.lower(),
    "apara": lambda text: text.strip(),
    "separa": lambda text, separator=" ": text.split(separator),
    "junta": lambda items, separator="": separator.join(show(item) for item in items),
    "substitui": lambda text, old, new: text.replace(old, new),
    "comeca_com": lambda text, start: text.startswith(start),
    "termina_com": lambda text, end: text.endswith(end),
    "posicao": lambda text, part: text.find(part),
    "letras": list,
    "preenche": lambda text, width, fill=" ": text.rjust(width, fill),
}

NUMBER_FUNCTIONS = {
    "absoluto": abs,
    "arredonda": lambda number, places=0: round(number, places) if places else round(number),
    "piso": math.floor,
    "teto": math.ceil,
    "raiz": lambda number: _fail("LM0401", "raiz de número negativo") if number < 0 else math.sqrt(number),
    "minimo": lambda items: min(items),
    "maximo": lambda items: max(items),
    "soma": sum,
    "sorteia": random.randint,
}

LIST_FUNCTIONS = {
    "acrescenta": _append,
    "remove": _remove,
    "ordena": sorted,
    "inverte": lambda items: items[::-1],
    "fatia": lambda items, start, end=None: items[start:end],
    "unicos": lambda items: list(dict.fromkeys(items)),
    "enumerados": lambda items: [list(pair) for pair in enumerate(items)],
    "pares": lambda left, right: [list(pair) for pair in zip(left, right)],
    "chaves": lambda mapping: list(mapping),
    "valores": lambda mapping: list(mapping.values()),
}

BUILTINS = {
    **TEXT_FUNCTIONS,
    **NUMBER_FUNCTIONS,
    **LIST_FUNCTIONS,
    "tamanho": _size,
    "tipo": type_name,
    "texto": show,
    "numero": _number,
    "lista": list,
    "agora": time.time,
    "para_json": lambda value: json.dumps(value, ensure_ascii=False),
    "de_json": _from_json,
    "PI": math.pi,
    # Only for the tests of Lume itself: names with two underscores are not published.
    "__versao_do_formato__": 1,
}


def functional(call, answer):
    """Functions that call other functions, which only the evaluator can do."""
    return {
        "mapeia": lambda items, function: [call(function, item) for item in items],
        "filtra": lambda items, function: [item for item in items if call(function, item)],
        "reduz": lambda items, function, start=0: _reduce(call, items, function, start),
        "todos": lambda items, function: all(call(function, item) for item in items),
        "algum": lambda items, function: any(call(function, item) for item in items),
        "ordena_por": lambda items, function: sorted(items, key=lambda item: call(function, item)),
        "agrupa_por": lambda items, function: _group(call, items, function),
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
