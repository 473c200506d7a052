import { describe, expect, it } from '@jest/globals';
import { read } from './small-repository.js';

const files = {
  'a.py': `import math
from _bisect import nowhere
TABLE = {"um": nowhere, "dois": lambda x: x, "inf": math.inf}
`,
  'supplied.yml': 'um: { assinatura: "(a, b)", resumo: Um. }\ninf: { assinatura: "", resumo: Um número. }\n',
};
const symbols = {
  symbols: 'a.py#TABLE',
  map: { nome: 'name', assinatura: 'signature', resumo: 'summary' },
};
const join = {
  data: 'supplied.yml',
  on: 'nome',
  map: { assinatura: 'value.assinatura', resumo: 'value.resumo' },
  optional: true,
};

describe('what is not resolved', () => {
  it('is reported once, with all that it leaves empty', async () => {
    const { problems, values } = await read(files, symbols);
    expect(problems.map(({ rule, message }) => `${rule} ${message}`)).toEqual([
      expect.stringMatching(/^symbol-unresolved assinatura, resumo: a\.um cannot be resolved: /),
      'symbol-unresolved assinatura, resumo: a.inf cannot be resolved: the value of math.inf is not known.',
    ]);
    expect(values).toHaveLength(3);
  });

  it.each([
    ['of the source itself', { ...symbols, join }],
    ['around sources that are merged', { merge: [symbols], join }],
    [
      'behind another mapping',
      { merge: [symbols], map: { nome: 'nome', assinatura: 'assinatura', resumo: 'resumo' }, join },
    ],
  ])('is not reported when a join supplies it, %s', async (_, source) => {
    const { reported, values } = await read(files, source);
    expect(reported).toEqual([]);
    expect(values).toEqual([
      { nome: 'um', assinatura: '(a, b)', resumo: 'Um.' },
      { nome: 'dois', assinatura: '(x)', resumo: '' },
      { nome: 'inf', assinatura: '', resumo: 'Um número.' },
    ]);
  });

  it('is reported for the field that a join leaves open', async () => {
    const source = { ...symbols, join: { ...join, map: { assinatura: 'value.assinatura' } } };
    const { problems } = await read(files, source);
    expect(problems.map(({ message }) => message.slice(0, 14))).toEqual(['resumo: a.um c', 'resumo: a.inf ']);
  });

  it('is reported behind groups and in lists, once for each symbol', async () => {
    const group = { by: 'modulo', into: 'simbolos' };
    const { reported } = await read(files, { ...symbols, map: { ...symbols.map, modulo: 'module' }, group });
    expect(reported).toEqual(['symbol-unresolved a.py:3', 'symbol-unresolved a.py:3']);
    const text = "const T = [{ nome: OUTSIDE, lista: [{ n: OUTSIDE }, { n: 'b' }] }];\n";
    const map = { nome: 'value.nome', lista: { each: 'value.lista', map: { n: 'n' } } };
    expect((await read({ 'a.js': text }, { table: 'a.js#T', map })).reported).toEqual([
      'source-unresolved a.js:1',
      'source-unresolved a.js:1',
    ]);
  });
});
