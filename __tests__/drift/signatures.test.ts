import { expect, test } from '@jest/globals';
import { compareAssinaturas } from '../../src/drift/nouns/assinaturas.js';
import { spotOf } from '../../src/drift/spot.js';
import { canRun, jsonFrom } from '../extract/interpreter.js';

/** Every call is bound by Python itself: the parameters that it gives, or null where it is refused. */
const ASK = `
import inspect, json
def bound(signature, call):
    scope = {}
    exec("def f" + signature + ": pass", scope)
    try:
        given = eval("s.bind" + call, {"s": inspect.signature(scope["f"])}).arguments
    except TypeError:
        return None
    return {k: list(v) if isinstance(v, tuple) else v for k, v in given.items()}
print(json.dumps([[bound(s, c) for c in C] for s in S]))
`;

const SIGNATURES = [
  '()',
  '(a)',
  '(a=1)',
  '(a, /)',
  '(b, /)',
  '(a, c, /)',
  '(*, a)',
  '(*, a=1)',
  '(b)',
  '(a, b)',
  '(b, a)',
  '(a, b=1)',
  '(a=1, b=1)',
  '(a, /, b)',
  '(a, b, /)',
  '(a, *, b)',
  '(a, *, b=1)',
  '(*, a, b)',
  '(*, b, a)',
  '(a, c, b)',
  '(a, c=1, b=1)',
  '(a, b, c=1)',
  '(a, *b)',
  '(a, *b, c=1)',
  '(a, **b)',
  '(*a)',
  '(**a)',
  '(a, *, c=1, **b)',
];
const CALLS = [
  '()',
  '(1)',
  '(1, 2)',
  '(1, 2, 3)',
  '(a=1)',
  '(b=1)',
  '(c=1)',
  '(a=1, b=2)',
  '(b=2, a=1)',
  '(1, b=2)',
  '(1, c=2)',
  '(1, 2, c=3)',
  '(a=1, b=2, c=3)',
  '(1, z=9)',
  '(z=9)',
];

/** What Python still takes, told as the worst on purpose: one value became what is left, or what was meant by a name is gone. */
const FEARED = [
  '(b, /) to (*a): parametro-type-changed,parametro-became-optional',
  '(a, c, /) to (a, *b): parametro-type-changed,parametro-became-optional,parametro-passing-widened',
  '(a, *, c=1, **b) to (a, **b): parametro-removed',
];

type Bound = Record<string, unknown> | null;

(canRun('python3', '--version') ? test : test.skip)(
  'where no call that Python binds breaks, no major change is told, and where one does, one is',
  () => {
    const script = `S = ${JSON.stringify(SIGNATURES)}\nC = ${JSON.stringify(CALLS)}\n${ASK}`;
    const truth = jsonFrom('python3', ['-I', '-c', script], '') as Bound[][];
    const [missed, feared]: string[][] = [[], []];
    let pairs = 0;
    for (const [i, before] of SIGNATURES.entries())
      for (const [j, after] of SIGNATURES.entries()) {
        pairs += 1;
        const broken = CALLS.filter((_, k) => breaks(truth[i]?.[k] ?? null, truth[j]?.[k] ?? null, after));
        const rules = [...compareAssinaturas('f', before, after, spotOf('#'))].map(({ rule }) => rule);
        const isMajor = rules.some(({ level }) => level === 'major');
        const what = `${before} to ${after}: ${rules.map(({ id }) => id)}`;
        if (broken.length > 0 && !isMajor) missed?.push(`${what}; breaks ${broken.join(' ')}`);
        if (broken.length === 0 && isMajor) feared?.push(what);
      }
    expect(pairs).toBeGreaterThan(600);
    expect(missed).toEqual([]);
    expect(feared).toEqual(FEARED);
  },
);

/** Whether a call that was right is refused, or a parameter does not get the value that it had. */
function breaks(was: Bound, is: Bound, after: string): boolean {
  if (was === null) return false;
  const hasNow = (name: string) => new RegExp(`\\b${name}\\b`).test(after);
  return (
    is === null ||
    Object.entries(was).some(
      ([name, value]) =>
        // What took all names leaves one to a parameter of its own.
        !isNames(value) && hasNow(name) && JSON.stringify(is[name]) !== JSON.stringify(value),
    )
  );
}

function isNames(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

test.each([
  ['f/1', 'f/1 f/2', ['assinatura-variante-added']],
  ['f/1 f/2', 'f/2', ['assinatura-variante-removed']],
  ['debug/0', 'debug/0, debug/1', ['assinatura-variante-added']],
  ['f/1 f/2', 'f/2 f/1', ['assinatura-rewritten']],
  ['f/1', 'f/2', ['assinatura-changed']],
])('functions that are told apart by how many arguments they take: %s to %s', (before, after, rules) => {
  const found = [...compareAssinaturas('f', before, after, spotOf('/api/modulos.json#/s'))];
  expect(found.map(({ rule }) => rule.id)).toEqual(rules);
});
