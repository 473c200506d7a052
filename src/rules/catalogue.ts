import { pathOf } from '../contract/files.js';
import { layOutJson } from '../contract/json-layout.js';
import { shownPointer } from '../contract/json-pointer.js';
import type { RuleInfo } from '../findings/rule-info.js';
import { proofRules } from '../rules/proof.js';
import { API_RULES } from './api-descriptions.js';
import { VERDICT_RULES } from './comparison.js';
import { comandoRules } from './integrity/comandos.js';
import { completenessRules } from './integrity/completeness.js';
import { conteudoRules } from './integrity/conteudos.js';
import { enderecoRules } from './integrity/enderecos.js';
import { erroRules } from './integrity/erros.js';
import { moduloRules } from './integrity/modulos.js';
import { nameRules } from './integrity/names.js';
import { placeholderRules } from './integrity/placeholders.js';
import type { Rule } from './integrity/rule.js';
import { sintaxeRules } from './integrity/sintaxe.js';
import { textRules } from './integrity/texts.js';
import { totalRules } from './integrity/totals.js';
import { versaoRules } from './integrity/versao.js';
import { LEXICO_RULES } from './lexico.js';
import { MANIFEST_RULES } from './manifest.js';
import { PACKAGE_RULES, REGISTRY_RULES } from './packages.js';
import { PAGE_RULES } from './pages.js';
import { CONTRACT_RULES } from './published-files.js';
import { extractionRules } from './sources.js';

/** Rules that are explained together. */
export interface RuleGroup {
  readonly title: string;
  readonly rules: readonly RuleInfo[];
}

/** Every rule that a finding can name, in the groups of `docs/rules.md`. */
export const RULE_GROUPS: readonly RuleGroup[] = [
  { title: 'The sources', rules: extractionRules },
  { title: 'The published files', rules: CONTRACT_RULES },
  {
    title: 'Versions, totals and addresses',
    rules: infos(versaoRules, placeholderRules, totalRules, enderecoRules),
  },
  { title: 'Names', rules: infos(nameRules) },
  { title: 'Syntax', rules: infos(sintaxeRules) },
  { title: 'Functions and modules', rules: infos(moduloRules) },
  { title: 'Commands', rules: infos(comandoRules) },
  { title: 'Error codes', rules: infos(erroRules) },
  { title: 'Content inventory', rules: infos(conteudoRules) },
  { title: 'Texts', rules: infos(textRules, completenessRules) },
  { title: 'The proof', rules: proofRules },
  { title: 'The lexico', rules: LEXICO_RULES },
  { title: 'Pages', rules: PAGE_RULES },
  { title: 'The manifest', rules: MANIFEST_RULES },
  { title: 'Packages', rules: PACKAGE_RULES },
  { title: 'The package registry', rules: REGISTRY_RULES },
  { title: 'API descriptions', rules: API_RULES },
  { title: 'Comparing with a base', rules: VERDICT_RULES },
];

const BY_ID: ReadonlyMap<string, RuleInfo> = new Map(
  RULE_GROUPS.flatMap(({ rules }) => rules.map(rule => [rule.id, rule] as const)),
);

/** Ids of all rules, in the order of `docs/rules.md`. */
export const RULE_IDS: readonly string[] = [...BY_ID.keys()];

/** What is known of a rule; nothing for an id that there is not. */
export function ruleInfo(id: string): RuleInfo | undefined {
  return BY_ID.get(id);
}

function infos(...lists: readonly (readonly Rule[])[]): RuleInfo[] {
  return lists.flat().map(({ id, level, title, why, remedy, planted: { file, pointer, value } }) => {
    const exampleAt = pointer === '' ? pathOf(file) : `${pathOf(file)}, ${shownPointer(pointer)}`;
    return { id, level, title, why, remedy, example: layOutJson(value), exampleAt };
  });
}
