import type { Expression } from '../ast.js';
import { type Frame, placeOf } from '../evaluate/frame.js';
import { isA, Unknown, type Value } from '../evaluate/value.js';

/** Tells of a call that registers routes on something that is no server, or none that is known. */
export function tellOfUnknownApp(name: string, app: Value, call: Expression, frame: Frame): void {
  if (frame.session.walk > 0) {
    frame.session.leftOut.push(placeOf(call, frame));
    return;
  }
  const why = app instanceof Unknown ? `: ${app.reason}` : '';
  frame.session.gap(
    placeOf(call, frame),
    isA(app, 'foreign-app')
      ? `\`${name}\` of Kiln is given an app of \`Arcane.Http\`.`
      : `\`${name}\` registers on a server that is not known${why}.`,
    'Give it a server that a `server` block or `Kiln.forge` makes.',
  );
}
