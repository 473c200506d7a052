/** What a language server can be asked to do, each of which can be left out. */
export const FEATURES = [
  'completion',
  'hover',
  'signature',
  'links',
  'symbols',
  'folding',
  'tokens',
  'diagnostics',
  'fixes',
] as const;

export type Feature = (typeof FEATURES)[number];
export type Features = ReadonlySet<Feature>;
export const ALL_FEATURES: Features = new Set(FEATURES);
