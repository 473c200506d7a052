import { readAsset } from '../runtime/assets.js';
import type { Tongue } from '../text/said.js';
import { DATA_FILE, NEXT_FILE } from './data-files.js';
import { type EditorFile, jsonFile, type ServerInput } from './editor.js';
import { textsIn } from './words.js';

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
  // Each build needs them several times, and they are unpacked: `refdata dev` builds at every keystroke.
  scripts ??= JSON.parse(readAsset('editors/vscode.json').toString('utf8')) as Record<string, Script>;
  return scripts;
}

let scripts: Readonly<Record<string, Script>> | undefined;

/** The scripts and the data of a language server in an extension: nothing else has to be installed, nothing is fetched. */
export function serverFiles({ dados, proxima }: ServerInput): EditorFile[] {
  return [
    ...Object.entries(serverScripts()).map(([path, { text, deflated, ...sums }]) => ({
      path,
      text,
      deflated: { ...sums, bytes: Buffer.from(deflated, 'base64') },
    })),
    { path: DATA_FILE, text: `${JSON.stringify(dados)}\n` },
    ...(proxima === undefined ? [] : [{ path: NEXT_FILE, text: `${JSON.stringify(proxima.dados)}\n` }]),
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

/** Keys of texts that VS Code looks up in the tongue of who uses it. */
const ACTIVE = 'servidor.ativo';
const NEXT = 'servidor.proxima';

/** The settings that start and end the server, and the rehearsal of an upgrade. */
export function serverSettings(id: string, nome: string, { hasOwn, proxima }: ServerInput) {
  const setting = (key: string, isOn: boolean) => ({
    [`${id}.${key}`]: { type: 'boolean', default: isOn, description: `%${key}%` },
  });
  return {
    configuration: {
      title: nome,
      properties: { ...setting(ACTIVE, !hasOwn), ...(proxima !== undefined && setting(NEXT, true)) },
    },
  };
}

/** What the settings say: in the tongue of the language, and in those that VS Code may be in besides. */
export function settingTexts(nome: string, idioma: Tongue, { hasOwn, proxima }: ServerInput): EditorFile[] {
  const textsOf = (tongue: Tongue) => {
    const { active, off, next } = textsIn(tongue);
    return {
      [ACTIVE]: hasOwn ? `${active(nome)} ${off(nome)}` : active(nome),
      ...(proxima !== undefined && { [NEXT]: next(`${nome} ${proxima.versao}`) }),
    };
  };
  return [
    jsonFile('package.nls.json', textsOf(idioma)),
    // In English VS Code asks for the texts of everybody.
    ...(idioma === 'pt' ? [] : [jsonFile('package.nls.pt-br.json', textsOf('pt'))]),
  ];
}
