/** Names of the members to which a text gives other values, or that it takes away; `any` where a text says which, or all are meant at once. */
export function writtenMembers(text: string): ReadonlySet<string> | 'any' {
  if (REFLECTING.test(text)) return 'any';
  const found = new Set([...text.matchAll(ASSIGNED)].map(([, name = '']) => name));
  for (const [some] of text.matchAll(TOGETHER))
    for (const [, name = ''] of some.matchAll(MEMBER)) found.add(name);
  return found;
}

/** `vars(m)`, `dir(m)`, `getattr(m, name)`, `m.__dict__`: the last name on the way to what is asked. */
export function reflected(text: string): ReadonlySet<string> | 'any' {
  const names = new Set([...text.matchAll(REFLECTED)].map(([, called, asked]) => called ?? asked ?? ''));
  return names.size > 0 && [...text.matchAll(/\bas\s+(\w+)/g)].some(([, other = '']) => names.has(other))
    ? 'any'
    : names;
}

const REFLECTED =
  /\b(?:vars|dir|[gs]etattr|delattr|getmembers|reload|__dict__\.get)\(\s*(?:[\p{L}\p{N}_]+\.)*([\p{L}\p{N}_]+)\s*[,)]|([\p{L}\p{N}_]+)\.__dict__\b/gu;

/** Not those of an instance in its own methods. */
const REFLECTING =
  /\b(?:set|del)attr\(\s*(?!self\b|cls\b)|(?<!\b(?:self|cls))\.__(?:dict__|(?:set|del)attr__)|\bvars\(\s*(?!self\b|\))/;

const NAME = '[\\p{L}\\p{N}_]+';
/** `m.f = …`, `m.f += …`, `m.f: int = …` */
const ASSIGNED = new RegExp(`\\.(${NAME})\\s*(?::[^\\n=]*|[-+*/%&|^@<>]{0,3})=(?!=)`, 'gu');
/** `m.f, x = …`, `for m.f in …`, `with … as m.f`, `del m.f`: beside others, which may be members as well. */
const TOGETHER = /^[^\n(=]*,[^\n(=]*=(?!=)|\bfor\b[^\n]*?\bin\b|\bas\b[^\n]*|\bdel\b[^\n]*/gm;
const MEMBER = new RegExp(`\\.(${NAME})`, 'gu');
