import { type CompletionItem, CompletionItemKind } from 'vscode-languageserver-protocol';
import type { Language } from './language.js';

/** A longer line is no command of anybody. */
const MAX_LINE_CHARACTERS = 2000;

/**
 * Commands of the language's program and their options, in texts that are no programs in it: scripts, workflows, pages.
 * Only behind the program's name, as its own usage lines write it.
 */
export function commandCompletions(text: string, offset: number, language: Language): CompletionItem[] {
  const start = Math.max(text.lastIndexOf('\n', offset - 1) + 1, offset - MAX_LINE_CHARACTERS);
  const words = text.slice(start, offset).split(/\s+/);
  const program = programOf(language);
  const at = program === undefined ? -1 : words.lastIndexOf(program);
  if (at < 0 || at === words.length - 1) return [];
  const { grupos } = language.data.files.comandos;
  if (at === words.length - 2)
    return grupos.flatMap(({ comandos }) =>
      comandos.flatMap(({ nome, uso, apelidos }) =>
        [nome, ...apelidos].map(label => ({
          label,
          kind: CompletionItemKind.Event,
          detail: uso,
          data: `comando:${nome}`,
        })),
      ),
    );
  const name = words[at + 1] as string;
  const command = grupos
    .flatMap(({ comandos }) => comandos)
    .find(({ nome, apelidos }) => nome === name || apelidos.includes(name));
  return (command?.opcoes ?? []).flatMap(option => {
    const flag = typeof option === 'object' && option !== null && 'flag' in option ? option.flag : option;
    const detail =
      typeof option === 'object' && option !== null && 'descricao' in option ? option.descricao : '';
    return typeof flag === 'string'
      ? [{ label: flag, kind: CompletionItemKind.Property, detail: String(detail) }]
      : [];
  });
}

/** The program that the usage lines of commands begin with, most of them. */
function programOf({ data }: Language): string | undefined {
  const counts = new Map<string, number>();
  const commands = data.files.comandos.grupos.flatMap(({ comandos }) => comandos);
  for (const { uso, nome } of commands) {
    const [first, second] = uso.trim().split(/\s+/);
    if (first !== undefined && first !== nome && second === nome)
      counts.set(first, (counts.get(first) ?? 0) + 1);
  }
  const [most] = [...counts].sort((a, b) => b[1] - a[1]);
  return most !== undefined && most[1] * 2 > commands.length ? most[0] : undefined;
}
