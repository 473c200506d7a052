import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from '@jest/globals';
import type { ReferenceFiles } from '../../src/contract/files.js';
import { debianPackage } from './debian-source.js';
import { buildRecipeFrom, compare, EXACT, names } from './fidelity.js';

const SOURCES = debianPackage('rust-src', ['./usr/src/rustc-*/library/*']);
/** Of the documentation that rustdoc made of the same sources, the pages that are compared. */
const PAGES = debianPackage('rust-doc', ['./usr/share/doc/rust-doc/html/std/*']);

(SOURCES && PAGES ? describe : describe.skip)('Rust, compared with its own documentation', () => {
  const source = join(SOURCES as string, 'usr', 'src');
  const folder = SOURCES ? join(source, readdirSync(source)[0] as string) : '';
  const html = join(PAGES as string, 'usr/share/doc/rust-doc/html/std');
  const subject = { recipe: 'rust-std', version: /[\d.]+$/.exec(folder)?.[0] ?? '' };
  let files: ReferenceFiles;
  beforeAll(async () => {
    ({ files } = await buildRecipeFrom('rust-std', folder));
  });

  test('words', () => {
    // `Self` has a page of another name, since some systems do not tell it from `self`.
    const pages = readdirSync(html).flatMap(name => /^keyword\.(\w+)\.html$/.exec(name)?.[1] ?? []);
    const words = pages.map(name => (name === 'SelfTy' ? 'Self' : name));
    const ours = files.sintaxe.reservadas.map(({ palavra }) => palavra.replace('SelfTy', 'Self'));
    expect(compare(subject, 'keywords', names(words), names(ours))).toMatchObject(EXACT);
    const index = readFileSync(join(html, 'index.html'), 'utf8');
    const texts = new Map(items(index, 'keyword').map(({ name, summary }) => [name, summary]));
    const read = new Map(
      files.sintaxe.reservadas.map(({ palavra, descricao }) => [palavra, plain(descricao)]),
    );
    expect(texts.size).toBe(words.length);
    expect(compare(subject, 'summaries of keywords', texts, read)).toMatchObject(EXACT);
  });

  test('functions, types and traits of modules', () => {
    const summaries = new Map<string, string>();
    const signatures = new Map<string, string>();
    const ours = { summaries: new Map<string, string>(), signatures: new Map<string, string>() };
    for (const { nome: module, simbolos } of files.modulos.modulos) {
      const page = join(html, ...module.split('::'), 'index.html');
      for (const { kind, name, summary } of items(readFileSync(page, 'utf8'), 'fn|struct|enum|trait|union')) {
        summaries.set(`${module}::${name}`, summary);
        const own = join(html, module, `fn.${name}.html`);
        if (kind === 'fn' && existsSync(own))
          signatures.set(`${module}::${name}`, parameters(readFileSync(own, 'utf8')));
      }
      for (const { nome, assinatura, resumo } of simbolos) {
        ours.summaries.set(`${module}::${nome}`, plain(resumo));
        if (assinatura !== '') ours.signatures.set(`${module}::${nome}`, typesOnly(assinatura));
      }
    }
    expect(compare(subject, 'names', names(summaries.keys()), names(ours.summaries.keys()))).toMatchObject(
      EXACT,
    );
    for (const [list, truth, read] of [
      ['signatures', signatures, ours.signatures],
      ['summaries', summaries, ours.summaries],
    ] as const) {
      expect(truth.size).toBeGreaterThan(50);
      expect(compare(subject, list, truth, read)).toMatchObject(EXACT);
    }
  });
});

interface Item {
  readonly kind: string;
  readonly name: string;
  /** The first line of its documentation. */
  readonly summary: string;
}

/** The rows of a page that lists a module. */
function items(page: string, kinds: string): Item[] {
  const row = new RegExp(
    `<a class="(?<kind>${kinds})" href="[^"]*" title="[^"]*">(?<name>\\w+)</a>(?:(?!item-left).)*?item-right docblock-short">(?<text>.*?)</div>`,
    'gs',
  );
  return [...page.matchAll(row)].map(({ groups }) => {
    const { kind = '', name = '', text = '' } = groups ?? {};
    return { kind, name, summary: unescaped(text).trim().split('\n')[0] ?? '' };
  });
}

/** The list of parameters of a function's own page. */
function parameters(page: string): string {
  const code = unescaped(/<pre class="rust fn"><code>(.*?)<\/code>/s.exec(page)?.[1] ?? '');
  // Behind the name and what is generic.
  const start = /\bfn \w+(?:<(?:[^<>()]|\([^()]*\)|->|<(?:[^<>]|->|<[^<>]*>)*>)*>)?\(/.exec(code);
  if (!start) return code;
  let depth = 1;
  let end = start.index + start[0].length;
  for (; depth > 0 && end < code.length; end += 1)
    depth += code[end] === '(' ? 1 : code[end] === ')' ? -1 : 0;
  return typesOnly(`(${code.slice(start.index + start[0].length, end)}`);
}

/** The documentation shows types without the modules that they are of, and breaks lines as it likes. */
function typesOnly(signature: string): string {
  return signature
    .replace(/\b(?:\w+::)+(?=\w)/g, '')
    .replace(/\s+/g, ' ')
    .replace(/\( | \)|,? ?\)/g, match => match.trim().replace(',', ''))
    .replace(/ ?([<>:,]) ?/g, '$1');
}

/** Markdown as a page shows it: without marks of code, of links and of emphasis. */
function plain(text: string): string {
  return text
    .replace(/\[([^\][]*)\](?:\([^()]*\)|\[[^\][]*\])?/g, '$1')
    .replace(/[`*]{1,2}(?=\S)|(?<=\S)[`*]{1,2}/g, '')
    .replace(/(?<!\w)__(\w+)__(?!\w)/g, '$1')
    .replace(/[’‘“”–…]/g, mark => TYPOGRAPHIC[mark] as string);
}

/** What a page has in place of what is written with the keys that everybody has. */
const TYPOGRAPHIC: Readonly<Record<string, string>> = {
  '’': "'",
  '‘': "'",
  '“': '"',
  '”': '"',
  '–': '--',
  '…': '...',
};

/** The text of a page, with the quotes and dashes that are written in the source. */
function unescaped(html: string): string {
  return html
    .replace(/<br\/?>/g, '\n')
    .replace(/<[^>]*>/g, '')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
    .replace(/[’‘“”–…]/g, mark => TYPOGRAPHIC[mark] as string);
}
