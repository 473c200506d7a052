import { z } from 'zod';

const glob = z.string().min(1);

/** What refdata.yml says about the site for people: `site`, `editores`, `idioma`, `repositorio`, `programas`, `enderecos`, `mudancas`, `docset`. */
export const site = {
  site: z
    .enum(['pages', 'data'])
    .optional()
    .meta({
      description:
        'Whether pages for people and texts for bots are made of the data, too (`pages`, which is the default), or the data alone (`data`).',
      examples: ['data'],
    }),
  editores: z
    .boolean()
    .optional()
    .meta({
      description:
        'Whether what `refdata editor` makes of `lexico` is published under `editor/`, too: true unless given.',
      examples: [false],
    }),
  idioma: z
    .enum(['pt', 'en'])
    .optional()
    .meta({
      description:
        'The tongue of the texts of the language, and so of the pages around them: pt unless given.',
      examples: ['en'],
    }),
  repositorio: z
    .string()
    .regex(/^https?:\/\/\S+$/, 'An absolute address is needed, beginning with https:// or http://.')
    .optional()
    .meta({
      description:
        'Address of the repository on the web, for links to the line that defines a thing; or a pattern with {commit}, {arquivo} and {linha}.',
      examples: ['https://github.com/lume/lume', 'https://git.example/lume/blob/{commit}/{arquivo}#L{linha}'],
    }),
  programas: z
    .union([glob, z.array(glob)])
    .optional()
    .meta({
      description:
        "Programs in the language, for examples: globs. Otherwise those that `conteudos` counts and that have the language's extension.",
      examples: [['exemplos/*.lm', 'biblioteca/*.lm']],
    }),
  enderecos: z
    .string()
    .min(1)
    .optional()
    .meta({
      description:
        'File in the repository that records the address of each thing, so that none ever changes: `refdata addresses` writes it.',
      examples: ['enderecos.json'],
    }),
  mudancas: z
    .string()
    .min(1)
    .optional()
    .meta({
      description:
        'File in the repository that records what each version changed, for the pages and a feed: `refdata changelog A..B --write` adds to it.',
      examples: ['mudancas.json'],
    }),
  docset: z
    .boolean()
    .optional()
    .meta({
      description:
        'Whether the pages are published as a docset, too, for Dash, Zeal and other readers that need no network.',
      examples: [true],
    }),
};
