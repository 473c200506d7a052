import type { ClassShape, Method } from '../languages/language/expression.js';
import type { Objects } from '../languages/language/objects.js';
import type { Node } from '../syntax/node.js';
import type { SourceFile } from '../syntax/source-file.js';
import { Described, returned, settled, unresolvedAt } from './environment.js';
import type { Evaluator } from './evaluator.js';
import {
  CallResult,
  type Definition,
  type Entry,
  EnumMember,
  ForeignModule,
  Mapping,
  MissingMember,
  Unresolved,
  type Value,
} from './value.js';

/** Classes that take over the members of classes. */
const MAX_BASES = 16;
/** Classes that are looked through for one member. */
const MAX_LINEAGE = 256;

/** What modules, classes, their instances and maps have under a name. */
export class Members {
  private readonly classes = new Map<SourceFile, Map<number, Value>>();

  constructor(private readonly evaluator: Evaluator) {}

  of(object: Value, name: string, node: Node, file: SourceFile): Value {
    if (object instanceof Unresolved) return object;
    const value = this.ifAny(object, name);
    if (value !== undefined) return value;
    if (object instanceof ForeignModule && !object.names.has(name))
      return new MissingMember(
        `the module ${object.name} has no ${name}`,
        file.place(node),
        file.quote(node),
      );
    if (object instanceof ForeignModule)
      return unresolvedAt(`the value of ${object.name}.${name} is not known`, node, file);
    const whose =
      object instanceof Described
        ? `the ${object.kind} ${object.name} (${object.site.file.path}) has no constant`
        : object instanceof Mapping
          ? 'there is no'
          : 'it has no constant';
    return unresolvedAt(`${whose} ${name}`, node, file);
  }

  /** A member of a module, class or map; undefined when there is none of this name. */
  ifAny(object: Value, name: string): Value | undefined {
    const whole = returned(object);
    if (whole instanceof Mapping) return whole.get(name);
    // An instance has the members of its class, behind its own; its methods know it already.
    if (whole instanceof CallResult) {
      const asked = this.askedOf(whole, name);
      if (asked) return asked;
      const known = this.evaluator.fieldOf?.(whole, name);
      if (known !== undefined) return known;
      const changed = whole.changed?.get(name);
      if (changed !== undefined) return changed;
      const field = whole.field(name);
      if (field !== undefined) return field;
      const { of } = whole;
      const isInstance = of instanceof Described && of.kind === 'class';
      const own = isInstance
        ? of.site.file.language.objects?.ownAttribute(whole, name, this.evaluator)
        : undefined;
      if (own !== undefined) return own;
      const member = isInstance ? this.ofClass(of, name, true) : undefined;
      return member === undefined ? this.builtinAttribute(whole, name) : member;
    }
    if (whole instanceof EnumMember) return objectsOf(whole.of)?.ofMember?.(whole, name, this.evaluator);
    if (!(whole instanceof Described)) return undefined;
    if (whole.kind === 'module') {
      const { file } = whole.site;
      const exported = this.evaluator.names.exported(name, file);
      // `null` is a value: the constant of many.
      return exported === undefined ? this.evaluator.names.submodule(name, file) : exported;
    }
    const own = this.ofClass(whole, name, false);
    // `null` is a value.
    if (own !== undefined) return objectsOf(whole)?.asMember?.(whole, name, own, this.evaluator) ?? own;
    const member = this.evaluator.fieldOf?.(whole, name);
    return member === undefined ? this.builtinAttribute(whole, name) : member;
  }

  /** What going through a class gives; undefined for all that is no enumeration. */
  itemsOf(value: Value): readonly Entry[] | undefined {
    return value instanceof Described ? objectsOf(value)?.itemsOf?.(value, this.evaluator) : undefined;
  }

  /** A method of an instance or class, or of the classes that it is made from. */
  methodNamed(object: Value, name: string): Value | undefined {
    const whole = settled(object);
    const of = whole instanceof CallResult ? whole.of : whole;
    if (!(of instanceof Described) || of.kind !== 'class') return undefined;
    for (const each of this.lineage(of, 0)) {
      const found = this.ownMethod(each, name, whole instanceof CallResult);
      if (found !== undefined) return found;
    }
    return undefined;
  }

  /** What an instance's class says of each of its members, in place of what they are. */
  private askedOf({ of }: CallResult, name: string): Unresolved | undefined {
    if (!(of instanceof Described) || of.kind !== 'class' || name.startsWith('__')) return undefined;
    const { file } = of.site;
    if (!file.language.objects?.isAsked?.(of, this.evaluator)) return undefined;
    return unresolvedAt(`the class ${of.name} decides what ${name} is when it is asked for`, of.node, file);
  }

  /** What objects of a language have without being given it (`__name__`, `__dict__`), and what their classes make of a name. */
  private builtinAttribute(object: Value, name: string): Value | undefined {
    const file = object instanceof CallResult ? object.of : object;
    const language = file instanceof Described ? file.site.file.language : undefined;
    if (!language?.objects) return undefined;
    const { objects } = language;
    return this.evaluator.nested(() => objects.builtinAttribute(object, name, this.evaluator));
  }

  /** A constant or method of a class or of the classes that it is made from. */
  private ofClass(whole: Described, name: string, fromInstance: boolean): Value | undefined {
    const own = this.ownOf(whole, name, fromInstance);
    if (own !== undefined) return own;
    for (const each of this.basesOf(whole)) {
      const found = this.ownOf(each, name, fromInstance);
      if (found !== undefined) return found;
    }
    return undefined;
  }

  /** Those that a class is made from, the nearest first. */
  basesOf(whole: Described): readonly Described[] {
    return this.lineage(whole, 0).slice(1);
  }

  /** A class and those that it is made from, in the order of the text: one that several of them are made from comes behind all of these. */
  private lineage(whole: Described, depth: number): readonly Described[] {
    const { shape, node, site } = whole;
    if (shape?.kind !== 'class') return [];
    const all = [whole];
    for (const base of depth < MAX_BASES ? shape.class.bases : []) {
      const from = this.evaluator.evaluate(base, { file: site.file, env: site.env });
      if (!(from instanceof Described) || from.node.id === node.id) continue;
      for (const each of this.lineage(from, depth + 1)) all.push(each);
      if (all.length > MAX_LINEAGE) break;
    }
    const isSame = (a: Described, b: Described) => a.site.file === b.site.file && a.node.id === b.node.id;
    return depth > 0 || shape.class.bases.length < 2
      ? all
      : all.filter((each, i) => !all.some((other, j) => j > i && isSame(each, other)));
  }

  /** A constant or method that the body of a class has. */
  private ownOf(whole: Described, name: string, fromInstance: boolean): Value | undefined {
    const { shape, node, site } = whole;
    if (shape?.kind !== 'class') return undefined;
    // `Class.name` is its own constant even when the class is looked at for the first time here.
    const constant =
      fromInstance && shape.class.isStatic ? undefined : this.constantOf(whole, shape.class, name);
    if (constant !== undefined && site.file.language.objects?.givesOther?.(constant, this.evaluator))
      return unresolvedAt(`${name} is what a descriptor gives`, node, site.file);
    if (constant !== undefined)
      return shape.class.makesMembers
        ? unresolvedAt(
            `the class ${shape.class.name} makes its members when the program runs`,
            node,
            site.file,
          )
        : constant;
    return this.ownMethod(whole, name, fromInstance);
  }

  /** One of its constants; where that is a name of the file, too, without looking at the others, of which something may be told. */
  private constantOf(whole: Described, own: ClassShape, name: string): Value | undefined {
    const entries = (own.bound ? own.members : []).flatMap(each =>
      'key' in each && each.key === name ? [each] : [],
    );
    const [only, ...more] = entries;
    if (only && more.length === 0 && 'kind' in only.value && only.value.kind === 'name')
      return this.evaluator.meaning(only.value, only.node, whole.site);
    const members = this.constantsOf(whole);
    return members instanceof Mapping ? members.get(name) : undefined;
  }

  private ownMethod(whole: Described, name: string, fromInstance: boolean): Value | undefined {
    const method = this.methodOf(whole, name);
    if (method instanceof Unresolved || !method) return method ?? undefined;
    const value = this.evaluator.meaning(method.value, method.node, whole.site);
    return value instanceof Described ? value.asMethod(fromInstance || method.bound) : value;
  }

  /** A method of the body of a class: of those that branches have, the one of the branch that runs. */
  methodOf({ shape, site, node }: Described, name: string): Method | Unresolved | null {
    const method = shape?.kind === 'class' ? shape.class.method?.(name) : null;
    if (!method?.candidates) return method ?? null;
    const { file } = site;
    const runs = (each: Method) => file.language.statements?.runsWithFile(each.node, file, this.evaluator);
    const live = method.candidates.filter(each => runs(each) !== false);
    const last = live.at(-1);
    if (!last) return null;
    return runs(last) ? last : unresolvedAt(`a branch decides which ${name} it has`, node, file);
  }

  /** What a function gives back, or the constants of a class: the table that the definition stands for. */
  tableOf(value: Value): Value {
    const whole = settled(value);
    if (!(whole instanceof Described) || !whole.shape) return whole;
    const { shape } = whole;
    if (shape.kind === 'function') return this.evaluator.calls.tableOf(shape.function, whole.site);
    return shape.kind === 'class'
      ? (this.evaluator.calls.instanceOf(whole) ?? this.publicOf(shape.class, this.constantsOf(whole)))
      : whole;
  }

  private publicOf({ isPrivate }: ClassShape, members: Value): Value {
    if (!isPrivate || !(members instanceof Mapping)) return members;
    return new Mapping(members.entries.filter(({ key }) => typeof key !== 'string' || !isPrivate(key)));
  }

  /** With the constants that other files of the package have for a type. */
  private withThoseElsewhere(own: Mapping, { name, membersIn }: ClassShape, file: SourceFile): Mapping {
    const entries = [...own.entries];
    for (const other of this.evaluator.names.packageFiles(name, file)) {
      const written = other.text.includes(name) ? (membersIn?.(other.root) ?? []) : [];
      if (written.length === 0) continue;
      const site = { file: other, env: undefined };
      const more = this.evaluator.containers.mapping(written, other.root, site, { constant: true });
      if (more instanceof Mapping) entries.push(...more.entries);
    }
    return entries.length > own.entries.length ? new Mapping(entries) : own;
  }

  private constantsOf({ shape, node, site }: Described): Value {
    if (shape?.kind !== 'class') throw new Error('only a class has constants');
    const known = this.classes.get(site.file) ?? new Map<number, Value>();
    this.classes.set(site.file, known);
    let members = known.get(node.id);
    if (!members) {
      const { constant, bound = false } = shape.class;
      members = this.evaluator.containers.mapping(shape.class.members, node, site, {
        named: !bound,
        ...(constant && { constant }),
      });
      if (shape.class.membersIn && members instanceof Mapping)
        members = this.withThoseElsewhere(members, shape.class, site.file);
      if (!site.env) {
        known.set(node.id, members);
        // What is a name of the file, too, was looked at as that.
        if (members instanceof Mapping && !constant && !bound) {
          members = this.evaluator.names.changes.changedMembers(members, node, site.file);
          known.set(node.id, members);
        }
      }
    }
    return members;
  }
}

function objectsOf(of: Definition): Objects | undefined {
  return of instanceof Described ? of.site.file.language.objects : undefined;
}
