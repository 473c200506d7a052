import type { Check } from './contract-point.js';
import { fileChecks } from './files.js';
import { headerChecks } from './headers.js';
import { methodChecks } from './methods.js';

/** All checks, in the order in which they are reported. */
export const CHECKS: readonly Check[] = [...fileChecks, ...headerChecks, ...methodChecks];
