import { VERDICT_RULES } from './drift/verdict-rules.js';
import { API_RULES } from './exporters/rules.js';
import { extractionRules } from './extract/rules.js';
import { proofRules } from './prove/rules.js';
import { CONTRACT_RULES } from './reference/contract-rules.js';
import { pathOf } from './reference/files.js';
import { layOutJson } from './reference/json-layout.js';
import { shownPointer } from './reference/json-pointer.js';
import { MANIFEST_RULES } from './reference/manifest-rules.js';
import { comandoRules } from './reference/rules/comandos.js';
import { completenessRules } from './reference/rules/completeness.js';
import { conteudoRules } from './reference/rules/conteudos.js';
import { enderecoRules } from './reference/rules/enderecos.js';
import { erroRules } from './reference/rules/erros.js';
import { moduloRules } from './reference/rules/modulos.js';
import { nameRules } from './reference/rules/names.js';
import type { Rule } from './reference/rules/rule.js';
import { sintaxeRules } from './reference/rules/sintaxe.js';
import { textRules } from './reference/rules/texts.js';
import { totalRules } from './reference/rules/totals.js';
import { versaoRules } from './reference/rules/versao.js';
import { PACKAGE_RULES, REGISTRY_RULES } from './registry/rules.js';
import type { RuleInfo } from './rule-info.js';

/** Rules that are explained together. */
export interface RuleGroup {
  readonly title: string;
  readonly rules: readonly RuleInfo[];
}

/** Every rule that a finding can name, in the groups of `docs/rules.md`. */
export const RULE_GROUPS: readonly RuleGroup[] = [
  { title: 'The sources', rules: extractionRules },
  { title: 'The published files', rules: CONTRACT_RULES },
  { title: 'Versions, totals and addresses', rules: infos(versaoRules, totalRules, enderecoRules) },
  { title: 'Names', rules: infos(nameRules) },
  { title: 'Syntax', rules: infos(sintaxeRules) },
  { title: 'Functions and modules', rules: infos(moduloRules) },
  { title: 'Commands', rules: infos(comandoRules) },
  { title: 'Error codes', rules: infos(erroRules) },
  { title: 'Content inventory', rules: infos(conteudoRules) },
  { title: 'Texts', rules: infos(textRules, completenessRules) },
  { title: 'The proof', rules: proofRules },
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
