import { isDeepStrictEqual } from 'node:util';
import { type Document, isMap, isScalar, type Node, type Scalar, visit } from 'yaml';
import { isObject } from '../contract/json-object.js';
import { PLACEHOLDERS } from '../rules/integrity/placeholders.js';
import { type Draft, LISTS_AT } from './draft.js';
import type { Extension } from './extension.js';
import type { Guess } from './guess.js';

/** A refdata.yml that a draft takes the place of: what no draft says of it stays. */
export interface Former {
  readonly document: Document;
  /** The same as plain data. */
  readonly data: object;
}

/** What a draft keeps, as nodes of YAML with their comments, by what it stands under; `''` for that at the top. */
export type Kept = Readonly<Record<string, ReadonlyMap<Scalar, unknown>>>;

/** Keys that say how sources are read: what is found may need them. */
const READING = ['grammars', 'languages', 'limits'];
/** Keys under which a draft says some things, and others stay. */
const SHARED = ['sintaxe', 'conteudos', 'check', 'rules'];
const IDENTITY = ['nome', 'descricao', 'documentacao', 'versao'];
const WHY = 'It stood here before.';

/** A draft with what a person has written of the language before, and of how it is read: that is no guess. */
export function identifiedBy<Part extends Omit<Draft, 'rejected'>>(draft: Part, former: Former): Part {
  const { identity } = draft;
  const said = (key: string, placeholder: string) => {
    const value = (former.data as Record<string, unknown>)[key];
    return typeof value === 'string' && value !== placeholder ? value : undefined;
  };
  const nome = said('nome', identity.nome);
  const versao = plainAt(former, 'versao');
  const [first, ...otherVersions] = [
    ...(versao === undefined || versao === PLACEHOLDERS.versao
      ? []
      : [{ at: 'versao', spec: versao, why: WHY }]),
    ...(identity.versao ? [identity.versao] : []),
    ...identity.otherVersions,
  ];
  return {
    ...draft,
    identity: {
      ...identity,
      nome: nome ?? identity.nome,
      isNameless: nome === undefined && identity.isNameless,
      descricao: said('descricao', `Reference of ${nome ?? identity.nome}`) ?? identity.descricao,
      documentacao: said('documentacao', PLACEHOLDERS.documentacao) ?? identity.documentacao,
      versao: first,
      otherVersions,
    },
    kept: { '': nodesIn(former, '', key => READING.includes(key)) },
  };
}

/** What a person has written of what the language and its programs are called. */
export function saidBy(former: Former): { nome: string | undefined; extension: Extension | undefined } {
  const nome = plainAt(former, 'nome');
  const extension = plainAt(former, 'sintaxe.extensao');
  const isSaid = typeof extension === 'string' && extension !== PLACEHOLDERS.extensao;
  return {
    nome: typeof nome === 'string' ? nome : undefined,
    extension: isSaid ? { extension, why: WHY } : undefined,
  };
}

/** A draft with all else that stood there: lists for which nothing else is found, and as a choice those for which something is. */
export function withFormer(draft: Draft, former: Former): Draft {
  const before = LISTS_AT.flatMap((at): Guess[] => {
    const spec = nodeAt(former, at);
    return spec == null || spec === '' ? [] : [{ at, spec, why: WHY }];
  });
  const isFound = ({ at }: Guess) => draft.guesses.some(guess => guess.at === at);
  const isOther = ({ at }: Guess) =>
    !draft.guesses.some(guess => guess.at === at && isDeepStrictEqual(guess.spec, plainAt(former, at)));
  const { commentBefore } = former.document;
  return {
    ...draft,
    // Without that of a draft.
    header: commentBefore
      ?.split('\n\n')
      .filter(each => !each.includes('`refdata init`'))
      .join('\n\n'),
    guesses: [...draft.guesses, ...before.filter(each => !isFound(each))],
    choices: [
      ...before
        .filter(each => isFound(each) && isOther(each))
        .map(each => ({ ...each, spec: plainAt(former, each.at) })),
      ...draft.choices,
    ],
    kept: Object.fromEntries([
      ['', nodesIn(former, '', key => ![...IDENTITY, ...SHARED, ...LISTS_AT].includes(key))],
      ...SHARED.map(key => [
        key,
        nodesIn(former, key, name => name !== 'extensao' && !LISTS_AT.includes(`${key}.${name}`)),
      ]),
    ]),
  };
}

/** What stands under a key, by the keys there. */
function nodesIn(former: Former, at: string, isKept: (key: string) => boolean): Map<Scalar, unknown> {
  const map = at === '' ? former.document.contents : former.document.get(at, true);
  const keys = isMap(map) ? map.items.flatMap(({ key }) => (isScalar(key) ? [key] : [])) : [];
  return new Map(
    keys
      .filter(({ value }) => isKept(String(value)))
      .map(key => [key, nodeAt(former, at === '' ? String(key.value) : `${at}.${key.value}`)]),
  );
}

/** What stands at a place, with its comments; as plain data where it needs what stands elsewhere. */
function nodeAt(former: Former, at: string): unknown {
  const node = former.document.getIn(at.split('.'), true) as Node | undefined;
  let isWhole = true;
  if (node)
    visit(node, {
      Alias: () => {
        isWhole = false;
        return visit.BREAK;
      },
    });
  return isWhole ? node : plainAt(former, at);
}

function plainAt({ data }: Former, at: string): unknown {
  return at.split('.').reduce((value: unknown, key) => (isObject(value) ? value[key] : undefined), data);
}
