import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { CompletionItem } from 'vscode-languageserver-protocol';
import { build } from '../../src/commands/build.js';
import { languageAt } from '../../src/commands/language-data.js';
import { escaped } from '../../src/text/pattern.js';
import { Editor, PROGRAM } from './editor.js';

const LUME = resolve(import.meta.dirname ?? '.', '..', '..', 'examples', 'lume');

/** Words that are in no text of the other tongue, as a program's and a language's own names may not be either. */
const ENGLISH =
  /\b(?:the|is|it|in|of|no|not|and|has|are|was|with|since|also|change|to|called|now|deprecated|keyword|elsewhere|reserved|word|built|module|symbol|operator|error|code|text|that|begins|here|closed|closes|line|tab|tabs|blanks|block|column|gone|rule|verb|command|name|names|or|other|languages|contextual)\b/i;
const PORTUGUESE =
  /\b(?:está|seria|não|é|um|uma|também|desde|trocar|por|espaços|palavra|função|módulo|símbolo|operador|código|erro|texto|começa|aqui|fecha|fechado|linha|tabulação|bloco|coluna|existe|regra|comando|nome|ou|linguagens|passa|ser|deixa|obsoleto|parte)\b/i;

let root: string;
let site: string;
beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'refdata-tongue-'));
  site = join(root, 'site');
  const { ok } = await build({ repo: LUME, config: 'refdata.yml', out: site });
  expect(ok).toBe(true);
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** What an editor is told about programs, without what the language and the programs wrote themselves. */
async function saidOf(site: string, own: readonly RegExp[]): Promise<string[]> {
  const editor = await Editor.start({ from: [site], tongue: 'own' });
  const said: string[] = [];
  const documented = (documentation: CompletionItem['documentation']) =>
    typeof documentation === 'string' ? documentation : (documentation?.value ?? '');
  for (const program of PROGRAMS) {
    const diagnostics = await editor.diagnostics(program.replace('¦', ''));
    said.push(...diagnostics.map(({ message }) => String(message)));
    for (const { range } of diagnostics)
      said.push(...(await editor.fixes(PROGRAM, range)).map(({ title }) => title));
    if (!program.includes('¦')) continue;
    said.push((await editor.hover(program)) ?? '');
    const help = await editor.signature(program);
    said.push(...(help?.signatures ?? []).map(({ documentation }) => documented(documentation)));
    for (const item of await editor.complete(program)) {
      const { documentation } = await editor.connection.sendRequest<CompletionItem>(
        'completionItem/resolve',
        item,
      );
      said.push(item.detail ?? '', documented(documentation));
    }
  }
  editor.close();
  // Code is in nobody's tongue, nor are addresses.
  return [...new Set(said)].map(text => {
    let bare = text.replace(/(`{3,})[\s\S]*?\n\1/g, ' ').replace(/\(<[^>]*>\)/g, ' ');
    bare = bare.replace(/\\([^\w\s])/g, '$1').replace(/"(?:[^"\\]|\\.)*"/g, ' ');
    for (const each of own) bare = bare.replace(each, ' ');
    return bare.replace(/\s+/g, ' ').trim();
  });
}

const PROGRAMS = [
  'importa Lume.Texto como T\nmostra T.inverti("a")\nmostra T.inver¦te("a")',
  'importa Lume.Testo\nmostre 1\n',
  'se 1:\nmostra 2\n',
  '   mostra 2\n',
  'se 1:\n\tmostra 2\n',
  'se 1:\n        mostra 2\n    mostra 3\n',
  'mostra "bom dia\n',
  'mostra ?\nmostra 1abc\n',
  'mostra (1]\n',
  'mostra (1\n',
  'mostra 1)\n',
  'se = 1\nvariavel se = 2\n',
  'mostra 1 === 2\n',
  'enquanto¦ 1:\n    mostra 1\n',
  'total = 1\nmostra total\nimporta Lume.Texto\nmostra Lume.Texto.palindromo("a")\n¦',
];

describe('what an editor is told', () => {
  it.each([
    { idioma: 'pt', other: ENGLISH, said: 'Seria "inverte"?' },
    { idioma: 'en', other: PORTUGUESE, said: 'Is it "inverte"?' },
  ])('is in the tongue of the language, where that is $idioma', async ({ idioma, other, said }) => {
    const data = await languageAt(site);
    const path = join(site, 'api', 'referencia.json');
    writeFileSync(path, JSON.stringify({ ...data.referencia, idioma }));
    const own = new Set<string>();
    const gather = (value: unknown): void => {
      if (typeof value === 'string' && value !== '') own.add(value);
      else if (typeof value === 'object' && value !== null) Object.values(value).forEach(gather);
    };
    gather([data.referencia, data.files]);
    const longest = [...own].sort((a, b) => b.length - a.length);
    const texts = await saidOf(
      site,
      longest.map(each => new RegExp(`(?<!\\p{L})${escaped(each)}(?!\\p{L})`, 'gu')),
    );
    expect(texts.length).toBeGreaterThan(40);
    expect(texts.filter(text => other.test(text))).toEqual([]);
    const editor = await Editor.start({ from: [site], tongue: 'own' });
    const [told] = await editor.diagnostics('importa Lume.Texto como T\nmostra T.inverti("a")');
    expect(told?.message).toContain(said);
    editor.close();
  });
});
