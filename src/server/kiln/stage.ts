import type { Value } from '../evaluate/value.js';
import type { Answer, Gap, Read, Validation } from '../route.js';
import type { ByAddress } from './addresses.js';
import type { Asks } from './failures.js';

/** What one middleware, or a handler, answers. */
export interface Stage {
  readonly answers: readonly Answer[];
  /** Why it may answer otherwise, too. */
  readonly unread: readonly Gap[];
  /** Whether it may raise an error. */
  readonly raises: boolean;
  /** The methods of which it answers every request itself, so that nothing behind it is asked; all of them for `*`. */
  readonly ends: readonly string[];
  /** The same of what runs behind a route, by the status of the answer that it gets. */
  readonly ofStatus?: ReadonlyMap<number, Stage>;
  /** The same for the requests of one route, where it asks what they ask for. */
  readonly at?: ByAddress<Stage>;
  /** Headers that answers get of it, with their values where these are constants. */
  readonly adds?: Headers;
  /** Whether it sends a success once more to who asks for it by its key, and says so. */
  readonly replays?: boolean;
  /** What it reads of requests. */
  readonly reads?: readonly Read[];
  /** Its own checks, and whether it fails for a body without fields; undefined for what is no function of the program. */
  readonly asks?: Asks;
  /** What it refuses requests by, in the words of the framework. */
  readonly validation?: Validation;
  /** The scheme of authorization that it asks for. */
  readonly scheme?: string;
  /** What a request has to carry, where that is told of it without anything else. */
  readonly demand?: Demand;
}

export type Headers = ReadonlyMap<string, Value>;

/** What a middleware of the library lets pass. */
export type Demand =
  | { readonly kind: 'credential'; readonly scheme: string; readonly verifier: Value }
  | { readonly kind: 'token'; readonly header: string; readonly field: string }
  | { readonly kind: 'size'; readonly limit: number };

export const SILENT: Stage = { answers: [], unread: [], raises: false, ends: [] };
