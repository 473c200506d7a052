import type { MudancaDeVersao, VersaoMudada } from '../../contract/generated/contract.js';
import { type Change, sentenceOf } from '../../drift/index.js';
import type { Say, Tongue } from '../../text/said.js';
import type { CheckResult } from '../check-result.js';
import { thingOf } from './thing-of.js';

/** How what a version changed is told. */
export interface Telling {
  readonly idioma: Tongue;
  readonly say: Say;
}

/** What a version changed, as it is kept and published. */
export function versionRecord(
  { base, head, changes }: CheckResult,
  day: string,
  { idioma, say }: Telling,
): VersaoMudada {
  return {
    versao: head.versao,
    anterior: base.versao ?? base.name,
    data: day,
    idioma,
    mudancas: changes.map(change => recordOf(change, say)),
  };
}

function recordOf(change: Change, say: Say): MudancaDeVersao {
  const { rule, level, name } = change;
  const texto = sentenceOf(change, undefined, say);
  return { regra: rule, nivel: level, nome: name, id: thingOf(change), texto };
}
