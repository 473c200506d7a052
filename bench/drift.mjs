/**
 * Comparing two sets of data: ours, by name, beside libraries that compare any JSON, by position. Needs `npm run build`.
 *
 *     npm run bench -- drift
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import Table from 'cli-table3';
import jsonpatch from 'fast-json-patch';
import { create } from 'jsondiffpatch';
import microdiff from 'microdiff';
import { changesBetween } from '../build/drift/changes.js';
import { inTurns, ms, node, times } from './measure.mjs';
import { SPECIFIED, writeSpecifiedLanguage } from './specified-language.mjs';

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));

const ENTRIES = 10_000;
const CHANGES = 100;
const TARGET_MS = 30;
const TARGET_CHECK_MS = 5000;
const RUNS = 7;
const SIZES = [10_000, 100_000, 1_000_000];

const { before, after } = pair(ENTRIES);
const found = {};
const measured = await inTurns(RUNS, {
  ours: () => {
    found.ours = changesBetween(set(before), set(after)).length;
  },
  microdiff: () => {
    found.microdiff = microdiff(before, after).length;
  },
  'fast-json-patch': () => {
    found['fast-json-patch'] = jsonpatch.compare(before, after).length;
  },
});
// It takes seconds: measured once.
const hashed = create({
  objectHash: item => item.nome ?? item.palavra ?? item.codigo ?? JSON.stringify(item),
});
const { jsondiffpatch } = await inTurns(1, {
  jsondiffpatch: () => {
    found.jsondiffpatch = countDeltas(hashed.diff(before, after));
  },
});
print(
  `${ENTRIES} entries, ${CHANGES} changes, one of them at the front of each list`,
  ['', 'time', 'changes', 'target'],
  Object.entries({ ...measured, jsondiffpatch }).map(([name, took]) => [
    name,
    ms(took),
    found[name],
    name === 'ours'
      ? `${TARGET_MS} ms, ${CHANGES}: ${took <= TARGET_MS && found.ours === CHANGES ? 'met' : 'MISSED'}`
      : '',
  ]),
);

const rows = [];
let first;
for (const size of SIZES) {
  const files = pair(size);
  const { ours } = await inTurns(3, { ours: () => changesBetween(set(files.before), set(files.after)) });
  first ??= ours / size;
  rows.push([size.toLocaleString('en-US'), ms(ours), times(ours / size / first)]);
}
print('Growing', ['entries', 'time', 'for each entry'], rows);

const scratch = mkdtempSync(join(tmpdir(), 'refdata-drift-'));
try {
  const specified = join(scratch, 'specified');
  writeSpecifiedLanguage(specified);
  const example = join(scratch, 'lume');
  cpSync(join(ROOT, 'examples', 'lume'), example, { recursive: true });
  for (const repo of [specified, example]) commit(repo);
  requireSize(specified);
  const took = await inTurns(5, {
    'the size in the specification': () => check(specified),
    'the example': () => check(example),
  });
  const { WORDS, BUILTINS, MODULES, SYMBOLS, COMMANDS, CODES } = SPECIFIED;
  const verdict = value => `${TARGET_CHECK_MS} ms: ${value <= TARGET_CHECK_MS ? 'met' : 'MISSED'}`;
  print(
    `refdata check in a fresh process, both builds included; specification: ${WORDS} words, ${BUILTINS} builtins, ${MODULES} modules with ${SYMBOLS} symbols, ${COMMANDS} commands, ${CODES} codes`,
    ['', 'time', 'target'],
    Object.entries(took).map(([name, value]) => [name, ms(value), verdict(value)]),
  );
} finally {
  rmSync(scratch, { recursive: true, force: true });
}

function check(repo) {
  return node([join(ROOT, 'dist', 'cli', 'index.js'), 'check', '--repo', repo]);
}

function commit(repo) {
  const git = (...args) =>
    spawnSync('git', ['-c', 'user.name=b', '-c', 'user.email=b@lume.example', ...args], { cwd: repo });
  git('init', '--quiet');
  git('add', '--all', '--force');
  git('commit', '--quiet', '-m', 'one');
}

/** Checks that the whole generated language is read. */
function requireSize(repo) {
  const site = join(repo, '..', 'site');
  node([join(ROOT, 'dist', 'cli', 'index.js'), 'build', '--repo', repo, '--out', site]);
  const read = name => JSON.parse(readFileSync(join(site, 'api', `${name}.json`), 'utf8'));
  const found = {
    WORDS: read('sintaxe').reservadas.length,
    BUILTINS: read('embutidas').total,
    MODULES: read('modulos').total_modulos,
    SYMBOLS: read('modulos').total_simbolos,
    COMMANDS: read('comandos').total,
    CODES: read('erros').total,
  };
  if (!isDeepStrictEqual(found, SPECIFIED))
    throw new Error(`the language is not read: ${JSON.stringify(found)}`);
}

function set(files) {
  return { files, origins: new Map() };
}

/** Error codes, symbols and words in the proportions of a large language, and the same with changes. */
function pair(entries) {
  const before = files(entries);
  const after = structuredClone(before);
  const { codigos } = after.erros;
  codigos.unshift({ ...codigos[0], codigo: 'AA0000', titulo: 'Um erro que não havia' });
  after.sintaxe.reservadas.unshift({ palavra: 'aaa', descricao: 'nova', equivalente: '' });
  let made = 2;
  const step = Math.floor(codigos.length / 60);
  for (let i = step; made < 50; i += step, made += 1) codigos[i].solucao += ' Veja o guia.';
  const modules = after.modulos.modulos;
  for (let i = 0; made < CHANGES; i = (i + 1) % modules.length, made += 1)
    modules[i].simbolos[made].resumo += ' Desde sempre.';
  return { before, after };
}

function files(entries) {
  const versao = '1.0.0';
  const list = (length, entry) => Array.from({ length }, (_, i) => entry(i));
  const errors = Math.floor(entries / 2);
  const symbols = Math.floor(entries / 2 / 10) - 10;
  return {
    index: { nome: 'L', versao, descricao: '', documentacao: 'https://l.example', rotas: {} },
    sintaxe: {
      versao,
      extensao: '.l',
      reservadas: list(90, i => ({ palavra: `palavra${i}`, descricao: `o que faz ${i}`, equivalente: '' })),
      contextuais: [],
      operadores: [],
      verbos_http: [],
      regras: [],
    },
    embutidas: { versao, total: 0, funcoes: [] },
    modulos: {
      versao,
      total_modulos: 10,
      total_simbolos: symbols * 10,
      modulos: list(10, m => ({
        nome: `Modulo${m}`,
        apelidos: [],
        total: symbols,
        simbolos: list(symbols, i => ({
          nome: `simbolo${i}`,
          assinatura: '(a, b=1)',
          resumo: `O número ${i}.`,
        })),
      })),
    },
    comandos: { versao, total: 0, grupos: [] },
    erros: {
      versao,
      total: errors,
      codigos: list(errors, i => ({
        codigo: `LM${String(i).padStart(7, '0')}`,
        titulo: `O erro número ${i}`,
        explicacao: `Acontece quando ${i} não cabe.`,
        exemplo: 'x := 1',
        solucao: `Diminua ${i}.`,
        doc: `erros/${i}`,
      })),
    },
    conteudos: { versao, exercicios: { modulos: {}, total: 0 }, exemplos: 0, pacotes: 0, projetos: 0 },
  };
}

/** Counts the leaves of a delta; each is one change. */
function countDeltas(delta) {
  if (Array.isArray(delta)) return 1;
  return Object.entries(delta ?? {}).reduce(
    (sum, [key, value]) => sum + (key === '_t' ? 0 : countDeltas(value)),
    0,
  );
}

function print(title, head, rows) {
  const table = new Table({
    head,
    style: { head: [], border: [] },
    colAligns: head.map((_, i) => (i === 0 ? 'left' : 'right')),
  });
  table.push(...rows);
  console.log(`\n${title}\n${table.toString()}`);
}
