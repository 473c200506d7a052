import {
  type CompletionItem,
  CompletionItemKind,
  CompletionItemTag,
  InsertTextFormat,
} from 'vscode-languageserver-protocol';
import type { ItemDeReferencia } from '../contract/generated/contract.js';
import {
  beginsStatement,
  type Chain,
  type Code,
  chainUpTo,
  depthOf,
  isMember,
  isName,
  textAt,
  tokenBefore,
} from './code-token.js';
import { type ImportWords, statementEnd } from './imports.js';
import { headOf, itemMarkdown, itemPlain } from './item-text.js';
import type { Language, Module } from './language.js';
import type { Program } from './program.js';
import type { Snippet } from './snippets.js';

/** More than anybody reads; the rest comes with the next letters. */
const MAX_ITEMS = 2000;
/** Tokens of a line that are looked at for what stands before a place. */
const MAX_LINE_TOKENS = 400;

const KINDS: Readonly<Record<ItemDeReferencia['tipo'], CompletionItemKind>> = {
  palavra: CompletionItemKind.Keyword,
  contextual: CompletionItemKind.Keyword,
  operador: CompletionItemKind.Operator,
  verbo: CompletionItemKind.EnumMember,
  regra: CompletionItemKind.Text,
  embutida: CompletionItemKind.Function,
  modulo: CompletionItemKind.Module,
  simbolo: CompletionItemKind.Function,
  comando: CompletionItemKind.Event,
  erro: CompletionItemKind.Constant,
};

export interface Completions {
  readonly items: CompletionItem[];
  readonly isIncomplete: boolean;
}

export interface CompletionOptions {
  readonly importWords: ImportWords;
  /** None where the editor has no snippets. */
  readonly snippets: readonly Snippet[];
  /** The sign that made the editor ask without being asked; nothing where somebody asked. */
  readonly trigger?: string | undefined;
}

/** Names that may stand at a place of a program; none in comments, texts and numbers. */
export function completionsAt(program: Program, offset: number, options: CompletionOptions): Completions {
  if (program.isProse(offset)) return limited([]);
  const code = program.codeAt(offset);
  const last = tokenBefore(code, offset);
  const token = code.tokens.get(last);
  const isTyped = token !== undefined && offset <= token.end;
  if (isTyped && token.kind === 'number') return limited([]);
  // What is being typed is replaced by what is chosen; before it stands what decides.
  const before = isTyped && token.kind === 'name' ? last : last + 1;
  if (isMember(code, before - 1)) return limited(members(program, code, before, offset));
  const position = importPosition(program, code, before, options.importWords);
  if (position !== undefined) return limited(position);
  // A blank or a colon asks only where something certain stands before it.
  if (options.trigger !== undefined && /\W/.test(options.trigger)) return limited([]);
  const start = before <= last ? (token?.start ?? offset) : offset;
  return limited(anything(program, code, { before, start, offset }, options));
}

/** What is asked of the name before a dot: symbols of a module, or the next part of names of modules. */
function members(program: Program, code: Code, before: number, offset: number): CompletionItem[] {
  if (!isName(code, before - 2)) return [];
  const separator = textAt(code, before - 1) === '::' ? '::' : '.';
  const chain = { ...chainUpTo(code, before - 2), separator };
  const found = program.moduleOf(chain);
  const symbols = found?.length === chain.parts.length ? symbolsOf(found.module, program.language) : [];
  return [
    ...nextParts(program, chain, { from: code.tokens.get(chain.first)?.start ?? offset, to: offset }),
    ...symbols,
  ];
}

/** Modules whose names go on from a chain; the whole name is replaced. */
function nextParts(
  program: Program,
  { parts, separator }: Chain,
  { from, to }: { readonly from: number; readonly to: number },
): CompletionItem[] {
  const { document, language } = program;
  const start = language.fold(parts.join(separator) + separator);
  const range = { start: document.positionAt(from), end: document.positionAt(to) };
  const found: CompletionItem[] = [];
  for (const [name, { item }] of language.modules) {
    if (!language.fold(name).startsWith(start)) continue;
    // Only what is on one line can be replaced.
    if (range.start.line !== range.end.line) continue;
    found.push({ ...entry(language, item, name), filterText: name, textEdit: { range, newText: name } });
  }
  return found;
}

function symbolsOf({ symbols }: Module, language: Language): CompletionItem[] {
  return [...symbols.values()].map(item => entry(language, item));
}

/** Modules behind a word that takes them in, and symbols where they are taken in by name; nothing anywhere else. */
function importPosition(
  program: Program,
  code: Code,
  before: number,
  words: ImportWords,
): CompletionItem[] | undefined {
  const first = lineStart(code, before, program.language.separators);
  if (first === before) return undefined;
  const { language } = program;
  const previous = textAt(code, before - 1);
  const word = textAt(code, first);
  if (!language.words.has(word)) return undefined;
  const isImport = words.has(word) || language.isImporting(word);
  if (isImport && before === first + 1) return modulesOf(language);
  const end = Math.min(statementEnd(code, first, language.separators), code.tokens.length);
  const module = moduleIn(program, code, first + 1, end);
  // `de M importa a, b`: behind the second word that takes in.
  const second = indexOf(
    code,
    first + 1,
    before,
    at => words.has(textAt(code, at)) || language.isImporting(textAt(code, at)),
  );
  const isListing = previous === ',' || before - 1 === second || depthOf(code, before - 1) > 0;
  if (module !== undefined && isListing && (second >= 0 || (isImport && depthIn(code, first, before) > 0)))
    return symbolsOf(module, language);
  // `de M`: the first word does not take in on its own.
  if (module === undefined && before === first + 1 && leadsToImport(program, word, words))
    return modulesOf(language);
  return undefined;
}

/** Whether the language's examples begin a line with a word, and take something in behind it: `de M importa a`. */
function leadsToImport({ language }: Program, word: string, words: ImportWords): boolean {
  const { fold } = language;
  for (const [name, { item }] of language.words)
    if (words.has(name) || fold(name) === fold(word))
      for (const { codigo } of item.exemplos)
        for (const line of codigo.split('\n')) {
          const [start, ...rest] = line.trim().split(/\s+/);
          if (fold(start ?? '') === fold(word) && rest.some(part => words.has(part))) return true;
        }
  return false;
}

function modulesOf(language: Language): CompletionItem[] {
  return [...language.modules].map(([name, { item }]) => entry(language, item, name));
}

function anything(
  program: Program,
  code: Code,
  { before, start, offset }: { readonly before: number; readonly start: number; readonly offset: number },
  { snippets }: CompletionOptions,
): CompletionItem[] {
  const { language, bound, imports, text } = program;
  const found: CompletionItem[] = [];
  for (const [name, { item, isReserved }] of language.words)
    if (isReserved || program.isKeywordAt(name, start, offset)) found.push(entry(language, item));
  for (const item of language.builtins.values()) found.push(entry(language, item));
  for (const [name, { item }] of bound) found.push(entry(language, item, name));
  for (const { selected } of imports)
    for (const { module, name, own } of selected) {
      const item = module.symbols.get(name);
      if (item !== undefined) found.push(entry(language, item, own));
    }
  for (const [name, { item }] of language.modules)
    if (!bound.has(name)) found.push(entry(language, item, name));
  for (const item of language.verbs.values()) found.push(entry(language, item));
  const isFirst = text.slice(text.lastIndexOf('\n', start - 1) + 1, start).trim() === '';
  if (isFirst && !isInBrackets(code, before))
    found.push(...snippets.map(each => snippetEntry(each, language)));
  return unique(found);
}

/** The first token of the line that a token stands in. */
function lineStart(code: Code, at: number, separators: ReadonlySet<string>): number {
  let first = at;
  const isOther = (i: number) => beginsStatement(code, i, separators) && !isInBrackets(code, i);
  if (at < code.tokens.length && isOther(at)) return at;
  while (first > 0 && at - first < MAX_LINE_TOKENS) {
    first -= 1;
    if (isOther(first)) return first;
  }
  return first;
}

/** Whether a line goes on in brackets that were opened in the lines before it, as far as these are looked at. */
function isInBrackets(code: Code, at: number): boolean {
  let depth = 0;
  for (let i = at - 1; i >= 0 && at - i < MAX_LINE_TOKENS; i -= 1) {
    depth += depthOf(code, i);
    if (depth > 0) return true;
  }
  return false;
}

function moduleIn(program: Program, code: Code, from: number, to: number): Module | undefined {
  for (let at = from; at < to; at += 1) {
    if (!isName(code, at) || isMember(code, at + 1)) continue;
    const chain = chainUpTo(code, at);
    const found = program.language.modules.get(chain.parts.join(chain.separator));
    if (found !== undefined) return found;
  }
  return undefined;
}

function indexOf(code: Code, from: number, to: number, holds: (at: number) => boolean): number {
  for (let at = from; at < to; at += 1) if (isName(code, at) && holds(at)) return at;
  return -1;
}

function depthIn(code: Code, from: number, to: number): number {
  let depth = 0;
  for (let at = from; at < to; at += 1) depth += depthOf(code, at);
  return depth;
}

function entry({ texts }: Language, item: ItemDeReferencia, label = item.nome): CompletionItem {
  const isFunction = item.assinatura?.startsWith('(') ?? item.tipo === 'embutida';
  const isConstant = item.tipo === 'simbolo' && !isFunction;
  return {
    label,
    kind: isConstant ? CompletionItemKind.Constant : KINDS[item.tipo],
    detail: item.assinatura === null ? texts.kinds[item.tipo] : headOf(item),
    data: item.id,
    ...(item.obsoleto !== null && { tags: [CompletionItemTag.Deprecated] }),
  };
}

function snippetEntry({ word, body }: Snippet, language: Language): CompletionItem {
  const item = language.words.get(word)?.item as ItemDeReferencia;
  return {
    label: `${word} …`,
    filterText: word,
    kind: CompletionItemKind.Snippet,
    detail: language.texts.withBlock(language.texts.kinds[item.tipo]),
    insertText: body,
    insertTextFormat: InsertTextFormat.Snippet,
    data: item.id,
  };
}

/** Adds to what was chosen all that is known of it. */
export function resolved(
  completion: CompletionItem,
  language: Language,
  isMarkdown: boolean,
): CompletionItem {
  const { id } = (completion.data ?? {}) as { id?: unknown };
  const item = typeof id === 'string' ? language.byId.get(id) : undefined;
  if (item === undefined) return completion;
  return {
    ...completion,
    documentation: isMarkdown
      ? { kind: 'markdown', value: itemMarkdown(item, language) }
      : { kind: 'plaintext', value: itemPlain(item, language) },
  };
}

function unique(items: readonly CompletionItem[]): CompletionItem[] {
  const seen = new Map<string, CompletionItem>();
  for (const item of items) {
    const key = `${item.label}\0${item.kind}`;
    if (!seen.has(key)) seen.set(key, item);
  }
  return [...seen.values()];
}

function limited(items: CompletionItem[]): Completions {
  return { items: items.slice(0, MAX_ITEMS), isIncomplete: items.length > MAX_ITEMS };
}
