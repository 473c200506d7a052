/**
 * Writes `docs/rules.md` from the catalogue of rules, `src/rules/catalogue.ts`. Reads it from `build/`: run `tsc` before.
 *
 * Run by itself, or through `generateRulesPage()`.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { argv } from 'node:process';
import { fileURLToPath } from 'node:url';

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));

const INTRODUCTION = `# Rules

<!-- Generated from src/rules/catalogue.ts by scripts/generate-rules-page.mjs: change the catalogue, not this page. -->

Everything that \`refdata build\`, \`refdata validate\` and \`refdata check\` can find wrong, each under an id that stays. An **error** stops
a build and gives exit code 1; a **warning** and a **notice** are told and counted.

The level of a rule can be changed in \`refdata.yml\`, or the rule switched off; so can the pattern of a rule that has
one. The manifest (\`api/manifest.json\`) names these changes, so that \`refdata validate\` judges the published files by
the same rules.

\`\`\`yaml
rules:
  codigo-pattern: { pattern: '^LM\\d{3}$' }
  simbolo-documented: { level: warning }
  exercicio-empty: { level: off }
\`\`\`

A level marked \\* is fixed: without that rule nothing else could be trusted. Of one rule in one file at most 20 findings
are listed; the next says how many more there are. After the rules come the [kinds of change](#kinds-of-change).
`;

const CHANGES = `# Kinds of change

What \`refdata check\` tells about two sets of data, each with the level that it asks of \`versao\` as in
[SemVer](https://semver.org): **major** where programs or clients can break, **minor** where something is new,
**patch** where only what people read is another, **info** where nothing is asked for. Before 1.0.0 a major change asks
for the second number, any other for the third. A level can be changed:

\`\`\`yaml
rules:
  parametro-renamed: { level: patch } # the language has no calls by name
  regra-added: { level: off }
\`\`\`
`;

/** Writes the page from the catalogue. */
export async function generateRulesPage() {
  const { RULE_GROUPS } = await import('../build/rules/catalogue.js');
  const { CHANGE_GROUPS } = await import('../build/drift/change-rules.js');
  const parts = [
    INTRODUCTION,
    table(RULE_GROUPS, ['Rule', 'Level', 'Demands']),
    ...RULE_GROUPS.map(({ title, rules }) => group(title, rules.map(section))),
    CHANGES,
    table(CHANGE_GROUPS, ['Kind of change', 'Level', 'What happened']),
    ...CHANGE_GROUPS.map(({ title, rules }) => group(title, rules.map(changeSection))),
  ];
  await mkdir(join(ROOT, 'docs'), { recursive: true });
  await writeFile(join(ROOT, 'docs', 'rules.md'), parts.join('\n'));
}

function table(groups, head) {
  const rows = groups.flatMap(({ title, rules }) => [
    `| **${title}** | | |`,
    ...rules.map(rule => `| [\`${rule.id}\`](#${rule.id}) | ${level(rule)} | ${cell(rule.title)} |`),
  ]);
  return `| ${head.join(' | ')} |\n|---|---|---|\n${rows.join('\n')}\n`;
}

function group(title, sections) {
  return `## ${title}\n\n${sections.join('\n')}`;
}

function changeSection({ id, level, title, why, example: [before, after], format }) {
  const always = format ? '\nWithout another `versao` it always fails.\n' : '';
  return `### ${id}

**${title}** (${level})

${why}
${always}
Example: ${value(before)} → ${value(after)}
`;
}

function value(example) {
  if (example === null) return 'nothing';
  return `\`${typeof example === 'string' ? example || '""' : JSON.stringify(example)}\``;
}

function section(rule) {
  return `### ${rule.id}

**${rule.title}** (${level(rule)})

${rule.why}

${example(rule)}**Remedy:** ${rule.remedy}
`;
}

function example({ example: text, exampleAt }) {
  if (text === undefined) return '';
  const [where, language] =
    exampleAt === undefined ? ['Example:', ''] : [`In \`${fileOf(exampleAt)}\`${restOf(exampleAt)}:`, 'json'];
  return `${where}\n\n\`\`\`${language}\n${visible(text)}\n\`\`\`\n\n`;
}

function fileOf(where) {
  return where.split(', ')[0];
}

function restOf(where) {
  const [, value] = where.split(', ');
  return value === undefined ? '' : ` at ${value}`;
}

function level({ level: name, fixed }) {
  return fixed ? `${name}\\*` : name;
}

/** A pipe would end the cell. */
function cell(text) {
  return text.replaceAll('|', '\\|');
}

/** Characters that some rules are about cannot be seen; in JSON an escape means the same. */
function visible(text) {
  return text.replace(/[\p{Cf}\p{Mn}\ufffd]/gu, character => {
    return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });
}

if (argv[1] === fileURLToPath(import.meta.url)) await generateRulesPage();
