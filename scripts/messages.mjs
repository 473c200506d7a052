/**
 * What refdata says to people, found in the code itself: every text with words in it that is not known to be something else.
 * `npm run build` marks those that `data/messages.pt.json` has a translation of; `npm run messages` lists those that it has not.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { globSync } from 'tinyglobby';
import ts from 'typescript';

/** The translations, by their English texts, in `data/`. */
export const CATALOGUE = 'messages.pt.json';
/** Where in `build/` the marked modules are, for the bundle: other things are made of the plain ones. */
export const MARKED = 'said';

/**
 * `files` whose texts are no messages (data, code that is written, pages with words of their own, schemas that are published in
 * English), and such `texts` of others; what `libraries` say, which is looked up where it is passed on.
 */
export const NOT_MESSAGES = JSON.parse(
  readFileSync(join(dirname(fileURLToPath(import.meta.url)), 'not-messages.json'), 'utf8'),
);

/** Calls that compare, search or describe with a text, in place of saying it. */
const NOT_SAYING = new Set([
  'split',
  'includes',
  'startsWith',
  'endsWith',
  'indexOf',
  'lastIndexOf',
  'match',
  'matchAll',
  'test',
  'exec',
  'search',
  'describe',
  'meta',
  'literal',
  'enum',
  'RegExp',
  'Set',
  'has',
  'import',
  'require',
  'getInput',
  'globSync',
  'setAttribute',
]);
/** Fields that hold what rules are shown by, and patterns. */
const NOT_SAYING_FIELDS = new Set(['example', 'planted', 'query', 'match', 'pattern', 'exampleAt']);
/** Fields that say single words, too. */
const SAYING_FIELDS = new Set([
  'title',
  'why',
  'remedy',
  'message',
  'reason',
  'verdict',
  'sentence',
  'label',
  'short',
  'hint',
]);
const COUNTED = new Set(['counted']);
/** Calls whose first text is a name for machines: an option, a command, a request. */
const NAMING = new Set([
  'option',
  'requiredOption',
  'Option',
  'argument',
  'command',
  'helpOption',
  'version',
  'helpCommand',
  'request',
  'paginate',
]);
/** Calls that say single words, too. */
const SAYING = new Set([
  'word',
  'progress',
  'tableRow',
  'bold',
  'red',
  'green',
  'yellow',
  'cyan',
  'dim',
  'renderTable',
]);

const isProse = text => /\p{L}[^\p{L}]*\s|\s.*\p{L}/su.test(text.replace(/\{\d+\}/g, ''));
const hasWord = text => /\p{L}/u.test(text.replace(/\{\d+\}/g, ''));

/**
 * The messages of a module, in their order.
 * @param {string} path below `src`, without its ending: `cli/check`
 * @param {string} text TypeScript, or the JavaScript that was made of it
 * @param {boolean} whole whether those are wanted, too, that are listed as none
 * @returns {{ key: string, start: number, end: number, isTemplate: boolean, line: number }[]}
 */
export function messagesOf(path, text, whole = false) {
  const { files, texts } = NOT_MESSAGES;
  if (files.some(pattern => new RegExp(`^(?:${pattern})$`).test(path))) return [];
  const left = new Set(whole ? [] : (texts[path] ?? []));
  const file = ts.createSourceFile(`${path}.ts`, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TS);
  const found = [];
  const visit = node => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isTypeNode(node)) return;
    for (const key of countedKeys(node)) {
      const line = file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1;
      found.push({ key, line });
    }
    const key = keyOf(node);
    if (key !== undefined && !left.has(key) && isMessage(node, key)) {
      const start = node.getStart(file);
      const line = file.getLineAndCharacterOfPosition(start).line + 1;
      found.push({ key, start, end: node.getEnd(), isTemplate: !ts.isStringLiteral(node), line });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/** `{0} is not there`: a text with its holes counted; undefined for what is no text. */
function keyOf(node) {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  return node.head.text + node.templateSpans.map(({ literal }, i) => `{${i}}${literal.text}`).join('');
}

function isMessage(node, key) {
  const { parent } = node;
  if (ts.isTaggedTemplateExpression(parent) || ts.isCaseClause(parent)) return false;
  if (ts.isElementAccessExpression(parent) || ts.isComputedPropertyName(parent)) return false;
  if (ts.isPropertyAssignment(parent) && parent.name === node) return false;
  if (ts.isBinaryExpression(parent) && /^[!=]==?$/.test(parent.operatorToken.getText())) return false;
  if (isIn(node, COUNTED) || isIn(node, NAMING, 1)) return false;
  if (isIn(node, NOT_SAYING) || isOf(node, NOT_SAYING_FIELDS)) return false;
  if (isProse(key)) return true;
  return hasWord(key) && (isInMessage(node) || isIn(node, SAYING) || isValueOf(node, SAYING_FIELDS));
}

/** `{0} file` and `{0} files`, for `counted(count, 'file')`, which looks for them itself. */
function countedKeys(node) {
  if (!ts.isCallExpression(node) || node.expression.getText() !== 'counted') return [];
  const [nouns, plurals] = node.arguments.slice(1).map(branchesOf);
  if (!nouns) return [];
  return [...nouns, ...(plurals ?? nouns.map(noun => `${noun}s`))].map(noun => `{0} ${noun}`);
}

/** The texts that an expression of conditions can be. */
function branchesOf(node) {
  if (ts.isStringLiteral(node)) return [node.text];
  if (ts.isParenthesizedExpression(node)) return branchesOf(node.expression);
  return ts.isConditionalExpression(node) ? [node.whenTrue, node.whenFalse].flatMap(branchesOf) : [];
}

/** Whether a text is somewhere in the value of one of these fields. */
function isOf(node, names) {
  for (let at = node; at.parent && !ts.isFunctionLike(at); at = at.parent)
    if (ts.isPropertyAssignment(at.parent) && at.parent.initializer === at && names.has(at.parent.name.text))
      return true;
  return false;
}

/** Whether a text is the value of one of these fields, or a branch of it. */
function isValueOf(node, names) {
  let at = node;
  while (isOneOf(at)) at = at.parent;
  return ts.isPropertyAssignment(at.parent) && at.parent.initializer === at && names.has(at.parent.name.text);
}

/** Whether a text is an argument of one of these calls, by itself or in a list or an object. */
function isIn(node, names, first = Number.POSITIVE_INFINITY) {
  let at = node;
  while (
    ts.isArrayLiteralExpression(at.parent) ||
    ts.isObjectLiteralExpression(at.parent) ||
    isOneOf(at) ||
    (ts.isPropertyAssignment(at.parent) && at.parent.initializer === at)
  )
    at = at.parent;
  const call = at.parent;
  if (!ts.isCallExpression(call) && !ts.isNewExpression(call)) return false;
  if (call.expression === at || call.arguments.indexOf(at) >= first) return false;
  const { expression } = call;
  const name = ts.isPropertyAccessExpression(expression) ? expression.name.text : expression.getText();
  // Of what is replaced, the second text is said.
  if ((name === 'replace' || name === 'replaceAll') && names === NOT_SAYING) return call.arguments[0] === at;
  return names.has(name);
}

/** A branch of a condition, or what stands in for what is not there. */
function isOneOf({ parent }) {
  return (
    ts.isParenthesizedExpression(parent) ||
    ts.isAsExpression(parent) ||
    ts.isConditionalExpression(parent) ||
    (ts.isBinaryExpression(parent) && /^(?:\?\?|\|\||&&|\+)$/.test(parent.operatorToken.getText()))
  );
}

/** `${count === 1 ? 'is' : 'are'}` inside of a message. */
function isInMessage(node) {
  let at = node;
  while (isOneOf(at)) at = at.parent;
  return ts.isTemplateSpan(at.parent) && isProse(keyOf(at.parent.parent) ?? '');
}

/** Every message of the sources with the places that say it: `src/cli/check.ts:12`. */
export function allMessages(root) {
  const places = new Map(NOT_MESSAGES.libraries.map(text => [text, ['a library']]));
  for (const path of globSync('**/*.ts', { cwd: join(root, 'src') }).sort())
    for (const { key, line } of messagesOf(
      path.slice(0, -'.ts'.length),
      readFileSync(join(root, 'src', path), 'utf8'),
    ))
      places.set(key, [...(places.get(key) ?? []), `src/${path}:${line}`]);
  return places;
}

/** The order of the catalogue. */
export const compareTexts = (a, b) => (a < b ? -1 : a > b ? 1 : 0);

/** What the catalogue lacks, with the places that say it, and what it has and nothing says. */
export function unmatched(root) {
  const said = allMessages(root);
  const known = translations(root);
  return {
    missing: [...said].filter(([key]) => !Object.hasOwn(known, key)),
    unused: Object.keys(known).filter(key => !said.has(key)),
  };
}

/** The translations that there are. */
export function translations(root) {
  return JSON.parse(readFileSync(join(root, 'data', CATALOGUE), 'utf8'));
}

/** Copies what was compiled to `build/said`, with every message that has a translation going through `src/text/said.ts`. */
export function markBuilt(root) {
  const from = join(root, 'build');
  const to = join(from, MARKED);
  rmSync(to, { recursive: true, force: true });
  const known = new Set(Object.keys(translations(root)));
  const paths = globSync('**/*', { cwd: from, dot: true, ignore: ['**/*.d.ts'] });
  for (const path of paths) {
    mkdirSync(dirname(join(to, path)), { recursive: true });
    const bytes = readFileSync(join(from, path));
    const isModule = path.endsWith('.js');
    writeFileSync(
      join(to, path),
      isModule ? marked(path.slice(0, -'.js'.length), bytes.toString('utf8'), known) : bytes,
    );
  }
}

/** A module with its messages marked. */
export function marked(path, text, known) {
  let out = '';
  let at = 0;
  const edits = messagesOf(path, text)
    .filter(({ key, start }) => start !== undefined && known.has(key))
    .flatMap(({ start, end, isTemplate }) =>
      isTemplate
        ? [[start, '$said']]
        : [
            [start, '$said('],
            [end, ')'],
          ],
    )
    .sort(([a], [b]) => a - b);
  for (const [place, insert] of edits) {
    out += text.slice(at, place) + insert;
    at = place;
  }
  return out + text.slice(at);
}
