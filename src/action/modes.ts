import { apiDocsMode } from './api-docs.js';
import { buildMode } from './build.js';
import { checkMode } from './check.js';
import { consumeMode } from './consume.js';
import type { Mode } from './mode.js';
import { monitorMode } from './monitor.js';
import { previewMode } from './preview.js';
import { commentMode } from './report-comment.js';
import { validateMode } from './validate.js';
import { verifyMode } from './verify.js';

/** Every mode of the action, by the name that users write. */
export const MODES = {
  build: buildMode,
  check: checkMode,
  comment: commentMode,
  consume: consumeMode,
  monitor: monitorMode,
  preview: previewMode,
  validate: validateMode,
  verify: verifyMode,
  'api-docs': apiDocsMode,
} as const satisfies Record<string, Mode>;
