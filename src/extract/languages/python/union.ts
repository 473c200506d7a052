import type { Evaluator } from '../../evaluate/evaluator.js';
import { minorOf } from './facts.js';

/** Since this one, `Union[A, B]` is what `A | B` is. */
const ONE_KIND_OF_UNION = 14;

/**
 * How a union of `typing` prints: `Union[x, None]` as `Optional[x]`, or as `x | None`, by the version. Unions in unions are
 * one, and what stands twice is there once.
 */
export function union(written: readonly string[], evaluator: Evaluator): string {
  const args = [...new Set(written.flatMap(membersOf))];
  if (args.length === 1) return args[0] === 'None' ? 'NoneType' : (args[0] as string);
  const version = evaluator.library('Python')?.version;
  if (version !== undefined && minorOf(version) >= ONE_KIND_OF_UNION) return args.join(' | ');
  const without = args.filter(arg => arg !== 'None');
  if (without.length === args.length) return `typing.Union[${args.join(', ')}]`;
  return without.length === 1
    ? `typing.Optional[${without[0]}]`
    : `typing.Union[${args.map(arg => (arg === 'None' ? 'NoneType' : arg)).join(', ')}]`;
}

/** The members of a union as it prints; anything else is its own only one. */
function membersOf(text: string): string[] {
  const [, kind, inner] = /^typing\.(Union|Optional)\[(.*)\]$/s.exec(text) ?? [];
  const parts = inner === undefined ? undefined : partsAt(inner, ',');
  const members = (parts ?? alternativesOf(text)).map(part => (part === 'NoneType' ? 'None' : part));
  return parts && kind === 'Optional' ? [...members, 'None'] : members;
}

/** The members of `A | B` as it prints. */
export function alternativesOf(text: string): string[] {
  return partsAt(text, '|') ?? [text];
}

/** What stands between signs that are in no brackets and no quotes; nothing where a bracket closes that was not opened. */
function partsAt(text: string, separator: string): string[] | undefined {
  const parts = [''];
  let depth = 0;
  for (const [piece] of text.matchAll(/'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|./gsu)) {
    if ('[('.includes(piece)) depth += 1;
    if ('])'.includes(piece)) depth -= 1;
    if (depth < 0) return undefined;
    if (piece === separator && depth === 0) parts.push('');
    else parts[parts.length - 1] += piece;
  }
  return parts.map(part => part.trim());
}
