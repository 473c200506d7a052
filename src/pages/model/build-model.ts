import { MODULES_AT, type ReferenceFiles } from '../../contract/files.js';
import type { ExemploDeReferencia, ItemDeReferencia } from '../../contract/generated/contract.js';
import type { Place } from '../../findings/finding.js';
import type { Lexico } from '../../lexico/index.js';
import type { Details } from '../../reference/details.js';
import { pathElsewhere, type ReadRepository } from '../../repository/other-repositories.js';
import type { SiteEditor } from '../../site/site-editors.js';
import { compareCodePoints } from '../../text/code-points.js';
import { type Address, addressText } from './address.js';
import { assignAddresses } from './addresses.js';
import { Examples, type Program } from './examples.js';
import { goneThings } from './gone.js';
import type { History } from './history.js';
import { EMPTY_LEDGER, type Ledger } from './ledger.js';
import type { Marks } from './marks.js';
import type { Idioma, Item, Model } from './model.js';
import { NOTHING_TAKEN, Notation } from './parameters.js';
import { inParts, isOnePage, partPage } from './parts.js';
import { type Thing, thingsOf } from './things.js';

/** What a site for people is made of. */
export interface PagesInput {
  readonly files: ReferenceFiles;
  readonly origins: ReadonlyMap<string, Place>;
  readonly details: ReadonlyMap<string, Details>;
  readonly idioma: Idioma;
  readonly baseUrl: string | null;
  /** Of the sources; null where it is not known or files differ from it. */
  readonly commit: string | null;
  /** Address of the repository on the web, or a pattern of it. */
  readonly repositorio?: string | undefined;
  /** Other repositories that sources were read from: paths of their files begin with their names. */
  readonly repositories?: readonly ReadRepository[] | undefined;
  readonly programs: readonly Program[];
  readonly ledger?: Ledger | undefined;
  /** What each version changed, the newest first. */
  readonly history?: History | undefined;
  /** How its programs are cut into tokens, for the page that checks one. */
  readonly lexico?: Lexico | undefined;
  /** Values that could not be read from the source, as file and JSON Pointer. */
  readonly unread?: readonly string[];
  /** Whether a copy of the pages goes to `/v/<versao>/`, too. */
  readonly archive: boolean;
  /** What there is for editors on the site. */
  readonly editors?: readonly SiteEditor[] | undefined;
  /** Of a preview, what differs from what it is compared with. */
  readonly marks?: Marks | undefined;
}

/** Puts together all that is known of each thing of a language. */
export function buildModel(input: PagesInput): Model {
  const { files, idioma, baseUrl, commit, programs, ledger = EMPTY_LEDGER, history = [] } = input;
  const things = thingsOf(files);
  const addresses = addressesOfThings(things, ledger);
  const examples = new Examples(programs);
  const notations = notationsOf(things, input);
  const data = things.map(thing =>
    itemOf(thing, addresses.get(thing.id) as Address, input, examples, notations),
  );
  const places = placesOf(things, data, addresses);
  const symbols = new Map<string, Item[]>();
  const items: Item[] = [];
  for (const [i, thing] of things.entries()) {
    const own: Item[] = [];
    if (thing.tipo === 'modulo') symbols.set(thing.id, own);
    const address = places.get(thing.id) as Address;
    const item = { data: data[i] as ItemDeReferencia, address, symbols: own };
    items.push(item);
    if (thing.modulo) symbols.get(thing.modulo.id)?.push(item);
  }
  const { nome, versao } = files.index;
  const outros = input.details.get(MODULES_AT)?.outros;
  const byId = new Map(items.map(item => [item.data.id, item]));
  const gone = goneThings(ledger, byId);
  const antigos = [...gone.values()].map(({ id, address, ate = null, agora = null }) => ({
    id,
    endereco: addressText(address),
    ate,
    agora,
  }));
  const referencia = {
    versao,
    nome,
    idioma,
    commit,
    ...(antigos.length > 0 && { antigos }),
    ...(history.length > 0 && { mudancas: [...history] }),
    ...(outros && { outros: [...outros] }),
    itens: items.map(({ data }) => data),
  };
  const [firstProgram] = [...programs].sort(
    (a, b) => a.text.length - b.text.length || compareCodePoints(a.path, b.path),
  );
  const { editors = [], marks } = input;
  return {
    files,
    idioma,
    baseUrl,
    referencia,
    items,
    byId,
    gone,
    firstProgram,
    isCopy: false,
    editors,
    marks,
  };
}

/** How signatures are written, by the endings of the files that they come from: those of one sort of file are of one language. */
function notationsOf(things: readonly Thing[], input: PagesInput): ReadonlyMap<string, Notation> {
  const signatures = new Map<string, string[]>();
  for (const thing of things) {
    const signature = signatureOf(thing, input);
    if (signature === null) continue;
    const ending = endingOf(sourceOf(thing.subject, input));
    const all = signatures.get(ending) ?? [];
    signatures.set(ending, all);
    all.push(signature);
  }
  return new Map([...signatures].map(([ending, all]) => [ending, new Notation(ending, all)]));
}

function endingOf(fonte: ItemDeReferencia['fonte']): string {
  return /\.(\w+)$/.exec(fonte?.arquivo ?? '')?.[1] ?? '';
}

function signatureOf({ assinatura, tipo, subject }: Thing, { details }: PagesInput): string | null {
  return assinatura ?? (tipo === 'embutida' ? (details.get(subject)?.assinatura ?? null) : null);
}

function itemOf(
  thing: Thing,
  address: Address,
  input: PagesInput,
  examples: Examples,
  notations: ReadonlyMap<string, Notation>,
): ItemDeReferencia {
  const { id, tipo, nome, subject } = thing;
  const details = input.details.get(subject) ?? {};
  const assinatura = signatureOf(thing, input);
  const fonte = sourceOf(subject, input);
  const said = details.documentacao ?? '';
  const resumo = thing.resumo || firstSentence(said);
  const documentacao = thing.texto || (said.trim() === resumo.trim() ? '' : said);
  const recorded = input.ledger?.enderecos;
  return {
    id,
    tipo,
    nome,
    apelidos: (thing.apelidos ?? []).filter(name => name !== nome),
    modulo: thing.modulo?.nomes[0] ?? null,
    assinatura,
    ...((assinatura !== null && notations.get(endingOf(fonte))?.takeApart(assinatura, details.cabecas)) ||
      NOTHING_TAKEN),
    resumo,
    documentacao,
    exemplos: examplesOf(thing, examples, input.programs),
    fonte,
    endereco: addressText(address),
    desde: details.desde ?? (recorded && Object.hasOwn(recorded, id) ? recorded[id]?.desde : null) ?? null,
    obsoleto: details.obsoleto ?? null,
    ...(details.outros && { outros: [...details.outros] }),
  };
}

/** Where things stand: at their addresses, but for those on a page that has no room for their names: these are on its parts. */
function placesOf(
  things: readonly Thing[],
  data: readonly ItemDeReferencia[],
  addresses: ReadonlyMap<string, Address>,
): ReadonlyMap<string, Address> {
  const places = new Map(addresses);
  const onePage = new Map<string, ItemDeReferencia[]>();
  for (const [i, { id, tipo }] of things.entries()) {
    if (tipo !== 'simbolo' && tipo !== 'embutida') continue;
    const { page } = addresses.get(id) as Address;
    const list = onePage.get(page) ?? [];
    onePage.set(page, list);
    list.push(data[i] as ItemDeReferencia);
  }
  for (const [page, list] of onePage) {
    if (isOnePage(list.map(({ nome }) => nome))) continue;
    for (const [i, part] of inParts(list, each => each).entries())
      for (const { id } of part) places.set(id, { ...addresses.get(id), page: partPage(page, i) });
  }
  return places;
}

function addressesOfThings(things: readonly Thing[], ledger: Ledger): ReadonlyMap<string, Address> {
  return assignAddresses(
    things.map(({ id, tipo, nome, modulo }) => ({ id, tipo, nome, moduleId: modulo?.id })),
    ledger,
  );
}

/** The id of what is at each address of a site: of what there is, and of what there was. */
export function thingsByAddress(
  files: ReferenceFiles,
  ledger: Ledger = EMPTY_LEDGER,
): ReadonlyMap<string, string> {
  const there = [...addressesOfThings(thingsOf(files), ledger)];
  return new Map([
    ...Object.entries(ledger.enderecos).map(([id, { endereco }]) => [endereco, id] as const),
    ...there.map(([id, address]) => [addressText(address), id] as const),
  ]);
}

/** What stands before the first blank line, on one line. */
function firstSentence(text: string): string {
  return (text.trim().split(/\n\s*\n/, 1)[0] ?? '').replace(/\s+/g, ' ');
}

function examplesOf(thing: Thing, examples: Examples, programs: readonly Program[]): ExemploDeReferencia[] {
  const { tipo, nome, modulo, apelidos = [], exemplo = '' } = thing;
  if (exemplo !== '') return [{ codigo: exemplo, arquivo: null, linha: null }];
  if (tipo === 'palavra' || tipo === 'contextual' || tipo === 'embutida' || tipo === 'verbo')
    return examples.ofWord(nome);
  if (tipo === 'operador') return examples.ofOperator(nome);
  if (tipo === 'modulo') return examples.ofModule([nome, ...apelidos], programs);
  return tipo === 'simbolo' && modulo ? examples.ofSymbol(nome, modulo.nomes) : [];
}

/** The place of a subject; where it has none of its own, that of the nearest data around it that has one: a row of a table with a list of it. */
function sourceOf(subject: string, input: PagesInput): ItemDeReferencia['fonte'] {
  for (let at = subject; at.includes('/', at.indexOf('#') + 1); at = at.slice(0, at.lastIndexOf('/'))) {
    const place = input.origins.get(at);
    if (place) {
      const { file, line } = place;
      // A configuration may stand outside of the repository: where, is nobody's business.
      if (isOutside(file)) return null;
      return { arquivo: file, linha: line ?? null, url: lineAddress(file, line, input) };
    }
  }
  return null;
}

function isOutside(file: string): boolean {
  return /^(?:[A-Za-z]:)?[\\/]/.test(file) || file.split(/[\\/]/).includes('..');
}

/** How hosts of repositories show a line of a file at a commit. */
const HOSTS: readonly (readonly [host: RegExp, path: string])[] = [
  [/(?:^|\.)gitlab\./, '/-/blob/{commit}/{arquivo}#L{linha}'],
  [/^bitbucket\./, '/src/{commit}/{arquivo}#lines-{linha}'],
  [/^(?:codeberg|gitea|forgejo)\./, '/src/commit/{commit}/{arquivo}#L{linha}'],
];
const MOST = '/blob/{commit}/{arquivo}#L{linha}';

function lineAddress(
  file: string,
  line: number | undefined,
  { repositorio, commit, repositories = [] }: Pick<PagesInput, 'repositorio' | 'commit' | 'repositories'>,
): string | null {
  const elsewhere = pathElsewhere(file);
  const other = elsewhere && repositories.find(({ name }) => name === elsewhere.name);
  if (elsewhere && other)
    return lineAddress(elsewhere.path, line, {
      repositorio: other.address,
      commit: other.modified ? null : other.commit,
    });
  if (repositorio === undefined || commit === null || line === undefined) return null;
  const pattern = repositorio.includes('{') ? repositorio : patternOf(repositorio);
  const values: Record<string, string> = {
    commit,
    arquivo: file.split('/').map(encodeURIComponent).join('/'),
    linha: String(line),
  };
  return pattern.replace(/\{(commit|arquivo|linha)\}/g, (_, name: string) => values[name] as string);
}

function patternOf(repositorio: string): string {
  const address = repositorio.replace(/(?:\.git)?\/*$/, '');
  const host = URL.canParse(address) ? new URL(address).hostname : '';
  return address + (HOSTS.find(([known]) => known.test(host))?.[1] ?? MOST);
}
