"""What rustdoc says of the file lib.rs of folders, in its JSON: a line of JSON for each."""

import json
import os
import subprocess
import sys
import tempfile

KINDS = {
    "function": "function", "struct": "class", "union": "class", "enum": "enum", "trait": "interface",
    "type_alias": "type", "assoc_type": "type", "constant": "constant", "static": "constant",
    "assoc_const": "constant", "macro": "macro", "module": "module", "struct_field": "variable", "variant": "constant",
}


def described(folder):
    with tempfile.TemporaryDirectory() as out:
        command = ["rustdoc", "--crate-name", "lib", os.path.join(folder, "lib.rs"), "--edition", "2021",
                   "-Zunstable-options", "--output-format", "json", "--cap-lints", "allow", "-o", out]
        done = subprocess.run(command, capture_output=True, text=True)
        if done.returncode:
            raise SystemExit(folder + "\n" + done.stderr)
        with open(os.path.join(out, "lib.json")) as file:
            return json.load(file)


def parameters(function):
    names = [name for name, _ in function["sig"]["inputs"]]
    return "(" + ", ".join(names + (["..."] if function["sig"]["is_c_variadic"] else [])) + ")"


def lines(crate):
    index = crate["index"]
    found = set()

    def is_own(item):
        return ((item.get("span") or {}).get("filename") or "").endswith("/lib.rs")

    def emit(key, prefix, name=None, shallow=False, method=False):
        """`shallow`: of what is passed on, its members belong to the file that has it."""
        item = index.get(str(key))
        if item is None:
            found.add(f"+ extern {prefix}{name}|")
            return
        kind, inner = next(iter(item["inner"].items()))
        if kind == "use":
            if prefix and not is_own(item):
                return
            if not inner["is_glob"]:
                emit(inner["id"], prefix, inner["name"], shallow=True)
                return
            target, = index[str(inner["id"])]["inner"].values()
            for each in target.get("items") or target.get("variants"):
                emit(each, prefix, shallow=True)
            return
        name = name or item["name"]
        if kind == "extern_crate":
            found.add(f"+ module {prefix}{item['name'] or inner['name']}|")
            return
        if prefix and not shallow and not is_own(item):
            return
        if not (kind == "module" and inner["is_crate"]):
            text = ((item.get("docs") or "").strip().split("\n")[0]).strip()
            what = "method" if method else KINDS[kind]
            found.add(f"+ {what} {prefix}{name}{parameters(inner) if kind == 'function' else ''}|{text}")
        if shallow or not is_own(item):
            return
        inside = "" if kind == "module" and inner["is_crate"] else f"{prefix}{name}."
        for each in members(kind, inner):
            emit(each, inside)
        if kind == "trait":
            for each in inner["items"]:
                emit(each, inside, method="function" in index[str(each)]["inner"])
        for key in inner.get("impls", []) if isinstance(inner, dict) else []:
            made = index.get(str(key))
            how = made and made["inner"]["impl"]
            is_derived = made and how["trait"] and "automatically_derived" in json.dumps(made["attrs"])
            if not made or not is_own(made) or how["is_synthetic"] or how["blanket_impl"] or is_derived:
                continue
            if kind != "trait":
                for each in how["items"]:
                    emit(each, inside, method="function" in index[str(each)]["inner"])

    def members(kind, inner):
        if kind == "module":
            return inner["items"]
        if kind == "union":
            return inner["fields"]
        if kind == "enum":
            return inner["variants"]
        if kind == "struct" and isinstance(inner["kind"], dict):
            return inner["kind"].get("plain", {}).get("fields", [])
        if kind == "variant" and isinstance(inner["kind"], dict):
            return inner["kind"].get("struct", {}).get("fields", [])
        return []

    emit(crate["root"], "")
    return sorted(found)


for folder in sys.argv[1:]:
    print(json.dumps(lines(described(folder))), flush=True)
