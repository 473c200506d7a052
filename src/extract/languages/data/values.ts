import { hasWord } from '../../../text/words.js';
import { literalOf } from '../../syntax/literal.js';
import type { Node } from '../../syntax/node.js';
import { named, opaque, same } from '../../syntax/nodes.js';
import type { Expression } from '../language/expression.js';
import type { Language } from '../language.js';
import { bindingTable } from '../shared/binding-table.js';
import { decoded } from '../shared/escapes.js';
import { nodeTable } from '../shared/node-table.js';
import { callMeanings } from './calls.js';
import { changeBy, changesUnnamed } from './changes.js';
import { collectionMeanings } from './collections.js';
import { regrouped, signOfSeveral } from './grouping.js';
import { interpolated } from './interpolations.js';
import type { Values } from './language-data.js';
import { bindingOf } from './names.js';
import { castMeanings, numberOf } from './numbers.js';
import { PLUS_OF_CHARACTERS } from './operators.js';
import { inFront, loadedWith } from './order.js';
import { between, NO_ROWS, ownRows, partOf, plainName, rowsOf } from './parts.js';
import { isShadowed, ownOperators } from './shadowed.js';
import { textMeanings } from './texts.js';
import { memberOfAnyIn, typeOf } from './types.js';

/** What nodes mean, what binds names and what changes what they are bound to, by the rows that a language has for its grammar. */
export function valuesOf(
  data: Values,
): Pick<Language, 'expression' | 'binding' | 'change' | 'changesUnnamed' | 'scopes'> {
  const values = ownRows(data);
  const memberOfAny = memberOfAnyIn(values);
  const isOwnOperator = values.ownOperators === undefined ? undefined : ownOperators(values.ownOperators);
  const table = nodeTable({
    ...rowsOf(values.wrappers, part => node => same(partOf(node, part), node)),
    ...Object.fromEntries((values.names ?? []).map(type => [type, nameIn(values)])),
    ...rowsOf(values.members, row => node => {
      const [object, name] = [partOf(node, row.object), partOf(node, row.name)];
      if (object && name) return { kind: 'member', object, name: plainName(name.text) };
      return name ? memberOfAny(name) : opaque('a member');
    }),
    ...rowsOf(values.indexes, row => node => {
      const [object, index] = [partOf(node, row.object), partOf(node, row.index)];
      // Of lists that begin with 1, the places are others than those that are read.
      if (values.firstIndex === 1 && index && /^\d+$/.test(index.text)) return opaque('a place in a list');
      return object && index ? { kind: 'index', object, index } : opaque('an index');
    }),
    ...rowsOf(values.signs, row => node => {
      const operand = partOf(node, row.operand);
      const sign = operand && node.text.slice(0, operand.startIndex - node.startIndex).trim();
      if (!operand || !sign || sign === row.ignored) return same(operand, node);
      return signOfSeveral(operand, values) ?? { kind: 'unary', operator: sign, operand };
    }),
    ...rowsOf(values.operators, row => node => {
      const [left, right] = [partOf(node, row.left), partOf(node, row.right)];
      if (!left || !right) return opaque('an operator');
      const operator = between(left, right, node);
      if (isOwnOperator?.(operator, node)) return opaque('an operator that the file defines');
      const other = regrouped(node, values);
      if (other) return other;
      if (values.conses?.includes(operator))
        return {
          kind: 'sequence',
          items: [
            { node: left, spread: false },
            { node: right, spread: true },
          ],
        };
      if (values.joins?.includes(operator)) return { kind: 'text', parts: [left, right] };
      const isOfCharacters =
        values.characterNumbers && operator === '+' && !isWrittenText(left) && !isWrittenText(right);
      return { kind: 'binary', operator: isOfCharacters ? PLUS_OF_CHARACTERS : operator, left, right };
    }),
    ...castMeanings(values),
    ...collectionMeanings(values),
    ...callMeanings(values),
    ...textMeanings(values),
    ...rowsOf(values.types, row => node => ({ kind: 'class', class: typeOf(node, row, values) })),
  });
  const bind = bindingTable({}, name => bindingOf(name, values));
  return {
    expression: node => withLiteral(table(node), node, values),
    binding: name => bind(name),
    change: name => changeBy(name, values),
    changesUnnamed: (name, other) => changesUnnamed(name, values, other),
    scopes: {
      types: new Set(values.scopes),
      // The body of a type runs where it stands.
      deferred: new Set(
        values.scopes?.filter(type => !values.types?.[type] && !values.blocks?.includes(type)),
      ),
      ...(values.declaring && { declaring: new Set(values.declaring) }),
      ...(values.inPlace && { inPlace: new Set(values.inPlace) }),
      ...(values.inOrder && {
        inFront: definition => inFront(definition, values),
        loadedWith: definition => loadedWith(definition, values),
        mayLoad: (other, front) => hasWord(front, other.childForFieldName('name')?.text ?? ''),
      }),
    },
  };
}

/** Whether an expression says itself that it is a text: `"a"`, `"a" + b`. */
function isWrittenText(node: Node): boolean {
  if (/string/.test(node.type)) return true;
  return /binary|additive|infix/.test(node.type) && named(node).some(isWrittenText);
}

/** Grammars agree on literals: what no row says is one, if anything. */
function withLiteral(known: Expression, node: Node, values: Values): Expression {
  const { constants = NO_ROWS, texts = [], expanded = '', escapes, literals } = values;
  if (node.namedChildCount === 0 && Object.hasOwn(constants, node.text))
    return { kind: 'literal', value: constants[node.text] ?? null };
  if (known.kind !== 'opaque') return known;
  const own = texts.includes(node.type) ? undefined : (numberOf(node, values) ?? interpolated(node, values));
  if (own) return own;
  const read = texts.includes(node.type) ? wordOf(node, expanded) : literalOf(node, literals);
  // `null` is a literal, too.
  const value = read === undefined ? escapedText(node, escapes) : read;
  return value === undefined ? known : { kind: 'literal', value };
}

/** A text between quotes of one line, of which the grammar says no more. */
function escapedText({ text }: Node, letters: string | undefined): string | undefined {
  if (letters === undefined || !/^"(?:[^"\\$]|\\.)*"$/.test(text)) return undefined;
  return decoded(text.slice(1, -1), { simple: letters, hexDigits: null, bytes: false, octalDigits: null });
}

/** A word that is a text: with its parts where it has any. One with such a sign is worked out when the program runs. */
function wordOf(node: Node, expanded: string): string | undefined {
  const parts = named(node);
  if ([...expanded].some(sign => node.text.includes(sign))) return undefined;
  if (parts.length === 0) return node.text.replace(/^:|:\s*$/g, '');
  const contents = parts.map(part => (/content$|escape/.test(part.type) ? part.text : undefined));
  return contents.every(each => each !== undefined) && !node.text.includes('\\')
    ? contents.join('')
    : undefined;
}

function nameIn({ constants = NO_ROWS, emptyLists = [], modules }: Values): (node: Node) => Expression {
  return node => {
    const { text } = node;
    if (Object.hasOwn(constants, text)) return { kind: 'literal', value: constants[text] ?? null };
    if (emptyLists.includes(text)) return { kind: 'sequence', items: [] };
    return modules && isShadowed(node)
      ? opaque('a name that an opened module has, too')
      : { kind: 'name', name: text };
  };
}
