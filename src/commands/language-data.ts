import { FILE_NAMES, pathOf, REFERENCIA_PATH, type ReferenceFiles } from '../contract/files.js';
import type { Manifest, Referencia } from '../contract/generated/contract.js';
import type { Finding } from '../findings/finding.js';
import { UserError } from '../findings/user-error.js';
import { isAddress } from '../http/address.js';
import { checkLexico, type Lexico, lexicoSchema } from '../lexico/index.js';
import type { LanguageData } from '../lsp/language.js';
import { buildModel, type PagesInput } from '../pages/index.js';
import {
  baseAddress,
  loadPublished,
  openAddress,
  openFolder,
  type PublishedSource,
  readJsonFile,
} from '../published/index.js';
import { checkSchema } from '../rules/contract-check.js';
import { lexicoOf } from '../run/lexico.js';
import { referenceOf } from '../run/reference.js';
import { openRun, type RunOptions } from '../run/run-context.js';
import { siteSettings } from '../run/site-settings.js';

/** Beside the seven files where a language says how its programs are cut into tokens. */
const LEXICO_PATH = '/api/lexico.json';

/** What is known where nothing but the files themselves was read. */
const NOTHING_MORE = {
  origins: new Map(),
  details: new Map(),
  baseUrl: null,
  commit: null,
  programs: [],
  archive: false,
  registry: false,
} satisfies Partial<PagesInput>;

/** A language as a built folder or a published site has it. @throws {UserError} when there is nothing that can be read. */
export async function languageAt(target: string): Promise<LanguageData> {
  const source = isAddress(target) ? openAddress(target) : await openFolder(target);
  const { files } = await loadPublished(source);
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
  const manifest = files.get('/api/manifest.json')?.data as Partial<Manifest> | undefined;
  const base = isAddress(target) ? baseAddress(target) : (manifest?.base_url ?? undefined);
  return {
    files: seven,
    referencia: hasPages
      ? (read(REFERENCIA_PATH, 'referencia') as Referencia)
      : buildModel({ ...NOTHING_MORE, files: seven, idioma: 'pt' }).referencia,
    lexico: await lexicoAt(source),
    base: hasPages ? base : undefined,
    unread: manifest?.unread ?? [],
  };
}

/** How programs are cut into tokens, where that is published and this version understands it. */
async function lexicoAt(source: PublishedSource): Promise<Lexico | undefined> {
  const result = await source.read(LEXICO_PATH);
  if (result.kind !== 'found') return undefined;
  const { data } = readJsonFile(LEXICO_PATH, source.placeOf(LEXICO_PATH), result.bytes);
  const parsed = lexicoSchema.safeParse(data);
  return parsed.success && (await checkLexico(parsed.data)).length === 0 ? parsed.data : undefined;
}

/** A language as its repository has it. @throws {UserError} for a configuration that does not hold. */
export async function languageOf(options: RunOptions): Promise<LanguageData> {
  const run = openRun(options);
  const reference = await referenceOf(run);
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
  const { lexico } = await lexicoOf(run, reference.files);
  const { files, unread } = reference;
  return { files, referencia, lexico, base: hasPages ? base : undefined, unread };
}
