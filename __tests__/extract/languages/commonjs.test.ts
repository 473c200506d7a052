import { describe, expect, it } from '@jest/globals';
import { type Files, read } from '../small-repository.js';

/** `name signature` of what a file exports, and what is reported. */
async function exported(files: Files, file = 'a.js') {
  const map = "name & ' ' & ($exists(signature) ? signature : what)";
  const { values, reported } = await read(files, { symbols: file, exported: true, map });
  return { names: values, reported };
}

describe('exports of CommonJS', () => {
  it('have every name of a chain, with or without quotes', async () => {
    const a = "exports.type = exports.typeof = exports['type-of'] = require('./type');\nexports.n = 1;\n";
    const type = 'module.exports = function type(node) { return node.name; };\n';
    expect(await exported({ 'a.js': a, 'type.js': type })).toEqual({
      names: ['type (node)', 'typeof (node)', 'type-of (node)', 'n constant'],
      reported: [],
    });
  });

  it('are the entries of the table that stands for the module, with what is added to it', async () => {
    const a =
      'const help = 1;\nvar table = (module.exports = {});\nfunction abs(x) { return x; }\ntable.abs = abs;\n' +
      "table['default'] = (a, b) => a;\ntable.d = table['default'];\n";
    const direct = a.replace('(module.exports = {})', 'module.exports = {}');
    expect(await exported({ 'a.js': direct })).toEqual({
      names: ['abs (x)', 'default (a, b)', 'd (a, b)'],
      reported: [],
    });
  });

  it('are one thing when the module is a function', async () => {
    expect(await exported({ 'a.js': 'module.exports = function (x, y) {};\n' })).toEqual({
      names: ['default (x, y)'],
      reported: [],
    });
  });

  it.each(['default', 'module.exports'])('are a table called %s', async name => {
    const { values, reported } = await read(
      { 'a.js': 'module.exports = { a: 1, b: 2 };\n' },
      { table: `a.js#${name}`, map: '[key, value]' },
    );
    expect([values, reported]).toEqual([
      [
        ['a', 1],
        ['b', 2],
      ],
      [],
    ]);
  });
});

it('a statement may use what the table has by then, and nothing else', async () => {
  const source = 'const T = { a: 1 };\nT.b = T.a;\nT.c = T.d;\nT.d = 2;\n';
  const { values, reported } = await read({ 'a.js': source }, { table: 'a.js#T', map: '[key, value]' });
  expect(values.filter(Array.isArray)).toEqual([
    ['a', 1],
    ['b', 1],
    ['d', 2],
  ]);
  expect(reported).toEqual(['source-unresolved a.js:3']);
});
