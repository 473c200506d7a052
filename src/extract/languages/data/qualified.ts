import type { Node } from '../../syntax/node.js';
import type { Values } from './language-data.js';

/** A function of a library by its full name: of `set k` below `open Array` it is `Array.set`, of `A.set` where `A` is `Array`, too. */
export function qualified({ text, tree }: Node, known: readonly string[], { modules }: Values): string {
  if (!modules || !/^[\w.']+$/.test(text) || known.includes(text)) return text;
  const { text: file } = tree.rootNode;
  const [first = ''] = text.split('.', 1);
  const renamed = new RegExp(modules.renamed.replaceAll('NAME', first)).exec(file)?.[1];
  const opened = [...file.matchAll(new RegExp(modules.opened, 'g'))].flatMap(([, ...names]) =>
    names.flatMap(each => (each === undefined ? [] : `${each}.${text}`)),
  );
  const all = [...(renamed === undefined ? [] : [renamed + text.slice(first.length)]), ...opened];
  return all.find(each => known.includes(each)) ?? text;
}
