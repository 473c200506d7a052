import { gzipSync } from 'node:zlib';
import { expect, it } from '@jest/globals';
import { growth, processorTime } from '../processor-time.js';
import { soundFiles } from '../rules/sound-files.js';
import { pagesIn, siteOf } from './site-of.js';

const MODULES = 100;
const SYMBOLS = 100;

/** A language of 10,000 symbols, one module of which has 500 of them. */
function large() {
  const files = soundFiles();
  const word = (i: number) =>
    `${['ordena', 'filtra', 'mapeia', 'soma', 'divide', 'procura'][i % 6]}_${(i * 7919).toString(36)}`;
  const modulos = Array.from({ length: MODULES }, (_, m) => {
    const count = m === 0 ? 500 : SYMBOLS;
    return {
      nome: `Pacote.Modulo${m}`,
      apelidos: [],
      total: count,
      simbolos: Array.from({ length: count }, (__, s) => ({
        nome: word(m * 1000 + s),
        assinatura: `(texto, vezes = ${s}, limite: number = 10)`,
        resumo: `O que ${word(s * 31 + m)} dá para o valor ${s} do módulo ${m}, na ordem em que veio.`,
      })),
    };
  });
  return { ...files, modulos: { ...files.modulos, modulos } };
}

it('10,000 symbols keep to the bounds of pages, index and time', async () => {
  const files = large();
  siteOf(soundFiles());
  let site = new Map<string, string>();
  // Three seconds where nothing else runs: a bound for what hangs, not for the machine.
  expect(
    await processorTime(() => {
      site = siteOf(files);
    }),
  ).toBeLessThan(30_000);
  const kib = (text: string) => gzipSync(text).length / 1024;
  expect(kib(site.get('/recursos/nomes.js') as string)).toBeLessThan(300);
  expect(kib(site.get('/recursos/lingua.js') as string)).toBeLessThan(300);
  for (const [path, text] of pagesIn(site)) expect([path, kib(text) < 30]).toEqual([path, true]);
  // Who lists pages reads of each something else.
  const about = [...pagesIn(site).values()].map(
    text => /name="description" content="([^"]*)/.exec(text)?.[1],
  );
  expect(new Set(about).size).toBe(about.length);
  // Where a module is split, its first page still has every address.
  const first = site.get('/modulos/Pacote.Modulo0.html') as string;
  const { itens } = JSON.parse(site.get('/api/referencia.json') as string) as {
    itens: { endereco: string; modulo: string | null }[];
  };
  const own = itens.filter(({ modulo }) => modulo === 'Pacote.Modulo0');
  expect(own).toHaveLength(500);
  for (const { endereco } of own)
    expect(first).toContain(`id="${decodeURIComponent(endereco.split('#')[1] as string)}"`);
});

/** What did not fit into the text for assistants was left off word by word, each time with all the others put together again. */
it('four times as many built-in functions take about four times as long', async () => {
  const files = soundFiles();
  const work = (count: number) => {
    const funcoes = Array.from({ length: count }, (_, i) => `func_${i}`);
    const text =
      siteOf({ ...files, embutidas: { ...files.embutidas, funcoes, total: count } }).get('/AGENTS.md') ?? '';
    expect(text).toMatch(/`func_99` .*`func_6\d\d` …\n/);
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(8192);
  };
  expect(await growth(work, 4000, 16_000, 9)).toBeLessThanOrEqual(9);
});
