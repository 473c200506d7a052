import { describe, expect, it } from '@jest/globals';
import { RULE_GROUPS, RULE_IDS, ruleInfo } from '../../src/rules/catalogue.js';
import { check } from '../../src/rules/contract-check.js';
import { INTEGRITY_RULES } from '../../src/rules/integrity/index.js';
import { plant } from './plant.js';
import { soundFiles } from './sound-files.js';

describe('integrity rules', () => {
  it('find nothing in sound files', () => {
    expect(check(soundFiles())).toEqual([]);
  });

  it.each(INTEGRITY_RULES.map(rule => [rule.id, rule] as const))(
    '%s finds its example, alone',
    (id, rule) => {
      const files = { ...soundFiles() };
      plant(files, rule.planted);
      const findings = check(files);
      expect(findings.length).toBeGreaterThan(0);
      expect(new Set(findings.map(finding => finding.rule))).toEqual(new Set([id]));
      expect(findings[0]).toMatchObject({ level: rule.level, remedy: rule.remedy });
    },
  );

  it.each([
    ['1.4.0 ', 'name-trimmed'],
    ['1.4\u200b', 'name-characters'],
    ['e\u0301', 'name-composed'],
  ])('say what is wrong with the `versao` of all files once: %j', (versao, rule) => {
    const files = Object.fromEntries(
      Object.entries(soundFiles()).map(([name, file]) => [name, { ...file, versao }]),
    );
    expect(check(files)).toMatchObject([{ rule, subject: '/api/index.json#/versao' }]);
  });

  it('find nothing in no files', () => {
    for (const rule of INTEGRITY_RULES) expect([...rule.check({}, {})]).toEqual([]);
  });
});

describe('the catalogue', () => {
  const rules = RULE_GROUPS.flatMap(group => group.rules);

  it('has every integrity rule', () => {
    expect(RULE_IDS).toEqual(expect.arrayContaining(INTEGRITY_RULES.map(rule => rule.id)));
  });

  it('has each id once, in kebab-case', () => {
    expect(new Set(RULE_IDS).size).toBe(rules.length);
    for (const id of RULE_IDS) expect(id).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
  });

  it('says why and what to do in sentences', () => {
    for (const { title, why, remedy } of rules) {
      expect(title).not.toMatch(/\.$/);
      expect(why).toMatch(/\.$/);
      expect(remedy).toMatch(/\.$/);
    }
  });

  it('shows the data of each example', () => {
    for (const { id, planted } of INTEGRITY_RULES) {
      expect(JSON.parse(ruleInfo(id)?.example ?? '')).toEqual(planted.value);
    }
  });

  it('knows nothing of an id that is a name of Object.prototype', () => {
    expect(ruleInfo('constructor')).toBeUndefined();
  });
});
