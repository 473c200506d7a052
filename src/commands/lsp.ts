import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createConnection, StreamMessageReader, StreamMessageWriter } from 'vscode-languageserver/node';
import type { Features } from '../lsp/features.js';
import { serve } from '../lsp/server.js';
import { Support } from '../lsp/support.js';
import type { RunOptions } from '../run/run-context.js';
import { languageAt, languageOf } from './language-data.js';

export interface LspOptions {
  readonly features: Features;
  /** Built folders or addresses; where there is none, the repository of `run` is read. */
  readonly from: readonly string[];
  readonly run: RunOptions;
}

/** Answers an editor on standard input and output until it goes; nothing else is written there. */
export function lspOnStdio({ features, from, run }: LspOptions): void {
  const connection = createConnection(
    new StreamMessageReader(process.stdin),
    new StreamMessageWriter(process.stdout),
  );
  const opened = (from.length === 0 ? [languageOf(run)] : from.map(languageAt)).map(
    async data => new Support(await data),
  );
  const supports = Promise.all(opened).catch((error: Error) => {
    // An editor that is told nothing would go on asking; it is told once.
    connection.window.showErrorMessage(`refdata: ${error.message}`);
    return [];
  });
  process.stdin.on('end', () => process.exit(0));
  serve(connection, {
    features,
    supportFor: async () => (await supports)[0],
    surroundingsOf: uri => ({ hasFile: name => isBeside(uri, name) }),
  });
}

/** Whether a file or folder stands beside a document that is called so, whatever its ending. */
function isBeside(uri: string, name: string): boolean {
  if (!uri.startsWith('file:')) return false;
  const folder = dirname(fileURLToPath(uri));
  if (!existsSync(folder)) return false;
  return [folder, join(folder, 'src')].some(
    each => existsSync(each) && readdirSync(each).some(entry => basename(entry).split('.')[0] === name),
  );
}
