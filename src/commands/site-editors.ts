import type { Lexico } from '../lexico/index.js';
import { languageData, type ReadLanguage } from '../run/language-data.js';
import type { RunContext } from '../run/run-context.js';
import { programsOf } from '../run/site-settings.js';
import { type SiteEditor, siteEditors } from '../site/site-editors.js';
import { editorInput } from './editor-input.js';

/** What a site has for editors; nothing where there is no lexico, or refdata.yml does not want it. */
export function editorsOf(
  run: Pick<RunContext, 'configuration' | 'repository'>,
  reference: ReadLanguage,
  lexico: Lexico | undefined,
): SiteEditor[] {
  const { config } = run.configuration;
  if (lexico === undefined || config.editores === false) return [];
  const { index, sintaxe } = reference.files;
  const dados = languageData(run, reference, lexico);
  // What cannot be read of a program is told where examples are taken from it.
  const programs = programsOf(config, sintaxe.extensao, run.repository, () => {});
  const input = editorInput({ config, index, lexico, programs, dados });
  return siteEditors(input, reference.baseUrl ?? null);
}
