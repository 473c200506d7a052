import { methodNamed } from '../method.js';
import { parametersOf } from '../pattern.js';
import type { Reading, Route } from '../route.js';
import { ServerSourceError } from '../source-error.js';
import { type SourceText, sourceText } from '../text.js';
import { type JsonNode, jsonNodes } from './json-nodes.js';
import { ROUTE_METHODS } from './methods.js';
import type { RouteSource } from './route-source.js';

const REMEDY = 'Write a list of routes as `rotas` gives it: [{"method": "GET", "path": "/itens/:id"}].';
const KEYS: ReadonlySet<string> = new Set(['method', 'path', 'params']);

/** A list of routes as JSON, as `rotas` returns it (service-spec.md, section B). */
export const routeList: RouteSource = {
  name: 'list of routes',
  accepts: (file, text) => file.endsWith('.json') || /^\s*\[/.test(text),
  read(file, readFile) {
    const content = readFile(file);
    if (content === undefined)
      throw new ServerSourceError({ file, line: 1, column: 1 }, 'There is no such file.', REMEDY);
    return readRouteList(sourceText(file, content));
  },
};

function readRouteList(source: SourceText): Reading {
  const { file } = source;
  const list = jsonNodes(source, REMEDY);
  if (!Array.isArray(list.value)) throw mistake(source, list, 'The file holds no list of routes.');
  const name = (file.split('/').at(-1) ?? file).replace(/\.json$/, '');
  const routes = list.items.map((node, i) => routeOf(node, i, name, source));
  const place = { file, line: 1, column: 1 };
  return {
    servers: [{ name, place, port: null, host: null, action: null, routes }],
    gaps: [],
    notes: [],
    files: [file],
  };
}

function routeOf(node: JsonNode, index: number, server: string, source: SourceText): Route {
  const where = `Route ${index + 1}`;
  const fields = node.fields;
  if (!fields) throw mistake(source, node, `${where} is no object.`);
  for (const [key, field] of fields)
    if (!KEYS.has(key)) throw mistake(source, field, `${where} has the unknown key \`${key}\`.`);
  const method = textField(fields, 'method', where, node, source).toUpperCase();
  if (!ROUTE_METHODS.has(method)) {
    const known = [...ROUTE_METHODS].join(', ');
    throw mistake(
      source,
      fields.get('method') ?? node,
      `${where} has the method \`${method}\`; known are ${known}.`,
    );
  }
  const path = textField(fields, 'path', where, node, source);
  const params = fields.get('params');
  const derived = parametersOf(path);
  if (params && JSON.stringify(params.value) !== JSON.stringify(derived)) {
    throw mistake(
      source,
      params,
      `${where}: \`params\` is ${JSON.stringify(params.value)}, but \`${path}\` has the parameters ${JSON.stringify(derived)}.`,
    );
  }
  return {
    server,
    method: methodNamed(method),
    path,
    params: derived,
    place: source.place(node.offset),
    origin: 'list',
    certainty: 'sure',
    validations: [],
  };
}

function textField(
  fields: ReadonlyMap<string, JsonNode>,
  key: string,
  where: string,
  node: JsonNode,
  source: SourceText,
): string {
  const field = fields.get(key);
  if (!field) throw mistake(source, node, `${where} has no \`${key}\`.`);
  if (typeof field.value !== 'string' || field.value === '')
    throw mistake(source, field, `\`${key}\` of ${where.toLowerCase()} is not a text, or an empty one.`);
  return field.value;
}

function mistake(source: SourceText, node: JsonNode, reason: string): Error {
  return new ServerSourceError(source.place(node.offset), reason, REMEDY);
}
