import type { ChangeRule } from '../change.js';

export const routeRules: readonly ChangeRule[] = [];
