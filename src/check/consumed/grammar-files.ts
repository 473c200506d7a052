import type { ReferenceFiles } from '../../contract/files.js';
import type { EditorInput } from '../../editors/editor.js';
import { enginesNamed } from '../../editors/editors.js';
import type { Lexico } from '../../lexico/index.js';
import type { Lock } from './lock.js';

/**
 * Grammars of a pinned reference, as `refdata editor` writes them; without what it takes from the language's own repository, which
 * is no part of a reference: its address, and snippets out of its programs.
 * @returns by path below the consumer's repository.
 * @throws {UserError} for an engine that there is not.
 */
export function grammarFiles(
  { folder, engines }: NonNullable<Lock['grammars']>,
  lexico: Lexico,
  { index }: ReferenceFiles,
): Map<string, string> {
  const { descricao, documentacao } = index;
  const input: EditorInput = { lexico, descricao, documentacao, idioma: 'en', programs: [] };
  const files = enginesNamed(engines, '"engines"').flatMap(engine => engine.files(input));
  return new Map(files.map(({ path, text }) => [`${folder}/${path}`, text]));
}
