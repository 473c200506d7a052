import type { LoadedConfig } from '../config/config.js';
import { REGISTRO_PATH } from '../contract/files.js';
import { at } from '../contract/json-pointer.js';
import type { Finding } from '../findings/finding.js';
import { findingOf } from '../findings/rule-info.js';
import { registryYankedUnknown } from '../rules/packages.js';
import { nearest } from '../text/nearest.js';
import { compareVersions, isPublishedVersion, readVersion } from './version.js';

/** The versions of each package that are known: published before, or in a manifest. */
export type KnownVersions = ReadonlyMap<string, ReadonlySet<string>>;

/**
 * What `registro.yanked` names and withdraws nothing, most likely by a slip. A version below a known one, and a name that is
 * like no other, may have been withdrawn before, and stay named so that they never come again: of them nothing is said.
 */
export function unknownWithdrawals({ config, placeOf }: LoadedConfig, known: KnownVersions): Finding[] {
  return Object.entries(config.registro?.yanked ?? {}).flatMap(([name, which]) => {
    const subject = `${REGISTRO_PATH}#${at('/pacotes', name)}`;
    const place = placeOf(['registro', 'yanked', name]);
    const tell = (message: string) => findingOf(registryYankedUnknown, message, subject, place);
    const versions = known.get(name);
    if (versions === undefined) {
      const [meant] = nearest(name, known.keys());
      return meant === undefined ? [] : [tell(`There is no package ${name}; did you mean ${meant}?`)];
    }
    return which === true
      ? []
      : which
          .filter(version => !versions.has(version) && !mayHaveBeen(version, versions))
          .map(version => tell(`There is no version ${version} of ${name}.`));
  });
}

/** Versions only go up: what is above all of them never was. */
function mayHaveBeen(text: string, versions: ReadonlySet<string>): boolean {
  const version = isPublishedVersion(text) ? readVersion(text) : undefined;
  if (version === undefined) return false;
  const others = [...versions].flatMap(each => readVersion(each) ?? []);
  return others.some(each => compareVersions(version, each) < 0);
}
