import { Mapping } from '../evaluate/value.js';
import type { Node } from '../syntax/node.js';
import type { SourceFile } from '../syntax/source-file.js';
import { OwnFlow, type OwnRunning } from './own-flow.js';
import { Shape } from './state.js';
import type { Effect } from './trail.js';
import type { World } from './world.js';

/** A name that a file gets while it is loaded, and not by a definition at its top; undefined where only a run can tell which. */
export interface MadeName {
  readonly name: string | undefined;
  readonly node: Node;
}

/** Names that a file is given by their texts (`globals()["f"] = …`, `exec`), or by functions that run (`global f`). */
export function madeNames(file: SourceFile, world: World, running: OwnRunning): MadeName[] {
  const { effects } = file.language;
  if (!effects?.outward || file.whole) return [];
  const isTop = (node: Node) => effects.functionAround(node) === null;
  const found: MadeName[] = [];
  for (const name of effects.outward(file.root, file.text)) {
    const declared = world.scopes(file).declarations(file.root, name);
    if (declared.some(({ node }) => isTop(node))) continue;
    const made = declared.find(({ node }) => {
      const fn = effects.functionAround(node);
      return fn && running.runs(file, fn) !== false;
    });
    if (made) found.push({ name, node: made.node });
  }
  if (!effects.mayMakeNames?.(file.text)) return found;
  const flow = new OwnFlow(world, running, new Shape(ALL_NAMES), () => false);
  flow.fromNamespace(file);
  for (const effect of flow.effects) if (effect.file === file) found.push(...namesOf(effect, effects.keyOf));
  return found;
}

const HOLDER = '__dict__';
/** What holds the names of a file, as far as it is followed: not what they stand for. */
const ALL_NAMES = new Mapping([
  { key: HOLDER, value: new Mapping([]), origin: { place: { file: '' }, comment: undefined } },
]);

/** Names that a change of all names of a file makes; none where it takes some away that are written out. */
function namesOf({ path, key, node }: Effect, keyOf: (node: Node) => string | undefined): MadeName[] {
  // What is in a value is no name.
  const [first, ...more] = path;
  if (path.length > 0 && (first !== HOLDER || more.length > 0)) return [];
  if (node.type === 'delete_statement' || TAKING.test(node.text)) return [];
  if (key !== undefined) return [{ name: key, node }];
  const written = writtenNames(node, keyOf);
  return (written ?? [undefined]).map(name => ({ name, node }));
}

const TAKING = /^delattr\(|\.(?:pop|popitem|clear)\([^()]*\)$|\.__delitem__\(/;

/** The names of `setattr(m, "f", …)`, `globals().update(f=…)`, `….update({"f": …})`; undefined where they are not all written out. */
function writtenNames(
  statement: Node,
  keyOf: (node: Node) => string | undefined,
): (string | undefined)[] | undefined {
  const call = statement.type === 'call' ? statement : statement.firstNamedChild;
  const list = call?.childForFieldName('arguments')?.namedChildren ?? [];
  const callee = call?.childForFieldName('function')?.text ?? '';
  if (/(?:^|\.)(?:__)?setattr(?:__)?$|\.__setitem__$|\.setdefault$/.test(callee)) {
    const name = list[/^(?:builtins\.)?setattr$/.test(callee) ? 1 : 0];
    return name ? [keyOf(name)] : undefined;
  }
  if (!callee.endsWith('.update')) return undefined;
  return list.flatMap(each => {
    if (each?.type === 'keyword_argument') return [each.childForFieldName('name')?.text];
    if (each?.type !== 'dictionary') return [undefined];
    return each.namedChildren.map(pair => {
      const key = pair?.childForFieldName('key');
      return key ? keyOf(key) : undefined;
    });
  });
}
