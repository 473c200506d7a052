import {
  type ClientCapabilities,
  type CompletionItem,
  type Connection,
  ErrorCodes,
  type InitializeResult,
  type Position,
  ResponseError,
  type SemanticTokens,
  TextDocumentSyncKind,
  TextDocuments,
} from 'vscode-languageserver';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { idOf } from '../editors/scopes.js';
import type { Finding } from '../findings/finding.js';
import { VERSION } from '../runtime/generated/version.js';
import { inSlices, type Steps } from '../text/steps.js';
import { commandCompletions } from './command-completion.js';
import { completionsAt, resolved } from './completion.js';
import { configurationDiagnostics, isConfiguration } from './configuration.js';
import { linksOf } from './document-links.js';
import { errorHoverAt, errorLinksOf } from './error-codes.js';
import type { Features } from './features.js';
import { frozen } from './frozen-document.js';
import { hoverAt } from './hover.js';
import type { Language } from './language.js';
import { foldsOf, symbolsOf } from './outline.js';
import { fixesIn } from './problems/diagnostics.js';
import type { Surroundings } from './problems/find.js';
import { lookSteps, type Told } from './problems/look.js';
import type { Program } from './program.js';
import { editsBetween, LEGEND, semanticTokensOf } from './semantic-tokens.js';
import { signatureHelpAt } from './signature-help.js';
import type { Support } from './support.js';

/** So long nothing is typed before a program is looked through. */
const PAUSE_MS = 250;
/** A long program is read again as a whole then: by so many characters the pause is a millisecond longer. */
const CHARACTERS_PER_PAUSE_MS = 2500;
/** Longer texts get no answers: no one has written them by hand. */
const MAX_DOCUMENT_CHARACTERS = 16 * 1024 * 1024;

/** Programs are kept as they were read up to so many characters together; of others only the text and what is wrong with them. */
const MAX_READ_CHARACTERS = 500_000;

/** More of a range is not looked at for its semantic tokens: it is a line that is longer than editors colour. */
const MAX_RANGE_CHARACTERS = 25_000;

export interface Setup {
  readonly features: Features;
  /** Is given what a client sends besides, when it starts. */
  readonly started?: (options: unknown) => void;
  /** What is known of the language, for a document; it may take its time. */
  readonly supportFor: (uri: string) => Promise<Support | undefined>;
  /** The version that programs are held against beforehand; nothing where none was named. */
  readonly next: () => Promise<Language | undefined>;
  readonly surroundingsOf: (uri: string) => Surroundings;
  /** What is wrong with the text of a refdata.yml; without it, such a document is none of ours. */
  readonly mistakesIn?: (configuration: string) => readonly Finding[];
}

/** Answers an editor until it goes. */
export function serve(connection: Connection, setup: Setup): void {
  new Server(connection, setup).listen();
}

class Server {
  private readonly documents = new TextDocuments(TextDocument);
  private readonly programs = new Map<string, { readonly version: number; readonly program: Program }>();
  private readonly told = new Map<
    string,
    { readonly version: number; readonly language: Language; readonly told: readonly Told[] }
  >();
  /** Semantic tokens as they were told last, for those that come next to be told by what is another. */
  private readonly colours = new Map<
    string,
    { readonly resultId: string; readonly data: readonly number[] }
  >();
  private results = 0;
  /** Long documents that are being read as a whole. */
  private readonly preparing = new Map<string, { readonly version: number; readonly work: Promise<void> }>();
  /** Documents whose colours are told from what was known before an edit. */
  private readonly early = new Set<string>();
  private readonly pauses = new Map<string, NodeJS.Timeout>();
  private capabilities: ClientCapabilities = {};
  private phase: 'new' | 'open' | 'over' = 'new';

  constructor(
    private readonly connection: Connection,
    private readonly setup: Setup,
  ) {}

  listen(): void {
    const { connection, documents } = this;
    connection.onInitialize(({ capabilities, initializationOptions }) => {
      this.phase = 'open';
      this.capabilities = capabilities;
      this.setup.started?.(initializationOptions);
      return this.abilities();
    });
    connection.onShutdown(() => {
      this.phase = 'over';
      for (const pause of this.pauses.values()) clearTimeout(pause);
    });
    this.answer();
    // Where lines begin is found out here: else the first key would wait for that, in a text of 5 MB longer than for all the rest.
    documents.onDidOpen(({ document }) => document.lineCount);
    documents.onDidChangeContent(({ document }) => this.later(document));
    documents.onDidClose(({ document: { uri } }) => this.forget(uri));
    documents.listen(connection);
    connection.listen();
  }

  private abilities(): InitializeResult {
    const has = (name: Parameters<Features['has']>[0]) => this.setup.features.has(name);
    return {
      serverInfo: { name: 'refdata', version: VERSION },
      capabilities: {
        textDocumentSync: TextDocumentSyncKind.Incremental,
        positionEncoding: 'utf-16',
        ...(has('completion') && {
          completionProvider: { triggerCharacters: ['.', ':', ' '], resolveProvider: true },
        }),
        ...(has('hover') && { hoverProvider: true }),
        ...(has('signature') && {
          signatureHelpProvider: { triggerCharacters: ['(', ','], retriggerCharacters: [')'] },
        }),
        ...(has('links') && { documentLinkProvider: {} }),
        ...(has('symbols') && { documentSymbolProvider: true }),
        ...(has('folding') && { foldingRangeProvider: true }),
        ...(has('tokens') && {
          semanticTokensProvider: { legend: LEGEND, full: { delta: true }, range: true },
        }),
        ...(has('fixes') && { codeActionProvider: { codeActionKinds: ['quickfix'] } }),
      },
    };
  }

  private answer(): void {
    const { connection } = this;
    connection.onCompletion(async ({ textDocument, position, context }) => {
      const program = await this.programAt(textDocument.uri, position);
      if (program === undefined) return null;
      const offset = program.document.offsetAt(position);
      const identified = (items: readonly CompletionItem[]) =>
        items.map(item => ({ ...item, data: { id: item.data, uri: textDocument.uri } }));
      if (!isIn(program)) return identified(commandCompletions(program.text, offset, program.language));
      const support = await this.supportFor(textDocument.uri);
      if (support === undefined) return null;
      const { snippetSupport = false } = this.capabilities.textDocument?.completion?.completionItem ?? {};
      const { importWords } = support;
      const snippets = snippetSupport ? support.snippets : [];
      const trigger = context?.triggerCharacter;
      const { items, isIncomplete } = completionsAt(program, offset, { importWords, snippets, trigger });
      return { items: identified(items), isIncomplete };
    });
    connection.onCompletionResolve(async completion => {
      const { uri } = (completion.data ?? {}) as { uri?: string };
      const support = await this.supportFor(uri ?? '');
      const formats = this.capabilities.textDocument?.completion?.completionItem?.documentationFormat;
      return support === undefined ? completion : resolved(completion, support.language, isMarkdown(formats));
    });
    connection.onHover(async ({ textDocument, position }) => {
      const program = await this.programAt(textDocument.uri, position);
      if (program === undefined) return null;
      const formats = this.capabilities.textDocument?.hover?.contentFormat;
      const offset = program.document.offsetAt(position);
      // Of what is no program only error codes are known, which the language's own tools write.
      return isIn(program)
        ? hoverAt(program, offset, isMarkdown(formats))
        : errorHoverAt(program, offset, isMarkdown(formats));
    });
    connection.onSignatureHelp(async ({ textDocument, position }) => {
      const program = await this.programAt(textDocument.uri, position);
      if (program === undefined || !isIn(program)) return null;
      const formats =
        this.capabilities.textDocument?.signatureHelp?.signatureInformation?.documentationFormat;
      return signatureHelpAt(program, program.document.offsetAt(position), isMarkdown(formats));
    });
    connection.onDocumentLinks(async ({ textDocument }) => {
      const program = await this.wholeProgramOf(textDocument.uri);
      if (program === undefined) return null;
      return isIn(program) ? linksOf(program) : errorLinksOf(program);
    });
    connection.onDocumentSymbol(async ({ textDocument }) => {
      return this.ofWhole(textDocument.uri, symbolsOf);
    });
    connection.onFoldingRanges(async ({ textDocument }) => {
      return this.ofWhole(textDocument.uri, foldsOf);
    });
    // The protocol has null, too, where a text was changed meanwhile; the library's types have forgotten it.
    connection.languages.semanticTokens.on(
      async ({ textDocument: { uri } }) => (await this.allTokens(uri)) as SemanticTokens,
    );
    connection.languages.semanticTokens.onDelta(async ({ textDocument: { uri }, previousResultId }) => {
      const before = this.colours.get(uri);
      const now = await this.allTokens(uri);
      if (now === null || before?.resultId !== previousResultId) return now as SemanticTokens;
      return { resultId: now.resultId, edits: editsBetween(before.data, now.data) };
    });
    connection.languages.semanticTokens.onRange(async ({ textDocument: { uri }, range }) => {
      const document = (await this.programOf(uri))?.document;
      if (document === undefined) return null as unknown as SemanticTokens;
      const from = document.offsetAt(range.start);
      const to = Math.min(document.offsetAt(range.end), from + MAX_RANGE_CHARACTERS);
      const program = await this.programAt(uri, document.positionAt(to));
      if (program === undefined || !isIn(program)) return null as unknown as SemanticTokens;
      if (program.isLong && !program.isPrepared) this.early.add(uri);
      return { data: (await this.whileCurrent(uri, program, semanticTokensOf(program, from, to))) ?? [] };
    });
    connection.onCodeAction(async ({ textDocument: { uri }, range }) => {
      const program = await this.wholeProgramOf(uri);
      if (program === undefined || !isIn(program)) return [];
      return fixesIn(range, (await this.look(uri, program)) ?? [], program);
    });
  }

  /** What is known for a document. @throws {ResponseError} before an editor has said what it is, and after it took its leave. */
  private supportFor(uri: string): Promise<Support | undefined> {
    if (this.phase === 'open') return this.setup.supportFor(uri);
    return this.phase === 'new'
      ? Promise.reject(new ResponseError(ErrorCodes.ServerNotInitialized, 'Send `initialize` first.'))
      : Promise.reject(new ResponseError(ErrorCodes.InvalidRequest, 'Nothing is answered after `shutdown`.'));
  }

  /** A document as it is now; nothing for one that is not open, is too long, or in a language that is not known. */
  private async programOf(uri: string): Promise<Program | undefined> {
    const support = await this.supportFor(uri);
    const document = this.documents.get(uri);
    if (support === undefined || document === undefined) return undefined;
    const kept = this.programs.get(uri);
    if (kept?.version === document.version && kept.program.language === support.language) {
      this.keep(uri, kept.program);
      return kept.program;
    }
    if (document.getText().length > MAX_DOCUMENT_CHARACTERS) return undefined;
    const isSame = kept?.program.language === support.language;
    const program = support.program(frozen(document), isSame ? kept?.program : undefined);
    this.keep(uri, program);
    return program;
  }

  /** A document where it can be said what is around a place; a long one is read as a whole first where it has to be. */
  private async programAt(uri: string, position: Position): Promise<Program | undefined> {
    const program = await this.programOf(uri);
    if (program === undefined || !isIn(program)) return program;
    if (program.isKnownAt(program.document.offsetAt(position))) return program;
    await this.prepared(uri);
    const now = await this.programOf(uri);
    return now?.isKnownAt(now.document.offsetAt(position)) ? now : undefined;
  }

  /** A document as a whole; nothing where it was changed before all of it was read. */
  private async wholeProgramOf(uri: string): Promise<Program | undefined> {
    const program = await this.programOf(uri);
    if (program === undefined || !program.isLong || program.isPrepared || !isIn(program)) return program;
    await this.prepared(uri);
    const now = await this.programOf(uri);
    return now?.isPrepared ? now : undefined;
  }

  /** What is said of a whole program, while others have turns; nothing where it was changed meanwhile. */
  private async ofWhole<T>(uri: string, steps: (program: Program) => Steps<T>): Promise<T | null> {
    const program = await this.wholeProgramOf(uri);
    if (program === undefined || !isIn(program)) return null;
    return this.whileCurrent(uri, program, steps(program));
  }

  private async whileCurrent<T>(uri: string, program: Program, steps: Steps<T>): Promise<T | null> {
    const { version } = program.document;
    return (await inSlices(steps, () => this.documents.get(uri)?.version === version)) ?? null;
  }

  /**
   * The semantic tokens of a whole program. Of a long one there are none where the editor can ask for those of what it
   * shows: it does, then, and they are a hundredth of all.
   */
  private async allTokens(uri: string): Promise<(SemanticTokens & { readonly resultId: string }) | null> {
    const { range } = this.capabilities.textDocument?.semanticTokens?.requests ?? {};
    if (range && (await this.programOf(uri))?.isLong) return null;
    const data = await this.ofWhole(uri, semanticTokensOf);
    if (data === null) return null;
    this.results += 1;
    const found = { resultId: String(this.results), data };
    this.colours.set(uri, found);
    return found;
  }

  /** Reads a long document as a whole, while others have turns, or until it is changed: what was read until then stays. */
  private prepared(uri: string): Promise<void> {
    const { version = 0 } = this.documents.get(uri) ?? {};
    const running = this.preparing.get(uri);
    if (running?.version === version) return running.work;
    const work = this.prepare(uri, version);
    this.preparing.set(uri, { version, work });
    return work;
  }

  private async prepare(uri: string, version: number): Promise<void> {
    const program = await this.programOf(uri);
    if (program === undefined) return;
    await inSlices(program.prepare(), () => this.documents.get(uri)?.version === version);
    if (this.preparing.get(uri)?.version === version) this.preparing.delete(uri);
    if (!program.isPrepared || !this.early.delete(uri)) return;
    if (this.capabilities.workspace?.semanticTokens?.refreshSupport === true)
      await this.connection.languages.semanticTokens.refresh();
  }

  /** Keeps a program, and forgets those that nobody has asked for the longest. */
  private keep(uri: string, program: Program): void {
    this.programs.delete(uri);
    this.programs.set(uri, { version: program.document.version, program });
    let characters = 0;
    for (const kept of this.programs.values()) characters += kept.program.text.length;
    for (const [oldest, kept] of this.programs) {
      if (characters <= MAX_READ_CHARACTERS || oldest === uri) return;
      this.programs.delete(oldest);
      this.colours.delete(oldest);
      characters -= kept.program.text.length;
    }
  }

  private later(document: TextDocument): void {
    const { uri } = document;
    clearTimeout(this.pauses.get(uri));
    if (!this.setup.features.has('diagnostics')) return;
    this.pauses.set(
      uri,
      setTimeout(() => void this.tell(uri), PAUSE_MS + document.getText().length / CHARACTERS_PER_PAUSE_MS),
    );
  }

  /** Tells the editor what is wrong with a program. */
  private async tell(uri: string): Promise<void> {
    try {
      if (isConfiguration(uri)) return await this.tellMistakes(uri);
      const program = await this.wholeProgramOf(uri);
      if (program === undefined || !isIn(program)) return;
      const told = await this.look(uri, program);
      if (told === undefined) return;
      await this.connection.sendDiagnostics({
        uri,
        version: program.document.version,
        diagnostics: told.map(({ diagnostic }) => diagnostic),
      });
    } catch (error) {
      // Nobody waits for this: a mistake of ours is written down, and the next change is looked at again.
      this.connection.console.error(error instanceof Error ? (error.stack ?? error.message) : String(error));
    }
  }

  /** Tells the editor what is wrong with a configuration. */
  private async tellMistakes(uri: string): Promise<void> {
    const document = this.documents.get(uri);
    const { mistakesIn } = this.setup;
    if (document === undefined || mistakesIn === undefined) return;
    const diagnostics = [...configurationDiagnostics(mistakesIn(document.getText()), document)];
    await this.connection.sendDiagnostics({ uri, version: document.version, diagnostics });
  }

  /** What is wrong with a program, looked for once; nothing where it was changed meanwhile. */
  private async look(uri: string, program: Program): Promise<readonly Told[] | undefined> {
    const { language } = program;
    const { version } = program.document;
    const kept = this.told.get(uri);
    if (kept?.version === version && kept.language === language) return kept.told;
    const support = await this.supportFor(uri);
    const next = await this.setup.next();
    const surroundings = this.setup.surroundingsOf(uri);
    const told = await inSlices(
      lookSteps(program, { support, next, surroundings }),
      () => this.documents.get(uri)?.version === version,
    );
    if (told === undefined) return undefined;
    this.told.set(uri, { version, language, told });
    return told;
  }

  private forget(uri: string): void {
    clearTimeout(this.pauses.get(uri));
    for (const kept of [this.programs, this.told, this.pauses, this.colours]) kept.delete(uri);
    void this.connection.sendDiagnostics({ uri, diagnostics: [] });
  }
}

/** Whether a document is a program in the language: by the ending of its name, or as the editor says. */
function isIn({ document, language }: Program): boolean {
  return (
    document.uri.endsWith(language.extension) ||
    document.languageId.toLowerCase() === language.name.toLowerCase() ||
    document.languageId === idOf({ nome: language.name })
  );
}

function isMarkdown(formats: readonly string[] | undefined): boolean {
  return formats?.includes('markdown') === true;
}
