import type { MudancaDeVersao, VersaoMudada } from '../../contract/generated/contract.js';
import { segmentsOf } from '../../contract/json-pointer.js';
import type { Change } from '../../drift/index.js';
import type { CheckResult } from '../check-result.js';

/** What a version changed, as it is kept and published. */
export function versionRecord({ base, head, changes }: CheckResult, day: string): VersaoMudada {
  return {
    versao: head.versao,
    anterior: base.versao ?? base.name,
    data: day,
    mudancas: changes.map(recordOf),
  };
}

function recordOf(change: Change): MudancaDeVersao {
  const { rule, level, name, message } = change;
  return { regra: rule, nivel: level, nome: name, id: thingOf(change), texto: message };
}

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

/** The id of the thing that a change is about, as `api/referencia.json` has it; null for what has none. */
function thingOf({ path, rule, after }: Change): string | null {
  const [file = '', pointer = ''] = path.split(/#(.*)/s);
  if (!file.startsWith('/api/')) return null;
  const [list = '', name, inside, symbol] = segmentsOf(pointer);
  const kind = Object.hasOwn(KINDS, list) ? KINDS[list] : undefined;
  if (kind === undefined || name === undefined) return null;
  // Under the name that it has now.
  const now = /^[a-z]+-renamed/.test(rule) && typeof after === 'string' ? after : undefined;
  return kind === 'modulo' && inside === 'simbolos' && symbol !== undefined
    ? `simbolo:${name}.${now ?? symbol}`
    : `${kind}:${now ?? name}`;
}
