import type { Modulo, Modulos, Simbolo } from '../../contract/generated/contract.js';
import { segmentsIn } from '../../contract/json-pointer.js';
import { added, changed, type Difference, removed } from '../difference.js';
import { compareLists, compareTexts, type Noun } from '../lists.js';
import { movesAmong, withMoves } from '../moves.js';
import type { ReferenceSet } from '../reference-set.js';
import { entry, field, type Spot } from '../spot.js';
import type { SameName } from '../types.js';
import { withMovedAliases } from './apelidos.js';
import { compareAssinaturas } from './assinaturas.js';
import {
  moduloAdded,
  moduloApelidoAdded,
  moduloApelidoMoved,
  moduloApelidoRemoved,
  moduloMerged,
  moduloRemoved,
  moduloRenamed,
  moduloRenamedKept,
  moduloSplit,
  simboloAdded,
  simboloMoved,
  simboloRemoved,
  simboloRenamed,
  simboloResumoChanged,
} from './modulo-rules.js';
import { mostlySame } from './mostly-same.js';
import { heirs, withRenamed } from './renamed.js';
import { compareTraits, deprecationRule } from './tracos.js';

const ALIAS_RULES = {
  ownerRemoved: moduloRemoved,
  added: moduloApelidoAdded,
  removed: moduloApelidoRemoved,
  moved: moduloApelidoMoved,
};

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
    rule: (old, now) => (now.apelidos.includes(old.nome) ? moduloRenamedKept : moduloRenamed),
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
  const owners = after.modulos.map((owner, i) => ({ owner, pointer: `${spot.head}/${i}` }));
  const found = (sameName: SameName) => {
    const known = { ...context, sameName };
    const noun = moduloNoun(known);
    const listed = [...compareLists(noun, before.modulos, after.modulos, spot)];
    const renamed = withRenamed(listed, noun, [before.modulos, after.modulos], spot, [
      (gone, come) => mostlySame(gone, come, ({ simbolos }) => simbolos.map(({ nome }) => nome)),
      heirs(modulo => modulo, after.modulos),
    ]);
    const differences = withMergedModules(renamed, [before, after], spot, known);
    return withMovedSymbols(
      withMovedAliases(differences, ALIAS_RULES, before.modulos, owners),
      before,
      after,
    );
  };
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
 * A module that went, whose name is an alias of another one, is compared with that: there its name leads to. So is one that came
 * by the name that an alias of another one had, where it has anything of that; otherwise the alias leads to something else.
 */
function withMergedModules(
  differences: readonly Difference[],
  [before, after]: readonly [Modulos, Modulos],
  spot: Spot,
  context: ModuleContext,
): Difference[] {
  const [given, taken] = [ownersByAlias(before), ownersByAlias(after)];
  const told = new Set<unknown>();
  const found = differences.flatMap(each => {
    const { rule, name } = each;
    const base = rule === moduloAdded ? given.get(name) : indexOf(before, name);
    const head = rule === moduloRemoved ? taken.get(name) : indexOf(after, name);
    const [old, now] = [before.modulos[base ?? -1], after.modulos[head ?? -1]];
    if (!(old && now && (rule === moduloRemoved || (rule === moduloAdded && haveCommon(old, now)))))
      return [each];
    told.add(name);
    const at = entry(spot, name, base, head);
    // By another alias the first module is imported as before.
    const untold = [
      simboloAdded,
      moduloApelidoAdded,
      ...(rule === moduloAdded ? [moduloApelidoRemoved] : []),
    ];
    const lost = [...compareModulo(old, now, at, context)].filter(({ rule: one }) => !untold.includes(one));
    const joined = rule === moduloAdded ? moduloSplit : moduloMerged;
    return [{ rule: joined, spot: at, name, before: old.nome, after: now.nome }, ...lost];
  });
  return found.filter(
    ({ rule, before: gone, after: come }) =>
      !(rule === moduloApelidoAdded && told.has(come)) && !(rule === moduloApelidoRemoved && told.has(gone)),
  );
}

function haveCommon({ simbolos }: Modulo, other: Modulo): boolean {
  const names = new Set(other.simbolos.map(({ nome }) => nome));
  return simbolos.some(({ nome }) => names.has(nome));
}

function ownersByAlias({ modulos }: Modulos): ReadonlyMap<string, number> {
  return new Map(modulos.flatMap(({ apelidos }, i) => apelidos.map(name => [name, i] as const)));
}

function indexOf({ modulos }: Modulos, name: string): number {
  return modulos.findIndex(({ nome }) => nome === name);
}

/**
 * A symbol that went in one module and came in another one as it was, and no other of that name did, has moved. The other
 * module may be a new one, and the first may be gone: then a symbol without a summary may be another one.
 */
function withMovedSymbols(differences: readonly Difference[], before: Modulos, after: Modulos): Difference[] {
  const arrivals = differences.flatMap(each =>
    each.rule === moduloAdded || each.rule === moduloSplit
      ? symbolsOf(each, 'head', after).map(([simbolo, spot]) =>
          added(simboloAdded, spot, simbolo.nome, simbolo),
        )
      : each.rule === simboloAdded
        ? [each]
        : [],
  );
  const all = differences.flatMap(each => {
    if (each.rule !== moduloRemoved) return [each];
    const lost = symbolsOf(each, 'base', before).filter(([{ resumo }]) => resumo !== '');
    return [each, ...lost.map(([simbolo, spot]) => removed(simboloRemoved, spot, simbolo.nome, simbolo))];
  });
  const moved = movesAmong(
    all.filter(({ rule }) => rule === simboloRemoved),
    arrivals,
  );
  const known = new Set(differences);
  const told = all.filter(each => known.has(each) || moved.has(each));
  return withMoves(told, moved, simboloMoved, ({ spot }) => moduleOf(spot));
}

/** The symbols of a module that came or went, which are not told one by one. */
function symbolsOf(
  { spot }: Difference,
  side: 'base' | 'head',
  { modulos }: Modulos,
): (readonly [Simbolo, Spot])[] {
  const simbolos = modulos[Number(spot[side].slice(spot[side].lastIndexOf('/') + 1))]?.simbolos ?? [];
  return simbolos.map((simbolo, i) => {
    const [base, head] = side === 'base' ? [i, undefined] : [undefined, i];
    return [simbolo, entry(field(spot, 'simbolos'), simbolo.nome, base, head)];
  });
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
  const aliases = compareTexts(
    ALIAS_RULES,
    others(before.apelidos),
    others(after.apelidos),
    field(spot, 'apelidos'),
  );
  for (const difference of aliases) yield { ...difference, name: after.nome };
  yield* compareLists(simboloNoun(context), before.simbolos, after.simbolos, field(spot, 'simbolos'));
}
