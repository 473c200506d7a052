import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import ts from 'typescript';
import { readIn } from '../small-repository.js';

/** A program that makes a table `K` in its first file. */
export interface Program {
  readonly files: Readonly<Record<string, string>>;
  /** Nothing changes the table while the program is loaded, or what does is followed. */
  readonly harmless: boolean;
  readonly text: string;
  /** What is read, where that is a local that `K` holds in the end. */
  readonly table?: string;
}

export type Verdict = 'equal' | 'reported' | 'silent' | 'noisy';

/**
 * Programs out of a text: `= harmless`, `= followed` or `= changes` begins one, with the name of a local that is meant, or that of the first file where
 * it is another one; `## file` another file of it.
 */
export function programsIn(path: string, first: string): Program[] {
  const parts = readFileSync(path, 'utf8')
    .split(/^= (harmless|followed|changes)(?: ([\w.]+))?\n/m)
    .slice(1);
  return Array.from({ length: parts.length / 3 }, (_, i) => {
    const [kind, named, text] = parts.slice(3 * i, 3 * i + 3) as [string, string | undefined, string];
    const [own = '', ...others] = text.split(/^## (\S+)\n/m);
    const isFile = named?.includes('.');
    const files: Record<string, string> = { [(isFile && named) || first]: own };
    for (let j = 0; j < others.length; j += 2) files[others[j] as string] = others[j + 1] as string;
    return { files, harmless: kind !== 'changes', text, ...(named && !isFile && { table: named }) };
  });
}

const PYTHON = `
import importlib, json, os, sys, types
sys.dont_write_bytecode = True
def plain(x):
    if isinstance(x, dict): return {str(k): plain(v) for k, v in x.items()}
    if isinstance(x, (list, tuple)): return [plain(e) for e in x]
    return x if isinstance(x, (str, int, float, bool, type(None))) else repr(type(x))
def constants(C):
    code = (types.FunctionType, types.LambdaType, classmethod, staticmethod, property, type)
    return {k: v for k, v in vars(C).items() if not k.startswith('__') and not isinstance(v, code)}
real = os.dup(1)
os.dup2(2, 1)
for folder in json.load(sys.stdin):
    before = set(sys.modules)
    sys.path.insert(0, folder)
    importlib.invalidate_caches()
    try:
        for name in sorted(os.listdir(folder)):
            if name.endswith('.py'): importlib.import_module(name[:-3])
        K = sys.modules['a'].K
        if isinstance(K, type): K = constants(K)
        rows = [[k, v] for k, v in K.items()] if hasattr(K, 'items') else [[i, v] for i, v in enumerate(K)]
        out = json.dumps({'rows': plain(rows)})
    except BaseException as e:
        out = json.dumps({'error': repr(e)})
    os.write(real, (out + '\\n').encode())
    sys.path.pop(0)
    for name in set(sys.modules) - before: del sys.modules[name]
`;

const JAVASCRIPT = `
const { readdirSync, readFileSync } = require('node:fs');
const { pathToFileURL } = require('node:url');
const plain = x => {
  if (x instanceof Map) return Object.fromEntries([...x].map(([k, v]) => [k, plain(v)]));
  if (Array.isArray(x)) return x.map(plain);
  if (typeof x === 'object' && x !== null) return Object.fromEntries(Object.entries(x).filter(([, v]) => typeof v !== 'function').map(([k, v]) => [k, plain(v)]));
  return x;
};
(async () => {
for (const [folder, first] of JSON.parse(readFileSync(0, 'utf8'))) {
  let out;
  try {
    const load = async name => name.endsWith('.mjs') ? import(pathToFileURL(folder + '/' + name)) : require(folder + '/' + name);
    for (const name of readdirSync(folder).sort()) if (/\\.m?js$/.test(name)) await load(name);
    const { K } = await load(first);
    const rows = K instanceof Map ? [...K] : Array.isArray(K) ? K.map((v, i) => [i, v]) : Object.entries(K);
    out = { rows: plain(rows.filter(([, v]) => typeof v !== 'function')) };
  } catch (e) { out = { error: String(e) }; }
  process.stdout.write(JSON.stringify(out) + '\\n');
}
process.exit(0);
})();
`;

/** What programs hold when they are loaded, all run by one process. */
export function truthOf(
  language: 'python' | 'javascript',
  folders: readonly (readonly [folder: string, first: string])[],
): { rows?: unknown; error?: string }[] {
  const [program, ...args] = language === 'python' ? ['python3', '-c', PYTHON] : ['node', '-e', JAVASCRIPT];
  const { stdout, stderr } = spawnSync(program as string, args, {
    input: JSON.stringify(language === 'python' ? folders.map(([folder]) => folder) : folders),
    encoding: 'utf8',
    maxBuffer: 1 << 28,
    timeout: 120_000,
  });
  const lines = stdout.trim().split('\n');
  if (lines.length !== folders.length) throw new Error(`${program} ended early: ${stderr.slice(-2000)}`);
  return lines.map(line => JSON.parse(line));
}

export interface Judged {
  readonly program: Program;
  readonly verdict: Verdict;
  readonly truth: unknown;
  readonly read: unknown;
  readonly reported: readonly string[];
}

/** Runs programs, reads them, and compares. */
export async function judge(
  language: 'python' | 'javascript',
  programs: readonly Program[],
  { skipBroken = false } = {},
): Promise<Judged[]> {
  const root = mkdtempSync(join(tmpdir(), 'refdata-programs-'));
  try {
    const firsts = programs.map(({ files }) => Object.keys(files)[0] as string);
    const folders = programs.map((program, i) => {
      const folder = join(root, String(i));
      const first = firsts[i] as string;
      for (const [path, text] of Object.entries(program.files)) {
        mkdirSync(dirname(join(folder, path)), { recursive: true });
        const last = language === 'javascript' && path === first && !/module\.exports|^export/m.test(text);
        const whole = last ? `${text}\nmodule.exports = { K };\n` : text;
        writeFileSync(join(folder, path), whole);
        if (path.endsWith('.ts')) runnable(`${folder}-run`, path, whole);
      }
      return folder;
    });
    const truths = truthOf(
      language,
      folders.map((folder, i) => {
        const first = firsts[i] as string;
        return first.endsWith('.ts') ? [`${folder}-run`, first.replace(/ts$/, 'js')] : [folder, first];
      }),
    );
    const judged: Judged[] = [];
    for (const [i, program] of programs.entries()) {
      const truth = truths[i] as { rows?: unknown; error?: string };
      if (truth.error !== undefined && skipBroken) continue;
      if (truth.error !== undefined) throw new Error(`${truth.error} in:\n${program.text}`);
      // As text, so that nothing in it is left as it is that is not known.
      const source = { table: `${firsts[i]}#K`, map: '$string($)' };
      const { values, reported } = await readIn(folders[i] as string, source);
      const rows = values
        .filter(row => typeof row === 'string')
        .map(row => JSON.parse(row as string) as { key: unknown; value: unknown })
        .map(({ key, value }) => [key, value]);
      // A function that changes a table without being called is told at a level of its own.
      const told = reported.filter(each => !each.startsWith('table-changed-later'));
      const isEqual = isDeepStrictEqual(rows, truth.rows);
      const isTold = program.harmless ? told.length > 0 : reported.length > 0;
      const wrong = program.harmless ? 'noisy' : isEqual ? 'equal' : 'reported';
      const verdict = isTold ? wrong : isEqual ? 'equal' : 'silent';
      judged.push({ program, verdict, truth: truth.rows, read: rows, reported });
    }
    return judged;
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

/** What TypeScript makes of one of its files, for node. */
function runnable(folder: string, path: string, text: string): void {
  const compilerOptions = {
    module: ts.ModuleKind.CommonJS,
    target: ts.ScriptTarget.ES2022,
    esModuleInterop: true,
  };
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(
    join(folder, path.replace(/ts$/, 'js')),
    ts.transpileModule(text, { fileName: path, compilerOptions }).outputText,
  );
}

/** How many of each verdict. */
export function countsOf(judged: readonly Judged[]): Record<Verdict, number> {
  const counts = { equal: 0, reported: 0, silent: 0, noisy: 0 };
  for (const { verdict } of judged) counts[verdict] += 1;
  return counts;
}

/** What went wrong, to be read in a failing test. */
export function failures(judged: readonly Judged[]): string[] {
  return judged
    .filter(({ verdict }) => verdict === 'silent' || verdict === 'noisy')
    .map(
      ({ verdict, program, truth, read, reported }) =>
        `${verdict}:\n${program.text}holds ${JSON.stringify(truth)}\nread  ${JSON.stringify(read)}\n${reported.join('\n')}`,
    );
}
