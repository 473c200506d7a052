import type { ReferenceFiles } from '../contract/files.js';
import { type EditorInput, ENGINE_NAMES } from '../editors/editor.js';
import { enginesNamed } from '../editors/editors.js';
import { isMarked } from '../editors/mark.js';
import type { Finding } from '../findings/finding.js';
import type { Lexico } from '../lexico/index.js';
import { NOT_OWN } from '../repository/program-texts.js';
import { UnreadableFile } from '../repository/repository.js';
import { grammarStale } from '../rules/comparison.js';
import { judged } from './agreement.js';
import type { SideSource } from './side.js';

/** Grammars that `refdata editor` once wrote into the repository, wherever they are by now, and would write otherwise today. */
export function staleGrammars(
  { loaded, repository, policy }: SideSource,
  lexico: Lexico,
  { index: { descricao, documentacao } }: ReferenceFiles,
): Finding[] {
  const { idioma = 'pt' } = loaded.config;
  const now = grammarsByName({ lexico, descricao, documentacao, idioma, programs: [] });
  const pattern = `**/{${[...now.keys()].join(',')}}`;
  return repository
    .glob(pattern)
    .filter(path => !NOT_OWN.test(path))
    .flatMap(path => {
      const text = textAt(path);
      const name = [...now.keys()].find(each => path === each || path.endsWith(`/${each}`)) ?? '';
      if (text === undefined || !isMarked(text) || now.get(name)?.has(text)) return [];
      const message = `${path} is not what \`lexico\` gives: editors colour by it what the language does not have any more.`;
      return judged(policy, grammarStale, message, '/api/lexico.json', { file: path });
    });

  function textAt(path: string): string | undefined {
    try {
      return repository.read(path);
    } catch (error) {
      if (!(error instanceof UnreadableFile)) throw error;
      return undefined;
    }
  }
}

/** Grammars by their names below the folder of their engine: several engines may call theirs alike. */
function grammarsByName(input: EditorInput): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const { path, text } of enginesNamed(ENGINE_NAMES, '').flatMap(engine => engine.files(input))) {
    if (!isMarked(text)) continue;
    const name = path.slice(path.indexOf('/') + 1);
    found.set(name, (found.get(name) ?? new Set()).add(text));
  }
  return found;
}
