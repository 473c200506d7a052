import { type Lexico, textsOf } from '../../lexico/index.js';

/** One thing that a pull request does to a lexico. */
export interface LexicoEdit {
  readonly kind: 'new' | 'gone' | 'changed';
  /** What people know it by: a word, a symbol, what opens a region, a key. */
  readonly name: string;
  /** The old lexico with this alone. */
  readonly alone: Lexico;
}

/** Keys that are compared piece by piece. */
const IN_PIECES = new Set(['palavras', 'simbolos', 'regioes']);
/** Keys that change no colour. */
const OF_PEOPLE = new Set(['versao', 'nome', 'extensao', 'inexprimivel']);

/** Everything that differs between two lexicos, each with the old one that has this alone. */
export function lexicoEdits(base: Lexico, head: Lexico): LexicoEdit[] {
  return [
    ...wordEdits(base, head),
    ...symbolEdits(base, head),
    ...regionEdits(base, head),
    ...keyEdits(base, head),
  ];
}

function wordEdits(base: Lexico, head: Lexico): LexicoEdit[] {
  const [old, now] = [wordsOf(base), wordsOf(head)];
  const added = Object.entries(head.palavras).flatMap(([group, words]) =>
    words
      .filter(word => !old.has(word))
      .map((word): LexicoEdit => {
        const palavras = { ...base.palavras, [group]: [...(base.palavras[group] ?? []), word] };
        return { kind: 'new', name: word, alone: { ...base, palavras } };
      }),
  );
  const gone = [...old]
    .filter(word => !now.has(word))
    .map((word): LexicoEdit => {
      const groups = Object.entries(base.palavras).map(([group, words]) => [
        group,
        words.filter(each => each !== word),
      ]);
      return { kind: 'gone', name: word, alone: { ...base, palavras: Object.fromEntries(groups) } };
    });
  return [...added, ...gone];
}

function wordsOf({ palavras }: Lexico): ReadonlySet<string> {
  return new Set(Object.values(palavras).flat());
}

function symbolEdits(base: Lexico, head: Lexico): LexicoEdit[] {
  const isIn = (list: readonly string[]) => (symbol: string) => list.includes(symbol);
  const added = head.simbolos.filter(symbol => !isIn(base.simbolos)(symbol));
  const gone = base.simbolos.filter(symbol => !isIn(head.simbolos)(symbol));
  return [
    ...added.map(
      (name): LexicoEdit => ({ kind: 'new', name, alone: { ...base, simbolos: [...base.simbolos, name] } }),
    ),
    ...gone.map((name): LexicoEdit => {
      const simbolos = base.simbolos.filter(symbol => symbol !== name);
      return { kind: 'gone', name, alone: { ...base, simbolos } };
    }),
  ];
}

/** Of openings that are equally long the first counts: one that is new stands where the head has it. */
function regionEdits(base: Lexico, head: Lexico): LexicoEdit[] {
  const [old, now] = [regionsOf(base), regionsOf(head)];
  const edits: LexicoEdit[] = [];
  for (const [nome, region] of now) {
    const before = old.get(nome);
    if (before !== undefined && JSON.stringify(before) === JSON.stringify(region)) continue;
    const regioes =
      before === undefined
        ? [...now.values()].flatMap(each => (each === region ? [region] : (old.get(each.nome) ?? [])))
        : [...old.values()].map(each => (each === before ? region : each));
    const kind = before === undefined ? 'new' : 'changed';
    edits.push({ kind, name: textsOf(region.abre)?.[0] ?? nome, alone: { ...base, regioes } });
  }
  for (const [nome, region] of old)
    if (!now.has(nome)) {
      const regioes = [...old.values()].filter(each => each !== region);
      edits.push({ kind: 'gone', name: textsOf(region.abre)?.[0] ?? nome, alone: { ...base, regioes } });
    }
  return edits;
}

function regionsOf({ regioes = [] }: Lexico) {
  return new Map(regioes.map(region => [region.nome, region]));
}

function keyEdits(base: Lexico, head: Lexico): LexicoEdit[] {
  const keys = [...new Set([...Object.keys(base), ...Object.keys(head)])] as (keyof Lexico)[];
  return keys
    .filter(key => !IN_PIECES.has(key) && !OF_PEOPLE.has(key))
    .filter(key => JSON.stringify(base[key]) !== JSON.stringify(head[key]))
    .map(key => ({ kind: 'changed', name: `lexico.${key}`, alone: { ...base, [key]: head[key] } }));
}
