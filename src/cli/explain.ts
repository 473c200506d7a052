import { type Explanation, explain, explainable } from '../commands/explain.js';
import type { ErroDaLinguagem } from '../contract/generated/contract.js';
import { UserError } from '../findings/user-error.js';
import { visible } from '../text/visible.js';
import { colours } from './colours.js';
import { entryText, listAll } from './explain-entry.js';
import { explainRule, noRule } from './explain-rule.js';
import { logText } from './log-text.js';
import { type LanguageFlags, runOptions } from './run-options.js';
import { webAddress } from './web-address.js';

interface Options extends LanguageFlags {
  readonly list?: boolean;
  readonly from?: string;
  readonly docsUrl?: string;
  readonly json?: boolean;
}

/** `refdata explain`: true when there is such a code or name, or such a rule of ours. */
export async function runExplain(
  name: string | undefined,
  { json = false, list = false, ...options }: Options,
): Promise<boolean> {
  const where = {
    ...runOptions(options),
    from: options.from,
    docsUrl: webAddress('--docs-url', options.docsUrl),
  };
  if (list) {
    const entries = await explainable(where).catch((error: unknown) => {
      if (isNoLanguage(error)) return [];
      throw error;
    });
    return listAll(entries, name, json);
  }
  if (name === undefined || name.trim() === '')
    throw new UserError(
      'Nothing says what to explain.',
      'Give an error code, a word, a function, a command or the id of a rule; --list shows what there is.',
    );
  if (explainRule(name, json)) return true;
  const found = await explain(name, where).catch((error: unknown) => {
    throw (isNoLanguage(error) && noRule(name)) || error;
  });
  const ok = found.erro !== undefined || found.entries.length > 0;
  if (json) {
    const { versao, erro = null, url = null, near, entries, nearNames } = found;
    const suggested = [...new Set([...near.map(({ codigo }) => codigo), ...nearNames])];
    process.stdout.write(`${JSON.stringify({ ok, versao, erro, url, entries, near: suggested }, null, 2)}\n`);
    return ok;
  }
  if (!ok) {
    sayNothing(name, found);
    return false;
  }
  if (found.erro) printCode(found.erro, found.url);
  for (const entry of found.entries) process.stdout.write(logText(entryText(entry)));
  return true;
}

/** Whether there is no configuration: then only rules of ours can be explained. */
function isNoLanguage(error: unknown): boolean {
  return error instanceof UserError && (error.cause as NodeJS.ErrnoException | undefined)?.code === 'ENOENT';
}

function sayNothing(name: string, { near, nearNames, versao }: Explanation): void {
  process.stderr.write(
    `${colours.red('error')} There is no code ${visible(name)}, and nothing else of that name (versao ${versao}).\n`,
  );
  const titles = new Map(near.map(({ codigo, titulo }) => [codigo, titulo]));
  const names = [...new Set([...titles.keys(), ...nearNames])];
  if (names.length === 0) {
    process.stderr.write(`${colours.dim('refdata explain --list shows what there is.')}\n`);
    return;
  }
  const lines = names.map(each =>
    `  ${colours.bold(visible(each))}  ${visible(titles.get(each) ?? '')}`.trimEnd(),
  );
  process.stderr.write(`Did you mean one of these?\n${lines.join('\n')}\n`);
}

function printCode(erro: ErroDaLinguagem, url: string | undefined): void {
  process.stdout.write(`${colours.bold(`${erro.codigo}  ${visible(erro.titulo)}`)}\n`);
  for (const [title, text] of [
    ['Explicação', erro.explicacao],
    ['Exemplo', erro.exemplo],
    ['Solução', erro.solucao],
  ] as const) {
    if (text.trim() !== '') process.stdout.write(`\n${colours.cyan(title)}\n${indent(visible(text))}\n`);
  }
  if (url) process.stdout.write(`\n${colours.cyan('Documentação')}\n  ${url}\n`);
}

function indent(text: string): string {
  return text
    .replace(/^\n+|\s+$/g, '')
    .split('\n')
    .map(line => (line === '' ? '' : `  ${line}`))
    .join('\n');
}
