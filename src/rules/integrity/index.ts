import { comandoRules } from './comandos.js';
import { completenessRules } from './completeness.js';
import { conteudoRules } from './conteudos.js';
import { enderecoRules } from './enderecos.js';
import { erroRules } from './erros.js';
import { moduloRules } from './modulos.js';
import { nameRules } from './names.js';
import { placeholderRules } from './placeholders.js';
import type { Rule } from './rule.js';
import { sintaxeRules } from './sintaxe.js';
import { textRules } from './texts.js';
import { totalRules } from './totals.js';
import { versaoRules } from './versao.js';

/** Every integrity rule, in the order in which findings are reported. */
export const INTEGRITY_RULES: readonly Rule[] = [
  ...versaoRules,
  ...placeholderRules,
  ...totalRules,
  ...nameRules,
  ...enderecoRules,
  ...sintaxeRules,
  ...moduloRules,
  ...comandoRules,
  ...erroRules,
  ...conteudoRules,
  ...textRules,
  ...completenessRules,
];
