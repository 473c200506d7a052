import type { LoadedConfig } from '../config/config.js';
import { type FileName, MODULES_AT, pathOf } from '../contract/files.js';
import type { Modulo } from '../contract/generated/contract.js';
import { at } from '../contract/json-pointer.js';
import {
  type Extracted,
  problemsOf,
  type Report,
  type Row,
  type Section,
  type UnknownPart,
} from '../extract/index.js';
import type { Place } from '../findings/finding.js';
import { compareCodePoints } from '../text/code-points.js';
import { nearest } from '../text/nearest.js';
import { type Details, detailsOf } from './details.js';
import {
  APELIDO_DE,
  COMANDO,
  EMBUTIDA,
  GRUPO,
  isUnread,
  MODULO,
  type Shape,
  Shaper,
  SIMBOLO,
  type Unread,
} from './shape.js';

/** Published lists by the section that they are read from, but for that of modules, which have lists themselves. */
const LISTS: readonly (readonly [section: keyof Extracted, list: string])[] = [
  ['reservadas', `${pathOf('sintaxe')}#/reservadas`],
  ['contextuais', `${pathOf('sintaxe')}#/contextuais`],
  ['operadores', `${pathOf('sintaxe')}#/operadores`],
  ['verbosHttp', `${pathOf('sintaxe')}#/verbos_http`],
  ['regras', `${pathOf('sintaxe')}#/regras`],
  ['embutidas', `${pathOf('embutidas')}#/funcoes`],
  ['comandos', `${pathOf('comandos')}#/grupos`],
  ['erros', `${pathOf('erros')}#/codigos`],
];

/** Something published, with its place and those of its items. */
type Entry<T> = Pick<Row, 'place' | 'items'> & {
  readonly value: T;
  readonly unread?: boolean;
  readonly details?: Details;
  readonly itemDetails?: Readonly<Record<string, readonly Details[]>>;
};

/** Makes the lists of the seven files of what was read for them, and keeps what is known of their entries besides. */
export class Composer {
  readonly origins = new Map<string, Place>();
  readonly details = new Map<string, Details>();
  readonly unreadSubjects = new Set<string>();
  readonly unsaidSubjects: string[] = [];
  private readonly unsaid = new WeakSet<object>();
  private readonly open = new WeakMap<object, readonly UnknownPart[]>();
  private readonly unread: Unread = new WeakMap();

  constructor(
    private readonly report: (problem: Report) => void,
    private readonly placeOf?: LoadedConfig['placeOf'],
  ) {}

  /** A list of objects; `order` is the field that the contract sorts by. */
  objects<T>(
    section: string,
    { rows, sorted }: Section,
    shape: Shape,
    file: FileName,
    pointer: string,
    order?: string,
  ): T[] {
    if (rows.length > 0 && rows.every(({ value }) => value === undefined || typeof value === 'string')) {
      this.refuseTexts(section, shape, (rows[0] as Row).place);
      return [];
    }
    const shaper = this.shaper(section);
    const shaped = rows.map(row => ({
      ...row,
      value: shaper.object(row.value, shape, row),
      details: detailsOf(row.described, shaper.aside(row.value, shape, row)),
      ...(shape === GRUPO && { itemDetails: { comandos: this.asides(shaper, row, 'comandos', COMANDO) } }),
    }));
    if (order && !sorted)
      shaped.sort((a, b) => compareCodePoints(String(a.value[order]), String(b.value[order])));
    this.remember(shaped, file, pointer);
    return shaped.map(({ value }) => value as T);
  }

  texts(
    section: string,
    { rows, sorted }: Section,
    file: FileName,
    pointer: string,
    ordered = false,
  ): string[] {
    const shaper = this.shaper(section);
    const shaped = rows.map(row => {
      // The contract has names, and a mapping may say more of each.
      const isMore = section === 'embutidas' && typeof row.value === 'object' && row.value !== null;
      const value = isMore
        ? String(shaper.object(row.value, EMBUTIDA, row).nome)
        : shaper.text(row.value, true, row, '[]');
      const details = detailsOf(row.described, isMore ? shaper.aside(row.value, EMBUTIDA, row) : {});
      return { place: row.place, value, details, unread: isUnread(row.value, 'needed') };
    });
    if (ordered && !sorted) shaped.sort((a, b) => compareCodePoints(a.value, b.value));
    this.remember(shaped, file, pointer);
    return shaped.map(({ value }) => value);
  }

  /** Modules with their other names folded in; symbols by name, modules by their number of symbols, most first. */
  modulos({ rows, sorted }: Section): Modulo[] {
    const shaper = this.shaper('modulos');
    const modules: Entry<Modulo>[] = [];
    const aliases: { nome: string; of: string; place: Place }[] = [];
    for (const row of rows) {
      const { place } = row;
      const of = (row.value as Record<string, unknown> | null)?.[APELIDO_DE];
      const shaped = shaper.object(row.value, MODULO, row);
      const { nome, apelidos, simbolos } = shaped as unknown as Modulo;
      if (typeof of === 'string' && of !== nome) {
        aliases.push({ nome, of, place });
        continue;
      }
      const asides = this.asides(shaper, row, 'simbolos', SIMBOLO);
      for (const [i, symbol] of simbolos.entries()) {
        const { hidesSignature, open } = row.describedItems?.simbolos?.[i] ?? {};
        if (symbol.assinatura !== '') this.tellOpen(symbol, open ?? []);
        else if (hidesSignature) this.unsaid.add(symbol);
      }
      const symbols = simbolos.map((value, i) => ({
        value,
        place: row.items?.simbolos?.[i] ?? place,
        details: asides[i] ?? {},
      }));
      if (!sorted) symbols.sort((a, b) => compareCodePoints(a.value.nome, b.value.nome));
      const value = { nome, apelidos, total: symbols.length, simbolos: symbols.map(symbol => symbol.value) };
      this.unread.set(value, this.unread.get(shaped) ?? []);
      modules.push({
        value,
        place,
        details: detailsOf(row.described, shaper.aside(row.value, MODULO, row)),
        itemDetails: { simbolos: symbols.map(symbol => symbol.details) },
        ...(row.items && { items: { simbolos: symbols.map(symbol => symbol.place) } }),
      });
    }
    this.fold(aliases, modules);
    for (const { value } of modules) value.apelidos.sort(compareCodePoints);
    if (!sorted)
      modules.sort((a, b) => b.value.total - a.value.total || compareCodePoints(a.value.nome, b.value.nome));
    this.remember(modules, 'modulos', '/modulos');
    return modules.map(({ value }) => value);
  }

  exercicios({ rows }: Section): Record<string, number> {
    const counts: [string, number][] = [];
    for (const { value, place } of rows) {
      const { key, value: count } = value as { key: unknown; value: unknown };
      if (typeof count !== 'number' || !Number.isInteger(count) || count < 0) {
        this.unreadSubjects.add(at(`${pathOf('conteudos')}#/exercicios/modulos`, String(key)));
        this.report({
          rule: 'field-type',
          message: `conteudos.exercicios: the number of "${String(key)}" is ${String(count)}, not a whole number.`,
          place,
        });
        continue;
      }
      const folder = String(key);
      const isTwice = counts.some(([name]) => name === folder);
      if (typeof key !== 'string' || isTwice) {
        this.unreadSubjects.add(at(`${pathOf('conteudos')}#/exercicios/modulos`, folder));
        this.report({
          rule: 'field-type',
          message: isTwice
            ? `conteudos.exercicios: the folder "${folder}" has two numbers, and only one of them would hold.`
            : `conteudos.exercicios: nothing says of which folder the number ${count} is.`,
          remedy: isTwice
            ? 'Give each its own name by `map: { key: …, value: value }`, or count both in one glob.'
            : 'Count by folder: `{ count: exercicios/*/*.lm, by: folder }`. Records of other kinds have the folder as `key`, a text.',
          place,
        });
        continue;
      }
      counts.push([folder, count]);
    }
    return Object.fromEntries(counts.sort(([a], [b]) => compareCodePoints(a, b)));
  }

  /** What of a signature is not known, all else being published. */
  private tellOpen(symbol: object, open: readonly UnknownPart[]): void {
    if (open.length > 0) this.open.set(symbol, open);
    for (const problem of problemsOf(open)) this.report(problem);
  }

  /**
   * What a list may have besides: `/reservadas/-`, and by name `/reservadas/-/se`. As in RFC 6901, "-" is the entry behind
   * the last one, which is not there.
   */
  tellLeftOut(extracted: Extracted, modules: readonly Modulo[]): void {
    for (const [section, list] of LISTS)
      for (const { name, isThere } of (extracted[section] as Section).leftOut ?? [])
        if (!isThere) this.unreadSubjects.add(at(list, '-', ...(name === undefined ? [] : [name])));
    const others = new Map<number, Set<string>>();
    const absent = new Set<string>();
    for (const { module, name, isThere } of extracted.modulos.leftOut ?? []) {
      const i = modules.findIndex(({ nome }) => nome === module);
      if (isThere) {
        if (i < 0 && module !== undefined) absent.add(module);
        if (i >= 0 && name !== undefined) others.set(i, (others.get(i) ?? new Set()).add(name));
        continue;
      }
      const around =
        i < 0
          ? at(MODULES_AT, '-', ...(module === undefined ? [] : [module]))
          : at(MODULES_AT, i, 'simbolos', '-');
      this.unreadSubjects.add(i < 0 || name === undefined ? around : at(around, name));
    }
    if (absent.size > 0) this.details.set(MODULES_AT, { outros: [...absent].sort(compareCodePoints) });
    for (const [i, names] of others) {
      for (const { nome } of modules[i]?.simbolos ?? []) names.delete(nome);
      if (names.size === 0) continue;
      const outros = [...names].sort(compareCodePoints);
      this.details.set(at(MODULES_AT, i), { ...this.details.get(at(MODULES_AT, i)), outros });
    }
  }

  /** Gives each alias to the module that it means, also through another alias. */
  private fold(
    aliases: readonly { nome: string; of: string; place: Place }[],
    modules: readonly { value: Modulo }[],
  ): void {
    const byName = new Map(modules.map(({ value }) => [value.nome, value]));
    const meant = new Map(aliases.map(({ nome, of }) => [nome, of]));
    for (const { nome, of, place } of aliases) {
      let target = of;
      for (let hops = 0; !byName.has(target) && meant.has(target) && hops < aliases.length; hops += 1)
        target = meant.get(target) as string;
      const module = byName.get(target);
      if (module) {
        module.apelidos.push(nome);
        continue;
      }
      const [near] = nearest(target, byName.keys());
      this.report({
        rule: 'alias-unknown',
        message: `"${nome}" is another name of "${of}", which is not a module.`,
        place,
        ...(near && { remedy: `Did you mean "${near}"?` }),
      });
    }
  }

  /** What is known beside the contract of the items of a list. */
  private asides(shaper: Shaper, row: Row, field: string, shape: Shape): Details[] {
    const list = (row.value as Record<string, unknown> | null)?.[field];
    return (Array.isArray(list) ? list : [list]).map((item, i) =>
      detailsOf(row.describedItems?.[field]?.[i], shaper.aside(item, shape, row)),
    );
  }

  private shaper(section: string): Shaper {
    return new Shaper(section, this.report, this.unread, name => this.keyOf(section, name));
  }

  /** Nothing but texts where objects are wanted: a mapping is missing, and not something in each of them. */
  private refuseTexts(section: string, shape: Shape, first: Place): void {
    const [name = ''] = Object.keys(shape);
    const fields = Object.entries(shape).flatMap(([each, field]) => (field === 'aside' ? [] : [each]));
    this.report({
      rule: 'field-type',
      message: `${section} gives texts, and its entries have fields: ${fields.join(', ')}.`,
      remedy: `Say which is which: map: { ${name}: value } where that is the value of a record, map: { ${name}: key } where it is its key. \`refdata extract ${section}\` shows what the records have.`,
      field: section,
      place: this.placeOf?.(section.split('.')) ?? first,
    });
  }

  /** Where refdata.yml names a field of a list; nothing where the list is put together of several sources. */
  private keyOf(section: string, name: string): Place | undefined {
    const map = [...section.split('.'), 'map'];
    const [around, own] = [map, [...map, name]].map(path => this.placeOf?.(path));
    return own?.line === around?.line && own?.column === around?.column ? undefined : own;
  }

  private remember(entries: readonly Entry<unknown>[], file: FileName, pointer: string): void {
    for (const [i, { place, items, value, unread, details, itemDetails }] of entries.entries()) {
      const subject = `${pathOf(file)}#${pointer}/${i}`;
      this.origins.set(subject, place);
      if (unread) this.unreadSubjects.add(subject);
      this.rememberUnread(value, subject);
      if (details) this.details.set(subject, details);
      for (const [field, list] of Object.entries(itemDetails ?? {}))
        for (const [j, own] of list.entries()) this.details.set(`${subject}/${field}/${j}`, own);
      for (const [field, places] of Object.entries(items ?? {}))
        for (const [j, own] of places.entries()) this.origins.set(`${subject}/${field}/${j}`, own);
    }
  }

  private rememberUnread(value: unknown, subject: string): void {
    if (typeof value !== 'object' || value === null) return;
    if (this.unsaid.has(value)) this.unsaidSubjects.push(at(subject, 'assinatura'));
    for (const field of this.unread.get(value) ?? []) this.unreadSubjects.add(at(subject, field));
    for (const { path } of this.open.get(value) ?? [])
      this.unreadSubjects.add(at(subject, 'assinatura', ...path.split('/')));
    for (const [key, part] of Object.entries(value)) this.rememberUnread(part, at(subject, key));
  }
}
