import { type PatternPart, patternParts } from '../../lexico/index.js';
import { closeOf } from '../pattern-firsts.js';
import { END_OF_LINE, REST_OF_LINE, type Rule } from '../textmate/rule.js';
import { type VimParts, vimParts, vimPattern } from './vim-pattern.js';

/** A command of Vim that defines how something is coloured. */
interface VimItem {
  readonly group: string;
  /** End of the name of the group whose colour it has; nothing for none. */
  readonly style: string | undefined;
  readonly command: string;
}

/** Groups that hold in one place, by one name. */
interface Cluster {
  readonly name: string;
  readonly groups: readonly string[];
}

/**
 * Rules of a TextMate grammar as commands of Vim, in the order in which they have to be given.
 * @param scopes by scopes, the ends of the names of groups
 */
export function vimItems(
  rules: Readonly<Record<string, readonly Rule[]>>,
  scopes: Readonly<Record<string, string>>,
  prefix: string,
): { readonly clusters: readonly Cluster[]; readonly items: readonly VimItem[] } {
  const groups = new Map<Rule, string>();
  const clusters = new Map<string, Cluster>();
  const places: (readonly Rule[])[] = [];
  const made = new Map<Rule, readonly VimItem[]>();
  const inHeredocs = new Set<Rule>();
  const top = flat([{ include: '#code' }]);
  clusterOf(top);
  // What stands in each other may do so very deep: each rule has its name first, and is written when those before are.
  for (const rule of groups.keys())
    made.set(
      rule,
      rule.match === undefined ? regions(rule, made.size) : matches(rule, rule.match, made.size),
    );
  return {
    clusters: [...clusters.values()],
    items: strongestLast(places.reverse()).flatMap(rule => made.get(rule) ?? []),
  };

  function flat(patterns: readonly Rule[], seen = new Set<string>()): readonly Rule[] {
    return patterns.flatMap(rule => {
      if (rule.include === undefined) return [rule];
      const name = rule.include.slice(1);
      if (seen.has(name)) return [];
      seen.add(name);
      return flat(rules[name] ?? [], seen);
    });
  }

  function groupOf(rule: Rule): string {
    const known = groups.get(rule);
    if (known !== undefined) return known;
    const number = groups.size;
    const name = called(styleOf(rule), number);
    groups.set(rule, name);
    return name;
  }

  /** A name for what a rule, or a part of it, colours. */
  function called(style: string | undefined, number: number, part = ''): string {
    return `${prefix}${style ?? 'Code'}${number}${part}`;
  }

  function clusterOf(all: readonly Rule[]): string {
    const names = all.map(groupOf);
    const key = names.join();
    const known = clusters.get(key);
    if (known !== undefined) return `@${known.name}`;
    const cluster = { name: `${prefix}Cluster${clusters.size}`, groups: names };
    clusters.set(key, cluster);
    places.push(all);
    return `@${cluster.name}`;
  }

  function styleOf({ name, captures }: Rule): string | undefined {
    const scope = name ?? Object.values(captures ?? {})[0]?.name;
    return scope === undefined ? undefined : scopes[scope];
  }

  function colour(scope: string | undefined): string | undefined {
    return scope === undefined ? undefined : scopes[scope];
  }

  /** A rule with several captures is one item for each, which go on behind each other. */
  function matches(rule: Rule, match: string, number: number): readonly VimItem[] {
    const pattern = vimParts(inHeredocs.has(rule) ? match.replace('\\n|', '') : match);
    const pieces = Object.keys(rule.captures ?? {}).length > 1 ? captured(pattern) : [pattern];
    // An escape at the end of a line takes what it stands in to the next one: nothing else does.
    const lineEnd = match.includes('\\n') && !inHeredocs.has(rule) ? '' : 'excludenl';
    const styles = pieces.map((_, i) => colour(rule.captures?.[i + 1]?.name ?? rule.name));
    const names = styles.map((style, i) => called(style, number, i === 0 ? '' : `_${i}`));
    return pieces.map((piece, i) => {
      const options = [
        ...(i > 0 || !top.includes(rule) ? ['contained'] : []),
        // What has no colour has that of what it stands in.
        ...(styles[i] === undefined ? ['transparent contains=NONE'] : []),
        ...(lineEnd === '' ? [] : [lineEnd]),
      ];
      const next = i === pieces.length - 1 ? '' : ` nextgroup=${names[i + 1]}`;
      return {
        group: names[i] as string,
        style: styles[i],
        command: `${['syn match', names[i], ...options, vimPattern(piece)].join(' ')}${next}`,
      };
    });
  }

  function regions(rule: Rule, number: number): readonly VimItem[] {
    const { begin = '', end = '', while: stays, patterns = [], beginCaptures, endCaptures } = rule;
    const closing = stays === undefined ? end.replaceAll(END_OF_LINE, '$') : `^(?!${stays.slice(1)})`;
    const handed = groupsIn(closing);
    const heredoc = isRestOfLine(patterns[0]) ? heredocItems(rule, number) : [];
    const skip = rule.applyEndPatternLast === 1 && heredoc.length === 0 ? skipped(flat(patterns)) : '';
    const mark = (scope: string | undefined) => `matchgroup=${prefix}${colour(scope) ?? 'Code'}`;
    const command = [
      `syn region ${called(styleOf(rule), number)}`,
      ...(top.includes(rule) ? [] : ['contained']),
      'excludenl',
      ...(stays === undefined ? [] : ['keepend']),
      mark(beginCaptures?.[0]?.name ?? rule.name),
      `start=${vimPattern(vimParts(begin), { handed })}`,
      ...(skip === '' ? [] : [`skip=${skip}`]),
      mark(endCaptures?.[0]?.name ?? rule.name),
      `end=${vimPattern(vimParts(closing), { given: handed })}`,
      heredoc.length === 0 ? contains(rule, patterns) : `contains=${heredoc.map(item => item.group).join()}`,
    ].join(' ');
    return [
      ...heredoc,
      { group: called(styleOf(rule), number), style: styleOf(rule), command: command.trimEnd() },
    ];
  }

  /** The rest of the line that a heredoc begins in, and each line of its text: its end is looked for before the latter. */
  function heredocItems(rule: Rule, number: number): readonly VimItem[] {
    const [rest, ...text] = rule.patterns ?? [];
    // Each line of its text is a region: none goes on in the next one.
    for (const inner of flat(text)) inHeredocs.add(inner);
    const line = (part: string, style: string | undefined, start: string, inside: string): VimItem => {
      const group = called(style, number, part);
      const command = `syn region ${group} contained excludenl start=${start} end=/$/ ${inside}`;
      return { group, style, command: command.trimEnd() };
    };
    return [
      line('_rest', undefined, '/\\%>1c\\ze./', contains({}, rest?.patterns ?? [])),
      line('_line', styleOf(rule), '/^\\ze./', contains(rule, text)),
    ];
  }

  function contains(rule: Rule, patterns: readonly Rule[]): string {
    const inner = flat(patterns);
    const names = [
      ...(inner.length === 0 ? [] : [clusterOf(inner)]),
      // Misspelt words are told of in comments, and nowhere else.
      ...(SPELT.has(colour(rule.name) ?? '') ? ['@Spell'] : []),
    ];
    return names.length === 0 ? '' : `contains=${names.join()}`;
  }
}

const SPELT: ReadonlySet<string> = new Set(['Comment', 'Documentation']);

function isRestOfLine(rule: Rule | undefined): boolean {
  return rule?.begin === REST_OF_LINE.begin;
}

/** Numbers of groups that a pattern wants of the one that began it. */
function groupsIn(closing: string): readonly string[] {
  const parts = patternParts(closing);
  return [...new Set(parts.flatMap(part => (part.kind === 'again' ? [part.group] : [])))].sort();
}

/** What may win over the end of a region, in one pattern. */
function skipped(inner: readonly Rule[]): string {
  const firsts = inner.map(({ match, begin = '' }) => vimParts(match ?? begin));
  return firsts.length === 0 ? '' : vimPattern(firsts);
}

/** The groups of a pattern that stand next to each other, each with the others behind it. */
function captured({ before, rest }: VimParts): readonly VimParts[] {
  const pieces: VimParts[] = [];
  for (let i = 0; i < rest.length; i = closeOf(rest, i) + 1) {
    const end = closeOf(rest, i) + 1;
    const behind = rest.slice(end);
    const ahead: readonly PatternPart[] =
      behind.length === 0 ? [] : [{ kind: 'open', group: '(?=' }, ...behind, { kind: 'close' }];
    pieces.push({ before: i === 0 ? before : [], rest: [...rest.slice(i, end), ...ahead] });
  }
  return pieces;
}

/** Each rule behind all that win over it in some place: Vim takes the last. */
function strongestLast(places: readonly (readonly Rule[])[]): readonly Rule[] {
  const weaker = new Map<Rule, Set<Rule>>();
  for (const place of places)
    for (const [i, rule] of place.entries()) {
      const set = weaker.get(rule) ?? new Set();
      const next = place[i + 1];
      if (next !== undefined) set.add(next);
      weaker.set(rule, set);
    }
  const ordered = new Set<Rule>();
  const open = new Set<Rule>();
  const path: { readonly rule: Rule; readonly others: Iterator<Rule> }[] = [];
  const begin = (rule: Rule): void => {
    if (open.has(rule)) return;
    open.add(rule);
    path.push({ rule, others: (weaker.get(rule) ?? new Set<Rule>()).values() });
  };
  for (const first of weaker.keys()) {
    begin(first);
    for (let last = path.at(-1); last !== undefined; last = path.at(-1)) {
      const { done, value } = last.others.next();
      if (!done) begin(value);
      else ordered.add((path.pop() as typeof last).rule);
    }
  }
  return [...ordered];
}
