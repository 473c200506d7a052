const DATA = /\.(?:json|jsonc|jsonl|ndjson|ya?ml|toml|csv|tsv)$/i;
const PAGE = /\.(?:md|markdown)$/i;
const FILE = /^[^\s#]*[^\s#/.]\.\w{1,10}$/;
/** `package.module.NAME`, as programs import it. */
const IMPORTED = /^\w+(?:\.\w+){2,}$/;

/** The source that a text with the look of a file is meant as: its kind and what stands behind that; undefined of other texts. */
export function sourceOfFile(text: string): { readonly kind: string; readonly at: string } | undefined {
  const hash = text.indexOf('#');
  const path = hash < 0 ? text : text.slice(0, hash);
  const fragment = hash < 0 ? undefined : text.slice(hash + 1);
  if (!FILE.test(path) || IMPORTED.test(path)) return undefined;
  if (PAGE.test(path)) return { kind: 'markdown', at: text };
  if (DATA.test(path))
    return { kind: 'data', at: fragment === undefined ? path : `${path}#/${fragment.replace(/^\//, '')}` };
  return { kind: 'table', at: fragment === undefined ? `${path}#NAME` : text };
}

/** What a text at `table` or `data` was meant as, where it is no place of the kind; undefined where nobody can say. */
export function remedyForLocator(kind: 'table' | 'data', text: string): string | undefined {
  const [, path, name] = /^([^#:\s]+\.\w+):([\p{L}_$][\w.$]*(?:\(\))?)$/u.exec(text) ?? [];
  if (kind === 'table' && path) return `Write "#" between file and name: \`table: ${path}#${name}\`.`;
  const [, file = text] = /^([^#:\s]+\.\w+):\d+$/.exec(text) ?? [];
  const meant = sourceOfFile(file);
  if (meant && meant.kind !== kind)
    return `What such a file holds is read by another kind: \`${meant.kind}: ${meant.at}\`.`;
  if (!meant || meant.at === text) return undefined;
  if (kind === 'data') return `Write \`data: ${meant.at}\`.`;
  return `Write behind "#" what the table is called in the file, whatever line it is in: \`table: ${file}#KEYWORDS\`. \`refdata extract ${file}\` shows what there is.`;
}
