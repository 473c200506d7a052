/** `vars(m)`, `dir(m)`, `getattr(m, name)`, `m.__dict__`: the last name on the way to what is asked. */
export function reflected(text: string): ReadonlySet<string> | 'any' {
  const names = new Set([...text.matchAll(REFLECTED)].map(([, called, asked]) => called ?? asked ?? ''));
  return names.size > 0 && [...text.matchAll(/\bas\s+(\w+)/g)].some(([, other = '']) => names.has(other))
    ? 'any'
    : names;
}

const REFLECTED =
  /\b(?:vars|dir|[gs]etattr|delattr|getmembers|reload|__dict__\.get)\(\s*(?:[\p{L}\p{N}_]+\.)*([\p{L}\p{N}_]+)\s*[,)]|(?<![\p{L}\p{N}_])([\p{L}\p{N}_]+)\.__dict__\b/gu;
