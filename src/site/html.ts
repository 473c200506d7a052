import { visible } from '../text/visible.js';
import { STYLE } from './style.js';

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text as HTML shows it, in an element or in a quoted attribute; with nothing hidden in it. */
export function html(text: string): string {
  return visible(text).replace(/[&<>"']/g, character => ESCAPES[character] as string);
}

/** A sentence in which code stands between backticks. */
export function prose(text: string): string {
  return html(text).replace(/`([^`]+)`/g, '<code>$1</code>');
}

/** A whole page, small and complete in itself. `body` is HTML. */
export function page(title: string, description: string, body: string, lang = 'en'): Uint8Array {
  return new TextEncoder().encode(`<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${html(title)}</title>
<meta name="description" content="${html(description)}">
<link rel="icon" href="data:,">
<style>${STYLE}</style>
</head>
<body>
${body}
</body>
</html>
`);
}
