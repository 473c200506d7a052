/** Definitions of links at the end of a text. */
const FOOTER = /(?:^|\n)(?:\[[^\]\n]+\]:[^\n]*(?:\n|$)|[ \t]*\n)+$/;
const UNRELEASED_NAME = /^(?:unreleased|não (?:lançado|publicado)|nao (?:lancado|publicado)|não liberado)$/i;
/** `[name]: https://lume.example/compare/v1.4.0...HEAD` */
const COMPARED = /^\[([^\]]+)\]:(\s+)(\S*?)([^/\s]+?)(\.{2,3})([^/\s]+?)(\s*)$/;
const NUMBER = /\d.*$/;

/** A changelog without the definitions of links at its end, and these. */
export function partedLinks(text: string): { readonly body: string; readonly links: string } {
  const found = FOOTER.exec(text);
  if (!found?.[0].includes(']:')) return { body: text, links: '' };
  return { body: text.slice(0, found.index), links: found[0].trim() };
}

/**
 * Links with that of a version that was made of what is unreleased: it is compared with the version before it, and what is
 * unreleased from then on with it. Links of another form stay as they are.
 */
export function linksWith(links: string, versao: string): string {
  const lines = links.split('\n');
  if (lines.some(line => line.startsWith(`[${versao}]:`))) return links;
  return lines
    .flatMap(line => {
      const [, name = '', space, address, last = '', dots, head, end] = COMPARED.exec(line) ?? [];
      if (!UNRELEASED_NAME.test(name) || !NUMBER.test(last)) return [line];
      // A tag is written as the last one was: v1.4.0, lume-1.4.0.
      const tag = last.replace(NUMBER, versao);
      return [
        `[${name}]:${space}${address}${tag}${dots}${head}${end}`,
        `[${versao}]:${space}${address}${last}${dots}${tag}${end}`,
      ];
    })
    .join('\n');
}
