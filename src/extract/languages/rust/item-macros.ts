import type { Node } from '../../syntax/node.js';
import { field, named } from '../../syntax/nodes.js';
import type { Definition } from '../language/definitions.js';
import type { Comments } from '../language.js';
import { documented } from '../shared/documentation.js';

/** Macros where items stand: some say what they define, of others nobody knows before they are expanded. */

/** Those that hold `static` items as they are: of the standard library, and the one that everybody had before it. */
const STATICS = new Set(['thread_local', 'lazy_static']);
/** Those that define nothing that others could name. */
const NO_ITEMS =
  /^(?:compile_error|include|assert\w*|const_assert\w*|debug_assert\w*|global_asm|static_assertions|println|macro_rules)$/;
/** Words that begin an item. */
const ITEMS = new Set([
  'fn',
  'struct',
  'enum',
  'union',
  'trait',
  'type',
  'const',
  'static',
  'mod',
  'use',
  'macro_rules',
]);

type Item = Omit<Definition, 'container'>;

function macroOf(node: Node): Node | null {
  const call = node.type === 'expression_statement' ? node.firstNamedChild : node;
  return call?.type === 'macro_invocation' ? call : null;
}

function nameOf(macro: Node): string {
  return /\w+$/.exec(field(macro, 'macro').text)?.[0] ?? '';
}

function tokensOf(macro: Node): Node | null {
  return macro.namedChildren.find(child => child?.type === 'token_tree') ?? null;
}

/** `thread_local! { pub static COUNT: u8 = 1; }`: what stands there as it would elsewhere. */
export function itemsOfMacro(node: Node, comments: Comments): Item[] {
  const macro = macroOf(node);
  const tokens = macro && STATICS.has(nameOf(macro)) ? tokensOf(macro) : null;
  if (!tokens) return [];
  const texts = documented(tokens, comments, {
    inFront: 'all',
    documents: text => /^\/\/\/|^\/\*\*/.test(text),
  });
  const children = tokens.children.filter(child => child !== null);
  return children.flatMap((token, i): Item[] => {
    if (token.type !== 'static') return [];
    const name = children.slice(i + 1).find(child => child.type === 'identifier' && child.text !== 'ref');
    if (!name) return [];
    const exported = children[i - 1]?.text === 'pub';
    const documentation = texts.find(each => each.node.startIndex > token.startIndex)?.documentation ?? '';
    return [{ name: name.text, what: 'constant', exported, signature: null, documentation, node: name }];
  });
}

/** Macros at the top of a file, or of a module in it, that may define names which nobody sees before they are expanded. */
export function unreadMacros(root: Node): Node[] {
  const rules = new Map<string, boolean>();
  for (const node of root.descendantsOfType('macro_definition')) {
    if (!node) continue;
    const name = field(node, 'name').text;
    rules.set(name, rules.get(name) === true || writesItems(node));
  }
  return unreadIn(root, rules);
}

function unreadIn(parent: Node, rules: ReadonlyMap<string, boolean>): Node[] {
  return named(parent).flatMap(node => {
    if (node.type === 'mod_item') {
      const body = node.childForFieldName('body');
      return body ? unreadIn(body, rules) : [];
    }
    const macro = macroOf(node);
    if (!macro) return [];
    const name = nameOf(macro);
    const isKnown = STATICS.has(name) || NO_ITEMS.test(name) || rules.get(name) === false;
    return isKnown ? [] : [macro];
  });
}

/** Whether what a macro expands to may be an item that has a name; an `impl` has none. */
function writesItems(definition: Node): boolean {
  return named(definition)
    .filter(({ type }) => type === 'macro_rule')
    .some(rule => {
      const right = rule.childForFieldName('right');
      return right !== null && mayBeItems(right);
    });
}

function mayBeItems(tokens: Node): boolean {
  let isImpl = false;
  return tokens.children.some((token, i) => {
    if (!token) return false;
    if (token.text === 'impl') isImpl = true;
    // What stands in the braces of an `impl` belongs to its type; another macro may write anything.
    if (token.type === 'token_tree' || token.type === 'token_repetition') {
      if (isImpl && token.text.startsWith('{')) {
        isImpl = false;
        return false;
      }
      return !isImpl && mayBeItems(token);
    }
    if (isImpl) return false;
    return ITEMS.has(token.text) || (token.type === '!' && i > 0);
  });
}
