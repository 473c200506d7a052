import type { InFront } from '../languages/language.js';
import type { Node } from '../syntax/node.js';
import { contains } from '../syntax/nodes.js';
import type { BoundName, SourceFile } from '../syntax/source-file.js';
import type { CallSite, Site } from './environment.js';

/**
 * What a use of a name means that runs in front of its definition: `there` where it runs behind it, where the language says that
 * the definition holds all the same, or where it is not known when either runs.
 */
export function inFront({ binding, scope }: BoundName, at: Node, site: Site): InFront {
  const { node } = binding;
  const { file } = site;
  const meaning = file.language.scopes.inFront?.(node, scope === file.root.id) ?? 'there';
  if (meaning === 'there') return meaning;
  const around = scopeAround(node, scope, file);
  const place = around && momentOf(at, scope, site);
  if (!place || !contains(around, place)) return 'there';
  const isOwn =
    meaning === 'around' &&
    binding.kind === 'value' &&
    'id' in binding.value &&
    contains(binding.value, place);
  return isOwn || node.startIndex >= place.endIndex ? meaning : 'there';
}

/** The scope that a definition is for, where it runs with the code of that scope. */
function scopeAround(definition: Node, scope: number, file: SourceFile): Node | undefined {
  for (let node: Node | null = definition; node; node = node.parent) {
    if (node.id === scope) return node;
    if (isLater(node, file) && node !== definition) return undefined;
  }
  return undefined;
}

/** The part of a scope's own code during which a use runs: the use, or the call of the functions around it; undefined where that is not known. */
export function momentOf(at: Node, scope: number, { file, env }: Site): Node | undefined {
  let place = at;
  let known = env;
  for (let node = at.parent; node && node.id !== scope; node = node.parent) {
    if (!isLater(node, file)) continue;
    const { id } = node;
    while (known && !(known.file === file && known.owner.id === id)) known = known.outer;
    const called: CallSite | undefined = known?.calledAt;
    if (called?.site.file !== file) return undefined;
    place = called.node;
    known = called.site.env;
    node = place;
  }
  return place;
}

function isLater(node: Node, { language: { scopes } }: SourceFile): boolean {
  return scopes.deferred.has(node.type) || scopes.isDeferred?.(node) === true;
}
