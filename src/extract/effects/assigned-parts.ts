import type { Importer } from '../evaluate/names.js';

const names = new WeakMap<Importer, ReadonlySet<string>>();
const adding = new WeakMap<Importer, boolean>();

/** Whether the text of a file gives a member of this name another value. */
export function assignsMember(user: Importer, name: string): boolean {
  let known = names.get(user);
  if (!known) {
    known = new Set([...user.text.matchAll(/\.([\w$]+)\s*=(?![=>])/g)].map(([, each = '']) => each));
    names.set(user, known);
  }
  return known.has(name);
}

/** Whether the text of a file may give what it has from others more parts, or take some away. */
export function mayAddParts(user: Importer): boolean {
  let known = adding.get(user);
  if (known === undefined) {
    known = DIRECTLY.test(user.text) || addsByName(user.text);
    adding.set(user, known);
  }
  return known;
}

const DIRECTLY =
  /\brequire\([^()\n]*\)(?:\.[\w$]+|\[[^\]\n]*\])\s*=(?![=>])|\b(?:Object\.(?:assign|definePropert(?:y|ies))|Reflect\.set)\(\s*require\(/;

/** The same for names of modules: `const a = require('./a'); a.x = …`. */
function addsByName(text: string): boolean {
  const modules = new Set([...text.matchAll(/([\w$]+)\s*=\s*require\(/g)].map(([, each]) => each));
  if (modules.size === 0) return false;
  const written = text.matchAll(
    /(?<![\w$.])([\w$]+)(?:\.[\w$]+|\[[^\]\n]*\])\s*=(?![=>])|\b(?:delete\s+|(?:Object\.(?:assign|definePropert(?:y|ies))|Reflect\.set)\(\s*)([\w$]+)/g,
  );
  for (const [, target, other] of written) if (modules.has(target ?? other)) return true;
  return false;
}
