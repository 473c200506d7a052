import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, test } from '@jest/globals';
import { Ajv } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';
import { changelog } from '../../src/check/report/changelog.js';
import { checkMarkdown, MAX_COMMENT_CHARACTERS } from '../../src/check/report/markdown.js';
import { releaseNotes } from '../../src/check/report/release-notes.js';
import { sarif } from '../../src/check/report/sarif.js';
import { verdictLine } from '../../src/check/report/verdict-line.js';
import type { Simbolo } from '../../src/contract/generated/contract.js';
import { changeRule } from '../../src/drift/change-rules.js';
import type { Verdict } from '../../src/drift/verdict.js';
import { sayIn } from '../../src/runtime/tongue.js';
import { EDITS } from '../drift/edits.js';
import { soundFiles } from '../rules/sound-files.js';
import { everything, HOSTILE, hostile, result } from './report-fixture.js';

const require = createRequire(import.meta.url);
test('the JSON report follows its schema', () => {
  const schema = JSON.parse(readFileSync('schemas/check.schema.json', 'utf8')) as object;
  const validate = new Ajv2020({ strict: true, allowUnionTypes: true }).compile(schema);
  for (const report of [everything(), hostile()]) {
    validate(JSON.parse(JSON.stringify(report)));
    expect(validate.errors).toBeNull();
  }
  expect(validate({ ...everything(), more: 1 })).toBe(false);
});

test('Markdown: verdict first, every change a row of a table, and nothing of the data is markup', () => {
  const text = checkMarkdown(hostile());
  expect(text).toMatch(/^### ❌ .*versao is still 1\.4\.0/);
  const tree = fromMarkdown(text, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] });
  const nodes = flat(tree as Node);
  expect(nodes.filter(({ type }) => type === 'heading')).toHaveLength(1);
  expect(nodes.filter(({ type }) => type === 'link')).toHaveLength(0);
  expect(nodes.filter(({ type }) => type === 'image')).toHaveLength(0);
  const html = nodes.filter(({ type }) => type === 'html').map(({ value }) => value ?? '');
  for (const tag of html) expect(tag).toMatch(/^<(\/?(code|details|summary|b)( open)?)/);
  for (const row of nodes.filter(({ type }) => type === 'tableRow'))
    expect([2, 3, 4, 5]).toContain(row.children?.length);
  expect(text).not.toMatch(/@octocat|#12\b|<script/);
  expect(text).not.toContain('\n::error');
});

test('one version is named once, two with an arrow', () => {
  const report = everything();
  expect(checkMarkdown(report)).toMatch(/^Lume 1\.4\.0, compared with/m);
  const other = { ...report, head: { ...report.head, versao: '2.0.0' } };
  expect(checkMarkdown(other)).toMatch(/^Lume 1\.4\.0 → 2\.0\.0, compared with/m);
});

test('links lead to the line in the head, and a base has none', () => {
  const linkOf = (file: string, line: number | undefined) => `https://g.example/${file}#L${line}`;
  const text = checkMarkdown(hostile(), { linkOf });
  expect(text).toContain('](https://g.example/v (1).py#L2)');
});

test('as long as it may be, with what is left out counted', () => {
  const after = structuredClone(soundFiles());
  for (let i = 0; i < 3000; i += 1) after.embutidas.funcoes.push(`funcao_${i}_${HOSTILE}`);
  const report = result(soundFiles(), after);
  for (const limit of [2000, 5000, MAX_COMMENT_CHARACTERS]) {
    const text = checkMarkdown(report, { limit });
    expect(text.length).toBeLessThanOrEqual(limit);
    const left = Number(/\*\*(\d+) more changes/.exec(text)?.[1]);
    expect(text.split('embutida-added').length - 1 + left).toBe(3000);
  }
  expect(checkMarkdown(report)).not.toContain('more changes are in');
});

test('a comment has so many rows and no more, whatever changes; what breaks is listed before the rest', () => {
  const after = structuredClone(soundFiles());
  for (let i = 0; i < 3000; i += 1) after.embutidas.funcoes.push(`funcao_${i}`);
  for (let i = 0; i < 9; i += 1)
    after.sintaxe.reservadas.push({ palavra: `p${i}`, descricao: `d${i}`, equivalente: '' });
  const text = checkMarkdown(result(soundFiles(), after), { rows: 40, rules: 'https://r.example/rules.md' });
  const rows = text.split('\n').filter(line => line.startsWith('|') && line.includes('rules.md#'));
  expect(rows.filter(row => row.includes('#reservada-added'))).toHaveLength(9);
  expect(rows.filter(row => row.includes('#embutida-added'))).toHaveLength(1);
  expect(rows.find(row => row.includes('#embutida-added'))).toMatch(/^\| 3000 × .*funcao.* and 2995 more \|/);
  expect(text).not.toContain('more changes are in');
});

test('how much was compared, what nobody can tell, and what changed since the last release', () => {
  const release = {
    name: 'v1.3.0',
    commit: null,
    versao: '1.3.0',
    level: 'major',
    requiredBump: 'major',
  } as const;
  const counts = { major: 2, minor: 0, patch: 0, info: 0 };
  const text = checkMarkdown({
    ...everything(),
    release: { ...release, counts, suggestion: '2.0.0', due: false },
  });
  expect(text).toContain('9 entries compared with 9, of 1 value nobody can tell');
  expect(text).toContain('1 cannot be told');
  expect(text).toMatch(
    /^Since the release .*v1\.3\.0.*2 major changes, major in all; .* has to be 2\.0\.0 at least when a release is made\.$/m,
  );
});

test('where nothing is seen to change, but not all can be told, that is said first', () => {
  const [one] = everything().unknown;
  const line = (verdict: Verdict, count: number) =>
    verdictLine({
      ...result(soundFiles(), soundFiles()),
      ok: true,
      verdict,
      unknown: Array.from({ length: count }, () => one as NonNullable<typeof one>),
    });
  expect(line('unchanged', 0)).toMatch(/^Nothing changes for the consumers/);
  expect(line('unchanged', 1)).toMatch(
    /^No change is seen for the consumers of \S+ 1\.4\.0, and of 1 value nobody can tell whether it changed\.$/,
  );
  expect(line('bumped', 2)).toBe(
    'No change but that of versao is seen (1.4.0 → 1.4.0), and of 2 values nobody can tell whether they changed.',
  );
  expect(line('unversioned', 2)).toMatch(/^No change is seen for the clients of \S+, and of 2 values/);
});

test('accepted changes are not nothing', () => {
  const { changes: excepted } = everything();
  expect(excepted.length).toBeGreaterThan(0);
  const same = { ...result(soundFiles(), soundFiles()), ok: true, unknown: [], excepted };
  expect(verdictLine({ ...same, verdict: 'unchanged' })).toMatch(
    /^All that changes for the consumers of .* is accepted\.$/,
  );
  expect(verdictLine({ ...same, verdict: 'unversioned' })).toMatch(
    /^All that changes for the clients of .* is accepted\.$/,
  );
});

test('SARIF: one result for each change and finding, with rule, place and fingerprint', () => {
  const report = everything();
  const log = JSON.parse(sarif(report, 'langs/lume/')) as Sarif;
  expect(log.version).toBe('2.1.0');
  const [run] = log.runs;
  expect(run?.results).toHaveLength(report.changes.length + 1);
  for (const each of run?.results ?? []) {
    expect(run?.tool.driver.rules[each.ruleIndex]?.id).toBe(each.ruleId);
    expect(['error', 'warning', 'note', 'none']).toContain(each.level);
    expect(each.locations[0]?.physicalLocation.artifactLocation.uri).toMatch(/^langs\/lume\/[^ ]+$/);
  }
  expect(run?.results.filter(each => each.partialFingerprints)).toHaveLength(report.changes.length);
  expect(run?.tool.driver.rules.every(rule => rule.shortDescription.text !== '')).toBe(true);
});

describe('SARIF', () => {
  test('a name is no link', () => {
    const text = sarif(hostile());
    expect(text).toContain(String.raw`[x\\](http://evil`);
    expect(text).not.toContain('[x](http');
  });

  test('follows the schema of SARIF 2.1.0, with everything in it, with nothing, and with hostile texts', () => {
    // Draft 4 of JSON Schema, of which it uses nothing that later drafts read in another way but these two keywords.
    const { id, $schema, ...schema } = require('@microsoft/jest-sarif/lib/schemas/sarif-2.1.0-rtm.5.json');
    expect([id, $schema]).toEqual([expect.stringMatching('sarif-2.1.0'), expect.stringMatching('draft-04')]);
    const follows = new Ajv({ strict: false, validateFormats: false, unicodeRegExp: false }).compile(schema);
    const breaches = (log: unknown) =>
      follows(log) ? [] : follows.errors?.map(({ instancePath }) => instancePath);
    const nothing = { ...everything(), changes: [], findings: [] };
    for (const report of [everything(), hostile(), nothing])
      expect(breaches(JSON.parse(sarif(report)))).toEqual([]);
    // It is a judge that says no.
    const broken = JSON.parse(sarif(everything())) as Sarif;
    Object.assign(broken.runs[0]?.results[0] ?? {}, { level: 'major' });
    expect(breaches(broken)).toContain('/runs/0/results/0/level');
  });

  test('a region has a line, as the errata of SARIF demand; what is gone has a line in the base only', () => {
    const more = structuredClone(soundFiles());
    EDITS.find(({ rule }) => rule === 'reservada-added')?.edit(more as never);
    const gone = result(more, soundFiles());
    const reports = [everything(), gone].map(report => JSON.parse(sarif(report)) as Sarif);
    const results = reports.flatMap(({ runs }) => runs[0]?.results ?? []);
    const places = results.map(({ locations }) => locations[0]?.physicalLocation);
    const regions = places.flatMap(place => (place?.region ? [place.region] : []));
    expect(regions.length).toBeGreaterThan(0);
    for (const { startLine } of regions) expect(startLine).toBeGreaterThan(0);
    const inBase = places.filter(place => place?.artifactLocation.uri.startsWith('src/base'));
    expect(inBase.length).toBeGreaterThan(0);
    expect(inBase.filter(place => place?.region)).toEqual([]);
  });
});

test('a changelog: breaking changes first, each change a line', () => {
  const text = changelog(everything());
  expect(text.split('\n').filter(line => line.startsWith('- '))).toHaveLength(everything().changes.length);
  expect([...text.matchAll(/^### (.*)$/gm)].map(([, heading]) => heading)).toEqual([
    'Breaking changes',
    'New or different',
    'Corrections',
    'To learn from',
  ]);
  expect(changelog(hostile())).not.toMatch(/^[^-#\n]/m);
  const { head, ...server } = everything();
  expect(changelog({ ...server, nome: 'app.df', head: { ...head, versao: '' } })).toMatch(/^## app\.df\n/);
});

test('quotes in a value stand as the source has them where it is set as code', () => {
  const after = structuredClone(soundFiles());
  Object.assign(after.modulos.modulos[0]?.simbolos[0] ?? {}, {
    assinatura: '(texto, sep = " ", fim = "\\\\n")',
  });
  const report = result(soundFiles(), after);
  expect(changelog(report)).toContain('has the new parameter `sep=" "`, which');
  expect(changelog(report)).toContain('has the new parameter `fim="\\\\n"`, which');
  expect(checkMarkdown(report)).toContain('<code>sep&#61;&#34; &#34;</code>');
});

test('a fingerprint stays whatever else changes, and differs for each change', () => {
  const { changes } = everything();
  const contents = changes.map(({ rule, path, before: was, after: is }) =>
    JSON.stringify([rule, path, was, is]),
  );
  expect(new Set(changes.map(({ fingerprint }) => fingerprint)).size).toBe(new Set(contents).size);
  const after = structuredClone(soundFiles());
  EDITS.find(({ rule }) => rule === 'reservada-added')?.edit(after as never);
  const alone = result(soundFiles(), after).changes[0]?.fingerprint;
  EDITS.find(({ rule }) => rule === 'codigo-added')?.edit(after as never);
  const more = result(soundFiles(), after).changes;
  expect(more).toHaveLength(2);
  expect(more.map(({ fingerprint }) => fingerprint)).toContain(alone);
});

test('every sentence is whole', () => {
  for (const { message, rule } of everything().changes) {
    expect(message).toMatch(/^.+\.$/);
    expect(message).not.toMatch(/\{|undefined|\[object/);
    expect(changeRule(rule)?.why).toMatch(/\.$/);
  }
});

interface Node {
  readonly type: string;
  readonly value?: string;
  readonly children?: readonly Node[];
}

function flat(node: Node): Node[] {
  return [node, ...(node.children ?? []).flatMap(flat)];
}

interface Sarif {
  readonly version: string;
  readonly runs: readonly {
    readonly tool: {
      readonly driver: { readonly rules: { id: string; shortDescription: { text: string } }[] };
    };
    readonly results: readonly {
      readonly ruleId: string;
      readonly ruleIndex: number;
      readonly level: string;
      readonly partialFingerprints?: object;
      readonly locations: readonly {
        readonly physicalLocation: {
          readonly artifactLocation: { readonly uri: string };
          readonly region?: { readonly startLine: number };
        };
      }[];
    }[];
  }[];
}

test('the notes of a release name what moved, and from where to where', () => {
  const at = (i: number) => {
    const files = structuredClone(soundFiles());
    const commands = files.comandos.grupos.flatMap(({ comandos }) => comandos) as { opcoes: unknown[] }[];
    for (const command of commands) command.opcoes = [];
    commands[i]?.opcoes.push({ flag: '--seco', descricao: 'Só mostra.' });
    return files;
  };
  const [from, to] = at(0).comandos.grupos.flatMap(({ comandos }) => comandos);
  expect(releaseNotes(result(at(0), at(1)).changes, 'pt', sayIn('pt'))).toContain(
    `\`--seco\` (\`${from?.nome}\` → \`${to?.nome}\`)`,
  );
});

test('they say what works in another way, of which a name says nothing, and count the rest of many', () => {
  const before = structuredClone(soundFiles());
  const after = structuredClone(soundFiles());
  const [old, now] = [before, after].map(({ modulos }) => modulos.modulos[0]?.simbolos as Simbolo[]);
  const symbols = (count: number, assinatura: string) =>
    Array.from({ length: count }, (_, i) => ({ nome: `z${i}`, assinatura, resumo: `O ${i}.` }));
  old?.push(...symbols(32, '(texto, vezes)'));
  now?.push(...symbols(32, '(texto)'));
  const notes = releaseNotes(result(before, after).changes, 'pt', sayIn('pt'));
  const lines = notes.split('\n').filter(line => line.startsWith('- '));
  const module = before.modulos.modulos[0]?.nome;
  expect(lines[0]).toBe(`- **Quebra**: \`${module}.z0\` perdeu o parâmetro \`vezes\`.`);
  expect([lines.length, lines.at(-1)]).toEqual([31, '- **Quebra**: e mais 2.']);
});

test('what has no noun of its own, as the language itself, is told in a sentence', () => {
  const after = structuredClone(soundFiles());
  after.index.nome = 'Outra';
  after.index.descricao = 'Outra descrição.';
  after.sintaxe.extensao = '.ou';
  const notes = releaseNotes(result(soundFiles(), after).changes, 'pt', sayIn('pt'));
  expect(notes).toMatch(/^- \*\*Quebra\*\*: A extensão dos arquivos-fonte era `\.\w+` e é `\.ou`\.$/m);
  expect(notes).toMatch(/^- A descrição era `.+` e é `Outra descrição\.`\.$/m);
  expect(notes).not.toContain('Refdata');
});
