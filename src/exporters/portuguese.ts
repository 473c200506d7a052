/**
 * Articles of Portuguese nouns, as their endings tell them. A word that no ending tells of, or that is none of the language
 * (`orders`), has none: a missing article is no mistake, a wrong one is.
 */

export interface Noun {
  /** As it is written, and that for one of them. */
  readonly word: string;
  readonly one: string;
  readonly plural: boolean;
  /** Undefined when it is not told. */
  readonly gender: 'o' | 'a' | undefined;
}

/** A segment that is a word, or some of them, and no pattern or name of a file. */
const NOUN = /^\p{L}+(?:[-_]\p{L}+)*$/u;
/** Of fewer letters nothing is told. */
const SHORTEST = 3;

/** Plurals, the most special first: how they end, and how one of them does. */
const PLURALS: readonly (readonly [ending: RegExp, one: string])[] = [
  [/(?:ões|ães)$/, 'ão'],
  [/ns$/, 'm'],
  [/([aou])is$/, '$1l'],
  [/([eé])is$/, 'el'],
  [/([rz])es$/, '$1'],
  [/([^s]s)es$/, '$1'],
  [/([aeoãáéíóú])s$/, '$1'],
];
/** Words that end like a plural and are one thing. */
const ALWAYS_ONE: ReadonlySet<string> = new Set(
  'status ônibus onibus lápis lapis vírus virus bônus bonus tênis tenis atlas'.split(' '),
);

const FEMININE = /(?:a|ã|ção|são|gem|dade|tude|ice|ície)$/;
const MASCULINE = /(?:o|ó|or|ão|al|el|il|ol|ul|em|im|om|um|ume|ema|oma|ograma)$/;
/** Against their endings, or of endings that tell nothing. */
const GENDERS: ReadonlyMap<string, 'o' | 'a'> = new Map([
  ...words(
    'o',
    'mapa dia idioma tema clima planeta programa sistema esquema cinema poema telegrama cliente nome filme teste lote',
  ),
  ...words(
    'o',
    'pacote cartaz mês país par lugar usuário usuario agente gerente evento dente ambiente componente expediente',
  ),
  ...words(
    'o',
    'restaurante estudante presidente ingrediente recipiente time clube recorde debate convite limite',
  ),
  ...words(
    'a',
    'foto moto imagem ordem mensagem nuvem viagem parte chave classe fase base frase face série serie',
  ),
  ...words(
    'a',
    'espécie especie rede sede análise analise metrópole saúde fonte gente mente mão conta cor flor dor lei',
  ),
  ...words(
    'a',
    'opção opcao sessão sessao versão versao permissão permissao transação transacao paz vez voz luz cruz',
  ),
]);

/** Endings that addresses write without their accents, which no other word has. */
const ACCENTS: readonly (readonly [ending: RegExp, accented: string])[] = [
  [/coes$/, 'ções'],
  [/cao$/, 'ção'],
  [/soes$/, 'sões'],
  [/ssao$/, 'ssão'],
  [/rsao$/, 'rsão'],
  [/oes$/, 'ões'],
];
/** Words that addresses often write without accents. */
const ACCENTED: ReadonlyMap<string, string> = new Map(
  (
    'saúde usuário endereço preço serviço página código número vídeo música notícia comentário catálogo relatório histórico ' +
    'estatística métrica crédito débito orçamento calendário agência referência veículo avaliação índice matrícula currículo ' +
    'título capítulo parágrafo período edifício município funcionário estágio domínio'
  )
    .split(' ')
    .flatMap(word => [word, `${word}s`])
    .map(word => [word.normalize('NFD').replace(/\p{M}+/gu, ''), word]),
);

/** A word as it is spelt, where an address writes it without accents. */
function accented(word: string): string {
  const known = ACCENTED.get(word);
  if (known !== undefined) return known;
  const [ending, end] = ACCENTS.find(([each]) => each.test(word)) ?? [];
  return ending && end !== undefined ? word.replace(ending, end) : word;
}

/** The noun that a path names a resource by; its words may be parted by hyphens, of which the first is the noun. */
export function nounOf(resource: string): Noun {
  const [written = resource] = resource.split(/[-_]/);
  const rest = resource.slice(written.length);
  if (!NOUN.test(resource) || written.length < SHORTEST)
    return { word: resource, one: resource, plural: false, gender: undefined };
  const head = accented(written);
  const word = head + rest;
  const lower = head.toLowerCase();
  const found = ALWAYS_ONE.has(lower) ? undefined : PLURALS.find(([ending]) => ending.test(lower));
  if (!found) return { word, one: word, plural: false, gender: genderOf(lower) };
  const [ending, end] = found;
  const one = head.replace(new RegExp(ending.source, 'i'), end);
  return { word, one: one + rest, plural: true, gender: genderOf(one.toLowerCase()) };
}

/** The noun with its definite article: `os pedidos`, `a saúde`. */
export function definite({ word, plural, gender }: Noun): string {
  return gender === undefined ? word : `${gender}${plural ? 's' : ''} ${word}`;
}

/** One of them: `um pedido`, `uma categoria`. */
export function indefinite({ one, word, gender }: Noun): string {
  return gender === undefined ? word : `${gender === 'a' ? 'uma' : 'um'} ${one}`;
}

function genderOf(word: string): 'o' | 'a' | undefined {
  const known = GENDERS.get(word);
  if (known) return known;
  if (FEMININE.test(word)) return 'a';
  return MASCULINE.test(word) ? 'o' : undefined;
}

function words(gender: 'o' | 'a', list: string): [string, 'o' | 'a'][] {
  return list.split(' ').map(word => [word, gender]);
}
