import type { Node } from '../../syntax/node.js';
import { field, named } from '../../syntax/nodes.js';
import type { Field, Fields } from '../language/effects.js';
import { decorated } from './functions.js';

/** Bases that make the annotated names of a class into fields; of a tuple, these have places, too. */
const FIELD_BASES = /(?:^|\.)(?:NamedTuple|TypedDict|BaseModel|Struct)$/;
const TUPLE_BASE = /(?:^|\.)NamedTuple$/;
/** Bases that bring no fields. */
const PLAIN_BASES = /(?:^|\.)(?:object|ABC|ABCMeta|Protocol|Generic)$/;

/** The fields of a class that its constructor takes, if it has none that is written out. */
export function fieldsOf(classNode: Node): Fields {
  const around = decorated(classNode);
  const decorators = named(around)
    .filter(child => child.type === 'decorator')
    .map(child => child.text.slice(1).trim());
  const maker = decorators.find(text =>
    /^(?:\w+\.)*(?:dataclass|define|frozen|mutable|attrs|s)\b/.test(text),
  );
  const list = classNode.childForFieldName('superclasses');
  const bases = list ? named(list).filter(base => base.type !== 'keyword_argument') : [];
  const names = bases.map(base => base.text.replace(/\[.*$/s, ''));
  const isTuple = names.some(name => TUPLE_BASE.test(name));
  const hasFields = maker !== undefined || names.some(name => FIELD_BASES.test(name));
  return {
    own: hasFields ? ownFields(classNode, /\bkw_only\s*=\s*True\b/.test(maker ?? '')) : [],
    bases: bases.filter(
      (_, i) => !FIELD_BASES.test(names[i] as string) && !PLAIN_BASES.test(names[i] as string),
    ),
    // Another decorator may make fields of its names, or not.
    isKnown: hasFields || decorators.length === 0,
    ...(isTuple && { areItems: true }),
  };
}

function ownFields(classNode: Node, onlyNamed: boolean): Field[] {
  const found: Field[] = [];
  let given: Field['given'] = onlyNamed ? 'name' : 'position';
  for (const statement of named(field(classNode, 'body'))) {
    const assignment = statement.type === 'expression_statement' ? statement.firstNamedChild : null;
    const type = assignment?.childForFieldName('type')?.text.replace(/^["']|["']$/g, '');
    if (!assignment || type === undefined) continue;
    const { text: name } = field(assignment, 'left');
    if (/^(?:\w+\.)*KW_ONLY$/.test(type)) given = 'name';
    else if (/^(?:\w+\.)*ClassVar\b/.test(type)) found.push({ name, given: 'never' });
    else {
      const says = optionsOf(assignment.childForFieldName('right'));
      const isPassed = /^(?:\w+\.)*InitVar\b/.test(type);
      const how = says('init') === 'False' ? 'never' : (BY_NAME[says('kw_only') ?? ''] ?? given);
      found.push({ name, given: how, ...(isPassed && { isPassed }) });
    }
  }
  return found;
}

const BY_NAME: Readonly<Record<string, Field['given']>> = { True: 'name', False: 'position' };

/** What `field(init=False, …)` says. */
function optionsOf(value: Node | null): (name: string) => string | undefined {
  const isField = value?.type === 'call' && /(?:^|\.)(?:field|ib|Field)$/.test(field(value, 'function').text);
  const options = isField ? named(field(value, 'arguments')) : [];
  return name =>
    options
      .find(each => each.type === 'keyword_argument' && field(each, 'name').text === name)
      ?.childForFieldName('value')?.text;
}
