import { z } from 'zod';
import { conflictSides, parseKept } from '../../findings/parse-kept.js';
import { strict } from '../../findings/strict-object.js';
import { UserError } from '../../findings/user-error.js';
import { readJsonFile } from '../../published/index.js';
import { jsonDuplicateKey } from '../../rules/published-files.js';
import { firstSentences } from '../../text/first-of.js';
import { ledgerMistakes } from './ledger-mistakes.js';

/**
 * The addresses that were ever given, committed with the language: entries are added, and none is taken away or changed,
 * but for what is said of a thing that is gone.
 */
const ledgerSchema = strict({
  enderecos: z.record(
    z.string().min(1),
    strict({
      endereco: z.string().regex(/^\/\S*$/),
      /** The version that it was first recorded with, or an earlier one that is archived and has it. */
      desde: z.string().min(1),
      /** The version that did not have it any more. */
      ate: z.string().min(1).optional(),
      /** The id of what it is called now; people write it. */
      agora: z.string().min(1).optional(),
    }),
  ),
});

export type Ledger = z.output<typeof ledgerSchema>;
export type LedgerEntry = Ledger['enderecos'][string];

export const EMPTY_LEDGER: Ledger = { enderecos: {} };

const LEDGER_REMEDY = 'Bring back the version of git: `refdata addresses` only adds to it.';
const MERGE_REMEDY =
  'Of what two branches have added, take the entries out that were not published yet, and run `refdata addresses --write`; of what was published, bring back the version of git.';
const MAX_MISTAKES = 3;

/** Parses a ledger. @throws {UserError} when it is none, or when two things have one address or a thing has two. */
export function parseLedger(text: string, file: string): Ledger {
  const ledger = parseKept(text, file, ledgerSchema, {
    what: 'list of addresses',
    remedy: LEDGER_REMEDY,
    merge: 'Run `refdata addresses --write`: it keeps what both sides have added.',
  });
  const twice = readJsonFile(file, file, new TextEncoder().encode(text)).findings.find(
    ({ rule }) => rule === jsonDuplicateKey.id,
  );
  if (twice) throw new UserError(`${file} is no list of addresses: ${twice.message}`, MERGE_REMEDY);
  const mistakes = [...ledgerMistakes(ledger)];
  if (mistakes.length > 0)
    throw new UserError(
      `${file} is no list of addresses: ${firstSentences(mistakes, MAX_MISTAKES)}.`,
      MERGE_REMEDY,
    );
  return ledger;
}

/**
 * A ledger that git could not merge, with what both sides have; of what both have of a thing, that of the first one. Nothing for one
 * without its marks. @throws {UserError} where two things have one address now, or a thing has two.
 */
export function mergedLedger(text: string, file: string): Ledger | undefined {
  const sides = conflictSides(text);
  if (!sides) return undefined;
  const [ours, theirs] = sides.map(side => parseLedger(side, file).enderecos) as [Entries, Entries];
  const moved = Object.keys(theirs).find(id => (ours[id] ?? theirs[id])?.endereco !== theirs[id]?.endereco);
  if (moved !== undefined)
    throw new UserError(`${file} has two addresses of ${moved}, one of each side.`, MERGE_REMEDY);
  const added = Object.keys(theirs).filter(id => !Object.hasOwn(ours, id));
  const enderecos = withAdded(ours, Object.keys(theirs), added, id => theirs[id] as LedgerEntry);
  return parseLedger(ledgerText({ enderecos }), file);
}

type Entries = Ledger['enderecos'];

/**
 * Entries with others, each behind the one that it follows in an order: what two branches add at the end of a file, git can
 * never merge.
 */
function withAdded(
  entries: Entries,
  order: Iterable<string>,
  added: readonly string[],
  entryOf: (id: string) => LedgerEntry,
): Entries {
  const isNew = new Set(added);
  const behind = new Map<string, string[]>([['', []]]);
  let last = '';
  for (const id of order) {
    if (isNew.has(id)) behind.get(last)?.push(id);
    else if (Object.hasOwn(entries, id)) {
      behind.set(id, []);
      last = id;
    }
  }
  const followers = (id: string) => (behind.get(id) ?? []).map(each => [each, entryOf(each)] as const);
  return Object.fromEntries([
    ...followers(''),
    ...Object.entries(entries).flatMap(([id, entry]) => [[id, entry] as const, ...followers(id)]),
  ]);
}

/** The text of a ledger, the same for the same entries. */
export function ledgerText(ledger: Ledger): string {
  return `${JSON.stringify(ledger, null, 2)}\n`;
}

/** A ledger with what is there now: new entries, and a version for what is gone. Nothing else changes. */
export function updatedLedger(
  ledger: Ledger,
  versao: string,
  present: ReadonlyMap<string, string>,
): { readonly ledger: Ledger; readonly added: readonly string[]; readonly gone: readonly string[] } {
  const enderecos: Record<string, LedgerEntry> = {};
  const gone: string[] = [];
  for (const [id, entry] of Object.entries(ledger.enderecos)) {
    const { ate, agora, ...rest } = entry;
    if (present.has(id)) enderecos[id] = rest;
    else {
      enderecos[id] = { ...entry, ate: ate ?? versao };
      if (ate === undefined) gone.push(id);
    }
  }
  const added = [...present.keys()].filter(id => !Object.hasOwn(enderecos, id));
  const entryOf = (id: string) => ({ endereco: present.get(id) as string, desde: versao });
  return { ledger: { enderecos: withAdded(enderecos, present.keys(), added, entryOf) }, added, gone };
}

/** A ledger in which things are there since an earlier version than the one that they were first recorded with. */
export function withEarlier(
  ledger: Ledger,
  since: ReadonlyMap<string, string>,
  isEarlier: (a: string, b: string) => boolean,
): { readonly ledger: Ledger; readonly earlier: readonly string[] } {
  const earlier: string[] = [];
  const entries = Object.entries(ledger.enderecos).map(([id, entry]) => {
    const first = since.get(id);
    if (first === undefined || !isEarlier(first, entry.desde)) return [id, entry] as const;
    earlier.push(id);
    return [id, { ...entry, desde: first }] as const;
  });
  return { ledger: { enderecos: Object.fromEntries(entries) }, earlier };
}

/** Ids of what a ledger does not have as it is now: what is new, and what is gone without a version since when. */
export function unrecorded(ledger: Ledger | undefined, present: ReadonlyMap<string, string>): string[] {
  const { enderecos } = ledger ?? EMPTY_LEDGER;
  return [
    ...[...present.keys()].filter(id => !Object.hasOwn(enderecos, id) || enderecos[id]?.ate !== undefined),
    ...Object.keys(enderecos).filter(id => !present.has(id) && enderecos[id]?.ate === undefined),
  ];
}
