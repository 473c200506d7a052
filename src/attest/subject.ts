/** A file that somebody vouches for. */
export interface Subject {
  /** Its path on the site, without a slash at the beginning. */
  readonly name: string;
  /** In hexadecimal digits. */
  readonly sha256: string;
}

/** The file with attestations, beside what they are about: one to a line. `gh attestation verify --bundle` reads it, too. */
export const ATTESTATIONS_NAME = 'attestations.jsonl';

/** Larger files of attestations are not read. */
export const MAX_ATTESTATIONS_BYTES = 64 * 1024 * 1024;
