import { REGISTRO_PATH } from '../contract/files.js';
import type { Pacote, Registro, VersaoDePacote } from '../contract/generated/contract.js';
import { at } from '../contract/json-pointer.js';
import type { Finding, Place } from '../findings/finding.js';
import { findingOf } from '../findings/rule-info.js';
import { registryChanged, registryVanished, registryYanked } from '../rules/packages.js';
import { canonicalPacote, canonicalRegistro } from './canonical.js';
import { changesBetween, releaseOf } from './changes.js';

/** A release that was packed from the repository. */
export interface PackedRelease {
  readonly name: string;
  readonly version: string;
  /** What the index says about the package besides its releases. */
  readonly about: Omit<Pacote, 'versoes'>;
  readonly release: VersaoDePacote;
  /** Of its manifest. */
  readonly place: Place;
  /** What differs from the files of the published archive, where that could be opened; nothing when all are the same. */
  readonly fileChanges?: readonly string[];
}

/** What is withdrawn: whole packages (`true`), or versions of them. */
export type Yanked = Readonly<Record<string, true | readonly string[]>>;

export interface MergeInput {
  readonly registro: string;
  readonly previous: Registro | undefined;
  readonly packed: readonly PackedRelease[];
  /** Names of all packages that the repository has, packed or not. */
  readonly present: ReadonlySet<string>;
  readonly yanked: Yanked;
  /** Names of packages that stay published though the repository has them no longer. */
  readonly archived: readonly string[];
}

export interface Merged {
  readonly registro: Registro;
  /** Names of packages that are not as they were in the previous index. */
  readonly changed: ReadonlySet<string>;
  readonly findings: readonly Finding[];
}

/**
 * Puts what was packed into the previous index. A published release stays as it is: the same files under the same
 * version keep the published archive, whatever compressed it; anything else is a finding.
 */
export function mergeIndex({ registro, previous, packed, present, yanked, archived }: MergeInput): Merged {
  const findings: Finding[] = [];
  const changed = new Set<string>();
  const pacotes = new Map<string, Pacote>();
  for (const [name, pacote] of Object.entries(previous?.pacotes ?? {})) {
    const kept = withoutYanked(name, pacote, yanked);
    if (kept !== pacote) changed.add(name);
    if (kept) pacotes.set(name, kept);
    if (kept && !present.has(name) && !archived.includes(name)) findings.push(vanished(name));
  }
  for (const item of packed) {
    const { name, version, about, place } = item;
    const subject = subjectOf(name, version);
    if (isYanked(yanked, name, version)) {
      const message = `${name} ${version} is withdrawn in refdata.yml, and this manifest publishes it.`;
      findings.push(findingOf(registryYanked, message, subject, place));
      continue;
    }
    const before = pacotes.get(name);
    const published = releaseOf(previous, name, version);
    const release = published ? samePublished(published, item) : item.release;
    const changes = published ? changesBetween(published, release) : [];
    if (published && changes.length > 0) {
      const what = [...changes, ...(item.fileChanges ?? [])].join('; ');
      findings.push(
        findingOf(
          registryChanged,
          `${name} ${version} is published, and not the same: ${what}.`,
          subject,
          place,
        ),
      );
      continue;
    }
    const after = canonicalPacote({
      ...about,
      versoes: { ...before?.versoes, [version]: published ?? release },
    });
    if (!before || JSON.stringify(canonicalPacote(before)) !== JSON.stringify(after)) changed.add(name);
    pacotes.set(name, after);
  }
  return {
    registro: canonicalRegistro({ registro, pacotes: Object.fromEntries(pacotes) }),
    changed,
    findings,
  };
}

/** With the same files, the published archive is as good as ours. */
function samePublished(published: VersaoDePacote, { release, fileChanges }: PackedRelease): VersaoDePacote {
  return fileChanges?.length === 0 ? { ...release, sha256: published.sha256 } : release;
}

function withoutYanked(name: string, pacote: Pacote, yanked: Yanked): Pacote | undefined {
  const own = Object.hasOwn(yanked, name) ? yanked[name] : undefined;
  if (own === undefined) return pacote;
  const kept = Object.entries(pacote.versoes).filter(([version]) => !isYanked(yanked, name, version));
  if (kept.length === Object.keys(pacote.versoes).length) return pacote;
  return kept.length === 0 ? undefined : { ...pacote, versoes: Object.fromEntries(kept) };
}

function isYanked(yanked: Yanked, name: string, version: string): boolean {
  const own = Object.hasOwn(yanked, name) ? yanked[name] : undefined;
  return own === true || (own?.includes(version) ?? false);
}

function vanished(name: string): Finding {
  const message = `${name} is published, and no manifest of the repository has this name.`;
  return findingOf(registryVanished, message, `${REGISTRO_PATH}#${at('/pacotes', name)}`);
}

function subjectOf(name: string, version: string): string {
  return `${REGISTRO_PATH}#${at('/pacotes', name, 'versoes', version)}`;
}
