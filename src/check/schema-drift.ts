import { performance } from 'node:perf_hooks';
import { createContext, Script } from 'node:vm';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { FILE_NAMES, type FileName, pathOf } from '../contract/files.js';
import { shownPointer } from '../contract/json-pointer.js';
import { capped } from '../findings/capped.js';
import type { Finding, Level } from '../findings/finding.js';
import { findingOf } from '../findings/rule-info.js';
import { schemaDrift } from '../rules/comparison.js';

/** Patterns of somebody else's schema may run away: all together have this long. */
const MAX_MATCHING_MS = 2000;
const SCHEMA_REMEDY = 'Publish a JSON Schema (draft 2020-12) as `refdata build` writes it.';

/** How serious it is that data departs from a schema, what to do then, and how serious it is that a schema is none. */
interface Departure {
  readonly level: Level;
  readonly remedy: string;
  readonly unusable: Level;
}

/** Where data, as it is published, departs from published schemas. */
export function schemaDriftIn(
  files: Partial<Record<FileName, unknown>>,
  schemas: Partial<Record<FileName, unknown>>,
  departure: Departure,
): Finding[] {
  return capped(
    FILE_NAMES.flatMap(name =>
      schemas[name] === undefined ? [] : driftOf(name, files[name], schemas[name], departure),
    ),
  );
}

function driftOf(name: FileName, data: unknown, schema: unknown, departure: Departure): Finding[] {
  const path = pathOf(name);
  const { level, remedy, unusable } = departure;
  try {
    const ajv = new Ajv2020({
      allErrors: true,
      strict: false,
      validateFormats: false,
      logger: false,
      code: { regExp: boundedRegExp(MAX_MATCHING_MS) },
    });
    // Only this schema: what it refers to elsewhere is not fetched.
    const validate = ajv.compile(schema as object);
    if (validate(data)) return [];
    return (validate.errors ?? []).map(({ instancePath, message, params }) => {
      const extra = params.additionalProperty ?? '';
      const what = `${shownPointer(instancePath)} ${message}${extra === '' ? '' : ` (${extra})`}`;
      return findingOf(
        { ...schemaDrift, level, remedy },
        `By the published schema of ${path}, ${what}.`,
        `${path}#${instancePath}`,
      );
    });
  } catch (error) {
    const message = `The published schema of ${path} cannot be used: ${(error as Error).message}.`;
    return [findingOf({ ...schemaDrift, level: unusable, remedy: SCHEMA_REMEDY }, message, path)];
  }
}

/** An engine for patterns that can be cut off, which a plain call cannot be. */
function boundedRegExp(budgetMs: number) {
  const context = createContext({ pattern: /x/, text: '' });
  const script = new Script('pattern.test(text)');
  let left = budgetMs;
  const engine = (source: string, flags: string) => {
    const pattern = new RegExp(source, flags);
    return {
      test(text: string): boolean {
        const start = performance.now();
        Object.assign(context, { pattern, text });
        const matches = script.runInContext(context, { timeout: Math.max(1, Math.ceil(left)) }) as boolean;
        left -= performance.now() - start;
        return matches;
      },
      // By this the validator tells patterns apart: without it all would be the first one.
      toString: () => String(pattern),
    };
  };
  return Object.assign(engine, { code: 'new RegExp' }) as unknown as never;
}
