import type { Site } from '../../evaluate/environment.js';
import type { Evaluator } from '../../evaluate/evaluator.js';
import { changesOf } from '../../syntax/changes-of.js';
import type { Node } from '../../syntax/node.js';
import type { SourceFile } from '../../syntax/source-file.js';

/** Imports through imports that are followed. */
const MAX_DEPTH = 8;

/** Another name of a type. */
export interface TypeAlias {
  readonly name: string;
  /** The type; `lazy` for what `type X = …` makes, which is a thing of its own. */
  readonly value: Node | 'lazy';
  /** Where the names in it are looked up. */
  readonly site: Site;
}

/** What a name at the top of a file stands for, where that is one assignment that nothing changes, or imported from one. */
export function typeAlias(
  name: string,
  file: SourceFile,
  evaluator: Evaluator,
  depth = 0,
): TypeAlias | undefined {
  const [only, ...others] = file.bindings(name).filter(({ binding }) => !binding.member);
  const isTop = only?.scope === file.root.id;
  const isOne = isTop && others.every(({ scope }) => scope !== file.root.id);
  if (!only || !isOne || changesOf(file, name, only).length > 0 || depth > MAX_DEPTH) return undefined;
  const { binding } = only;
  const site: Site = { file, env: undefined };
  if (binding.node.type === 'type_alias_statement') return { name, value: 'lazy', site };
  if (binding.kind === 'value')
    return 'id' in binding.value ? { name, value: binding.value, site } : undefined;
  const source = binding.kind === 'import' ? evaluator.names.source(binding.specifier, file) : undefined;
  return source && binding.name != null ? typeAlias(binding.name, source, evaluator, depth + 1) : undefined;
}

/** Whether a function or class around a node has the name for itself. */
export function isShadowed(name: string, at: Node, file: SourceFile): boolean {
  const inner = file.bindings(name).filter(({ binding, scope }) => !binding.member && scope !== file.root.id);
  if (inner.length === 0) return false;
  const around = file.scopesAround(at);
  return inner.some(({ scope }) => around.includes(scope));
}
