import { z } from 'zod';
import { broughtGrammars, source, sources } from '../extract/index.js';
import { CHANGE_LEVELS } from '../findings/change-level.js';
import type { Slipped } from '../findings/slip.js';
import { strict } from '../findings/strict-object.js';
import { BASE_ADDRESS } from '../http/address.js';
import { byPresentId } from '../rules/former-ids.js';
import { check } from './comparison.js';
import { frameworks } from './frameworks.js';
import { lexico } from './lexico.js';
import { sourceOfFile } from './locators.js';
import { prove } from './prove.js';
import { registro } from './registro.js';
import { repositories } from './repositories.js';
import { site } from './site.js';

/** The shape of `refdata.yml`. Editors get the same as `schemas/refdata.schema.json`, which is generated from this. */

/** A text that is published as it is, which the place of a file or a variable is not. */
const literal = z
  .string()
  .min(1)
  .superRefine((text, context) => {
    const meant = sourceOfFile(text);
    if (meant && text.includes('#'))
      context.addIssue({
        code: 'custom',
        message: `${text} would be published as it is, and has the look of a place in a file.`,
        params: { slip: 'place' } satisfies Slipped,
      });
    const [variable] = /\$\{[^${}]*\}|\{\{[^{}]*\}\}|^\$\w+$/.exec(text) ?? [];
    if (variable !== undefined)
      context.addIssue({
        code: 'custom',
        message: `${variable} would be published as it is: nothing is filled in here.`,
        params: { slip: 'variable' } satisfies Slipped,
      });
  });

const scalar = z.union([literal, source]);

/** Of an extension; that it is not empty is another rule. */
export const BEGINS_WITH_DOT = /^(?:\.|$)/;

const ADDRESS_NEEDED =
  'An absolute address is needed, beginning with https:// or http://, without query or "#".';
const absoluteUrl = z
  .string()
  .regex(BASE_ADDRESS, ADDRESS_NEEDED)
  .refine(address => !BASE_ADDRESS.test(address) || URL.canParse(address), ADDRESS_NEEDED);

const number = z.union([z.int().min(0), source]);

export const LEVELS = ['error', 'warning', 'notice', 'off', ...CHANGE_LEVELS] as const;

export const configSchema = strict({
  nome: literal.meta({ description: 'Name of the language.', examples: ['Lume'] }),
  descricao: z.string().min(1).meta({ description: 'What the data is, in a sentence.' }),
  documentacao: absoluteUrl.meta({
    description: 'Address of the documentation site; the pages of errors are below it.',
    examples: ['https://lume.example/docs'],
  }),
  base_url: absoluteUrl.optional().meta({
    description: 'Address at which the files will be published; told in the manifest and in reports.',
    examples: ['https://lume.example'],
  }),
  versao: scalar.meta({
    description: 'Version of the language and its data: a text, or the constant that holds it.',
    examples: ['1.2.0', { table: 'src/version.py#VERSION' }],
  }),
  sintaxe: strict({
    extensao: z
      .union([z.string().min(1).regex(BEGINS_WITH_DOT, 'An extension begins with a dot.'), source])
      .meta({ description: 'Extension of source files, with its dot.', examples: ['.lm'] }),
    reservadas: sources.optional().meta({ description: 'Reserved words: palavra, descricao, equivalente.' }),
    contextuais: sources.optional().meta({
      description: 'Words that are keywords only in a context: palavra, descricao, equivalente, onde.',
    }),
    operadores: sources.optional().meta({ description: 'Operators: simbolo, descricao, equivalente.' }),
    verbos_http: sources.optional().meta({ description: 'HTTP verbs that the language knows: texts.' }),
    regras: sources.optional().meta({ description: 'The rules that most often trip people up: texts.' }),
  }).meta({ description: 'sintaxe.json' }),
  embutidas: sources
    .optional()
    .meta({ description: 'embutidas.json: names of the functions that need no import, as texts.' }),
  modulos: sources.optional().meta({
    description:
      'modulos.json: nome, apelidos, simbolos (nome, assinatura, resumo); or nome and apelido_de, for another name of a module.',
  }),
  comandos: sources.optional().meta({
    description:
      'comandos.json: grupo, comandos (nome, uso, resumo, detalhe, opcoes, exemplos, apelidos, veja).',
  }),
  erros: sources
    .optional()
    .meta({ description: 'erros.json: codigo, titulo, explicacao, exemplo, solucao, doc.' }),
  conteudos: strict({
    exercicios: sources.optional().meta({
      description: 'Exercises for each folder: records with the folder as key and the number as value.',
      examples: [{ count: 'exercicios/*/*.lm', by: 'folder' }],
    }),
    exemplos: number
      .optional()
      .meta({ description: 'Number of examples.', examples: [{ count: 'exemplos/*.lm' }] }),
    pacotes: number
      .optional()
      .meta({ description: 'Number of packages.', examples: [{ count: 'packages/*/forge.toml' }] }),
    projetos: number.optional().meta({ description: 'Number of projects.' }),
  })
    .optional()
    .meta({
      description: 'conteudos.json: what there is to learn from.',
      examples: [{ exemplos: { count: 'exemplos/*.lm' } }],
    }),
  registro: registro.optional(),
  lexico: lexico.optional(),
  archive: z
    .boolean()
    .optional()
    .meta({
      description:
        'Whether copies of the data that never change, and of the pages, are published under `v/<versao>/`, too.',
      examples: [true],
    }),
  ...site,
  check: check.optional(),
  prove: prove.optional(),
  rules: z
    .record(
      z.string(),
      strict({
        level: z.enum(LEVELS).optional().meta({
          description:
            'How serious a finding is; for a kind of change, what it asks of `versao`: major, minor, patch or info. "off" leaves it out.',
        }),
        pattern: z
          .string()
          .optional()
          .meta({
            description: 'Another regular expression, for rules that match one.',
            examples: ['^TS\\d{4,5}$'],
          }),
      }),
    )
    .transform(byPresentId)
    .optional()
    .meta({
      description: 'Policy: another level or pattern for a rule, by its id (docs/rules.md).',
      examples: [{ 'codigo-pattern': { pattern: '^TS\\d{4,5}$' } }],
    }),
  languages: strict({
    python: strict({
      version: z
        .string()
        .regex(/^3(\.\d+)+$/, 'A version of Python 3 is needed, as a text: "3.12".')
        .meta({
          description:
            'The version whose modules of C are meant; otherwise what pyproject.toml, setup.cfg, setup.py, .python-version and the like say.',
          examples: ['3.12'],
        }),
    })
      .optional()
      .meta({ description: 'Python.' }),
  })
    .optional()
    .meta({
      description:
        'The languages that sources are written in: what their own libraries hold differs by version.',
      examples: [{ python: { version: '3.12' } }],
    }),
  grammars: broughtGrammars.optional().meta({
    description:
      'Grammars of languages that are not bundled, by a name of your choice: docs/languages.md. A pull request from a fork brings no new one.',
    examples: [
      {
        gleam: {
          wasm: 'tools/tree-sitter-gleam.wasm',
          sha256: '0'.repeat(64),
          extensions: ['.gleam'],
          definitions: 'tools/gleam.scm',
          comments: { line: '//' },
        },
      },
    ],
  }),
  repositories: repositories.optional(),
  frameworks: frameworks.optional(),
  limits: strict({
    source_mib: z
      .number()
      .positive()
      .max(512)
      .optional()
      .meta({ description: 'Largest source file, in MiB.' }),
    package_mib: z
      .number()
      .positive()
      .max(1024)
      .optional()
      .meta({ description: 'Largest package, unpacked, in MiB.' }),
    published_mib: z
      .number()
      .positive()
      .max(512)
      .optional()
      .meta({ description: 'Largest published file that `refdata check` reads, in MiB.' }),
  })
    .optional()
    .meta({ description: 'Bounds on what is read.', examples: [{ source_mib: 64 }] }),
}).meta({
  title: 'refdata.yml',
  description:
    'Where the reference data of a programming language stands in its own source code. Keys of the published contract are Portuguese, as it is; how data is extracted is English.',
});

export type Config = z.output<typeof configSchema>;
