import { PassThrough } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { languageAt } from '../../src/commands/language-data.js';
import { lspOver } from '../../src/commands/lsp.js';
import { completionsAt } from '../../src/lsp/completion.js';
import { ALL_FEATURES } from '../../src/lsp/features.js';
import { hoverAt } from '../../src/lsp/hover.js';
import { foldsOf, symbolsOf } from '../../src/lsp/outline.js';
import { problemsOf } from '../../src/lsp/problems/find.js';
import { semanticTokensOf } from '../../src/lsp/semantic-tokens.js';
import { signatureHelpAt } from '../../src/lsp/signature-help.js';
import { Support } from '../../src/lsp/support.js';
import { type BuiltSite, buildLume } from '../verify/built-site.js';
import { Editor, PROGRAM } from './editor.js';

let site: BuiltSite;
let support: Support;
beforeAll(async () => {
  site = await buildLume();
  support = new Support(await languageAt(site.folder));
});
afterAll(() => site.remove());

const programOf = (text: string) => support.program(TextDocument.create('file:///x.lm', 'lume', 1, text));

/** Everything that can be asked about a place. */
function everything(text: string, offset: number): void {
  const program = programOf(text);
  completionsAt(program, offset, { importWords: support.importWords, snippets: support.snippets });
  hoverAt(program, offset, true);
  signatureHelpAt(program, offset, true);
  symbolsOf(program);
  foldsOf(program);
  semanticTokensOf(program);
  for (const { start, end } of problemsOf(program, { hasFile: () => false })) {
    expect(start).toBeGreaterThanOrEqual(0);
    expect(end).toBeGreaterThanOrEqual(start);
    expect(end).toBeLessThanOrEqual(text.length);
  }
}

const PIECES = [
  'importa ',
  'de ',
  'Lume',
  '.',
  'Texto',
  ' como ',
  'T',
  '\n',
  '    ',
  '\t',
  '"',
  "'",
  '{',
  '}',
  '(',
  ')',
  '[',
  ']',
  '#',
  '#[',
  ']#',
  '\\',
  ' = ',
  ', ',
  'servidor loja:',
  'rota GET "/":',
  'se ',
  ':',
  '12',
  '1.2.3',
  ';',
  '𝒳',
  'é',
  '\u0301',
  '\r\n',
  '\u2028',
  '\0',
  '🙂',
];

describe('any text', () => {
  it('is answered about at any place, without an error', () => {
    const texts = fc.array(fc.constantFrom(...PIECES), { maxLength: 40 }).map(pieces => pieces.join(''));
    fc.assert(
      fc.property(texts, fc.nat(), (text, at) =>
        everything(text, text.length === 0 ? 0 : at % (text.length + 1)),
      ),
      { numRuns: 400 },
    );
  });

  it('is not read again and again where it is long: work grows with the length alone', () => {
    // One line, deep brackets, many lines: each twice as long takes at most three times the time, or next to none.
    const shapes = [
      (n: number) => `mostra ${'a + '.repeat(n)}1\n`,
      (n: number) => `mostra ${'['.repeat(n)}1${']'.repeat(n)}\n`,
      (n: number) => 'importa Lume.Texto como T\nmostra T.inverte("a")\n'.repeat(n),
      (n: number) => `mostra "${'{a}'.repeat(n)}"\n`,
      (n: number) =>
        Array.from({ length: Math.min(n, 400) }, (_, i) => `${'    '.repeat(i)}se a:\n`).join(''),
    ];
    for (const [i, shape] of shapes.entries()) {
      const took = [2000, 4000].map(n => {
        const text = shape(n);
        const start = process.cpuUsage();
        everything(text, text.length);
        const { user, system } = process.cpuUsage(start);
        return (user + system) / 1000;
      });
      const [short = 0, long = 0] = took;
      expect([i, long < Math.max(400, 4 * short)]).toEqual([i, true]);
    }
  });
});

describe('a connection', () => {
  it('goes on after messages that are none', async () => {
    const [there, back] = [new PassThrough(), new PassThrough()];
    let answered = '';
    back.on('data', chunk => {
      answered += chunk;
    });
    lspOver(there, back, {
      features: ALL_FEATURES,
      from: [site.folder],
      run: { repo: '.', config: 'refdata.yml' },
    });
    const send = (text: string) => there.write(`Content-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}`);
    send('{ this is no JSON');
    send('[]');
    send('{"jsonrpc":"2.0","id":7,"method":"textDocument/hover","params":{"textDocument":3}}');
    send('{"jsonrpc":"2.0","method":"textDocument/didChange","params":null}');
    send('{"jsonrpc":"2.0","id":8,"method":"textDocument/nothing","params":{}}');
    send(
      '{"jsonrpc":"2.0","id":9,"method":"initialize","params":{"processId":null,"rootUri":null,"capabilities":{}}}',
    );
    for (let i = 0; i < 200 && !answered.includes('"id":9'); i += 1)
      await new Promise(done => setTimeout(done, 20));
    expect(answered).toContain('"id":9');
    expect(answered).toContain('hoverProvider');
  });

  it('answers about places that are not there, and texts that are not open', async () => {
    const editor = await Editor.start({ from: [site.folder] });
    await editor.open(PROGRAM, 'mostra 1');
    for (const method of ['hover', 'completion', 'signatureHelp'])
      for (const textDocument of [{ uri: PROGRAM }, { uri: 'file:///not/open.lm' }])
        await editor.connection.sendRequest(`textDocument/${method}`, {
          textDocument,
          position: { line: 99, character: 99 },
        });
    await editor.connection.sendNotification('textDocument/didClose', { textDocument: { uri: PROGRAM } });
    expect(await editor.hover('s¦e')).toBeDefined();
    editor.close();
  });
});
