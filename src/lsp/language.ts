import { ANY_NAME, MODULES_AT, pathOf, type ReferenceFiles } from '../contract/files.js';
import type { ItemAntigo, ItemDeReferencia, Referencia } from '../contract/generated/contract.js';
import { segmentsOf } from '../contract/json-pointer.js';
import { successorIn } from '../contract/successor.js';
import { foldCase, type Lexico } from '../lexico/index.js';
import { shownNames } from '../site/shown-names.js';
import type { Tongue } from '../text/said.js';
import { addressOf } from './addresses.js';
import { wordsByElsewhere } from './elsewhere.js';
import { type Fold, Names } from './names.js';
import { type EditorTexts, textsIn } from './words/words.js';

/** What a site or a repository says of a language, as far as programs are held against it. */
export interface LanguageData {
  readonly files: Pick<ReferenceFiles, 'index' | 'sintaxe' | 'modulos' | 'comandos' | 'erros'>;
  readonly referencia: Referencia;
  /** How its programs are cut into tokens; nothing where nobody has said. */
  readonly lexico: Lexico | undefined;
  /** The address that pages of things are below; nothing where there are none. */
  readonly base: string | undefined;
  /** Values that could not be read from the source, as file and JSON Pointer. */
  readonly unread: readonly string[];
  /** Names that the language's own examples have, where these are left out. */
  readonly shown?: readonly string[];
}

/** A module with what can be asked of it. */
export interface Module {
  readonly item: ItemDeReferencia;
  /** Its official name and the others. */
  readonly names: readonly string[];
  readonly symbols: ReadonlyMap<string, ItemDeReferencia>;
  /** Whether all of its symbols are known: only then is another name no symbol of it. */
  readonly isWhole: boolean;
  /** Names that can be asked of it, or may be, and that are no symbols: nothing more is known of them. */
  readonly others: Pick<ReadonlySet<string>, 'has'>;
}

/** A word of the syntax: reserved, or a keyword in some places. */
export interface Word {
  readonly item: ItemDeReferencia;
  readonly isReserved: boolean;
  /** What other languages call it; empty where nobody said. */
  readonly equivalent: string;
  /** Where a contextual word is a keyword; empty for reserved words. */
  readonly where: string;
}

/** Other languages' words for taking a module in. */
const IMPORTING = /\b(?:import|use|using|require|include|from|load)\b/;
const IMPORTS = /^(?:import|use|using|from)$/;

const DECLARING =
  /^(?:let|var|val|const|def|fun|func|function|class|struct|record|enum|interface|trait|type|module)\b/;
/** Other languages' words behind which a name is taken for what follows: of a loop, of what is caught, of a function without a name. */
const BINDING = /^(?:for|foreach|catch|except|rescue)\b|(?:^|\s)(?:=>|lambda\b)/;
/** Where the list of built-ins stands, as paths of findings have it. */
const BUILTINS_AT = pathOf('embutidas');
/** The group of words of a lexico that declare names. */
const DECLARATIONS = 'declaracao';
const CONSTANTS = 'constante';

/**
 * What of a module was not read: whether that may be any symbol, and the names of those that it may have besides. As data says
 * it, "-" is the entry of a list that may be there as well.
 */
function unreadOf(at: number, unread: readonly string[]): { isUnread: boolean; others: string[] } {
  const others: string[] = [];
  let isUnread = false;
  for (const path of unread) {
    if (!path.startsWith(MODULES_AT)) continue;
    const [of, list, entry, name] = segmentsOf(path.slice(MODULES_AT.length));
    if (of === undefined) isUnread = true;
    if (of !== String(at)) continue;
    if (entry === '-' && name !== undefined) others.push(name);
    // What of a symbol is not known besides its name is none of this.
    else if (list === undefined || (list === 'simbolos' && name === undefined)) isUnread = true;
  }
  return { isUnread, others };
}

/** A language by its names, to be asked while somebody writes a program in it. */
export class Language {
  /** How names are compared: its lexico says whether case counts. */
  readonly fold: Fold;
  /** What an editor is told of it beside its own texts. */
  readonly texts: EditorTexts;
  readonly words: Names<Word>;
  readonly builtins: Names<ItemDeReferencia>;
  readonly operators: Names<ItemDeReferencia>;
  readonly verbs: Names<ItemDeReferencia>;
  /** By all of their names. */
  readonly modules: Names<Module>;
  readonly commands = new Map<string, ItemDeReferencia>();
  readonly errors = new Map<string, ItemDeReferencia>();
  readonly byId = new Map<string, ItemDeReferencia>();
  /** Things of earlier versions that are gone, by their ids. */
  readonly gone: ReadonlyMap<string, ItemAntigo>;
  /** Beginnings of names of modules that are none themselves: `Lume`, with how many have it. */
  readonly roots = new Map<string, number>();

  /** Whether an error code is about tabs, with an example that is indented with one. */
  readonly forbidsTabs: boolean;
  /** Symbols that end a statement within a line. */
  readonly separators: ReadonlySet<string>;
  private readonly groups: Names<string>;
  private readonly declaring: Names<true>;
  private readonly conditional: Names<true>;
  private around: Names<true> | undefined;
  private shownNames: Names<true> | undefined;
  private elsewhere: ReadonlyMap<string, readonly string[]> | undefined;

  /** @param tongue what is said of it is said in this one; in its own unless given. */
  constructor(
    readonly data: LanguageData,
    tongue: Tongue = data.referencia.idioma,
  ) {
    const { files, referencia, lexico } = data;
    this.texts = textsIn(tongue);
    this.fold = lexico?.caixa === 'ignora' ? foldCase : name => name;
    this.separators = new Set([';', ...(lexico?.continuacao?.separador ?? [])]);
    this.words = this.names();
    this.builtins = this.names();
    this.operators = this.names();
    this.verbs = this.names();
    this.modules = this.names();
    this.groups = this.names();
    this.declaring = this.names();
    this.conditional = this.names();
    for (const { palavra } of lexico?.contextuais ?? []) this.conditional.set(palavra, true);
    this.gone = new Map((referencia.antigos ?? []).map(each => [each.id, each]));
    const symbols = this.symbolsByModule(referencia.itens);
    const tables = new Map<ItemDeReferencia['tipo'], Map<string, ItemDeReferencia>>([
      ['embutida', this.builtins],
      ['operador', this.operators],
      ['verbo', this.verbs],
      ['comando', this.commands],
      ['erro', this.errors],
    ]);
    for (const item of referencia.itens) {
      this.byId.set(item.id, item);
      const table = tables.get(item.tipo);
      if (table !== undefined && !table.has(item.nome)) table.set(item.nome, item);
      if (item.tipo === 'modulo') this.addModule(item, symbols.get(item.nome) ?? this.names());
    }
    this.addWords(files.sintaxe);
    for (const [group, words] of Object.entries(lexico?.palavras ?? {}))
      for (const word of words) {
        this.groups.set(word, group);
        if (group === DECLARATIONS) this.declaring.set(word, true);
      }
    this.forbidsTabs = files.erros.codigos.some(
      ({ exemplo, titulo, explicacao }) =>
        /^ *\t/m.test(exemplo) && /\btab(?:s|ula\p{L}*)?\b/iu.test(`${titulo} ${explicacao} ${exemplo}`),
    );
  }

  /** A table by names, empty. */
  names<T>(): Names<T> {
    return new Names(this.fold);
  }

  get name(): string {
    return this.data.referencia.nome;
  }

  get version(): string {
    return this.data.referencia.versao;
  }

  /** What messages call it: `Lume 1.4.0`. */
  get title(): string {
    return `${this.name} ${this.version}`;
  }

  /** The ending of the names of programs, with its dot. */
  get extension(): string {
    return this.data.files.sintaxe.extensao;
  }

  /** Whether anything of the language that is no symbol of a module is called so. */
  hasName(name: string): boolean {
    return [this.words, this.builtins, this.verbs, this.modules].some(names => names.has(name));
  }

  /** Names that the language's own examples have: none of them is a slip. */
  get shown(): Pick<ReadonlySet<string>, 'has'> {
    if (this.shownNames === undefined) {
      this.shownNames = this.names<true>();
      for (const name of this.data.shown ?? shownNames(this.data.referencia)) this.shownNames.set(name, true);
    }
    return this.shownNames;
  }

  /** What the language has in the place of what other languages call so; nothing where it has the name itself. */
  insteadOf(name: string): readonly string[] {
    this.elsewhere ??= wordsByElsewhere(this);
    return this.hasName(name) ? [] : (this.elsewhere.get(name) ?? []);
  }

  /** Whether it has built-ins, all of which could be read. */
  get knowsBuiltins(): boolean {
    return this.builtins.size > 0 && !this.data.unread.some(path => path.startsWith(BUILTINS_AT));
  }

  isReserved(name: string): boolean {
    return this.words.get(name)?.isReserved === true;
  }

  /** Whether there is, or may be, a module of a name of which nothing else is known: the list is without it, or it is around one. */
  mayHaveModule(name: string): boolean {
    const { referencia, unread } = this.data;
    if (this.around === undefined) {
      this.around = this.names<true>();
      for (const each of referencia.outros ?? []) this.around.set(each, true);
      for (const path of unread) {
        const [entry, module] = path.startsWith(MODULES_AT) ? segmentsOf(path.slice(MODULES_AT.length)) : [];
        if (entry === '-') this.around.set(module ?? ANY_NAME, true);
      }
      for (const each of this.modules.keys())
        for (const { index } of each.matchAll(/\.|::/g)) this.around.set(each.slice(0, index), true);
    }
    return this.around.has(name) || this.around.has(ANY_NAME);
  }

  /** Whether a word takes a module in, as other languages' words for it say; where nobody has said those, it is one of them itself. */
  isImporting(name: string): boolean {
    const word = this.words.get(name);
    if (word === undefined) return false;
    return word.equivalent === '' ? IMPORTS.test(name) : IMPORTING.test(word.equivalent);
  }

  /** Whether a word declares the name behind it, as its group or its word in other languages says. */
  isDeclaring(name: string): boolean {
    const word = this.words.get(name);
    if (word === undefined) return false;
    return DECLARING.test(word.equivalent) || this.declaring.has(name);
  }

  /** Whether names behind a word are the program's own in what follows, as its word in other languages says: those of loops, of lambdas. */
  isBinding(name: string): boolean {
    return BINDING.test(this.words.get(name)?.equivalent ?? '');
  }

  /** Whether the lexico says when a contextual word is a keyword. */
  isConditional(name: string): boolean {
    return this.conditional.has(name);
  }

  /** Whether a word is a value, as the lexico says. */
  isConstant(name: string): boolean {
    return this.groups.get(name) === CONSTANTS;
  }

  /** The group of a word in the lexico: `controle`; nothing where it is in none of its own. */
  groupOf(name: string): string | undefined {
    return this.groups.get(name);
  }

  /** Whether the lexico says which words declare: the others do not, then. */
  get tellsDeclaring(): boolean {
    return this.hasGroup(DECLARATIONS);
  }

  hasGroup(group: string): boolean {
    return this.data.lexico?.palavras[group] !== undefined;
  }

  /** What there is now in the place of a thing that is gone, however often it was renamed; nothing where nobody has said. */
  successorOf({ agora }: ItemAntigo): ItemDeReferencia | undefined {
    const id = successorIn(
      agora,
      each => this.byId.has(each),
      each => this.gone.get(each)?.agora,
    );
    return id === undefined ? undefined : this.byId.get(id);
  }

  /** The page of a thing; for an error code without one, that of its documentation. */
  addressOf(item: ItemDeReferencia): string | undefined {
    return addressOf(this.data, item);
  }

  private addModule(item: ItemDeReferencia, symbols: ReadonlyMap<string, ItemDeReferencia>): void {
    const names = [item.nome, ...item.apelidos];
    const at = this.data.files.modulos.modulos.findIndex(({ nome }) => nome === item.nome);
    const { isUnread, others } = unreadOf(at, this.data.unread);
    const known = this.names<true>();
    for (const name of [...others, ...(item.outros ?? [])]) known.set(name, true);
    const module: Module = {
      item,
      names,
      symbols,
      isWhole: symbols.size > 0 && !isUnread && !known.has(ANY_NAME),
      others: known,
    };
    for (const name of names) {
      this.modules.set(name, module);
      const [root = name] = name.split(/\.|::/);
      if (root !== name) this.roots.set(root, (this.roots.get(root) ?? 0) + 1);
    }
  }

  private addWords({ reservadas, contextuais }: ReferenceFiles['sintaxe']): void {
    const items = new Map(this.data.referencia.itens.map(item => [`${item.tipo}:${item.nome}`, item]));
    const add = (tipo: string, palavra: string, equivalent: string, where: string) => {
      const item = items.get(`${tipo}:${palavra}`);
      if (item === undefined || this.words.has(palavra)) return;
      this.words.set(palavra, { item, isReserved: tipo === 'palavra', equivalent, where });
    };
    for (const { palavra, equivalente } of reservadas) add('palavra', palavra, equivalente, '');
    for (const { palavra, equivalente, onde } of contextuais) add('contextual', palavra, equivalente, onde);
  }

  private symbolsByModule(items: readonly ItemDeReferencia[]): Map<string, Names<ItemDeReferencia>> {
    const found = new Map<string, Names<ItemDeReferencia>>();
    for (const item of items) {
      if (item.tipo !== 'simbolo' || item.modulo === null) continue;
      const symbols = found.get(item.modulo) ?? this.names<ItemDeReferencia>();
      found.set(item.modulo, symbols);
      if (!symbols.has(item.nome)) symbols.set(item.nome, item);
    }
    return found;
  }
}
