import type { Frame } from '../evaluate/frame.js';
import { byAddress } from './addresses.js';
import type { App } from './app.js';
import { followAround } from './follow-around.js';
import { followAt, forgetChanges, type Handler } from './handlers.js';

/** Follows the handlers of these servers, and what stands around them. Nothing else comes of it. */
export function followHandlers(apps: readonly App[], frame: Frame): void {
  const { session } = frame;
  session.aside(() => {
    const all = apps.flatMap(handlersOf);
    // What one changes of the program's own, others find changed, in whatever order they are asked.
    for (const handler of all) forgetChanges(handler, frame);
    for (const handler of all)
      handler.followed ??= byAddress(frame, address => followAt(handler, frame, address));
    for (const app of apps.flatMap(withGroups)) followAround(app, frame);
  });
}

function handlersOf(app: App): Handler[] {
  return withGroups(app).flatMap(({ routes }) => routes.flatMap(({ handler }) => handler ?? []));
}

function withGroups(app: App): App[] {
  return [app, ...app.groups.map(({ child }) => child)];
}
