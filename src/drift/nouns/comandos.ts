import type { Comando, Comandos, ExemploDeComando, GrupoDeComandos } from '../../generated/contract.js';
import type { ChangeRule } from '../change.js';
import { changed, type Difference } from '../difference.js';
import { compareLists, compareTexts, type Noun } from '../lists.js';
import { field, type Spot } from '../spot.js';
import { compareOpcoes } from './opcoes.js';

const grupoAdded: ChangeRule = {
  id: 'grupo-added',
  level: 'patch',
  title: 'A group of commands is new',
  why: 'Help has another heading; what is typed stays the same.',
  says: 'The group {name} is new.',
  example: [null, 'Qualidade'],
  inverse: ['grupo-removed'],
};

const grupoRemoved: ChangeRule = {
  id: 'grupo-removed',
  level: 'patch',
  title: 'A group of commands is gone',
  why: 'Help has lost a heading; commands that went with it are told about by themselves.',
  says: 'The group {name} is gone.',
  example: ['Qualidade', null],
  inverse: ['grupo-added'],
};

const grupoRenamed: ChangeRule = {
  id: 'grupo-renamed',
  level: 'patch',
  title: 'A group of commands has another name',
  why: 'Help has another heading; what is typed stays the same.',
  says: 'The group {name} is now {after}.',
  example: ['Projeto', 'Projetos'],
  inverse: ['grupo-renamed'],
};

const comandoAdded: ChangeRule = {
  id: 'comando-added',
  level: 'minor',
  title: 'A command is new',
  why: 'What there was works as before.',
  says: 'The command {name} is new.',
  example: [null, { nome: 'formata', uso: 'lume formata' }],
  inverse: ['comando-removed'],
};

const comandoRemoved: ChangeRule = {
  id: 'comando-removed',
  level: 'major',
  title: 'A command is gone',
  why: 'Scripts that run it fail.',
  says: 'The command {name} is gone.',
  example: [{ nome: 'formata', uso: 'lume formata' }, null],
  inverse: ['comando-added'],
};

const comandoRenamed: ChangeRule = {
  id: 'comando-renamed',
  level: 'major',
  title: 'A command has another name',
  why: 'Scripts that run the old one fail.',
  says: 'The command {name} is now {after}.',
  example: ['testa', 'teste'],
  inverse: ['comando-renamed', 'comando-renamed-kept'],
};

const comandoRenamedKept: ChangeRule = {
  id: 'comando-renamed-kept',
  level: 'minor',
  title: 'A command has another name and keeps the old one as an alias',
  why: 'Scripts that run the old one still work.',
  says: 'The command {name} is now {after}, and the old name still works.',
  example: ['testa', 'teste'],
  inverse: ['comando-renamed', 'comando-renamed-kept'],
};

const comandoMoved: ChangeRule = {
  id: 'comando-moved',
  level: 'patch',
  title: 'A command is in another group',
  why: 'Help shows it elsewhere; what is typed stays the same.',
  says: 'The command {name} was in {before} and is in {after}.',
  example: ['Projeto', 'Qualidade'],
  inverse: ['comando-moved'],
};

const comandoUsoChanged: ChangeRule = {
  id: 'comando-uso-changed',
  level: 'minor',
  title: 'The usage line of a command changed',
  why: 'It shows what can be typed; what can no longer be typed shows in its options.',
  says: 'The usage of {name} was {before} and is {after}.',
  example: ['lume testa', 'lume testa [pasta]'],
  inverse: ['comando-uso-changed'],
};

const comandoTextChanged: ChangeRule = {
  id: 'comando-text-changed',
  level: 'patch',
  title: 'The summary or the longer text of a command changed',
  why: 'Only what people read changed.',
  says: 'The {field} of {name} was {before} and is {after}.',
  example: ['Roda os testes', 'Roda todos os testes'],
  inverse: ['comando-text-changed'],
};

const comandoApelidoAdded: ChangeRule = {
  id: 'comando-apelido-added',
  level: 'minor',
  title: 'A command has another alias',
  why: 'What there was works as before.',
  says: '{name} can also be typed as {after}.',
  example: [null, 't'],
  inverse: ['comando-apelido-removed'],
};

const comandoApelidoRemoved: ChangeRule = {
  id: 'comando-apelido-removed',
  level: 'major',
  title: 'An alias of a command is gone',
  why: 'Scripts that type it fail.',
  says: '{name} can no longer be typed as {before}.',
  example: ['t', null],
  inverse: ['comando-apelido-added'],
};

const comandoExemploAdded: ChangeRule = {
  id: 'comando-exemplo-added',
  level: 'patch',
  title: 'A command has another example',
  why: 'Only what people read changed.',
  says: '{name} has the new example {after}.',
  example: [null, 'lume testa'],
  inverse: ['comando-exemplo-removed'],
};

const comandoExemploRemoved: ChangeRule = {
  id: 'comando-exemplo-removed',
  level: 'patch',
  title: 'A command has lost an example',
  why: 'Only what people read changed.',
  says: '{name} has lost the example {before}.',
  example: ['lume testa', null],
  inverse: ['comando-exemplo-added'],
};

const comandoExemploChanged: ChangeRule = {
  id: 'comando-exemplo-changed',
  level: 'patch',
  title: 'The note of an example changed',
  why: 'Only what people read changed.',
  says: 'The note of {name} was {before} and is {after}.',
  example: ['', 'todos os testes'],
  inverse: ['comando-exemplo-changed'],
};

const comandoVejaAdded: ChangeRule = {
  id: 'comando-veja-added',
  level: 'patch',
  title: 'A command refers to another one',
  why: 'Only what people read changed.',
  says: '{name} refers to {after}.',
  example: [null, 'roda'],
  inverse: ['comando-veja-removed'],
};

const comandoVejaRemoved: ChangeRule = {
  id: 'comando-veja-removed',
  level: 'patch',
  title: 'A command no longer refers to another one',
  why: 'Only what people read changed.',
  says: '{name} no longer refers to {before}.',
  example: ['roda', null],
  inverse: ['comando-veja-added'],
};

export const comandoRules: readonly ChangeRule[] = [
  grupoAdded,
  grupoRemoved,
  grupoRenamed,
  comandoAdded,
  comandoRemoved,
  comandoRenamed,
  comandoRenamedKept,
  comandoMoved,
  comandoUsoChanged,
  comandoTextChanged,
  comandoApelidoAdded,
  comandoApelidoRemoved,
  comandoExemploAdded,
  comandoExemploRemoved,
  comandoExemploChanged,
  comandoVejaAdded,
  comandoVejaRemoved,
];

/** A command with the group that it is in. */
interface Grouped {
  readonly comando: Comando;
  readonly grupo: string;
  readonly pointer: string;
}

const GRUPO: Noun<GrupoDeComandos> = {
  keyOf: ({ grupo }) => grupo,
  briefOf: ({ grupo }) => grupo,
  added: grupoAdded,
  removed: grupoRemoved,
  renamed: {
    rule: () => grupoRenamed,
    identityOf: ({ comandos }) =>
      comandos
        .map(({ nome }) => nome)
        .sort()
        .join('\0'),
  },
};

const EXEMPLO: Noun<ExemploDeComando> = {
  keyOf: ({ comando }) => comando,
  briefOf: ({ comando }) => comando,
  added: comandoExemploAdded,
  removed: comandoExemploRemoved,
  *compare(before, after, spot) {
    yield* changed(comandoExemploChanged, field(spot, 'nota'), after.comando, before.nota, after.nota);
  },
};

/** Commands by name over all groups: one that is in another group was moved, not removed and added. */
export function* compareComandos(before: Comandos, after: Comandos, file: Spot): Generator<Difference> {
  const grupos = [...compareLists(GRUPO, before.grupos, after.grupos, field(file, 'grupos'))];
  yield* grupos;
  const headings = new Map(
    grupos.filter(({ rule }) => rule === grupoRenamed).map(each => [each.before, String(each.after)]),
  );
  const comando: Noun<Grouped> = {
    keyOf: each => each.comando.nome,
    briefOf: ({ comando: { nome, uso, resumo }, grupo }) => ({ nome, grupo, uso, resumo }),
    added: comandoAdded,
    removed: comandoRemoved,
    renamed: {
      rule: (old, now) =>
        now.comando.apelidos.includes(old.comando.nome) ? comandoRenamedKept : comandoRenamed,
      identityOf: ({ comando: { nome, uso, resumo, detalhe, opcoes } }) =>
        resumo === '' ? '' : JSON.stringify([uso.replace(nome, ''), resumo, detalhe, opcoes]),
    },
    *compare(old, now, spot) {
      const where = { ...spot, base: file.base + old.pointer, head: file.head + now.pointer };
      const { nome } = now.comando;
      const grupo = headings.get(old.grupo) ?? old.grupo;
      yield* changed(comandoMoved, field(where, 'grupo'), nome, grupo, now.grupo);
      yield* compareComando(old.comando, now.comando, where);
    },
  };
  const [olds, nows] = [grouped(before), grouped(after)];
  for (const difference of compareLists(comando, olds, nows, field(file, 'comandos')))
    yield placed(difference, file, olds, nows);
}

function* compareComando(before: Comando, after: Comando, spot: Spot): Generator<Difference> {
  const { nome } = after;
  // A renamed command has its new name in the usage line.
  if (before.uso.replace(before.nome, after.nome) !== after.uso)
    yield* changed(comandoUsoChanged, field(spot, 'uso'), nome, before.uso, after.uso);
  for (const name of ['resumo', 'detalhe'] as const)
    yield* changed(comandoTextChanged, field(spot, name), nome, before[name], after[name]);
  yield* compareOpcoes(before.opcoes, after.opcoes, field(spot, 'opcoes'));
  const names = new Set([before.nome, after.nome]);
  const others = (apelidos: readonly string[]) => apelidos.filter(apelido => !names.has(apelido));
  const lists = [
    compareTexts(
      { added: comandoApelidoAdded, removed: comandoApelidoRemoved },
      others(before.apelidos),
      others(after.apelidos),
      field(spot, 'apelidos'),
    ),
    compareLists(EXEMPLO, before.exemplos, after.exemplos, field(spot, 'exemplos')),
    compareTexts(
      { added: comandoVejaAdded, removed: comandoVejaRemoved },
      before.veja,
      after.veja,
      field(spot, 'veja'),
    ),
  ];
  for (const list of lists) for (const difference of list) yield { ...difference, name: nome };
}

function grouped({ grupos }: Comandos): Grouped[] {
  return grupos.flatMap(({ grupo, comandos }, i) =>
    comandos.map((comando, j) => ({ comando, grupo, pointer: `/grupos/${i}/comandos/${j}` })),
  );
}

/** Commands are listed here without their groups, and in the files within them. */
function placed(
  difference: Difference,
  file: Spot,
  olds: readonly Grouped[],
  nows: readonly Grouped[],
): Difference {
  const inFile = (spot: string, list: readonly Grouped[]) =>
    spot.replace(/#\/comandos\/(\d+)/, (_, i) => `#${list[Number(i)]?.pointer ?? ''}`);
  const { spot } = difference;
  if (!spot.base.startsWith(`${file.base}/comandos`) && !spot.head.startsWith(`${file.head}/comandos`))
    return difference;
  return { ...difference, spot: { ...spot, base: inFile(spot.base, olds), head: inFile(spot.head, nows) } };
}
