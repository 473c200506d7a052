/**
 * `npm run fidelity`: docs/fidelity.md, from the counts that the tests of the recipes print (see
 * __tests__/recipes/fidelity.ts). The environment variable FIDELITY names the file to which a run of the tests has
 * added its counts; without it the tests are run. Sections of recipes that could not be run here stay as they are. With
 * `--check`, so do those about another version than the page has: only the same sources must give the same numbers.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const page = join(root, 'docs', 'fidelity.md');
const COLUMNS = ['expected', 'found', 'missing', 'extra', 'different', 'unresolved'];
const isCheck = process.argv.includes('--check');
const WORLD = 'The world';
const WORLD_COLUMNS = ['modules', 'of', 'tables', 'equal', 'told', 'silent'];
const WORLD_INTRODUCTION = `Tables and constants of other people's programs: what Python and Node hold once their modules are loaded, and what is read of
the same files. *Told* is what is reported as not known, with its place; *silent* is wrong without a finding. The modules are
a sample, spread evenly over all that there are. [The tests](../__tests__/world) demand that nothing is silent but what
the machine decides when Python starts (in the library: where a user's own packages are), and that told stays below a
ceiling.`;

const LANGUAGES = 'Languages';
const LANGUAGE_COLUMNS = ['definitions', 'found', 'missing', 'more', 'told'];
const LANGUAGES_INTRODUCTION = `What \`symbols\` finds in a real library of each language, compared with what something that is not ours finds in the same files: the
language's own parser where one can be asked when the tests run, else an independent count by braces or lines. *Missing* is defined and
not found: [the test](../__tests__/definitions/definitions.test.ts) says why, and lets no more pass. *More* is what that count passes over: constructors, what an interface asks
for, types that are other names, both sides of a condition. *Told* are files with syntax that the grammar does not know, which are told with their
place and compared no further. Of large libraries a hundred files, spread evenly.`;

const INTRODUCTION = `# Fidelity

How exactly the [recipes](recipes.md) are read: what each list should hold, by the words of the language itself (its
interpreter or compiler, asked when the tests run; its manual where it cannot be asked), and what the recipe finds.
\`npm run fidelity\` writes this page from the counts of the [tests](../__tests__/recipes), and CI compares it with them.

- *Expected* is what the language says; it is found, missing, different or unresolved, and these four add up to it.
- *Found* is there with the very same text, *missing* is not there, *different* has another text; *unresolved* was
  reported as not resolved, with file, line and reason. *Extra* is found, but not in the language.
- What the *machine* decides is a default that is another one elsewhere: its environment, where things are installed.
- *Exact* is the share of the expected that is found.
`;

/** The page's sections by recipe, each with the version that it is about. */
const sections = new Map();
for (const text of existsSync(page)
  ? readFileSync(page, 'utf8')
      .split(/^(?=## )/m)
      .slice(1)
  : []) {
  if ([WORLD, LANGUAGES].some(name => text.startsWith(`## ${name}\n`))) continue;
  const { recipe, version } = /^## (?<recipe>\S+) (?<version>.+)$/m.exec(text)?.groups ?? {};
  if (recipe && existsSync(join(root, 'recipes', recipe)))
    sections.set(recipe, { version, text: text.trimEnd() });
}

const counted = new Map();
const world = new Map(rowsOfPage(WORLD));
const languages = new Map(rowsOfPage(LANGUAGES));
for (const { recipe, version, ...counts } of countsOfTests()) {
  if (counts.world) {
    world.set(counts.world, [counts.world, counts.date, ...WORLD_COLUMNS.map(name => String(counts[name]))]);
    continue;
  }
  if (counts.language) {
    const { language, of, by } = counts;
    const old = languages.get(language);
    if (isCheck && old && old[1] !== of)
      console.log(`${language}: the page is about ${old[1]}, here it is ${of}: not compared.`);
    else languages.set(language, [language, of, by, ...LANGUAGE_COLUMNS.map(name => String(counts[name]))]);
    continue;
  }
  const known = counted.get(recipe) ?? { version, lists: new Map() };
  counted.set(recipe, known);
  known.lists.set(counts.list, counts);
}
for (const [recipe, { version, lists }] of counted) {
  const old = sections.get(recipe);
  if (isCheck && old && old.version !== version) {
    console.log(`${recipe}: the page is about ${old.version}, this machine has ${version}: not compared.`);
    continue;
  }
  const rows = [...lists.values()].sort((a, b) => (a.list < b.list ? -1 : 1));
  sections.set(recipe, { version, text: [`## ${recipe} ${version}`, '', ...table(rows)].join('\n') });
}
for (const recipe of readdirSync(join(root, 'recipes')).sort())
  if (!counted.has(recipe)) console.log(`${recipe}: not run here; its section stays as it is.`);
const inOrder = [...sections].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, { text }]) => text);
if (languages.size > 0) {
  const rows = [...languages.values()].sort(([a], [b]) => (a < b ? -1 : 1));
  const cells = [['language', 'of', 'by', ...LANGUAGE_COLUMNS], ...rows];
  inOrder.push([`## ${LANGUAGES}`, '', LANGUAGES_INTRODUCTION, '', ...tableOf(cells, 3)].join('\n'));
}
if (world.size > 0) {
  const rows = [...world.values()].sort(([a], [b]) => (a < b ? -1 : 1));
  const cells = [['programs', 'date', ...WORLD_COLUMNS], ...rows];
  inOrder.push([`## ${WORLD}`, '', WORLD_INTRODUCTION, '', ...tableOf(cells, 2)].join('\n'));
}
writeFileSync(page, `${[INTRODUCTION.trimEnd(), ...inOrder].join('\n\n')}\n`);

/** What a section of the page says, row by row, by the name in the first column. */
function rowsOfPage(section) {
  if (!existsSync(page)) return [];
  const [, text = ''] = readFileSync(page, 'utf8').split(`## ${section}\n`);
  const rows = text
    .split('\n## ')[0]
    .split('\n')
    .filter(line => line.startsWith('|'));
  return rows.slice(2).map(line => {
    const cells = line
      .split('|')
      .slice(1, -1)
      .map(cell => cell.trim());
    return [cells[0], cells];
  });
}

/** Rounded down, so that 100 % means that nothing is missing. */
function share({ expected, found }) {
  return expected === 0 ? '' : `${Math.floor((found / expected) * 1000) / 10} %`;
}

/** A Markdown table with aligned columns, as the formatter writes it. */
function table(rows) {
  const cells = [
    ['list', ...COLUMNS, 'exact'],
    ...rows.map(row => [row.list, ...COLUMNS.map(name => String(row[name])), share(row)]),
  ];
  return tableOf(cells, 1);
}

/** @param texts how many columns are texts: the others are numbers. */
function tableOf(cells, texts) {
  const widths = cells[0].map((_, i) => Math.max(3, ...cells.map(line => line[i].length)));
  const line = row =>
    `| ${row.map((text, i) => (i < texts ? text.padEnd(widths[i]) : text.padStart(widths[i]))).join(' | ')} |`;
  const rule = `| ${widths.map((width, i) => (i < texts ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`)).join(' | ')} |`;
  return [line(cells[0]), rule, ...cells.slice(1).map(line)];
}

function countsOfTests() {
  if (process.env.FIDELITY) return read(process.env.FIDELITY);
  const folder = mkdtempSync(join(tmpdir(), 'refdata-fidelity-'));
  try {
    const FIDELITY = join(folder, 'counts');
    const jest = join(root, 'node_modules', 'jest', 'bin', 'jest.js');
    const { status } = spawnSync(
      process.execPath,
      [jest, '__tests__/recipes', '__tests__/definitions', '__tests__/extract/languages/data-truth'],
      {
        cwd: root,
        stdio: 'inherit',
        env: { ...process.env, FIDELITY },
      },
    );
    if (status !== 0) process.exit(status ?? 1);
    return read(FIDELITY);
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
