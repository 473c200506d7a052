const TYPES =
  'Array|BigInt|Boolean|Date|Function|Map|Number|Object|Promise|RegExp|Set|String|Symbol|WeakMap|WeakSet';

/** `String.prototype.trim = …` (`.trim`), `Object.keys = …` (`Object.keys`), `globalThis.String = …` (`String`). */
export function replacedFunctions(text: string): ReadonlySet<string> {
  const names = new Set<string>();
  for (const [, type, isMethod, assigned, defined] of text.matchAll(SETTING)) {
    const name = assigned ?? defined ?? '';
    if (isMethod) names.add(`.${name}`);
    else names.add(type && !/^(globalThis|global|window|self)$/.test(type) ? `${type}.${name}` : name);
  }
  return names;
}

const SETTING = new RegExp(
  `(?<![\\w.$])(globalThis|global|window|self|${TYPES})(\\.prototype)?(?:\\.(\\w+)\\s*=(?![=>])|\\s*,\\s*['"](\\w+)['"]\\s*,)`,
  'g',
);
