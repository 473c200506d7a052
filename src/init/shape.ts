import { isObject } from '../contract/json-object.js';
import { findUnresolved, type SourceRecord } from '../extract/index.js';

/** Records looked at for their shape. */
const MAX_RECORDS = 2000;
/** Levels of lists and maps inside a record that a mapping is looked for in. */
const MAX_LEVELS = 3;
/** Parts of a list that are looked at. */
const MAX_ITEMS = 6;

/** A part of a record that is a text in most of them. */
export interface TextPath {
  /** As a mapping names it: `key`, `value[1]`, `kwargs.titulo`. */
  readonly path: string;
  /** What stands there, for each record; undefined where nothing does. */
  readonly texts: readonly (string | undefined)[];
  /** How many there are. */
  readonly count: number;
}

/**
 * Every part of these records that is a text and that can be published: nothing that is not resolved.
 *
 * @param isMixed whether other things may stand there, too: who reads it has to ask for its type.
 */
export function textPaths(records: readonly SourceRecord[], isMixed = false): TextPath[] {
  const shown = records.slice(0, MAX_RECORDS);
  const found = new Map<string, (string | undefined)[]>();
  const doubtful = new Set<string>();
  for (const [i, { fields }] of shown.entries()) {
    for (const [name, value] of Object.entries(fields))
      if (name !== 'file' && name !== 'line') walk(name, value, 0, i);
  }
  return [...found]
    .filter(([path]) => isMixed || !doubtful.has(path))
    .map(([path, texts]) => {
      const full = Array.from({ length: shown.length }, (_, i) => texts[i]);
      return { path, texts: full, count: full.filter(text => text !== undefined).length };
    });

  function walk(path: string, value: unknown, level: number, index: number): void {
    if (typeof value === 'string') {
      const texts = found.get(path) ?? [];
      found.set(path, texts);
      texts[index] = value;
      return;
    }
    if (typeof value !== 'object' || value === null) {
      // A number beside texts would be refused where the contract wants a text.
      if (value !== null && value !== undefined) doubtful.add(path);
      return;
    }
    if (isPlaceholder(value)) {
      doubtful.add(path);
      return;
    }
    // A list or map in place of a text, too.
    doubtful.add(path);
    if (level >= MAX_LEVELS) return;
    if (Array.isArray(value)) {
      for (const [i, item] of value.slice(0, MAX_ITEMS).entries())
        walk(`${path}[${i}]`, item, level + 1, index);
    } else {
      for (const [key, item] of Object.entries(value))
        walk(`${path}.${pathName(key)}`, item, level + 1, index);
    }
  }
}

/**
 * Parts of which most stand between quotes once more, as lexers of ANTLR have them (`"'if'"`): what is between these, too.
 * @param pure those that are texts in all records.
 */
export function withUnquoted(paths: readonly TextPath[], pure: readonly TextPath[] = paths): TextPath[] {
  return paths.flatMap(part => {
    const isQuoted = part.texts.filter(text => text !== undefined && unquoted(text) !== text).length;
    if (isQuoted < MIN_QUOTED || isQuoted < part.count / 2) return [part];
    const path = `$replace(${part.path}, /^'|'$/, "")`;
    return [
      part,
      {
        ...part,
        path: pure.some(each => each.path === part.path)
          ? path
          : `($type(${part.path}) = "string" ? ${path} : "")`,
        texts: part.texts.map(text => text && unquoted(text)),
      },
    ];
  });
}

/** A text without the quotes around it. */
export function unquoted(text: string): string {
  return /^'(?<inner>.+)'$/s.exec(text)?.groups?.inner ?? text;
}

/** Fewer texts between quotes are so by chance. */
const MIN_QUOTED = 4;

/** A list in every record, with what is in it in all of them, as `each` reads it. */
export interface ListPath {
  /** As `each` names it: `value`, `args[1]`. */
  readonly path: string;
  readonly items: readonly SourceRecord[];
}

/** Every part of these records that is a list of maps, and not empty, in each of them. */
export function listPaths(records: readonly SourceRecord[]): ListPath[] {
  const shown = records.slice(0, MAX_RECORDS);
  const found = new Map<string, SourceRecord[][]>();
  for (const record of shown)
    for (const [path, list] of listsOf(record)) {
      const items = list.filter(isMap).map(fields => ({ fields, place: record.place }));
      if (list.length > 0 && items.length === list.length)
        found.set(path, [...(found.get(path) ?? []), items]);
    }
  return [...found]
    .filter(([, lists]) => lists.length === shown.length)
    .map(([path, lists]) => ({ path, items: lists.flat() }));
}

/** Lists that are fields of a record, or one level below: arguments of a call, values of a map. */
function listsOf({ fields }: SourceRecord): [path: string, list: readonly unknown[]][] {
  return Object.entries(fields).flatMap(([name, value]): [string, readonly unknown[]][] => {
    const below: [string, unknown][] = Array.isArray(value)
      ? value.slice(0, MAX_ITEMS).map((item, i) => [`${name}[${i}]`, item])
      : isMap(value)
        ? Object.entries(value).map(([key, item]) => [`${name}.${pathName(key)}`, item])
        : [];
    return [[name, value] as [string, unknown], ...below].filter(
      (each): each is [string, readonly unknown[]] => Array.isArray(each[1]),
    );
  });
}

function isMap(value: unknown): value is Record<string, unknown> {
  return isObject(value) && !isPlaceholder(value);
}

function isPlaceholder(value: object): boolean {
  return (
    !Array.isArray(value) &&
    Object.getPrototypeOf(value) !== Object.prototype &&
    findUnresolved(value) !== undefined
  );
}

/** A name as a mapping expression writes it. */
function pathName(key: string): string {
  return /^[A-Za-z_]\w*$/.test(key) && !/^(and|or|in)$/.test(key) ? key : `\`${key}\``;
}

/** Share of the texts at a path that pass a test. */
export function share({ texts, count }: TextPath, test: (text: string) => boolean): number {
  return count === 0 ? 0 : texts.filter(text => text !== undefined && test(text)).length / count;
}

/** The best path for a description: present nearly everywhere, in words, and best by one of the usual names. */
export function describing(
  paths: readonly TextPath[],
  total: number,
  not: readonly string[],
): TextPath | undefined {
  const isSentence = (text: string) => /\S\s+\S/.test(text);
  return paths
    .filter(
      path =>
        !not.includes(path.path) &&
        path.count >= total * 0.5 &&
        share(path, isSentence) > 0.5 &&
        // What is the same for most (the name of a structure) describes none.
        new Set(path.texts).size > path.count * 0.5,
    )
    .map(path => ({
      path,
      score:
        path.count / total +
        share(path, isSentence) +
        (/desc|help|ajuda|resumo|summary|message|mensagem|text|titulo|title|doc/i.test(path.path) ? 1 : 0),
    }))
    .sort((a, b) => b.score - a.score)[0]?.path;
}

/** A filter that keeps records whose part is a text that matches: anything else there is no mistake. */
export function whenText(path: string, pattern: string): string {
  // What an expression gives is a text already.
  return /^[$(]/.test(path)
    ? `$contains(${path}, ${pattern})`
    : `$contains($type(${path}) = "string" ? ${path} : "", ${pattern})`;
}

/** A text for a field that has one line, where some have several. */
export function oneLine({ path, texts }: TextPath): string {
  return texts.some(text => text?.trim().includes('\n')) ? `$trim($replace(${path}, /\\s+/, ' '))` : path;
}
