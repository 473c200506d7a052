import type { ReferenceSet, SymbolTraits } from '../drift/index.js';
import type { Place } from '../findings/finding.js';
import { hasWord } from '../text/words.js';
import { type Recorded, textOf } from './recorded.js';

/** Decorators and comments that belong to a definition stand this near. */
const MAX_LINES_AROUND = 40;
/** A longer definition is no other name of a type. */
const MAX_DEFINITION_CHARACTERS = 2000;

/** What is marked as deprecated, as languages write it: above the definition, or in what documents it. */
const DEPRECATED =
  /@(?:[\w.]+\.)?deprecated\b|#\[deprecated|\[\[deprecated|\/\/ Deprecated:|^[ \t]*\.\. deprecated::/im;

/** What a built side can say of its symbols besides what is published, read from where they are defined. */
export function definitionsOf(
  source: Recorded,
  origins: ReadonlyMap<string, Place>,
): Required<Pick<ReferenceSet, 'traitsOf' | 'definitionOf'>> {
  const files = new Map<string, readonly string[]>();
  const linesOf = (file: string) => {
    const known = files.get(file) ?? textOf(source, file)?.split('\n') ?? [];
    files.set(file, known);
    return known;
  };
  let aliases: ReadonlyMap<string, string> | undefined;
  return {
    traitsOf(subject, name) {
      const place = origins.get(subject);
      return place?.line === undefined ? undefined : traitsAt(linesOf(place.file), place.line - 1, name);
    },
    definitionOf(name) {
      aliases ??= aliasesIn([...source.read].map(file => linesOf(file).join('\n')));
      return aliases.get(name);
    },
  };
}

/** The definition of a name at a line, or below its decorators; nothing where none is recognised. */
function traitsAt(lines: readonly string[], start: number, name: string): SymbolTraits | undefined {
  let at = start;
  while (at < start + MAX_LINES_AROUND && at < lines.length && !hasWord(lines[at] ?? '', name)) at += 1;
  const found = aroundName(lines[at] ?? '', name);
  if (!found) return undefined;
  const [before, behind] = found;
  const what = /\bclass\s+$/.test(before)
    ? 'class'
    : /\b(?:def|function\*?|fn|func)\s+$/.test(before) ||
        /^\s*(?::[^=]*)?=\s*(?:async\s*)?(?:function\b|\([^)]*\)\s*(?::[^=]+)?=>)/.test(behind)
      ? 'function'
      : null;
  if (what === null) return undefined;
  const isAsync = /\basync\s/.test(before) || /^\s*(?::[^=]*)?=\s*async\b/.test(behind);
  return { what, isAsync, isDeprecated: DEPRECATED.test(textAround(lines, at)) };
}

/** A character of a name. */
const IN_NAME = /[\p{L}\p{N}_$]/u;

/** What stands before a name and behind it, where it stands by itself. */
function aroundName(line: string, name: string): readonly [before: string, behind: string] | undefined {
  for (let at = line.indexOf(name); at >= 0; at = line.indexOf(name, at + 1)) {
    const [before, behind] = [line.slice(0, at), line.slice(at + name.length)];
    // A character may be written as two.
    const [last, next] = [[...before.slice(-2)].at(-1) ?? '', [...behind.slice(0, 2)][0] ?? ''];
    if (!IN_NAME.test(last) && !IN_NAME.test(next)) return [before, behind];
    if (name === '') return undefined;
  }
  return undefined;
}

/** The comments and decorators right above a definition, and the text that documents it below. */
function textAround(lines: readonly string[], at: number): string {
  let from = at;
  while (
    from > 0 &&
    at - from < MAX_LINES_AROUND &&
    /^\s*(?:[@#*]|\/[/**]|\*\/|\))/.test(lines[from - 1] ?? '')
  )
    from -= 1;
  const below: string[] = [];
  const rest = lines.slice(at + 1, at + 1 + MAX_LINES_AROUND);
  const first = rest.findIndex(line => /\S/.test(line) && !/^\s*[\w*)\]:,=\s.|'"[\]]*[,):]\s*$/.test(line));
  const quote = /^\s*[rRuU]?("""|''')/.exec(rest[first] ?? '')?.[1];
  if (quote !== undefined)
    for (const [i, line] of rest.slice(first).entries()) {
      below.push(line);
      if ((i > 0 && line.includes(quote)) || (i === 0 && line.split(quote).length > 2)) break;
    }
  return [...lines.slice(from, at + 1), ...below].join('\n');
}

/** Other names of types at the top of some files: `X = Union[A, B]`, `type X = A | B;`. A name of two is none. */
function aliasesIn(texts: readonly string[]): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const bind = (name: string, definition: string) =>
    found.set(name, found.has(name) && found.get(name) !== definition ? '' : definition);
  for (const text of texts) {
    for (const [name, definition] of importedIn(text)) bind(name, definition);
    for (const match of text.matchAll(
      /^(?:(?:export |declare |pub )*type )?([\p{L}_][\p{L}\p{N}_]*)(?::\s*(?:\w+\.)?TypeAlias)?\s*=\s*(?!=)/gmu,
    )) {
      const [head, name = ''] = match;
      const definition = definitionAt(text, match.index + head.length).replace(
        new RegExp(`(?<![\\p{L}\\p{N}_])${name}(?![\\p{L}\\p{N}_])`, 'gu'),
        '·',
      );
      bind(name, definition);
    }
  }
  for (const [name, definition] of found) if (!/[\p{L}_]/u.test(definition)) found.delete(name);
  return found;
}

/** What is imported under names, each by its module and what it is called there: `import { A as B } from "m"`, `from m import A as B`. */
function* importedIn(text: string): Generator<readonly [name: string, definition: string]> {
  const statements =
    /^(?:import\s+(?:type\s+)?\{([^{}]*)\}\s*from\s*["']([^"'\n]+)["']|from[ \t]+([\w.]+)[ \t]+import[ \t]+(?:\(([^()]*)\)|([^\n(]+)))/gm;
  for (const [, braced, module, from, listed, line] of text.matchAll(statements))
    for (const part of (braced ?? listed ?? line ?? '').split(',')) {
      const [, own, name = own] =
        /^\s*(?:type\s+)?([\p{L}_$][\w$]*)(?:\s+as\s+([\w$]+))?\s*(?:#.*)?$/u.exec(part) ?? [];
      if (own !== undefined && name !== undefined) yield [name, `${module ?? from}:${own}`];
    }
}

/** What stands behind the sign, to the end of the line or of its brackets. */
function definitionAt(text: string, start: number): string {
  let depth = 0;
  let end = start;
  for (; end < text.length && end - start < MAX_DEFINITION_CHARACTERS; end += 1) {
    const character = text[end] as string;
    if ('([{'.includes(character)) depth += 1;
    if (')]}'.includes(character)) depth -= 1;
    if (depth <= 0 && (character === '\n' || character === ';')) break;
  }
  return text.slice(start, end).replace(/#.*$/gm, '').replace(/\s+/g, '').trim();
}
