import type { Registro, VersaoDePacote } from '../contract/generated/contract.js';
import { canonicalRelease } from './canonical.js';

/** What of a published release is not the same any more, in words; nothing when all is. `arquivo` may be renamed. */
export function changesBetween(before: VersaoDePacote, after: VersaoDePacote): string[] {
  const [old, now] = [canonicalRelease(before), canonicalRelease(after)];
  const changes: string[] = [];
  if (old.sha256 !== now.sha256) changes.push(`sha256 was ${old.sha256} and is ${now.sha256}`);
  changes.push(...releaseChanges(old, now));
  return changes;
}

/** The same of what a release needs, whatever its files are. */
export function releaseChanges(
  old: Pick<VersaoDePacote, 'dependencias' | 'dataforge'>,
  now: Pick<VersaoDePacote, 'dependencias' | 'dataforge'>,
): string[] {
  const changes = dependencyChanges(old.dependencias, now.dependencias);
  if (old.dataforge !== now.dataforge)
    changes.push(`dataforge was "${old.dataforge}" and is "${now.dataforge}"`);
  return changes;
}

/** A package, or a version of it, that the later index does not have. */
export interface Vanished {
  readonly name: string;
  readonly version?: string;
}

/** What the earlier index has and the later has not. */
export function vanishedBetween(before: Registro, after: Registro): Vanished[] {
  return Object.entries(before.pacotes).flatMap(([name, { versoes }]): Vanished[] => {
    if (!Object.hasOwn(after.pacotes, name)) return [{ name }];
    const left = after.pacotes[name]?.versoes ?? {};
    return Object.keys(versoes)
      .filter(version => !Object.hasOwn(left, version))
      .map(version => ({ name, version }));
  });
}

type Dependencias = VersaoDePacote['dependencias'];

function dependencyChanges(before: Dependencias, after: Dependencias): string[] {
  const olds = new Map(Object.entries(before));
  const nows = new Map(Object.entries(after));
  return [...new Set([...olds.keys(), ...nows.keys()])].flatMap(name => {
    const [old, now] = [olds.get(name), nows.get(name)];
    if (old === now) return [];
    if (old === undefined) return [`the dependency ${name} "${now}" is new`];
    if (now === undefined) return [`the dependency ${name} "${old}" is gone`];
    return [`the dependency ${name} was "${old}" and is "${now}"`];
  });
}

/** A release of an index; a package called like something of `Object.prototype` is not taken for that. */
export function releaseOf(
  registro: Registro | undefined,
  name: string,
  version: string,
): VersaoDePacote | undefined {
  const versoes =
    registro && Object.hasOwn(registro.pacotes, name) ? registro.pacotes[name]?.versoes : undefined;
  return versoes && Object.hasOwn(versoes, version) ? versoes[version] : undefined;
}
