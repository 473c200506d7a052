import type { Framework } from '../../../config/frameworks.js';

const VERBS = '"get" "post" "put" "patch" "delete" "head" "options" "trace" "websocket"';
const call = (words: string) =>
  `((call function: (attribute object: (_) @on attribute: (identifier) @_word)) @call (#any-of? @_word ${words}))`;

/** FastAPI. The routes of its documentation (`/docs`, `/openapi.json`) are its own, and not listed. */
export const framework: Framework = {
  extensions: ['.py'],
  mentions: 'fastapi',
  servers: { FastAPI: {}, APIRouter: { prefix: 'prefix', part: true } },
  routes: [
    {
      match: `(decorator (call function: (attribute object: (_) @on attribute: (identifier) @method)) @call (#any-of? @method ${VERBS}))`,
      path: [0, 'path'],
    },
    { match: call('"api_route" "add_api_route"'), path: [0, 'path'], methods: 'methods', method: 'GET' },
    {
      match: call('"add_api_websocket_route" "add_websocket_route" "websocket_route"'),
      path: [0, 'path'],
      method: 'WS',
    },
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
  mounts: [
    { match: call('"include_router"'), child: [0, 'router'], prefix: 'prefix' },
    { match: call('"mount"'), child: [1, 'app'], prefix: [0, 'path'] },
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
  path: { parameters: ['{name}', '{name:type}'], rest: ['{name:path}'] },
};
