import { byCodeUnits } from '../../evaluate/order.js';
import type { Order } from '../../evaluate/value.js';

/** How a run goes through a container of the library, by what makes it. */
export function orderOf(made: string): Order {
  if (/^(?:Tree|ConcurrentSkipList)/.test(made)) return byCodeUnits;
  return /^(?:Linked|Immutable)|List$|^Vector$/.test(made) ? 'written' : 'unknown';
}
