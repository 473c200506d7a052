/**
 * `npm run build`: the bundles in `dist/`, which hold everything that is needed to run, and are committed.
 *
 *   dist/action/index.js   the action         dist/wasm/    the parser and its grammars, shared by all three
 *   dist/cli/index.js      the command line
 *   dist/lib/index.js      the library, with its declarations in index.d.ts       dist/html/    the renderer of API pages
 *                                                                                      dist/data/    what is known of libraries without sources
 */
import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { rollup } from 'rollup';
import { dts } from 'rollup-plugin-dts';
import { compile } from './compile.mjs';
import { licensesOf } from './licenses.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const dist = join(root, 'dist');
const modules = join(root, 'node_modules');

compile(root);
rmSync(dist, { recursive: true, force: true });
mkdirSync(dist);
for (const [entry, folder] of [
  ['action.js', 'action'],
  ['cli.js', 'cli'],
  ['index.js', 'lib'],
])
  bundle(entry, folder);
chmodSync(join(dist, 'cli', 'index.js'), 0o755);
writeFileSync(join(dist, 'package.json'), '{ "type": "module" }\n');
await copyGrammars();
copyRenderer();
cpSync(join(root, 'data'), join(dist, 'data'), { recursive: true, filter: path => !path.endsWith('.md') });
await bundleTypes();

function bundle(entry, folder) {
  const stats = join(dist, `${folder}.json`);
  // The parser's runtime uses `createRequire` of the module "module", which ncc would break: keep it external.
  const args = [
    'build',
    join(root, 'build', entry),
    '-o',
    join(dist, folder),
    '-e',
    'module',
    '--stats-out',
    stats,
    '-q',
  ];
  const { status } = spawnSync(
    process.execPath,
    [join(modules, '@vercel', 'ncc', 'dist', 'ncc', 'cli.js'), ...args],
    { cwd: root, stdio: 'inherit' },
  );
  if (status !== 0) process.exit(status ?? 1);
  writeFileSync(join(dist, folder, 'licenses.txt'), licensesOf(JSON.parse(readFileSync(stats, 'utf8'))));
  rmSync(stats);
  // ncc copies the parser's wasm and damages it; ours comes from the package itself.
  for (const name of readdirSync(join(dist, folder)))
    if (name.endsWith('.wasm')) rmSync(join(dist, folder, name));
}

/** Every bundled grammar, and the parser's own runtime. */
async function copyGrammars() {
  const { syntaxes } = await import(
    pathToFileURL(join(root, 'build', 'extract', 'syntax', 'syntaxes.js')).href
  );
  const grammars = syntaxes.map(({ grammar }) => grammar);
  mkdirSync(join(dist, 'wasm'), { recursive: true });
  for (const grammar of new Set(grammars))
    copyFileSync(join(modules, grammar), join(dist, 'wasm', basename(grammar)));
  copyFileSync(
    join(modules, 'web-tree-sitter', 'tree-sitter.wasm'),
    join(dist, 'wasm', 'web-tree-sitter.wasm'),
  );
}

/** The program that shows an API in a browser, and its licence. */
function copyRenderer() {
  mkdirSync(join(dist, 'html'), { recursive: true });
  const redoc = join(modules, 'redoc');
  copyFileSync(join(redoc, 'bundles', 'redoc.standalone.js'), join(dist, 'html', 'redoc.standalone.js'));
  const licences = [join(redoc, 'LICENSE'), join(redoc, 'bundles', 'redoc.standalone.js.LICENSE.txt')];
  const text = licences.map(file => readFileSync(file, 'utf8')).join('\n');
  writeFileSync(join(dist, 'html', 'redoc.standalone.js.LICENSE.txt'), text);
}

/** One file with the declarations that the library exports, without internal modules. */
async function bundleTypes() {
  const bundled = await rollup({ input: join(root, 'build', 'index.d.ts'), plugins: [dts()] });
  await bundled.write({ file: join(dist, 'lib', 'index.d.ts') });
}
