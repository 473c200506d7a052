import type { Node } from '../../syntax/node.js';
import { field, named } from '../../syntax/nodes.js';

/** Conditions of the preprocessor around definitions. */

/** The macro that keeps a header from being read twice: all else in the file stands under its condition. */
export function guardOf(root: Node): number | undefined {
  const [whole, ...more] = named(root).filter(
    ({ type }) => type !== 'preproc_call' && type !== 'preproc_include',
  );
  if (!whole || more.length > 0) return undefined;
  const [definition] = contentOf(whole);
  return definition && isSetBy(whole, definition) ? definition.id : undefined;
}

/** What decides that a part of a file is compiled, as written; nothing for a guard, or a macro that is only set where it is not. */
export function conditionOf(part: Node): string | undefined {
  switch (part.type) {
    case 'preproc_ifdef':
    case 'preproc_elifdef':
    case 'preproc_if':
    case 'preproc_elif': {
      const [first] = contentOf(part);
      if (first && isSetBy(part, first)) return undefined;
      return [...before(part), ownOf(part)].join(' && ');
    }
    case 'preproc_else':
      return before(part).join(' && ');
  }
  return undefined;
}

function ownOf(part: Node): string {
  if (part.type === 'preproc_if' || part.type === 'preproc_elif') {
    const text = field(part, 'condition').text.replace(/\s+/g, ' ').trim();
    return /\|\|/.test(text) ? `(${text})` : text;
  }
  const isNegated = /^#\s*(?:ifndef|elifndef)/.test(part.text);
  return `${isNegated ? '!' : ''}defined(${field(part, 'name').text})`;
}

/** The branches before it, which do not hold. */
function before(part: Node): string[] {
  const { parent } = part;
  const isBranch = parent && parent.childForFieldName('alternative')?.id === part.id;
  return isBranch ? [...before(parent), `!(${ownOf(parent)})`] : [];
}

function contentOf(part: Node): Node[] {
  const own = [part.childForFieldName('name')?.id, part.childForFieldName('condition')?.id];
  return named(part).filter(({ id }) => !own.includes(id));
}

/** `#ifndef X` / `#define X …`. */
function isSetBy(part: Node, definition: Node): boolean {
  if (definition.type !== 'preproc_def') return false;
  const [, name] = /^!\s*defined\s*\(?\s*(\w+)\s*\)?$/.exec(ownOf(part)) ?? [];
  return name === field(definition, 'name').text;
}
