import { z } from 'zod';
import { parseKept } from '../findings/parse-kept.js';
import { digestOf } from '../repository/observed.js';
import { compareCodePoints } from '../text/code-points.js';
import type { Entry } from './lists.js';

/** Beside refdata.yml. */
export const PROOF_FILE = 'refdata.proof.json';

const digest = z.string().regex(/^[0-9a-f]{64}$/);

const proofSchema = z.strictObject({
  /** Of the program that made it. */
  refdata: z.string(),
  /** Of the language. */
  versao: z.string(),
  /** What was proved; null outside of a git repository. */
  commit: z.string().nullable(),
  /** Whether files differed from the commit. */
  modified: z.boolean(),
  lists: z.record(
    z.string(),
    z.strictObject({
      expected: z.int(),
      found: z.int(),
      equal: z.int(),
      accepted: z.int(),
      /** Of the names that are published. */
      names: digest,
      /** Who said what is in it: kinds of source with what stands behind them. */
      by: z.array(z.record(z.string(), z.unknown())),
    }),
  ),
  /** Digests of the files that the published lists were read from. */
  sources: z.record(z.string(), digest),
});

/** What `refdata prove` found out, for builds that run nothing. */
export type Proof = z.output<typeof proofSchema>;

/** Reads a proof. @param file how it is named in messages. @throws {UserError} when it is none */
export function parseProof(text: string, file: string): Proof {
  return parseKept(text, file, proofSchema, {
    what: 'proof',
    remedy: 'Make it anew with `refdata prove`.',
  });
}

/** The bytes of a proof: no clock, and lists and files in one order. */
export function renderProof(proof: Proof): string {
  const sources = Object.entries(proof.sources).sort(([a], [b]) => compareCodePoints(a, b));
  return `${JSON.stringify({ ...proof, sources: Object.fromEntries(sources) }, null, 2)}\n`;
}

/** Digest of the names of a list, in whatever order they come. */
export function namesDigest(entries: ReadonlyMap<string, Entry>): string {
  return digestOf([...entries.keys()].sort(compareCodePoints).join('\0'));
}
