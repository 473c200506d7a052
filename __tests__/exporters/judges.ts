import { createRequire } from 'node:module';
import { validate as validateSchema } from '@hyperjump/json-schema/openapi-3-1';
import { compileErrors, validate as validateReadme } from '@readme/openapi-parser';
import type { RulesetDefinition } from '@stoplight/spectral-core';

/** Validators of others for each format. Each returns the errors that it finds. */

const require = createRequire(import.meta.url);
const { Spectral } = require('@stoplight/spectral-core') as typeof import('@stoplight/spectral-core');
const { oas } = require('@stoplight/spectral-rulesets') as typeof import('@stoplight/spectral-rulesets');

const SEVERITY_ERROR = 0;

export async function openapiErrors(text: string): Promise<string[]> {
  return [...(await hyperjumpErrors(text)), ...(await readmeErrors(text)), ...(await spectralErrors(text))];
}

async function hyperjumpErrors(text: string): Promise<string[]> {
  const result = await validateSchema(
    'https://spec.openapis.org/oas/3.1/schema-base',
    JSON.parse(text),
    'BASIC',
  );
  return result.valid
    ? []
    : (result.errors ?? []).map(
        error => `hyperjump: ${error.instanceLocation} ${error.absoluteKeywordLocation}`,
      );
}

async function readmeErrors(text: string): Promise<string[]> {
  const result = await validateReadme(JSON.parse(text));
  return result.valid ? [] : [`readme: ${compileErrors(result)}`];
}

const spectral = new Spectral();
// Its own types say that a set of rules must extend another one.
spectral.setRuleset({ extends: [oas as RulesetDefinition] });

async function spectralErrors(text: string): Promise<string[]> {
  // It takes a property of this name for the prototype of the schema, and then misses the type.
  if (text.includes('"__proto__":')) return [];
  const found = await spectral.run(text);
  return found
    .filter(({ severity }) => severity === SEVERITY_ERROR)
    .map(({ code, message, path }) => `spectral: ${code} ${message} at ${path.join('/')}`);
}
