import type { Registro } from '../contract/generated/contract.js';

export interface RegistryCounts {
  readonly packages: number;
  readonly versions: number;
}

export function registryCounts({ pacotes }: Registro): RegistryCounts {
  const all = Object.values(pacotes);
  return {
    packages: all.length,
    versions: all.reduce((sum, { versoes }) => sum + Object.keys(versoes).length, 0),
  };
}
