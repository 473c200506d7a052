import type { Framework } from '../../../config/frameworks.js';
import { credentials, forms } from './fastapi-security.js';
import { models } from './pydantic.js';

const VERBS = '"get" "post" "put" "patch" "delete" "head" "options" "trace" "websocket"';
const WORDS = VERBS.match(/[a-z]+/g) ?? [];
const call = (words: string) =>
  `((call function: (attribute object: (_) @on attribute: (identifier) @_word)) @call (#any-of? @_word ${words}))`;

/** Routes in the list that a server is made with. */
const listed = (words: string) =>
  `((call arguments: (argument_list (keyword_argument name: (identifier) @_list value: (list (call function: [(identifier) @_word (attribute attribute: (identifier) @_word)]) @call)))) @on (#eq? @_list "routes") (#any-of? @_word ${words}))`;

/** `os.environ.get("A", b)`, `os.getenv("A", default=b)`, `getenv("A")` */
const environment = (given: string, that = '') => [
  `((call function: (attribute object: (_) @_of attribute: (identifier) @_get) arguments: (argument_list ${given})) @read (#any-of? @_of "os" "os.environ" "environ") (#any-of? @_get "get" "getenv") ${that})`,
  `((call function: (identifier) @_get arguments: (argument_list ${given})) @read (#eq? @_get "getenv") ${that})`,
];

/** What holds for all routes of a part. */
const AROUND = {
  before: 'dependencies',
  statuses: 'responses',
  media: 'default_response_class',
  tags: 'tags',
  shown: 'include_in_schema',
  deprecated: 'deprecated',
  untold: ['callbacks', 'generate_unique_id_function'],
};
/** What an operation says of itself and its answers. */
const ANSWERS = {
  summary: 'summary',
  description: 'description',
  status: 'status_code',
  means: 'response_description',
  usual: 200,
  answer: 'response_model',
  partial: [
    'response_model_include',
    'response_model_exclude',
    'response_model_exclude_unset',
    'response_model_exclude_defaults',
    'response_model_exclude_none',
  ],
  ...AROUND,
  media: 'response_class',
  id: 'operation_id',
  name: 'name',
  more: 'openapi_extra',
} satisfies Partial<Framework['routes'][number]>;
/** What a request gets that does not fit. */
const INVALID = {
  title: 'HTTPValidationError',
  type: 'object',
  properties: {
    detail: {
      type: 'array',
      items: {
        title: 'ValidationError',
        type: 'object',
        properties: {
          loc: { type: 'array', items: { anyOf: [{ type: 'string' }, { type: 'integer' }] } },
          msg: { type: 'string' },
          type: { type: 'string' },
          input: {},
          ctx: { type: 'object' },
        },
        required: ['loc', 'msg', 'type'],
      },
    },
  },
};
/** What an exception of a handler becomes. */
const EXCEPTION = {
  title: 'HTTPException',
  type: 'object',
  properties: { detail: {} },
  required: ['detail'],
};
const made = (words: string) =>
  `((call function: [(identifier) @_word (attribute attribute: (identifier) @_word)]) @call (#any-of? @_word ${words}))`;
const returned = (words: string) =>
  `((return_statement (call function: [(identifier) @_word (attribute attribute: (identifier) @_word)]) @call) (#any-of? @_word ${words}))`;

/** FastAPI. The routes of its documentation (`/docs`, `/openapi.json`) are its own, and not listed. */
export const framework: Framework = {
  extensions: ['.py'],
  mentions: 'fastapi',
  unsaid: {
    title: 'FastAPI',
    version: '0.1.0',
    description: '',
    summary: '{Name}',
    id: '{name}{path}_{method}',
    means: 'Successful Response',
    refusal: 'Validation Error',
    tags: 'none',
  },
  servers: {
    FastAPI: {
      title: 'title',
      version: 'version',
      description: 'description',
      routes: 'routes',
      ...AROUND,
      says: {
        'info.summary': 'summary',
        'info.termsOfService': 'terms_of_service',
        'info.contact': 'contact',
        'info.license': 'license_info',
        servers: 'servers',
        tags: 'openapi_tags',
        externalDocs: 'openapi_external_docs',
      },
      untold: [...AROUND.untold, 'webhooks', 'root_path'],
    },
    APIRouter: { prefix: 'prefix', part: true, routes: 'routes', ...AROUND },
  },
  routes: [
    {
      match: `(decorated_definition (decorator (call function: (attribute object: (_) @on attribute: (identifier) @method)) @call) definition: (_) @handler (#any-of? @method ${VERBS}))`,
      path: [0, 'path'],
      ...ANSWERS,
    },
    // `app.get("/a")(function)`
    {
      match: `((call function: (call function: (attribute object: (_) @on attribute: (identifier) @method)) @call arguments: (argument_list . (_) @handler)) (#any-of? @method ${VERBS}))`,
      path: [0, 'path'],
      ...ANSWERS,
    },
    // `getattr(app, verb)("/a")(function)`
    {
      match:
        '((call function: (call function: (call function: (identifier) @_asked arguments: (argument_list . (_) @on . (_) @verb))) @call arguments: (argument_list . (_) @handler)) (#eq? @_asked "getattr"))',
      path: [0, 'path'],
      words: WORDS,
      ...ANSWERS,
    },
    // `get = app.get`, then `@get("/a")`
    {
      match:
        '(decorated_definition (decorator (call function: (identifier) @held) @call) definition: (_) @handler)',
      path: [0, 'path'],
      words: WORDS,
      ...ANSWERS,
    },
    {
      match:
        '(call function: (call function: (identifier) @held) @call arguments: (argument_list . (_) @handler))',
      path: [0, 'path'],
      words: WORDS,
      ...ANSWERS,
    },
    {
      match:
        '(decorated_definition (decorator (call function: (attribute object: (_) @on attribute: (identifier) @_word)) @call) definition: (_) @handler (#eq? @_word "api_route"))',
      path: [0, 'path'],
      methods: 'methods',
      method: 'GET',
      ...ANSWERS,
    },
    {
      match: call('"add_api_route"'),
      path: [0, 'path'],
      methods: 'methods',
      method: 'GET',
      handlers: [1, 'endpoint'],
      ...ANSWERS,
    },
    {
      match: '(call function: (identifier) @held) @call',
      path: [0, 'path'],
      methods: 'methods',
      method: 'GET',
      words: ['add_api_route'],
      handlers: [1, 'endpoint'],
      ...ANSWERS,
    },
    {
      match:
        '(decorated_definition (decorator (call function: (identifier) @held) @call) definition: (_) @handler)',
      path: [0, 'path'],
      methods: 'methods',
      method: 'GET',
      words: ['api_route'],
      ...ANSWERS,
    },
    {
      match: call('"add_api_websocket_route" "add_websocket_route" "websocket_route"'),
      path: [0, 'path'],
      method: 'WS',
    },
    // `FastAPI(routes=[APIRoute("/a", function)])`
    {
      match: listed('"APIRoute"'),
      path: [0, 'path'],
      methods: 'methods',
      method: 'GET',
      handlers: [1, 'endpoint'],
      ...ANSWERS,
    },
    {
      match: listed('"Route"'),
      path: [0, 'path'],
      methods: 'methods',
      method: 'GET',
    },
    { match: listed('"WebSocketRoute" "APIWebSocketRoute"'), path: [0, 'path'], method: 'WS' },
    // Those of Starlette: a function takes GET, another thing whatever it likes.
    {
      match:
        '(decorator (call function: (attribute object: (_) @on attribute: (identifier) @_word)) @call (#eq? @_word "route"))',
      path: [0, 'path'],
      methods: [1, 'methods'],
      method: 'GET',
    },
    { match: call('"add_route"'), path: [0, 'path'], methods: [2, 'methods'], method: '?' },
  ],
  verbs: { websocket: 'WS' },
  // `app.router.get("/a")`
  passes: [
    { match: '((attribute object: (_) @on attribute: (identifier) @_word) @whole (#eq? @_word "router"))' },
  ],
  mounts: [
    { match: call('"include_router"'), child: [0, 'router'], prefix: 'prefix', ...AROUND },
    { match: call('"mount"'), child: [1, 'app'], prefix: [0, 'path'] },
    { match: listed('"Mount"'), child: [1, 'app'], prefix: [0, 'path'] },
  ],
  unread: [
    // `def get(path): return app.get(path)`, `add = app.get("/a")`: what takes the function in is called elsewhere.
    ...['(return_statement ', '(lambda body: ', '(assignment right: '].map(
      holder =>
        `(${holder}(call function: (attribute object: (_) @on attribute: (identifier) @_method)) @routes) (#any-of? @_method "api_route" ${VERBS}))`,
    ),
    // `app.router.routes.append(route)`
    '((call function: (attribute object: (attribute object: (_) @on attribute: (identifier) @_word) attribute: (identifier) @_does)) @routes (#eq? @_word "routes") (#any-of? @_does "append" "extend" "insert" "remove" "pop" "clear" "reverse" "sort"))',
    ...['(assignment left: ', '(augmented_assignment left: ', '(delete_statement '].flatMap(statement => [
      `(${statement}(attribute object: (_) @on attribute: (identifier) @_word)) @routes (#eq? @_word "routes"))`,
      `(${statement}(subscript value: (attribute object: (_) @on attribute: (identifier) @_word))) @routes (#eq? @_word "routes"))`,
    ]),
    '((assignment left: (attribute object: (_) @on attribute: (identifier) @_word)) @call (#any-of? @_word "openapi" "openapi_schema"))',
    '((call function: (attribute object: (attribute object: (_) @on attribute: (identifier) @_word))) @call (#eq? @_word "webhooks"))',
  ],
  // The last one that finds a call says what stands for it.
  environment: [
    ...environment(''),
    ...environment(
      '(keyword_argument name: (identifier) @_key value: (_) @fallback)',
      '(#eq? @_key "default")',
    ),
    ...environment('. (_) . (_) @fallback', '(#not-match? @fallback "^[a-z]+=")'),
  ],
  // `uvicorn.run(app, port=8000)`
  listens: [
    {
      match:
        '((call function: (attribute attribute: (identifier) @_word) arguments: (argument_list . (_) @on)) @call (#eq? @_word "run"))',
      port: 'port',
      host: 'host',
    },
  ],
  handlers: {
    said_until: '\f',
    media: {
      usual: 'application/json',
      JSONResponse: 'application/json',
      ORJSONResponse: 'application/json',
      UJSONResponse: 'application/json',
      HTMLResponse: 'text/html',
      PlainTextResponse: 'text/plain',
      StreamingResponse: '*/*',
      FileResponse: '*/*',
      RedirectResponse: 'none',
      EventSourceResponse: 'text/event-stream',
    },
    streams: { match: '(yield) @call', media: 'application/jsonl' },
    statuses: { RedirectResponse: 307 },
    answers: [
      {
        match: made('"HTTPException"'),
        status: [0, 'status_code'],
        media: 'application/json',
        schema: EXCEPTION,
      },
      {
        match: returned('"JSONResponse" "ORJSONResponse" "UJSONResponse"'),
        status: [1, 'status_code'],
        media: 'application/json',
      },
      { match: returned('"HTMLResponse"'), status: [1, 'status_code'], media: 'text/html' },
      { match: returned('"PlainTextResponse"'), status: [1, 'status_code'], media: 'text/plain' },
      { match: returned('"RedirectResponse"'), status: [1, 'status_code'], usual: 307, media: 'none' },
    ],
    signature: {
      markers: {
        Path: 'path',
        Query: 'query',
        Header: 'header',
        Cookie: 'cookie',
        Body: 'body',
        Form: 'form',
        File: 'file',
        Depends: 'inner',
        Security: 'inner',
      },
      plain: ['Request', 'Response', 'WebSocket', 'HTTPConnection', 'BackgroundTasks', 'SecurityScopes'],
      files: ['UploadFile'],
      credentials,
      scopes: 'scopes',
      forms,
      refused: 422,
      refusal: INVALID,
      returns: true,
    },
    models,
  },
  path: {
    parameters: ['{name}', '{name:type}'],
    rest: ['{name:path}'],
    first_answers: true,
    types: ['str', 'int', 'float', 'uuid', 'path'],
    first_slash: true,
    fails: ['names', 'types', 'prefixes', 'empty'],
  },
};
