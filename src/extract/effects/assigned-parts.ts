import type { Importer } from '../evaluate/modules.js';

const names = new WeakMap<Importer, ReadonlySet<string>>();
const adding = new WeakMap<Importer, ReadonlySet<string>>();

/** Whether the text of a file gives a member of this name another value. */
export function assignsMember(user: Importer, name: string): boolean {
  let known = names.get(user);
  if (!known) {
    known = new Set([...user.text.matchAll(/\.([\w$]+)\s*=(?![=>])/g)].map(([, each = '']) => each));
    names.set(user, known);
  }
  return known.has(name);
}

/** Whether the text of a file may give what it has from another one more parts, or take some away. */
export function mayAddParts(user: Importer, path: string): boolean {
  let known = adding.get(user);
  if (!known) {
    known = writtenModules(user.text);
    adding.set(user, known);
  }
  if (known.size === 0) return false;
  const [file = '', folder = ''] = path.split('/').reverse();
  const name = file.replace(EXTENSION, '');
  if (known.has(name)) return true;
  return name === 'index' && [folder, '.', '..'].some(each => known?.has(each));
}

const EXTENSION = /\.[cm]?[jt]sx?$/;
const DIRECTLY =
  /\brequire\(\s*["']([^"'\n]+)["']\s*\)(?:\.[\w$]+|\[[^\]\n]*\])\s*=(?![=>])|\b(?:Object\.(?:assign|definePropert(?:y|ies))|Reflect\.set)\(\s*require\(\s*["']([^"'\n]+)["']/g;
const REQUIRED = /(?<![\w$])([\w$]+)\s*=\s*require\(\s*["']([^"'\n]+)["']/g;
const WRITTEN =
  /(?<![\w$.])([\w$]+)(?:\.[\w$]+|\[[^\]\n]*\])\s*=(?![=>])|\b(?:delete\s+|(?:Object\.(?:assign|definePropert(?:y|ies))|Reflect\.set)\(\s*)([\w$]+)/g;

/** The last parts of the specifiers of modules to whose members a text gives values. */
function writtenModules(text: string): ReadonlySet<string> {
  const found = new Set<string>();
  const add = (specifier: string) => found.add((specifier.split('/').at(-1) ?? '').replace(EXTENSION, ''));
  for (const [, one, other] of text.matchAll(DIRECTLY)) add(one ?? other ?? '');
  const modules = new Map<string, string>();
  for (const [, name = '', specifier = ''] of text.matchAll(REQUIRED)) modules.set(name, specifier);
  if (modules.size === 0) return found;
  for (const [, target, other] of text.matchAll(WRITTEN)) {
    const specifier = modules.get(target ?? other ?? '');
    if (specifier !== undefined) add(specifier);
  }
  return found;
}
