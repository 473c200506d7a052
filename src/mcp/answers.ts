import type { ItemDeReferencia, VersaoMudada } from '../contract/generated/contract.js';
import type { Checker } from '../lsp/judge/checker.js';
import { nearest } from '../text/nearest.js';
import { inSlices } from '../text/steps.js';
import { visible } from '../text/visible.js';
import type { Catalogue } from './catalogue.js';
import { checkedNames } from './program-names.js';

/** Below 2,000 tokens, of which one has three characters or more; of scripts that few texts are written in, less than one. */
const MAX_ANSWER_CHARACTERS = 6000;
const RARE = /[^\0-\u024f]/g;
const RARE_CHARACTERS = 4;
/** What stands besides the names of a program takes so much of an answer at most. */
const MAX_BESIDES_CHARACTERS = 2400;
const MAX_NEAR = 5;
const MAX_TEXT_CHARACTERS = 2500;
/** However much there is to say of a thing, its texts are not cut shorter. */
const MIN_TEXT_CHARACTERS = 20;
/** Where texts are cut to so many characters, lists are cut to one thing. */
const CHARACTERS_A_THING = 16;
const MAX_RECORDED = 30;
const MAX_NAME_CHARACTERS = 200;
const MAX_PARAMETERS = 40;
/** Of what can be called in several ways. */
const MAX_FORMS = 10;
/** Of what is told besides an answer. */
const MAX_MORE = 5;
/**
 * What {@link visible} leaves in, since scripts and emoji are written with it, and nobody sees: joiners, fillers, and selectors of
 * variants, which may carry a text that only a machine reads. The selector of an emoji stays with it.
 */
const UNSEEN = /(?<!\p{Emoji})[\ufe0e\ufe0f]|(?![\ufe0e\ufe0f])\p{Default_Ignorable_Code_Point}/gu;

/** The answer to a question: data, with the version that it is about. */
export interface Answer {
  readonly versao: string;
  readonly results: readonly unknown[];
  /** Where nothing is called as it was asked, whatever else was found: the names most like it. */
  readonly nearest?: readonly string[];
  /** Of what is not there any more: since which version, and what took its place. */
  readonly gone?: readonly unknown[];
  /** To be given back for the rest. */
  readonly cursor?: string;
  readonly total: number;
}

/** Names that match, each in a line. */
export function searchAnswer(
  catalogue: Catalogue,
  { query, kind, cursor }: { query: string; kind?: string | undefined; cursor?: string | undefined },
): Answer {
  const found = catalogue.search(query, kind);
  return paged(catalogue, found, short, query, cursor);
}

/** All that is known of a name. */
export function symbolAnswer(
  catalogue: Catalogue,
  { name, module, cursor }: { name: string; module?: string | undefined; cursor?: string | undefined },
): Answer {
  return paged(catalogue, catalogue.named(name, module), whole, name, cursor);
}

/** An error code with what it means, a program that provokes it, and how to solve it; of another name, what it is. */
export function explainAnswer(
  catalogue: Catalogue,
  { code, cursor }: { code: string; cursor?: string | undefined },
): Answer {
  // As it stands in a message, too: `erro LM0101: …`; a number alone is none there.
  const words = code.match(/[\p{L}\p{N}_-]+/gu) ?? [];
  const asked = [code, ...words.filter(word => /\p{L}/u.test(word))];
  const codes = asked.flatMap(each => catalogue.named(each).filter(({ tipo }) => tipo === 'erro'));
  const [first] = codes;
  return paged(catalogue, first ? [first] : catalogue.named(code), whole, code, cursor);
}

/**
 * What a program has that the language does not, what may be a slip, what else is wrong, and how many names are known.
 * A long program takes its time: others are answered meanwhile.
 * @param isWanted whether somebody still waits for it; nothing is the answer where nobody does.
 */
export async function checkAnswer(
  catalogue: Catalogue,
  checker: Checker,
  { program, cursor }: { program: string; cursor?: string | undefined },
  isWanted: () => boolean,
): Promise<(Answer & { readonly known: number; readonly cannotTell: number }) | undefined> {
  const checked = await inSlices(checker.checkSteps(program), isWanted);
  if (checked === undefined) return undefined;
  const names = checkedNames(checked);
  const count = (wanted: string) => names.filter(({ state }) => state === wanted).length;
  const row = ({ name, line, near }: (typeof names)[number]) => ({
    name: cut(name),
    line,
    nearest: near.map(cut),
  });
  const unknown = names.filter(({ state }) => state === 'unknown');
  const slips = names
    .filter(({ state, near }) => state === 'cannot tell' && near.length > 0)
    .slice(0, MAX_MORE);
  const problems = checked.problems.slice(0, MAX_MORE);
  const besides = fitting(
    {
      ...(slips.length > 0 && { maybeSlips: slips.map(row) }),
      ...(problems.length > 0 && {
        problems: problems.map(({ line, message, error }) => ({
          line,
          message: clean(message),
          ...(error && { code: clean(error.nome) }),
        })),
      }),
    },
    MAX_BESIDES_CHARACTERS,
  );
  const most = MAX_ANSWER_CHARACTERS - sizeOf(besides);
  const answer = paged(catalogue, unknown, row, undefined, cursor, most);
  return { ...answer, known: count('known'), cannotTell: count('cannot tell'), ...besides };
}

/**
 * What changed, the newest version first: since a version, of one name, or both. A version that is not recorded is said to be
 * none, with those that are.
 */
export function changesAnswer(
  catalogue: Catalogue,
  {
    since,
    name,
    cursor,
  }: { since?: string | undefined; name?: string | undefined; cursor?: string | undefined },
): Answer & { readonly recorded: readonly string[] } {
  const { mudancas = [], versao } = catalogue.referencia;
  const recorded = [...new Set(mudancas.flatMap(each => [each.versao, each.anterior]))].map(clean);
  const isKnown = since === undefined || since === versao || recorded.includes(clean(since));
  const newer = isKnown ? mudancas.slice(0, endOf(mudancas, since)) : [];
  const changes = newer.flatMap(version =>
    version.mudancas.map(change => ({ version: version.versao, change })),
  );
  const asked = name?.trim();
  const found = changes.filter(({ change: { nome, id } }) => isAbout(asked, nome, id));
  const answer = paged(
    catalogue,
    found,
    ({ version, change: { regra, nivel, nome, id, texto } }) => ({
      version: clean(version),
      level: nivel,
      rule: regra,
      name: clean(nome),
      text: clean(texto),
      ...addressOf(catalogue, id),
    }),
    undefined,
    cursor,
  );
  return {
    ...answer,
    recorded: recorded.slice(0, MAX_RECORDED),
    // No change is not the same as no such version.
    ...(!isKnown && { unknown: clean(since), nearest: nearest(since, recorded, MAX_NEAR) }),
  };
}

/** How many of the newest versions came after one. */
function endOf(versions: readonly VersaoMudada[], since: string | undefined): number {
  if (since === undefined) return versions.length;
  const at = versions.findIndex(({ versao }) => versao === since);
  if (at >= 0) return at;
  // The oldest one that anything was compared with.
  const first = versions.findIndex(({ anterior }) => anterior === since);
  return first < 0 ? 0 : first + 1;
}

/** Whether a change is about a name, which may stand with its module. */
function isAbout(asked: string | undefined, nome: string, id: string | null): boolean {
  return asked === undefined || nome === asked || id?.slice(id.indexOf(':') + 1) === asked;
}

function addressOf({ referencia, base }: Catalogue, id: string | null): { readonly address?: string } {
  const item = id === null ? undefined : referencia.itens.find(each => each.id === id);
  return item === undefined ? {} : { address: base + item.endereco };
}

/** As many as fit into an answer, the first one always; of a name that was asked for and is not there what is most like it. */
function paged<T>(
  catalogue: Catalogue,
  all: readonly T[],
  render: (item: T, catalogue: Catalogue) => unknown,
  asked: string | undefined,
  cursor: string | undefined,
  room = MAX_ANSWER_CHARACTERS,
): Answer {
  const isMissing = asked !== undefined && (all.length === 0 || catalogue.named(asked).length === 0);
  const instead = isMissing
    ? { nearest: catalogue.near(asked, MAX_NEAR).map(cut), ...former(catalogue, asked) }
    : {};
  const most = room - sizeOf(instead);
  const start = cursor === undefined ? 0 : Number(cursor);
  const results: unknown[] = [];
  let size = 0;
  let at = start;
  for (; at < all.length; at += 1) {
    const rendered = fitting(render(all[at] as T, catalogue), most);
    size += sizeOf(rendered);
    if (size > most && results.length > 0) break;
    results.push(rendered);
  }
  return {
    versao: clean(catalogue.referencia.versao),
    total: all.length,
    results,
    ...instead,
    ...(at < all.length && { cursor: String(at) }),
  };
}

/** What is said of one thing, its texts cut as short as it takes to be an answer. */
function fitting<T>(rendered: T, most: number): T {
  let shown = rendered;
  for (let limit = MAX_TEXT_CHARACTERS; limit >= MIN_TEXT_CHARACTERS; limit = Math.floor(limit * 0.7)) {
    if (sizeOf(shown) <= most) break;
    shown = cutTexts(rendered, limit) as T;
  }
  return shown;
}

/** How long something is as text, in characters of which three are a token or less. */
function sizeOf(shown: unknown): number {
  const text = JSON.stringify(shown);
  return text.length + (RARE_CHARACTERS - 1) * (text.match(RARE)?.length ?? 0);
}

/** What says nothing when it is cut. */
const WHOLE = new Set(['address', 'kind']);

function cutTexts(value: unknown, limit: number): unknown {
  if (typeof value === 'string') return value.length > limit ? `${value.slice(0, limit)}…` : value;
  if (Array.isArray(value))
    return value.slice(0, Math.ceil(limit / CHARACTERS_A_THING)).map(each => cutTexts(each, limit));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, WHOLE.has(key) ? each : cutTexts(each, limit)]),
  );
}

/** What had a name that nothing has any more. */
function former(catalogue: Catalogue, asked: string): Pick<Answer, 'gone'> {
  const things = catalogue.gone(asked).slice(0, MAX_MORE);
  if (things.length === 0) return {};
  return {
    gone: things.map(({ id, ate, agora, endereco }) => ({
      id: cut(id),
      ...(ate !== null && { since: clean(ate) }),
      now: agora === null ? null : cut(agora),
      ...(endereco !== undefined && { address: catalogue.base + endereco }),
    })),
  };
}

function short(item: ItemDeReferencia, { base }: Catalogue) {
  const { nome, tipo, modulo, assinatura, resumo, endereco } = item;
  return {
    name: clean(nome),
    kind: tipo,
    ...(modulo !== null && { module: clean(modulo) }),
    ...(assinatura !== null && { signature: clean(assinatura) }),
    summary: clean(resumo),
    address: base + endereco,
  };
}

function whole(item: ItemDeReferencia, catalogue: Catalogue) {
  const { documentacao, parametros, retorno, formas, exemplos, fonte, desde, obsoleto } = item;
  return {
    ...short(item, catalogue),
    ...(documentacao !== '' && { documentation: clean(documentacao) }),
    ...takes({ parametros, retorno }),
    ...(formas && {
      forms: formas
        .slice(0, MAX_FORMS)
        .map(forma => ({ signature: clean(forma.assinatura), ...takes(forma) })),
    }),
    ...(exemplos[0] && { example: clean(exemplos[0].codigo) }),
    ...(fonte !== null && {
      source: clean(fonte.url ?? [fonte.arquivo, ...(fonte.linha === null ? [] : [fonte.linha])].join(':')),
    }),
    since: desde,
    ...(obsoleto !== null && { deprecated: clean(obsoleto) }),
  };
}

/** What something takes and gives. */
function takes({ parametros, retorno }: Pick<ItemDeReferencia, 'parametros' | 'retorno'>) {
  return {
    ...(parametros !== null && {
      parameters: parametros.slice(0, MAX_PARAMETERS).map(({ nome, tipo, padrao, opcional }) => ({
        name: clean(nome),
        ...(tipo !== null && { type: clean(tipo) }),
        ...(padrao !== null && { default: clean(padrao) }),
        optional: opcional,
      })),
    }),
    ...(retorno !== null && { returns: clean(retorno) }),
  };
}

/** A name of a program or of the language, of which an answer has many. */
function cut(name: string): string {
  return clean(name.slice(0, MAX_NAME_CHARACTERS));
}

/** Text of the language with nothing hidden in it, and not too long. */
function clean(text: string): string {
  const plain = visible(text).replace(UNSEEN, '');
  return plain.length > MAX_TEXT_CHARACTERS ? `${plain.slice(0, MAX_TEXT_CHARACTERS)}…` : plain;
}
