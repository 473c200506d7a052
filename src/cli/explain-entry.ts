import type { NamedEntry } from '../commands/explain-name.js';
import { CHANGE_IDS, changeRule } from '../drift/index.js';
import { RULE_IDS, ruleInfo } from '../rules/catalogue.js';
import { visible, visibleLine } from '../text/visible.js';
import { colours } from './colours.js';

const MAX_TITLE_CHARACTERS = 80;

/** What says in a line what an entry is, the best first. */
const TITLES = ['titulo', 'resumo', 'descricao', 'assinatura'];

/** What an entry is called by: told in the first line. */
const NAMES = new Set(['palavra', 'simbolo', 'nome', 'codigo', 'total']);

/** An entry for people: its name, the list that it is in, and every field that says something. */
export function entryText({ name, list, within, entry }: NamedEntry): string {
  const where = within === null ? list : `${list}: ${visible(within)}`;
  const lines = [`${colours.bold(visible(name))}  ${where}`];
  for (const [field, value] of Object.entries(entry)) {
    // Another name than the entry has leads to it.
    if (NAMES.has(field) && (value === name || typeof value === 'number')) continue;
    const texts = textsOf(value).filter(text => text.trim() !== '');
    if (texts.length === 0) continue;
    lines.push(
      '',
      colours.cyan(field),
      ...texts.flatMap(text => visible(text).split('\n')).map(text => `  ${text}`),
    );
  }
  return `${lines.map(line => line.trimEnd()).join('\n')}\n`;
}

/** A text, a list of texts, or a list of small objects (`opcoes`, `exemplos`), as lines. */
function textsOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.map(item => textsOf(item).join('  '));
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(textsOf);
  return [String(value)];
}

/** Lists what can be explained, of the language and of refdata; of it what has a text in its name. */
export function listAll(entries: readonly NamedEntry[], part = '', json = false): boolean {
  const wanted = part.toLowerCase();
  const rows = [
    ...entries.map(({ list, within, name, entry }) => ({
      list,
      name: list === 'simbolos' ? `${within}.${name}` : name,
      title: String(TITLES.map(field => entry[field]).find(text => text !== undefined && text !== '') ?? ''),
    })),
    ...[...RULE_IDS, ...CHANGE_IDS].map(id => ({
      list: 'rules',
      name: id,
      title: (changeRule(id) ?? ruleInfo(id))?.title ?? '',
    })),
  ].filter(({ name }) => name.toLowerCase().includes(wanted));
  if (json) {
    process.stdout.write(`${JSON.stringify({ ok: rows.length > 0, entries: rows }, null, 2)}\n`);
    return rows.length > 0;
  }
  if (rows.length === 0)
    process.stderr.write(
      `${colours.red('error')} Nothing has ${visible(part)} in its name.\n${colours.dim('refdata explain --list shows all that there is.')}\n`,
    );
  let last: string | undefined;
  for (const { list, name, title } of rows) {
    if (list !== last) process.stdout.write(`${last === undefined ? '' : '\n'}${colours.cyan(list)}\n`);
    last = list;
    process.stdout.write(
      `  ${colours.bold(visible(name))}  ${visibleLine(title, MAX_TITLE_CHARACTERS)}`.trimEnd(),
    );
    process.stdout.write('\n');
  }
  return rows.length > 0;
}
