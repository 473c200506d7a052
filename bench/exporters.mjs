/**
 * Figures of the API descriptions, printed as a table: `node bench/exporters.mjs`, after `npm run generate`.
 *
 * A server of 1,000 routes, from its source to all five formats, beside what others need for a part of that on the same
 * routes: `openapi-to-postmanv2` for its conversion of the finished OpenAPI document to a Postman collection, and
 * `swagger-jsdoc` for the same OpenAPI document from comments.
 *
 * Each runs in a process of its own, since what one leaves on the heap would slow another down, and warms up for
 * WARM_UP_MS, so that all run as compiled code. The figure is the processor time of all its threads, the least of
 * several runs: other programs only add to it.
 *
 * The environment variable RUNS (10): fewer are faster, more are more precise.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Table from 'cli-table3';
import { stringify } from 'yaml';
import { apiArtifacts, describeServers } from '../build/commands/api-docs.js';
import { ms, node, processorTime, times } from './measure.mjs';

const require = createRequire(import.meta.url);
const { convert } = require('openapi-to-postmanv2');
const swaggerJsdoc = require('swagger-jsdoc');

const ROUTES = 1000;
const RUNS = Number(process.env.RUNS ?? 10);
const WARM_UP_MS = 3000;
const TURNS = 2;
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

let known;

/** By name: what is measured, from the files in a folder. */
const CONTESTANTS = { ours, conversion, comments };

const [contestant, folder] = process.argv.slice(2);
if (contestant === undefined) await compare();
else console.log(JSON.stringify(await measured(CONTESTANTS[contestant], folder)));

async function compare() {
  const root = mkdtempSync(join(tmpdir(), 'refdata-bench-exporters-'));
  try {
    writeServer(root);
    const [openapi] = await ours(root);
    writeFileSync(join(root, 'openapi.json'), openapi.bytes);
    writeComments(root, openapiIn(root));
    show(turns(root));
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

/** The first and the least processor time of one contestant, in the process that it has for itself. */
async function measured(make, root) {
  const first = await processorTime(() => make(root));
  for (let spent = 0; spent < WARM_UP_MS; ) spent += await processorTime(() => make(root));
  let least = Number.POSITIVE_INFINITY;
  for (let run = 0; run < RUNS; run += 1) least = Math.min(least, await processorTime(() => make(root)));
  return { first, least };
}

/** Every contestant TURNS times in rotation, so that a slow moment of the machine affects all of them. */
function turns(root) {
  const took = {};
  for (let turn = 0; turn < TURNS; turn += 1) {
    for (const name of Object.keys(CONTESTANTS)) {
      const { first, least } = JSON.parse(node([process.argv[1], name, root]));
      took[name] = {
        first: Math.min(first, took[name]?.first ?? first),
        least: Math.min(least, took[name]?.least ?? least),
      };
    }
  }
  return took;
}

function show(took) {
  const table = new Table({
    head: ['', 'time', 'over ours', 'target'],
    style: { head: [], border: [] },
    colAligns: ['left', 'right', 'right', 'right'],
  });
  table.push(
    ['refdata: source to five formats', ms(took.ours.least), '', ''],
    ['the same, the first time in a process', ms(took.ours.first), '', ''],
    row('openapi-to-postmanv2: OpenAPI to Postman', took.conversion.least, TARGET_CONVERSION),
    row('swagger-jsdoc: comments to OpenAPI', took.comments.least, TARGET_COMMENTS),
  );
  console.log(
    `Descriptions of ${ROUTES} routes (processor time; the least of ${TURNS} processes each, in turns, of ${RUNS} runs after ${WARM_UP_MS} ms of warming up)\n${table}`,
  );

  function row(name, theirs, target) {
    const ratio = theirs / took.ours.least;
    return [name, ms(theirs), times(ratio), `${target} x: ${ratio >= target ? 'met' : 'MISSED'}`];
  }
}

async function ours(root) {
  const docs = await describeServers({ root, sources: ['app.df'] });
  return apiArtifacts(docs, FORMATS, '');
}

function conversion(root) {
  const data = openapiIn(root);
  return new Promise((resolve, reject) =>
    convert({ type: 'json', data }, {}, (error, result) =>
      error || !result.result ? reject(error ?? new Error(result.reason)) : resolve(result.output),
    ),
  );
}

function comments(root) {
  const made = swaggerJsdoc({
    definition: { openapi: '3.1.0', info: { title: 'x', version: '1' } },
    apis: [join(root, 'app.js')],
  });
  demandAll(made, 'swagger-jsdoc');
}

/** Our own OpenAPI document, which is known to have all routes; made once. */
function openapiIn(root) {
  known ??= JSON.parse(readFileSync(join(root, 'openapi.json'), 'utf8'));
  demandAll(known, 'refdata');
  return known;
}

function demandAll({ paths }, name) {
  const count = Object.values(paths).flatMap(Object.keys).length;
  if (count !== ROUTES) throw new Error(`${name} describes ${count} of ${ROUTES} routes`);
}

function writeServer(root) {
  const server = routes.map(
    ({ method, path }) => `    route ${method} "${path}":\n        respond json { "ok": yes }\n`,
  );
  writeFileSync(
    join(root, 'app.df'),
    `adopt Arcane.Kiln\n\nserver loja on 8080:\n    middleware Kiln.validar(${RULES})\n${server.join('')}`,
  );
}

/** The same operations as comments, which is what people write for swagger-jsdoc. */
function writeComments(root, { paths }) {
  const texts = Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => {
      const lines = stringify({ [path]: { [method]: operation } })
        .trimEnd()
        .split('\n');
      return `/**\n * @openapi\n${lines.map(line => ` * ${line}\n`).join('')} */\n`;
    }),
  );
  writeFileSync(join(root, 'app.js'), texts.join(''));
}
