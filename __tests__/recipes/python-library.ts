import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { expect } from '@jest/globals';
import { globSync } from 'tinyglobby';
import { parse } from 'yaml';
import type { ReferenceFiles } from '../../src/contract/files.js';
import type { Finding } from '../../src/findings/finding.js';
import { jsonFrom } from '../extract/interpreter.js';
import { buildRecipeFrom, names } from './fidelity.js';

/** What Python says of a symbol; null where that comes from C. */
export interface Description {
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
/** What has to be exact of all that is defined in source. */
export const SHARE = 0.995;

/** What the recipe reads of one interpreter's library, and what the interpreter says. */
export class Python {
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

export function isInSource({ signature, summary }: Description): boolean {
  return signature !== null || summary !== null;
}

export function moduleOf(key: string): string {
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
