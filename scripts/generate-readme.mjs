/**
 * Fills the generated regions of README.md and writes `docs/cli.md`, from action.yml, the help of the command line,
 * the schemas of the published files and the kinds of source. Runs compiled code from `build/`: run `tsc` before.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { FILE_NAMES, pathOf } from '../build/contract/files.js';
import { kinds } from '../build/extract/generated/kinds.js';
import { code, fence, fillRegions, fillTemplate, table, writeFormatted } from './markdown.mjs';

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
const CLI = join(ROOT, 'build', 'cli.js');
const EXAMPLE = join(ROOT, 'examples', 'lume');
const README = join(ROOT, 'README.md');
const CLI_PAGE = join(ROOT, 'docs', 'cli.md');
const CLI_TEMPLATE = join(ROOT, 'scripts', 'templates', 'cli.md');

/** Entries of a list in a JSON sample; the rest is counted. */
const MAX_SAMPLE_ITEMS = 1;

/** What the fields of each `--json` output mean. A field without a meaning, or the other way round, is an error. */
const JSON_FIELDS = {
  build: {
    ok: 'Whether the folder was written: there is no finding of level `error`.',
    nome: 'Name of the language.',
    versao: 'Version of the data.',
    out: 'The folder, as it was given.',
    baseUrl: 'Address at which the files will be published, or `null`.',
    files: 'The seven files: `path`, `bytes`, and `count` for people.',
    counts: 'Number of entries by the name that the contract gives them.',
    findings: 'Everything that was found: see [findings](#findings).',
  },
  validate: {
    ok: 'Whether there is no finding of level `error`.',
    target: 'What was checked, as it was given.',
    versao: 'Version of the data, or `null` when the index cannot be read.',
    files: 'The files that are there: `name`, `path`, `place` (file or address), `bytes`, `counts`.',
    hasManifest: 'Whether there is an `api/manifest.json`.',
    hasRegistro: 'Whether there is a `registry/index.json`.',
    policy: 'The changes to rules that the manifest names; they were applied.',
    findings: 'Everything that was found: see [findings](#findings).',
  },
  check: {
    ok: 'Whether the check passes, as `--fail-on` says.',
    verdict:
      'Whether `versao` fits: `unchanged`, `bumped`, `not-bumped`, `bumped-too-little`, `decreased`, `bumped-without-change`, `malformed`, `deferred`, `first`, `unknown` or, for the routes of servers, `unversioned`.',
    level: 'Level of all changes together: `major`, `minor`, `patch` or `none`.',
    requiredBump: 'By how much `versao` has to be raised.',
    suggestion: 'The lowest version that is enough, or `null`.',
    edits:
      'The lines that raise the version to it: `file`, `line`, `before`, `after`; none where nobody can tell where it is written.',
    nome: 'Name of the language.',
    base: 'What was compared with: `name`, `commit`, `versao`.',
    head: 'What was compared: the same.',
    release:
      'What changed since the last release: `name`, `commit`, `versao`, `level`, `counts`, `requiredBump`, `suggestion`, and whether the raise is `due` here; or `null`.',
    compared: 'How many entries were compared: of the `base` and of the `head`.',
    counts: 'Number of changes of each level.',
    changes:
      'The changes: `rule`, `level`, `path` by name, `name`, `message`, `before`, `after`, `place`, whose place it is (`side`), `fingerprint`.',
    causes:
      'What explains several changes: `kind`, `id`, `message`, `level`, `place`, `side`, and of its `changes` the `fingerprint` and the `confidence`.',
    evidence:
      'What the programs of the base say of changes that break some: `fingerprint`, how many are `known`, how many it `breaks`, how many were `edited`, `programs`, the `shortest`.',
    unknown:
      'What could not be read on a side, so that nobody can tell whether it changed: `path`, `side`, `place`.',
    excepted: 'Changes that `.refdata-ignore.yml` accepts.',
    findings: 'What is wrong: see [findings](#findings).',
  },
  api: {
    ok: 'Whether every file has a server and no finding is an error; only then files are written.',
    servers:
      'The servers: `name`, `file`, `line`, `port`, `host`, `base`, `action`, and `routes` as they are registered.',
    coverage:
      'Routes and gaps `found`, routes `exported`, and what was `leftOut`, with place, reason and remedy.',
    artifacts: 'The files that were made: `path`, `bytes`, and whether they `changed`.',
    findings: 'Everything that was found: see [findings](#findings).',
  },
  lint: {
    ok: 'Whether nothing is as bad as `--fail-on` says.',
    nome: 'Name of the language.',
    versoes: 'Versions of the language that programs were held against.',
    next: 'The version that comes, or `null` without `--next`.',
    files: 'The programs that were read.',
    problems:
      'The problems: `file`, `line`, `column`, `endLine` and `endColumn` (from 1, in UTF-16 units), `level`, `code`, `message`, the page (`href`, or `null`), and `fixes` with what `--fix` applies (`safe`).',
    fixed: 'Programs that were changed: `file`, and how many `fixes`.',
    unfixed: 'Programs with safe fixes that stay as they are: `file`, `reason`.',
    skipped: 'Files that were named and are no programs.',
    findings: 'Programs that could not be read, or not as a whole: see [findings](#findings).',
  },
  explain: {
    ok: 'Whether the language has the code or name.',
    versao: 'Version of the catalogue.',
    erro: 'The entry of the catalogue, or `null`.',
    url: 'Full address of its documentation page, or `null`.',
    entries: 'Where it is no code: what else has the name, with `list`, `name`, `within` and the `entry`.',
    near: 'Codes and names like the one that was asked for, nearest first.',
  },
};

/** `merge` has no schema of its own. */
const MERGE = 'Several sources one after the other, so that steps can be applied to all of them.';

const help = refdata(['--help']).stdout;
const commands = sectionOf(help, 'Commands')
  .map(([usage, text]) => ({
    name: usage.split(' ')[0],
    usage: usage.replace('[options]', '').replace(/\s+/g, ' ').trim(),
    text,
  }))
  .filter(({ name }) => name !== 'help');

const notice =
  'Generated by scripts/generate-readme.mjs from the command line itself and scripts/templates/cli.md: change those.';
writeFormatted(CLI_PAGE, fillTemplate(read(CLI_TEMPLATE), cliParts(), notice));
writeFormatted(README, fillRegions(read(README), readmeParts()));

function readmeParts() {
  const built = inTemporaryFolder(folder => refdata(['build', '--repo', EXAMPLE, '--out', 'site'], folder));
  const { inputs, outputs } = parse(read(join(ROOT, 'action.yml')));
  return {
    inputs: table(
      ['Input', 'Default', 'Meaning'],
      Object.entries(inputs).map(([name, { description, default: value }]) => [
        code(name),
        value ? code(value) : '',
        description,
      ]),
    ),
    outputs: table(
      ['Output', 'Is'],
      Object.entries(outputs).map(([name, { description }]) => [code(name), description]),
    ),
    terminal: fence(built.stdout, 'text'),
    commands: table(
      ['Command', 'Does'],
      commands.map(({ name, usage, text }) => [
        `[${code(`refdata ${usage}`)}](docs/cli.md#refdata-${name})`,
        text,
      ]),
    ),
    files: table(
      ['File', 'Holds'],
      FILE_NAMES.map(name => [code(pathOf(name)), contentsOf(name)]),
    ),
    kinds: table(
      ['Kind', 'Reads'],
      kinds.map(({ name, schema }) => [code(name), schema.meta()?.description ?? MERGE]),
    ),
  };
}

/** The description of a schema without the path, which has a column of its own. */
function contentsOf(name) {
  const { description } = JSON.parse(read(join(ROOT, 'schemas', `${name}.schema.json`)));
  const [, contents] = /^[^:]+: (.*)$/s.exec(description) ?? [];
  if (contents === undefined)
    throw new Error(`the description of the schema ${name} does not say "…: what the file holds"`);
  return contents[0].toUpperCase() + contents.slice(1);
}

function cliParts() {
  return inTemporaryFolder(folder => {
    const program = 'importa Lume.Texto como T\nmostra T.inverti("abc")\n';
    writeFileSync(join(folder, 'ola.lm'), program);
    const samples = {
      build: refdata(['build', '--repo', EXAMPLE, '--out', 'site', '--json'], folder),
      validate: refdata(['validate', 'site', '--json'], folder),
      api: refdata(['api', 'examples/loja/src/app.df', '--json']),
      check: refdata(['check', '--repo', 'lume', '--base', before(folder), '--json'], folder),
      lint: refdata(['lint', 'ola.lm', '--from', 'site', '--json'], folder),
      explain: refdata(['explain', 'LM0101', '--from', 'site', '--json'], folder),
    };
    const failure = refdata(['build', '--config', 'nowhere.yml', '--json'], folder);
    return {
      'help-refdata': fence(help, 'text'),
      commands: commands.map(command => section(command, samples[command.name])).join('\n\n'),
      failure: fence(sample(JSON.parse(failure.stdout)), 'jsonc'),
    };
  });
}

/** The example in a folder `lume`, and as it was before a word became reserved; the output has no path of this machine. */
function before(folder) {
  cpSync(EXAMPLE, join(folder, 'lume'), { recursive: true });
  refdata(['build', '--repo', 'lume', '--out', 'before'], folder);
  const file = join(folder, 'before', 'api', 'sintaxe.json');
  const sintaxe = JSON.parse(read(file));
  sintaxe.reservadas = sintaxe.reservadas.filter(({ palavra }) => palavra !== 'enquanto');
  writeFileSync(file, JSON.stringify(sintaxe));
  return 'before';
}

function inTemporaryFolder(use) {
  const folder = mkdtempSync(join(tmpdir(), 'refdata-cli-'));
  try {
    return use(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function section({ name, text }, json) {
  const own = refdata([name, '--help']).stdout;
  const parts = [
    `## refdata ${name}`,
    `${text[0].toUpperCase()}${text.slice(1)}.`,
    fence(own.split('\n')[0].replace('Usage: ', ''), 'text'),
    argumentsTable(own, 'Arguments', 'Argument'),
    argumentsTable(own, 'Options', 'Option'),
    exampleOf(own),
  ];
  if (json) parts.push(`### JSON of ${name}`, fieldsOf(name, JSON.parse(json.stdout)));
  return parts.filter(part => part !== '').join('\n\n');
}

function argumentsTable(text, title, head) {
  const rows = sectionOf(text, title);
  if (rows.length === 0) return '';
  return table(
    [head, 'Default', 'Meaning'],
    rows.map(([flag, description]) => {
      const [, meaning, value] = /^(.*?)(?: \(default: "(.*)"\))?$/s.exec(description);
      return [code(flag), value === undefined ? '' : code(value), meaning];
    }),
  );
}

function exampleOf(text) {
  const lines = /\nExamples?:\n((?: {2}.*\n?)+)/.exec(text)?.[1];
  return lines === undefined ? '' : fence(lines.replaceAll(/^ {2}/gm, ''), 'sh');
}

function fieldsOf(name, output) {
  const meanings = JSON_FIELDS[name];
  const [has, knows] = [Object.keys(output), Object.keys(meanings)];
  if (has.join() !== knows.join())
    throw new Error(`refdata ${name} --json has ${has}, and JSON_FIELDS knows ${knows}`);
  const rows = table(
    ['Field', 'Is'],
    Object.entries(meanings).map(([field, meaning]) => [code(field), meaning]),
  );
  return `${rows}\n\n${fence(sample(output), 'jsonc')}`;
}

/** A long list as its beginning. */
function sample(value) {
  const shown = JSON.stringify(
    value,
    (_key, part) =>
      Array.isArray(part) && part.length > MAX_SAMPLE_ITEMS
        ? [...part.slice(0, MAX_SAMPLE_ITEMS), `// ${part.length - MAX_SAMPLE_ITEMS} more`]
        : part,
    2,
  );
  return shown.replaceAll(/,\n(\s*)"(\/\/ \d+ more)"/g, ',\n$1$2');
}

/** Rows of a section of a help text: what stands on the left, and the text on the right. */
function sectionOf(text, title) {
  const lines = text.split('\n');
  const start = lines.indexOf(`${title}:`);
  if (start < 0) return [];
  const rows = [];
  for (const line of lines.slice(start + 1)) {
    if (line.trim() === '') break;
    const [, left, right] = /^ {2}(\S.*?)(?: {2,}(.*))?$/.exec(line) ?? [];
    if (left === undefined) rows.at(-1)[1] += ` ${line.trim()}`;
    else rows.push([left, right ?? '']);
  }
  return rows;
}

function refdata(args, cwd = ROOT) {
  const env = { ...process.env, NO_COLOR: '1', COLUMNS: '80' };
  const { status, stdout, stderr } = spawnSync(process.execPath, [CLI, ...args], {
    cwd,
    env,
    encoding: 'utf8',
  });
  if (status === null || status > 2 || stdout === '')
    throw new Error(`refdata ${args.join(' ')} ends with ${status}:\n${stderr}`);
  return { stdout };
}

function read(file) {
  return readFileSync(file, 'utf8').replaceAll('\r\n', '\n');
}
