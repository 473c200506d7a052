import { lspOnStdio } from '../commands/lsp.js';
import { UserError } from '../findings/user-error.js';
import { FEATURES, type Feature, type Features } from '../lsp/features.js';
import { askedTongue } from '../runtime/tongue.js';
import { userCache } from '../runtime/user-folders.js';
import { nearest } from '../text/nearest.js';
import { shown } from '../text/shown.js';
import { type LanguageFlags, runOptions } from './run-options.js';

interface Options extends LanguageFlags {
  readonly from?: readonly string[];
  readonly next?: string;
  readonly only?: string;
}

/** `refdata lsp`: on standard input and output, for an editor. */
export function runLsp({ from = [], next, only, ...flags }: Options): void {
  const run = runOptions(flags);
  // Who only writes programs has named no folder.
  const kept = run.cache ?? userCache(process.env, process.platform);
  lspOnStdio({ features: featuresOf(only), from, next, run, kept, tongue: askedTongue() });
}

function featuresOf(only: string | undefined): Features {
  if (only === undefined) return new Set(FEATURES);
  const names = only.split(',').map(name => name.trim());
  for (const name of names)
    if (!(FEATURES as readonly string[]).includes(name)) {
      const [near] = nearest(name, FEATURES);
      throw new UserError(
        `--only: there is no ${shown(name)}.`,
        `${near === undefined ? '' : `Is it ${near}? `}There are ${FEATURES.join(', ')}.`,
      );
    }
  return new Set(names as Feature[]);
}
