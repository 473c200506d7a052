import {
  FILE_NAMES,
  LEXICO_PATH,
  MANIFEST_PATH,
  pathOf,
  REFERENCIA_PATH,
  type ReferenceFiles,
} from '../contract/files.js';
import type { Manifest, Referencia } from '../contract/generated/contract.js';
import type { Finding } from '../findings/finding.js';
import { UserError } from '../findings/user-error.js';
import { isAddress } from '../http/address.js';
import { checkLexico, type Lexico } from '../lexico/index.js';
import type { LanguageData } from '../lsp/language.js';
import { buildModel, type PagesInput } from '../pages/index.js';
import { baseAddress, loadPublished, openAddress, openFolder } from '../published/index.js';
import { checkSchema } from '../rules/contract-check.js';
import { lexicoOf } from '../run/lexico.js';
import { type BuiltReference, referenceOf } from '../run/reference.js';
import { openRun, type RunContext, type RunOptions } from '../run/run-context.js';
import { siteSettings } from '../run/site-settings.js';

/** What is known where nothing but the files themselves was read. */
const NOTHING_MORE = {
  origins: new Map(),
  details: new Map(),
  baseUrl: null,
  commit: null,
  programs: [],
  archive: false,
} satisfies Partial<PagesInput>;

/** Files of a site that may be missing. */
const MORE_PATHS: readonly string[] = [REFERENCIA_PATH, LEXICO_PATH, MANIFEST_PATH];

/** A language as a built folder or a published site has it. @throws {UserError} when there is nothing that can be read. */
export async function languageAt(target: string): Promise<LanguageData> {
  const source = isAddress(target) ? openAddress(target) : await openFolder(target);
  const { files, findings: unreadable } = await loadPublished(source);
  // What a site has and cannot be read is no reason to go on as if it had none.
  for (const { subject, message, remedy } of unreadable)
    if (subject !== undefined && MORE_PATHS.includes(subject) && !files.has(subject))
      throw new UserError(message, remedy);
  const read = (path: string, name: Parameters<typeof checkSchema>[0]): unknown => {
    const data = files.get(path)?.data;
    const findings: readonly Finding[] = data === undefined ? [] : checkSchema(name, data);
    if (data === undefined || findings.length > 0)
      throw new UserError(
        `${source.placeOf(path)} ${data === undefined ? 'cannot be read' : 'does not hold what it should'}.`,
        `See what is wrong with \`refdata validate ${target}\`.`,
        { findings: [...findings] },
      );
    return data;
  };
  const seven = Object.fromEntries(
    FILE_NAMES.map(name => [name, read(pathOf(name), name)]),
  ) as unknown as ReferenceFiles;
  const hasPages = files.has(REFERENCIA_PATH);
  const manifest = files.get(MANIFEST_PATH)?.data as Partial<Manifest> | undefined;
  const base = isAddress(target) ? baseAddress(target) : (manifest?.base_url ?? undefined);
  return {
    files: seven,
    referencia: hasPages
      ? (read(REFERENCIA_PATH, 'referencia') as Referencia)
      : buildModel({ ...NOTHING_MORE, files: seven, idioma: 'pt' }).referencia,
    lexico: files.has(LEXICO_PATH) ? await soundLexico(read(LEXICO_PATH, 'lexico') as Lexico) : undefined,
    base: hasPages ? base : undefined,
    unread: manifest?.unread ?? [],
  };
}

/** Patterns from elsewhere are run only when nothing is wrong with them. */
async function soundLexico(lexico: Lexico): Promise<Lexico | undefined> {
  return (await checkLexico(lexico)).length === 0 ? lexico : undefined;
}

/** A language as its repository has it. @throws {UserError} for a configuration that does not hold. */
export async function languageOf(options: RunOptions): Promise<LanguageData> {
  const run = openRun(options);
  const reference = await referenceOf(run);
  const { lexico } = await lexicoOf(run, reference.files);
  return languageData(run, reference, lexico);
}

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
