import { connectionTo } from '../git/connection.js';
import { git, readGit } from '../git/git.js';
import type { VersionScheme } from '../versions/scheme.js';
import { isShallow } from './absent-commit.js';
import type { Remote } from './commits.js';
import type { Side } from './side.js';

/** A release that is known by its version, and opened where none above it turns out to be one of this language. */
export interface ReleaseCandidate {
  readonly versao: string;
  /** What it holds; nothing where that is none of this language. */
  open(): Promise<Side | undefined>;
}

/** A tag that is a version. */
export interface TaggedVersion {
  readonly tag: string;
  readonly versao: string;
}

/** What stands before the number of a version in a tag: `v1.4.0`, `lume-1.4.0`, `lume/v1.4.0`, `release_1.4`. */
const PREFIX = /^(?:.*[/_-])?v?(?=\d)/i;
/** Before a version that begins with something else (`r123`, by a pattern): `vr123`, `lume-r123`, `lume/vr123`. */
const NAMES: readonly RegExp[] = [/^v/i, /^.*[/_-]/, /^.*[/_-]v/i];

/** Tags of a clone; a shallow one, or one without any, has not all: then those of the server that it came from, too. */
export async function tagsOf(repo: string, remote: Remote | undefined): Promise<string[]> {
  const { code, stdout } = await readGit(repo, ['tag', '--list']);
  const local = code === 0 ? stdout.split('\n').filter(tag => tag !== '') : [];
  if (remote === undefined || (local.length > 0 && !(await isShallow(repo)))) return local;
  const home = { cwd: remote.temporary, env: { HOME: remote.temporary, USERPROFILE: remote.temporary } };
  const args = ['ls-remote', '--tags', '--refs', '--end-of-options', remote.url.href];
  const asked = await git(args, { ...home, ...connectionTo(remote.url, remote.token) });
  if (asked.code !== 0) return local;
  const known = [...asked.stdout.matchAll(/\trefs\/tags\/(\S+)$/gm)].map(([, tag = '']) => tag);
  return [...new Set([...local, ...known])];
}

/** Tags of the head's own commit, where its files are as they were committed: that is the release, not a change since it. */
export async function tagsAtHead(repo: string): Promise<ReadonlySet<string>> {
  const { code } = await readGit(repo, ['diff', '--quiet', 'HEAD', '--']);
  if (code !== 0) return new Set();
  const { stdout } = await readGit(repo, ['tag', '--points-at', 'HEAD']);
  return new Set(stdout.split('\n').filter(tag => tag !== ''));
}

/**
 * The releases that a version may come after, the highest first: those below it, and the version itself where it is
 * released already, for then its data stays as it is.
 */
export function releasesBefore(
  versao: string,
  tags: Iterable<string>,
  scheme: VersionScheme,
): TaggedVersion[] {
  const declared = scheme.parse(versao);
  if (declared === undefined) return [];
  return [...tags]
    .flatMap(tag => {
      const [text, version] = versionIn(tag, scheme) ?? [];
      const order = version && scheme.compare(version, declared);
      return version && text !== undefined && order !== undefined && order <= 0
        ? [{ tag, text, version }]
        : [];
    })
    .sort((a, b) => scheme.compare(b.version, a.version) ?? 0)
    .map(({ tag, text }) => ({ tag, versao: text }));
}

/** Tags that are written like one of a release, and are of another version. */
export function tagsOfOthers(
  { tag: like }: TaggedVersion,
  versao: string,
  tags: Iterable<string>,
  scheme: VersionScheme,
): TaggedVersion[] {
  const before = (tag: string, text: string) => tag.slice(0, tag.length - text.length);
  const [known] = versionIn(like, scheme) ?? [];
  return [...tags].flatMap(tag => {
    const [text] = versionIn(tag, scheme) ?? [];
    if (text === undefined || known === undefined || before(tag, text) !== before(like, known)) return [];
    return scheme.order(text, versao) === 0 ? [] : [{ tag, versao: text }];
  });
}

function versionIn(tag: string, scheme: VersionScheme) {
  for (const text of [tag, ...[PREFIX, ...NAMES].map(before => tag.replace(before, ''))]) {
    const version = scheme.parse(text);
    if (version) return [text, version] as const;
  }
  return undefined;
}
