import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from '@jest/globals';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { HtmlValidate } from 'html-validate';
import { chromium } from 'playwright-core';
import { junit } from '../../src/check/report/junit.js';
import { checkPage } from '../../src/check/report/page.js';
import { topicsOf } from '../../src/check/report/topics.js';
import { temporaryFolder } from '../git/git-server.js';
import { everything, hostile } from './report-fixture.js';

const CHROMIUM = '/usr/bin/chromium';
const installed = existsSync(CHROMIUM);
if (!installed && process.env.CI) throw new Error('chromium is needed for this test: install it');

test('the page is HTML that a validator takes, with everything and with hostile texts', async () => {
  const judge = new HtmlValidate({ extends: ['html-validate:standard'] });
  for (const report of [everything(), hostile(), { ...everything(), changes: [], causes: [] }]) {
    const { results } = await judge.validateString(checkPage(report));
    const errors = results.flatMap(({ messages }) => messages).filter(({ severity }) => severity === 2);
    expect(errors.map(({ ruleId, message, line }) => `${ruleId} ${message} ${line}`)).toEqual([]);
  }
});

test('the page has each change, and each rule its section', () => {
  const report = everything();
  const text = checkPage(report);
  for (const rule of new Set(report.changes.map(each => each.rule)))
    expect(text).toMatch(new RegExp(`href="https://[^"]+/docs/rules\\.md#${rule}"`));
  const counted = [...text.matchAll(/data-count="(\d+)" data-rules/g)].map(([, count]) => Number(count));
  expect(counted.reduce((sum, count) => sum + count, 0)).toBe(report.changes.length);
});

(installed ? describe : describe.skip)('a browser', () => {
  test('opens it from a disk, asks for nothing, runs nothing of the data, and filters', async () => {
    const folder = temporaryFolder('page');
    const browser = await chromium.launch({ executablePath: CHROMIUM, args: ['--no-sandbox'] });
    try {
      const page = await (await browser.newContext({ offline: true })).newPage();
      const [asked, errors]: [string[], string[]] = [[], []];
      page.on('request', request => asked.push(request.url()));
      page.on('pageerror', error => errors.push(error.message));
      page.on('dialog', dialog => errors.push(dialog.message()));
      page.on('console', message => {
        if (message.type() === 'error') errors.push(message.text());
      });
      const open = async (text: string) => {
        const file = join(folder, 'check.html');
        writeFileSync(file, text);
        await page.goto(pathToFileURL(file).href);
      };
      await open(checkPage(hostile()));
      const report = everything();
      await open(checkPage(report));
      expect(asked.filter(url => !url.startsWith('file:'))).toEqual([]);
      expect(errors).toEqual([]);
      const topics = topicsOf(report);
      const visible = page.locator('li.topic:not([hidden])');
      expect(await visible.count()).toBe(topics.length);
      for (const level of ['minor', 'patch', 'info']) await page.uncheck(`input[value=${level}]`);
      expect(await visible.count()).toBe(topics.filter(topic => topic.level === 'major').length);
      const rule = report.changes.find(({ level }) => level === 'major')?.rule ?? '';
      await page.selectOption('select[name=rule]', rule);
      expect(await visible.count()).toBe(
        topics.filter(({ level, changes }) => level === 'major' && changes.some(each => each.rule === rule))
          .length,
      );
      await page.fill('input[name=words]', 'nothing has these words');
      expect(await visible.count()).toBe(0);
      expect(await page.textContent('output')).toBe(`0 of ${report.changes.length} changes`);
    } finally {
      await browser.close();
      rmSync(folder, { recursive: true, force: true });
    }
  });
});

test('JUnit: XML that another parser reads, a case for each change and finding, what fails the check fails', () => {
  for (const report of [everything(), hostile()]) {
    const text = junit(report);
    expect(XMLValidator.validate(text)).toBe(true);
    const read = new XMLParser({ ignoreAttributes: false, isArray: name => name === 'testcase' }).parse(text);
    const cases = read.testsuites.testsuite.testcase as Record<string, unknown>[];
    expect(cases).toHaveLength(report.changes.length + report.findings.length);
    const majors = report.changes.filter(({ level }) => level === 'major').length;
    expect(cases.filter(({ failure }) => failure !== undefined)).toHaveLength(majors + 1);
    expect(text).toContain('name="page" value="https://');
    const passing = junit({ ...report, ok: true, verdict: 'bumped', findings: [] });
    expect(passing).not.toContain('<failure');
  }
});
