import { segmentsOf } from '../../contract/json-pointer.js';
import type { Change } from '../../drift/index.js';
import { ruleId } from '../../pages/index.js';

/** Kinds of things by the list of the seven files that they are in. */
const KINDS: Readonly<Record<string, string>> = {
  reservadas: 'palavra',
  contextuais: 'contextual',
  operadores: 'operador',
  verbos_http: 'verbo',
  funcoes: 'embutida',
  modulos: 'modulo',
  comandos: 'comando',
  codigos: 'erro',
};

/** Rules of things that have another name; those of what is inside of a thing leave it its own. */
const RENAMED = /^(?:(?:reservada|contextual|operador|modulo|simbolo|comando)-renamed|codigo-renumbered)/;

/** The id of the thing that a change is about, as `api/referencia.json` has it; null for what has none. */
export function thingOf({ path, rule, name: called, after }: Change): string | null {
  const [file = '', pointer = ''] = path.split(/#(.*)/s);
  if (!file.startsWith('/api/')) return null;
  const [list = '', name, inside, symbol] = segmentsOf(pointer);
  if (list === 'regras' && name !== undefined) return ruleId(rule === 'regra-reworded' ? called : name);
  const kind = Object.hasOwn(KINDS, list) ? KINDS[list] : undefined;
  if (kind === undefined || name === undefined) return null;
  // Under the name that it has now, and where it is now.
  const now = RENAMED.test(rule) && typeof after === 'string' ? after : undefined;
  if (kind !== 'modulo' || inside !== 'simbolos' || symbol === undefined) return `${kind}:${now ?? name}`;
  const module = rule === 'simbolo-moved' && typeof after === 'string' ? after : name;
  return `simbolo:${module}.${now ?? symbol}`;
}
