import type { Config } from '../config/schema.js';
import type { ReferenceFiles } from '../contract/files.js';
import type { EditorInput } from '../editors/editor.js';
import type { Lexico } from '../lexico/index.js';
import type { LanguageData } from '../lsp/language.js';

interface Described {
  /** Where the language's sources can be seen, as refdata.yml says, and the tongue of its texts. */
  readonly config: Pick<Config, 'repositorio' | 'idioma'>;
  readonly index: ReferenceFiles['index'];
  readonly lexico: Lexico;
  readonly programs: readonly { readonly text: string }[];
  /** The whole reference, for the server in an extension; without it an extension has none. */
  readonly dados: LanguageData | undefined;
  /** The version that programs are held against beforehand. */
  readonly next?: LanguageData | undefined;
}

/** What a command is called that starts a language server. */
const SERVER_COMMAND = /(?:^|[\s-])(?:lsp|lang(?:uage)?-?server)$/i;

/** What editors are made of. A language whose program has a command for a language server has a server of its own. */
export function editorInput({ config, index, lexico, programs, dados, next }: Described): EditorInput {
  const commands = dados?.files.comandos.grupos.flatMap(({ comandos }) => comandos) ?? [];
  return {
    lexico,
    descricao: index.descricao,
    documentacao: index.documentacao,
    repositorio: config.repositorio?.replace(/\/(?:-\/)?(?:blob|src|tree)\/.*|\/?\{.*/, ''),
    programs: programs.map(({ text }) => text),
    idioma: config.idioma ?? 'pt',
    servidor: dados && {
      dados,
      proxima: next && { dados: next, versao: next.referencia.versao },
      hasOwn: commands.some(({ nome }) => SERVER_COMMAND.test(nome)),
    },
  };
}
