import { describe, expect, it } from '@jest/globals';
import { read } from '../small-repository.js';

const YACC =
  '%{\nstatic const struct t words[] = { {"se", 1}, {"para", 2} };\n%}\n%token SE\n%%\nprogram: SE | x ;\n%%\n';

describe('grammar', () => {
  it('reads tables of files whose names say no language', async () => {
    const map = 'args[0]';
    const { values, reported } = await read({ 'a.y': YACC }, { table: 'a.y#words', grammar: 'c', map });
    expect([values, reported]).toEqual([['se', 'para'], []]);
  });

  it('reads their definitions, and constants in queries', async () => {
    const files = {
      'a.inc': '#define WORD "se"\n/** Says it. */\nint say(int times);\nconst char *first = WORD;\n',
    };
    const symbols = {
      symbols: 'a.inc',
      grammar: 'c',
      filter: "what = 'function'",
      map: "name & signature & ' ' & summary",
    };
    expect((await read(files, symbols)).values).toEqual(['say(int times) Says it.']);
    const query = { file: 'a.inc', grammar: 'c', match: '(init_declarator value: (_) @v.value)' };
    expect((await read(files, { query, map: 'v' })).values).toEqual(['se']);
  });

  it('reads the code of a grammar of yacc as the code of a file', async () => {
    const grammar =
      '%{\n#include "t.h"\n%}\n%union { int n; }\n%token SE PARA\n%%\nx : SE ;\n%%\nT words[] = { { "se", N } };\n';
    const files = { 'a.y': grammar, 't.h': 'typedef struct { char *word; int token; } T;\n#define N 4\n' };
    const source = { table: 'a.y#words', grammar: 'c', map: 'params.word & params.token' };
    const { values, reported } = await read(files, source);
    expect([values, reported]).toEqual([['se4'], []]);
  });

  it('takes what looks like marks of yacc in texts for what it is', async () => {
    const joined = 'const char *words[] = { "a\\\n%%b", "a\\\n%%\\\n", R"(\n%%\n%{ x\n)" /*\n%%\n*/ };\n';
    const { values, reported } = await read({ 'a.cpp': joined }, { table: 'a.cpp#words', map: 'value' });
    expect([values, reported]).toEqual([['a%%b', 'a%%', '\n%%\n%{ x\n'], []]);
  });

  it('is named where it is missing', async () => {
    const { problems } = await read({ 'a.y': YACC }, { table: 'a.y#words', map: 'args[0]' });
    expect(problems.map(({ rule }) => rule)).toEqual(['source-language']);
    expect(problems[0]?.remedy).toContain('Name one with `grammar`: c, cpp, go');
  });

  it('belongs to kinds that parse', async () => {
    await expect(read({}, { data: 'a.json', grammar: 'c' })).rejects.toThrow();
  });

  it('is that of the file that takes the text over', async () => {
    const files = {
      'a.c': '#include "names.def"\nconst char *words[] = { FIRST, "b" };\n',
      'names.def': '#define FIRST "a"\n',
    };
    const { values, reported } = await read(files, { table: 'a.c#words', map: 'value' });
    expect([values, reported]).toEqual([['a', 'b'], []]);
  });
});
