import type { Frame } from '../evaluate/frame.js';
import { fieldOfRequest } from '../evaluate/members.js';
import { isA, Unknown, type Value, Vault } from '../evaluate/value.js';
import type { BoundArguments } from './arguments.js';
import { shapeOf } from './shapes.js';

const FIRST_PAGE = 1;
const PAGE_SIZE = 20;
const SEARCH = 'q';

/** What functions of Kiln give that read the request for a handler, and what they read; undefined for another function. */
export function callReading(name: string, args: BoundArguments, frame: Frame): Value | undefined {
  const { session } = frame;
  const known = (parameter: string) => (args.has(parameter) ? args.value(parameter) : null);
  const request = known('req');
  const hasRequest = isA(request, 'request');
  switch (name) {
    case 'upload': {
      const field = known('campo');
      const files = request instanceof Vault ? request.entries.get('files') : undefined;
      if (files instanceof Vault && typeof field === 'string') return files.entries.get(field) ?? null;
      const named = hasRequest && typeof field === 'string';
      return fieldOfRequest('files', named ? session.reads('files', field) : undefined);
    }
    case 'uploads':
      return hasRequest ? { type: 'request-part', target: 'files' } : undefined;
    case 'paginar': {
      const size = known('por_pagina');
      const usual = typeof size === 'number' ? size : PAGE_SIZE;
      if (hasRequest) {
        readNumber('pagina', FIRST_PAGE, frame);
        readNumber('por_pagina', usual, frame);
      }
      return page(listLike(known('itens')));
    }
    case 'ordenar': {
      const usual = known('padrao');
      if (hasRequest)
        readText('ordenar', typeof usual === 'string' && usual !== '' ? usual : undefined, frame);
      return listLike(known('itens'));
    }
    case 'buscar': {
      const parameter = args.has('parametro') ? known('parametro') : SEARCH;
      if (hasRequest && typeof parameter === 'string') readText(parameter, undefined, frame);
      return listLike(known('itens'));
    }
  }
  return undefined;
}

function readNumber(name: string, usual: number, { session }: Frame): void {
  const reading = session.reads('query', name);
  reading.type ??= 'integer';
  reading.fallback ??= { value: usual };
}

function readText(name: string, usual: string | undefined, { session }: Frame): void {
  const reading = session.reads('query', name);
  if (usual !== undefined) reading.fallback ??= { value: usual };
}

/** Some of the items of a list, in any order. */
function listLike(items: Value): Value {
  const { schema } = shapeOf(items);
  const known = schema.type === 'array' ? schema : { type: 'array', items: {} };
  return new Unknown('which items it has is told by the request', false, [], { type: 'list', schema: known });
}

function page(items: Value): Value {
  const told = (type: 'integer' | 'boolean') => new Unknown('it is told by the request', false, [], { type });
  return new Vault(
    new Map<string, Value>([
      ['itens', items],
      ['pagina', told('integer')],
      ['por_pagina', told('integer')],
      ['total', told('integer')],
      ['paginas', told('integer')],
      ['tem_proxima', told('boolean')],
      ['tem_anterior', told('boolean')],
    ]),
  );
}
