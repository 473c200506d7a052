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
import { buildModel } from '../pages/index.js';
import { baseAddress, loadPublished, openAddress, openFolder } from '../published/index.js';
import { checkSchema } from '../rules/contract-check.js';
import { languageData, NOTHING_MORE } from '../run/language-data.js';
import { lexicoOf } from '../run/lexico.js';
import { referenceOf } from '../run/reference.js';
import { openRun, type RunOptions } from '../run/run-context.js';
import { shown } from '../text/shown.js';

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
  oneVersion(target, seven);
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

/** While a site is published anew its files may be of two versions; what is said of both together is true of neither. */
function oneVersion(target: string, files: ReferenceFiles): void {
  const { versao } = files.index;
  const other = FILE_NAMES.find(name => files[name].versao !== versao);
  if (other !== undefined)
    throw new UserError(
      `${target} has files of two versions: ${pathOf('index')} is of ${shown(versao)}, ${pathOf(other)} of ${shown(files[other].versao)}.`,
      'It may be being published just now: try again in a moment.',
    );
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
