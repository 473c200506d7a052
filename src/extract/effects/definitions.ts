import { escaped } from '../../text/pattern.js';
import type { Importer } from '../evaluate/modules.js';
import { Mapping, Sequence } from '../evaluate/value.js';
import type { OutsideWrites } from '../languages/language/effects.js';
import type { Node } from '../syntax/node.js';
import type { BoundName, SourceFile } from '../syntax/source-file.js';
import { assignsMember, mayAddParts } from './assigned-parts.js';
import { Flow } from './flow.js';
import { lang } from './lang.js';
import { OwnFlow, type OwnRunning } from './own-flow.js';
import type { Running } from './running.js';
import { isWhole, memberOf, Shape, type State } from './state.js';
import type { Effect } from './trail.js';
import { moduleNameOf, type World } from './world.js';
import { decoratorsOf } from './wrappers.js';

/** Where a function or class of a file gets another one in its place while the program is loaded, or is taken away. */
export function replacing(
  name: string,
  bound: BoundName,
  file: SourceFile,
  world: World,
  running: OwnRunning,
  everywhere: Running,
): readonly Effect[] {
  const { attributes, mayRebind, functionAround, names } = lang(file);
  if (!mayRebind || file.whole) return [];
  if (!attributes) return replacingMember(name, bound, file, world, everywhere);
  const others = setters(name, file, world, 'ofMember');
  if (others.length === 0 && !mayRebind(bound.name, file.text)) return [];
  // What stands at the top of its file is known by its place among the definitions.
  const isApplied = (use: Node) => names.has(use.type) && functionAround(use) === null;
  // What it is does not matter: a number can only be replaced, too.
  const flow = new OwnFlow(world, running, everywhere, new Shape(0), isApplied);
  flow.through(others);
  flow.fromVariable(world.scopes(file).variable(bound.name), bound.name, { path: [], wrap: [], home: true });
  flow.fromReflection(file, name);
  // `setattr(module, name, …)` of another file: nobody knows which name.
  const isByName = ({ file: where, node }: Effect) => where !== file && node.parent !== null;
  return flow.effects.filter(effect => !effect.isEscape || isByName(effect));
}

const known = new WeakMap<object, OutsideWrites>();

/** Files that may set something of a definition of another one that they import. */
function setters(
  name: string,
  file: SourceFile,
  { modules }: World,
  what: 'ofMember' | 'ofAttribute',
): readonly Importer[] {
  const { outsideWrites } = lang(file);
  if (!outsideWrites) return [];
  const module = moduleNameOf(file.path);
  return modules
    .importers(file)
    .filter(user => user.says(name) && writesOf(user, outsideWrites)[what](module, name));
}

function writesOf(
  user: { readonly text: string },
  outsideWrites: (text: string) => OutsideWrites,
): OutsideWrites {
  const writes = known.get(user) ?? outsideWrites(user.text);
  known.set(user, writes);
  return writes;
}

/** Files that may give one that they import a name which is not known there. */
export function givers(
  file: SourceFile,
  { modules }: World,
  isKnown: (name: string) => boolean,
): readonly Importer[] {
  const { outsideWrites } = lang(file);
  if (!outsideWrites) return [];
  const module = moduleNameOf(file.path);
  return modules.importers(file).filter(user => writesOf(user, outsideWrites).ofNewMember(module, isKnown));
}

/** The same where what a file gives others is an object: who has that may give its parts other values. */
function replacingMember(
  name: string,
  bound: BoundName,
  file: SourceFile,
  world: World,
  everywhere: Running,
): readonly Effect[] {
  const { mayRebind } = lang(file);
  const isWritten = mayRebind?.(bound.name, file.text) === true;
  const users = world.modules.importers(file);
  const isOthers = users.some(
    user => user.says(name) && mayAddParts(user, file.path) && assignsMember(user, name),
  );
  if (!isWritten && !isOthers) return [];
  // Where it is declared is known by its place among the definitions.
  const isApplied = (use: Node) => use.id === bound.name.id;
  const shape = new Shape(0);
  // Few are written: who runs the function that does it may be anywhere.
  const flow = new Flow(world, everywhere, shape, isApplied);
  flow.fromVariable(world.scopes(file).variable(bound.name), bound.name, { path: [], wrap: [], home: true });
  return flow.effects.filter(({ isEscape }) => !isEscape);
}

const START: State = { path: [], wrap: [] };
/** A function runs where it gets what is followed: which others run would be looked for in every file, for each definition. */
const HANDED_ON: Pick<OwnRunning, 'runs' | 'asleep'> = { runs: () => false, asleep: () => undefined };
/** What would happen if each of them ran: nothing, most often, and then nobody has to know which do. */
const ALL_RUN: typeof HANDED_ON = { runs: () => true, asleep: () => undefined };
/** Uses of a definition that are looked at for that: classes that many are made from have more. */
const MAX_ASKED = 500;

/** Follows a definition where an attribute may be set, by the text of the file: nowhere else something is done to it that users read. */
class SettingFlow extends OwnFlow {
  private home: SourceFile | undefined;

  /** From a function or class where it is defined. */
  fromDefinition(file: SourceFile, name: Node): void {
    this.home = file;
    this.fromVariable(this.world.scopes(file).variable(name), name, START);
    if (name.parent) this.decorators(file, name.parent, decoratorsOf(name.parent), START);
    this.run();
  }

  protected override visit(file: SourceFile, node: Node, state: State): void {
    if (this.leadsOn(file)) super.visit(file, node, state);
  }

  /** Whoever has it from where it was handed to. */
  protected override users(file: SourceFile): readonly Importer[] {
    return file === this.home ? super.users(file) : this.world.setters(file);
  }

  /** Whether something may be set of it there, or where others have it from there. */
  private leadsOn(file: SourceFile): boolean {
    const { attributes } = lang(file);
    return (
      file === this.home || attributes?.areSet(file.text) === true || this.world.setters(file).length > 0
    );
  }
}

/** Where all names of a file are taken at its top or go to a function: which of them another function asks for, only a run can tell. */
function namesHandedOn(file: SourceFile, world: World): readonly Node[] {
  const { use, functionAround } = lang(file);
  return world
    .reflections(file)
    .filter(
      ({ holds, node }) => holds === 'names' && (!functionAround(node) || use(node).kind === 'argument'),
    )
    .map(({ node }) => node);
}

/** Whether something else gets a function or class where it is defined, or by its name there. */
function isHandedOn(name: Node, file: SourceFile, world: World): boolean {
  const { outsideWrites } = lang(file);
  if (name.parent && decoratorsOf(name.parent).length > 0) return true;
  if (outsideWrites && writesOf(file, outsideWrites).handsOn(name.text)) return true;
  return namesHandedOn(file, world).length > 0;
}

/**
 * Where something sets an attribute of a function or class that says what users read of it, while the program is loaded.
 * @param closely asked of few alone, which are worth looking at much for.
 */
export function attributesSet(
  own: Node,
  file: SourceFile,
  world: World,
  everywhere: Running,
  closely: Running,
): readonly Effect[] {
  const { attributes } = lang(file);
  if (!attributes || file.whole) return [];
  const name = own.text;
  const variable = world.scopes(file).variable(own);
  const others = setters(name, file, world, 'ofAttribute');
  const isSet = others.length > 0 || attributes.areSet(file.text);
  if (!isSet && !isHandedOn(own, file, world)) return [];
  // Nothing else of it is followed: what a function holds besides is no matter of its users.
  const origin = file.origin(own);
  const entries = attributes.tables.map(key => ({ key, value: new Mapping([]), origin }));
  const isAsked = ([first]: Effect['path']) => first !== undefined && attributes.holds(first);
  const shape = new Shape(new Mapping(entries), path => isWhole(path) || isAsked(path));
  const followed = (Kind: typeof OwnFlow, running: typeof HANDED_ON | Running, maxUses?: number) => {
    const flow = new Kind(world, running, everywhere, shape);
    flow.through(others);
    if (maxUses !== undefined) flow.maxUses = maxUses;
    if (flow instanceof SettingFlow) {
      flow.fromDefinition(file, own);
      for (const node of namesHandedOn(file, world))
        flow.fromUse(file, node, memberOf({ ...START, home: true }, name));
    }
    if (Kind === OwnFlow) flow.fromVariable(variable, own, START);
    return flow.effects.filter(
      ({ isEscape, path, key, node }) => !isEscape && attributes.says(path, key, node.text),
    );
  };
  const plain = [
    ...(isSet ? followed(OwnFlow, HANDED_ON) : []),
    ...followed(SettingFlow, HANDED_ON, MAX_ASKED),
  ];
  const mayRun = ({ file: where, node }: Effect) => {
    const fn = world.scopes(where).functionAround(node);
    return fn !== null && closely.runs(where, fn) !== false;
  };
  const isMore = followed(SettingFlow, ALL_RUN, MAX_ASKED).some(mayRun);
  return isMore ? [...plain, ...followed(SettingFlow, closely)] : plain;
}

/** Where a list of texts of a file is changed while the program is loaded, there or in a file that imports it. */
export function listChanges(
  bound: BoundName,
  file: SourceFile,
  world: World,
  running: OwnRunning,
  everywhere: Running,
): readonly Effect[] {
  const name = bound.name.text;
  // Of a list of texts no part can be changed by itself.
  const flow = new OwnFlow(world, running, everywhere, new Shape(new Sequence([]), isWhole));
  // Most files have a list of this name themselves, and look at no other one.
  const isAsked = new RegExp(`[."']${escaped(name)}\\b|\\bimport\\b[^\\n]*\\b${escaped(name)}\\b`);
  flow.through(world.modules.importers(file).filter(user => user.says(name) && isAsked.test(user.text)));
  flow.fromVariable(world.scopes(file).variable(bound.name), bound.name, { path: [], wrap: [], home: true });
  const found = flow.effects.length;
  flow.fromReflection(file, name);
  // What gives a file names by their texts is told by itself: here those count that say this one.
  const isSaid = new RegExp(`["']${escaped(name)}["']|\\b${escaped(name)}\\s*=(?!=)`);
  return flow.effects.filter(({ isEscape, node }, i) => !isEscape && (i < found || isSaid.test(node.text)));
}
