import { docAddress } from '../contract/doc-address.js';
import type { ItemDeReferencia } from '../contract/generated/contract.js';
import type { LanguageData } from './language.js';

/** The page of a thing; for an error code without one, that of its documentation. */
export function addressOf(
  { base, files }: Pick<LanguageData, 'base' | 'files'>,
  item: ItemDeReferencia,
): string | undefined {
  if (base !== undefined) return base + item.endereco;
  if (item.tipo !== 'erro') return undefined;
  const { doc = '' } = files.erros.codigos.find(({ codigo }) => codigo === item.nome) ?? {};
  return docAddress(files.index.documentacao, doc);
}

/** Error codes that have a page, with what they are about. */
export function errorPages(
  data: Pick<LanguageData, 'base' | 'files' | 'referencia'>,
): ReadonlyMap<string, { readonly address: string; readonly title: string }> {
  const pages = new Map<string, { readonly address: string; readonly title: string }>();
  for (const item of data.referencia.itens) {
    const address = item.tipo === 'erro' ? addressOf(data, item) : undefined;
    if (address !== undefined) pages.set(item.nome, { address, title: item.resumo });
  }
  return pages;
}
