import { z } from 'zod';
import { strict } from '../findings/strict-object.js';
import { argument, argumentOf, handlers, match } from './framework-handlers.js';

const path = strict({
  parameters: z
    .array(z.string().regex(/name/, 'Write where the name stands: ":name", "{name:type}".'))
    .min(1)
    .meta({
      description: 'How a parameter is written: `name` is its name, `type` whatever is said of it.',
      examples: [[':name'], ['{name}', '{name:type}'], ['<name>', '<type:name>']],
    }),
  rest: z
    .array(z.string().min(1))
    .optional()
    .meta({
      description:
        'How a parameter is written that takes all that is left, slashes too; without `name` it is called `resto`.',
      examples: [['*name'], ['<path:name>'], ['*']],
    }),
  optional: z
    .tuple([z.string().length(1), z.string().length(1)])
    .optional()
    .meta({ description: 'What stands around a part that may be missing.', examples: [['{', '}']] }),
  escape: z
    .string()
    .length(1)
    .optional()
    .meta({
      description: 'What stands before a character that is meant as it is, and begins no parameter.',
      examples: ['\\'],
    }),
  final_slash: z.enum(['kept', 'ignored', 'ignored-at-root']).optional().meta({
    description:
      'Whether `/a/` is another path than `/a` (`kept`, the default), the same (`ignored`), or the same only where a part is mounted at `/a` and has the path `/` (`ignored-at-root`).',
  }),
  refused: z
    .string()
    .min(1)
    .optional()
    .meta({
      description:
        'Characters that no path has as they are: a route with one of them is told, and not described.',
      examples: ['?+()[]!'],
    }),
  types: z
    .array(z.string().min(1))
    .min(1)
    .optional()
    .meta({
      description: 'The types that a parameter may have, where each has a name.',
      examples: [['int', 'str']],
    }),
  fails: z
    .array(z.enum(['names', 'rest', 'slash', 'types', 'mounts', 'prefixes', 'empty', 'patterns']))
    .min(1)
    .optional()
    .meta({
      description:
        'What a program fails by when it starts: a path that has two parameters of one name (`names`), something behind what takes all that is left (`rest`), or no slash at its beginning (`slash`), or a parameter of a type that is not among `types` (`types`); a second part at one path (`mounts`); a prefix of a part without a slash at its beginning, or with one at its end (`prefixes`); a route without a path and a prefix (`empty`); a pattern of a parameter that is no regular expression of RE2 (`patterns`).',
    }),
  methods: strict({
    known: z.array(z.string().min(1)).min(1),
    more: z.string().min(1).optional().meta({ description: 'A word that files have which make more known.' }),
  })
    .optional()
    .meta({
      description:
        'The methods that a route may have: a program that registers another fails when it starts.',
    }),
  encoded: z.boolean().optional().meta({
    description:
      'Whether paths are held against requests as they come, percent-encoded: one with another character is never asked for.',
  }),
  separated: z.boolean().optional().meta({
    description: 'Whether a slash stands between two parts of a path where neither of them has one.',
  }),
  first_slash: z.boolean().optional().meta({
    description: 'Whether a path without a slash at its beginning is never asked for: it gets one otherwise.',
  }),
  any_case: z.boolean().optional().meta({
    description: 'Whether `/A` is the same path as `/a`.',
  }),
  last_answers: z.boolean().optional().meta({
    description:
      'Whether of several routes of the same method and path the last one answers: the first, where it is not said.',
  }),
  first_answers: z.boolean().optional().meta({
    description:
      'Whether of several routes that a request fits the first one answers it, and never hands it on: one that an earlier route takes all requests of is told then.',
  }),
}).meta({ description: 'How the language of paths is written.' });

/** What calls that declare routes, or parts of a server, say of descriptions. */
const described = {
  shown: argumentOf('whether descriptions have it: true, where it is not said'),
  deprecated: argumentOf('whether nobody should ask for it any more'),
  untold: z.array(z.string().min(1)).min(1).optional().meta({
    description: 'Arguments that say more of a description than is read: each that is given is told.',
  }),
};

const text = (description: string) => z.string().min(1).optional().meta({ description });

/** How the servers of one framework declare their routes. */
export const framework = strict({
  extensions: z
    .array(z.string().regex(/^\.\w+$/, 'An extension begins with a dot: ".py".'))
    .min(1)
    .meta({ description: 'Extensions of the files that it is written in.', examples: [['.py']] }),
  mentions: z
    .string()
    .min(1)
    .optional()
    .meta({
      description:
        'A word that each file has in which a server of it is made: it chooses among frameworks of one language.',
      examples: ['flask'],
    }),
  servers: z
    .record(
      z.string().min(1),
      strict({
        prefix: argumentOf('the prefix of all of its paths'),
        before: argumentOf('a list of what is asked before all of its routes'),
        statuses: argumentOf('a table of answers of all of its routes by their statuses'),
        media: argumentOf('what makes their answers, where they do not say it'),
        tags: argumentOf('the list of what they stand under'),
        title: argumentOf('the title of the API'),
        version: argumentOf('its version'),
        description: argumentOf('what it is'),
        part: z.boolean().optional().meta({ description: 'Whether it is served only where it is mounted.' }),
        gathers: z.array(z.string().min(1)).min(1).optional().meta({
          description:
            'Words of files, in its folder and below, whose parts it has without mounting them: names of annotations.',
        }),
        routes: argumentOf('a list of routes: each that no other rule reads is told'),
        keeps_slash: argumentOf('whether `/a/` is another path than `/a` in it, where paths say otherwise'),
        keeps_case: argumentOf('whether `/A` is another path than `/a` in it, where paths say otherwise'),
        says: z
          .record(z.string().regex(/^(info\.)?[a-zA-Z]+$/), argument)
          .optional()
          .meta({
            description:
              'Arguments that are parts of its OpenAPI document, constants as they are: by where they stand in it.',
            examples: [{ 'info.contact': 'contact', tags: 'openapi_tags' }],
          }),
        ...described,
      }),
    )
    .meta({
      description: 'What is called to make a server, or a part of one, by the last of its names.',
      examples: [{ Flask: {}, Blueprint: { prefix: 'url_prefix', part: true } }],
    }),
  blocks: z
    .array(
      strict({
        match,
        prefix: argumentOf('the prefix of what stands in it'),
        server: z.string().min(1).optional().meta({
          description: 'Which of `servers` it is; without, it gives what stands in it a prefix alone.',
        }),
      }),
    )
    .optional()
    .meta({
      description:
        'Parts of the text that routes stand in which name no server: `@inside` is the block, function or class, `@call` the call or annotation that has the prefix, `@path` the prefix where it is no argument, `@name` what mounts call it.',
    }),
  routes: z
    .array(
      strict({
        match,
        path: argumentOf('the path'),
        behind: z
          .string()
          .min(1)
          .optional()
          .meta({
            description: 'What stands behind that path, where a call declares several routes.',
            examples: ['/:id'],
          }),
        method: z.string().min(1).optional().meta({
          description:
            'The method, where nothing else says it: `*` is any (the default), `?` what the call does not say.',
        }),
        methods: argumentOf('the list of methods, or the only one'),
        method_in_path: z.boolean().optional().meta({
          description: 'Whether the path may have a method and a space before it: `GET /a`.',
        }),
        words: z
          .array(z.string().min(1))
          .min(1)
          .optional()
          .meta({
            description:
              'What the value of `@verb` has to be, an expression that says the method: `app[verb]("/a")`.',
            examples: [['get', 'post']],
          }),
        handlers: z
          .union([argument, z.array(argument).min(1), z.literal('others')])
          .optional()
          .meta({
            description:
              'The argument that is the handler; `others` for each behind the path. Without, what `@handler` finds.',
          }),
        name: argumentOf('its name, where that is not the name of its handler'),
        summary: argumentOf('its summary'),
        description: argumentOf('what more is said of it'),
        status: argumentOf('the status that it answers with'),
        means: argumentOf('what that answer means, in words'),
        usual: z.int().min(200).max(599).optional().meta({ description: 'The status without one.' }),
        statuses: argumentOf('a table of other answers by their statuses'),
        media: argumentOf('what makes its answers, of which `handlers.media` has the media type'),
        answer: argumentOf('the type of what it answers'),
        partial: z.array(argument).min(1).optional().meta({
          description: 'Arguments that leave something of it out: its form is not known then.',
        }),
        before: argumentOf('a list of what is asked before it, as markers of `handlers.signature`'),
        tags: argumentOf('the list of what it stands under'),
        id: argumentOf('the name by which generated clients call it'),
        more: argumentOf('a table of what its operation in OpenAPI has besides'),
        ...described,
      }),
    )
    .min(1)
    .meta({
      description:
        'Calls and annotations that declare a route: `@on` is the server (without, it is the block around), `@call` the call whose arguments are meant, `@method` the method as it is written, `@path` the path where it is no argument. `@held` in place of `@on` is a name that stands for one of the methods in `words`.',
    }),
  unsaid: strict({
    title: text('The title of the API.'),
    version: text('Its version.'),
    description: z.string().optional().meta({ description: 'What it is; an empty text for nothing.' }),
    summary: text('The summary of an operation: `{Name}` is the name of the route as words.'),
    id: text('Its name for clients, of `{name}`, `{path}` and `{method}`.'),
    means: text('What the answer means that a route has by itself.'),
    refusal: text('What the answer to a request means that does not fit.'),
    tags: z
      .literal('none')
      .optional()
      .meta({ description: '`none`: an operation stands under what is said alone.' }),
  })
    .optional()
    .meta({
      description: 'What the framework itself writes into its descriptions where the program says nothing.',
      examples: [{ title: 'FastAPI', summary: '{Name}', tags: 'none' }],
    }),
  verbs: z
    .record(z.string().min(1), z.string().min(1))
    .optional()
    .meta({
      description:
        'What words mean as methods, where they are not those of HTTP: `*` is any, `WS` a WebSocket.',
      examples: [{ all: '*' }],
    }),
  mounts: z
    .array(
      strict({
        match,
        child: z
          .union([argument, z.array(argument).min(1), z.literal('any')])
          .optional()
          .meta({
            description:
              'The argument that is the part; `any` for each that is one. Without, what `@child` finds.',
          }),
        prefix: argumentOf('the prefix'),
        before: argumentOf('a list of what is asked before all routes of the part'),
        statuses: argumentOf('a table of answers of all of them by their statuses'),
        media: argumentOf('what makes their answers, where they do not say it'),
        tags: argumentOf('the list of what they stand under'),
        ...described,
        replaces: z
          .boolean()
          .optional()
          .meta({ description: "Whether the prefix takes the place of the part's own." }),
      }),
    )
    .optional()
    .meta({ description: 'Calls that put a part into a server: `@on`, `@call`.' }),
  environment: z
    .array(match)
    .optional()
    .meta({
      description:
        'Expressions (`@read`) that read a variable of the environment. What is read of one is what stands in its place: `@fallback`, or what stands behind `??`, `||` or `or`.',
      examples: [['((attribute) @read (#eq? @read "settings.PREFIX"))']],
    }),
  unread: z.array(match).optional().meta({
    description:
      'What changes a description, and is not read: each `@call` that is found is told; with `@on`, of that server. What adds routes or takes some away is `@routes`.',
  }),
  groups: z
    .array(strict({ match, prefix: argumentOf('the prefix') }))
    .optional()
    .meta({
      description:
        'Functions that get a part of a server to declare its routes: `@on`, `@call`, and `@inside` the function with `@name`, its parameter; or `@function`, what names it.',
    }),
  passes: z
    .array(
      strict({ match, prefix: argumentOf('a prefix'), path: argumentOf('the whole path of what follows') }),
    )
    .optional()
    .meta({
      description:
        'Expressions (`@whole`) that stand for a server (`@on`): `app.route("/a")` before `.get(…)`.',
    }),
  listens: z
    .array(
      strict({
        match,
        port: argumentOf('the port'),
        host: argumentOf('the host'),
        address: argumentOf('host and port in one text, such as `:8080`'),
      }),
    )
    .optional()
    .meta({
      description: 'Calls that start a server: `@on`, `@call`. They say the address of the description.',
    }),
  around: z
    .array(
      strict({
        match,
        prefix: argumentOf('the prefix of the paths that it is asked for'),
        params: argumentOf(
          'the name, or a list of names, of which a route of the same server has to have one as a parameter',
        ),
        lists: z.array(z.string().min(1)).optional().meta({
          description:
            'The servers that take a list of names: a program that gives one to others fails when it starts.',
        }),
        parameters: z.int().min(1).optional().meta({
          description: 'How many parameters its functions have at most, where that is not as in `handlers`.',
        }),
        before: z.array(z.string().min(1)).min(1).optional().meta({
          description:
            'Methods that no call of has to stand before it: a program that has one there fails when it starts.',
        }),
      }),
    )
    .optional()
    .meta({ description: 'Calls that put functions before the routes behind them: `@on`, `@call`.' }),
  settings: z
    .array(
      strict({
        match,
        prefix: argumentOf('the prefix of all of its paths'),
        called: z
          .string()
          .min(1)
          .optional()
          .meta({ description: 'What its first argument has to be.', examples: ['strict routing'] }),
        keeps_slash: z.union([z.boolean(), argument]).optional().meta({
          description: 'Whether `/a/` is another path than `/a` from then on, or the argument that says it.',
        }),
        keeps_case: z.union([z.boolean(), argument]).optional().meta({
          description: 'The same of `/A` and `/a`.',
        }),
      }),
    )
    .optional()
    .meta({
      description:
        'Calls that change how a server takes paths, as long as nothing is registered on it, or what stands before all of them: `@on`, `@call`.',
    }),
  handlers: handlers.optional(),
  methods: match.optional().meta({
    description:
      'Methods that may give back a part, where they are found by their names alone: `@function`, `@name`, `@type`.',
  }),
  path,
}).meta({ description: 'How the servers of a framework declare their routes: docs/frameworks.md.' });

export const frameworks = z
  .record(
    z.string().regex(/^[a-z][a-z0-9-]*$/, 'A name is made of small letters, digits and hyphens.'),
    framework,
  )
  .meta({
    description:
      'Frameworks whose servers `refdata api` and its like read, by a name of your choice: docs/frameworks.md.',
  });

export type Framework = z.output<typeof framework>;
