/**
 * Ids that rules and kinds of change had once, with those that they have now. People write ids into their `refdata.yml` and
 * `.refdata-ignore.yml`: one that was ever given goes on meaning the same. `__tests__/rules/ids.txt` has them all.
 */
export const FORMER_IDS: ReadonlyMap<string, string> = new Map([['api-docs-stale', 'description-stale']]);

/** The id that a rule has now, of one that it has or had. */
export function presentId(id: string): string {
  return FORMER_IDS.get(id) ?? id;
}

/** Settings by ids that rules have or had, by those that they have now; what is said by the present id counts. */
export function byPresentId<Setting>(settings: Readonly<Record<string, Setting>>): Record<string, Setting> {
  const renamed = Object.entries(settings).map(([id, setting]) => [presentId(id), setting] as const);
  const present = Object.entries(settings).filter(([id]) => !FORMER_IDS.has(id));
  return Object.fromEntries([...renamed, ...present]);
}
