import { formatPlace } from '../findings/finding.js';
import { UserError } from '../findings/user-error.js';
import type { SourcePlace } from './route.js';

/** A file of routes that cannot be read at all; the message begins with `file:line:column`. */
export class ServerSourceError extends UserError {
  constructor(
    readonly place: SourcePlace,
    /** What is wrong, as a sentence. */
    readonly reason: string,
    remedy: string,
    options: { cause?: unknown } = {},
  ) {
    super(`${formatPlace(place)}: ${reason}`, remedy, options);
  }
}
