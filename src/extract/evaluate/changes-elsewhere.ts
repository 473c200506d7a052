import { posix } from 'node:path';
import { escaped } from '../../text/pattern.js';
import type { Change } from '../languages/language/binding.js';
import { isMemberOf, runsLater, type When } from '../syntax/changes-of.js';
import type { Node } from '../syntax/node.js';
import type { BoundName, SourceFile } from '../syntax/source-file.js';
import type { Modules } from './modules.js';

/** A statement of another file that changes what a file has under a name. */
export interface ChangeElsewhere {
  readonly change: Change;
  readonly when: When;
  readonly file: SourceFile;
}

/** How a name begins that no other file sees. */
const HIDDEN = /^\s*(?:local|private|fileprivate|static)\b/;

/**
 * Statements of other files that change what a file has under a name, in languages of data: their files see each other's names
 * without an import that is followed, `Type.NAME` from anywhere, and a name at the top where it is not hidden.
 * @returns `unseen` where so many say the name that not all were looked at.
 */
export function changesElsewhere(
  name: string,
  bound: BoundName,
  file: SourceFile,
  modules: Modules,
): readonly ChangeElsewhere[] | 'unseen' {
  const isTop = bound.scope === file.root.id;
  const scope = file.nodeOfScope(bound);
  if (!file.language.isData || !scope) return [];
  // A function's own names are nobody else's.
  if (isTop && HIDDEN.test(lineAround(bound.binding.node, file)))
    return changesOfModule(bound, file, modules);
  if (!isTop && file.language.scopes.deferred.has(scope.type)) return [];
  const saying = modules.saying(name, file);
  if (saying === 'unseen') return 'unseen';
  const type = isTop ? undefined : scope.childForFieldName('name')?.text;
  const found: ChangeElsewhere[] = [];
  for (const importer of saying) {
    // A member is asked of its type, or in another part of that.
    if (type !== undefined && !importer.text.includes(type)) continue;
    const other = importer.open();
    if (other === 'unseen') return 'unseen';
    if (other?.language.name !== file.language.name) continue;
    const isOwn = other.bindings(name).length > 0;
    const changes = other.occurrences(name).flatMap(node => {
      const change = other.language.change?.(node);
      return change ? [{ node, change }] : [];
    });
    // What may reach any name by its text, each file does that has an `eval`.
    const unnamed = isTop && !isOwn ? (other.language.changesUnnamed?.(bound.name, other.root) ?? []) : [];
    for (const change of unnamed) if (!isEscape(change)) changes.push({ node: change.node, change });
    for (const { node, change } of changes) {
      const { owner } = change;
      const isMeant =
        owner !== undefined
          ? isMemberOf(file, bound, owner)
          : !isOwn && (isTop || (type !== undefined && isWithin(node, type)));
      if (!isMeant) continue;
      const isLater =
        !change.isCalled &&
        runsLater(other, change.node, other.root) &&
        !isStarted(change.node, other, modules);
      found.push({ change, when: isLater ? 'later' : 'sometimes', file: other });
    }
  }
  return found;
}

/**
 * What other files do to a name that is hidden from them, and is what they get when they ask for the file as a module:
 * `local M = require("m")`, `M.words.x = 1`.
 */
function changesOfModule(
  { name: { text: name } }: BoundName,
  file: SourceFile,
  modules: Modules,
): readonly ChangeElsewhere[] | 'unseen' {
  const { requires } = file.language;
  const given = requires
    ? /^return\b([\s\S]*)/.exec(file.root.lastNamedChild?.text ?? '')?.[1]?.trim()
    : undefined;
  const field = new RegExp(`(?<![\\w.])(\\w+)\\s*=\\s*${escaped(name)}(?![\\w.:(\\[])`).exec(
    given ?? '',
  )?.[1];
  if (!requires || !given || (given.replace(/(?<!\W)\W+$/, '') !== name && !(given.startsWith('{') && field)))
    return [];
  const { dir, name: own } = posix.parse(file.path);
  const module = (own === 'init' && posix.basename(dir)) || own;
  const saying = modules.saying(module, file);
  if (saying === 'unseen') return 'unseen';
  const asking = requires.replaceAll('NAME', () => escaped(module));
  const found: ChangeElsewhere[] = [];
  for (const importer of saying) {
    if (!new RegExp(asking).test(importer.text)) continue;
    const other = importer.open();
    if (other === 'unseen') return 'unseen';
    if (other?.language.name !== file.language.name) continue;
    const names = [...other.text.matchAll(new RegExp(`(\\w+)\\s*=\\s*(?:${asking})(?![ \\t]*[.:])`, 'g'))];
    const changes = names.flatMap(([, alias = '']) =>
      other.occurrences(alias).flatMap(node => other.language.change?.(node) ?? []),
    );
    // What is done to it without a name for it.
    for (const { index } of other.text.matchAll(new RegExp(`(?:${asking})\\s*\\.[^=\\n(]*=(?!=)`, 'g'))) {
      let node = other.root.descendantForIndex(index);
      while (node?.parent && node.parent.startIndex === index) node = node.parent;
      if (node) changes.push({ node, kind: 'unknown' });
    }
    for (const change of changes) {
      if (isEscape(change) || other.text.slice(0, change.node.startIndex).trimEnd().endsWith('local'))
        continue;
      if (field && !new RegExp(`\\b${field}\\b`).test(change.node.text)) continue;
      const isLater = runsLater(other, change.node, other.root) && !isStarted(change.node, other, modules);
      found.push({ change, when: isLater ? 'later' : 'sometimes', file: other });
    }
  }
  return found;
}

function isEscape(change: Change): boolean {
  return change.kind === 'unknown' && change.escapes === true;
}

/** Whether other files may make a function run, while they are loaded, that a node stands in; one that nobody knows is taken for one. */
function isStarted(node: Node, home: SourceFile, modules: Modules): boolean {
  const { starting } = home.language;
  for (const name of starting?.names(node) ?? []) {
    const saying = modules.saying(name, home);
    if (saying === 'unseen') return true;
    for (const importer of saying) {
      const other = importer.says(name) ? importer.open() : undefined;
      if (other === 'unseen' || (other && starting?.said(other.root).has(name))) return true;
    }
  }
  return false;
}

/** Whether a node stands in the body of a type of this name: a part of it in another file. */
function isWithin(node: Node, type: string): boolean {
  for (let at = node.parent; at; at = at.parent) if (at.childForFieldName('name')?.text === type) return true;
  return false;
}

/** The beginning of the line that a node stands in, up to its end. */
function lineAround(node: Node, { text }: SourceFile): string {
  return text.slice(text.lastIndexOf('\n', node.startIndex) + 1, node.endIndex);
}
