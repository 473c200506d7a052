import { readFileSync } from 'node:fs';
import { type Document, isMap, isNode, isSeq, LineCounter, parseDocument } from 'yaml';
import { type Overlay, type OverlayAction, pathMistake } from '../exporters/overlay.js';
import { UserError } from '../findings/user-error.js';

const MAX_BYTES = 16 * 1024 * 1024;
const MAX_ALIASES = 1_000;
const EXAMPLE =
  "Write `overlay: 1.0.0` and `actions:`, each with a `target` such as $.paths['/itens'].get and `update` or `remove: true`.";

/**
 * An overlay (OpenAPI Overlay 1.0 or 1.1) in YAML or JSON. @throws {UserError} for a file that is none
 * @param file its name in messages
 */
export function readOverlay(path: string, file = path): Overlay {
  const lines = new LineCounter();
  const document = parsed(path, file, lines);
  const data = dataOf(document, file);
  const nodes = isMap(document.contents) ? document.contents.get('actions', true) : undefined;
  return overlayOf(data, file, index => {
    const node = isSeq(nodes) ? nodes.items[index] : undefined;
    return isNode(node) && node.range ? lines.linePos(node.range[0]).line : 1;
  });
}

/** An overlay from what its file holds. @throws {UserError} for what is none */
export function overlayOf(data: unknown, file: string, lineOf: (index: number) => number = () => 1): Overlay {
  const { overlay, actions } = (data ?? {}) as { overlay?: unknown; actions?: unknown };
  if (typeof overlay !== 'string' || !/^1\./.test(overlay))
    throw new UserError(`${file} is no overlay: it has no \`overlay: 1.0.0\`.`, EXAMPLE);
  if (!Array.isArray(actions) || actions.length === 0)
    throw new UserError(`${file} has no actions.`, EXAMPLE);
  return {
    file,
    actions: actions.map((action, index) => actionOf(action, lineOf(index), file, /^1\.0/.test(overlay))),
  };
}

function actionOf(action: unknown, line: number, file: string, by10: boolean): OverlayAction {
  const { target, update, copy, remove } = (action ?? {}) as Record<string, unknown>;
  const wrong = (what: string) => new UserError(`${file}:${line}: this action ${what}.`, EXAMPLE);
  if (typeof target !== 'string') throw wrong('has no target');
  const from = by10 || typeof copy !== 'string' ? undefined : copy;
  for (const path of from === undefined ? [target] : [target, from]) {
    const mistake = pathMistake(path);
    if (mistake !== undefined) throw wrong(`has the target ${path}, which is no JSONPath: ${mistake}`);
  }
  if (remove !== undefined && typeof remove !== 'boolean')
    throw wrong('has a `remove` that is neither true nor false');
  if (update === undefined && from === undefined && remove !== true)
    throw wrong('has neither `update` nor `remove: true`');
  if (update !== undefined && from !== undefined) throw wrong('has both `update` and `copy`');
  return { target, line, by10, update, copy: from, remove: remove === true };
}

function parsed(path: string, file: string, lineCounter: LineCounter): Document {
  let bytes: Buffer;
  try {
    bytes = readFileSync(path);
  } catch (cause) {
    throw new UserError(`${file} cannot be read: ${(cause as Error).message}.`, 'Name an overlay file.', {
      cause,
    });
  }
  if (bytes.length > MAX_BYTES) throw new UserError(`${file} is too large for an overlay.`, EXAMPLE);
  const document = parseDocument(bytes.toString('utf8'), { lineCounter, customTags: [], merge: true });
  const [error] = document.errors;
  if (error)
    throw new UserError(`${file}: ${error.message.split('\n')[0]}`, 'Correct the YAML, or the JSON.');
  return document;
}

/** @throws {UserError} when aliases stand for more than anybody writes */
function dataOf(document: Document, file: string): unknown {
  try {
    return document.toJS({ maxAliasCount: MAX_ALIASES });
  } catch (cause) {
    throw new UserError(`${file}: ${(cause as Error).message}.`, 'Write the values out.', { cause });
  }
}
