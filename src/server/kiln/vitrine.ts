import { compareCodePoints } from '../../text/code-points.js';
import type { Expression } from '../ast.js';
import { type Frame, placeOf } from '../evaluate/frame.js';
import type { Given } from '../evaluate/interpreter.js';
import { truth, type Value } from '../evaluate/value.js';
import { App } from './app.js';
import { BoundArguments } from './arguments.js';
import { register } from './registrations.js';
import { setPort } from './server-block.js';

/** Functions that build the Kiln app of the pages, most of which also start it. */
const BUILDING: ReadonlySet<string> = new Set(['montar', 'servir', 'subir', 'rodar']);

const OWN: readonly (readonly [method: string, path: string])[] = [
  ['GET', '/__vitrine__/saude'],
  ['GET', '/__vitrine__/metricas'],
  ['POST', '/__vitrine__/acao'],
  ['GET', '/__vitrine__/baixar/:chave'],
];

/** Functions of `Arcane.Vitrine` that declare pages or build their app (reference-language.md §3.8). */
export function callVitrine(
  name: string,
  call: Expression,
  given: readonly Given[],
  frame: Frame,
): Value | undefined {
  const { vitrine } = frame.session;
  if (name === 'app') {
    const args = new BoundArguments(given, ['nome'], call);
    const title = args.value('nome');
    if (typeof title === 'string') vitrine.name = title;
    vitrine.manifest = args.has('manifesto') && truth(args.value('manifesto')) === true;
  } else if (name === 'pagina') {
    const args = new BoundArguments(given, ['caminho'], call);
    const path = args.value('caminho');
    if (typeof path === 'string') vitrine.pages.add(path);
    else {
      frame.session.gap(
        placeOf(call, frame),
        'The path of this page is not a constant.',
        'Write it as a text or a constant.',
      );
    }
  } else if (BUILDING.has(name)) return build(name, given, call, frame);
  return undefined;
}

function build(name: string, given: readonly Given[], call: Expression, frame: Frame): App {
  const { session } = frame;
  const { vitrine } = session;
  const args = new BoundArguments(given, name === 'rodar' ? ['pagina', 'porta'] : ['porta'], call);
  const place = placeOf(call, frame);
  const app = new App(vitrine.name, place, frame.action, session.walk);
  app.standsAlone = name !== 'montar';
  session.apps.push(app);
  if (args.has('porta')) setPort(app, args.value('porta'), args.expression('porta'), frame);
  const pages = [...vitrine.pages].sort(compareCodePoints);
  const paths: (readonly [string, string])[] = [...OWN];
  if (vitrine.manifest) paths.push(['GET', '/__vitrine__/manifesto.json']);
  // The order of the pages is not the same in each run of the original: sorted here.
  for (const page of pages) paths.push(['GET', page]);
  if (!vitrine.pages.has('/')) paths.push(['GET', '/']);
  for (const [method, path] of paths)
    register(app, { method, path, expression: call, place, origin: 'library' }, frame);
  return app;
}
