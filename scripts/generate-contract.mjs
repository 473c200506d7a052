/**
 * From `schemas/` to `src/contract/generated/`: TypeScript types, validators compiled ahead of time, and the schema texts
 * (which the site publishes). The result depends on the schemas and on the locked tools only.
 *
 * Run by itself, or through `generateContract()`.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { argv } from 'node:process';
import { fileURLToPath } from 'node:url';
import { Ajv2020 } from 'ajv/dist/2020.js';
import standaloneModule from 'ajv/dist/standalone/index.js';
import { compile as compileTypes } from 'json-schema-to-typescript';

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
const SCHEMAS = join(ROOT, 'schemas');
const GENERATED = join(ROOT, 'src', 'contract', 'generated');

/** Files with a schema: the seven of the contract, in its order, the manifest, those of the registry, forge.lock, and our own reports. */
const NAMES = [
  'index',
  'sintaxe',
  'embutidas',
  'modulos',
  'comandos',
  'erros',
  'conteudos',
  'manifest',
  'registro',
  'pacote',
  'config',
  'lock',
  'verification',
  'check',
  'referencia',
  'search',
  'lexico',
];

/** A hostile file could otherwise make as many error objects as it has bytes. */
const MAX_ERRORS_PER_FILE = 1000;

const BANNER =
  '// Generated from schemas/ by scripts/generate-contract.mjs: change the schemas, not this file.\n';

/** Writes `src/contract/generated/{contract.ts,validators.js,validators.d.ts,schemas.ts}`. */
export async function generateContract() {
  const texts = new Map();
  for (const name of NAMES) {
    const text = await readFile(join(SCHEMAS, `${name}.schema.json`), 'utf8');
    texts.set(name, text.replaceAll('\r\n', '\n'));
  }
  const schemas = new Map([...texts].map(([name, text]) => [name, JSON.parse(text)]));
  await mkdir(GENERATED, { recursive: true });
  await write('contract.ts', await contractTypes(schemas));
  await write('validators.js', validators(schemas));
  await write('validators.d.ts', validatorTypes(schemas));
  await write('schemas.ts', schemaTexts(texts));
}

async function contractTypes(schemas) {
  let types = '';
  for (const [name, schema] of schemas) {
    types += await compileTypes(structuredClone(schema), schema.title ?? name, {
      bannerComment: '',
      additionalProperties: false,
      format: true,
      style: { singleQuote: true, printWidth: 110 },
    });
  }
  return BANNER + withoutTwins(types);
}

/** What a reference describes in words of its own is compiled as a type of its own, `Parameter1`: that is the same one again. */
function withoutTwins(types) {
  const declared = /(?:\/\*\*(?:(?!\*\/)[\s\S])*\*\/\n)?export interface (\w+) (\{\n[\s\S]*?\n\})\n/g;
  const bodies = new Map([...types.matchAll(declared)].map(([, name, body]) => [name, body]));
  const twins = new Map();
  for (const [name, body] of bodies) {
    const original = name.replace(/\d+$/, '');
    if (original !== name && bodies.get(original) === body) twins.set(name, original);
  }
  if (twins.size === 0) return types;
  // Types that differ in the names of twins alone are twins, too.
  return withoutTwins(
    types
      .replace(declared, (text, name) => (twins.has(name) ? '' : text))
      .replace(/\b\w+\d\b/g, name => twins.get(name) ?? name),
  );
}

/** One ES module with a validator per schema. */
function validators(schemas) {
  const ajv = new Ajv2020({
    allErrors: true,
    allowUnionTypes: true,
    // `format` is there for editors; what must hold is in `pattern` and in the integrity rules.
    validateFormats: false,
    // Messages are ours (src/contract/schema-breaches.ts).
    messages: false,
    code: { source: true, esm: true, lines: true },
  });
  const exported = {};
  for (const [name, schema] of schemas) {
    ajv.addSchema(withoutAnnotations(schema));
    exported[name] = schema.$id;
  }
  const code = standaloneModule.default(ajv, exported).replace('"use strict";', '');
  const all = `\nexport const validators = { ${[...schemas.keys()].join(', ')} };\n`;
  return BANNER + withLimit(withImports(withoutUnused(code))) + all;
}

/** Removes keywords that validate nothing, which would only be parsed at each start; a property of the same name stays. */
function withoutAnnotations(schema) {
  const annotation = (key, value) =>
    key === 'examples'
      ? Array.isArray(value)
      : /^(title|description)$/.test(key) && typeof value === 'string';
  return JSON.parse(JSON.stringify(schema, (key, value) => (annotation(key, value) ? undefined : value)));
}

/**
 * ajv's "esm" output still calls `require()`, which an ES module does not have. The modules are CommonJS:
 * Node gives their `exports` as the default import, bundlers may give `exports.default`; both work here.
 */
function withImports(code) {
  const imports = [];
  const body = code.replaceAll(/= require\("([^"]+)"\)(\.default)?/g, (_, specifier) => {
    const path = specifier.startsWith('ajv/') ? `${specifier}.js` : specifier;
    const local = `imported${imports.length}`;
    imports.push(`import ${local} from ${JSON.stringify(path)};\n`);
    return `= ${local}.default ?? ${local}`;
  });
  if (/\brequire\(/.test(body)) throw new Error('ajv wrote a require() in a form that is not known here');
  return imports.join('') + body;
}

/** Only some parts of the schemas are looked at while data is checked; the others would be parsed at each start, too. */
function withoutUnused(code) {
  return code.replaceAll(/^const (schema\d+) = .*\n/gm, (line, name) =>
    code.match(new RegExp(`\\b${name}\\b`, 'g')).length > 1 ? line : '',
  );
}

/** Keeps errors in one line instead of eight, which makes the file half as long. */
function withLimit(code) {
  const body = code.replaceAll(
    /if\(vErrors === null\)\{\s*vErrors = \[(\w+)\];\s*\}\s*else \{\s*vErrors\.push\(\1\);\s*\}/g,
    (_, error) => `vErrors = withError(vErrors, ${error});`,
  );
  if (/vErrors\.push/.test(body)) throw new Error('ajv collects errors in a form that is not known here');
  return `${body}
function withError(errors, error) {
  if (errors === null) return [error];
  if (errors.length < ${MAX_ERRORS_PER_FILE}) errors.push(error);
  return errors;
}
`;
}

function validatorTypes(schemas) {
  const titles = [...schemas].map(([name, schema]) => [name, schema.title]);
  return `${BANNER}import type { ErrorObject } from 'ajv';
import type { ${titles.map(([, title]) => title).join(', ')} } from './contract.js';

/** True for data of the schema; otherwise \`errors\` holds the breaches, at most ${MAX_ERRORS_PER_FILE}, until the next call. */
export interface Validator<T> {
  (data: unknown): data is T;
  errors?: ErrorObject[] | null;
}

/** The validators, by the name of the file. */
export declare const validators: {
${titles.map(([name, title]) => `  readonly ${name}: Validator<${title}>;\n`).join('')}};
`;
}

function schemaTexts(texts) {
  const entries = [...texts].map(([name, text]) => `  ${name}: ${JSON.stringify(text)},\n`);
  return `${BANNER}
/** Text of each JSON Schema in \`schemas/\`, by the name of the file that it describes. */
export const schemaTexts = {
${entries.join('')}} as const;

export type SchemaName = keyof typeof schemaTexts;
`;
}

async function write(name, text) {
  await writeFile(join(GENERATED, name), text);
}

if (argv[1] === fileURLToPath(import.meta.url)) await generateContract();
