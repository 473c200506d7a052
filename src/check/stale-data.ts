import { canonicalJson } from '../contract/canonical.js';
import { FILE_NAMES, MANIFEST_PATH, pathOf, REGISTRO_PATH, type ReferenceFiles } from '../contract/files.js';
import type { Registro } from '../contract/generated/contract.js';
import { validators } from '../contract/generated/validators.js';
import type { Policy } from '../contract/policy.js';
import {
  comparePacotes,
  type KnownPackages,
  pacoteRemoved,
  pacoteVersaoRemoved,
  type ReferenceSet,
  toChanges,
} from '../drift/index.js';
import type { Finding } from '../findings/finding.js';
import { provePublished, readJsonFile } from '../published/index.js';
import { dataStale } from '../rules/comparison.js';
import { manifestFileMissing } from '../rules/manifest.js';
import { judged } from './agreement.js';
import { CommittedSource } from './committed-source.js';
import type { Terms } from './policies.js';
import { publishedPackages } from './published-packages.js';
import type { SideSource } from './side.js';
import { whatDiffers } from './what-differs.js';

/** What stays published when the source has it no more: an index that still names it is right. */
const STAYING = new Set([pacoteRemoved, pacoteVersaoRemoved]);

/** A committed file, and why it is not what the source gives: a sentence. */
interface Stale {
  readonly path: string;
  readonly message: string;
  readonly isMissing?: boolean;
}

/**
 * Committed files (`check.committed`) that are not what the source gives: the seven, and where they are committed, too,
 * the manifest and the index of packages. The manifest names a commit and the program, so that it is held against the
 * files beside it, and so are the schemas, which follow the program.
 */
export async function staleData(
  set: ReferenceSet,
  side: SideSource,
  { committed, policy }: Terms,
): Promise<Finding[]> {
  const found: Finding[] = [];
  for (const folder of committed) found.push(...(await staleIn(folder, set, side, policy)));
  return found;
}

async function staleIn(
  folder: string,
  { files, packages }: ReferenceSet,
  { loaded, repository }: SideSource,
  policy: Policy,
): Promise<Finding[]> {
  const source = new CommittedSource(repository, folder);
  const stale = await staleFiles(files, source);
  // Of other files, the manifest is another one anyway.
  if (stale.length === 0) stale.push(...(await staleManifest(source)));
  if (packages) stale.push(...(await staleRegistry(packages, source)));
  const remedy = `Run \`refdata build --into ${folder}\` and commit what it writes.`;
  return stale.flatMap(({ path, message, isMissing }) => {
    const place = isMissing ? loaded.placeOf(['check', 'committed']) : { file: source.placeOf(path) };
    return judged(policy, dataStale, message, path, place, remedy);
  });
}

async function staleFiles(files: ReferenceFiles, source: CommittedSource): Promise<Stale[]> {
  const stale: Stale[] = [];
  for (const name of FILE_NAMES) {
    const path = pathOf(name);
    const expected = canonicalJson(files[name], name === 'index' ? 'indented' : 'compact');
    const committed = await source.read(path);
    if (committed.kind === 'missing')
      stale.push({ path, message: `${source.placeOf(path)} is not committed.`, isMissing: true });
    else if (committed.kind !== 'found')
      stale.push({
        path,
        message: `${source.placeOf(path)} is not what the source gives: it cannot be read.`,
      });
    else if (Buffer.compare(committed.bytes, expected) !== 0) {
      const what = whatDiffers(name, files, committed.bytes);
      stale.push({ path, message: `${source.placeOf(path)} is not what the source gives: ${what}.` });
    }
  }
  return stale;
}

/** A manifest that is there and is of other files than those beside it; who commits only some of them has them elsewhere. */
async function staleManifest(source: CommittedSource): Promise<Stale[]> {
  const { findings } = await provePublished(source);
  const [first] = findings.filter(
    ({ level, rule, subject }) =>
      level === 'error' && rule !== manifestFileMissing.id && subject?.startsWith(MANIFEST_PATH),
  );
  if (first === undefined) return [];
  const message = `${source.placeOf(MANIFEST_PATH)} is not of the files beside it: ${first.message}`;
  return [{ path: MANIFEST_PATH, message }];
}

/** An index of packages that is there and has not what the source declares. */
async function staleRegistry(declared: KnownPackages, source: CommittedSource): Promise<Stale[]> {
  const committed = await source.read(REGISTRO_PATH);
  if (committed.kind !== 'found') return [];
  const place = source.placeOf(REGISTRO_PATH);
  const { data } = readJsonFile(REGISTRO_PATH, place, committed.bytes);
  if (!validators.registro(data))
    return [{ path: REGISTRO_PATH, message: `${place} is no index of packages.` }];
  const known = await publishedPackages(data as Registro, source, declared);
  const differences = [...comparePacotes(known.packages, declared)].filter(({ rule }) => !STAYING.has(rule));
  const nowhere = () => null;
  const changes = toChanges(differences, {}, { base: nowhere, head: nowhere }).map(({ message }) => message);
  return changes.map(change => ({
    path: REGISTRO_PATH,
    message: `${place} is not what the source gives: ${change}`,
  }));
}
