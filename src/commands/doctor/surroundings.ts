import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { delimiter, dirname, isAbsolute, join, resolve } from 'node:path';
import type { LoadedConfig } from '../../config/config.js';
import { OLDEST_GIT, readGit } from '../../git/git.js';
import { VERSION } from '../../runtime/generated/version.js';
import { type Point, point } from './point.js';

/** The oldest Node that the package runs with (`engines` of package.json). */
const OLDEST_NODE = 20;
/** The comment by which editors find the schema of a YAML file. */
const MODELINE = /^#\s*yaml-language-server:\s*\$schema=(\S+)/m;

/** The program itself, and what it runs on. */
export function programPoint(): Point {
  const message = `refdata ${VERSION} on Node ${process.versions.node}.`;
  return Number.parseInt(process.versions.node, 10) >= OLDEST_NODE
    ? point('program', 'refdata', 'ok', message)
    : point('program', 'refdata', 'broken', message, {
        remedy: `Install Node ${OLDEST_NODE} or later.`,
      });
}

/** The line by which editors know the keys of refdata.yml. */
export function modelinePoint(text: string, configPath: string, shown: string): Point {
  const schema = MODELINE.exec(text)?.[1];
  const name = 'schema for editors';
  const remedy =
    'Write `# yaml-language-server: $schema=node_modules/refdata-action/schemas/refdata.schema.json` into the first line, with the path to where the package is.';
  if (schema === undefined)
    return point(
      'configuration',
      name,
      'attention',
      `${shown} names no schema, so that editors offer no keys.`,
      { remedy },
    );
  if (/^https?:\/\//.test(schema))
    return point('configuration', name, 'ok', `Editors fetch it from ${schema}.`);
  const path = resolve(dirname(configPath), schema.replace(/^file:\/\//, ''));
  return existsSync(path)
    ? point('configuration', name, 'ok', `Editors find it in ${schema}.`)
    : point('configuration', name, 'attention', `There is no file ${schema}, which ${shown} names.`, {
        remedy: `${remedy.replace('Write', 'Install the package, or write')}`,
      });
}

/** Git, and the programs that refdata.yml names. Only git is run. */
export async function toolPoints(root: string, loaded: LoadedConfig | undefined): Promise<Point[]> {
  const points = [await gitPoint(root)];
  for (const [program, key] of programsIn(loaded?.config)) {
    const found = programAt(program, root);
    points.push(
      found === undefined
        ? point('tools', program, 'attention', `${key} names it, and it is not installed.`, {
            remedy: `Install ${program}, or let ${key} name another program.`,
          })
        : point('tools', program, 'ok', `${key} names it, and it is ${found}.`),
    );
  }
  return points;
}

async function gitPoint(root: string): Promise<Point> {
  const needed = 'check, changelog, bump and what is said of commits need it';
  const version = await readGit(root, ['--version']).then(
    ({ stdout }) => /(?<!\d)\d+\.\d+(?:\.\d+)?/.exec(stdout)?.[0],
    () => undefined,
  );
  if (version === undefined)
    return point('tools', 'git', 'attention', `It is not installed: ${needed}.`, {
      remedy: `Install git ${OLDEST_GIT} or later.`,
    });
  if (version.localeCompare(OLDEST_GIT, 'en', { numeric: true }) < 0)
    return point('tools', 'git', 'attention', `It is of version ${version}: ${needed}.`, {
      remedy: `Install git ${OLDEST_GIT} or later.`,
    });
  const { code } = await readGit(root, ['rev-parse', '--verify', '--quiet', 'HEAD']);
  return code === 0
    ? point('tools', 'git', 'ok', `Version ${version}, and the repository has a commit.`)
    : point('tools', 'git', 'attention', `Version ${version}, and there is no commit here: ${needed}.`, {
        remedy: 'git init && git add --all && git commit --message "First commit"',
      });
}

/** Programs that sources of the kind `command` name, each with the first key that names it. */
function programsIn(config: unknown): Map<string, string> {
  const found = new Map<string, string>();
  const walk = (value: unknown, at: string) => {
    if (typeof value !== 'object' || value === null) return;
    for (const [key, part] of Object.entries(value)) {
      const inner = Array.isArray(value) ? `${at}[${key}]` : at === '' ? key : `${at}.${key}`;
      const program = key === 'command' && Array.isArray(part) ? part[0] : undefined;
      if (typeof program === 'string') {
        if (!found.has(program)) found.set(program, at);
      } else walk(part, inner);
    }
  };
  walk(config, '');
  return found;
}

/** Where a program would be started from, as a shell looks for it; nothing where it is nowhere. */
function programAt(program: string, root: string): string | undefined {
  const endings =
    process.platform === 'win32' ? ['', ...(process.env.PATHEXT ?? '.EXE;.CMD').split(';')] : [''];
  const folders = /[\\/]/.test(program) ? [root] : (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  for (const folder of folders)
    for (const ending of endings) {
      const path = isAbsolute(program) ? program + ending : join(folder, program + ending);
      if (isProgram(path)) return path;
    }
  return undefined;
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}
