import type { Framework } from '../../../config/frameworks.js';

const VERBS = '"get" "post" "put" "patch" "delete" "head" "options" "trace" "all"';
const method = (argumentsOf: string) =>
  `((call_expression function: (member_expression object: (_) @on property: (property_identifier) @method) arguments: ${argumentsOf}) @call (#any-of? @method ${VERBS}))`;
const named = (words: string, argumentsOf: string) =>
  `((call_expression function: (member_expression object: (_) @on property: (property_identifier) @_word) arguments: ${argumentsOf}) @call @whole (#any-of? @_word ${words}))`;

/** Express 5. GET answers HEAD, and OPTIONS is answered for each path: neither is listed. */
export const framework: Framework = {
  extensions: ['.js', '.mjs', '.cjs', '.ts', '.mts', '.cts'],
  mentions: 'express',
  servers: { express: {}, Router: { part: true } },
  routes: [
    // `app.get("title")` asks for a setting.
    { match: method('(arguments . (_) (_))'), path: 0 },
    { match: method('(arguments . (_))') },
  ],
  verbs: { all: '*' },
  mounts: [{ match: named('"use"', '(arguments)'), child: 'any', prefix: 0 }],
  passes: [
    { match: named('"route"', '(arguments . (_))'), path: 0 },
    { match: named(`"use" ${VERBS}`, '(arguments)') },
  ],
  listens: [
    { match: named('"listen"', '(arguments)'), port: 0, host: 1 },
    // `http.createServer(app).listen(3000)`
    {
      match:
        '((call_expression function: (member_expression object: (call_expression arguments: (arguments (_) @on)) property: (property_identifier) @_word)) @call (#eq? @_word "listen"))',
      port: 0,
      host: 1,
    },
  ],
  path: { parameters: [':name'], rest: ['*name'], optional: ['{', '}'], final_slash: 'ignored' },
};
