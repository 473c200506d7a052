import type { Framework } from '../../config/frameworks.js';
import {
  CallResult,
  type Captures,
  Described,
  type Node,
  Sequence,
  Unresolved,
  type Value,
} from '../../extract/index.js';
import { hasWord } from '../../text/words.js';
import {
  argumentOf,
  argumentsOf,
  fieldNamed,
  gapAt,
  isNoServer,
  type Program,
  pathsOf,
  type Text,
  type Wanted,
} from './calls.js';
import { unreadRoutes } from './of-description.js';
import { isIn, partsAround, Registering } from './registering.js';
import { type Item, keyOf, type Target, together } from './routers.js';

/** Why the value of a path that is a pattern is not known. */
const PATTERN = /^a regular expression /;
const PATTERN_CLASS = 'RegExp';
const MOUNT_REMEDY = 'Mount what a call makes, by its name or as a function that returns it.';

/** Reads the calls that put parts into servers. */
export class MountRules extends Registering {
  read(rule: NonNullable<Framework['mounts']>[number], captures: Captures, program: Program) {
    const call = captures.get('call');
    const on = captures.get('on') ?? call;
    const { framework } = this.reader;
    const targets = this.targetsOf(captures, program);
    if (call) this.told.read.add(keyOf(call, program));
    if (!on || !call || !targets) return [];
    const given = argumentsOf(call, program).map(({ node }) => node);
    const named = captures.get('child');
    const wanted = rule.child === 'any' ? undefined : (named ?? argumentOf(call, rule.child, program));
    // `Mount("/a", routes=[…])` has its routes in itself.
    if (rule.child !== 'any' && !wanted && !hasNoField(call, rule.child, program))
      this.told.gaps.push(unreadRoutes(call, program));
    const first = argumentOf(call, rule.prefix, program);
    const prefixNode = first && rule.child === 'any' && isNoPath(program.evaluate(first)) ? undefined : first;
    const isPrefix = prefixNode !== undefined && isPath(program.evaluate(prefixNode));
    const children = (rule.child === 'any' ? given : wanted ? [wanted] : [])
      .filter(node => !isPrefix || node.id !== prefixNode.id)
      .map(node => [node, this.discovery.routers.meantAmong(node, program)] as const);
    const isChild = children.some(([node, meant]) => meant && node.id === prefixNode?.id);
    const prefixes = prefixNode && !isChild ? pathsOf(prefixNode, program) : [''];
    const [prefix = ''] = prefixes;
    for (const [node, meant] of children)
      if (!meant && !named) this.tellOfChild(node, prefix, rule.child === 'any', program);
    return targets.flatMap(target =>
      children.flatMap(([node, meant]) =>
        (meant ?? []).flatMap((child: Target) =>
          prefixes.map(each => {
            const item: Item = {
              kind: 'mount',
              within: partsAround(program),
              prefix: together(target.prefix, each, framework.path),
              child: child.router,
              made: { call, program, rule },
              replaces: rule.replaces === true && prefixNode !== undefined,
              isConditional: this.isSometimes(call, program),
            };
            const at = isIn(call, on) ? call : on;
            const moment =
              rule.child === 'any'
                ? this.argumentMoment(at, given.indexOf(node), program)
                : this.momentOf(at, program);
            return { moment, router: target.router, item };
          }),
        ),
      ),
    );
  }

  private makesServers({ node }: Described): boolean {
    return Object.keys(this.reader.framework.servers).some(kind => hasWord(node.text, kind));
  }

  /** What calls a thing that is mounted into being, or the thing itself. */
  private madeBy(node: Node, program: Program): Value {
    const expression = program.source.language.expression(node);
    return program.evaluate(expression.kind === 'call' ? expression.callee : node);
  }

  /** Something that is mounted, and is no server that is known. */
  private tellOfChild(node: Node, prefix: Text, isAny: boolean, program: Program): void {
    const value = this.madeBy(node, program);
    const where = typeof prefix === 'string' ? prefix : prefix.text;
    const shown = program.source.quote(node);
    if (value === null && this.reader.framework.path.fails?.includes('mounts'))
      this.told.gaps.push(
        gapAt(
          node,
          program,
          `\`${shown}\` is mounted at \`${where}\`: the program fails when it starts.`,
          'Mount a part there, or take the call away.',
        ),
      );
    else if (value instanceof Unresolved && !isNoServer(value))
      this.told.gaps.push(
        gapAt(
          node,
          program,
          `What \`${shown}\` is, mounted at \`${where}\`, is not known: ${value.reason}.`,
          MOUNT_REMEDY,
        ),
      );
    else if (value instanceof Described && this.makesServers(value))
      this.told.gaps.push(
        gapAt(
          node,
          program,
          `What \`${shown}\` is, mounted at \`${where}\`, is not known: what \`${value.name}\` gives back is not one server.`,
          MOUNT_REMEDY,
        ),
      );
    else if (
      !isAny &&
      (value instanceof CallResult || value instanceof Described || value instanceof Unresolved)
    )
      this.told.notes.push(
        gapAt(
          node,
          program,
          `What \`${shown}\` answers at \`${where}\` is not described.`,
          'Nothing has to be changed, where that are files.',
        ),
      );
  }
}

/** Whether an argument that may be a path is something else: a function, or several. */
export function isNoPath(value: Value): boolean {
  if (value instanceof Sequence) return value.entries.every(each => isNoPath(each.value));
  return value instanceof Described || (value instanceof CallResult && !isPattern(value));
}

/** Whether it is a path, or several: a text or a pattern, of which nobody knows what it takes. */
function isPath(value: Value): boolean {
  if (value instanceof Sequence) return value.entries.every(each => isPath(each.value));
  return typeof value === 'string' || isPattern(value);
}

function isPattern(value: Value): boolean {
  if (value instanceof CallResult) return value.callee === PATTERN_CLASS;
  return value instanceof Unresolved && PATTERN.test(value.reason);
}

/** Whether what a call is given is written there, without the field that is wanted. */
function hasNoField(call: Node, wanted: Wanted | undefined, program: Program): boolean {
  if ([wanted ?? []].flat().some(each => fieldNamed(each) === undefined)) return false;
  return argumentsOf(call, program).every(({ node }) => {
    const expression = program.source.language.expression(node);
    return expression.kind === 'mapping' && expression.entries.every(entry => 'key' in entry);
  });
}
