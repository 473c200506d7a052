import { MANIFEST_PATH, pathOf } from '../contract/files.js';
import type { Manifest } from '../contract/generated/contract.js';
import { validators } from '../contract/generated/validators.js';
import type { Finding } from '../findings/finding.js';
import { UserError } from '../findings/user-error.js';
import { isReservedAddress } from '../http/address.js';
import { openAddress, type PublishedSource, readJsonFile } from '../published/index.js';
import { releasesUnread } from '../rules/comparison.js';
import { word } from '../text/said.js';
import { judged } from './agreement.js';
import { commitOf } from './base-commit.js';
import type { Remote } from './commits.js';
import { addressSide, commitSide, type Language } from './open-side.js';
import type { Terms } from './policies.js';
import type { ReleaseCandidate } from './releases.js';
import type { DataSide } from './side.js';

/** A host that is slower has nothing to say about the last release. */
const TIMEOUT_MS = 10_000;

/** Where releases are looked for, and where their commits are fetched from. */
export interface PublishedWanted extends Language {
  readonly remote?: Remote | undefined;
}

export interface PublishedReleases {
  readonly releases: readonly ReleaseCandidate[];
  /** What could not be asked. */
  readonly findings: readonly Finding[];
}

const NOTHING: PublishedReleases = { releases: [], findings: [] };
const INDEX_PATH = pathOf('index');

/**
 * What the base publishes at its address, where that is a version below the declared one. Where it is the declared one, the
 * base is judged by: who publishes without tags may else break programs for ever after one major version.
 */
export async function publishedReleases(
  base: DataSide,
  versao: string,
  { scheme, settings, policy }: Terms,
  wanted: PublishedWanted,
): Promise<PublishedReleases> {
  const address = base.data.set.baseUrl ?? null;
  if (address === null || settings.published === false || isReservedAddress(address)) return NOTHING;
  const source = openAddress(address, TIMEOUT_MS);
  const found = await versaoAt(source);
  if (found.kind === 'new') return NOTHING;
  if (found.kind === 'unread') {
    const message = `${source.placeOf(INDEX_PATH)} ${found.reason}: whether a release is published there is not known.`;
    return { releases: [], findings: judged(policy, releasesUnread, message, '') };
  }
  const named = found.versao;
  if ((scheme.order(named, versao) ?? 0) >= 0) return NOTHING;
  const open = () => opened(source, address, named, wanted);
  return { releases: [{ versao: named, open }], findings: [] };
}

/** The version that an index has. */
type PublishedVersao =
  | { readonly kind: 'found'; readonly versao: string }
  /** Nothing was ever published there. */
  | { readonly kind: 'new' }
  /** The reason continues a sentence: "answered 503". */
  | { readonly kind: 'unread'; readonly reason: string };

async function versaoAt(source: PublishedSource): Promise<PublishedVersao> {
  const result = await source.read(INDEX_PATH);
  if (result.kind === 'missing')
    return result.gone ? { kind: 'unread', reason: word('was taken away (410 Gone)') } : { kind: 'new' };
  if (result.kind === 'too-large') return { kind: 'unread', reason: word('is too large') };
  if (result.kind !== 'found') return { kind: 'unread', reason: result.reason };
  const { data } = readJsonFile(INDEX_PATH, source.placeOf(INDEX_PATH), result.bytes);
  const versao = (data as { versao?: unknown } | null | undefined)?.versao;
  return typeof versao === 'string'
    ? { kind: 'found', versao }
    : { kind: 'unread', reason: word('is no index of a language') };
}

/**
 * A published release: built by this program from the commit that its manifest names, so that both sides are read alike;
 * as it is published where that commit is nowhere, or was changed before it was published.
 */
async function opened(
  source: PublishedSource,
  address: string,
  versao: string,
  wanted: PublishedWanted,
): Promise<DataSide | undefined> {
  const commit = await commitAt(source);
  const built = commit === undefined ? undefined : await builtFrom(commit, address, wanted);
  if (built?.data.set.files.index.versao === versao) return built;
  const side = await addressSide(address, wanted, true);
  return side.kind === 'data' ? side : undefined;
}

async function commitAt(source: PublishedSource): Promise<string | undefined> {
  const result = await source.read(MANIFEST_PATH);
  if (result.kind !== 'found') return undefined;
  const { data } = readJsonFile(MANIFEST_PATH, source.placeOf(MANIFEST_PATH), result.bytes);
  if (!validators.manifest(data)) return undefined;
  const { commit, modified } = (data as Manifest).source;
  return commit === null || modified ? undefined : commit;
}

async function builtFrom(
  id: string,
  name: string,
  { remote, ...language }: PublishedWanted,
): Promise<DataSide | undefined> {
  try {
    const side = await commitSide(await commitOf(language.repo, id, remote), name, language);
    return side.kind === 'data' ? side : undefined;
  } catch (error) {
    // A commit that nobody has any more: what it published is still there.
    if (error instanceof UserError) return undefined;
    throw error;
  }
}
