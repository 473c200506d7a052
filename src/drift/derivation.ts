import type { ChangeLevel } from '../findings/change-level.js';

/** What of a language a kind of change is about, for those who depend on it. */
export type Effect = 'use' | 'demand' | 'result' | 'behaviour' | 'text' | 'count';
/** Whether there is less of it, more, or something else in its place. */
export type Direction = 'less' | 'more' | 'other';

/** What the level of a kind of change follows from. */
export interface Derivation {
  readonly effect: Effect;
  readonly direction: Direction;
  /** Whether what worked goes on working beside it. */
  readonly kept: boolean;
  readonly level: ChangeLevel;
}

/** What each effect means, and the levels of its directions. */
export const EFFECTS: Readonly<
  Record<Effect, { readonly says: string; readonly levels: Readonly<Record<Direction, ChangeLevel>> }>
> = {
  use: {
    says: 'what programs, scripts or clients can write, call or ask for',
    levels: { less: 'major', more: 'minor', other: 'major' },
  },
  demand: {
    says: 'what is demanded of them',
    levels: { less: 'minor', more: 'major', other: 'major' },
  },
  result: {
    says: 'what they can rely on to get',
    levels: { less: 'major', more: 'minor', other: 'major' },
  },
  behaviour: {
    says: 'what happens, or should be known, where all that worked still runs',
    levels: { less: 'minor', more: 'minor', other: 'minor' },
  },
  text: {
    says: 'what people read',
    levels: { less: 'patch', more: 'patch', other: 'patch' },
  },
  count: {
    says: 'what is counted or known, where nobody has to do anything',
    levels: { less: 'info', more: 'info', other: 'info' },
  },
};

/** Every kind of change, by what it is about; `kept` stands behind those that leave the old way. */
const KINDS: Readonly<Record<Effect, Partial<Record<Direction, string>>>> = {
  use: {
    less:
      'campo-removed reservada-removed contextual-removed operador-removed verbo-removed embutida-removed modulo-removed ' +
      'modulo-apelido-removed simbolo-removed simbolo-became-function parametro-removed parametro-passing-narrowed ' +
      'assinatura-variante-removed comando-removed comando-apelido-removed opcao-removed comando-argumento-removed opcao-form-removed codigo-removed ' +
      'pacote-removed pacote-versao-removed pacote-versao-decreased rota-removed rota-became-conditional corpo-tipo-removed',
    more:
      'campo-added contextual-added operador-added verbo-added embutida-added modulo-added modulo-apelido-added ' +
      'simbolo-added parametro-added-optional parametro-passing-widened assinatura-variante-added comando-added ' +
      'comando-apelido-added comando-argumento-added opcao-value-added opcao-added opcao-form-added codigo-added pacote-added pacote-versao-added rota-added ' +
      'rota-became-sure corpo-tipo-added',
    other:
      'campo-type-changed nome-changed endereco-changed extensao-changed reservada-renamed contextual-renamed ' +
      'operador-renamed modulo-renamed modulo-apelido-moved modulo-renamed-kept:kept simbolo-renamed simbolo-moved simbolo-became-class:kept ' +
      'parametro-inserted parametro-renamed parametros-reordered assinatura-kind-changed assinatura-changed ' +
      'modulo-merged:kept modulo-split:kept comando-argumentos-reordered comando-programa-changed comando-renamed comando-apelido-moved comando-renamed-kept:kept opcao-renamed opcao-moved codigo-renumbered codigo-reused ' +
      'palavra-reused operador-reused simbolo-reused comando-reused opcao-reused ' +
      'pacote-versao-altered rota-parametro-style-changed',
  },
  demand: {
    less:
      'palavra-became-contextual regra-removed parametro-became-optional parametro-type-widened opcao-value-optional ' +
      'comando-argumento-optional ' +
      'validacao-removed validacao-loosened acesso-loosened corpo-optional',
    more:
      'comando-argumento-demanded reservada-added palavra-became-reservada parametro-added parametro-became-required validacao-added ' +
      'validacao-tightened acesso-tightened corpo-required',
    other: 'parametro-type-changed opcao-value-changed validacao-changed acesso-changed',
  },
  result: {
    less:
      'resposta-removed resposta-tipo-removed resposta-campo-removed resposta-campo-optional resposta-cabecalho-removed ' +
      'esquema-removed esquema-campo-removed esquema-campo-optional',
    more:
      'retorno-narrowed resposta-added resposta-tipo-added resposta-campo-added resposta-campo-always ' +
      'resposta-campo-narrowed resposta-cabecalho-added esquema-added esquema-campo-added esquema-campo-always ' +
      'esquema-campo-narrowed',
    other:
      'retorno-changed simbolo-became-async simbolo-became-sync resposta-campo-changed esquema-campo-changed',
  },
  behaviour: {
    less: 'resposta-erro-removed pagina-endereco-removed paginas-removed operacao-id-removed',
    more: 'simbolo-deprecated rota-overlap-added rota-deprecated operacao-id-added validacao-deprecated',
    other:
      'documentacao-changed contextual-onde-changed simbolo-undeprecated parametro-default-changed comando-uso-changed ' +
      'opcao-value-renamed ' +
      'rota-parametro-renamed pagina-endereco-reassigned operacao-id-changed rota-undeprecated ' +
      'validacao-default-changed validacao-undeprecated',
  },
  text: {
    less: 'parametro-type-removed retorno-removed grupo-removed comando-exemplo-removed comando-veja-removed',
    more: 'regra-added parametro-type-added retorno-added grupo-added comando-exemplo-added comando-veja-added',
    other:
      'descricao-changed palavra-text-changed operador-text-changed regra-reworded simbolo-resumo-changed ' +
      'assinatura-rewritten grupo-renamed comando-moved comando-text-changed comando-uso-reworded comando-exemplo-changed opcao-text-changed ' +
      'codigo-titulo-changed codigo-text-changed codigo-doc-changed pacote-text-changed validacao-text-changed rota-text-changed ' +
      'resposta-text-changed esquema-text-changed',
  },
  count: {
    less: 'exercicios-removed rota-overlap-removed respostas-closed',
    more: 'exercicios-added respostas-opened paginas-added',
    other: 'contagem-changed',
  },
};

const BY_ID: ReadonlyMap<string, Derivation> = new Map(
  (Object.keys(KINDS) as Effect[]).flatMap(effect =>
    Object.entries(KINDS[effect]).flatMap(([direction, ids]) =>
      ids.split(' ').map(written => {
        const [id = '', mark] = written.split(':');
        return [id, derived(effect, direction as Direction, mark === 'kept')] as const;
      }),
    ),
  ),
);

function derived(effect: Effect, direction: Direction, kept: boolean): Derivation {
  const level = EFFECTS[effect].levels[direction];
  return { effect, direction, kept, level: kept && level === 'major' ? 'minor' : level };
}

/** What the level of a kind of change follows from; nothing for an id that there is not. */
export function derivationOf(id: string): Derivation | undefined {
  return BY_ID.get(id);
}

/** Ids of all kinds of change that a level is derived for. */
export const DERIVED_IDS: readonly string[] = [...BY_ID.keys()];
