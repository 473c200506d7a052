import { Described, type Node } from '../../extract/index.js';
import { around, CALLS, type Program } from './calls.js';
import { type Moment, stepOf } from './moment.js';

const LAST_WORD = /([\w$]+)\W*$/;
const MAX_DEPTH = 20;

interface Call {
  readonly callee: Node;
  readonly program: Program;
}

/** Knows where functions of a program are called by their names. */
export class Leading {
  private known: ReadonlyMap<string, readonly Call[]> | undefined;

  constructor(
    private readonly files: ReadonlySet<string>,
    private readonly programOf: (file: string) => Program,
  ) {}

  /** The calls that lead to where something stands, outermost first: of several of one function, the first. */
  to(node: Node, program: Program, depth = 0): Moment {
    if (depth > MAX_DEPTH) return [];
    for (const each of around(node)) {
      const name = nameOf(each);
      const call = name === undefined ? undefined : this.callOf(name, each, program);
      if (call) return [...this.to(call.callee, call.program, depth + 1), stepOf(call.callee, call.program)];
    }
    return [];
  }

  private callOf(name: string, called: Node, { source }: Program): Call | undefined {
    return this.byName()
      .get(name)
      ?.find(({ callee, program }) => {
        const meant = program.evaluate(callee);
        return (
          meant instanceof Described &&
          meant.site.file.path === source.path &&
          meant.node.startIndex === called.startIndex
        );
      });
  }

  private byName(): ReadonlyMap<string, readonly Call[]> {
    if (this.known) return this.known;
    const found = new Map<string, Call[]>();
    for (const file of this.files) {
      const program = this.programOf(file);
      for (const node of program.source.root.descendantsOfType(CALLS)) {
        const expression = node && program.source.language.expression(node);
        if (expression?.kind !== 'call') continue;
        const name = LAST_WORD.exec(expression.callee.text)?.[1] ?? '';
        found.set(name, [...(found.get(name) ?? []), { callee: expression.callee, program }]);
      }
    }
    this.known = found;
    return found;
  }
}

/** What a function is called by; undefined for what is none, or has no name. */
function nameOf(node: Node): string | undefined {
  if (!/function|func|method|lambda/.test(node.type)) return undefined;
  const named = node.childForFieldName('name') ?? node.parent?.childForFieldName('name');
  return named?.text;
}
