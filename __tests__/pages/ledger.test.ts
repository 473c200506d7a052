import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { ReferenceFiles } from '../../src/contract/files.js';
import { type Ledger, ledgerText, parseLedger, unrecorded, updatedLedger } from '../../src/pages/index.js';
import { soundFiles } from '../rules/sound-files.js';
import { HOSTILE } from './hostile.js';
import { siteOf } from './site-of.js';

const EMPTY: Ledger = { enderecos: {} };

function withModules(names: readonly string[]): ReferenceFiles {
  const files = soundFiles();
  const modulos = names.map(nome => ({ nome, apelidos: [], total: 0, simbolos: [] }));
  return { ...files, modulos: { ...files.modulos, modulos } };
}

function addressesOf(files: ReferenceFiles, ledger: Ledger): Map<string, string> {
  const { itens } = JSON.parse(siteOf(files, { ledger }).get('/api/referencia.json') as string) as {
    itens: { id: string; endereco: string }[];
  };
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

  it('says of what is gone since when, and what follows it where somebody has declared it', () => {
    const before = updatedLedger(EMPTY, '1.0.0', addressesOf(withModules(['Velho']), EMPTY)).ledger;
    const { ledger, gone, added } = updatedLedger(
      before,
      '2.0.0',
      addressesOf(withModules(['Novo']), before),
    );
    expect([gone, added]).toEqual([['modulo:Velho'], ['modulo:Novo']]);
    const page = siteOf(withModules(['Novo']), { ledger }).get('/modulos/Velho.html');
    expect(page).toContain('Velho não existe mais desde a versão 2.0.0.');
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

  it('is the same text for the same entries, and refuses what it is not', () => {
    const { ledger } = updatedLedger(EMPTY, '1.0.0', addressesOf(soundFiles(), EMPTY));
    expect(parseLedger(ledgerText(ledger), 'enderecos.json')).toEqual(ledger);
    expect(() => parseLedger('[]', 'enderecos.json')).toThrow(/enderecos.json is no list of addresses/);
    expect(() => parseLedger('{', 'enderecos.json')).toThrow(/is not JSON/);
  });
});
