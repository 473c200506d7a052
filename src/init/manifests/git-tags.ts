import semver from 'semver';
import { textOf } from '../../repository/readable.js';
import type { Repository } from '../../repository/repository.js';
import { type Said, versionText } from './said.js';

/** The newest version among the tags of git, read from its files: no program is run. */
export function gitTags(repository: Repository): Said | undefined {
  const packed = textOf(repository, '.git/packed-refs') ?? '';
  const names = [
    ...[...packed.matchAll(/ refs\/tags\/(\S+)$/gm)].map(match => match[1] as string),
    ...repository.glob('.git/refs/tags/*').map(path => path.slice('.git/refs/tags/'.length)),
  ];
  const versions = names.flatMap(name => semver.parse(name.replace(/^[a-z]+[-_]?(?=\d)/i, '')) ?? []);
  const released = versions.filter(({ prerelease }) => prerelease.length === 0);
  const [newest] = semver.rsort(released.length > 0 ? released : versions);
  return newest && { version: versionText('The newest tag of git', newest.version) };
}
