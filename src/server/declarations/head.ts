import type { Declaration } from '../../extract/index.js';
import { Kind, type Tokens } from '../lexer/tokens.js';
import { MODIFIERS } from '../parser/blocks.js';
import type { Line, StatementReader } from '../parser/statement-reader.js';
import { behindBrackets } from './brackets.js';
import { blueprintSignature, signatureFrom } from './signature.js';

/** What the head of a line declares. */
export interface Head {
  readonly what: Declaration['what'];
  readonly names: readonly { readonly name: string; readonly offset: number }[];
  readonly signature: string | null;
  readonly exported: boolean;
  /** The word of a type, whose block holds members. */
  readonly holds?: TypeWord;
  /** Members are added to a type that is declared elsewhere. */
  readonly augments?: boolean;
}

export type TypeWord = 'blueprint' | 'record' | 'enum' | 'trait' | 'contract';

const TYPES: Readonly<Record<TypeWord, Declaration['what']>> = {
  blueprint: 'class',
  record: 'class',
  enum: 'enum',
  trait: 'interface',
  contract: 'interface',
};

const HIDING: ReadonlySet<string> = new Set(['private', 'internal']);
/** Behind `operator`, these make a variable of it. */
const NO_OPERATOR: ReadonlySet<string> = new Set([':=', '(', '.', ':', ',', ')', '[']);

/**
 * What a line declares, in a type or at the top of the file; `decorator` for a line that only marks the next one.
 * @param within the word of the type that it stands in.
 */
export function headOf(
  reader: StatementReader,
  line: Line,
  within: TypeWord | undefined,
): Head | 'decorator' | undefined {
  const { tokens } = reader;
  let at = behindDecorators(tokens, line);
  if (at === line.end) return 'decorator';
  const before = new Set<string>();
  while (isModifier(tokens, at)) {
    before.add(tokens.textOf(at));
    at += 1;
  }
  const exported = ![...before].some(word => HIDING.has(word));
  const named = (what: Declaration['what'], index: number, signature: string | null = null): Head => ({
    what,
    names: [{ name: tokens.textOf(index), offset: tokens.start(index) }],
    signature,
    exported,
  });
  const word = tokens.kind(at) <= Kind.keyword ? tokens.textOf(at) : '';
  const hasName = tokens.isName(at + 1);
  if (hasName && word === 'action')
    return named(within ? 'method' : 'function', at + 1, signatureFrom(tokens, at + 2, line.end) ?? '()');
  if (hasName && line.block !== undefined && Object.hasOwn(TYPES, word)) {
    const holds = word as TypeWord;
    const signature = holds === 'blueprint' ? blueprintSignature(tokens, at + 2, line.end) : null;
    return { ...named(TYPES[holds], at + 1, signature), holds };
  }
  if (hasName && line.block !== undefined && word === 'augment')
    return { ...augmented(tokens, at + 1, line.end), holds: 'blueprint', augments: true };
  if (hasName && word === 'type' && (tokens.is(at + 2, ':=') || tokens.is(at + 2, '<')))
    return named('type', at + 1);
  if (hasName && word === 'steady' && tokens.is(at + 2, ':=')) return named('constant', at + 1);
  if (within && word === 'operator' && !NO_OPERATOR.has(tokens.textOf(at + 1)))
    return named('method', at + 1, signatureFrom(tokens, at + 2, line.end));
  if (within && (before.has('get') || before.has('set')) && tokens.is(at + 1, '('))
    return named('variable', at);
  if (!tokens.isName(at)) return undefined;
  return within ? memberAt(tokens, at, line, within, named) : variables(tokens, at, line, exported);
}

/** A field, or a member of an enumeration. */
function memberAt(
  tokens: Tokens,
  at: number,
  { end }: Line,
  within: TypeWord,
  named: (what: Declaration['what'], index: number) => Head,
): Head | undefined {
  const isGiven = tokens.is(at + 1, ':=');
  if (within === 'enum') return isGiven || at + 1 === end ? named('constant', at) : undefined;
  if (within !== 'blueprint' && within !== 'record') return undefined;
  return (isGiven && within === 'blueprint') || (tokens.is(at + 1, ':') && at + 2 < end)
    ? named('variable', at)
    : undefined;
}

/** `a := …`, `a: Type := …`, `a, b := …` */
function variables(tokens: Tokens, first: number, { end, block }: Line, exported: boolean): Head | undefined {
  const names = [{ name: tokens.textOf(first), offset: tokens.start(first) }];
  let at = first + 1;
  for (; tokens.is(at, ',') && tokens.isName(at + 1); at += 2)
    names.push({ name: tokens.textOf(at + 1), offset: tokens.start(at + 1) });
  if (names.length === 1 && block === undefined && tokens.is(at, ':'))
    while (at < end && !tokens.is(at, ':=')) at += 1;
  return tokens.is(at, ':=') && at < end ? { what: 'variable', names, signature: null, exported } : undefined;
}

/** `augment Module.Type:` */
function augmented(tokens: Tokens, first: number, end: number): Head {
  let last = first;
  while (last + 2 < end && tokens.is(last + 1, '.')) last += 2;
  const name = tokens.text.slice(tokens.start(first), tokens.end(last));
  const names = [{ name, offset: tokens.start(first) }];
  return { what: 'class', names, signature: null, exported: true };
}

function isModifier(tokens: Tokens, at: number): boolean {
  const isWord = MODIFIERS.has(tokens.textOf(at)) || tokens.is(at, 'opaque');
  return isWord && tokens.kind(at) <= Kind.keyword && tokens.kind(at + 1) <= Kind.keyword;
}

/** Behind `@name`, `@a.b(…)` and `mark @name` at the beginning of a line. */
function behindDecorators(tokens: Tokens, { first, end }: Line): number {
  let at = first;
  for (;;) {
    const sign = tokens.is(at, 'mark') ? at + 1 : at;
    if (at >= end || !tokens.is(sign, '@')) return at;
    at = sign + 2;
    while (at + 1 < end && tokens.is(at, '.')) at += 2;
    if (at < end && tokens.is(at, '(')) at = behindBrackets(tokens, at, end);
    at = Math.min(at, end);
  }
}
