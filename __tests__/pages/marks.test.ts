import { describe, expect, test } from '@jest/globals';
import { HtmlValidate } from 'html-validate';
import { pageMarks } from '../../src/check/report/page-marks.js';
import type { ReferenceFiles } from '../../src/contract/files.js';
import type { ItemDeReferencia } from '../../src/contract/generated/contract.js';
import { buildModel } from '../../src/pages/index.js';
import { spoken } from '../../src/text/said.js';
import { HOSTILE, hostile, result } from '../check/report-fixture.js';
import { type Draft, EDITS } from '../drift/edits.js';
import { soundFiles } from '../rules/sound-files.js';
import { pagesIn, siteOf } from './site-of.js';

const NOTHING_MORE = {
  origins: new Map(),
  details: new Map(),
  idioma: 'pt',
  baseUrl: null,
  commit: null,
  programs: [],
  archive: false,
  registry: false,
} as const;
const BASE = 'main (aaaaaaaaa)';
const STATES = { new: 'novo', changed: 'mudou' } as const;
const SINCE = {
  new: `Novo, em comparação com ${BASE}`,
  changed: `Mudou, em comparação com ${BASE}`,
  gone: `Não existe mais, em comparação com ${BASE}`,
};

function edited(edit: (draft: Draft) => unknown): ReferenceFiles {
  const draft = structuredClone(soundFiles()) as Draft;
  edit(draft);
  return draft as ReferenceFiles;
}

function preview(before: ReferenceFiles, after: ReferenceFiles): Map<string, string> {
  return siteOf(after, { marks: pageMarks(result(before, after), spoken) });
}

/** The things of a site by id, with all that the data says of each: what a drift is not asked for. */
function things(
  files: ReferenceFiles,
  groups: ReadonlySet<string> = new Set(),
): Map<string, [ItemDeReferencia, string]> {
  const { itens } = buildModel({ ...NOTHING_MORE, files }).referencia;
  const { sintaxe, modulos, comandos, erros } = files;
  const raw = new Map<string, unknown>([
    ...[...sintaxe.reservadas, ...sintaxe.contextuais].map(word => [word.palavra, word] as const),
    ...sintaxe.operadores.map(sign => [sign.simbolo, sign] as const),
    ...modulos.modulos.map(module => [module.nome, module.apelidos] as const),
    ...modulos.modulos.flatMap(({ nome, simbolos }) =>
      simbolos.map(symbol => [`${nome}.${symbol.nome}`, symbol] as const),
    ),
    // A group may have another name, which is told of no command; one that moved is in another one.
    ...comandos.grupos.flatMap(({ grupo, comandos: list }) =>
      list.map(command => [command.nome, [command, groups.has(grupo) ? grupo : '']] as const),
    ),
    ...erros.codigos.map(error => [error.codigo, error] as const),
  ]);
  return new Map(
    itens.map(item => {
      const name = item.modulo === null ? item.nome : `${item.modulo}.${item.nome}`;
      return [item.id, [item, JSON.stringify(raw.get(name) ?? null)]];
    }),
  );
}

function groupsOf({ comandos }: ReferenceFiles): Set<string> {
  return new Set(comandos.grupos.map(({ grupo }) => grupo));
}

/** What the page of a thing says at its place. */
function placeOf({ endereco }: ItemDeReferencia, site: ReadonlyMap<string, string>): string {
  const [path = '', fragment] = endereco.split('#');
  const html = site.get(`${path}.html`) ?? '';
  if (fragment === undefined) return html.slice(html.indexOf('<h1>'));
  const from = html.indexOf(` id="${decodeURIComponent(fragment)}"`);
  const end = /<\/(?:section|li)>/g;
  end.lastIndex = from;
  return from < 0 ? '' : html.slice(from, end.exec(html)?.index);
}

const directions = EDITS.flatMap(({ rule, edit }) => [
  [`${rule}, there`, soundFiles(), edited(edit)] as const,
  [`${rule}, and back`, edited(edit), soundFiles()] as const,
]);

describe('every kind of change is marked where it is, and nothing else is', () => {
  test.each(directions)('%s', (_, before, after) => {
    const site = preview(before, after);
    const groups = new Set([...groupsOf(before)].filter(name => groupsOf(after).has(name)));
    const [old, now] = [things(before, groups), things(after, groups)];
    const home = site.get('/index.html') ?? '';
    const index = site.get('/indice.md') ?? '';
    const all = [...pagesIn(site).values()].join('\n');
    const came = [...now].filter(([id]) => !old.has(id));
    const went = [...old].filter(([id]) => !now.has(id));
    for (const [, [item]] of came) {
      // Under another name it has changed, and is not new; of a rule, an item of a list, a word says so.
      const marks = item.tipo === 'regra' ? Object.values(STATES) : [SINCE.new, SINCE.changed];
      expect([item.id, marks.some(mark => placeOf(item, site).includes(`<mark>${mark}</mark>`))]).toEqual([
        item.id,
        true,
      ]);
    }
    for (const [, [{ nome, modulo }]] of went) {
      const isTold = all.includes(`<code translate="no">${nome}</code> <mark>não existe mais</mark>`);
      const isRenamed = home.includes(nome);
      const isOfGone = modulo !== null && !now.has(`modulo:${modulo}`);
      expect([nome, isTold || isRenamed || isOfGone]).toEqual([nome, true]);
    }
    const touched = new Set([...came, ...went].map(([, [{ modulo }]]) => modulo));
    for (const [id, [item, text]] of now) {
      const was = old.get(id)?.[1];
      if (was === undefined || item.tipo === 'regra') continue;
      const line = index.split('\n').find(row => row.includes(`\`${item.nome}\``) && row.includes('**'));
      const inside = [...now.values()].some(
        ([{ modulo, id: inner }, other]) => modulo === item.nome && old.get(inner)?.[1] !== other,
      );
      if (was !== text) {
        expect(placeOf(item, site)).toContain(SINCE.changed);
        expect([id, line]).toEqual([id, expect.stringContaining(`**${STATES.changed}**`)]);
      } else if (!inside && !touched.has(item.nome) && !all.includes('renamed') && !isMoved(item, old, now)) {
        expect([id, placeOf(item, site).includes(SINCE.changed)]).toEqual([id, false]);
      }
    }
  });
});

/** A group may have another name, which is told of no command. */
function isMoved(
  item: ItemDeReferencia,
  old: ReadonlyMap<string, unknown>,
  now: ReadonlyMap<string, unknown>,
): boolean {
  return item.tipo === 'comando' && old.size !== now.size;
}

test('a preview says so on each page, in words, and is not to be found; without one, no byte is another', () => {
  const after = edited(draft =>
    draft.sintaxe.reservadas.push({ palavra: 'novo', descricao: '', equivalente: '' }),
  );
  const site = preview(soundFiles(), after);
  for (const [path, text] of pagesIn(site)) {
    expect([path, text.includes('<meta name="robots" content="noindex">')]).toEqual([path, true]);
    if (path !== '/dados.html') expect([path, text.includes(`comparada com ${BASE}.`)]).toEqual([path, true]);
  }
  // The page of what there is not is none to be found, either.
  const plain = [...siteOf(after)].filter(([path]) => path !== '/404.html');
  expect(plain.filter(([, text]) => /<mark>|noindex|prévia/.test(text))).toEqual([]);
  const data = (all: Iterable<readonly [string, string]>) =>
    [...all].filter(([path]) => /^\/api\/.*json$/.test(path) && !path.includes('manifest'));
  expect(data(site)).toEqual(data(plain));
});

test('what another one wrote is text on the marked pages, too, and they are sound HTML', async () => {
  const after = structuredClone(soundFiles()) as Draft;
  Object.assign(after.sintaxe.reservadas[0] ?? {}, { descricao: HOSTILE, equivalente: '' });
  const gone = structuredClone(after) as Draft;
  gone.embutidas.funcoes.push(HOSTILE);
  const site = preview(gone as ReferenceFiles, after as ReferenceFiles);
  const { base, ...more } = pageMarks(hostile(), spoken);
  const strange = siteOf(after as ReferenceFiles, { marks: { ...more, base: `${base}${HOSTILE}` } });
  const validator = new HtmlValidate({
    extends: ['html-validate:standard'],
    rules: { 'long-title': 'off', 'no-inline-style': 'off' },
  });
  for (const pages of [pagesIn(site), pagesIn(strange)])
    for (const [path, text] of pages) {
      expect([path, /<script>alert|href="http:\/\/evil/.test(text)]).toEqual([path, false]);
      const { results } = await validator.validateString(text);
      expect([path, results.flatMap(({ messages }) => messages.map(({ message }) => message))]).toEqual([
        path,
        [],
      ]);
    }
});

test('symbols of a new module are new, a module with another symbol is another one, what moved is gone where it was', () => {
  const before = soundFiles();
  const after = edited(draft => {
    const [first] = draft.modulos.modulos;
    const [symbol] = first?.simbolos.splice(0, 1) ?? [];
    if (symbol === undefined) throw new Error('no symbol');
    draft.modulos.modulos.push({ nome: 'Lume.Novo', apelidos: ['Lume.Novo'], total: 1, simbolos: [symbol] });
  });
  const moved = before.modulos.modulos[0]?.simbolos[0]?.nome ?? '';
  const old = before.modulos.modulos[0]?.nome ?? '';
  const site = preview(before, after);
  const there = things(after).get(`simbolo:Lume.Novo.${moved}`)?.[0] as ItemDeReferencia;
  expect(placeOf(there, site)).toContain(SINCE.changed);
  expect(site.get('/modulos/Lume.Novo.html')).toContain(SINCE.new);
  const page = site.get(`/modulos/${old}.html`) ?? '';
  expect(page).toContain(SINCE.changed);
  expect(page).toContain(SINCE.gone);
  expect(page).toContain(`<code translate="no">${moved}</code> <mark>não existe mais</mark>`);
});
