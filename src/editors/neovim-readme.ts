import type { EditorInput } from './editor.js';
import { textsIn } from './words.js';

/** What somebody reads who has the package, in the tongue of the language. */
export function neovimReadme({ lexico, descricao, documentacao, idioma, servidor }: EditorInput, id: string) {
  const { nome, extensao } = lexico;
  const texts = textsIn(idioma);
  const isOn = servidor?.hasOwn ?? false;
  const setting = `\`vim.g.${id.replace(/\W/g, '_')}_servidor = ${isOn}\``;
  const server =
    servidor === undefined ? '' : `\n${texts.neovim.server(setting, isOn)}\n\n${texts.neovim.keys}\n`;
  return `# ${nome}

${descricao}

${texts.neovim.has(nome)} (\`${extensao}\`). ${texts.documentation}: <${documentacao}>
${server}
${texts.generated}
`;
}
