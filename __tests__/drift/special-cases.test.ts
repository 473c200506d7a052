import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { ReferenceFiles } from '../../src/contract/files.js';
import type { Registro, VersaoDePacote } from '../../src/contract/generated/contract.js';
import { causesOf } from '../../src/drift/causes/causes.js';
import { changesBetween } from '../../src/drift/changes.js';
import type { ReferenceSet } from '../../src/drift/reference-set.js';
import { parseSignature } from '../../src/drift/signature.js';
import { judge } from '../../src/drift/verdict.js';
import { soundFiles } from '../rules/sound-files.js';
import { type Draft, ELSEWHERE } from './edits.js';

const set = (files: ReferenceFiles, more: Partial<ReferenceSet> = {}): ReferenceSet => ({
  files,
  origins: new Map(),
  ...more,
});

function changesOf(edit: (draft: Draft) => void, start: (draft: Draft) => void = () => {}): string[] {
  const before = structuredClone(soundFiles()) as Draft;
  start(before);
  const after = structuredClone(before);
  edit(after);
  return changesBetween(set(before as ReferenceFiles), set(after as ReferenceFiles)).map(({ rule }) => rule);
}

test('what has its test here is tested here', () => {
  const text = readFileSync(import.meta.filename ?? '__tests__/drift/special-cases.test.ts', 'utf8');
  for (const [id, file] of Object.entries(ELSEWHERE))
    if (file === 'special-cases.test.ts') expect(text).toContain(`'${id}'`);
});

describe('usage lines', () => {
  const uso = (before: string, after: string) => {
    const files = (line: string) => (d: Draft) => {
      const command = d.comandos.grupos[0]?.comandos[0];
      if (command) Object.assign(command, { nome: 'testa', uso: line });
    };
    return changesOf(files(after), files(before));
  };

  test.each([
    ['m testa <a>', 'm testa <a> <b>', 'comando-argumento-demanded'],
    ['m testa', 'm testa A', 'comando-argumento-demanded'],
    ['m testa [a]', 'm testa <a>', 'comando-argumento-demanded'],
    ['m testa <a>', 'm testa <a> --para <b>', 'comando-argumento-demanded'],
    ['m testa <a> [--para=<b>]', 'm testa <a> --para=<b>', 'comando-argumento-demanded'],
    ['m testa <a>', 'm testa [a]', 'comando-argumento-optional'],
    ['m testa <a>', 'm testa <a> [b]', 'comando-argumento-added'],
    ['m testa <a>', 'm testa <a>...', 'comando-argumento-added'],
    ['m testa [a] [b]', 'm testa [a]', 'comando-argumento-removed'],
    ['m testa [a...]', 'm testa [a]', 'comando-argumento-removed'],
    ['m testa <a> [-z]', 'm testa <a>', 'comando-argumento-removed'],
    ['m testa <json|md>', 'm testa <json>', 'comando-argumento-removed'],
    ['m testa <json>', 'm testa <json|md>', 'comando-argumento-added'],
    ['m testa <json|md>', 'm testa <formato>', 'comando-uso-changed'],
    ['m testa [a b]', 'm testa [a b] [a]', 'comando-argumento-added'],
    ['m testa <a> <b>', 'm testa <a> <b> <a>', 'comando-argumento-demanded'],
    ['m testa <a>[@b]', 'm testa <a>', 'comando-argumento-removed'],
    ['m testa <a>', 'm testa <a>[@b]', 'comando-argumento-added'],
    ['m testa <a>[@b]', 'm testa <a>[@b] <c>', 'comando-argumento-demanded'],
    ['m testa <a>[@b]', 'm testa <a>[#b]', 'comando-uso-changed'],
    ['m testa <json|md>', 'm testa <json|md|html>', 'comando-argumento-added'],
    ['m testa <json|md>', 'm testa <json|html>', 'comando-argumento-removed'],
    ['m testa <de> <para>', 'm testa <para> <de>', 'comando-argumentos-reordered'],
    ['m testa <a>', 'm testa <arquivo>', 'comando-uso-reworded'],
    ['m testa <a>', 'm testa [opções] <a>', 'comando-uso-reworded'],
    ['m testa <a> | -', 'm testa <a>', 'comando-uso-changed'],
    ['testa: m x', 'testa: m y', 'comando-uso-changed'],
    ['m testa <a>', 'n testa <a>', 'comando-programa-changed'],
    ['m testa <a>', 'm roda testa <a>', 'comando-programa-changed'],
    ['m testa <a>', 'n testa <a> <b>', 'comando-programa-changed,comando-argumento-demanded'],
    ['testa <a>', 'm testa <a>', 'comando-uso-reworded'],
    ['Uso: m testa <a>', 'm testa <a>', 'comando-uso-reworded'],
  ])('%s, then %s', (before, after, rules) => {
    expect(uso(before, after).sort()).toEqual(rules.split(',').sort());
  });
});

describe('values of options', () => {
  const flag = (before: string, after: string) => {
    const files = (written: string) => (d: Draft) => {
      const command = d.comandos.grupos[0]?.comandos[0];
      if (command) command.opcoes = [{ flag: written, descricao: 'd' }];
    };
    return changesOf(files(after), files(before));
  };

  test.each([
    ['--f=<json|md>', '--f=<json|md|html>', 'opcao-value-added'],
    ['--f=<json|md>', '--f=<json>', 'opcao-value-changed'],
    ['--f json|md', '--f json|html', 'opcao-value-changed'],
    ['--f=<n>', '--f[=<n>]', 'opcao-value-optional'],
    ['--f[=<n>]', '--f=<n>', 'opcao-value-changed'],
    ['--f=<n>', '--f=<passos>', 'opcao-value-renamed'],
    ['--f=<n>', '--f', 'opcao-value-changed'],
    ['-f <n>, --ff <n>', '-f, --ff <n>', ''],
  ])('%s, then %s', (before, after, rules) => {
    expect(flag(before, after).join(',')).toBe(rules);
  });
});

describe('renames', () => {
  test('a command in other capitals, with the usage line that it had; and one that stands twice is there once', () => {
    const first = (d: Draft) =>
      d.comandos.grupos[0]?.comandos[0] as Draft['comandos']['grupos'][0]['comandos'][0];
    const start = (d: Draft) => {
      Object.assign(first(d), { nome: 'voa', uso: 'lume voa <a>', apelidos: [] });
    };
    expect(changesOf(d => Object.assign(first(d), { nome: 'Voa' }), start)).toEqual(['comando-renamed']);
    expect(changesOf(d => d.comandos.grupos[0]?.comandos.push(structuredClone(first(d))), start)).toEqual([]);
  });

  test('a module, with and without its old name as an alias', () => {
    const rename = (kept: boolean) => (d: Draft) => {
      const module = d.modulos.modulos[1] as Draft['modulos']['modulos'][0];
      if (kept) module.apelidos.push(module.nome);
      module.nome = 'Lume.Relogio';
    };
    expect(changesOf(rename(false))).toEqual(['modulo-renamed']);
    expect(changesOf(rename(true))).toEqual(['modulo-renamed-kept']);
  });

  test('a module that became a part of another one, which its name still leads to', () => {
    const merge = (lost: number) => (d: Draft) => {
      const [one, two] = d.modulos.modulos as [
        Draft['modulos']['modulos'][0],
        Draft['modulos']['modulos'][0],
      ];
      one.apelidos.push(two.nome, ...two.apelidos);
      one.simbolos.push(...two.simbolos.slice(lost));
      d.modulos.modulos.splice(1, 1);
    };
    const [whole, cut] = [changesOf(merge(0)), changesOf(merge(1))];
    expect(whole).toContain('modulo-merged');
    expect(whole).not.toContain('modulo-removed');
    expect(whole).not.toContain('simbolo-removed');
    expect(cut.filter(id => id === 'simbolo-removed')).toHaveLength(1);
  });

  test('a command, with its old name as an alias', () => {
    const rename = (d: Draft) => {
      const command = d.comandos.grupos[1]?.comandos[0];
      if (command)
        Object.assign(command, { nome: 'executa', uso: 'lume executa arquivo.lm', apelidos: ['roda'] });
    };
    expect(changesOf(rename)).toEqual(['comando-renamed-kept']);
    const unsaid = (d: Draft) => {
      const command = d.comandos.grupos[1]?.comandos[0];
      if (command) Object.assign(command, { nome: 'executa', apelidos: ['roda'] });
    };
    expect(changesOf(unsaid)).toEqual(['comando-renamed-kept']);
    const demands = (d: Draft) => {
      unsaid(d);
      const command = d.comandos.grupos[1]?.comandos[0];
      if (command) command.uso += ' <pasta>';
    };
    expect(changesOf(demands)).toEqual(['comando-renamed-kept', 'comando-argumento-demanded']);
    const reworded = (d: Draft) => {
      unsaid(d);
      const command = d.comandos.grupos[1]?.comandos[0];
      if (command) command.resumo = 'Outra coisa que se diz dele';
    };
    expect(changesOf(reworded)).toEqual(['comando-renamed-kept', 'comando-text-changed']);
  });

  test('what stands twice, word for word, is nothing new, and nothing is gone where it stands once again', () => {
    const twice = (d: Draft) => {
      d.sintaxe.reservadas.push({ ...(d.sintaxe.reservadas[0] as Draft['sintaxe']['reservadas'][0]) });
      d.sintaxe.verbos_http.push(d.sintaxe.verbos_http[0] ?? 'GET');
    };
    expect(changesOf(twice)).toEqual([]);
    const once = (d: Draft) => {
      d.sintaxe.reservadas.pop();
      d.sintaxe.verbos_http.pop();
    };
    expect(changesOf(once, twice)).toEqual([]);
    const other = (d: Draft) => {
      twice(d);
      Object.assign(d.sintaxe.reservadas.at(-1) ?? {}, { descricao: 'outra' });
    };
    expect(changesOf(other)).toEqual(['reservada-added']);
  });

  test('none where two entries could be meant', () => {
    const twins = (d: Draft) => {
      d.sintaxe.reservadas = ['um', 'dois'].map(palavra => ({
        palavra,
        descricao: 'o mesmo',
        equivalente: '',
      }));
    };
    const rename = (d: Draft) => {
      for (const word of d.sintaxe.reservadas) word.palavra += 's';
    };
    expect(changesOf(rename, twins)).toEqual([
      'reservada-removed',
      'reservada-removed',
      'reservada-added',
      'reservada-added',
    ]);
    const one = (d: Draft) => {
      (d.sintaxe.reservadas[0] as { palavra: string }).palavra = 'uns';
    };
    expect(changesOf(one, twins)).toEqual(['reservada-removed', 'reservada-added']);
  });

  test('none of entries without a description', () => {
    const bare = (d: Draft) => {
      (d.sintaxe.reservadas[0] as { descricao: string }).descricao = '';
    };
    const rename = (d: Draft) => {
      (d.sintaxe.reservadas[0] as { palavra: string }).palavra = 'caso';
    };
    expect(changesOf(rename, bare)).toEqual(['reservada-removed', 'reservada-added']);
  });
});

type Command = Draft['comandos']['grupos'][0]['comandos'][0];
const BARE = {
  nome: 'zz',
  uso: 'lume zz',
  resumo: 'Outro',
  apelidos: [],
  opcoes: [],
  exemplos: [],
  veja: [],
};

describe('an alias that leads to something else', () => {
  const changesBetweenFiles = (start: (d: Draft) => void, edit: (d: Draft) => void) => {
    const before = structuredClone(soundFiles()) as Draft;
    start(before);
    const after = structuredClone(before);
    edit(after);
    return changesBetween(set(before as ReferenceFiles), set(after as ReferenceFiles));
  };
  const [inFirst, inSecond] = [0, 1].map(i => (d: Draft) => {
    d.modulos.modulos[i]?.apelidos.push('Ap');
  }) as [(d: Draft) => void, (d: Draft) => void];

  test('of a module: another alias there, or the name of another module', () => {
    const [a = '', b = ''] = soundFiles().modulos.modulos.map(({ nome }) => nome);
    const drop = (d: Draft) => d.modulos.modulos[0]?.apelidos.splice(-1);
    const moved = changesBetweenFiles(inFirst, d => {
      drop(d);
      inSecond(d);
    });
    expect(moved.map(({ rule, level, message }) => [rule, level, message])).toEqual([
      ['modulo-apelido-moved', 'major', `The alias Ap led to ${a} and leads to ${b} now.`],
    ]);
    expect(moved[0]?.path).toBe(`/api/modulos.json#/modulos/${a}/apelidos/Ap`);
    const owned = changesBetweenFiles(inFirst, d => {
      drop(d);
      d.modulos.modulos.push({ nome: 'Ap', apelidos: [], total: 0, simbolos: [] });
    });
    expect(owned.map(({ rule }) => rule).sort()).toEqual(['modulo-added', 'modulo-apelido-moved']);
  });

  test('of a module: a module of its own with the same symbols breaks nothing, and with fewer loses those', () => {
    const split = (lost: number) =>
      changesBetweenFiles(inFirst, d => {
        const [module] = d.modulos.modulos;
        module?.apelidos.splice(-1);
        const simbolos = structuredClone(module?.simbolos.slice(lost)) ?? [];
        d.modulos.modulos.push({ nome: 'Ap', apelidos: [], total: simbolos.length, simbolos });
      });
    const [a = ''] = soundFiles().modulos.modulos.map(({ nome }) => nome);
    expect(split(0)).toMatchObject([
      {
        rule: 'modulo-split',
        level: 'minor',
        message: `Ap was an alias of the module ${a}, and is a module of its own now.`,
      },
    ]);
    expect(split(1).map(({ rule, path }) => [rule, path.split('/').slice(3, 5).join('/')])).toEqual([
      ['modulo-split', 'modulos/Ap'],
      ['simbolo-removed', 'modulos/Ap'],
    ]);
  });

  test('of a module that is called by it now: it still leads there', () => {
    expect(
      changesOf(d => {
        const module = d.modulos.modulos[0] as Draft['modulos']['modulos'][0];
        Object.assign(module, { nome: 'Ap', apelidos: [...module.apelidos, module.nome] });
      }, inFirst),
    ).toEqual(['modulo-renamed-kept']);
  });

  test('of a command, also in another group', () => {
    const commands = (d: Draft) => d.comandos.grupos.flatMap(({ comandos }) => comandos);
    const moved = changesBetweenFiles(
      d => commands(d)[0]?.apelidos.push('zz'),
      d => {
        commands(d)[0]?.apelidos.splice(-1);
        commands(d).at(-1)?.apelidos.push('zz');
      },
    );
    expect(moved.map(({ rule, level }) => [rule, level])).toEqual([['comando-apelido-moved', 'major']]);
  });

  test('of a command that is gone and whose name is an alias of another one: who types it is not refused', () => {
    const found = changesBetweenFiles(
      d => d.comandos.grupos[0]?.comandos.push({ ...(d.comandos.grupos[0].comandos[0] as Command), ...BARE }),
      d => {
        const commands = d.comandos.grupos[0]?.comandos ?? [];
        commands.pop();
        commands[0]?.apelidos.push('zz');
      },
    );
    expect(found.map(({ rule }) => rule)).toEqual(['comando-apelido-moved']);
    expect(found[0]?.message).toMatch(/^Who types zz ran zz and runs \S+ now\.$/);
  });
});

test('a form of an option is told by a name that the option had', () => {
  const flag = (written: string) => (d: Draft) => {
    const command = d.comandos.grupos[0]?.comandos[0];
    if (command) command.opcoes = [{ flag: written, descricao: 'x' }];
  };
  const [before, after] = ['--seco, -s', '--simulacao, --seco'].map(written => {
    const files = structuredClone(soundFiles()) as Draft;
    flag(written)(files);
    return set(files as ReferenceFiles);
  }) as [ReferenceSet, ReferenceSet];
  const changes = changesBetween(before, after);
  expect(changes.map(({ message }) => message)).toEqual([
    expect.stringMatching(/^The option \S+ --seco can no longer be written -s\.$/),
    expect.stringMatching(/^The option \S+ --seco can also be written --simulacao\.$/),
  ]);
  // One name is no other one's new name because both are told under the same one.
  expect(causesOf(changes, { isOnCause: () => true }).filter(({ kind }) => kind === 'move')).toEqual([]);
});

test('the official name among the aliases is no alias', () => {
  const edit = (d: Draft) => {
    const [module] = d.modulos.modulos;
    if (module) module.apelidos = ['Texto'];
  };
  expect(changesOf(edit)).toEqual([]);
});

test('names twice are told once, and names of Object.prototype are names like others', () => {
  const names = ['constructor', '__proto__', 'toString', 'a', 'a', 'a'];
  const put = (d: Draft) => {
    d.embutidas.funcoes = [...names];
  };
  const drop = (d: Draft) => {
    d.embutidas.funcoes = ['a', 'a', '__proto__'];
  };
  expect(changesOf(drop, put)).toEqual(['embutida-removed', 'embutida-removed']);
});

test('fields and types of the format', () => {
  const rules = (before: object, after: object) =>
    changesBetween(
      set(soundFiles(), { published: { erros: before } }),
      set(soundFiles(), { published: { erros: after } }),
    ).map(({ rule, path }) => [rule, path]);
  const old = { versao: '1', codigos: [{ codigo: 'A' }, { codigo: 'B', doc: 'x' }] };
  expect(rules(old, { ...old, total: 2 })).toEqual([['campo-added', '/api/erros.json#/total']]);
  expect(rules(old, { versao: '1', codigos: [{ codigo: 'A' }] })).toEqual([
    ['campo-removed', '/api/erros.json#/codigos/*/doc'],
  ]);
  expect(rules(old, { ...old, versao: 1 })).toEqual([['campo-type-changed', '/api/erros.json#/versao']]);
  // A list without entries says nothing about them, and one field that went takes what is in it along.
  expect(rules(old, { versao: '1', codigos: [] })).toEqual([]);
  expect(rules(old, { versao: '1' })).toEqual([['campo-removed', '/api/erros.json#/codigos']]);
});

test('packages and their versions', () => {
  const version = (sha256: string): VersaoDePacote => ({
    arquivo: 'a.tar.gz',
    sha256,
    dependencias: {},
    dataforge: '',
  });
  const registro = (edit: (pacotes: Registro['pacotes']) => void = () => {}): Registro => {
    const pacotes: Registro['pacotes'] = {
      cor: { descricao: 'D', licenca: 'MIT', autores: ['A'], tags: [], versoes: { '1.0.0': version('aa') } },
    };
    edit(pacotes);
    return { registro: 'lume', pacotes };
  };
  const rules = (before: Registro, after: Registro) =>
    changesBetween(set(soundFiles(), { registro: before }), set(soundFiles(), { registro: after })).map(
      ({ rule, name }) => [rule, name],
    );
  const more = registro(pacotes => {
    pacotes.moeda = { ...(pacotes.cor as Registro['pacotes'][string]), versoes: {} };
  });
  expect(rules(registro(), registro())).toEqual([]);
  expect(rules(registro(), more)).toEqual([['pacote-added', 'moeda']]);
  expect(rules(more, registro())).toEqual([['pacote-removed', 'moeda']]);
  const newer = registro(pacotes => Object.assign(pacotes.cor?.versoes ?? {}, { '1.1.0': version('bb') }));
  expect(rules(registro(), newer)).toEqual([['pacote-versao-added', 'cor 1.1.0']]);
  expect(rules(newer, registro())).toEqual([['pacote-versao-removed', 'cor 1.1.0']]);
  const altered = registro(pacotes => Object.assign(pacotes.cor?.versoes ?? {}, { '1.0.0': version('cc') }));
  expect(rules(registro(), altered)).toEqual([['pacote-versao-altered', 'cor 1.0.0']]);
  const licensed = registro(pacotes => Object.assign(pacotes.cor ?? {}, { licenca: 'ISC' }));
  expect(rules(registro(), licensed)).toEqual([['pacote-text-changed', 'cor']]);
});

describe('signatures', () => {
  const shown = (text: string) =>
    parseSignature(text)?.parameters.map(
      ({ name, optional, type }) => `${name}${optional ? '?' : ''}${type && `:${type}`}`,
    );

  test.each([
    ['()', []],
    ['(a, b)', ['a', 'b']],
    ['(texto, largura, enchimento = " , ")', ['texto', 'largura', 'enchimento?']],
    ['(a[, b[, c]])', ['a', 'b?', 'c?']],
    ['(a, [b])', ['a', 'b?']],
    ['(a, *args, **kwargs)', ['a', 'args?:...', 'kwargs?:...']],
    ['(...resto)', ['resto?:...']],
    [
      '(a: Map<string, number>, b?: (x: number) => string): void',
      ['a:Map<string, number>', 'b?:(x: number) => string'],
    ],
    ['(f = lambda(a, b), g={"a": [1, 2]})', ['f?', 'g?']],
    ['(é, ação_1)', ['é', 'ação_1']],
  ])('%s', (text, expected) => expect(shown(text)).toEqual(expected));

  test.each(['int x', '(int x)', '(a', 'a)', '((a)', '(a, ])', '(1)'])('%s is none that is known', text => {
    expect(parseSignature(text)).toBeUndefined();
  });

  test.each([
    ['(a, *, k)', '(a, b=1, *, k)', ['parametro-added-optional']],
    ['(a, *, k)', '(a, b, *, k)', ['parametro-added']],
    ['(*, a)', '(*, b=1, a)', ['parametro-added-optional']],
    ['(*, a, b)', '(*, b, a)', ['assinatura-rewritten']],
    ['(a, *args)', '(a, b=1, *args)', ['parametro-inserted']],
    ['(a, *args)', '(a, *args, k=1)', ['parametro-added-optional']],
    ['(a, **kw)', '(a, b=1, **kw)', ['parametro-added-optional']],
    ['(a, *resto)', '(a, **resto)', ['assinatura-changed']],
    ['(a, b)', '(a, *, b)', ['parametro-passing-narrowed']],
    ['(a, b)', '(a, /, b)', ['parametro-passing-narrowed']],
    ['(a, /, b)', '(a, /, c)', ['parametro-renamed']],
    ['(a, b, /)', '(a, c, /)', ['assinatura-rewritten']],
    ['(a, /)', '(c)', ['parametro-passing-widened']],
    ['(a, b)', '(x, y, /)', ['parametro-passing-narrowed', 'parametro-passing-narrowed']],
    ['(a)', '(*, x)', ['parametro-removed', 'parametro-added']],
    ['(a, b)', '(c, a)', ['parametro-removed', 'parametro-added']],
    // As formatters write it.
    ["(a='x', b=f(1,2))", '(a = "x", b = f(1, 2))', ['assinatura-rewritten']],
    ['(a: Map<string,number>) -> int', '(a: Map<string, number>)->int', ['assinatura-rewritten']],
    ["(a='{x}')", '(a="{x}")', ['parametro-default-changed']],
    ["(a='x y')", '(a="xy")', ['parametro-default-changed']],
    ['(a: not X)', '(a: notX)', ['parametro-type-changed']],
  ])('from %s to %s', (before, after, rules) => {
    const write = (assinatura: string) => (d: Draft) =>
      void Object.assign(d.modulos.modulos[0]?.simbolos[0] ?? {}, { assinatura });
    expect(changesOf(write(after), write(before))).toEqual(rules);
  });

  test('whatever the text, it ends', () => {
    const text = fc.string({ unit: fc.constantFrom(...'(),[]{}<>=:?*."\'\\ ab&|'), maxLength: 200 });
    fc.assert(
      fc.property(text, written => {
        parseSignature(written);
        parseSignature(`(${written})`);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('versao', () => {
  const judged = (
    before: string,
    after: string,
    level: 'major' | 'minor' | 'patch' | 'none',
    format = false,
  ) => judge({ before, after, level, changed: level !== 'none', format });

  test.each([
    ['1.4.0', '1.4.0', 'none', 'unchanged', null],
    ['1.4.0', '1.4.0', 'patch', 'not-bumped', '1.4.1'],
    ['1.4.0', '1.4.1', 'minor', 'bumped-too-little', '1.5.0'],
    ['1.4.0', '1.5.0', 'major', 'bumped-too-little', '2.0.0'],
    ['1.4.0', '1.5.0', 'minor', 'bumped', '1.5.0'],
    ['1.4.0', '2.0.0', 'patch', 'bumped', '1.4.1'],
    ['1.4', '1.5', 'minor', 'bumped', '1.5'],
    ['1.4', '1.4.0', 'minor', 'not-bumped', '1.5'],
    ['1.4', '1.4', 'patch', 'not-bumped', '1.4.1'],
    ['v3.11.2', 'v3.12.0', 'minor', 'bumped', 'v3.12.0'],
    ['0.3.0', '0.4.0', 'major', 'bumped', '0.4.0'],
    ['0.3.0', '0.3.1', 'major', 'bumped-too-little', '0.4.0'],
    ['0.3.0', '0.3.1', 'minor', 'bumped', '0.3.1'],
    ['1.4.0', '2.0.0-rc.1', 'major', 'bumped', '2.0.0'],
    // A pre-release may change what its release may, and the next one is enough.
    ['2.0.0-rc.1', '2.0.0-rc.1', 'major', 'not-bumped', '2.0.0-rc.2'],
    ['2.0.0-rc.1', '2.0.0-rc.2', 'major', 'bumped', '2.0.0-rc.2'],
    ['2.0.0-rc.1', '2.0.0', 'none', 'bumped-without-change', null],
    ['2.0.0-rc', '2.0.0-rc', 'minor', 'not-bumped', '2.0.0'],
    ['2.0.0-rc9+5', '2.0.0-rc9', 'minor', 'not-bumped', '2.0.0'],
    ['1.4.0-rc.1', '1.4.1', 'minor', 'bumped', '1.4.0-rc.2'],
    ['1.4.0-rc.1', '1.4.0-rc.2', 'major', 'bumped-too-little', '2.0.0'],
    ['3.12.0rc1', '3.12.0', 'patch', 'bumped', '3.12.0rc2'],
    ['3.14.0a1', '3.14.0b1', 'minor', 'bumped', '3.14.0a2'],
    ['3.5.0dev', '3.5.0.rc1', 'minor', 'bumped', '3.5.0'],
    // Years and months, days, and a number more than SemVer has.
    ['26.04', '26.10', 'minor', 'bumped', '26.05'],
    ['24.04', '24.10', 'major', 'bumped-too-little', '25.00'],
    ['2024.01.05', '2024.02.01', 'minor', 'bumped', '2024.02.00'],
    ['2026-11-22', '2026-11-23', 'patch', 'bumped', '2026-11-23'],
    ['2026-11-22', '2026-12-01', 'major', 'bumped-too-little', '2027-01-01'],
    ['9.12.2.20250919', '9.12.2.20250920', 'patch', 'bumped', '9.12.2.20250920'],
    ['1.2.3.4', '1.2.3.5', 'minor', 'bumped-too-little', '1.3.0.0'],
    ['1.4.0+5', '1.4.0+6', 'patch', 'not-bumped', '1.4.1'],
    ['999999999999999999.1.1', '1.1.0', 'none', 'malformed', null],
    ['1.4.x', '1.4.x', 'none', 'malformed', null],
    ['1.4.0', '1.3.9', 'none', 'decreased', null],
    ['1.4.0', 'nova', 'major', 'malformed', null],
    ['', '1.0.0', 'none', 'malformed', null],
  ] as const)('%s to %s with %s changes: %s', (before, after, level, verdict, suggestion) => {
    expect(judged(before, after, level)).toMatchObject({ verdict, suggestion });
  });

  test('what is suggested is enough, however the version is written', () => {
    const number = fc.oneof(fc.nat(20), fc.nat({ max: 3000 })).map(String);
    const zeros = fc.tuple(fc.constantFrom('', '0'), number).map(parts => parts.join(''));
    const suffix = fc.constantFrom(
      '',
      '-rc.1',
      '-rc9',
      '-alpha',
      'rc2',
      'a1',
      '.dev3',
      '+7',
      '-beta.2+7',
      'b',
    );
    const version = fc
      .tuple(fc.array(zeros, { minLength: 1, maxLength: 4 }), suffix)
      .map(([numbers, behind]) => numbers.join('.') + behind);
    fc.assert(
      fc.property(version, fc.constantFrom('major', 'minor', 'patch'), (before, level) => {
        const { suggestion } = judged(before, before, level);
        expect(judged(before, suggestion ?? '', level).verdict).toBe('bumped');
      }),
    );
  });

  test('two texts of one version, and a version of the base that was none', () => {
    expect(judged('1.4.0+5', '1.4', 'patch', true).breaches.map(({ message }) => message)).toEqual([
      '`versao` went from 1.4.0+5 to 1.4, which is the same version. The changes are patch, so it has to be 1.4.1 at least.',
      'The format of the files changed, and `versao` went from 1.4.0+5 to 1.4, which is the same version.',
    ]);
    const levels = (before: string, after: string) =>
      judged(before, after, 'major').breaches.map(({ rule }) => rule.level);
    expect(levels('próxima', '1.0.0')).toEqual(['warning']);
    expect(levels('1.0.0', 'próxima')).toEqual(['error']);
  });

  test('another format needs another versao, whatever else changed', () => {
    const rules = (before: string, after: string) =>
      judged(before, after, 'none', true).breaches.map(({ rule }) => rule.id);
    expect(rules('1.0.0', '1.0.0')).toContain('versao-format-not-bumped');
    expect(rules('próxima', 'próxima')).toContain('versao-format-not-bumped');
    expect(rules('1.0.0', '1.0.1')).not.toContain('versao-format-not-bumped');
  });
});
