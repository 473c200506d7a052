import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import type { LoadedModule } from './judged.js';

/** Where what takes long is kept between two runs. */
export const CACHE = resolve(import.meta.dirname ?? '.', '..', '..', 'node_modules', '.cache', 'world');

/** A module: its name, and where its file is. */
export interface Module {
  readonly name: string;
  readonly path: string;
}

/** At most so many of a list, spread evenly over it: the same each time. */
export function sampleOf<T>(all: readonly T[], most: number): T[] {
  if (all.length <= most) return [...all];
  return Array.from({ length: most }, (_, i) => all[Math.floor((i * all.length) / most)] as T);
}

/** How a program is started that says what modules hold: the script is what of it may change its answers. */
export interface Teller {
  readonly command: readonly [program: string, ...args: string[]];
  /** A file beside this one. */
  readonly script: string;
}

/**
 * What a language's own program says of modules, one process for each of them. Each answer is kept as soon as it is there: a run that was broken
 * off goes on where it ended.
 *
 * @param root where the modules are imported from.
 * @param basis what the answers depend on besides the script: versions.
 */
export async function* loadedBy(
  { command: [program, ...args], script: name }: Teller,
  root: string,
  modules: readonly Module[],
  basis: string,
): AsyncGenerator<LoadedModule> {
  const script = join(import.meta.dirname ?? '.', name);
  const digest = createHash('sha256')
    .update(`${basis}\0${root}\0`)
    .update(readFileSync(script))
    .digest('hex');
  const kept = join(CACHE, `held-${digest.slice(0, 16)}.jsonl`);
  const known = existsSync(kept) ? answersIn(kept) : new Map<string, LoadedModule>();
  for (const { path } of modules) {
    const answer = known.get(path);
    if (answer) yield answer;
  }
  const left = modules.filter(({ path }) => !known.has(path));
  if (left.length === 0) return;
  mkdirSync(dirname(kept), { recursive: true });
  const child = spawn(program, [...args, script, root], { stdio: ['pipe', 'pipe', 'inherit'] });
  const ended = new Promise<number | null>(done => child.on('close', done));
  child.stdin.end(left.map(each => `${each.name}\t${each.path}\n`).join(''));
  for await (const line of createInterface({ input: child.stdout })) {
    appendFileSync(kept, `${line}\n`);
    yield JSON.parse(line) as LoadedModule;
  }
  const status = await ended;
  if (status !== 0) throw new Error(`${name} ended with ${status}`);
}

/** The last line may have been cut off with the run that wrote it. */
function answersIn(file: string): Map<string, LoadedModule> {
  const found = new Map<string, LoadedModule>();
  for (const line of readFileSync(file, 'utf8')
    .split('\n')
    .filter(each => each.endsWith('}'))) {
    try {
      const answer = JSON.parse(line) as LoadedModule;
      found.set(answer.path, answer);
    } catch {
      // Asked for again.
    }
  }
  return found;
}
