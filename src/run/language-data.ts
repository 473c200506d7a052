import type { Lexico } from '../lexico/index.js';
import type { LanguageData } from '../lsp/language.js';
import { buildModel, type PagesInput } from '../pages/index.js';
import type { BuiltReference } from './reference.js';
import type { RunContext } from './run-context.js';
import { siteSettings } from './site-settings.js';

/** What is known where nothing but the files themselves was read. */
export const NOTHING_MORE = {
  origins: new Map(),
  details: new Map(),
  baseUrl: null,
  commit: null,
  programs: [],
  archive: false,
} satisfies Partial<PagesInput>;

/** What was read of a language's repository, of what its data is made of. */
export type ReadLanguage = Pick<BuiltReference, 'files' | 'origins' | 'details' | 'baseUrl' | 'unread'>;

/** A language as what was read of its repository says. */
export function languageData(
  run: Pick<RunContext, 'configuration' | 'repository'>,
  reference: ReadLanguage,
  lexico: Lexico | undefined,
): LanguageData {
  const { config } = run.configuration;
  const { extensao } = reference.files.sintaxe;
  const { hasPages, ...settings } = siteSettings(config, extensao, run.repository, () => {});
  const base = reference.baseUrl?.replace(/\/+$/, '');
  const { referencia } = buildModel({
    ...NOTHING_MORE,
    ...settings,
    files: reference.files,
    origins: reference.origins,
    details: reference.details,
    baseUrl: base ?? null,
  });
  const { files, unread } = reference;
  return { files, referencia, lexico, base: hasPages ? base : undefined, unread };
}
