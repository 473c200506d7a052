import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { readServers } from '../../src/commands/read-servers.js';
import { jsonFrom } from '../extract/interpreter.js';
import { isFuzzing } from '../fuzzing.js';

/** How routes come to a server: each kind with what stands in the file of the server, above and in place, and in another file. */
interface Way {
  readonly above?: readonly string[];
  readonly here: string;
  readonly there?: readonly string[];
}
const WAYS: readonly ((i: number) => Way)[] = [
  i => ({ here: `app.get('/${i}', h);` }),
  i => ({ above: [`function own${i}(a) { a.get('/${i}', h); a.post('/${i}', h); }`], here: `own${i}(app);` }),
  i => ({ above: [`const late${i} = () => { app.get('/${i}', h); };`], here: `late${i}();` }),
  i => ({
    there: [
      `exports.other${i} = (x, y) => { y.get('/${i}a', h); deep${i}(y); y.get('/${i}c', h); };`,
      `function deep${i}(z) { z.get('/${i}b', h); }`,
    ],
    here: `more.other${i}(h, app);`,
  }),
  i => ({
    there: [
      `exports.part${i} = () => { const r = Router(); r.get('/a', h); in${i}(r); r.get('/c', h); return r; };`,
      `const in${i} = r => { r.get('/b', h); };`,
    ],
    here: `app.use('/${i}', more.part${i}());`,
  }),
  i => ({
    there: [`exports.chained${i} = app => app.get('/${i}', h).get('/${i}z', h);`],
    here: `more.chained${i}(app);`,
  }),
];

function filesOf(chosen: readonly number[]): { app: string; more: string } {
  const ways = chosen.map((way, i) => (WAYS[way] as (typeof WAYS)[number])(i));
  const head = [
    "const express = require('express');",
    'const { Router } = express;',
    'const h = (req, res) => res.end();',
  ];
  return {
    app: [
      ...head,
      "const more = require('./more');",
      'const app = express();',
      ...ways.flatMap(({ above = [] }) => above),
      ...ways.map(({ here }) => here),
      'module.exports = app;',
      '',
    ].join('\n'),
    more: [...head, ...ways.flatMap(({ there = [] }) => there), ''].join('\n'),
  };
}

/** What Express has in its stack, in order. */
const LISTING = `
const walk = (stack, prefix) => stack.flatMap(({ route, handle }) => route
  ? Object.keys(route.methods).map(method => method.toUpperCase() + ' ' + prefix + route.path)
  : handle.stack ? walk(handle.stack, '/' + handle.refdata) : []);
const { use } = require('express').Router.prototype;
require('express').Router.prototype.use = function (path, ...rest) {
  for (const each of rest) if (each.stack) each.refdata = path.slice(1);
  return use.call(this, path, ...rest);
};
console.log(JSON.stringify(process.argv.slice(2).map(file => walk(require(file).router.stack, ''))));
`;

test('routes that functions add stand where these are called, as in Express itself', async () => {
  const programs = fc.sample(
    fc.array(fc.integer({ min: 0, max: WAYS.length - 1 }), { minLength: 3, maxLength: 8 }),
    isFuzzing() ? 200 : 6,
  );
  const root = mkdtempSync(join(tmpdir(), 'refdata-order-'));
  const folders = programs.map((chosen, i) => {
    const folder = join(root, String(i));
    mkdirSync(folder);
    for (const [name, text] of Object.entries(filesOf(chosen)))
      writeFileSync(join(folder, `${name}.js`), text);
    return folder;
  });
  const express = createRequire(import.meta.url).resolve('express');
  const list = join(root, 'list.cjs');
  const preload = join(root, 'preload.cjs');
  writeFileSync(
    preload,
    `const M = require('node:module'); const own = M._resolveFilename; M._resolveFilename = function (name, ...rest) { return name === 'express' ? ${JSON.stringify(express)} : own.call(this, name, ...rest); };`,
  );
  writeFileSync(list, LISTING);
  const apps = folders.map(folder => join(folder, 'app.js'));
  const heard = jsonFrom(process.execPath, ['--require', preload, list, ...apps], '') as string[][];
  for (const [i, folder] of folders.entries()) {
    const { servers } = await readServers(folder, 'app.js');
    expect(servers[0]?.routes.map(({ method, path }) => `${method} ${path}`)).toEqual(heard[i]);
  }
});
