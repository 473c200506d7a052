import type { ItemDeReferencia } from '../../contract/generated/contract.js';
import { nearest } from '../../text/nearest.js';
import { shown } from '../../text/shown.js';
import type { Steps } from '../../text/steps.js';
import { type Code, type CodeToken, chainFrom } from '../code-token.js';
import type { Program } from '../program.js';
import type { EditorTexts } from '../words/words.js';
import { callOf } from './module-problems.js';
import { changesTo, withNear } from './near.js';
import type { Fix, Place, Problem } from './problem.js';
import { type Unbound, unboundNames } from './usage.js';

const MAX_NEAR = 3;
/** How much of a name may differ from one of the language to be taken for a slip. */
const SLIP_SHARE = 0.34;
/** The same for what stands for a module: names that nobody has and of which something is asked are rare. */
const ALIAS_SHARE = 0.5;
/** One letter of a name that is shorter is too much of it. */
const MIN_SLIP_CHARACTERS = 3;
/** Of those that a program has given to modules itself there are few. */
const MIN_ALIAS_CHARACTERS = 2;
/** So many names are compared, of which a program that a person writes has few. */
const MAX_COMPARED = 2000;

/** A name that neither a program nor the language has, at a place, and what is meant: what it is a slip for, or what another language calls so. */
interface Slip {
  readonly name: string;
  readonly start: number;
  readonly end: number;
  readonly near: readonly string[];
}

/**
 * Names that are used in a program and that nobody has: it gives them no meaning, the language knows none of that name, and
 * either has one that is much like it or has another one in the place of what other languages call so.
 */
export function* nameProblems(program: Program): Steps<Problem[]> {
  const code = program.reading;
  if (code === undefined) return [];
  const { texts, title } = program.language;
  const unbound = yield* unboundNames(program, code);
  const gone = goneNames(program, code, unbound);
  const slips = slipsOf(program, code, unbound.slice(0, MAX_COMPARED), gone.names).map(
    ({ name, start, end, near }): Problem => {
      return {
        kind: 'unknown-name',
        start,
        end,
        message: withNear(texts.problems.unknownName(shown(name), title), near, texts),
        fixes: changesTo(near, { start, end }, texts),
      };
    },
  );
  return [...gone.problems, ...slips];
}

/** Kinds of things that programs have by their names alone. */
const BARE = ['embutida', 'palavra', 'contextual', 'verbo'] as const;

/** Names that an earlier version had, and that neither this one nor the program has. */
function goneNames(program: Program, code: Code, unbound: readonly Unbound[]) {
  const { language } = program;
  const { texts } = language;
  const names = new Set<string>();
  const problems: Problem[] = [];
  for (const { name, places } of language.gone.size === 0 ? [] : unbound) {
    if (language.hasName(name)) continue;
    const gone = BARE.map(kind => language.gone.get(`${kind}:${name}`)).find(each => each);
    if (gone === undefined) continue;
    names.add(name);
    const successor = language.successorOf(gone);
    const message = texts.problems.goneSymbol(name, gone.ate, successor && callOf(successor));
    for (const at of places) {
      const { start, end } = code.tokens.get(at) as CodeToken;
      const fixes = successor === undefined ? [] : renamed(successor, { start, end }, texts);
      problems.push({ kind: 'gone-symbol', start, end, message, fixes, item: successor });
    }
  }
  return { names, problems };
}

/** What took the place of a name that stands alone: sure where it is a built-in, which is called in the same way. */
export function renamed({ tipo, nome }: ItemDeReferencia, place: Place, { fixes }: EditorTexts): Fix[] {
  if (tipo === 'simbolo' || tipo === 'modulo') return [];
  return [{ title: fixes.change(nome), ...place, text: nome, isSure: tipo === 'embutida' }];
}

/** Slips of a program, by their names, but those of which more is known. */
function slipsOf(
  program: Program,
  code: Code,
  unbound: readonly Unbound[],
  known: ReadonlySet<string>,
): Slip[] {
  const { language } = program;
  const found: Slip[] = [];
  // Several names that are lines of their own are cases of something.
  const areCases = unbound.filter(({ uses }) => uses.has('line')).length > 1;
  for (const each of unbound) {
    const { name, places, uses } = each;
    if (language.hasName(name) || known.has(name)) continue;
    const instead = language.insteadOf(name);
    const near = instead.length > 0 ? instead : meantBy(program, each, !areCases && uses.has('line'));
    for (const at of places) {
      const { start } = code.tokens.get(at) as CodeToken;
      // Elsewhere a name may have several parts: `console.log`.
      const { parts, separator, last } = chainFrom(code, at);
      const whole = parts.join(separator);
      const chain = parts.length > 1 ? language.insteadOf(whole) : [];
      if (chain.length > 0)
        found.push({ name: whole, start, end: (code.tokens.get(last) as CodeToken).end, near: chain });
      else if (near.length > 0)
        found.push({ name, start, end: (code.tokens.get(at) as CodeToken).end, near });
    }
  }
  return found;
}

/** What may be meant by a name that nobody has; nothing for one that the language's own examples have. */
function meantBy(program: Program, { name, uses }: Unbound, isLine: boolean): string[] {
  const { language } = program;
  if (uses.has('base')) {
    const isSure = language.builtins.size > 0;
    const found = isSure ? alike(name, program.bound.keys(), MIN_ALIAS_CHARACTERS, ALIAS_SHARE) : [];
    if (found.length > 0) return found;
  }
  if (language.shown.has(name)) return [];
  // Where no built-ins are listed, nothing is known of what is called or is a value, and a name this short is like too many.
  const isOpen = language.builtins.size === 0;
  if (isOpen && (uses.has('call') || uses.has('value') || name.length < MIN_SLIP_CHARACTERS)) return [];
  const candidates = new Set<string>();
  const add = (names: Iterable<string>) => {
    for (const each of names) candidates.add(each);
  };
  if (uses.has('call')) {
    add(language.builtins.keys());
    add(language.words.keys());
  }
  if (uses.has('call') || uses.has('value'))
    for (const { selected } of program.imports) add(selected.map(({ own }) => own));
  if (uses.has('beside') || isLine) {
    add(language.words.keys());
    add(language.verbs.keys());
  }
  if (uses.has('value') || uses.has('base')) {
    if (uses.has('value')) add(language.builtins.keys());
    for (const word of language.words.keys()) if (language.isConstant(word)) candidates.add(word);
  }
  return alike(name, candidates, MIN_SLIP_CHARACTERS, SLIP_SHARE);
}

/** The names most like one, of those that are so much alike that it is a slip of the fingers. */
function alike(name: string, candidates: Iterable<string>, least: number, share: number): string[] {
  const close = [...candidates].filter(each => {
    const longer = Math.max(each.length, name.length);
    return longer >= least && Math.abs(each.length - name.length) <= longer * share;
  });
  return nearest(name, close, MAX_NEAR, share);
}
