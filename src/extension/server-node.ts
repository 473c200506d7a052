import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createConnection, StreamMessageReader, StreamMessageWriter } from 'vscode-languageserver/node';
import { surroundingsOf } from '../commands/surroundings.js';
import { DATA_FILE, NEXT_FILE } from '../editors/data-files.js';
import { type StartOptions, serveSent } from './server.js';

/** A program that editors start where they run on a computer: it ends with whoever started it. */
process.stdin.on('end', () => process.exit(0));
serveSent(
  createConnection(new StreamMessageReader(process.stdin), new StreamMessageWriter(process.stdout)),
  // A text that is no file yet may be put anywhere.
  uri => (uri.startsWith('file:') ? surroundingsOf(fileURLToPath(uri)) : { hasFile: () => true }),
  beside,
);

/** The data in the folder of this program, for editors that send nothing: Neovim, and whoever starts it by hand. */
function beside(): StartOptions | undefined {
  const read = (name: string) => {
    const path = join(dirname(process.argv[1] ?? ''), name);
    return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
  };
  const dados = read(DATA_FILE);
  return dados && { dados, proxima: read(NEXT_FILE) };
}
