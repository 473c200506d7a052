// Proves, in CI, that a step that built the example said and wrote what it should.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';

const { OUTCOME, SITE_PATH = '', VERSAO, COUNTS = '', FINDINGS } = process.env;
const FILES = ['index', 'sintaxe', 'embutidas', 'modulos', 'comandos', 'erros', 'conteudos'];

assert.equal(OUTCOME, 'success');
assert.equal(FINDINGS, '0');
assert.ok(isAbsolute(SITE_PATH), `site-path is absolute: ${SITE_PATH}`);
for (const name of FILES) {
  const file = JSON.parse(readFileSync(join(SITE_PATH, 'api', `${name}.json`), 'utf8'));
  assert.equal(file.versao, VERSAO, `versao of ${name}.json`);
}
const manifest = JSON.parse(readFileSync(join(SITE_PATH, 'api', 'manifest.json'), 'utf8'));
assert.equal(
  JSON.stringify(manifest).includes(process.env.GITHUB_SHA),
  true,
  'the manifest names the commit',
);
for (const [name, count] of Object.entries(JSON.parse(COUNTS)))
  assert.ok(count > 0, `counts.${name} is ${count}`);
console.log(`The step built ${FILES.length} files of version ${VERSAO}.`);
