/** A way to tell a host which headers to send: one file in the published folder, in the language of that host. */
export interface Host {
  /** For people. */
  readonly name: string;
  /** Path of the file under the base address; where the host looks for it, or where its configuration includes it from. */
  readonly path: string;
  /** The text of the file. */
  render(site: HostedSite): string;
}

export interface HostedSite {
  /** Path of the base address on the server, without a slash at its end: empty for the root. */
  readonly prefix: string;
  /** The `versao` that has copies which never change; null for none. */
  readonly archived: string | null;
}
