import type { Lexico } from '../../lexico/index.js';
import { lineRules, type Styles } from '../line-machine.js';
import type { Rule } from '../textmate/rule.js';
import { scriptText, VimPatterns } from './vim-pattern.js';

/** Groups of colour schemes that groups of a language are linked to; others have the colour of any text. */
const LINKS: Readonly<Record<string, string>> = {
  Comment: 'Comment',
  Documentation: 'SpecialComment',
  String: 'String',
  Character: 'Character',
  Regex: 'String',
  Directive: 'PreProc',
  Data: 'String',
  Escape: 'SpecialChar',
  Interpolation: 'Delimiter',
  Format: 'Special',
  Keyword: 'Keyword',
  Contextual: 'Keyword',
  Number: 'Number',
  Symbol: 'Operator',
  Invalid: 'Error',
  Constant: 'Constant',
  Operator: 'Operator',
  Control: 'Conditional',
  Declaration: 'StorageClass',
  Import: 'Include',
  Type: 'Type',
  Builtin: 'Function',
};

/** What has no colour of its own. */
const PLAIN = 'Code';

/** Rules that hold in one place. */
interface List {
  readonly index: number;
  readonly own: readonly Rule[];
  readonly included: readonly string[];
  readonly isContained: boolean;
}

/**
 * The rules of the TextMate grammar as items of Vim. Both look for what begins first; of what begins at the same place Vim
 * takes the last that was defined, so that everything is written from its end. Where a region ends comes first here: what
 * should be looked for before it is kept from it.
 */
export function syntaxOf(lexico: Lexico, type: string, styles: Styles): string {
  const { rules, scopes } = lineRules(lexico, styles);
  const patterns = new VimPatterns();
  const lists = new Map<string, List>();
  const names = new Set<string>();
  const items: string[] = [];
  const clusters: string[] = [];
  const written = new Set<string>();
  listOf([{ include: '#code' }]);
  for (const key of lists.keys()) write(key);
  const links = [...names].flatMap(name => {
    const link = LINKS[name.slice(type.length).replace(/_\d+$/, '')];
    return link === undefined ? [] : [`hi def link ${name} ${link}`];
  });
  return `if exists('b:current_syntax')
  finish
endif
let s:cpo = &cpo
set cpo&vim
syntax case match
syntax sync fromstart

${patterns.shared.map((text, i) => `let s:c${i} = ${scriptText(text)}\n`).join('')}
${[...items, ...clusters, ...links].map(line => `${line}\n`).join('')}
let b:current_syntax = '${type}'
let &cpo = s:cpo
unlet s:cpo
`;

  /** The name of the rules that hold in a place. */
  function listOf(given: readonly Rule[]): string {
    const [first, ...others] = given;
    const only = others.length === 0 ? first?.include : undefined;
    const key = only?.slice(1) ?? `list ${lists.size}`;
    if (lists.has(key)) return key;
    const all = only === undefined ? given : (rules[key] as readonly Rule[]);
    const included: string[] = [];
    const isContained = key !== 'code' && key !== 'tokens';
    const own = all.filter(({ include }) => include === undefined);
    lists.set(key, { index: lists.size, own, included, isContained });
    for (const rule of all) if (rule.include !== undefined) included.push(listOf([rule]));
    return key;
  }

  /** Writes what is looked for last first. */
  function write(key: string): void {
    if (written.has(key)) return;
    written.add(key);
    const { own, included, isContained, index } = lists.get(key) as List;
    for (const other of [...included].reverse()) write(other);
    const found = new Set<string>();
    for (const rule of [...own].reverse()) {
      const lines = rule.begin === undefined ? matchItem(rule) : regionItem(rule);
      found.add(lines[0] as string);
      items.push(
        ...lines.slice(1).map(line => `exe ${scriptText(line + (isContained ? ' contained' : ''))}`),
      );
    }
    const parts = [...found, ...included.map(other => `@${cluster(other)}`)];
    clusters.push(`syn cluster ${cluster(key)} contains=${parts.length === 0 ? 'NONE' : parts.join(',')}`);

    function named(scope: string | undefined): string {
      const name = `${type}${(scope === undefined ? undefined : scopes[scope]) ?? PLAIN}_${index}`;
      names.add(name);
      return name;
    }

    /** The name of an item, and what makes it. */
    function matchItem({ match = '', captures, name }: Rule): readonly string[] {
      if (captures === undefined) {
        // What has no colour of its own has that of what it stands in.
        const options = name === undefined ? ' transparent contains=NONE' : '';
        return [named(name), `syn match ${named(name)} /${patterns.pattern(match)}/${options}`];
      }
      const found = patterns.groups(match);
      const scopesOf = Object.values(captures).map(({ name }) => name);
      const [first, second] = scopesOf;
      if (second === undefined) return [named(first), `syn match ${named(first)} /${found[0]}/`];
      const next = `${named(second)}_next`;
      names.add(next);
      return [
        named(first),
        `syn match ${named(first)} /${found[0]}/ nextgroup=${next}`,
        `syn match ${next} /${found[1]}/ contained`,
      ];
    }

    function regionItem(rule: Rule): readonly string[] {
      const { begin = '', end, while: stays, name, beginCaptures, endCaptures, patterns: inner = [] } = rule;
      const close = (end ?? `^(?!${stays?.slice(1)})`).replaceAll('(?<!\\n)', '');
      const groups = close.includes('\\0') ? 'whole' : /\\\d/.test(close) ? 'again' : 'forget';
      const isRest = inner[0]?.begin?.startsWith('\\G') === true;
      const rest = inner.slice(isRest ? 1 : 0);
      const guard = rule.applyEndPatternLast === 1 ? startsOf(rest) : [];
      const last = guard.length === 0 ? close : `(?!${guard.join('|')})(?:${close})`;
      const scope = beginCaptures?.[0]?.name ?? name;
      const contains = listOf(
        isRest
          ? [{ begin: `(?<=${begin})(?=.)`, end: '$', patterns: inner[0]?.patterns ?? [] }, ...rest]
          : rest,
      );
      return [
        named(name),
        [
          `syn region ${named(name)}`,
          // Nothing could begin in what begins with nothing, if that had a group.
          `matchgroup=${scope === undefined ? 'NONE' : named(scope)} start=/${patterns.pattern(begin, groups)}/`,
          `matchgroup=${named(endCaptures?.[0]?.name ?? name)} end=/${patterns.pattern(last)}/`,
          `contains=@${cluster(contains)}`,
        ].join(' '),
      ];
    }
  }

  function cluster(key: string): string {
    return `${type}In_${lists.get(key)?.index}`;
  }

  /** What the rules of a region begin with. */
  function startsOf(given: readonly Rule[]): readonly string[] {
    return given.flatMap(({ include, match, begin }) =>
      include === undefined
        ? [`(?:${match ?? begin})`]
        : startsOf(rules[include.slice(1)] as readonly Rule[]),
    );
  }
}
