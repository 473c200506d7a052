import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from '@jest/globals';
import type { Finding, Place } from '../../src/finding.js';
import type { ReferenceFiles } from '../../src/reference/files.js';
import { canRun, jsonFrom } from '../extract/interpreter.js';
import { buildRecipeFrom, compare, EXACT, names } from './fidelity.js';

/** What Python says of a symbol; null where that comes from C. */
interface Told {
  readonly signature: string | null;
  readonly summary: string | null;
}
interface Truth {
  readonly version: string;
  readonly kwlist: readonly string[];
  readonly softkwlist: readonly string[];
  readonly modules: Readonly<Record<string, { symbols: Record<string, Told>; others: readonly string[] }>>;
  /** Modules that cannot be imported on this system. */
  readonly refused: Readonly<Record<string, string>>;
}

const LIBRARY = 'import keyword, os; print(os.path.dirname(keyword.__file__))';
/** Modules that nobody can import here without a screen or another system. */
const MAX_REFUSED = 4;

(canRun('python3', '--version') ? describe : describe.skip)('Python, compared with python3 itself', () => {
  let files: ReferenceFiles;
  let findings: readonly Finding[];
  let truth: Truth;
  let unresolved: ReadonlySet<string>;
  const subject = () => ({ recipe: 'python', version: truth.version });
  const ours = new Map<string, { assinatura: string; resumo: string }>();
  beforeAll(async () => {
    const library = spawnSync('python3', ['-I', '-c', LIBRARY], { encoding: 'utf8' }).stdout.trim();
    ({ files, findings } = await buildRecipeFrom('python', library));
    unresolved = unresolvedOf(findings);
    for (const { nome: module, simbolos } of files.modulos.modulos)
      for (const symbol of simbolos) ours.set(`${module}.${symbol.nome}`, symbol);
    const script = join(import.meta.dirname ?? '.', 'python_truth.py');
    const modules = files.modulos.modulos.map(({ nome }) => nome);
    truth = jsonFrom('python3', ['-I', script], modules.join('\n')) as Truth;
  });

  test('words', () => {
    const { reservadas, contextuais } = files.sintaxe;
    const words = (list: readonly { palavra: string }[]) => names(list.map(({ palavra }) => palavra));
    expect(compare(subject(), 'reserved words', names(truth.kwlist), words(reservadas))).toMatchObject(EXACT);
    expect(compare(subject(), 'soft keywords', names(truth.softkwlist), words(contextuais))).toMatchObject(
      EXACT,
    );
  });

  test('names of every public function and class', () => {
    expect(Object.keys(truth.refused).length).toBeLessThanOrEqual(MAX_REFUSED);
    expect(Object.keys(truth.modules).length).toBeGreaterThanOrEqual(150);
    const inSource: string[] = [];
    const known = new Set<string>();
    for (const [module, { symbols, others }] of Object.entries(truth.modules)) {
      for (const [name, { signature, summary }] of Object.entries(symbols))
        if (signature !== null || summary !== null) inSource.push(`${module}.${name}`);
      for (const name of [...Object.keys(symbols), ...others]) known.add(`${module}.${name}`);
    }
    const refused = (name: string) => name.slice(0, name.lastIndexOf('.')) in truth.refused;
    // What is there but comes from C, and what could not be imported, is not compared.
    const comparable = new Set(inSource);
    const read = [...ours.keys()].filter(name => comparable.has(name) || !(known.has(name) || refused(name)));
    const { missing } = compare(subject(), 'names that are defined in source', names(inSource), names(read));
    // A list of exports that only a run can make is told, and so is every name that a branch decides about.
    const told = (rule: string) => findings.filter(finding => finding.rule === rule);
    const unknownLists = new Set(told('source-unresolved').map(({ place }) => moduleOf(place)));
    expect(missing.filter(name => !unknownLists.has(name.slice(0, name.lastIndexOf('.'))))).toEqual([]);
    const conditional = new Set(
      told('symbol-conditional').map(({ place, message }) => `${moduleOf(place)}.${message.split(':')[0]}`),
    );
    const extra = [...ours.keys()].filter(name => !known.has(name) && !refused(name));
    const undecided = extra.filter(name => conditional.has(name));
    process.stderr.write(
      `names beyond those of this system: ${extra.length}, in a branch: ${undecided.length}\n`,
    );
    expect(extra.filter(name => !conditional.has(name) && !unresolved.has(name))).toEqual([]);
  });

  test.each(['signature', 'summary'] as const)('%s of what is defined in source', field => {
    const expected = new Map<string, string>();
    const open: string[] = [];
    for (const [module, { symbols }] of Object.entries(truth.modules)) {
      for (const [name, told] of Object.entries(symbols)) {
        const key = `${module}.${name}`;
        if (told[field] === null || !ours.has(key)) continue;
        const text = ours.get(key)?.[field === 'signature' ? 'assinatura' : 'resumo'];
        if (text === '' && told[field] !== '' && unresolved.has(key)) open.push(key);
        else expected.set(key, told[field]);
      }
    }
    const found = new Map(
      [...expected.keys()].map(key => {
        const symbol = ours.get(key);
        return [key, (field === 'signature' ? symbol?.assinatura : symbol?.resumo) ?? ''];
      }),
    );
    const { different, expected: count } = compare(subject(), field, expected, found, open.length);
    for (const key of different) process.stderr.write(`  ${key}: ${expected.get(key)} | ${found.get(key)}\n`);
    process.stderr.write(
      `${field}: reported as not resolved ${open.length}: ${open.join(' ')}\n${different.join(' ')}\n`,
    );
    expect(count).toBeGreaterThan(1500);
    expect(1 - different.length / count).toBeGreaterThanOrEqual(0.995);
    expect(open.length / count).toBeLessThan(0.05);
  });
});

/** The module that a file of the library is. */
function moduleOf(place: Place | undefined): string {
  return (place?.file ?? '').replace(/(\/__init__)?\.py$/, '').replaceAll('/', '.');
}

/** Symbols that the build told it cannot read in whole. */
function unresolvedOf(findings: readonly Finding[]): ReadonlySet<string> {
  const told = findings.filter(({ rule }) => rule === 'symbol-unresolved');
  for (const { message, place } of told) {
    expect(message).toMatch(/cannot be resolved: ./);
    expect(place?.line).toBeGreaterThan(0);
  }
  return new Set(told.map(({ message }) => /: (\S+) cannot be resolved/.exec(message)?.[1] ?? ''));
}
