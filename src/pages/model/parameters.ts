import type { ParametroDeReferencia } from '../../contract/generated/contract.js';
import { type Parameter, parseSignature } from '../../drift/index.js';

/** A signature taken apart; nothing where it is written in no form that is known. */
export interface Taken {
  readonly parametros: ParametroDeReferencia[] | null;
  readonly retorno: string | null;
}

const PASSING = { 'by-position': 'posicao', 'by-name': 'nome', either: 'ambos' } as const;
const REST = '...';

/** The parameters of a signature and what it gives. */
export function takeApart(signature: string | null): Taken {
  const parsed = signature === null ? undefined : parseSignature(signature);
  if (!parsed) return { parametros: null, retorno: null };
  const result = parsed.result.replace(/^(?:=>|->|:)\s*/, '');
  return { parametros: parsed.parameters.map(parametro), retorno: result === '' ? null : result };
}

function parametro({ name, type, defaultValue, optional, passing }: Parameter): ParametroDeReferencia {
  const takesRest = type.startsWith(REST);
  const plain = takesRest ? type.slice(REST.length) : type;
  return {
    nome: name,
    tipo: plain === '' ? null : plain,
    padrao: defaultValue === '' ? null : defaultValue,
    opcional: optional,
    modo: takesRest ? 'resto' : PASSING[passing],
  };
}
