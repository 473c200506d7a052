import { Mapping } from '../evaluate/value.js';
import { changesOf } from '../syntax/changes-of.js';
import type { Node } from '../syntax/node.js';
import type { BoundName, SourceFile } from '../syntax/source-file.js';
import { mayAddParts } from './assigned-parts.js';
import { givers } from './definitions.js';
import { Flow } from './flow.js';
import { OwnFlow, type OwnRunning } from './own-flow.js';
import type { Running } from './running.js';
import { isWhole, Shape } from './state.js';
import type { Effect } from './trail.js';
import type { World } from './world.js';

/** A name that a file gets while it is loaded, and not by a definition at its top; undefined where only a run can tell which. */
export interface MadeName {
  readonly name: string | undefined;
  readonly node: Node;
  /** It is no name of the file itself: others have it as a part of what the file gives them. */
  readonly isPart?: boolean;
  /** Where that stands, unless in the file itself. */
  readonly file?: SourceFile;
}

/** Names that a file is given by their texts (`globals()["f"] = …`, `exec`), or by functions that run (`global f`). */
export function madeNames(
  file: SourceFile,
  world: World,
  running: OwnRunning,
  everywhere: Running,
): MadeName[] {
  const { effects } = file.language;
  if (effects?.givenWhole) return file.whole ? [] : givenParts(file, world, running, everywhere);
  if (!effects?.outward || file.whole) return [];
  const found: MadeName[] = [];
  for (const name of effects.outward(file.root, file.text)) {
    const made = world
      .scopes(file)
      .declarations(file.root, name)
      .find(({ node }) => {
        const fn = effects.functionAround(node);
        return fn && (running.runs(file, fn) || everywhere.runs(file, fn) !== false);
      });
    if (made) found.push({ name, node: made.node });
  }
  found.push(...givenNames(file, world, running, everywhere, effects.keyOf));
  if (!effects.mayMakeNames?.(file.text)) return found;
  const flow = new OwnFlow(world, running, everywhere, new Shape(ALL_NAMES, isOfFile));
  flow.fromNamespace(file);
  for (const effect of flow.effects) if (effect.file === file) found.push(...namesOf(effect, effects.keyOf));
  return found;
}

/** Names that a file gets from those that import it: `import a; a.f = late`. */
function givenNames(
  file: SourceFile,
  world: World,
  own: OwnRunning,
  everywhere: Running,
  keyOf: (node: Node) => string | undefined,
): MadeName[] {
  // What begins so is for nobody else, by the custom of such languages; or it is no name of the file's own making.
  const isKnown = (name: string) =>
    name.startsWith('_') || world.scopes(file).declarations(file.root, name).length > 0;
  const users = givers(file, world, isKnown);
  if (users.length === 0) return [];
  const flow = new OwnFlow(world, own, everywhere, new Shape(ALL_NAMES, isOfFile));
  flow.through(users);
  flow.fromExport(file, 'module.exports');
  return flow.effects
    .filter(({ isEscape, file: where }) => !isEscape && where !== file)
    .flatMap(effect => namesOf(effect, keyOf))
    .filter(({ name }) => name === undefined || !isKnown(name));
}

/** Parts that what a file gives others gets by other ways than its definitions: in loops, functions, under names of its own. */
function givenParts(file: SourceFile, world: World, own: OwnRunning, everywhere: Running): MadeName[] {
  const { effects } = file.language;
  if (!effects) return [];
  const users = world.modules.importers(file).filter(user => mayAddParts(user, file.path));
  const shape = new Shape(new Mapping([]), isWhole);
  const flow =
    users.length > 0
      ? new Flow(world, everywhere, shape, () => false)
      : new OwnFlow(world, own, everywhere, shape);
  const wholes = effects.givenWhole?.(file.root, file.text) ?? [];
  for (const node of wholes) flow.fromUse(file, node);
  const replaced = wholes
    .filter(node => effects.names.has(node.type) === false && effects.use(node).kind === 'replaced')
    .filter(node => !file.wholeExports().some(({ name }) => name.parent?.id === node.id))
    .map(node => ({ name: undefined, node, isPart: true }));
  const applied = new Set<number>();
  for (const { binding } of file.wholeExports()) {
    const { name } = binding.kind === 'value' && 'id' in binding.value ? named(binding.value, file) : NOTHING;
    if (!name) continue;
    flow.fromVariable(world.scopes(file).variable(name.name), name.name, { path: [], wrap: [] });
    for (const { change } of changesOf(file, name.name.text, name)) applied.add(change.node.id);
  }
  if (users.length > 0) flow.fromExport(file, 'module.exports');
  // Code that is a text.
  const made = world
    .reflections(file)
    .filter(({ holds }) => holds !== undefined && /(?<![\w$.])(?:module\.)?exports\b/.test(holds))
    .map(({ node }) => ({ name: undefined, node, isPart: true }));
  const parts = flow.effects
    .filter(({ path, node, isEscape }) => {
      if (path.length > 0 || applied.has(node.id) || effects.givesParts?.(node)) return false;
      // Whoever has a function calls it: only the object itself is asked for what becomes of it.
      return !isEscape || wholes.some(whole => whole.id === node.id);
    })
    .flatMap(({ key, node, file: where }) =>
      (key === undefined ? (assignedNames(node, effects.keyOf) ?? [undefined]) : [key]).map(name => ({
        name,
        node,
        file: where,
        isPart: true,
      })),
    )
    .filter(({ name }) => name !== '__esModule');
  return [...made, ...replaced, ...parts];
}

/** Members that a class gets while its file is loaded, and neither by its body nor by a plain statement at the top. */
export function madeMembers(
  bound: BoundName,
  file: SourceFile,
  world: World,
  own: OwnRunning,
  everywhere: Running,
): MadeName[] {
  const { effects } = file.language;
  const name = bound.name.text;
  if (file.whole || !effects?.mayAddMembers?.(name, file.text)) return [];
  const entry = { key: PROTOTYPE, value: new Mapping([]), origin: file.origin(bound.name) };
  const flow = new OwnFlow(world, own, everywhere, new Shape(new Mapping([entry]), isOfClass));
  flow.fromVariable(world.scopes(file).variable(bound.name), bound.name, { path: [], wrap: [] });
  const plain = new RegExp(`^${name.replace(/\$/g, '\\$&')}(?:\\.prototype)?\\.(?!prototype\\b)[\\w$]+\\s*=`);
  return flow.effects
    .filter(
      ({ path, node }) => isOfClass(path) && !(plain.test(node.text) && node.parent?.id === file.root.id),
    )
    .flatMap(({ key, node }) =>
      (key === undefined ? (assignedNames(node, effects.keyOf) ?? [undefined]) : [key]).map(each => ({
        name: each,
        node,
        isPart: true,
      })),
    );
}

const PROTOTYPE = 'prototype';

/** Whether what has a path has the members of a class. */
function isOfClass([first, ...more]: Effect['path']): boolean {
  return more.length === 0 && (first === undefined || first === PROTOTYPE);
}

const NOTHING = { name: undefined };

/** The name at the top of a file that stands for what it gives others. */
function named(value: Node, file: SourceFile): { name: BoundName | undefined } {
  if (!/^[\w$]+$/.test(value.text)) return NOTHING;
  return { name: file.bindings(value.text).find(({ scope }) => scope === file.root.id) };
}

/** The names of `Object.assign(exports, { a })`, `Object.defineProperty(exports, 'a', …)`, `setattr(C, "a", …)`. */
export function assignedNames(
  statement: Node,
  keyOf: (node: Node) => string | undefined,
): (string | undefined)[] | undefined {
  const call = statement.type === 'expression_statement' ? statement.firstNamedChild : statement;
  const list = call?.childForFieldName('arguments')?.namedChildren ?? [];
  const [, second] = list;
  if (second?.type === 'string') return [keyOf(second)];
  if (second?.type !== 'object') return undefined;
  return second.namedChildren.map(part => {
    const key = part?.childForFieldName('key') ?? part?.childForFieldName('name') ?? part;
    return key ? keyOf(key) : undefined;
  });
}

const HOLDER = '__dict__';
/** What holds the names of a file, as far as it is followed: not what they stand for. */
const ALL_NAMES = new Mapping([
  { key: HOLDER, value: new Mapping([]), origin: { place: { file: '' }, comment: undefined } },
]);

/** Whether what has a path has the names of a file: what is in a value is no name. */
function isOfFile(path: Effect['path']): boolean {
  return isWhole(path) || (path.length === 1 && path[0] === HOLDER);
}

/** Names that a change of all names of a file makes; none where it takes some away that are written out. */
function namesOf({ path, key, node, file }: Effect, keyOf: (node: Node) => string | undefined): MadeName[] {
  if (!isOfFile(path)) return [];
  if (node.type === 'delete_statement' || TAKING.test(node.text)) return [];
  if (key !== undefined) return [{ name: key, node, file }];
  const written = writtenNames(node, keyOf);
  return (written ?? [undefined]).map(name => ({ name, node, file }));
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
