import type {
  FormaDeReferencia,
  ItemDeReferencia,
  ParametroDeReferencia,
} from '../../contract/generated/contract.js';
import { type NameOrder, orderOf, type Parameter, parseSignature, variantsOf } from '../../drift/index.js';

/** A signature taken apart; nothing where it is written in no form that is known. */
export type Taken = Pick<ItemDeReferencia, 'parametros' | 'retorno' | 'formas'>;

const PASSING = { 'by-position': 'posicao', 'by-name': 'nome', either: 'ambos' } as const;
const REST = '...';
/** What C# writes before the type of a parameter that takes what is left. */
const PARAMS = /^params\s+/;
const RUBY = 'rb';
/** What is a value in Ruby, where a default stands behind the colon. */
const LITERAL = /^(?:nil|true|false|[-+]?\d.*|["':[{].*|[A-Z]\w*(?:::\w+)+)$/s;

/** How the signatures of a language are written, as far as one alone does not tell. */
export class Notation {
  private readonly order: NameOrder | undefined;

  /** @param ending of the files that the signatures were read from. */
  constructor(
    private readonly ending: string,
    signatures: readonly string[],
  ) {
    this.order = orderOf([...new Set(signatures.flatMap(variantsOf))]);
  }

  /** The parameters of a signature and what it gives; of one that has several, those of each. */
  takeApart(signature: string): Taken {
    const variants = variantsOf(signature);
    if (variants.length === 1) return this.takenOf(signature);
    const formas = variants.map(assinatura => ({ assinatura, ...this.takenOf(assinatura) }));
    return { parametros: null, retorno: null, formas };
  }

  private takenOf(signature: string): Omit<FormaDeReferencia, 'assinatura'> {
    const parsed = parseSignature(signature) ?? (this.order && parseSignature(signature, this.order));
    if (!parsed) return { parametros: null, retorno: null };
    const result = parsed.result.replace(/^(?:=>|->|:)\s*/, '');
    const given = parsed.parameters.filter(
      ({ name, type }, i) => !(i === 0 && name === 'this' && type !== ''),
    );
    return { parametros: given.map(each => this.parametro(each, signature)), retorno: result || null };
  }

  private parametro(parameter: Parameter, signature: string): ParametroDeReferencia {
    const { name, type, defaultValue, optional, passing } = parameter;
    const takesRest = type.startsWith(REST) || (this.order === 'last' && PARAMS.test(type));
    const plain = takesRest ? type.replace(REST, '').replace(PARAMS, '') : type;
    const modo = takesRest ? 'resto' : PASSING[passing];
    if (this.ending === RUBY) {
      if (LITERAL.test(plain)) return { nome: name, tipo: null, padrao: plain, opcional: true, modo };
      if (signature.includes(`&${name}`))
        return { nome: name, tipo: null, padrao: null, opcional: true, modo };
    }
    return {
      nome: name,
      tipo: plain === '' ? null : plain,
      padrao: defaultValue === '' ? null : defaultValue,
      opcional: optional || takesRest,
      modo,
    };
  }
}

/** Without a signature there is nothing to take apart. */
export const NOTHING_TAKEN: Taken = { parametros: null, retorno: null };
