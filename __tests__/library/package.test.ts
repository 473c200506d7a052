import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { ROOT, TINY } from '../cli/run-cli.js';

/** Room that the package may take, packed and installed: somebody may want no more of it than the types. */
const MAX_PACKED_BYTES = 7_200_000;
const MAX_UNPACKED_BYTES = 19_000_000;
/** Room for the JavaScript of the bundle: what a repository that uses the action fetches and nobody compresses. */
const MAX_SCRIPT_BYTES = 11_000_000;

/** A project of somebody who installed the package: what npm would publish, and nothing else. */
let project: string;
let packed: { readonly filename: string; readonly size: number; readonly unpackedSize: number };

beforeAll(() => {
  project = mkdtempSync(join(tmpdir(), 'refdata-user-'));
  writeFileSync(join(project, 'package.json'), '{ "type": "module" }');
  [packed] = JSON.parse(run('npm', ['pack', ROOT, '--ignore-scripts', '--silent', '--json'], project));
  const archive = join(project, packed.filename);
  run('npm', ['install', archive, '--offline', '--ignore-scripts', '--no-audit', '--silent'], project);
  mkdirSync(join(project, 'language'));
  for (const [path, text] of Object.entries(TINY)) writeFileSync(join(project, 'language', path), text);
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

/** What a strict project says of a program; nothing but its types and those that are named. */
function typecheck(name: string, program: string, ...types: readonly string[]): string {
  writeFileSync(join(project, name), program);
  const tsc = join(ROOT, 'node_modules', 'typescript', 'bin', 'tsc');
  const options = ['--noEmit', '--strict', '--target', 'es2022', '--module', 'nodenext', ...types];
  return spawnSync(process.execPath, [tsc, ...options, name], { cwd: project, encoding: 'utf8' }).stdout;
}

test('the package is small, and nothing else comes with it', () => {
  const { size, unpackedSize } = packed;
  console.info(`refdata-action: ${size} bytes packed, ${unpackedSize} bytes unpacked`);
  expect(size).toBeLessThan(MAX_PACKED_BYTES);
  expect(unpackedSize).toBeLessThan(MAX_UNPACKED_BYTES);
  expect(readdirSync(join(project, 'node_modules')).filter(name => !name.startsWith('.'))).toEqual([
    'refdata-action',
  ]);
});

/**
 * Loads each module of the parts that hold other people's code alone, and prints how many there are and which fail: their names are
 * shortened, that of the bundler's function, too. Our own modules are not loaded: to load the command line is to run it.
 */
const LOADS_PARTS = `import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
const [folder] = process.argv.slice(2);
const entry = readFileSync(folder + '/index.js', 'utf8');
writeFileSync(folder + '/opened.js', entry + '\\nexport { __nccwpck_require__ as load };\\n');
const { load } = await import(folder + '/opened.js');
const parts = [];
for (const name of readdirSync(folder).filter(each => /^\\d+\\.index\\.js$/.test(each))) {
  const part = await import(folder + '/' + name);
  for (const id of part.ids) await load.e(id);
  if (!readFileSync(folder + '/' + name, 'utf8').includes('__webpack_require__')) parts.push(part);
}
let loaded = 0;
const failed = [];
for (const id of parts.flatMap(part => Object.keys(part.modules)))
  try {
    await load(id);
    loaded++;
  } catch (error) {
    failed.push(id + ': ' + error.message);
  }
console.log(JSON.stringify({ loaded, failed }));
`;

test('shortened parts of the bundle load, each module of them', () => {
  const bundle = './node_modules/refdata-action/dist/bundle';
  const scripts = readdirSync(join(project, bundle)).filter(name => name.endsWith('.js'));
  const bytes = scripts.reduce((sum, name) => sum + statSync(join(project, bundle, name)).size, 0);
  writeFileSync(join(project, 'loads.js'), LOADS_PARTS);
  const { loaded, failed } = JSON.parse(run(process.execPath, ['loads.js', bundle], project));
  console.info(`the bundle: ${bytes} bytes of JavaScript; ${loaded} modules of others`);
  expect(failed).toEqual([]);
  expect(loaded).toBeGreaterThan(500);
  expect(bytes).toBeLessThan(MAX_SCRIPT_BYTES);
});

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
  const types = join(ROOT, 'node_modules', '@types');
  expect(typecheck('program.ts', PROGRAM, '--typeRoots', types, '--types', 'node')).toBe('');
});

const CONTRACT = `import type { ErroDaLinguagem, Sintaxe } from 'refdata-action/types';

export const titleOf = ({ titulo }: ErroDaLinguagem): string => titulo;
export const wordsOf = (sintaxe: Sintaxe): readonly string[] => sintaxe.reservadas.map(each => each.palavra);
`;

test('the types of the published files are had without the engine, and without the types of Node', () => {
  expect(typecheck('contract.ts', CONTRACT)).toBe('');
  expect(typecheck('mistaken.ts', CONTRACT.replace('titulo }', 'title }'))).toContain(
    "mistaken.ts(3,27): error TS2339: Property 'title' does not exist",
  );
  writeFileSync(join(project, 'types.js'), "console.log(Object.keys(await import('refdata-action/types')));");
  expect(run(process.execPath, ['types.js'], project)).toBe('[]\n');
});

test('a schema is imported by its name', () => {
  const program = `import schema from 'refdata-action/schemas/sintaxe.schema.json' with { type: 'json' };
console.log(schema.title, schema.required.includes('reservadas'));`;
  writeFileSync(join(project, 'schema.js'), program);
  expect(run(process.execPath, ['schema.js'], project)).toBe('Sintaxe true\n');
});

test('the command line is on the path of those who install it', () => {
  const refdata = join(project, 'node_modules', '.bin', 'refdata');
  expect(run(refdata, ['--version'], project)).toMatch(/^\d+\.\d+\.\d+\n$/);
  expect(run(refdata, ['build', '--repo', 'language', '--out', 'built'], project)).toContain('built');
});
