import type { Region } from '../../lexico/index.js';

/** How one kind of comment or text is closed, escaped and filled, each as far as programs need it. */
export interface Traits {
  readonly escapes?: boolean | undefined;
  readonly doubled?: boolean | undefined;
  readonly lines?: boolean | undefined;
  readonly nested?: boolean | undefined;
  /** What opens code in it; its closing is the bracket of the opening. */
  readonly code?: string | undefined;
  /** Whether that code has a format behind a colon, and what its bracket doubled says of itself. */
  readonly format?: boolean | undefined;
  readonly braces?: boolean | undefined;
  /** Where a comment may begin: anywhere unless given. */
  readonly where?: 'blank' | 'line' | undefined;
  /** One character alone, with its quotes: what else begins so is none. */
  readonly single?: boolean;
}

/** Something that may be a region of the language. */
export interface Part {
  readonly name: string;
  readonly kind: 'line' | 'block' | 'text';
  readonly open: string;
  readonly close: string;
}

const LINE = ['#', '//', '--', ';', '%', "'", '!', 'REM', 'dnl'];
const BLOCKS: readonly (readonly [string, string])[] = [
  ['/*', '*/'],
  ['(*', '*)'],
  ['{-', '-}'],
  ['#[', ']#'],
  ['#=', '=#'],
  ['#|', '|#'],
  ['/+', '+/'],
  ['--[[', ']]'],
  ['###', '###'],
  ['<!--', '-->'],
  ['=begin', '=end'],
];
const TEXTS: readonly (readonly [string, string, string])[] = [
  ['texto-aspas', '"', '"'],
  ['texto-apostrofos', "'", "'"],
  ['texto-crases', '`', '`'],
  ['texto-aspas-triplas', '"""', '"""'],
  ['texto-apostrofos-triplos', "'''", "'''"],
  ['texto-colchetes', '[[', ']]'],
  ['texto-angulares', '«', '»'],
];
/** What one character with its quotes is called. */
export const CHARACTER = 'caractere';
/** What opens code in a text. */
const CODE_OPENINGS = ['{', '${', '#{', '\\(', '%{', '$('];

/** What delimits comments and texts in one language or another, and what the sources of this one name besides. */
export function knownParts(
  named: readonly (readonly [string, string?])[],
  programs: readonly string[],
): Part[] {
  const lines = unique([...LINE, ...named.flatMap(([open, close]) => (close === undefined ? [open] : []))]);
  const blocks = [...BLOCKS, ...named.filter((pair): pair is [string, string] => pair[1] !== undefined)];
  const texts = new Set(TEXTS.map(([, open]) => open));
  return [
    ...lines.map((open, i) => ({ name: numbered('linha', i), kind: 'line' as const, open, close: '' })),
    ...blocks
      .filter(([open], i) => !texts.has(open) && blocks.findIndex(each => each[0] === open) === i)
      .map(([open, close], i) => ({ name: numbered('bloco', i), kind: 'block' as const, open, close })),
    // What helps as much as something else and says it of less is the safer one: it is tried first.
    ...prefixedTexts(programs),
    ...TEXTS.map(([name, open, close]) => ({ name, kind: 'text' as const, open, close })),
  ];
}

const PREFIXED = /(?<![\p{L}\p{N}_$@])(?:[A-Za-z]{1,2}|[$@]{1,2})(?:"{3}|'{3}|["'`])/gu;
/** Fewer may be a call without a blank. */
const MIN_PREFIXED = 3;

/** Texts with signs or letters right before their quotes, as programs have them: `$"…"`, `f"…"`. */
function prefixedTexts(programs: readonly string[]): Part[] {
  const counts = new Map<string, number>();
  for (const text of programs)
    for (const [open] of text.matchAll(PREFIXED)) counts.set(open, (counts.get(open) ?? 0) + 1);
  return [...counts]
    .filter(([, count]) => count >= MIN_PREFIXED)
    .map(([open], i) => {
      const close = open.replace(/^[A-Za-z$@]+/, '');
      return { name: numbered('texto-prefixado', i), kind: 'text' as const, open, close };
    });
}

/** Ways in which one that is not taken in yet may be. */
export function firstTraits({ kind, open }: Part): Traits[] {
  if (kind === 'line') return [{}, { where: 'blank' }, { where: 'line' }];
  if (kind === 'block') return [{}, { nested: true }];
  if (/^[A-Za-z$@]/.test(open))
    return [{}, { escapes: true }, ...CODE_OPENINGS.flatMap(code => [{ code }, { code, escapes: true }])];
  return [{}, { escapes: true }, ...(open === "'" ? [{ single: true }] : [])];
}

/** Traits that differ in one thing. */
export function otherTraits(part: Part, traits: Traits): Traits[] {
  if (part.kind === 'line') return firstTraits(part).filter(({ where }) => where !== traits.where);
  if (part.kind === 'block') return [{ nested: !traits.nested }];
  return [
    { ...traits, single: false, escapes: !traits.escapes },
    { ...traits, single: false, doubled: !traits.doubled },
    { ...traits, single: false, lines: !traits.lines },
    ...(part.open === "'" ? [{ single: true }] : []),
    ...[undefined, ...CODE_OPENINGS]
      .filter(code => code !== traits.code)
      .map(code => ({ ...traits, single: false, code })),
  ];
}

/** Traits with one of them left out, for each that there is. */
export function simplerTraits(traits: Traits): Traits[] {
  return Object.entries(traits)
    .filter(([name, value]) => value !== undefined && value !== false && name !== 'single')
    .map(([name]) => ({ ...traits, [name]: undefined }));
}

/** Those traits of a region that a text has anything for: the others change nothing of how it is read. */
export function traitsIn(text: string, { open, close }: Part, traits: Traits): Traits {
  const { escapes, doubled, nested, code } = traits;
  return {
    ...traits,
    escapes: escapes && text.includes('\\'),
    doubled: doubled && text.includes(close + close),
    nested: nested && text.split(open, 3).length > 2,
    code: code !== undefined && text.includes(code) ? code : undefined,
  };
}

/** The region of refdata.yml. */
export function regionOf(part: Part, traits: Traits, forms: readonly string[] = []): Region {
  const { name: nome, open: abre, close: fecha } = part;
  if (part.kind === 'line') {
    const word = /\w$/.test(abre) ? { antes_de: { padrao: '(?:[ \\t]|$)' } } : undefined;
    const quando = { ...word, ...(traits.where === 'blank' && { nao_apos: '^ \\t\\n' }) };
    if (traits.where === 'line') Object.assign(quando, { inicio: 'linha' as const });
    const isFree = Object.keys(quando).length === 0;
    return { nome, classe: 'comentario', abre, ...(!isFree && { quando }), fecha: { ate: 'linha' } };
  }
  if (part.kind === 'block')
    return {
      nome,
      classe: 'comentario',
      abre,
      fecha,
      linhas: true,
      ...(traits.nested && { contem: [nome] }),
    };
  if (traits.single)
    return {
      nome: CHARACTER,
      classe: 'caractere',
      abre: { padrao: "'(?:\\\\[^\\n][^'\\n]{0,8}|[^'\\\\\\n])'" },
      fecha: { ate: 'abertura' },
    };
  const doubled = [...(traits.doubled ? [fecha + fecha] : []), ...(traits.braces ? ['{{', '}}'] : [])];
  return {
    nome,
    classe: 'texto',
    abre,
    ...(fecha !== abre && { fecha }),
    ...((traits.lines || fecha.length > 1) && { linhas: true }),
    ...(traits.escapes && {
      escapes: { prefixo: '\\', ...(forms.length > 0 && { formas: [...forms] }), protege: true },
    }),
    ...(doubled.length > 0 && { dobra: doubled }),
    ...(traits.code !== undefined && {
      interpola: [
        {
          abre: traits.code,
          fecha: traits.code.endsWith('(') ? ')' : '}',
          ...(traits.format && { formato: { separador: ':' } }),
        },
      ],
    }),
  };
}

function numbered(name: string, i: number): string {
  return i === 0 ? name : `${name}-${i + 1}`;
}

function unique(texts: readonly string[]): string[] {
  return [...new Set(texts)];
}
