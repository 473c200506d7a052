import type { EngineName } from '../../editors/editor.js';
import type { Mark } from '../model/marks.js';
import type { Idioma, TipoDeItem } from '../model/model.js';
import { en } from './en.js';
import { pt } from './pt.js';

/** What the page says on which a program is checked. */
export interface CheckWords {
  readonly title: string;
  /** In the navigation. */
  readonly short: string;
  readonly intro: string;
  readonly terminal: string;
  readonly noScript: string;
  readonly label: string;
  readonly button: string;
  readonly states: Readonly<Record<'known' | 'unknown' | 'cannot tell', string>>;
  /** Of the table: name, state, lines, since, alike. */
  readonly heads: readonly string[];
  readonly summary: string;
  readonly problems: string;
}

/** What the page says on which grammars for editors are offered. */
export interface EditorWords {
  readonly title: string;
  readonly intro: string;
  /** Who uses an engine. */
  readonly engines: Readonly<Record<EngineName, string>>;
}

/** What `AGENTS.md` says; what it is said of is Markdown already. */
export interface AgentWords {
  readonly programs: (extensao: string) => string;
  readonly names: (search: string) => string;
  readonly rest: (referencia: string) => string;
  readonly where: string;
}

/** What the pages say themselves, in one tongue. */
export interface Words {
  /** As in `lang`. */
  readonly lang: string;
  readonly skip: string;
  readonly home: string;
  readonly reference: string;
  readonly mainNavigation: string;
  readonly onThisPage: string;
  readonly breadcrumbs: string;
  readonly syntax: string;
  readonly reserved: string;
  readonly reservedIntro: string;
  readonly contextual: string;
  readonly contextualIntro: string;
  readonly operators: string;
  readonly verbs: string;
  readonly verbsIntro: string;
  readonly rules: string;
  /** On the page of what the language has nothing of. */
  readonly nothing: string;
  readonly builtins: string;
  readonly builtinsIntro: string;
  readonly modules: string;
  readonly modulesIntro: string;
  readonly commands: string;
  readonly errors: string;
  readonly errorsIntro: string;
  readonly sheet: string;
  readonly sheetIntro: string;
  readonly index: string;
  readonly kind: string;
  readonly indexIntro: string;
  readonly data: string;
  readonly documentation: string;
  readonly start: string;
  readonly equivalent: string;
  readonly where: string;
  readonly parameters: string;
  readonly name: string;
  readonly type: string;
  readonly defaultValue: string;
  readonly meaning: string;
  readonly passed: string;
  readonly passing: Readonly<Record<'posicao' | 'nome' | 'ambos' | 'resto', string>>;
  readonly optional: string;
  readonly returns: string;
  readonly example: string;
  readonly exampleOfError: string;
  readonly definedAt: string;
  readonly since: string;
  readonly deprecated: string;
  readonly aliases: string;
  readonly symbols: string;
  readonly usage: string;
  readonly options: string;
  readonly examples: string;
  readonly seeAlso: string;
  readonly explanation: string;
  readonly solution: string;
  readonly readMore: string;
  readonly more: string;
  /** One of the pages that a long one goes on in. */
  readonly part: string;
  readonly previous: string;
  readonly next: string;
  readonly gone: (nome: string, kind: string, versao: string) => string;
  /** Before a link to what a name that has no page of its own any more stands for. */
  readonly otherName: (nome: string, versao: string) => string;
  /** Before links to what is called as something that is gone. */
  readonly namesakes: string;
  readonly followedBy: string;
  readonly formerly: string;
  readonly from: string;
  readonly generated: (nome: string, versao: string) => string;
  readonly markdown: string;
  readonly changes: string;
  readonly changesIntro: string;
  readonly noChanges: string;
  readonly sinceVersion: (anterior: string, data: string) => string;
  readonly levels: Readonly<Record<'major' | 'minor' | 'patch' | 'info', string>>;
  readonly preview: {
    readonly banner: (base: string) => string;
    readonly summary: string;
    readonly title: (base: string) => string;
    readonly counts: (added: number, changed: number, gone: number) => string;
    readonly states: Readonly<Record<Mark['state'], string>>;
    readonly since: (state: Mark['state'], base: string) => string;
    readonly unknown: (count: number) => string;
  };
  /** On pages of a copy; `{versao}` stands for the version that is published now. */
  readonly copy: {
    readonly is: (nome: string, versao: string) => string;
    readonly newer: string;
    readonly open: string;
    readonly missing: string;
  };
  readonly count: (count: number, one: string, many: string) => string;
  readonly kinds: Readonly<Record<TipoDeItem, readonly [one: string, many: string]>>;
  readonly check: CheckWords;
  readonly editors: EditorWords;
  readonly agents: AgentWords;
  readonly search: {
    readonly label: string;
    readonly placeholder: string;
    readonly all: string;
    readonly kind: string;
    readonly button: string;
    readonly none: string;
    readonly found: string;
    readonly one: string;
    readonly copy: string;
    readonly copied: string;
  };
}

const TONGUES: Readonly<Record<Idioma, Words>> = { pt, en };

/** What the pages say in a tongue. */
export function wordsOf(idioma: Idioma): Words {
  return TONGUES[idioma];
}
