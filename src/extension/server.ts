import type { Connection } from 'vscode-languageserver';
import { ALL_FEATURES } from '../lsp/features.js';
import type { LanguageData } from '../lsp/language.js';
import type { Surroundings } from '../lsp/problems/find.js';
import { serve } from '../lsp/server.js';
import { Support } from '../lsp/support.js';

/** What the client of the extension sends when it starts the server: the copy of the data that is in the extension. */
export interface StartOptions {
  readonly dados: LanguageData;
}

/** Answers an editor from the data that it sends when it starts. */
export function serveSent(connection: Connection, surroundingsOf: (uri: string) => Surroundings): void {
  let support: Support | undefined;
  serve(connection, {
    features: ALL_FEATURES,
    started: options => {
      support = new Support((options as StartOptions).dados);
    },
    supportFor: async () => support,
    next: async () => undefined,
    surroundingsOf,
  });
}
