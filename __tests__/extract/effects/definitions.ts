import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { escaped } from '../../../src/text/pattern.js';
import { readIn } from '../small-repository.js';
import type { Program, Verdict } from './programs.js';

/** What a module says of a name: how it is called, if it is a function, and its documentation. */
interface Said {
  readonly signature: string | null;
  readonly documentation: string | null;
  /** It is from another module: it may be left out. */
  readonly taken?: boolean;
}

export interface JudgedDefinitions {
  readonly program: Program;
  readonly verdict: Verdict;
  /** What is not as the module has it. */
  readonly differences: readonly string[];
  readonly told: readonly string[];
}

const PYTHON = `
import importlib, inspect, json, os, sys, types
sys.dont_write_bytecode = True
real = os.dup(1)
os.dup2(2, 1)
def said(v):
    try: signature = str(inspect.signature(v))
    except Exception: signature = None
    return {'signature': signature, 'documentation': inspect.getdoc(v) or None}
for folder in json.load(sys.stdin):
    before = set(sys.modules)
    sys.path.insert(0, folder)
    importlib.invalidate_caches()
    try:
        m = importlib.import_module('a')
        own = [n for n in vars(m) if not n.startswith('_') and not n.startswith('other')]
        out = {}
        for n in getattr(m, '__all__', own):
            v = getattr(m, n)
            if callable(v) and not isinstance(v, types.ModuleType): out[n] = said(v)
            # What is imported may be left out.
            is_own = hasattr(m, '__all__') or getattr(v, '__module__', 'a') == 'a'
            if n in out and not is_own: out[n]['taken'] = True
        line = {'names': out}
    except BaseException as e:
        line = {'error': repr(e)}
    os.write(real, (json.dumps(line) + '\\n').encode())
    sys.path.pop(0)
    for name in set(sys.modules) - before: del sys.modules[name]
`;

/** Of a function of JavaScript, the text says what it is called with. */
const JAVASCRIPT = `
const { readFileSync } = require('node:fs');
const said = v => {
  const text = Function.prototype.toString.call(v);
  if (/^class\\b/.test(text)) return { signature: null, documentation: null };
  const found = /^(?:async\\s+)?(?:function\\s*\\*?)?\\s*[\\w$]*\\s*(\\([^()]*\\)|[\\w$]+(?=\\s*=>))/.exec(text);
  return { signature: found && '(' + found[1].replace(/^\\(|\\)$/g, '') + ')', documentation: null };
};
for (const folder of JSON.parse(readFileSync(0, 'utf8'))) {
  let line;
  try {
    const all = require(folder + '/a.js');
    const names = Object.keys(all).filter(name => typeof all[name] === 'function');
    line = { names: Object.fromEntries(names.map(name => [name, said(all[name])])) };
  } catch (e) { line = { error: String(e) }; }
  process.stdout.write(JSON.stringify(line) + '\\n');
}
`;

const RUN = {
  python: ['python3', '-c', PYTHON, 'a.py'],
  javascript: ['node', '-e', JAVASCRIPT, 'a.js'],
} as const;

/** Runs modules, reads what they export, and compares both, name by name. */
export async function judgeDefinitions(
  language: 'python' | 'javascript',
  programs: readonly Program[],
  { skipBroken = false } = {},
): Promise<JudgedDefinitions[]> {
  const root = mkdtempSync(join(tmpdir(), 'refdata-definitions-'));
  try {
    const folders = programs.map(({ files }, i) => {
      const folder = join(root, String(i));
      for (const [path, text] of Object.entries(files)) {
        mkdirSync(dirname(join(folder, path)), { recursive: true });
        writeFileSync(join(folder, path), text);
      }
      return folder;
    });
    const [program, flag, code, first] = RUN[language];
    const { stdout, stderr } = spawnSync(program, [flag, code], {
      input: JSON.stringify(folders),
      encoding: 'utf8',
      maxBuffer: 1 << 28,
      timeout: 120_000,
    });
    const lines = stdout.trim().split('\n');
    if (lines.length !== programs.length) throw new Error(`${program} ended early: ${stderr.slice(-2000)}`);
    const judged: JudgedDefinitions[] = [];
    for (const [i, program] of programs.entries()) {
      const { error, names } = JSON.parse(lines[i] as string) as {
        error?: string;
        names: Record<string, Said>;
      };
      if (error !== undefined && skipBroken) continue;
      if (error !== undefined) throw new Error(`${error} in:\n${program.text}`);
      judged.push(await judgeOne(program, names, folders[i] as string, first));
    }
    return judged;
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

async function judgeOne(
  program: Program,
  names: Readonly<Record<string, Said>>,
  folder: string,
  first: string,
): Promise<JudgedDefinitions> {
  // A field that is not known takes its row with it, and is told.
  const map = '{"name": name, "what": what, "signature": signature, "documentation": documentation}';
  const { values, problems } = await readIn(folder, { symbols: first, exported: true, map });
  const rows = (values as ({ name: string; what: string } & Said)[]).filter(row => row?.name !== undefined);
  const read = new Map(rows.map(row => [row.name, row]));
  const told = problems.map(({ rule, message }) => `${rule}: ${message}`);
  /** What is said of all names of the file, or of this one. */
  const isTold = (name: string) =>
    told.some(
      each =>
        /whatever it says|__all__|a\.default cannot|cannot be read: line/.test(each) || saysWord(each, name),
    );
  const differences: string[] = [];
  let isSilent = false;
  const differs = (name: string, text: string, isOpen = false) => {
    differences.push(`${name}: ${text}`);
    isSilent ||= !isOpen && !isTold(name);
  };
  for (const [name, { signature, documentation, taken }] of Object.entries(names)) {
    const row = read.get(name);
    if (!row) {
      if (!taken) differs(name, 'is missing');
    } else if (signature !== null && row.signature !== signature)
      differs(
        name,
        `is called with ${signature}, and read as ${row.signature}`,
        isOpen(row.signature, signature),
      );
    else if (first.endsWith('.py') && (row.documentation || null) !== documentation)
      differs(name, `says ${documentation}, and is read as ${row.documentation}`);
  }
  for (const { name, what } of rows)
    if (!(name in names) && /^(?:function|class)$/.test(what)) differs(name, `is no ${what}`);
  const isEqual = differences.length === 0;
  const isNoisy = program.harmless && (told.length > 0 || !isEqual);
  const verdict = isSilent ? 'silent' : isNoisy ? 'noisy' : isEqual ? 'equal' : 'reported';
  return { program, verdict, differences, told };
}

/** Whether a signature says of defaults only that they are not known. */
function isOpen(read: string | null, signature: string): boolean {
  const [first = '', ...others] = (read ?? '').split(/(?<==)\?(?=[,)])/);
  const pattern = [first, ...others].map(escaped).join('.*');
  return others.length > 0 && new RegExp(`^${pattern}$`, 's').test(signature);
}

function saysWord(text: string, word: string): boolean {
  return new RegExp(`(?<![\\w$])${word.replaceAll('$', '\\$')}(?![\\w$])`).test(text);
}

/** What went wrong, to be read in a failing test; the shortest says it best. */
export function wrongDefinitions(judged: readonly JudgedDefinitions[]): string[] {
  return judged
    .filter(({ verdict }) => verdict === 'silent' || verdict === 'noisy')
    .map(({ verdict, program, differences, told }) =>
      [`${verdict}:`, program.text, ...differences, ...told].join('\n'),
    )
    .sort((a, b) => a.length - b.length);
}
