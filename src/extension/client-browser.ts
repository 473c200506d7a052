import { Uri } from 'vscode';
import { LanguageClient, type ServerOptions } from 'vscode-languageclient/browser';
import { extensionOf } from './client.js';

/** What browsers have, and this project's other code does not run in. */
declare const Worker: new (address: string) => WebWorker;
type WebWorker = Extract<Awaited<ReturnType<Extract<ServerOptions, () => unknown>>>, { terminate(): void }>;

/** On the web: the same server in a worker beside the page, a new one for each start. */
export const { activate, deactivate } = extensionOf((context, { id, name }, options) => {
  const address = Uri.joinPath(context.extensionUri, 'servidor.web.js').toString(true);
  return new LanguageClient(id, name, async () => new Worker(address), options);
});
