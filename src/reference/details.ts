import type { Description } from '../extract/index.js';

type Heads = NonNullable<Description['heads']>;

/** What was read of an entry beside the contract. */
export interface Details {
  /** As the source writes it; of symbols, the contract has its own. */
  readonly assinatura?: string;
  /** By signatures, what the source says around them. */
  readonly cabecas?: Heads;
  /** In full. */
  readonly documentacao?: string;
  /** The version that it is there since, where the source says so. */
  readonly desde?: string;
  /** Why it should not be used any more. */
  readonly obsoleto?: string;
  /** Of a module, names that can be asked of it and that its list is meant to be without, `*` for what cannot be listed; of the list of modules, theirs. */
  readonly outros?: readonly string[];
}

/** What a mapping says goes before what the source says by itself. */
export function detailsOf(
  { signature, heads, documentation }: Description = {},
  mapped: Details = {},
): Details {
  return {
    ...(signature !== undefined && { assinatura: signature }),
    ...(heads && { cabecas: heads }),
    ...(documentation !== undefined && { documentacao: documentation }),
    ...mapped,
  };
}
