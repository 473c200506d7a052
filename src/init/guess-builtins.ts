import type { SourceRecord } from '../extract/index.js';
import { type Guess, type ReadTable, whereOf } from './guess.js';
import { namesOf } from './guess-lists.js';
import { bias, DOUBTFUL, type Evidence, proveFunctions } from './proof.js';
import type { TextPath } from './shape.js';

/** Scores of what nothing proves: calls that register say it, the name of a table does, exactly or more or less. */
const UNPROVED = { called: 0.62, named: 0.55, doubtful: 0.4 } as const;
const NAMES_BUILTINS = /built_?in|embutid|intrinsic|primitiv|^globals?$/i;
const NAMED_BONUS = 0.08;
const MIN_COVERED = 0.4;
const FEW_NAMES = 12;
/** Words that no language has as functions; so many of them are no exception. */
const CONTROL = new Set(
  'if else elif elsif while for do return break continue switch case function se senao senão enquanto para retorna retorne quebre pare continue funcao função si sino mientras'.split(
    ' ',
  ),
);
const MANY_CONTROL = 2;

/** Functions that need no import: the tables whose names programs call, or pages name. */
export function guessBuiltins(tables: readonly ReadTable[], evidence: Evidence): Guess[] {
  const rated = tables.flatMap(table => {
    const found = namesOf(table);
    if (!found) return [];
    const { names, clauses } = withoutOthers(found, table);
    const all = [...new Set(names.texts.filter(text => text !== undefined))] as string[];
    const { name, path } = table.candidate;
    const isNamed = NAMES_BUILTINS.test(name);
    const proof = proveFunctions(all, evidence);
    const sure = proof
      ? Math.min(1, proof.score) * 0.92 + (isNamed ? NAMED_BONUS : 0)
      : isNamed
        ? // What registers a function makes one; a table may be about another language.
          name.endsWith('()')
          ? UNPROVED.called
          : UNPROVED.named
        : UNPROVED.doubtful;
    // A few programs and pages need not name what a class each is made for.
    const least = table.candidate.source && !proof?.isContradicted ? DOUBTFUL : 0;
    // Names that programs call are in many tables: what is not called so has to hold what they call most.
    const isCovering = (proof?.covered ?? 0) >= MIN_COVERED;
    const isFew = all.length < FEW_NAMES;
    // What decides and repeats is no function: the table is one of all names that mean something.
    const isMixed = all.filter(word => CONTROL.has(word)).length >= MANY_CONTROL;
    const isDoubtful = evidence.programs
      ? isNamed
        ? isFew && !isCovering
        : isFew || !isCovering
      : isFew || (!isNamed && !table.candidate.isNamed);
    const isPart = isOneOfSeveral(table, tables) || isOneKind(table, tables, evidence);
    const isWhole = table.paths.some(({ path }) => path === found.path);
    const isOpen = !isWhole || isDoubtful || isMixed || isPart || proof?.isContradicted;
    const score = Math.max(least, isOpen ? Math.min(sure, DOUBTFUL) : sure);
    return [{ table, names, clauses, all, proof, score: score + bias(name, path, evidence) }];
  });
  return rated
    .sort((a, b) => b.score - a.score || b.all.length - a.all.length)
    .slice(0, evidence.limit)
    .map(({ table, names, clauses, proof, score }) => {
      const filter = clauses.length > 0 ? { filter: clauses.join(' and ') } : {};
      const isUnique = new Set(names.texts.filter(text => text !== undefined)).size === names.count;
      return {
        at: 'embutidas',
        // The list wants texts, and `unique` a field: where it is needed, the field goes in the end.
        spec: isUnique
          ? { ...table.source, ...filter, map: names.path }
          : {
              merge: [{ ...table.source, ...filter, map: { nome: names.path }, unique: 'nome' }],
              map: 'nome',
            },
        why: `${table.candidate.name} (${whereOf(table)}) has ${names.count} names${proof ? `: ${proof.by}` : ', and is called as tables of built-in functions are; there are too few programs in the repository to prove it'}.`,
        score,
      };
    });
}

/**
 * The names of a table without its placeholders: rows that have nothing where nearly all others have a function, and names that
 * begin with a low line where hardly any other does, which are nobody's to call.
 */
function withoutOthers(
  names: TextPath,
  { records }: ReadTable,
): { readonly names: TextPath; readonly clauses: readonly string[] } {
  const isString = names.texts.length === records.length && names.count === records.length;
  const empty = nullPath(records);
  const isEmpty = (i: number) => empty !== undefined && partOf(records[i] as SourceRecord, empty) === null;
  const isPrivate = (text: string | undefined) => text !== undefined && PRIVATE.test(text);
  const hidden = names.texts.filter(isPrivate).length;
  const isHiding = hidden > 0 && hidden <= names.count * MAX_OTHERS;
  const kept = names.texts.map((text, i) => (isEmpty(i) || (isHiding && isPrivate(text)) ? undefined : text));
  return {
    names: { ...names, texts: kept, count: kept.filter(text => text !== undefined).length },
    clauses: [
      ...(isString ? [] : [`$type(${names.path}) = "string"`]),
      ...(empty === undefined ? [] : [`$type(${empty}) != "null"`]),
      ...(isHiding && kept.some((text, i) => text === undefined && !isEmpty(i) && isPrivate(names.texts[i]))
        ? [`$not($contains(${names.path}, /^_[^_]/))`]
        : []),
    ],
  };
}

/**
 * Parts of the fields of a call that are null in a few records only, where others have something. A row that says something else
 * behind its name (a function that takes nothing has no parameters) is no placeholder.
 */
function nullPath(records: readonly SourceRecord[]): string | undefined {
  const paths = ['value', ...['args', 'value'].flatMap(at => [1, 2].map(i => `${at}[${i}]`))];
  return paths.find(path => {
    const parts = records.map(record => partOf(record, path));
    const empty = records.filter((_, i) => parts[i] === null);
    return (
      empty.length > 0 &&
      empty.length <= records.length * MAX_OTHERS &&
      parts.every(part => part !== undefined) &&
      empty.every(({ fields }) => isBare(fields[path.replace(/\[.*/, '')]))
    );
  });
}

/** Whether there is nothing behind the first part of a row. */
function isBare(row: unknown): boolean {
  return !Array.isArray(row) || row.slice(1).every(part => part === null || part === 0 || part === '');
}

function partOf({ fields }: SourceRecord, path: string): unknown {
  const { name = '', index } = /^(?<name>\w+)(?:\[(?<index>\d)\])?$/.exec(path)?.groups ?? {};
  const part = fields[name];
  return index === undefined ? part : Array.isArray(part) ? part[Number(index)] : undefined;
}

const PRIVATE = /^_[^_]/;
/** The part of a table that may be no names. */
const MAX_OTHERS = 0.2;

/** Whether a function that registers is called in several files: then no single one of them has all that need no import. */
function isOneOfSeveral({ candidate }: ReadTable, tables: readonly ReadTable[]): boolean {
  const { name, path } = candidate;
  return (
    name.endsWith('()') &&
    tables.some(other => other.candidate.name === name && other.candidate.path !== path)
  );
}

/** Whether a file has several such tables, each called after a part of them: `special_builtins`, `posix_builtins`. */
function isOneKind({ candidate }: ReadTable, tables: readonly ReadTable[], evidence: Evidence): boolean {
  const kind = KIND.exec(candidate.name);
  return (
    kind !== null &&
    tables.some(
      other =>
        other.candidate.path === candidate.path &&
        other.candidate.name !== candidate.name &&
        // Those of the language that this one is written in are no part of its own.
        bias(other.candidate.name, other.candidate.path, evidence) >= 0 &&
        KIND.exec(other.candidate.name)?.[2]?.toLowerCase() === kind[2]?.toLowerCase(),
    )
  );
}

const KIND = /^(\w+?)_?((?:built_?ins?|intrinsics?|embutid[ao]s))$/i;
