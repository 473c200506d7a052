import { PATH_KEYS } from '../extract/index.js';
import { pathElsewhere } from '../repository/other-repositories.js';
import type { Config } from './schema.js';

/** The repositories that paths of a configuration begin with. */
export function repositoriesUsed({ repositories, ...config }: Config): ReadonlySet<string> {
  const declared = repositories ?? {};
  const used = new Set<string>();
  const look = (value: unknown, key: string): void => {
    if (typeof value === 'string') {
      const name = isPath(key) ? pathElsewhere(value)?.name : undefined;
      if (name !== undefined && Object.hasOwn(declared, name)) used.add(name);
    } else if (Array.isArray(value)) {
      for (const item of value) look(item, key);
    } else if (typeof value === 'object' && value !== null) {
      for (const [own, part] of Object.entries(value)) look(part, own);
    }
  };
  look(config, '');
  return used;
}

function isPath(key: string): boolean {
  return PATH_KEYS.has(key) || key === 'programas';
}
