type Schema = Readonly<Record<string, unknown>>;

/** A document of OpenAPI, as far as its schemas are held against those of another. */
export interface SchemaDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, SchemaOperation>>>>;
  readonly components?: { readonly schemas?: Readonly<Record<string, Schema>> };
}

interface SchemaOperation {
  readonly parameters?: readonly { readonly in: string; readonly name: string; readonly schema: Schema }[];
  readonly requestBody?: { readonly content: Content };
  readonly responses?: Readonly<Record<string, { readonly content?: Content }>>;
}

type Content = Readonly<Record<string, { readonly schema?: Schema }>>;

/** What both ways to write a schema say: references written out, names, orders and what says nothing left out. */
export function meaningOf(schema: unknown, document: SchemaDocument, above: readonly string[] = []): unknown {
  if (Array.isArray(schema)) return schema.map(each => meaningOf(each, document, above));
  if (!isNode(schema)) return schema;
  const { $ref, allOf, discriminator, oneOf, ...rest } = schema;
  // Of the forms that a constant tells apart there is never more than one.
  if (discriminator !== undefined && oneOf !== undefined)
    return meaningOf({ ...rest, ...(allOf !== undefined && { allOf }), anyOf: oneOf }, document, above);
  if (typeof $ref === 'string') {
    if (above.includes($ref)) return { cut: true };
    const target = document.components?.schemas?.[$ref.split('/').at(-1) ?? ''] ?? {};
    return meaningOf({ ...target, ...rest }, document, [...above, $ref]);
  }
  if (Array.isArray(allOf) && allOf.length === 1) {
    const only = meaningOf(allOf[0], document, above) as Schema;
    return { ...only, ...(meaningOf(rest, document, above) as Schema) };
  }
  const entries = Object.entries(schema).flatMap(([key, value]): [string, unknown][] => {
    if (key === 'title' || key === '$comment') return [];
    if (key === 'const') return [['enum', [value]]];
    if (key === 'required') return [[key, [...(value as string[])].sort()]];
    if (['default', 'example', 'examples', 'enum'].includes(key)) return [[key, value]];
    if (key === 'additionalProperties' && (value === true || isEmpty(value))) return [];
    if (key === 'items' && isEmpty(value)) return [];
    if (key === 'contentMediaType' && value === 'application/octet-stream' && !('contentEncoding' in schema))
      return [['format', 'binary']];
    if (key === 'anyOf') {
      const forms = (value as unknown[]).map(each => meaningOf(each, document, above)).flatMap(alternatives);
      return [[key, forms.sort(byText)]];
    }
    if (key === 'properties')
      return [
        [
          key,
          Object.fromEntries(
            Object.entries(value as Schema).map(([name, each]) => [name, meaningOf(each, document, above)]),
          ),
        ],
      ];
    return [[key, meaningOf(value, document, above)]];
  });
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** The forms of what is nothing but several. */
function alternatives(schema: unknown): unknown[] {
  return isNode(schema) && Array.isArray(schema.anyOf) && Object.keys(schema).length === 1
    ? schema.anyOf
    : [schema];
}

function byText(a: unknown, b: unknown): number {
  return JSON.stringify(a) < JSON.stringify(b) ? -1 : 1;
}

/** Every schema of an operation by where it stands. What comes in an address is never `null`, whatever is said. */
export function schemasOf(
  { parameters = [], requestBody, responses = {} }: SchemaOperation,
  document: SchemaDocument,
): ReadonlyMap<string, unknown> {
  const bodies = Object.entries(requestBody?.content ?? {}).map(
    ([media, { schema }]) => [`body ${media}`, meaningOf(schema ?? {}, document)] as const,
  );
  const answers = Object.entries(responses).flatMap(([status, { content = {} }]) =>
    Object.entries(content).map(
      ([media, { schema }]) => [`${status} ${media}`, meaningOf(schema ?? {}, document)] as const,
    ),
  );
  const asked = parameters.map(each => [
    `${each.in} ${each.name.toLowerCase().replaceAll('_', '-')}`,
    withoutNull(meaningOf(each.schema, document)),
  ]);
  return new Map([...bodies, ...answers, ...(asked as [string, unknown][])]);
}

function withoutNull(schema: unknown): unknown {
  if (!isNode(schema) || !Array.isArray(schema.anyOf)) return schema;
  const { anyOf, ...rest } = schema;
  const forms = (anyOf as Schema[]).filter(each => each.type !== 'null');
  const whole = forms.length === 1 ? { ...forms[0], ...rest } : { anyOf: forms, ...rest };
  return Object.fromEntries(Object.entries(whole).sort(([a], [b]) => (a < b ? -1 : 1)));
}

function isNode(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isEmpty(value: unknown): boolean {
  return isNode(value) && Object.keys(value).length === 0;
}
