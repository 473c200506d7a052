import type { Node } from '../../syntax/node.js';
import type { Change } from '../language/binding.js';
import { changeBy } from './single-changes.js';
import { loopAround, stepsChange } from './steps.js';

/** How what is around a use of a name changes its value; null where it does not. Of a loop, that is all that the loop does. */
export function change(name: Node): Change | null {
  const one = changeBy(name);
  if (!one) return null;
  const loop = loopAround(name);
  return (loop && stepsChange(loop, name.text)) ?? one;
}
