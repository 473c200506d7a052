import { firstWhere } from '../../text/sorted.js';
import type { Effects } from '../languages/language/effects.js';
import type { Node } from '../syntax/node.js';
import type { SourceFile } from '../syntax/source-file.js';
import { CallMarks } from './call-marks.js';
import { isEnumeration, lang } from './lang.js';
import { MadeObjects } from './made-objects.js';
import { Reach } from './reach.js';
import { Users } from './users.js';
import type { Callee, Code, World } from './world.js';
import { decoratorsOf } from './wrappers.js';

/** Nodes that are looked at, those that are fewer calls away from the top of the files first. */
const MAX_NODES = 50_000;
/** Containers in containers, and names that lead to names. */
const MAX_DEPTH = 6;
/** Characters from which on it pays to know first what does not run at all. */
const LARGE = 200_000;
const MAX_USERS = 8;
/** Parts of a container among which a function is looked for. */
const MAX_PARTS = 1000;

/**
 * Which functions run while files are loaded: those that the code at their top calls, and what these call in turn. Asked for only
 * where something inside a function would change a table.
 */
export class Running {
  private readonly ran = new Map<SourceFile, Set<number>>();
  private readonly roots = new Set<SourceFile>();
  /** Functions that were met and not gone into. */
  private readonly skipped = new Map<SourceFile, Span[]>();
  private readonly names = new Set<string>();
  private ahead: Code[] = [];
  private spent = 0;
  private readonly users: Users;
  private readonly reach: Reach;
  private readonly made: MadeObjects;

  constructor(private readonly world: World) {
    this.reach = new Reach(world);
    this.made = new MadeObjects(world, {
      run: code => this.run(code),
      instantiate: code => this.instantiate(code),
    });
    this.users = new Users(world);
  }

  /** Whether so much runs that not all of it was looked at: then nobody knows of the rest. */
  private get isCut(): boolean {
    return this.spent > MAX_NODES;
  }

  /** Whether a function may run while its file, or one that imports it, is loaded; undefined where so much runs that nobody looked. */
  runs(file: SourceFile, fn: Node): boolean | undefined {
    let isKnown = true;
    for (let at: Node | null = fn; at; at = this.world.scopes(file).functionAround(at)) {
      const runs = this.mayRun(file, at);
      if (runs === false) return false;
      isKnown &&= runs === true;
    }
    return isKnown || undefined;
  }

  /**
   * A test for offsets of a large file: whether what stands there runs with it for certain not. Undefined when that is not known
   * without looking for each function by itself.
   */
  asleep(file: SourceFile): ((offset: number) => boolean) | undefined {
    if (file.text.length < LARGE) return undefined;
    const users = this.world.modules.importers(file);
    if (users.length > MAX_USERS) return undefined;
    this.load(file);
    for (const user of users) {
      if (this.isCut) return undefined;
      const other = user.open();
      if (other === 'unseen') return undefined;
      if (other?.language.effects) this.load(other);
    }
    if (this.isCut) return undefined;
    const ran = this.ran.get(file);
    const spans = (this.skipped.get(file) ?? [])
      .filter(({ id }) => !ran?.has(id))
      .sort((a, b) => a.start - b.start);
    return offset => {
      const span = spans[firstWhere(spans, ({ start }) => start > offset) - 1];
      return span !== undefined && offset < span.end;
    };
  }

  private mayRun(file: SourceFile, fn: Node): boolean | undefined {
    if (this.has(file, fn)) return true;
    if (lang(file).isEntry(fn) || !this.reach.may(file, fn)) return false;
    this.load(file);
    if (this.has(file, fn)) return true;
    // Of the files that import it, nothing would be looked at any more: none need be parsed.
    if (this.isCut) return undefined;
    const hasUsers = lang(file).sees !== undefined || this.world.modules.importers(file).length > 0;
    const isSeen = !hasUsers || this.users.visit(file, fn, this);
    if (!isSeen || this.has(file, fn)) return true;
    return this.isCut ? undefined : false;
  }

  /** Whether a function is known to run. */
  has(file: SourceFile, fn: Node): boolean {
    return this.ran.get(file)?.has(fn.id) === true;
  }

  /** Follows what runs when a file is loaded. */
  load(file: SourceFile): void {
    if (this.roots.has(file)) return;
    this.roots.add(file);
    this.walk(file, file.root);
    this.drain();
  }

  private drain(): void {
    for (let next = this.ahead.shift(); next; next = this.ahead.shift()) this.walk(next.file, next.node);
  }

  private run(code: Code): void {
    const { file, node } = code;
    const effects = lang(file);
    if (effects.isClass(node)) {
      this.instantiate(code);
      return;
    }
    const known = this.ran.get(file) ?? new Set<number>();
    this.ran.set(file, known);
    if (known.has(node.id)) return;
    known.add(node.id);
    this.ahead.push(code);
    // Under its name stands what decorators made of it.
    for (const decorator of decoratorsOf(node)) this.ofValue(file, decorator);
  }

  /** What runs when a class is asked for an instance: its constructor, and what the language calls by itself later. */
  private instantiate(of: Code, seen = new Set<number>()): void {
    if (seen.has(of.node.id)) return;
    seen.add(of.node.id);
    for (const { node, hidden } of this.world.methodsOf(of)) if (hidden) this.run({ file: of.file, node });
    // A constructor that is written outside of its class.
    const name = lang(of.file).nameOf && of.node.childForFieldName('name')?.text;
    if (name) this.byName(of.file, name);
    for (const base of this.world.basesOf(of)) this.instantiate(base, seen);
    this.made.partsOf(of, false);
  }

  /** Everything below a node that runs when the node does. */
  private walk(file: SourceFile, root: Node): void {
    const effects = lang(file);
    const cursor = root.walk();
    const types = effects.calls;
    const calls = new CallMarks(file.text, effects.made?.mark);
    this.made.at(file, root);
    const visit = (): void => {
      if (!cursor.gotoFirstChild()) return;
      do {
        this.spent += 1;
        if (this.isCut) break;
        // Most of a program's text is in tables and declarations, where nothing is called.
        const type = cursor.nodeType;
        // Except where a declaration makes an object: `static Reg one;`, `enum E { ONE }`.
        if (
          type !== 'declaration' &&
          type !== 'enum_constant' &&
          !calls.isIn(cursor.startIndex, cursor.endIndex)
        )
          continue;
        if (types.has(type)) {
          const node = cursor.currentNode;
          if (effects.isClass(node)) this.define({ file, node });
          else if (effects.isEntry(node) || effects.isFunction(node) || effects.deferred(node)) {
            if (effects.deferred(node)) {
              if (effects.runsUnnamed?.(node)) this.run({ file, node });
              const now = effects.atOnce(node);
              if (now) this.walk(file, now);
              this.skip(file, node);
              continue;
            }
          } else {
            this.made.at(file, node);
            this.called(file, node);
          }
        }
        visit();
      } while (cursor.gotoNextSibling());
      cursor.gotoParent();
    };
    visit();
    cursor.delete();
    this.spelled(file, root);
  }

  /** Functions that macros call, where these stand in what runs. */
  private spelled(file: SourceFile, root: Node): void {
    for (const { name, calls } of this.world.macros.calling(file))
      for (const node of file.occurrencesIn(name, root)) {
        const fn = this.world.scopes(file).functionAround(node);
        if (!lang(file).names.has(node.type) || (fn && fn.id !== root.id && !this.has(file, fn))) continue;
        if (/^preproc/.test(node.parent?.type ?? '')) continue;
        for (const each of calls) {
          this.byName(file, each);
          for (const code of this.world.functionsNamed(file, each)) this.run(code);
          this.made.make(file, each, true);
        }
      }
  }

  private skip(file: SourceFile, node: Node): void {
    const known = this.skipped.get(file);
    const { id } = node;
    const { startIndex, endIndex } = node.childForFieldName('consequence') ?? node;
    const span = { id, start: startIndex, end: endIndex };
    if (known) known.push(span);
    else this.skipped.set(file, [span]);
  }

  /** A class body runs where it stands; its bases may run something then. */
  private define(of: Code): void {
    if (isEnumeration(of.node, lang(of.file))) this.instantiate(of);
    // Asked for by `A[x]`, of the class itself.
    for (const code of this.world.method(of, '__class_getitem__')) this.run(code);
    // A property of the class itself.
    for (const { node, hidden } of this.world.methodsOf(of))
      if (hidden && lang(of.file).getsClass?.(node)) this.run({ file: of.file, node });
    for (const base of this.world.basesOf(of)) {
      const isMeta = /\(\s*(\w+\.)*\w*(type|Meta)\w*\s*[),]/.test(base.node.text.slice(0, 200));
      if (isMeta) this.instantiate(base);
      for (const code of this.world.method(base, '__init_subclass__')) this.run(code);
    }
  }

  private called(file: SourceFile, node: Node): void {
    const effects = lang(file);
    const call = effects.call(node);
    if (!call) return;
    const callee = this.world.callee(file, call.callee);
    if (callee.kind === 'code') {
      for (const code of callee.code) this.run(code);
      // What inherits from its class may have a method of its own in place of it.
      // Of `Type::make()` only the last name was looked up.
      const isQualified = call.callee.parent?.type === 'qualified_identifier';
      const isOpen = effects.sees && (isQualified || callee.code.some(code => this.isInherited(code)));
      const name = isOpen ? nameOf(call.callee) : '';
      if (name) this.byName(file, name);
    } else if (callee.kind === 'method' && /^(call|apply)$/.test(callee.name)) {
      const inner = this.world.callee(file, callee.object);
      if (inner.kind === 'code') for (const code of inner.code) this.run(code);
      else this.ofValue(file, callee.object);
    } else if (callee.kind === 'method') {
      this.byName(file, callee.name, this.world.isMadeHere(file, callee.object, callee.name));
      // `r.run()` of a function that an object is made of, or has.
      if (effects.sees) {
        for (const code of this.functionsIn(file, callee.object)) this.run(code);
        if (effects.callsByMethod) this.ofValue(file, callee.object);
      }
    } else if (callee.kind === 'library' && effects.nameOf && !this.world.library(file, callee)) {
      // `Type::make()`
      this.byName(file, callee.name);
    } else if (callee.kind === 'unknown') this.ofValue(file, call.callee);
    const argumentsOf = call.arguments.map(each => each.childForFieldName('value') ?? each);
    for (const [i, argument] of argumentsOf.entries()) {
      const given = this.functionsIn(file, argument);
      if (given.length > 0 && this.callsArgument(file, callee, i)) for (const code of given) this.run(code);
      // Who is not known may call whatever functions the parts are.
      const isWritten = argument.namedChildCount > 0 && !effects.member(argument) && !effects.call(argument);
      if (given.length === 0 && isWritten && this.callsParts(file, callee))
        this.within(file, argument, MAX_DEPTH - 2);
    }
  }

  private isInherited({ file, node }: Code): boolean {
    const effects = lang(file);
    return (
      effects.isFunction(node) &&
      effects.self(node) === 'this' &&
      this.world.classAround(file, node) !== undefined
    );
  }

  private functionsIn(file: SourceFile, node: Node): readonly Code[] {
    const effects = lang(file);
    if (
      !effects.isFunction(node) &&
      !effects.isClass(node) &&
      !effects.names.has(node.type) &&
      !effects.member(node)
    )
      return [];
    const found = this.world.callee(file, node);
    return found.kind === 'code' ? found.code : [];
  }

  /** Whether who is called calls a function that it gets. */
  private callsArgument(file: SourceFile, callee: Callee, index: number): boolean {
    if (callee.kind === 'code') {
      return callee.code.some(({ file: other, node }) => {
        const effects = lang(other);
        const fn = effects.isClass(node)
          ? this.world
              .methodsOf({ file: other, node })
              .find(each => /^(__init__|constructor)$/.test(each.name))?.node
          : node;
        const parameters = fn ? effects.parameters(fn) : [];
        const name = (parameters[index] ?? parameters.at(-1))?.name;
        if (!name || !fn) return false;
        const escaped = name.replace(/\$/g, '\\$&');
        const method = effects.sees ? '\\.\\w+' : '\\.(call|apply)';
        // Called there, or handed on.
        return new RegExp(
          `(?<![\\w$.])${escaped}(${method})?\\s*[(\\[]|[(,]\\s*${escaped}\\s*[,)](?!\\s*(:|=>|\\{))`,
        ).test((fn.childForFieldName('body') ?? fn).text);
      });
    }
    const library = this.world.library(file, callee);
    if (library) return !library.keeps && library.callback !== undefined;
    // A module that stands in for others is in no table: what it gets it may call.
    return callee.kind !== 'method' || !Object.hasOwn(lang(file).libraryMethods, callee.name);
  }

  private callsParts(file: SourceFile, callee: Callee): boolean {
    if (callee.kind === 'code') return false;
    const library = this.world.library(file, callee);
    return library === undefined || (library.callback !== undefined && !library.keeps);
  }

  /** A method of an object that is not known: each that is called so, unless the library has some, too. */
  private byName(file: SourceFile, name: string, isMadeHere = false): void {
    const key = `${file.path}\0${name}\0${isMadeHere}`;
    if (this.names.has(key)) return;
    this.names.add(key);
    const effects = lang(file);
    if (!isMadeHere && Object.hasOwn(effects.libraryMethods, name)) return;
    for (const other of this.world.seers(file, name)) if (other !== 'unseen') this.byName(other, name);
    for (const node of file.occurrences(name)) {
      const parent = node.parent;
      if (!parent) continue;
      if (
        effects.names.has(node.type) &&
        !(effects.isFunction(parent) && this.world.classAround(file, parent)) &&
        !effects.member(parent) &&
        parent.type !== 'qualified_identifier'
      )
        continue;
      // Not where it is a type that the function gives: `func Env() Option`.
      const own = effects.isFunction(parent) ? parent.childForFieldName('name') : null;
      if (own && own.id !== node.id) continue;
      const fn = effects.isFunction(parent)
        ? parent
        : (this.declaredAs(effects, node) ??
          [parent.childForFieldName('value'), parent.parent?.childForFieldName('right')].find(
            value => value && effects.isFunction(value),
          ));
      if (fn && fn.startIndex <= node.startIndex + 4096) this.run({ file, node: fn });
    }
  }

  /** The function that is called so, where its name stands deeper in what declares it. */
  private declaredAs(effects: Effects, name: Node): Node | undefined {
    if (!effects.nameOf) return undefined;
    let at = name.parent;
    while (at && /(_declarator|^qualified_identifier)$/.test(at.type)) at = at.parent;
    return at && effects.isFunction(at) && effects.nameOf(at)?.id === name.id ? at : undefined;
  }

  /** Calls what a variable or a part of a container holds: whatever function was put there. */
  private ofValue(file: SourceFile, node: Node, depth = 0): void {
    const effects = lang(file);
    if (depth > MAX_DEPTH) return;
    const call = effects.call(node);
    if (call) {
      const callee = this.world.callee(file, call.callee);
      if (callee.kind === 'code') for (const code of callee.code) this.runInner(code);
      else if (callee.kind !== 'library')
        this.ofValue(file, effects.member(call.callee)?.object ?? call.callee, depth + 1);
      else
        for (const argument of call.arguments)
          for (const code of this.functionsIn(file, argument)) this.run(code);
      return;
    }
    if (effects.names.has(node.type)) {
      const scopes = this.world.scopes(file);
      const variable = scopes.variable(node);
      const key = `${file.path}\0${variable.scope.id}\0=${variable.name}`;
      if (this.names.has(key)) return;
      this.names.add(key);
      // The parameter of a function that somebody calls with the parts of a container: `fs.forEach(f => f())`.
      const given = effects.isFunction(variable.scope) ? effects.use(variable.scope) : undefined;
      const around = given?.kind === 'argument' ? effects.call(given.call) : null;
      const holder = around && effects.member(around.callee)?.object;
      if (holder) this.within(file, holder, depth);
      for (const argument of around?.arguments ?? [])
        if (argument.id !== variable.scope.id) this.within(file, argument, depth);
      for (const use of scopes.uses(variable)) {
        const value = effects.declaration(use)?.value ?? effects.takenFrom?.(use);
        if (value) this.within(file, value, depth);
        else this.putInto(file, use, depth);
      }
      return;
    }
    const member = effects.member(node);
    if (member) {
      this.byName(file, member.name);
      if (depth < 2) this.ofValue(file, member.object, depth + 1);
      return;
    }
    const inner = node.namedChildren[0];
    if (inner) this.ofValue(file, inner, depth + 1);
  }

  /** What a use of a container puts into it; or what a loop or pattern takes from elsewhere. */
  private putInto(file: SourceFile, use: Node, depth: number): void {
    const effects = lang(file);
    for (let at: Node | null = use; at && depth < MAX_DEPTH; at = at.parent) {
      const found = effects.use(at);
      if (found.kind === 'replaced') {
        const around = found.node;
        const value = around.childForFieldName('right') ?? around.childForFieldName('value');
        if (value) this.within(file, value, depth);
        return;
      }
      if (found.kind === 'called') {
        for (const argument of effects.call(found.call)?.arguments ?? []) this.within(file, argument, depth);
        return;
      }
      if (found.kind !== 'part' && found.kind !== 'same') return;
    }
  }

  /** Functions that an expression is, or has as its parts. */
  private within(file: SourceFile, value: Node, depth: number): void {
    const found = this.functionsIn(file, value);
    for (const code of found) this.run(code);
    if (found.length > 0) return;
    const effects = lang(file);
    if (effects.names.has(value.type) || effects.member(value) || effects.call(value)) {
      this.ofValue(file, value, depth + 1);
      return;
    }
    if (depth > MAX_DEPTH || value.namedChildCount > MAX_PARTS) return;
    for (const child of value.namedChildren) {
      const part = child && (child.childForFieldName('value') ?? child);
      if (part && (effects.isFunction(part) || part.namedChildCount > 0 || effects.names.has(part.type)))
        this.within(file, part, depth + 1);
    }
  }

  /** A function that another one makes and gives back. */
  private runInner({ file, node }: Code): void {
    const effects = lang(file);
    for (const inner of node.descendantsOfType([...effects.calls])) {
      if (!inner || inner.id === node.id || !effects.isFunction(inner)) continue;
      if (effects.functionAround(inner)?.id !== node.id) continue;
      const name = inner.childForFieldName('name')?.text;
      const isReturned = name ? node.text.includes(`return ${name}`) : effects.use(inner).kind === 'returned';
      if (!isReturned) continue;
      this.run({ file, node: inner });
      // What makes a decorator gives what gives the function.
      this.runInner({ file, node: inner });
    }
    for (const value of node.descendantsOfType([...effects.names, ...effects.members]))
      if (value && effects.use(value).kind === 'returned' && effects.functionAround(value)?.id === node.id)
        for (const code of this.functionsIn(file, value)) this.run(code);
  }
}

/** The last part of a name. */
function nameOf(callee: Node): string {
  return /(\w+)$/.exec(callee.text)?.[1] ?? '';
}

interface Span {
  readonly id: number;
  readonly start: number;
  readonly end: number;
}
