// Prints a list in the format of CycloneDX of the packages whose code is in dist: those of the lockfile that dist names, by
// bundle/licenses.txt (what the bundler put in), and by the files of wasm/ and html/.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

const all = JSON.parse(
  execFileSync('npm', ['sbom', '--package-lock-only', '--sbom-format=cyclonedx'], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  }),
);
const licenses = readFileSync('dist/bundle/licenses.txt', 'utf8');
const bundled = new Set(licenses.match(/^(?:@[a-z\d._-]+\/)?[a-z\d._-]+ \d+\.\d+\.\d+[\w.+-]*$/gm));
const grammars = readdirSync('dist/wasm').map(file => file.replace(/\.wasm\.br$/, '').replaceAll('_', '-'));
const isShipped = ({ name, version }) =>
  bundled.has(`${name} ${version}`) ||
  name === 'redoc' ||
  grammars.some(grammar => grammar === name || (name.startsWith('tree-sitter-') && grammar.startsWith(name)));

const components = all.components.filter(isShipped);
const named = new Set(components.map(({ name, version }) => `${name} ${version}`));
assert.deepEqual(
  [...bundled].filter(title => !named.has(title)),
  [],
  'packages of the bundle that no lockfile has',
);
const kept = new Set(components.map(component => component['bom-ref']));
const dependencies = all.dependencies
  .filter(({ ref }) => kept.has(ref))
  .map(({ ref, dependsOn = [] }) => ({ ref, dependsOn: dependsOn.filter(each => kept.has(each)) }));
console.log(JSON.stringify({ ...all, components, dependencies }, null, 2));
