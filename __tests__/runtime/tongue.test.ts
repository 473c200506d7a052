import { expect, test } from '@jest/globals';
import { checkTongue } from '../../src/findings/check-tongue.js';
import { beginIn, tongueIn, withoutTongue } from '../../src/runtime/tongue.js';

test('the tongue is asked for anywhere among the arguments, and the last one counts', () => {
  expect(tongueIn(['--lang', 'pt', 'check'])).toBe('pt');
  expect(tongueIn(['check', '--base', 'main', '--lang=pt'])).toBe('pt');
  expect(tongueIn(['--lang', 'pt', 'check', '--lang', 'en'])).toBe('en');
  expect(tongueIn(['check', '--', '--lang', 'pt'])).toBeUndefined();
  expect(tongueIn(['check', '--lang'])).toBe('');
});

test('what is asked for beside the tongue stays as it is', () => {
  expect(withoutTongue(['--lang', 'pt', 'help', 'check', '--lang=en'])).toEqual(['help', 'check']);
  expect(withoutTongue(['extract', '--', '--lang', 'pt'])).toEqual(['extract', '--', '--lang', 'pt']);
});

test('a tongue that the environment names and nobody knows is a mistake', () => {
  for (const fine of [undefined, '', 'en', 'pt']) expect(() => checkTongue(fine)).not.toThrow();
  expect(() => checkTongue('fr')).toThrow('REFDATA_LANG is "fr".');
});

test('processes of ours speak as the options say, whatever the environment said before', () => {
  const before = process.env.REFDATA_LANG;
  try {
    process.env.REFDATA_LANG = 'pt';
    beginIn('en');
    expect(process.env.REFDATA_LANG).toBe('en');
    beginIn('fr');
    expect(process.env.REFDATA_LANG).toBe('en');
  } finally {
    delete process.env.REFDATA_LANG;
    if (before !== undefined) process.env.REFDATA_LANG = before;
  }
});
