/**
 * Other programs that read the same sources, each in a fresh process: griffe and universal-ctags on Python's library,
 * TypeDoc on
 * a folder in TypeScript. What they are run with is installed under `node_modules/.cache`, in fixed versions;
 * who cannot be had is left out with a word.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { prepareExtraction } from './extraction.mjs';
import { measured, median } from './measure.mjs';

const GRIFFE = '2.4.1';
const TYPEDOC = '0.28.20';

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
const CACHE = join(ROOT, 'node_modules', '.cache', 'bench');
const CLI = join(ROOT, 'dist', 'cli', 'index.js');
const RUNS = 3;

/**
 * Everybody on Python's library: the files that our recipe reads, and no others.
 * @returns rows for a table, ours first: name, medians of processor time (ms) and peak of memory (MiB), symbols.
 */
export async function pythonPeers(library, recipe, scratch) {
  const extracting = prepareExtraction(library, recipe);
  const files = await extracting.parsed();
  const copy = join(scratch, 'peers-python');
  for (const file of files) cpSync(join(library, file), join(copy, file));
  // Folders that are no modules end griffe with 1: `config-3.11-x86_64-linux-gnu`.
  const modules = new Set(files.map(file => file.split('/')[0].replace(/\.py$/, '')).filter(isName));
  const griffe = griffeProgram();
  const out = name => join(scratch, `peers-${name}`);
  return compared([
    ours(library, recipe, out('site')),
    griffe && {
      name: `griffe ${GRIFFE}: griffe dump`,
      command: [
        griffe,
        'dump',
        '--no-inspection',
        '-L',
        'CRITICAL',
        '-s',
        copy,
        '-o',
        out('griffe.json'),
        ...modules,
      ],
      symbols: () => griffeSymbols(JSON.parse(readFileSync(out('griffe.json'), 'utf8'))),
    },
    has('ctags') && {
      name: firstLine('ctags'),
      command: ['ctags', '-R', '--languages=Python', '--fields=+S', '-f', out('tags'), copy],
      symbols: () => tagged(readFileSync(out('tags'), 'utf8')),
    },
  ]);
}

function isName(text) {
  return /^[A-Za-z_]\w*$/.test(text);
}

/** Ours and TypeDoc on what is at hand in TypeScript: a folder of this repository, with all that it exports. */
export async function typescriptPeers(scratch) {
  const folder = 'src/extract';
  const recipe = join(scratch, 'peers.yml');
  writeFileSync(recipe, recipeFor(`${folder}/**/*.ts`));
  const typedoc = typedocProgram();
  const json = join(scratch, 'peers-typedoc.json');
  return compared([
    ours(ROOT, recipe, join(scratch, 'peers-typescript')),
    typedoc && {
      name: `TypeDoc ${TYPEDOC}`,
      command: [
        ...[
          process.execPath,
          typedoc,
          '--tsconfig',
          join(ROOT, 'tsconfig.json'),
          '--entryPointStrategy',
          'expand',
        ],
        ...['--skipErrorChecking', '--logLevel', 'None', '--json', json, join(ROOT, folder)],
      ],
      symbols: () => typedocSymbols(JSON.parse(readFileSync(json, 'utf8'))),
    },
  ]);
}

function ours(repo, recipe, out) {
  return {
    name: 'refdata build',
    command: [process.execPath, CLI, 'build', '--repo', repo, '--config', recipe, '--out', out],
    symbols() {
      const { modulos } = JSON.parse(readFileSync(join(out, 'api', 'modulos.json'), 'utf8'));
      return modulos.reduce((sum, { simbolos }) => sum + simbolos.length, 0);
    },
  };
}

/** Processes in turns, so that a slow moment of the machine meets all of them. */
function compared(peers) {
  const present = peers.filter(Boolean);
  const runs = present.map(() => []);
  for (let i = 0; i < RUNS; i += 1)
    for (const [at, { command }] of present.entries()) runs[at].push(measured(command));
  return present.map(({ name, symbols }, at) => ({
    name,
    processor: median(runs[at].map(run => run.processor)),
    peakMib: median(runs[at].map(run => run.peakMib)),
    symbols: symbols(),
  }));
}

/** Functions and classes at the top of modules, not what they import. */
function griffeSymbols(objects) {
  let count = 0;
  for (const { kind, members = {} } of Object.values(objects)) {
    if (kind === 'function' || kind === 'class') count += 1;
    else if (kind === 'module') count += griffeSymbols(members);
  }
  return count;
}

/** The same: kinds `f` and `c` that stand in no other. */
function tagged(text) {
  return text.split('\n').filter(line => /;"\t[fc](\t(?!class:|function:|member:)[^\t]*)*$/.test(line))
    .length;
}

/** What modules export. */
function typedocSymbols({ children = [] }) {
  const MODULE = 2;
  return children.reduce((sum, child) => sum + (child.kind === MODULE ? typedocSymbols(child) : 1), 0);
}

function recipeFor(files) {
  return `nome: TypeScript
descricao: A folder in TypeScript
documentacao: https://www.typescriptlang.org
versao: "1"
sintaxe: { extensao: .ts }
modulos:
  symbols: "${files}"
  exported: true
  map: { _modulo: module, nome: name, assinatura: signature, resumo: summary }
  group: { by: _modulo, as: nome, into: simbolos }
rules: { source-unresolved: { level: warning }, source-syntax: { level: warning }, simbolo-unique: { level: "off" } }
`;
}

function griffeProgram() {
  const folder = join(CACHE, `griffe-${GRIFFE}`);
  const program = join(folder, 'bin', 'griffe');
  return installed('griffe', program, [
    ['python3', '-m', 'venv', folder],
    [join(folder, 'bin', 'python3'), '-m', 'pip', 'install', '--quiet', `griffe==${GRIFFE}`],
  ]);
}

function typedocProgram() {
  const folder = join(CACHE, `typedoc-${TYPEDOC}`);
  const program = join(folder, 'node_modules', 'typedoc', 'bin', 'typedoc');
  const flags = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  return installed('TypeDoc', program, [
    ['npm', 'install', '--prefix', folder, ...flags, `typedoc@${TYPEDOC}`],
  ]);
}

/** A program, after installing it where it is not; undefined where it cannot be. */
function installed(name, program, commands) {
  if (existsSync(program)) return program;
  mkdirSync(CACHE, { recursive: true });
  for (const [command, ...args] of commands) {
    const { status, stderr } = spawnSync(command, args, { encoding: 'utf8' });
    if (status === 0) continue;
    console.log(
      `${name} cannot be installed here, and is left out: ${stderr?.trim().split('\n').at(-1) ?? ''}`,
    );
    rmSync(dirname(dirname(program)), { recursive: true, force: true });
    return undefined;
  }
  return program;
}

function has(program) {
  const isThere = spawnSync(program, ['--version'], { stdio: 'ignore' }).status === 0;
  if (!isThere) console.log(`${program} is not here, and is left out.`);
  return isThere;
}

function firstLine(program) {
  const { stdout } = spawnSync(program, ['--version'], { encoding: 'utf8' });
  return stdout.split(/[,\n]/)[0];
}
