import { type FileName, pathOf, type ReferenceFiles } from '../contract/files.js';
import { REPORTED } from '../extract/index.js';
import { APELIDO_DE } from '../reference/shape.js';

/** A list of refdata.yml, and where it is published. */
export interface Section {
  /** Keys in refdata.yml, and below its `prove`. */
  readonly at: readonly string[];
  readonly file: FileName;
  /** Where the list stands in the file. */
  readonly field: string;
  /** The field that names an entry; lists of texts have none. */
  readonly key?: string;
  /** The field that holds a list of entries inside each, and what names these. */
  readonly inner?: { readonly field: string; readonly key: string };
}

/** Every list that can be proved, in the order of the contract. */
export const SECTIONS: readonly Section[] = [
  { at: ['sintaxe', 'reservadas'], file: 'sintaxe', field: 'reservadas', key: 'palavra' },
  { at: ['sintaxe', 'contextuais'], file: 'sintaxe', field: 'contextuais', key: 'palavra' },
  { at: ['sintaxe', 'operadores'], file: 'sintaxe', field: 'operadores', key: 'simbolo' },
  { at: ['sintaxe', 'verbos_http'], file: 'sintaxe', field: 'verbos_http' },
  { at: ['sintaxe', 'regras'], file: 'sintaxe', field: 'regras' },
  { at: ['embutidas'], file: 'embutidas', field: 'funcoes' },
  {
    at: ['modulos'],
    file: 'modulos',
    field: 'modulos',
    key: 'nome',
    inner: { field: 'simbolos', key: 'nome' },
  },
  {
    at: ['comandos'],
    file: 'comandos',
    field: 'grupos',
    key: 'grupo',
    inner: { field: 'comandos', key: 'nome' },
  },
  { at: ['erros'], file: 'erros', field: 'codigos', key: 'codigo' },
  { at: ['conteudos', 'exercicios'], file: 'conteudos', field: 'exercicios', key: 'key' },
];

/** An entry of a list: its name, and all that is said of it. */
export interface Entry {
  readonly name: string;
  readonly fields: Readonly<Record<string, unknown>>;
  /** Where it is published: `/api/erros.json#/codigos/3`. */
  readonly subject: string;
  /** Of an entry inside of another one: the name of that. */
  readonly outer?: string;
  /** Of one that comes under the same name again: how often it has come. */
  readonly times?: number;
}

/** Entries of a section by their names; those inside of entries are a list of their own (`modulos.simbolos`). */
export type Lists = ReadonlyMap<string, ReadonlyMap<string, Entry>>;

/** What the published files hold of a section. */
export function publishedLists(section: Section, files: ReferenceFiles): Lists {
  const list = (files[section.file] as unknown as Record<string, unknown>)[section.field];
  if (section.file !== 'conteudos') return listsOf(section, list as unknown[]);
  const { modulos } = files.conteudos.exercicios;
  return listsOf(
    section,
    Object.entries(modulos).map(([key, value]) => ({ key, value })),
  );
}

/** What somebody says that a section holds: entries as the contract has them, or names alone. */
export function listsOf({ at, file, field, key, inner }: Section, items: readonly unknown[]): Lists {
  const name = at.join('.');
  const outer = new Map<string, Entry>();
  const lists = new Map([[name, outer]]);
  const inside = new Map<string, Entry>();
  if (inner) lists.set(`${name}.${inner.field}`, inside);
  for (const [i, item] of foldAliases(items).entries()) {
    const subject = `${pathOf(file)}#/${field}/${i}`;
    const entry = entryOf(item, key, subject);
    if (!entry) continue;
    const { [inner?.field ?? '']: parts, total: _, ...fields } = entry.fields;
    add(outer, { ...entry, fields });
    if (!inner) continue;
    for (const [j, part] of (Array.isArray(parts) ? parts : []).entries()) {
      const own = entryOf(part, inner.key, `${subject}/${inner.field}/${j}`);
      if (own) add(inside, { ...own, name: `${entry.name}.${own.name}`, outer: entry.name });
    }
  }
  return lists;
}

function entryOf(item: unknown, key: string | undefined, subject: string): Entry | undefined {
  if (item === REPORTED || item === null || item === undefined) return undefined;
  if (typeof item !== 'object') return { name: String(item), fields: {}, subject };
  const { [key ?? '']: name, ...fields } = item as Record<string, unknown>;
  return { name: typeof name === 'string' ? name : JSON.stringify(name ?? item), fields, subject };
}

/** What has the name of an earlier entry is counted through, so that nothing is lost. */
function add(entries: Map<string, Entry>, entry: Entry): void {
  let times = 1;
  let { name } = entry;
  for (; entries.has(name); name = `${entry.name} (${times})`) times += 1;
  entries.set(name, times > 1 ? { ...entry, name, times } : entry);
}

/** Rows that say that a name is another one of a module become its `apelidos`. */
function foldAliases(items: readonly unknown[]): readonly unknown[] {
  const aliases = new Map<unknown, unknown[]>();
  const own = items.filter(item => {
    const { [APELIDO_DE]: of, nome } = Object(item) as Record<string, unknown>;
    if (typeof of !== 'string' || of === nome) return true;
    aliases.set(of, [...(aliases.get(of) ?? []), nome]);
    return false;
  });
  if (aliases.size === 0) return own;
  return own.map(item => {
    const { [APELIDO_DE]: _, apelidos, ...fields } = Object(item) as Record<string, unknown>;
    return {
      ...fields,
      apelidos: [...(Array.isArray(apelidos) ? apelidos : []), ...(aliases.get(fields.nome) ?? [])],
    };
  });
}
