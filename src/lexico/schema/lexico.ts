import { z } from 'zod';
import { strict } from '../../findings/strict-object.js';
import { region } from './region.js';
import { characters, literal, pattern } from './texts.js';
import { when } from './when.js';

const exponent = strict({
  marcas: characters.meta({ description: 'What it begins with.', examples: ['eE'] }),
  sinal: characters.optional().meta({ description: 'Signs that may follow.', examples: ['+-'] }),
  digitos: characters.optional().meta({ description: '0-9 unless given.' }),
  exige_fracao: z
    .boolean()
    .optional()
    .meta({ description: 'Whether only a number with a fraction has one. False unless given.' }),
}).meta({ title: 'Lexico exponent', description: 'The exponent that it may have.' });

const fraction = strict({
  antes: z
    .boolean()
    .optional()
    .meta({ description: 'Whether digits stand before the point in any case. True unless given.' }),
  depois: z
    .boolean()
    .optional()
    .meta({ description: 'Whether digits stand behind it in any case. True unless given.' }),
  separador: z
    .boolean()
    .optional()
    .meta({ description: 'Whether separators may stand in it, too. True unless given.' }),
  nao_seguido: characters.optional().meta({
    description: 'What may not follow a point without digits behind it.',
    examples: ['.\\p{L}_'],
  }),
}).meta({ title: 'Lexico fraction', description: 'The fraction that it may have.' });

export const number = strict({
  prefixo: z
    .array(literal)
    .optional()
    .meta({ description: 'What it begins with: any of these.', examples: [['0x', '0X']] }),
  digitos: characters.optional().meta({ description: '0-9 unless given.' }),
  separador: z
    .string()
    .length(1)
    .optional()
    .meta({ description: 'What may stand between digits.', examples: ['_'] }),
  separador_livre: z.boolean().optional().meta({
    description:
      'Whether separators may stand anywhere behind the first digit, several of them and at the end, too.',
  }),
  fracao: fraction.optional(),
  expoente: exponent.optional(),
  sufixos: z
    .array(literal)
    .optional()
    .meta({
      description: 'What may stand behind it, where no character of a name follows.',
      examples: [['d', 'D']],
    }),
  nao_seguido: z
    .union([characters, pattern])
    .optional()
    .meta({
      description: 'What may not follow: the number is invalid then.',
      examples: ['\\p{L}\\p{N}_'],
    }),
}).meta({ title: 'Lexico number', description: 'A form of numbers.' });

const names = strict({
  inicio: characters.meta({ description: 'The first character of a name.', examples: ['\\p{L}_'] }),
  resto: characters.meta({ description: 'The others.', examples: ['\\p{L}\\p{N}_'] }),
  fim: characters.optional().meta({ description: 'What a name may end with, once.', examples: ['?!'] }),
  sigilos: characters
    .optional()
    .meta({ description: 'What a name may begin with, before its first character.', examples: ['@$'] }),
  normal: z
    .enum(['NFC', 'NFD', 'NFKC', 'NFKD'])
    .optional()
    .meta({ description: 'The form in which the language compares names.' }),
}).meta({ title: 'Lexico names' });

const pair = z.tuple([literal, literal]).meta({ description: 'What opens, and what closes.' });

/** What `palavras` and `simbolos` are in the published file; in refdata.yml they may be sources, too. */
export const words = z.record(z.string(), z.array(literal).meta({ description: 'The words of a group.' }));
export const symbols = z.array(literal);

export const shape = {
  caixa: z.enum(['distingue', 'ignora']).optional().meta({
    description: 'Whether words written in another case are others (`distingue`, which is the default).',
  }),
  regioes: z.array(region).max(200).optional().meta({
    description:
      'Comments, texts, and everything else that has a beginning and an end. Of several that open, the longest opening counts.',
  }),
  nomes: names.meta({ description: 'What names are made of.' }),
  numeros: z.array(number).max(50).optional().meta({ description: 'Forms of numbers: the longest counts.' }),
  contextuais: z
    .array(
      strict({
        palavra: literal.meta({ description: 'The word.' }),
        quando: z
          .array(when)
          .min(1)
          .meta({ description: 'It is a keyword when any of these holds; otherwise a name.' }),
      }).meta({ title: 'Lexico contextual word', description: 'A word, and when it is a keyword.' }),
    )
    .optional()
    .meta({ description: 'Words that are keywords only in a context.' }),
  continuacao: strict({
    livre: z.boolean().optional().meta({
      description: 'Whether the end of a line ends nothing: logical lines end by `separador` alone.',
    }),
    entre: z
      .array(pair)
      .optional()
      .meta({
        description: 'Brackets in which a line that ends does not end the logical line.',
        examples: [[['(', ')']]],
      }),
    fim: z
      .array(literal)
      .optional()
      .meta({ description: 'Tokens behind which it goes on in the next line.', examples: [[',', '+']] }),
    inicio: z
      .array(literal)
      .optional()
      .meta({ description: 'What a line begins with that goes on from the one before.', examples: [['.']] }),
    marca: literal
      .optional()
      .meta({ description: 'What joins lines where it stands at the end of one.', examples: ['\\'] }),
    separador: z
      .array(literal)
      .optional()
      .meta({ description: 'Symbols that end a logical line within a line.', examples: [[';']] }),
  })
    .optional()
    .meta({ title: 'Lexico continuation', description: 'What a logical line is.' }),
  blocos: strict({
    recuo: z.boolean().optional().meta({ description: 'Whether indentation makes blocks.' }),
    abre: z
      .array(literal)
      .optional()
      .meta({ description: 'What a line ends with before a block.', examples: [[':']] }),
    pares: z
      .array(pair)
      .optional()
      .meta({ description: 'Brackets around blocks.', examples: [[['{', '}']]] }),
    palavras: z
      .array(pair)
      .optional()
      .meta({ description: 'Words around blocks.', examples: [[['do', 'end']]] }),
    largura: z
      .int()
      .min(1)
      .max(16)
      .optional()
      .meta({ description: 'Blanks of one indentation.', examples: [4] }),
  })
    .optional()
    .meta({ title: 'Lexico blocks', description: 'What a block is.' }),
  inexprimivel: z
    .array(
      strict({
        o_que: z.string().min(1).meta({ description: 'What cannot be said.' }),
        motivo: z.string().min(1).meta({ description: 'Why.' }),
        exemplo: z.string().min(1).meta({ description: 'A line that shows it.' }),
      }).meta({
        title: 'Lexico inexpressible',
        description: 'Something that editors colour otherwise than the language reads it.',
      }),
    )
    .optional()
    .meta({ description: 'What a lexer or parser of the language knows and no lexico can say.' }),
};

/** A lexico as it is published, /api/lexico.json. */
export const lexicoSchema = strict({
  versao: z.string().min(1).meta({ description: 'Version of the data, the same as in the seven files.' }),
  nome: z.string().min(1).meta({ description: 'Name of the language.' }),
  extensao: z.string().min(1).meta({ description: 'Extension of source files, with its dot.' }),
  ...shape,
  palavras: words.meta({
    description:
      'Words that are no names, by group; `reservada` has those of sintaxe.json that stand in no other group.',
    examples: [{ constante: ['verdadeiro'], reservada: ['se'] }],
  }),
  simbolos: symbols.meta({ description: 'Symbols, each a token: the longest counts.' }),
}).meta({
  title: 'Lexico',
  description:
    'How a language is cut into tokens, /api/lexico.json: for editors and tools, beside the seven files of the contract and not one of them.',
  examples: [
    {
      versao: '1.0.0',
      nome: 'Lume',
      extensao: '.lm',
      nomes: { inicio: '\\p{L}_', resto: '\\p{L}\\p{N}_' },
      numeros: [{ separador: '_', fracao: {} }],
      regioes: [
        { nome: 'linha', classe: 'comentario', abre: '#', fecha: { ate: 'linha' } },
        { nome: 'texto', classe: 'texto', abre: '"', escapes: { prefixo: '\\', formas: ['n', '"'] } },
      ],
      palavras: { constante: ['verdadeiro', 'falso'], reservada: ['se'] },
      simbolos: ['(', ')', '+', '='],
    },
  ],
});

export type Lexico = z.output<typeof lexicoSchema>;
export type NumberForm = z.output<typeof number>;
/** What a tokenizer needs of a lexico. */
export type Lexis = Omit<Lexico, 'versao' | 'nome' | 'extensao' | 'inexprimivel'>;
