import { describe, expect, it } from '@jest/globals';
import { parseConfig } from '../../src/config/config.js';
import { kinds } from '../../src/extract/generated/kinds.js';
import { UserError } from '../../src/findings/user-error.js';
import { loadConfig } from '../../src/run/configuration.js';
import { folderWith } from '../extract/small-repository.js';

const HEAD = `nome: X
descricao: X
documentacao: https://x.example
versao: "1"
sintaxe:
  extensao: .x
`;

/** `line: message` of everything that is wrong with a configuration. */
function mistakes(text: string): string[] {
  try {
    parseConfig(text, 'refdata.yml');
    return [];
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return error.findings.map(({ message, place }) => `${place?.line}: ${message}`);
  }
}

function remedy(text: string): string | undefined {
  try {
    parseConfig(text, 'refdata.yml');
    return undefined;
  } catch (error) {
    return (error as UserError).findings[0]?.remedy;
  }
}

describe('a configuration that does not hold', () => {
  it.each([
    ['empty', '', ['1: It is empty.']],
    ['only a comment', '# x\n', ['1: It is empty.']],
    [
      'a pattern of versions that is none',
      `${HEAD}check:\n  versions:\n    pattern: '('\n`,
      [
        expect.stringMatching(
          /^9: check\.versions\.pattern: It is not a regular expression: .*Unterminated group/,
        ),
      ],
    ],
    ['no map', '- a\n', ['1: refdata.yml must be a map.']],
    ['no YAML', `${HEAD}a: [1\nb: 2\n`, [expect.stringMatching(/^7: This is not YAML: /)]],
    [
      'a tab',
      'nome: X\n\tdescricao: X\n',
      [expect.stringMatching(/^2: This is not YAML: Tabs are not allowed/)],
    ],
    [
      'tabs all over',
      'sintaxe:\n\textensao: .x\n\treservadas:\n\t\t- a\nerros: ]\n',
      [expect.stringMatching(/^2: .* Tabs are not allowed/)],
    ],
    [
      'a conflict of a merge',
      `<<<<<<< HEAD\nnome: A\n=======\nnome: B\n>>>>>>> b\n${HEAD}`,
      [expect.stringMatching(/^1: A conflict of a merge/)],
    ],
    ['a first key that is too deep', ` ${HEAD}`, [expect.stringMatching(/^2: This is not YAML/)]],
    [
      'a key that is too shallow, below an empty line',
      'a:\n  b: 1\n\n c: 2\n\n  d: 3\n  e: 4\n',
      [expect.stringMatching(/^4: .* same column/)],
    ],
    [
      'a key without a colon',
      `${HEAD}comandos\n  a: 1\n\n  b: 1\n`,
      [expect.stringMatching(/^7: .* single line/)],
    ],
    ['a brace too many', 'nome: { a: b }}\nversao: 1\nerros: 2\n', [expect.stringMatching(/^1: .* "}"/)]],
    ['an alias of nothing', `${HEAD}comandos: *x\n`, [expect.stringMatching(/^7: .*x/)]],
    [
      'a key twice',
      `${HEAD}nome: Y\n`,
      [expect.stringMatching(/^7: This is not YAML: Map keys must be unique/)],
    ],
    ['a key that is missing', HEAD.replace('nome: X\n', ''), ['1: nome is missing; it must be a text.']],
    [
      'an unknown key',
      `${HEAD}comando: []\n`,
      ['7: There is no key `comando` here; did you mean `comandos`?'],
    ],
    [
      'an unknown key further in',
      `${HEAD}  reservada: []\n`,
      ['7: There is no key `reservada` here; did you mean `reservadas`?'],
    ],
    [
      'an unknown key of a source',
      `${HEAD}erros:\n  - value: 1\n    mapp: x\n`,
      ['9: There is no key `mapp` here; did you mean `map`?'],
    ],
    [
      'a key called __proto__',
      `${HEAD}erros:\n  value: 1\n  map: { __proto__: key }\n`,
      ['9: There is no key `__proto__` here.'],
    ],
    ['a number for a text', HEAD.replace('"1"', '1.10'), ['4: versao must be a text or a map.']],
    ['a list for a text', HEAD.replace('"1"', '[a]'), ['4: versao must be a text or a map.']],
    ['a text for a source', `${HEAD}erros: src/a.py\n`, ['7: erros must be a map or a list.']],
    [
      'a source without kind',
      `${HEAD}erros: { map: key }\n`,
      [`7: erros: A source needs one of ${kinds.map(({ name }) => name).join(', ')}.`],
    ],
    [
      'a source with two',
      `${HEAD}erros: { data: a.json, table: "a.py#A" }\n`,
      ['7: erros: A source has one kind, and here are data and table: use `merge` for several.'],
    ],
    [
      'an option of another kind',
      `${HEAD}erros: { data: a.json, by: folder }\n`,
      ['7: erros.by: `by` belongs to `count`, not to `data`.'],
    ],
    [
      'a table without a name',
      `${HEAD}erros: { table: a.py }\n`,
      ['7: erros.table: A table is named as file#NAME, for example src/tokens.py#KEYWORDS.'],
    ],
    [
      'a pointer that is none',
      `${HEAD}erros: { data: "a.json#words" }\n`,
      [expect.stringMatching(/^7: erros\.data: Behind "#" stands a JSON Pointer/)],
    ],
    [
      'steps that a join has not',
      `${HEAD}erros: { value: 1, join: { value: 2, on: key, sort: x } }\n`,
      [expect.stringMatching(/^7: There is no key `sort` here/)],
    ],
    ...[
      'https:/x.example',
      'https:x.example',
      'https://a:b@x.example',
      'https://x.example/#a',
      'https://[x',
    ].map(
      address =>
        [
          `no address: ${address}`,
          HEAD.replace('https://x.example', address),
          [expect.stringMatching(/^3: documentacao: An absolute address is needed/)],
        ] as const,
    ),
    [
      'no address',
      HEAD.replace('https://x.example', 'x.example'),
      [
        '3: documentacao: An absolute address is needed, beginning with https:// or http://, without query or "#".',
      ],
    ],
    [
      'a level that is none',
      `${HEAD}rules: { doc-present: { level: of } }\n`,
      ['7: rules.doc-present.level must be one of error, warning, notice, off, major, minor, patch, info.'],
    ],
    [
      'an expression that is none',
      `${HEAD}erros:\n  value: 1\n  map: { a: "key[" }\n`,
      [expect.stringMatching(/^9: erros\.map\.a: This is not a JSONata expression: /)],
    ],
  ])('%s', (_what, text, expected) => {
    expect(mistakes(text)).toEqual(expected);
  });

  it.each([
    [
      'entries as maps',
      '  reservadas: [{ palavra: se, descricao: x }, { palavra: fim }]',
      '7: sintaxe.reservadas: Here stand the entries themselves, and a source is asked for.',
      'Put them behind `value`: reservadas: { value: [{ palavra: se, descricao: x }, …] }.',
    ],
    [
      'entries as one map',
      '  operadores:\n    mais: soma\n    menos: subtrai',
      '7: sintaxe.operadores: Here stand the entries themselves, and a source is asked for.',
      'Put them behind `value`: operadores: { value: { mais: soma, menos: subtrai }, map: { simbolo: key, descricao: value } }.',
    ],
    [
      'words',
      '  verbos_http: [GET, POST]',
      '7: sintaxe.verbos_http: Here stand the entries themselves, and a source is asked for.',
      'Put them behind `value`: verbos_http: { value: [GET, POST] }.',
    ],
    [
      'fields that are like keys of sources',
      'comandos:\n  - grupo: g\n    comandos: []',
      '8: comandos: Here stand the entries themselves, and a source is asked for.',
      'Put them behind `value`: comandos: { value: [{ grupo: g, comandos: [] }] }.',
    ],
    [
      'a file by another word',
      '  reservadas: { file: meta/words.json, map: { palavra: key } }',
      '7: There is no key `file` here; did you mean `data`?',
      'Write the key as it is called here; its value may stay as it is.',
    ],
    [
      'a key in the wrong map',
      'keywords: { data: words.json, map: { palavra: key } }',
      '7: There is no key `keywords` here: it is called `reservadas`, and stands below `sintaxe`.',
      'Move it there; its value may stay as it is.',
    ],
    [
      'a hyphen too many',
      '  reservadas:\n    - table: a.py#A\n    - map: { palavra: key }',
      expect.stringMatching(/^9: sintaxe\.reservadas\[1\]: A source needs one of /),
      'Each hyphen begins a source of its own: leave out this one where its lines belong to the source above.',
    ],
    [
      'a glob where files are counted',
      "conteudos: { exemplos: 'exemplos/*.lm' }",
      '7: conteudos.exemplos must be a number or a map.',
      'Say that files are counted: `exemplos: { count: exemplos/*.lm }`.',
    ],
    ['a choice', 'idioma: pt-BR', '7: idioma must be one of pt, en.', 'Write `idioma: pt`.'],
    ['yes', 'archive: yes', '7: archive must be true or false.', 'Write `archive: true`, without quotes.'],
    [
      'a colon in a locator',
      "erros: { table: 'src/errors.py:ERRORS', map: { codigo: key } }",
      '7: erros.table: A table is named as file#NAME, for example src/tokens.py#KEYWORDS.',
      'Write "#" between file and name: `table: src/errors.py#ERRORS`.',
    ],
    [
      'a program as data',
      "erros: { data: 'src/errors.py#ERRORS', map: { codigo: key } }",
      expect.stringMatching(/^7: erros\.data: /),
      'What such a file holds is read by another kind: `table: src/errors.py#ERRORS`.',
    ],
    [
      'a comparison of other languages',
      `erros: { data: a.json, filter: "key == 'x'", map: { codigo: key } }`,
      expect.stringMatching(/^7: erros\.filter: /),
      `JSONata compares with one sign: "key = 'se'".`,
    ],
    [
      'a word for not',
      "erros: { data: a.json, filter: 'not key', map: { codigo: key } }",
      expect.stringMatching(/^7: erros\.filter: /),
      'JSONata says `$not(…)`.',
    ],
    [
      'a sign that searches',
      "erros: { data: a.json, filter: 'key =~ /^s/', map: { codigo: key } }",
      expect.stringMatching(/^7: erros\.filter: /),
      'JSONata searches by a function: "$contains(key, /^s/)".',
    ],
    [
      'a key that other tools have',
      "erros: { data: a.json, where: 'key', map: { codigo: key } }",
      '7: There is no key `where` here; did you mean `filter`?',
      'Write the key as it is called here; its value may stay as it is.',
    ],
    [
      'yes for true',
      'modulos: { symbols: a.py, exported: yes, map: { nome: name } }',
      '7: modulos.exported must be true.',
      'Write `exported: true`, without quotes.',
    ],
    [
      'no for nothing',
      'modulos: { symbols: a.py, exported: off, map: { nome: name } }',
      '7: modulos.exported must be true.',
      'Take the key out: without it that is so.',
    ],
    [
      'a level that is none',
      'rules: { text-present: { level: on } }',
      expect.stringMatching(/^7: rules\.text-present\.level must be one of error, /),
      'Write `level: error`, or another of these.',
    ],
    [
      'a group of Python',
      "erros: { pattern: { file: a.py, match: '(?P<w>[a-z]+)' }, map: { codigo: w } }",
      expect.stringMatching(/^7: erros\.pattern\.match: This is no regular expression/),
      'Write "(?<name>…)": in JavaScript a group with a name has no "P".',
    ],
    [
      'quotes of a word processor around a place',
      'erros: { table: “src/a.py#ERRORS”, map: { codigo: key } }',
      '7: YAML does not know the quotes of “src/a.py#ERRORS”: they would be a part of it.',
      'Write straight quotes, " or \', or none.',
    ],
    [
      'quotes of a word processor around an expression',
      'erros: { data: a.json, map: { codigo: key, titulo: „ein Wort“ } }',
      '7: YAML does not know the quotes of „ein Wort“: they would be a part of it.',
      'Write straight quotes, " or \', or none.',
    ],
    [
      'nothing behind a key',
      'erros:',
      '7: erros must be a map or a list.',
      'Nothing stands behind the key: write its value there (`erros: { table: src/tokens.py#NAME, map: { codigo: key, titulo: value } }`, say), or take the key out.',
    ],
    [
      'an empty expression',
      "erros: { data: a.json, map: { codigo: key, titulo: '' } }",
      '7: erros.map.titulo must not be empty.',
      'Take the field out: a text that is left out is published as empty.',
    ],
  ])('is one mistake, with what to write: %s', (_what, line, message, meant) => {
    const text = `${HEAD}${line}\n`;
    expect(mistakes(text)).toEqual([message]);
    expect(remedy(text)).toBe(meant);
  });

  it.each([
    [
      'the place of a version',
      'versao: "1"',
      'versao: src/version.py#VERSION',
      /`versao: \{ table: src\/version\.py#VERSION \}`/,
    ],
    ['a variable', 'nome: X', `nome: \${NAME}`, /^Write the text itself/],
    ['quotes of a word processor', 'nome: X', 'nome: “X”', /^Write straight quotes/],
    [
      'an address without its beginning',
      'https://x.example',
      'x.example/docs',
      /^Write it whole: https:\/\/x\.example\/docs\.$/,
    ],
    ['a glob as an extension', '.x', "'*.x'", /^Write it with its dot: \.x\.$/],
    ['a template', 'nome: X', 'nome: {{ name }}', /^Put a text that begins with a brace/],
    [
      'blanks that are no spaces',
      '  extensao: .x',
      '  extensao: .x\n\u00a0\u00a0regras: { value: [a] }',
      /no-break space/,
    ],
  ])('does not publish %s as it is', (_what, from, to, expected) => {
    const text = HEAD.replace(from, to);
    expect(mistakes(text)).toHaveLength(1);
    expect(remedy(text)).toMatch(expected);
  });

  it('is told whole where a key is misspelt, what stands behind it too', () => {
    expect(mistakes(HEAD.replace('sintaxe:', 'syntax:').replace('extensao: .x', 'extension: x'))).toEqual([
      '5: There is no key `syntax` here; did you mean `sintaxe`?',
      '6: There is no key `extension` here; did you mean `extensao`?',
      '6: sintaxe.extensao: An extension begins with a dot.',
    ]);
  });

  it('names the line in which a quote was opened', () => {
    expect(mistakes(HEAD.replace('nome: X', 'nome: "X'))).toEqual([
      expect.stringMatching(/^1: This is not YAML/),
    ]);
  });

  it('names characters that nobody sees, and what is nested too deeply', () => {
    expect(mistakes(`${HEAD}\0\0`)).toEqual([expect.stringMatching(/^\d+: .* holds a character NUL/)]);
    expect(mistakes(`${HEAD}modulos: ${'['.repeat(5000)}${']'.repeat(5000)}`)).toEqual([
      '1: It is nested too deeply.',
    ]);
  });

  it('is told in the order of the file, with what may stand there and what to write of each', () => {
    const text = 'nome: X\nembutidas: { table: a.py#B, map: [] }\nversao: 1\n';
    const told = mistakes(text);
    expect(told.filter(each => !/is missing/.test(each))).toEqual([
      '2: embutidas.map must be a text or a map.',
      '3: versao must be a text or a map.',
    ]);
    const lines = told.map(each => Number.parseInt(each, 10));
    expect(lines).toEqual([...lines].sort((a, b) => a - b));
    expect(remedy(HEAD.replace(/^descricao.*\n/m, ''))).toMatch(/`descricao: A small language/);
  });

  it('has all of its mistakes reported at once', () => {
    const text = `${HEAD.replace('"1"', '2')}erros:\n  - { table: a.py }\n  - { value: 1, map: "(" }\ncomando: 1\nlimits: { source_mib: 0 }\n`;
    expect(
      mistakes(text)
        .map(mistake => mistake.split(':')[0])
        .sort(),
    ).toEqual(['10', '11', '4', '8', '9']);
  });

  it.each([
    ['": " in an expression', `${HEAD}erros:\n  value: 1\n  map: value ? "a" : "b"\n`, /quotes/],
    ['brackets in a map in one line', `${HEAD}erros:\n  value: 1\n  map: { a: value[0] }\n`, /quotes/],
    [
      'commas in a map in one line',
      `${HEAD}erros:\n  value: 1\n  map: { a: $substring(value, 1) }\n`,
      /quotes/,
    ],
    ['" #" in an expression', `${HEAD}erros:\n  value: 1\n  map: value & ' #x'\n`, /quotes/],
    [
      'an expression that is in quotes',
      `${HEAD}erros:\n  value: 1\n  map: { a: "value[0" }\n`,
      /docs\.jsonata/,
    ],
    ['a key without a colon', `${HEAD}erros:\n  value: 1\n  map: { titulo value }\n`, /`titulo: value`/],
    [
      'a colon without a blank in a map',
      `${HEAD}erros:\n  value: 1\n  map: {titulo:value}\n`,
      /`titulo: value`/,
    ],
    ['a number where a text belongs', HEAD.replace('"1"', '1.5'), /^Put it in quotes: "1.5"\.$/],
  ])('says what to do about %s', (_what, text, expected) => {
    expect(remedy(text)).toMatch(expected);
  });

  it.each([
    ['nested without end', `${HEAD}a: ${'['.repeat(100_000)}${']'.repeat(100_000)}`],
    [
      'multiplied without end',
      `a0: &a0 [x]\n${Array.from({ length: 30 }, (_, i) => `a${i + 1}: &a${i + 1} [${`*a${i}, `.repeat(9)}]\n`).join('')}`,
    ],
  ])('%s ends', (_what, text) => {
    expect(mistakes(text)).toHaveLength(1);
  });
});

describe('a place in a configuration', () => {
  const { placeOf } = parseConfig(
    `${HEAD}erros:\n  table: a.py#A\n  map:\n    codigo: key\nx-note: &n\n  - value:\n      - a\n      - b\n`.replace(
      'x-note: &n',
      'modulos:',
    ),
    'refdata.yml',
  );

  it.each([
    [['erros', 0, 'map', 'codigo'], 10],
    [['erros', 0, 'table'], 8],
    [['erros', 0], 7],
    [['modulos', 0, 'value', 1], 14],
    [['modulos', 0, 'filter'], 12],
    [['nothing', 'here'], 1],
  ] as const)('%j is line %d', (path, line) => {
    expect(placeOf(path).line).toBe(line);
  });
});

describe('a configuration file', () => {
  const load = (bytes: string | Uint8Array) => () =>
    loadConfig(`${folderWith({ 'refdata.yml': bytes })}/refdata.yml`, 'refdata.yml');

  it('holds with a byte order mark and CRLF', () => {
    expect(load(`\uFEFF${HEAD.replaceAll('\n', '\r\n')}`)().config.nome).toBe('X');
  });

  it('that is not there, not UTF-8, or too large is reported', () => {
    expect(() => loadConfig(`${folderWith({})}/refdata.yml`, 'refdata.yml')).toThrow(
      'There is no refdata.yml',
    );
    // Its name is nearly that of one that is there.
    expect(() => loadConfig(`${folderWith({ 'Refdata.yml': HEAD })}/refdata.yml`, 'refdata.yml')).toThrow(
      expect.objectContaining({ remedy: expect.stringContaining('There is Refdata.yml') }),
    );
    expect(load(new Uint8Array([0x6e, 0x0a, 0xff]))).toThrow('refdata.yml is not UTF-8: line 2 holds a byte');
    expect(load(`${HEAD}# ${'x'.repeat(1 << 20)}\n`)).toThrow(
      /refdata\.yml has \d+ bytes; the limit is 1048576/,
    );
  });

  it('has settings of rules reported that would have no effect', () => {
    expect(load(`${HEAD}rules: { codigo-patern: { level: 'off' } }\n`)).toThrow(UserError);
    expect(load(`${HEAD}rules: { codigo-pattern: { pattern: '(' } }\n`)).toThrow(UserError);
  });
});
