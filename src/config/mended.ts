import type { ConfigPath } from '../extract/index.js';
import type { Place } from '../findings/finding.js';

/** A key where it is written, and where it was meant to be. */
export interface Slipped {
  readonly from: ConfigPath;
  readonly to: ConfigPath;
}

interface Mended {
  readonly data: unknown;
  /** Of a path in the data as it was meant, where that is written. */
  readonly placeOf: (path: ConfigPath) => Place;
}

/** Data with keys as they were meant, where nothing stands in their place; places stay those of what is written. */
export function mended(
  data: unknown,
  slips: readonly Slipped[],
  placeOf: (path: ConfigPath) => Place,
): Mended {
  const copy = structuredClone(data);
  const moved = slips.filter(({ from, to }) => {
    const [source, target] = [mapAt(copy, from.slice(0, -1)), mapAt(copy, to.slice(0, -1))];
    const [old, key] = [String(from.at(-1)), String(to.at(-1))];
    if (!source || !target || Object.hasOwn(target, key)) return false;
    target[key] = source[old];
    delete source[old];
    return true;
  });
  return {
    data: copy,
    placeOf: path => {
      const slip = moved.find(({ to }) => to.every((key, i) => path[i] === key));
      return placeOf(slip ? [...slip.from, ...path.slice(slip.to.length)] : path);
    },
  };
}

function mapAt(data: unknown, path: ConfigPath): Record<string, unknown> | undefined {
  const found = path.reduce<unknown>(
    (value, key) => (value as Record<string | number, unknown> | null | undefined)?.[key],
    data,
  );
  return typeof found === 'object' && found !== null ? (found as Record<string, unknown>) : undefined;
}
