/** What a query is made of: comments, texts, words, and single signs. */
const PARTS = /;[^\n]*|"(?:\\[\s\S]|[^"\\])*"?|[()[\]]|[^\s;"()[\]]+/g;
/** What belongs to the form before it: its captures, how often it may stand, and that it is the last one. */
const BEHIND = /^(?:@|[*+?.]$)/;

/** Where each pattern of a query of tree-sitter stands, also where the query is none: an open bracket lasts to the end. */
export function topLevelForms(query: string): { readonly start: number; readonly end: number }[] {
  const forms: { start: number; end: number }[] = [];
  let depth = 0;
  for (const { 0: part, index } of query.matchAll(PARTS)) {
    if (part.startsWith(';')) continue;
    const last = forms.at(-1);
    const isPart = depth > 0 || (last !== undefined && BEHIND.test(part));
    if (last !== undefined && isPart) last.end = index + part.length;
    else forms.push({ start: index, end: index + part.length });
    if (part === '(' || part === '[') depth += 1;
    if (part === ')' || part === ']') depth = Math.max(0, depth - 1);
  }
  return forms;
}
