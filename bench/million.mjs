/**
 * A whole check of two published folders with a million entries each, as a process of its own. Needs `npm run build`.
 *
 *     node bench/million.mjs
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
const CLI = join(ROOT, 'dist', 'cli', 'index.js');
const ENTRIES = 1_000_000;
const PER_MODULE = 1000;
const EVERY = 100;
const TARGET_SECONDS = 30;
const TARGET_MIB = 1024;

const scratch = mkdtempSync(join(tmpdir(), 'refdata-million-'));
try {
  const [base, head] = [join(scratch, 'base'), join(scratch, 'head')];
  const built = spawnSync(process.execPath, [
    CLI,
    'build',
    '--repo',
    join(ROOT, 'examples', 'lume'),
    '--out',
    base,
  ]);
  if (built.status !== 0) throw new Error(String(built.stderr));
  cpSync(base, head, { recursive: true });
  writeFileSync(join(base, 'api', 'modulos.json'), modules(false));
  writeFileSync(join(head, 'api', 'modulos.json'), modules(true));
  const config = [
    'nome: L',
    'versao: 1.0.0',
    'descricao: d',
    'documentacao: https://x.example',
    'sintaxe: { extensao: .l }',
  ];
  writeFileSync(
    join(scratch, 'refdata.yml'),
    `${[...config, 'limits: { published_mib: 512 }'].join('\n')}\n`,
  );
  // The process says itself how much it took.
  const told = `process.on('exit', () => { const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage();
    process.stderr.write('\\n' + JSON.stringify({ maxRSS, cpu: userCPUTime + systemCPUTime })); });
    await import(${JSON.stringify(`file://${CLI}`)});`;
  const args = ['check', '--repo', scratch, '--base', base, '--head', head];
  const start = performance.now();
  const run = spawnSync(process.execPath, ['--input-type=module', '-e', told, ...args], {
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });
  const seconds = (performance.now() - start) / 1000;
  if (!/\b1\d{6} entries compared/.test(run.stdout)) throw new Error(run.stdout + run.stderr);
  const { maxRSS, cpu } = JSON.parse(run.stderr.slice(run.stderr.lastIndexOf('\n{') + 1));
  process.stdout.write(`${run.stdout.split('\n').slice(0, 2).join('\n')}\n`);
  const mib = maxRSS / 1024;
  const met = seconds <= TARGET_SECONDS && mib <= TARGET_MIB ? 'met' : 'MISSED';
  process.stdout.write(
    `${seconds.toFixed(1)} s (${(cpu / 1e6).toFixed(1)} s of processors), ${Math.round(mib)} MiB; at most ${TARGET_SECONDS} s and ${TARGET_MIB} MiB: ${met}\n`,
  );
} finally {
  rmSync(scratch, { recursive: true, force: true });
}

/** One entry of a hundred is another one: it went, or has another signature. */
function modules(isHead) {
  const modulos = [];
  for (let first = 0; first < ENTRIES; first += PER_MODULE) {
    const simbolos = [];
    for (let i = first; i < first + PER_MODULE; i += 1) {
      const isOther = isHead && i % EVERY === 0;
      if (isOther && i % (2 * EVERY) === 0) continue;
      simbolos.push({ nome: `s${i}`, assinatura: isOther ? '(a, b, c)' : '(a, b=1)', resumo: `Faz ${i}.` });
    }
    modulos.push({ nome: `M${first}`, apelidos: [], total: simbolos.length, simbolos });
  }
  const total_simbolos = modulos.reduce((sum, { total }) => sum + total, 0);
  return JSON.stringify({ versao: '1.4.0', total_modulos: modulos.length, total_simbolos, modulos });
}
