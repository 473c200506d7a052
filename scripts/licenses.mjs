import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const MODULES = '/node_modules/';
/** Files in which a package states its licence. */
const TERMS = /^(licen[cs]e|copying|notice)([.-]|$)/i;

/**
 * The licences of all packages whose code is in a bundle, by name and version, those with the same text together, from what the
 * bundler says of its modules (webpack's stats). Each version of a package counts: ncc's own list has one for each name, and which one is up to chance.
 */
export function licensesOf(stats) {
  const packages = [...new Set(packageFolders(stats.modules))].map(folder => {
    const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    const files = readdirSync(folder).filter(file => TERMS.test(file));
    const texts = files.sort().map(file => readFileSync(join(folder, file), 'utf8').replace(/\r\n?/g, '\n'));
    return { title: `${name} ${version}`, license: license ?? 'see below', texts };
  });
  const byTerms = new Map();
  for (const title of [...new Set(packages.map(each => each.title))].sort()) {
    const { license, texts } = packages.findLast(each => each.title === title);
    const terms = [license, ...texts.map(text => text.trim())].join('\n');
    byTerms.set(terms, [...(byTerms.get(terms) ?? []), title]);
  }
  return [...byTerms]
    .map(([terms, titles]) => [...titles, terms].join('\n'))
    .join('\n\n')
    .concat('\n');
}

/** Folders of the packages that modules are from, also of those that were put together into one. */
function* packageFolders(modules = []) {
  for (const { nameForCondition, modules: inner } of modules) {
    const path = (nameForCondition ?? '').replaceAll('\\', '/');
    const start = path.lastIndexOf(MODULES) + MODULES.length;
    if (start >= MODULES.length) {
      const [scope, name] = path.slice(start).split('/');
      yield path.slice(0, start) + (scope.startsWith('@') ? `${scope}/${name}` : scope);
    }
    yield* packageFolders(inner);
  }
}
