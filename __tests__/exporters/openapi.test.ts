import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { documentOf } from '../../src/exporters/document.js';
import { exporter as openapi } from '../../src/exporters/formats/openapi.js';
import { openapiErrors } from './judges.js';
import { anyConfig, anyServer, SHOP, server } from './routes.js';

const RUNS = 40;

describe('the shop', () => {
  const text = openapi.export(documentOf(server(SHOP)));
  const document = JSON.parse(text);

  test('three validators find nothing', async () => {
    expect(await openapiErrors(text)).toEqual([]);
  });

  test('as it is', () => {
    expect(Object.keys(document.paths)).toEqual([
      '/',
      '/itens',
      '/itens/{id}',
      '/arquivos/{resto}',
      '/a-{id}.json',
      '/agenda/{ano}{mes}',
      '/eco/{palavra}',
      '/saude',
      '/busca',
    ]);
  });
});

test('any routes whatsoever give a valid document', async () => {
  await fc.assert(
    fc.asyncProperty(anyServer, anyConfig, async (any, config) => {
      expect(await openapiErrors(openapi.export(documentOf(any, config)))).toEqual([]);
    }),
    { numRuns: RUNS },
  );
});
