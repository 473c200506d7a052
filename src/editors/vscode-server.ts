import { readAsset } from '../runtime/assets.js';
import type { EditorFile, ServerInput } from './editor.js';

/** The oldest VS Code that the client of the language server runs in. */
export const VSCODE_OF_CLIENT = '^1.91.0';

/** The scripts and the data of a language server in an extension: nothing else has to be installed, nothing is fetched. */
export function serverFiles({ dados }: ServerInput): EditorFile[] {
  const scripts = JSON.parse(readAsset('editors/vscode.json').toString('utf8')) as Record<string, string>;
  return [
    ...Object.entries(scripts).map(([path, text]) => ({ path, text })),
    { path: 'dados.json', text: `${JSON.stringify(dados)}\n` },
  ];
}

/** What the manifest of an extension says of its scripts. */
export function scriptsOf(id: string) {
  return {
    main: './cliente.js',
    browser: './cliente.web.js',
    activationEvents: [`onLanguage:${id}`],
    capabilities: { untrustedWorkspaces: { supported: true }, virtualWorkspaces: true },
  };
}

/** The setting that starts and ends the server. */
export function serverSetting(id: string, nome: string, { hasOwn }: ServerInput) {
  const instead = hasOwn ? ` Off unless you ask for it, since ${nome} has a server of its own.` : '';
  return {
    configuration: {
      title: nome,
      properties: {
        [`${id}.servidor.ativo`]: {
          type: 'boolean',
          default: !hasOwn,
          description: `Completion, hover and diagnostics from the published reference of ${nome}.${instead}`,
        },
      },
    },
  };
}
