import { CallResult, Described, type Node } from '../../extract/index.js';
import { around, type Program } from './calls.js';

/** A value of a field, where something gives it. */
export interface FieldSource {
  readonly node: Node;
  readonly program: Program;
  /** What the field is of, where that is not the object of the method around. */
  readonly object?: Node;
}

/** What gets a value that is a part of something. */
interface Assignment {
  readonly node: Node;
  readonly object: Node;
}

const MAX_BASES = 16;
const ASSIGNMENTS = ['assignment_expression', 'assignment', 'assignment_statement'];
const DECLARED_FIELDS = ['field_definition', 'public_field_definition'];

/** Classes of a program, and the types of Go, whose methods stand beside them. */
export class Classes {
  private readonly lineages = new Map<string, readonly Described[]>();
  private readonly assignments = new Map<string, Map<string, Assignment[]>>();

  constructor(
    private readonly programOf: (file: string) => Program,
    /** Files of the program that are read. */
    private readonly files: ReadonlySet<string>,
  ) {}

  /** The class that a function is a method of; undefined for all others. */
  ofMethod(method: Node, program: Program): Described | undefined {
    const named = nameOfClass(method, program);
    const value = named && program.evaluate(named);
    return value instanceof Described && value.kind === 'class' ? value : undefined;
  }

  /** A class, and those that it is made from. */
  lineage(own: Described, depth = 0): readonly Described[] {
    const key = `${own.site.file.path}:${own.node.startIndex}`;
    const known = this.lineages.get(key);
    if (known) return known;
    const found = this.lineageOf(own, depth);
    if (depth === 0) this.lineages.set(key, found);
    return found;
  }

  private lineageOf(own: Described, depth: number): readonly Described[] {
    const { effects } = own.site.file.language;
    if (!effects?.isClass(own.node) || depth > MAX_BASES) return [own];
    const program = this.programOf(own.site.file.path);
    const bases = effects.bases(own.node).map(each => program.evaluate(each));
    return [
      own,
      ...bases.flatMap(each =>
        each instanceof Described && each.kind === 'class' ? this.lineage(each, depth + 1) : [],
      ),
    ];
  }

  /** Whether it is the method of this name that instances of a class have. */
  isMethod(method: Node, name: string, own: Described, program: Program): boolean {
    const path = program.source.path;
    if (receiverOf(method))
      return nameOf(method) === name && receiverType(method)?.text === own.name && isSameFolder(path, own);
    for (const each of this.lineage(own)) {
      const found = methodsOf(each).find(one => one.name === name);
      if (found) return found.node.startIndex === method.startIndex && each.site.file.path === path;
    }
    return false;
  }

  /** The method that makes instances: of a class, or the next that it is made from. */
  starterOf(
    own: Described,
  ): { readonly node: Node; readonly program: Program; readonly of: Described } | undefined {
    for (const of of this.lineage(own)) {
      const starters = of.site.file.language.effects?.starters ?? [];
      const found = methodsOf(of).find(({ name }) => starters.includes(name));
      if (found) return { node: found.node, program: this.programOf(of.site.file.path), of };
    }
    return undefined;
  }

  /** Whether a method makes the instances of its class. */
  isStarter(method: Node, own: Described, { source }: Program): boolean {
    const starter = this.starterOf(own);
    return starter?.node.startIndex === method.startIndex && starter.program.source.path === source.path;
  }

  /** What gives a field of instances its value. */
  sourcesOf(own: Described, name: string): readonly FieldSource[] {
    return this.lineage(own).flatMap(each => this.ownSources(each, name));
  }

  private ownSources(own: Described, name: string): readonly FieldSource[] {
    const { file } = own.site;
    const program = this.programOf(file.path);
    const isClass = file.language.effects?.isClass(own.node) ?? false;
    const inBody = isClass ? [...declared(own.node, name), ...kept(own.node, name)] : [];
    return [
      ...inBody.map(node => ({ node, program })),
      ...[...this.files].flatMap(path => this.assigned(own, name, this.programOf(path))),
    ];
  }

  /** `this.router = Router()` in a method of a class, `api.router = Router()` elsewhere. */
  private assigned(own: Described, name: string, program: Program): readonly FieldSource[] {
    return this.assignmentsIn(program, name).flatMap(({ node, object }): FieldSource[] => {
      const method = methodAround(node, program);
      if (method && object.text === selfOf(method, program)) {
        const of = this.ofMethod(method, program);
        return of && isSameClass(of, own) ? [{ node, program }] : [];
      }
      const value = program.evaluate(object);
      const isMeant =
        value instanceof CallResult && value.of instanceof Described && isSameClass(value.of, own);
      return isMeant ? [{ node, program, object }] : [];
    });
  }

  /** What is given to fields of a name in a file: looked for once. */
  private assignmentsIn({ source }: Program, name: string): readonly Assignment[] {
    let found = this.assignments.get(source.path);
    if (!found) {
      found = new Map();
      this.assignments.set(source.path, found);
      for (const each of source.root.descendantsOfType(ASSIGNMENTS)) {
        const left = only(each?.childForFieldName('left'));
        const node = only(each?.childForFieldName('right'));
        const member = left && source.language.effects?.member(left);
        if (!node || !member) continue;
        found.set(member.name, [...(found.get(member.name) ?? []), { node, object: member.object }]);
      }
    }
    return found.get(name) ?? [];
  }

  /** The method of a class, or of a type that does not have it itself: `func (s *Server) routes()`. */
  methodOf(own: Described, name: string): FieldSource | undefined {
    for (const each of this.lineage(own)) {
      const found = methodsOf(each).find(one => one.name === name && !one.hidden);
      if (found) return { node: found.node, program: this.programOf(each.site.file.path) };
    }
    for (const path of this.files) {
      if (!isSameFolder(path, own)) continue;
      const program = this.programOf(path);
      for (const node of program.source.root.descendantsOfType('method_declaration'))
        if (node && receiverType(node)?.text === own.name && nameOf(node) === name) return { node, program };
    }
    return undefined;
  }

  /** What a method gives that is asked for as a field: `get app() { return this.#app }`, `@property`. */
  getterOf(own: Described, name: string): FieldSource | undefined {
    for (const each of this.lineage(own)) {
      const found = methodsOf(each).find(one => one.name === name && one.hidden);
      const program = this.programOf(each.site.file.path);
      const isGetter = found && isAskedFor(found.node);
      if (found && isGetter) return { node: found.node, program };
    }
    return undefined;
  }
}

/** Whether two classes are one. */
export function isSameClass(a: Described, b: Described): boolean {
  return a.site.file.path === b.site.file.path && a.node.startIndex === b.node.startIndex;
}

/** The function whose body a node stands in, that has an object of its own. */
export function methodAround(node: Node, { source }: Program): Node | undefined {
  const { effects } = source.language;
  for (const each of around(node)) {
    if (effects?.isFunction(each) && selfOf(each, { source }) !== undefined) return each;
  }
  return undefined;
}

/** By which name a method has its object; undefined for what is no method. */
export function selfOf(method: Node, { source }: Pick<Program, 'source'>): string | undefined {
  const { effects } = source.language;
  if (!nameOfClass(method, { source })) return undefined;
  // `routes = () => { this.app.get("/a", h) }` has that of the instance.
  const isField = DECLARED_FIELDS.includes(method.parent?.type ?? '');
  // `func (Users) routes(r chi.Router)` has a receiver that nothing in it can mean.
  return effects?.self(method) ?? (isField || receiverOf(method) ? 'this' : undefined);
}

/** The name of a function or method. */
export function nameOf(method: Node): string | undefined {
  const named = method.childForFieldName('name') ?? method.parent?.childForFieldName('name');
  return named?.text;
}

/** The name of the class that a method is of. */
function nameOfClass(method: Node, { source }: Pick<Program, 'source'>): Node | undefined {
  const type = receiverType(method);
  if (type) return type;
  const { effects } = source.language;
  for (const each of around(method)) {
    if (effects?.isClass(each)) return each.childForFieldName('name') ?? undefined;
    if (effects?.isFunction(each)) return undefined;
  }
  return undefined;
}

function methodsOf({ node, site }: Described) {
  const { effects } = site.file.language;
  return effects?.isClass(node) ? effects.methods(node) : [];
}

function receiverOf(method: Node): Node | null {
  return method.childForFieldName('receiver');
}

/** The type that a method of Go is of: `func (s *Server) routes()`. */
function receiverType(method: Node): Node | undefined {
  return (
    receiverOf(method)
      ?.descendantsOfType('type_identifier')
      .find(each => each !== null) ?? undefined
  );
}

function isSameFolder(path: string, own: Described): boolean {
  const folder = (file: string) => file.slice(0, file.lastIndexOf('/') + 1);
  return folder(path) === folder(own.site.file.path);
}

/** `router = Router()` in the body of a class. */
function declared(body: Node, name: string): readonly Node[] {
  return body.descendantsOfType(DECLARED_FIELDS).flatMap(each => {
    const named = each?.childForFieldName('property') ?? each?.childForFieldName('name');
    const value = each?.childForFieldName('value');
    const isStatic = each?.children.some(child => child?.type === 'static');
    return value && named?.text === name && !isStatic ? [value] : [];
  });
}

/** What a constructor of TypeScript takes and keeps: `constructor(private readonly app: Express) {}`. */
function kept(body: Node, name: string): readonly Node[] {
  return body.descendantsOfType(['required_parameter', 'optional_parameter']).flatMap(each => {
    const target = each?.childForFieldName('pattern');
    const isKept = each?.children.some(child =>
      /^(accessibility_modifier|readonly)$/.test(child?.type ?? ''),
    );
    return isKept && target?.text === name ? [target] : [];
  });
}

/** Whether a method runs when its name is asked for. */
function isAskedFor(method: Node): boolean {
  if (method.children.some(child => child?.type === 'get')) return true;
  return (
    method.parent?.type === 'decorated_definition' && /^@(\w+\.)*\w*property\b/m.test(method.parent.text)
  );
}

/** What stands alone in a list of expressions. */
function only(node: Node | null | undefined): Node | undefined {
  if (node?.type !== 'expression_list') return node ?? undefined;
  return node.namedChildCount === 1 ? (node.firstNamedChild ?? undefined) : undefined;
}
