import type { Modulo, Modulos, Simbolo } from '../../contract/generated/contract.js';
import { segmentsIn } from '../../contract/json-pointer.js';
import type { ChangeRule } from '../change.js';
import { added, changed, type Difference } from '../difference.js';
import { compareLists, compareTexts, type Noun } from '../lists.js';
import { movesAmong, withMoves } from '../moves.js';
import type { ReferenceSet } from '../reference-set.js';
import { entry, field, type Spot } from '../spot.js';
import type { SameName } from '../types.js';
import { compareAssinaturas } from './assinaturas.js';
import { compareTraits, deprecationRule, tracoRules } from './tracos.js';

const moduloAdded: ChangeRule = {
  id: 'modulo-added',
  level: 'minor',
  title: 'A module is new',
  why: 'What there was works as before.',
  says: 'The module {name} is new.',
  example: [null, { nome: 'Lume.Rede', simbolos: 12 }],
  inverse: ['modulo-removed'],
};

const moduloRemoved: ChangeRule = {
  id: 'modulo-removed',
  level: 'major',
  title: 'A module is gone',
  why: 'Programs that import it no longer run.',
  says: 'The module {name} is gone.',
  example: [{ nome: 'Lume.Rede', simbolos: 12 }, null],
  inverse: ['modulo-added'],
};

const moduloRenamed: ChangeRule = {
  id: 'modulo-renamed',
  level: 'major',
  title: 'A module has another name',
  why: 'Programs that import it by the old name no longer run.',
  says: 'The module {name} is now {after}.',
  example: ['Lume.Texto', 'Lume.Textos'],
  inverse: ['modulo-renamed', 'modulo-renamed-kept'],
};

const moduloRenamedKept: ChangeRule = {
  id: 'modulo-renamed-kept',
  level: 'minor',
  title: 'A module has another name and keeps the old one as an alias',
  why: 'Imports by the old name load the same module.',
  says: 'The module {name} is now {after}, and the old name still works.',
  example: ['Texto', 'Lume.Texto'],
  inverse: ['modulo-renamed', 'modulo-renamed-kept'],
};

const moduloApelidoAdded: ChangeRule = {
  id: 'modulo-apelido-added',
  level: 'minor',
  title: 'A module has another alias',
  why: 'What there was works as before.',
  says: '{name} can also be imported as {after}.',
  example: [null, 'Texto'],
  inverse: ['modulo-apelido-removed'],
};

const moduloApelidoRemoved: ChangeRule = {
  id: 'modulo-apelido-removed',
  level: 'major',
  title: 'An alias of a module is gone',
  why: 'Programs that import by it no longer run.',
  says: '{name} can no longer be imported as {before}.',
  example: ['Texto', null],
  inverse: ['modulo-apelido-added'],
};

const simboloAdded: ChangeRule = {
  id: 'simbolo-added',
  level: 'minor',
  title: 'A symbol of a module is new',
  why: 'What there was works as before.',
  says: 'The symbol {name} is new.',
  example: [null, { nome: 'inverte', assinatura: '(texto)' }],
  inverse: ['simbolo-removed'],
};

const simboloRemoved: ChangeRule = {
  id: 'simbolo-removed',
  level: 'major',
  title: 'A symbol of a module is gone',
  why: 'Programs that use it no longer run.',
  says: 'The symbol {name} is gone.',
  example: [{ nome: 'inverte', assinatura: '(texto)' }, null],
  inverse: ['simbolo-added'],
};

const simboloRenamed: ChangeRule = {
  id: 'simbolo-renamed',
  level: 'major',
  title: 'A symbol of a module has another name',
  why: 'Programs that use the old name no longer run.',
  says: 'The symbol {name} is now {after}.',
  example: ['inverte', 'inverta'],
  inverse: ['simbolo-renamed'],
};

const simboloMoved: ChangeRule = {
  id: 'simbolo-moved',
  level: 'major',
  title: 'A symbol is in another module',
  why: 'Programs that import it from the old module no longer run.',
  says: 'The symbol {name} moved from {before} to {after}.',
  example: ['Lume.Texto', 'Lume.Lista'],
  inverse: ['simbolo-moved'],
};

export const simboloReused: ChangeRule = {
  id: 'simbolo-reused',
  level: 'major',
  title: 'A symbol does what another symbol of its module did',
  why: 'Programs that call it do something else now, whether its signature fits or not.',
  says: '{name} did {before} and now does {after}, as another one did.',
  example: ['Inverte o texto.', 'Conta as palavras.'],
  inverse: ['simbolo-reused'],
};

export const simboloResumoChanged: ChangeRule = {
  id: 'simbolo-resumo-changed',
  level: 'patch',
  title: 'The summary of a symbol changed',
  why: 'Only what people read changed.',
  says: 'The summary of {name} was {before} and is {after}.',
  example: ['De trás para a frente.', 'O texto de trás para a frente.'],
  inverse: ['simbolo-resumo-changed'],
};

export const moduloRules: readonly ChangeRule[] = [
  moduloAdded,
  moduloRemoved,
  moduloRenamed,
  moduloRenamedKept,
  moduloApelidoAdded,
  moduloApelidoRemoved,
  simboloAdded,
  simboloRemoved,
  simboloRenamed,
  simboloMoved,
  simboloReused,
  simboloResumoChanged,
  ...tracoRules,
];

/** What is known of two sets besides their modules. */
export interface ModuleContext {
  readonly sameName: SameName;
  readonly before: Pick<ReferenceSet, 'traitsOf' | 'unsaid'>;
  readonly after: Pick<ReferenceSet, 'traitsOf' | 'unsaid'>;
}

function knowsMore({ before, after }: Pick<ModuleContext, 'before' | 'after'>): boolean {
  return before.traitsOf !== undefined && after.traitsOf !== undefined;
}

/** The side that has no signature of what can be called; nothing where both or neither have one. */
function unsaidIn(
  before: Simbolo,
  after: Simbolo,
  { base, head }: Spot,
  old: Pick<ReferenceSet, 'unsaid'>,
  now: Pick<ReferenceSet, 'unsaid'>,
): 'base' | 'head' | undefined {
  if ((before.assinatura === '') === (after.assinatura === '')) return undefined;
  if (before.assinatura === '') return old.unsaid?.has(base) ? 'base' : undefined;
  return now.unsaid?.has(head) ? 'head' : undefined;
}

const simboloNoun = ({ sameName, before: base, after: head }: ModuleContext): Noun<Simbolo> => ({
  keyOf: ({ nome }) => nome,
  briefOf: symbol => symbol,
  added: simboloAdded,
  removed: simboloRemoved,
  renamed: {
    rule: () => simboloRenamed,
    partOf: ({ resumo }) => resumo,
    identityOf: ({ assinatura, resumo }) => (resumo === '' ? '' : `${assinatura}\0${resumo}`),
  },
  comparesEqual: knowsMore({ before: base, after: head }),
  *compare(before, after, spot) {
    const { nome } = after;
    const unknownIn = unsaidIn(before, after, field(spot, 'assinatura'), base, head);
    for (const each of compareAssinaturas(nome, before.assinatura, after.assinatura, spot, sameName))
      yield unknownIn ? { ...each, unknownIn } : each;
    const [was, is] = [base.traitsOf?.(spot.base, before.nome), head.traitsOf?.(spot.head, nome)];
    yield* compareTraits(nome, was, is, spot);
    const [old, now] = [before.resumo, after.resumo];
    const rule = deprecationRule(old, now, was, is) ?? simboloResumoChanged;
    yield* changed(rule, field(spot, 'resumo'), nome, old, now);
  },
});

const moduloNoun = (context: ModuleContext): Noun<Modulo> => ({
  keyOf: ({ nome }) => nome,
  briefOf: ({ nome, apelidos, simbolos }) => ({ nome, apelidos, simbolos: simbolos.length }),
  added: moduloAdded,
  removed: moduloRemoved,
  renamed: {
    rule: (before, after) => (after.apelidos.includes(before.nome) ? moduloRenamedKept : moduloRenamed),
    partOf: ({ simbolos }) => simbolos.length,
    identityOf: ({ simbolos }) =>
      simbolos
        .map(({ nome, assinatura }) => `${nome}\0${assinatura}`)
        .sort()
        .join('\0'),
  },
  comparesEqual: knowsMore(context),
  compare: (before, after, spot) => compareModulo(before, after, spot, context),
});

/** Modules by official name, and what they export. */
export function compareModulos(
  before: Modulos,
  after: Modulos,
  file: Spot,
  context: ModuleContext,
): Difference[] {
  const spot = field(file, 'modulos');
  const found = (sameName: SameName) =>
    withMovedSymbols(
      [...compareLists(moduloNoun({ ...context, sameName }), before.modulos, after.modulos, spot)],
      after,
    );
  const asked: (readonly [string, string])[] = [];
  const differences = found((old, now) => {
    asked.push([old, now]);
    return context.sameName(old, now);
  });
  const renames = new Map(
    differences.flatMap(each => (each.rule === simboloRenamed ? [[each.before, each.after] as const] : [])),
  );
  // What refers to a renamed symbol by its new name is what it was.
  return asked.every(([old, now]) => renames.get(old) !== now)
    ? differences
    : found((old, now) => renames.get(old) === now || context.sameName(old, now));
}

/**
 * A symbol that went in one module and came in another one as it was, and no other of that name did, has moved. The other
 * module may be a new one.
 */
function withMovedSymbols(differences: readonly Difference[], after: Modulos): Difference[] {
  const arrivals = differences.flatMap(each =>
    each.rule === moduloAdded ? symbolsOfNew(each, after) : each.rule === simboloAdded ? [each] : [],
  );
  const gone = differences.filter(({ rule }) => rule === simboloRemoved);
  return withMoves(differences, movesAmong(gone, arrivals), simboloMoved, ({ spot }) => moduleOf(spot));
}

/** The symbols of a new module, which are not told one by one. */
function symbolsOfNew({ spot }: Difference, { modulos }: Modulos): Difference[] {
  const simbolos = modulos[Number(spot.head.slice(spot.head.lastIndexOf('/') + 1))]?.simbolos ?? [];
  return simbolos.map((symbol, i) =>
    added(simboloAdded, entry(field(spot, 'simbolos'), symbol.nome, undefined, i), symbol.nome, symbol),
  );
}

function moduleOf({ path }: Spot): string {
  return segmentsIn(path)[1] ?? '';
}

function* compareModulo(
  before: Modulo,
  after: Modulo,
  spot: Spot,
  context: ModuleContext,
): Generator<Difference> {
  // The official name may stand among the aliases, and is none; a renamed module has been reported.
  const names = new Set([before.nome, after.nome]);
  const others = (apelidos: readonly string[]) => apelidos.filter(apelido => !names.has(apelido));
  const rules = { added: moduloApelidoAdded, removed: moduloApelidoRemoved };
  const aliases = compareTexts(
    rules,
    others(before.apelidos),
    others(after.apelidos),
    field(spot, 'apelidos'),
  );
  for (const difference of aliases) yield { ...difference, name: after.nome };
  yield* compareLists(simboloNoun(context), before.simbolos, after.simbolos, field(spot, 'simbolos'));
}
