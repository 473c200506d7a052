import { z } from 'zod';
import { source } from '../extract/index.js';
import { strict } from '../findings/strict-object.js';

/** How versions are written and ordered. */
const VERSION_FORMATS = ['usual', 'semver', 'pep440', 'calver'] as const;
/** Which raise says that something breaks. */
const BREAKING_PARTS = ['first', 'first-two', 'any', 'nothing'] as const;
/** Where `versao` has to be raised for what changed. */
const RELEASE_POLICIES = ['every-pull-request', 'release-branch', 'tag'] as const;

export type VersionFormatName = (typeof VERSION_FORMATS)[number];
export type BreakingPart = (typeof BREAKING_PARTS)[number];
export type ReleasePolicy = (typeof RELEASE_POLICIES)[number];

/** What is wrong with a pattern of versions as a regular expression. */
export function patternMistake(pattern: string): string | undefined {
  try {
    new RegExp(pattern, 'du');
    return undefined;
  } catch (cause) {
    return (cause as Error).message;
  }
}

const versions = strict({
  format: z
    .enum(VERSION_FORMATS)
    .optional()
    .meta({
      description:
        'How versions are written and ordered: `usual` (numbers and dots, as languages write them; the default), `semver` (SemVer 2.0.0 to the letter), `pep440` (packages of Python) or `calver` (dates).',
      examples: ['pep440'],
    }),
  pattern: z
    .string()
    .min(1)
    .superRefine((text, context) => {
      const mistake = patternMistake(text);
      if (mistake !== undefined)
        context.addIssue({ code: 'custom', message: `It is not a regular expression: ${mistake}.` });
    })
    .optional()
    .meta({
      description:
        'In place of `format`, a regular expression: its groups are the numbers in their order, and one called `pre` makes it a pre-release.',
      examples: ['^r(?<major>\\d+)$'],
    }),
  breaks: z
    .enum(BREAKING_PARTS)
    .optional()
    .meta({
      description:
        'Which raise says that programs can break: of the `first` number (the default), of the `first-two` (Lua 5.3 to 5.4), `any` (the default of `calver`), or `nothing`: versions say nothing about it.',
      examples: ['first-two'],
    }),
}).meta({ description: 'How the language counts its versions.' });

export type VersionsConfig = z.output<typeof versions>;

/** The part of `refdata.yml` that is for checking changes. */
export const check = strict({
  versao: z
    .array(source)
    .min(1)
    .optional()
    .meta({
      description: 'Other places where the version stands: `refdata check` demands that they agree.',
      examples: [[{ data: 'package.json#/version' }]],
    }),
  committed: z
    .string()
    .min(1)
    .optional()
    .meta({
      description:
        'The folder of generated files that are committed: `refdata check` demands that they are what the source gives.',
      examples: ['site'],
    }),
  versions: versions.optional(),
  release: z
    .enum(RELEASE_POLICIES)
    .optional()
    .meta({
      description:
        'Where `versao` has to be raised for what changed since the last release: in `every-pull-request` (the default), on a `release-branch` only (release/…, release-…), or where a `tag` is built.',
      examples: ['release-branch'],
    }),
  published: z
    .boolean()
    .optional()
    .meta({
      description:
        'Whether the last release is looked for among what is published at `base_url`, too, and not among tags alone (default: true).',
      examples: [false],
    }),
  unknown: z
    .int()
    .min(0)
    .optional()
    .meta({
      description:
        'How many values may be ones of which nobody can tell whether they changed, because a side could not be read there. Without it, they are counted and let pass.',
      examples: [5],
    }),
}).meta({ description: 'refdata check: what has to agree with the source.' });
