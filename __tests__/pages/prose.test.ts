import { describe, expect, it } from '@jest/globals';
import { proseParts } from '../../src/pages/document/prose.js';
import { soundFiles } from '../rules/sound-files.js';
import { siteOf } from './site-of.js';

const partsOf = (...lines: string[]) =>
  proseParts(lines.join('\n')).map(({ kind, text }) => (kind === 'code' ? { code: text } : text));

describe('what documents a thing', () => {
  it('is paragraphs, as they are written', () => {
    expect(partsOf('a', '  b', '', '', 'c  ')).toEqual(['a\n  b', 'c']);
    expect(partsOf('', '\r', '')).toEqual([]);
  });

  it('has no breaks where only the width of the source has made them, and every other', () => {
    const long = 'A indentação de Lume é feita só de espaços. Uma tabulação parece ter uma';
    const more = 'largura no editor e outra para quem lê o programa em outro lugar, e um';
    expect(partsOf(long, more, 'bloco.')).toEqual([`${long} ${more} bloco.`]);
    // The next word had room.
    expect(partsOf(long, 'Fim da frase.', 'E outra.')).toEqual([`${long} Fim da frase.\nE outra.`]);
    for (const own of [
      '- item',
      '* item',
      '1. item',
      'a) item',
      '| a | b |',
      ':param x: y',
      '@param x',
      'nome: y',
      'x = 1',
      'x — y',
    ])
      expect(partsOf(long, own)).toEqual([`${long}\n${own}`]);
    expect(partsOf(long, '    recuado')).toEqual([`${long}\n    recuado`]);
    expect(partsOf(`${long}:`, 'assim')).toEqual([`${long}:\nassim`]);
    expect(partsOf(`${long}  `, 'assim')).toEqual([`${long}  \nassim`]);
    // Of an item that goes on, the lines behind it do, too.
    expect(partsOf(`  - ${long}`, `    ${more}`)).toEqual([`  - ${long}\n    ${more}`]);
    expect(partsOf('um verso curto', 'e outro')).toEqual(['um verso curto\ne outro']);
  });

  it('has code between fences, with blank lines in it, and as deep as it is', () => {
    expect(partsOf('a', '```rust', 'if x {', '', '    y', '}', '```', 'b')).toEqual([
      'a',
      { code: 'if x {\n\n    y\n}' },
      'b',
    ]);
    expect(partsOf('~~~~', '```', '~~~', '~~~~')).toEqual([{ code: '```\n~~~' }]);
    // Inside of what a comment is indented by.
    expect(partsOf('  ```', '  x', '    y', '  ```')).toEqual([{ code: 'x\n  y' }]);
  });

  it('has none behind a fence that nothing closes', () => {
    expect(partsOf('```', 'a', '', 'b')).toEqual(['```\na', 'b']);
    expect(partsOf('````', '```', 'a', '```', '````x')).toEqual(['````', { code: 'a' }, '````x']);
    expect(partsOf(...Array.from({ length: 100_000 }, () => '```x'))).toHaveLength(1);
    expect(partsOf('```inline``` x')).toEqual(['```inline``` x']);
  });

  it('has code that is indented as a whole, and sessions of an interpreter', () => {
    expect(partsOf('a:', '', '    f(', '        1)', '', 'b')).toEqual(['a:', { code: 'f(\n    1)' }, 'b']);
    expect(partsOf('a', '    b')).toEqual(['a\n    b']);
    expect(partsOf('>>> f(1)', '[1]')).toEqual([{ code: '>>> f(1)\n[1]' }]);
  });
});

it('code of the language is shown without the empty lines around it, which texts of several lines have', () => {
  const site = siteOf(soundFiles());
  expect(soundFiles().erros.codigos[0]?.exemplo).toMatch(/^\n/);
  expect(site.get('/erros/LM0101.html')).toContain('<code>se x:\n\tmostre x</code>');
  expect(site.get('/erros/LM0101.md')).toContain('```\nse x:\n\tmostre x\n```');
});

it('summaries in the search are the beginnings of what is said: whole words and characters, without backticks', () => {
  const files = soundFiles();
  const [modulo] = files.modulos.modulos;
  const [simbolo] = modulo?.simbolos ?? [];
  if (!modulo || !simbolo) throw new Error('there is no symbol');
  const texts = ['Vira a página de `/`.', `Uma ação ${'muito '.repeat(20)}longa`, `a${'🦊'.repeat(60)}`];
  const simbolos = texts.map((resumo, i) => ({ ...simbolo, nome: `s${i}`, resumo }));
  const site = siteOf({ ...files, modulos: { ...files.modulos, modulos: [{ ...modulo, simbolos }] } });
  const script = [...site].find(([path, text]) => path.endsWith('.js') && text.includes('refdataNames='));
  const { itens } = JSON.parse(script?.[1].replace(/^[^{]*|;\s*$/g, '') ?? '{}') as { itens: unknown[][] };
  const summaries = itens.filter(([nome]) => /^s\d$/.test(String(nome))).map(row => row[5]);
  expect(summaries).toEqual([
    'Vira a página de /.',
    `Uma ação ${'muito '.repeat(13).trimEnd()}…`,
    `a${'🦊'.repeat(44)}…`,
  ]);
});
