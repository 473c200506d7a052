/**
 * `npm run build`: `dist/`, which holds everything that is needed to run, and is committed.
 *
 *   dist/bundle/           all code, in one bundle with the parts that are loaded when somebody needs them
 *   dist/action/index.js   entry of the action
 *   dist/cli/index.js      entry of the command line
 *   dist/lib/index.js      entry of the library, with its declarations in index.d.ts
 *   dist/client/           what reads a published reference, for browsers and Node, which needs nothing else
 *   dist/types/            the declarations of the published files alone, which need nothing else
 *   dist/wasm/             the parser and its grammars, compressed
 *   dist/html/             the renderer of API pages, compressed
 *   dist/editors/          scripts of the extension of VS Code, compressed
 *   dist/data/             facts about libraries that have no sources, compressed
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gunzipSync } from 'node:zlib';
import { minifySync } from '@swc/core';
import { rollup } from 'rollup';
import { dts } from 'rollup-plugin-dts';
import { withoutComments, withTabs } from './comments.mjs';
import { compile } from './compile.mjs';
import { extensionScripts } from './extension.mjs';
import { licensesOf } from './licenses.mjs';
import { CATALOGUE, MARKED, markBuilt } from './messages.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const dist = join(root, 'dist');
const modules = join(root, 'node_modules');
const brotli = promisify(brotliCompress);

compile(root);
rmSync(dist, { recursive: true, force: true });
write('package.json', '{ "type": "module" }\n');
// Compressing takes as long as all else, on threads of its own: both at once.
const compressing = [];
await packGrammars();
packRenderer();
packData();
await bundle();
await writeEntries();
compress(Buffer.from(JSON.stringify(await extensionScripts(root))), 'editors/vscode.json');
await Promise.all(compressing);

async function bundle() {
  const folder = join(dist, 'bundle');
  const stats = join(dist, 'stats.json');
  markBuilt(root);
  shortenValidators();
  // The parser's runtime uses `createRequire` of the module "module": left alone, or ncc breaks it.
  const args = [
    'build',
    join(root, 'build', MARKED, 'bundle.js'),
    '-o',
    folder,
    '-e',
    'module',
    '--stats-out',
    stats,
    '-q',
  ];
  const bundler = spawn(
    process.execPath,
    [join(modules, '@vercel', 'ncc', 'dist', 'ncc', 'cli.js'), ...args],
    { cwd: root, stdio: 'inherit' },
  );
  const [status] = await once(bundler, 'close');
  if (status !== 0) process.exit(status ?? 1);
  const told = JSON.parse(readFileSync(stats, 'utf8'));
  rmSync(stats);
  write('bundle/licenses.txt', licensesOf(told));
  settleLoads(folder);
  shorten(folder, told);
  // ncc copies the parser's wasm and damages it; ours comes from the package itself.
  for (const name of readdirSync(folder)) if (name.endsWith('.wasm')) rmSync(join(folder, name));
}

/** The functions that check files by their schemas: made by a program and read by nobody, two thirds of them blanks. */
function shortenValidators() {
  const path = join(root, 'build', MARKED, 'contract', 'generated', 'validators.js');
  const { code } = minifySync(readFileSync(path, 'utf8'), { module: true, compress: false, mangle: true });
  writeFileSync(path, code);
}

/**
 * The bundler gives parts with the same contents several numbers, and who loads which is up to chance, as is the order: everybody loads
 * the first of them, in the order of the numbers. A part that only contains another one has its number, too, and stays.
 */
function settleLoads(folder) {
  const names = readdirSync(folder).filter(name => name.endsWith('.js'));
  const texts = new Map(names.map(name => [name, readFileSync(join(folder, name), 'utf8')]));
  const idsOf = text =>
    (/^export const ids = \[([\d, ]+)\];/m.exec(text ?? '')?.[1] ?? '')
      .split(/,\s*/)
      .map(Number)
      .sort((a, b) => a - b);
  const ids = new Map([...texts].map(([name, text]) => [name, idsOf(text)]));
  const first = new Map();
  for (const [name, own] of ids) {
    const same = own.filter(id => String(ids.get(`${id}.index.js`)) === String(own));
    const least = same[0];
    for (const id of same) first.set(id, least);
    if (least === undefined || `${least}.index.js` === name) continue;
    texts.delete(name);
    rmSync(join(folder, name));
  }
  const load = /(__(?:webpack|nccwpck)_require__)\.e\((\d+)\)/g;
  const loads = new RegExp(`\\[(?:${load.source}(?:, )?)+\\]`, 'g');
  for (const [name, text] of texts) {
    const settled = text
      .replaceAll(load, (_, by, id) => `${by}.e(${first.get(Number(id)) ?? id})`)
      .replaceAll(loads, list => {
        const calls = new Map([...list.matchAll(load)].map(([call, , id]) => [Number(id), call]));
        return `[${[...calls.keys()]
          .sort((a, b) => a - b)
          .map(id => calls.get(id))
          .join(', ')}]`;
      })
      .replace(/^export const (id|ids) = (\[[\d, ]+\]);/m, (_, what, list) => {
        const ids = JSON.parse(list).sort((a, b) => a - b);
        return `export const ${what} = [${ids.join(', ')}];`;
      });
    if (settled !== text) writeFileSync(join(folder, name), settled);
  }
}

/**
 * Takes comments out, which are in the sources, and of the parts that are other people's code alone blanks and long names, too:
 * nobody reviews them here, and what is loaded at a start is half as long. Our own code stays as it was written but for them, and has
 * tabs in place of spaces.
 */
function shorten(folder, { chunks, modules }) {
  const own = new Set();
  const visit = (list, ids) => {
    for (const each of list ?? []) {
      const path = (each.nameForCondition ?? '').replaceAll('\\', '/');
      const at = each.chunks?.length > 0 ? each.chunks : ids;
      if (path !== '' && !path.includes('/node_modules/')) for (const id of at) own.add(id);
      visit(each.modules, at);
    }
  };
  visit(modules, []);
  const kept = new Set(readdirSync(folder).filter(file => file.endsWith('.js')));
  for (const { id, files } of chunks)
    for (const name of files.filter(file => kept.has(file))) {
      const path = join(folder, name);
      const text = readFileSync(path, 'utf8');
      if (own.has(id)) {
        writeFileSync(path, withTabs(withShortImports(withoutComments(text))));
        continue;
      }
      const { code } = minifySync(text, {
        module: true,
        compress: true,
        // Names of classes and functions, too: swc writes parts that fail when they are loaded where it has to keep those.
        mangle: true,
        format: { comments: 'some' },
      });
      writeFileSync(path, code);
    }
}

/**
 * What the bundler calls imported modules takes a hundred kilobytes; and it counts them in an order that is not the same each
 * time. Here they are counted as they are written, anew in each module.
 */
function withShortImports(text) {
  return text
    .split(/^(?=\s*(?:"[^"\n]+"|\d+):\s*$)/m)
    .map(module => {
      const counts = new Map();
      return module.replaceAll(/__WEBPACK_IMPORTED_MODULE_(\d+)__/g, (_, count) => {
        if (!counts.has(count)) counts.set(count, counts.size);
        return `$m${counts.get(count)}`;
      });
    })
    .join('');
}

/** The few lines that stand where the action, the command line and the library are looked for. */
async function writeEntries() {
  const start = entry => `import { ${entry} } from '../bundle/index.js';\n\n`;
  write('action/index.js', `${start('action')}await action();\n`);
  write('cli/index.js', `#!/usr/bin/env node\n${start('cli')}await cli();\n`);
  chmodSync(join(dist, 'cli', 'index.js'), 0o755);
  const names = Object.keys(await import(built('index.js'))).join(', ');
  write('lib/index.js', `${start('library')}export const { ${names} } = await library();\n`);
  await bundleTypes('index.d.ts', 'lib/index.d.ts');
  await bundleClient();
  write('types/index.js', 'export {};\n');
  await bundleTypes('contract/generated/contract.d.ts', 'types/index.d.ts');
}

/** One file that browsers load, shortened, with the licence of what is in it besides our own. */
async function bundleClient() {
  const near = join(modules, 'fastest-levenshtein');
  const bundled = await rollup({
    input: join(root, 'build', 'client', 'index.js'),
    plugins: [{ resolveId: id => (id === 'fastest-levenshtein' ? join(near, 'esm', 'mod.js') : null) }],
  });
  const { output } = await bundled.generate({ format: 'es' });
  const { code } = minifySync(output[0].code, { module: true, compress: true, mangle: true });
  const licence = readFileSync(join(near, 'LICENSE.md'), 'utf8').trim();
  write('client/index.js', `/*! fastest-levenshtein\n\n${licence}\n*/\n${code.trimEnd()}\n`);
  await bundleTypes('client/index.d.ts', 'client/index.d.ts');
}

/** One file with the declarations that a module exports, and nothing of how it is made. */
async function bundleTypes(declarations, path) {
  const bundled = await rollup({ input: join(root, 'build', declarations), plugins: [dts()] });
  await bundled.write({ file: join(dist, path) });
}

/** Every bundled grammar, and the parser's own runtime. */
async function packGrammars() {
  const { syntaxes } = await import(built('extract/syntax/syntaxes.js'));
  for (const grammar of new Set(syntaxes.map(each => each.grammar)))
    pack(join(modules, grammar), `wasm/${basename(grammar)}`);
  pack(join(modules, 'web-tree-sitter', 'tree-sitter.wasm'), 'wasm/web-tree-sitter.wasm');
  pack(join(modules, 'vscode-oniguruma', 'release', 'onig.wasm'), 'wasm/onig.wasm');
  pack(join(modules, 'sql.js', 'dist', 'sql-wasm.wasm'), 'wasm/sql-wasm.wasm');
}

/** The program that shows an API in a browser, and its licence. */
function packRenderer() {
  const redoc = join(modules, 'redoc');
  pack(join(redoc, 'bundles', 'redoc.standalone.js'), 'html/redoc.standalone.js');
  const licences = [join(redoc, 'LICENSE'), join(redoc, 'bundles', 'redoc.standalone.js.LICENSE.txt')];
  const text = licences.map(file => readFileSync(file, 'utf8')).join('\n');
  write('html/redoc.standalone.js.LICENSE.txt', text);
}

/** Facts of `data/`, which are compressed there, too, in a form that git and people can read by common programs. */
function packData() {
  for (const name of readdirSync(join(root, 'data'))
    .filter(each => each.endsWith('.gz'))
    .sort())
    compress(gunzipSync(readFileSync(join(root, 'data', name))), `data/${name.slice(0, -'.gz'.length)}`);
  for (const name of [CATALOGUE, 'unicode.txt'])
    compress(readFileSync(join(root, 'data', name)), `data/${name}`);
}

/** Compresses a file for `src/runtime/assets.ts`, which takes a tenth of the room; the same bytes on every version of Node. */
function pack(file, path) {
  compress(readFileSync(file), path);
}

function compress(bytes, path) {
  // Some grammars are larger than what is looked back to without being asked.
  const params = {
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
  };
  compressing.push(brotli(bytes, { params }).then(compressed => write(`${path}.br`, compressed)));
}

function write(path, content) {
  const file = join(dist, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

/** The address of a compiled module of ours. */
function built(path) {
  return pathToFileURL(join(root, 'build', path)).href;
}
