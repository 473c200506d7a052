import type { Model } from '../model/model.js';
import { CHANGES_PAGE, RECORDED_IN, versionId } from '../templates/changes.js';
import { type Words, wordsOf } from '../words/words.js';
import { xml } from './xml.js';

export const FEED_PATH = '/mudancas.xml';
const MAX_ENTRIES = 20;
const MAX_LINES = 100;

/** An Atom feed (RFC 4287) of what each published version changed; nothing where the site has no address, or no version is recorded. */
export function changesFeed({ referencia, baseUrl, files }: Model, words: Words): string | undefined {
  const versions = referencia.mudancas ?? [];
  const [newest] = versions;
  if (baseUrl === null || newest === undefined) return undefined;
  const { nome } = files.index;
  const page = `${baseUrl}${CHANGES_PAGE}`;
  const entries = versions.slice(0, MAX_ENTRIES).map(({ versao, data, idioma = RECORDED_IN, mudancas }) => {
    const address = `${page}#${encodeURIComponent(versionId(versao))}`;
    const lines = mudancas.slice(0, MAX_LINES).map(({ texto }) => `- ${texto}`);
    const more = mudancas.length - lines.length;
    const { lang } = lines.length > 0 ? wordsOf(idioma) : words;
    const text = [...lines, ...(more > 0 ? [`+ ${more}`] : [])].join('\n') || words.noChanges;
    return `<entry>
<id>${xml(address)}</id>
<title>${xml(`${nome} ${versao}`)}</title>
<updated>${data}T00:00:00Z</updated>
<link href="${xml(address)}"/>
<content type="text"${lang === words.lang ? '' : ` xml:lang="${lang}"`}>${xml(text)}</content>
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
<id>${xml(page)}</id>
<title>${xml(`${nome}: ${words.changes}`)}</title>
<updated>${updated}T00:00:00Z</updated>
<author><name>${xml(nome)}</name></author>
<link rel="self" type="application/atom+xml" href="${xml(baseUrl + FEED_PATH)}"/>
<link href="${xml(page)}"/>
${entries.join('')}</feed>
`;
}
