import { execFileSync } from 'node:child_process';
import { createReadStream, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { createGunzip } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { extract } from 'tar-stream';
import type { CheckResult } from '../../../src/check/check-result.js';
import { check } from '../../../src/commands/check-reference.js';
import { isFuzzing } from '../../fuzzing.js';
import { temporaryFolder } from '../../git/git-server.js';

/** Releases one after the other: the last two always, and all of them in `npm run fuzz`. */
const RELEASES = isFuzzing() ? ['5.8.3', '5.9.3', '6.0.3'] : ['5.9.3', '6.0.3'];
/** From the npm registry; the last one is installed here anyway. */
const FETCHED = RELEASES.slice(0, -1);
const CONFIG = resolve('recipes/typescript/refdata.yml');

const scratch = temporaryFolder('typescript');
const folders = new Map([['6.0.3', resolve('node_modules/typescript')]]);
const reachable = await fetchAll();
const describeWithPackages = reachable ? describe : describe.skip;

afterAll(() => rmSync(scratch, { recursive: true, force: true }));

/** What the package itself says when it is run: its keywords, and the codes of its messages. */
interface Truth {
  readonly words: ReadonlySet<string>;
  readonly codes: ReadonlySet<string>;
}

describeWithPackages.each(FETCHED.map((from, i) => [from, RELEASES[i + 1] as string]))(
  'TypeScript %s to %s',
  (from, to) => {
    let result: CheckResult;
    let before: Truth;
    let after: Truth;

    beforeAll(async () => {
      const [base, repo] = [folders.get(from) ?? '', folders.get(to) ?? ''];
      result = await check({ repo, base, config: CONFIG, today: '2026-06-01' });
      before = truthOf(base);
      after = truthOf(repo);
    });

    const names = (...rules: string[]) =>
      result.changes
        .filter(({ rule }) => rules.includes(rule))
        .map(({ name }) => name)
        .sort();
    const minus = (a: ReadonlySet<string>, b: ReadonlySet<string>) =>
      [...a].filter(each => !b.has(each)).sort();

    test('words and codes that came and went are those of the packages', () => {
      const found = {
        'words added': names('reservada-added', 'contextual-added'),
        'words removed': names('reservada-removed', 'contextual-removed'),
        'codes added': names('codigo-added'),
        'codes removed': names('codigo-removed'),
      };
      const truth = {
        'words added': minus(after.words, before.words),
        'words removed': minus(before.words, after.words),
        // A renumbered one is reported under its old code.
        'codes added': minus(after.codes, before.codes).filter(code => !renumbered().includes(code)),
        'codes removed': minus(before.codes, after.codes).filter(
          code => !names('codigo-renumbered').includes(code),
        ),
      };
      expect(found).toEqual(truth);
      const counts = Object.entries(found).map(([what, list]) => `${list.length} ${what}`);
      process.stdout.write(
        `TypeScript ${from} to ${to}: ${counts.join(', ')}, ${renumbered().length} codes renumbered, ${names('codigo-reused').length} reused, ${names('codigo-titulo-changed').length} titles changed; level ${result.level}, ${result.verdict}\n`,
      );
    });

    test('the verdict compares them with the versions of the packages', () => {
      expect([result.base.versao, result.head.versao]).toEqual([from, to]);
      // Titles that were translated in between (TS6363, TS6383) mean what they meant.
      expect(names('codigo-reused')).toEqual([]);
      expect(result.verdict).toBe('bumped');
    });

    const renumbered = () =>
      result.changes
        .filter(({ rule }) => rule === 'codigo-renumbered')
        .map(({ after: code }) => String(code));
  },
);

function truthOf(folder: string): Truth {
  const ts = createRequire(import.meta.url)(join(folder, 'lib', 'typescript.js')) as {
    SyntaxKind: { FirstKeyword: number; LastKeyword: number };
    tokenToString(kind: number): string;
    Diagnostics: Record<string, { code: number }>;
  };
  const { FirstKeyword, LastKeyword } = ts.SyntaxKind;
  const kinds = Array.from({ length: LastKeyword - FirstKeyword + 1 }, (_, i) => FirstKeyword + i);
  return {
    words: new Set(kinds.map(kind => ts.tokenToString(kind))),
    codes: new Set(Object.values(ts.Diagnostics).map(({ code }) => `TS${code}`)),
  };
}

/** Fetches and unpacks the packages; false where the registry cannot be reached, which CI does not accept. */
async function fetchAll(): Promise<boolean> {
  try {
    for (const version of FETCHED) {
      execFileSync('npm', ['pack', '--silent', `typescript@${version}`], {
        cwd: scratch,
        stdio: ['ignore', 'pipe', 'ignore'],
      });
      const folder = join(scratch, version);
      await unpack(join(scratch, `typescript-${version}.tgz`), folder);
      folders.set(version, join(folder, 'package'));
    }
    return true;
  } catch (error) {
    if (process.env.CI) throw error;
    return false;
  }
}

async function unpack(archive: string, folder: string): Promise<void> {
  for await (const entry of createReadStream(archive).pipe(createGunzip()).pipe(extract())) {
    const chunks: Buffer[] = [];
    for await (const chunk of entry) chunks.push(chunk as Buffer);
    const file = join(folder, entry.header.name);
    mkdirSync(dirname(file), { recursive: true });
    if (entry.header.type === 'file') writeFileSync(file, Buffer.concat(chunks));
  }
}
