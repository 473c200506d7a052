import { createHash } from 'node:crypto';
import { packedBytes } from '../../registry/index.js';
import { html } from '../../site/html.js';
import type { SiteFile } from '../../site/site-file.js';
import { xml } from '../bots/xml.js';
import type { Page } from '../document/document.js';
import { blocksHtml } from '../document/html.js';
import type { Painter } from '../document/painter.js';
import { assets } from '../generated/assets.js';
import { relativePath } from '../model/address.js';
import type { Model } from '../model/model.js';
import { fileSlug } from '../model/slug.js';
import { offlinePages } from '../templates/offline.js';
import { HOME_PAGE } from '../templates/overview.js';
import type { Words } from '../words/words.js';
import { nameRows, namesIndex } from './names-index.js';

const FOLDER = '/docset/';
const STYLE_PATH = '/estilo.css';
const HASH_CHARACTERS = 8;

/**
 * The pages as a docset, which Dash, Zeal and others read: an archive with the pages and a database of the names, and where the
 * site has an address, the feed by which readers learn of a new one.
 */
export async function docset(
  pages: readonly Page[],
  model: Model,
  words: Words,
  painter?: Painter,
): Promise<SiteFile[]> {
  const { nome, versao } = model.files.index;
  const slug = fileSlug(nome);
  const encoder = new TextEncoder();
  const resources = 'Contents/Resources/';
  const files = [
    { path: 'Contents/Info.plist', bytes: encoder.encode(informationOf(slug, model)) },
    { path: `${resources}docSet.dsidx`, bytes: await namesIndex(nameRows(model)) },
    { path: `${resources}Documents${STYLE_PATH}`, bytes: encoder.encode(assets['estilo.css'] ?? '') },
    ...offlinePages(pages).map(page => ({
      path: `${resources}Documents${page.path}.html`,
      bytes: encoder.encode(pageHtml(page, words, painter)),
    })),
  ];
  const archive = `${FOLDER}${slug}.tgz`;
  const bytes = await packedBytes(files, `${slug}.docset`);
  if (model.baseUrl === null) return [{ path: archive, bytes, schema: null }];
  // Readers load it again when this is another text: when the pages are others, too.
  const version = `${versao}/${createHash('sha256').update(bytes).digest('hex').slice(0, HASH_CHARACTERS)}`;
  const feed = `<entry>\n<version>${xml(version)}</version>\n<url>${xml(model.baseUrl + archive)}</url>\n</entry>\n`;
  return [
    { path: archive, bytes, schema: null },
    { path: `${FOLDER}${slug}.xml`, bytes: encoder.encode(feed), schema: null },
  ];
}

/** What the docset is, for programs. */
function informationOf(slug: string, { files, baseUrl }: Model): string {
  const family = slug.toLowerCase();
  const texts = {
    CFBundleIdentifier: family,
    CFBundleName: files.index.nome,
    DocSetPlatformFamily: family,
    dashIndexFilePath: `${HOME_PAGE.slice(1)}.html`,
    ...(baseUrl !== null && { DashDocSetFallbackURL: `${baseUrl}/` }),
  };
  const entries = Object.entries(texts).map(
    ([key, text]) => `<key>${key}</key>\n<string>${xml(text)}</string>\n`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0">
<dict>
${entries.join('')}<key>isDashDocset</key>
<true/>
</dict>
</plist>
`;
}

function pageHtml({ path, title, blocks }: Page, words: Words, painter: Painter | undefined): string {
  return `<!DOCTYPE html>
<html lang="${words.lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${html(title)}</title>
<link rel="stylesheet" href="${html(relativePath(path, STYLE_PATH))}">
</head>
<body>
<div class="frame">
<main>
<h1>${html(title)}</h1>
${blocksHtml({ path, blocks }, painter)}
</main>
</div>
</body>
</html>
`;
}
