import semver, { type SemVer } from 'semver';

/** A version that can be compared. */
export type Version = SemVer;

/** `major.minor.patch[-pre]`; missing parts are 0, a leading `v` is dropped (reference-language.md §10.2). */
const VERSION = /^v?(\d+)(?:\.(\d+))?(?:\.(\d+))?(-[0-9A-Za-z.-]+)?$/;

/** The packages of a registry have mostly the same few numbers, and comparing asks for each of them again and again. */
const MAX_KNOWN = 10_000;
const known = new Map<string, Version | undefined>();

/** Reads a version as clients of the language do; nothing for a text that is none. */
export function readVersion(text: string): Version | undefined {
  if (known.has(text)) return known.get(text);
  const version = parsed(text);
  if (known.size < MAX_KNOWN) known.set(text, version);
  return version;
}

function parsed(text: string): Version | undefined {
  const match = VERSION.exec(text);
  if (!match) return undefined;
  const [, major, minor = '0', patch = '0', pre = ''] = match;
  return semver.parse(`${major}.${minor}.${patch}${pre}`) ?? undefined;
}

/** Whether a text is a version as it is published: three numbers, no `v`, no build metadata. */
export function isPublishedVersion(text: string): boolean {
  return readVersion(text)?.version === text;
}

/** A pre-release comes before its release; pre-releases among each other as SemVer 2.0 orders them. */
export function compareVersions(a: Version, b: Version): number {
  return semver.compare(a, b);
}
