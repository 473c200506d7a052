/** Where a thing has its place on the site. */
export interface Address {
  /** The page, without its ending: `/modulos/Lume.Texto`; that of a folder is `/modulos/index`. */
  readonly page: string;
  /** The id on the page, where the page is not about the thing alone. */
  readonly fragment?: string | undefined;
}

/** `/modulos/Lume.Texto#inverte`: what is published and never changes. */
export function addressText({ page, fragment }: Address): string {
  const path = page.replace(/\/index$/, '/');
  return fragment === undefined ? path : `${path}#${encodeURIComponent(fragment)}`;
}

/** What {@link addressText} wrote. */
export function parseAddress(text: string): Address {
  const [path = '', fragment] = text.split('#', 2);
  const page = path.endsWith('/') ? `${path}index` : path;
  return fragment === undefined ? { page } : { page, fragment: decodeURIComponent(fragment) };
}

/** A link from one page to another, with the ending of its file, if it has one, so that it works from a disk. */
export function relativeLink(from: string, to: Address, ending: string): string {
  const fragment = to.fragment === undefined ? '' : `#${encodeURIComponent(to.fragment)}`;
  if (from === to.page && fragment !== '') return fragment;
  return relativePath(from, ending === '' ? to.page : `${to.page}.${ending}`) + fragment;
}

/** A path as seen from a page; both begin with a slash. */
export function relativePath(from: string, path: string): string {
  const here = from.split('/').slice(1, -1);
  const there = path.split('/').slice(1);
  let shared = 0;
  while (shared < here.length && shared < there.length - 1 && here[shared] === there[shared]) shared += 1;
  return '../'.repeat(here.length - shared) + there.slice(shared).map(encodeURIComponent).join('/');
}
