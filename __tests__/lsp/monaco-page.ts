/** A page with Monaco, bundled for Chromium: its editor asks the language server in a worker, by the protocol's own connection. */
import * as monaco from 'monaco-editor-core';
import {
  BrowserMessageReader,
  BrowserMessageWriter,
  type CompletionList,
  createMessageConnection,
  type Hover,
  type PublishDiagnosticsParams,
} from 'vscode-languageserver-protocol/browser';

declare const document: { body: never };
declare const Worker: new (address: string) => ConstructorParameters<typeof BrowserMessageReader>[0];

const ID = 'lume';
const textOf = (contents: Hover['contents'] | undefined) =>
  contents !== undefined && 'value' in (contents as object) ? (contents as { value: string }).value : '';

export async function start(dados: object): Promise<void> {
  const worker = new Worker('/servidor.web.js');
  const connection = createMessageConnection(
    new BrowserMessageReader(worker),
    new BrowserMessageWriter(worker),
  );
  connection.listen();
  await connection.sendRequest('initialize', {
    processId: null,
    rootUri: null,
    capabilities: { textDocument: { hover: { contentFormat: ['markdown'] } } },
    initializationOptions: { dados },
  });
  await connection.sendNotification('initialized', {});

  monaco.languages.register({ id: ID, extensions: ['.lm'] });
  const model = monaco.editor.createModel('', ID, monaco.Uri.parse('inmemory:///ola.lm'));
  const textDocument = { uri: String(model.uri) };
  await connection.sendNotification('textDocument/didOpen', {
    textDocument: { ...textDocument, languageId: ID, version: model.getVersionId(), text: model.getValue() },
  });
  model.onDidChangeContent(({ changes, versionId }) => {
    const contentChanges = changes.map(({ range, text }) => ({
      range: {
        start: { line: range.startLineNumber - 1, character: range.startColumn - 1 },
        end: { line: range.endLineNumber - 1, character: range.endColumn - 1 },
      },
      text,
    }));
    void connection.sendNotification('textDocument/didChange', {
      textDocument: { ...textDocument, version: versionId },
      contentChanges,
    });
  });
  const at = ({ lineNumber, column }: monaco.Position) => ({
    textDocument,
    position: { line: lineNumber - 1, character: column - 1 },
  });
  monaco.languages.registerCompletionItemProvider(ID, {
    triggerCharacters: ['.'],
    provideCompletionItems: async (_, position) => {
      const list = await connection.sendRequest<CompletionList>('textDocument/completion', at(position));
      const word = model.getWordUntilPosition(position);
      const range = {
        startLineNumber: position.lineNumber,
        endLineNumber: position.lineNumber,
        startColumn: word.startColumn,
        endColumn: word.endColumn,
      };
      return {
        suggestions: (list?.items ?? []).map(({ label, kind }) => ({
          label,
          kind: (kind ?? 1) as number,
          insertText: label,
          range,
        })),
      };
    },
  });
  monaco.languages.registerHoverProvider(ID, {
    provideHover: async (_, position) => {
      const hover = await connection.sendRequest<Hover | null>('textDocument/hover', at(position));
      return hover && { contents: [{ value: textOf(hover.contents) }] };
    },
  });
  connection.onNotification('textDocument/publishDiagnostics', ({ diagnostics }: PublishDiagnosticsParams) =>
    monaco.editor.setModelMarkers(
      model,
      ID,
      diagnostics.map(({ range, message }) => ({
        severity: monaco.MarkerSeverity.Warning,
        message: typeof message === 'string' ? message : message.value,
        startLineNumber: range.start.line + 1,
        startColumn: range.start.character + 1,
        endLineNumber: range.end.line + 1,
        endColumn: range.end.character + 1,
      })),
    ),
  );
  monaco.editor.create(document.body, { model, wordBasedSuggestions: 'off' }).focus();
}
