import { beforeAll, describe, expect, test } from '@jest/globals';
import { canRun } from '../extract/interpreter.js';
import { compare, EXACT, names } from './fidelity.js';
import { isInSource, moduleOf, Python, SHARE } from './python-library.js';

/** Modules that nobody can import here without a screen or another system. */
const MAX_REFUSED = 4;

(canRun('python3', '--version') ? describe : describe.skip)('Python, compared with python3 itself', () => {
  let python: Python;
  beforeAll(async () => {
    python = await Python.ask('python3');
  });
  const subject = () => ({ recipe: 'python', version: python.truth.version });

  test('words', () => {
    const { reservadas, contextuais } = python.files.sintaxe;
    const words = (list: readonly { palavra: string }[]) => names(list.map(({ palavra }) => palavra));
    const { kwlist, softkwlist } = python.truth;
    expect(compare(subject(), 'reserved words', names(kwlist), words(reservadas))).toMatchObject(EXACT);
    expect(compare(subject(), 'soft keywords', names(softkwlist), words(contextuais))).toMatchObject(EXACT);
  });

  test('modules', () => {
    const { modules, refused } = python.truth;
    expect(Object.keys(refused).length).toBeLessThanOrEqual(MAX_REFUSED);
    const offering = Object.entries(modules).filter(([, { symbols }]) =>
      Object.values(symbols).some(isInSource),
    );
    const ours = [...new Set([...python.comparable().keys()].map(moduleOf))];
    expect(offering.length).toBeGreaterThanOrEqual(150);
    expect(
      compare(subject(), 'modules written in Python', names(offering.map(([name]) => name)), names(ours)),
    ).toMatchObject(EXACT);
  });

  test('names of every public function and class', () => {
    const expected = names(python.inSource());
    const found = compare(subject(), 'names that are defined in source', expected, python.comparable());
    expect(found).toMatchObject(EXACT);
  });

  test.each(['signature', 'summary'] as const)('%s of what is taken over from C', field => {
    const expected = python.taken(field);
    const found = compare(subject(), `${field}, from C`, expected, python.ours(field, expected));
    expect(expected.has('ast.FunctionDef') && expected.has('tracemalloc.start')).toBe(true);
    expect(found).toMatchObject({ missing: [], different: [], unresolved: [] });
  });

  test.each(['signature', 'summary'] as const)('%s of what is defined in source', field => {
    const { expected, decided } = python.texts(field);
    const found = compare(subject(), field, expected, python.ours(field, expected), python.reported);
    for (const key of [...found.different, ...found.unresolved])
      process.stderr.write(`  ${key}: ${expected.get(key)} | ${python.ours(field, expected).get(key)}\n`);
    expect(found.expected).toBeGreaterThan(1800);
    expect(found.found / found.expected).toBeGreaterThanOrEqual(SHARE);
    // Whatever is missing is reported: nothing is wrong in silence.
    expect(found.different).toEqual([]);
    // What the machine decides is reported, too: whatever it is here would be wrong elsewhere.
    if (decided.size === 0) return;
    const list = `${field}, by the machine`;
    const { unresolved } = compare(subject(), list, decided, python.ours(field, decided), python.reported);
    process.stderr.write(`  ${unresolved.join(' ')}\n`);
    expect(unresolved).toEqual([...decided.keys()]);
  });
});
