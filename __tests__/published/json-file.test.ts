import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { placesIn } from '../../src/contract/json-places.js';
import { at, segmentsOf } from '../../src/contract/json-pointer.js';
import { readJsonFile } from '../../src/published/json-file.js';

const read = (content: string | Uint8Array) =>
  readJsonFile(
    '/api/erros.json',
    'site/api/erros.json',
    typeof content === 'string' ? Buffer.from(content) : content,
  );

/** `rule line:column` of each finding. */
const reported = (content: string | Uint8Array) =>
  read(content).findings.map(({ rule, place }) => `${rule} ${place?.line}:${place?.column}`);

describe('reading a JSON file', () => {
  it('gives what it holds, its size and its hash', () => {
    expect(read('{"total": 1}')).toEqual({
      path: '/api/erros.json',
      place: 'site/api/erros.json',
      bytes: 12,
      sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
      text: '{"total": 1}',
      data: { total: 1 },
      findings: [],
    });
  });

  it('names the line of a byte that is not UTF-8', () => {
    const bytes = Buffer.concat([Buffer.from('{\n"a": "'), Buffer.from([0xe9]), Buffer.from('"\n}')]);
    expect(reported(bytes)).toEqual(['encoding 2:undefined']);
    expect(read(bytes).data).toBeUndefined();
  });

  it('refuses UTF-16', () => {
    expect(reported(Buffer.from('\ufeff{}', 'utf16le'))).toEqual(['encoding 1:undefined']);
  });

  it('tells about a byte order mark and reads on', () => {
    const file = read('\ufeff{"total": 1, "total": 2}');
    expect(file.findings.map(({ rule }) => rule)).toEqual(['encoding', 'json-duplicate-key']);
    expect(file.data).toEqual({ total: 2 });
  });

  it.each([
    ['', 'json-syntax 1:1'],
    ['{"a": 1', 'json-syntax 1:8'],
    ['{"a": "b', 'json-syntax 1:7'],
    ['{"a": 1,}', 'json-syntax 1:9'],
    ['{\n  "a": 1\n  "b": 2\n}', 'json-syntax 3:3'],
    ["{'a': 1}", 'json-syntax 1:2'],
    ['{} {}', 'json-syntax 1:4'],
    ['// no\n{}', 'json-syntax 1:1'],
    ['{"a": NaN}', 'json-syntax 1:7'],
  ])('finds what is wrong in %j', (text, finding) => {
    expect(reported(text)).toEqual([finding]);
  });

  it('finds keys that stand twice, also written otherwise, in their own object only', () => {
    const text = '{"a": {"x": 1}, "b": [{"x": 2},\n {"x": 3, "\\u0078": 4}], "a": 5}';
    expect(reported(text)).toEqual(['json-duplicate-key 2:11', 'json-duplicate-key 2:26']);
    expect(read(text).findings.map(({ subject }) => subject)).toEqual([
      '/api/erros.json#/b/1/x',
      '/api/erros.json#/a',
    ]);
  });

  it('takes __proto__ for a key like any other', () => {
    const file = read('{"__proto__": {"total": 1}}');
    expect(Object.keys(file.data as object)).toEqual(['__proto__']);
    expect(({} as Record<string, unknown>).total).toBeUndefined();
  });

  it('is not exhausted by brackets', () => {
    expect(reported('['.repeat(5_000_000))).toEqual(['json-syntax undefined:undefined']);
    expect(reported(`{"a":${'['.repeat(200)}${']'.repeat(200)}}`)).toHaveLength(1);
    expect(reported(`{"a": /* " */ ${'['.repeat(100_000)}`)).toHaveLength(1);
  });

  it('agrees with JSON.parse on what is JSON', () => {
    const bent = fc.tuple(fc.json(), fc.nat(), fc.string({ maxLength: 2 })).map(([text, place, more]) => {
      const i = place % (text.length + 1);
      return text.slice(0, i) + more + text.slice(i + 1);
    });
    const parses = (text: string) => {
      try {
        JSON.parse(text);
        return true;
      } catch {
        return false;
      }
    };
    fc.assert(
      fc.property(bent, text => {
        const wellFormed = text.toWellFormed();
        const found = read(wellFormed).findings.some(({ rule }) => rule === 'json-syntax');
        expect(found).toBe(!parses(wellFormed));
      }),
      { numRuns: 1000 },
    );
  });
});

describe('places', () => {
  const text = '{\n  "codigos": [\n    {"codigo": "LM0101"},\n    {"a/b~c": [true, {"": null}]}\n  ]\n}';
  const placeOf = placesIn('erros.json', text);

  it.each([
    ['', '1:1'],
    ['/codigos', '2:14'],
    ['/codigos/0/codigo', '3:16'],
    ['/codigos/1/a~1b~0c/1/', '4:27'],
    ['/codigos/0/doc', '3:5'],
    ['/codigos/9', '2:14'],
    ['/nada', '1:1'],
  ])('%s is at %s', (pointer, expected) => {
    const { file, line, column } = placeOf(pointer);
    expect(`${file} ${line}:${column}`).toBe(`erros.json ${expected}`);
  });

  it('has the file alone for a text that is not JSON', () => {
    expect(placesIn('erros.json', '')('/a')).toEqual({ file: 'erros.json' });
  });
});

describe('JSON pointers', () => {
  it('are read as they are written', () => {
    fc.assert(
      fc.property(fc.array(fc.string()), segments => {
        expect(segmentsOf(at('', ...segments))).toEqual(segments);
      }),
    );
  });
});
