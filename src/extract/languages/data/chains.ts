import type { Node } from '../../syntax/node.js';
import type { Values } from './language-data.js';

/** `.name`, `?.name`, `..name`, `[key]` and `!`, one behind the other. */
const LINK = /^\s*(?:[!?]*\.{1,2}\s*([\p{L}_][\p{L}\p{Nd}_]*)|[!?]*(\[)|([!?])(?![=?.]))/u;
/** Texts that are looked through behind a name. */
const MAX_BEHIND = 400;

/**
 * What is done to a list or map by what is written behind its name, in languages whose grammars have no node for a whole chain:
 * `NAME[key].list.add(…)`, `NAME[0] = …`, `NAME!.sort()`.
 * @returns how deep inside of it what is changed is; undefined where nothing is.
 */
export function changedBehind(name: Node, { changes = {}, reads }: Values): number | undefined {
  const { text, startIndex } = name.tree.rootNode;
  let rest = text.slice(name.endIndex - startIndex, name.endIndex - startIndex + MAX_BEHIND);
  const front = text.slice(Math.max(0, name.startIndex - startIndex - 2), name.startIndex - startIndex);
  // `name().list`: of a function it is what that gives.
  const isCall = /^\s*\(/.test(rest);
  if (isCall) rest = behindBrackets(rest.trimStart());
  let depth = 0;
  let method: string | undefined;
  // `f(&NAME)`
  const isInOut = changes.references !== undefined && /(?:^|[(\s,])&$/.test(front);
  for (let link = LINK.exec(rest); link; link = LINK.exec(rest)) {
    const [whole, word, bracket] = link;
    rest = bracket ? behindBrackets(rest.slice(whole.length - 1)) : rest.slice(whole.length);
    // `.Value` of an entry is no deeper than that.
    const isSame = word !== undefined && reads?.same?.includes(word);
    if ((word !== undefined && !isSame) || bracket) depth += 1;
    method = word;
  }
  if (isInOut) return Math.max(0, depth - 1);
  // `forEach(NAME.add)`: who gets the method may call it.
  if (method !== undefined && /^\s*[),;]/.test(rest))
    return changes.methods?.includes(method) ? depth - 1 : undefined;
  if (method !== undefined && /^\s*(?:\(|\{|<[^<>()]*>\s*\()/.test(rest))
    return changes.methods?.includes(method) ? depth - 1 : undefined;
  const isWritten = /^\s*(?:=(?![=>~])|(?:[-+*/%|&^]|\?\?|<<|>>|~\/)=(?!=)|\+\+|--)/.test(rest);
  // At the name itself, `K = 1` gives it another value, which is told elsewhere.
  return isWritten && depth > 0 ? depth - 1 : undefined;
}

/** The type that stands in front of a name, where a grammar has no node for both: `Type.NAME`. */
export function ownerInFront(name: Node): string | undefined {
  const { text, startIndex } = name.tree.rootNode;
  const front = text.slice(
    Math.max(0, name.startIndex - startIndex - MAX_BEHIND),
    name.startIndex - startIndex,
  );
  return /(?<![\p{L}\p{Nd}_.])([\p{L}_][\p{L}\p{Nd}_]*)\s*\.\s*$/u.exec(front)?.[1];
}

/** What follows behind the bracket that a text begins with. */
function behindBrackets(text: string): string {
  let open = 0;
  const [opening, closing] = text.startsWith('(') ? '()' : '[]';
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at] as string;
    if (sign === '"' || sign === "'") {
      const end = text.indexOf(sign, at + 1);
      if (end < 0) return '';
      at = end;
    } else if (sign === opening) open += 1;
    else if (sign === closing) {
      open -= 1;
      if (open === 0) return text.slice(at + 1);
    }
  }
  return '';
}
