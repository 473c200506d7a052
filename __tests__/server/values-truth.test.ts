import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { evaluate } from '../../src/server/evaluate/expressions.js';
import { runAll } from '../../src/server/evaluate/statements.js';
import type { Value } from '../../src/server/evaluate/value.js';
import { Float, isA, List, Vault } from '../../src/server/evaluate/value.js';
import { loadFile } from '../../src/server/imports.js';
import { Session } from '../../src/server/session.js';
import { sourceText } from '../../src/server/text.js';
import { canRun, jsonFrom } from '../extract/interpreter.js';
import { isFuzzing } from '../fuzzing.js';
import { read, shown } from './project.js';
import { any, float, integer, integers, PRELUDE, text, texts, truth, vault } from './values-source.js';

/**
 * The language's own interpreter, statement by statement: what fails is noted, and the others go on. Floats, tuples and what is
 * no constant are told from whole numbers and lists.
 */
const ASK = `
import json, sys, warnings
warnings.simplefilter('ignore')
from dataforge.lexer import tokenize
from dataforge.parser import parse
from dataforge.interpreter import Interpreter
def plain(v):
    if isinstance(v, bool) or v is None or isinstance(v, str): return v
    if isinstance(v, int): return v if abs(v) <= 2 ** 53 - 1 else {'large': str(v)}
    if isinstance(v, float): return {'float': repr(v)}
    if isinstance(v, tuple): return {'tuple': [plain(x) for x in v]}
    if isinstance(v, list): return [plain(x) for x in v]
    if isinstance(v, dict): return {'vault': [[plain(k), plain(x)] for k, x in v.items()]}
    return {'object': i._to_str(v)}
def run(source):
    i.run(parse(tokenize(source, 'app.df'), 'app.df'))
programs, said = json.loads(sys.stdin.read()), []
for prelude, statements in programs:
    i = Interpreter()
    try:
        run(prelude)
    except Exception as error:
        said.append({'fails': str(error)})
        continue
    for statement in statements:
        try:
            run(statement)
        except Exception as error:
            said.append({'fails': str(error)})
        else:
            said.append(plain(i.global_env.get('V')))
    if 's0' in i.global_env.variables:
        said.append([f"{r.metodo} {r.padrao}" for r in i.global_env.get('s0').rotas])
print(json.dumps(said))
`;

/** A Python that has the language: of a folder of its own, where the environment names one. */
const PYTHON = process.env.DATAFORGE_PYTHON ?? 'python3';
const whenHere = canRun(PYTHON, '-c', 'import dataforge') ? it : it.skip;

const UNKNOWN = { unknown: true };

/** The same form of what the reader works out. */
function plain(value: Value | undefined): unknown {
  if (value === undefined) return UNKNOWN;
  if (value === null || typeof value !== 'object') return Object.is(value, -0) ? { whole: '-0' } : value;
  if (value instanceof Float) return { float: Object.is(value.value, -0) ? '-0' : String(value.value) };
  const parts = value instanceof List && value.spoiled === undefined ? value.items.map(plain) : undefined;
  if (parts) return (value as List).fixed ? { tuple: parts } : parts;
  if (value instanceof Vault && value.spoiled === undefined)
    return { vault: [...value.entries].map(([key, item]) => [key, plain(item)]) };
  if (isA(value, 'enum-member')) return { object: `${value.enumeration.name}.${value.name}` };
  return UNKNOWN;
}

/** Floats as numbers, so that both sides write them alike. */
function alike(said: unknown): unknown {
  return JSON.parse(JSON.stringify(said), (_key, value) =>
    typeof value === 'object' && value !== null && 'float' in value
      ? { float: String(Object.is(Number(value.float), -0) ? '-0' : Number(value.float)) }
      : value,
  );
}

function valuesOf(program: string): ReadonlyMap<string, Value> {
  const source = sourceText('app.df', program);
  return loadFile(source, new Session('app.df', () => undefined, { evaluate, runAll })).frame.scope.values;
}

/** Of how many expressions the reader worked out the value; those that fail when they run are left out. */
let counted = { all: 0, known: 0 };

function compare(expressions: readonly string[]): void {
  const program = PRELUDE + expressions.map((expression, i) => `V${i} := ${expression}\n`).join('');
  const values = valuesOf(program);
  const statements = expressions.map(expression => `V := ${expression}\n`);
  const said = jsonFrom(PYTHON, ['-c', ASK], JSON.stringify([[PRELUDE, statements]])) as unknown[];
  const differences: unknown[] = [];
  for (const [i, expression] of expressions.entries()) {
    const ours = JSON.stringify(alike(plain(values.get(`V${i}`))));
    const theirs = JSON.stringify(alike(said[i]));
    // A program that fails has no routes, whatever is known of them.
    if (theirs.startsWith('{"fails"')) continue;
    counted.all += 1;
    if (ours.includes(JSON.stringify(UNKNOWN))) continue;
    counted.known += 1;
    if (ours !== theirs) differences.push({ expression, ours, theirs });
  }
  expect(differences.slice(0, 3)).toEqual([]);
}

describe('the interpreter of the language and the reader agree', () => {
  for (const [what, expression] of Object.entries({
    text,
    integer,
    float,
    truth,
    texts,
    integers,
    vault,
    any,
  })) {
    whenHere(`on every ${what}`, () => {
      counted = { all: 0, known: 0 };
      const many = fc.array(expression, { minLength: 60, maxLength: 60 });
      fc.assert(
        fc.property(many, all => compare(all)),
        { numRuns: isFuzzing() ? 8 : 3, endOnFailure: true },
      );
      // Where it knew nothing it would agree, too.
      expect(counted.known / counted.all).toBeGreaterThan(0.85);
    });
  }

  whenHere('on the paths of routes', () => {
    fc.assert(
      fc.property(fc.array(texts, { minLength: 20, maxLength: 20 }), lists => {
        const programs = lists.map(
          list => `${PRELUDE}adopt Arcane.Kiln
server s0 on 8080:
    route GET "/":
        respond text "x"
    cycle p in ${list}:
        route GET "/x/" + p:
            respond text p
`,
        );
        const said = jsonFrom(PYTHON, ['-c', ASK], JSON.stringify(programs.map(program => [program, []])));
        for (const [i, program] of programs.entries()) {
          const routes = (said as unknown[])[i];
          const found = (read(program).servers[0]?.routes ?? []).map(shown);
          const isKnown = found.every(route => !route.endsWith(')'));
          if (isKnown && Array.isArray(routes)) expect([lists[i], found]).toEqual([lists[i], routes]);
        }
      }),
      { numRuns: 3, endOnFailure: true },
    );
  });
});
