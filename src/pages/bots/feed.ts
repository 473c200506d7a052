import { html as escaped } from '../../site/html.js';
import type { Model } from '../model/model.js';
import { CHANGES_PAGE, versionId } from '../templates/changes.js';
import type { Words } from '../words/words.js';

/** What XML may not hold, besides what is never shown. */
const NO_CHARACTERS = /[\uFFFE\uFFFF]/g;

export const FEED_PATH = '/mudancas.xml';
const MAX_ENTRIES = 20;
const MAX_LINES = 100;

const html = (text: string) => escaped(text).replace(NO_CHARACTERS, '\uFFFD');

/** An Atom feed (RFC 4287) of what each published version changed; nothing where the site has no address, or no version is recorded. */
export function changesFeed({ referencia, baseUrl, files }: Model, words: Words): string | undefined {
  const versions = referencia.mudancas ?? [];
  const [newest] = versions;
  if (baseUrl === null || newest === undefined) return undefined;
  const { nome } = files.index;
  const page = `${baseUrl}${CHANGES_PAGE}`;
  const entries = versions.slice(0, MAX_ENTRIES).map(({ versao, data, mudancas }) => {
    const address = `${page}#${encodeURIComponent(versionId(versao))}`;
    const lines = mudancas.slice(0, MAX_LINES).map(({ texto }) => `- ${texto}`);
    const more = mudancas.length - lines.length;
    const text = [...lines, ...(more > 0 ? [`+ ${more}`] : [])].join('\n') || words.noChanges;
    return `<entry>
<id>${html(address)}</id>
<title>${html(`${nome} ${versao}`)}</title>
<updated>${data}T00:00:00Z</updated>
<link href="${html(address)}"/>
<content type="text">${html(text)}</content>
</entry>
`;
  });
  const updated =
    versions
      .map(({ data }) => data)
      .sort()
      .at(-1) ?? newest.data;
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${words.lang}">
<id>${html(page)}</id>
<title>${html(`${nome}: ${words.changes}`)}</title>
<updated>${updated}T00:00:00Z</updated>
<author><name>${html(nome)}</name></author>
<link rel="self" type="application/atom+xml" href="${html(baseUrl + FEED_PATH)}"/>
<link href="${html(page)}"/>
${entries.join('')}</feed>
`;
}
