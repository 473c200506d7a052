import { z } from 'zod';
import { strict } from '../findings/strict-object.js';
import { models } from './framework-models.js';

export const match = z.string().min(1).meta({
  description:
    'A tree-sitter query. Its captures say what is what; those that begin with `_` are only compared.',
});
export const argument = z.union([z.int().min(0), z.string().min(1)]);
/** One argument, or the forms that it may have: by its place, from 0, or by its name. */
export const argumentOf = (what: string) =>
  z
    .union([argument, z.array(argument).min(1)])
    .optional()
    .meta({
      description: `The argument of \`@call\` that is ${what}: its place, from 0, its name, \`.name\` for a field of an object that is one, or several of these.`,
    });

const part = z.enum(['query', 'header', 'cookie', 'body']);
const schema = z.record(z.string().min(1), z.json());

const signature = strict({
  markers: z
    .record(z.string().min(1), z.enum(['path', 'query', 'header', 'cookie', 'body', 'form', 'file', 'inner']))
    .meta({
      description:
        'What says where a parameter comes from, by the name that is called; `inner` is a function with parameters of its own.',
    }),
  plain: z.array(z.string()).meta({ description: 'Types of parameters that ask for nothing.' }),
  files: z.array(z.string()).optional().meta({ description: 'Types of files.' }),
  credentials: z
    .record(
      z.string().min(1),
      strict({
        scheme: schema.meta({
          description: 'Its security scheme in OpenAPI; a text `$name` stands for the argument of that name.',
        }),
        arguments: z.record(z.string().min(1), argumentOf('what the scheme says so')).optional(),
        usual: schema.optional().meta({ description: 'What arguments are that nobody gives.' }),
        called: argumentOf('its name'),
        must: argumentOf('whether nothing is answered without it: true, where it is not said'),
      }),
    )
    .optional()
    .meta({ description: 'What asks who it is, by the name that makes it.' }),
  scopes: argumentOf('the list of what has to be allowed, where a marker is `inner`'),
  forms: z
    .record(z.string().min(1), schema)
    .optional()
    .meta({ description: 'Classes of the library whose fields come in a form, with their JSON Schemas.' }),
  refused: z
    .int()
    .min(400)
    .max(599)
    .optional()
    .meta({ description: 'What a request gets that does not fit.' }),
  refusal: schema.optional().meta({ description: 'The JSON Schema of that answer.' }),
  returns: z.boolean().optional().meta({
    description: 'Whether the type that a handler is declared to give back is that of its answers.',
  }),
}).meta({ description: 'How the parameters of a handler say what it asks of requests.' });

/** What in handlers says what they read and answer. */
export const handlers = strict({
  signature: signature.optional(),
  models: models.optional(),
  next: z.int().min(0).optional().meta({
    description:
      'Which parameter of a handler hands a request on, from 0: a route whose last handler has it may be asked before another one.',
  }),
  leaves: z
    .array(z.string().min(1))
    .min(1)
    .optional()
    .meta({
      description:
        'What that one is called with to hand a request on to what stands behind the whole route; anything else is an error.',
      examples: [['route', 'router']],
    }),
  quiet: z
    .array(z.string().min(1))
    .min(1)
    .optional()
    .meta({
      description:
        'Members of the answer by which nothing is answered yet: a route whose handlers use no others, and hand on, is none.',
      examples: [['set', 'locals']],
    }),
  said_until: z
    .string()
    .length(1)
    .optional()
    .meta({
      description: 'What stands in the documentation of a handler before what no description says.',
      examples: ['\f'],
    }),
  statuses: z
    .record(z.string().min(1), z.int().min(200).max(599))
    .optional()
    .meta({ description: 'Usual statuses by the same names.' }),
  streams: strict({
    match,
    media: z.string().min(1).meta({ description: 'The media type of what they answer.' }),
  })
    .optional()
    .meta({
      description:
        'What handlers have (`@call`) that answer piece by piece, where nothing else makes their answers.',
    }),
  media: z.record(z.string().min(1), z.string()).optional().meta({
    description: 'Media types by the names of what makes answers; `usual` without one, `none` for no body.',
  }),
  request: z
    .int()
    .min(0)
    .optional()
    .meta({ description: 'Which parameter of a handler is the request, from 0.' }),
  response: z.int().min(0).optional().meta({ description: 'Which one is the answer.' }),
  parameters: z
    .int()
    .min(1)
    .optional()
    .meta({ description: 'How many a handler has at most: one with more is something else.' }),
  answers: z
    .array(
      strict({
        match,
        status: argumentOf('the status'),
        usual: z.int().min(200).max(599).optional().meta({ description: 'The status without one: 200.' }),
        media: z
          .string()
          .regex(/^(?:none|[\w*.+-]+\/[\w*.+-]+)$/, 'Write a media type, `application/json`, or `none`.')
          .optional()
          .meta({
            description: 'The media type; `none` for an answer without a body. `*/*` where it is not said.',
          }),
        schema: schema.optional().meta({ description: 'The JSON Schema of its body.' }),
      }),
    )
    .optional()
    .meta({
      description:
        'Calls in a handler that answer: `@call`, `@status`, and `@response` (or `@request`) for what has to be that parameter.',
    }),
  sets: z
    .array(strict({ match, status: argumentOf('the status') }))
    .optional()
    .meta({ description: 'Calls that set the status of what is answered behind them, in a chain or alone.' }),
  parts: strict({
    named: z.array(strict({ match, in: part })).min(1),
    reads: z.array(match).min(1),
  })
    .optional()
    .meta({
      description:
        'What gives a part of a request a name (`@name` of `@request`), and what reads of that name, which is `@part`, as in `reads`.',
    }),
  reads: z
    .array(
      strict({
        match,
        in: part,
        name: argumentOf('the name of what is read'),
      }),
    )
    .optional()
    .meta({
      description:
        'What reads a part of a request: `@call`, `@name`, `@default`, and `@request` for that parameter.',
    }),
})
  .refine(({ signature, models }) => signature === undefined || models !== undefined, {
    error: 'A `signature` needs `models`, which say what its types are.',
    path: ['models'],
  })
  .meta({ description: 'What in a handler says what it reads and answers.' });
