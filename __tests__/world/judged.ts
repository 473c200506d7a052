import { appendFileSync, copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { type Held, judge, type ReadTable, Tables } from './tables.js';

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
  readonly told: readonly string[];
  readonly silent: readonly string[];
}

/** Modules after which is said how far a judgement is. */
const PROGRESS = 50;
/** A module that takes longer is named. */
const SLOW_SECONDS = 5;

/** Files that are read together, as the repository of one project. */
export interface Project {
  readonly name: string;
  /** Relative to where the modules are imported from. */
  readonly files: readonly string[];
}

/**
 * Reads each name that a module holds data under, and compares.
 *
 * @param root where the modules are imported from.
 * @param projects what is read together: each is copied, so that what else is installed beside it is not searched.
 * @param modules what they hold.
 * @param version of the Python that was asked, if it was one: `3.12`.
 */
export async function judged(
  root: string,
  projects: readonly Project[],
  modules: AsyncIterable<LoadedModule>,
  version?: string,
): Promise<Judgement> {
  const found = {
    modules: 0,
    refused: [] as string[],
    equal: 0,
    told: [] as string[],
    silent: [] as string[],
  };
  const projectOf = new Map(projects.flatMap(each => each.files.map(file => [file, each] as const)));
  let reader: Reader | undefined;
  try {
    for await (const { path, tables = {}, refused } of modules) {
      const file = relative(root, path);
      found.modules += 1;
      if (refused) found.refused.push(`${file}: ${refused}`);
      const project = projectOf.get(file);
      if (reader?.project !== project) {
        reader?.dispose();
        reader = project && new Reader(root, project, version);
      }
      if (reader) await judgeModule(reader, file, tables, found);
      if (found.modules % PROGRESS === 0)
        say(
          `${found.modules} modules, ${found.equal} equal, ${found.told.length} told, ${found.silent.length} silent`,
        );
    }
  } finally {
    reader?.dispose();
  }
  return found;
}

async function judgeModule(
  reader: Reader,
  file: string,
  held: Readonly<Record<string, Held>>,
  found: { equal: number; told: string[]; silent: string[] },
): Promise<void> {
  const { cpuUsage } = process;
  const start = cpuUsage();
  for (const [name, value] of Object.entries(held)) {
    if (typeof value === 'object' && value !== null && 'other' in value) continue;
    const read = await reader.tables.read(file, name);
    let verdict = judge(read, value);
    // What another table was reported for is not reported again: asked for alone, it is.
    if (verdict === 'silent') verdict = judge(await reader.alone(file, name), value);
    const text = `${file}#${name}`;
    if (verdict === 'equal') found.equal += 1;
    else if (verdict === 'silent') {
      found.silent.push(`${text}: ${JSON.stringify(value).slice(0, 200)}`);
      say(`silent: ${found.silent.at(-1)}`);
    } else
      found.told.push(`${text}: ${read.reports.map(({ rule, message }) => `${rule} ${message}`).join('; ')}`);
  }
  reader.tables.relax();
  const seconds = Math.round(cpuUsage(start).user / 1e6);
  if (seconds >= SLOW_SECONDS) say(`${file} took ${seconds} s of processor time`);
}

function say(text: string): void {
  process.stderr.write(`  ${text}\n`);
}

/** Reads the tables of a copy of a project. */
class Reader {
  readonly tables: Tables;
  private readonly folder = mkdtempSync(join(tmpdir(), 'refdata-world-'));

  constructor(
    root: string,
    readonly project: Project,
    private readonly version: string | undefined,
  ) {
    for (const file of project.files) {
      mkdirSync(dirname(join(this.folder, file)), { recursive: true });
      copyFileSync(join(root, file), join(this.folder, file));
    }
    this.tables = this.opened();
  }

  private opened(): Tables {
    return new Tables(this.folder, this.version === undefined ? {} : { python: { version: this.version } });
  }

  /** A table, by a reader that has read no other one. */
  async alone(file: string, name: string): Promise<ReadTable> {
    const tables = this.opened();
    const read = await tables.read(file, name);
    tables.dispose();
    return read;
  }

  dispose(): void {
    this.tables.dispose();
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** How much of the world is asked for by the environment variable WORLD: nothing, all of it (1), or so many modules of each folder. */
export function modulesAskedFor(): number {
  const { WORLD } = process.env;
  if (WORLD === undefined || WORLD === '') return 0;
  return WORLD === '1' ? Number.POSITIVE_INFINITY : Number(WORLD);
}

/** Of fewer tables a share says nothing. */
const MIN_TABLES = 50;

/** Of a hundred tables, how many are told; none where too few were looked at to say. */
export function toldOf({ equal, told, silent }: Judgement): number {
  const tables = equal + told.length + silent.length;
  return tables < MIN_TABLES ? 0 : (told.length / tables) * 100;
}

/** Prints the counts of a judgement; with the environment variable FIDELITY, docs/fidelity.md is made of them. */
export function printJudgement(
  subject: string,
  all: number,
  { modules, refused, equal, told, silent }: Judgement,
): void {
  const counts = {
    modules,
    of: all,
    refused: refused.length,
    tables: equal + told.length + silent.length,
    equal,
    told: told.length,
    silent: silent.length,
  };
  const shown = Object.entries(counts).map(([name, count]) => `${name} ${count}`);
  process.stderr.write(`${subject}: ${shown.join(', ')}\n`);
  const { FIDELITY } = process.env;
  const date = new Date().toISOString().slice(0, 10);
  if (FIDELITY) appendFileSync(FIDELITY, `${JSON.stringify({ world: subject, date, ...counts })}\n`);
}
