import { OpenSignature } from '../evaluate/open-signature.js';
import { Unresolved } from '../evaluate/value.js';
import type { ModuleSymbol } from './symbol.js';

/** What becomes of several definitions of one name: a name for each number of parameters, or one entry with all signatures. */
export const OVERLOADS = ['arity', 'together'] as const;

export type Overloads = (typeof OVERLOADS)[number];

/** Between signatures of one name. */
const BETWEEN = ' | ';

/**
 * Symbols of which none has the name of another in its module and container. With `arity`, what can be called is named
 * `name/2`; what has the same name even so is put together: the first, with all signatures and the first documentation.
 */
export function withoutOverloads(symbols: readonly ModuleSymbol[], overloads: Overloads): ModuleSymbol[] {
  const found = new Map<string, ModuleSymbol>();
  for (const symbol of symbols) {
    const named = overloads === 'arity' ? byArity(symbol) : symbol;
    const key = JSON.stringify([named.module, named.container, named.name]);
    const known = found.get(key);
    found.set(key, known ? together(known, named) : named);
  }
  return [...found.values()];
}

function byArity(symbol: ModuleSymbol): ModuleSymbol {
  const { signature } = symbol.description;
  if (symbol.what !== 'function' && symbol.what !== 'method' && symbol.what !== 'macro') return symbol;
  const arity = symbol.arity ?? arityOf(knownOf(signature) ?? '');
  return arity === undefined || arity < 0 ? symbol : { ...symbol, name: `${symbol.name}/${arity}` };
}

function knownOf(signature: Signature): string | undefined {
  if (signature instanceof OpenSignature) return signature.known;
  return typeof signature === 'string' ? signature : undefined;
}

/** What cannot be called has no signature to add, and what is not known makes the whole so. */
function together(first: ModuleSymbol, other: ModuleSymbol): ModuleSymbol {
  const [a, b] = [first.description, other.description];
  return {
    ...first,
    exported: first.exported || other.exported,
    ...((first.heads || other.heads) && { heads: { ...other.heads, ...first.heads } }),
    description: {
      ...a,
      signature: bothOf(a.signature, b.signature),
      documentation: a.documentation === '' ? b.documentation : a.documentation,
    },
  };
}

type Signature = ModuleSymbol['description']['signature'];

function bothOf(a: Signature, b: Signature): Signature {
  if (b === null) return a;
  if (a === null) return b;
  if (a instanceof Unresolved) return a instanceof OpenSignature ? a.whole() : a;
  if (b instanceof Unresolved) return b instanceof OpenSignature ? b.whole() : b;
  return a.split(BETWEEN).includes(b) ? a : `${a}${BETWEEN}${b}`;
}

/** Signs of Python that are no parameters, and C's word for none. */
const NO_PARAMETERS = new Set(['', '*', '/', 'void']);

/** How many parameters a signature has, in its first parentheses; nothing for one that has none. */
export function arityOf(signature: string): number | undefined {
  const start = signature.indexOf('(');
  if (start < 0) return undefined;
  const parameters: string[] = [];
  let angles = 0;
  const open: string[] = [];
  let from = start + 1;
  for (let at = from; at < signature.length; at += 1) {
    const sign = signature[at] as string;
    const end = angles === 0 ? endOfText(signature, at) : undefined;
    if (end !== undefined) at = end;
    else if ('([{'.includes(sign)) open.push(sign);
    else if (open.length > 0 && ')]}'.includes(sign)) open.pop();
    // `Map<String, Int>`, and neither `a < b` nor `->`.
    else if (sign === '<' && /[\p{L}\p{N}_:]/u.test(signature[at - 1] ?? '')) angles += 1;
    else if (sign === '>' && angles > 0 && !/[-=]/.test(signature[at - 1] ?? '')) angles -= 1;
    else if (open.length === 0 && (sign === ')' || (sign === ',' && angles === 0))) {
      parameters.push(signature.slice(from, at).trim());
      from = at + 1;
      if (sign === ')') return parameters.filter(each => !NO_PARAMETERS.has(each)).length;
    }
  }
  return undefined;
}

/** Where a text or remark ends that begins at a place: an apostrophe may as well be a lifetime. */
function endOfText(signature: string, at: number): number | undefined {
  if (signature.startsWith('/*', at)) {
    const end = signature.indexOf('*/', at + 2);
    return end < 0 ? undefined : end + 1;
  }
  const quote = signature[at] as string;
  if (!'"\'`'.includes(quote)) return undefined;
  if (quote === "'" && !/[=([{,:|]\s*$/.test(signature.slice(0, at))) return undefined;
  for (let end = at + 1; end < signature.length; end += 1) {
    if (signature[end] === '\\') end += 1;
    else if (signature[end] === quote) return end;
  }
  return undefined;
}
