/**
 * Figures of the API descriptions, printed as a table: `node --expose-gc bench/exporters.mjs`, after `npm run generate`.
 *
 * A server of 1,000 routes, from its source to all five formats, beside what others need for a part of that on the same
 * routes: `openapi-to-postmanv2` for its conversion of the finished OpenAPI document to a Postman collection, and
 * `swagger-jsdoc` for the same OpenAPI document from comments.
 *
 * Each works for WARM_UP_MS first, so that all of them run as compiled code; then they take turns. What counts is the
 * processor time of the process, of all its threads, and of several runs the least: other programs only add to it.
 *
 * RUNS (10) in the environment makes it shorter or surer.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Table from 'cli-table3';
import { stringify } from 'yaml';
import { apiArtifacts, describeServers } from '../build/commands/api-docs.js';
import { ms, processorTime, times } from './measure.mjs';

const require = createRequire(import.meta.url);
const { convert } = require('openapi-to-postmanv2');
const swaggerJsdoc = require('swagger-jsdoc');

const ROUTES = 1000;
const RUNS = Number(process.env.RUNS ?? 10);
const WARM_UP_MS = 3000;
const FORMATS = ['openapi', 'insomnia', 'postman', 'curl', 'markdown'];
const TARGET_CONVERSION = 20;
const TARGET_COMMENTS = 1;

/** Five routes on each of 200 resources, as servers have them. */
const OF_A_RESOURCE = [
  ['GET', ''],
  ['POST', ''],
  ['GET', '/:id'],
  ['PUT', '/:id'],
  ['DELETE', '/:id'],
];
/** What the server demands of bodies. */
const RULES =
  '{ "nome": { "tipo": "texto", "obrigatorio": yes, "min": 3, "max": 80 }, "preco": { "tipo": "numero", "min": 0 }, "quantidade": { "tipo": "inteiro", "min": 0 }, "contato": "email", "estado": { "em": ["novo", "usado"] } }';

const routes = Array.from({ length: ROUTES / OF_A_RESOURCE.length }, (_, i) =>
  OF_A_RESOURCE.map(([method, rest]) => ({ method, path: `/recurso${i}${rest}` })),
).flat();

const root = mkdtempSync(join(tmpdir(), 'refdata-bench-exporters-'));
try {
  writeServer();
  const ours = async () => {
    const docs = await describeServers({ root, sources: ['app.df'] });
    return apiArtifacts(docs, FORMATS, '');
  };
  const first = await processorTime(ours);
  const artifacts = await ours();
  const openapi = JSON.parse(new TextDecoder().decode(artifacts[0].bytes));
  const described = Object.values(openapi.paths).flatMap(Object.keys).length;
  writeComments(openapi);
  if (described !== ROUTES) throw new Error(`${described} of ${ROUTES} routes are described`);
  const took = await turns({
    ours,
    conversion: () => converted(openapi),
    comments: () => fromComments(),
  });
  const table = new Table({
    head: ['', 'time', 'over ours', 'target'],
    style: { head: [], border: [] },
    colAligns: ['left', 'right', 'right', 'right'],
  });
  table.push(
    ['refdata: source to five formats', ms(took.ours), '', ''],
    ['the same, the first time in a process', ms(first), '', ''],
    row('openapi-to-postmanv2: OpenAPI to Postman', took.conversion, TARGET_CONVERSION),
    row('swagger-jsdoc: comments to OpenAPI', took.comments, TARGET_COMMENTS),
  );
  console.log(
    `Descriptions of ${ROUTES} routes (processor time, least of ${RUNS} runs in turns, after ${WARM_UP_MS} ms of warming up each)\n${table}`,
  );

  function row(name, theirs, target) {
    const ratio = theirs / took.ours;
    return [name, ms(theirs), times(ratio), `${target} x: ${ratio >= target ? 'met' : 'MISSED'}`];
  }
} finally {
  rmSync(root, { recursive: true, force: true });
}

/** The least processor time of each; nobody has to clear away what another one left behind, where `--expose-gc` is given. */
async function turns(works) {
  for (const work of Object.values(works))
    for (let spent = 0; spent < WARM_UP_MS; ) spent += await processorTime(work);
  const took = Object.fromEntries(Object.keys(works).map(name => [name, []]));
  for (let run = 0; run < RUNS; run += 1) {
    for (const [name, work] of Object.entries(works)) {
      globalThis.gc?.();
      took[name].push(await processorTime(work));
    }
  }
  return Object.fromEntries(Object.entries(took).map(([name, list]) => [name, Math.min(...list)]));
}

function writeServer() {
  const server = routes.map(
    ({ method, path }) => `    route ${method} "${path}":\n        respond json { "ok": yes }\n`,
  );
  writeFileSync(
    join(root, 'app.df'),
    `adopt Arcane.Kiln\n\nserver loja on 8080:\n    middleware Kiln.validar(${RULES})\n${server.join('')}`,
  );
}

/** The same operations as comments, which is what people write for swagger-jsdoc. */
function writeComments({ paths }) {
  const comments = Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => {
      const lines = stringify({ [path]: { [method]: operation } })
        .trimEnd()
        .split('\n');
      return `/**\n * @openapi\n${lines.map(line => ` * ${line}\n`).join('')} */\n`;
    }),
  );
  writeFileSync(join(root, 'app.js'), comments.join(''));
}

function converted(data) {
  return new Promise((resolve, reject) =>
    convert({ type: 'json', data }, {}, (error, result) =>
      error || !result.result ? reject(error ?? new Error(result.reason)) : resolve(result.output),
    ),
  );
}

function fromComments() {
  const made = swaggerJsdoc({
    definition: { openapi: '3.1.0', info: { title: 'x', version: '1' } },
    apis: [join(root, 'app.js')],
  });
  const count = Object.values(made.paths).flatMap(Object.keys).length;
  if (count !== ROUTES) throw new Error(`swagger-jsdoc describes ${count} of ${ROUTES} routes`);
}
