/** The parts of Markdown that tests look at, as GitHub renders it. */

export interface Link {
  readonly target: string;
  readonly line: number;
}

export interface Fence {
  readonly language: string;
  readonly text: string;
  /** The line of text before it. */
  readonly before: string;
}

const FENCE = /^(`{3,})(\w*)[^\n]*\n([\s\S]*?)^\1$/gm;

/** The text with the content of code removed, line by line. */
function withoutCode(page: string): string {
  const blanked = page.replaceAll(FENCE, block => block.replaceAll(/[^\n]/g, ''));
  return blanked.replaceAll(/`[^`\n]*`/g, code => '`'.repeat(code.length));
}

/** Every inline link and image. */
export function links(page: string): Link[] {
  return withoutCode(page)
    .split('\n')
    .flatMap((text, index) =>
      [...text.matchAll(/\]\(([^()\s]+)(?:\s+"[^"]*")?\)/g)].map(([, target]) => ({
        target: target as string,
        line: index + 1,
      })),
    );
}

/** Anchors of the headings, in order; the second of a name gets `-1`, and so on. */
export function anchors(page: string): Set<string> {
  const seen = new Map<string, number>();
  const found = new Set<string>();
  for (const [, heading] of page.replaceAll(FENCE, '').matchAll(/^#{1,6} +(.+?) *$/gm)) {
    const text = (heading as string).replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1').replaceAll(/[`*]/g, '');
    const slug = text
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\p{Pc} -]/gu, '')
      .replaceAll(' ', '-');
    const times = seen.get(slug) ?? 0;
    seen.set(slug, times + 1);
    found.add(times === 0 ? slug : `${slug}-${times}`);
  }
  return found;
}

export function fences(page: string): Fence[] {
  return [...page.matchAll(FENCE)].map(({ 2: language, 3: text, index }) => ({
    language: language as string,
    text: text as string,
    before: page.slice(0, index).trimEnd().split('\n').at(-1) ?? '',
  }));
}
