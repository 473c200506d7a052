// Proves, in CI, that a step that described the example server said and wrote what it should.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';

const { OUTCOME, CHANGED, FILES = '', COUNTS = '' } = process.env;

assert.equal(OUTCOME, 'success');
assert.equal(CHANGED, 'true');
const { found, exported, left_out: leftOut } = JSON.parse(COUNTS);
assert.ok(exported > 0 && exported + leftOut === found, `counts are ${COUNTS}`);
const files = JSON.parse(FILES);
const read = name => readFileSync(files.find(file => basename(file) === name) ?? name, 'utf8');
const { openapi, paths } = JSON.parse(read('openapi.json'));
assert.match(openapi, /^3\.1\./);
const operations = Object.values(paths).flatMap(item => Object.keys(item));
assert.ok(operations.length > 0, 'the description has operations');
assert.equal(JSON.parse(read('insomnia.json')).__export_format, 4);
assert.match(JSON.parse(read('postman.json')).info.schema, /v2\.1\.0/);
assert.match(read('curl.sh'), /^curl /m);
console.log(`The step described ${exported} routes in ${files.length} files.`);
