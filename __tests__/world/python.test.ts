import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { globSync } from 'tinyglobby';
import { canRun } from '../extract/interpreter.js';
import { judged, modulesAskedFor, type Project, printJudgement, toldOf } from './judged.js';
import { CACHE, loadedBy, type Module, sampleOf, type Teller } from './loaded.js';

const here = import.meta.dirname ?? '.';
const REQUIREMENTS = join(here, 'packages.txt');
const HOURS = 6 * 3_600_000;
/** What nobody imports, or what does something when it is imported. */
const LEFT_OUT = [
  '**/{test,tests,testing,idlelib,lib2to3,ensurepip,site-packages,_vendor,vendor,migrations}/**',
  '**/{__main__,antigravity,this,turtle,conftest,test_*}.py',
  '**/config-3*/**',
];
/** Decided by the machine that Python is started on, and asked for at that moment: where a user's own packages are. */
const MACHINE = /^(?:site|distutils\/command\/install)\.py#/;

const MOST = modulesAskedFor();
/** Of a hundred tables, so many may be told at most: it falls, and does not rise. */
const CEILING = { library: 16, packages: 13 };

(MOST > 0 && canRun('python3', '--version') ? describe : describe.skip)('tables of Python programs', () => {
  test(
    'of its own library, as they are when it is imported',
    async () => {
      const script =
        'import os, platform; print(os.path.dirname(os.__file__)); print(platform.python_version())';
      const { stdout } = spawnSync('python3', ['-I', '-c', script], { encoding: 'utf8' });
      const [library = '', version = ''] = stdout.trim().split('\n');
      const files = filesIn(library, ['**']);
      const asked = loadedBy(teller('python3'), library, modulesOf(library, sampleOf(files, MOST)), version);
      const found = await judged(library, byFirstFolder(files), asked, minorOf(version));
      printJudgement(`Python ${version}, its library`, files.length, found);
      expect(found.silent.filter(each => !MACHINE.test(each))).toEqual([]);
      expect(toldOf(found)).toBeLessThan(CEILING.library);
    },
    HOURS,
  );

  test(
    'of packages from its index',
    async () => {
      const folder = installed();
      const [library = ''] = globSync('lib/python3*/site-packages', {
        cwd: folder,
        absolute: true,
        onlyDirectories: true,
      });
      const requirements = readFileSync(REQUIREMENTS, 'utf8');
      const names = /^# tables of (.+)$/m.exec(requirements)?.[1]?.split(' ') ?? [];
      const projects = names.map(name => ({ name, files: filesIn(library, [`${name}/**`, `${name}.py`]) }));
      const files = projects.flatMap(project => project.files);
      const asked = loadedBy(
        teller(join(folder, 'bin', 'python3')),
        library,
        modulesOf(library, sampleOf(files, MOST)),
        requirements,
      );
      const found = await judged(library, projects, asked, minorOf(library));
      printJudgement(`${names.length} packages from PyPI`, files.length, found);
      expect(found.silent).toEqual([]);
      expect(toldOf(found)).toBeLessThan(CEILING.packages);
    },
    HOURS,
  );
});

function teller(python: string): Teller {
  return { command: [python, '-I'], script: 'python_tables.py' };
}

/** `3.12` of `3.12.4`, and of `lib/python3.12/site-packages`. */
function minorOf(text: string): string {
  return /\d+\.\d+/.exec(text.slice(text.lastIndexOf('python') + 1))?.[0] ?? '';
}

/** Of a hundred tables, how many were told. */
function filesIn(library: string, patterns: readonly string[]): string[] {
  return globSync(
    patterns.map(each => (each.endsWith('.py') ? each : `${each}/*.py`)),
    { cwd: library, ignore: LEFT_OUT },
  ).sort();
}

/** Modules of the library that stand by themselves, and its packages: each is read as a repository of its own. */
function byFirstFolder(files: readonly string[]): Project[] {
  const found = new Map<string, string[]>();
  for (const file of files) {
    const [name = ''] = file.split('/');
    found.set(name, [...(found.get(name) ?? []), file]);
  }
  return [...found].map(([name, own]) => ({ name, files: own }));
}

function modulesOf(library: string, files: readonly string[]): Module[] {
  return files.map(file => ({
    name: file.replace(/(\/__init__)?\.py$/, '').replaceAll('/', '.'),
    path: join(library, file),
  }));
}

/** A virtual environment with the packages, made once. */
function installed(): string {
  const folder = join(CACHE, 'packages');
  const whole = join(folder, 'whole');
  if (existsSync(whole)) return folder;
  rmSync(folder, { recursive: true, force: true });
  const run = (program: string, ...args: string[]) => {
    const { status, stderr } = spawnSync(program, args, { encoding: 'utf8' });
    if (status !== 0)
      throw new Error(`${program} ${args.join(' ')} ended with ${status}: ${stderr.slice(-2000)}`);
  };
  run('python3', '-m', 'venv', folder);
  run(join(folder, 'bin', 'pip'), 'install', '--only-binary', ':all:', '--no-deps', '-r', REQUIREMENTS);
  mkdirSync(whole);
  return folder;
}
