"""Writes data/python.txt.gz: what Python's own C types, functions and modules say of themselves, in each version.

They have no Python source to read, or are modules of constants, which nobody wants to read; whoever inherits from them inherits their documentation, and whoever takes a
constant of theirs as a default shows it. Run by hand on Linux, with the interpreters that shall be asked, each a
command of its own; versions that are in the file already and are not asked stay as they are:

    python3 scripts/generate-python-facts.py python3.9 python3.10 "chroot /srv/debian python3.14"

The text has a line `# module` for each module and below it a line for each member, in the order of their names:
versions (`3.9-3.11,3.13`, nothing for all), kind (`f` function, `c` class, `=` constant, `o` anything else), name, and
as JSON: what `inspect.signature` gives, the first line of its documentation and, of a class, its full name, its own
constructors and attributes; or the constant; or the type. Parts are separated by tabs. The first line has all versions.
"""

import gzip
import importlib
import inspect
import json
import math
import pathlib
import platform
import re
import shlex
import subprocess
import sys
import sysconfig

# Written in Python, and made of constants that other programs are made of: `string.ascii_letters`.
OF_CONSTANTS = ["stat", "string", "token"]
# Not for programs, or different on every machine.
PRIVATE = re.compile(r"^(_test|_xx|xx|_tkinter$|_frozen_importlib|__main__$|_sysconfigdata)")
# What the machine, the build or the command decides, not the language.
LOCAL = {
    "_ctypes": re.compile(r"_addr$"),
    "_gdbm": re.compile(r"VERSION"),
    "_sqlite3": re.compile(r"^sqlite_version"),
    "_ssl": re.compile(r"^_?OPENSSL_(API_)?VERSION"),
    "posix": re.compile(r"^environ$"),
    "pyexpat": re.compile(r"^(EXPAT_VERSION|version_info)$"),
    "sys": re.compile(r"^(?!(byteorder|platform|builtin_module_names|float_repr_style|maxunicode|maxsize)$)"),
    "zlib": re.compile(r"VERSION"),
}


def signature(value):
    try:
        return str(inspect.signature(value))
    except (TypeError, ValueError):
        return None


def summary(value):
    return (inspect.getdoc(value) or "").split("\n")[0]


def c_modules():
    folder = pathlib.Path(sysconfig.get_path("platstdlib")) / "lib-dynload"
    names = {*sys.builtin_module_names, *(path.name.split(".")[0] for path in folder.glob("*.so"))}
    return sorted([*(name for name in names if not PRIVATE.match(name)), *OF_CONSTANTS])


def is_constant(value):
    if isinstance(value, tuple) and type(value) is tuple:
        return all(type(each) in (int, str, bool) for each in value)
    # JSON has no infinity, and no whole number that is not an integer.
    if type(value) is float:
        return math.isfinite(value) and not value.is_integer()
    return value is None or type(value) in (int, str, bool)


def is_local(module, name):
    return LOCAL.get(module, re.compile("(?!)")).search(name) is not None


def line(module, name, value):
    """One member of a module, its parts separated by tabs."""
    if inspect.isclass(value):
        made_by = [each for each in ("__new__", "__init__") if getattr(value, each) is not getattr(object, each)]
        attributes = sorted(each for each in vars(value) if not each.startswith("_"))
        path = f"{value.__module__}.{value.__qualname__}"
        parts = ["c", name, signature(value), summary(value), path, made_by, attributes]
    elif inspect.isroutine(value):
        parts = ["f", name, signature(value), summary(value)]
    elif is_constant(value) and not is_local(module.__name__, name):
        parts = ["=", name, value]
    else:
        parts = ["o", name, type(value).__name__]
    return "\t".join(part if i < 2 else json.dumps(part) for i, part in enumerate(parts))


def tell():
    """What this interpreter says, as JSON: its version, and the lines of each module."""
    modules = {}
    for name in c_modules():
        module = importlib.import_module(name)
        members = sorted(vars(module).copy().items())
        modules[name] = [line(module, each, value) for each, value in members if not each.startswith("__")]
    version = ".".join(platform.python_version_tuple()[:2])
    json.dump({"version": version, "modules": modules}, sys.stdout)


def ask(command):
    program = pathlib.Path(__file__).read_text(encoding="utf-8")
    # By standard input: the interpreter may see other files than this one.
    asked = subprocess.run([*shlex.split(command), "-I", "-", "--tell"], input=program, capture_output=True, text=True)
    if asked.returncode != 0:
        sys.exit(f"{command} ends with {asked.returncode}:\n{asked.stderr}")
    told = json.loads(asked.stdout)
    return told["version"], told["modules"]


def minor(version):
    return int(version.split(".")[1])


def spans(versions, known):
    """`3.9-3.11,3.13`; nothing for all that are known."""
    if versions == known:
        return ""
    runs = []
    for version in sorted(versions, key=minor):
        if runs and known_after(runs[-1][-1], known) == version:
            runs[-1].append(version)
        else:
            runs.append([version])
    return ",".join(run[0] if len(run) == 1 else f"{run[0]}-{run[-1]}" for run in runs)


def known_after(version, known):
    return next((each for each in sorted(known, key=minor) if minor(each) > minor(version)), None)


def within(text, known):
    if text == "":
        return set(known)
    ends = [part.split("-") for part in text.split(",")]
    return {each for each in known for end in ends if minor(end[0]) <= minor(each) <= minor(end[-1])}


def read(path):
    """Lines by module by version, from an earlier run."""
    versions = {}
    if not path.exists():
        return versions
    first, *lines = gzip.decompress(path.read_bytes()).decode("utf-8").splitlines()
    versions = {version: {} for version in first.split()}
    module = ""
    for each in lines:
        if each.startswith("# "):
            module = each[2:]
            continue
        where, member = each.split("\t", 1)
        kind, name, value = (member.split("\t") + ["", ""])[:3]
        # What an earlier run took for one of the language's.
        if kind == "=" and is_local(module, name):
            member = "\t".join(["o", name, json.dumps(type(json.loads(value)).__name__)])
        for version in within(where, set(versions)):
            versions[version].setdefault(module, []).append(member)
    return versions


def text_of(versions):
    known = set(versions)
    yield " ".join(sorted(known, key=minor))
    for module in sorted({name for modules in versions.values() for name in modules}):
        yield f"# {module}"
        where = {}
        for version in sorted(known, key=minor):
            for each in versions[version].get(module, []):
                where.setdefault(each, set()).add(version)
        for each in sorted(where, key=lambda each: (each.split("\t")[1], minor(min(where[each], key=minor)))):
            yield f"{spans(where[each], known)}\t{each}"


def main(commands):
    if not commands:
        sys.exit(__doc__)
    target = pathlib.Path(__file__).parent.parent / "data" / "python.txt.gz"
    versions = read(target)
    for version, modules in [ask(command) for command in commands]:
        # An interpreter may be installed without some modules: these stay as they were.
        versions[version] = {**versions.get(version, {}), **modules}
    text = "".join(f"{each}\n" for each in text_of(versions))
    target.parent.mkdir(exist_ok=True)
    # Without the time, so that the same facts are the same bytes.
    target.write_bytes(gzip.compress(text.encode("utf-8"), 9, mtime=0))
    print(f"{target}: {len(text)} characters, {target.stat().st_size} bytes; Python {', '.join(sorted(versions, key=minor))}")


if sys.argv[1:] == ["--tell"]:
    tell()
else:
    main(sys.argv[1:])
