import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import {
  createConnection,
  MessageType,
  ShowMessageNotification,
  StreamMessageReader,
  StreamMessageWriter,
} from 'vscode-languageserver/node';
import { formatPlace } from '../findings/finding.js';
import { UserError } from '../findings/user-error.js';
import { choose } from '../lsp/choose.js';
import type { Features } from '../lsp/features.js';
import { Language } from '../lsp/language.js';
import { serve } from '../lsp/server.js';
import { Support } from '../lsp/support.js';
import { textsIn } from '../lsp/words/words.js';
import { mistakesIn } from '../run/configuration.js';
import type { RunOptions } from '../run/run-context.js';
import type { Tongue } from '../text/said.js';
import { declaredRange } from './declared-version.js';
import { type Kept, keptLanguageAt } from './kept-language.js';
import { languageOf } from './language-data.js';
import { surroundingsOf } from './surroundings.js';

export interface LspOptions {
  readonly features: Features;
  /** Built folders or addresses; where there is none, the repository of `run` is read. */
  readonly from: readonly string[];
  /** Built folder or address of the version that programs are held against beforehand. */
  readonly next?: string | undefined;
  readonly run: RunOptions;
  /** The folder that what was fetched is kept in; that of `run` unless given. */
  readonly kept?: string | undefined;
  /** What is said of the language; in its own tongue unless given. */
  readonly tongue?: Tongue | undefined;
}

/**
 * What is not needed any more is collected when so much more was taken, in percent of what is: V8 waits for several times as
 * much, and the process would be as large as that for hours.
 */
const GROWTH_PERCENT = 60;

/** So long somebody who writes waits for what is published, where there is an earlier copy. */
const PATIENCE_SECONDS = 4;

/** Of several mistakes the first ones are told in an editor: `refdata build` tells all. */
const MAX_MISTAKES = 3;

/** Nothing is beside a text that is no file. */
const NOWHERE = { hasFile: () => false };

/** Answers an editor on standard input and output until it goes; nothing else is written there. */
export function lspOnStdio(options: LspOptions): void {
  process.stdin.on('end', () => process.exit(0));
  setFlagsFromString(`--heap-growing-percent=${GROWTH_PERCENT}`);
  lspOver(process.stdin, process.stdout, options);
}

/** The same over two streams. */
export function lspOver(
  input: NodeJS.ReadableStream,
  output: NodeJS.WritableStream,
  { features, from, next, run, kept = run.cache, tongue }: LspOptions,
): void {
  const connection = createConnection(new StreamMessageReader(input), new StreamMessageWriter(output));
  const say = (type: MessageType, sentence: string) => {
    const message = `refdata: ${sentence}`;
    void connection.sendNotification(ShowMessageNotification.type, { type, message });
  };
  // An editor that is told nothing would go on asking; it is told once.
  const told = (error: Error) => say(MessageType.Error, sentencesOf(error));
  const keeping = {
    cache: kept,
    patience: PATIENCE_SECONDS,
    told: ({ target, reason, referencia: { nome, versao, idioma } }: Kept) => {
      say(MessageType.Warning, textsIn(tongue ?? idioma).kept(target, `${nome} ${versao}`));
      connection.console.warn(reason);
    },
  };
  const fetched = (target: string) => keptLanguageAt(target, keeping);
  const opened = from.length === 0 ? [languageOf(run)] : from.map(fetched);
  const supports = Promise.all(opened)
    .then(all => all.map(data => new Support(data, tongue)))
    .catch(error => {
      told(error);
      return [];
    });
  const later = next === undefined ? undefined : fetched(next).then(data => new Language(data, tongue), told);
  serve(connection, {
    features,
    // Where only one version is known nobody has to be asked.
    supportFor: async uri => choose(await supports, from.length > 1 ? rangeFor(uri) : undefined),
    next: async () => (await later) ?? undefined,
    surroundingsOf: uri => (uri.startsWith('file:') ? surroundingsOf(fileURLToPath(uri)) : NOWHERE),
    mistakesIn,
  });
}

/** What stopped the server, and what to do about it: an editor shows it in one line. */
function sentencesOf(error: Error): string {
  if (!(error instanceof UserError)) return error.message;
  const { message, findings, remedy } = error;
  const first = findings.slice(0, MAX_MISTAKES).map(({ place, ...finding }) => {
    const where = place === undefined ? '' : `${formatPlace(place)}: `;
    return `${where}${finding.message} ${finding.remedy}`;
  });
  return [message, ...first, remedy].join(' ');
}

function rangeFor(uri: string): string | undefined {
  return uri.startsWith('file:') ? declaredRange(fileURLToPath(uri)) : undefined;
}
