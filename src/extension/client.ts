import {
  type Disposable,
  type ExtensionContext,
  env,
  type TerminalLink,
  type TerminalLinkProvider,
  Uri,
  window,
  workspace,
} from 'vscode';
import type { BaseLanguageClient, LanguageClientOptions } from 'vscode-languageclient';
import { DATA_FILE, NEXT_FILE } from '../editors/data-files.js';
import { errorPages } from '../lsp/addresses.js';
import { mentionsIn } from '../lsp/mentions.js';
import type { StartOptions } from './server.js';

/** The language that an extension is for. */
export interface ExtensionLanguage {
  readonly id: string;
  readonly name: string;
}

type Make = (
  context: ExtensionContext,
  language: ExtensionLanguage,
  options: LanguageClientOptions,
) => BaseLanguageClient;

/** What VS Code calls: the server runs as long as the settings say so, and is started and ended when they change. */
export function extensionOf(make: Make) {
  let client: BaseLanguageClient | undefined;
  let terminal: Disposable | undefined;
  let isRehearsing = false;
  let settled: Promise<void> = Promise.resolve();

  async function settle(context: ExtensionContext, language: ExtensionLanguage): Promise<void> {
    const settings = workspace.getConfiguration(language.id);
    const isWanted = settings.get('servidor.ativo') === true;
    // There is no such setting where the extension has no version that comes.
    const rehearses = isWanted && settings.get('servidor.proxima') === true;
    if (isWanted === (client !== undefined) && rehearses === isRehearsing) return;
    isRehearsing = rehearses;
    if (client !== undefined) {
      const old = client;
      client = undefined;
      terminal?.dispose();
      await old.dispose();
    }
    if (!isWanted) return;
    const initializationOptions: StartOptions = {
      dados: await dataOf(context, DATA_FILE),
      trechos: await snippetWords(context),
      ...(rehearses && { proxima: await dataOf(context, NEXT_FILE) }),
    };
    terminal = linkErrorCodes(initializationOptions.dados);
    client = make(context, language, {
      // What the language's own tools write names error codes, which have pages.
      documentSelector: [{ language: language.id }, { scheme: 'output' }, { language: 'log' }],
      initializationOptions,
    });
    await client.start();
  }

  return {
    async activate(context: ExtensionContext): Promise<void> {
      const language = languageOf(context);
      const next = () => {
        // One after the other; what went wrong before is no reason not to try again.
        settled = settled.catch(() => {}).then(() => settle(context, language));
        return settled;
      };
      context.subscriptions.push(
        workspace.onDidChangeConfiguration(event => {
          if (event.affectsConfiguration(`${language.id}.servidor`)) void next();
        }),
      );
      await next();
    },
    async deactivate(): Promise<void> {
      await settled.catch(() => {});
      terminal?.dispose();
      await client?.dispose();
      client = undefined;
    },
  };
}

/** A link on each error code that the language's own tools write into a terminal. */
function linkErrorCodes(data: StartOptions['dados']): Disposable {
  const pages = errorPages(data);
  const links: TerminalLinkProvider<TerminalLink & { readonly address: string }> = {
    provideTerminalLinks: ({ line }) =>
      [...mentionsIn(line, pages)].map(({ of: { address, title }, start, end }) => ({
        startIndex: start,
        length: end - start,
        tooltip: title,
        address,
      })),
    handleTerminalLink: ({ address }) => void env.openExternal(Uri.parse(address)),
  };
  return window.registerTerminalLinkProvider(links);
}

function languageOf({ extension: { packageJSON } }: ExtensionContext): ExtensionLanguage {
  const [{ id }] = packageJSON.contributes.languages as [{ id: string }];
  return { id, name: packageJSON.displayName };
}

/** The words whose blocks VS Code offers by itself, from the snippets of the extension. */
async function snippetWords(context: ExtensionContext): Promise<string[]> {
  const { snippets = [] } = context.extension.packageJSON.contributes as {
    readonly snippets?: readonly { readonly path: string }[];
  };
  const files = snippets.map(({ path }) =>
    dataOf<Record<string, { readonly prefix: string }>>(context, path),
  );
  return (await Promise.all(files)).flatMap(file => Object.values(file).map(({ prefix }) => prefix));
}

/** Read as VS Code reads its own files: on the web there are no others. */
async function dataOf<T = StartOptions['dados']>(
  { extensionUri }: ExtensionContext,
  name: string,
): Promise<T> {
  const bytes = await workspace.fs.readFile(Uri.joinPath(extensionUri, name));
  return JSON.parse(new TextDecoder().decode(bytes));
}
