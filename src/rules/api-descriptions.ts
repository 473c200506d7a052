import type { RuleInfo } from '../findings/rule-info.js';

/** What people are told about the routes of a server and their descriptions. `refdata.yml` is not read for these. */

export const routeUnresolved = rule({
  id: 'route-unresolved',
  level: 'warning',
  title: 'Method and path of a route are constants',
  why: 'What only the running program knows is in no description: consumers cannot see the route.',
  remedy: 'Write its methods and its path as constant texts that the framework takes.',
  example: 'server api on 8080:\n    route GET caminho_de(config):\n        respond text "x"',
});

export const routeUnfollowed = rule({
  id: 'route-unfollowed',
  level: 'warning',
  title: 'Everything that may add routes can be followed',
  why: 'Routes behind it are missing in every description.',
  remedy: 'Mount a server that is declared in a file that is there.',
});

export const routeDuplicate = rule({
  id: 'route-duplicate',
  level: 'warning',
  title: 'No two routes answer the same requests',
  why: 'The first one always answers; the second one never runs, and is in no description.',
  remedy: 'Remove one of the two, or change its method or path.',
  example:
    'server api on 8080:\n    route GET "/itens/:id":\n        respond text "a"\n    route GET "/itens/:codigo":\n        respond text "b"',
});

export const routeShadowed = rule({
  id: 'route-shadowed',
  level: 'warning',
  title: 'No route takes the requests of a later one',
  why: 'The first route that matches answers: the later one never runs, though descriptions have it.',
  remedy: 'Declare the route whose path says more before the other one.',
  example:
    'server api on 8080:\n    route GET "/itens/:id":\n        respond text "a"\n    route GET "/itens/novo":\n        respond text "b"',
});

export const routeUnreachable = rule({
  id: 'route-unreachable',
  level: 'warning',
  title: 'A route can be asked for',
  why: 'Paths of requests begin with a slash and are percent-encoded, and what answers everything lets nothing through: the route never answers, and is in no description.',
  remedy: 'Begin the path with "/".',
  example: 'server api on 8080:\n    route GET "itens":\n        respond text "x"',
});

export const routeHandsOn = rule({
  id: 'route-hands-on',
  level: 'notice',
  title: 'A route answers',
  why: 'Its handlers only hand requests on (`next()` of Express): what stands behind it answers them, and is described; it is in no description itself.',
  remedy: 'Nothing has to be changed, where it only looks at requests.',
});

export const routeMethod = rule({
  id: 'route-method',
  level: 'warning',
  title: 'A route has a method that the server serves',
  why: 'The server refuses requests of any other method with 501 before it looks at routes: the route never answers, and is in no description. `Kiln.route(app, "ANY", …)` registers the method `ANY`, which no request has.',
  remedy:
    'Write Kiln.any(app, …) or route ANY for every method, else one of GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS.',
  example: 'adopt Kiln\napi := Kiln.forge("api")\nKiln.route(api, "ANY", "/itens", lambda req => "x")',
});

export const routeParameterNames = rule({
  id: 'route-parameter-names',
  level: 'warning',
  title: 'One path has one set of parameter names',
  why: 'OpenAPI takes paths that differ only by the names of parameters for one path: there, both have the names of the first.',
  remedy: 'Give the parameter the same name in both routes.',
  example:
    'server api on 8080:\n    route GET "/itens/:id":\n        respond text "a"\n    route DELETE "/itens/:codigo":\n        respond text "b"',
});

export const routeConditional = rule({
  id: 'route-conditional',
  level: 'notice',
  title: 'A route is there whenever its server is',
  why: 'It is described, though it depends on something that only the running program knows.',
  remedy: 'Look whether consumers should know the route; nothing has to be changed.',
});

export const routeOutsideOpenapi = rule({
  id: 'route-outside-openapi',
  level: 'notice',
  title: 'OpenAPI has a place for a route',
  why: 'OpenAPI 3.1 describes no WebSocket, no methods of your own and no second template of one form: such a route is only named in the description.',
  remedy: 'Look into the route table, which has it; nothing has to be changed.',
});

export const routeHidden = rule({
  id: 'route-hidden',
  level: 'notice',
  title: 'A route that answers is described',
  why: 'Its program says that descriptions leave it out (`include_in_schema=False` of FastAPI): it is counted, and in none of them.',
  remedy: 'Take that away where consumers should know the route; nothing has to be changed.',
});

export const descriptionUnread = rule({
  id: 'description-unread',
  level: 'notice',
  title: 'What a program says of its description is in it',
  why: 'A framework would describe more, or otherwise: what only the running program knows, and what is not read, is not in the description.',
  remedy: 'Write it as a constant, or add it by an overlay (`--overlay`).',
});

export const validationUnread = rule({
  id: 'validation-unread',
  level: 'notice',
  title: 'What a handler checks can be described',
  why: 'Descriptions ask less of requests than the handler does: a schema that only the running program knows is in none of them.',
  remedy:
    'Check the body, query, params or headers as a whole, by a schema of constants, outside of conditions.',
  example:
    'adopt Kiln\nserver api on 8080:\n    route POST "/itens":\n        erros := Kiln.conferir(body["item"], {"nome": "texto"})\n        respond json erros',
});

export const answersUnread = rule({
  id: 'answers-unread',
  level: 'notice',
  title: 'What a route answers can be read',
  why: 'The description has `default` for the answers that only the running program knows: clients are told that there are others.',
  remedy:
    'Answer by `respond`, or by functions of Kiln with constants for the status; nothing has to be changed.',
  example:
    'adopt Kiln\nadopt Loja\nserver api on 8080:\n    route GET "/itens":\n        respond Loja.responder(req)',
});

export const validationImpossible = rule({
  id: 'validation-impossible',
  level: 'warning',
  title: 'A validation lets some request through',
  why: 'The server answers 422 to every request of the route, or to each that has the field: what runs before routes sees no parameter of the path, names of headers in small letters alone, and texts in a query; and most requests by GET have no body.',
  remedy:
    'Check in the handlers of the routes that it is meant for, by Kiln.conferir, or ask for what requests can have.',
  example:
    'adopt Kiln\nserver api on 8080:\n    middleware Kiln.validar({"nome": {"tipo": "texto", "obrigatorio": yes}})\n    route GET "/itens":\n        respond json []',
});

export const readApart = rule({
  id: 'read-apart',
  level: 'notice',
  title: 'What a handler reads is what is declared of it',
  why: 'Clients are told of both: what is read and not declared is taken unchecked, a text that is read as a number makes the server fail, and a header with capitals is in no request.',
  remedy: 'Declare what is read, and as what; nothing has to be changed.',
  example:
    'adopt Kiln\nserver api on 8080:\n    middleware Kiln.validar({"nome": "texto"}, "query")\n    route GET "/itens":\n        respond json {"a": query["nome"] ?? "", "b": query["ordem"] ?? ""}',
});

export const overlayTarget = rule({
  id: 'overlay-target',
  level: 'error',
  title: 'What an overlay changes is in the description',
  why: 'The route, or what is said of it, is another one now: what people added to it would be missing without a word.',
  remedy: 'Correct the target of the action, or take the action out of the overlay.',
});

export const answerUnlike = rule({
  id: 'answer-unlike',
  level: 'error',
  title: 'A server answers as it is described',
  why: 'Clients that were made from the description take the answer for a mistake, or misread it.',
  remedy:
    'See whether the server runs the source that was read; otherwise report it: the description says what the source does not.',
});

export const serverWithoutRoutes = rule({
  id: 'server-without-routes',
  level: 'warning',
  title: 'A server that is described has routes',
  why: 'Its descriptions are empty: whoever reads them takes that for the API.',
  remedy: 'Name the file that registers the routes, or --server for the server that has them.',
  example: 'server api on 8080:\n    views "paginas"',
});

export const serverPort = rule({
  id: 'server-port',
  level: 'notice',
  title: 'The port of a server is a constant',
  why: 'The base address in the descriptions is a guess.',
  remedy: 'Give the address with --base.',
});

export const serverMissing = rule({
  id: 'server-missing',
  level: 'error',
  title: 'A file that is to be described declares a server',
  why: 'Without a server there are no routes, and nothing is written.',
  remedy:
    'Name the file that declares the server (often src/app.df), not the one that only starts it (main.df).',
  example: 'ignite App.loja on 8080',
});

export const descriptionStale = rule({
  id: 'description-stale',
  level: 'error',
  title: 'The committed descriptions are those of the routes',
  why: 'Consumers read descriptions of an API that is not there any more.',
  remedy: 'Write the descriptions again and commit them.',
});

export const descriptionNew = rule({
  id: 'description-new',
  level: 'notice',
  title: 'A description is written when a pull request is merged',
  why: 'Nobody has read it yet, so that nothing is out of date: the push commits it.',
  remedy: 'Nothing has to be done; `api-docs-delivery: check` asks for it in the pull request.',
});

export const descriptionOrphaned = rule({
  id: 'description-orphaned',
  level: 'notice',
  title: 'Each description is of a server that is there',
  why: 'Nobody writes it again: it stays as it was when its server, its source or its format was taken away.',
  remedy: 'Delete it, or name its source and its format in the same run as the others.',
});

export const descriptionKept = rule({
  id: 'description-kept',
  level: 'notice',
  title: 'Descriptions have one address',
  why: 'A description that was published at another address is still written there, as somebody may ask for it.',
  remedy:
    'Ask for it at its new address; delete the old file, and the list of descriptions beside it forgets it.',
});

/** Rules that `--strict` and `fail-on-gaps` make an error: something of the API is in no description. */
export const GAP_RULES: ReadonlySet<string> = new Set([routeUnresolved.id, routeUnfollowed.id]);

export const API_RULES: readonly RuleInfo[] = [
  routeUnresolved,
  routeUnfollowed,
  routeDuplicate,
  routeShadowed,
  routeUnreachable,
  routeMethod,
  routeParameterNames,
  routeConditional,
  routeOutsideOpenapi,
  routeHandsOn,
  routeHidden,
  descriptionUnread,
  validationUnread,
  answersUnread,
  validationImpossible,
  readApart,
  descriptionKept,
  overlayTarget,
  answerUnlike,
  serverPort,
  serverWithoutRoutes,
  serverMissing,
  descriptionStale,
  descriptionNew,
  descriptionOrphaned,
];

function rule(info: Omit<RuleInfo, 'fixed'>): RuleInfo {
  return { ...info, fixed: true };
}
