import { z } from 'zod';
import { strict } from '../findings/strict-object.js';

const text = z.string().min(1);

/** Where a manifest has a field: a JSONata expression over what the manifest holds. */
const field = (description: string) => text.optional().meta({ description });

/** The part of `refdata.yml` that the package registry is made from. */
export const registro = strict({
  pacotes: z.union([text, z.array(text).min(1)]).meta({
    description: 'Manifests of the packages, as globs; TOML, JSON or YAML.',
    examples: ['pacotes/*/forge.toml'],
  }),
  name: text
    .optional()
    .meta({ description: 'Name of the registry; otherwise the name of the language in lower case.' }),
  map: strict({
    nome: field('Name of the package.'),
    versao: field('Its version.'),
    descricao: field('What it is for.'),
    licenca: field('Its licence.'),
    autores: field('Who wrote it: a text or a list of texts.'),
    tags: field('Keywords: a text or a list of texts.'),
    dependencias: field('Version ranges by package name.'),
    dataforge: field('Range of language versions that it needs.'),
    entrada: field('The file that programs load, relative to the manifest.'),
  })
    .optional()
    .meta({
      description: 'Where manifests have these fields, as JSONata expressions; otherwise as in forge.toml.',
      examples: [{ nome: 'name', versao: 'version', dependencias: 'dependencies' }],
    }),
  previous: z
    .union([
      text,
      strict({
        branch: text.meta({ description: 'A branch of this repository, fetched.', examples: ['gh-pages'] }),
        folder: z
          .string()
          .optional()
          .meta({ description: 'Folder of the registry on it.', examples: ['registry'] }),
      }),
    ])
    .optional()
    .meta({
      description:
        'What is published already, which stays: an http(s) address, a folder of the repository, or a branch.',
      examples: ['https://lume.example', { branch: 'gh-pages' }],
    }),
  yanked: z
    .record(z.string(), z.union([z.literal(true), z.array(text).min(1)]))
    .optional()
    .meta({
      description: 'What is withdrawn: versions of a package, or `true` for all of it.',
      examples: [{ texto: ['1.0.1'], velho: true }],
    }),
  archived: z
    .array(text)
    .optional()
    .meta({ description: 'Packages that stay published though the repository no longer has them.' }),
}).meta({ description: 'registry/: the package registry, an index and an archive for each version.' });

export type RegistroConfig = z.output<typeof registro>;
