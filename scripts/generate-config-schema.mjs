/**
 * Writes `schemas/refdata.schema.json`, which editors read, and `docs/configuration.md`, both from the zod schema of
 * refdata.yml. Reads compiled code from `build/`: run `tsc` before.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { globSync } from 'tinyglobby';
import { stringify } from 'yaml';
import { z } from 'zod';
import { configSchema } from '../build/config/schema.js';
import { kinds } from '../build/extract/generated/kinds.js';
import { languages } from '../build/extract/generated/languages.js';
import { optionOwners, sources } from '../build/extract/source-schema.js';
import { syntaxes } from '../build/extract/syntax/syntaxes.js';
import { lexicoSchema } from '../build/lexico/index.js';
import * as shapes from '../build/reference/shape.js';
import { RULE_GROUPS } from '../build/rules/catalogue.js';
import { withFields } from './editor-fields.mjs';
import { languageTable } from './lexico-languages.mjs';
import { code, fillTemplate, table, writeFormatted } from './markdown.mjs';
import { runExamples } from './run-examples.mjs';

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
const SCHEMA = join(ROOT, 'schemas', 'refdata.schema.json');
const PAGE = join(ROOT, 'docs', 'configuration.md');
const TEMPLATE = join(ROOT, 'scripts', 'templates', 'configuration.md');
const ID = 'urn:refdata-action:schema:refdata:1';
const LEXICO_SCHEMA = join(ROOT, 'schemas', 'lexico.schema.json');
const LEXICO_ID = 'urn:refdata-action:schema:lexico:1';
const EDITORS_PAGE = join(ROOT, 'docs', 'editors.md');
const EDITORS_TEMPLATE = join(ROOT, 'scripts', 'templates', 'editors.md');
const EDITOR_FIGURES = join(ROOT, 'scripts', 'templates', 'editor-figures.json');

/** Where a definition is used without a description, one of its own parts gives it. */
const STEP_DESCRIPTIONS = {
  map: 'Makes each record into an entry: an expression for each of its fields, or one when the entry is a text.',
  join: 'Adds the fields of a second source to the records that match.',
};

const EACH_DESCRIPTIONS = {
  each: 'The list: an expression over the record.',
  filter: 'Keeps the items for which the expression is true.',
  map: 'Makes each item into an entry, as `map` of a source does.',
};

/** Examples for keys whose schema is a list of sources; the schema refuses wrong ones. */
const EXAMPLES = {
  reservadas: { table: 'src/tokens.py#KEYWORDS', map: { palavra: 'key', descricao: 'value' } },
  contextuais: { table: 'src/tokens.py#SOFT', map: { palavra: 'key', descricao: 'comment', onde: 'value' } },
  operadores: { data: 'meta/operators.csv', map: { simbolo: 'value.simbolo', descricao: 'value.texto' } },
  verbos_http: { value: ['GET', 'POST'] },
  regras: { value: ['A indentação é de 4 espaços.'] },
  embutidas: { table: 'src/builtins.js#define()', map: 'args[0]' },
  modulos: { data: 'meta/modules.json', map: { nome: 'key', simbolos: 'value' } },
  comandos: { table: 'src/cli.ts#GROUPS', map: { grupo: 'key', comandos: 'value' } },
  erros: { table: 'src/errors.py#ERRORS', map: { codigo: 'args[0]', titulo: 'args[1]' } },
  projetos: { count: 'projects/*/forge.toml' },
  filter: 'value != null',
  unique: 'palavra',
  map: { palavra: 'key', descricao: 'value[1]' },
  join: { table: 'src/meanings.py#MEANINGS', on: 'palavra', map: { descricao: 'value' } },
  merge: [{ table: 'src/a.py#WORDS' }, { table: 'src/b.py#WORDS' }],
  group: { by: 'grupo', into: 'comandos' },
  by: 'grupo',
  as: 'grupo',
  into: 'comandos',
  on: 'palavra',
  key: 'value.simbolo',
  each: 'value.exemplos',
  format: 'json',
  per: 'row',
  depth: 2,
  at: '/words',
  optional: true,
  descricao: 'A referência da linguagem Lume',
  level: 'warning',
  source_mib: 48,
};

/** The name of a definition in a table. */
const NAMED_TYPES = {
  source: 'a source',
  sources: 'a source, or a list of them',
  join: 'a join',
  expression: 'an expression',
  mapping: 'an expression, or one for each field',
};

/** Languages and engines of the proof, in the order of the page. */
const LANGUAGES = {
  lume: ['Lume, the example', 'its own lexer'],
  dataforge: ['DataForge 1.1.1', '`dataforge.lexer`'],
  python: ['Python 3.11, standard library', '`tokenize`'],
  lua: ['Lua 5.4, as of the runtime of Neovim', '`llex.c`, compiled'],
  typescript: ['TypeScript 6.0', "the compiler's scanner, asked by its parser"],
};
const ENGINES = {
  TextMate: 'TextMate, `vscode-textmate` with Oniguruma',
  'highlight.js': 'highlight.js 11',
  Prism: 'Prism 1.30',
  'CodeMirror 6': 'CodeMirror 6, `StreamLanguage`',
  Monaco: 'Monaco 0.57',
  Pygments: 'Pygments 2.19',
  Vim: 'Vim, in Neovim 0.7',
  'Shiki with Oniguruma': 'TextMate, Shiki 3 with Oniguruma',
  'Shiki with JavaScript': 'TextMate, Shiki 3 with its engine in JavaScript',
};

/** Lists whose examples have to be sources. */
const LISTS = [
  'reservadas',
  'contextuais',
  'operadores',
  'verbos_http',
  'regras',
  'embutidas',
  'modulos',
  'comandos',
  'erros',
  'projetos',
];
for (const name of LISTS) sources.parse(EXAMPLES[name]);

const schema = jsonSchema();
const contract = Object.fromEntries(
  ['sintaxe', 'embutidas', 'modulos', 'comandos', 'erros'].map(name => [
    name,
    JSON.parse(readFileSync(join(ROOT, 'schemas', `${name}.schema.json`), 'utf8')),
  ]),
);
writeFileSync(SCHEMA, inLines(withFields(schema, shapes, contract)));
writeFormatted(PAGE, await page());
const lexico = publishedLexico();
writeFormatted(LEXICO_SCHEMA, `${JSON.stringify(lexico, null, 2)}\n`);
writeFormatted(EDITORS_PAGE, editorsPage());

function publishedLexico() {
  const { $schema, title, description, ...rest } = z.toJSONSchema(lexicoSchema, { override: keepExamples });
  return { $schema, $id: LEXICO_ID, title, description, ...rest };
}

/** The tables of docs/editors.md: every key of a lexico. */
function editorsPage() {
  const template = readFileSync(EDITORS_TEMPLATE, 'utf8').replaceAll('\r\n', '\n');
  const top = schema.properties.lexico;
  const { regioes, numeros, nomes, contextuais, continuacao, blocos } = top.properties;
  const of = ({ properties, required }) => keys(properties, required, {});
  const { fecha, escapes, interpola, quando } = regioes.items.properties;
  const parts = {
    lexico: of(top),
    regiao: of(regioes.items),
    fecha: keys(Object.assign({}, ...fecha.anyOf.map(({ properties }) => properties ?? {})), [], {}),
    escapes: of(escapes),
    interpola: of(interpola.items),
    formato: of(interpola.items.properties.formato),
    quando: of(quando),
    tokens: of(quando.properties.depois_de),
    nomes: of(nomes),
    numero: of(numeros.items),
    fracao: of(numeros.items.properties.fracao),
    expoente: of(numeros.items.properties.expoente),
    contextuais: of(contextuais.items),
    continuacao: of(continuacao),
    blocos: of(blocos),
    linguas: languageTable(ROOT),
    ...proof(),
  };
  const notice =
    'Generated by scripts/generate-config-schema.mjs from src/lexico/schema/ and scripts/templates/editors.md: change those.';
  return fillTemplate(template, parts, notice);
}

/** What the tests of __tests__/lexico and __tests__/editors measured: __tests__/editors/figures.ts says how it is kept. */
function proof() {
  const { lexers, engines } = JSON.parse(readFileSync(EDITOR_FIGURES, 'utf8'));
  const shown = number => (number === undefined ? '' : number.toLocaleString('en'));
  return {
    lexers: table(
      ['Language', 'Truth', 'Tokens, all alike', 'Programs'],
      Object.entries(LANGUAGES).map(([id, [title, truth]]) => [
        title,
        truth,
        shown(lexers[id].tokens),
        shown(lexers[id].programs),
      ]),
    ),
    engines: table(
      ['Grammar, in its real engine', 'Lume', 'DataForge', 'Python', 'Lua', 'TypeScript'],
      Object.entries(ENGINES).map(([id, title]) => [
        title,
        ...Object.keys(LANGUAGES).map(language => shown(engines[id][language])),
      ]),
    ),
  };
}

function jsonSchema() {
  const named = z.toJSONSchema(configSchema, { io: 'input', override: keepExamples });
  const { source, join: joined } = named.$defs;
  const kindNames = kinds.map(({ name }) => name);
  for (const definition of [source, joined]) {
    for (const [step, description] of Object.entries(STEP_DESCRIPTIONS)) {
      if (definition.properties[step]) definition.properties[step].description ??= description;
    }
    definition.oneOf = kindNames.map(name => ({ title: name, required: [name] }));
    definition.dependentSchemas = Object.fromEntries(
      [...optionOwners].map(([option, owners]) => [
        option,
        owners.length === 1 ? { required: owners } : { anyOf: owners.map(owner => ({ required: [owner] })) },
      ]),
    );
  }
  source.title = 'Source';
  joined.title = 'Join';
  const sources = {
    title: 'Sources',
    description: 'One source, or several whose records come one after the other.',
    anyOf: [{ $ref: '#/$defs/source' }, { type: 'array', items: { $ref: '#/$defs/source' } }],
  };
  named.$defs = { sources, ...named.$defs };
  shareSources(named, sources);
  named.properties.rules = rulesSchema(named.properties.rules);
  const { $schema, title, description, ...rest } = named;
  return { $schema, $id: ID, title, description, ...rest };
}

/** zod drops the examples of a schema with a transform. */
function keepExamples({ zodSchema, jsonSchema: target }) {
  const examples = zodSchema.meta?.()?.examples;
  if (examples !== undefined) target.examples = examples;
}

/** Every list has the same two branches: define them once. */
function shareSources(node, sources) {
  if (typeof node !== 'object' || node === null || node === sources) return;
  if (JSON.stringify(node.anyOf) === JSON.stringify(sources.anyOf)) {
    delete node.anyOf;
    node.$ref = '#/$defs/sources';
  }
  for (const child of Object.values(node)) shareSources(child, sources);
}

/** Every rule that can be changed, by name, so that editors offer them. */
function rulesSchema({ additionalProperties, propertyNames: _, ...rest }) {
  const rules = RULE_GROUPS.flatMap(group => group.rules).filter(rule => !rule.fixed);
  const properties = Object.fromEntries(
    rules.map(({ id, title, level }) => [
      id,
      { description: `${title}. Otherwise: ${level}.`, ...additionalProperties },
    ]),
  );
  return { ...rest, properties, additionalProperties: false };
}

async function page() {
  const template = readFileSync(TEMPLATE, 'utf8').replaceAll('\r\n', '\n');
  const { properties, required } = schema;
  const { source, join: joined, mapping } = schema.$defs;
  const { sintaxe, conteudos, registro, rules, limits } = properties;
  const kindNames = kinds.map(({ name }) => name);
  const steps = Object.keys(source.properties).filter(
    key => !kindNames.includes(key) && !optionOwners.has(key),
  );
  const joinOnly = Object.keys(joined.properties).filter(key => !Object.hasOwn(source.properties, key));
  const each = mapping.anyOf[1].additionalProperties.anyOf[1];
  const parts = {
    top: keys(properties, required),
    sintaxe: keys(sintaxe.properties, sintaxe.required),
    conteudos: keys(conteudos.properties, conteudos.required),
    registro: keys(registro.properties, registro.required, {}),
    rules: keys(Object.values(rules.properties)[0].properties, []),
    limits: keys(limits.properties, []),
    kinds: kindsTable(source),
    options: optionsTable(source),
    steps: keys(pick(source.properties, steps), []),
    join: keys(pick(joined.properties, joinOnly), joined.required),
    group: keys(source.properties.group.properties, source.properties.group.required),
    each: keys(described(each.properties, EACH_DESCRIPTIONS), each.required),
    fields: contractFields(),
    languages: table(
      ['Language', 'Files'],
      languages.map(({ name, extensions }) => [name, extensions.map(code).join(' ')]),
    ),
    grammars: table(
      ['Grammar', 'Language', 'Files'],
      syntaxes.map(({ id, name, extensions }) => [code(id), name, extensions.map(code).join(' ')]),
    ),
    bounds: bounds(),
  };
  const notice =
    'Generated by scripts/generate-config-schema.mjs from src/config/schema.ts and scripts/templates/configuration.md: change those.';
  return fillTemplate(await runExamples(template), parts, notice);
}

/** `examples` by key, in place of those that the schema itself has. */
function keys(properties, required = [], examples = EXAMPLES) {
  return table(
    ['Key', 'Type', 'Meaning', 'Example'],
    Object.entries(properties).map(([name, property]) => [
      required.includes(name) ? `**${code(name)}** (required)` : code(name),
      typeOf(property),
      meaningOf(property),
      exampleOf(name, property, examples),
    ]),
  );
}

function kindsTable(source) {
  return table(
    ['Kind', 'Reads', 'Example'],
    kinds.map(({ name }) => [
      code(name),
      source.properties[name].description,
      exampleOf(name, source.properties[name]),
    ]),
  );
}

function optionsTable({ properties }) {
  return table(
    ['Option', 'Belongs to', 'Type', 'Meaning', 'Example'],
    [...optionOwners].map(([name, owners]) => [
      code(name),
      owners.map(code).join(', '),
      typeOf(properties[name]),
      properties[name].description,
      properties[name].const === undefined
        ? exampleOf(name, properties[name])
        : code(`${name}: ${properties[name].const}`),
    ]),
  );
}

function meaningOf(property) {
  const own = property.description ?? resolve(property).description ?? '';
  return property.default === undefined ? own : `${own} Default: ${code(String(property.default))}.`;
}

function typeOf(property) {
  if (property.$ref) return NAMED_TYPES[property.$ref.split('/').at(-1)];
  if (property.anyOf) {
    const [one, many] = property.anyOf;
    const isListOfIt = many?.type === 'array' && JSON.stringify(many.items) === JSON.stringify(one);
    return isListOfIt
      ? `${typeOf(one)}, or a list of them`
      : unique(property.anyOf.map(typeOf)).join(', or ');
  }
  if (property.enum) return property.enum.map(value => code(String(value))).join(', ');
  if (property.const !== undefined) return code(String(property.const));
  if (property.prefixItems) return `[${property.prefixItems.map(typeOf).join(', ')}]`;
  if (property.type === 'array') {
    const items = typeOf(property.items);
    return items === 'a text' ? 'a list of texts' : `a list: ${items}`;
  }
  const words = {
    string: 'a text',
    integer: 'a whole number',
    number: 'a number',
    boolean: '`true` or `false`',
    object: 'a map',
  };
  return property.pattern?.startsWith('^https') ? 'an address' : words[property.type];
}

function exampleOf(name, property, examples = EXAMPLES) {
  const example = examples[name] ?? property.examples?.at(-1) ?? resolve(property).examples?.at(-1);
  return example === undefined
    ? ''
    : code(
        yaml({ [name]: example })
          .slice(1, -1)
          .trim(),
      );
}

function resolve(property) {
  return property.$ref ? schema.$defs[property.$ref.split('/').at(-1)] : property;
}

function yaml(value) {
  return stringify(value, { collectionStyle: 'flow', lineWidth: 0, flowCollectionPadding: true }).trim();
}

/** The fields of each list, as the schemas of the published files describe them. */
function contractFields() {
  const file = name => JSON.parse(readFileSync(join(ROOT, 'schemas', `${name}.schema.json`), 'utf8'));
  const { reservadas, contextuais, operadores } = file('sintaxe').properties;
  const { modulos } = file('modulos').properties;
  const { grupos } = file('comandos').properties;
  const { codigos } = file('erros').properties;
  const { simbolos } = modulos.items.properties;
  const { comandos } = grupos.items.properties;
  const lists = [
    ['sintaxe.reservadas', reservadas],
    ['sintaxe.contextuais', contextuais],
    ['sintaxe.operadores', operadores],
    ['modulos', modulos],
    ['modulos: simbolos', simbolos],
    ['comandos', grupos],
    ['comandos: comandos', comandos],
    ['comandos: opcoes', comandos.items.properties.opcoes],
    ['comandos: exemplos', comandos.items.properties.exemplos],
    ['erros', codigos],
  ];
  return table(
    ['List', 'Field', 'Type', 'Meaning'],
    lists.flatMap(([list, { items }]) =>
      Object.entries(items.properties)
        .filter(([field]) => field !== 'total')
        .map(([field, property], i) => [
          i === 0 ? `**${list}**` : '',
          code(field),
          contractType(property),
          property.description ?? '',
        ]),
    ),
  );
}

function contractType(property) {
  if (property.type !== 'array') return 'text';
  return property.items?.type === 'object' ? 'list of objects' : 'list of texts';
}

/** Limits stand in the code as named constants; here they are read from it. */
function bounds() {
  const rows = [
    ['A `refdata.yml`', 'src/config/config.ts', 'MAX_CONFIG_BYTES', bytes],
    ['Uses of YAML aliases in `refdata.yml`', 'src/config/config.ts', 'MAX_YAML_ALIASES', count],
    ['Uses of YAML aliases in a `data` file', 'src/extract/**/*.ts', 'MAX_YAML_ALIASES', count],
    [
      'A source file, unless `limits.source_mib` says otherwise',
      'src/repository/repository.ts',
      'DEFAULT_SOURCE_LIMIT_MIB',
      value => `${value} MiB`,
    ],
    ['Files that a glob may match', 'src/repository/repository.ts', 'MAX_GLOB_MATCHES', count],
    ['Nesting of a `data` file', 'src/extract/**/*.ts', 'MAX_DATA_DEPTH', value => `${value} levels`],
    ['Steps to parse one source file', 'src/extract/**/*.ts', 'MAX_PARSE_STEPS', count],
    ['A page of Markdown', 'src/extract/**/*.ts', 'MAX_MARKDOWN_MIB', value => `${value} MiB`],
    ['Matches of a query in one file', 'src/extract/**/*.ts', 'MAX_QUERY_MATCHES', count],
    ['Matches of a pattern in one file', 'src/extract/**/*.ts', 'MAX_PATTERN_MATCHES', count],
    ['Matches of a query under way at once', 'src/extract/**/*.ts', 'MAX_MATCHES_UNDER_WAY', count],
    ['A pattern on one file', 'src/extract/**/*.ts', 'MAX_PATTERN_MS', value => `${value / 1000} s`],
    ['A command', 'src/repository/programs.ts', 'MAX_PROGRAM_SECONDS', value => `${value} s`],
    [
      'What a command prints',
      'src/repository/programs.ts',
      'MAX_PROGRAM_OUTPUT_MIB',
      value => `${value} MiB`,
    ],
    ['Expressions of the source looked at in one build', 'src/extract/**/*.ts', 'MAX_EXPRESSIONS', count],
    [
      'Nesting of an expression of the source',
      'src/extract/evaluate/evaluator.ts',
      'MAX_DEPTH',
      value => `${value} levels`,
    ],
    [
      'A text put together from parts',
      'src/extract/**/*.ts',
      'MAX_TEXT_CHARACTERS',
      value => `${count(value)} characters`,
    ],
    ['Steps of one mapping expression on one record', 'src/extract/**/*.ts', 'MAX_STEPS', count],
    ['Nesting of a mapping expression', 'src/extract/expression.ts', 'MAX_DEPTH', value => `${value} levels`],
  ];
  return table(
    ['What', 'At most'],
    rows.map(([what, file, name, show]) => [what, show(constant(file, name))]),
  );
}

/** The number behind a constant that stands once in the files of a pattern. */
function constant(pattern, name) {
  const expression = new RegExp(`const ${name} = ([\\d_ *]+);`);
  const texts = globSync(pattern, { cwd: ROOT }).map(file => readFileSync(join(ROOT, file), 'utf8'));
  const found = texts.flatMap(text => expression.exec(text)?.[1] ?? []);
  if (found.length !== 1) throw new Error(`${pattern} has ${found.length} constants ${name}, not one`);
  return found[0]
    .split('*')
    .reduce((product, factor) => product * Number(factor.replaceAll('_', '').trim()), 1);
}

function count(value) {
  return String(value).replaceAll(/\B(?=(\d{3})+$)/g, ',');
}

function bytes(value) {
  return `${value / 1024 / 1024} MiB`;
}

function described(properties, descriptions) {
  return Object.fromEntries(
    Object.entries(properties).map(([name, property]) => [
      name,
      { ...property, description: descriptions[name] ?? property.description },
    ]),
  );
}

function pick(object, names) {
  return Object.fromEntries(names.map(name => [name, object[name]]));
}

function unique(list) {
  return [...new Set(list)];
}

/** A schema with a line for each definition and property: small for who installs it, and what changes is seen in a diff. */
function inLines(schema) {
  const members = (value, indent, deep) => {
    const lines = Object.entries(value).map(([name, part]) => {
      const text = deep.includes(name) ? members(part, `${indent}  `, []) : JSON.stringify(part);
      return `${indent}${JSON.stringify(name)}: ${text}`;
    });
    return `{\n${lines.join(',\n')}\n${indent.slice(2)}}`;
  };
  return `${members(schema, '  ', ['properties', '$defs'])}\n`;
}
