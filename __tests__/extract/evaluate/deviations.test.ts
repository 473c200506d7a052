import { beforeAll, describe, expect, it } from '@jest/globals';
import { canRun, jsonFrom } from '../interpreter.js';
import { folderWith, type ReadResult, readIn } from '../small-repository.js';
import { ASK, DEVIATIONS } from './deviations.js';

type Descriptions = Readonly<Record<string, Readonly<Record<string, readonly [string, string]>>>>;

(canRun('python3', '--version') ? describe : describe.skip)(
  'modules that are classes, as Python sees them',
  () => {
    let truth: Descriptions;
    let result: ReadResult;
    const found = new Map<string, readonly [string | undefined, string | undefined]>();
    beforeAll(async () => {
      const folder = folderWith(DEVIATIONS);
      truth = jsonFrom('python3', ['-I', '-c', ASK, folder], '') as Descriptions;
      result = await readIn(folder, {
        symbols: 'lib/__init__.py#MODULES',
        dunder: true,
        map: '[module, name, what, signature, summary, alias_of]',
      });
      const each = await readIn(folder, {
        symbols: 'lib/__init__.py#MODULES',
        dunder: true,
        map: {
          module: 'module',
          name: 'name',
          signature: 'signature',
          summary: 'summary',
          alias: 'alias_of',
        },
      });
      result = each;
      for (const value of each.values as Record<string, string>[])
        found.set(`${value.module}.${value.name}`, [value.signature, value.summary]);
    });

    it('are read or reported: nothing is silently missing, empty or wrong', () => {
      const wrong: string[] = [];
      const resolved: string[] = [];
      const reported: string[] = [];
      for (const [module, symbols] of Object.entries(truth)) {
        if (module === 'Plain') continue;
        for (const [name, [signature, summary]] of Object.entries(symbols)) {
          const ours = found.get(`${module}.${name}`);
          const report = result.problems.find(
            ({ message, place }) => message.includes(`${module}.${name} `) && place.line !== undefined,
          );
          if (ours && (ours[0] ?? '') === signature && (ours[1] ?? '') === summary) resolved.push(name);
          else if (report) reported.push(name);
          else wrong.push(`${module}.${name}: ${JSON.stringify(ours)} for ${signature} | ${summary}`);
        }
      }
      const numbered = (list: readonly string[]) =>
        new Set(list.flatMap(name => /^d(\d\d)_/.exec(name)?.[1] ?? []));
      const [exact, notExact] = [numbered(resolved), numbered(reported)];
      for (const number of [...new Set([...exact, ...notExact])].sort()) {
        const names = [...resolved, ...reported].filter(name => name.startsWith(`d${number}_`));
        process.stderr.write(
          `deviation ${number}: ${notExact.has(number) ? 'reported' : 'as python3 says'}: ${names.join(' ')}\n`,
        );
      }
      expect(wrong).toEqual([]);
      const numbers = new Set(
        [...resolved, ...reported].map(name => name.slice(0, 3)).filter(n => n.startsWith('d')),
      );
      expect([...numbers].sort()).toHaveLength(16);
      expect(resolved.length).toBeGreaterThan(reported.length * 3);
    });

    it('are the same object under several names', () => {
      const aliases = (result.values as Record<string, string>[]).filter(({ alias }) => alias !== undefined);
      expect(aliases).toContainEqual(expect.objectContaining({ name: 'Plain', alias: 'Lib.Plain' }));
    });
  },
);
