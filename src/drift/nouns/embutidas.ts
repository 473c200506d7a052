import type { Embutidas } from '../../contract/generated/contract.js';
import type { ChangeRule } from '../change.js';
import type { Difference } from '../difference.js';
import { compareTexts } from '../lists.js';
import { field, type Spot } from '../spot.js';

const embutidaAdded: ChangeRule = {
  id: 'embutida-added',
  level: 'minor',
  title: 'A built-in function is new',
  why: 'Programs with a name of their own like it still use theirs.',
  says: 'The built-in {name} is new.',
  example: [null, 'metade'],
  inverse: ['embutida-removed'],
};

const embutidaRemoved: ChangeRule = {
  id: 'embutida-removed',
  level: 'major',
  title: 'A built-in function is gone',
  why: 'Programs that call it no longer run.',
  says: 'The built-in {name} is gone.',
  example: ['metade', null],
  inverse: ['embutida-added'],
};

export const embutidaRules: readonly ChangeRule[] = [embutidaAdded, embutidaRemoved];

/** Built-in functions are names only, so nothing tells a renamed one from one that went and one that came. */
export function* compareEmbutidas(before: Embutidas, after: Embutidas, file: Spot): Generator<Difference> {
  const rules = { added: embutidaAdded, removed: embutidaRemoved };
  yield* compareTexts(rules, before.funcoes, after.funcoes, field(file, 'funcoes'));
}
