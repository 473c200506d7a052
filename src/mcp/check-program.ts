import type { ItemDeReferencia } from '../contract/generated/contract.js';
import { nearest } from '../text/nearest.js';
import type { Catalogue } from './catalogue.js';

/** What is said of a name in a program. */
export interface CheckedName {
  readonly nome: string;
  /** Line, from 1. */
  readonly linha: number;
  readonly estado: 'known' | 'unknown' | 'cannot tell';
  readonly endereco?: string;
  readonly desde?: string | null;
  /** Of what is not there: the names most like it. */
  readonly proximos?: readonly string[];
}

const MAX_NEAR = 3;

const TEXTS = /"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\\n]|\\.)*`/g;
const COMMENT = /(?:^|(?<=\s))(?:#(?=[\s!]|$)|\/\/|--(?=\s|$)).*$/;
const DOTTED = /[\p{L}_$][\p{L}\p{M}\p{N}_$]*(?:\.[\p{L}_$][\p{L}\p{M}\p{N}_$]*)*/gu;

/**
 * Holds the names of a program against a language, by names alone, since what a line means is not known: a module that is
 * imported and what is asked of it is known or unknown; of any other name it is only said whether the language has it.
 */
export function checkProgram(program: string, catalogue: Catalogue): CheckedName[] {
  const library = new Library(catalogue);
  const lines = program.split(/\r\n?|\n/).map(codeOf);
  const bound = new Map<string, string>();
  for (const line of lines) library.bindings(line, bound);
  const seen = new Set<string>();
  const found: CheckedName[] = [];
  for (const [i, line] of lines.entries())
    for (const [name] of line.matchAll(DOTTED)) {
      const said = library.judge(name, bound);
      if (seen.has(name)) continue;
      seen.add(name);
      found.push({ nome: name, linha: i + 1, ...said });
    }
  return found;
}

/** A line without texts and comments. */
function codeOf(line: string): string {
  return line.replace(TEXTS, text => ' '.repeat(text.length)).replace(COMMENT, '');
}

type Judgement = Omit<CheckedName, 'nome' | 'linha'>;

class Library {
  /** By official name and by other names. */
  private readonly modules = new Map<string, string>();
  private readonly symbols = new Map<string, Map<string, ItemDeReferencia>>();
  /** First parts of names of modules: `Lume`. */
  private readonly roots = new Set<string>();

  constructor(private readonly catalogue: Catalogue) {
    const { itens } = catalogue.referencia;
    for (const { tipo, nome, apelidos, modulo } of itens) {
      if (tipo === 'modulo') {
        for (const name of [nome, ...apelidos]) this.modules.set(name, nome);
        const [root] = nome.split('.');
        if (root !== undefined && root !== nome) this.roots.add(root);
      }
      if (modulo !== null && !this.symbols.has(modulo)) this.symbols.set(modulo, new Map());
    }
    for (const item of itens) if (item.modulo !== null) this.symbols.get(item.modulo)?.set(item.nome, item);
  }

  /** Names that a line gives to a module: of `importa Lume.Texto como T`, the last one. */
  bindings(line: string, bound: Map<string, string>): void {
    const names = [...line.matchAll(DOTTED)].map(([name]) => name);
    const at = names.findIndex(name => this.modules.has(name));
    const [module, ...rest] = at < 0 ? [] : names.slice(at);
    if (module === undefined || at !== 1) return;
    const [word, alias] = rest;
    if (rest.length === 2 && alias !== undefined && this.isWord(names[0]) && this.isWord(word))
      bound.set(alias, this.modules.get(module) as string);
  }

  judge(name: string, bound: ReadonlyMap<string, string>): Judgement {
    const [whole] = this.catalogue.named(name).filter(item => item.nome === name || item.modulo !== null);
    if (this.modules.has(name) || (whole !== undefined && isNamed(whole, name))) return known(whole);
    const parts = name.split('.');
    for (let i = parts.length - 1; i > 0; i -= 1) {
      const before = parts.slice(0, i).join('.');
      const module = this.modules.get(before) ?? bound.get(before);
      if (module === undefined) continue;
      const symbols = this.symbols.get(module) ?? new Map<string, ItemDeReferencia>();
      const asked = parts[i] as string;
      const symbol = symbols.get(asked);
      if (symbol) return known(symbol);
      const near = nearest(asked, symbols.keys(), MAX_NEAR).map(each => `${before}.${each}`);
      return { estado: 'unknown', proximos: near };
    }
    if (parts.length > 1 && this.roots.has(parts[0] as string))
      return { estado: 'unknown', proximos: nearest(name, this.modules.keys(), MAX_NEAR) };
    return { estado: 'cannot tell' };
  }

  private isWord(name: string | undefined): boolean {
    return (
      name !== undefined &&
      this.catalogue.named(name).some(({ tipo }) => tipo === 'palavra' || tipo === 'contextual')
    );
  }
}

function isNamed({ nome, modulo, tipo }: ItemDeReferencia, name: string): boolean {
  return tipo === 'simbolo' ? `${modulo}.${nome}` === name : nome === name;
}

function known(item: ItemDeReferencia | undefined): Judgement {
  return item === undefined
    ? { estado: 'known' }
    : { estado: 'known', endereco: item.endereco, desde: item.desde };
}
