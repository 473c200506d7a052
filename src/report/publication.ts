/** What became of a built folder. */
export interface Publication {
  readonly published: boolean;
  /** For people; empty when nobody asked for publishing. */
  readonly sentence: string;
  /** The commit on the server that holds the files; null when there is none. */
  readonly commit: string | null;
  /** The address of the site; null when it is not known. */
  readonly pageUrl: string | null;
  /** The address that the files are served at once they have spread; null when nobody can tell. */
  readonly liveUrl?: string | null;
  /** SHA-256 of the manifest that was left there in place of the built one, which lists the same files. */
  readonly keptManifestSha256?: string | null;
}

export const UNPUBLISHED: Publication = { published: false, sentence: '', commit: null, pageUrl: null };
