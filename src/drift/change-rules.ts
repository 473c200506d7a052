import type { ChangeRule } from './change.js';
import { assinaturaRules } from './nouns/assinatura-rules.js';
import { comandoRules } from './nouns/comando-rules.js';
import { conteudoRules } from './nouns/conteudos.js';
import { embutidaRules } from './nouns/embutidas.js';
import { erroRules } from './nouns/erros.js';
import { esquemaRules } from './nouns/esquema-rules.js';
import { formatoRules } from './nouns/formato.js';
import { indiceRules } from './nouns/indice.js';
import { moduloRules } from './nouns/modulo-rules.js';
import { opcaoRules } from './nouns/opcoes.js';
import { palavraRules } from './nouns/palavras.js';
import { registroRules } from './nouns/registro.js';
import { sintaxeRules } from './nouns/sintaxe.js';
import { siteAddressRules } from './nouns/site-addresses.js';
import { routeRules } from './routes/route-rules.js';

/** Kinds of change that are explained together. */
export interface ChangeGroup {
  readonly title: string;
  readonly rules: readonly ChangeRule[];
}

/** Every kind of change, in the groups of `docs/rules.md`. */
export const CHANGE_GROUPS: readonly ChangeGroup[] = [
  { title: 'Changes of the format', rules: formatoRules },
  { title: 'Changes of the published schemas', rules: esquemaRules },
  { title: 'Changes of the index', rules: indiceRules },
  { title: 'Changes of words', rules: palavraRules },
  { title: 'Changes of the syntax', rules: sintaxeRules },
  { title: 'Changes of functions and modules', rules: [...embutidaRules, ...moduloRules] },
  { title: 'Changes of signatures', rules: assinaturaRules },
  { title: 'Changes of commands', rules: [...comandoRules, ...opcaoRules] },
  { title: 'Changes of error codes', rules: erroRules },
  { title: 'Changes of the content inventory', rules: conteudoRules },
  { title: 'Changes of packages', rules: registroRules },
  { title: 'Changes of the addresses of pages', rules: siteAddressRules },
  { title: 'Changes of routes', rules: routeRules },
];

const BY_ID: ReadonlyMap<string, ChangeRule> = new Map(
  CHANGE_GROUPS.flatMap(({ rules }) => rules.map(rule => [rule.id, rule] as const)),
);

/** Ids of all kinds of change, in the order of `docs/rules.md`. */
export const CHANGE_IDS: readonly string[] = [...BY_ID.keys()];

/** What is known of a kind of change; nothing for an id that there is not. */
export function changeRule(id: string): ChangeRule | undefined {
  return BY_ID.get(id);
}
