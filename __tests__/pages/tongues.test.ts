import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { pageMarks } from '../../src/check/report/page-marks.js';
import { versionRecord } from '../../src/check/report/version-record.js';
import type { ReferenceFiles } from '../../src/contract/files.js';
import type { Lexico } from '../../src/lexico/index.js';
import type { Idioma } from '../../src/pages/model/model.js';
import { siteEditors } from '../../src/site/site-editors.js';
import { sayBy } from '../../src/text/said.js';
import { result } from '../check/report-fixture.js';
import { soundFiles } from '../rules/sound-files.js';
import { siteOf } from './site-of.js';

const ROOT = resolve(import.meta.dirname ?? '.', '..', '..');
const LANGS: Readonly<Record<Idioma, string>> = { pt: 'pt-BR', en: 'en' };
/** Of each tongue, words that texts of it can hardly do without, and texts of the other have not. */
const TELLING: Readonly<Record<Idioma, RegExp>> = {
  pt: /(?<![\p{L}-])(?:o|os|da|das|do|dos|de|que|um|uma|para|são|não|com|em)(?![\p{L}-])/iu,
  en: /(?<![\p{L}-])(?:the|of|and|is|are|an|which|with|that|not|from|to|it)(?![\p{L}-])/iu,
};
/** What is called the same in both. */
const NAMES =
  'api|json|openapi|markdown|http|sha|https|curl|compressed|editor|modulos|comandos|erros|sintaxe|embutidas|registry|lume|bytes|prism|codemirror|monaco|pygments|neovim|vim|sphinx|mkdocs|latex';

/** The smallest language with something of everything, whose own texts are of no tongue. */
function files(): ReferenceFiles {
  const nonsense = (value: unknown, key: string): unknown => {
    if (typeof value === 'string')
      return /^(?:descricao|equivalente|onde|resumo|explicacao|titulo|solucao|detalhe|nota|grupo|regras)$/.test(
        key,
      )
        ? `Xyx zyz ${value.length}.`
        : value;
    if (Array.isArray(value)) return value.map(each => nonsense(each, key));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, nonsense(each, name)]));
  };
  return nonsense(soundFiles(), '') as ReferenceFiles;
}

/** Everything that a site may have, in a tongue. */
function everything(idioma: Idioma): Map<string, string> {
  const after = files();
  const [before, module] = [structuredClone(after), structuredClone(after.modulos.modulos[0])];
  const draft = before as unknown as {
    sintaxe: { reservadas: { palavra: string; descricao: string; equivalente: string }[]; regras: string[] };
    erros: { codigos: { titulo: string }[] };
  };
  draft.sintaxe.reservadas.push({ palavra: 'qqq', descricao: 'Xyx.', equivalente: '' });
  draft.sintaxe.regras.push('Zyz.');
  for (const code of draft.erros.codigos) code.titulo = 'Zyz.';
  const told = JSON.parse(readFileSync(join(ROOT, 'data', 'messages.pt.json'), 'utf8'));
  const say = sayBy(idioma === 'pt' ? new Map(Object.entries(told)) : undefined);
  const lexico: Lexico = {
    versao: '1.4.0',
    nome: 'Lume',
    extensao: '.lm',
    regioes: [],
    nomes: { inicio: 'a-z', resto: 'a-z' },
    numeros: [],
    palavras: { reservada: ['se'] },
    simbolos: [':='],
  };
  // A module that goes on in parts.
  const simbolos = Array.from({ length: 250 }, (_, i) => ({
    nome: `qq${i}`,
    assinatura: '(zz, ...ww)',
    resumo: '',
  }));
  const large = { ...module, nome: 'Xyx', apelidos: ['Zyz'], total: simbolos.length, simbolos };
  const modulos = {
    ...after.modulos,
    modulos: [...after.modulos.modulos, large],
  } as ReferenceFiles['modulos'];
  return siteOf(
    { ...after, modulos },
    {
      idioma,
      archive: true,
      programs: [{ path: 'qq.lm', text: 'mostre 1\nse := tamanho\n' }],
      history: [versionRecord(result(before, after), '2026-01-02', { idioma, say })],
      marks: pageMarks(result(before, after), say),
      ledger: {
        enderecos: {
          'palavra:qqq': { endereco: '/sintaxe#qqq', desde: '1.0.0', ate: '1.4.0', agora: 'palavra:se' },
          'modulo:Qqq': { endereco: '/modulos/Qqq', desde: '1.0.0', ate: '1.4.0' },
        },
      },
      lexico,
      editors: siteEditors(
        { lexico, descricao: 'Xyx.', documentacao: '', idioma, programs: [] },
        'https://lume.example',
      ),
    },
  );
}

/** What people read of a file, piece by piece. */
function textsOf(path: string, text: string): string[] {
  const pieces = /\.(?:html|xml)$/.test(path)
    ? [
        ...text
          .replace(
            /<\?.*?\?>|<(pre|code|textarea|style)\b.*?<\/\1>|<meta name="(?!desc).*?>|<updated>.*?<\/updated>/gs,
            '',
          )
          .matchAll(/>([^<]+)|(?:aria-label|placeholder|title|alt|content|data-(?!page)[\w-]+)="([^"]*)"/g),
      ].map(([, inside, attribute]) => inside ?? attribute ?? '')
    : text.replace(/^`{3,}.*?^`{3,}/gms, '').split('\n');
  return pieces.map(piece => piece.replace(/\s+/g, ' ').trim()).filter(piece => /\p{L}{2}/u.test(piece));
}

const isRead = (path: string) =>
  /\.(?:html|md|txt|xml)$/.test(path) && !/\/(?:sitemap\.xml|schemas\/.*)$/.test(path);

describe('a site in each tongue', () => {
  let sites: Readonly<Record<Idioma, Map<string, string>>>;
  beforeAll(() => {
    sites = { pt: everything('pt'), en: everything('en') };
  });

  it('has the same files', () => {
    expect([...sites.pt.keys()]).toEqual([...sites.en.keys()]);
    expect([...sites.pt.keys()]).toEqual(
      expect.arrayContaining([
        '/mudancas.html',
        '/mudancas.xml',
        '/verifica.html',
        '/modulos/Qqq.html',
        '/404.html',
        '/editor/index.html',
        '/v/1.4.0/sintaxe.html',
        '/modulos/Xyx~2.html',
      ]),
    );
  });

  it.each(['pt', 'en'] as const)('says nothing in the other one: %s', idioma => {
    const other = idioma === 'pt' ? 'en' : 'pt';
    const own = JSON.stringify(files());
    const isOwn = (word: string) => own.includes(word) || new RegExp(`^(?:${NAMES})$`, 'i').test(word);
    const strange: string[] = [];
    let seen = 0;
    for (const [path, text] of sites[idioma]) {
      if (!isRead(path)) continue;
      const others = new Set(textsOf(path, sites[other].get(path) ?? ''));
      for (const piece of textsOf(path, text)) {
        seen += 1;
        const words =
          piece
            .replace(
              /\]\([^)]*\)|https?:\S+|[\w./~-]+\.(?:html|md|json|xml|js|css|lm|txt|zip|vsix)\b|\/\w+\/\S*|`[^`]*`/g,
              ' ',
            )
            .match(/\p{L}{3,}/gu) ?? [];
        const plain = words.filter(word => !isOwn(word)).join(' ');
        if (TELLING[other].test(plain)) strange.push(`${path}: ${piece}`);
        else if (others.has(piece) && /[a-zà-ü]{4}/.test(plain.replace(/\b(?:qq\w*|xyx|zyz)\b/gi, '')))
          strange.push(`${path}: the same in both: ${piece}`);
      }
    }
    expect([...new Set(strange)]).toEqual([]);
    expect(seen).toBeGreaterThan(1000);
  });

  it.each(['pt', 'en'] as const)('says on every page which that is: %s', idioma => {
    for (const [path, text] of sites[idioma]) {
      if (!path.endsWith('.html')) continue;
      expect([path, [...text.matchAll(/\blang="([^"]*)"/g)].map(([, lang]) => lang)]).toEqual([
        path,
        [LANGS[idioma]],
      ]);
    }
  });

  it('marks what was recorded in the other one, and what says no tongue as English', () => {
    const version = { versao: '1.4.0', anterior: '1.3.0', data: '2026-01-02' };
    const mudancas = [
      { regra: 'reservada-added', nivel: 'minor', nome: 'se', id: null, texto: 'Qqq.' },
    ] as const;
    const langOf = (history: object) => {
      const site = siteOf(files(), { history: [history as never] });
      const [, page] = /<ul lang="([^"]*)">/.exec(site.get('/mudancas.html') ?? '') ?? [];
      const [, feed] = /<content type="text" xml:lang="([^"]*)">/.exec(site.get('/mudancas.xml') ?? '') ?? [];
      return [page, feed];
    };
    expect(langOf({ ...version, mudancas: [...mudancas] })).toEqual(['en', 'en']);
    expect(langOf({ ...version, idioma: 'en', mudancas: [...mudancas] })).toEqual(['en', 'en']);
    expect(langOf({ ...version, idioma: 'pt', mudancas: [...mudancas] })).toEqual([undefined, undefined]);
  });
});
