/**
 * What `map` may have in each list of refdata.yml, for editors: they offer these fields and mark others. A build says the same of
 * the records themselves (`field-unknown`), where a policy may change how serious that is.
 */

/** What stands behind a field: defined once. */
const FIELD = { $ref: '#/$defs/field' };

/** Of entries of every kind, beside what the seven files have. */
const ASIDE = {
  documentacao: 'What its source says of it, in full; kept beside the seven files.',
  obsoleto: 'Why it should not be used any more; kept beside the seven files.',
  desde: 'The version that it is there since; kept beside the seven files.',
};
/** A function that needs no import is a text in its file: what may stand beside it is told here. */
const FUNCTION = {
  nome: 'Name of the function.',
  assinatura: 'What it takes, as its source writes it; kept beside the seven files.',
};
const ALIAS = {
  apelido_de: 'Of which module this is another name; the module gets it among its `apelidos`.',
};

/** Lists, the shape of their entries, and the file of the contract that describes them. */
const lists = ({ PALAVRA, CONTEXTUAL, OPERADOR, EMBUTIDA, MODULO, GRUPO, ERRO }) => [
  ['reservadas', PALAVRA, 'sintaxe'],
  ['contextuais', CONTEXTUAL, 'sintaxe'],
  ['operadores', OPERADOR, 'sintaxe'],
  ['embutidas', EMBUTIDA, 'embutidas', FUNCTION],
  ['modulos', MODULO, 'modulos', ALIAS],
  ['comandos', GRUPO, 'comandos'],
  ['erros', ERRO, 'erros'],
];

/**
 * The schema with a definition for the entries of each list.
 *
 * @param schema of refdata.yml, in which every list of sources is `#/$defs/sources`.
 * @param shapes `src/reference/shape.ts`.
 * @param contract schemas of the files, by name.
 */
export function withFields(schema, shapes, contract) {
  const whole = structuredClone(schema);
  whole.$defs.field = whole.$defs.mapping.anyOf[1].additionalProperties;
  whole.$defs.mapping.anyOf[1].additionalProperties = FIELD;
  for (const [list, shape, file, more = {}] of lists(shapes)) {
    const said = descriptionsIn(contract[file]);
    const describe = name => ({ ...ASIDE, ...said, ...more })[name];
    const fields = {
      ...fieldsOf(shape, describe),
      ...among(Object.keys(more), describe),
    };
    // Groups are made of flat records: what a step gathers into a list are fields of the records, too.
    for (const [name, value] of nestedFields(shape, describe)) fields[name] ??= value;
    const owner = list in whole.properties ? whole.properties : whole.properties.sintaxe.properties;
    const own = `#/$defs/${list}`;
    whole.$defs[list] = {
      title: list,
      type: 'object',
      properties: { map: mappingOf(fields) },
      // What goes through other steps afterwards has fields of its own until then.
      if: {
        required: ['merge'],
        not: { anyOf: ['each', 'map', 'group'].map(step => ({ required: [step] })) },
      },
      // biome-ignore lint/suspicious/noThenProperty: that is what JSON Schema calls it
      then: { properties: { merge: { type: 'array', items: { $ref: own } } } },
    };
    const { $ref: _, ...rest } = owner[list];
    owner[list] = {
      ...rest,
      $ref: '#/$defs/sources',
      if: { type: 'array' },
      // biome-ignore lint/suspicious/noThenProperty: that is what JSON Schema calls it
      then: { items: { $ref: own } },
      else: { $ref: own },
    };
  }
  return whole;
}

function mappingOf(fields) {
  return {
    if: { type: 'object' },
    // biome-ignore lint/suspicious/noThenProperty: that is what JSON Schema calls it
    then: {
      properties: fields,
      patternProperties: { '^_': { description: 'For other steps: not published.' } },
      additionalProperties: false,
    },
  };
}

function fieldsOf(shape, describe) {
  return Object.fromEntries(
    Object.entries(shape).map(([name, field]) => [name, valueFor(name, field, describe)]),
  );
}

/** A field whose items have fields of their own takes only these where they are mapped. */
function valueFor(name, field, describe) {
  const description = describe(name) ?? name;
  if (typeof field !== 'object' || field.list === 'text') return { ...FIELD, description };
  const fields = fieldsOf(field.list, describe);
  return {
    ...FIELD,
    description,
    if: { type: 'object' },
    // biome-ignore lint/suspicious/noThenProperty: that is what JSON Schema calls it
    then: { properties: { map: mappingOf(fields) } },
  };
}

function among(names, describe) {
  return Object.fromEntries(names.map(name => [name, { ...FIELD, description: describe(name) }]));
}

function* nestedFields(shape, describe) {
  for (const field of Object.values(shape)) {
    if (typeof field !== 'object' || field.list === 'text') continue;
    yield* Object.entries(fieldsOf(field.list, describe));
    yield* nestedFields(field.list, describe);
  }
}

/** What the contract says of each field, the outermost of a name first. */
function descriptionsIn(schema) {
  const found = {};
  const waiting = [schema];
  for (let node = waiting.shift(); node !== undefined; node = waiting.shift()) {
    if (typeof node !== 'object' || node === null) continue;
    for (const [name, { description } = {}] of Object.entries(node.properties ?? {}))
      if (description !== undefined) found[name] ??= description;
    waiting.push(...Object.values(node));
  }
  return found;
}
