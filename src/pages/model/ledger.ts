import { z } from 'zod';
import { parseKept } from '../../findings/parse-kept.js';
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
  const ledger = parseKept(text, file, ledgerSchema, { what: 'list of addresses', remedy: LEDGER_REMEDY });
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
  for (const id of added) enderecos[id] = { endereco: present.get(id) as string, desde: versao };
  return { ledger: { enderecos }, added, gone };
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
