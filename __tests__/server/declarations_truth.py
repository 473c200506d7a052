"""
What programs of DataForge declare, as its own parser and its own generator of documentation (`dataforge doc`) have it: a JSON object of files.
A file that its parser refuses is left out. Names that are taken apart, and what a body assigns to itself, its generator knows nothing of.
"""
import glob
import json
import os
import sys

os.chdir(sys.argv[1])
sys.path.insert(0, os.getcwd())

from dataforge import ast_nodes as ast  # noqa: E402
from dataforge.docgen import _comentarios_por_linha, _doc_de  # noqa: E402
from dataforge.lexer import tokenize  # noqa: E402
from dataforge.parser import parse  # noqa: E402


def signature(action):
    types = action.param_types or {}
    params = [[p.lstrip(".*"), types.get(p, ""), p in (action.defaults or {})] for p in action.params]
    return {"params": params, "result": action.return_type or ""}


def declared(body, container, comments, found):
    for node in body:
        def add(what, name, **more):
            found.append({"what": what, "name": name, "container": container, "line": node.line,
                          "doc": _doc_de(node, comments), **more})

        name = getattr(node, "name", None)
        inner = ".".join(filter(None, [container, name])) if isinstance(name, str) else None

        def fields(what, list_of):
            found.extend({"what": what, "name": each[0], "container": inner} for each in list_of)

        if isinstance(node, ast.ActionDeclaration):
            hidden = node.visibility in ("private", "internal")
            add("method" if container else "function", name, hidden=hidden, **signature(node))
        elif isinstance(node, ast.SteadyDeclaration):
            add("constant", name)
        elif isinstance(node, ast.StaticDeclaration):
            add("constant" if node.is_steady else "variable", name)
        elif isinstance(node, ast.TypeDeclaration):
            add("type", name)
        elif isinstance(node, ast.PropertyDeclaration):
            add("variable", name)
        elif isinstance(node, ast.OperatorDeclaration):
            add("method", node.symbol)
        elif isinstance(node, ast.BlueprintDeclaration):
            add("class", name, made_with=len(node.constructor_params))
            fields("variable", node.fields_decl)
            declared(node.body, inner, comments, found)
        elif isinstance(node, ast.AugmentDeclaration):
            fields("variable", node.fields_decl)
            declared(node.body, inner, comments, found)
        elif isinstance(node, ast.RecordDeclaration):
            add("class", name)
            fields("variable", node.fields)
            declared(node.methods.values(), inner, comments, found)
        elif isinstance(node, ast.EnumDeclaration):
            add("enum", name)
            fields("constant", node.members)
            declared(node.methods.values(), inner, comments, found)
        elif isinstance(node, ast.TraitDeclaration):
            add("interface", name)
            declared(node.methods, inner, comments, found)
        elif isinstance(node, ast.ContractDeclaration):
            add("interface", name)
            declared(node.members, inner, comments, found)
        elif (isinstance(node, ast.Assignment) and not container and not node.compound_op
              and isinstance(node.target, ast.Identifier)):
            add("variable", node.target.name)


files = {}
for path in sorted(glob.glob("**/*.df", recursive=True)):
    with open(path, encoding="utf-8") as file:
        text = file.read()
    try:
        tree = parse(tokenize(text, path), path)
    except Exception:  # noqa: BLE001 - of its own errors, those of the lexer and the parser have no common base
        continue
    found = []
    declared(tree.body, None, _comentarios_por_linha(text), found)
    files[path] = found
print(json.dumps(files))
