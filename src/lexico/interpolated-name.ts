import { namesOf } from './case.js';
import { alternatives } from './patterns.js';
import type { Lexis } from './schema/lexico.js';
import type { Interpolation } from './schema/region.js';

/**
 * The pattern of a name that is put into a text without brackets. It ends where the next one begins, so that `$a$b` are two
 * names where `$` is a part of names, too.
 */
export function interpolatedName(
  lexis: Pick<Lexis, 'caixa' | 'nomes'>,
  interpolations: readonly Pick<Interpolation, 'abre'>[],
): string {
  const { inicio, resto } = namesOf(lexis);
  const isInNames = new RegExp(`^(?:[${inicio}]|[${resto}])`, 'u');
  const openings = interpolations.map(({ abre }) => abre).filter(abre => isInNames.test(abre));
  if (openings.length === 0) return `[${inicio}][${resto}]*`;
  const none = `(?!${alternatives(openings)})`;
  return `${none}[${inicio}](?:${none}[${resto}])*`;
}
