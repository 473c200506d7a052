import type { ItemDeReferencia } from '../contract/generated/contract.js';
import { type Chain, type Code, chainUpTo, isMember, textAt, tokenBefore } from './code-token.js';
import type { Program } from './program.js';

/** What a name in a program means, and where it stands. */
export interface Found {
  readonly item: ItemDeReferencia;
  readonly start: number;
  readonly end: number;
}

/** The thing of the language that is named at a place; nothing in comments and texts, and for names of the program's own. */
export function lookUp(program: Program, offset: number): Found | undefined {
  if (program.isProse(offset)) return undefined;
  const code = program.codeAt(offset);
  const last = tokenBefore(code, offset + 1);
  const found = foundAt(program, code, last, offset);
  // Right behind a token is on it, too, where no name begins there, and nothing is known of the sign that does: `inverte|(`.
  const { kind, start = offset } = code.tokens.get(last) ?? {};
  return (
    found ?? (kind === 'name' && start === offset ? undefined : foundAt(program, code, last - 1, offset))
  );
}

/** What a token means that is at a place. */
function foundAt(program: Program, code: Code, at: number, offset: number): Found | undefined {
  const token = code.tokens.get(at);
  if (token === undefined || offset < token.start || token.end < offset) return undefined;
  if (token.kind === 'symbol') {
    const item = program.language.operators.get(textAt(code, at));
    return item && { item, start: token.start, end: token.end };
  }
  if (token.kind !== 'name') return undefined;
  const item = meantAt(program, code, at);
  const first = item?.tipo === 'modulo' ? chainUpTo(code, at).first : at;
  return item && { item, start: code.tokens.get(first)?.start ?? token.start, end: token.end };
}

/**
 * What the language has of the name at a token, where that is meant: nothing for a name that the program has for itself, and
 * for a contextual word that is a name there.
 */
export function meantAt(program: Program, code: Code, at: number): ItemDeReferencia | undefined {
  const asked = isMember(code, at - 1);
  const taken = program.selectedAt(code, at);
  if (taken !== undefined) return taken.module.symbols.get(taken.name);
  const item = itemAt(program, chainUpTo(code, at), { isMember: asked });
  if (item === undefined || asked || item.tipo === 'modulo' || item.tipo === 'simbolo') return item;
  if (item.tipo === 'contextual') return program.isNameAt(code, at) ? undefined : item;
  return item.tipo === 'embutida' && program.isOwnAt(code, at) ? undefined : item;
}

/** What a name means whose last part is asked about. */
export function itemAt(
  program: Program,
  chain: Chain,
  { isMember }: { readonly isMember: boolean },
): ItemDeReferencia | undefined {
  const { language } = program;
  const { parts } = chain;
  const name = parts.at(-1) as string;
  const whole = program.moduleOf(chain);
  // A name of one part is a module where the program has taken it in so, or where that cannot be known.
  const isTaken = parts.length > 1 || program.bound.has(name) || !program.isDescribed;
  if (whole?.length === parts.length && isTaken) return whole.module.item;
  if (isMember) return whole?.length === parts.length - 1 ? whole.module.symbols.get(name) : undefined;
  const word = language.words.get(name);
  if (word?.isReserved) return word.item;
  return program.taken.get(name) ?? word?.item ?? language.builtins.get(name) ?? language.verbs.get(name);
}
