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

/** An example for a comment: what a server's `root` has to be, and where the published folder stands. */
export function examplePlaces(prefix: string): { readonly root: string; readonly folder: string } {
  if (prefix === '') return { root: '/var/www/lume', folder: '/var/www/lume' };
  return { root: '/var/www', folder: `/var/www${prefix}` };
}

/** What `root` has to be, in words. */
export function rootInWords(prefix: string): string {
  return prefix === ''
    ? 'root is the published folder'
    : `root holds the published folder as ${prefix.slice(1)}`;
}
