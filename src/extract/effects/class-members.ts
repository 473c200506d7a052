import { Mapping } from '../evaluate/value.js';
import type { Key } from '../languages/language/effects.js';
import type { Node } from '../syntax/node.js';
import type { SourceFile } from '../syntax/source-file.js';
import { Flow } from './flow.js';
import { lang } from './lang.js';
import { assignedNames } from './made-names.js';
import type { Running } from './running.js';
import { Shape, type State, within } from './state.js';
import type { Effect } from './trail.js';
import type { Code, World } from './world.js';
import { decoratorsOf, replacersOf } from './wrappers.js';

/** A class that is followed as any other object; nothing yet says where its members are. */
const WHOLE: State = { path: [], wrap: [] };

/** Classes that are made from classes. */
const MAX_BASES = 16;

/**
 * What may give a class other members than its body does, or take some away, while the program is loaded: whoever has the class by a
 * name, a container, an argument, its decorators, its own methods, the classes that it is made from, or through an instance.
 */
export function classChanges(
  { file, node }: Code,
  members: Mapping,
  world: World,
  running: Running,
): readonly Effect[] {
  // What a member holds is a matter of its own.
  const entries = members.entries.map(entry => ({ ...entry, value: 0 }));
  const flow = new ClassFlow(world, running, new Shape(new Mapping(entries)), () => false);
  flow.follow({ file, node });
  const isMember = (key: Key) => key === undefined || members.get(key) !== undefined;
  return flow.effects.filter(
    effect => effect.path.length === 0 && (isMember(effect.key) || !flow.isCode(effect)),
  );
}

class ClassFlow extends Flow {
  private of: Code | undefined;
  private metaclasses: readonly Code[] = [];

  follow(of: Code): void {
    const { file, node } = of;
    this.of = of;
    this.enter(file, node);
    const name = node.childForFieldName('name');
    if (name) this.variable(this.world.scopes(file).variable(name), WHOLE);
    this.step(file, node, WHOLE);
    this.decorators(file, node, lang(file).makers?.(node).decorators ?? decoratorsOf(node), WHOLE);
    for (const each of replacersOf(of, this.world)) super.write(file, each, [], undefined);
    for (const base of this.linesOf(of)) {
      this.ofBase(base, base === of);
      this.ofUnread(base, base === of);
    }
    this.run();
    for (const each of this.filesOf(file, name?.text)) this.unnamed(each);
    this.run();
  }

  /** Whether a member is given a function or a class, which is no constant of it. */
  isCode({ file, node }: Effect): boolean {
    const statement = node.type === 'expression_statement' ? (node.firstNamedChild ?? node) : node;
    const value = statement.childForFieldName('right') ?? lang(file).call(statement)?.arguments[2];
    return value != null && this.world.callee(file, value).kind === 'code';
  }

  /** The class and those that it is made from. */
  private linesOf(of: Code, depth = 0): Code[] {
    const metaclass = lang(of.file).makers?.(of.node).metaclass;
    const own = metaclass ? this.world.callee(of.file, metaclass) : undefined;
    const made = own?.kind === 'code' ? own.code.filter(each => this.world.isClass(each)) : [];
    this.metaclasses = [...this.metaclasses, ...made];
    const isMade = (base: Code) => made.some(each => each.node === base.node || isSame(each, base));
    const bases = depth > MAX_BASES ? [] : this.world.basesOf(of).filter(base => !isMade(base));
    return [of, ...bases.flatMap(base => this.linesOf(base, depth + 1))];
  }

  /** Methods that run when the class is made, or have it when they are called. */
  private ofBase(base: Code, isOwn: boolean): void {
    const { classHooks, getsClass } = lang(base.file);
    for (const { name, node } of this.world.methodsOf(base)) {
      if (name === classHooks?.inherited && !isOwn) this.onSelf({ file: base.file, node }, WHOLE);
      else if (getsClass?.(node)) {
        const self = lang(base.file).self(node);
        if (self !== null && self !== 'this')
          this.variable({ file: base.file, scope: node, name: self }, WHOLE);
      }
    }
    if (isOwn) for (const each of this.metaclasses) this.ofMetaclass(each);
  }

  /** Code that makes the class with it, and is in no source: it may give it other members. */
  private ofUnread({ file, node }: Code, isOwn: boolean): void {
    const { makers, keepsMembers } = lang(file);
    const made = keepsMembers && makers?.(node);
    if (!made) return;
    const decorators = isOwn ? made.decorators.flatMap(each => each.firstNamedChild ?? []) : [];
    const isUnread = (maker: Node, isClass: boolean) => {
      const named = this.named(file, maker);
      const callee = this.world.callee(file, named);
      if (callee.kind === 'library') return !keepsMembers(callee.name);
      // What a function of the repository gives as a base is not looked into.
      return callee.kind !== 'code' || (isClass && !callee.code.every(each => this.world.isClass(each)));
    };
    const unread = [
      ...made.bases.filter(each => isUnread(each, true)),
      ...(made.metaclass && isUnread(made.metaclass, false) ? [made.metaclass] : []),
      ...decorators.filter(each => isUnread(each, false)),
    ];
    for (const maker of unread) super.escape(file, maker, WHOLE);
  }

  /** `Base` of `Base[T]` and `Base(x)`. */
  private named(file: SourceFile, maker: Node): Node {
    const outer =
      lang(file).call(maker)?.callee ?? (maker.type === 'subscript' ? maker.firstNamedChild : null);
    return outer ? this.named(file, outer) : maker;
  }

  private ofMetaclass(metaclass: Code, depth = 0): void {
    const { file } = metaclass;
    const { classHooks } = lang(file);
    if (!classHooks) return;
    for (const { name, node } of this.world.methodsOf(metaclass)) {
      if (name === classHooks.made) this.onSelf({ file, node }, WHOLE);
      if (name === classHooks.prepared) this.write(file, node, [], undefined);
      if (name !== classHooks.maker) continue;
      this.wake(node);
      const members = this.world.scopes(file).signature(node).parameters[2];
      for (const target of members ? lang(file).targets(members.target) : [])
        this.assign(file, target, WHOLE);
      for (const each of file.occurrencesIn(classHooks.maker, node)) {
        const call = each.parent?.parent;
        if (call && lang(file).call(call)) this.visit(file, call, WHOLE);
      }
    }
    if (depth < MAX_BASES)
      for (const base of this.world.basesOf(metaclass)) this.ofMetaclass(base, depth + 1);
  }

  /** Files that may have it without a name for it. */
  private filesOf(file: SourceFile, name: string | undefined): SourceFile[] {
    const { unnamedClass } = lang(file);
    if (!unnamedClass) return [];
    const users = name === undefined ? [] : this.users(file);
    const others = users.flatMap(user => {
      const mayHave = user.says(name as string) && unnamedClass.words.some(word => user.says(word));
      const other = mayHave ? user.open() : undefined;
      return other && other !== 'unseen' && other.language === file.language ? [other] : [];
    });
    return [file, ...others];
  }

  /** `type(x)`, `x.__class__`, `S.__mro__` */
  private unnamed(file: SourceFile): void {
    const { unnamedClass } = lang(file);
    for (const word of unnamedClass?.words ?? [])
      for (const at of file.occurrences(word)) {
        const found = unnamedClass?.of(at);
        if (!found || !this.mayBe(file, found.instance)) continue;
        this.visit(file, found.node, found.several ? within(WHOLE, undefined) : WHOLE);
      }
  }

  /** Whether an object may be an instance of the class, as far as its own class is known. */
  private mayBe(file: SourceFile, instance: Node | null): boolean {
    const { of } = this;
    if (!instance || !of) return true;
    const classes = this.world.classesOf(file, instance);
    return classes.length === 0 || classes.some(each => this.linesOf(of).some(line => isSame(line, each)));
  }

  protected override method(file: SourceFile, call: Node, whole: State, name: string): State | undefined {
    const { of } = this;
    if (whole.wrap.length > 0 || whole.path.length > 0 || !of) return super.method(file, call, whole, name);
    const own = this.world.method(of, name).filter(code => lang(code.file).getsClass?.(code.node));
    const made = this.metaclasses.flatMap(each => this.world.method(each, name));
    for (const code of [...own, ...made]) this.onSelf(code, WHOLE);
    return undefined;
  }

  /** Who gets a class calls it: of whom nothing is known does not change it. */
  protected override escape(): void {}

  protected override write(file: SourceFile, node: Node, path: readonly Key[], key: Key): void {
    if (path.length > 0 || key !== undefined) {
      super.write(file, node, path, key);
      return;
    }
    // `setattr(C, "X", 3)`, `Object.assign(C, { X: 3 })`
    for (const name of assignedNames(node, lang(file).keyOf) ?? [undefined])
      super.write(file, node, path, name);
  }
}

function isSame(a: Code, b: Code): boolean {
  return a.file === b.file && a.node.id === b.node.id;
}
