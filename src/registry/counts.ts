import type { Registro } from '../contract/generated/contract.js';

export interface RegistryCounts {
  readonly packages: number;
  readonly versions: number;
}

/** How many packages a registry has, and versions of all of them. */
export function registryCounts({ pacotes }: Registro): RegistryCounts {
  const all = Object.values(pacotes);
  return {
    packages: all.length,
    versions: all.reduce((sum, { versoes }) => sum + Object.keys(versoes).length, 0),
  };
}
