import { type Node, parseTree } from 'jsonc-parser';
import type { Place } from '../findings/finding.js';
import { segmentsOf } from './json-pointer.js';

/**
 * Finds values in the text of a JSON file. The text is parsed into a tree once, so this is for files with findings.
 * For a value that is not there it is the nearest thing around it that is.
 */
export function placesIn(file: string, text: string): (pointer: string) => Place {
  const tree = parseTree(text);
  const lineStarts = startsOfLines(text);
  return pointer => {
    const node = tree && nearestNode(tree, segmentsOf(pointer));
    if (!node) return { file };
    let line = 0;
    for (let end = lineStarts.length; end - line > 1; ) {
      const middle = (line + end) >>> 1;
      if ((lineStarts[middle] ?? 0) <= node.offset) line = middle;
      else end = middle;
    }
    return { file, line: line + 1, column: node.offset - (lineStarts[line] ?? 0) + 1 };
  };
}

function nearestNode(tree: Node, segments: readonly string[]): Node {
  let node = tree;
  for (const segment of segments) {
    const child = childOf(node, segment);
    if (!child) break;
    node = child;
  }
  return node;
}

function childOf(node: Node, segment: string): Node | undefined {
  if (node.type === 'array') return node.children?.[Number(segment)];
  const property = node.children?.find(child => child.children?.[0]?.value === segment);
  return property?.children?.[1];
}

function startsOfLines(text: string): number[] {
  const starts = [0];
  for (let i = text.indexOf('\n'); i >= 0; i = text.indexOf('\n', i + 1)) starts.push(i + 1);
  return starts;
}
