import type { Lexico, TokenClass } from '../lexico/index.js';
import type { Editor } from './editor.js';
import { markOf } from './mark.js';
import { idOf, scopeOf } from './scopes.js';
import { textmate } from './textmate/textmate.js';

/** Scopes of highlight.js, as its style sheets know them. */
const SCOPES: Readonly<Record<Exclude<TokenClass, 'palavra' | 'branco'>, string>> = {
  comentario: 'comment',
  documentacao: 'comment',
  texto: 'string',
  caractere: 'string',
  regex: 'regexp',
  diretiva: 'meta',
  dado: 'string',
  nome: 'variable',
  escape: 'char.escape',
  interpolacao: 'punctuation',
  formato: 'symbol',
  contextual: 'keyword',
  numero: 'number',
  simbolo: 'operator',
  invalido: 'deletion',
};

const GROUPS: Readonly<Record<string, string>> = { constante: 'literal', tipo: 'type', embutida: 'built_in' };

/** The scope of highlight.js for a kind of token; of words by the group that they are in. */
export function highlightjsScope(kind: Exclude<TokenClass, 'branco'>, group?: string): string {
  return kind === 'palavra' ? (GROUPS[group ?? ''] ?? 'keyword') : SCOPES[kind];
}

/** Rules are those of the TextMate grammar: both engines look for the first match, and for the end last. */
export const highlightjsEditor: Editor = {
  name: 'highlightjs',
  title: 'highlight.js',
  files: ({ lexico }) => [{ path: `highlightjs/${idOf(lexico)}.js`, text: moduleOf(lexico) }],
  install: (at, lexico) =>
    `import language from '${at}';\nhljs.registerLanguage('${idOf(lexico)}', language);`,
};

function moduleOf(lexico: Lexico): string {
  const { repository } = textmate(lexico);
  const rules = Object.fromEntries(
    Object.entries(repository).map(([name, { patterns }]) => [name, patterns]),
  );
  const language = {
    name: lexico.nome,
    aliases: [lexico.extensao.replace(/^\./, '')],
  };
  return `// ${markOf(lexico, ' for highlight.js 11')}
const LANGUAGE = ${JSON.stringify(language)};
const SCOPES = ${JSON.stringify(scopes(lexico))};
const RULES = ${JSON.stringify(rules, null, 1)};
${ADAPTER}`;
}

function scopes(lexico: Lexico): Record<string, string> {
  const id = idOf(lexico);
  const kinds = Object.keys(SCOPES) as (keyof typeof SCOPES)[];
  return {
    ...Object.fromEntries(kinds.map(kind => [scopeOf(kind, id), SCOPES[kind]])),
    ...Object.fromEntries(
      Object.keys(lexico.palavras).map(group => [
        scopeOf('palavra', id, group),
        highlightjsScope('palavra', group),
      ]),
    ),
    [`meta.embedded.expression.${id}`]: 'subst',
  };
}

/** Modes refer to each other in circles, which JSON cannot. */
const ADAPTER = String.raw`/** Here a text is read whole, with whatever ends its lines: what was continued from the line before may end at once. */
const readWhole = source =>
  source
    .replaceAll('(?<!\\n)', '')
    .replaceAll('(?:\\n|$)', '(?:\\r\\n|[\\r\\n]|$)')
    // What is not some characters may be the end of a line, and goes on in no other one.
    .replace(/\\[^]|\[(\^?)(?:\\[^]|[^\]\\])*\](?=([^|)])?)/gu, (part, isNegated, next) =>
      isNegated && (next || part.includes('\\n')) ? '(?:(?![\\r\\n])' + part + ')' : part,
    );

const expression = source => new RegExp(readWhole(source) || '(?:)', 'mu');

/** A pattern in pieces: what stands before, in, between and behind the groups that have a scope. */
function pieces(source, count) {
  const found = [];
  let from = 0;
  let depth = 0;
  let isInClass = false;
  for (let i = 0; i < source.length && found.length < 2 * count; i += 1) {
    const char = source[i];
    if (char === '\\') i += 1;
    else if (isInClass) isInClass = char !== ']';
    else if (char === '[') isInClass = true;
    else if (char === '(') {
      if (depth === 0 && source[i + 1] !== '?') {
        found.push(source.slice(from, i));
        from = i + 1;
      }
      depth += 1;
    } else if (char === ')') {
      depth -= 1;
      if (depth === 0 && found.length % 2 === 1) {
        found.push(source.slice(from, i));
        from = i + 1;
      }
    }
  }
  return [...found, source.slice(from)];
}

const FILLED = /\\(?:(\d)|[^])/g;

const needsOpening = source =>
  [...source.matchAll(FILLED)].some(([, digit]) => digit !== undefined);

/** Of regions that nobody closes something is left here: more than so much is forgotten. */
const MOST_OPEN = 100;

/**
 * Modes end with one pattern each: where it depends on what a mode began with, every character is asked whether it is the
 * last. Gives what has to be told of the beginning.
 */
function closeAsOpened(mode, source) {
  const open = [];
  mode.end = /[^]/mu;
  mode['on:end'] = (match, response) => {
    const { index, input } = match;
    const { end, last } = open[open.length - 1];
    let until = last;
    if (index > last) {
      end.lastIndex = index;
      const found = end.exec(input);
      until = found === null ? -1 : index + Math.max(found[0].length, 1) - 1;
    }
    open[open.length - 1].last = until;
    if (index === until) open.pop();
    else response.ignoreMatch();
  };
  return match => {
    const filled = readWhole(source).replace(FILLED, (part, digit) =>
      digit === undefined ? part : (match[digit] ?? '').replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&'),
    );
    open.push({ end: new RegExp(filled, 'muy'), last: -1 });
    if (open.length > MOST_OPEN) open.shift();
  };
}

/** Before a line that is indented no further than the one in which the region was opened. */
const DEDENT = '(?:\\r\\n|[\\r\\n])(?!\\1[ \\t]|[ \\t]*$)';

/** A heredoc: its opening, the rest of the line as code, and then its text. */
function heredoc(mode, rule) {
  const [rest, ...inner] = rule.patterns;
  const text = { ...mode, contains: modesOf(inner, new Set(), '') };
  mode.match = expression(rule.begin);
  mode['on:begin'] = closeAsOpened(text, rule.end);
  mode.starts = { end: /$/mu, contains: modesOf(rest.patterns, new Set(), ''), starts: text };
}

const known = new Map();

function modeOf(rule) {
  if (known.has(rule)) return known.get(rule);
  const scope = SCOPES[rule.name];
  const mode = scope === undefined ? {} : { scope };
  known.set(rule, mode);
  if (rule.captures !== undefined) {
    const parts = Object.values(rule.captures);
    mode.match = pieces(rule.match, parts.length).map(expression);
    mode.scope = Object.fromEntries(parts.map(({ name }, i) => [2 * i + 2, SCOPES[name]]));
  } else if (rule.match !== undefined) mode.match = expression(rule.match);
  else if (rule.patterns?.[0]?.begin?.startsWith('\\G')) heredoc(mode, rule);
  else {
    mode.begin = expression(rule.begin);
    const end = rule.while === undefined ? rule.end : DEDENT;
    if (needsOpening(end)) mode['on:begin'] = closeAsOpened(mode, end);
    else mode.end = expression(end);
    if (rule.beginCaptures) mode.beginScope = SCOPES[rule.beginCaptures[0].name];
    if (rule.endCaptures) mode.endScope = SCOPES[rule.endCaptures[0].name];
    // Here an end is looked for last: where it should come first, nothing else may begin at it.
    const guard = rule.applyEndPatternLast || rule.while ? '' : '(?!' + rule.end + ')';
    mode.contains = modesOf(rule.patterns ?? [], new Set(), guard);
  }
  return mode;
}

const guarded = new Map();

/** The same rule, which does not begin where something ends. */
function withGuard(rule, guard) {
  if (guard === '') return rule;
  if (!guarded.has(guard)) guarded.set(guard, new Map());
  const rules = guarded.get(guard);
  if (!rules.has(rule)) {
    const key = rule.match === undefined ? 'begin' : 'match';
    rules.set(rule, { ...rule, [key]: rule.captures ? guard + rule[key] : guard + '(?:' + rule[key] + ')' });
  }
  return rules.get(rule);
}

function modesOf(rules, seen, guard) {
  return rules.flatMap(rule => {
    if (rule.include === undefined) return [modeOf(withGuard(rule, guard))];
    const name = rule.include.slice(1);
    if (seen.has(name)) return [];
    seen.add(name);
    return modesOf(RULES[name], seen, guard);
  });
}

export default function language() {
  return { ...LANGUAGE, unicodeRegex: true, contains: modesOf([{ include: '#code' }], new Set(), '') };
}
`;
