import type { Difference } from './difference.js';
import { compareComandos } from './nouns/comandos.js';
import { compareConteudos } from './nouns/conteudos.js';
import { compareEmbutidas } from './nouns/embutidas.js';
import { compareErros } from './nouns/erros.js';
import { compareEsquemas } from './nouns/esquemas.js';
import { compareFormatos } from './nouns/formato.js';
import { compareAddress, compareIndice } from './nouns/indice.js';
import { compareModulos } from './nouns/modulos.js';
import { comparePacotes } from './nouns/pacotes.js';
import { comparePalavras } from './nouns/palavras.js';
import { compareRegistros } from './nouns/registro.js';
import { compareSintaxe } from './nouns/sintaxe.js';
import { compareSiteAddresses } from './nouns/site-addresses.js';
import type { ReferenceSet } from './reference-set.js';
import { fileSpot } from './spot.js';
import type { SameName } from './types.js';

/** Everything that differs between two sets of data, by name and not by position. `versao` is judged by itself. */
export function* compareSets(before: ReferenceSet, after: ReferenceSet): Generator<Difference> {
  const [old, now] = [before.files, after.files];
  // Files that were built just now, both of them, have the format of this program.
  if (before.published ?? after.published)
    yield* compareFormatos(before.published ?? old, after.published ?? now);
  if (before.schemas && after.schemas) yield* compareEsquemas(before.schemas, after.schemas);
  yield* compareIndice(old.index, now.index, fileSpot('index'));
  yield* compareAddress(before, after);
  yield* comparePalavras(old.sintaxe, now.sintaxe, fileSpot('sintaxe'));
  yield* compareSintaxe(old.sintaxe, now.sintaxe, fileSpot('sintaxe'));
  yield* compareEmbutidas(old.embutidas, now.embutidas, fileSpot('embutidas'));
  yield* compareModulos(old.modulos, now.modulos, fileSpot('modulos'), {
    sameName: sameDefinition(before, after),
    before,
    after,
  });
  yield* compareComandos(old.comandos, now.comandos, fileSpot('comandos'));
  yield* compareErros(old.erros, now.erros, fileSpot('erros'));
  yield* compareConteudos(old.conteudos, now.conteudos, fileSpot('conteudos'));
  if (before.registro && after.registro) yield* compareRegistros(before.registro, after.registro);
  if (before.packages && after.packages) yield* comparePacotes(before.packages, after.packages);
  yield* compareSiteAddresses(before, after);
}

/** Whether two names are of one definition: then the name alone is another one. */
function sameDefinition(
  { definitionOf: before }: ReferenceSet,
  { definitionOf: after }: ReferenceSet,
): SameName {
  return (old, now) => {
    const [was, is] = [before?.(old), after?.(now)];
    return was !== undefined && was === is;
  };
}
