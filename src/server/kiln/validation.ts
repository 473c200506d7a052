import type { Expression } from '../ast.js';
import { type Frame, pieceOf, placeOf } from '../evaluate/frame.js';
import { Float, List, Unknown, type Value, Vault } from '../evaluate/value.js';
import type { Validation } from '../route.js';
import type { BoundArguments } from './arguments.js';
import { ruleSchema } from './rule-schema.js';

const TARGETS: readonly Validation['target'][] = ['body', 'query', 'params', 'headers'];

/** What `Kiln.validar(esquema, alvo)` returns (reference-language.md §4.2); what is not constant in it is told. */
export function validator(args: BoundArguments, call: Expression, frame: Frame): Value {
  const place = placeOf(call, frame);
  const target = args.has('alvo') ? args.value('alvo') : 'body';
  const known = TARGETS.find(candidate => candidate === target);
  const rules = args.value('esquema');
  if (known === undefined || !(rules instanceof Vault) || rules.spoiled !== undefined) {
    const what = known === undefined ? 'alvo' : 'esquema';
    frame.session.gap(
      place,
      `\`${what}\` of this validation, \`${pieceOf(args.expression(what), frame).slice(0, 80)}\`, is not known.`,
      what === 'alvo'
        ? `Write one of ${TARGETS.map(name => `"${name}"`).join(', ')}.`
        : 'Write the schema as a vault of constants.',
    );
    return new Unknown('its schema is not known');
  }
  if (frame.session.conditional > 0) {
    frame.session.gap(
      place,
      'Whether this validation holds depends on a condition: it is left out.',
      'Declare it outside of the condition.',
    );
    return new Unknown('it depends on a condition');
  }
  const properties: [string, unknown][] = [];
  const required: string[] = [];
  for (const [field, rule] of rules.entries) {
    const plain = plainOf(rule);
    const keys = typeof plain === 'string' ? { tipo: plain } : plain;
    if (typeof keys !== 'object' || keys === null || Array.isArray(keys)) {
      frame.session.gap(
        place,
        `The rule of \`${field}\` in this validation is not known.`,
        'Write it as a vault of constants, or as the name of a type.',
      );
      properties.push([field, {}]);
      continue;
    }
    const entries = new Map(Object.entries(keys));
    properties.push([field, ruleSchema(entries)]);
    if (entries.get('obrigatorio') === true) required.push(field);
  }
  const schema = {
    type: 'object',
    // Not an object literal: a field may be called `__proto__`.
    properties: Object.fromEntries(properties),
    ...(required.length > 0 ? { required } : {}),
  };
  return { type: 'validator', validation: { target: known, schema, place } };
}

/** A constant as JSON has it; undefined when some part of it is not known. */
function plainOf(value: Value): unknown {
  if (value === null || ['string', 'number', 'boolean'].includes(typeof value)) return value;
  if (value instanceof Float) return value.value;
  if (value instanceof List && value.spoiled === undefined) {
    const items = value.items.map(plainOf);
    return items.includes(undefined) ? undefined : items;
  }
  if (value instanceof Vault && value.spoiled === undefined) {
    const entries = [...value.entries].map(([key, item]) => [key, plainOf(item)] as const);
    return entries.some(([, item]) => item === undefined) ? undefined : Object.fromEntries(entries);
  }
  return undefined;
}
