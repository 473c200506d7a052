import type { Read, Route, SourcePlace, Validation } from '../server/index.js';
import { isDemandedField, isSchema, type Schema } from './schema.js';

/** Something that a handler reads otherwise than it is declared. */
export interface Apart {
  readonly place: SourcePlace;
  /** As a sentence. */
  readonly reason: string;
  readonly remedy: string;
}

/** Where a route reads what its validations do not declare, or as what they do not take it; and what no request has. */
export function apartOf(route: Route): Apart[] {
  return (route.reads ?? []).flatMap(read => {
    const { target, name } = read;
    if (target === 'headers' && name !== name.toLowerCase())
      return [
        {
          place: route.place,
          reason: `The header \`${name}\` is never there: the server knows headers by small letters alone.`,
          remedy: `Read \`headers["${name.toLowerCase()}"]\`.`,
        },
      ];
    const declaring = route.validations.filter(each => each.target === target);
    const [first] = declaring;
    if (!first) return [];
    const fields = declaring.map(({ schema }) => fieldOf(schema, name)).filter(isSchema);
    if (fields.length === 0)
      return [
        {
          place: first.place,
          reason: `\`${name}\` of the ${target} is read and not declared here.`,
          remedy: `Declare \`${name}\` in the validation, or do not read it.`,
        },
      ];
    return [
      ...(fields.every(field => takesAnyText(field, read)) ? [asNumber(first, read)] : []),
      ...(read.required && !declaring.some(({ schema }) => isDemandedField(schema, name))
        ? [withoutIt(first, read)]
        : []),
    ];
  });
}

function asNumber({ place }: Validation, { name, target, type }: Read): Apart {
  const word = type === 'integer' ? 'a whole number' : 'a number';
  return {
    place,
    reason: `\`${name}\` of the ${target} is read as ${word}, and any text is declared here: another text makes the server fail.`,
    remedy: `Give \`${name}\` a \`padrao\` such as "[0-9]+$", or another type.`,
  };
}

function withoutIt({ place }: Validation, { name, target }: Read): Apart {
  return {
    place,
    reason: `\`${name}\` of the ${target} may be missing as it is declared here, and the server fails without it.`,
    remedy: `Declare it as \`obrigatorio\`, or read it with a default: \`${target}["${name}"] ?? …\`.`,
  };
}

/** Whether a conversion to a number may fail for what a field takes. */
function takesAnyText(field: Schema, { type }: Read): boolean {
  const forms: unknown[] = Array.isArray(field.anyOf) ? field.anyOf : [];
  const text = [field, ...forms.filter(isSchema)].find(
    each => [each.type].flat().includes('string') && each.pattern === undefined && each.enum === undefined,
  );
  return type !== undefined && text !== undefined;
}

function fieldOf({ properties }: Schema, name: string): Schema | undefined {
  const field = isSchema(properties) && Object.hasOwn(properties, name) ? properties[name] : undefined;
  return isSchema(field) ? field : undefined;
}
