/**
 * What the entries in `dist/` have in common: one bundle, of which each loads what it needs.
 * `scripts/build.mjs` writes those entries.
 */
export const action = () => import('./action.js');
export const cli = () => import('./cli.js');
export const library = () => import('./index.js');
