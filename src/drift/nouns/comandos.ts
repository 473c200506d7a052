import type {
  Comando,
  Comandos,
  ExemploDeComando,
  GrupoDeComandos,
} from '../../contract/generated/contract.js';
import { escaped } from '../../text/pattern.js';
import type { ChangeRule } from '../change.js';
import { changed, type Difference } from '../difference.js';
import { compareLists, compareTexts, type Noun } from '../lists.js';
import { field, type Spot } from '../spot.js';
import { withMovedAliases } from './apelidos.js';
import {
  comandoAdded,
  comandoApelidoAdded,
  comandoApelidoMoved,
  comandoApelidoRemoved,
  comandoArgumentoAdded,
  comandoArgumentoDemanded,
  comandoArgumentoOptional,
  comandoArgumentoRemoved,
  comandoArgumentosReordered,
  comandoExemploAdded,
  comandoExemploChanged,
  comandoExemploRemoved,
  comandoMoved,
  comandoProgramaChanged,
  comandoRemoved,
  comandoRenamed,
  comandoRenamedKept,
  comandoTextChanged,
  comandoUsoChanged,
  comandoUsoReworded,
  comandoVejaAdded,
  comandoVejaRemoved,
  grupoAdded,
  grupoRemoved,
  grupoRenamed,
} from './comando-rules.js';
import { flagOf } from './flag.js';
import { mostlySame } from './mostly-same.js';
import { compareOpcoes, withMovedOptions } from './opcoes.js';
import { heirs, withRenamed } from './renamed.js';
import { type UsageChange, usageChanges, usageOf } from './uso.js';

/** A command with the group that it is in. */
interface Grouped {
  readonly comando: Comando;
  readonly grupo: string;
}

const ALIAS_RULES = {
  ownerRemoved: comandoRemoved,
  added: comandoApelidoAdded,
  removed: comandoApelidoRemoved,
  moved: comandoApelidoMoved,
};

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
  const at = field(file, 'grupos');
  const listed = [...compareLists(GRUPO, before.grupos, after.grupos, at)];
  const grupos = withRenamed(listed, GRUPO, [before.grupos, after.grupos], at, [
    (gone, come) => mostlySame(gone, come, ({ comandos }) => comandos.map(({ nome }) => nome)),
  ]);
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
      identityOf: ({ comando }) => {
        const { resumo, detalhe, opcoes } = comando;
        return resumo === '' ? '' : JSON.stringify([restOf(comando), resumo, detalhe, opcoes]);
      },
    },
    *compare(old, now, spot) {
      const { nome } = now.comando;
      const grupo = headings.get(old.grupo) ?? old.grupo;
      yield* changed(comandoMoved, field(spot, 'grupo'), nome, grupo, now.grupo);
      yield* compareComando(old.comando, now.comando, spot);
    },
  };
  const [olds, nows] = [grouped(before), grouped(after)];
  const [oldPointers, nowPointers] = [pointersOf(before), pointersOf(after)];
  const list = field(file, 'comandos');
  const found = withRenamed([...compareLists(comando, olds, nows, list)], comando, [olds, nows], list, [
    heirs(each => each.comando, nows),
  ]);
  const owners = nows.map(({ comando: owner }, i) => ({ owner, pointer: `${file.head}/comandos/${i}` }));
  for (const difference of withMovedAliases(
    withMovedOptions(found),
    ALIAS_RULES,
    olds.map(({ comando: owner }) => owner),
    owners,
  ))
    yield placed(difference, file, oldPointers, nowPointers);
}

function* compareComando(before: Comando, after: Comando, spot: Spot): Generator<Difference> {
  const { nome } = after;
  yield* compareUso(before, after, spot);
  for (const name of ['resumo', 'detalhe'] as const)
    yield* changed(comandoTextChanged, field(spot, name), nome, before[name], after[name]);
  yield* compareOpcoes(before.opcoes, after.opcoes, field(spot, 'opcoes'));
  const names = new Set([before.nome, after.nome]);
  const others = (apelidos: readonly string[]) => apelidos.filter(apelido => !names.has(apelido));
  const lists = [
    compareTexts(ALIAS_RULES, others(before.apelidos), others(after.apelidos), field(spot, 'apelidos')),
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

const USO_RULES: Readonly<Record<UsageChange, ChangeRule>> = {
  demands: comandoArgumentoDemanded,
  refuses: comandoArgumentoRemoved,
  reordered: comandoArgumentosReordered,
  spares: comandoArgumentoOptional,
  takes: comandoArgumentoAdded,
  reworded: comandoUsoReworded,
  other: comandoUsoChanged,
};

/** What the usage line says that can be typed; what it says of options that are listed is told there. */
function* compareUso(before: Comando, after: Comando, spot: Spot): Generator<Difference> {
  const [front, nowFront] = [beforeName(before), beforeName(after)];
  const isOther = front !== nowFront && PROGRAM.test(front) && PROGRAM.test(nowFront);
  if (isOther) yield* changed(comandoProgramaChanged, field(spot, 'uso'), after.nome, front, nowFront);
  // A renamed command has its new name in the usage line, or still the old one, which is another name of it now.
  if (before.uso === after.uso || (before.nome !== after.nome && restOf(before) === restOf(after))) return;
  const [old, now] = [usageOf(before.uso, calledIn(before)), usageOf(after.uso, calledIn(after))];
  const listed = new Set([...before.opcoes, ...after.opcoes].flatMap(({ flag }) => flagOf(flag).forms));
  const isAsTyped = behindName(before) === behindName(after);
  if (isOther && isAsTyped) return;
  const found =
    old && now
      ? usageChanges(old, now, option => listed.has(option))
      : ([isAsTyped ? 'reworded' : 'other'] as const);
  for (const each of found)
    yield* changed(USO_RULES[each], field(spot, 'uso'), after.nome, before.uso, after.uso);
}

/** Words alone before the name of a command are the program that has it, and what it is a part of; others may be any text. */
const PROGRAM = /^[\p{L}_][\p{L}\p{N}_.-]*(?: [\p{L}_][\p{L}\p{N}_.-]*)*$/u;

/** What stands before the name of a command; nothing where the name is not in the line. */
function beforeName(comando: Comando): string {
  const line = ` ${comando.uso.trim()} `;
  return line.slice(0, Math.max(line.indexOf(` ${calledIn(comando)} `), 0)).trim();
}

/** The name that a usage line calls its command by, as it is written there: another name of it, or its own in other capitals. */
function calledIn({ nome, apelidos, uso }: Comando): string {
  const names = [nome, ...apelidos];
  const line = ` ${uso.trim()} `;
  const exact = names.find(name => line.includes(` ${name} `));
  if (exact !== undefined) return exact;
  const written = names.map(name => new RegExp(`(?<= )${escaped(name)}(?= )`, 'iu').exec(line)?.[0]);
  return written.find(name => name !== undefined) ?? nome;
}

/** What is typed behind the name of a command; the whole line where that is not in it. */
function behindName(comando: Comando): string {
  const line = ` ${comando.uso.trim()} `;
  return line.slice(line.indexOf(` ${calledIn(comando)} `) + 1);
}

/** A usage line without the name of its command. */
function restOf(comando: Comando): string {
  return ` ${comando.uso.trim()} `.replace(` ${calledIn(comando)} `, () => '  ').trim();
}

function grouped({ grupos }: Comandos): Grouped[] {
  return grupos.flatMap(({ grupo, comandos }) => comandos.map(comando => ({ comando, grupo })));
}

/** Where the commands stand in their file, in the order of the groups. */
function pointersOf({ grupos }: Comandos): string[] {
  return grupos.flatMap(({ comandos }, i) => comandos.map((_, j) => `/grupos/${i}/comandos/${j}`));
}

/** Commands are listed here without their groups, and in the files within them. */
function placed(
  difference: Difference,
  file: Spot,
  olds: readonly string[],
  nows: readonly string[],
): Difference {
  const inFile = (spot: string, list: readonly string[]) =>
    spot.replace(/#\/comandos\/(\d+)/, (_, i) => `#${list[Number(i)] ?? ''}`);
  const { spot } = difference;
  if (!spot.base.startsWith(`${file.base}/comandos`) && !spot.head.startsWith(`${file.head}/comandos`))
    return difference;
  return { ...difference, spot: { ...spot, base: inFile(spot.base, olds), head: inFile(spot.head, nows) } };
}
