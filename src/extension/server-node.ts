import { fileURLToPath } from 'node:url';
import { createConnection, StreamMessageReader, StreamMessageWriter } from 'vscode-languageserver/node';
import { surroundingsOf } from '../commands/surroundings.js';
import { serveSent } from './server.js';

/** A program that the extension starts where VS Code runs on a computer: it ends with whoever started it. */
process.stdin.on('end', () => process.exit(0));
serveSent(
  createConnection(new StreamMessageReader(process.stdin), new StreamMessageWriter(process.stdout)),
  // A text that is no file yet may be put anywhere.
  uri => (uri.startsWith('file:') ? surroundingsOf(fileURLToPath(uri)) : { hasFile: () => true }),
);
