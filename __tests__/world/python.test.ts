import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { globSync } from 'tinyglobby';
import { canRun } from '../extract/interpreter.js';
import { isWorld, judged, type LoadedModule, printJudgement } from './judged.js';

const here = import.meta.dirname ?? '.';
const root = resolve(here, '..', '..');
const REQUIREMENTS = join(here, 'packages.txt');
/** What nobody imports, or what does something when it is imported. */
const LEFT_OUT = [
  '**/{test,tests,testing,idlelib,lib2to3,ensurepip,site-packages,_vendor,vendor,migrations}/**',
  '**/{__main__,antigravity,this,turtle,conftest,test_*}.py',
  '**/config-3*/**',
];
/** Decided by the machine that Python is started on, and asked for at that moment: where a user's own packages are. */
const MACHINE = /^(?:site|distutils\/command\/install)\.py#/;

(isWorld() && canRun('python3', '--version') ? describe : describe.skip)('tables of Python programs', () => {
  test('of its own library, as they are when it is imported', async () => {
    const script =
      'import os, platform; print(os.path.dirname(os.__file__)); print(platform.python_version())';
    const { stdout } = spawnSync('python3', ['-I', '-c', script], { encoding: 'utf8' });
    const [library = '', version = ''] = stdout.trim().split('\n');
    const found = await judged(library, loaded('python3', library, ['**']));
    printJudgement({ recipe: 'python', version }, found);
    expect(found.equal).toBeGreaterThan(400);
    expect(found.silent.filter(each => !MACHINE.test(each))).toEqual([]);
  });

  test('of packages from its index', async () => {
    const folder = installed();
    const [library = ''] = globSync('lib/python3*/site-packages', {
      cwd: folder,
      absolute: true,
      onlyDirectories: true,
    });
    const names = readFileSync(REQUIREMENTS, 'utf8')
      .split('\n')
      .flatMap(line => /^# tables of (.+)$/.exec(line)?.[1]?.split(' ') ?? []);
    const patterns = names.flatMap(name => [`${name}/**`, `${name}.py`]);
    const found = await judged(library, loaded(join(folder, 'bin', 'python3'), library, patterns));
    printJudgement({ recipe: 'packages', version: `${names.length} from PyPI` }, found);
    expect(found.silent).toEqual([]);
  });
});

/** What Python says of the modules of a folder. */
function loaded(python: string, library: string, patterns: readonly string[]): LoadedModule[] {
  const paths = globSync(
    patterns.map(each => (each.endsWith('.py') ? each : `${each}/*.py`)),
    { cwd: library, ignore: LEFT_OUT },
  ).sort();
  const module = (path: string) => path.replace(/(\/__init__)?\.py$/, '').replaceAll('/', '.');
  const { stdout, stderr, status } = spawnSync(python, ['-I', join(here, 'python_tables.py'), library], {
    input: paths.map(path => `${module(path)}\t${join(library, path)}\n`).join(''),
    encoding: 'utf8',
    maxBuffer: 1 << 30,
  });
  if (status !== 0) throw new Error(`python_tables.py ended with ${status}: ${stderr.slice(-2000)}`);
  return stdout
    .trim()
    .split('\n')
    .map(line => JSON.parse(line) as LoadedModule);
}

/** A virtual environment with the packages, made once. */
function installed(): string {
  const folder = join(root, 'node_modules', '.cache', 'world');
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
