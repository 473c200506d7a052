import type { Node } from '../../syntax/node.js';
import { field, opaque } from '../../syntax/nodes.js';
import type { Binding } from '../language/binding.js';
import type { Argument, Expression } from '../language/expression.js';

/**
 * Macros of Rust: the grammar leaves what stands between their brackets as tokens. Those that only write a value in
 * another way are parsed as that value; any other one is a call whose arguments are what its commas separate.
 */
export function macroCall(node: Node): Expression {
  const macro = field(node, 'macro');
  const name = (/\w+$/.exec(macro.text)?.[0] ?? '').toLowerCase();
  const tokens = node.namedChildren.find(child => child?.type === 'token_tree');
  if (!tokens) return opaque('a macro');
  const inner = tokens.text.slice(1, -1);
  if (/map$/.test(name))
    return parsedAs(
      tokens,
      `fn f() { match x {${inner}${hasLastComma(tokens) ? '' : '\n,'}} }`,
      'match_expression',
    );
  if (/^(vec|smallvec|arrayvec|svec)$/.test(name))
    return parsedAs(tokens, `const VALUE__: T = [${inner}];`, 'array_expression');
  if (/set$/.test(name))
    return parsedAs(tokens, `const VALUE__: T = HashSet::from([${inner}]);`, 'call_expression');
  const parts = argumentsIn(tokens);
  switch (name) {
    case 'concat':
      return expressionIn(tokens, ['""', ...parts.map(({ text }) => `(${text})`)].join(' + '));
    case 'stringify':
      return { kind: 'literal', value: inner.trim() };
    case 'format': {
      const written = formatted(parts.map(({ text }) => text));
      return written === undefined ? opaque('format!') : expressionIn(tokens, written);
    }
    case 'matches':
    case 'include':
    case 'include_str':
    case 'env':
      return opaque(`${name}!`);
  }
  const args = parts.map(({ node: at, text }): Argument => ({ node: at, value: expressionIn(at, text) }));
  return { kind: 'call', callee: macro, arguments: args };
}

/** `format!("{a} of {}", b)` as `"" + (a) + " of " + (b)`; undefined where it says how a value is to look, or is given another text. */
function formatted([format = '', ...args]: readonly string[]): string | undefined {
  const [, open, text = '', close] = /^(r?#*")([\s\S]*)("#*)$/.exec(format) ?? [];
  if (open === undefined) return undefined;
  const named = new Map(
    args.flatMap(arg => {
      const [, name, value] = NAMED.exec(arg) ?? [];
      return name === undefined || value === undefined ? [] : [[name, value] as const];
    }),
  );
  const positional = args.filter(arg => !NAMED.test(arg));
  const parts = ['""'];
  let literal = '';
  let next = 0;
  for (const [piece, name] of text.matchAll(open.startsWith('r') ? IN_RAW_FORMAT : IN_FORMAT)) {
    if (piece === '{' || piece === '}') return undefined;
    if (name === undefined) {
      literal += piece === '{{' || piece === '}}' ? piece[0] : piece;
      continue;
    }
    const value = name === '' ? positional[next++] : (named.get(name) ?? positional[Number(name)]);
    if (value === undefined && /^\d*$/.test(name)) return undefined;
    parts.push(`${open}${literal}${close}`, `(${value ?? name})`);
    literal = '';
  }
  return [...parts, `${open}${literal}${close}`].join(' + ');
}

const NAMED = /^([A-Za-z_]\w*)\s*=(?!=)\s*(\S[\s\S]*)$/;
const IN_RAW_FORMAT = /\{\{|\}\}|\{(\w*)\}|[^{}]+|[{}]/g;
const IN_FORMAT = /\\u\{\w+\}|\\[^u]|\{\{|\}\}|\{(\w*)\}|[^{}\\]+|[{}\\]/g;

/** A text that stands at a node, as an expression. */
export function expressionIn(at: Node, text: string): Expression {
  return {
    kind: 'fragment',
    at,
    text: `const VALUE__: T = ${text};`,
    find: root =>
      root.namedChildCount === 1 ? (root.firstNamedChild?.childForFieldName('value') ?? null) : null,
  };
}

function parsedAs(at: Node, text: string, type: string): Expression {
  return { kind: 'fragment', at, text, find: root => root.descendantsOfType(type)[0] ?? null };
}

/** Whether a list of tokens is empty or ends in a comma, as arms of a `match` have to. */
function hasLastComma(tokens: Node): boolean {
  const inner = tokens.children.slice(1, -1).filter(token => token && !token.type.endsWith('comment'));
  return inner.length === 0 || inner.at(-1)?.type === ',';
}

/** What the commas of a list of tokens separate. */
export function argumentsIn(tokens: Node): { node: Node; text: string }[] {
  const source = tokens.text;
  const result: { node: Node; text: string }[] = [];
  let first: Node | null = null;
  let last: Node | null = null;
  const end = () => {
    if (first && last)
      result.push({
        node: first,
        text: source.slice(first.startIndex - tokens.startIndex, last.endIndex - tokens.startIndex),
      });
    first = null;
    last = null;
  };
  for (const token of tokens.children.slice(1, -1)) {
    if (token?.type === ',' || token?.type === ';') end();
    else if (token && !token.type.endsWith('comment')) {
      first ??= token;
      last = token;
    }
  }
  end();
  return result;
}

/** `lazy_static! { static ref NAME: T = …; }`. */
export function lazyStatic(name: Node, tokens: Node): Binding | null {
  const children = tokens.children;
  const at = children.findIndex(child => child?.id === name.id);
  if (children[at - 1]?.text !== 'ref' || children[at - 2]?.text !== 'static') return null;
  const equals = children.findIndex((child, i) => i > at && child?.text === '=');
  const end = children.findIndex((child, i) => i > at && child?.text === ';');
  const [first, last] = [children[equals + 1], children[end - 1]];
  if (equals < 0 || end < equals || !first || !last) return null;
  const text = tokens.text.slice(first.startIndex - tokens.startIndex, last.endIndex - tokens.startIndex);
  return { kind: 'value', node: name, value: expressionIn(first, text) };
}
