import type { Framework } from '../../config/frameworks.js';
import { framework as chi } from './shipped/chi.js';
import { framework as express } from './shipped/express.js';
import { framework as fastapi } from './shipped/fastapi.js';

/** Frameworks that are known without a description in refdata.yml. */
export const SHIPPED: Readonly<Record<string, Framework>> = { express, fastapi, chi };
