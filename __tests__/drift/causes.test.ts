import { expect, test } from '@jest/globals';
import { type Change, causesOf, changesBetween } from '../../src/drift/index.js';
import { soundFiles } from '../rules/sound-files.js';
import type { Draft } from './edits.js';

const set = (edit: (files: Draft) => void) => {
  const files = structuredClone(soundFiles());
  edit(files as Draft);
  return { files, origins: new Map() };
};
type Lines = Partial<Parameters<typeof causesOf>[1]>;
const told = (before: (files: Draft) => void, after: (files: Draft) => void, lines: Lines = {}) => {
  const changes = changesBetween(set(before), set(after));
  const causes = causesOf(changes, { isOnCause: () => false, ...lines });
  const rules = new Map(changes.map(({ fingerprint, rule }) => [fingerprint, rule]));
  return {
    rules: changes.map(({ rule }) => rule),
    causes: causes.map(({ message, changes: own }) => [
      message,
      ...own.map(({ fingerprint }) => rules.get(fingerprint)),
    ]),
    places: causes.map(({ place }) => place),
  };
};
const modules =
  (modulos: Readonly<Record<string, readonly string[]>>, embutidas: readonly string[] = []) =>
  (files: Draft) => {
    const listed = Object.entries(modulos).map(([nome, names]) => ({
      nome,
      apelidos: [],
      total: names.length,
      simbolos: names.map(name => ({ nome: name, assinatura: '(a)', resumo: `Faz ${name} e só isso.` })),
    }));
    Object.assign(files.modulos, { modulos: listed });
    Object.assign(files.embutidas, { funcoes: embutidas });
  };

test('a module by another name in which a symbol changed is that module, and the symbol is told by itself', () => {
  const before = modules({ Texto: ['a', 'b', 'c', 'd'], Outro: ['x', 'y'] });
  const after = (files: Draft) => {
    modules({ Textos: ['a', 'b', 'c', 'd'], Outro: ['x', 'y'] })(files);
    const [, , , last] = files.modulos.modulos[0]?.simbolos ?? [];
    Object.assign(last ?? {}, { nome: 'e' });
  };
  expect(told(before, after).rules).toEqual(['modulo-renamed', 'simbolo-renamed']);
  // Of two that are as near, nobody knows.
  const two = told(before, modules({ A: ['a', 'b', 'x1'], B: ['c', 'd', 'x2'], Outro: ['x', 'y'] }));
  expect(two.rules).not.toContain('modulo-renamed');
  // The other name may still lead to it.
  const kept = told(before, files => {
    after(files);
    Object.assign(files.modulos.modulos[0] ?? {}, { apelidos: ['Texto'] });
  });
  expect(kept.rules).toEqual(['modulo-renamed-kept', 'simbolo-renamed']);
});

test('a module that is gone because its symbols are in another one now, and one that is new with those of others', () => {
  const one = modules({ Texto: ['a', 'b'], Lista: ['x', 'y', 'z'] });
  const merged = told(one, modules({ Lista: ['x', 'y', 'z', 'a', 'b'] }));
  expect(merged.causes).toEqual([
    ['2 symbols moved from `Texto` to `Lista`.', 'simbolo-moved', 'modulo-removed', 'simbolo-moved'],
  ]);
  const split = told(one, modules({ Texto: ['a', 'b'], Lista: ['x'], Nova: ['y', 'z'] }));
  expect(split.causes).toEqual([
    ['2 symbols moved from `Lista` to `Nova`.', 'simbolo-moved', 'modulo-added', 'simbolo-moved'],
  ]);
  const more = told(one, modules({ Texto: ['a', 'b'], Lista: ['x'], Nova: ['y', 'z', 'w'] }));
  expect(more.causes.flat()).not.toContain('modulo-added');
});

test('a built-in that is in a module now, and a word that is a function', () => {
  const moved = told(
    modules({ Lista: ['x'] }, ['unicos', 'soma']),
    modules({ Lista: ['x', 'unicos'] }, ['soma']),
  );
  expect(moved.causes).toEqual([
    ['`unicos` most likely moved from `embutidas` to `Lista`.', 'embutida-removed', 'simbolo-added'],
  ]);
  const word = told(
    files => files.sintaxe.reservadas.push({ palavra: 'imprime', descricao: 'escreve', equivalente: '' }),
    files => Object.assign(files.embutidas, { funcoes: [...files.embutidas.funcoes, 'imprime'] }),
  );
  expect(word.causes).toEqual([
    ['`imprime` most likely moved from `reservadas` to `embutidas`.', 'reservada-removed', 'embutida-added'],
  ]);
});

test('another prefix of all codes is one edit', () => {
  const codes = (prefix: string) => (files: Draft) => {
    const [first] = files.erros.codigos;
    const codigos = ['0101', '0102', '0201', '0202'].map((digits, i) => ({
      ...first,
      codigo: prefix + digits,
      titulo: `Título ${i}`,
      explicacao: `Explicação ${i}`,
    }));
    Object.assign(files.erros, { codigos });
  };
  expect(told(codes('LM'), codes('LU')).causes.map(([message]) => message)).toEqual([
    '4 × An error has another code: "LM" became "LU".',
  ]);
});

test('the program by another name in all usage lines and examples is one edit, at the line that has it', () => {
  const named = (program: string) => (files: Draft) => {
    const [grupo] = files.comandos.grupos;
    const [first] = grupo?.comandos ?? [];
    const comandos = ['roda', 'testa', 'limpa'].map(nome => ({
      ...first,
      nome,
      uso: `${program} ${nome} '<x>'`,
      resumo: `Faz ${nome}.`,
      detalhe: '',
      opcoes: [],
      apelidos: [],
      veja: [],
      exemplos: [
        { comando: `${program} ${nome} a`, nota: '' },
        { comando: `${program} ${nome} b`, nota: '' },
      ],
    }));
    Object.assign(files.comandos, { grupos: [{ ...grupo, comandos }] });
  };
  const place = { file: 'names.ts', line: 4 };
  const { causes, places, rules } = told(named('lume'), named('lm'), { lineOfEdit: () => place });
  expect(causes.map(([message, ...own]) => [message, own.length])).toEqual([
    ['3 × A command is run by another program: "lume" became "lm".', rules.length],
  ]);
  expect(places).toEqual([place]);
  // What is typed behind the name is what it was, however it is written.
  expect(rules).not.toContain('comando-uso-changed');
});

test('another alias of a command explains nothing of texts that have the name of the command', () => {
  const command = (apelido: string, comando: string) => (files: Draft) => {
    const [first] = files.comandos.grupos[0]?.comandos ?? [];
    Object.assign(first ?? {}, { nome: 'testa', apelidos: [apelido], exemplos: [{ comando, nota: '' }] });
  };
  const { causes } = told(command('t', 'x testa um'), command('tt', 'y testa outro dia'));
  expect(causes.filter(([, ...own]) => own.includes('comando-apelido-removed'))).toEqual([
    ['`t` is most likely `tt` now.', 'comando-apelido-removed', 'comando-apelido-added'],
  ]);
});

test('of all that stands on one line, the change of the entry itself is the cause', () => {
  const word = (palavra: string, equivalente: string) => (files: Draft) => {
    files.sintaxe.reservadas.push({ palavra, descricao: 'o que fazer senão isso', equivalente });
  };
  const at = { file: 'a.py', line: 3 };
  const before = set(word('senao', 'else'));
  const after = set(word('senão', ''));
  const changes: Change[] = changesBetween(before, after).map(change => ({ ...change, place: at }));
  const causes = causesOf(changes, { isOnCause: () => true });
  expect(causes.map(({ kind, message }) => [kind, message])).toEqual([
    ['change', 'The reserved word senao is now senão.'],
  ]);
});

test('an edit that was made on other lines, too, is told before a line that has two of it', () => {
  const typed = (type: string) => (files: Draft) => {
    modules({ A: ['a', 'b', 'c'] })(files);
    for (const symbol of files.modulos.modulos[0]?.simbolos ?? [])
      Object.assign(symbol, { assinatura: `(x${type}, y${type})` });
  };
  const changes = changesBetween(set(typed('')), set(typed(': texto'))).map(change => {
    const line = change.path.charCodeAt(change.path.indexOf('/simbolos/') + '/simbolos/'.length);
    return { ...change, place: { file: 'a.py', line } };
  });
  const causes = causesOf(changes, { isOnCause: () => true });
  expect(causes.map(({ kind, changes: own }) => [kind, own.length])).toEqual([['edit', 6]]);
});

test('a command that is an alias of another one now, with its own aliases: who types any of them runs the other one', () => {
  const commands =
    (...list: readonly (readonly [string, ...string[]])[]) =>
    (files: Draft) => {
      const [grupo] = files.comandos.grupos;
      const [first] = grupo?.comandos ?? [];
      const comandos = list.map(([nome, ...apelidos]) => ({
        ...first,
        nome,
        apelidos,
        uso: `x ${nome}`,
        resumo: `Faz ${nome}.`,
        exemplos: [],
        veja: list.length > 2 && nome !== 'confere' ? ['confere'] : [],
      }));
      Object.assign(files.comandos, { grupos: [{ ...grupo, comandos }] });
    };
  const { rules, causes } = told(
    commands(['testa'], ['confere', 'check'], ['limpa']),
    commands(['testa', 'confere', 'check'], ['limpa']),
  );
  expect(rules.filter(rule => rule !== 'comando-veja-removed')).toEqual([
    'comando-apelido-moved',
    'comando-apelido-moved',
  ]);
  expect(causes).toEqual([
    [
      'Who types confere ran confere and runs testa now.',
      'comando-apelido-moved',
      'comando-veja-removed',
      'comando-veja-removed',
    ],
  ]);
});

test('an alias of a module that is gone, which another one has now', () => {
  const aliased = (owners: Readonly<Record<string, readonly string[]>>) => (files: Draft) => {
    modules(Object.fromEntries(Object.keys(owners).map(name => [name, [`${name}1`, `${name}2`]])))(files);
    for (const modulo of files.modulos.modulos) Object.assign(modulo, { apelidos: owners[modulo.nome] });
  };
  const { rules } = told(aliased({ Texto: ['Cadeia'], Lista: [] }), aliased({ Lista: ['Cadeia'] }));
  expect(rules).toEqual(['modulo-removed', 'modulo-apelido-moved']);
});

const commands =
  (
    grupo: string,
    ...names: readonly (readonly [nome: string, apelidos: readonly string[], resumo: string])[]
  ) =>
  (files: Draft) => {
    const comandos = names.map(([nome, apelidos, resumo]) => ({
      nome,
      apelidos,
      uso: `lume ${nome}`,
      resumo,
      exemplos: [],
      opcoes: [],
      veja: [],
    }));
    Object.assign(files.comandos, { total: comandos.length, grupos: [{ grupo, comandos }] });
  };

test('what is changed with its name is the same thing where its other names lead to it', () => {
  const before = commands('Projeto', ['testa', ['t', 'tst'], 'Roda os testes']);
  const rulesOf = (...names: Parameters<typeof commands> extends [string, ...infer N] ? N : never) =>
    told(before, commands('Projeto', ...names)).rules;
  expect(rulesOf(['prova', ['t', 'tst'], 'Prova tudo, e diz o que falta'])).toEqual([
    'comando-renamed',
    'comando-text-changed',
  ]);
  expect(rulesOf(['prova', ['t'], 'Prova tudo'])).toEqual([
    'comando-renamed',
    'comando-text-changed',
    'comando-apelido-removed',
  ]);
  // Called by what was another name of it.
  expect(rulesOf(['t', [], 'Prova tudo'])).toEqual([
    'comando-renamed',
    'comando-text-changed',
    'comando-apelido-removed',
  ]);
  // Where they lead to two, or to what there was, nobody knows.
  expect(rulesOf(['prova', ['t'], 'Prova tudo'], ['mede', ['tst'], 'Mede o tempo'])).toContain(
    'comando-removed',
  );
  const other = ['roda', [], 'Executa um programa'] as const;
  expect(
    told(
      commands('Projeto', ['testa', ['t'], 'Roda os testes'], other),
      commands('Projeto', ['prova', ['t'], 'Prova tudo'], ['roda', ['testa'], 'Executa um programa']),
    ).rules,
  ).toEqual(['comando-apelido-moved', 'comando-apelido-moved', 'comando-added']);
});

test('a module with other symbols is that module where its other name leads to it', () => {
  const module =
    (nome: string, ...symbols: readonly string[]) =>
    (files: Draft) => {
      modules({ [nome]: symbols })(files);
      Object.assign(files.modulos.modulos[0] ?? {}, { apelidos: ['Tx'] });
    };
  expect(told(module('Texto', 'corta', 'junta'), module('Cadeia', 'parte', 'une')).rules).toEqual([
    'modulo-renamed',
    'simbolo-removed',
    'simbolo-removed',
    'simbolo-added',
    'simbolo-added',
  ]);
});

test('a group by another heading in which a command is new, or gone, is that group, and none of the others moved', () => {
  const all = ['cria', 'mede', 'roda'].map(nome => [nome, [], `Faz ${nome} e só isso.`] as const);
  const more = ['limpa', [], 'Tira o que sobra.'] as const;
  const { rules } = told(commands('Projeto', ...all), commands('Obra', ...all, more));
  expect(rules).toEqual(['grupo-renamed', 'comando-added']);
  expect(told(commands('Projeto', ...all, more), commands('Obra', ...all)).rules).toEqual([
    'grupo-renamed',
    'comando-removed',
  ]);
  // A few of many are another group.
  expect(told(commands('Projeto', ...all), commands('Obra', more, ...all.slice(0, 1))).rules).toContain(
    'grupo-removed',
  );
});

test('a program by another name is one cause of all its commands, whatever follows from some of them', () => {
  const all = ['cria', 'mede', 'roda'].map(nome => [nome, [], `Faz ${nome} e só isso.`] as const);
  const before = commands('Projeto', ...all);
  const start = (files: Draft) => {
    before(files);
    const [first] = files.comandos.grupos[0]?.comandos ?? [];
    Object.assign(first ?? {}, { exemplos: [{ comando: 'lume cria loja', nota: '' }] });
  };
  const renamed = (files: Draft) => {
    start(files);
    const text = JSON.stringify(files.comandos).replaceAll('lume ', 'lu ');
    Object.assign(files.comandos, JSON.parse(text));
  };
  expect(told(start, renamed).causes).toEqual([
    [
      '3 × A command is run by another program: "lume" became "lu".',
      'comando-programa-changed',
      'comando-exemplo-removed',
      'comando-exemplo-added',
      'comando-programa-changed',
      'comando-programa-changed',
    ],
  ]);
});

test('what is handed on from one to the next is one cause: codes that slip by a row, aliases that are swapped', () => {
  const codes = (titles: readonly string[]) => (files: Draft) => {
    const codigos = titles.map((titulo, i) => ({
      codigo: `LM010${i}`,
      titulo,
      explicacao: `É ${titulo}.`,
      exemplo: '',
      solucao: '',
      doc: `erros/${i}`,
    }));
    Object.assign(files.erros, { codigos });
  };
  const titles = ['Faixa vazia', 'Texto sem fim', 'Recuo torto', 'Número malformado'];
  const slip = told(codes(titles), codes(['Nome repetido', ...titles]));
  expect(slip.causes).toEqual([
    [
      'The error code LM0100 meant "Faixa vazia" and now means "Nome repetido".',
      'codigo-reused',
      'codigo-reused',
      'codigo-reused',
      'codigo-reused',
      'codigo-added',
    ],
  ]);
  const two = (a: string, b: string) =>
    commands('Projeto', ['testa', [a], 'Roda os testes'], ['limpa', [b], 'Tira tudo']);
  expect(told(two('t', 'l'), two('l', 't')).causes).toEqual([
    ['Who types t ran testa and runs limpa now.', 'comando-apelido-moved', 'comando-apelido-moved'],
  ]);
  // One that leads to what is new comes with it.
  const split = commands(
    'Projeto',
    ['testa', [], 'Roda os testes'],
    ['limpa', ['l'], 'Tira tudo'],
    ['mede', ['t'], 'Mede'],
  );
  expect(told(two('t', 'l'), split).causes).toEqual([
    ['Who types t ran testa and runs mede now.', 'comando-apelido-moved', 'comando-added'],
  ]);
});

test('commands that are in another group because theirs is gone follow from that', () => {
  const groups = (owners: Readonly<Record<string, readonly string[]>>) => (files: Draft) => {
    const grupos = Object.entries(owners).map(([grupo, names]) => {
      commands(grupo, ...names.map(nome => [nome, [], `Faz ${nome} e só isso.`] as const))(files);
      return files.comandos.grupos[0];
    });
    Object.assign(files.comandos, { grupos });
  };
  const [apart, together] = [
    groups({ Obra: ['cria'], Prova: ['testa', 'mede'] }),
    groups({ Obra: ['cria', 'testa', 'mede'] }),
  ];
  expect(told(apart, together).causes).toEqual([
    ['The group Prova is gone.', 'grupo-removed', 'comando-moved', 'comando-moved'],
  ]);
  expect(told(together, apart).causes).toEqual([
    ['The group Prova is new.', 'grupo-added', 'comando-moved', 'comando-moved'],
  ]);
});

test('a symbol in another module, by another name and called in another way, is that by what is said of it', () => {
  const one = modules({ Texto: ['corta', 'junta'], Lista: ['x'] });
  const { causes } = told(one, files => {
    one(files);
    const [texto, lista] = files.modulos.modulos;
    texto?.simbolos.shift();
    lista?.simbolos.push({ nome: 'parte', assinatura: '(a, b = 1)', resumo: 'Faz corta e só isso.' });
  });
  expect(causes).toEqual([['`corta` is most likely `Lista.parte` now.', 'simbolo-removed', 'simbolo-added']]);
});

test('the pages of errors in another folder are one cause', () => {
  const docs = (folder: string) => (files: Draft) => {
    const [first] = files.erros.codigos;
    const codigos = ['a', 'b', 'textos'].map((page, i) => ({
      ...first,
      codigo: `LM010${i}`,
      doc: `${folder}/${page}`,
    }));
    Object.assign(files.erros, { codigos });
  };
  expect(told(docs('textos'), docs('erros')).causes[0]?.[0]).toMatch(
    / × The page of an error is another one: "textos" became "erros"\.$/,
  );
});

test('several edits of the same entries, as of all classes that a metaclass makes, are one', () => {
  const called =
    (assinatura: string, more: readonly string[] = []) =>
    (files: Draft) => {
      modules({ A: ['a', 'b', 'c', 'd', ...more] })(files);
      for (const simbolo of files.modulos.modulos[0]?.simbolos ?? [])
        Object.assign(simbolo, { assinatura: more.includes(simbolo.nome) ? '(outro)' : assinatura });
    };
  const { rules, causes } = told(called('(value, names=None, start=1)'), called('(value, *values)'));
  expect(rules.length).toBeGreaterThan(8);
  expect(causes.map(([message, ...own]) => [message, own.length])).toEqual([
    [
      '4 entries differ alike: 8 × A parameter is gone, 4 × A parameter is new that can be left out.',
      rules.length,
    ],
  ]);
});
