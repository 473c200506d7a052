import type { Framework } from '../../config/frameworks.js';
import {
  CallResult,
  type Captures,
  Described,
  type Environment,
  type Node,
  Sequence,
  type SourceFile,
  Unresolved,
  type Value,
} from '../../extract/index.js';
import type { Gap } from '../route.js';
import { Blocks } from './blocks.js';
import { argumentOf, argumentsOf, CALLS, gapAt, isNoServer, type Program } from './calls.js';
import { Contexts, type Filling } from './contexts.js';
import { carriedBy } from './loops.js';
import { Objects } from './objects.js';
import { keyOf, type Method, Routers } from './routers.js';

/** What programs are read with. */
export interface Reader {
  readonly framework: Framework;
  readonly programOf: (file: string) => Program;
  /** The same where it is known what names hold. */
  readonly evaluateIn: (node: Node, program: Program, env: Environment | undefined) => Value;
  /** Is told how fields of objects are found, and gives what else is known of them. */
  readonly withFields: (fieldOf: (object: CallResult | Described, name: string) => Value | undefined) => void;
  readonly memberOf: (object: Value, name: string) => Value | undefined;
  /** What a query finds in a file. */
  readonly matches: (source: SourceFile, match: string) => readonly Captures[];
  /** Other files that import one. */
  readonly importers: (source: SourceFile) => readonly string[];
  /** Other files of its language that have a name. */
  readonly saying: (name: string, source: SourceFile) => readonly string[];
  /** Whether a text is code of the language of a file. */
  readonly isCode: (text: string, source: SourceFile) => boolean;
}

/** What makes objects, as grammars name it. */
const MAKING = [...CALLS, 'new_expression'];
const MAX_FILES = 500;
/** Functions that hand a server to others that do. */
const MAX_ROUNDS = 8;

/** Finds the files that belong to the servers of one, and what in them stands for a server. */
export class Discovery {
  readonly routers: Routers;
  readonly contexts: Contexts;
  private readonly blocks: Blocks;
  private readonly fillings: Filling[] = [];
  readonly gaps: Gap[] = [];
  readonly files = new Set<string>();
  private readonly looked = new Set<string>();
  private readonly handed = new Set<string>();
  private left: string | undefined;

  constructor(
    entry: string,
    private readonly reader: Reader,
  ) {
    this.contexts = new Contexts(this.files, reader.programOf, reader.evaluateIn, this.fillings);
    const objects = new Objects(this.contexts, reader.memberOf);
    reader.withFields((object, name) => objects.fieldOf(object, name));
    this.blocks = new Blocks(reader.framework.blocks, reader.programOf, reader.matches, reader.saying);
    this.routers = new Routers(reader.framework, reader.programOf, this.contexts, this.blocks, (name, file) =>
      this.methodsOf(name, file),
    );
    this.files.add(entry);
    for (const file of this.files) this.lookInto(file);
    const found = () => this.handed.size + this.files.size;
    for (let round = 0, before = -1; round < MAX_ROUNDS && before !== found(); round += 1) {
      before = found();
      for (const file of this.files) this.lookForCalls(file);
      this.gather();
    }
  }

  private methodsOf(name: string, file: string): readonly Method[] {
    const { framework, matches, programOf, saying } = this.reader;
    const { methods } = framework;
    if (methods === undefined) return [];
    return [file, ...saying(name, programOf(file).source)].flatMap(path => {
      const program = programOf(path);
      return matches(program.source, methods).flatMap(captures => {
        const [node, type] = [captures.get('function'), captures.get('type')?.text ?? ''];
        return node && captures.get('name')?.text === name ? [{ node, type, program }] : [];
      });
    });
  }

  private add(file: string | undefined): void {
    if (file === undefined || this.files.has(file)) return;
    if (this.files.size < MAX_FILES) this.files.add(file);
    else if (this.left === undefined) {
      this.left = file;
      this.gaps.push({
        place: { file, line: 1 },
        reason: `More than ${MAX_FILES} files belong to the servers: what this one and others register is not read.`,
        remedy: 'Name a file that makes a part of them.',
      });
    }
  }

  /** Files with parts that servers have without mounting them. */
  private gather(): void {
    const { framework, saying, programOf } = this.reader;
    for (const { kind, place } of this.routers.all.values())
      for (const word of framework.servers[kind]?.gathers ?? [])
        for (const file of saying(word, programOf(place.file).source))
          if (file.startsWith(folderOf(place.file))) this.add(file);
  }

  /** Where a value comes from, or each of a list. */
  private addAll(value: Value): void {
    if (!(value instanceof Sequence)) this.add(this.fileOf(value));
    else for (const { router } of this.routers.amongValue(value, 0)) this.add(router.place.file);
  }

  /** What stands for servers in a file, and the files that these lead to. */
  private lookInto(file: string): void {
    if (this.looked.has(file)) return;
    this.looked.add(file);
    const { framework, matches, importers } = this.reader;
    const program = this.reader.programOf(file);
    for (const { match, prefix, path } of framework.passes ?? [])
      for (const captures of matches(program.source, match)) {
        const [on, whole] = [captures.get('on'), captures.get('whole')];
        const call = captures.get('call') ?? whole;
        if (!on || !whole || !call) continue;
        const at = (wanted: typeof prefix) => argumentOf(call, wanted, program);
        this.add(this.fileOf(program.evaluate(on)));
        this.routers.passes.set(keyOf(whole, program), {
          whole,
          program,
          on,
          prefix: at(prefix),
          path: at(path),
        });
      }
    for (const { match, prefix } of framework.groups ?? [])
      for (const captures of matches(program.source, match)) {
        const [on, call, inside] = [captures.get('on'), captures.get('call'), captures.get('inside')];
        const name = captures.get('name')?.text;
        if (!on) continue;
        const shared = { on, program, prefix: call && argumentOf(call, prefix, program) };
        if (inside && name !== undefined)
          this.fillings.push({ ...shared, inside: inside.startIndex, file, name });
        const named = captures.get('function');
        for (const each of named ? this.contexts.programsAt(named, program) : []) {
          const meant = each.evaluate(named as Node);
          const object = program.source.language.effects?.member(named as Node)?.object;
          if (meant instanceof Described) this.give(meant, { ...shared, object, named });
        }
      }
    for (const block of this.blocks.in(file)) {
      if (block.server !== undefined) this.routers.ofBlock(block);
      const value = program.evaluate(block.inside);
      // What a class is made from may have routes of it.
      if (value instanceof Described)
        for (const { site } of this.contexts.classes.lineage(value)) this.add(site.file.path);
    }
    for (const { match, child } of framework.mounts ?? [])
      for (const captures of matches(program.source, match)) {
        const [call, named] = [captures.get('call'), captures.get('child')];
        const wanted = child === 'any' || !call ? undefined : argumentOf(call, child, program);
        for (const node of [named ?? wanted ?? []].flat())
          for (const { router } of this.routers.meantAmong(node, program) ?? []) this.add(router.place.file);
      }
    let makes = false;
    for (const call of program.source.root.descendantsOfType(CALLS)) {
      if (!call) continue;
      const own = this.routers.routerOf(program.evaluate(call), 0);
      makes ||= own?.place.file === file;
      for (const { node } of argumentsOf(call, program)) this.addAll(program.evaluate(node));
    }
    // Objects that have parts of servers may be of classes elsewhere.
    for (const node of program.source.root.descendantsOfType(MAKING)) {
      const object = node ? this.contexts.objectOf(program.evaluate(node)) : undefined;
      for (const { site } of object ? this.contexts.classes.lineage(object.of) : [])
        if (this.mentions(site.file)) this.add(site.file.path);
    }
    if (makes) for (const other of importers(program.source)) this.add(other);
  }

  /** Whether a file may make a server. */
  private mentions({ text }: SourceFile): boolean {
    return Object.keys(this.reader.framework.servers).some(kind => text.includes(kind));
  }

  /** Where a server is made, or something that may stand for one. */
  private fileOf(value: Value): string | undefined {
    const router = this.routers.routerOf(value, 0);
    return router?.place.file ?? (value instanceof CallResult ? value.origin.place.file : undefined);
  }

  /** Functions of the program that are called with a server. */
  private lookForCalls(file: string): void {
    this.lookInto(file);
    const program = this.reader.programOf(file);
    for (const call of program.source.root.descendantsOfType(CALLS)) {
      const expression = call && program.source.language.expression(call);
      if (!call || expression?.kind !== 'call') continue;
      for (const each of this.contexts.programsAt(call, program))
        this.lookAtCall(call, expression.callee, each);
    }
  }

  private lookAtCall(call: Node, called: Node, program: Program): void {
    this.tellIfComputed(call, called, program);
    for (const { node } of argumentsOf(call, program)) {
      // Each round of a loop, and each call of a function, may have another one.
      if (program.context) this.addAll(program.evaluate(node));
      const isName = program.source.language.expression(node).kind === 'name';
      if (!isName && !this.routers.passes.has(keyOf(node, program))) continue;
      if (!this.routers.meant(node, program)) continue;
      const callee = program.evaluate(called);
      if (callee instanceof Described && callee.shape?.kind === 'function') this.reach(callee);
      else if (isName && !carriedBy(call, program)) this.tellIfLost(call, callee, node, program);
    }
  }

  /** A file of a function that is called with a server. */
  private reach({ site }: Described): void {
    const file = site.file.path;
    this.handed.add(file);
    this.add(file);
    this.lookInto(file);
  }

  /** A function gets a part of a server to fill. */
  private give({ shape, node, site }: Described, given: Omit<Filling, 'inside' | 'file' | 'name'>): void {
    if (shape?.kind !== 'function') return;
    const { name } = shape.function.parameters[0] ?? {};
    const file = site.file.path;
    if (name === undefined) return;
    const isKnown = this.fillings.some(
      each => each.file === file && each.inside === node.startIndex && each.on.id === given.on.id,
    );
    if (isKnown) return;
    this.fillings.push({ ...given, inside: node.startIndex, file, name });
    this.add(file);
    this.lookInto(file);
  }

  /** `app[method]("/a")`, `getattr(app, method)("/a")`: which method is called, only the running program tells. */
  private tellIfComputed(call: Node, callee: Node, program: Program): void {
    const expression = program.source.language.expression(callee);
    const key = `${keyOf(call, program)} computed`;
    if ((expression.kind !== 'index' && expression.kind !== 'call') || this.handed.has(key)) return;
    const objects =
      expression.kind === 'index'
        ? [expression.object]
        : argumentsOf(callee, program).map(({ node }) => node);
    const server = objects.find(node => this.routers.meant(node, program) !== undefined);
    if (!server || (expression.kind === 'call' && program.evaluate(expression.callee) instanceof Described))
      return;
    const words =
      expression.kind === 'index' ? [expression.index] : argumentsOf(callee, program).map(({ node }) => node);
    const said = words.map(node => program.evaluate(node));
    // Some rule reads it.
    if (this.reader.framework.routes.some(rule => said.some(word => rule.words?.includes(word as string))))
      return;
    this.handed.add(key);
    const shown = program.source.quote(callee);
    this.gaps.push(
      gapAt(
        call,
        program,
        `What \`${shown}\` registers on \`${server.text}\` is known only when it runs.`,
        'Write the method out, or describe these routes in an OpenAPI document.',
      ),
    );
  }

  /** A server that is handed to something that is not known. */
  private tellIfLost(call: Node, callee: unknown, server: Node, program: Program): void {
    if (!(callee instanceof Unresolved) || isNoServer(callee)) return;
    const key = keyOf(call, program);
    const rules = [...(this.reader.framework.mounts ?? []), ...this.reader.framework.routes];
    const isRule = rules.some(({ match }) =>
      this.reader
        .matches(program.source, match)
        .some(captures => [...captures.values()].some(node => keyOf(node, program) === key)),
    );
    if (isRule || this.handed.has(key)) return;
    this.handed.add(key);
    this.gaps.push(
      gapAt(
        call,
        program,
        `\`${server.text}\` is handed to something that is not known: ${callee.reason}.`,
        'Hand it to a function by its name.',
      ),
    );
  }
}

/** The folder of a file, with a slash behind it. */
export function folderOf(file: string): string {
  return file.slice(0, file.lastIndexOf('/') + 1);
}
