import { textOf } from '../../repository/readable.js';
import type { Repository } from '../../repository/repository.js';
import { isPlaceholder, type Said, VERSION, versionText } from './said.js';

const HEADERS = '{,src/,include/,include/*/,lib/}*.{h,hpp}';
const MAX_HEADERS = 300;
const SKIPPED = /(^|\/)(tests?|examples?|deps|vendor|third_?party|external|extlib)\//i;

/** `#define LUA_VERSION_MAJOR "5"`: the macros of a version, by the name that the project has. */
export function cMacros(repository: Repository, names: readonly string[]): Said | undefined {
  const own = names.map(name =>
    name
      .toUpperCase()
      .replace(/[^A-Z0-9]+/g, '_')
      .replace(/[\d_]+$/, ''),
  );
  for (const path of repository
    .glob(HEADERS)
    .filter(each => !SKIPPED.test(each))
    .slice(0, MAX_HEADERS)) {
    const text = textOf(repository, path) ?? '';
    for (const name of own.filter(each => each !== '')) {
      const macro = (suffix: string) =>
        new RegExp(`^[ \\t]*#[ \\t]*define[ \\t]+${name}_?(${suffix})[ \\t]+"?([\\w.]+)"?`, 'm').exec(text);
      const whole = macro('VERSION|VERSION_STRING|RELEASE|VERSION_STR');
      if (whole && VERSION.test(whole[2] ?? '') && !isPlaceholder(whole[2] ?? ''))
        return {
          version: {
            spec: {
              table: `${path}#${whole[0]
                .trim()
                .split(/\s+/)
                .find(part => part.startsWith(name))}`,
            },
            why: `${path} defines it.`,
          },
        };
      const parts = ['MAJOR', 'MINOR', 'RELEASE|PATCH|MICRO'].map(
        part => macro(`VERSION_(?:${part})(?:_N)?|(?:${part})_VERSION`)?.[2],
      );
      if (parts.slice(0, 2).every(part => /^\d+$/.test(part ?? '')))
        return { version: versionText(path, parts.filter(part => /^\d+$/.test(part ?? '')).join('.')) };
    }
  }
  return undefined;
}
