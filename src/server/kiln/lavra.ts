import type { Expression } from '../ast.js';
import { type Frame, placeOf } from '../evaluate/frame.js';
import type { Given } from '../evaluate/interpreter.js';
import { truth, type Value } from '../evaluate/value.js';
import { App } from './app.js';
import { BoundArguments } from './arguments.js';
import { register } from './registrations.js';
import { setPort } from './server-block.js';
import { tellOfUnknownApp } from './unknown-app.js';

const DEFAULT_PATH = '/lavra';
const SUBSCRIPTIONS = '/assinar';

/** Functions of `Arcane.Lavra` that register routes (reference-language.md §3.8); undefined for the others. */
export function callLavra(
  name: string,
  call: Expression,
  given: readonly Given[],
  frame: Frame,
): Value | undefined {
  const place = placeOf(call, frame);
  if (name === 'montar') {
    const params = ['app', 'esquema', 'caminho', 'contexto_de', 'permitir_get'];
    const args = new BoundArguments(given, params, call);
    const app = args.value('app');
    if (!(app instanceof App)) {
      tellOfUnknownApp(name, app, call, frame);
      return app;
    }
    const path = args.has('caminho') ? args.value('caminho') : DEFAULT_PATH;
    const expression = args.expression('caminho');
    register(app, { method: 'POST', path: path, expression, place, origin: 'library' }, frame);
    const get = args.has('permitir_get') ? truth(args.value('permitir_get')) : true;
    if (get === false) return app;
    if (get === undefined) frame.session.conditional += 1;
    register(app, { method: 'GET', path: path, expression, place, origin: 'library' }, frame);
    if (get === undefined) frame.session.conditional -= 1;
    return app;
  }
  if (name === 'montar_assinaturas') {
    const args = new BoundArguments(given, ['app', 'esq', 'caminho'], call);
    const app = args.value('app');
    const path = args.has('caminho') ? args.value('caminho') : DEFAULT_PATH + SUBSCRIPTIONS;
    const expression = args.expression('caminho');
    if (app instanceof App)
      register(app, { method: 'WS', path, expression, place, origin: 'library' }, frame);
    else tellOfUnknownApp(name, app, call, frame);
    return app;
  }
  if (name === 'servir' || name === 'em_segundo_plano') return ownServer(given, call, frame);
  return undefined;
}

/** `Lavra.servir` builds an app of its own. */
function ownServer(given: readonly Given[], call: Expression, frame: Frame): App {
  const args = new BoundArguments(given, ['esq', 'porta', 'host', 'caminho'], call);
  const place = placeOf(call, frame);
  const app = new App('lavra', place, frame.action, frame.session.walk);
  app.standsAlone = true;
  frame.session.apps.push(app);
  if (args.has('porta')) setPort(app, args.value('porta'), args.expression('porta'), frame);
  const host = args.has('host') ? args.value('host') : null;
  if (typeof host === 'string') app.host = host;
  const path = args.has('caminho') ? args.value('caminho') : DEFAULT_PATH;
  const subscriptions = typeof path === 'string' ? path + SUBSCRIPTIONS : path;
  const expression = args.expression('caminho');
  register(app, { method: 'POST', path: path, expression, place, origin: 'library' }, frame);
  register(app, { method: 'GET', path: path, expression, place, origin: 'library' }, frame);
  register(app, { method: 'WS', path: subscriptions, expression, place, origin: 'library' }, frame);
  return app;
}
