import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { readServers } from '../../src/commands/read-servers.js';
import { documentFindings, readingCoverage } from '../../src/exporters/coverage.js';
import { documentOf } from '../../src/exporters/document.js';
import { openapiObject } from '../../src/exporters/formats/openapi.js';
import { canRunHere, jsonFrom } from '../extract/interpreter.js';
import { type SchemaDocument, schemasOf } from './openapi-schemas.js';

const APP = `import os
from fastapi import APIRouter, FastAPI
from fastapi.routing import APIRoute

DEBUG = os.getenv("DEBUG") == "1"
VERSION = "2"

def first():
    """The first.\\f
    :param x: nothing
    """

app = FastAPI(
    title=os.getenv("TITLE"), version=VERSION + ".1.0", summary="Sells things",
    contact={"name": "Rex", "url": "https://rex.example/"},
    license_info={"name": "MIT", "identifier": "MIT"},
    servers=[{"url": "https://api.rex.example/v2", "description": "Live"}],
    openapi_tags=[{"name": "b", "description": "The second"}, {"name": "a", "description": "The first"}],
    openapi_external_docs={"url": "https://rex.example/docs"},
    routes=[APIRoute("/first", first, methods=["GET", "POST"], tags=["a"])],
)
internal = APIRouter(include_in_schema=False)
old = APIRouter(prefix="/old", deprecated=True)
late = APIRouter()

@internal.get("/secret", include_in_schema=True)
def secret(): ...

@old.get("/a", tags=["b"], openapi_extra={"x-owner": "shop", "responses": {"200": {"x-cached": True}}})
def a(): ...

@late.get("/late", responses={404: {"description": "Nothing there"}}, response_description="All is well")
def late_one(): ...

@app.get("/hidden", include_in_schema=False)
def hidden(): ...

@app.get("/debug", include_in_schema=DEBUG, callbacks=late.routes)
def debug(): ...

app.include_router(internal)
app.include_router(old)
app.include_router(late, prefix="/shown")
app.include_router(late, prefix="/kept", include_in_schema=False)
app.openapi_schema = None
`;

const UNSET = 'it is what the environment says when the program runs, and nothing stands in its place.';

async function read(app = APP) {
  const root = mkdtempSync(join(tmpdir(), 'refdata-descriptions-'));
  writeFileSync(join(root, 'main.py'), app);
  const reading = await readServers(root, 'main.py');
  const [server] = reading.servers;
  if (!server) throw new Error('no server');
  return { reading, server, document: documentOf(server, {}, { handlers: true }) };
}

interface Api {
  readonly info: Readonly<Record<string, unknown>>;
  readonly servers: unknown;
  readonly tags: readonly unknown[];
  readonly externalDocs: unknown;
  readonly paths: Readonly<
    Record<string, Readonly<Record<string, Readonly<Record<string, unknown>> & { responses: Answers }>>>
  >;
}
type Answers = Readonly<Record<string, { readonly description: string; readonly 'x-cached'?: boolean }>>;

/** What both documents say in the same words; `/debug` is told. */
const toldBy = ({ info, servers, tags, externalDocs, paths }: Api) => ({
  info: [info.version, info.summary, info.contact, info.license],
  // Behind those that the program describes there are ours.
  tops: [servers, tags.slice(0, 2), externalDocs],
  operations: Object.entries(paths)
    .filter(([path]) => path !== '/debug')
    .flatMap(([path, own]) =>
      Object.entries(own).map(([method, each]) => [
        `${method} ${path}`,
        each.deprecated ?? false,
        each['x-owner'] ?? null,
        each.responses['200']?.['x-cached'] ?? false,
        each.responses['404']?.description ?? null,
      ]),
    )
    .sort(),
});

it('has in a description what its program says of it, and leaves out and counts what that keeps out', async () => {
  const { reading, server, document } = await read();
  const own = openapiObject(document) as unknown as Api;
  expect(Object.keys(own.paths)).toEqual(['/first', '/debug', '/old/a', '/shown/late']);
  expect(own.info).toMatchObject({ version: '2.1.0', contact: { name: 'Rex', url: 'https://rex.example/' } });
  expect(own.paths['/first']?.post).toMatchObject({
    summary: 'First',
    description: 'The first.',
    tags: ['a'],
  });
  expect(own.paths['/shown/late']?.get?.responses['200']).toMatchObject({ description: 'All is well' });
  expect(document.base).toBe('https://api.rex.example/v2');
  const told = documentFindings(document, server, false);
  expect(told.filter(each => each.rule === 'route-hidden').map(({ message }) => message)).toEqual([
    'GET /hidden is left out: its program keeps it out of descriptions (`include_in_schema=False`).',
    'GET /secret is left out: its program keeps it out of descriptions (`include_in_schema=False`).',
    'GET /kept/late is left out: its program keeps it out of descriptions (`include_in_schema=False`).',
  ]);
  expect(told.filter(each => each.rule === 'description-unread').map(({ message }) => message)).toEqual([
    `What \`title=os.getenv("TITLE")\` says is not in the description: ${UNSET}`,
    'What `app.openapi_schema = None` says is not in the description.',
    `What \`include_in_schema=DEBUG\` says is not in the description: ${UNSET}`,
    'What `callbacks=late.routes` says is not in the description.',
  ]);
  const coverage = readingCoverage([{ server, document }], reading);
  expect([coverage.found, coverage.exported]).toEqual([8, 5]);
});

it('tells of lists of routes that are not read', async () => {
  const { reading } = await read(
    'from fastapi import FastAPI\nfrom elsewhere import more\napp = FastAPI(routes=[*more, extra()])\n',
  );
  expect(reading.gaps.map(({ reason }) => reason)).toEqual([
    'Which routes `*more` is, is not read.',
    'Which routes `extra()` is, is not read.',
  ]);
});

const TOLD = `
import json, sys
names = {}
exec(sys.stdin.read(), names)
print(json.dumps(names['app'].openapi()))
`;
const PYTHON = process.env.FASTAPI_PYTHON ?? 'python3';
const whenFastapi = canRunHere(PYTHON, '-c', 'import fastapi.sse') ? it : it.skip;

whenFastapi('is what FastAPI says of the same program', async () => {
  const { document } = await read();
  const wanted = jsonFrom(PYTHON, ['-c', TOLD], APP.replace('os.getenv("TITLE")', '"Shop"')) as Api;
  expect(toldBy(openapiObject(document) as unknown as Api)).toEqual(toldBy(wanted));
});

/** What FastAPI calls things in whose program nothing is said of it; its own document says the same below. */
const UNSAID = `from decimal import Decimal
from typing import Annotated
from typing_extensions import NotRequired, TypedDict
from fastapi import Body, FastAPI
from pydantic import BaseModel, Field

class Price(BaseModel):
    amount: Decimal = Field(ge=0)

class Said(TypedDict):
    a: int
    b: NotRequired[str]

class Loose(TypedDict, total=False):
    c: int

app = FastAPI()

@app.get("/price/{item_id:path}")
def read_HTTP_price(item_id: str) -> Price:
    """One price."""

@app.post("/embed", name="with factor")
def embed(factor: float = Body(1.0, embed=True), half: Annotated[float, Body(gt=0.0)] = 0.5): ...

@app.put("/price", responses={200: {"description": "Fine"}, 422: {"description": "Odd"}})
def put_price(price: Price) -> Decimal: ...

@app.get("/typed", summary="Typed ones", tags=["t"])
def typed() -> Said: ...

@app.get("/loose", operation_id="loose_ones")
def loose(skip: int = 0) -> Loose | None: ...
`;
/** As FastAPI 0.165 says it. */
const CALLED = {
  'get /price/{item_id}': ['Read Http Price', 'read_HTTP_price_price__item_id__get', 'One price.'],
  'post /embed': ['With Factor', 'with_factor_embed_post', undefined],
  'put /price': ['Put Price', 'put_price_price_put', undefined],
  'get /typed': ['Typed ones', 'typed_typed_get', undefined],
  'get /loose': ['Loose', 'loose_ones', undefined],
};

interface Called {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

interface Operation {
  readonly summary: string;
  readonly operationId: string;
  readonly description?: string;
  readonly tags?: readonly string[];
  readonly responses: Readonly<Record<string, { readonly description: string }>>;
}

function calledIn({ paths }: Called): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(paths).flatMap(([path, own]) =>
      Object.entries(own).map(([method, each]) => [
        `${method} ${path.replace(':path}', '}')}`,
        [each.summary, each.operationId, each.description],
      ]),
    ),
  );
}

/** Tags, and what answers mean, of those that FastAPI tells. */
function meantIn({ paths }: Called): unknown {
  return Object.values(paths).flatMap(own =>
    Object.values(own).map(({ responses: { default: _, ...responses }, tags = [] }) => [
      tags,
      Object.entries(responses).map(([status, { description }]) => `${status} ${description}`),
    ]),
  );
}

const MEANT = [
  [[], ['200 Successful Response', '422 Validation Error']],
  [[], ['200 Successful Response', '422 Validation Error']],
  [[], ['200 Fine', '422 Odd']],
  [['t'], ['200 Successful Response']],
  [[], ['200 Successful Response', '422 Validation Error']],
];

it('what the program does not say is called as FastAPI calls it', async () => {
  const { document } = await read(UNSAID);
  const own = openapiObject(document) as unknown as Called;
  expect(calledIn(own)).toEqual(CALLED);
  expect(meantIn(own)).toEqual(MEANT);
  expect(own).toMatchObject({ info: { title: 'FastAPI', version: '0.1.0' } });
});

it('numbers with a point, decimal ones and fields that may be missing are as in FastAPI', async () => {
  const { document } = await read(UNSAID);
  const own = openapiObject(document) as unknown as SchemaDocument;
  const of = (key: string) => {
    const [method = '', path = ''] = key.split(' ');
    return Object.fromEntries(schemasOf(own.paths[path]?.[method] ?? {}, own));
  };
  expect(of('post /embed')['body application/json']).toEqual({
    properties: {
      factor: { default: 1, type: 'number' },
      half: { default: 0.5, exclusiveMinimum: 0, type: 'number' },
    },
    type: 'object',
  });
  expect(of('put /price')).toMatchObject({
    'body application/json': {
      properties: { amount: { anyOf: [{ minimum: 0, type: 'number' }, { type: 'string' }] } },
    },
    '200 application/json': { type: 'string' },
  });
  expect(of('get /price/{item_id}')['200 application/json']).toMatchObject({
    properties: { amount: { type: 'string' } },
  });
  expect(of('get /typed')['200 application/json']).toEqual({
    properties: { a: { type: 'integer' }, b: { type: 'string' } },
    required: ['a'],
    type: 'object',
  });
  expect(of('get /loose')['200 application/json']).toEqual({
    anyOf: [{ properties: { c: { type: 'integer' } }, type: 'object' }, { type: 'null' }],
  });
});

whenFastapi('and FastAPI says so itself', () => {
  const theirs = jsonFrom(PYTHON, ['-c', TOLD], UNSAID) as Called;
  expect(calledIn(theirs)).toEqual(CALLED);
  expect(meantIn(theirs)).toEqual(MEANT);
});

const MADE = `from fastapi import APIRouter, FastAPI
from pydantic import BaseModel

class Pen(BaseModel):
    ink: str

class Pad(BaseModel):
    pages: int

app = FastAPI()

def crud(model, name: str) -> APIRouter:
    router = APIRouter(prefix=f"/{name}")
    @router.get("/", response_model=list[model])
    def index(): ...
    @router.post("/")
    def create(data: model): ...
    return router

for name, model in {"pens": Pen, "pads": Pad}.items():
    app.include_router(crud(model, name))

def answering(name):
    async def handler(q: int = 1): return {"name": name}
    return handler

for name in ("a", "b"):
    app.add_api_route(f"/{name}", answering(name), methods=["GET"], name=name)
`;

/** What operations ask for and answer, by the fields of the models, or the names of parameters. */
function askedIn(document: object): Record<string, unknown> {
  const { paths, components } = document as {
    paths: Record<string, Record<string, object>>;
    components?: object;
  };
  const fieldsOf = (value: unknown): unknown => {
    const { $ref, items, properties } = (value ?? {}) as Record<string, never>;
    const named = ($ref as string | undefined)?.split('/').slice(2) ?? [];
    if (named.length > 0)
      return fieldsOf(named.reduce((at: object | undefined, key) => at?.[key as never], components));
    return items ? [fieldsOf(items)] : properties && Object.keys(properties);
  };
  return Object.fromEntries(
    Object.entries(paths).flatMap(([path, operations]) =>
      Object.entries(operations).map(([method, operation]) => {
        const { parameters = [], requestBody, responses = {} } = operation as Record<string, never>;
        const formOf = (holder: { content?: Record<string, { schema?: object }> } | undefined) =>
          fieldsOf(holder?.content?.['application/json']?.schema) ?? null;
        const names = (parameters as { name: string }[]).map(each => each.name);
        const statuses = Object.keys(responses).filter(status => status !== 'default');
        return [
          `${method} ${path}`,
          [names, formOf(requestBody), formOf((responses as Record<string, never>)['200']), statuses],
        ];
      }),
    ),
  );
}

const ASKED = {
  'get /pens/': [[], null, [['ink']], ['200']],
  'post /pens/': [[], ['ink'], null, ['200', '422']],
  'get /pads/': [[], null, [['pages']], ['200']],
  'post /pads/': [[], ['pages'], null, ['200', '422']],
  'get /a': [['q'], null, null, ['200', '422']],
  'get /b': [['q'], null, null, ['200', '422']],
};

it('a function that is given models says another one each time, and one that makes handlers is none itself', async () => {
  const root = mkdtempSync(join(tmpdir(), 'refdata-made-'));
  writeFileSync(join(root, 'main.py'), MADE);
  const [server] = (await readServers(root, 'main.py')).servers;
  if (!server) throw new Error('no server');
  expect(askedIn(openapiObject(documentOf(server, {}, { handlers: true })))).toEqual(ASKED);
});

const whenAny = canRunHere(PYTHON, '-c', 'import fastapi') ? it : it.skip;

whenAny('which is what FastAPI itself has of it', () => {
  const ask = `import json, sys\nexec(sys.stdin.read())\nprint(json.dumps(app.openapi()))`;
  expect(askedIn(jsonFrom(PYTHON, ['-c', ask], MADE) as object)).toEqual(ASKED);
});

it('a function that registers where nobody follows it is told', async () => {
  const root = mkdtempSync(join(tmpdir(), 'refdata-made-'));
  const text = `from fastapi import FastAPI
app = FastAPI()
def get(path, **more):
    return app.get("/g" + path, **more)
add = app.post("/p")
@get("/a")
def a(): ...
@add
def b(): ...
`;
  writeFileSync(join(root, 'main.py'), text);
  const { gaps } = await readServers(root, 'main.py');
  expect(gaps.map(({ place, reason }) => [place.line, reason])).toEqual([
    [4, 'Which routes `app.get("/g" + path, **more)` adds or takes away is not read.'],
    [5, 'Which routes `app.post("/p")` adds or takes away is not read.'],
  ]);
});
