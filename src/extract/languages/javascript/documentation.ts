import { Described, settled } from '../../evaluate/environment.js';
import type { Evaluator } from '../../evaluate/evaluator.js';
import { CallResult, type Description, Unresolved, type Value } from '../../evaluate/value.js';
import type { Node } from '../../syntax/node.js';
import { bases, isClass } from './declarations.js';

/** What may stand around a function between it and the comment that documents it. */
const AROUND = new Set([
  'pair',
  'variable_declarator',
  'lexical_declaration',
  'variable_declaration',
  'assignment_expression',
  'expression_statement',
  'export_statement',
  'ambient_declaration',
  'parenthesized_expression',
]);

/** What users read of a function or class that a table or an export refers to. */
export function describe(value: Described | Value, evaluator: Evaluator): Description | null {
  if (value instanceof CallResult && value.makes)
    return { ...value.makes.describe(), what: value.makes.kind === 'class' ? 'class' : 'function' };
  if (!(value instanceof Described) || value.kind === 'module') return null;
  return {
    signature: signatureOf(value.node) ?? inheritedSignature(value, evaluator),
    documentation: documentationOf(value.node, value.site.file.text),
  };
}

/** Classes that are made from classes. */
const MAX_BASES = 16;

/** What a class takes that has no constructor of its own: that of the class that it is made from, where that is in the sources. */
function inheritedSignature(of: Described, evaluator: Evaluator): Description['signature'] {
  let at = of;
  for (let i = 0; i < MAX_BASES && isClass(at.node); i += 1) {
    const [base] = bases(at.node);
    const given = base && settled(evaluator.evaluate(base, at.site));
    const value = given instanceof CallResult && given.makes ? given.makes : given;
    // `class C extends mixed(A) {}`
    if (base?.type === 'call_expression' && !(value instanceof Described)) {
      const { file } = at.site;
      const reason = 'what the class is made from is known to a run alone';
      return new Unresolved(reason, file.place(base), file.quote(base), 'symbol-unresolved');
    }
    if (!(value instanceof Described)) return null;
    const own = signatureOf(value.node);
    if (own !== null) return own;
    at = value;
  }
  return null;
}

/** The parameter list as it is written, on one line; of a class that of its constructor. */
export function signatureOf(node: Node): string | null {
  const body = /^(abstract_)?class/.test(node.type) ? node.childForFieldName('body') : null;
  if (body) {
    const makers = body.namedChildren.filter(
      child => child?.childForFieldName('name')?.text === 'constructor',
    );
    // The body of overloaded ones has a signature for itself, which nobody calls.
    const overloads = makers.filter(child => child?.type === 'method_signature');
    const lists = (overloads.length > 0 ? overloads : makers).flatMap(
      child => child?.childForFieldName('parameters') ?? [],
    );
    return lists.length > 0
      ? [...new Set(lists.map(({ text }) => oneLine(text)))].join(' | ')
      : node.text.includes(' extends ')
        ? null
        : '()';
  }
  const list = node.childForFieldName('parameters');
  if (list) return oneLine(list.text);
  const single = node.type === 'arrow_function' ? node.childForFieldName('parameter') : null;
  return single ? `(${single.text})` : null;
}

/** The documentation of a definition somewhere in a file. */
function documentationOf(definition: Node, text: string): string {
  let outer = definition;
  while (outer.parent && AROUND.has(outer.parent.type)) {
    // Only the first of several declarators has the comment in front of their statement.
    if (outer.type === 'variable_declarator' && outer.parent.firstNamedChild?.id !== outer.id) break;
    outer = outer.parent;
  }
  return documentationAt(outer.startIndex, text);
}

/**
 * The text of the `/** … *\/` right before a place: description first, then what its tags say. Looked for in the text,
 * since the tree finds what stands before a node by counting from the first one.
 */
export function documentationAt(start: number, text: string): string {
  let end = start;
  while (end > 0 && /\s/.test(text[end - 1] as string)) end -= 1;
  if (!text.endsWith('*/', end)) return '';
  const begin = text.lastIndexOf('/*', end - 2);
  return begin >= 0 && text.startsWith('/**', begin) && end - begin > 4
    ? described(text.slice(begin, end))
    : '';
}

/** Without comment marks. Where a tag comes first there is no description: its line stays empty. */
function described(comment: string): string {
  const text = comment
    .slice(3, -2)
    .split('\n')
    .map(line => line.replace(/^\s*\* ?/, '').trimEnd())
    .join('\n')
    .trim();
  return text.startsWith('@') ? `\n${text}` : text;
}

/** Comments and line ends between parameters are how a list is laid out, not what it says. */
function oneLine(text: string): string {
  return text
    .replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')
    .replace(/\s+/g, ' ')
    .replace(/\( /g, '(')
    .replace(/,? \)/g, ')');
}
