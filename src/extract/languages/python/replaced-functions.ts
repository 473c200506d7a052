/** `builtins.len = …`, `setattr(builtins, "len", …)`: what a name of Python's own means from then on. */
export function replacedFunctions(text: string): ReadonlySet<string> {
  if (!text.includes('builtins')) return NONE;
  return new Set([...text.matchAll(SETTING)].map(([, assigned, set]) => assigned ?? set ?? ''));
}

const NONE: ReadonlySet<string> = new Set();
const SETTING =
  /\b(?:__)?builtins(?:__)?\.(\w+)\s*=(?!=)|\bsetattr\(\s*(?:__)?builtins(?:__)?\s*,\s*["'](\w+)/g;
