/** A parameter as its signature writes it. */
export interface Parameter {
  readonly name: string;
  /** It has a default, stands in brackets, is marked by "?", or takes what is left. */
  readonly optional: boolean;
  /** Empty where none is written. */
  readonly type: string;
  readonly defaultValue: string;
  /** How calls give it: Python's `/` and `*` (and `*args`) leave only one of the two ways to those before and behind. */
  readonly passing: 'by-position' | 'by-name' | 'either';
}

export interface Signature {
  readonly parameters: readonly Parameter[];
  /** What stands behind the list: the type of the result. Empty where nothing does. */
  readonly result: string;
}

const CLOSING: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}', '<': '>' };
/** A name with the signs of a parameter that takes what is left, or is handed on by reference. */
const NAMED = /^(\.{3}|\*{1,2}|&)?\s*([\p{L}_$@][\p{L}\p{N}_$@]*)\s*(\.{3})?\s*(\?)?\s*(.*)$/su;

/**
 * The parameters of a signature (`(texto, vezes=1)`, `(text: string, end?: number) => string`, `(a[, b])`,
 * `(...resto)`). Nothing for one that is written in no way that is known here.
 */
export function parseSignature(text: string): Signature | undefined {
  const trimmed = text.trim();
  if (!trimmed.startsWith('(')) return undefined;
  const end = closingOf(trimmed);
  if (end === undefined) return undefined;
  const listed = trimmed.slice(1, end);
  // "(a[, b[, c]])": all behind the first bracket can be left out.
  const firstOptional = /\[\s*,/.exec(listed)?.index;
  const needed = firstOptional === undefined ? listed : listed.slice(0, firstOptional);
  const rest = firstOptional === undefined ? '' : listed.slice(firstOptional).replace(/[[\]]/g, '');
  const [first, last] = [split(needed), split(rest)];
  if (first === undefined || last === undefined) return undefined;
  const parameters = parametersOf(first, last);
  return parameters && { parameters, result: trimmed.slice(end + 1).trim() };
}

/** @param last can be left out. */
function parametersOf(first: readonly string[], last: readonly string[]): Parameter[] | undefined {
  let parameters: Parameter[] = [];
  let passing: Parameter['passing'] = 'either';
  for (const [i, part] of [...first, ...last].entries()) {
    if (part === '/') parameters = parameters.map(each => ({ ...each, passing: 'by-position' }));
    else if (part === '*') passing = 'by-name';
    else {
      const parameter = parameterOf(part, i >= first.length);
      if (parameter === undefined) return undefined;
      // "**kwargs" takes names wherever it stands, and behind "*args" no position is left.
      parameters.push({ ...parameter, passing: part.startsWith('**') ? 'by-name' : passing });
      if (parameter.type.startsWith('...')) passing = 'by-name';
    }
  }
  return parameters;
}

function parameterOf(written: string, optional: boolean): Omit<Parameter, 'passing'> | undefined {
  const bracketed = /^\[(.*)\]$/s.exec(written)?.[1];
  if (bracketed !== undefined) return parameterOf(bracketed.trim(), true);
  const [, before, name = '', behind, question, rest = ''] = NAMED.exec(written) ?? [];
  if (name === '') return undefined;
  const [, type = '', defaultValue = ''] = /^(?::\s*([^=]*(?:=>[^=]*)*))?\s*(?:=\s*(.*))?$/s.exec(rest) ?? [];
  // "int x": more words than a name, in an order that only the language knows.
  if (rest !== '' && type === '' && defaultValue === '') return undefined;
  const takesRest = before === '...' || before === '*' || before === '**' || behind !== undefined;
  return {
    name,
    optional: optional || takesRest || question !== undefined || defaultValue !== '',
    type: `${takesRest ? '...' : ''}${type.trim().replace(/\s+/g, ' ')}`,
    defaultValue: defaultValue.trim(),
  };
}

/** Whether two parts of signatures differ only in white space and in which quotes they use, as formatters change them. */
export function isSameCode(a: string, b: string): boolean {
  return a === b || plain(a) === plain(b);
}

/** Each text in double quotes, where nothing in it can mean something else there, and no space but between words. */
function plain(code: string): string {
  return code
    .split(/("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|`(?:[^`\\]|\\.)*`)/s)
    .map((part, i) => {
      if (i % 2 === 1) return part.replace(/^'([^'"\\{$#]*)'$/s, '"$1"');
      return part.replace(/\s+/g, ' ').replace(/ ?([^\p{L}\p{N}_$ ]) ?/gu, '$1');
    })
    .join('');
}

/** Index of the bracket that closes the first one. */
function closingOf(text: string): number | undefined {
  let depth = 0;
  for (const [i, character] of walk(text)) {
    if (character === '(') depth += 1;
    if (character === ')') depth -= 1;
    if (depth === 0) return i;
  }
  return undefined;
}

/** Parts between the commas that stand in no bracket; nothing where brackets are not in pairs. */
function split(text: string): string[] | undefined {
  if (text.replace(/^[\s,]+/, '') === '') return [];
  const parts: string[] = [];
  const open: string[] = [];
  let start = 0;
  for (const [i, character] of walk(text)) {
    const closing = CLOSING[character];
    // "=>" and "->" close nothing.
    if (character === '>' && /[=-]/.test(text[i - 1] ?? '')) continue;
    if (closing !== undefined) open.push(closing);
    else if (Object.values(CLOSING).includes(character)) {
      if (open.pop() !== character) return undefined;
    } else if (character === ',' && open.length === 0) {
      parts.push(text.slice(start, i));
      start = i + 1;
    }
  }
  if (open.length > 0) return undefined;
  return [...parts, text.slice(start)].map(part => part.trim()).filter(part => part !== '');
}

/** Characters outside of quotes, with their index. */
function* walk(text: string): Generator<[number, string]> {
  let quote = '';
  for (let i = 0; i < text.length; i += 1) {
    const character = text[i] as string;
    if (quote !== '') {
      if (character === '\\') i += 1;
      else if (character === quote) quote = '';
    } else if (character === '"' || character === "'" || character === '`') {
      quote = character;
    } else {
      yield [i, character];
    }
  }
}
