/** `vars(m)`, `dir(m)`, `getattr(m, name)`, `m.__dict__`: the last name on the way to what is asked. */
export function reflected(text: string): ReadonlySet<string> | 'any' {
  const names = new Set([...text.matchAll(REFLECTED)].map(([, called, asked]) => called ?? asked ?? ''));
  return names.size > 0 && [...text.matchAll(/\bas\s+(\w+)/g)].some(([, other = '']) => names.has(other))
    ? 'any'
    : names;
}

/** Names have a bound: of a word of megabytes each letter would be kept to go back to. */
const REFLECTED =
  /\b(?:vars|dir|[gs]etattr|delattr|getmembers|reload|__dict__\.get)\(\s*(?:[\p{L}\p{N}_]{1,200}\.){0,20}([\p{L}\p{N}_]{1,200})\s*[,)]|(?<![\p{L}\p{N}_])([\p{L}\p{N}_]{1,200})\.__dict__\b/gu;
