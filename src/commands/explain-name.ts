import type { ReferenceFiles } from '../contract/files.js';
import { nearest } from '../text/nearest.js';

const MAX_SUGGESTIONS = 3;

/** An entry of the language that has a name, besides its error codes. */
export interface NamedEntry {
  /** The list that it is in, as the contract calls it: `reservadas`, `comandos`. */
  readonly list: string;
  readonly name: string;
  /** The module of a symbol, the group of a command. */
  readonly within: string | null;
  readonly entry: Readonly<Record<string, unknown>>;
}

/** Everything that has a name: words, operators, functions, modules with their symbols, commands, error codes. */
export function namedEntries({
  sintaxe,
  embutidas,
  modulos,
  comandos,
  erros,
}: ReferenceFiles): readonly NamedEntry[] {
  const listed = <T extends object>(
    list: string,
    entries: readonly T[],
    nameOf: (entry: T) => string,
    within: string | null = null,
  ): NamedEntry[] =>
    entries.map(entry => ({ list, name: nameOf(entry), within, entry: { ...entry } as NamedEntry['entry'] }));
  return [
    ...listed('reservadas', sintaxe.reservadas, ({ palavra }) => palavra),
    ...listed('contextuais', sintaxe.contextuais, ({ palavra }) => palavra),
    // A family of operators stands in one text, with blanks between its members.
    ...sintaxe.operadores.flatMap(operator =>
      operator.simbolo.split(' ').flatMap(sign => listed('operadores', [operator], () => sign)),
    ),
    ...embutidas.funcoes.map(name => ({ list: 'embutidas', name, within: null, entry: { nome: name } })),
    ...modulos.modulos.flatMap(({ simbolos, ...modulo }) => [
      ...listed('modulos', [modulo], ({ nome }) => nome),
      ...modulo.apelidos.map(name => ({ list: 'modulos', name, within: null, entry: { ...modulo } })),
      ...listed('simbolos', simbolos, ({ nome }) => nome, modulo.nome),
    ]),
    ...comandos.grupos.flatMap(({ grupo, comandos: commands }) =>
      commands.flatMap(command => [
        ...listed('comandos', [command], ({ nome }) => nome, grupo),
        ...command.apelidos.map(name => ({ list: 'comandos', name, within: grupo, entry: { ...command } })),
      ]),
    ),
    ...listed('codigos', erros.codigos, ({ codigo }) => codigo),
  ];
}

/** Those with this name, or `module.name`; without regard to case where nothing has it as it is written. */
export function entriesNamed(name: string, entries: readonly NamedEntry[]): readonly NamedEntry[] {
  const officialNames = new Map(
    entries.flatMap((each): [string, string][] =>
      each.list === 'modulos' ? [[each.name, String(each.entry.nome)]] : [],
    ),
  );
  // `Texto.inverte`, where Texto is another name of the module.
  const dot = name.lastIndexOf('.');
  const module = officialNames.get(name.slice(0, Math.max(dot, 0)));
  const whole = module === undefined ? name : `${module}${name.slice(dot)}`;
  const isIt = (fold: (text: string) => string) => (each: NamedEntry) =>
    fold(each.name) === fold(name) ||
    (each.within !== null && fold(`${each.within}.${each.name}`) === fold(whole));
  const exact = entries.filter(isIt(text => text));
  return exact.length > 0 ? exact : entries.filter(isIt(text => text.toLowerCase()));
}

/** Names like one that nothing has. */
export function namesNear(name: string, entries: readonly NamedEntry[], others: readonly string[]): string[] {
  return nearest(name, [...entries.map(each => each.name), ...others], MAX_SUGGESTIONS);
}
