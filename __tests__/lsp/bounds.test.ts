import { PassThrough } from 'node:stream';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
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
import type { Program } from '../../src/lsp/program.js';
import { semanticTokensOf } from '../../src/lsp/semantic-tokens.js';
import { signatureHelpAt } from '../../src/lsp/signature-help.js';
import { Support } from '../../src/lsp/support.js';
import { whole } from '../../src/text/steps.js';
import { isFuzzing } from '../fuzzing.js';
import { growth } from '../processor-time.js';
import { type BuiltSite, buildLume } from '../verify/built-site.js';
import { Editor, PROGRAM } from './editor.js';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

let site: BuiltSite;
let support: Support;
beforeAll(async () => {
  site = await buildLume();
  support = new Support(await languageAt(site.folder), 'en');
});
afterAll(() => site.remove());

const programOf = (text: string) => support.program(TextDocument.create('file:///x.lm', 'lume', 1, text));

/** Everything that can be asked about a place. */
function everything(text: string, offset: number): void {
  const program = programOf(text);
  completionsAt(program, offset, { importWords: support.importWords, snippets: support.snippets });
  hoverAt(program, offset, true);
  signatureHelpAt(program, offset, true);
  whole(symbolsOf(program));
  whole(foldsOf(program));
  whole(semanticTokensOf(program));
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
      { numRuns: isFuzzing() ? 400 : 40 },
    );
  });

  it('is not read again and again where it is long: work grows with the length alone', async () => {
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
      const times = await growth(text => everything(text, text.length), shape(2000), shape(4000), 3);
      expect([i, times <= 3 ? 'linear' : `${times} times`]).toEqual([i, 'linear']);
    }
  });
});

describe('a long text', () => {
  const long = () =>
    'importa Lume.Texto como T\nclasse A:\n    funcao f(a):\n        retorna T.inverte("a")\n'.repeat(2000);

  it('is read again only around the place of an edit, with the same answers as if it were read as a whole', () => {
    const text = long();
    const options = { importWords: support.importWords, snippets: [] };
    fc.assert(
      fc.property(
        fc.nat(text.length),
        fc.array(fc.constantFrom(...PIECES), { maxLength: 3 }),
        (at, pieces) => {
          const before = programOf(text);
          expect(before.reading).toBeDefined();
          const put = pieces.join('');
          const edited = text.slice(0, at) + put + text.slice(at);
          const document = TextDocument.create('file:///x.lm', 'lume', 2, edited);
          const [near, whole] = [support.program(document, before), support.program(document)];
          for (const offset of [at + put.length, Math.max(0, at - 3), Math.max(0, at - 200)]) {
            expect(near.isProse(offset)).toBe(whole.isProse(offset));
            const labels = (program: typeof near) =>
              completionsAt(program, offset, options).items.map(({ label }) => label);
            // What a program takes in is as it was before the edit until it is read as a whole.
            expect(labels(near).filter(label => label !== 'T')).toEqual(
              labels(whole).filter(label => label !== 'T'),
            );
          }
        },
      ),
      { numRuns: isFuzzing() ? 200 : 6 },
    );
  });

  const SHAPES = {
    'of many lines':
      'importa Lume.Texto como T\nclasse A:\n    funcao f(a):\n        retorna T.inverte("a {a} b")\n',
    'of one line': 'f("abc {T.x(1)} d" + T.inverte("e") * [1, 2][0]); ',
  };
  const documentOf = (text: string) => TextDocument.create('file:///x.lm', 'lume', 1, text);

  it.each(Object.entries(SHAPES))(
    '%s costs a key no more than what is around it, and is known as a whole then',
    (_name, unit) => {
      const text = unit.repeat(Math.ceil(400_000 / unit.length));
      let before = programOf(text);
      whole(before.prepare());
      expect(before.cut).toBe(text.length);
      const options = { importWords: support.importWords, snippets: support.snippets };
      let edited = text;
      for (const part of [0.0001, 0.5, 0.9999]) {
        const at = edited.indexOf('T.', Math.floor(text.length * part) - 200);
        for (const [i, key] of [...'T.inverte(a), '].entries()) {
          edited = edited.slice(0, at + i) + key + edited.slice(at + i);
          const program = support.program(documentOf(edited), before);
          const offset = at + i + 1;
          expect(program.isKnownAt(offset)).toBe(true);
          completionsAt(program, offset, options);
          hoverAt(program, offset - 1, true);
          signatureHelpAt(program, offset, true);
          whole(semanticTokensOf(program, offset - 500, offset + 500));
          // As much as is read for an open bracket, behind which nothing is as it was, and again where it is closed.
          expect(program.cut).toBeLessThan('()'.includes(key) ? 25_000 : 20_000);
          before = program;
        }
        whole(before.prepare());
        expect(before.cut).toBeLessThan(20_000);
      }
    },
  );

  it('is answered about at its end while what was opened at its beginning is not closed', () => {
    const options = { importWords: support.importWords, snippets: [] };
    for (const unit of Object.values(SHAPES))
      for (const opened of ['f(', '#[']) {
        const text = `importa Lume.Texto como T\n${unit.repeat(Math.ceil(120_000 / unit.length))}`;
        const before = programOf(text);
        whole(before.prepare());
        const open = support.program(documentOf(opened + text), before);
        expect([opened, open.isKnownAt(opened.length)]).toEqual([opened, true]);
        const at = (opened + text).lastIndexOf('T.');
        const edited = `${(opened + text).slice(0, at)}T.${(opened + text).slice(at)}`;
        const program = support.program(documentOf(edited), open);
        expect(program.isKnownAt(at + 2)).toBe(true);
        expect(completionsAt(program, at + 2, options).items.map(({ label }) => label)).toContain('inverte');
        expect(program.cut).toBeLessThan(20_000);
        whole(program.prepare());
        expect(problemsOf(program, { hasFile: () => false })).toEqual(
          problemsOf(programOf(edited), { hasFile: () => false }),
        );
      }
  });

  it.each(['lexico', 'no lexico'])('is forgotten as it was before its last edits, with %s', async has => {
    const data = await languageAt(site.folder);
    const other = new Support(has === 'lexico' ? data : { ...data, lexico: undefined }, 'en');
    const typed = () => {
      const programs = [other.program(documentOf(long()))];
      for (let i = 1; i < 4; i += 1) {
        whole((programs[i - 1] as Program).prepare());
        programs.push(other.program(documentOf(`${'a'.repeat(i)}\n${long()}`), programs[i - 1]));
      }
      whole((programs[3] as Program).prepare());
      return { last: programs[3], first: new WeakRef(programs[0] as Program) };
    };
    const { last, first } = typed();
    await new Promise(turn => setTimeout(turn, 0));
    collectGarbage();
    expect([last?.text.length, first.deref()]).toEqual([long().length + 4, undefined]);
  });

  it('has the same semantic tokens, names and problems after many edits as one that is opened then', () => {
    const text = long();
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.nat(text.length), fc.nat(12), fc.constantFrom(...PIECES)), {
          minLength: 1,
          maxLength: 6,
        }),
        edits => {
          let now = text;
          let program = programOf(text);
          for (const [at, gone, put] of edits) {
            now = now.slice(0, at) + put + now.slice(at + gone);
            program = support.program(documentOf(now), program);
            program.isKnownAt(at);
          }
          whole(program.prepare());
          const [again, anew] = [program, programOf(now)].map(each => ({
            tokens: whole(semanticTokensOf(each)),
            symbols: whole(symbolsOf(each)),
            folds: whole(foldsOf(each)),
            problems: problemsOf(each, { hasFile: () => false }),
          }));
          expect(again).toEqual(anew);
        },
      ),
      { numRuns: isFuzzing() ? 100 : 4 },
    );
  });
});

describe('a long text in an editor', () => {
  it('is looked through while keys are answered', async () => {
    const editor = await Editor.start({ from: [site.folder] });
    const text = 'importa Lume.Texto como T\nse 1:\n    mostra T.inverti("a")\n'.repeat(5000);
    const textDocument = { uri: PROGRAM };
    const answered: string[] = [];
    const ask = async (method: string, params: object) => {
      const answer = await editor.connection.sendRequest(`textDocument/${method}`, {
        textDocument,
        ...params,
      });
      answered.push(method);
      return answer;
    };
    await editor.open(PROGRAM, text);
    // Asked for both at once, the long one first.
    const [, list] = await Promise.all([
      ask('foldingRange', {}),
      ask('completion', { position: { line: 5, character: 13 } }),
    ]);
    expect(JSON.stringify(list)).toContain('"centraliza"');
    const place = { line: 8000, character: 0 };
    await editor.change(PROGRAM, [{ range: { start: place, end: place }, text: 'mostra T.' }]);
    answered.length = 0;
    const [folds, behind] = await Promise.all([
      ask('foldingRange', {}),
      ask('completion', { position: { line: 8000, character: 9 } }),
    ]);
    expect(answered).toEqual(['completion', 'foldingRange']);
    expect(JSON.stringify(behind)).toContain('"centraliza"');
    expect((folds as object[]).length).toBeGreaterThan(4990);
    // What is asked about a text that is changed before it was read has no answer, and the next one has.
    const late = ask('foldingRange', {});
    await editor.change(PROGRAM, [{ range: { start: place, end: place }, text: ' ' }]);
    await late;
    expect(((await ask('foldingRange', {})) as object[]).length).toBeGreaterThan(4990);
    expect((await editor.toldOf(PROGRAM)).length).toBe(500);
    editor.close();
  });
});

describe('colours of a long text', () => {
  it('are asked for again when all was read that an edit changed', async () => {
    const editor = await Editor.start({
      from: [site.folder],
      capabilities: {
        workspace: { semanticTokens: { refreshSupport: true } },
        textDocument: { semanticTokens: { requests: { range: true } } },
      },
    });
    let asked = 0;
    editor.connection.onRequest('workspace/semanticTokens/refresh', () => {
      asked += 1;
      return null;
    });
    const text = 'importa Lume.Texto como T\nse 1:\n    mostra T.inverti("a")\n'.repeat(5000);
    await editor.open(PROGRAM, text);
    await editor.toldOf(PROGRAM);
    const at = { line: 14_000, character: 0 };
    const colours = async () =>
      (
        (await editor.connection.sendRequest('textDocument/semanticTokens/range', {
          textDocument: { uri: PROGRAM },
          range: { start: at, end: { line: 14_040, character: 0 } },
        })) as { data: number[] }
      ).data.length;
    const before = await colours();
    expect([before > 50, asked]).toEqual([true, 0]);
    const start = { line: 0, character: 0 };
    await editor.change(PROGRAM, [{ range: { start, end: start }, text: '#[' }]);
    expect(await colours()).toBe(before);
    await editor.toldOf(PROGRAM);
    expect([await colours(), asked]).toEqual([0, 1]);
    editor.close();
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
    send(
      '{"jsonrpc":"2.0","id":6,"method":"textDocument/foldingRange","params":{"textDocument":{"uri":"file:///x.lm"}}}',
    );
    send('{"jsonrpc":"2.0","id":8,"method":"textDocument/nothing","params":{}}');
    send(
      '{"jsonrpc":"2.0","id":9,"method":"initialize","params":{"processId":null,"rootUri":null,"capabilities":{}}}',
    );
    for (let i = 0; i < 200 && !answered.includes('"id":9'); i += 1)
      await new Promise(done => setTimeout(done, 20));
    expect(answered).toContain('"id":9');
    expect(answered).toContain('hoverProvider');
    expect(answered).toContain('"id":6,"error":{"code":-32002');
  });

  it('refuses what is asked after the editor took its leave', async () => {
    const editor = await Editor.start({ from: [site.folder] });
    await editor.open(PROGRAM, 'mostra "a\n');
    expect(await editor.connection.sendRequest('shutdown')).toBeNull();
    for (const [method, params] of [
      ['textDocument/hover', { position: { line: 0, character: 1 } }],
      ['textDocument/foldingRange', {}],
      [
        'textDocument/codeAction',
        { range: { start: { line: 0, character: 1 }, end: { line: 0, character: 1 } } },
      ],
    ] as const)
      await expect(
        editor.connection.sendRequest(method, { textDocument: { uri: PROGRAM }, ...params }),
      ).rejects.toMatchObject({ code: -32600 });
    await expect(
      editor.connection.sendRequest('completionItem/resolve', { label: 'se' }),
    ).rejects.toMatchObject({
      code: -32600,
    });
    editor.close();
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
