import type { Connection } from 'vscode-languageserver';
import { ALL_FEATURES } from '../lsp/features.js';
import { Language, type LanguageData } from '../lsp/language.js';
import type { Surroundings } from '../lsp/problems/find.js';
import { serve } from '../lsp/server.js';
import { Support } from '../lsp/support.js';

/** What a server of an extension answers from: the copy of the data that is in its folder. */
export interface StartOptions {
  readonly dados: LanguageData;
  /** The version that programs are held against beforehand. */
  readonly proxima?: LanguageData | undefined;
  /** Words whose blocks the extension itself offers: nothing is offered twice. */
  readonly trechos?: readonly string[];
}

/**
 * Answers an editor from the data that it sends when it starts.
 * @param own data for clients that send none
 */
export function serveSent(
  connection: Connection,
  surroundingsOf: (uri: string) => Surroundings,
  own: () => StartOptions | undefined = () => undefined,
): void {
  let support: Support | undefined;
  let next: Language | undefined;
  serve(connection, {
    features: ALL_FEATURES,
    started: options => {
      const started = (options as StartOptions | null | undefined)?.dados ? (options as StartOptions) : own();
      support = started && new Support(started.dados, undefined, new Set(started.trechos));
      next = started?.proxima && new Language(started.proxima);
    },
    supportFor: async () => support,
    next: async () => next,
    surroundingsOf,
  });
}
