import { isObject } from '../../contract/json-object.js';
import type { Expression } from '../ast.js';
import { type Frame, placeOf, shownPiece } from '../evaluate/frame.js';
import { Float, isA, List, Unknown, type Value, Vault } from '../evaluate/value.js';
import type { SourcePlace, Validation } from '../route.js';
import { UNLIKE } from '../session.js';
import type { BoundArguments } from './arguments.js';
import { ecmaPattern } from './pattern-dialect.js';
import { problemsOf } from './refusal.js';
import { isObligatory, ruleSchema, TARGETS } from './rule-schema.js';

/** Tells of something that is not known. */
type Tell = (place: SourcePlace, reason: string, remedy: string) => void;

/** What `Kiln.validar(esquema, alvo)` returns (reference-language.md §4.2); what is not constant in it is reported. */
export function validator(args: BoundArguments, call: Expression, frame: Frame): Value {
  const place = placeOf(call, frame);
  const tell: Tell = (...reported) => frame.session.gap(...reported);
  const alvo = args.has('alvo') ? args.value('alvo') : 'body';
  const target = TARGETS.find(candidate => candidate === alvo);
  if (target === undefined) {
    const known = TARGETS.map(name => `"${name}"`).join(', ');
    tell(place, notKnown('alvo', args, frame), `Write one of ${known}.`);
    return new Unknown('its schema is not known');
  }
  const schema = schemaOf(args, target, place, frame, tell);
  return schema
    ? { type: 'validator', validation: { target, schema, place } }
    : new Unknown('its schema is not known');
}

/** `Kiln.conferir(dados, esquema)`: in a handler that is followed, a validation of its route. */
export function check(args: BoundArguments, call: Expression, frame: Frame): Value {
  const { session } = frame;
  const problems = new Unknown('what a check finds depends on the request', false, [], {
    type: 'vault',
    schema: { type: 'object', additionalProperties: { type: 'string' } },
  });
  if (!session.inHandler) return problems;
  const place = placeOf(call, frame);
  const tell: Tell = (...reported) => session.note(...reported);
  const data = args.value('dados');
  const sent = session.isAnswering ? plainOf(data) : undefined;
  if (sent !== undefined) {
    const schema = schemaOf(args, 'body', place, frame, tell);
    if (!schema) return problems;
    const fields = fieldsOf(sent, Object.keys(schema.properties as object));
    if (!fields) session.breaks(UNLIKE);
    return fields ? new Vault(new Map(Object.entries(problemsOf(schema, fields)))) : problems;
  }
  const target = isA(data, 'request-part') && TARGETS.find(candidate => candidate === data.target);
  if (!target) {
    const shown = shownPiece(args.expression('dados'), frame);
    tell(
      place,
      `\`${shown}\` is checked, which is not known to be the body, query, params or headers of the request: the schema is in no description.`,
      `Check ${TARGETS.map(name => `\`${name}\``).join(', ')} as a whole; nothing has to be changed.`,
    );
    return problems;
  }
  if (session.conditional > 0) {
    tell(
      place,
      `Whether the ${target} is checked depends on a condition: the schema is in no description.`,
      'Check it outside of the condition; nothing has to be changed.',
    );
    return problems;
  }
  if (target === 'body') session.asksBody();
  const schema = schemaOf(args, target, place, frame, tell);
  if (schema) session.found({ target, schema, place });
  return problems;
}

/** What the framework finds in something under the names of a schema: it asks as Python does, and fails where that does. */
function fieldsOf(sent: unknown, names: readonly string[]): Readonly<Record<string, unknown>> | undefined {
  if (isObject(sent) || names.length === 0) return isObject(sent) ? sent : {};
  const has =
    typeof sent === 'string' || Array.isArray(sent) ? (name: string) => sent.includes(name) : undefined;
  return !has || names.some(has) ? undefined : {};
}

/** The JSON Schema of the argument `esquema`; undefined when it is not known, which is reported. */
function schemaOf(
  args: BoundArguments,
  target: Validation['target'],
  place: SourcePlace,
  frame: Frame,
  tell: Tell,
): Validation['schema'] | undefined {
  const rules = args.value('esquema');
  if (!(rules instanceof Vault) || rules.spoiled !== undefined) {
    tell(place, notKnown('esquema', args, frame), 'Write the schema as a vault of constants.');
    return undefined;
  }
  const properties: [string, unknown][] = [];
  const required: string[] = [];
  for (const [key, rule] of rules.entries) {
    const field = String(key);
    const plain = plainOf(rule);
    const keys = typeof plain === 'string' ? { tipo: plain } : plain;
    if (typeof keys !== 'object' || keys === null || Array.isArray(keys)) {
      tell(
        place,
        `The rule of \`${field}\` in this validation is not known.`,
        'Write it as a vault of constants, or as the name of a type.',
      );
      properties.push([field, {}]);
      continue;
    }
    const entries = new Map(Object.entries(keys));
    const schema = ruleSchema(entries, target);
    if (
      typeof entries.get('padrao') === 'string' &&
      ecmaPattern(String(entries.get('padrao'))) === undefined
    ) {
      tell(
        place,
        `The \`padrao\` of \`${field}\` in this validation is no regular expression that JSON Schema knows: it is left out.`,
        'Write it without what only Python has.',
      );
    }
    properties.push([field, schema]);
    if (isObligatory(entries)) required.push(field);
  }
  return {
    type: 'object',
    // Not an object literal: a field may be called `__proto__`.
    properties: Object.fromEntries(properties),
    ...(required.length > 0 ? { required } : {}),
  };
}

function notKnown(argument: string, args: BoundArguments, frame: Frame): string {
  const shown = shownPiece(args.expression(argument), frame);
  return `\`${argument}\` of this validation, \`${shown}\`, is not known.`;
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
