import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { FormatError } from '../../../src/extract/formats/format.js';
import { parseMarkdown } from '../../../src/extract/formats/markdown.js';
import { read } from '../small-repository.js';

const ERROR_PAGE = `---
severity: error
tags: [sintaxe]
---

# Palavra desconhecida

A palavra *não* [existe](x.md) na \`linguagem\`.

- uma
- duas

## Exemplo

\`\`\`lume
sse x > 1
\`\`\`

\`\`\`sh
lume run
\`\`\`

## Solução

Escreva \`se\`.
`;

const MANUAL = `Intro.

# Manual

## Reserved words

| Word | Meaning | |
| ---- | ------- |-|
| \`se\` | if \\| when | a |
| senao | else |

### More

| Word | Meaning |
| --- | --- |
| fim | end |

## Functions {#f}

Setext
------

Text.
`;

describe('one page is one record', () => {
  it('an error page', async () => {
    const source = {
      markdown: 'docs/**/*.md',
      map: {
        codigo: 'slug',
        titulo: 'title',
        explicacao: 'text',
        exemplo: 'code[lang = "lume"].text',
        solucao: 'sections."Solução".text',
        doc: "'errors/' & slug",
        severity: 'front.severity',
        tags: '$join(front.tags)',
        line: 'line',
      },
    };
    const { values, reported } = await read({ 'docs/errors/LM0101.md': ERROR_PAGE }, source);
    expect(reported).toEqual([]);
    expect(values).toEqual([
      {
        codigo: 'errors/LM0101',
        titulo: 'Palavra desconhecida',
        explicacao: 'A palavra não existe na linguagem.\n\n- uma\n- duas',
        exemplo: 'sse x > 1',
        solucao: 'Escreva se.',
        doc: 'errors/errors/LM0101',
        severity: 'error',
        tags: 'sintaxe',
        line: 1,
      },
    ]);
  });

  it('a title in the front matter alone', async () => {
    const files = {
      'a.md': '---\ntitle: "Olá"\n---\n\nText.\n\n## B\n\nC\n',
      'b.md': '+++\ntitle = "Toml"\n+++\n',
    };
    const { values } = await read(files, { markdown: '*.md', map: "title & ':' & text" });
    expect(values).toEqual(['Olá:Text.', 'Toml:']);
  });
});

describe('many records of one page', () => {
  it('rows of the tables below a heading, named as it is or as a link names it', async () => {
    for (const name of ['Reserved words', 'reserved-words']) {
      const source = {
        markdown: `m.md#${name}`,
        per: 'row',
        map: "value.Word & '=' & value.Meaning & '@' & line",
      };
      const { values, reported } = await read({ 'm.md': MANUAL }, source);
      expect(reported).toEqual([]);
      expect(values).toEqual(['se=if | when@9', 'senao=else@10', 'fim=end@16']);
    }
  });

  it('headings, with those around them', async () => {
    const map = "title & '|' & anchor & '|' & $join(parents, '/') & '|' & text";
    const { values } = await read({ 'm.md': MANUAL }, { markdown: 'm.md', per: 'heading', map });
    expect(values).toEqual([
      'Manual|manual||',
      'Reserved words|reserved-words|Manual|',
      'More|more|Manual/Reserved words|',
      'Functions {#f}|functions-f|Manual|',
      'Setext|setext|Manual|Text.',
    ]);
    const two = await read({ 'm.md': MANUAL }, { markdown: 'm.md', per: 'heading', depth: 3, map: 'title' });
    expect(two.values).toEqual(['More']);
  });

  it('blocks of code', async () => {
    const source = { markdown: 'e.md', per: 'code', filter: 'lang = "sh"', map: "heading & ':' & value" };
    expect((await read({ 'e.md': ERROR_PAGE }, source)).values).toEqual(['Exemplo:lume run']);
  });
});

describe('a page that cannot be read is one clear error', () => {
  it.each([
    [
      'front matter that is no YAML',
      '---\na: 1\nb: [\n---\n',
      {},
      'source-format a.md:3',
      /front matter is not YAML/,
    ],
    ['quotes in quotes', `x\n\n${'> '.repeat(5000)}x`, {}, 'source-format a.md:3', /deeper than 64 quotes/],
    ['marks', '*a_ '.repeat(20_000), {}, 'source-format a.md:1', /more than 8000 marks/],
    ['100,000 brackets', '['.repeat(100_000), {}, 'source-format a.md:1', /more than 8000 marks/],
    ['size', 'text\n'.repeat(500_000), {}, 'source-format a.md', /2\.4 MiB; the limit for a page is 2 MiB/],
    [
      'no such heading',
      '# Word\n',
      { markdown: 'a.md#Wrd' },
      'table-missing refdata.yml:8',
      /no heading "Wrd"/,
    ],
    ['no table', '# Word\n', { per: 'row' }, 'source-empty refdata.yml:8', /no table/],
  ])('%s', async (_what, text, more, reported, message) => {
    const result = await read({ 'a.md': text }, { markdown: 'a.md', ...more });
    expect(result.reported).toEqual([reported]);
    expect(result.problems[0]?.message).toMatch(message);
  });

  it('a wrong option', async () => {
    await expect(read({ 'a.md': '' }, { markdown: 'a.md', per: 'page' })).rejects.toThrow();
    await expect(read({ 'a.md': '' }, { data: 'a.md', per: 'row' })).rejects.toThrow();
  });
});

const bit = fc.constantFrom(
  '# a',
  '## b',
  '---',
  '> ',
  '- ',
  '|a|b|',
  '|-|-|',
  '```',
  '`',
  '*',
  '[',
  ']',
  '(',
  '<b>',
  '\n',
  '\n\n',
  ' ',
  '    ',
  '~~',
  '&amp;',
  '\\',
);

it('any text is a page or a clear error, and every part stands on its line', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(bit, fc.string()), { maxLength: 40 }), bits => {
      const text = bits.join('');
      try {
        const { parts } = parseMarkdown(text);
        for (const { line, level } of parts) {
          expect(line).toBeLessThanOrEqual(text.split('\n').length);
          expect(level).toBeLessThanOrEqual(6);
        }
      } catch (error) {
        expect(error).toBeInstanceOf(FormatError);
      }
    }),
    { numRuns: 300 },
  );
});
