import { lspOnStdio } from '../commands/lsp.js';
import { noneEmpty, someOf } from '../findings/one-of.js';
import { FEATURES, type Feature } from '../lsp/features.js';
import { askedTongue } from '../runtime/tongue.js';
import { userCache } from '../runtime/user-folders.js';
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
  const features = new Set<Feature>(
    only === undefined ? FEATURES : someOf('--only', only.split(','), FEATURES),
  );
  noneEmpty({ '--from': from, '--next': next });
  if (process.stdin.isTTY)
    process.stderr.write('An editor starts this, and speaks with it over standard input and output.\n');
  lspOnStdio({ features, from, next, run, kept, tongue: askedTongue() });
}
