const PARAMETER = /[:*]([A-Za-z_][\p{L}\p{N}_]*)/gu;

/**
 * Names of the parameters of a path, in order of appearance, repeats included: `:name` and `*name` anywhere in it
 * (reference-language.md §3.7).
 */
export function parametersOf(path: string): string[] {
  return !/[:*]/.test(path) ? [] : Array.from(path.matchAll(PARAMETER), match => match[1] as string);
}
