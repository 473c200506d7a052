import type { References } from './references.js';
import { isNode, type Node, nodeOf } from './shapes.js';
import { isParameter, METHODS } from './to-31.js';

/** A document without what is told to be left out: parameters that are none, paths that no request has, and operations that an earlier path has. */
export function keptOf(root: Node, references: References): Node {
  const { paths, components } = root;
  const taken = new Map<string, Set<string>>();
  const kept = Object.entries(nodeOf(paths)).flatMap(([template, value]): [string, unknown][] => {
    if (template.startsWith('x-') || !isNode(value)) return [[template, value]];
    if (!template.startsWith('/')) return [];
    const form = template.replace(/\{[^{}]*\}/g, '{}');
    const others = taken.get(form) ?? new Set();
    const item = references.follow(value);
    const isTaken = METHODS.some(method => method in item && others.has(method));
    const left = METHODS.filter(method => method in item && !others.has(method));
    taken.set(form, new Set([...others, ...left]));
    if (!isTaken) return [[template, withParameters(value, references)]];
    const own = Object.entries({ ...item, ...value }).filter(([key]) => key !== '$ref' && !others.has(key));
    return left.length === 0 ? [] : [[template, withParameters(Object.fromEntries(own), references)]];
  });
  const parameters = nodeOf(nodeOf(components).parameters);
  const all = Object.entries(parameters);
  const named = all.filter(([, each]) => isKept(each, references));
  return {
    ...root,
    ...(isNode(paths) && { paths: Object.fromEntries(kept) }),
    ...(named.length < all.length && {
      components: { ...nodeOf(components), parameters: Object.fromEntries(named) },
    }),
  };
}

/** A path with the parameters of itself and of its operations that are some. */
function withParameters(item: Node, references: References): Node {
  const own = listed(item, references);
  const operations = METHODS.flatMap(method =>
    isNode(item[method]) ? [[method, listed(item[method], references)]] : [],
  );
  return { ...own, ...Object.fromEntries(operations) };
}

function listed(node: Node, references: References): Node {
  const { parameters } = node;
  if (!Array.isArray(parameters)) return node;
  return { ...node, parameters: parameters.filter(each => isKept(each, references)) };
}

/** What refers to where nothing is asked stays as it is. */
function isKept(parameter: unknown, references: References): boolean {
  const meant = references.follow(parameter);
  return isParameter(meant) || ('$ref' in nodeOf(parameter) && Object.keys(meant).length === 0);
}
