/** A file that somebody vouches for. */
export interface Subject {
  /** Its path on the site, without a slash at the beginning. */
  readonly name: string;
  /** In hexadecimal digits. */
  readonly sha256: string;
}

/** The file with attestations, beside what they are about: one to a line. `gh attestation verify --bundle` reads it, too. */
export const ATTESTATIONS_NAME = 'attestations.jsonl';

/** Where they stand on a site: about the manifest, and about packages, which are fetched by clients that ask for nothing else. */
export const ATTESTATION_PATHS = [`/${ATTESTATIONS_NAME}`, `/registry/${ATTESTATIONS_NAME}`] as const;
