import { Described, settled } from '../../evaluate/environment.js';
import type { Evaluator } from '../../evaluate/evaluator.js';
import { CallResult, Sequence, type Value } from '../../evaluate/value.js';
import type { Node } from '../../syntax/node.js';
import { named } from '../../syntax/nodes.js';
import type { SourceFile } from '../../syntax/source-file.js';

/**
 * How a name prints that a file gets from an enum while it runs: `IntEnum._convert_("Kind", __name__, test)` makes members
 * of the constants that pass a test, `globals().update(Kind.__members__)` makes names of members. Undefined for all other names.
 *
 * @param value what the name stands for otherwise.
 */
export function memberText(
  name: string,
  value: Value | undefined,
  file: SourceFile,
  evaluator: Evaluator,
): string | undefined {
  for (const call of makersOf(file)) {
    const text =
      call.kind === 'convert'
        ? convertedText(name, value, call.node, file, evaluator)
        : updatedText(name, call.node, file, evaluator);
    if (text !== undefined) return text;
  }
  return undefined;
}

interface Maker {
  readonly kind: 'convert' | 'update';
  readonly node: Node;
}

/** The statements that make names of members: looked for once, and in few files. */
function makersOf(file: SourceFile): readonly Maker[] {
  let found = makers.get(file);
  if (!found) {
    const statements = /\b_convert_\(|\.__members__\)/.test(file.text) ? named(file.root) : [];
    found = statements.flatMap((statement): Maker[] => {
      const call = statement.type === 'expression_statement' ? statement.firstNamedChild : null;
      const callee = call?.type === 'call' ? (call.childForFieldName('function')?.text ?? '') : '';
      if (!call) return [];
      if (/\._convert_$/.test(callee)) return [{ kind: 'convert', node: call }];
      return callee === 'globals().update' ? [{ kind: 'update', node: call }] : [];
    });
    makers.set(file, found);
  }
  return found;
}

const makers = new WeakMap<SourceFile, readonly Maker[]>();

function convertedText(
  name: string,
  value: Value | undefined,
  call: Node,
  file: SourceFile,
  evaluator: Evaluator,
): string | undefined {
  const [title, , test, source] = named(call.childForFieldName('arguments') ?? call);
  const site = { file, env: undefined };
  const enumName = title && evaluator.evaluate(title, site);
  const passes = test && evaluator.calls.invoke(evaluator.evaluate(test, site), [name]);
  if (typeof enumName !== 'string' || passes !== true) return undefined;
  const from = source?.childForFieldName('value');
  const number = value ?? (from && evaluator.members.ifAny(evaluator.evaluate(from, site), name));
  return typeof number === 'number' ? `<${enumName}.${name}: ${number}>` : undefined;
}

/** Members of `Enum("Kind", "FIRST SECOND")`, which are counted from 1. */
function updatedText(name: string, call: Node, file: SourceFile, evaluator: Evaluator): string | undefined {
  const members = call.childForFieldName('arguments')?.firstNamedChild;
  const object = members?.childForFieldName('object');
  if (!object || members?.childForFieldName('attribute')?.text !== '__members__') return undefined;
  const made = settled(evaluator.evaluate(object, { file, env: undefined }));
  if (!(made instanceof CallResult) || !/(^|\.)(Int|Str)?Enum$/.test(made.callee)) return undefined;
  if (!(made.of instanceof Described) && made.of !== undefined) return undefined;
  const [title, list] = made.positional.map(entry => settled(entry.value));
  const names =
    typeof list === 'string'
      ? list.split(/[\s,]+/)
      : list instanceof Sequence
        ? list.entries.map(entry => entry.value)
        : [];
  const index = names.indexOf(name);
  return typeof title === 'string' && index >= 0 ? `<${title}.${name}: ${index + 1}>` : undefined;
}
