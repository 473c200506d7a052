import { canonicalJson } from '../contract/canonical.js';
import type { Busca } from '../contract/generated/contract.js';
import { cut } from '../text/cut.js';
import { type Address, relativeLink } from './model/address.js';
import { itemsOf, type Model, type TipoDeItem } from './model/model.js';
import { goneText } from './templates/gone.js';
import type { Words } from './words/words.js';

/** With more names the script of the search leaves summaries out: it stays below 300 KB for 10,000. */
const MAX_SUMMARIES = 3000;
const MAX_SUMMARY_CHARACTERS = 90;

/** In place of the module, of what there is not any more. */
const GONE = -1;

const ROOT = '/';

/** `/search.json`: every name with its page, for bots and for other pages. */
export function searchJson({ items, referencia }: Model): Uint8Array {
  const busca: Busca = {
    versao: referencia.versao,
    itens: items.map(({ data, address }) => ({
      id: data.id,
      nome: data.nome,
      tipo: data.tipo,
      modulo: data.modulo,
      resumo: data.resumo,
      url: relativeLink(ROOT, address, 'html'),
    })),
  };
  return canonicalJson(busca, 'compact');
}

/** The same as small as it gets, as a script: pages on a disk may load no data. */
export function namesScript(model: Model, words: Words): Uint8Array {
  const { items } = model;
  const elsewhere = namesElsewhere(model);
  const tipos = Object.keys(words.kinds) as TipoDeItem[];
  const modulos = new Numbers();
  const paginas = new Numbers();
  const hasSummaries = items.length <= MAX_SUMMARIES;
  const named = items.flatMap(item => [item.data.nome, ...item.data.apelidos].map(nome => ({ nome, item })));
  const placed = (nome: string, tipo: TipoDeItem, { page, fragment }: Address) => [
    nome,
    tipos.indexOf(tipo),
    paginas.of(relativeLink(ROOT, { page }, 'html')),
    fragment === undefined ? 0 : fragment === nome ? 1 : fragment,
  ];
  const itens = named.map(({ nome, item: { data, address } }) => {
    const { tipo, modulo, resumo } = data;
    const row = [...placed(nome, tipo, address), modulo === null ? 0 : modulos.of(modulo) + 1];
    const summary = hasSummaries ? shortened(resumo) : '';
    const other = elsewhere.get(data.id) ?? '';
    if (other !== '') return [...row, summary, other];
    return summary === '' ? row : [...row, summary];
  });
  // Who read an old text looks for what it tells of: its page says what took its place.
  const gone = [...model.gone.values()]
    .filter(({ isOtherName }) => !isOtherName)
    .map(thing => [...placed(thing.nome, thing.tipo, thing.address), GONE, goneText(thing, model, words)]);
  const names = {
    tipos: tipos.map(tipo => words.kinds[tipo]),
    modulos: modulos.all,
    paginas: paginas.all,
    itens: [...itens, ...gone],
  };
  return new TextEncoder().encode(`globalThis.refdataNames=${JSON.stringify(names)};\n`);
}

/** The beginning of a summary, in whole words; what stands between backticks is shown as the rest. */
function shortened(summary: string): string {
  const plain = summary
    .replace(/`([^`]+)`/g, '$1')
    .replace(/\s+/g, ' ')
    .trim();
  if (plain.length <= MAX_SUMMARY_CHARACTERS) return plain;
  const end = plain.lastIndexOf(' ', MAX_SUMMARY_CHARACTERS - 1);
  return end > 0 ? `${plain.slice(0, end)}…` : cut(plain, MAX_SUMMARY_CHARACTERS);
}

/** What other languages call words and operators: whoever comes from one looks for that. */
function namesElsewhere(model: Model): ReadonlyMap<string, string> {
  const { reservadas, contextuais, operadores } = model.files.sintaxe;
  const pairs = (tipo: TipoDeItem, list: readonly { readonly equivalente: string }[]) =>
    itemsOf(model, tipo).map(({ data }, i) => [data.id, list[i]?.equivalente ?? ''] as const);
  return new Map([
    ...pairs('palavra', reservadas),
    ...pairs('contextual', contextuais),
    ...pairs('operador', operadores),
  ]);
}

/** Texts by their number, in the order in which they come. */
class Numbers {
  private readonly numbers = new Map<string, number>();

  of(text: string): number {
    const known = this.numbers.get(text) ?? this.numbers.size;
    this.numbers.set(text, known);
    return known;
  }

  get all(): string[] {
    return [...this.numbers.keys()];
  }
}
