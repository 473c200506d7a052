import type {
  FormaDeReferencia,
  ItemDeReferencia,
  ParametroDeReferencia,
} from '../../contract/generated/contract.js';
import {
  type NameOrder,
  orderOf,
  type Parameter,
  parseSignature,
  type Signature,
  variantsOf,
} from '../../drift/index.js';
import type { Details } from '../../reference/details.js';

/** A signature taken apart; nothing where it is written in no form that is known. */
export type Taken = Pick<ItemDeReferencia, 'genericos' | 'parametros' | 'retorno' | 'formas'>;

type Heads = NonNullable<Details['cabecas']>;

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

  /**
   * The parameters of a signature and what it gives; of one that has several, those of each.
   * @param heads what the source says around signatures that are its own.
   */
  takeApart(signature: string, heads: Heads = {}): Taken {
    const variants = variantsOf(signature);
    if (variants.length === 1) return this.takenOf(signature, heads);
    const formas = variants.map(assinatura => ({ assinatura, ...this.takenOf(assinatura, heads) }));
    return { parametros: null, retorno: null, formas };
  }

  private takenOf(signature: string, heads: Heads): Omit<FormaDeReferencia, 'assinatura'> {
    const head = Object.hasOwn(heads, signature) ? heads[signature] : undefined;
    const parsed = head?.names ? parseTyped(signature, head.names) : this.parse(signature);
    const result = (parsed?.result ?? '').replace(/^(?:=>|->|:)\s*/, '') || head?.result;
    const { typeParameters = [] } =
      (head?.typeParameters !== undefined && parseSignature(`${head.typeParameters}()`)) || parsed || {};
    const given = parsed?.parameters.filter(
      ({ name, type }, i) => !(i === 0 && name === 'this' && type !== ''),
    );
    return {
      ...(typeParameters.length > 0 && { genericos: [...typeParameters] }),
      parametros: given?.map(each => this.parametro(each, signature)) ?? null,
      retorno: result || null,
    };
  }

  private parse(signature: string): Signature | undefined {
    return parseSignature(signature) ?? (this.order && parseSignature(signature, this.order));
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

/** Words of C and Java that are types, or parts of them, and no names. */
const NO_NAME = /^(?:int|long|short|char|float|double|void|const|volatile)$/;
/** What stands before a type, and is none. */
const NO_TYPE = /^(?:(?:const|volatile|struct|union|enum|final)\s*)+$/;

/** A signature of a language in which every parameter has a type; nothing where one is a type without a name. */
function parseTyped(signature: string, names: NameOrder): Signature | undefined {
  const parsed = parseSignature(signature, names);
  const isWhole = ({ name, type }: Parameter) =>
    type !== '' && !(names === 'last' && (NO_NAME.test(name) || NO_TYPE.test(type)));
  return parsed?.parameters.every(isWhole) ? parsed : undefined;
}

/** Without a signature there is nothing to take apart. */
export const NOTHING_TAKEN: Taken = { parametros: null, retorno: null };
