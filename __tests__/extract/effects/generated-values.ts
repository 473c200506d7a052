import type * as fc from 'fast-check';
import { values as c } from './values/c.js';
import { values as cpp } from './values/cpp.js';
import type { ValueTable } from './values/forms.js';
import { values as go } from './values/go.js';
import { values as java } from './values/java.js';
import { values as rust } from './values/rust.js';

/** Tables whose values are written in every form that a language has for literals. */
export const GENERATED_VALUES = { go, java, c, cpp, rust } as const satisfies Record<
  string,
  fc.Arbitrary<ValueTable>
>;
