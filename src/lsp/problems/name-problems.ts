import { nearest } from '../../text/nearest.js';
import { shown } from '../../text/shown.js';
import { type Code, type CodeToken, chainFrom } from '../code-token.js';
import type { Program } from '../program.js';
import type { Problem } from './problem.js';
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
export function nameProblems(program: Program): Problem[] {
  const code = program.reading;
  if (code === undefined) return [];
  const { name: of, version } = program.language;
  return slipsOf(program, code).map(({ name, start, end, near }): Problem => {
    const hint = near.map(shown).join(' or ');
    return {
      kind: 'unknown-name',
      start,
      end,
      message: `${of} ${version} has no ${shown(name)}, and nothing in this program is called so. Is it ${hint}?`,
      fixes: near.map(each => ({ title: `Change to ${each}`, start, end, text: each, isSure: false })),
    };
  });
}

/** Slips of a program, by their names. */
function slipsOf(program: Program, code: Code): Slip[] {
  const { language } = program;
  const found: Slip[] = [];
  const unbound = unboundNames(program, code).slice(0, MAX_COMPARED);
  // Several names that are lines of their own are cases of something.
  const areCases = unbound.filter(({ uses }) => uses.has('line')).length > 1;
  for (const each of unbound) {
    const { name, places, uses } = each;
    if (language.hasName(name)) continue;
    const instead = language.insteadOf(name);
    const near = instead.length > 0 ? instead : meantBy(program, each, !areCases && uses.has('line'));
    for (const at of places) {
      const { start } = code.tokens[at] as CodeToken;
      // Elsewhere a name may have several parts: `console.log`.
      const { parts, separator, last } = chainFrom(code, at);
      const whole = parts.join(separator);
      const chain = parts.length > 1 ? language.insteadOf(whole) : [];
      if (chain.length > 0)
        found.push({ name: whole, start, end: (code.tokens[last] as CodeToken).end, near: chain });
      else if (near.length > 0) found.push({ name, start, end: (code.tokens[at] as CodeToken).end, near });
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
  const candidates = new Set<string>();
  const add = (names: Iterable<string>) => {
    for (const each of names) candidates.add(each);
  };
  if (uses.has('call') && language.builtins.size > 0) {
    add(language.builtins.keys());
    add(language.words.keys());
  }
  // A language whose functions nobody has listed may have one of that name.
  if (language.builtins.size > 0 && (uses.has('call') || uses.has('value')))
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
