/**
 * `npm run drafts`: docs/first-drafts.md, from what the tests of the corpus count (see __tests__/init/corpus.test.ts). The
 * environment variable DRAFTS names a file to which a run of the tests has added its counts; without it all of the corpus is
 * run. Languages that could not be fetched here stay out of the page, which the tests then notice.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const LISTS = {
  versao: 'version',
  extensao: 'extension',
  reservadas: 'reserved words',
  embutidas: 'built-in functions',
  modulos: 'modules',
  comandos: 'commands',
  opcoes: 'options',
  erros: 'error codes',
};
const BUCKETS = [0, 0.2, 0.4, 0.6, 0.7, 0.8, 0.9];

const measured = counts().sort((a, b) => (a.name < b.name ? -1 : 1));
const rows = measured.flatMap(({ name, lists }) => lists.map(each => ({ name, ...each })));
const sum = (some, of) => some.reduce((total, each) => total + of(each), 0);
const percent = (part, of) => (of === 0 ? '' : `${Math.floor((part / of) * 1000) / 10} %`);

const summary = Object.entries(LISTS).flatMap(([list, title]) => {
  const some = rows.filter(row => row.list === list);
  if (some.length === 0) return [];
  const [expected, found, proposed, right] = ['expected', 'found', 'proposed', 'right'].map(key =>
    sum(some, each => each[key]),
  );
  return [
    [
      title,
      some.length,
      expected,
      found,
      proposed,
      right,
      percent(right, proposed),
      percent(found, expected),
    ],
  ];
});
const total = ['expected', 'found', 'proposed', 'right'].map(key => sum(rows, each => each[key]));
summary.push(['all', measured.length, ...total, percent(total[3], total[2]), percent(total[1], total[0])]);

const rated = measured.flatMap(each => each.rated);
const calibration = BUCKETS.map((from, i) => {
  const to = BUCKETS[i + 1] ?? 1;
  const some = rated.filter(({ score }) => score >= from && (score < to || to === 1));
  const shown = sum(some, each => each.shown);
  return [
    `${from.toFixed(1)} to ${to.toFixed(1)}`,
    some.length,
    shown,
    percent(
      sum(some, each => each.right),
      shown,
    ),
  ];
});

writeFileSync(
  join(root, 'docs', 'first-drafts.md'),
  `# First drafts

What \`refdata init\` proposes for ${measured.length} languages, each at a pinned version, compared with what the languages say of themselves:
their manuals, grammars, compilers ([the truth](../__tests__/init/corpus/languages.json) names each). \`npm run drafts\` writes this page;
the [tests](../__tests__/init/corpus.test.ts) hold it as a floor, a sample of it in each run and all of it each week.

Only what is written as data counts as *proposed*: what a build would publish at once. What stands in comments, to choose from,
is neither right nor wrong. *Precision* is the part of it that is right, *recall* the part of what is expected that was found. A list of which
nobody has looked up the truth counts as wrong as soon as something is proposed for it.

${table(['list', 'languages', 'expected', 'found', 'proposed', 'right', 'precision', 'recall'], summary)}

How sure \`init\` says it is of proposals and choices, and how many of the first entries that it shows of them are right:

${table(['sureness', 'lists', 'entries', 'right'], calibration)}

${table(
  ['language', 'list', 'expected', 'found', 'wrong', 'which'],
  rows.map(({ name, list, expected, found, wrong }) => [
    name,
    list,
    expected,
    found,
    wrong.length,
    which(wrong),
  ]),
)}

${table(
  ['language', 'package', 'version'],
  measured.map(each => [each.name, each.package, each.version]),
)}
`,
);

function which(wrong) {
  const shown = wrong.slice(0, 6).map(each => `\`${each.replaceAll('|', '\\|')}\``);
  return `${shown.join(' ')}${wrong.length > shown.length ? ' …' : ''}`;
}

function table(head, body) {
  const cells = [head, ...body.map(row => row.map(String))];
  const widths = head.map((_, i) => Math.max(3, ...cells.map(row => row[i].length)));
  const isNumber = i => body.every(row => row[i] === '' || /^[\d.]+( %)?$/.test(String(row[i])));
  const line = row =>
    `| ${row.map((text, i) => (isNumber(i) ? text.padStart(widths[i]) : text.padEnd(widths[i]))).join(' | ')} |`;
  const rule = widths.map((width, i) => (isNumber(i) ? `${'-'.repeat(width - 1)}:` : '-'.repeat(width)));
  return [line(cells[0]), `| ${rule.join(' | ')} |`, ...cells.slice(1).map(line)].join('\n');
}

function counts() {
  if (process.env.DRAFTS) return read(process.env.DRAFTS);
  const folder = mkdtempSync(join(tmpdir(), 'refdata-drafts-'));
  try {
    const DRAFTS = join(folder, 'counts');
    const jest = join(root, 'node_modules', 'jest', 'bin', 'jest.js');
    const { status } = spawnSync(process.execPath, [jest, '__tests__/init/corpus.test.ts'], {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, CORPUS: '1', DRAFTS },
    });
    // Where the aim is missed the page says so, too.
    const found = read(DRAFTS);
    if (status !== 0 && found.length === 0) process.exit(status ?? 1);
    process.exitCode = status ?? 1;
    return found;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function read(file) {
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter(line => line !== '')
    .map(line => JSON.parse(line));
}
