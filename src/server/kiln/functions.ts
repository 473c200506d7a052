import type { Expression } from '../ast.js';
import { type Frame, pieceOf, placeOf } from '../evaluate/frame.js';
import type { Given } from '../evaluate/interpreter.js';
import { type LibraryFunction, List, Unknown, type Value } from '../evaluate/value.js';
import { MAX_NESTING } from '../limits.js';
import { isMethod } from '../method.js';
import { ServerSourceError } from '../source-error.js';
import { App } from './app.js';
import { BoundArguments } from './arguments.js';
import { addAssets, addErrorHandler, addHook, addMiddleware, setTemplates } from './around.js';
import { commentAbove } from './comments.js';
import { handlerOf } from './handlers.js';
import { callLavra } from './lavra.js';
import { callReading } from './library-reads.js';
import { middlewareOf } from './middleware.js';
import { mountInto, register, registerResource } from './registrations.js';
import { callResponse } from './responses.js';
import { setPort } from './server-block.js';
import { PASSING, parametersFor, REGISTERING, registers, VERB_FUNCTIONS } from './signatures.js';
import { tellOfUnknownApp } from './unknown-app.js';
import { check, validator } from './validation.js';
import { callVitrine } from './vitrine.js';

/**
 * The value of a call of a function of the standard library, with its effects on apps.
 *
 * @param given undefined when some arguments are spread from a list that is not known
 */
export function callLibrary(
  callee: LibraryFunction,
  call: Expression,
  given: readonly Given[] | undefined,
  frame: Frame,
): Value {
  const { library, name } = callee;
  if (!given) {
    if (registers(library, name)) {
      frame.session.gap(
        placeOf(call, frame),
        `The arguments of \`${name}\` are spread from a list that is not known.`,
        'Write the arguments one by one.',
      );
    }
    return unknownResult(call, frame);
  }
  if (library === 'Kiln') return callKiln(name, call, given, frame);
  if (library === 'Lavra') return callLavra(name, call, given, frame) ?? unknownResult(call, frame);
  if (library === 'Vitrine') return callVitrine(name, call, given, frame) ?? unknownResult(call, frame);
  if (library === 'Http' && name === 'create') {
    frame.session.gap(
      placeOf(call, frame),
      'This app is one of `Arcane.Http`, which has no list of routes: it is no Kiln server.',
      'Declare the server by a `server` block, or list its routes in a JSON file.',
    );
    return { type: 'foreign-app' };
  }
  return unknownResult(call, frame);
}

function callKiln(name: string, call: Expression, given: readonly Given[], frame: Frame): Value {
  const args = new BoundArguments(given, parametersFor(name), call);
  if (name === 'forge' || name === 'app') return forge(args, call, frame);
  if (name === 'conferir') return check(args, call, frame);
  if (name === 'validar' || name === 'validate') return validator(args, call, frame);
  const place = placeOf(call, frame);
  const made =
    callResponse(name, args, call, frame) ??
    middlewareOf(name, args, place) ??
    callReading(name, args, frame);
  if (made !== undefined) return made;
  const registering = REGISTERING.has(name);
  if (!registering && !PASSING.has(name) && name !== 'listen' && name !== 'serve')
    return unknownResult(call, frame);
  const app = args.value('app');
  if (!(app instanceof App)) {
    if (registering) tellOfUnknownApp(name, app, call, frame);
    return app;
  }
  if (registering) return registerOn(app, name, args, call, frame);
  if (name === 'config' && args.value('chave') === 'porta')
    setPort(app, args.value('valor'), args.expression('valor'), frame);
  if (name === 'config' && args.value('chave') === 'host') setHost(app, args.value('valor'));
  if (name === 'listen' || name === 'serve') app.started = true;
  if ((name === 'listen' || name === 'serve') && args.has('porta') && app.port === null)
    setPort(app, args.value('porta'), args.expression('porta'), frame);
  if (name === 'use')
    for (const value of [args.value('funcao'), ...args.rest.map(more => more.value)])
      addMiddleware(app, value, place, frame);
  if (name === 'after') addHook(app, args.value('funcao'), place, frame);
  if (name === 'templates') setTemplates(app, args.value('pasta'), frame);
  if (name === 'static') addAssets(app, args.value('prefixo'), place, frame);
  if (name === 'on_error') addErrorHandler(app, args.value('status'), args.value('handler'), place, frame);
  return app;
}

function registerOn(app: App, name: string, args: BoundArguments, call: Expression, frame: Frame): Value {
  const place = placeOf(call, frame);
  const verb = VERB_FUNCTIONS.get(name);
  const registered = (method: string) => {
    const [path, expression] = [args.value('padrao'), args.expression('padrao')];
    const handler = handlerOf(args.value('handler'));
    const comment = commentAbove(frame.source, place.line);
    register(app, { method, path, expression, place, origin: 'call', handler, comment }, frame);
  };
  if (verb !== undefined) registered(verb);
  else if (name === 'route') {
    const method = args.value('metodo');
    if (typeof method === 'string' && isMethod(method)) registered(method.toUpperCase());
    else {
      frame.session.gap(
        place,
        `The method of this route, \`${pieceOf(args.expression('metodo'), frame)}\`, is ${typeof method === 'string' ? 'none of HTTP' : 'not a constant'}.`,
        'Write the method as a text, or use the function of the method.',
      );
    }
  } else if (name === 'resource') {
    const base = args.value('base');
    registerResource(app, base, args.expression('base'), args.value('controlador'), place, frame);
  } else if (name === 'mount') {
    const [prefix, other] = [args.value('prefixo'), args.value('outro')];
    mountInto(app, prefix, args.expression('prefixo'), other, args.expression('outro'), frame);
  } else return group(app, args, call, frame);
  return app;
}

/** `Kiln.group`: a child whose routes are merged when the parent starts (reference-language.md §3.5). */
function group(app: App, args: BoundArguments, call: Expression, frame: Frame): Value {
  const prefix = args.value('prefixo');
  const source = pieceOf(args.expression('prefixo'), frame);
  const known = typeof prefix === 'string' ? prefix : undefined;
  const child = new App(app.name + (known ?? source), placeOf(call, frame), frame.action, frame.session.walk);
  child.parent = app;
  child.templates = app.templates;
  child.comment = commentAbove(frame.source, placeOf(call, frame).line);
  child.depth = app.depth + 1;
  if (child.depth > MAX_NESTING) {
    throw new ServerSourceError(
      placeOf(call, frame),
      `Groups are nested deeper than ${MAX_NESTING} levels.`,
      'Give the inner groups the whole prefix.',
    );
  }
  const middleware = args.has('meio') ? args.value('meio') : null;
  const place = placeOf(call, frame);
  const all =
    middleware instanceof List && middleware.spoiled === undefined ? middleware.items : [middleware];
  for (const each of all) if (each !== null) addMiddleware(child, each, place, frame);
  // Groups of groups share the configuration of the server, which the start reads: their prefixes do not add up.
  if (app.walk === frame.session.walk)
    serverOf(app).groups.push({ child, prefix: known, source, certainty: frame.session.certainty() });
  else frame.session.leftOut.push(placeOf(call, frame));
  return child;
}

/** The app whose start merges a group, however deep it is. */
function serverOf(app: App): App {
  let server = app;
  while (server.parent) server = server.parent;
  return server;
}

/** `Kiln.forge`: its name is the one that it is given, else that of the variable that it is assigned to. */
function forge(args: BoundArguments, call: Expression, frame: Frame): Value {
  const name = args.has('nome') ? args.value('nome') : '';
  const app = new App(
    typeof name === 'string' ? name : '',
    placeOf(call, frame),
    frame.action,
    frame.session.walk,
  );
  app.comment = commentAbove(frame.source, app.place.line);
  frame.session.apps.push(app);
  if (args.has('porta')) setPort(app, args.value('porta'), args.expression('porta'), frame);
  if (args.has('host')) setHost(app, args.value('host'));
  return app;
}

function setHost(app: App, host: Value): void {
  if (typeof host === 'string') app.host = host;
}

function unknownResult(call: Expression, frame: Frame): Value {
  return new Unknown(`\`${pieceOf(call, frame).slice(0, 60)}\` is worked out when the program runs`);
}
