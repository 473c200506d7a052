import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { expect, it } from '@jest/globals';
import { readServers } from '../../src/commands/read-servers.js';
import { documentOf } from '../../src/exporters/document.js';
import { openapiObject } from '../../src/exporters/formats/openapi.js';
import { canRunHere, jsonFrom } from '../extract/interpreter.js';
import { meaningOf, type SchemaDocument, schemasOf } from './openapi-schemas.js';

/** Imports each example that there is what it needs for, and says what its app has, in order. */
const ROUTES_OF_EXAMPLES = `
import contextlib, importlib, io, json, os, sys, warnings
warnings.simplefilter('ignore')
from fastapi import FastAPI
from fastapi.routing import APIRoute
from starlette.routing import Mount, WebSocketRoute
# Newer releases copy nothing of what is included: what holds of a route is asked for.
try: from fastapi.routing import iter_route_contexts
except ImportError: iter_route_contexts = iter
def walk(app, prefix=''):
    said = []
    for each in iter_route_contexts(app.routes):
        route, path = getattr(each, 'original_route', each), prefix + (getattr(each, 'path', None) or '')
        if isinstance(route, APIRoute): said += [f'{method} {path}' for method in sorted(each.methods)]
        elif isinstance(route, WebSocketRoute): said.append(f'WS {path}')
        elif isinstance(route, Mount) and isinstance(route.app, FastAPI): said += walk(route.app, path)
    return said
DEFINED = {}
def kind(schema):
    schema = DEFINED.get(schema.get('$ref', ''), schema)
    found = {each.get('type') for each in schema.get('anyOf', [schema])} - {'null'}
    return found.pop() if len(found) == 1 else None
def told(document):
    found = {}
    for name, each in document.get('components', {}).get('schemas', {}).items(): DEFINED['#/components/schemas/' + name] = each
    for path, own in document.get('paths', {}).items():
        for method, each in own.items():
            parameters = [[p['in'], p['name'], bool(p.get('required')), kind(p['schema'])] for p in each.get('parameters', [])]
            body = each.get('requestBody')
            found[f'{method} {path}'] = {'security': {k: v for one in each.get('security', []) for k, v in one.items()}, 'tags': each.get('tags'), 'parameters': parameters, 'statuses': sorted(each.get('responses', {})), 'body': None if body is None else [sorted(body['content']), bool(body.get('required'))]}
    return found
os.chdir(sys.argv[1])
sys.path.insert(0, sys.argv[1])
said = {}
for folder, _, names in sorted(os.walk('docs_src')):
    for name in sorted(names):
        file = os.path.join(folder, name)
        if not name.endswith('.py') or 'FastAPI(' not in open(file).read(): continue
        try:
            with contextlib.redirect_stdout(io.StringIO()):
                module = importlib.import_module(file[:-3].replace(os.sep, '.'))
        except Exception:
            said[file] = None
            continue
        app = getattr(module, 'app', None)
        if not isinstance(app, FastAPI): continue
        # Some releases cannot write the documents of some of their examples.
        try: documented, whole = told(app.openapi()), app.openapi()
        except Exception: documented, whole = {}, {'paths': {}}
        said[file] = [walk(app), documented, whole]
print(json.dumps(said))
`;
/** What FastAPI says of one operation: parameters as place, name, whether it has to be there, and type. */
interface Operation {
  readonly parameters: readonly (readonly [string, string, boolean, string | null])[];
  readonly statuses: readonly string[];
  readonly body: readonly [readonly string[], boolean] | null;
  /** What it has to allow, by the names of the schemes. */
  readonly security: Readonly<Record<string, readonly string[]>>;
  readonly tags: readonly string[] | null;
}
type Paths = Record<
  string,
  Record<
    string,
    {
      readonly parameters?: readonly {
        readonly in: string;
        readonly name: string;
        readonly required?: boolean;
        readonly schema: { readonly type?: string };
      }[];
      readonly requestBody?: { readonly content: object; readonly required?: boolean };
      readonly responses: object;
      readonly security?: readonly Operation['security'][];
      readonly tags: readonly string[];
    }
  >
>;
/** Headers that OpenAPI has other places for. */
const ELSEWHERE = ['accept', 'content-type', 'authorization'];

/** Each status that FastAPI tells is there; an exception that a handler raises is one more. */
function isSame(
  operation: NonNullable<Paths[string]>[string],
  { parameters, statuses, body, security, tags }: Operation,
  document: SchemaDocument & { readonly tags?: readonly { name: string; 'x-displayName'?: string }[] },
): boolean {
  // Some releases of FastAPI show headers of models with underscores.
  const shown = (where: string, name: string) =>
    where === 'header' ? name.toLowerCase().replaceAll('_', '-') : name;
  const wanted = parameters
    .filter(([where, name]) => where !== 'header' || !ELSEWHERE.includes(name.toLowerCase()))
    .map(([where, name, required, type]) => JSON.stringify([where, shown(where, name), required, type]));
  // An enumeration is a component.
  const typeOf = (schema: object) => (meaningOf(schema, document) as { type?: string }).type ?? null;
  const own = (operation.parameters ?? []).map(each =>
    JSON.stringify([each.in, shown(each.in, each.name), each.required ?? false, typeOf(each.schema)]),
  );
  const { requestBody } = operation;
  const tagged = operation.tags.map(
    name => document.tags?.find(each => each.name === name)?.['x-displayName'] ?? name,
  );
  const sent = requestBody ? [Object.keys(requestBody.content), requestBody.required ?? false] : null;
  return (
    JSON.stringify(own.sort()) === JSON.stringify(wanted.sort()) &&
    JSON.stringify(sent) === JSON.stringify(body) &&
    isDeepStrictEqual(Object.assign({}, ...(operation.security ?? [])), security) &&
    (tags === null || isDeepStrictEqual(tagged, tags)) &&
    statuses.every(status => status in operation.responses)
  );
}

const PYTHON = process.env.FASTAPI_PYTHON ?? 'python3';
/** The examples are downloaded: only where that is asked for. */
const whenAsked =
  process.env.FRAMEWORKS && canRunHere(PYTHON, '-c', 'import fastapi; import pip') ? it : it.skip;

whenAsked("FastAPI's own examples have the routes of their app, in order", async () => {
  const root = mkdtempSync(join(tmpdir(), 'refdata-fastapi-'));
  const version = spawnSync(PYTHON, ['-c', 'import fastapi; print(fastapi.__version__, end="")']).stdout;
  const from = ['--no-deps', '--no-binary', 'fastapi', `fastapi==${version}`];
  const got = spawnSync(PYTHON, ['-m', 'pip', 'download', '--quiet', ...from], {
    cwd: root,
    encoding: 'utf8',
  });
  expect([got.status, got.stderr]).toEqual([0, expect.anything()]);
  const archive = readdirSync(root).find(name => name.endsWith('.tar.gz')) ?? '';
  spawnSync('tar', ['xzf', archive, '--wildcards', '*/docs_src'], { cwd: root });
  const examples = join(root, archive.replace('.tar.gz', ''));
  const heard = jsonFrom(PYTHON, ['-c', ROUTES_OF_EXAMPLES, examples], '') as Record<
    string,
    [string[], Record<string, Operation>, SchemaDocument] | null
  >;

  const counts = { examples: 0, 'not imported here': 0, equal: 0, 'what is not known is said': 0 };
  const different: unknown[] = [];
  const operations = { all: 0, equal: 0, 'what is not known is said': 0 };
  const otherOperations: unknown[] = [];
  const schemas = { all: 0, equal: 0, 'what is not known is said': 0 };
  const otherSchemas: unknown[] = [];
  for (const [file, said] of Object.entries(heard)) {
    counts.examples += 1;
    if (!said) {
      counts['not imported here'] += 1;
      continue;
    }
    const [routes, documented, whole] = said;
    const { servers, gaps, notes } = await readServers(examples, file);
    const app = servers.find(({ name }) => name === 'app')?.routes ?? [];
    const read = app.map(
      ({ method, parts = [] }) =>
        `${method} ${parts.map(each => (each.kind === 'literal' ? each.text : each.rest ? '*' : ':')).join('')}`,
    );
    const wanted = routes.map(route => route.replace(/\{\w+:path\}/g, '*').replace(/\{[^}]*\}/g, ':'));
    const isTold = gaps.length + notes.length > 0 || app.some(({ certainty }) => certainty !== 'sure');
    if (JSON.stringify(read) === JSON.stringify(wanted)) counts.equal += 1;
    else if (isTold) counts['what is not known is said'] += 1;
    else different.push({ file, read, wanted });
    const own = servers.find(({ name }) => name === 'app');
    // What people add to a document is not what the program does.
    if (!own || readFileSync(join(examples, file), 'utf8').includes('openapi_extra')) continue;
    const document = openapiObject(documentOf(own, {}, { handlers: true }));
    const { paths } = document as { paths: Paths };
    for (const [key, wanted] of Object.entries(documented)) {
      const [method = '', path = ''] = key.split(' ');
      const plain = path.replace(/:path\}/g, '}');
      const operation = paths[plain]?.[method];
      const isUnknown = own.routes.some(
        ({ answers, path: own }) =>
          own.replace(/[:*](\w+)/g, '{$1}') === plain && (answers?.unread.length ?? 0) > 1,
      );
      operations.all += 1;
      if (operation && isSame(operation, wanted, document as unknown as SchemaDocument))
        operations.equal += 1;
      else if (isUnknown || isTold) operations['what is not known is said'] += 1;
      else otherOperations.push({ file, key, operation, wanted });
      const wantedSchemas = schemasOf(whole.paths[path]?.[method] ?? {}, whole);
      const { paths: ours } = document as unknown as SchemaDocument;
      const ownSchemas = schemasOf(ours[plain]?.[method] ?? {}, document as unknown as SchemaDocument);
      for (const [place, schema] of wantedSchemas) {
        // What comes piece by piece has no schema in OpenAPI 3.1.
        if (place.endsWith('text/event-stream')) continue;
        schemas.all += 1;
        if (isDeepStrictEqual(ownSchemas.get(place), schema)) schemas.equal += 1;
        else if (isUnknown || isTold || ownSchemas.has(`${place.split(' ')[0]} */*`))
          schemas['what is not known is said'] += 1;
        else otherSchemas.push({ file, key, place, own: ownSchemas.get(place), schema });
      }
    }
  }
  console.log(`FastAPI ${version}, its examples:`, JSON.stringify(counts));
  console.log('Their operations beside app.openapi():', JSON.stringify(operations));
  console.log('The schemas of these:', JSON.stringify(schemas));
  expect(different).toEqual([]);
  expect(otherSchemas).toEqual([]);
  expect(otherOperations).toEqual([]);
  expect(schemas.equal).toBeGreaterThan(schemas.all * 0.9);
  expect(operations.equal).toBeGreaterThan(operations.all * 0.85);
  expect(counts.equal).toBeGreaterThan(250);
  expect(counts['what is not known is said']).toBeLessThan(10);
});
