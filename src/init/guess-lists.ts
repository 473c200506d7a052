import { type Guess, type ReadTable, whereOf } from './guess.js';
import { describing, oneLine, share, type TextPath, whenText } from './shape.js';

const WORD = /^[\p{L}_$][\p{L}\p{N}_.$?!]*$/u;
/** An option, with its short form or value; no sentence that begins with one. */
const FLAG = /^--?[A-Za-z][\w-]*(?:[ =,<[|/].{0,40})?$/;
const CODE = /^[A-Z]{1,5}[-_]?\d{3,5}$/;
/** What the contract's rule demands of codes; others need a pattern of their own. */
const CONTRACT_CODE = /^[A-Z]{2}\d{4}$/;

/** Functions that need no import: the first table with names in it, none of them twice. */
export function guessBuiltins(tables: readonly ReadTable[]): Guess[] {
  for (const table of tables) {
    const names = firstNames(table);
    if (!names) continue;
    const isWhole = names.count === table.records.length;
    const filter = isWhole ? {} : { filter: `$type(${names.path}) = "string"` };
    const isUnique = new Set(names.texts).size === names.count;
    return [
      {
        at: 'embutidas',
        // The list wants texts, and `unique` a field: where it is needed, the field goes in the end.
        spec: isUnique
          ? { table: table.table, ...filter, map: names.path }
          : {
              merge: [{ table: table.table, ...filter, map: { nome: names.path }, unique: 'nome' }],
              map: 'nome',
            },
        why: `${table.candidate.name} (${whereOf(table)}) has ${names.count} names, and is called as tables of built-in functions are.`,
      },
    ];
  }
  return [];
}

/** Commands with what they do, or the options of one command. */
export function guessCommands(tables: readonly ReadTable[], nome: string): Guess[] {
  const group = JSON.stringify(nome);
  for (const table of tables) {
    const { records, paths, mixed } = table;
    const flags = mixed
      .filter(path => path.count >= 3 && share(path, text => FLAG.test(text)) > 0.6 && !isNested(path.path))
      .sort((a, b) => longFlags(b) - longFlags(a))[0];
    const description = describing(paths, records.length, flags ? [flags.path] : []);
    if (flags) {
      const options = {
        table: table.table,
        filter: whenText(flags.path, '/^--?[A-Za-z][^\\n]{0,60}$/'),
        map: { nome: group, flag: flags.path, ...(description && { descricao: oneLine(description) }) },
        unique: 'flag',
        group: { by: 'nome', into: 'opcoes' },
      };
      return [
        {
          at: 'comandos',
          spec: {
            merge: [options],
            map: { grupo: group, nome: 'nome', uso: 'nome', opcoes: 'opcoes' },
            group: { by: 'grupo', into: 'comandos' },
          },
          why: `${table.candidate.name} (${whereOf(table)}) has ${flags.count} texts that look like options of a command line.`,
        },
      ];
    }
    const names = description && firstNames(table);
    if (!names || !description || names.path === description.path) continue;
    const both = records.length === names.count;
    return [
      {
        at: 'comandos',
        spec: {
          table: table.table,
          ...(!both && { filter: `$type(${names.path}) = "string"` }),
          map: { grupo: group, nome: names.path, uso: names.path, resumo: oneLine(description) },
          unique: 'nome',
          group: { by: 'grupo', into: 'comandos' },
        },
        why: `${table.candidate.name} (${whereOf(table)}) has ${names.count} names with a text that says what each is for.`,
      },
    ];
  }
  return [];
}

/** Error codes: entries with a code, and what the usual names say of them. */
export function guessErrors(tables: readonly ReadTable[]): Guess[] {
  for (const table of tables) {
    const { records, paths } = table;
    const codes = paths
      .filter(path => path.count >= 3 && share(path, text => CODE.test(text)) > 0.8)
      .sort((a, b) => b.count - a.count)[0];
    if (!codes) continue;
    const named = (pattern: RegExp) =>
      paths.find(
        path => path.path !== codes.path && pattern.test(path.path) && path.count > records.length * 0.5,
      );
    const title =
      named(/titulo|title|message|mensagem|text/i) ?? describing(paths, records.length, [codes.path]);
    const fields = {
      codigo: codes,
      titulo: title,
      explicacao: named(/explica|explanation|descri|detail|why/i),
      exemplo: named(/exemplo|example|sample/i),
      solucao: named(/soluc|solution|fix|remedy|hint/i),
      doc: named(/\.(doc|docs|page|href)$/i),
    };
    const isWhole = codes.count === records.length && share(codes, text => CODE.test(text)) === 1;
    const isOther = share(codes, text => CODE.test(text) && !CONTRACT_CODE.test(text)) > 0;
    const map = Object.fromEntries(
      Object.entries(fields).flatMap(([name, path]) =>
        path ? [[name, name === 'titulo' ? oneLine(path) : path.path]] : [],
      ),
    );
    // What nothing was found for would be reported at every build.
    const rules = {
      ...(isOther && { 'codigo-pattern': { pattern: '^[A-Z]{1,5}[-_]?\\d{3,5}$' } }),
      ...(!fields.doc && { 'doc-present': { level: 'off' } }),
    };
    return [
      {
        at: 'erros',
        spec: {
          table: table.table,
          ...(!isWhole && { filter: whenText(codes.path, '/^[A-Z]+[-_]?\\d+$/') }),
          map,
          unique: 'codigo',
        },
        why: `${table.candidate.name} (${whereOf(table)}) has ${codes.count} texts that look like error codes.`,
        rules,
      },
    ];
  }
  return [];
}

/** The first part of a table whose texts are names, none of them twice: keys and first arguments before others. */
export function firstNames({ paths, records }: ReadTable): TextPath | undefined {
  return paths
    .filter(
      path =>
        path.path !== 'comment' &&
        path.count > records.length * 0.7 &&
        share(path, text => WORD.test(text)) > 0.9,
    )
    .filter(({ texts, count }) => new Set(texts).size > count * 0.9)
    .sort((a, b) => weight(b.path) - weight(a.path))[0];
}

/** Options of each command, not the commands themselves. */
function isNested(path: string): boolean {
  return (path.match(/[.[]/g)?.length ?? 0) > 1;
}

function weight(path: string): number {
  if (path === 'key') return 3;
  if (/^(value|args\[0\]|value\[0\])$/.test(path)) return 2;
  return /(name|nome)$/i.test(path) ? 4 : 0;
}

function longFlags({ texts }: TextPath): number {
  return (
    texts.filter(text => text?.startsWith('--')).length * 2 +
    texts.filter(text => text?.startsWith('-')).length
  );
}
