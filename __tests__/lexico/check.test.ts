import { describe, expect, it } from '@jest/globals';
import { checkLexico, type Lexis } from '../../src/lexico/index.js';
import type { Region } from '../../src/lexico/schema/region.js';

const TEXT: Region = { nome: 'texto', classe: 'texto', abre: '"' };

const SOUND: Lexis = {
  nomes: { inicio: '\\p{L}_', resto: '\\p{L}\\p{N}_' },
  numeros: [{ prefixo: ['0x'], digitos: '0-9a-f' }, {}],
  palavras: { controle: ['if', 'end', 'do'] },
  simbolos: ['(', ')', '{', '}', '+', ';'],
  contextuais: [{ palavra: 'get', quando: [{ inicio: 'comando', dentro_de: ['do'] }] }],
  regioes: [
    { nome: 'linha', classe: 'comentario', abre: '#', fecha: { ate: 'linha' } },
    { nome: 'bloco', classe: 'comentario', abre: '/*', fecha: '*/', linhas: true, contem: ['bloco'] },
    {
      ...TEXT,
      dobra: ['{{', '""'],
      escapes: { prefixo: '\\', formas: ['n', 'u12', 'u', '"'] },
      interpola: [
        { abre: '{', fecha: '}' },
        { abre: '$', conteudo: 'nome' },
      ],
    },
  ],
  continuacao: { entre: [['(', ')']], fim: ['+', 'do', '\\'], separador: [';'] },
  blocos: { pares: [['{', '}']], palavras: [['do', 'end']] },
};

/** The same, with other texts in place of `"`. */
function withText(region: Partial<Region>): Partial<Lexis> {
  return { regioes: [...(SOUND.regioes ?? []).slice(0, 2), { ...TEXT, ...region } as Region] };
}

describe('what contradicts itself in a lexico', () => {
  it('is nothing in a sound one', async () => {
    expect(await checkLexico(SOUND)).toEqual([]);
    expect(
      await checkLexico({ ...SOUND, caixa: 'ignora', palavras: { controle: ['IF', 'End', 'DO'] } }),
    ).toEqual([]);
  });

  it('is no symbol that joins lines at the end of one', async () => {
    const joined = { ...SOUND, continuacao: { marca: '\\' }, simbolos: [...SOUND.simbolos, '\\'] };
    expect(await checkLexico(joined)).toEqual([]);
  });

  it.each([
    ...[
      '(?:a|a)*b',
      '(?:a|b|ab)*c',
      '(a*)*',
      '(?:a*|b)+c',
      '(?:[ab]|[bc])*d',
      '(?:\\p{L}|é)+!',
      '(?:a?b?)*c',
    ],
    ...[
      '(?:a{1,1000}){1,1000}b',
      '(?:ab|a|b){2,}c',
      '(?:x(?:a|ab)(?:c|bc))*y',
      'z(?=(?:.|a)*b)',
      '(?:a+b?)+c',
    ],
  ])('is a pattern that reads a text in more and more ways: %s', async padrao => {
    const problems = await checkLexico({ ...SOUND, ...withText({ abre: { padrao: `q${padrao}` } }) });
    expect(problems).toMatchObject([
      { rule: 'lexico-pattern', message: expect.stringContaining('may take very long') },
    ]);
  });

  it.each([
    ...[
      '(?:a|b)*c',
      '(?:ab|ac)*d',
      "(?:\\\\.|[^'\\\\])*'",
      '[a-z]{1,8}',
      '(?:a{1,3}b)*c',
      '(?:[0-9]{1,3},){1,4}x',
    ],
    ...['(?:a+b)*c', '(?:a|b?c)*d', '(?:[^()]|[(][^()]*[)])*[)]', '(?:\\p{Lu}|\\p{Ll})*!', '(?:ab?){0,2}c'],
  ])('is no pattern that reads each text in one way: %s', async padrao => {
    expect(await checkLexico({ ...SOUND, ...withText({ abre: { padrao: `q${padrao}` } }) })).toEqual([]);
  });

  it.each<[string, Partial<Lexis>, string, string, RegExp]>([
    [
      'a closing that is made of a group that there is not',
      withText({ abre: { padrao: 'q(.)' }, fecha: { modelo: '$2' } }),
      'lexico-inside',
      'regioes.2.fecha.modelo',
      /has `\$2`, and what opens it has 1 group/,
    ],
    [
      'a closing that may be nothing',
      withText({ abre: { padrao: 'q(~?)"' }, fecha: { modelo: '$1' } }),
      'lexico-inside',
      'regioes.2.fecha.modelo',
      /Nothing closes the region `texto` behind "q\\""/,
    ],
    [
      'names with the end of a line in them',
      { nomes: { inicio: '\\p{L}', resto: '^ ' } },
      'lexico-pattern',
      'nomes.resto',
      /has the end of a line/,
    ],
    [
      'a closing that is doubled',
      withText({ dobra: ['"'] }),
      'lexico-inside',
      'regioes.2.abre',
      /"\\"·\\"·" is read as one/,
    ],
    [
      'a closing that begins an escape',
      withText({ fecha: '\\', escapes: { prefixo: '\\', desconhecido: 'escape', protege: true } }),
      'lexico-inside',
      'regioes.2.fecha',
      /never closes the region `texto`/,
    ],
    [
      'something in a region that is its opening alone',
      withText({ fecha: { ate: 'abertura' }, depois: { padrao: '[a-z]*' } }),
      'lexico-inside',
      'regioes.2.depois',
      /ends with its opening, so `depois` never holds/,
    ],
    [
      'an escape that a shorter one takes',
      withText({ escapes: { prefixo: '\\', formas: ['u', 'u12'] } }),
      'lexico-inside',
      'regioes.2.escapes.formas.1',
      /The escape "\\\\u12" is never read/,
    ],
    [
      'an interpolation that is doubled',
      withText({ dobra: ['{'], interpola: [{ abre: '{', fecha: '}' }] }),
      'lexico-inside',
      'regioes.2.interpola.0',
      /The interpolation "\{" is never read in the region `texto`: .* has `escape` there/,
    ],
    [
      'two interpolations that begin alike',
      withText({
        interpola: [
          { abre: '{', fecha: '}' },
          { abre: '{', fecha: ']' },
        ],
      }),
      'lexico-inside',
      'regioes.2.interpola.1',
      /The interpolation/,
    ],
    [
      'a contained region that there is not',
      withText({ contem: ['dentro'] }),
      'lexico-reference',
      'regioes.2.contem.0',
      /There is no region `dentro`/,
    ],
    [
      'a region in itself that its own opening closes, whatever its condition says',
      withText({ contem: ['texto'], quando: { nao_apos: 'a-z' } }),
      'lexico-inside',
      'regioes.2.contem.0',
      /The region `texto` with .* is never read in the region `texto`/,
    ],
    [
      'a region in another that its escapes take',
      withText({ contem: ['bloco'], escapes: { prefixo: '/', desconhecido: 'escape', protege: true } }),
      'lexico-inside',
      'regioes.2.contem.0',
      /The region `bloco` with "\/\*" is never read/,
    ],
    [
      'a class that there is not',
      { contextuais: [{ palavra: 'get', quando: [{ depois_de: { classes: ['nomes'] } }] }] },
      'lexico-reference',
      'contextuais.0.quando.0.depois_de.classes.0',
      /no class or group of words `nomes`; did you mean `nome`\?/,
    ],
    [
      'a region that there is not, in a contextual word',
      { contextuais: [{ palavra: 'get', quando: [{ nao_depois_de: { regioes: ['text'] } }] }] },
      'lexico-reference',
      'contextuais.0.quando.0.nao_depois_de.regioes.0',
      /did you mean `texto`\?/,
    ],
    [
      'a block of a word that is none',
      { contextuais: [{ palavra: 'get', quando: [{ dentro_de: ['server'] }] }] },
      'lexico-reference',
      'contextuais.0.quando.0.dentro_de',
      /"server" is no word/,
    ],
    [
      'a separator that is no symbol',
      { continuacao: { separador: ['!'] } },
      'lexico-reference',
      'continuacao.separador',
      /"!" is no symbol/,
    ],
    [
      'words around blocks that are none',
      { blocos: { palavras: [['begin', 'end']] } },
      'lexico-reference',
      'blocos.palavras',
      /"begin" is no word/,
    ],
    [
      'a number that is a comment',
      { numeros: [{ prefixo: ['#'], digitos: '0-9a-f' }] },
      'lexico-word',
      'numeros.0.prefixo.0',
      /"#1" is no number: it is read as `linha`/,
    ],
    [
      'an opening that another has',
      withText({ abre: '/*' }),
      'lexico-opening',
      'regioes.2.abre',
      /alone is read as `bloco`/,
    ],
    [
      'a closing that its own escape takes, where a condition holds the opening back',
      withText({
        quando: { nao_depois_de: { classes: ['nome'] } },
        fecha: '\\"',
        escapes: { prefixo: '\\', formas: ['"'] },
      }),
      'lexico-inside',
      'regioes.2.fecha',
      /^"\\\\\\"" never closes the region `texto`: "\\"·\\\\\\"·" is read as one/,
    ],
    [
      'a closing that its own escape takes, behind a pattern',
      withText({ abre: { padrao: 'q"' }, fecha: '\\"', escapes: { prefixo: '\\', formas: ['"'] } }),
      'lexico-inside',
      'regioes.2.fecha',
      /never closes the region `texto`: "…·/,
    ],
    [
      'the second of two openings, with which it cannot close',
      withText({ abre: ['"', "'"], dobra: ["'"] }),
      'lexico-inside',
      'regioes.2.abre',
      /"'" never closes the region `texto`/,
    ],
    [
      'escapes that say nothing',
      withText({ escapes: { prefixo: '\\' } }),
      'lexico-inside',
      'regioes.2.escapes',
      /say nothing: in "\\"·\\\\·" neither is an escape/,
    ],
    [
      'an escape that takes what it does not protect',
      withText({ escapes: { prefixo: '\\', desconhecido: 'escape', protege: false } }),
      'lexico-inside',
      'regioes.2.escapes.protege',
      /`protege` cannot be false: .* belongs to the escape/,
    ],
    [
      'an escape that protects a closing that is not known',
      withText({ fecha: { ate: 'linha' }, dobra: ["''"], escapes: { prefixo: '\\', protege: 'fecha' } }),
      'lexico-inside',
      'regioes.2.escapes.protege',
      /`protege: fecha` needs a closing that is a text/,
    ],
    [
      'an escape that protects nothing',
      withText({ fecha: { ate: 'linha' }, escapes: { prefixo: '\\', protege: true } }),
      'lexico-inside',
      'regioes.2.escapes.protege',
      /protect nothing: in "\\"·\\\\·"/,
    ],
    [
      'several lines of a region that ends with its line',
      withText({ fecha: { ate: 'linha' }, linhas: true }),
      'lexico-inside',
      'regioes.2.linhas',
      /leaves it at the end of the first one/,
    ],
    [
      'a closing in a line of its own, of a region that ends with its line',
      withText({ fecha: { modelo: '$0', linha_inteira: true } }),
      'lexico-inside',
      'regioes.2.fecha',
      /`linhas` is needed/,
    ],
    [
      'an opening that another has before it in any case',
      withText({ abre: '#', quando: { inicio: 'linha' }, fecha: { ate: 'linha' } }),
      'lexico-opening',
      'regioes.2.abre',
      /never opened by "#": `linha` stands before it/,
    ],
    [
      'an exception that always holds',
      withText({ quando: { inicio: 'linha' }, exceto: { inicio: 'linha' } }),
      'lexico-condition',
      'regioes.2.exceto',
      /The region `texto` never opens: wherever it may/,
    ],
    [
      'a token before the first one',
      withText({ quando: { inicio: 'comando', depois_de: { classes: ['nome'] } } }),
      'lexico-condition',
      'regioes.2.quando.depois_de',
      /by `inicio: comando` no token stands before it/,
    ],
    [
      'tokens that are named and left out again',
      withText({ quando: { depois_de: { textos: ['+'] }, nao_depois_de: { textos: ['+', '('] } } }),
      'lexico-condition',
      'regioes.2.quando.nao_depois_de',
      /names every token that `depois_de` names/,
    ],
    [
      'what ends the logical line, before something in it',
      {
        ...withText({ quando: { nao_depois_de: { textos: [')', ';'] } } }),
        continuacao: { separador: [';'] },
      },
      'lexico-condition',
      'regioes.2.quando.nao_depois_de.textos.1',
      /`;` never stands before anything: it is a `separador`/,
    ],
    [
      'characters that are named and left out again',
      withText({ quando: { apos: '0-9', nao_apos: '\\p{N}' } }),
      'lexico-condition',
      'regioes.2.quando.nao_apos',
      /names every character that `apos` names/,
    ],
    [
      'a character before column 0',
      { contextuais: [{ palavra: 'get', quando: [{ coluna: 0, apos: 'a-z' }] }] },
      'lexico-condition',
      'contextuais.0.quando.0.apos',
      /no character stands before column 0/,
    ],
    [
      'a character before what begins its line',
      withText({ quando: { inicio: 'linha', apos: '(' } }),
      'lexico-condition',
      'regioes.2.quando.apos',
      /nothing but blanks/,
    ],
    [
      'what has to follow and may not',
      withText({ quando: { antes_de: { padrao: 'a+' }, nao_antes_de: { padrao: 'a+' } } }),
      'lexico-condition',
      'regioes.2.quando.nao_antes_de',
      /it is the pattern of `antes_de`/,
    ],
    [
      'a line with none of no words',
      withText({ exceto: { na_linha: [] } }),
      'lexico-condition',
      'regioes.2.exceto.na_linha',
      /it names no word/,
    ],
    [
      'a word with which a comment begins',
      withText({ abre: 'do', fecha: { ate: 'linha' } }),
      'lexico-word',
      'palavras.controle',
      /"do" is never read as a word: alone it is read as `texto`/,
    ],
    [
      'a contextual word that stands there twice',
      { contextuais: [...(SOUND.contextuais ?? []), { palavra: 'get', quando: [{ inicio: 'linha' }] }] },
      'lexico-word',
      'contextuais.1.palavra',
      /"get" stands here twice/,
    ],
    [
      'what may not follow a closing that begins no line',
      withText({ fecha: { modelo: '$0', nao_seguida: 'a-z' } }),
      'lexico-inside',
      'regioes.2.fecha',
      /only asked of one that begins a line: `linha_inteira` is needed/,
    ],
    [
      'an exponent whose mark is a digit',
      { numeros: [{ prefixo: ['0x'], digitos: '0-9a-f', expoente: { marcas: 'e', sinal: '+' } }] },
      'lexico-word',
      'numeros.0.expoente.sinal',
      /"0x1e\+1" is no number: it is read as `numero` "0x1e" with "\+1" behind it/,
    ],
    [
      'a word that is a number',
      { numeros: [{ digitos: '0-9xyz' }], palavras: { controle: ['if', 'end', 'do', 'xy'] } },
      'lexico-word',
      'palavras.controle',
      /is never read as a word: alone it is read as `numero`/,
    ],
  ])('%s', async (_, change, rule, at, message) => {
    const problems = await checkLexico({ ...SOUND, ...change });
    expect(problems.map(problem => [problem.rule, problem.at.join('.')])).toEqual([[rule, at]]);
    expect(problems[0]?.message).toMatch(message);
  });
});

describe('a pattern that engines read otherwise', () => {
  it.each([
    ['[[(]', /begin a class in the class/],
    ['[a&&b]', /Write `&` once/],
    ['[^]', /most engines refuse/],
    ['\\u{1F600}', /Write the character itself/],
    ['\\p{Script=Greek}', /engines name scripts differently/],
    ['(?<=a)b', /what stands before/],
    ['(a+)+b', /take very long/],
  ])('%s is refused', async (padrao, message) => {
    const [problem, ...others] = await checkLexico({
      ...SOUND,
      ...withText({ abre: { padrao }, fecha: '"' }),
    });
    expect(others).toEqual([]);
    expect(problem?.rule).toBe('lexico-pattern');
    expect(problem?.at).toEqual(['regioes', 2, 'abre', 'padrao']);
    expect(problem?.message).toMatch(message);
  });

  it('of many words is judged in a moment, or told to be too large', async () => {
    const refused = async (count: number, tail = '') => {
      const words = Array.from({ length: count }, (_, i) => `word${i}${tail}`);
      const problems = await checkLexico({
        ...SOUND,
        ...withText({ abre: { padrao: `"(?:${words.join('|')})+` }, fecha: '"' }),
      });
      return problems.map(({ message }) => message).join();
    };
    expect(await refused(40)).toBe('');
    expect(await refused(80, '|word1word2')).toMatch(/take very long/);
    expect(await refused(900)).toMatch(/too large to say/);
  }, 5000);

  it.each(['(?:[0-9]{20})+', '(?:[0-9a-f]{32},?)+', '(?:[0-9]{500})+'])('%s is not', async padrao => {
    const problems = await checkLexico({
      ...SOUND,
      ...withText({ abre: { padrao: `"${padrao}` }, fecha: '"' }),
    });
    expect(problems).toEqual([]);
  });

  it.each(['[\\[(]', '[a&b]', '\\u00e9', '\\p{Lu}', '[\\]^-]', '\\[&&\\[', '\\[[a]\\[b'])(
    '%s is not',
    async padrao => {
      const problems = await checkLexico({
        ...SOUND,
        ...withText({ abre: { padrao: `"${padrao}` }, fecha: '"' }),
      });
      expect(problems).toEqual([]);
    },
  );
});
