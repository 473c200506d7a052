import { partsOf, type Route } from '../server/index.js';
import type { ApiDocument } from './document.js';
import { ANY, WEBSOCKET } from './methods.js';

/** A route that never runs, and the earlier one that matches all that it could. */
export interface Shadowed {
  readonly route: Route;
  readonly by: Route;
}

/** What stands between two slashes: a parameter, the rest of a path, or anything else as text without names. */
type Segment = { readonly kind: 'parameter' | 'rest' } | { readonly kind: 'other'; readonly shape: string };

interface Path {
  readonly segments: readonly Segment[];
  readonly slash: boolean;
}

/** Earlier routes of one method, by segment; the first one of each place. */
interface Node {
  readonly others: Map<string, Node>;
  parameter?: Node;
  rest?: Route;
  /** Without and with a slash at the end, which a request may have more than the route, but not less. */
  end?: Route;
  endWithSlash?: Route;
}

/**
 * Routes of a server file that an earlier one takes all requests of, as the first that matches answers, whatever stands in
 * its path (reference-language.md §3.7): `/itens/:id` takes those of `/itens/novo`. Servers that are lists may choose
 * otherwise; so may those of other languages, whose routes say whether they take all, and have slashes as they are written.
 */
export function shadowedRoutes({ routes }: ApiDocument): Shadowed[] {
  const roots = new Map<string, Node>();
  const shadowed: Shadowed[] = [];
  for (const { route } of routes) {
    if (route.origin === 'list' || route.origin === 'document') continue;
    const { method, path } = route;
    const found = pathOf(path);
    const exact = isExact(route);
    const by = [method, ...(method === WEBSOCKET ? [] : [ANY])]
      .map(each => roots.get(each))
      .map(root => root && taking(root, found, exact))
      .find(each => each !== undefined);
    if (by) shadowed.push({ route, by });
    if (route.certainty !== 'sure' || (isExact(route) && !route.takesAll)) continue;
    const root = roots.get(method) ?? { others: new Map() };
    roots.set(method, root);
    add(root, found, route);
  }
  return shadowed;
}

/** Whether a path with a slash at its end is another one than that without. */
function isExact({ origin }: Route): boolean {
  return origin === 'framework';
}

function pathOf(path: string): Path {
  const texts = path.split('/').slice(1);
  // The empty path is `/` without its slash.
  const slash = path === '' || texts.at(-1) === '';
  if (slash) texts.pop();
  return { slash, segments: texts.map((text, i) => segmentOf(text, i === texts.length - 1 && !slash)) };
}

function segmentOf(text: string, last: boolean): Segment {
  const parts = partsOf(text);
  const [only] = parts;
  if (parts.length === 1 && only?.kind === 'parameter' && (last || !only.rest))
    return { kind: only.rest ? 'rest' : 'parameter' };
  const shape = parts.map(part => (part.kind === 'literal' ? part.text : part.rest ? '/*' : '/:')).join('');
  return { kind: 'other', shape };
}

function add(root: Node, { segments, slash }: Path, route: Route): void {
  let node = root;
  for (const segment of segments) {
    if (segment.kind === 'rest') {
      node.rest ??= route;
      return;
    }
    node = childOf(node, segment);
  }
  if (slash) node.endWithSlash ??= route;
  else node.end ??= route;
}

function childOf(node: Node, segment: Segment): Node {
  if (segment.kind !== 'other') {
    node.parameter ??= { others: new Map() };
    return node.parameter;
  }
  const child = node.others.get(segment.shape) ?? { others: new Map() };
  node.others.set(segment.shape, child);
  return child;
}

/** An earlier route that takes a path. Which nodes to look at next is kept in a list: a path may have thousands of segments. */
function taking(root: Node, path: Path, exact: boolean): Route | undefined {
  const ahead = [{ node: root, index: 0 }];
  for (let next = ahead.pop(); next; next = ahead.pop()) {
    const { node, index } = next;
    const segment = path.segments[index];
    const taken = segment
      ? node.rest
      : path.slash
        ? ((exact ? undefined : node.end) ?? node.endWithSlash ?? node.rest)
        : node.end;
    if (taken) return taken;
    if (segment === undefined || segment.kind === 'rest') continue;
    if (node.parameter && isText(segment)) ahead.push({ node: node.parameter, index: index + 1 });
    const other = segment.kind === 'other' ? node.others.get(segment.shape) : undefined;
    if (other) ahead.push({ node: other, index: index + 1 });
  }
  return undefined;
}

/** Whether a parameter takes it: something that is not empty, and has no slash. */
function isText(segment: Segment): boolean {
  return (
    segment.kind === 'parameter' ||
    (segment.kind === 'other' && segment.shape !== '' && !segment.shape.includes('/*'))
  );
}
