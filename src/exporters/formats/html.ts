import { createHash } from 'node:crypto';
import type { ApiDocument } from '../document.js';
import { wellFormedJson } from '../json.js';
import { rendererScript } from '../renderer.js';
import type { Exporter } from './exporter.js';
import { openapiObject } from './openapi.js';

/** A page that shows the API, in one file, which asks no network for anything. */
export const exporter: Exporter = {
  name: 'html',
  title: 'HTML page',
  fileName: 'index.html',
  mediaType: 'text/html',
  export: pageOf,
};

/** Texts of an API are not ours, so they are sanitised; there is nothing to download that is not in the page. */
const OPTIONS = { sanitize: true, hideDownloadButtons: true, disableSearch: false, nativeScrollbars: true };

const START = `Redoc.init(JSON.parse(document.getElementById('openapi').textContent), ${JSON.stringify(OPTIONS)}, document.getElementById('page'));`;

function pageOf(document: ApiDocument): string {
  const renderer = rendererScript();
  // The page may run these two scripts and load nothing: what the texts of an API hold cannot change that.
  const policy = [
    "default-src 'none'",
    `script-src ${hashOf(renderer)} ${hashOf(START)}`,
    "style-src 'unsafe-inline'",
    'img-src data:',
    'worker-src blob:',
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
  return `<!doctype html>
<html${document.own ? '' : ' lang="pt"'}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<title>${escapeHtml(document.titulo)}</title>
<style>body { margin: 0 }</style>
</head>
<body>
<div id="page"></div>
<script type="application/json" id="openapi">${scriptJson(openapiObject(document))}</script>
<script>${renderer}</script>
<script>${START}</script>
</body>
</html>
`;
}

function hashOf(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}

/** JSON in which nothing can end the element that it stands in. */
function scriptJson(data: unknown): string {
  return wellFormedJson(data).replaceAll('<', '\\u003c');
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"'\0]/g, character => `&#${character.charCodeAt(0) || 0xfffd};`);
}
