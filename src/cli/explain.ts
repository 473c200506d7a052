import { explain } from '../commands/explain.js';
import { visible } from '../text/visible.js';
import { colours } from './colours.js';
import { explainRule } from './explain-rule.js';
import { type LanguageFlags, runOptions } from './run-options.js';
import { webAddress } from './web-address.js';

interface Options extends LanguageFlags {
  readonly from?: string;
  readonly docsUrl?: string;
  readonly json?: boolean;
}

/** `refdata explain`: true when there is such a code, or such a rule of ours. */
export async function runExplain(code: string, { json = false, ...options }: Options): Promise<boolean> {
  if (explainRule(code, json)) return true;
  const { erro, url, near, versao } = await explain(code, {
    ...runOptions(options),
    from: options.from,
    docsUrl: webAddress('--docs-url', options.docsUrl),
  });
  if (json) {
    process.stdout.write(
      `${JSON.stringify({ ok: erro !== undefined, versao, erro: erro ?? null, url: url ?? null, near: near.map(entry => entry.codigo) }, null, 2)}\n`,
    );
    return erro !== undefined;
  }
  if (!erro) {
    process.stderr.write(`${colours.red('error')} There is no code ${visible(code)} (versao ${versao}).\n`);
    if (near.length > 0)
      process.stderr.write(
        `Did you mean one of these?\n${near.map(entry => `  ${colours.bold(entry.codigo)}  ${visible(entry.titulo)}\n`).join('')}`,
      );
    return false;
  }
  process.stdout.write(`${colours.bold(`${erro.codigo}  ${visible(erro.titulo)}`)}\n`);
  for (const [title, text] of [
    ['Explicação', erro.explicacao],
    ['Exemplo', erro.exemplo],
    ['Solução', erro.solucao],
  ] as const) {
    if (text.trim() !== '') process.stdout.write(`\n${colours.cyan(title)}\n${indent(visible(text))}\n`);
  }
  if (url) process.stdout.write(`\n${colours.cyan('Documentação')}\n  ${url}\n`);
  return true;
}

function indent(text: string): string {
  return text
    .replace(/^\n+|\s+$/g, '')
    .split('\n')
    .map(line => (line === '' ? '' : `  ${line}`))
    .join('\n');
}
