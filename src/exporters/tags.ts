/** What generators of clients make classes and files of: a letter, then letters, digits and `_`. */
const NAME = /^[A-Za-z][A-Za-z0-9_-]*$/;
const ELSE = 'grupo';

/** The names of tags by their groups, in the order of these: each is the name of a class in every language. */
export function tagNames(groups: readonly string[]): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  const taken = new Set<string>();
  for (const group of groups) {
    if (names.has(group)) continue;
    const plain = plainName(group);
    let name = plain;
    // Names of classes are told apart without their signs.
    for (let number = 2; taken.has(classOf(name)); number += 1) name = `${plain}_${number}`;
    taken.add(classOf(name));
    names.set(group, name);
  }
  return names;
}

function plainName(group: string): string {
  if (NAME.test(group)) return group;
  const plain = decoded(group)
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replace(/[^A-Za-z0-9_-]+/g, '_')
    .replace(/^[_-]+|[_-]+$/g, '');
  if (plain === '') return ELSE;
  return NAME.test(plain) ? plain : `${ELSE}_${plain}`;
}

function classOf(name: string): string {
  return name.replace(/[_-]/g, '').toLowerCase();
}

/** What an address writes with a percent sign. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
