import { spawnSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { ReferenceFiles } from '../../src/contract/files.js';
import {
  type Ledger,
  ledgerText,
  lostFollowers,
  mergedLedger,
  parseLedger,
  unrecorded,
  updatedLedger,
} from '../../src/pages/index.js';
import { temporaryFolder } from '../git/git-server.js';
import { soundFiles } from '../rules/sound-files.js';
import { HOSTILE } from './hostile.js';
import { modelOf, siteOf } from './site-of.js';

const EMPTY: Ledger = { enderecos: {} };

function withModules(names: readonly string[]): ReferenceFiles {
  const files = soundFiles();
  const modulos = names.map(nome => ({ nome, apelidos: [], total: 0, simbolos: [] }));
  return { ...files, modulos: { ...files.modulos, modulos } };
}

function addressesOf(files: ReferenceFiles, ledger: Ledger): Map<string, string> {
  const { itens } = modelOf(files, { ledger }).referencia;
  return new Map(itens.map(({ id, endereco }) => [id, endereco]));
}

const names = fc.uniqueArray(fc.constantFrom(...HOSTILE), { maxLength: 8 });

describe('the ledger of addresses', () => {
  it('never lets an address change or mean something else, whatever comes and goes', () => {
    fc.assert(
      fc.property(fc.array(names, { minLength: 2, maxLength: 5 }), versions => {
        let ledger = EMPTY;
        const everGiven = new Map<string, string>();
        for (const [i, modules] of versions.entries()) {
          const files = withModules(modules);
          const present = addressesOf(files, ledger);
          for (const [id, address] of present) {
            if (everGiven.has(id)) expect(everGiven.get(id)).toBe(address);
            for (const [other, given] of everGiven)
              if (other !== id) expect(given.toLowerCase()).not.toBe(address.toLowerCase());
            everGiven.set(id, address);
          }
          ledger = updatedLedger(ledger, `1.${i}.0`, present).ledger;
          expect(unrecorded(ledger, present)).toEqual([]);
          // Each address that was ever given has its page.
          const site = siteOf(files, { ledger });
          for (const address of everGiven.values()) {
            const [page = '', fragment] = address.split('#');
            const text = site.get(page.endsWith('/') ? `${page}index.html` : `${page}.html`);
            expect([address, text !== undefined]).toEqual([address, true]);
            if (fragment !== undefined) expect(text).toContain(`id="${decodeURIComponent(fragment)}"`);
          }
        }
      }),
      { numRuns: 25 },
    );
  });

  it('is merged by git where two branches add at different places, and by us where they add at one', () => {
    const names = (list: string) => list.split('').map(letter => `M${letter}`);
    const base = updatedLedger(EMPTY, '1.0.0', addressesOf(withModules(names('bdfh')), EMPTY)).ledger;
    const branch = (letters: string) =>
      updatedLedger(base, '1.1.0', addressesOf(withModules(names(letters)), base)).ledger;
    const merged = (ours: Ledger, theirs: Ledger, ...options: string[]) => {
      const folder = temporaryFolder('ledger');
      const files = [ours, base, theirs].map((ledger, i) => {
        writeFileSync(join(folder, `${i}.json`), ledgerText(ledger));
        return `${i}.json`;
      });
      const { stdout } = spawnSync('git', ['merge-file', '-p', ...options, ...files], {
        cwd: folder,
        encoding: 'utf8',
      });
      rmSync(folder, { recursive: true });
      return stdout;
    };
    const modulesOf = ({ enderecos }: Ledger) =>
      Object.keys(enderecos)
        .flatMap(id => (id.startsWith('modulo:M') ? [id.slice(-1)] : []))
        .join('');
    const apart = merged(branch('abdfh'), branch('bdfgh'));
    expect(modulesOf(parseLedger(apart, 'e.json'))).toBe('abdfgh');
    expect(mergedLedger(apart, 'e.json')).toBeUndefined();
    for (const options of [[], ['--diff3']]) {
      const beside = merged(branch('bcdfh'), branch('bedfh'), ...options);
      expect(() => parseLedger(beside, 'e.json')).toThrow('is a merge that nobody has finished');
      expect(modulesOf(mergedLedger(beside.replaceAll('\n', '\r\n'), 'e.json') ?? EMPTY)).toBe('becdfh');
    }
    const moved = structuredClone(branch('bdfh'));
    const other = structuredClone(branch('bdfh'));
    Object.assign(moved.enderecos, { 'modulo:Mz': { endereco: '/modulos/Mz', desde: '1.1.0' } });
    Object.assign(other.enderecos, { 'modulo:Mz': { endereco: '/modulos/outro', desde: '1.1.0' } });
    expect(() => mergedLedger(merged(moved, other), 'e.json')).toThrow('two addresses of modulo:Mz');
    Object.assign(other.enderecos, { 'modulo:My': { endereco: '/modulos/Mz', desde: '1.1.0' } });
    delete (other.enderecos as Record<string, unknown>)['modulo:Mz'];
    expect(() => mergedLedger(merged(moved, other), 'e.json')).toThrow('is no list of addresses');
  });

  it('says of what is gone since when, and what follows it where somebody has declared it', () => {
    const before = updatedLedger(EMPTY, '1.0.0', addressesOf(withModules(['Velho']), EMPTY)).ledger;
    const { ledger, gone, added } = updatedLedger(
      before,
      '2.0.0',
      addressesOf(withModules(['Novo']), before),
    );
    expect([gone, added]).toEqual([['modulo:Velho'], ['modulo:Novo']]);
    const page = siteOf(withModules(['Novo']), { ledger }).get('/modulos/Velho.html');
    expect(page).toContain('Velho (módulo) não existe mais desde a versão 2.0.0.');
    expect(page).not.toContain('Novo.html');
    const entry = {
      ...ledger.enderecos['modulo:Velho'],
      agora: 'modulo:Novo',
    } as Ledger['enderecos'][string];
    const declared = { enderecos: { ...ledger.enderecos, 'modulo:Velho': entry } };
    expect(siteOf(withModules(['Novo']), { ledger: declared }).get('/modulos/Velho.html')).toContain(
      'href="Novo.html"',
    );
    // What comes back has its address again, and is there since it first was.
    const back = updatedLedger(declared, '3.0.0', addressesOf(withModules(['Velho']), declared)).ledger;
    expect(back.enderecos['modulo:Velho']).toEqual({ endereco: '/modulos/Velho', desde: '1.0.0' });
  });

  /** The gone things of a site, and what its pages say, after versions of a language with what is declared in between. */
  function history(steps: readonly (ReferenceFiles | Readonly<Record<string, string>>)[]) {
    let ledger = EMPTY;
    let files = soundFiles();
    for (const [i, step] of steps.entries()) {
      if ('sintaxe' in step && typeof step.sintaxe !== 'string') {
        files = step as ReferenceFiles;
        ledger = updatedLedger(ledger, `${i}.0.0`, addressesOf(files, ledger)).ledger;
        continue;
      }
      const enderecos = { ...ledger.enderecos };
      for (const [id, agora] of Object.entries(step as Readonly<Record<string, string>>))
        enderecos[id] = { ...(enderecos[id] as Ledger['enderecos'][string]), agora };
      ledger = parseLedger(ledgerText({ enderecos }), 'enderecos.json');
    }
    const site = siteOf(files, { ledger });
    const { antigos = [] } = JSON.parse(site.get('/api/referencia.json') as string) as {
      antigos?: { id: string; agora: string | null }[];
    };
    const present = new Set(addressesOf(files, ledger).keys());
    return {
      page: (path: string) => site.get(`${path}.html`) ?? '',
      now: Object.fromEntries(antigos.map(({ id, agora }) => [id, agora])),
      lost: lostFollowers(ledger, id => present.has(id)),
    };
  }

  function withSymbols(modules: Readonly<Record<string, readonly string[]>>, alias: readonly string[] = []) {
    const files = soundFiles();
    const modulos = Object.entries(modules).map(([nome, names]) => ({
      nome,
      apelidos: [...alias],
      total: names.length,
      simbolos: names.map(each => ({ nome: each, assinatura: '', resumo: '' })),
    }));
    return { ...files, modulos: { ...files.modulos, modulos } };
  }

  it('follows declared renames however many there are, and symbols to where their module went', () => {
    const { page, now, lost } = history([
      withSymbols({ A: ['f', 'g'] }),
      withSymbols({ B: ['f', 'g'] }),
      { 'modulo:A': 'modulo:B' },
      withSymbols({ C: ['f'] }),
      { 'modulo:B': 'modulo:C' },
    ]);
    expect(now).toMatchObject({ 'modulo:A': 'modulo:C', 'simbolo:A.f': 'simbolo:C.f', 'simbolo:A.g': null });
    expect(page('/modulos/A')).toContain('href="C.html"');
    expect(page('/modulos/A')).toContain('href="C.html#f"');
    expect(lost).toEqual([]);
    // What took its place is gone as well, and nobody has said what followed that.
    const ended = history([
      withModules(['A']),
      withModules(['B']),
      { 'modulo:A': 'modulo:B' },
      withModules([]),
    ]);
    expect(ended.now['modulo:A']).toBe('modulo:B');
    expect(ended.page('/modulos/A')).toContain('href="B.html"');
    expect(ended.lost).toEqual([]);
  });

  it('tells of a follower that there is not, and of one that leads back', () => {
    const there = withModules(['B']);
    for (const agora of ['modulo:Nada', 'B', 'modulo:A'])
      expect(history([withModules(['A']), there, { 'modulo:A': agora }]).lost).toEqual([
        { id: 'modulo:A', agora, isCircle: agora === 'modulo:A' },
      ]);
    const circle = history([
      withModules(['A']),
      withModules(['B']),
      { 'modulo:A': 'modulo:B' },
      withModules([]),
      { 'modulo:B': 'modulo:A' },
    ]);
    expect(circle.lost).toEqual([
      { id: 'modulo:B', agora: 'modulo:A', isCircle: true },
      { id: 'modulo:A', agora: 'modulo:B', isCircle: true },
    ]);
    expect(circle.page('/modulos/A')).toContain('A (módulo) não existe mais');
  });

  it('says of a name that still holds what it is a name of, and of a kind that changed what there is', () => {
    const { page, now } = history([withSymbols({ Velho: ['f'] }), withSymbols({ Novo: ['f'] }, ['Velho'])]);
    expect(page('/modulos/Velho')).toContain('Velho é outro nome de: <a href="Novo.html">');
    expect(page('/modulos/Velho')).toContain('Velho.f é outro nome de: <a href="Novo.html#f">');
    expect(page('/modulos/Velho')).not.toContain('não existe mais');
    expect(now).toEqual({ 'modulo:Velho': 'modulo:Novo', 'simbolo:Velho.f': 'simbolo:Novo.f' });
    const files = soundFiles();
    const [word] = files.sintaxe.reservadas;
    const contextual = { ...files.sintaxe, reservadas: [], contextuais: [{ ...word, onde: 'x' }] };
    const moved = history([files, { ...files, sintaxe: contextual } as ReferenceFiles]).page('/sintaxe');
    expect(moved).toContain('se (palavra reservada) não existe mais');
    expect(moved).toMatch(/O que tem esse nome agora: <a href="#contextual-se-\w+">/);
  });

  it.each([
    ['two things', { 'modulo:Ponto': '/modulos/Ponto', 'modulo:ponto': '/modulos/ponto' }],
    ['two kinds', { 'palavra:x': '/sintaxe#x', 'contextual:x': '/sintaxe#x' }],
    ['a folder above', { 'modulo:A': '/../../x' }],
    ['a page of the site', { 'modulo:A': '/index' }],
    ['the list of modules', { 'modulo:A': '/modulos/' }],
    ['a file of data', { 'modulo:A': '/api/index' }],
    ['another host', { 'modulo:A': '//evil.example/x' }],
    ['a device', { 'modulo:A': '/modulos/con' }],
    ['what no address can be read of', { 'simbolo:A.f': '/modulos/A#%zz' }],
    ['a place of the page itself', { 'simbolo:A.f': '/modulos/A#-conteudo' }],
    ['a symbol on another page', { 'modulo:A': '/modulos/A', 'simbolo:A.f': '/modulos/B#f' }],
    ['a kind that there is not', { 'zebra:A': '/zebras/A' }],
    ['no kind', { A: '/modulos/A' }],
  ])('refuses an address that nobody was given: %s', (_, addresses) => {
    const enderecos = Object.fromEntries(
      Object.entries(addresses).map(([id, endereco]) => [id, { endereco, desde: '1.0.0' }]),
    );
    expect(() => parseLedger(ledgerText({ enderecos }), 'enderecos.json')).toThrow(
      /^enderecos\.json is no list of addresses: /,
    );
  });

  it('says of a merge that was not finished where it is, and of one that has a thing twice which', () => {
    const { ledger } = updatedLedger(EMPTY, '1.0.0', addressesOf(soundFiles(), EMPTY));
    const text = ledgerText(ledger);
    const merged = text.replace('    "palavra:se"', '<<<<<<< HEAD\n=======\n>>>>>>> other\n    "palavra:se"');
    expect(() => parseLedger(merged, 'enderecos.json')).toThrow(
      'enderecos.json:3 is a merge that nobody has finished.',
    );
    const twice = text.replace('  }\n}', `  ,"palavra:se": {"endereco":"/sintaxe#outro","desde":"2"}}\n}`);
    expect(() => parseLedger(twice, 'enderecos.json')).toThrow(/The key "palavra:se" stands twice/);
  });

  it('is the same text for the same entries, and refuses what it is not', () => {
    const { ledger } = updatedLedger(EMPTY, '1.0.0', addressesOf(soundFiles(), EMPTY));
    expect(parseLedger(ledgerText(ledger), 'enderecos.json')).toEqual(ledger);
    expect(() => parseLedger('[]', 'enderecos.json')).toThrow(/enderecos.json is no list of addresses/);
    expect(() => parseLedger('{', 'enderecos.json')).toThrow(/is not JSON/);
  });
});
