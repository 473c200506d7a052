/**
 * `npm run same -- <commit> [case…]`: whether the working tree still makes the bytes that a commit made.
 *
 * Both are compiled. Then every recipe whose sources are on this machine, every example and every server file is read by
 * each of them, and all that comes out is compared: exit code, what is printed, every file. The inputs are those of the
 * working tree. Ends with 1 where something differs. Runs of the recipe tests leave their sources where this finds them.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { basename, dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compile } from './compile.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const cache = join(root, 'node_modules', '.cache', 'recipes');
/** What a file names that may have routes. */
const SERVES = /\b(?:Kiln|Lavra|server)\b/;
const [commit, ...wanted] = process.argv.slice(2);
if (commit === undefined) fail('Name the commit to compare with: npm run same -- HEAD~1');

const scratch = mkdtempSync(join(tmpdir(), 'refdata-same-'));
const base = join(scratch, 'base');
try {
  git('worktree', 'add', '--detach', '--quiet', base, commit);
  symlinkSync(join(root, 'node_modules'), join(base, 'node_modules'), 'dir');
  compile(base);
  compile(root);
  const cases = [...recipes(), ...examples(), ...serverFiles()].filter(
    ({ name }) => wanted.length === 0 || wanted.some(part => name.includes(part)),
  );
  const waiting = [...cases];
  let different = 0;
  const work = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift())
      if (!(await compared(next))) different += 1;
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  console.log(`\n${cases.length} cases: ${cases.length - different} the same, ${different} different.`);
  process.exitCode = different === 0 ? 0 : 1;
} finally {
  git('worktree', 'remove', '--force', base);
  rmSync(scratch, { recursive: true, force: true });
}

/** Every recipe whose sources are here. */
function recipes() {
  const places = {
    bash: join(cache, 'bash', 'source'),
    coffeescript: join(root, 'node_modules', 'coffeescript'),
    dataforge: join(cache, 'dataforge', 'source'),
    delegua: join(root, 'node_modules', '@designliquido', 'delegua'),
    gojq: '/usr/share/gocode/src/github.com/itchyny/gojq',
    groovy: join(cache, 'groovy', 'source'),
    lua: join(cache, 'lua5.4', 'source'),
    python: pythonLibrary(),
    rust: rustCrate(),
    'rust-std': rustLibrary(),
    typescript: join(root, 'node_modules', 'typescript'),
  };
  return Object.entries(places).flatMap(([recipe, repo]) => {
    const config = join(root, 'recipes', recipe, 'refdata.yml');
    if (!existsSync(config)) return [];
    if (repo !== undefined && existsSync(repo))
      return [
        { name: `recipe ${recipe}`, args: out => ['build', '--json', '-c', config, '-r', repo, '-o', out] },
      ];
    console.log(`recipe ${recipe}: its sources are not on this machine, left out.`);
    return [];
  });
}

/** The language of the example: its site, and its drafts. */
function examples() {
  const lume = join(root, 'examples', 'lume');
  return [
    { name: 'example lume', args: out => ['build', '--json', '-r', lume, '-o', out] },
    {
      name: 'example lume, packages',
      args: out => ['registry', 'pack', '--repo', lume, '--out', join(out, 'registry')],
    },
    { name: 'example lume, draft', args: out => ['init', '-r', lume, '-c', join(out, 'refdata.yml')] },
  ];
}

/** Every server file, in every format. */
function serverFiles() {
  const corpus = join(cache, 'dataforge', 'source');
  return [join(root, 'examples', 'loja', 'src'), corpus].filter(existsSync).flatMap(folder =>
    readdirSync(folder, { recursive: true })
      .filter(path => path.endsWith('.df') && SERVES.test(readFileSync(join(folder, path), 'utf8')))
      .sort()
      .map(path => ({
        name: `server ${basename(folder)}/${path}`,
        args: out => ['api', join(folder, path), '--all', '--json', '--out-dir', out],
      })),
  );
}

async function compared({ name, args }) {
  const [before, after] = [await run(base, args), await run(root, args)];
  const paths = [...new Set([...before.keys(), ...after.keys()])].sort();
  const changed = paths.filter(path => before.get(path) !== after.get(path));
  const bytes = [...after.values()].reduce((sum, text) => sum + text.length, 0);
  console.log(
    `${changed.length === 0 ? 'same     ' : 'DIFFERENT'}  ${name}: ${paths.length} files, ${bytes} bytes`,
  );
  for (const path of changed) console.log(difference(path, before.get(path), after.get(path)));
  return changed.length === 0;
}

/** What a compiled tree makes of a case: texts by name, with the places of this run taken out. */
async function run(tree, args) {
  const out = mkdtempSync(join(scratch, 'out-'));
  const folder = join(out, 'it');
  mkdirSync(folder);
  const printed = await output([join(tree, 'build', 'cli.js'), ...args(folder)]);
  // Drafts name their schema by the way to it.
  const there = relative(folder, tree);
  const made = new Map(Object.entries(printed).map(([key, text]) => [key, text.replaceAll(out, '')]));
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isFile()) made.set(relative(folder, path), readFileSync(path, 'latin1').replaceAll(there, ''));
  }
  rmSync(out, { recursive: true, force: true });
  return made;
}

function output(args) {
  return new Promise(settle => {
    const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
    const texts = { stdout: '', stderr: '' };
    for (const name of Object.keys(texts)) {
      child[name].setEncoding('utf8');
      child[name].on('data', text => {
        texts[name] += text;
      });
    }
    child.on('close', code => settle({ 'exit code': String(code), ...texts }));
  });
}

/** The first line that differs, which is mostly enough to know why. */
function difference(path, before, after) {
  if (before === undefined) return `  ${path}: only now`;
  if (after === undefined) return `  ${path}: no more`;
  const [old, now] = [before.split('\n'), after.split('\n')];
  const at = old.findIndex((line, i) => line !== now[i]);
  const line = at < 0 ? old.length : at;
  const column = [...(old[line] ?? '')].findIndex((c, i) => c !== now[line]?.[i]);
  const from = Math.max(0, column - 60);
  const part = lines => (lines[line] ?? '(end)').slice(from, from + 160);
  return `  ${path}:${line + 1}\n    - ${part(old)}\n    + ${part(now)}`;
}

function pythonLibrary() {
  const program = 'import keyword, os; print(os.path.dirname(keyword.__file__))';
  const { status, stdout } = spawnSync('python3', ['-c', program], { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}

function rustCrate() {
  const registry = join(cache, 'librust-syn-dev', 'source', 'usr', 'share', 'cargo', 'registry');
  const crate = existsSync(registry)
    ? readdirSync(registry).find(name => name.startsWith('syn-'))
    : undefined;
  return crate && join(registry, crate);
}

function rustLibrary() {
  const sources = join(cache, 'rust-src', 'source', 'usr', 'src');
  const release = existsSync(sources) ? readdirSync(sources)[0] : undefined;
  return release && join(sources, release, 'library');
}

function git(...args) {
  const { status, stderr } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  if (status !== 0) fail(`git ${args.join(' ')}: ${stderr.trim()}`);
}

function fail(message) {
  console.error(message);
  process.exit(2);
}
