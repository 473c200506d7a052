import type { MudancaDeVersao, VersaoMudada } from '../../contract/generated/contract.js';
import type { Change } from '../../drift/index.js';
import type { CheckResult } from '../check-result.js';
import { thingOf } from './thing-of.js';

/** What a version changed, as it is kept and published. */
export function versionRecord({ base, head, changes }: CheckResult, day: string): VersaoMudada {
  return {
    versao: head.versao,
    anterior: base.versao ?? base.name,
    data: day,
    mudancas: changes.map(recordOf),
  };
}

function recordOf(change: Change): MudancaDeVersao {
  const { rule, level, name, message } = change;
  return { regra: rule, nivel: level, nome: name, id: thingOf(change), texto: message };
}
