import { type FileName, pathOf, type ReferenceFiles } from '../../contract/files.js';
import { at } from '../../contract/json-pointer.js';
import { flagOf } from '../../drift/index.js';

/** What stands between a module and its symbol, in one language or another. */
export const SEPARATORS = ['.', '::', '/'];
const MEMBER = /^(.+?)[^\p{L}\p{N}_]+([\p{L}\p{N}_]+)$/u;

/** An entry of a reference as who uses it may call it. */
export interface NamedEntry {
  /** Where changes have it: `/api/modulos.json#/modulos/Lume.Texto/simbolos/inverte`. */
  readonly path: string;
  /** `inverte`, `Lume.Texto.inverte`, `Texto.inverte`. */
  readonly names: readonly string[];
  /** What it is in, by each of its names: `Lume.Texto`, `Texto`. */
  readonly within: readonly string[];
  /** By what a source has it: a member of a class stands behind some other name there. */
  readonly written: readonly string[];
}

/** Everything in a reference that can be used by a name. */
export function namedEntries({ sintaxe, embutidas, modulos, comandos, erros }: ReferenceFiles): NamedEntry[] {
  return [
    ...named('sintaxe', 'reservadas', sintaxe.reservadas, ({ palavra }) => palavra),
    ...named('sintaxe', 'contextuais', sintaxe.contextuais, ({ palavra }) => palavra),
    // A family of operators stands in one text, with blanks between its members.
    ...sintaxe.operadores.map(({ simbolo }) =>
      entry(placeOf('sintaxe', 'operadores', simbolo), [simbolo, ...simbolo.split(' ')]),
    ),
    ...named('embutidas', 'funcoes', embutidas.funcoes, name => name),
    ...named('erros', 'codigos', erros.codigos, ({ codigo }) => codigo),
    ...modulos.modulos.flatMap(({ nome, apelidos, simbolos }) => {
      const path = placeOf('modulos', 'modulos', nome);
      const own = [nome, ...apelidos];
      const symbols = simbolos.map(symbol => symbolOf(path, own, symbol.nome));
      return [entry(path, own), ...symbols];
    }),
    ...comandos.grupos.flatMap(({ grupo, comandos: commands }) => [
      entry(placeOf('comandos', 'grupos', grupo), [grupo]),
      ...commands.flatMap(({ nome, apelidos, opcoes }) => {
        const path = placeOf('comandos', 'comandos', nome);
        const own = [nome, ...apelidos];
        const options = opcoes.map(({ flag }) => {
          const { name, forms } = flagOf(flag);
          return entry(at(path, 'opcoes', name), [name, ...forms, flag], [...own, grupo]);
        });
        return [entry(path, own, [grupo]), ...options];
      }),
    ]),
  ];
}

function named<T>(file: FileName, list: string, entries: readonly T[], nameOf: (entry: T) => string) {
  return entries.map(each => entry(placeOf(file, list, nameOf(each)), [nameOf(each)]));
}

function symbolOf(path: string, modules: readonly string[], name: string): NamedEntry {
  const whole = modules.flatMap(module => SEPARATORS.map(separator => `${module}${separator}${name}`));
  const [, owner, member] = MEMBER.exec(name) ?? [];
  return {
    path: at(path, 'simbolos', name),
    names: [name, ...whole],
    within: owner === undefined ? modules : [...modules, owner],
    written: [member ?? name],
  };
}

function entry(path: string, names: readonly string[], within: readonly string[] = []): NamedEntry {
  return { path, names, within, written: names };
}

function placeOf(file: FileName, list: string, name: string): string {
  return at(`${pathOf(file)}#`, list, name);
}
