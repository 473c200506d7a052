import type { z } from 'zod';
import type { ConfigPath, Context } from '../context.js';
import type { Extraction } from '../record.js';

/**
 * A kind of source: one way to say in `refdata.yml` where records come from, in one file of this folder.
 *
 * To add a kind: write `src/extract/kinds/<name>.ts` exporting a `Kind` as `kind`, and run `npm run generate`.
 * The configuration's schema, its editor help and the documentation follow from it; nothing else changes.
 */
export interface Kind {
  /** The key in `refdata.yml`. */
  readonly name: string;
  /** What may stand behind the key; its `description` and `examples` are the documentation. */
  readonly schema: z.ZodType;
  /** Further keys that only this kind has. */
  readonly options?: Readonly<Record<string, z.ZodType>>;
  /** Where the path of its files stands: it is what stands behind the key, or is below `file` there. Nothing for none. */
  readonly path?: 'itself' | 'file';
  /** Reads the records. Problems are reported, not thrown; what cannot be read at all yields no records. */
  read(
    spec: never,
    options: Readonly<Record<string, unknown>>,
    at: ConfigPath,
    context: Context,
  ): Promise<Extraction>;
}

/** A kind with the type of what stands behind its key. */
export interface KindOf<Spec> extends Omit<Kind, 'read' | 'schema'> {
  readonly schema: z.ZodType<Spec>;
  read(
    spec: Spec,
    options: Readonly<Record<string, unknown>>,
    at: ConfigPath,
    context: Context,
  ): Promise<Extraction>;
}

export const NOTHING: Extraction = { kind: 'records', records: [] };
