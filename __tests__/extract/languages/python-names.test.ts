import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { NOT_KNOWN } from '../../../src/extract/evaluate/open-signature.js';
import { canRun } from '../interpreter.js';
import { folderWith, readIn } from '../small-repository.js';

/** What each name of `a.py` is when all files are loaded: its kind, signature and documentation; by one interpreter for all folders. */
const ASK = `
import importlib, inspect, json, os, sys
sys.dont_write_bytecode = True
def signature(v):
    try: return str(inspect.signature(v))
    except (ValueError, TypeError): return None
def kind(v): return 'class' if inspect.isclass(v) else 'function' if inspect.isroutine(v) else 'value'
real = os.dup(1)
os.dup2(2, 1)
for folder in json.load(sys.stdin):
    sys.path.insert(0, folder)
    importlib.invalidate_caches()
    names = sorted(n[:-3] for n in os.listdir(folder) if n.endswith('.py'))
    for name in names: importlib.import_module(name)
    own = {n: v for n, v in vars(sys.modules['a']).items() if not n.startswith('__') and not inspect.ismodule(v)}
    out = {n: [kind(v), signature(v) if callable(v) else None, inspect.getdoc(v) or ''] for n, v in own.items()}
    os.write(real, (json.dumps(out) + '\\n').encode())
    sys.path.pop(0)
    for name in names: del sys.modules[name]
`;

type Truth = Readonly<
  Record<string, readonly [kind: string, signature: string | null, documentation: string]>
>;

interface ReadSymbol {
  readonly name: string;
  readonly what: string;
  readonly signature?: unknown;
  readonly documentation?: string;
}

/** What was read otherwise than the program holds it. */
function differences(read: readonly ReadSymbol[], truth: Truth, text: string): string[] {
  const wrong: string[] = [];
  for (const { name, what, signature, documentation } of read) {
    const held = truth[name];
    if (!held) wrong.push(`${name} is not there`);
    else if (what !== 'unknown') {
      const kind = what === 'function' || what === 'class' ? what : 'value';
      const isSame =
        kind === held[0] &&
        (kind === 'value' || (isSignature(signature ?? null, held[1]) && documentation === held[2]));
      if (!isSame)
        wrong.push(
          `${name}: ${[what, signature, documentation].map(String).join(' ')}, but ${held.join(' ')}`,
        );
    }
  }
  const names = new Set(read.map(({ name }) => name));
  for (const [name, [kind]] of Object.entries(truth)) {
    const isImported = new RegExp(`^\\s*(?:from .*)?import .*\\b${name}\\b`, 'm').test(text);
    if (kind !== 'value' && !names.has(name) && !isImported && !/^_\w$/.test(name))
      wrong.push(`${name} is missing`);
  }
  return wrong;
}

/** Whether a signature is the one that is held; a question mark says of a part of it that it is not known. */
function isSignature(read: unknown, held: string | null): boolean {
  if (typeof read !== 'string' || held === null) return read === held;
  const parts = read.split(NOT_KNOWN).map(part => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  return new RegExp(`^${parts.join('.+')}$`, 's').test(held);
}

test('what names of a file are when it is loaded is read, or reported', async () => {
  if (!canRun('python3', '--version')) return;
  const parts = readFileSync(join(import.meta.dirname ?? '.', 'python-names.txt'), 'utf8')
    .split(/^= (quiet|odd) (.*)\n/m)
    .slice(1);
  const programs = Array.from({ length: parts.length / 3 }, (_, i) => {
    const [level = '', title = '', text = ''] = parts.slice(3 * i, 3 * i + 3);
    const [own = '', ...others] = text.split(/^## (\S+)\n/m);
    const files: Record<string, string> = { 'a.py': own };
    for (let j = 0; j < others.length; j += 2) files[others[j] as string] = others[j + 1] as string;
    return { level, title, own, folder: folderWith(files) };
  });
  const { stdout, stderr } = spawnSync('python3', ['-c', ASK], {
    input: JSON.stringify(programs.map(({ folder }) => folder)),
    encoding: 'utf8',
  });
  const truths = stdout.trim().split('\n');
  if (truths.length !== programs.length) throw new Error(stderr.slice(-2000));
  const failed: string[] = [];
  for (const [i, { level, title, own, folder }] of programs.entries()) {
    const source = {
      symbols: 'a.py',
      map: { name: 'name', what: 'what', signature: 'signature', documentation: 'documentation' },
    };
    const { values, reported } = await readIn(folder, source);
    const wrong = differences(values as ReadSymbol[], JSON.parse(truths[i] as string), own);
    if (wrong.length > 0 && reported.length === 0) failed.push(`silent, ${title}: ${wrong.join('; ')}`);
    if (level === 'quiet' && reported.length > 0) failed.push(`noisy, ${title}: ${reported.join('; ')}`);
  }
  expect(failed).toEqual([]);
});
