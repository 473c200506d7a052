import { BrowserMessageReader, BrowserMessageWriter, createConnection } from 'vscode-languageserver/browser';
import { serveSent } from './server.js';

/** A worker beside a page: it cannot see which files there are, and calls none of them missing. */
const scope = globalThis as unknown as ConstructorParameters<typeof BrowserMessageReader>[0];
serveSent(createConnection(new BrowserMessageReader(scope), new BrowserMessageWriter(scope)), () => ({
  hasFile: () => true,
}));
