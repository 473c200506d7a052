import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { CompletionItem, DocumentLink } from 'vscode-languageserver-protocol';
import { type BuiltSite, buildLume } from '../verify/built-site.js';
import { Editor, PROGRAM } from './editor.js';

let site: BuiltSite;
let editor: Editor;
beforeAll(async () => {
  site = await buildLume();
  editor = await Editor.start({ from: [site.folder] });
});
afterAll(() => {
  editor.close();
  site.remove();
});

const IMPORT = 'importa Lume.Texto como T\n';

describe('completion', () => {
  it('has words, built-ins and modules, and snippets for words that open blocks', async () => {
    const labels = await editor.labels('mo¦');
    expect(labels).toEqual(expect.arrayContaining(['mostra', 'se', 'tamanho', 'Lume.Texto', 'Texto']));
    const items = await editor.complete('¦');
    const [snippet] = items.filter(({ insertText }) => insertText?.startsWith('enquanto'));
    expect(snippet?.insertText).toMatch(/^enquanto \$\{1:[^}]+\}:\n\t\$0$/);
    expect(items.find(({ label }) => label === 'se')?.kind).toBe(14);
  });

  it('has the symbols of a module behind its name or what the program calls it, and nothing else', async () => {
    const symbols = ['centraliza', 'conta', 'inverte', 'palavras', 'palindromo', 'titulo'];
    expect(await editor.labels(`${IMPORT}mostra T.¦`)).toEqual(symbols);
    expect(await editor.labels(`${IMPORT}mostra T.cen¦`)).toEqual(symbols);
    expect(await editor.labels('importa Lume.Texto\nmostra Texto.¦')).toEqual(symbols);
    expect(await editor.labels('mostra outro.¦')).toEqual([]);
  });

  it('has modules where one is taken in, whole and by parts, and symbols where they are taken in by name', async () => {
    expect(await editor.labels('importa ¦')).toContain('Lume.Matematica');
    expect(await editor.labels('importa ¦')).not.toContain('mostra');
    const [part] = await editor.complete('importa Lume.¦');
    expect(part?.textEdit).toMatchObject({
      newText: part?.label,
      range: { start: { line: 0, character: 8 }, end: { line: 0, character: 13 } },
    });
    expect(await editor.labels('de Lume.Texto importa ¦')).toContain('inverte');
    expect(await editor.labels('de Lume.Texto importa titulo, ¦')).toContain('inverte');
    expect(await editor.labels('de Lume.Texto importa titulo, inv¦')).not.toContain('mostra');
  });

  it('has nothing in comments, texts and numbers, and goes on in the code of a text', async () => {
    for (const place of [
      '# mo¦',
      '#[ a\n mo¦ ]#',
      'mostra "a mo¦"',
      "mostra 'mo¦",
      'mostra 12¦',
      'mostra "mo¦',
    ])
      expect([place, await editor.labels(place)]).toEqual([place, []]);
    expect(await editor.labels('#[ a ]# mo¦')).toContain('mostra');
    expect(await editor.labels('mostra "{ma¦}"')).toContain('maiusculas');
    expect(await editor.labels('mostra "a" + ma¦')).toContain('maiusculas');
  });

  it('has contextual words only where they count', async () => {
    expect(await editor.labels('ro¦')).not.toContain('rota');
    expect(await editor.labels('servidor loja:\n    ro¦')).not.toContain('responde');
    // What decides stands behind the word: a name of a verb.
    expect(await editor.labels('servidor loja:\n    r¦ GET "/"')).toContain('rota');
    expect(await editor.labels('servidor loja:\n    rota GET "/":\n        resp¦')).toContain('responde');
    expect(await editor.labels('classe A:\n    priv¦')).toContain('privado');
    expect(await editor.labels('mostra priv¦')).not.toContain('privado');
  });

  it('says all that is known of what is chosen', async () => {
    const items = await editor.complete(`${IMPORT}mostra T.¦`);
    const chosen = items.find(({ label }) => label === 'centraliza') as CompletionItem;
    expect(chosen).toMatchObject({
      kind: 3,
      detail: 'Lume.Texto.centraliza(texto, largura, enchimento = " ")',
    });
    const { documentation } = await editor.connection.sendRequest<CompletionItem>(
      'completionItem/resolve',
      chosen,
    );
    const { value } = documentation as { value: string };
    expect(value).toContain('O texto no meio de uma linha da largura dada.');
    expect(value).toContain('https://lume.example/modulos/Lume.Texto#centraliza');
  });

  it('has commands and their options behind the program in texts that are no programs', async () => {
    const script = 'file:///tmp/projeto/roda.sh';
    expect(await editor.labels('lume ¦', script)).toContain('testa');
    expect(await editor.labels('cd x && lume inicia --¦', script)).toContain('--seco');
    expect(await editor.labels('¦', script)).toEqual([]);
    expect(await editor.hover('se¦ x', script)).toBeUndefined();
  });
});

describe('hover', () => {
  it('shows words, built-ins, operators, modules and their symbols', async () => {
    expect(await editor.hover('s¦e verdadeiro:\n    passa')).toContain('executa o bloco quando');
    expect(await editor.hover('mostra tama¦nho("a")')).toContain('/embutidas#tamanho');
    expect(await editor.hover('mostra 2 *¦* 3')).toContain('eleva a uma potência');
    expect(await editor.hover(`${IMPORT}mostra T.inve¦rte("a")`)).toContain('Lume.Texto.inverte(texto)');
    // Where somebody who writes stands behind it.
    expect(await editor.hover(`${IMPORT}mostra T.inverte¦("a")`)).toContain('Lume.Texto.inverte(texto)');
    expect(await editor.hover('importa Lume.Te¦xto')).toContain('/modulos/Lume.Texto');
    expect(await editor.hover('de Lume.Texto importa inverte\nmostra inve¦rte("a")')).toContain(
      'inverte(texto)',
    );
  });

  it('shows nothing in comments and texts, of names of the program and of members that are not known', async () => {
    for (const place of [
      '# s¦e',
      'mostra "s¦e"',
      'seja meu_no¦me = 1',
      'mostra x.tama¦nho',
      'mostra x.s¦e',
      'mostra x.¦z',
    ])
      expect([place, await editor.hover(place)]).toEqual([place, undefined]);
  });

  it('shows nothing of a name that the program declares, where it does', async () => {
    const own = [
      'seja tamanho = 1\nmostra tama¦nho',
      'tama¦nho = 1',
      'funcao f(a, tama¦nho = 2):\n    retorna tamanho',
      'funcao f(a, tamanho):\n    retorna tama¦nho',
      'funcao tamanho(a):\n    retorna 1\nmostra tama¦nho(2)',
      'funcao f():\n    seja tamanho = 1\n    se verdadeiro:\n        mostra tama¦nho',
      'seja m = {tama¦nho: 1}',
      'f(1, tama¦nho = 2)',
      'de utilidades importa tamanho\nmostra tama¦nho(1)',
      'de Lume.Texto importa inverte como tamanho\nmostra x.tama¦nho',
      'seja ro¦ta = 1',
    ];
    for (const place of own) expect([place, await editor.hover(place)]).toEqual([place, undefined]);
    const builtin = [
      'funcao f(tamanho):\n    retorna tamanho\nmostra tama¦nho("a")',
      'classe Fila:\n    funcao tamanho():\n        retorna 1\nmostra tama¦nho("a")',
      'funcao f():\n    seja tamanho = 1\nmostra tama¦nho("a")',
      'de Lume.Texto importa inverte como tamanhos\nmostra inver¦te([1])',
    ];
    for (const place of builtin)
      expect([place, await editor.hover(place)]).toEqual([place, expect.stringContaining('/embutidas#')]);
    const renamed = 'de Lume.Texto importa inverte como tamanho\nmostra tama¦nho("a")';
    expect(await editor.hover(renamed)).toContain('/modulos/Lume.Texto#inverte');
    expect((await editor.complete(renamed)).map(({ label }) => label)).toContain('tamanho');
    expect(await editor.hover('de Lume.Texto importa inver¦te como tamanho')).toContain('#inverte');
  });

  it('counts in UTF-16 units, with any ends of lines', async () => {
    expect(await editor.hover('mostra "𝒳🙂" + tama¦nho("a")')).toContain('tamanho');
    expect(await editor.hover('mostra 1\r\nmostra tama¦nho("a")')).toContain('tamanho');
    expect(await editor.hover('seja maçã = tama¦nho("a")')).toContain('tamanho');
  });
});

describe('signature help', () => {
  it('follows the argument, past brackets, texts and names', async () => {
    const active = async (call: string) => (await editor.signature(IMPORT + call))?.activeParameter;
    expect(await active('mostra T.centraliza(¦')).toBe(0);
    expect(await active('mostra T.centraliza("a, b", ¦')).toBe(1);
    expect(await active('mostra T.centraliza("a", maximo([1, 2]), ¦)')).toBe(2);
    expect(await active('mostra T.centraliza("a", enchimento = ¦)')).toBe(2);
    expect(await active('mostra T.centraliza(\n    "a", # b, c\n    ¦')).toBe(1);
    expect(await editor.signature(`${IMPORT}mostra T.centraliza("a")¦`)).toBeNull();
    expect(await editor.signature('mostra (1, ¦')).toBeNull();
    expect(await editor.signature(`${IMPORT}mostra T.centraliza("a" # b, ¦`)).toBeNull();
  });

  it('goes on in lists, maps, brackets and texts that are arguments, and in code of these', async () => {
    const active = async (call: string) => (await editor.signature(IMPORT + call))?.activeParameter;
    expect(await active('mostra T.centraliza([1, ¦')).toBe(0);
    expect(await active('mostra T.centraliza("a", {b: [1, 2], c: ¦')).toBe(1);
    expect(await active('mostra T.centraliza("a", (1 + 2) * (3, nao (¦')).toBe(1);
    expect(await active('mostra T.centraliza("a", 1, "b, ¦"')).toBe(2);
    expect(await active("mostra T.centraliza('😀, (', 1, enchimento = 'b, ¦")).toBe(2);
    expect(await active('mostra T.centraliza("a {T.inverte([1, ¦')).toBe(0);
    expect(await active('mostra T.centraliza("a {T.inverte(1)} b ¦')).toBe(0);
  });

  it('says where each parameter stands in the signature', async () => {
    const help = await editor.signature(`${IMPORT}mostra T.centraliza(¦`);
    const [signature] = help?.signatures ?? [];
    const label = signature?.label ?? '';
    const shown = signature?.parameters?.map(({ label: [from, to] }) =>
      label.slice(Number(from), Number(to)),
    );
    expect(shown).toEqual(['texto', 'largura', 'enchimento']);
  });
});

describe('links and semantic tokens', () => {
  it('lead from modules to their pages', async () => {
    await editor.open(PROGRAM, 'importa Lume.Texto como T\nimporta "outro.lm" como outro\n');
    const links = await editor.connection.sendRequest('textDocument/documentLink', {
      textDocument: { uri: PROGRAM },
    });
    expect(links).toEqual([
      {
        range: { start: { line: 0, character: 8 }, end: { line: 0, character: 18 } },
        target: 'https://lume.example/modulos/Lume.Texto',
      },
    ]);
  });

  it("lead from error codes in what the language's own tools write to their pages", async () => {
    const uri = 'untitled:saida.log';
    const text = 'ola.lm:3: erro [LM0104]: x\n(ver LM0203.) XLM0104 LM9999 LM0104-LM0203\n';
    await editor.open(uri, text, 'log');
    const links = await editor.connection.sendRequest('textDocument/documentLink', { textDocument: { uri } });
    const page = (code: string) => `https://lume.example/erros/${code}`;
    const places = (links as DocumentLink[]).map(({ range: { start, end }, target }) => [
      target,
      start.line,
      start.character,
      end.character,
    ]);
    expect(places).toEqual([
      [page('LM0104'), 0, 16, 22],
      [page('LM0203'), 1, 5, 11],
      [page('LM0104'), 1, 29, 35],
      [page('LM0203'), 1, 36, 42],
    ]);
    expect(await editor.hover(text.replace('LM0203', 'LM0¦203'), uri)).toContain(page('LM0203'));
    expect(await editor.hover('mostra LM¦9999', uri)).toBeUndefined();
  });

  it('say what no grammar can', async () => {
    await editor.open(
      PROGRAM,
      `${IMPORT}seja T2 = T.inverte("a")\nservidor loja:\n    rota GET "/":\n        responde 1\nseja rota = 2\n`,
    );
    const { data } = await editor.connection.sendRequest<{ data: number[] }>(
      'textDocument/semanticTokens/full',
      {
        textDocument: { uri: PROGRAM },
      },
    );
    const { tokenTypes } = editor.initialized.capabilities.semanticTokensProvider?.legend ?? {
      tokenTypes: [],
    };
    const found: [number, number, number, string | undefined][] = [];
    let [line, character] = [0, 0];
    for (let i = 0; i < data.length; i += 5) {
      const [lines = 0, characters = 0, length = 0, type = 0] = data.slice(i, i + 5);
      character = lines === 0 ? character + characters : characters;
      line += lines;
      found.push([line, character, length, tokenTypes[type]]);
    }
    expect(found).toEqual([
      [0, 8, 4, 'namespace'],
      [0, 13, 5, 'namespace'],
      [0, 24, 1, 'namespace'],
      [1, 10, 1, 'namespace'],
      [1, 12, 7, 'function'],
      [2, 0, 8, 'keyword'],
      [3, 4, 4, 'keyword'],
      [4, 8, 8, 'keyword'],
    ]);
  });
});

describe('the connection', () => {
  it('has only what was asked for', async () => {
    const one = await Editor.start({ from: [site.folder], features: new Set(['hover']) });
    const { hoverProvider, completionProvider, documentLinkProvider } = one.initialized.capabilities;
    expect([hoverProvider, completionProvider, documentLinkProvider]).toEqual([true, undefined, undefined]);
    one.close();
  });

  it('shows plain text where the editor has no Markdown, and no snippets where it has none', async () => {
    const plain = await Editor.start({ from: [site.folder], capabilities: {} });
    expect(await plain.hover('mostra tama¦nho("a")')).not.toContain('```');
    expect((await plain.complete('¦')).some(({ insertTextFormat }) => insertTextFormat === 2)).toBe(false);
    plain.close();
  });

  it('follows changes of parts of a text', async () => {
    await editor.open(PROGRAM, 'mostra 1\nmostra é "x"\n');
    await editor.change(PROGRAM, [
      { range: { start: { line: 1, character: 7 }, end: { line: 1, character: 12 } }, text: 'tamanho("a")' },
      { range: { start: { line: 0, character: 0 }, end: { line: 1, character: 0 } }, text: '' },
    ]);
    const hover = await editor.connection.sendRequest('textDocument/hover', {
      textDocument: { uri: PROGRAM },
      position: { line: 0, character: 9 },
    });
    expect(hover).toMatchObject({
      range: { start: { line: 0, character: 7 }, end: { line: 0, character: 14 } },
    });
  });

  it('says once that there is nothing to be read, and answers nothing', async () => {
    const lost = await Editor.start({ from: ['/nowhere/at/all'] });
    expect(await lost.labels('mo¦')).toEqual([]);
    expect(await lost.hover('s¦e')).toBeUndefined();
    expect(lost.messages).toEqual([
      'refdata: There is no folder /nowhere/at/all. Give the folder of a built site, or an http(s) address.',
    ]);
    lost.close();
  });
});
