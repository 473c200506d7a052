import { Kind, type Tokens } from './tokens.js';
import { CONTINUING, VALUE_WORDS } from './words.js';

const TYPE_OPENER = /(?:Cluster|Vault|Set|Tuple)</;
/** What declares a type compares nothing. */
const TYPE_LINE = /^ *(?:opaque +)?type +[\p{L}_][^\n]*?:=.*?</u;
/** The rest of a line, and a next one that holds no code. */
const NOTHING = /[^\n]*\n *(?:\n|#|\/\/)/y;
const CLOSERS: ReadonlySet<string> = new Set([')', ']', '}']);

/** Whether the line that ends with the last token goes on in the next one (reference-language.md §1.3). */
export function continues(tokens: Tokens): boolean {
  const last = tokens.count - 1;
  const kind = tokens.kind(last);
  if (kind !== Kind.operator && kind !== Kind.keyword) return false;
  const spelling = tokens.textOf(last);
  if (!CONTINUING.has(spelling)) return false;
  if (spelling !== '>' && spelling !== '>>') return true;
  const end = tokens.end(last);
  return !closesType(tokens.text, end) && !isFollowedByNothing(tokens.text, end);
}

/** Whether the next line is empty or a comment: nobody goes on behind one, but a type (`Tuple < X >`) may end there. */
function isFollowedByNothing(text: string, end: number): boolean {
  NOTHING.lastIndex = end;
  return NOTHING.test(text);
}

/** Whether the `>` that ends at `end` closes a type such as `Cluster<String>`. */
function closesType(text: string, end: number): boolean {
  const line = text.slice(text.lastIndexOf('\n', end - 1) + 1, end);
  const from = line.search(TYPE_LINE.test(line) ? /</ : TYPE_OPENER);
  if (from === -1) return false;
  let balance = 0;
  for (let i = from; i < line.length; i += 1) {
    if (line[i] === '<') balance += 1;
    else if (line[i] === '>') balance -= 1;
  }
  return balance === 0;
}

/** Whether the last token ends an operand, which `//` may then divide (§1.4, the left side). */
export function endsOperand(tokens: Tokens): boolean {
  const last = tokens.count - 1;
  if (last < 0) return false;
  const kind = tokens.kind(last);
  if (kind === Kind.keyword) return VALUE_WORDS.has(tokens.textOf(last));
  if (kind === Kind.operator) return CLOSERS.has(tokens.textOf(last));
  return kind <= Kind.string;
}
