import { REGISTRO_PATH } from '../contract/files.js';
import type { Registro, VersaoDePacote } from '../contract/generated/contract.js';
import { at } from '../contract/json-pointer.js';
import { capped } from '../findings/capped.js';
import type { Finding } from '../findings/finding.js';
import { findingOf, type RuleInfo } from '../findings/rule-info.js';
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
} from '../rules/packages.js';
import { nearest } from '../text/nearest.js';
import { shown } from '../text/shown.js';
import { type Candidate, Catalogue } from './catalogue.js';
import { type Cycle, cyclesIn } from './cycles.js';
import { isPackageName, registryNameOf } from './names.js';
import { InvalidRange } from './range.js';
import { faultOfDemand, ResolutionFault, resolve } from './resolve.js';
import { isPublishedVersion } from './version.js';

export interface IndexCheckOptions {
  /** The name that the registry must have, where it is known. */
  readonly name?: string | undefined;
  /** Where all others were proved before: names of the packages that are not as they were then. */
  readonly changed?: ReadonlySet<string> | undefined;
}

/**
 * What the schema of the index cannot say about an index that follows it: names, versions, ranges, and that every
 * release can be installed (reference-language.md §10.8).
 */
export function checkIndex(registro: Registro, options: IndexCheckOptions = {}): Finding[] {
  return capped(findingsIn(registro, options));
}

function* findingsIn(registro: Registro, { name, changed }: IndexCheckOptions): Generator<Finding> {
  yield* nameFindings(registro.registro, name);
  const affected = changed && dependentsOf(registro, changed);
  const catalogue = new Catalogue(registro);
  const cycles = cyclesIn(catalogue, affected);
  const conflicts = new Conflicts(catalogue, new Set(cycles.flat()));
  const archives: Archives = new Map();
  for (const [packageName, { versoes }] of Object.entries(registro.pacotes)) {
    const pointer = at('/pacotes', packageName);
    if (!isPackageName(packageName)) {
      yield finding(registryPackageName, `${shown(packageName)} is no package name.`, pointer);
    }
    for (const [version, release] of Object.entries(versoes)) {
      const faults = [
        ...versionFaults(packageName, version),
        ...archiveFaults(packageName, version, release, archives),
      ];
      for (const [rule, message, ...path] of faults)
        yield finding(rule, message, at(pointer, 'versoes', version, ...path));
    }
    if (affected && !affected.has(packageName)) continue;
    for (const candidate of catalogue.candidates(packageName)) {
      yield* dependencyFindings(catalogue, conflicts, candidate, at(pointer, 'versoes', candidate.text));
    }
  }
  for (const cycle of cycles) yield cycleFinding(cycle);
}

/** Packages, and all that depend on them, directly or through others. */
function dependentsOf({ pacotes }: Registro, names: ReadonlySet<string>): ReadonlySet<string> {
  const dependents = new Map<string, string[]>();
  for (const [name, { versoes }] of Object.entries(pacotes)) {
    for (const dependency of new Set(
      Object.values(versoes).flatMap(({ dependencias }) => Object.keys(dependencias)),
    )) {
      const known = dependents.get(dependency);
      if (known) known.push(name);
      else dependents.set(dependency, [name]);
    }
  }
  const affected = new Set(names);
  for (const name of affected) for (const dependent of dependents.get(name) ?? []) affected.add(dependent);
  return affected;
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

/** What is wrong, and where below the release. A large index has many releases and few faults, so nothing is put together before. */
type Fault = readonly [rule: RuleInfo, message: string, ...path: string[]];

/** Package and version by the name of their archive, in lower case: Windows and macOS do not tell it from upper case. */
type Archives = Map<string, readonly [name: string, version: string]>;

function versionFaults(name: string, version: string): Fault[] {
  if (isPublishedVersion(version)) return [];
  return [[registryVersion, `${name}: ${shown(version)} is no version.`]];
}

function archiveFaults(
  name: string,
  version: string,
  { arquivo, url }: VersaoDePacote,
  archives: Archives,
): Fault[] {
  const faults: Fault[] = [];
  if (/\.\.|\p{Cc}/u.test(arquivo)) {
    const message = `${name} ${version}: ${shown(arquivo)} is no plain file name.`;
    faults.push([registryArchiveName, message, 'arquivo']);
  }
  if (url !== undefined) return faults;
  const key = arquivo.toLowerCase();
  const other = archives.get(key);
  if (other) {
    const message = `${name} ${version} and ${other.join(' ')} have the same archive ${shown(arquivo)}.`;
    faults.push([registryArchiveName, message, 'arquivo']);
  } else {
    archives.set(key, [name, version]);
  }
  return faults;
}

function* dependencyFindings(
  catalogue: Catalogue,
  conflicts: Conflicts,
  candidate: Candidate,
  place: string,
): Generator<Finding> {
  const { name, text, release } = candidate;
  const language = catalogue.range(release.dataforge);
  if (language instanceof InvalidRange) {
    const message = `${name} ${text}: \`dataforge\` is ${shown(release.dataforge)}, which cannot be read: ${language.message}.`;
    yield finding(registryRange, message, `${place}/dataforge`);
  }
  const by = { candidate, by: undefined };
  let sound = true;
  for (const request of catalogue.dependenciesOf(candidate)) {
    const fault = faultOfDemand(catalogue, { request, by });
    if (!fault) continue;
    sound = false;
    yield resolutionFinding(catalogue, fault, at(place, 'dependencias', request.name));
  }
  // While single dependencies cannot be met, all together cannot either.
  const fault = sound ? conflicts.of(candidate) : undefined;
  if (fault) yield resolutionFinding(catalogue, fault, `${place}/dependencias`);
}

const RULE_OF = {
  unknown: registryDependencyUnknown,
  unsatisfied: registryDependencyUnsatisfied,
  conflict: registryDependencyConflict,
  range: registryRange,
} as const;

function resolutionFinding(
  catalogue: Catalogue,
  { kind, asked, message }: ResolutionFault,
  pointer: string,
): Finding {
  const near = kind === 'unknown' ? nearest(asked, catalogue.names)[0] : undefined;
  return finding(RULE_OF[kind], near === undefined ? message : `${message} Did you mean ${near}?`, pointer);
}

/** Looks for demands that contradict each other, on the way of each release to all that it needs. */
class Conflicts {
  /** What is needed in the end, by what is asked for: mostly the same for all versions of a package. */
  private readonly sound = new Map<string, ReadonlySet<string>>();

  /** @param circular releases that are in a circle: more need not be said of them. */
  constructor(
    private readonly catalogue: Catalogue,
    private readonly circular: ReadonlySet<Candidate>,
  ) {}

  /** Other faults of packages further on are reported at those packages. */
  of(candidate: Candidate): ResolutionFault | undefined {
    const requests = this.catalogue.dependenciesOf(candidate);
    if (requests.length === 0 || this.circular.has(candidate)) return undefined;
    const key = requests.map(({ name, range }) => `${name} ${range}`).join('\n');
    // Where the release itself is not asked for again, it cannot contradict what it needs.
    if (this.sound.get(key)?.has(candidate.name) === false) return undefined;
    try {
      const chosen = resolve(this.catalogue, [this.catalogue.request(candidate.name, candidate.text)]);
      this.sound.set(key, new Set(chosen.slice(1).map(({ name }) => name)));
      return undefined;
    } catch (error) {
      if (error instanceof ResolutionFault) return error.kind === 'conflict' ? error : undefined;
      throw error;
    }
  }
}

function cycleFinding(cycle: Cycle): Finding {
  const [first] = cycle as [Candidate];
  const chain = cycle.map(({ name, text }) => `${name} ${text}`).join(' -> ');
  const message =
    cycle.length === 2 ? `${first.name} ${first.text} depends on itself.` : `${chain} is a circle.`;
  return finding(
    registryDependencyCycle,
    message,
    at('/pacotes', first.name, 'versoes', first.text, 'dependencias'),
  );
}

function finding(rule: RuleInfo, message: string, pointer: string): Finding {
  return findingOf(rule, message, `${REGISTRO_PATH}#${pointer}`);
}
