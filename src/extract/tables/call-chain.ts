import type { Context } from '../context.js';
import { callFields } from '../evaluate/plain-data.js';
import { CallResult } from '../evaluate/value.js';
import type { Node } from '../syntax/node.js';
import type { SourceFile } from '../syntax/source-file.js';

/** The calls that follow on what a call gives: `command("build").description("…").option("…")`. */
export function chainOf(first: Node, file: SourceFile, { files: { evaluator } }: Context): unknown[] {
  const { language } = file;
  const chain: unknown[] = [];
  for (let at = first, next = at.parent; next; next = at.parent) {
    let meaning = language.expression(next);
    let name = meaning.kind === 'call' && meaning.object?.id === at.id ? meaning.callee.text : undefined;
    if (meaning.kind === 'member' && meaning.object.id === at.id && next.parent) {
      name = meaning.name;
      const callee = next;
      next = next.parent;
      meaning = language.expression(next);
      if (meaning.kind !== 'call' || meaning.callee.id !== callee.id) break;
    }
    if (name === undefined || meaning.kind !== 'call') break;
    const value = evaluator.evaluate(next, { file, env: undefined });
    const fields = value instanceof CallResult ? callFields(value) : { args: [], kwargs: {} };
    chain.push({ ...fields, call: name });
    at = next;
  }
  return chain;
}
