import type { Lexico } from '../../lexico/index.js';
import { type Editor, jsonFile } from '../editor.js';
import { markOf } from '../mark.js';
import { idOf, scopeOf } from '../scopes.js';
import { exceptionRules } from './exceptions.js';
import { byOpening } from './openings.js';
import { regionRules } from './regions.js';
import type { Rule, Within, Writer } from './rule.js';
import { tokenRules } from './tokens.js';

export const textmateEditor: Editor = {
  name: 'textmate',
  title: 'TextMate grammar: VS Code, Shiki',
  files: ({ lexico }) => [jsonFile(`${idOf(lexico)}.tmLanguage.json`, textmate(lexico))],
  install: at => `curl -O "${at}"`,
};

export interface TextmateGrammar {
  readonly name: string;
  readonly scopeName: string;
  /** What it is of: a key that engines pass over, as others use it. */
  readonly information_for_contributors: readonly string[];
  readonly fileTypes: readonly string[];
  readonly patterns: readonly Rule[];
  readonly repository: Readonly<Record<string, { readonly patterns: readonly Rule[] }>>;
}

/** The lexico as a TextMate grammar: of VS Code, Shiki and many more. */
export function textmate(lexico: Lexico): TextmateGrammar {
  const id = idOf(lexico);
  /** Names of rules of code, by what it stands in. */
  const codes = new Map<string, string>();
  const writer: Writer = { lexico, repository: {}, name: (kind, group) => scopeOf(kind, id, group), code };
  writer.repository.tokens = { patterns: tokenRules(writer) };
  return {
    information_for_contributors: [markOf(lexico)],
    name: lexico.nome,
    scopeName: `source.${id}`,
    fileTypes: [lexico.extensao.replace(/^\./, '')],
    patterns: [code()],
    repository: writer.repository,
  };

  function code(within: Within = {}): Rule {
    const place = JSON.stringify(within);
    const known = codes.get(place);
    if (known !== undefined) return { include: `#${known}` };
    const key = codes.size === 0 ? 'code' : `code-${codes.size}`;
    codes.set(place, key);
    const patterns: Rule[] = [];
    writer.repository[key] = { patterns };
    for (const { region, opening } of byOpening(
      lexico,
      lexico.regioes?.filter(({ dentro }) => !dentro) ?? [],
    ))
      patterns.push(
        ...exceptionRules(writer, region, opening),
        ...regionRules(writer, region, opening, within),
      );
    patterns.push({ include: '#tokens' });
    return { include: `#${key}` };
  }
}
