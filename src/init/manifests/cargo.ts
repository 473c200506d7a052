import type { Repository } from '../../repository/repository.js';
import { dataOf, mapIn, type Said, sourcesIn, textIn, versionAt } from './said.js';

/** Members of a workspace that are looked at. */
const MAX_MEMBERS = 60;
/** The member that is the program itself, where several would do. */
const PROGRAM = /(^|[-_])(cli|bin|compiler|core|main)$/;

/** `Cargo.toml`: a package, what a workspace says for all, or the member that is called like the project. */
export async function cargo(repository: Repository, names: readonly string[]): Promise<Said | undefined> {
  const path = 'Cargo.toml';
  const data = await dataOf(repository, path);
  if (!data) return undefined;
  const own = saidBy(path, data, mapIn(data, 'package'), path, mapIn(data, 'workspace', 'package'));
  if (mapIn(data, 'package') && own?.version) return own;
  const shared = mapIn(data, 'workspace', 'package');
  const members: { said: Said; rank: number }[] = [];
  for (const member of repository.glob('{*,crates/*}/Cargo.toml').slice(0, MAX_MEMBERS)) {
    const manifest = await dataOf(repository, member);
    const described = manifest && mapIn(manifest, 'package');
    const said = described && saidBy(member, manifest, described, path, shared);
    if (!said) continue;
    const name = said.name ?? '';
    const rank = names.includes(name)
      ? 3
      : !names.some(each => name.startsWith(each))
        ? 0
        : PROGRAM.test(name)
          ? 2
          : 1;
    if (rank > 0) members.push({ said, rank });
  }
  const [best] = members.sort((a, b) => b.rank - a.rank);
  if (!best) return own ?? saidBy(path, data, shared, path, shared);
  // The name of a part is not that of the whole.
  const { name, ...rest } = best.said;
  return {
    ...rest,
    ...own,
    version: own?.version ?? rest.version,
    name: names.includes(name ?? '') ? name : own?.name,
  };
}

function saidBy(
  path: string,
  _manifest: unknown,
  described: Record<string, unknown> | undefined,
  workspacePath: string,
  shared: Record<string, unknown> | undefined,
): Said | undefined {
  if (!described) return undefined;
  const field = (name: string) =>
    textIn(mapIn(described, name)?.workspace === true ? shared?.[name] : described[name]);
  const isShared = mapIn(described, 'version')?.workspace === true;
  const pointer = described === shared ? '/workspace/package/version' : '/package/version';
  return {
    name: textIn(described.name),
    description: field('description'),
    homepage: field('homepage') ?? field('documentation'),
    sources: sourcesIn(field('repository')),
    version: isShared
      ? versionAt(workspacePath, '/workspace/package/version', shared?.version)
      : versionAt(path, pointer, described.version),
  };
}
