import { buildMode } from './build.js';
import { checkMode } from './check.js';
import type { Mode } from './mode.js';
import { validateMode } from './validate.js';

/** Every mode of the action, by the name that users write. */
export const MODES = {
  build: buildMode,
  check: checkMode,
  validate: validateMode,
} as const satisfies Record<string, Mode>;
