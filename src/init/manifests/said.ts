import { isObject } from '../../contract/json-object.js';
import { formatOf } from '../../extract/index.js';
import { textOf } from '../../repository/readable.js';
import type { Repository } from '../../repository/repository.js';
import { versionPattern } from './version-pattern.js';

/** What one file says of the project; what it does not say is not there. */
export interface Said {
  readonly name?: string | undefined;
  readonly description?: string | undefined;
  /** Address of its pages. */
  readonly homepage?: string | undefined;
  /** Address of its sources: what people open of a project that has no pages. */
  readonly sources?: string | undefined;
  readonly version?: SaidVersion | undefined;
}

export interface SaidVersion {
  /** What stands in refdata.yml: a source, or the text itself where no source can read it. */
  readonly spec: unknown;
  /** The version itself, where it is known. */
  readonly value?: string;
  readonly why: string;
}

/** A version as projects write it: `1.2`, `1.2.3`, `v1.2.3-rc.1`; no date of 2026 alone, no placeholder. */
export const VERSION = /^v?\d+(?:\.\d+)+(?:[-+.]?[A-Za-z][\w.+-]*)?$/;

/** A text that is there; nothing for another value. */
export function textIn(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
}

/** The version that a file holds at a pointer. */
export function versionAt(path: string, pointer: string, value: unknown): SaidVersion | undefined {
  const version = textIn(value);
  if (version === undefined || !VERSION.test(version) || isPlaceholder(version)) return undefined;
  return { spec: { data: `${path}#${pointer}` }, value: version, why: `${path} says so.` };
}

/** A version that stands in a text of no known format: found by a pattern, else written down. */
export function versionIn(
  repository: Repository,
  path: string,
  value: string | undefined,
): SaidVersion | undefined {
  const written = versionText(path, value);
  const spec = written && versionPattern(repository, path, value as string);
  return spec ? { ...written, spec, why: `${path} says so.` } : written;
}

/** A version that stands where no source can read it: it is written down, and said to be. */
export function versionText(path: string, value: string | undefined): SaidVersion | undefined {
  if (value === undefined || !VERSION.test(value) || isPlaceholder(value)) return undefined;
  return writtenDown(path, value.replace(/^v/, ''));
}

/** The same for a text of any form. */
export function writtenDown(path: string, version: string): SaidVersion {
  return {
    spec: version,
    value: version,
    why: `${path} says so, today: no source of refdata.yml can read it there, so it has to be kept up by hand.`,
  };
}

/** `0.0.0` and its kin: nobody has given a version; `0.0.431` is one. */
export function isPlaceholder(version: string): boolean {
  return /^v?0(\.0)+(?!\.?\d)(\W|$)/.test(version);
}

/** What a manifest calls its repository, as an address for people: `git+https://…/x.git`, `git@host:a/b`, `owner/name`. */
export function sourcesIn(repository: string | undefined): string | undefined {
  const address = repository
    ?.replace(/^git\+/, '')
    .replace(/^(?:github:)?([\w-]+\/[\w.-]+)$/, 'https://github.com/$1')
    .replace(/^(?:ssh:\/\/)?git@([^:/]+)[:/]/, 'https://$1/')
    .replace(/^(?:git|http):\/\//, 'https://')
    .replace(/\.git(?=$|#)/, '');
  return address?.startsWith('https://') ? address : undefined;
}

/** The data of a manifest; nothing for one that cannot be read: the draft asks for what is missing. */
export async function dataOf(
  repository: Repository,
  path: string,
): Promise<Record<string, unknown> | undefined> {
  const text = textOf(repository, path);
  if (text === undefined) return undefined;
  try {
    const parser = await formatOf(path)?.parser();
    return mapIn(parser?.parse(text).data);
  } catch {
    return undefined;
  }
}

/** A map, or nothing; by keys, the map that stands there. */
export function mapIn(data: unknown, ...keys: readonly string[]): Record<string, unknown> | undefined {
  let value = data;
  for (const key of keys) value = isObject(value) ? value[key] : undefined;
  return isObject(value) ? value : undefined;
}
