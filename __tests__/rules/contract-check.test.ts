import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { FILE_NAMES, type FileName } from '../../src/contract/files.js';
import { MAX_FINDINGS_PER_RULE_AND_FILE } from '../../src/findings/capped.js';
import { UserError } from '../../src/findings/user-error.js';
import { check, checkSchema } from '../../src/rules/contract-check.js';
import { plant, uproot } from './plant.js';
import { soundFiles } from './sound-files.js';

/** Messages of the findings after planting values, as `[subject, message]`. */
function messages(file: FileName, pointer: string, value: unknown): [string | undefined, string][] {
  const files = { ...soundFiles() };
  plant(files, { file, pointer, value });
  return check(files).map(({ subject, message }) => [subject, message]);
}

describe('messages about the schema', () => {
  it('name what is missing', () => {
    const files = { ...soundFiles() };
    uproot(files, 'erros', '/codigos/0/doc');
    expect(check(files)).toEqual([
      {
        rule: 'schema',
        level: 'error',
        message: '`codigos/0/doc` is missing.',
        remedy: expect.stringContaining('schemas/'),
        subject: '/api/erros.json#/codigos/0/doc',
      },
    ]);
  });

  it('suggest the field that was meant', () => {
    expect(messages('erros', '/codigos/0/tituto', 'x')).toEqual([
      [
        '/api/erros.json#/codigos/0/tituto',
        'Unknown field "tituto" in `codigos/0`; the contract has codigo, titulo, explicacao, exemplo, solucao, doc. Did you mean titulo?',
      ],
    ]);
  });

  it('suggest the verb that was meant', () => {
    expect(messages('sintaxe', '/verbos_http/0', 'POTS')[0]?.[1]).toMatch(/ANY\. Did you mean POST\?$/);
  });

  it.each<[FileName, string, unknown, string]>([
    ['embutidas', '/total', '2', '`total` is "2"; it must be a whole number.'],
    ['embutidas', '/total', -1, '`total` is -1; it must be 0 or more.'],
    ['embutidas', '/funcoes', {}, '`funcoes` is an object; it must be a list.'],
    ['embutidas', '', [], 'the file is an empty list; it must be an object.'],
    ['modulos', '/modulos/1/nome', '', '`modulos/1/nome` is empty.'],
    [
      'sintaxe',
      '/extensao',
      'lm',
      '`extensao` is "lm"; it must be: Extension of source files; begins with a dot.',
    ],
    ['index', '/rotas/erros', '/erros', '`rotas/erros` is "/erros"; it must be "/api/erros.json".'],
    ['conteudos', '/exercicios/modulos/', 3, 'A key in `exercicios/modulos` is empty.'],
    [
      'conteudos',
      '/exercicios/modulos/a~1b',
      null,
      '`exercicios/modulos/a~1b` is null; it must be a whole number.',
    ],
  ])('%s %s %j', (file, pointer, value, message) => {
    expect(messages(file, pointer, value)).toEqual([[expect.stringContaining(`#${pointer}`), message]]);
  });

  it('cut long values and show what is hidden', () => {
    const [[, message] = []] = messages('embutidas', '/total', `\u202e${'a'.repeat(1000)}`);
    expect(message).toMatch(/^`total` is "\\u202ea+…"; /);
    expect(message?.length).toBeLessThan(150);
  });

  it('are reported together, one for each value', () => {
    const findings = check({ erros: { total: -1.5, codigos: 'x', a: 1 } });
    expect(findings.map(({ subject }) => subject)).toEqual([
      '/api/erros.json#/versao',
      '/api/erros.json#/a',
      '/api/erros.json#/total',
      '/api/erros.json#/codigos',
    ]);
  });

  it('are bounded for a file of wrong values', () => {
    const findings = check({ embutidas: { versao: '1', total: 0, funcoes: new Array(100_000).fill(1) } });
    expect(findings).toHaveLength(MAX_FINDINGS_PER_RULE_AND_FILE + 1);
    expect(findings.at(-1)).toMatchObject({
      subject: '/api/embutidas.json#/funcoes/20',
      message: 'From here on there are at least 980 more of this kind.',
    });
  });

  it('cover the manifest and the registry', () => {
    expect(checkSchema('manifest', {})[0]?.subject).toBe('/api/manifest.json#/versao');
    expect(checkSchema('registro', { registro: 'lume', pacotes: { texto: [] } })).toMatchObject([
      {
        subject: '/registry/index.json#/pacotes/texto',
        message: '`pacotes/texto` is an empty list; it must be an object.',
      },
    ]);
  });
});

describe('check', () => {
  it('judges only the files that are given', () => {
    expect(check({})).toEqual([]);
    expect(check({ embutidas: soundFiles().embutidas })).toEqual([]);
  });

  it('judges sound files by the rules although another is not sound', () => {
    const files = { ...soundFiles(), index: null, embutidas: { versao: '1.4.0', total: 9, funcoes: [] } };
    const rules = check(files).map(({ rule }) => rule);
    expect(rules).toEqual(['schema', 'total-equals-count', 'list-present']);
  });

  it('lists at most 20 findings of one rule in one file, and counts the others', () => {
    const funcoes = new Array(50).fill('mostre');
    const findings = check({ embutidas: { versao: '1', total: 50, funcoes } });
    expect(findings).toHaveLength(MAX_FINDINGS_PER_RULE_AND_FILE + 1);
    expect(findings.at(-1)).toMatchObject({
      rule: 'funcao-unique',
      subject: '/api/embutidas.json#/funcoes/21',
      message: 'From here on there are at least 29 more of this kind.',
    });
  });

  it('takes __proto__ and constructor for names like any other', () => {
    const files = { ...soundFiles() };
    plant(files, { file: 'embutidas', pointer: '/funcoes', value: ['__proto__', 'constructor'] });
    const modulos = JSON.parse('{"__proto__": 4, "toString": 5}');
    plant(files, { file: 'conteudos', pointer: '', value: { exercicios: { modulos, total: 9 } } });
    expect(check(files)).toEqual([]);
    plant(files, { file: 'conteudos', pointer: '/exercicios/total', value: 8 });
    expect(check(files).map(({ rule }) => rule)).toEqual(['total-equals-count']);
  });

  it('never throws, whatever JSON it is given', () => {
    const anything = fc.record(Object.fromEntries(FILE_NAMES.map(name => [name, fc.jsonValue()])), {
      requiredKeys: [],
    });
    fc.assert(fc.property(anything, files => Array.isArray(check(files))));
  });

  it('never throws, whatever is planted wherever into sound files', () => {
    const places = FILE_NAMES.flatMap(file =>
      pointersIn(soundFiles()[file]).map(pointer => ({ file, pointer })),
    );
    fc.assert(
      fc.property(fc.constantFrom(...places), fc.jsonValue(), (place, value) => {
        const files = { ...soundFiles() };
        plant(files, { ...place, value });
        for (const finding of check(files)) expect(finding.subject).toMatch(/^\/api\/[a-z]+\.json#/);
      }),
      { numRuns: 500 },
    );
  });
});

describe('a policy', () => {
  const wrong = () => ({ ...soundFiles(), embutidas: { versao: '1.4.0', total: 3, funcoes: ['a', 'b'] } });
  const ts = () => {
    const files = { ...soundFiles() };
    plant(files, { file: 'erros', pointer: '/codigos/0/codigo', value: 'TS2304' });
    plant(files, { file: 'erros', pointer: '/codigos/0/codigo', value: 'TS-23' });
    return files;
  };

  it('changes the level of a rule', () => {
    expect(check(wrong(), { 'total-equals-count': { level: 'notice' } })).toMatchObject([
      { level: 'notice' },
    ]);
  });

  it('switches a rule off', () => {
    expect(check(wrong(), { 'total-equals-count': { level: 'off' } })).toEqual([]);
  });

  it('gives codigo another pattern', () => {
    expect(check(ts()).map(({ rule }) => rule)).toEqual(['codigo-pattern']);
    expect(check(ts(), { 'codigo-pattern': { pattern: '^TS-\\d+$' } })).toEqual([]);
  });

  it('does not touch the schema', () => {
    expect(check({ erros: 1 }, { schema: { level: 'off' } })).toHaveLength(1);
  });

  it('with a pattern that is none is a mistake of the user', () => {
    expect(() => check(ts(), { 'codigo-pattern': { pattern: '(' } })).toThrow(UserError);
  });

  it('with a pattern that runs away is cut off', () => {
    const files = { ...soundFiles() };
    plant(files, { file: 'erros', pointer: '/codigos/0/codigo', value: `${'a'.repeat(60)}!` });
    expect(() => check(files, { 'codigo-pattern': { pattern: '^(a+)+$' } })).toThrow(/takes longer/);
  });
});

function pointersIn(data: unknown, pointer = ''): string[] {
  if (typeof data !== 'object' || data === null) return [pointer];
  const below = Object.entries(data).flatMap(([key, value]) =>
    pointersIn(value, `${pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`),
  );
  return [pointer, ...below];
}
