import { type Counts, countsOf } from '../contract/counts.js';
import {
  FILE_NAMES,
  type FileName,
  LEXICO_PATH,
  MANIFEST_PATH,
  pathOf,
  REFERENCIA_PATH,
  REGISTRO_PATH,
  type ReferenceFiles,
} from '../contract/files.js';
import type { Manifest } from '../contract/generated/contract.js';
import { placesIn } from '../contract/json-places.js';
import type { Policy } from '../contract/policy.js';
import type { Finding } from '../findings/finding.js';
import { check, checkSchema } from '../rules/contract-check.js';
import { schema } from '../rules/published-files.js';
import type { JsonFile } from './json-file.js';
import { type LoadedFiles, loadPublished } from './load.js';
import { checkManifest, policyOf } from './manifest-check.js';
import { readDigests } from './manifest-digests.js';
import type { PublishedSource } from './published-source.js';

export interface ProvedFiles {
  /** `versao` of the index, or nothing if that could not be read. */
  readonly versao: string | null;
  /** The seven files as far as they are there, in the order of the contract. */
  readonly files: readonly ValidatedFile[];
  readonly hasManifest: boolean;
  readonly hasRegistro: boolean;
  /** The changes to rules that the manifest names and that were applied. */
  readonly policy: Policy;
  readonly findings: readonly Finding[];
}

export interface ValidatedFile {
  readonly name: FileName;
  /** Path under the base address. */
  readonly path: string;
  /** The file or address. */
  readonly place: string;
  readonly bytes: number;
  /** Number of entries; empty for a file that does not follow its schema. */
  readonly counts: Counts;
}

/**
 * Proves the published files of any service against the JSON Schemas, the integrity rules and, where there is one, the
 * manifest. See service-spec.md, "Resources and their fields".
 *
 * @param read is given each file that is JSON.
 * @throws {UserError} when the source gives no answer.
 */
export async function provePublished(
  source: PublishedSource,
  read?: (path: string, data: unknown) => void,
): Promise<ProvedFiles> {
  const loaded = await loadPublished(source);
  const data = contractData(loaded);
  for (const { path, data } of loaded.files.values()) read?.(path, data);

  const manifest = loaded.files.get(MANIFEST_PATH);
  const proved = await proveManifest(source, loaded, manifest);
  const registro = loaded.files.get(REGISTRO_PATH);
  const referencia = loaded.files.get(REFERENCIA_PATH);
  const lexico = loaded.files.get(LEXICO_PATH);
  const findings = withPlaces(loaded, [
    ...loaded.findings,
    ...check(data, proved.policy),
    ...proved.findings,
    ...(registro?.data === undefined ? [] : checkSchema('registro', registro.data)),
    ...(referencia?.data === undefined ? [] : checkSchema('referencia', referencia.data)),
    ...(lexico?.data === undefined ? [] : checkSchema('lexico', lexico.data)),
  ]);
  return {
    versao: versaoOf(data.index) ?? null,
    files: validatedFiles(loaded, data, findings),
    hasManifest: manifest !== undefined,
    hasRegistro: registro !== undefined,
    policy: proved.policy,
    findings,
  };
}

type ContractData = Partial<Record<FileName, unknown>>;

function contractData({ files }: LoadedFiles): ContractData {
  return Object.fromEntries(FILE_NAMES.map(name => [name, files.get(pathOf(name))?.data]));
}

async function proveManifest(
  source: PublishedSource,
  loaded: LoadedFiles,
  file: JsonFile | undefined,
): Promise<{ policy: Policy; findings: Finding[] }> {
  if (file?.data === undefined) return { policy: {}, findings: [] };
  const breaches = checkSchema('manifest', file.data);
  if (breaches.length > 0) return { policy: {}, findings: breaches };
  const manifest = file.data as Manifest;
  const { policy, findings } = policyOf(manifest);
  const published = {
    versao: versaoOf(loaded.files.get(pathOf('index'))?.data),
    digests: await readDigests(source, loaded.files, manifest),
    expected: [...loaded.files.keys()].filter(path => path !== MANIFEST_PATH),
  };
  return { policy, findings: [...findings, ...checkManifest(manifest, published)] };
}

function versaoOf(index: unknown): string | undefined {
  if (typeof index !== 'object' || index === null || !('versao' in index)) return undefined;
  return typeof index.versao === 'string' ? index.versao : undefined;
}

function validatedFiles(
  { files }: LoadedFiles,
  data: ContractData,
  findings: readonly Finding[],
): ValidatedFile[] {
  const unsound = findings
    .filter(({ rule }) => rule === schema.id)
    .map(({ subject }) => subject?.split('#')[0]);
  return FILE_NAMES.flatMap(name => {
    const file = files.get(pathOf(name));
    if (!file) return [];
    const { path, place, bytes } = file;
    const known = file.data !== undefined && !unsound.includes(path);
    return [{ name, path, place, bytes, counts: known ? countsIn(name, data[name]) : {} }];
  });
}

/** Of data that was found to follow its schema. */
function countsIn<Name extends FileName>(name: Name, data: unknown): Counts {
  return countsOf(name, data as ReferenceFiles[Name]);
}

/** Gives findings the line and column of what they are about. */
function withPlaces({ files }: LoadedFiles, findings: readonly Finding[]): Finding[] {
  const finders = new Map<string, ReturnType<typeof placesIn>>();
  return findings.map(finding => {
    const [path = '', pointer] = (finding.subject ?? '').split(/#(.*)/s);
    const file = files.get(path);
    if (finding.place || pointer === undefined || file?.text === undefined) return finding;
    const finder = finders.get(path) ?? placesIn(file.place, file.text);
    finders.set(path, finder);
    return { ...finding, place: finder(pointer) };
  });
}
