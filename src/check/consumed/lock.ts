import { createHash } from 'node:crypto';
import { z } from 'zod';
import { parseKept } from '../../findings/parse-kept.js';
import { leaves } from '../../repository/repository.js';
import { compareCodePoints } from '../../text/code-points.js';

export const GENERATOR = 'refdata-action';
const PATH = z
  .string()
  .min(1)
  .refine(path => !leaves(path), 'leads out of the repository');
const SHA256 = z.string().regex(/^[0-9a-f]{64}$/);

const LOCK = z.strictObject({
  generator: z.literal(GENERATOR),
  /** Where the reference is published. */
  address: z.url({ protocol: /^https?$/ }),
  nome: z.string(),
  versao: z.string(),
  /** Of all files together: the SHA-256 of what `sha256sum` prints of them, sorted by path. */
  digest: SHA256,
  /** SHA-256 of each of the seven, and of the lexico where grammars are made of it, by path. */
  files: z.record(z.string(), SHA256),
  /** The folder of the files that are pinned. */
  copy: PATH,
  uses: z.strictObject({ names: z.array(z.string()), search: z.array(PATH) }),
  /** The file of types that is made of them; null for none. */
  types: PATH.nullable(),
  /** The folder of the grammars that are made of them, and for which engines; left out for none. */
  grammars: z.strictObject({ folder: PATH, engines: z.array(z.string()).min(1) }).optional(),
});

/** What a consumer is pinned to, and what of it is used: `refdata.lock`. Paths are relative to the root of its repository. */
export type Lock = z.output<typeof LOCK>;

/** @throws {UserError} for what is no such lock; `place` is its file. */
export function readLock(text: string, place: string): Lock {
  return parseKept(text, place, LOCK, {
    what: 'lock of a reference',
    merge: `Take ${place} and its copy from one of the two branches, and run \`refdata consume\` again.`,
    remedy: `Restore ${place} from the history of the repository, or delete it and pin anew: refdata consume <address>.`,
  });
}

/**
 * The text of a lock file, with a line end.
 *
 * @throws {ZodError} when it is no lock.
 */
export function lockText(lock: Lock): string {
  return `${JSON.stringify(LOCK.parse(lock), null, 2)}\n`;
}

/** The SHA-256 of each file, by path, and of all of them together. */
export function digestsOf(files: ReadonlyMap<string, Uint8Array>): Pick<Lock, 'files' | 'digest'> {
  const sha256 = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest('hex');
  const each = [...files]
    .map(([path, bytes]) => [path, sha256(bytes)] as const)
    .sort(([a], [b]) => compareCodePoints(a, b));
  return {
    files: Object.fromEntries(each),
    digest: sha256(each.map(([path, hash]) => `${hash}  ${path}\n`).join('')),
  };
}
