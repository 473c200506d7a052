import { z } from 'zod';
import { strict } from '../../findings/strict-object.js';
import { characters, literal, pattern } from './texts.js';

/** Classes, groups and regions are told apart by what there is. */
const name = z.string().meta({ description: 'A name.' });

/** Tokens that stand before: by class, by text, by the name of their region. A token is one of them when any of the three says so. */
export const tokens = strict({
  classes: z
    .array(name)
    .optional()
    .meta({
      description: 'Classes of tokens, or groups of words.',
      examples: [['nome', 'numero']],
    }),
  textos: z
    .array(literal)
    .optional()
    .meta({ description: 'Texts of tokens.', examples: [[')', ']']] }),
  regioes: z
    .array(name)
    .optional()
    .meta({ description: 'Names of regions.', examples: [['texto']] }),
}).meta({ title: 'Lexico tokens', description: 'Tokens: those of any of these.' });

/** When something holds: all that is said must. */
export const when = strict({
  inicio: z
    .enum(['linha', 'comando'])
    .optional()
    .meta({
      description:
        '`linha`: nothing but blanks stands before it in its line. `comando`: no token stands before it in its logical line.',
      examples: ['comando'],
    }),
  coluna: z
    .int()
    .min(0)
    .optional()
    .meta({
      description: 'It begins in this column, counted from 0 in code points.',
      examples: [0],
    }),
  depois_de: tokens.optional().meta({
    description: 'The token before it in the same logical line, comments left out, is one of these.',
  }),
  nao_depois_de: tokens
    .optional()
    .meta({ description: 'The token before it is none of these, or there is none.' }),
  apos: characters.optional().meta({ description: 'The character right before it is one of these.' }),
  nao_apos: characters.optional().meta({ description: 'The character right before it is none of these.' }),
  antes_de: pattern.optional().meta({ description: 'This follows right behind it.' }),
  nao_antes_de: pattern.optional().meta({ description: 'This does not follow right behind it.' }),
  dentro_de: z
    .array(literal)
    .optional()
    .meta({
      description: 'It stands in a block, at any depth, whose first line has one of these words.',
      examples: [['servidor']],
    }),
  na_linha: z
    .array(literal)
    .optional()
    .meta({
      description: 'One of these words stands before it in its logical line.',
      examples: [['caso']],
    }),
}).meta({ title: 'Lexico when', description: 'When something holds: everything that is said here has to.' });

export type Tokens = z.output<typeof tokens>;
export type When = z.output<typeof when>;
