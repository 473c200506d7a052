import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { parseConfig } from '../../src/config/config.js';
import { CHANGE_IDS, except, parseExceptions } from '../../src/drift/index.js';
import { RULE_IDS } from '../../src/rules/catalogue.js';
import { byPresentId, FORMER_IDS, presentId } from '../../src/rules/former-ids.js';

/** Every id that was ever given, one on a line, in order. Nothing is ever taken out. */
const GIVEN = readFileSync(new URL('./ids.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n');
const PRESENT = new Set([...RULE_IDS, ...CHANGE_IDS]);

test('an id that was ever given is one now, or leads to one: write its successor into src/rules/former-ids.ts', () => {
  expect(GIVEN.filter(id => !PRESENT.has(presentId(id)))).toEqual([]);
});

test('an id that is given is written down: add it to __tests__/rules/ids.txt', () => {
  expect([...PRESENT].filter(id => !GIVEN.includes(id)).sort()).toEqual([]);
  expect(GIVEN).toEqual([...new Set(GIVEN)].sort());
});

test('a former id is none any more', () => {
  for (const [former, present] of FORMER_IDS) {
    expect(PRESENT.has(former)).toBe(false);
    expect(GIVEN).toContain(former);
    expect(FORMER_IDS.has(present)).toBe(false);
  }
});

test('settings and exceptions that name it hold; the present name counts where both are there', () => {
  const [[former, present] = ['', '']] = FORMER_IDS;
  const text = [
    'nome: Lume',
    'descricao: d',
    'documentacao: https://lume.example/docs',
    'versao: 1.0.0',
    'sintaxe: { extensao: .lm }',
    'rules:',
    `  ${former}: { level: notice }`,
  ];
  expect(parseConfig(text.join('\n'), 'refdata.yml').config.rules).toEqual({
    [present]: { level: 'notice' },
  });
  expect(byPresentId({ [present]: 1, [former]: 2 })).toEqual({ [present]: 1 });
  const ignored = `- { rule: ${former}, path: /x, reason: r, expires: 2026-12-31 }`;
  const exceptions = parseExceptions(ignored, '.refdata-ignore.yml');
  expect(exceptions).toMatchObject([{ rule: present }]);
  expect(except([], exceptions, '2026-11-23').findings).toHaveLength(1);
});
