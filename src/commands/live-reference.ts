import { FILE_NAMES, LEXICO_PATH, pathOf, type ReferenceFiles } from '../contract/files.js';
import { UserError } from '../findings/user-error.js';
import { checkLexico, type Lexico } from '../lexico/index.js';
import { openAddress, readJsonFile } from '../published/index.js';
import { checkSchema } from '../rules/contract-check.js';
import { shown } from '../text/shown.js';

const AGAIN = 'Run this again in some minutes; `refdata verify` says what is wrong with an address.';

/** What is live at an address. */
export interface Live {
  readonly bytes: ReadonlyMap<string, Uint8Array>;
  readonly data: ReferenceFiles;
  /** How programs are cut into tokens; null unless it was asked for. */
  readonly lexico: Lexico | null;
}

/** The seven files of an address, all of one version, and its lexico where that is wanted. @throws {UserError} */
export async function fetchLive(address: string, wantsLexico: boolean): Promise<Live> {
  const source = openAddress(address);
  const bytes = new Map<string, Uint8Array>();
  const data: Record<string, unknown> = {};
  const fetched = async (path: string) => {
    const result = await source.read(path);
    if (result.kind === 'missing' && path === LEXICO_PATH) throw noLexico(address);
    if (result.kind !== 'found')
      throw new UserError(
        `${source.placeOf(path)} ${result.kind === 'unreadable' || result.kind === 'unreachable' ? result.reason : `is ${result.kind}`}.`,
        AGAIN,
      );
    const file = readJsonFile(path, source.placeOf(path), result.bytes);
    if (typeof file.data !== 'object' || file.data === null)
      throw new UserError(`${source.placeOf(path)} is no JSON object.`, AGAIN);
    bytes.set(path, result.bytes);
    return file.data;
  };
  for (const name of FILE_NAMES) data[name] = await fetched(pathOf(name));
  const lexico = wantsLexico ? ((await fetched(LEXICO_PATH)) as Lexico) : null;
  demandName(address, data as Partial<ReferenceFiles>);
  const all = [
    ...FILE_NAMES.map(name => [pathOf(name), data[name]] as const),
    [LEXICO_PATH, lexico] as const,
  ];
  demandOneVersion(address, new Map(all.filter(([, file]) => file !== null)));
  if (lexico !== null) await demandSound(address, lexico);
  return { bytes, data: data as unknown as ReferenceFiles, lexico };
}

function noLexico(address: string): UserError {
  return new UserError(
    `${address} publishes no ${LEXICO_PATH}, which grammars are made of.`,
    'Leave "grammars" out of the lock and of the options; or ask for `lexico` in its refdata.yml.',
  );
}

/** Patterns from elsewhere go into grammars only when nothing is wrong with them. @throws {UserError} */
async function demandSound(address: string, lexico: Lexico): Promise<void> {
  const isOfSchema = checkSchema('lexico', lexico).length === 0;
  if (isOfSchema && (await checkLexico(lexico)).length === 0) return;
  throw new UserError(
    `No grammars can be made of ${address}: ${LEXICO_PATH} is not what this program knows, or contradicts itself.`,
    'Use a newer refdata, or leave "grammars" out of the lock and of the options.',
  );
}

/** @throws {UserError} for files that hold something else than a reference. */
function demandName(address: string, { index }: Partial<ReferenceFiles>): void {
  if (typeof index?.nome === 'string') return;
  throw new UserError(
    `${address} is no published reference: its index names no language.`,
    'Name the base address under which api/index.json is published.',
  );
}

/** A pin is known by its version. @param files by path. @throws {UserError} where there is none, or more than one. */
function demandOneVersion(address: string, files: ReadonlyMap<string, unknown>): void {
  const versions = new Map([...files].map(([path, file]) => [path, (file as { versao?: unknown }).versao]));
  for (const [path, versao] of versions) {
    if (typeof versao === 'string' && versao.trim() !== '') continue;
    const told = versao === undefined ? 'missing' : shown(versao);
    throw new UserError(
      `${address}${path} says no version: its "versao" is ${told}.`,
      'Only who publishes it can mend that: tell them. What is pinned stays as it is until then.',
    );
  }
  const different = new Set(versions.values());
  if (different.size === 1) return;
  throw new UserError(
    `The files at ${address} are of several versions (${[...different].join(', ')}): a deployment is on its way.`,
    AGAIN,
  );
}
