import { z } from 'zod';
import { strict } from '../../findings/strict-object.js';
import { REGION_CLASSES } from '../region-classes.js';
import { characters, literal, opening, pattern } from './texts.js';
import { when } from './when.js';

const template = strict({
  modelo: literal.meta({
    description: 'The closing, with `$0` for what opened it and `$1` to `$9` for what its groups matched.',
    examples: [']$1]', '"$1'],
  }),
  espelha: z.boolean().optional().meta({
    description: 'Whether brackets of what is put in are turned round: `(` closes with `)`.',
  }),
  linha_inteira: z
    .boolean()
    .optional()
    .meta({ description: 'Whether the closing stands alone in its line.' }),
  recuada: z.boolean().optional().meta({ description: 'Whether blanks may stand before it there.' }),
  nao_seguida: characters.optional().meta({
    description: 'With `linha_inteira`: what may not follow it. Anything else may then, in the same line.',
    examples: ['\\p{L}\\p{N}_'],
  }),
}).meta({ title: 'Lexico template', description: 'The closing, made of the opening.' });

const until = strict({
  ate: z.enum(['abertura', 'linha', 'recuo']).meta({
    description:
      '`abertura`: the opening is all of it, as of a character `#\\a`. `linha`: the end of the line. `recuo`: the first line that is not indented further than the one of the opening.',
  }),
}).meta({ title: 'Lexico until', description: 'Closed by the end of something else.' });

const escapes = strict({
  prefixo: literal.meta({ description: 'What every escape begins with.', examples: ['\\'] }),
  formas: z
    .array(z.union([literal, pattern]).meta({ description: 'A text, or a pattern.' }))
    .optional()
    .meta({
      description: 'What may follow it: texts, or patterns.',
      examples: [['n', 't', '\\', { padrao: 'x[0-9a-fA-F]{2}' }]],
    }),
  desconhecido: z.enum(['texto', 'escape', 'invalido']).optional().meta({
    description:
      'The class of the prefix with another character behind it; `texto`, that of the region, unless given.',
  }),
  protege: z
    .union([z.boolean(), z.literal('fecha')])
    .optional()
    .meta({
      description:
        'Whether that character is passed over, too, so that it does not close the region. `fecha`: only where it could close it, or is the prefix, so that it still doubles or opens what it would. False unless given.',
    }),
  quebra: z.boolean().optional().meta({
    description: 'Whether the prefix at the end of a line takes the region to the next. False unless given.',
  }),
}).meta({ title: 'Lexico escapes', description: 'What stands for other characters in it.' });

const format = strict({
  separador: literal.meta({ description: 'What stands before the format.', examples: [':'] }),
  ultimo: z.boolean().optional().meta({
    description:
      'Whether the last one counts outside of brackets and quotes, and not the first. With `contando` alone.',
  }),
  padrao: z
    .string()
    .min(1)
    .max(1000)
    .optional()
    .meta({ description: 'What the whole format matches; another text is code.', examples: ['[<>^]?\\d*'] }),
  aninha: z
    .boolean()
    .optional()
    .meta({ description: 'Whether the format holds interpolations of the same kind.' }),
}).meta({ title: 'Lexico format', description: 'How what is put in is written, as in `{x:.2f}`.' });

const interpolation = strict({
  abre: literal.meta({ description: 'What it begins with.', examples: ['{', '${'] }),
  fecha: literal.optional().meta({ description: 'Nothing for a name alone.', examples: ['}'] }),
  conteudo: z.enum(['codigo', 'nome']).optional().meta({
    description: '`codigo`, which is the default, or one name without brackets: `$nome`.',
  }),
  delimita: z.enum(['lendo', 'contando']).optional().meta({
    description:
      '`lendo`: its end is found while the code is read as tokens. `contando`: brackets are counted in the raw text first, and what is between is code.',
  }),
  respeita: z
    .array(literal)
    .optional()
    .meta({
      description:
        'With `contando`: quotes, in which no bracket counts, and a backslash protects what follows.',
      examples: [['"', "'"]],
    }),
  linhas: z.boolean().optional().meta({
    description: 'Whether the code may have several lines; as the region, unless given.',
  }),
  formato: format.optional(),
}).meta({
  title: 'Lexico interpolation',
  description: 'What is put into a text: code in brackets, or a name.',
});

export const region = strict({
  nome: z
    .string()
    .regex(/^[a-z][a-z0-9-]*$/, 'A name is made of small letters, digits and hyphens.')
    .meta({ description: 'Name of the region, for `contem`, `regioes` and reports.', examples: ['texto'] }),
  classe: z.enum(REGION_CLASSES).meta({ description: 'What it is.', examples: ['comentario'] }),
  abre: opening.meta({
    description: 'What opens it: a text, several, or a pattern.',
    examples: ['/*', ['"', "'"]],
  }),
  quando: when.optional().meta({ description: 'It opens only when this holds.' }),
  exceto: when.optional().meta({ description: 'It does not open when all of this holds.' }),
  fecha: z
    .union([literal, template, until])
    .optional()
    .meta({
      description:
        'What closes it: a text, a text with what opened it, or the end of something. Unless given, what opened it.',
      examples: ['*/', { modelo: ']$1]' }, { ate: 'linha' }],
    }),
  depois: pattern.optional().meta({ description: 'What belongs to it behind the closing, such as flags.' }),
  linhas: z.boolean().optional().meta({
    description:
      'Whether it may have several lines. Otherwise it ends at the end of its line, closed or not. False unless given.',
  }),
  contem: z
    .array(z.string().meta({ description: 'A name.' }))
    .optional()
    .meta({
      description: 'Names of regions that begin inside of it; its own name nests it.',
      examples: [['bloco']],
    }),
  dentro: z.boolean().optional().meta({
    description: 'Whether it begins only inside of the regions that contain it, and not in code.',
  }),
  escapes: escapes.optional(),
  dobra: z
    .array(literal)
    .optional()
    .meta({
      description: 'Texts that stand for one character of theirs, and neither close nor open anything.',
      examples: [["''"], ['{{', '}}']],
    }),
  interpola: z.array(interpolation).optional().meta({ description: 'What is put into it.' }),
  fila: z.boolean().optional().meta({
    description:
      'Whether its text begins with the next line, behind those that were opened before it in the same (heredoc).',
  }),
  embutida: z
    .string()
    .optional()
    .meta({
      description: 'The language of its text, for editors.',
      examples: ['sql'],
    }),
}).meta({
  title: 'Lexico region',
  description: 'A piece of a program in which other rules hold than in code.',
});

export type Region = z.output<typeof region>;
export type Interpolation = z.output<typeof interpolation>;
