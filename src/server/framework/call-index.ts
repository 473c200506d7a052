import { Described, type Node } from '../../extract/index.js';
import { argumentsOf, CALLS, type Program } from './calls.js';
import { selfOf } from './classes.js';
import { isForEach } from './loops.js';
import { isUnreached } from './unreached.js';

/** A call as it is written. */
export interface Call {
  readonly node: Node;
  readonly callee: Node;
  readonly program: Program;
}

/** A call of a method, with what it is asked of. */
export interface MethodCall extends Call {
  readonly object: Node;
}

/** The calls of one file, by what they call. */
interface Found {
  readonly functions: Map<string, Call[]>;
  readonly handed: Map<string, Call[]>;
  readonly methods: Map<string, MethodCall[]>;
  readonly made: { readonly of: Described; readonly call: Call }[];
  readonly unknown: Call[];
}

const MAKING = [...CALLS, 'new_expression', 'composite_literal'];

/** Knows where functions, methods and classes of a program are called. */
export class CallIndex {
  private readonly known = new Map<string, Found>();

  constructor(
    private readonly files: ReadonlySet<string>,
    private readonly programOf: (file: string) => Program,
  ) {}

  /** Calls of a function, by its name or where it stands. */
  of(node: Node, program: Program): readonly Call[] {
    return this.among(each => each.functions.get(startOf(node, program)));
  }

  /** Calls that a function is handed to which call it with each part of a list. */
  handing(node: Node, program: Program): readonly Call[] {
    return this.among(each => each.handed.get(startOf(node, program)));
  }

  /** Calls of something's methods of a name. */
  ofMethods(name: string): readonly MethodCall[] {
    return this.among(each => each.methods.get(name));
  }

  /** What makes an instance of a class of the program. */
  making(): readonly { readonly of: Described; readonly call: Call }[] {
    return this.among(each => each.made);
  }

  /** Calls of a name that means something else each time: `for (const add of parts) add(app)`. */
  ofUnknown(): readonly Call[] {
    return this.among(each => each.unknown);
  }

  private among<T>(from: (found: Found) => readonly T[] | undefined): readonly T[] {
    return [...this.files].flatMap(file => from(this.in(file)) ?? []);
  }

  private in(file: string): Found {
    const known = this.known.get(file);
    if (known) return known;
    const found: Found = {
      functions: new Map(),
      handed: new Map(),
      methods: new Map(),
      made: [],
      unknown: [],
    };
    this.known.set(file, found);
    const program = this.programOf(file);
    for (const node of program.source.root.descendantsOfType(MAKING))
      if (node && !isUnreached(node, program.source)) this.note(node, program, found);
    return found;
  }

  /** Whether a function is asked of an object that is known: with which, is found by the name of the method. */
  private isOfObject(value: Described, object: Node | undefined, program: Program): boolean {
    const own = this.programOf(value.site.file.path);
    if (!object || selfOf(value.node, own) === undefined) return false;
    const of = program.evaluate(object);
    return !(of instanceof Described && of.kind === 'class');
  }

  private note(node: Node, program: Program, found: Found): void {
    const { language } = program.source;
    const literal = node.type === 'composite_literal' ? node.childForFieldName('type') : null;
    const expression = language.expression(node);
    const callee = literal ?? (expression.kind === 'call' ? expression.callee : undefined);
    if (!callee) return;
    const call = { node, callee, program };
    const member = language.effects?.member(callee);
    if (member) push(found.methods, member.name, { ...call, object: member.object });
    const value = program.evaluate(callee);
    if (!(value instanceof Described) && language.expression(callee).kind === 'name')
      found.unknown.push(call);
    if (value instanceof Described && value.kind === 'class') found.made.push({ of: value, call });
    if (
      value instanceof Described &&
      value.kind === 'function' &&
      !this.isOfObject(value, member?.object, program)
    )
      push(found.functions, startOfValue(value), call);
    if (member && isForEach(member.name)) this.noteHanded(call, found);
  }

  private noteHanded(call: Call, found: Found): void {
    const { node, program } = call;
    for (const { node: argument } of argumentsOf(node, program)) {
      const { kind } = program.source.language.expression(argument);
      const handed = kind === 'function' || kind === 'name' ? program.evaluate(argument) : undefined;
      if (handed instanceof Described && handed.kind === 'function')
        push(found.handed, startOfValue(handed), call);
    }
  }
}

function push<T>(map: Map<string, T[]>, key: string, value: T): void {
  const known = map.get(key);
  if (known) known.push(value);
  else map.set(key, [value]);
}

function startOf(node: Node, { source }: Program): string {
  return `${source.path}:${node.startIndex}`;
}

function startOfValue({ node, site }: Described): string {
  return `${site.file.path}:${node.startIndex}`;
}
