import { unwatchFile, watchFile } from 'node:fs';
import { join } from 'node:path';
import { type ApiDocs, describeServers } from '../../commands/api-docs.js';
import { openapi } from '../../commands/describe.js';
import { UserError } from '../../findings/user-error.js';
import { OPENAPI_PATH } from '../../live/live-server.js';
import { type MockServer, startMock } from '../../live/mock.js';
import { counted } from '../../text/counted.js';
import { nearest } from '../../text/nearest.js';
import { colours } from '../colours.js';
import { printFindings } from '../findings.js';
import { portNumber } from '../port.js';
import { locate } from './locate.js';

/** How often files are looked at for changes. */
const WATCH_MS = 300;
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
    const [described] = docs.servers;
    if (!described) return undefined;
    mock.replace(described.server);
    publish(mock, docs);
    process.stdout.write(
      `${colours.green('read again')} ${counted(described.document.routes.length, 'route')}\n`,
    );
    return docs.files;
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    process.stderr.write(`${error.message} ${error.remedy}\nThe mock answers as before.\n`);
    return undefined;
  }
}

function publish(mock: MockServer, { servers }: ApiDocs): void {
  openapi(mock, { titulo: servers[0]?.document.titulo, base: mock.baseUrl });
}

/** Looks at files, and at others once they are read. */
class Following {
  private watched: readonly string[] = [];
  private busy: Promise<void> = Promise.resolve();

  constructor(
    private readonly root: string,
    files: readonly string[],
    private readonly again: () => Promise<readonly string[] | undefined>,
  ) {
    this.watch(files);
  }

  end(): void {
    for (const file of this.watched) unwatchFile(file);
    this.watched = [];
  }

  private watch(files: readonly string[]): void {
    this.end();
    this.watched = files.map(file => join(this.root, file));
    for (const file of this.watched) watchFile(file, { interval: WATCH_MS }, () => this.changed());
  }

  /** One after the other, so that the last one holds. */
  private changed(): void {
    this.busy = this.busy.then(async () => {
      const files = await this.again();
      if (files && this.watched.length > 0) this.watch(files);
    });
  }
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
      if (status !== '' && chosen.length > 0) return chosen.map(name => [name, Number(status)] as const);
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
