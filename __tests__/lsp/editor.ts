import { PassThrough } from 'node:stream';
import {
  type CodeAction,
  type CompletionItem,
  type CompletionList,
  createMessageConnection,
  type Diagnostic,
  type Hover,
  type InitializeResult,
  type MessageConnection,
  type Position,
  type PublishDiagnosticsParams,
  type SignatureHelp,
  StreamMessageReader,
  StreamMessageWriter,
  type TextDocumentContentChangeEvent,
} from 'vscode-languageserver-protocol/node';
import { lspOver } from '../../src/commands/lsp.js';
import { ALL_FEATURES, type Features } from '../../src/lsp/features.js';
import type { Tongue } from '../../src/text/said.js';

const CAPABILITIES = {
  textDocument: {
    completion: { completionItem: { snippetSupport: true, documentationFormat: ['markdown'] } },
    hover: { contentFormat: ['markdown', 'plaintext'] },
    signatureHelp: { signatureInformation: { documentationFormat: ['markdown'] } },
  },
};

export interface EditorOptions {
  readonly from?: readonly string[];
  readonly next?: string;
  readonly repo?: string;
  readonly cache?: string;
  readonly features?: Features;
  readonly capabilities?: object;
  /** English unless given: most tests read what is said. */
  readonly tongue?: Tongue | 'own';
}

/** A place in a text is written with this sign, which is taken out. */
const MARK = '¦';

/** Somebody who writes programs, at the other end of the protocol: with the client of the protocol's own authors. */
export class Editor {
  initialized!: InitializeResult;
  readonly messages: string[] = [];
  private readonly told = new Map<string, PublishDiagnosticsParams>();
  private readonly waiting: (() => void)[] = [];
  private versions = 0;

  /** Of the text that was opened or changed last. */
  get version(): number {
    return this.versions;
  }

  constructor(readonly connection: MessageConnection) {
    connection.onNotification('textDocument/publishDiagnostics', (params: PublishDiagnosticsParams) => {
      this.told.set(params.uri, params);
      for (const wake of this.waiting.splice(0)) wake();
    });
    connection.onNotification('window/showMessage', ({ message }: { message: string }) => {
      this.messages.push(message);
    });
    connection.listen();
  }

  /** Starts the server in this process, over streams. */
  static async start({
    from = [],
    next,
    repo = '.',
    cache,
    features = ALL_FEATURES,
    capabilities,
    tongue = 'en',
  }: EditorOptions): Promise<Editor> {
    const [there, back] = [new PassThrough(), new PassThrough()];
    lspOver(there, back, {
      features,
      from,
      next,
      tongue: tongue === 'own' ? undefined : tongue,
      run: { repo, config: 'refdata.yml', cache },
    });
    const editor = new Editor(
      createMessageConnection(new StreamMessageReader(back), new StreamMessageWriter(there)),
    );
    await editor.initialize(capabilities);
    return editor;
  }

  async initialize(capabilities: object = CAPABILITIES, initializationOptions?: object): Promise<void> {
    this.initialized = await this.connection.sendRequest('initialize', {
      processId: null,
      rootUri: null,
      capabilities,
      ...(initializationOptions && { initializationOptions }),
    });
    await this.connection.sendNotification('initialized', {});
  }

  /** Opens a text; gives the place that is marked in it. */
  async open(
    uri: string,
    marked: string,
    languageId = uri.endsWith('.lm') ? 'lume' : 'plaintext',
  ): Promise<{ textDocument: { uri: string }; position: Position }> {
    const at = marked.indexOf(MARK);
    const text = at < 0 ? marked : marked.slice(0, at) + marked.slice(at + MARK.length);
    this.versions += 1;
    this.told.delete(uri);
    const textDocument = { uri, languageId, version: this.versions, text };
    await this.connection.sendNotification('textDocument/didOpen', { textDocument });
    const lines = text.slice(0, Math.max(at, 0)).split(/\r\n?|\n/);
    return {
      textDocument: { uri },
      position: { line: lines.length - 1, character: lines.at(-1)?.length ?? 0 },
    };
  }

  async change(uri: string, contentChanges: readonly TextDocumentContentChangeEvent[]): Promise<void> {
    this.versions += 1;
    await this.connection.sendNotification('textDocument/didChange', {
      textDocument: { uri, version: this.versions },
      contentChanges,
    });
  }

  async complete(marked: string, uri = PROGRAM, context?: object): Promise<CompletionItem[]> {
    const place = await this.open(uri, marked);
    const list = await this.connection.sendRequest<CompletionList | CompletionItem[] | null>(
      'textDocument/completion',
      { ...place, ...(context && { context }) },
    );
    return list === null ? [] : 'items' in list ? list.items : list;
  }

  async labels(marked: string, uri = PROGRAM): Promise<string[]> {
    return (await this.complete(marked, uri)).map(({ label }) => label);
  }

  async hover(marked: string, uri = PROGRAM): Promise<string | undefined> {
    const place = await this.open(uri, marked);
    const hover = await this.connection.sendRequest<Hover | null>('textDocument/hover', place);
    return hover === null ? undefined : (hover.contents as { value: string }).value;
  }

  async signature(marked: string, uri = PROGRAM): Promise<SignatureHelp | null> {
    return this.connection.sendRequest('textDocument/signatureHelp', await this.open(uri, marked));
  }

  /** What the server says of a text, of the version that was opened last. */
  async diagnostics(text: string, uri = PROGRAM, languageId?: string): Promise<Diagnostic[]> {
    await this.open(uri, text, languageId);
    return this.toldOf(uri, this.versions);
  }

  async toldOf(uri: string, version = this.versions): Promise<Diagnostic[]> {
    for (;;) {
      const told = this.told.get(uri);
      if (told?.version === version) return told.diagnostics;
      await new Promise<void>(wake => this.waiting.push(wake));
    }
  }

  async fixes(uri: string, range: Diagnostic['range']): Promise<CodeAction[]> {
    return this.connection.sendRequest('textDocument/codeAction', {
      textDocument: { uri },
      range,
      context: { diagnostics: [] },
    });
  }

  close(): void {
    this.connection.dispose();
  }
}

export const PROGRAM = 'file:///tmp/projeto/ola.lm';
