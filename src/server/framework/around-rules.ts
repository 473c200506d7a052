import type { Framework } from '../../config/frameworks.js';
import { type Captures, type Node, Sequence, Unresolved } from '../../extract/index.js';
import {
  argumentOf,
  argumentsOf,
  around,
  ELSEWHERE,
  gapAt,
  type Program,
  pathsOf,
  placeOf,
  textOf,
  textsOf,
} from './calls.js';
import type { Flow } from './handing-on.js';
import { isNoPath } from './mount-rules.js';
import { partsAround, type Registered, Registering } from './registering.js';
import { type Item, type Target, together } from './routers.js';
import { BLOCK } from './unreached.js';

/** Reads what holds for routes behind it, and parts that functions fill. */
export class AroundRules extends Registering {
  /** Functions that are asked before routes. */
  around(
    rule: NonNullable<Framework['around']>[number],
    captures: Captures,
    program: Program,
  ): readonly Registered[] {
    const call = captures.get('call');
    const on = captures.get('on') ?? call;
    const targets = this.targetsOf(captures, program);
    if (!on || !call || !targets) return [];
    const ahead = rule.before && statementBefore(call, on, rule.before);
    if (ahead)
      this.told.gaps.push(
        gapAt(
          call,
          program,
          `\`${program.source.quote(call)}\` stands behind \`${program.source.quote(ahead)}\`: the program fails when it starts.`,
          'Write it before everything that is registered.',
        ),
      );
    const first = argumentOf(call, rule.prefix, program);
    const given = argumentsOf(call, program).map(({ node }) => node);
    const value = first && given.length > 1 ? program.evaluate(first) : undefined;
    // What comes from elsewhere is a function more often than a path.
    const isUnsure = value instanceof Unresolved && ELSEWHERE.test(value.reason);
    const hasPath = first && value !== undefined && !isUnsure && !isNoPath(value);
    const prefixes = hasPath ? pathsOf(first, program) : [''];
    const named = argumentOf(call, rule.params, program);
    const params = named ? textsOf(named, program) : undefined;
    if (named && program.evaluate(named) instanceof Sequence) this.tellOfList(rule, named, targets, program);
    const { parameters } = rule;
    return given.flatMap((node, place) => {
      const handlers = this.told.handlers
        .meant(node, program)
        .map(each => ({ ...each, ...(parameters && { parameters }) }));
      if (handlers.length === 0) return [];
      const ends = this.flowsOf([node], program)?.some(isEnd) === true;
      return targets.flatMap(target =>
        prefixes.map(each => ({
          moment: this.argumentMoment(on, place, program),
          router: target.router,
          item: {
            kind: 'around' as const,
            prefix: together(target.prefix, each, this.reader.framework.path),
            handlers,
            ends,
            // Names that nobody knows may be any.
            ...(params && { params: 'reason' in params ? [] : params }),
            place: placeOf(node, program),
            text: program.source.quote(node),
            isConditional: isUnsure || this.isSometimes(call, program),
            part: partsAround(program)[0],
          },
        })),
      );
    });
  }

  /** Several names where a server takes one. */
  private tellOfList(
    { lists }: NonNullable<Framework['around']>[number],
    node: Node,
    targets: readonly Target[],
    program: Program,
  ): void {
    if (targets.every(({ router }) => lists?.includes(router.kind) ?? true)) return;
    this.told.gaps.push(
      gapAt(
        node,
        program,
        `\`${program.source.quote(node)}\` is a list where one name has to stand: the program fails when it starts.`,
        'Write a call for each of them.',
      ),
    );
  }

  /** What changes how a server takes paths. */
  settings(rule: NonNullable<Framework['settings']>[number], captures: Captures, program: Program) {
    const call = captures.get('call');
    const on = captures.get('on') ?? call;
    const [name] = call ? argumentsOf(call, program) : [];
    const isCalled = rule.called === undefined || (name && program.evaluate(name.node) === rule.called);
    if (!on || !call || !isCalled) return [];
    const prefix = argumentOf(call, rule.prefix, program);
    const keeps = (wanted: typeof rule.keeps_slash) => {
      const said = typeof wanted === 'boolean' ? undefined : argumentOf(call, wanted, program);
      const value = said ? program.evaluate(said) : wanted;
      // Where nobody knows, a path as it is written is right.
      return value !== false || this.isSometimes(call, program);
    };
    const item = {
      kind: 'setting' as const,
      ...(rule.keeps_slash !== undefined && { keepsSlash: keeps(rule.keeps_slash) }),
      ...(rule.keeps_case !== undefined && { keepsCase: keeps(rule.keeps_case) }),
      ...(prefix && {
        prefix: this.isSometimes(call, program)
          ? { text: program.source.quote(call), reason: 'it is called under a condition' }
          : textOf(prefix, program),
      }),
    };
    return (this.targetsOf(captures, program) ?? []).map(({ router }) => ({
      moment: this.momentOf(on, program),
      router,
      item,
    }));
  }

  /** Parts that functions fill, at paths of their own. */
  groups(
    { prefix }: NonNullable<Framework['groups']>[number],
    captures: Captures,
    program: Program,
  ): readonly Registered[] {
    const [on, call] = [captures.get('on'), captures.get('call')];
    const { language } = program.source;
    if (on && call && !language.effects && this.discovery.routers.meant(on, program))
      this.told.gaps.push(
        gapAt(
          call,
          program,
          `What \`${program.source.quote(call)}\` fills is not read: functions of ${language.name} are not followed.`,
          'Make a part of these routes, where the framework has some, or describe them by an OpenAPI document.',
        ),
      );
    const at = call && argumentOf(call, prefix, program);
    if (!on || !call || !at) return [];
    const made = { call, program };
    const isConditional = this.isSometimes(call, program);
    return (this.discovery.routers.meant(on, program) ?? []).map(target => {
      const own = together(target.prefix, textOf(at, program), this.reader.framework.path);
      const item: Item = { kind: 'group', prefix: own, made, isConditional };
      return { moment: this.momentOf(call, program), router: target.router, item };
    });
  }
}

/** A statement before a call, in the same block, that calls one of these methods of the same thing. */
function statementBefore(call: Node, on: Node, methods: readonly string[]): Node | undefined {
  let statement = call;
  for (const each of around(call)) {
    if (BLOCK.test(each.type)) break;
    statement = each;
  }
  for (let at = statement.previousNamedSibling; at; at = at.previousNamedSibling) {
    const { text } = at;
    if (text.startsWith(`${on.text}.`) && methods.some(each => text.startsWith(`${on.text}.${each}(`)))
      return at;
  }
  return undefined;
}

/** Whether a handler answers, or fails, whatever comes. */
function isEnd({ answers, next, leaves }: Flow): boolean {
  return answers && !next && !leaves;
}
