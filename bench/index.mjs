/**
 * `npm run bench`: how fast, and with how much memory. Nothing here is a test: a machine that is busy makes everything
 * slow, so look at ratios first. Needs `npm run build`; runs `build/` and `dist/`.
 *
 *     npm run bench                 everything
 *     npm run bench -- extraction   only the parts whose names are given
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import Table from 'cli-table3';
import { GROWING } from './growing.mjs';
import { inTurns, median, mib, ms, node, processorInTurns, processorTime, time, times } from './measure.mjs';

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
const CLI = join(ROOT, 'dist', 'cli', 'index.js');
const EXAMPLE = join(ROOT, 'examples', 'lume');
/** Published files of a real language, where this machine has copies of them. */
const PUBLISHED = join(ROOT, '..', 'shared', 'data', 'published');

const PROCESS_RUNS = 15;
const WARM_RUNS = 40;
/** Small inputs are read more often, so that the engine has compiled the code before it is measured. */
const EXTRACTION_RUNS = 7;
const EXTRACTION_MS = 2000;
const MAX_EXTRACTION_RUNS = 60;
const COLD_RUNS = 3;

const TARGET_START_MS = 60;
const TARGET_VALIDATE_MS = 20;
const TARGET_BUILD_MS = 1000;
const TARGET_RATIO = 1.3;
const TARGET_PEAK_MIB = 250;
const TARGET_CACHED = 1 / 5;

const PYTHON = "Python's library";
const CASES = [
  {
    name: 'TypeScript 6.0.3',
    repo: join(ROOT, 'node_modules', 'typescript'),
    config: join(ROOT, 'recipes', 'typescript', 'refdata.yml'),
  },
  {
    name: 'Delégua 1.0.0',
    repo: join(ROOT, 'node_modules', '@designliquido', 'delegua'),
    config: join(ROOT, 'recipes', 'delegua', 'refdata.yml'),
  },
  { name: 'Lume (the example)', repo: EXAMPLE, config: join(EXAMPLE, 'refdata.yml') },
  {
    name: PYTHON,
    repo: pythonLibrary(),
    config: join(ROOT, 'recipes', 'python', 'refdata.yml'),
  },
].filter(({ repo }) => repo !== undefined && existsSync(repo));

const PARTS = {
  start,
  validation,
  build,
  extraction,
  secondRun,
  linearity,
  registry,
  server,
  exporters,
  serve,
  publish,
  drift,
  lsp,
};

const scratch = mkdtempSync(join(tmpdir(), 'refdata-bench-'));
try {
  const [cpu] = cpus();
  console.log(
    `${cpu?.model ?? 'unknown processor'} x ${cpus().length}, ${process.platform} ${process.arch}, Node ${process.version}`,
  );
  const wanted = process.argv.slice(2);
  const unknown = wanted.filter(name => !Object.hasOwn(PARTS, name));
  if (unknown.length > 0)
    throw new Error(`there is no part ${unknown.join(', ')}: the parts are ${Object.keys(PARTS).join(', ')}`);
  for (const [name, part] of Object.entries(PARTS))
    if (wanted.length === 0 || wanted.includes(name)) await part();
} finally {
  rmSync(scratch, { recursive: true, force: true });
}

async function start() {
  const took = await inTurns(PROCESS_RUNS, {
    bare: () => node(['-e', '0']),
    version: () => node([CLI, '--version']),
    help: () => node([CLI, '--help']),
  });
  print(
    'Start of a process',
    `medians of ${PROCESS_RUNS} runs, in turns`,
    ['', 'time', 'over node -e 0', 'target'],
    [
      ['node -e 0', ms(took.bare), '', ''],
      [
        'refdata --version',
        ms(took.version),
        ms(took.version - took.bare),
        verdict(took.version - took.bare, TARGET_START_MS, ms),
      ],
      ['refdata --help', ms(took.help), ms(took.help - took.bare), ''],
    ],
  );
}

async function validation() {
  const { validate } = await import('../dist/lib/index.js');
  const real = existsSync(PUBLISHED);
  const folder = real ? PUBLISHED : built();
  let result;
  const run = async () => {
    result = await validate(folder);
  };
  const cold = await time(run);
  for (let i = 0; i < WARM_RUNS; i += 1) await run();
  const { warm } = await inTurns(WARM_RUNS, { warm: run });
  const bytes = result.files.reduce((sum, file) => sum + file.bytes, 0);
  print(
    'Validation in one process',
    `${real ? 'the published files of a real language' : 'the built example'}, ${Math.round(bytes / 1024)} KiB; median of ${WARM_RUNS} runs`,
    ['', 'time', 'target'],
    [
      ['the first time', ms(cold), ''],
      ['warm', ms(warm), verdict(warm, TARGET_VALIDATE_MS, ms)],
    ],
  );
}

async function build() {
  const took = await inTurns(PROCESS_RUNS, {
    bare: () => node(['-e', '0']),
    build: () => built(),
  });
  print(
    'Build of the example in a fresh process',
    `medians of ${PROCESS_RUNS} runs, in turns`,
    ['', 'time', 'target'],
    [
      ['node -e 0', ms(took.bare), ''],
      ['refdata build', ms(took.build), verdict(took.build, TARGET_BUILD_MS, ms)],
    ],
  );
}

function built() {
  const out = join(scratch, 'site');
  node([CLI, 'build', '--repo', EXAMPLE, '--out', out]);
  return out;
}

async function extraction() {
  const rows = [];
  const all = { parse: 0, extract: 0 };
  for (const { name, repo, config } of CASES) {
    const { prepareExtraction, prepareParsing } = await import('./extraction.mjs');
    const extracting = prepareExtraction(repo, config);
    const files = await extracting.parsed();
    const parsing = await prepareParsing(repo, files);
    const once = await processorTime(() => parsing.run());
    const runs = Math.min(MAX_EXTRACTION_RUNS, Math.max(EXTRACTION_RUNS, Math.ceil(EXTRACTION_MS / once)));
    const warm = await processorInTurns(runs, {
      parse: () => parsing.run(),
      extract: () => extracting.run(),
    });
    const cold = coldRuns(repo, config, files);
    const size = `${files.length} files, ${(parsing.bytes / 1024 / 1024).toFixed(2)} MiB`;
    // What users meet comes first.
    rows.push([
      ...row(`${name}: ${size}`, 'fresh process', cold),
      `${mib(cold.parseMib)} / ${mib(cold.extractMib)}`,
      verdict(cold.extractMib, TARGET_PEAK_MIB, mib),
    ]);
    rows.push([...row('', 'warm', warm), '', '']);
    all.parse += warm.parse;
    all.extract += warm.extract;
  }
  rows.push([...row('all files of all of them', 'warm', all), '', '']);
  print(
    'Extraction over the bare parser on the same files',
    `processor time; fresh process: median of ${COLD_RUNS}; warm: least of at least ${EXTRACTION_RUNS} runs in one process, in turns`,
    [
      '',
      '',
      'parser alone',
      'extraction',
      'ratio',
      'target',
      'peak of memory (parser / extraction)',
      'target',
    ],
    rows,
  );
  await peers();
}

/** The same sources read by others. */
async function peers() {
  const { pythonPeers, typescriptPeers } = await import('./peers.mjs');
  const python = CASES.find(({ name }) => name === PYTHON);
  if (!python) {
    console.log('Peers need python3, which is not here: left out.');
    return;
  }
  for (const [title, found] of [
    [PYTHON, await pythonPeers(python.repo, python.config, scratch)],
    ['The folder src/extract in TypeScript', await typescriptPeers(scratch)],
  ]) {
    const [ours] = found;
    print(
      `${title}, read by others`,
      'whole processes, medians of 3, in turns; ratios over ours',
      [
        '',
        'processor time',
        'ratio',
        'peak of memory',
        'ratio',
        'functions, classes and what else is at the top of modules',
      ],
      found.map(({ name, processor, peakMib, symbols }) => [
        name,
        ms(processor),
        times(processor / ours.processor),
        mib(peakMib),
        times(peakMib / ours.peakMib),
        symbols,
      ]),
    );
  }
}

function row(name, kind, { parse, extract }) {
  return [
    name,
    kind,
    ms(parse),
    ms(extract),
    times(extract / parse),
    verdict(extract / parse, TARGET_RATIO, times),
  ];
}

/** A build by the command, first without and then with what it kept of the first run. */
async function secondRun() {
  const rows = [];
  for (const { name, repo, config } of CASES) {
    const { build } = await import('../dist/lib/index.js');
    const cache = join(scratch, 'cache');
    const options = { repo, config, out: join(scratch, 'built'), cache };
    const first = [];
    const second = [];
    for (let i = 0; i < COLD_RUNS; i += 1) {
      rmSync(cache, { recursive: true, force: true });
      first.push(await processorTime(() => build(options)));
      second.push(await processorTime(() => build(options)));
    }
    const ratio = Math.min(...second) / Math.min(...first);
    rows.push([
      name,
      ms(Math.min(...first)),
      ms(Math.min(...second)),
      times(ratio),
      verdict(ratio, TARGET_CACHED, times),
    ]);
  }
  print(
    'A second build with --cache and unchanged sources',
    `processor time, least of ${COLD_RUNS} runs in one process; checks and writing included`,
    ['', 'first', 'second', 'ratio', 'target'],
    rows,
  );
}

/** Where `python3` has its library; undefined without one. */
function pythonLibrary() {
  const script = 'import sysconfig; print(sysconfig.get_paths()["stdlib"])';
  const { status, stdout } = spawnSync('python3', ['-I', '-c', script], { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}

function coldRuns(repo, config, files) {
  const script = fileURLToPath(new URL('extraction.mjs', import.meta.url));
  const runs = { parse: [], extract: [] };
  for (let i = 0; i < COLD_RUNS; i += 1) {
    for (const what of ['parse', 'extract'])
      runs[what].push(JSON.parse(node([script, what, repo, config, JSON.stringify(files)])));
  }
  const of = (what, field) => median(runs[what].map(run => run[field]));
  return {
    parse: of('parse', 'took'),
    extract: of('extract', 'took'),
    parseMib: of('parse', 'peakMib'),
    extractMib: of('extract', 'peakMib'),
  };
}

async function linearity() {
  for (const growing of GROWING) {
    const rows = [];
    let first;
    for (const factor of [1, 4, 16]) {
      const took = await grown(growing, 2000 * factor);
      first ??= took.extract;
      rows.push([
        `${factor} x`,
        2000 * factor,
        ms(took.parse),
        ms(took.extract),
        times(took.extract / first),
        `${((took.extract * 1000) / (2000 * factor)).toFixed(1)} µs`,
      ]);
    }
    print(
      growing.title,
      'medians of 5 runs in one process; twice as long for twice as much is linear',
      ['', growing.units, 'parser alone', 'extraction', 'over 1 x', `for each ${growing.unit}`],
      rows,
    );
  }
}

/** How long a source with this number of entries takes to parse and to read. */
async function grown({ unit, section, source, entry, found }, count) {
  const { prepareExtraction, prepareParsing } = await import('./extraction.mjs');
  const repo = join(scratch, `${unit}-${count}`);
  mkdirSync(repo, { recursive: true });
  writeFileSync(join(repo, 'source.py'), source(Array.from({ length: count }, (_, i) => entry(i))));
  const head = 'nome: Tabela\ndescricao: Uma tabela\ndocumentacao: https://lume.example\nversao: "1"\n';
  writeFileSync(join(repo, 'refdata.yml'), head + section);
  const extracting = prepareExtraction(repo, join(repo, 'refdata.yml'));
  const { extracted, problems } = await extracting.run();
  if (problems.length > 0 || found(extracted) !== count)
    throw new Error(`the generated source is not read: ${JSON.stringify(problems[0])}`);
  const parsing = await prepareParsing(repo, ['source.py']);
  return inTurns(5, { parse: () => parsing.run(), extract: () => extracting.run() });
}

function verdict(value, target, show) {
  return `${show(target)}: ${value <= target ? 'met' : 'MISSED'}`;
}

function print(title, how, head, rows) {
  const table = new Table({
    head,
    style: { head: [], border: [] },
    colAligns: head.map((_, i) => (i === 0 ? 'left' : 'right')),
  });
  table.push(...rows);
  console.log(`\n${title} (${how})\n${table.toString()}`);
}

/** A separate program, since each of its figures is of a process of its own. */
function registry() {
  program('registry.mjs');
}

/** A separate program, since it starts a server. */
function publish() {
  program('publish.mjs');
}

function program(name, ...flags) {
  const { status } = spawnSync(process.execPath, [...flags, join(ROOT, 'bench', name)], { stdio: 'inherit' });
  if (status !== 0) throw new Error(`bench/${name} ended with ${status}`);
}

async function serve() {
  const { benchServe } = await import('./serve.mjs');
  const { rates, processor } = await benchServe();
  const shares = ['serve / bare', 'bare / nginx', 'serve / nginx'];
  const head = ['', 'serve', 'bare Node', 'nginx', ...shares];
  const how = 'medians of 5 rounds of 1 s with 20 connections, in turns, on the same folder';
  print('Requests per second of refdata serve, of Node alone and of nginx', how, [...head, 'target'], rates);
  if (processor.length > 0)
    print(
      'The same: processor time of the server for a request',
      'shares: 100 % is as good',
      head,
      processor,
    );
}

/** A separate program, too. */
function exporters() {
  program('exporters.mjs');
}

function server() {
  program('server.mjs');
}

/** A separate program, too. */
function lsp() {
  program('lsp.mjs');
}

function drift() {
  program('drift.mjs');
}
