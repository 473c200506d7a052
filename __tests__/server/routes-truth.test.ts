import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { canRun, jsonFrom } from '../extract/interpreter.js';
import { isFuzzing } from '../fuzzing.js';
import { read } from './project.js';

/** The routes that the language's own server has when it starts. */
const ASK = `
import json, sys, warnings
warnings.simplefilter('ignore')
from dataforge.lexer import tokenize
from dataforge.parser import parse
from dataforge.interpreter import Interpreter
said = []
for source in json.load(sys.stdin):
    i = Interpreter()
    i.run(parse(tokenize(source, 'app.df'), 'app.df'))
    app = i.global_env.get('s')
    for prefix, child in app.config.pop('__grupos__', []):
        app.montar(prefix, child)
    said.append([f'{r.metodo} {r.padrao}' for r in app.rotas])
print(json.dumps(said))
`;
const PYTHON = process.env.DATAFORGE_PYTHON ?? 'python3';
const whenHere = canRun(PYTHON, '-c', 'import dataforge') ? it : it.skip;

const prefix = fc.constantFrom('/v1', 'v2/', '/', '', '/a/b', '//x');
const path = fc.constantFrom('/a', '/', 'b', '/:id', '//c', '/x/');

/** Something that a program does with its servers; `n` is how many groups there are so far. */
const step = fc.oneof(
  fc.tuple(fc.nat(5), prefix).map(
    ([of, text]) =>
      (n: number) =>
        `g${n} := Kiln.group(${app(of, n)}, "${text}")`,
  ),
  fc.tuple(fc.nat(5), path).map(
    ([of, text]) =>
      (n: number) =>
        `Kiln.get(${app(of, n)}, "${text}", lambda r => 1)`,
  ),
  fc.tuple(fc.nat(5), path).map(
    ([of, text]) =>
      (n: number) =>
        `Kiln.any(${app(of, n)}, "${text}", lambda r => 1)`,
  ),
  fc.tuple(fc.nat(5), path, fc.constantFrom('any', 'ANY', 'get', 'trace', 'Purge')).map(
    ([of, text, verb]) =>
      (n: number) =>
        `Kiln.route(${app(of, n)}, "${verb}", "${text}", lambda r => 1)`,
  ),
  fc.tuple(fc.nat(5), prefix).map(
    ([of, text]) =>
      (n: number) =>
        `Kiln.mount(${app(of, n)}, "${text}", outro)`,
  ),
  fc.tuple(fc.nat(5), path).map(
    ([of, text]) =>
      (n: number) =>
        `defer:\n    Kiln.put(${app(of, n)}, "${text}/tarde", lambda r => 1)`,
  ),
  fc.constant(() => 'registrar(s)'),
  fc.constant(
    () =>
      'o := spawn Rotas("/o")\nKiln.get(s, o.base + "/campo", lambda r => 1)\nKiln.get(s, o.lista(), lambda r => 1)',
  ),
);

/** The server, or one of its groups. */
function app(of: number, groups: number): string {
  return groups === 0 || of % (groups + 1) === groups ? 's' : `g${of % (groups + 1)}`;
}

const program = fc.array(step, { minLength: 1, maxLength: 9 }).map(steps => {
  const lines = [
    'adopt Kiln',
    'blueprint Rotas:',
    '    sufixo := "/lista"',
    '    action setup(base):',
    '        self.base := base',
    '    action lista():',
    '        yield self.base + self.sufixo',
    'action registrar(app):',
    '    defer:',
    '        Kiln.get(app, "/ultima", lambda r => 1)',
    '    defer:',
    '        Kiln.get(app, "/penultima", lambda r => 1)',
    '    Kiln.get(app, "/primeira", lambda r => 1)',
    'outro := Kiln.forge("outro")',
    'Kiln.get(outro, "/fora", lambda r => 1)',
    's := Kiln.forge("s")',
  ];
  let groups = 0;
  for (const make of steps) {
    const line = make(groups);
    if (line.startsWith('g')) groups += 1;
    lines.push(line);
  }
  return lines.join('\n');
});

whenHere(
  'programs that group, mount, put off and register have the routes that the server starts with',
  () => {
    const programs = fc.sample(program, isFuzzing() ? 20_000 : 150);
    const truth = jsonFrom(PYTHON, ['-c', ASK], JSON.stringify(programs)) as string[][];
    const differences: unknown[] = [];
    let routes = 0;
    for (const [i, text] of programs.entries()) {
      const server = read(text).servers.find(({ name }) => name === 's');
      const found = server?.routes.map(({ method, path: own }) => `${method} ${own}`) ?? [];
      const sure = server?.routes.every(({ certainty }) => certainty === 'sure');
      if (!sure || found.join() !== truth[i]?.join()) differences.push({ text, found, truth: truth[i] });
      routes += found.length;
    }
    expect(differences.slice(0, 2)).toEqual([]);
    expect(routes).toBeGreaterThan(programs.length);
  },
);
