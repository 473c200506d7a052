import { z } from 'zod';
import { source } from '../extract/index.js';
import { strict } from '../findings/strict-object.js';

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
}).meta({ description: 'refdata check: what has to agree with the source.' });
