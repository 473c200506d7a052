import type { Lexico } from '../lexico/index.js';
import type { Tongue } from '../text/said.js';
import { type Editor, type EditorFile, type EditorInput, jsonFile, type ServerInput } from './editor.js';
import { iconOf } from './icon.js';
import { languageConfiguration } from './language-configuration.js';
import { idOf } from './scopes.js';
import { snippets } from './snippets.js';
import { textmate } from './textmate/textmate.js';
import { scriptsOf, serverFiles, serverSettings, settingTexts, VSCODE_OF_CLIENT } from './vscode-server.js';
import { vsixOf } from './vsix.js';
import { textsIn } from './words.js';

/** The oldest VS Code that has everything that the extension says. */
const VSCODE = '^1.75.0';

/** A whole extension: `vsce package` makes of the folder what people install. */
export const vscodeEditor: Editor = {
  name: 'vscode',
  title: 'an extension of VS Code',
  hasServer: true,
  files: input => extension(input).map(({ path, text }) => ({ path: `vscode/${path}`, text })),
  pack: input => ({ path: `${idOf(input.lexico)}.vsix`, bytes: vsixOf(extension(input)) }),
  install: at => `curl -O "${at}"\ncode --install-extension ${at.slice(at.lastIndexOf('/') + 1)}`,
};

function extension(input: EditorInput): EditorFile[] {
  const { lexico, programs, idioma, servidor } = input;
  const id = idOf(lexico);
  const parts = snippets(lexico, programs);
  const hasSnippets = Object.keys(parts).length > 0;
  return [
    jsonFile('package.json', manifest(input, hasSnippets)),
    jsonFile('language-configuration.json', languageConfiguration(lexico)),
    jsonFile(`syntaxes/${id}.tmLanguage.json`, textmate(lexico)),
    { path: 'icone.svg', text: iconOf(lexico) },
    ...(hasSnippets ? [jsonFile(`snippets/${id}.json`, parts)] : []),
    ...(servidor === undefined
      ? []
      : [...settingTexts(lexico.nome, idioma, servidor), ...serverFiles(servidor)]),
    { path: 'README.md', text: readme(input, hasSnippets) },
    {
      path: 'CHANGELOG.md',
      text: `# ${lexico.versao}\n\n${textsIn(idioma).colours(lexico.nome, lexico.versao)}\n`,
    },
    { path: 'LICENSE', text: LICENCE },
    { path: '.vscodeignore', text: '.vscode/**\n*.vsix\n' },
  ];
}

function manifest(
  { lexico, descricao, documentacao, repositorio, servidor }: EditorInput,
  hasSnippets: boolean,
) {
  const { nome, extensao, versao } = lexico;
  const id = idOf(lexico);
  return {
    name: `${id}-language`,
    displayName: nome,
    description: descricao,
    version: versionOf({ versao }),
    publisher: id,
    license: '0BSD',
    homepage: documentacao,
    ...(repositorio !== undefined && { repository: { type: 'git', url: repositorio } }),
    engines: { vscode: servidor === undefined ? VSCODE : VSCODE_OF_CLIENT },
    categories: ['Programming Languages', ...(hasSnippets ? ['Snippets'] : [])],
    keywords: [id],
    ...(servidor !== undefined && scriptsOf(id)),
    contributes: {
      languages: [
        {
          id,
          aliases: [nome],
          extensions: [extensao],
          icon: { light: './icone.svg', dark: './icone.svg' },
          configuration: './language-configuration.json',
        },
      ],
      grammars: [{ language: id, scopeName: `source.${id}`, path: `./syntaxes/${id}.tmLanguage.json` }],
      ...(hasSnippets && { snippets: [{ language: id, path: `./snippets/${id}.json` }] }),
      ...settingsOf(lexico, id),
      ...(servidor !== undefined && serverSettings(id, nome, servidor)),
    },
  };
}

/** Where indentation makes blocks, its width is no matter of taste. */
function settingsOf({ blocos }: Lexico, id: string) {
  if (!blocos?.largura) return {};
  return {
    configurationDefaults: {
      [`[${id}]`]: {
        'editor.tabSize': blocos.largura,
        'editor.insertSpaces': true,
        'editor.detectIndentation': false,
      },
    },
  };
}

/** The first three numbers of a version: extensions have no others. */
export function versionOf({ versao }: Pick<Lexico, 'versao'>): string {
  const [major = 0, minor = 0, patch = 0] = (/\d+(?:\.\d+)*/.exec(versao)?.[0] ?? '0.0.1')
    .split('.')
    .map(Number);
  return `${major}.${minor}.${patch}`;
}

function readme(
  { lexico, descricao, documentacao, idioma, servidor }: EditorInput,
  hasSnippets: boolean,
): string {
  const { nome, extensao } = lexico;
  const texts = textsIn(idioma);
  return `# ${nome}

${descricao}

${texts.vscode.has(hasSnippets, nome)} (\`${extensao}\`). ${texts.documentation}: <${documentacao}>
${servidor === undefined ? '' : serverText(lexico, idioma, servidor)}
${texts.generated}
`;
}

function serverText(lexico: Lexico, idioma: Tongue, { hasOwn, proxima }: ServerInput): string {
  const { vscode } = textsIn(idioma);
  const setting = (key: string) => `\`${idOf(lexico)}.servidor.${key}\``;
  const turns = hasOwn ? vscode.turnsOn(lexico.nome) : vscode.turnsOff;
  const next = proxima && vscode.rehearses(`${lexico.nome} ${proxima.versao}`, setting('proxima'));
  return `\n${vscode.server(setting('ativo'))} ${turns}\n${next === undefined ? '' : `\n${next}\n`}`;
}

export const LICENCE = `BSD Zero Clause License

Permission to use, copy, modify, and/or distribute this software for any
purpose with or without fee is hereby granted.

THE SOFTWARE IS PROVIDED "AS IS" AND THE AUTHOR DISCLAIMS ALL WARRANTIES WITH
REGARD TO THIS SOFTWARE INCLUDING ALL IMPLIED WARRANTIES OF MERCHANTABILITY
AND FITNESS. IN NO EVENT SHALL THE AUTHOR BE LIABLE FOR ANY SPECIAL, DIRECT,
INDIRECT, OR CONSEQUENTIAL DAMAGES OR ANY DAMAGES WHATSOEVER RESULTING FROM
LOSS OF USE, DATA OR PROFITS, WHETHER IN AN ACTION OF CONTRACT, NEGLIGENCE OR
OTHER TORTIOUS ACTION, ARISING OUT OF OR IN CONNECTION WITH THE USE OR
PERFORMANCE OF THIS SOFTWARE.
`;
