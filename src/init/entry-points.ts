import { textOf } from '../repository/readable.js';
import type { Repository } from '../repository/repository.js';
import { dataOf, mapIn } from './manifests/said.js';

/** A program that is installed with a project: what people call it, and the file that it begins in. */
export interface EntryPoint {
  readonly name: string;
  /** Undefined where the manifest names something that is not in the repository as a file. */
  readonly path: string | undefined;
  /** Last parts of the modules that this file takes in: `cli` of `from .cli import parser`. */
  readonly uses: ReadonlySet<string>;
  /** Whether its file divides the command line into commands, each with options of its own. */
  readonly hasCommands: boolean;
}

/** Lists of the programs of a Python package: of what is installed, and of an archive of sources. */
const PYTHON_LISTS = '{*.dist-info,*.egg-info,*/*.egg-info}/entry_points.txt';
/** `name = package.module:function`, with quotes in a `setup.py`. */
const PYTHON_ENTRY = /^[ \t]*["']?([\w.-]+)["']?[ \t]*=[ \t]*["']?([\w.]+):[\w.]+/;
const IN_SETUP = /["']([\w.-]+)[ \t]*=[ \t]*([\w.]+):[\w.]+["']/g;
const IMPORT = /^.*\b(?:import|from|require|use|mod)\b.*$/gm;

/** The programs that manifests say people call: of npm and of Python. */
export async function entryPoints(repository: Repository): Promise<EntryPoint[]> {
  const found = [...(await ofNpm(repository)), ...(await ofPython(repository))];
  return found.map(([name, path]) => {
    const text = (path === undefined ? undefined : textOf(repository, path)) ?? '';
    return { name, path, uses: usesOf(text), hasCommands: dividesCommands(text) };
  });
}

/** Calls of argparse, cobra, clap, commander and their like that put a command below another one. */
const BELOW =
  /\b(?:add_?(?:sub_?)?(?:parsers?|commands?)|SubCommand::with_name|subcommands?|subparsers?)\s*\(/i;
/** `@cli.command(…)` of click, `.command('run')` of commander and yargs: one alone may be the whole program. */
const COMMAND = /@\w+(?:\.\w+)*\.(?:command|group)\b|\.command\s*\(\s*["'`]/g;

/** Whether a file divides a command line into commands. */
export function dividesCommands(text: string): boolean {
  return BELOW.test(text) || (text.match(COMMAND)?.length ?? 0) > 1;
}

/** Whether a file is the program itself, or taken in by it directly; which program, or nothing. */
export function programOf(path: string, programs: readonly EntryPoint[]): EntryPoint | undefined {
  const own = programs.find(program => program.path === path);
  if (own) return own;
  const parts = path.replace(/\.\w+$/, '').split('/');
  const name = /^(__init__|index|mod)$/.test(parts.at(-1) ?? '') ? parts.at(-2) : parts.at(-1);
  // A name that several files have says little: the program and the file have to be near each other.
  return programs.find(
    program =>
      name !== undefined &&
      program.uses.has(name) &&
      program.path !== undefined &&
      isNear(program.path, path),
  );
}

/** `bin/coffee` and `lib/coffeescript/command.js` are near in any package; in Python both are in the same one. */
function isNear(program: string, path: string): boolean {
  return (
    !program.endsWith('.py') ||
    program.split('/').slice(0, -1).join('/') === path.split('/').slice(0, -1).join('/') ||
    program.split('/').slice(0, -1).join('/') === path.split('/').slice(0, -2).join('/')
  );
}

async function ofNpm(repository: Repository): Promise<[name: string, path: string | undefined][]> {
  const data = await dataOf(repository, 'package.json');
  if (!data) return [];
  const { bin, name } = data;
  const fileOf = (value: unknown) => {
    const path = typeof value === 'string' ? value.replace(/^\.\//, '') : '';
    return [path, `${path}.js`].find(each => each !== '' && repository.isFile(each));
  };
  if (typeof bin === 'string' && typeof name === 'string')
    return [[name.replace(/^@[^/]+\//, ''), fileOf(bin)]];
  return Object.entries(mapIn(bin) ?? {}).map(([program, path]) => [program, fileOf(path)]);
}

async function ofPython(repository: Repository): Promise<[name: string, path: string | undefined][]> {
  const project = await dataOf(repository, 'pyproject.toml');
  const modules = new Map<string, string>();
  for (const table of [
    project && mapIn(project, 'project', 'scripts'),
    project && mapIn(project, 'tool', 'poetry', 'scripts'),
  ])
    for (const [name, value] of Object.entries(table ?? {}))
      if (typeof value === 'string') modules.set(name, value.split(':')[0] as string);
  for (const path of [...repository.glob(PYTHON_LISTS), 'setup.cfg']) {
    const text = textOf(repository, path) ?? '';
    const section = /console_scripts\]?[ \t]*=?[ \t]*\n([\s\S]*?)(?=\n[ \t]*\[|\n\S[^=\n]*$|$)/.exec(
      text,
    )?.[1];
    for (const line of section?.split('\n') ?? []) {
      const [, name, module] = PYTHON_ENTRY.exec(line) ?? [];
      if (name !== undefined && module !== undefined) modules.set(name, module);
    }
  }
  for (const [, name, module] of (textOf(repository, 'setup.py') ?? '').matchAll(IN_SETUP))
    modules.set(name as string, module as string);
  return [...modules].map(([name, module]) => {
    const path = module.replaceAll('.', '/');
    const places = ['', 'src/'].flatMap(root => [`${root}${path}.py`, `${root}${path}/__init__.py`]);
    return [name, places.find(each => repository.isFile(each))];
  });
}

function usesOf(text: string): ReadonlySet<string> {
  const uses = new Set<string>();
  for (const [line] of text.matchAll(IMPORT)) for (const name of line.match(/\w+/g) ?? []) uses.add(name);
  return uses;
}
