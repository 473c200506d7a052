import type { AdoptForm, ImportedName } from '../ast.js';
import { Kind } from '../lexer/tokens.js';
import { stringValue } from './escapes.js';
import { type ExpressionParser, NotUnderstood } from './expressions.js';

/** What stands behind `adopt` (reference-language.md §2.10). @throws {NotUnderstood} */
export function readAdopt(parser: ExpressionParser): AdoptForm {
  const { tokens } = parser;
  if (tokens.is(parser.at, '{')) {
    const names = importedNames(parser);
    parser.expect('from');
    return { kind: 'names', path: modulePath(parser), names };
  }
  const path = modulePath(parser);
  if (tokens.is(parser.at, '.') && tokens.is(parser.at + 1, '{')) {
    parser.at += 1;
    return { kind: 'names', path, names: importedNames(parser) };
  }
  if (tokens.is(parser.at, 'as')) {
    parser.at += 1;
    return { kind: 'module', path, alias: word(parser) };
  }
  const last = path.replace(/\.df$/, '').split(/[./]/).filter(Boolean).at(-1) ?? path;
  return { kind: 'module', path, alias: last.replaceAll('-', '_') };
}

/**
 * The module's path as written: `Arcane.Kiln`, `./x/y`, `../x`, `meu-pacote`, or the text of a string. Its tokens are
 * glued together as the source has them.
 */
export function modulePath(parser: ExpressionParser): string {
  const { tokens, source } = parser;
  if (tokens.kind(parser.at) === Kind.string) {
    parser.at += 1;
    return stringValue(source.text, tokens.start(parser.at - 1), tokens.end(parser.at - 1));
  }
  const first = parser.at;
  while (tokens.kind(parser.at) <= Kind.operator) {
    const glued = parser.at === first || tokens.start(parser.at) === tokens.end(parser.at - 1);
    const isName = tokens.kind(parser.at) === Kind.name || tokens.kind(parser.at) === Kind.keyword;
    const joins = ['.', '/', '-', '...'].some(spelling => tokens.is(parser.at, spelling));
    if (!glued || !(isName || joins || tokens.kind(parser.at) === Kind.integer)) break;
    if (tokens.is(parser.at, '.') && tokens.is(parser.at + 1, '{')) break;
    parser.at += 1;
  }
  if (parser.at === first) throw new NotUnderstood(tokens.start(first));
  return source.text.slice(tokens.start(first), tokens.end(parser.at - 1));
}

function importedNames(parser: ExpressionParser): ImportedName[] {
  const { tokens } = parser;
  const names: ImportedName[] = [];
  parser.expect('{');
  while (!tokens.is(parser.at, '}')) {
    const name = word(parser);
    let alias = name;
    if (tokens.is(parser.at, 'as')) {
      parser.at += 1;
      alias = word(parser);
    }
    names.push({ name, alias });
    if (!tokens.is(parser.at, '}')) parser.expect(',');
  }
  parser.at += 1;
  return names;
}

/** A name; reserved words are members of modules, too (`forge`, `delete`). */
function word(parser: ExpressionParser): string {
  const kind = parser.tokens.kind(parser.at);
  if (kind !== Kind.name && kind !== Kind.keyword) throw new NotUnderstood(parser.tokens.start(parser.at));
  parser.at += 1;
  return parser.tokens.textOf(parser.at - 1);
}
