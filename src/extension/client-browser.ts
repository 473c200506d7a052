import { Uri } from 'vscode';
import {
  BrowserMessageReader,
  BrowserMessageWriter,
  LanguageClient,
  type ServerOptions,
} from 'vscode-languageclient/browser';
import { extensionOf } from './client.js';

/** What browsers have, and this project's other code does not run in. */
declare const Worker: new (address: string) => WebWorker;
type WebWorker = Extract<Awaited<ReturnType<Extract<ServerOptions, () => unknown>>>, { terminate(): void }>;

/**
 * On the web: the same server in a worker beside the page, a new one for each start. Its messages are taken here: VS Code puts a
 * function of its own in the place of `Worker`, of which no worker is an instance, and the client knows workers by that alone.
 */
export const { activate, deactivate } = extensionOf((context, { id, name }, options) => {
  const address = Uri.joinPath(context.extensionUri, 'servidor.web.js').toString(true);
  const start = async () => {
    const worker = new Worker(address);
    return { reader: new BrowserMessageReader(worker), writer: new BrowserMessageWriter(worker) };
  };
  return new LanguageClient(id, name, start, options);
});
