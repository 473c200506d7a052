import type { IRawGrammar } from 'vscode-textmate';
import { parse } from 'yaml';
import { isObject } from '../../contract/json-object.js';
import { UserError } from '../../findings/user-error.js';
import type { GrammarRule } from './colourer.js';

/** A grammar whose rules can be told by the scopes that they give. */
export interface MarkedGrammar {
  readonly grammar: IRawGrammar;
  readonly rules: readonly GrammarRule[];
  /** Other grammars that it names, which are not read. */
  readonly others: readonly string[];
}

type Json = { [key: string]: unknown };

/** What a scope begins with that says which rule gave it. */
const MARK = 'refdata-rule-';
/** Rules in each other; deeper ones are no grammar that anybody wrote. */
const MAX_DEPTH = 100;

/**
 * A TextMate grammar as its file says, in JSON, YAML or as a property list.
 * @param parsePlist reads the last of these
 * @throws {UserError} when the file holds none
 */
export function readGrammar(text: string, path: string, parsePlist: (text: string) => unknown): Json {
  const refused = (why: string) =>
    new UserError(
      `${path} is no TextMate grammar: ${why}.`,
      'Name a grammar as VS Code takes it: .tmLanguage.json, .tmLanguage (a property list) or .yaml.',
    );
  let value: unknown;
  try {
    if (text.trimStart().startsWith('<')) value = parsePlist(text);
    else if (/\.ya?ml$/i.test(path)) value = parse(text);
    else value = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    throw refused((error as Error).message.split('\n')[0] as string);
  }
  if (!isObject(value)) throw refused('it has no map at its beginning');
  if (!Array.isArray(value.patterns)) throw refused('it has no `patterns`');
  if (typeof value.scopeName !== 'string') throw refused('it has no `scopeName`');
  return value;
}

/** The same grammar with a scope more for each rule. */
export function markRules(grammar: Json): MarkedGrammar {
  const rules: GrammarRule[] = [];
  const others = new Set<string>();
  const { patterns, repository, injections, ...rest } = grammar;
  const own = String(grammar.scopeName);
  const marked = {
    ...rest,
    patterns: list(patterns, 'patterns', 0),
    repository: map(repository, 'repository', 0),
    ...(isObject(injections) && { injections: map(injections, 'injections', 0) }),
  };
  return { grammar: marked as unknown as IRawGrammar, rules, others: [...others].sort() };

  function isOwn(include: string): boolean {
    return /^(?:#|\$self$|\$base$)/.test(include) || include === own || include.startsWith(`${own}#`);
  }

  function list(value: unknown, at: string, depth: number): unknown[] {
    return Array.isArray(value) ? value.map((each, i) => rule(each, `${at}[${i}]`, depth + 1)) : [];
  }

  function map(value: unknown, at: string, depth: number): Json {
    const entries = isObject(value) ? Object.entries(value) : [];
    return Object.fromEntries(entries.map(([name, each]) => [name, rule(each, `${at}.${name}`, depth + 1)]));
  }

  function rule(value: unknown, at: string, depth: number): unknown {
    if (!isObject(value) || depth > MAX_DEPTH) return value;
    const { include, match, begin, name } = value;
    if (typeof include === 'string' && !isOwn(include)) others.add(include);
    const pattern = typeof match === 'string' ? match : typeof begin === 'string' ? begin : undefined;
    const parts: Json = { ...value };
    if (pattern !== undefined) {
      parts.name = `${MARK}${rules.length}${typeof name === 'string' ? ` ${name}` : ''}`;
      rules.push({ at, pattern });
    }
    for (const key of ['captures', 'beginCaptures', 'endCaptures', 'whileCaptures'])
      if (key in value) parts[key] = map(value[key], `${at}.${key}`, depth);
    if ('patterns' in value) parts.patterns = list(value.patterns, `${at}.patterns`, depth);
    if ('repository' in value) parts.repository = map(value.repository, `${at}.repository`, depth);
    return parts;
  }
}

/** Scopes as the grammar says them, and the rules that gave them. */
export function unmarked(scopes: readonly string[]): {
  readonly scopes: readonly string[];
  readonly rules: readonly number[];
} {
  const isMark = (scope: string) => scope.startsWith(MARK);
  return {
    scopes: scopes.filter(scope => !isMark(scope)),
    rules: scopes.filter(isMark).map(scope => Number(scope.slice(MARK.length))),
  };
}
