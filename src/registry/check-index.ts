import type { Finding } from '../finding.js';
import type { Registro, VersaoDePacote } from '../generated/contract.js';
import { nearest } from '../nearest.js';
import { capped } from '../reference/capped.js';
import { REGISTRO_PATH } from '../reference/files.js';
import { at } from '../reference/json-pointer.js';
import { shown } from '../reference/shown.js';
import { findingOf, type RuleInfo } from '../rule-info.js';
import { Catalogue } from './catalogue.js';
import { type Cycle, cyclesIn } from './cycles.js';
import { isPackageName, registryNameOf } from './names.js';
import { InvalidRange } from './range.js';
import { choose, ResolutionFault, resolve } from './resolve.js';
import {
  registryArchiveName,
  registryDependencyConflict,
  registryDependencyCycle,
  registryDependencyUnknown,
  registryDependencyUnsatisfied,
  registryName,
  registryPackageName,
  registryRange,
  registryVersion,
} from './rules.js';
import { isPublishedVersion } from './version.js';

/**
 * What the schema of the index cannot say about an index that follows it: names, versions, ranges, and that every
 * release can be installed (reference-language.md §10.8).
 *
 * @param name the name that the registry must have, where it is known.
 */
export function checkIndex(registro: Registro, name?: string): Finding[] {
  return capped(findingsIn(registro, name));
}

function* findingsIn(registro: Registro, name: string | undefined): Generator<Finding> {
  yield* nameFindings(registro.registro, name);
  const catalogue = new Catalogue(registro);
  const archives = new Map<string, string>();
  for (const [packageName, { versoes }] of Object.entries(registro.pacotes)) {
    const pointer = at('/pacotes', packageName);
    if (!isPackageName(packageName)) {
      yield finding(registryPackageName, `${shown(packageName)} is no package name.`, pointer);
    }
    for (const [version, release] of Object.entries(versoes)) {
      const place = at(pointer, 'versoes', version);
      if (!isPublishedVersion(version)) {
        yield finding(registryVersion, `${packageName}: ${shown(version)} is no version.`, place);
      }
      yield* archiveFindings(release, `${packageName} ${version}`, archives, place);
      yield* dependencyFindings(catalogue, packageName, version, release, place);
    }
  }
  for (const cycle of cyclesIn(catalogue)) yield cycleFinding(cycle);
}

function* nameFindings(found: string, expected: string | undefined): Generator<Finding> {
  if (expected !== undefined && found !== expected) {
    yield finding(
      registryName,
      `\`registro\` is ${shown(found)}; it must be ${shown(expected)}.`,
      '/registro',
    );
  } else if (found !== registryNameOf(found)) {
    const message = `\`registro\` is ${shown(found)}; it must be lower-case letters, digits and hyphens.`;
    yield finding(registryName, message, '/registro');
  }
}

function* archiveFindings(
  { arquivo, url }: VersaoDePacote,
  release: string,
  archives: Map<string, string>,
  place: string,
): Generator<Finding> {
  const pointer = `${place}/arquivo`;
  if (/\.\.|\p{Cc}/u.test(arquivo)) {
    yield finding(registryArchiveName, `${release}: ${shown(arquivo)} is no plain file name.`, pointer);
  }
  if (url !== undefined) return;
  // Windows and macOS do not tell upper from lower case in file names.
  const key = arquivo.toLowerCase();
  const other = archives.get(key);
  if (other === undefined) archives.set(key, release);
  else
    yield finding(
      registryArchiveName,
      `${release} and ${other} have the same archive ${shown(arquivo)}.`,
      pointer,
    );
}

function* dependencyFindings(
  catalogue: Catalogue,
  name: string,
  version: string,
  release: VersaoDePacote,
  place: string,
): Generator<Finding> {
  const fault = faultOfRange(catalogue, release.dataforge);
  if (fault !== undefined) {
    const message = `${name} ${version}: \`dataforge\` is ${shown(release.dataforge)}, which cannot be read: ${fault}.`;
    yield finding(registryRange, message, `${place}/dataforge`);
  }
  const by = { name, version, by: undefined };
  const demands = Object.entries(release.dependencias).map(([dependency, range]) => ({
    name: dependency,
    range,
    by,
  }));
  // Each by itself first: what is wrong with one of them is told for all, and the whole only makes sense without.
  let sound = true;
  for (const demand of demands) {
    const error = faultOf(() => choose(catalogue, [demand]));
    if (!error) continue;
    sound = false;
    yield resolutionFinding(catalogue, error, at(place, 'dependencias', demand.name));
  }
  if (!sound || demands.length === 0 || !isPublishedVersion(version)) return;
  const error = faultOf(() => resolve(catalogue, [{ name, range: version, by: undefined }]));
  // Other faults of packages further on are told at those packages.
  if (error?.kind === 'conflict') yield resolutionFinding(catalogue, error, `${place}/dependencias`);
}

const RULE_OF = {
  unknown: registryDependencyUnknown,
  unsatisfied: registryDependencyUnsatisfied,
  conflict: registryDependencyConflict,
  range: registryRange,
} as const;

function resolutionFinding(
  catalogue: Catalogue,
  { kind, demand, message }: ResolutionFault,
  pointer: string,
): Finding {
  const near = kind === 'unknown' ? nearest(demand.name, catalogue.names)[0] : undefined;
  return finding(RULE_OF[kind], near === undefined ? message : `${message} Did you mean ${near}?`, pointer);
}

function faultOf(action: () => unknown): ResolutionFault | undefined {
  try {
    action();
    return undefined;
  } catch (error) {
    if (error instanceof ResolutionFault) return error;
    throw error;
  }
}

function faultOfRange(catalogue: Catalogue, text: string): string | undefined {
  try {
    catalogue.range(text);
    return undefined;
  } catch (error) {
    if (error instanceof InvalidRange) return error.message;
    throw error;
  }
}

function cycleFinding(cycle: Cycle): Finding {
  const [first] = cycle;
  const chain = cycle.map(({ name, version }) => `${name} ${version}`).join(' -> ');
  const message =
    cycle.length === 2 ? `${first?.name} ${first?.version} depends on itself.` : `${chain} is a circle.`;
  const pointer = at('/pacotes', first?.name ?? '', 'versoes', first?.version ?? '', 'dependencias');
  return finding(registryDependencyCycle, message, pointer);
}

function finding(rule: RuleInfo, message: string, pointer: string): Finding {
  return findingOf(rule, message, `${REGISTRO_PATH}#${pointer}`);
}
