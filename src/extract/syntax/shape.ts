import type { Node } from './node.js';
import { parse } from './parser.js';
import { grammarFile, type Syntax } from './syntaxes.js';

/** What only wraps what it holds. */
const WRAPPER = /^(?:expression|return|throw|yield|await|go|defer|global)_?(?:statement|expression)?$/;
/** Of Go, `a.f(x)` alone may be a conversion as well. */
const CALL = /call|invocation|conversion/;
const ARGUMENTS = /argument|operand|suffix/;
const DEFINITION = /assign|declar|definition|decorat|import/;
const CONTROL = /^(?:if|for|while|switch|match|try|with|return|throw|break|continue|pass|empty|loop|do)_/;
/** Signs of which a definition or a loop has one, and words alone have none. */
const SIGNS = /[({]|=/;
/** In front of the arguments of a call nobody writes a blank, unless a text is the first of them. */
const CALLED = /^\S[^\s(]*(?:\(|!|\s+["'`:])/;
/** `@Get(…)`, `#[get(…)]`, `[HttpGet(…)]`, each on its own. */
const ANNOTATION = /^\s*(?:@(?=\w)|#?\[(\w[\s\S]*\))\]$)([\s\S]*)/;
const PHP = 'php';

/** Whether a text is statements of a language, by its grammar, and not prose that might be some. */
export function isCode(text: string, { id, grammar }: Pick<Syntax, 'id' | 'grammar'>): boolean {
  // What is put out of use may be a part: an annotation without what it stands above, a call of a chain.
  const alone = text.replace(ANNOTATION, '$1$2').replace(/^\s*\./, 'x.');
  const head = id === PHP ? '<?php\n' : '';
  return [text, alone, `${alone};`].some(each => isWhole(`${head}${each}\n`, grammar));
}

function isWhole(text: string, grammar: string): boolean {
  const tree = parse(text, grammarFile(grammar), '');
  try {
    const { rootNode: root } = tree;
    if (root.hasError) return false;
    const statements = root.namedChildren.filter(
      (each): each is Node => each !== null && !/comment|php_tag/.test(each.type),
    );
    return statements.some(isSure) && statements.every(each => isSure(each) || CONTROL.test(each.type));
  } finally {
    tree.delete();
  }
}

/** Whether it is a call, or defines or assigns something, or asks. */
function isSure(node: Node): boolean {
  const { type, text } = node;
  const [inner, ...others] = node.namedChildren;
  if (WRAPPER.test(type) && inner && others.length === 0) return isSure(inner);
  if (DEFINITION.test(type) || CONTROL.test(type)) return SIGNS.test(text);
  if (!CALL.test(type)) return false;
  const given = node.namedChildren.find(each => each && ARGUMENTS.test(each.type));
  const before = given ? text.slice(0, given.startIndex - node.startIndex) : '';
  return given?.text.startsWith('(') ? /\S$/.test(before) : CALLED.test(text);
}
