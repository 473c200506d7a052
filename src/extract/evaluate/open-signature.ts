import type { Place } from '../../findings/finding.js';
import { Unresolved } from './value.js';

/** Stands in a signature for a type or a default that is not known. No language has it as one. */
export const NOT_KNOWN = '?';

/** A part of a signature that is not known. */
export interface OpenPart {
  /** Below the signature: `x/tipo`, `x/padrao`, `->/tipo`. */
  readonly path: string;
  readonly problem: Unresolved;
}

/** A signature of which a type or a default is not known, and all else is. Who does not ask for that has no signature. */
export class OpenSignature extends Unresolved {
  /** @param known the signature, with {@link NOT_KNOWN} where something is not known. */
  constructor(
    readonly known: string,
    readonly parts: readonly [OpenPart, ...OpenPart[]],
  ) {
    const [{ problem }] = parts;
    super(problem.reason, problem.place, problem.text, 'symbol-unresolved');
  }

  override of(text: string, place: Place): Unresolved {
    return this.whole().of(text, place);
  }

  /** The same, with nothing of it known. */
  whole(): Unresolved {
    return new Unresolved(this.reason, this.place, this.text, this.rule);
  }
}
