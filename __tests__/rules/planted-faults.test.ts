import { beforeAll, expect, it } from '@jest/globals';
import { pathOf } from '../../src/contract/files.js';
import { check } from '../../src/rules/contract-check.js';
import { describeWithPublished, publishedFiles } from '../published/published.js';
import { plant, uproot } from './plant.js';
import { FAULTS } from './planted-faults.js';

describeWithPublished('faults planted into published files', () => {
  let sound: Record<string, unknown>;

  beforeAll(() => {
    sound = publishedFiles();
  });

  it('are none at first', () => {
    expect(check(sound).filter(({ level }) => level === 'error')).toEqual([]);
  });

  it('are at least 80, each another', () => {
    expect(FAULTS.length).toBeGreaterThanOrEqual(80);
    expect(new Set(FAULTS.map(({ file, fault }) => `${file}: ${fault}`)).size).toBe(FAULTS.length);
  });

  it.each(FAULTS)('$file: $fault is found by $rule', ({ file, at, rule, found = at, ...planted }) => {
    const files = structuredClone(sound);
    if ('value' in planted) plant(files, { file, pointer: at, value: planted.value });
    else uproot(files, file, at);
    const findings = check(files);
    const subject = `${pathOf(file)}#${found}`;
    expect(findings).toContainEqual(expect.objectContaining({ rule, subject }));
    expect(findings.filter(finding => finding.level === 'error' && finding.rule !== rule)).toEqual([]);
  });

  it.each(['$'.concat('{revision}'), '$(Version)', '{{version}}', '@VERSION@', '%VERSION%', 'attr: zed.v'])(
    'a versao in place of which a builder puts one is refused: %s',
    versao => {
      const files = Object.entries(structuredClone(sound)).map(([name, data]) => [
        name,
        { ...(data as object), versao },
      ]);
      const errors = check(Object.fromEntries(files)).filter(({ level }) => level === 'error');
      expect(errors.map(({ rule }) => rule)).toEqual(['placeholder']);
    },
  );
});
