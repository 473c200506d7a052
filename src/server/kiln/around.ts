import type { Frame } from '../evaluate/frame.js';
import { isA, type Value } from '../evaluate/value.js';
import type { SourcePlace } from '../route.js';
import type { App } from './app.js';
import { cleanPrefix } from './mount.js';
import { addValidation } from './registrations.js';

/** Puts a middleware behind those that an app has. */
export function addMiddleware(app: App, value: Value, place: SourcePlace, frame: Frame): void {
  if (isA(value, 'validator')) addValidation(app, value.validation, place, frame);
  if (isOwn(app, frame)) app.middleware.push({ value, place });
}

/** Puts a function behind those that are asked when the answer is there. */
export function addHook(app: App, value: Value, place: SourcePlace, frame: Frame): void {
  if (isOwn(app, frame)) app.hooks.push({ value, place });
}

export function addAssets(app: App, prefix: Value, place: SourcePlace, frame: Frame): void {
  if (!isOwn(app, frame)) return;
  app.assets.push({ prefix: typeof prefix === 'string' ? cleanPrefix(prefix) : undefined, place });
}

/** `Kiln.templates` and `views`: the last folder holds. */
export function setTemplates(app: App, folder: Value, frame: Frame): void {
  if (isOwn(app, frame)) app.templates = folder;
}

/** `Kiln.on_error`: the last one of a status holds. */
export function addErrorHandler(
  app: App,
  status: Value,
  value: Value,
  place: SourcePlace,
  frame: Frame,
): void {
  if (isOwn(app, frame) && typeof status === 'number') app.errors.set(status, { value, place });
}

/** A walk through an action that nobody calls changes only the apps that are made in it. */
function isOwn(app: App, frame: Frame): boolean {
  return app.walk === frame.session.walk;
}
