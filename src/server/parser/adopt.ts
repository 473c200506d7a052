import type { AdoptForm, ImportedName } from '../ast.js';
import { Kind } from '../lexer/tokens.js';
import { type Cursor, NotUnderstood } from './cursor.js';
import { stringValue } from './escapes.js';

/** What stands behind `adopt` (reference-language.md §2.10). @throws {NotUnderstood} */
export function readAdopt(cursor: Cursor): AdoptForm {
  if (cursor.is('{')) {
    const names = importedNames(cursor);
    cursor.expect('from');
    return { kind: 'names', path: modulePath(cursor), names };
  }
  const path = modulePath(cursor);
  if (cursor.is('.') && cursor.tokens.is(cursor.at + 1, '{')) {
    cursor.at += 1;
    return { kind: 'names', path, names: importedNames(cursor) };
  }
  if (cursor.take('as')) return { kind: 'module', path, alias: cursor.word(), named: true };
  const last = path.replace(/\.df$/, '').split(/[./]/).filter(Boolean).at(-1) ?? path;
  const alias = last.replaceAll('-', '_');
  return { kind: 'module', path, alias, named: path.split('.').at(-1) === alias };
}

/**
 * The module's path as written: `Arcane.Kiln`, `./x/y`, `../x`, `meu-pacote`, or the text of a string. Its tokens are
 * glued together as the source has them.
 */
export function modulePath(cursor: Cursor): string {
  const { tokens, source } = cursor;
  const first = cursor.at;
  if (tokens.kind(first) === Kind.string) {
    cursor.at += 1;
    return stringValue(source.text, tokens.start(first), tokens.end(first));
  }
  while (tokens.kind(cursor.at) <= Kind.operator) {
    const kind = tokens.kind(cursor.at);
    const glued = cursor.at === first || cursor.start() === cursor.lastEnd();
    const named = kind === Kind.name || kind === Kind.keyword || kind === Kind.integer;
    const joins = ['.', '/', '-', '...'].some(spelling => cursor.is(spelling));
    if (!glued || !(named || joins)) break;
    if (cursor.is('.') && tokens.is(cursor.at + 1, '{')) break;
    cursor.at += 1;
  }
  if (cursor.at === first) throw new NotUnderstood();
  return source.text.slice(tokens.start(first), cursor.lastEnd());
}

function importedNames(cursor: Cursor): ImportedName[] {
  const names: ImportedName[] = [];
  cursor.expect('{');
  while (!cursor.take('}')) {
    const name = cursor.word();
    names.push({ name, alias: cursor.take('as') ? cursor.word() : name });
    if (!cursor.is('}')) cursor.expect(',');
  }
  return names;
}
