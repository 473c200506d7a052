/**
 * The mock beside Prism, on the same document, asked the same: `PRISM=…/node_modules/.bin/prism node bench/prism.mjs`, after
 * `npm run build`. Prints the table of docs/api-docs.md: what each answers, by its status and what is told of the body.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Ajv2020 } from 'ajv/dist/2020.js';

const CLI = fileURLToPath(new URL('../dist/cli/index.js', import.meta.url));
const examples = createRequire(import.meta.url).resolve('@readme/oas-examples/package.json');
const DOCUMENT = join(examples, '..', '3.1', 'json', 'train-travel.json');
const document = createRequire(import.meta.url)(DOCUMENT);

const WHO = { Authorization: 'Bearer x' };
const JSON_BODY = { ...WHO, 'Content-Type': 'application/json' };
const ID = '3fa85f64-5717-4562-b3fc-2c963f66afa6';
const TRIPS = `/trips?origin=${ID}&destination=${ID}&date=2026-01-01T00:00:00Z`;
const BOOKED = JSON.stringify({ trip_id: ID, passenger_name: 'Ana', has_bicycle: true });

/** What is asked, one behind the other; `made` is put where the id of the booking belongs that the first POST made. */
const REQUESTS = [
  ['all stations', 'GET', '/stations', WHO],
  ['nobody says who asks', 'GET', '/stations', {}],
  ['all that a trip needs', 'GET', TRIPS, WHO],
  ['a parameter is missing', 'GET', '/trips', WHO],
  ['a parameter is no date', 'GET', TRIPS.replace('2026-01-01T00:00:00Z', 'x'), WHO],
  ['`Prefer: code=404`', 'GET', `/bookings/${ID}`, { ...WHO, Prefer: 'code=404' }],
  ['`Prefer: code=418`, which is not there', 'GET', '/stations', { ...WHO, Prefer: 'code=418' }],
  ['a booking is made', 'POST', '/bookings', JSON_BODY, BOOKED],
  ['it is asked for', 'GET', '/bookings/made', WHO],
  ['it is gone', 'DELETE', '/bookings/made', WHO],
  ['it is asked for again', 'GET', '/bookings/made', WHO],
  ['a field is of another type', 'POST', '/bookings', JSON_BODY, '{"has_bicycle":"x"}'],
  ['a body is no JSON', 'POST', '/bookings', JSON_BODY, '{'],
  ['no body', 'POST', '/bookings', JSON_BODY],
  ['a media type that is not there', 'POST', '/bookings', { ...WHO, 'Content-Type': 'text/csv' }, 'a,b'],
  ['`Accept: text/csv`', 'GET', '/stations', { ...WHO, Accept: 'text/csv' }],
  ['another method', 'PATCH', '/stations', WHO],
  ['another path', 'GET', '/none', WHO],
];

const ajv = new Ajv2020({ strict: false, validateFormats: false });
ajv.addSchema({ $id: 'document', ...document });

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  return port;
}

async function answers(program, args) {
  const port = await freePort();
  const child = spawn(process.execPath, [program, ...args(port)], { stdio: 'ignore' });
  const base = `http://127.0.0.1:${port}`;
  for (let i = 0; i < 200; i += 1)
    try {
      await fetch(base);
      break;
    } catch {
      await new Promise(done => setTimeout(done, 100));
    }
  const shown = [];
  let made = ID;
  for (const [, method, path, headers, body] of REQUESTS) {
    const answer = await fetch(base + path.replace('made', made), { method, headers, ...(body && { body }) });
    const text = await answer.text();
    const type = answer.headers.get('content-type')?.split(';')[0] ?? '';
    const value = /json$/.test(type) && text !== '' ? JSON.parse(text) : undefined;
    if (method === 'POST' && answer.status === 201) made = value?.id ?? made;
    shown.push(`${answer.status}${told(method, path, answer.status, type, value)}`);
  }
  child.kill();
  return shown;
}

/** Whether the document has such an answer, and its schema takes the body. */
function told(method, path, status, type, value) {
  const template = path.split('?')[0].replace(/(?<=\/bookings\/).*/, '{bookingId}');
  const responses = document.paths[template]?.[method.toLowerCase()]?.responses;
  if (!responses) return '';
  const response = responses[status];
  if (!response) return ', not in the document';
  const whole = response.$ref ? at(response.$ref) : response;
  if (!whole.content) return '';
  if (!whole.content[type]) return `, ${type || 'no media type'} is not in the document`;
  if (value === undefined) return '';
  const where =
    response.$ref ??
    `#/paths/${[template, method.toLowerCase(), 'responses', status].map(escaped).join('/')}`;
  const validate = ajv.compile({ $ref: `document${where}/content/${escaped(type)}/schema` });
  return validate(value) ? '' : ', a body that its schema does not take';
}

const escaped = key => encodeURIComponent(String(key).replaceAll('~', '~0').replaceAll('/', '~1'));
const at = pointer =>
  pointer
    .slice(2)
    .split('/')
    .reduce((value, key) => value[key], document);

const [ours, prism] = [
  await answers(CLI, port => ['mock', DOCUMENT, '--port', String(port)]),
  await answers(process.env.PRISM, port => ['mock', DOCUMENT, '--port', String(port)]),
];
process.stdout.write('| Request | Prism | `refdata mock` |\n| --- | --- | --- |\n');
for (const [i, [what]] of REQUESTS.entries())
  process.stdout.write(`| ${what} | ${prism[i]} | ${ours[i]} |\n`);
