import { turnedRound } from './patterns.js';
import type { Region } from './schema/region.js';

/**
 * What closes a region; nothing where the end of something else does.
 * @param groups what opened it, and what the groups of its pattern matched.
 */
export function closingOf({ fecha }: Region, groups: readonly (string | undefined)[]): string | undefined {
  if (fecha === undefined) return groups[0];
  if (typeof fecha === 'string') return fecha;
  if ('ate' in fecha) return undefined;
  return fecha.modelo.replace(/\$(\d)/g, (_, digit: string) => {
    const text = groups[Number(digit)] ?? '';
    return fecha.espelha ? turnedRound(text) : text;
  });
}
