import { compareVersions, InvalidRange, parseRange, type Range, readVersion } from '../registry/index.js';
import type { Support } from './support.js';

/** Of the versions that are known the newest that a project accepts; the newest of all where it accepts none, or does not say. */
export function choose(supports: readonly Support[], range: string | undefined): Support | undefined {
  const dated = supports.map(support => ({ support, version: readVersion(support.language.version) }));
  dated.sort((a, b) =>
    a.version === undefined || b.version === undefined
      ? Number(a.version === undefined) - Number(b.version === undefined)
      : compareVersions(b.version, a.version),
  );
  const accepted = range === undefined ? undefined : rangeOf(range);
  const fitting = dated.find(({ version }) => version !== undefined && accepted?.accepts(version));
  return (fitting ?? dated[0])?.support;
}

function rangeOf(text: string): Range | undefined {
  try {
    return parseRange(text);
  } catch (error) {
    if (error instanceof InvalidRange) return undefined;
    throw error;
  }
}
