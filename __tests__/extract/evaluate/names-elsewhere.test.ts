import { describe, expect, it } from '@jest/globals';
import { read } from '../small-repository.js';

/** What a table holds, and what is reported. */
async function valuesOf(files: Record<string, string>, table: string, map = 'value') {
  const { values, reported } = await read(files, { table, map });
  return [values, reported];
}

describe('a name that stands for something else in other scopes of the file', () => {
  it.each([
    [
      'C',
      { 'a.h': '#define KW "x"\n', 'a.c': '#include "a.h"\nvoid f(char *KW) {}\nchar *t[] = {"a", KW};\n' },
      'a.c#t',
    ],
    [
      'Go',
      {
        'b.go': 'package p\nconst kw = "x"\n',
        'a.go': 'package p\nfunc f(kw string) {}\nvar t = []string{"a", kw}\n',
      },
      'a.go#t',
    ],
    [
      'Python',
      { 'd.py': 'KW = "x"\n', 'c.py': 'from d import *\ndef f():\n    KW = 3\nt = ["a", KW]\n' },
      'c.py#t',
    ],
    [
      'Rust',
      {
        'src/d.rs': 'pub const KW: &str = "x";\n',
        'src/lib.rs': 'mod d;\nuse d::*;\nfn f() { let KW = 3; }\nconst T: &[&str] = &["a", KW];\n',
      },
      'src/lib.rs#T',
    ],
  ])('is what another file gives under it: %s', async (_language, files, table) => {
    expect(await valuesOf(files, table)).toEqual([['a', 'x'], []]);
  });
});

describe('names of types in C', () => {
  const row = 'static const struct option option[] = { { "help", 1 }, { "version", 2 } };\n';

  it('are their own: a variable may be called as its structure', async () => {
    const files = { 'a.c': `struct option { const char *name; int value; };\n${row}` };
    expect(await valuesOf(files, 'a.c#option', 'params.name')).toEqual([['help', 'version'], []]);
  });

  it('are found in a header though a variable has them, too', async () => {
    const files = {
      'a.h': 'struct option { const char *name; int value; };\n',
      'a.c': `#include "a.h"\n${row}`,
    };
    expect(await valuesOf(files, 'a.c#option', 'params.name')).toEqual([['help', 'version'], []]);
  });

  it('are not hidden by the parameter of a prototype', async () => {
    const files = {
      'a.c': `static int check(char *option);\nstruct option { char *name; int value; };\n${row}`,
    };
    expect(await valuesOf(files, 'a.c#option', 'params.name')).toEqual([['help', 'version'], []]);
  });
});

describe('fields of a structure that is written out', () => {
  it.each([
    [
      'Go',
      'a.go',
      'package p\nvar Module = &lib.Module{Name: "math", Members: lib.Dict{"abs": 1, "pi": 2}}\n',
      'Module.Members',
    ],
    [
      'Go, without names',
      'a.go',
      'package p\ntype M struct{ Name string; Members map[string]int }\nvar Module = M{"math", map[string]int{"abs": 1, "pi": 2}}\n',
      'Module.Members',
    ],
    [
      'Rust',
      'a.rs',
      'static MODULE: Module = Module { name: "math", members: [("abs", 1), ("pi", 2)] };\n',
      'MODULE.members',
    ],
    [
      'C',
      'a.c',
      'struct module module = { .name = "math", .members = { "abs", "pi" } };\n',
      'module.members',
    ],
  ])('can be named: %s', async (_language, path, text, name) => {
    const { values, reported } = await read(
      { [path]: text },
      { table: `${path}#${name}`, map: '$string(key)' },
    );
    expect([values.length, reported]).toEqual([2, []]);
  });

  it('say what is missing', async () => {
    const { problems } = await read(
      { 'a.go': 'package p\nvar M = lib.M{Name: "x"}\n' },
      { table: 'a.go#M.Members' },
    );
    expect(problems.map(({ message }) => message)).toEqual([
      'M.Members cannot be read: it has no constant Members.',
    ]);
  });
});

it('a part that is not resolved has its own text, whatever it fails on', async () => {
  const text = 'void init(VM *vm) {\n  DEFINE(vm->boolClass, "not");\n  DEFINE(vm->fnClass, "call");\n}\n';
  expect(await valuesOf({ 'a.c': text }, 'a.c#DEFINE()', 'args[0].text & " " & args[1]')).toEqual([
    ['vm->boolClass not', 'vm->fnClass call'],
    [],
  ]);
});

it('symbols of a table have the comments and conditions of its entries', async () => {
  const text = `static const luaL_Reg lib[] = {
  {"abs", math_abs}, /* abs(x) */
#if defined(COMPAT)
  {"cosh", math_cosh},
#endif
  {NULL, NULL}
};
`;
  const { values, reported } = await read(
    { 'a.c': text },
    { symbols: 'a.c#lib', map: { nome: 'name', c: 'comment', se: 'condition' } },
  );
  expect(values).toEqual([
    { nome: 'abs', c: 'abs(x)' },
    { nome: 'cosh', se: 'defined(COMPAT)' },
  ]);
  expect(reported).toEqual(['table-conditional a.c:4']);
});

describe('a filter on what only some records have', () => {
  const value = [{ w: 'a', c: 'hidden' }, { w: 'b' }];

  it('keeps the others when it says what is not to be', async () => {
    const { values } = await read({}, { value, filter: '$not($contains(value.c, /hid/))', map: 'value.w' });
    expect(values).toEqual(['b']);
  });

  it('matches nothing where there is nothing', async () => {
    const { values, reported } = await read(
      {},
      { value, filter: 'value.c ~> /hid|undefined/', map: 'value.w' },
    );
    expect([values, reported]).toEqual([['a'], []]);
  });

  it('says that a regular expression is applied to what is no text', async () => {
    const { problems } = await read({}, { value, filter: 'value ~> /hid/', map: 'value.w' });
    expect(problems[0]?.message).toMatch(
      /fails on the record.*: the regular expression \/hid\/ is applied to what is no text$/,
    );
  });
});

describe('what another package of Go asks by the name of a table or text', () => {
  const files = {
    'go.mod': 'module example.org/a\n',
    'v/v.go': 'package v\n\nvar Text = "x"\n\nvar List = []string{"a"}\n',
    'other/o.go': 'package other\n\nvar Text = "y"\n\nvar List = []string{"b"}\n',
  };
  const user = (imported: string, body: string) => ({
    ...files,
    'u/u.go': `package u\n\n${imported}\n\ntype T struct { Text string; List []string }\n\nfunc init() { ${body} }\n`,
  });

  it.each([
    ['a field of a variable', '', 't := T{}; p := &t.Text; *p = "z"; t.List[0] = "z"'],
    ['a field of a result', '', 'f().Text = "z"; f().List[0] = "z" }\nfunc f() *T { return &T{}'],
    ['one of another package', 'import "example.org/a/other"', 'other.Text = "z"; other.List[0] = "z"'],
    ['one by a name of its own', 'import v "example.org/a/other"', 'v.Text = "z"; v.List[0] = "z"'],
  ])('is another one: %s', async (_what, imported, body) => {
    const all = user(imported, body);
    expect(await valuesOf(all, 'v/v.go#Text')).toEqual([['x'], []]);
    expect(await valuesOf(all, 'v/v.go#List')).toEqual([['a'], []]);
  });

  it.each([
    ['its name', 'import "example.org/a/v"', 'v.Text = "z"; v.List[0] = "z"'],
    ['a name of its own', 'import w "example.org/a/v"', 'w.Text = "z"; w.List[0] = "z"'],
    [
      'the name of a package that is not there',
      'import v "elsewhere.org/x"',
      'v.Text = "z"; v.List[0] = "z"',
    ],
  ])('may be that one, by %s', async (_what, imported, body) => {
    const all = user(imported, body);
    expect((await valuesOf(all, 'v/v.go#Text'))[1]).not.toEqual([]);
    expect((await valuesOf(all, 'v/v.go#List'))[1]).not.toEqual([]);
  });
});
