import type { Node } from './node.js';

/** The first node inside another that is not as the grammar has it. */
export function firstSyntaxError(within: Node): Node | undefined {
  const waiting = [within];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (node.isError || node.isMissing) return node;
    if (!node.hasError) continue;
    const inside = node.children.filter(
      (child): child is Node => child?.hasError || child?.isMissing || false,
    );
    if (inside.length === 0 && !MISSES_LINE_END.test(node.toString())) return node;
    waiting.push(...inside.reverse());
  }
  return undefined;
}

/** What a grammar misses of its own making, which is no node: Kotlin's asks for the end of a line before each `}`. */
const MISSES_LINE_END = /\(MISSING _automatic_semicolon\)/;
