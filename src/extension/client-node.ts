import { LanguageClient, TransportKind } from 'vscode-languageclient/node';
import { extensionOf } from './client.js';

/** Where VS Code runs on a computer: the server is a program of its own, run by the Node that VS Code has. */
export const { activate, deactivate } = extensionOf(
  (context, { id, name }, options) =>
    new LanguageClient(
      id,
      name,
      { module: context.asAbsolutePath('servidor.js'), transport: TransportKind.stdio },
      options,
    ),
);
