import { visible } from '../report/visible.js';

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

const STYLE = `
:root{color-scheme:light dark;--line:#d8dee4;--soft:#57606a;--code:#f3f5f7;--link:#0757ba}
@media(prefers-color-scheme:dark){:root{--line:#39414c;--soft:#a5b0bd;--code:#1b2129;--link:#79b8ff}body{background:#0f141a;color:#e8edf2}}
*{box-sizing:border-box}
body{max-width:56rem;margin:0 auto;padding:2.5rem 1.25rem 4rem;font:1rem/1.55 system-ui,sans-serif}
h1{margin:0;font-size:2rem;line-height:1.2}h2{margin:2.5rem 0 .5rem;font-size:1.25rem}h3{margin:0;font-size:1.05rem}
a{color:var(--link)}p{margin:.35rem 0}.soft{color:var(--soft)}
code{font:.875em/1.5 ui-monospace,monospace}
ul{list-style:none;margin:0;padding:0}.files>li{border-top:1px solid var(--line);padding:1rem 0}
dl{display:grid;grid-template-columns:max-content 1fr;gap:.15rem 1rem;margin:.5rem 0}dt{color:var(--soft)}dd{margin:0;overflow-wrap:anywhere}
pre{margin:.5rem 0 0;padding:.6rem .75rem;background:var(--code);border-radius:.35rem;overflow-x:auto}
.more>li{padding:.2rem 0}
`.trim();

/** A whole page, small and without scripts. `body` is HTML. */
export function page(title: string, description: string, body: string): Uint8Array {
  return new TextEncoder().encode(`<!doctype html>
<html lang="en">
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
