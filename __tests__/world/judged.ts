import { relative } from 'node:path';
import { printCounts, type Subject } from '../recipes/fidelity.js';
import { type Held, judge, Tables } from './tables.js';

/** A module of somebody else's, as the scripts beside this file say it. */
export interface LoadedModule {
  readonly path: string;
  /** Names and what they hold. */
  readonly tables?: Readonly<Record<string, Held>>;
  /** Why it could not be loaded. */
  readonly refused?: string;
}

/** How the tables of a folder that were read stand to those that its program holds. */
export interface Judgement {
  readonly modules: number;
  readonly refused: readonly string[];
  readonly equal: number;
  /** Names of tables, each with what was said, or what is held. */
  readonly reported: readonly string[];
  readonly silent: readonly string[];
}

/** Reads each name that a module holds data under, and compares. */
export async function judged(root: string, modules: readonly LoadedModule[]): Promise<Judgement> {
  const tables = new Tables(root);
  const reported: string[] = [];
  const silent: string[] = [];
  let equal = 0;
  try {
    for (const { path, tables: held = {} } of modules) {
      for (const [name, value] of Object.entries(held)) {
        if (typeof value === 'object' && value !== null && 'other' in value) continue;
        const file = relative(root, path);
        const read = await tables.read(file, name);
        const verdict = judge(read, value);
        if (verdict === 'equal') equal += 1;
        else if (verdict === 'silent') silent.push(`${file}#${name}: ${JSON.stringify(value).slice(0, 200)}`);
        else
          reported.push(
            `${file}#${name}: ${read.reports.map(({ rule, message }) => `${rule} ${message}`).join('; ')}`,
          );
      }
      tables.relax();
    }
  } finally {
    tables.dispose();
  }
  const refused = modules.flatMap(({ path, refused: reason }) => (reason ? [`${path}: ${reason}`] : []));
  return { modules: modules.length, refused, equal, reported, silent };
}

/** Whether the environment variable WORLD asks for what every change cannot wait for. */
export function isWorld(): boolean {
  return process.env.WORLD !== undefined;
}

/** Prints the counts of a judgement, for docs/fidelity.md, and what is wrong in silence. */
export function printJudgement(
  subject: Subject,
  { modules, refused, equal, reported, silent }: Judgement,
): void {
  const expected = equal + reported.length + silent.length;
  const counts = { missing: 0, extra: 0, different: silent.length, unresolved: reported.length };
  printCounts(subject, 'tables and constants', { expected, found: equal, ...counts });
  process.stderr.write(`  ${modules} modules, of which ${refused.length} cannot be loaded here\n`);
  for (const each of silent) process.stderr.write(`  silent: ${each}\n`);
}
