import { unwatchFile, watchFile } from 'node:fs';
import { join } from 'node:path';
import { type ApiDocs, describeServers } from '../../commands/api-docs.js';
import { openapi } from '../../commands/describe.js';
import { UserError } from '../../findings/user-error.js';
import { OPENAPI_PATH } from '../../live/live-server.js';
import { type MockServer, startMock } from '../../live/mock.js';
import { otherAnswer, statusesOf } from '../../live/mock-answer.js';
import type { Route } from '../../server/index.js';
import { counted } from '../../text/counted.js';
import { nearest } from '../../text/nearest.js';
import { colours } from '../colours.js';
import { printFindings } from '../findings.js';
import { portNumber } from '../port.js';
import { locate } from './locate.js';

/** How often files are looked at for changes. */
const WATCH_MS = 300;
const AS_BEFORE = 'The mock answers as before.\n';
const ANSWER = /^(?:([A-Za-z]+) )?(\/.*)=(\d{3})$/;

export interface MockFlags {
  readonly port: string;
  readonly server?: string;
  readonly answer?: readonly string[];
}

/** `refdata mock`: runs until it is interrupted. False, after saying so, when there is no server to answer for. */
export async function runMock(file: string, flags: MockFlags): Promise<boolean> {
  const port = portNumber(flags.port);
  const { root, sources } = locate([file]);
  const read = () => describeServers({ root, sources, server: flags.server });
  const docs = await read();
  printFindings(docs.findings, process.stderr);
  const [described] = docs.servers;
  if (described === undefined) return false;
  const answers = answersOf(flags.answer ?? [], docs);
  const mock = await startMock(described.server, { port, answers });
  publish(mock, docs);
  process.stdout.write(
    `${colours.green('answering')} ${counted(described.document.routes.length, 'route')} of ${colours.bold(described.server.name)} at ${mock.baseUrl}\n  ${mock.baseUrl}${OPENAPI_PATH}\nStop it with Ctrl+C.\n`,
  );
  const follow = new Following(root, docs.files, () => reload(mock, read));
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      follow.end();
      void mock.close().then(() => process.exit(0));
    });
  return true;
}

/** Reads the files again and answers as they say now; what is wrong with them is told, and all stays as it was. */
async function reload(
  mock: MockServer,
  read: () => Promise<ApiDocs>,
): Promise<readonly string[] | undefined> {
  try {
    const docs = await read();
    printFindings(docs.findings, process.stderr);
    const [described] = docs.servers;
    if (!described) {
      process.stderr.write(AS_BEFORE);
      return undefined;
    }
    mock.replace(described.server);
    publish(mock, docs);
    process.stdout.write(
      `${colours.green('read again')} ${counted(described.document.routes.length, 'route')}\n`,
    );
    return docs.files;
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    process.stderr.write(`${error.message} ${error.remedy}\n${AS_BEFORE}`);
    return undefined;
  }
}

function publish(mock: MockServer, { servers }: ApiDocs): void {
  openapi(mock, { titulo: servers[0]?.document.titulo, base: mock.baseUrl });
}

/** Looks at files, and at others once they are read; one that is gone for a moment is read again when it is back. */
class Following {
  private readonly watched = new Set<string>();
  private ended = false;
  private busy: Promise<void> = Promise.resolve();

  constructor(
    private readonly root: string,
    files: readonly string[],
    private readonly again: () => Promise<readonly string[] | undefined>,
  ) {
    this.watch(files);
  }

  end(): void {
    this.ended = true;
    for (const path of this.watched) unwatchFile(path);
  }

  private watch(files: readonly string[]): void {
    for (const path of files.map(file => join(this.root, file))) {
      if (!this.watched.has(path)) watchFile(path, { interval: WATCH_MS }, () => this.changed());
      this.watched.add(path);
    }
  }

  /** One after the other, so that the last one holds. */
  private changed(): void {
    this.busy = this.busy.then(async () => {
      const files = await this.again();
      if (files && !this.ended) this.watch(files);
    });
  }
}

/** Whether the mock has an answer of a status, be it one that `default` or `5XX` of a description says. */
function answersAs(route: Route, status: number): boolean {
  return statusesOf(route).includes(String(status)) || otherAnswer(route, status) !== undefined;
}

/** `GET /itens/:id=404`, or without a method for all of the path. @throws {UserError} for a route that there is not */
function answersOf(given: readonly string[], { servers }: ApiDocs): ReadonlyMap<string, number> {
  const routes = servers[0]?.document.routes.map(({ route }) => route) ?? [];
  const names = routes.map(({ method, path }) => `${method === '*' ? 'ANY' : method} ${path}`);
  return new Map(
    given.flatMap(text => {
      const [, method, path = '', status = ''] = ANSWER.exec(text) ?? [];
      const chosen = names.filter(name =>
        method === undefined ? name.endsWith(` ${path}`) : name === `${method.toUpperCase()} ${path}`,
      );
      const named = routes.filter((_, i) => chosen.includes(names[i] as string));
      if (named.some(route => answersAs(route, Number(status))))
        return chosen.map(name => [name, Number(status)] as const);
      if (status !== '' && chosen.length > 0)
        throw new UserError(
          `${chosen.join(' and ')} answers no ${status}, as far as the source says.`,
          `Choose one of ${[...new Set(named.flatMap(statusesOf))].join(', ') || 'none: nothing is known of its answers'}.`,
        );
      const [near] = nearest(text.replace(/=.*$/, ''), names);
      throw new UserError(
        status === ''
          ? `--answer is "${text}", which chooses no status.`
          : `No route is ${text.replace(/=.*$/, '')}.`,
        `Write a route and a status, such as --answer "${near ?? names[0] ?? 'GET /itens/:id'}=404".`,
      );
    }),
  );
}
