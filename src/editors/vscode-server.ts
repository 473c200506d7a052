import { readAsset } from '../runtime/assets.js';
import type { EditorFile, ServerInput } from './editor.js';

/** The oldest VS Code that the client of the language server runs in. */
export const VSCODE_OF_CLIENT = '^1.91.0';

/** A file of the extension that is the same for all languages, and what an archive has of it, in base64. */
interface Script {
  readonly text: string;
  readonly deflated: string;
  readonly size: number;
  readonly crc: number;
}

/** The scripts that `npm run build` has made, and their licences, by their names in the folder of an extension. */
export function serverScripts(): Readonly<Record<string, Script>> {
  return JSON.parse(readAsset('editors/vscode.json').toString('utf8')) as Record<string, Script>;
}

/** The scripts and the data of a language server in an extension: nothing else has to be installed, nothing is fetched. */
export function serverFiles({ dados }: ServerInput): EditorFile[] {
  return [
    ...Object.entries(serverScripts()).map(([path, { text, deflated, ...sums }]) => ({
      path,
      text,
      deflated: { ...sums, bytes: Buffer.from(deflated, 'base64') },
    })),
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
