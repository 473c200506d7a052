import { CallResult, Described, Mapping, Unresolved, type Value } from '../../extract/index.js';
import { type FieldSource, methodAround, selfOf } from './classes.js';
import type { Context, Contexts } from './contexts.js';
import { onlyValueIn, returnsIn } from './returns.js';

/** Knows what the objects of a program have in their fields. */
export class Objects {
  private readonly known = new Map<string, Value | undefined>();
  private readonly running = new Set<string>();

  constructor(
    private readonly contexts: Contexts,
    /** What an object has under a name as far as its class alone says it. */
    private readonly memberOf: (object: Value, name: string) => Value | undefined,
  ) {}

  /** What an object has in a field that a method, or the body of its class, gives a value; undefined for all other names. */
  fieldOf(value: CallResult | Described, name: string): Value | undefined {
    if (value instanceof Described) return this.methodOf(value, name);
    const object = this.contexts.objectOf(value);
    if (!object) {
      // A function of the program may give back several things by their names: `return { app, users }`.
      const whole = this.contexts.returnedBy(value);
      return whole instanceof Mapping ? this.memberOf(whole, name) : undefined;
    }
    const found = this.ofObject(object.value, object.of, name);
    if (found !== undefined || object.value === value) return found;
    return this.memberOf(object.value, name);
  }

  private ofObject(object: CallResult, of: Described, name: string): Value | undefined {
    const own = this.contexts.keyOf(object);
    const key = `${own}.${name}`;
    if (this.known.has(key)) return this.known.get(key);
    if (this.running.has(key)) return undefined;
    this.running.add(key);
    const found = this.valueOf(object, own, of, name);
    this.running.delete(key);
    this.known.set(key, found);
    return found;
  }

  /** A method, where the language does not say itself which a class has. */
  private methodOf(of: Described, name: string): Value | undefined {
    const isKnown = of.shape?.kind === 'class' && of.shape.class.method !== undefined;
    const method = isKnown ? undefined : this.contexts.classes.methodOf(of, name);
    return method?.program.evaluate(method.node);
  }

  private valueOf(object: CallResult, own: string, of: Described, name: string): Value | undefined {
    const { classes } = this.contexts;
    const sources = classes.sourcesOf(of, name);
    if (sources.length === 0) {
      const getter = classes.getterOf(of, name);
      if (getter) return this.gives(getter, object, own);
      return this.methodOf(of, name);
    }
    const written = object.field(name);
    const all = [
      ...(written === undefined ? [] : [written]),
      ...sources.flatMap(each => this.given(each, object, own)),
    ];
    const values = new Map(
      all.flatMap(each => (each === null ? [] : [[this.identityOf(each), each] as const])),
    );
    const [only = null, ...others] = values.values();
    if (others.length === 0) return only;
    const [{ node, program }] = sources as [FieldSource];
    return new Unresolved(
      `\`${name}\` of ${of.name} is given several values`,
      program.source.place(node),
      program.source.quote(node),
    );
  }

  /** What a method gives that runs when its name is asked for. */
  private gives({ node, program }: FieldSource, object: CallResult, own: string): Value | undefined {
    const during = this.contexts.within(program, this.contexts.ofObject(object, own, node, program));
    const [first] = returnsIn(node);
    const given = first && onlyValueIn(first);
    return given && during.evaluate(given);
  }

  /** What one statement gives a field of an object, each time that it runs. */
  private given(
    { node, program, object: written }: FieldSource,
    object: CallResult,
    own: string,
  ): readonly Value[] {
    if (written) {
      const all = this.contexts.programsAt(node, program).filter(each => {
        const meant = this.contexts.objectOf(each.evaluate(written));
        return meant !== undefined && this.contexts.keyOf(meant.value) === own;
      });
      return all.map(each => each.evaluate(node));
    }
    const method = methodAround(node, program);
    const self = method && selfOf(method, program);
    const isMeant = (context: Context | undefined) => {
      for (let at = context; at; at = at.outer)
        if (at.owner.startIndex === method?.startIndex && at.file === program.source.path) {
          const held = at.env.names.get(self ?? 'this');
          return held instanceof CallResult && this.contexts.keyOf(held) === own;
        }
      return false;
    };
    const meant = method ? this.contexts.at(node, program).filter(isMeant) : [];
    const all = meant.length > 0 ? meant : [this.contexts.ofObject(object, own, method ?? node, program)];
    return all.map(context => {
      const value = this.contexts.within(program, context).evaluate(node);
      // In the body of a class, everything is made once for each object.
      if (meant.length === 0 && value instanceof CallResult)
        this.contexts.mark(value, `${this.contexts.keyOf(value)}@${own}`);
      return value;
    });
  }

  private identityOf(value: Value): unknown {
    if (value instanceof CallResult) return this.contexts.keyOf(value);
    if (value instanceof Described) return `${value.site.file.path}:${value.node.startIndex}`;
    return value;
  }
}
