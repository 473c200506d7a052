import { describe, expect, it } from '@jest/globals';
import { read } from '../small-repository.js';

describe('calls of a function', () => {
  it.each([
    ['a.cpp', 'void f(S *s) { s->add("a"); s.add("b"); N::S::add("c"); add("d"); padd("x"); }', 'add'],
    ['a.cpp', 'void f(S *s) { s->add("a"); s.add("b"); s->t->add("x"); }', 's.add'],
    ['a.rs', 'fn f() { Set::add("a"); add("b"); s.add("c"); }', 'add'],
    ['a.ts', 's?.add("a"); s!.add("b");', 's.add'],
  ])('in %s, whatever stands before its name: %s', async (path, source, name) => {
    const { values, reported } = await read(
      { [path]: source },
      { table: `${path}#${name}()`, map: 'args[0]' },
    );
    const expected = [...source.matchAll(/"([a-d])"/g)].map(match => match[1]);
    expect([values, reported]).toEqual([expected, []]);
  });

  it('need not be in every file that a glob matches', async () => {
    const files = { 'a.py': 'define("a")\n', 'b.py': 'x = 1\n', 'c.py': 'define("c")\n' };
    const { values, reported } = await read(files, { table: '*.py#define()', map: 'args[0]' });
    expect([values, reported]).toEqual([['a', 'c'], []]);
  });

  it.each([
    ['*.py', 'None of the 2 files that *.py matches holds a call of define().'],
    ['a.py', 'a.py holds no call of define().'],
  ])('have to be in one of %s', async (path, message) => {
    const files = { 'a.py': 'y = 1\n', 'b.py': 'x = 1\n' };
    const { problems } = await read(files, { table: `${path}#define()`, map: 'args[0]' });
    expect(problems.map(problem => problem.message)).toEqual([message]);
  });
});

describe('calls that follow on what a call gives', () => {
  it.each([
    [
      'a.js',
      "program.command('build').description('Builds.').option('-o, --out <f>', 'Where.').action(() => run());\nprogram.command('x');\n",
      'command',
    ],
    [
      'a.py',
      'app.command("build").description("Builds.").option("-o, --out <f>", "Where.")\napp.command("x")\n',
      'command',
    ],
    [
      'a.rs',
      'fn f() { Command::new("build").description("Builds.").option("-o, --out <f>", "Where."); Command::new("x"); }',
      'Command.new',
    ],
    [
      'A.java',
      'class A { void f() { p.command("build").description("Builds.").option("-o, --out <f>", "Where."); p.command("x"); } }',
      'command',
    ],
    [
      'a.go',
      'package a\nfunc f() { app.Command("build").description("Builds.").option("-o, --out <f>", "Where."); app.Command("x") }\n',
      'Command',
    ],
    [
      'a.cpp',
      'void f() { app->command("build")->description("Builds.").option("-o, --out <f>", "Where."); app->command("x"); }',
      'command',
    ],
  ])('are its chain, in %s', async (path, source, name) => {
    const map = {
      nome: 'args[0]',
      resumo: "chain[call = 'description'].args[0]",
      opcoes: "chain[call = 'option'].(args[0] & ': ' & args[1])",
    };
    const { values, reported } = await read({ [path]: source }, { table: `${path}#${name}()`, map });
    expect([values, reported]).toEqual([
      [
        { nome: 'build', resumo: 'Builds.', opcoes: '-o, --out <f>: Where.' },
        { nome: 'x', resumo: undefined, opcoes: undefined },
      ],
      [],
    ]);
  });
});
