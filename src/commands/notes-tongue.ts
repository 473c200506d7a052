import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { LoadedConfig } from '../config/config.js';
import { loadConfig } from '../run/configuration.js';
import type { RunOptions } from '../run/run-context.js';
import { askedTongue, sayIn } from '../runtime/tongue.js';
import { type Say, spoken, type Tongue } from '../text/said.js';

/** The tongue that a language is described in, and its changelog with it. */
export function ownTongue({ config }: Pick<LoadedConfig, 'config'>): Tongue {
  return config.idioma ?? 'pt';
}

/** The tongue of release notes: the one that was asked for, otherwise that of the language, where it has a configuration. */
export function notesTongue({ repo, config }: Pick<RunOptions, 'repo' | 'config'>): Say {
  const file = resolve(repo, config);
  if (askedTongue() !== undefined || !existsSync(file)) return spoken;
  return sayIn(ownTongue(loadConfig(file, config)));
}
