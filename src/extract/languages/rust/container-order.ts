import { byBytes } from '../../evaluate/order.js';
import type { Order } from '../../evaluate/value.js';

/** How a run goes through a container, by its type. */
export function orderOf(type: string): Order {
  return type.startsWith('BTree') ? byBytes : type.startsWith('Index') ? 'written' : 'unknown';
}
