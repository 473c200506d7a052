import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

/** Lume's data as its own programs give it, which extraction is compared with. Only here is its code run. */

const here = dirname(fileURLToPath(import.meta.url));
export const LUME = join(here, '..', '..', 'examples', 'lume');

export type Texts = Readonly<Record<string, string>>;

export interface PythonTruth {
  readonly versao: string;
  readonly reservadas: readonly Texts[];
  readonly contextuais: readonly Texts[];
  readonly operadores: readonly Texts[];
  readonly verbos: readonly string[];
  readonly embutidas: readonly string[];
  readonly erros: readonly Texts[];
  /** By code of the catalogue, the code that its example raises. */
  readonly provocados: Readonly<Record<string, string | null>>;
  /** By module and symbol, the names of the parameters; null for constants. */
  readonly biblioteca: Readonly<Record<string, Readonly<Record<string, readonly string[] | null>>>>;
  readonly apelidos: Readonly<Record<string, string>>;
  /** Every word and symbol that occurs in one of its programs. */
  readonly usadas: readonly string[];
}

export interface Comando {
  readonly nome: string;
  readonly uso: string;
  readonly resumo: string;
  readonly detalhe: string;
  readonly opcoes: readonly { readonly flag: string; readonly descricao: string }[];
  readonly exemplos: readonly { readonly comando: string; readonly nota: string }[];
  readonly apelidos: readonly string[];
  readonly veja: readonly string[];
}

export interface Modulo {
  readonly nome: string;
  readonly apelidos: readonly string[];
  readonly simbolos: readonly Texts[];
}

export interface TypeScriptTruth {
  readonly extensao: string;
  readonly comandos: readonly { readonly grupo: string; readonly comandos: readonly Comando[] }[];
  /** With the aliases of the registry only; those of the interpreter are in the other truth. */
  readonly modulos: readonly Modulo[];
}

/** Paths of files below a folder, relative to it, sorted. */
export function filesUnder(folder: string, extension: string): string[] {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return paths.filter(path => path.endsWith(extension)).sort();
}

/** Whether Python is installed; in CI it has to be. */
export function hasPython(): boolean {
  const found = spawnSync('python3', ['-c', 'import sys; sys.exit(sys.version_info < (3, 9))']).status === 0;
  if (!found && process.env.CI)
    throw new Error('python3 (3.9 or later) is needed to test examples/lume, and CI is set.');
  if (!found) console.warn('Tests of examples/lume are skipped: there is no python3, version 3.9 or later.');
  return found;
}

/** Runs a program or command of the interpreter, as a user of the example would. */
export function lume(args: readonly string[]): { status: number | null; stdout: string; stderr: string } {
  const env = { ...process.env, PYTHONDONTWRITEBYTECODE: '1', PYTHONIOENCODING: 'utf-8' };
  return spawnSync('python3', ['-m', 'lume', ...args], { cwd: LUME, env, encoding: 'utf8', input: '' });
}

export function pythonTruth(): PythonTruth {
  return run('python3', ['-B', join(here, 'lume_truth.py'), LUME]) as PythonTruth;
}

const PRINT_TABLES = `
const [{ COMMANDS }, { MODULES }, { EXTENSION }] = await Promise.all(
  ['commands.js', 'modules.js', 'names.js'].map(name => import('./' + name)),
);
const comandos = [...COMMANDS].map(([grupo, comandos]) => ({
  grupo,
  comandos: comandos.map(({ opcoes, exemplos, ...rest }) => ({
    ...rest,
    opcoes: opcoes.map(([flag, descricao]) => ({ flag, descricao })),
    exemplos: exemplos.map(([comando, nota]) => ({ comando, nota })),
  })),
}));
const modulos = MODULES.map(({ nome, apelidos, simbolos }) => ({
  nome,
  apelidos,
  simbolos: Object.entries(simbolos).map(([nome, [assinatura, resumo]]) => ({ nome, assinatura, resumo })),
}));
process.stdout.write(JSON.stringify({ extensao: EXTENSION, comandos, modulos }));
`;

/** Compiles the command line's sources into a folder outside of the repository and asks them for their tables. */
export function typeScriptTruth(): TypeScriptTruth {
  const sources = join(LUME, 'cli', 'src');
  const folder = mkdtempSync(join(tmpdir(), 'lume-cli-'));
  try {
    for (const path of filesUnder(sources, '.ts')) {
      const target = join(folder, path.replace(/\.ts$/, '.js'));
      mkdirSync(dirname(target), { recursive: true });
      writeFileSync(target, ts.transpile(readFileSync(join(sources, path), 'utf8'), COMPILER_OPTIONS));
    }
    writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
    writeFileSync(join(folder, 'print.js'), PRINT_TABLES);
    return run(process.execPath, [join(folder, 'print.js')]) as TypeScriptTruth;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const COMPILER_OPTIONS: ts.CompilerOptions = { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ES2022 };

function run(program: string, args: readonly string[]): unknown {
  const { status, stdout, stderr } = spawnSync(program, args, {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status !== 0) throw new Error(`${program} ${args.join(' ')} ended with ${status}:\n${stderr}`);
  return JSON.parse(stdout);
}
