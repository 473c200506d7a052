/** What of a request an answer depends on. */
export interface Asked {
  readonly query: Readonly<Record<string, unknown>>;
  readonly headers: Readonly<Record<string, unknown>>;
  /** As its content type says; null when there is none. */
  readonly body: unknown;
  /** The files of a form, by their fields, as the framework has them. */
  readonly files?: Readonly<Record<string, unknown>> | undefined;
  /** The fields of a form that may have files, whose contents are texts here; null for one that cannot be read. */
  readonly form?: Readonly<Record<string, unknown>> | null;
  /** The same, as it came. */
  readonly text?: string | undefined;
  /** Its path, decoded. */
  readonly path?: string | undefined;
  /** The status that who started the mock chose for the route. */
  readonly chosen?: number | undefined;
}
