import { expect, test } from '@jest/globals';
import { schemaDriftIn } from '../../src/check/schema-drift.js';

test('each pattern of a schema is its own', () => {
  const item = { type: 'object', properties: { titulo: { pattern: '.' }, codigo: { pattern: '^LM9' } } };
  const schema = { type: 'object', properties: { codigos: { type: 'array', items: item } } };
  const drift = schemaDriftIn(
    { erros: { codigos: [{ titulo: 'Texto', codigo: 'LM0101' }] } },
    { erros: schema },
    { level: 'error', remedy: '', unusable: 'error' },
  );
  expect(drift).toMatchObject([
    { rule: 'schema-drift', level: 'error', message: expect.stringContaining('"^LM9"') },
  ]);
});
