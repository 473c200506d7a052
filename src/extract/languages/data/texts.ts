import type { Node } from '../../syntax/node.js';
import { named, opaque } from '../../syntax/nodes.js';
import { oncePerTree } from '../../syntax/once-per-tree.js';
import type { Expression } from '../language/expression.js';
import type { Meaning } from '../shared/node-table.js';
import type { Values } from './language-data.js';
import { isWritten, partOf, rowsOf } from './parts.js';

/** Lists of words that white space parts, and texts that begin on the line after what stands for them. */
export function textMeanings({ words, heredocs = {} }: Values): Record<string, Meaning> {
  const begun = Object.entries(heredocs).map(([type, { body }]): [string, Meaning] => {
    const [starts, bodies] = [allOf(type), allOf(body)];
    return [type, node => heredoc(node, starts(node), bodies(node))];
  });
  return {
    ...rowsOf(words, row => node => {
      const content = partOf(node, row.content);
      const isPlain = content && named(content).length === 0 && !content.text.includes('\\');
      const isWorkedOut = named(node).some(({ type }) => /interpolation|escape/.test(type));
      if (!isPlain || isWorkedOut || !isWritten(node, row.where))
        return opaque(`a ${node.type.replaceAll('_', ' ')}`);
      const items = content.text.split(/\s+/).filter(word => word !== '');
      return {
        kind: 'sequence',
        items: items.map(value => ({ node: content, spread: false, value: { kind: 'literal', value } })),
      };
    }),
    ...Object.fromEntries(begun),
  };
}

/** All nodes of a type in a tree, in the order of the source. */
function allOf(type: string): (node: Node) => readonly Node[] {
  return oncePerTree(root => root.descendantsOfType(type).filter(found => found !== null));
}

/** `<<~TEXT`: the text is the body that is as far down the list as this is among what begins one. */
function heredoc(node: Node, starts: readonly Node[], bodies: readonly Node[]): Expression {
  const body = bodies[starts.findIndex(({ id }) => id === node.id)];
  const [, kind = '', quote = ''] = /^<<([-~]?)(['"`]?)/.exec(node.text) ?? [];
  if (starts.length !== bodies.length || !body || quote === '`') return opaque('a text on the next lines');
  const written = named(body)
    .slice(0, -1)
    .map(({ text }) => text)
    .join('');
  if (quote !== "'" && /\\|#[{@$]/.test(written))
    return opaque('a text on the next lines that is worked out');
  // It begins with the end of the line above, and ends with what stands in front of its end mark.
  const lines = written
    .replace(/^\r?\n/, '')
    .split('\n')
    .slice(0, -1);
  const value = kind === '~' ? dedented(lines) : lines;
  return value
    ? { kind: 'literal', value: value.map(line => `${line}\n`).join('') }
    : opaque('a text that tabs indent');
}

/** Lines without the indentation that all have but for blank ones; undefined where tabs are in it. */
function dedented(lines: readonly string[]): string[] | undefined {
  const indentations = lines
    .filter(line => line.trim() !== '')
    .map(line => (/^[ \t]*/.exec(line) as RegExpExecArray)[0]);
  if (indentations.some(indentation => indentation.includes('\t'))) return undefined;
  const least = Math.min(...indentations.map(({ length }) => length));
  return lines.map(line =>
    line.trim() === '' ? line.slice(Math.min(least, line.length)) : line.slice(least),
  );
}
