import { Described, unresolvedAt } from '../evaluate/environment.js';
import type { Evaluator } from '../evaluate/evaluator.js';
import { Lineages, merged } from '../evaluate/lineages.js';
import { Unresolved } from '../evaluate/value.js';
import type { Node } from '../syntax/node.js';
import { named as children } from '../syntax/nodes.js';
import type { SourceFile } from '../syntax/source-file.js';
import { type ClassText, classesIn, lastWord } from './classes.js';
import type { MemberText } from './members.js';
import { type Write, Writes } from './rewritten.js';

/** Bases that have no members which a program could mean. */
const EMPTY = new Set(['object', 'ABC', 'Object', 'Generic', 'Protocol', 'Serializable', 'Cloneable']);
/** Classes above each other: more is a ring. */
const MAX_BASES = 32;
/** Classes that a class is made from, altogether. */
const MAX_LINEAGE = 256;

/** What stands above a class: a class of the sources, or the name of one that is not in them. */
type Base = ClassText | { readonly missing: string };

/** A member that a class has at most from a base that is not among the sources. */
export class OfMissingBase extends Unresolved {}

/** A member of which a run decides what it is, or that there is one. */
export class OfStatement extends Unresolved {}

/** The classes of some files, and of those that they are made from. */
export class Hierarchy {
  private readonly byName = new Map<string, ClassText[]>();
  private readonly byNode = new Map<SourceFile, Map<number, ClassText>>();
  private readonly bases = new Map<ClassText, readonly Base[]>();
  /** Of Python, what several bases are made from stands behind all of them. */
  private readonly lineages = new Lineages<Base>({
    keyOf: each => each,
    basesOf: each => ('missing' in each ? [] : this.partsOf(each).flatMap(part => this.basesOf(part))),
    lineOf: (each, lines, bases) => {
      if ('missing' in each) return [each];
      const isPython = each.node.type === 'class_definition';
      const above = isPython ? merged([...lines, bases], one => one, MAX_LINEAGE) : lines.flat();
      return [...this.partsOf(each), ...above.slice(0, MAX_LINEAGE)];
    },
  });
  private readonly writes = new Writes();

  constructor(private readonly evaluator: Evaluator) {}

  /** Takes the classes of a file. */
  add(file: SourceFile): readonly ClassText[] {
    const known = this.byNode.get(file);
    if (known) return [...known.values()];
    const found = classesIn(file);
    this.writes.add(file);
    this.byNode.set(file, new Map(found.map(each => [each.node.id, each])));
    for (const each of found) {
      const others = this.byName.get(each.name);
      if (others) others.push(each);
      else this.byName.set(each.name, [each]);
    }
    return found;
  }

  /** Names of what is extended or implemented, for suggestions. */
  baseNames(): string[] {
    return [...this.byName.values()].flat().flatMap(({ bases }) => bases.map(({ text }) => lastWord(text)));
  }

  /** Whether a class extends or implements what is called so, itself or through others. */
  reaches(one: ClassText, wanted: string, depth = 0): boolean {
    if (depth > MAX_BASES) return false;
    const mixed = one.bases.flatMap(mixedIn);
    const bases = [...this.basesOf(one), ...mixed.map(node => this.baseOf(one, node))];
    return (
      [...one.bases, ...mixed].some(({ text }) => isCalled(text, wanted)) ||
      bases.some(base => base && !('missing' in base) && this.reaches(base, wanted, depth + 1))
    );
  }

  /** A member of a class, or else of what it is made from; a reason where a program gives it another value. */
  member(one: ClassText, name: string): MemberText | Unresolved | undefined {
    const asked = this.declared(one, '__getattribute__');
    if (asked && !(asked instanceof Unresolved))
      return unresolvedAt('its class decides what it is when it is asked for', asked.node, asked.owner.file);
    const declared = this.declared(one, name);
    const found = declared instanceof Unresolved ? undefined : declared;
    const write = this.writeTo(one, found?.node, name);
    if (!write) return declared;
    const { file, node } = write;
    const { line } = file.place(node);
    const reason = found
      ? `it is given another value in ${file.path}:${line}`
      : `it is given its value in ${file.path}:${line}`;
    const { file: own, node: at } = found ? { file: found.owner.file, node: found.node } : one;
    return new Unresolved(reason, own.place(at), `${one.name}.${name}`);
  }

  /** Where a member of a class, or of what it is made from, is given another value. */
  private writeTo(one: ClassText, member: Node | undefined, name: string): Write | undefined {
    for (const each of this.lineages.of(one)) {
      const found = 'missing' in each ? undefined : this.writes.of(each, member, name);
      if (found) return found;
    }
    return undefined;
  }

  /** As the text says it, in its order. */
  private declared(one: ClassText, name: string): MemberText | Unresolved | undefined {
    let missing: string | undefined;
    for (const each of this.lineages.of(one)) {
      if ('missing' in each) {
        missing ??= each.missing;
        continue;
      }
      const node = each.members.get(name);
      const isOfStatement = each.statements.some(part => each.file.bindingsWithin(name, part).length > 0);
      if (node === null || isOfStatement)
        return new OfStatement(
          `${each.name} has several of this name, or one in a statement`,
          each.file.place(each.node),
          `${one.name}.${name}`,
        );
      if (node) return { owner: each, node };
    }
    if (missing === undefined) return undefined;
    const reason = `it has none of its own, and ${missing} is not in the sources`;
    return new OfMissingBase(reason, one.file.place(one.node), `${one.name}.${name}`);
  }

  /** A class; of Rust, all that its file implements for a type, what was asked for first. */
  private partsOf(one: ClassText): ClassText[] {
    if (one.node.type !== 'impl_item') return [one];
    const others = (this.byName.get(one.name) ?? []).filter(
      ({ file, node, bases }) =>
        file === one.file && node.type === 'impl_item' && bases.length === 0 && node.id !== one.node.id,
    );
    return [one, ...others];
  }

  private basesOf(one: ClassText): readonly Base[] {
    const known = this.bases.get(one);
    if (known) return known;
    const found = one.bases.flatMap(node => this.baseOf(one, node) ?? []);
    this.bases.set(one, found);
    return found;
  }

  /** What a class is made from, by its name or as it is written; nothing for what has no members of its own. */
  private baseOf(one: ClassText, node: Node): Base | undefined {
    const name = lastWord(node.text);
    if (EMPTY.has(name)) return undefined;
    const value = this.evaluator.evaluate(node, { file: one.file, env: undefined });
    if (value instanceof Described && value.kind === 'class') {
      const { file } = value.site;
      const own = this.add(file).find(each => each.node.id === value.node.id);
      if (own) return own;
    }
    const named = (this.byName.get(name) ?? []).filter(
      each => each.node.type !== 'impl_item' && each !== one,
    );
    const near = named.filter(({ file }) => file === one.file);
    const [only, ...more] = near.length > 0 ? near : named;
    return only && more.length === 0 ? only : { missing: name };
  }
}

/** What a base that a function makes is made of: `mixin(Command)`. Its members are those that the function gives. */
function mixedIn(base: Node): readonly Node[] {
  const given = /^call(_expression)?$/.test(base.type) ? base.childForFieldName('arguments') : null;
  return given ? children(given) : [];
}

/** `Command` is also called `cli.Command`, and `Command<T>`. */
function isCalled(text: string, wanted: string): boolean {
  const plain = text.replace(/[<([][\s\S]*$/, '').replace(/\s|::/g, match => (match === '::' ? '.' : ''));
  const name = wanted.replaceAll('::', '.');
  return plain === name || plain.endsWith(`.${name}`);
}
