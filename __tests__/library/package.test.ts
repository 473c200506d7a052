import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { ROOT, TINY } from '../cli/run-cli.js';

/** A project of somebody who installed the package: what npm would publish, and nothing else. */
let project: string;

beforeAll(() => {
  project = mkdtempSync(join(tmpdir(), 'refdata-user-'));
  const installed = join(project, 'node_modules', 'refdata-action');
  mkdirSync(installed, { recursive: true });
  run('npm', ['pack', ROOT, '--ignore-scripts', '--silent'], project);
  const [archive] = readdirSync(project).filter(name => name.endsWith('.tgz'));
  run('tar', ['-xzf', archive as string, '-C', installed, '--strip-components', '1'], project);
  mkdirSync(join(project, 'language'));
  for (const [path, text] of Object.entries(TINY)) writeFileSync(join(project, 'language', path), text);
  writeFileSync(join(project, 'package.json'), '{ "type": "module" }');
});

afterAll(() => rmSync(project, { recursive: true, force: true }));

function run(program: string, args: readonly string[], cwd: string): string {
  const { status, stdout, stderr } = spawnSync(program, args, {
    cwd,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(`${program} ${args.join(' ')}: ${stdout}${stderr}`);
  return stdout;
}

const PROGRAM = `import { build, type ErroDaLinguagem, explain, type ReferenceFiles, validate } from 'refdata-action';

const result = await build({ repo: 'language', config: 'refdata.yml', out: 'site' });
const { findings } = await validate('site');
const explained = await explain('TY0101', { repo: 'language', config: 'refdata.yml' });
const erro: ErroDaLinguagem | undefined = explained.erro;
const codes = (files: ReferenceFiles): readonly string[] => files.erros.codigos.map(entry => entry.codigo);
console.log(JSON.stringify({ ok: result.ok, versao: result.versao, errors: findings.filter(f => f.level === 'error').length, titulo: erro?.titulo, codes: codes.length }));
`;

test('the library runs for somebody who has only the package', () => {
  // The same program without its types, as a JavaScript user would write it.
  const transpile = `const ts = require(${JSON.stringify(join(ROOT, 'node_modules', 'typescript'))}); process.stdout.write(ts.transpileModule(require('fs').readFileSync(0, 'utf8'), { compilerOptions: { target: 'es2022', module: 'esnext' } }).outputText)`;
  const { stdout: script } = spawnSync(process.execPath, ['-e', transpile], {
    input: PROGRAM,
    encoding: 'utf8',
  });
  writeFileSync(join(project, 'program.js'), script);
  const output = JSON.parse(run(process.execPath, ['program.js'], project)) as unknown;
  expect(output).toEqual({ ok: true, versao: '1.0.0', errors: 0, titulo: 'Palavra desconhecida', codes: 1 });
});

test('its types hold in a strict project, without any other package', () => {
  writeFileSync(join(project, 'program.ts'), PROGRAM);
  const tsc = join(ROOT, 'node_modules', 'typescript', 'bin', 'tsc');
  const types = join(ROOT, 'node_modules', '@types');
  const options = [
    '--noEmit',
    '--strict',
    '--target',
    'es2022',
    '--module',
    'nodenext',
    '--typeRoots',
    types,
    '--types',
    'node',
  ];
  expect(run(process.execPath, [tsc, ...options, 'program.ts'], project)).toBe('');
});

test('the command line is on the path of those who install it', () => {
  const cli = join(project, 'node_modules', 'refdata-action', 'dist', 'cli', 'index.js');
  expect(run(process.execPath, [cli, '--version'], project)).toMatch(/^\d+\.\d+\.\d+\n$/);
});
