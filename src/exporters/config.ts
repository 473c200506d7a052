import { UserError } from '../findings/user-error.js';
import { nearest } from '../text/nearest.js';

/** Keys of `config`, the same for every operation (service-spec.md, section B). */
const CONFIG_KEYS = ['titulo', 'versao', 'descricao', 'base'] as const;
export type ConfigKey = (typeof CONFIG_KEYS)[number];

/** What a user may say about the API; keys that begin with `_` pass and mean nothing. */
export interface ApiConfig {
  /** Name of the API; the server's name when it is left out. */
  readonly titulo?: string | undefined;
  /** Version of the API, not of its description: `1.0.0` when it is left out. */
  readonly versao?: string | undefined;
  readonly descricao?: string | undefined;
  /** Address that the paths are appended to; from the server's port when it is left out. */
  readonly base?: string | undefined;
}

/**
 * The configuration that was given to `operation`, checked.
 * @throws {UserError} for an unknown key, with the nearest right one, and for a value of the wrong type.
 */
export function readConfig(operation: string, given: unknown): ApiConfig {
  if (given === undefined || given === null) return {};
  if (typeof given !== 'object' || Array.isArray(given)) {
    throw new UserError(
      `${operation} was given ${Array.isArray(given) ? 'a list' : `a ${typeof given}`} as its configuration.`,
      `Give an object with any of ${CONFIG_KEYS.join(', ')}, or nothing.`,
    );
  }
  const config: Partial<Record<ConfigKey, string>> = {};
  for (const [key, value] of Object.entries(given)) {
    if (key.startsWith('_')) continue;
    if (!isKey(key)) throw unknownKey(operation, key);
    if (value === undefined || value === null) continue;
    if (typeof value !== 'string') {
      throw new UserError(
        `${operation}: ${key} is a ${typeof value}, not a text.`,
        `Write ${key} in quotes.`,
      );
    }
    config[key] = key === 'base' ? checkBase(operation, value) : value;
  }
  return config;
}

function isKey(key: string): key is ConfigKey {
  return (CONFIG_KEYS as readonly string[]).includes(key);
}

function unknownKey(operation: string, key: string): UserError {
  const [near] = nearest(key, CONFIG_KEYS);
  const hint = near === undefined ? '' : ` Did you mean "${near}"?`;
  return new UserError(
    `${operation} does not know the key "${key}".${hint}`,
    `The keys are ${CONFIG_KEYS.join(', ')}; keys that begin with "_" are passed over.`,
  );
}

function checkBase(operation: string, value: string): string {
  if (!URL.canParse(value) || !/^https?:$/.test(new URL(value).protocol)) {
    throw new UserError(
      `${operation}: base is "${value}", which is no address.`,
      'Write one that begins with http:// or https://, such as https://api.example.',
    );
  }
  if (/[?#]/.test(value)) {
    throw new UserError(
      `${operation}: base is "${value}", which no path can be put behind.`,
      'Write the address without "?" and "#".',
    );
  }
  // As paths begin with a slash; what an address does not allow is encoded.
  return new URL(value).href.replace(/\/+$/, '').replaceAll('{', '%7B').replaceAll('}', '%7D');
}
