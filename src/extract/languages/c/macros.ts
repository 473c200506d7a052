import type { Node } from '../../syntax/node.js';
import { field, named, opaque } from '../../syntax/nodes.js';
import { oncePerTree } from '../../syntax/once-per-tree.js';
import type { Expression, FunctionShape, Parameter } from '../language/expression.js';

/**
 * Macros of C and C++. The grammar leaves their bodies as text; what a use of one stands for is worked out as the
 * preprocessor does it, by putting texts in place of texts, one macro at a time.
 *
 * A body may be one value, or entries of a list without the braces around it, as those of "X macros" are:
 * `#define WORDS(X) X(SE, "if") X(PARA, "for")` and `#define TEXT(id, text) text,`.
 */

/** `"…"`, `'…'`, comments, `##`, `#name`, names, anything else. */
const PIECE =
  /"(?:[^"\\]|\\[\s\S])*"|'(?:[^'\\]|\\[\s\S])*'|\/\*[\s\S]*?\*\/|\/\/.*|(?<!\s)\s*##\s*|#\s*([A-Za-z_]\w*)|[A-Za-z_]\w*|[\s\S]/g;
/** What a line of a file that is taken over may be besides entries. */
const DIRECTIVE = /^#\s*(?:if|ifdef|ifndef|elif|else|endif|define|undef|include|pragma|error)$/;
/** Names that stand for names, of an argument. */
const MAX_REPLACED = 8;
const MAX_REPLACED_CHARACTERS = 10_000;
/** The name of a variable that a text is the value of, to be parsed by itself. */
const VALUE = 'value__';
/** A type that says nothing of what is in braces. */
const NO_TYPE = 'void';
/** A file that is taken over between entries, as {@link prepare} writes it: a call of this name. */
export const INCLUDED = 'inc__';

/** `#define NAME body`. */
export function macroValue(macro: Node): Expression {
  const body = macro.childForFieldName('value');
  return body ? fragment(body, withoutMarks(body.text)) : opaque('a macro without a body');
}

/** `#define NAME(a, b) body`. */
export function macroFunction(macro: Node): FunctionShape {
  const names = parametersIn(field(macro, 'parameters').text);
  const rest = restIn(field(macro, 'parameters').text);
  const isVariadic = rest !== undefined;
  const parameters = names.map(
    (name): Parameter => ({ name, default: null, rest: name === rest ? 'positional' : null }),
  );
  const body = macro.childForFieldName('value');
  const text = withoutMarks(body?.text ?? '');
  return {
    name: field(macro, 'name').text,
    node: macro,
    parameters,
    // Without arguments the body alone may be a table: that of the calls of a parameter.
    result: body ? fragment(body, text) : null,
    expand(use) {
      const given = argumentsIn(field(use, 'arguments').text.slice(1, -1), names, isVariadic);
      const args = given && beforehand(given, text, macro.tree.rootNode);
      if (!args) return opaque('a macro used in this way');
      const body = rest === undefined ? text : withOptional(text, args.get(rest) !== '');
      const written = expanded(body, args);
      // Only what takes all the rest may be given several values for one name.
      return fragment(use, written, isEntries(body) || (rest !== undefined && isEntries(written)));
    },
  };
}

/** Names of a macro's parameters; of those that take all the rest, `__VA_ARGS__` where GNU's `args...` gives them no other. */
function parametersIn(list: string): string[] {
  const written = list.match(/\w+/g) ?? [];
  return /(?<!\w\s*)\.\.\./.test(list) ? [...written, '__VA_ARGS__'] : written;
}

function restIn(list: string): string | undefined {
  return list.includes('...') ? parametersIn(list).at(-1) : undefined;
}

/**
 * Arguments as another macro gets them: names that stand for texts are replaced first (C11 6.10.3.1), unless the body makes a text or a
 * name of them itself. Elsewhere they are looked up where they stand in the end.
 */
function beforehand(
  args: ReadonlyMap<string, string>,
  body: string,
  root: Node,
): ReadonlyMap<string, string> {
  if (!/\w\s*\(/.test(body)) return args;
  return new Map(
    [...args].map(([name, given]): [string, string] => {
      const isMarked = new RegExp(`#\\s*${name}\\b|\\b${name}\\s*##`).test(body);
      return [name, isMarked ? given : replaced(given.trim(), root)];
    }),
  );
}

/** A text with what the names of a file's macros without parameters stand for. */
function replaced(written: string, root: Node): string {
  let text = written;
  for (let i = 0; i < MAX_REPLACED; i += 1) {
    const before = text;
    text = text.replace(/"(?:[^"\\]|\\[\s\S])*"|'(?:[^'\\]|\\[\s\S])*'|[A-Za-z_]\w*/g, piece => {
      const body = /^["']/.test(piece) ? undefined : textsOf(root).get(piece);
      return body === undefined || body === '' ? piece : body;
    });
    if (text === before || text.length > MAX_REPLACED_CHARACTERS) return before;
  }
  return text;
}

/** What macros without parameters stand for, by their names. */
const textsOf = oncePerTree((root): ReadonlyMap<string, string> => {
  const all = root.text.includes('define') ? root.descendantsOfType('preproc_def') : [];
  return new Map(
    all.flatMap(macro => {
      const name = macro?.childForFieldName('name')?.text;
      const value = withoutMarks(macro?.childForFieldName('value')?.text ?? '').trim();
      return name === undefined ? [] : [[name, value] as const];
    }),
  );
});

/**
 * An operation with macros whose texts are no values by themselves, as it is written in the end: with `#define M 3 + 1`, `M * 2` is 5.
 * Undefined where there are none.
 */
export function spelledOut(operation: Node): Expression | undefined {
  const root = operation.tree.rootNode;
  const edits: { start: number; end: number; text: string }[] = [];
  const look = (node: Node, depth: number): void => {
    if (depth > MAX_REPLACED) return;
    if (node.type === 'identifier') {
      const text = textsOf(root).get(node.text);
      if (text !== undefined && isOpen(text))
        edits.push({ start: node.startIndex, end: node.endIndex, text });
    } else if (/^(binary|unary|conditional)_expression$/.test(node.type))
      for (const child of named(node)) look(child, depth + 1);
  };
  look(operation, 0);
  if (edits.length === 0) return undefined;
  let text = operation.text;
  for (const { start, end, text: inner } of edits.reverse())
    text = `${text.slice(0, start - operation.startIndex)}${inner}${text.slice(end - operation.startIndex)}`;
  return fragment(operation, text, false);
}

/** Whether a text has an operator outside of parentheses. */
function isOpen(text: string): boolean {
  let depth = 0;
  for (const [piece] of text
    .trim()
    .replace(/^[-+~!]?\s*(?=[\w(])/, '')
    .matchAll(PIECE)) {
    if (/^[([{]$/.test(piece)) depth += 1;
    else if (/^[)\]}]$/.test(piece)) depth -= 1;
    else if (depth === 0 && /^[-+*/%&|^<>=?]$/.test(piece)) return true;
  }
  return false;
}

/** The text that a macro puts in place of a use of it; undefined when it is not used with as many arguments. */
export function expansionOf(macro: Node, given: string | undefined): string | undefined {
  const text = withoutMarks(macro.childForFieldName('value')?.text ?? '');
  const list = macro.childForFieldName('parameters');
  if (!list) return given === undefined ? text : `${text}(${given})`;
  const { parameters } = macroFunction(macro);
  const isVariadic = parameters.some(({ rest }) => rest !== null);
  const args =
    given === undefined
      ? undefined
      : argumentsIn(
          given,
          parameters.map(({ name }) => name),
          isVariadic,
        );
  return args && expanded(text, args);
}

/** A text as the preprocessor puts it in place of a value. */
export function writtenValue(at: Node, text: string): Expression {
  return fragment(at, text, false);
}

/** Macro bodies that are lists of calls, which are none to the grammar. */
export function macroLists(root: Node): readonly (Expression & { kind: 'fragment' })[] {
  return root.descendantsOfType(['preproc_def', 'preproc_function_def']).flatMap(macro => {
    const body = macro?.childForFieldName('value');
    const text = withoutMarks(body?.text ?? '');
    return body && isEntries(text) ? [fragment(body, text)] : [];
  });
}

/** What a file holds that is taken over between the entries of a list. */
export function includedEntries(use: Node): Expression {
  const type = elementType(use);
  return {
    kind: 'included',
    specifier: field(use, 'arguments').text.slice(2, -2),
    text: source => listOf(`\n${separated(source)}`, type),
    // The macros that it uses, and the type that its entries have.
    names: source => [
      ...new Set([...`${type}() ${source}`.matchAll(/\b[A-Za-z_]\w*(?=\s*\()/g)].map(match => match[0])),
    ],
    find: listIn,
  };
}

/** An expression that is parsed by itself. Entries without braces get some, and are marked as such. */
function fragment(at: Node, text: string, bare = isEntries(text)): Expression & { kind: 'fragment' } {
  const type = elementType(at);
  if (bare) {
    const list = separated(text);
    const textFor = (use: Node) => listOf(list, elementType(use));
    return { kind: 'fragment', at, text: listOf(list, type), textFor, find: listIn, bare };
  }
  return { kind: 'fragment', at, text: `${type} ${VALUE} = ${text};`, find: valueIn };
}

/** The type of the entries of the table that a use of a macro is an entry of: braces in a macro are such an entry. */
function elementType(use: Node): string {
  const around = use.parent;
  const isValue = around?.childForFieldName('declarator')?.text === VALUE;
  const declarator = around?.type === 'initializer_list' ? around.parent : isValue ? around : null;
  const declaration = declarator?.type === 'init_declarator' ? declarator.parent : null;
  if (!declarator || !declaration) return NO_TYPE;
  for (let at: Node | null = declarator; at; at = at.childForFieldName('declarator'))
    if (at.type === 'pointer_declarator') return NO_TYPE;
  return declaration.childForFieldName('type')?.text ?? NO_TYPE;
}

function listOf(entries: string, type: string): string {
  return `${type} ${VALUE}[] = {${entries}\n};`;
}

function listIn(root: Node): Node | null {
  const declarator = valueIn(root);
  return declarator?.childForFieldName('value')?.type === 'initializer_list' ? declarator : null;
}

function valueIn(root: Node): Node | null {
  const [declaration, ...more] = named(root);
  const declarator = declaration?.childForFieldName('declarator');
  return more.length === 0 && declarator?.type === 'init_declarator' ? declarator : null;
}

/** A body without comments and the marks that lead it to the next line, everything in its place. */
export function withoutMarks(body: string): string {
  return body
    .replace(
      /("(?:[^"\\]|\\[\s\S])*"|'(?:[^'\\]|\\[\s\S])*')|\/\*[\s\S]*?\*\/|\/\/.*/g,
      (text, quoted?: string) => quoted ?? text.replace(/[^\n]/g, ' '),
    )
    .replace(/\\(?=\n)/g, ' ')
    .trimEnd();
}

/** Whether a text is entries of a list: several calls one after the other, or something with a comma at its end or top. */
export function isEntries(body: string): boolean {
  const text = body.trim();
  if (text === '') return true;
  if (/^\w+\s*\(/.test(text) && separated(text).replace(/\s+/g, '') !== text.replace(/\s+/g, '')) return true;
  return text.length > 1 && splitAtCommas(text).length > 1;
}

/** The same with a comma between calls that nothing, or a semicolon, separates. */
function separated(text: string): string {
  let depth = 0;
  let after = -1;
  let result = '';
  let isDirective = false;
  for (const [piece] of text.matchAll(PIECE)) {
    if (DIRECTIVE.test(piece)) isDirective = true;
    if (isDirective) {
      result += piece;
      isDirective = !piece.includes('\n');
      continue;
    }
    const isBlank = /^(?:\s+|\/\*[\s\S]*|\/\/.*)$/.test(piece);
    if (depth === 0 && after >= 0 && !isBlank) {
      // A text behind a call is one text with what that gives.
      if (piece === ';' || /^[A-Za-z_{]/.test(piece))
        result = `${result.slice(0, after)},${result.slice(after)}`;
      after = -1;
      if (piece === ';') continue;
    }
    if (/^[([{]$/.test(piece)) depth += 1;
    else if (/^[)\]}]$/.test(piece)) depth -= 1;
    result += piece;
    if (depth === 0 && piece === ')') after = result.length;
  }
  return result;
}

/** Texts of arguments by parameter; undefined when they are not as many. */
function argumentsIn(
  text: string,
  names: readonly string[],
  isVariadic: boolean,
): ReadonlyMap<string, string> | undefined {
  const parts = splitAtCommas(text).map(part => part.trim());
  const given = names.length === 0 && text.trim() === '' ? [] : parts;
  const fixed = isVariadic ? names.length - 1 : names.length;
  if (isVariadic ? given.length < fixed : given.length !== fixed) return undefined;
  const found = new Map(names.slice(0, fixed).map((name, i) => [name, given[i] as string]));
  // With the space that is around commas there.
  if (isVariadic) found.set(names.at(-1) as string, splitAtCommas(text).slice(fixed).join(',').trim());
  return found;
}

/** A body with what `__VA_OPT__(…)` writes where there are further arguments. */
function withOptional(body: string, hasRest: boolean): string {
  return body.replace(/\b__VA_OPT__\s*\(((?:[^()]|\([^()]*\))*)\)/g, (_all, inner: string) =>
    hasRest ? inner : ' ',
  );
}

/** What commas outside of brackets and texts separate; a comma at the end separates nothing from what comes before it. */
function splitAtCommas(text: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const [piece] of text.matchAll(PIECE)) {
    if (/^[([{]$/.test(piece)) depth += 1;
    else if (/^[)\]}]$/.test(piece)) depth -= 1;
    if (piece === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] += piece;
  }
  return parts;
}

/** A body with the arguments in it: as they are, as texts (`#name`), grown together with what is beside them (`a##b`). */
function expanded(body: string, args: ReadonlyMap<string, string>): string {
  const plain = [...args].filter(([, text]) => /^[\w.]+$/.test(text)).map(([name]) => name);
  // With a name in them alone, parentheses look like those of a cast.
  const bracketed =
    plain.length > 0 ? new RegExp(`(?<![\\w)]\\s*)\\((\\s*(?:${plain.join('|')})\\s*)\\)`, 'g') : /(?!)/g;
  return body
    .replace(bracketed, ' $1 ')
    .replace(PIECE, (piece: string, quoted?: string) => {
      if (quoted !== undefined && args.has(quoted)) return asText(args.get(quoted) as string);
      return args.get(piece) ?? piece;
    })
    .replace(
      /("(?:[^"\\]|\\[\s\S])*"|'(?:[^'\\]|\\[\s\S])*')|(?<!\s)\s*##\s*/g,
      (_text, literal?: string) => literal ?? '',
    );
}

/** An argument as a text: space is one blank, but as it is inside of texts, whose marks are escaped. */
function asText(argument: string): string {
  const text = argument.replace(
    /("(?:[^"\\]|\\[\s\S])*"|'(?:[^'\\]|\\[\s\S])*')|(?:\s|\/\*[\s\S]*?\*\/|\/\/.*)+/g,
    (_all, quoted?: string) => (quoted === undefined ? ' ' : quoted.replace(/["\\]/g, '\\$&')),
  );
  return `"${text.trim()}"`;
}
