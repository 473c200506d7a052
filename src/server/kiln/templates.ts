import type { Frame } from '../evaluate/frame.js';
import type { Value } from '../evaluate/value.js';
import { joined } from '../module-paths.js';
import { App } from './app.js';

/** What the language raises where a template is not there, with the families of it. */
const NO_FILE: readonly string[] = ['FileNotFoundError', 'IOError'];
const NO_FOLDER: readonly string[] = ['ValueError', 'RuntimeError'];

/** Takes down that a handler fails without a template: for sure where its server has no folder of them. */
export function needsTemplate(app: Value, template: Value, { session, source }: Frame): void {
  if (!(app instanceof App)) return;
  const { templates: folder } = app;
  if (folder === undefined) session.breaks(NO_FOLDER);
  if (typeof folder !== 'string' || typeof template !== 'string') return;
  // It is looked for where the program is started: at the root, or in its own folder.
  const bases = [[], source.place(0).file.split('/').slice(0, -1)];
  const files = bases.map(base => joined(base, `${folder}/${template}`.split('/')));
  const isThere = files.some(file => file === undefined || session.readFile(file) !== undefined);
  if (!isThere && !folder.startsWith('/')) session.raises(NO_FILE, false);
}
