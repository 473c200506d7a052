/**
 * Figures of the package registry, printed as tables: `node bench/registry.mjs`, after `npm run generate`.
 *
 * 1. 10,000 packages with 5 versions each: the index built with a few changed packages, and checked as a whole.
 * 2. A package of 200 MB: packed, beside `tar | gzip -6` on the same files in the same run.
 *
 * RUNS (3) and LARGE (200, in MB) in the environment make it shorter.
 *
 * Each step runs in a process of its own, so that its largest memory is its own.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  closeSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
const CLI = join(ROOT, 'build', 'cli.js');

/** A process prints its own peak of memory, which nobody can ask for once it has ended. */
const TELLS_MEMORY = `data:text/javascript,${encodeURIComponent("process.on('exit', () => process.stderr.write('\\nrss ' + process.resourceUsage().maxRSS + '\\n'))")}`;

const PACKAGES = 10_000;
const VERSIONS = ['1.0.0', '1.1.0', '1.2.0', '2.0.0', '2.1.0'];
/** Of the first, second and third dependency of a package. */
const RANGES = ['^1.0', '*', '>=1.1'];
const CHANGED = 20;
const LARGE_MB = Number(process.env.LARGE ?? 200);
const RUNS = Number(process.env.RUNS ?? 3);

const LIMITS = { build: { ms: 2000, mb: 300 }, check: { ms: 3000 }, pack: { mb: 300 } };

const CONFIG = `nome: Bench
descricao: Uma língua com muitos pacotes
documentacao: https://bench.example/docs
versao: 1.0.0
sintaxe: { extensao: .bn }
registro: { pacotes: pacotes/*/forge.toml }
`;

const folder = mkdtempSync(join(tmpdir(), 'refdata-bench-'));
try {
  const large = benchLarge();
  const index = benchIndex();
  console.log(table(['step', 'median', 'largest memory', 'limit'], index));
  console.log();
  console.log(table([`a package of ${LARGE_MB} MB`, 'median', 'largest memory', 'archive'], large));
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** A published registry, and a repository of the same packages in which a few were changed since. */
function benchIndex() {
  const repo = join(folder, 'repo');
  const registry = join(folder, 'registry');
  writeRepository(repo);
  writeIndex(registry);
  const git = (...args) =>
    run('git', ['-C', repo, '-c', 'user.name=bench', '-c', 'user.email=bench@localhost', ...args]);
  git('init', '--quiet');
  git('add', '--all');
  git('commit', '--quiet', '--message', 'published');
  // git reads files again that are as young as the commit, which no real repository's files are.
  git('status', '--short');
  const build = median(() => {
    writeIndex(registry);
    for (let i = 0; i < CHANGED; i += 1) writePackage(repo, 450 + i * 487, '2.2.0');
    return refdata(
      'registry',
      'build',
      '--repo',
      repo,
      '--previous',
      registry,
      '--out',
      registry,
      '--since',
      'HEAD',
    );
  });
  writeIndex(registry);
  const check = median(() => refdata('registry', 'check', '--index-only', registry));
  return [
    [
      `index built, ${CHANGED} of ${PACKAGES} packages changed`,
      ms(build.ms),
      mb(build.rss),
      `${LIMITS.build.ms} ms, ${LIMITS.build.mb} MB`,
    ],
    [
      `index checked, ${PACKAGES * VERSIONS.length} versions`,
      ms(check.ms),
      mb(check.rss),
      `${LIMITS.check.ms} ms`,
    ],
  ];
}

function benchLarge() {
  const repo = join(folder, 'large');
  mkdirSync(join(repo, 'pacotes', 'grande', 'src'), { recursive: true });
  writeFileSync(join(repo, 'refdata.yml'), `${CONFIG}limits: { package_mib: 512 }\n`);
  writeFileSync(
    join(repo, 'pacotes', 'grande', 'forge.toml'),
    '[package]\nname = "grande"\nversion = "1.0.0"\n',
  );
  const text = shuffledWords(8e6);
  for (let file = 0; file < 4; file += 1) {
    const target = openSync(join(repo, 'pacotes', 'grande', 'src', `parte${file}.txt`), 'w');
    for (let bytes = 0; bytes < (LARGE_MB / 4) * 1e6; ) bytes += writeSync(target, text);
    closeSync(target);
  }
  const out = join(folder, 'out');
  const pack = median(() => {
    rmSync(out, { recursive: true, force: true });
    return refdata('registry', 'pack', '--repo', repo, '--out', out);
  });
  const peer = join(folder, 'peer.tar.gz');
  const tar = median(() => {
    const start = performance.now();
    run('sh', ['-c', 'tar -C "$1" -cf - grande | gzip -6 > "$2"', 'sh', join(repo, 'pacotes'), peer]);
    return { ms: performance.now() - start, rss: undefined };
  });
  return [
    [
      'refdata registry pack',
      ms(pack.ms),
      `${mb(pack.rss)} (limit ${LIMITS.pack.mb} MB)`,
      mb(statSync(join(out, 'grande-1.0.0.tar.gz')).size),
    ],
    ['tar | gzip -6', ms(tar.ms), '', mb(statSync(peer).size)],
  ];
}

/** Words of real code in another order: repeated, it still shrinks like text, as deflate sees 32 KiB back. */
function shuffledWords(length) {
  const words = readFileSync(join(ROOT, 'src', 'extract', 'evaluate', 'evaluator.ts'), 'utf8').split(
    /(?<=\s)/,
  );
  let text = '';
  for (let state = 1; text.length < length; ) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    text += words[state % words.length];
  }
  return text;
}

function writeRepository(repo) {
  mkdirSync(repo, { recursive: true });
  writeFileSync(join(repo, 'refdata.yml'), CONFIG);
  for (let i = 0; i < PACKAGES; i += 1) writePackage(repo, i, VERSIONS.at(-1));
}

function writePackage(repo, i, version) {
  const package_ = join(repo, 'pacotes', nameOf(i));
  mkdirSync(join(package_, 'src'), { recursive: true });
  const dependencies = Object.entries(dependenciesOf(i)).map(([name, range]) => `${name} = "${range}"\n`);
  const manifest = `[package]\nname = "${nameOf(i)}"\nversion = "${version}"\nlicense = "MIT"\nentry = "src/main.bn"\n\n[dependencies]\n${dependencies.join('')}`;
  writeFileSync(join(package_, 'forge.toml'), manifest);
  writeFileSync(join(package_, 'src', 'main.bn'), `mostre "${nameOf(i)} ${version}"\n`);
}

function writeIndex(registry) {
  const first = mkdirSync(join(registry, 'pacotes'), { recursive: true }) !== undefined;
  const pacotes = {};
  for (let i = 0; i < PACKAGES; i += 1) {
    const name = nameOf(i);
    const versoes = {};
    for (const version of VERSIONS) {
      const sha256 = createHash('sha256').update(`${name} ${version}`).digest('hex');
      versoes[version] = {
        arquivo: `${name}-${version}.tar.gz`,
        sha256,
        dependencias: dependenciesOf(i),
        dataforge: '*',
      };
    }
    pacotes[name] = {
      descricao: `O pacote ${i}.`,
      licenca: 'MIT',
      autores: ['Ana'],
      tags: ['bench'],
      versoes,
    };
    if (first) writeFileSync(join(registry, 'pacotes', `${name}.json`), '{}\n');
  }
  writeFileSync(join(registry, 'index.json'), `${JSON.stringify({ registro: 'bench', pacotes }, null, 1)}\n`);
}

/** On packages with smaller numbers, so that there is no circle: up to three, and some 50 in all. */
function dependenciesOf(i) {
  const names = [Math.floor(i / 2), Math.floor(i / 3), i % 10 === 0 ? i - 5000 : 0]
    .filter(j => j > 0 && j < i)
    .map(nameOf);
  return Object.fromEntries([...new Set(names)].sort().map((name, n) => [name, RANGES[n]]));
}

function nameOf(i) {
  return `pacote-${String(i).padStart(5, '0')}`;
}

function refdata(...args) {
  const start = performance.now();
  const { stderr } = run(process.execPath, ['--import', TELLS_MEMORY, CLI, ...args]);
  return { ms: performance.now() - start, rss: Number(/rss (\d+)/.exec(stderr)?.[1]) * 1024 };
}

function run(program, args) {
  const result = spawnSync(program, args, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  if (result.status !== 0) throw new Error(`${program} ${args.join(' ')}\n${result.stdout}${result.stderr}`);
  return result;
}

function median(step) {
  const results = Array.from({ length: RUNS }, step).sort((a, b) => a.ms - b.ms);
  return results[Math.floor(RUNS / 2)];
}

function ms(value) {
  return `${Math.round(value)} ms`;
}

function mb(bytes) {
  return bytes === undefined ? '' : `${(bytes / 1e6).toFixed(bytes < 1e7 ? 1 : 0)} MB`;
}

function table(head, rows) {
  const widths = head.map((_, i) => Math.max(...[head, ...rows].map(row => row[i].length)));
  const line = row => `| ${row.map((cell, i) => cell.padEnd(widths[i])).join(' | ')} |`;
  return [line(head), `|${widths.map(width => '-'.repeat(width + 2)).join('|')}|`, ...rows.map(line)].join(
    '\n',
  );
}
