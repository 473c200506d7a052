import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { globSync } from 'tinyglobby';
import { parse } from 'yaml';
import type { ReferenceFiles } from '../../src/contract/files.js';
import type { Finding } from '../../src/findings/finding.js';
import { canRun, jsonFrom } from '../extract/interpreter.js';
import { buildRecipeFrom, compare, EXACT, names } from './fidelity.js';

/** What Python says of a symbol; null where that comes from C. */
interface Description {
  readonly signature: string | null;
  readonly summary: string | null;
}
interface TruthOfModule {
  readonly symbols: Readonly<Record<string, Description>>;
  readonly others: readonly string[];
  /** Functions and classes of C that the module takes over as its own. */
  readonly taken: Readonly<Record<string, { readonly signature: string; readonly summary: string }>>;
}
interface Truth {
  readonly version: string;
  readonly kwlist: readonly string[];
  readonly softkwlist: readonly string[];
  readonly modules: Readonly<Record<string, TruthOfModule>>;
  /** Modules that cannot be imported on this system. */
  readonly refused: Readonly<Record<string, string>>;
}

const here = import.meta.dirname ?? '.';
const LIBRARY = 'import keyword, os, sys; print(os.path.dirname(keyword.__file__)); print(sys.executable)';
const FIELDS = { signature: 'assinatura', summary: 'resumo' } as const;
/** Modules that nobody can import here without a screen or another system. */
const MAX_REFUSED = 4;
/** What has to be exact of all that is defined in source. */
const SHARE = 0.995;

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

// Made for one version, the recipe and what is known of modules of C are right for others, too.
describe.each(
  ['/usr/bin/python3', 'python3.9', 'python3.10', 'python3.12', 'python3.13', 'python3.14'].filter(isAnother),
)('%s', program => {
  test('is read nearly as well', async () => {
    const python = await Python.ask(program);
    const expected = names(python.inSource());
    const missing = [...expected.keys()].filter(name => !python.symbols.has(name));
    const shares = (['signature', 'summary'] as const).map(field => {
      const { expected: texts } = python.texts(field);
      const ours = python.ours(field, texts);
      const exact = [...texts].filter(([name, text]) => ours.get(name) === text).length;
      process.stderr.write(`  Python ${python.truth.version}, ${field}: ${exact} of ${texts.size} exact\n`);
      return exact / texts.size;
    });
    process.stderr.write(
      `  Python ${python.truth.version}: ${missing.length} of ${expected.size} names missing\n`,
    );
    expect(missing.length).toBeLessThanOrEqual(2);
    for (const field of ['signature', 'summary'] as const) {
      const taken = python.taken(field);
      const found = [...taken].filter(([name, text]) => python.ours(field, taken).get(name) === text);
      process.stderr.write(
        `  Python ${python.truth.version}, ${field}, from C: ${found.length} of ${taken.size} exact\n`,
      );
      expect(found.length / taken.size).toBeGreaterThanOrEqual(SHARE);
    }
    expect(Math.min(...shares)).toBeGreaterThanOrEqual(0.98);
  });
});

/** What the recipe reads of one interpreter's library, and what the interpreter says. */
class Python {
  readonly symbols = new Map<string, { assinatura: string; resumo: string }>();
  /** Symbols that the build reported as not resolved, as a whole or in a part: `difflib.IS_LINE_JUNK(pat)`. */
  readonly reported: ReadonlySet<string>;

  private constructor(
    readonly library: string,
    readonly files: ReferenceFiles,
    readonly findings: readonly Finding[],
    readonly truth: Truth,
    /** What the same interpreter says on what looks like another machine. */
    private readonly elsewhere: Truth,
  ) {
    for (const { nome: module, simbolos } of files.modulos.modulos)
      for (const symbol of simbolos) this.symbols.set(`${module}.${symbol.nome}`, symbol);
    this.reported = unresolvedOf(findings);
  }

  static async ask(program: string): Promise<Python> {
    const { stdout } = spawnSync(program, ['-I', '-c', LIBRARY], { encoding: 'utf8' });
    const [library = '', executable = ''] = stdout.trim().split('\n');
    const { files, findings } = await buildRecipeFrom('python', library);
    const script = join(here, 'python_truth.py');
    const modules = modulesOf(library).join('\n');
    const truth = jsonFrom(executable, ['-I', script], modules) as Truth;
    const folder = mkdtempSync(join(tmpdir(), 'refdata-python-'));
    try {
      // A virtual environment: another program, another prefix; and with another user's variables.
      mkdirSync(join(folder, 'bin'));
      const other = join(folder, 'bin', 'python3');
      symlinkSync(executable, other);
      writeFileSync(join(folder, 'pyvenv.cfg'), `home = ${dirname(executable)}\n`);
      const env = ['-u', 'HOME', 'ELSEWHERE=1', other, '-I', script];
      const elsewhere = jsonFrom('env', env, modules) as Truth;
      return new Python(library, files, findings, truth, elsewhere);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }

  /** Names of all that is defined in source. */
  inSource(): string[] {
    return Object.entries(this.truth.modules).flatMap(([module, { symbols }]) =>
      Object.entries(symbols)
        .filter(([, description]) => isInSource(description))
        .map(([name]) => `${module}.${name}`),
    );
  }

  /** Names that were read, without those that come from C after all, and of modules that could not be imported. */
  comparable(): Map<string, string> {
    const { modules, refused } = this.truth;
    const fromC = (key: string) => {
      const { symbols, others, taken } = modules[moduleOf(key)] ?? { symbols: {}, others: [], taken: {} };
      const name = key.slice(moduleOf(key).length + 1);
      if (Object.hasOwn(taken, name)) return true;
      const told = symbols[name];
      return told ? !isInSource(told) : others.includes(name);
    };
    return names([...this.symbols.keys()].filter(key => !fromC(key) && !(moduleOf(key) in refused)));
  }

  /** What modules take over from C as their own. */
  taken(field: keyof Description): Map<string, string> {
    return new Map(
      Object.entries(this.truth.modules).flatMap(([module, { taken }]) =>
        Object.entries(taken).map(([name, told]) => [`${module}.${name}`, told[field]] as const),
      ),
    );
  }

  /** Signatures or summaries that are defined in source, and those among them that the machine decides. */
  texts(field: keyof Description): { expected: Map<string, string>; decided: Map<string, string> } {
    const expected = new Map<string, string>();
    const decided = new Map<string, string>();
    for (const key of this.inSource()) {
      const [module, name] = [moduleOf(key), key.slice(moduleOf(key).length + 1)];
      const text = this.truth.modules[module]?.symbols[name]?.[field];
      if (text === null || text === undefined) continue;
      if (this.elsewhere.modules[module]?.symbols[name]?.[field] === text) expected.set(key, text);
      else decided.set(key, text);
    }
    return { expected, decided };
  }

  /** What was read of these. */
  ours(field: keyof Description, keys: ReadonlyMap<string, string>): Map<string, string> {
    const found = [...keys.keys()].filter(key => this.symbols.has(key));
    return new Map(found.map(key => [key, this.symbols.get(key)?.[FIELDS[field]] ?? '']));
  }
}

function isInSource({ signature, summary }: Description): boolean {
  return signature !== null || summary !== null;
}

function moduleOf(key: string): string {
  return key.slice(0, key.lastIndexOf('.'));
}

/** The modules that the recipe says it reads: the files that its patterns match. */
function modulesOf(library: string): string[] {
  const recipe = parse(readFileSync(resolve(here, '../../recipes/python/refdata.yml'), 'utf8'));
  const patterns = (recipe.modulos.merge as { symbols: string }[]).map(({ symbols }) => symbols);
  return globSync(patterns, { cwd: library })
    .map(path => path.replace(/(\/__init__)?\.py$/, '').replaceAll('/', '.'))
    .filter(module => module !== 'turtle')
    .sort();
}

/** Whether a program is a Python of another version than `python3`. */
function isAnother(program: string): boolean {
  const version = (name: string) => spawnSync(name, ['--version'], { encoding: 'utf8' });
  const { status, stdout } = version(program);
  return status === 0 && stdout !== version('python3').stdout;
}

/** Symbols that the build reported as not resolved, as a whole or in a part: `difflib.IS_LINE_JUNK(pat)`. */
function unresolvedOf(findings: readonly Finding[]): ReadonlySet<string> {
  const reported = findings.filter(({ rule }) => rule === 'symbol-unresolved');
  for (const { message, place } of reported) {
    expect(message).toMatch(/cannot be resolved: ./);
    expect(place?.line).toBeGreaterThan(0);
  }
  return new Set(
    reported.map(({ message }) => /: (\S+?)(?:\(\S*\))? cannot be resolved/.exec(message)?.[1] ?? ''),
  );
}
