import type { Change } from '../../drift/index.js';
import type { Say } from '../../text/said.js';
import { changelogSentence } from './changelog.js';

/** The tongues that `idioma` in refdata.yml names. */
export type NotesTongue = 'pt' | 'en';

/** The groups of Keep a Changelog, in its order. */
const GROUPS = ['added', 'changed', 'deprecated', 'removed'] as const;
type Group = (typeof GROUPS)[number];

interface Words {
  readonly headings: Readonly<Record<Group, string>>;
  readonly texts: string;
  readonly more: (count: number) => string;
  readonly breaking: string;
  /** What the nouns of rules are called, one and several. */
  readonly nouns: Readonly<Record<string, readonly [one: string, several: string]>>;
}

const TONGUES: Readonly<Record<NotesTongue, Words>> = {
  pt: {
    headings: { added: 'Adicionado', changed: 'Modificado', deprecated: 'Obsoleto', removed: 'Removido' },
    texts: 'textos',
    more: count => `e mais ${count}`,
    breaking: 'Quebra',
    nouns: {
      reservada: ['palavra reservada', 'palavras reservadas'],
      contextual: ['palavra contextual', 'palavras contextuais'],
      palavra: ['palavra', 'palavras'],
      operador: ['operador', 'operadores'],
      verbo: ['verbo HTTP', 'verbos HTTP'],
      regra: ['regra', 'regras'],
      embutida: ['função embutida', 'funções embutidas'],
      modulo: ['módulo', 'módulos'],
      simbolo: ['símbolo', 'símbolos'],
      parametro: ['assinatura', 'assinaturas'],
      parametros: ['assinatura', 'assinaturas'],
      assinatura: ['assinatura', 'assinaturas'],
      retorno: ['assinatura', 'assinaturas'],
      grupo: ['grupo de comandos', 'grupos de comandos'],
      comando: ['comando', 'comandos'],
      opcao: ['opção', 'opções'],
      codigo: ['código de erro', 'códigos de erro'],
      exercicios: ['exercícios', 'exercícios'],
      contagem: ['inventário', 'inventário'],
      pacote: ['pacote', 'pacotes'],
      esquema: ['esquema publicado', 'esquemas publicados'],
    },
  },
  en: {
    headings: { added: 'Added', changed: 'Changed', deprecated: 'Deprecated', removed: 'Removed' },
    texts: 'texts',
    more: count => `and ${count} more`,
    breaking: 'Breaking',
    nouns: {
      reservada: ['reserved word', 'reserved words'],
      contextual: ['contextual word', 'contextual words'],
      palavra: ['word', 'words'],
      operador: ['operator', 'operators'],
      verbo: ['HTTP verb', 'HTTP verbs'],
      regra: ['rule', 'rules'],
      embutida: ['built-in function', 'built-in functions'],
      modulo: ['module', 'modules'],
      simbolo: ['symbol', 'symbols'],
      parametro: ['signature', 'signatures'],
      parametros: ['signature', 'signatures'],
      assinatura: ['signature', 'signatures'],
      retorno: ['signature', 'signatures'],
      grupo: ['command group', 'command groups'],
      comando: ['command', 'commands'],
      opcao: ['option', 'options'],
      codigo: ['error code', 'error codes'],
      exercicios: ['exercises', 'exercises'],
      contagem: ['inventory', 'inventory'],
      pacote: ['package', 'packages'],
      esquema: ['published schema', 'published schemas'],
    },
  },
};

/** Names of one line; the rest is counted. */
const MAX_NAMES = 30;
/** Nouns that come and go as entries; what comes and goes inside of one changes it. */
const ENTRY =
  /^(?:reservada|contextual|operador|verbo|regra|embutida|modulo|simbolo|grupo|comando|opcao|codigo|exercicios|pacote)-(added|removed)$/;
const RENAME = /-(?:renamed|renumbered|renamed-kept)$/;
const MOVE = /-moved$/;
/** Instead of a noun: what is told in sentences, each with this before it. */
const TOLD = '\0';

/**
 * The section of a version in the form of Keep a Changelog, without its heading: a line for each noun of a group, and a sentence
 * for what works in another way, of which the name alone says nothing, and for what has no noun, as the language itself.
 */
export function releaseNotes(changes: readonly Change[], tongue: NotesTongue, say: Say): string {
  const words = TONGUES[tongue];
  const groups = new Map<Group, Map<string, Set<string>>>();
  for (const change of changes) {
    if (change.level === 'info') continue;
    const group = groupOf(change.rule);
    const lines = groups.get(group) ?? new Map<string, Set<string>>();
    const breaks = group === 'changed' && change.level === 'major';
    const isTold =
      (breaks && !RENAME.test(change.rule) && !MOVE.test(change.rule)) ||
      !Object.hasOwn(words.nouns, nounOf(change));
    const key = isTold ? `${TOLD}${breaks ? `**${words.breaking}**: ` : ''}` : lineOf(change, group);
    const names = lines.get(key) ?? new Set<string>();
    names.add(isTold ? changelogSentence(change, say) : namedIn(change));
    lines.set(key, names);
    groups.set(group, lines);
  }
  return GROUPS.flatMap(group => {
    const lines = groups.get(group);
    if (!lines) return [];
    const written = [...lines].map(([key, names]) =>
      key.startsWith(TOLD)
        ? told([...names], key.slice(TOLD.length), words)
        : `- ${headOf(key, names.size, words)}: ${listed([...names], words)}\n`,
    );
    return [`### ${words.headings[group]}\n\n${written.join('')}`];
  }).join('\n');
}

/** What a change is about: its name, the old and the new one, or from where to where it went. */
function namedIn({ rule, name, before, after }: Change): string {
  const way = `${code(before)} → ${code(after)}`;
  if (MOVE.test(rule)) return `${code(name)} (${way})`;
  return RENAME.test(rule) ? way : code(name);
}

function groupOf(rule: string): Group {
  if (rule === 'simbolo-deprecated') return 'deprecated';
  const [, way] = ENTRY.exec(rule) ?? [];
  return way === 'added' || way === 'removed' ? way : 'changed';
}

/** What is said together: the noun, whether it breaks, and whether only texts changed. */
function lineOf(change: Change, group: Group): string {
  const { level } = change;
  const kind = group !== 'changed' ? '' : level === 'patch' ? 'texts' : level === 'major' ? 'breaking' : '';
  return `${nounOf(change)} ${kind}`;
}

/** The first word of a rule. */
function nounOf({ rule }: Change): string {
  return rule.split('-')[0] ?? '';
}

function headOf(key: string, count: number, words: Words): string {
  const [noun = '', kind = ''] = key.split(' ');
  const [one = '', several = ''] = words.nouns[noun] ?? [];
  const name = count === 1 ? one : several;
  const capital = name.charAt(0).toUpperCase() + name.slice(1);
  if (kind === 'texts') return `${capital} (${words.texts})`;
  return kind === 'breaking' ? `${capital} (**${words.breaking.toLowerCase()}**)` : capital;
}

/** A line for each. */
function told(sentences: readonly string[], start: string, { more }: Words): string {
  const rest = sentences.length - MAX_NAMES;
  const all = [...sentences.slice(0, MAX_NAMES), ...(rest > 0 ? [`${more(rest)}.`] : [])];
  return all.map(each => `- ${start}${each}\n`).join('');
}

function listed(names: readonly string[], { more }: Words): string {
  const rest = names.length - MAX_NAMES;
  return `${names.slice(0, MAX_NAMES).join(', ')}${rest > 0 ? ` ${more(rest)}` : ''}.`;
}

/** Code between as many backquotes as the text needs. */
function code(value: unknown): string {
  const line = String(value ?? '')
    .replace(/\s+/g, ' ')
    .trim();
  const longest = Math.max(0, ...(line.match(/`+/g) ?? []).map(run => run.length));
  const fence = '`'.repeat(longest + 1);
  const space = longest > 0 ? ' ' : '';
  return `${fence}${space}${line}${space}${fence}`;
}
