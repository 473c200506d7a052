import type { ReferenceFiles } from '../contract/files.js';
import type { ErroDaLinguagem, ItemDeReferencia, Referencia } from '../contract/generated/contract.js';
import type { Lexico } from '../lexico/index.js';

/** What programs are held against, without what no page asks: what was left out is empty. */
export interface PackedLanguage {
  readonly files: Pick<ReferenceFiles, 'index' | 'sintaxe' | 'modulos' | 'comandos' | 'erros'>;
  readonly referencia: Omit<Referencia, 'itens'> & { readonly itens: readonly PackedItem[] };
  readonly lexico?: Lexico | undefined;
  /** Values that could not be read from the source, as file and JSON Pointer. */
  readonly unread: readonly string[];
  /** Names that the language's own examples have, which are left out themselves. */
  readonly shown: readonly string[];
}

type PackedItem = Pick<ItemDeReferencia, 'id' | 'tipo' | 'nome' | 'endereco'> & Partial<ItemDeReferencia>;

/** Things that stand in programs, and what the language says of those that are wrong. */
const IN_PROGRAMS: ReadonlySet<ItemDeReferencia['tipo']> = new Set([
  'palavra',
  'contextual',
  'operador',
  'verbo',
  'embutida',
  'modulo',
  'simbolo',
  'erro',
]);

/** @param urlOf where a thing has its page, as seen from the root of the site. */
export function packLanguage(
  { index, sintaxe, modulos, comandos, erros }: ReferenceFiles,
  { mudancas: _, itens, ...referencia }: Referencia,
  urlOf: (item: ItemDeReferencia) => string,
  lexico: Lexico | undefined,
  unread: readonly string[],
  shown: readonly string[],
): PackedLanguage {
  const bare = <T extends { descricao: string }>(list: readonly T[]) =>
    list.map(each => ({ ...each, descricao: '' }));
  return {
    files: {
      index,
      sintaxe: {
        ...sintaxe,
        reservadas: bare(sintaxe.reservadas),
        contextuais: bare(sintaxe.contextuais),
        operadores: [],
        regras: [],
      },
      modulos: {
        ...modulos,
        modulos: modulos.modulos.map(({ nome }) => ({ nome, apelidos: [], total: 0, simbolos: [] })),
      },
      comandos: { ...comandos, grupos: [] },
      erros: { ...erros, codigos: lexico === undefined ? [] : erros.codigos.map(packError) },
    },
    referencia: {
      ...referencia,
      itens: itens.filter(({ tipo }) => IN_PROGRAMS.has(tipo)).map(item => packItem(item, urlOf(item))),
    },
    ...(lexico && { lexico }),
    unread,
    shown,
  };
}

/** An error code by the program that provokes it; with a tab in that, by its texts, too. */
function packError(code: ErroDaLinguagem): ErroDaLinguagem {
  if (/^ *\t/m.test(code.exemplo)) return code;
  return { ...code, titulo: '', explicacao: '', solucao: '', doc: '' };
}

function packItem(item: ItemDeReferencia, endereco: string): PackedItem {
  const { id, tipo, nome, apelidos, modulo, exemplos, resumo, desde, obsoleto, outros } = item;
  return {
    id,
    tipo,
    nome,
    endereco,
    ...(apelidos.length > 0 && { apelidos }),
    ...(modulo !== null && { modulo }),
    // How modules are taken in is learned from their examples.
    ...(tipo === 'modulo' && exemplos.length > 0 && { exemplos }),
    ...(tipo === 'erro' && { resumo }),
    ...(desde !== null && { desde }),
    ...(obsoleto !== null && { obsoleto }),
    ...(outros && { outros }),
  };
}

/** What was packed, as the readers of programs know it. */
export function unpackLanguage({ files, referencia, lexico, unread, shown }: PackedLanguage) {
  const itens = referencia.itens.map(
    (item): ItemDeReferencia => ({
      apelidos: [],
      modulo: null,
      assinatura: null,
      parametros: null,
      retorno: null,
      resumo: '',
      documentacao: '',
      exemplos: [],
      fonte: null,
      desde: null,
      obsoleto: null,
      ...item,
    }),
  );
  return { files, referencia: { ...referencia, itens }, lexico, unread, shown };
}
