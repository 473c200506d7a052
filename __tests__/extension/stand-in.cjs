/**
 * Runs the extension of a folder as VS Code does, and asks it what somebody who writes would: with a stand-in for the module
 * `vscode`, which only VS Code has, and a worker of Node for one of a page. The client and the server are the real ones.
 *
 *     node stand-in.cjs FOLDER main|browser
 */
const { readFileSync } = require('node:fs');
const Module = require('node:module');
const { join } = require('node:path');
const { Worker: Thread } = require('node:worker_threads');

const [folder, entry] = process.argv.slice(2);
const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
const { id } = manifest.contributes.languages[0];
const settings = Object.fromEntries(
  Object.entries(manifest.contributes.configuration.properties).map(([key, { default: value }]) => [
    key,
    value,
  ]),
);

class Disposable {
  constructor(dispose = () => {}) {
    this.dispose = dispose;
  }
}

class EventEmitter {
  listeners = [];
  event = listener => {
    this.listeners.push(listener);
    return new Disposable();
  };
  fire(value) {
    return Promise.all(this.listeners.map(listener => listener(value)));
  }
  dispose() {}
}

class CancellationTokenSource {
  token = { isCancellationRequested: false, onCancellationRequested: () => new Disposable() };
  cancel() {}
  dispose() {}
}

class Position {
  constructor(line, character) {
    Object.assign(this, { line, character });
  }
}

class Range {
  constructor(...places) {
    const [start, end] =
      places.length === 4 ? [new Position(places[0], places[1]), new Position(places[2], places[3])] : places;
    Object.assign(this, { start, end });
  }
}

class Uri {
  authority = '';
  query = '';
  fragment = '';
  constructor(scheme, path) {
    Object.assign(this, { scheme, path, fsPath: path });
  }
  toString() {
    return `${this.scheme}://${this.path}`;
  }
  static file(path) {
    return new Uri('file', path);
  }
  static parse(text) {
    return new Uri(/^[^:]*/.exec(text)[0], text.replace(/^[^:]*:(?:\/\/)?/, ''));
  }
  static joinPath({ scheme, path }, ...parts) {
    return new Uri(scheme, [path, ...parts].join('/'));
  }
}

/** A class that keeps what it is made with under these names. */
const keeping = (...names) =>
  class {
    constructor(...values) {
      names.forEach((name, i) => {
        this[name] = values[i];
      });
    }
  };

/** Providers of answers, by what the client registers them with. */
const providers = {};
const diagnostics = new EventEmitter();
const events = {};
const eventOf = name => {
  events[name] ??= new EventEmitter();
  return events[name].event;
};

/** Anything else that the client asks for: a class, an event, or a function that does nothing. */
const rest = known =>
  new Proxy(known, {
    get: (target, name) => {
      if (typeof name !== 'string' || name in target) return target[name];
      if (name.startsWith('on')) return eventOf(name);
      target[name] = /^[A-Z]/.test(name) ? rest(class {}) : () => new Disposable();
      return target[name];
    },
  });

const documents = [];
const opened = [];
const vscode = rest({
  version: '1.120.0',
  CancellationTokenSource,
  CompletionItem: keeping('label', 'kind'),
  CompletionList: keeping('items', 'isIncomplete'),
  Diagnostic: keeping('range', 'message', 'severity'),
  Hover: keeping('contents', 'range'),
  MarkdownString: keeping('value'),
  Disposable,
  EventEmitter,
  Position,
  Range,
  Uri,
  env: rest({
    language: 'pt',
    appName: 'stand-in',
    uriScheme: 'vscode',
    openExternal: async uri => opened.push(`${uri.scheme}:${uri.path}`),
  }),
  workspace: rest({
    textDocuments: documents,
    notebookDocuments: [],
    workspaceFolders: undefined,
    fs: { readFile: async ({ fsPath }) => readFileSync(fsPath) },
    getConfiguration: (section = '') => ({
      get: key => settings[section === '' ? key : `${section}.${key}`],
    }),
  }),
  window: rest({
    registerTerminalLinkProvider: provider => {
      providers.TerminalLink = provider;
      return new Disposable(() => {
        delete providers.TerminalLink;
      });
    },
    visibleTextEditors: [],
    tabGroups: rest({ all: [] }),
    createOutputChannel: () =>
      rest({
        append: text => process.stderr.write(text),
        appendLine: text => process.stderr.write(`${text}\n`),
      }),
    showErrorMessage: async text => process.stderr.write(`shown: ${text}\n`),
  }),
  languages: rest({
    match: ({ language }, document) => (language === undefined || language === document.languageId ? 10 : 0),
    createDiagnosticCollection: () => ({
      set: (uri, list) => diagnostics.fire({ uri: String(uri), list }),
      delete: () => {},
      clear: () => {},
      dispose: () => {},
    }),
    ...Object.fromEntries(
      ['CompletionItem', 'Hover', 'SignatureHelp'].map(name => [
        `register${name}Provider`,
        (_, provider) => {
          providers[name] = provider;
          return new Disposable(() => {
            delete providers[name];
          });
        },
      ]),
    ),
  }),
});

const load = Module._load;
Module._load = (name, ...others) => (name === 'vscode' ? vscode : load(name, ...others));

/** A worker of a page, without what only Node has. */
let workers = 0;
globalThis.Worker = class extends EventTarget {
  /** VS Code has a function of its own in this place on the web: what it gives is no instance of it. */
  static [Symbol.hasInstance]() {
    return false;
  }
  constructor(address) {
    super();
    workers += 1;
    const code = `const { parentPort } = require('node:worker_threads');
      globalThis.self = globalThis;
      globalThis.postMessage = data => parentPort.postMessage(data);
      globalThis.addEventListener = () => {};
      parentPort.on('message', data => globalThis.onmessage({ data }));
      for (const name of ['process', 'require', 'module', 'Buffer', 'setImmediate']) delete globalThis[name];
      (0, eval)(${JSON.stringify(readFileSync(address.replace(/^file:\/\//, ''), 'utf8'))});`;
    this.thread = new Thread(code, { eval: true });
    this.thread.on('message', data => this.onmessage({ data }));
    this.thread.on('error', error => process.stderr.write(`worker: ${error.stack}\n`));
  }
  postMessage(data) {
    this.thread.postMessage(data);
  }
  terminate() {
    void this.thread.terminate();
  }
};

function documentOf(text) {
  const uri = Uri.parse(
    `untitled:/tmp/ola-${documents.length}${manifest.contributes.languages[0].extensions[0]}`,
  );
  const lines = text.split('\n');
  const document = {
    uri,
    fileName: uri.path,
    languageId: id,
    version: 1,
    isClosed: false,
    getText: () => text,
    lineCount: lines.length,
  };
  documents.push(document);
  return document;
}

const { token } = new CancellationTokenSource();

async function ask(text) {
  const at = text.indexOf('¦');
  const document = documentOf(text.slice(0, at) + text.slice(at + 1));
  await events.onDidOpenTextDocument.fire(document);
  const before = text.slice(0, at).split('\n');
  const position = new Position(before.length - 1, before.at(-1).length);
  const [list, hover] = [
    await providers.CompletionItem.provideCompletionItems(document, position, token, { triggerKind: 0 }),
    await providers.Hover.provideHover(document, position, token),
  ];
  return {
    labels: (Array.isArray(list) ? list : (list?.items ?? [])).map(({ label }) => label),
    hover: [hover?.contents].flat()[0]?.value ?? null,
  };
}

/** Waits for what is told of a text. */
function told(text) {
  return new Promise(done => {
    let uri;
    diagnostics.event(({ uri: of, list }) => {
      if (of === uri && list?.length > 0)
        done(list.map(({ code }) => (typeof code === 'object' ? code.value : code)));
    });
    const document = documentOf(text);
    uri = String(document.uri);
    void events.onDidOpenTextDocument.fire(document);
  });
}

async function set(key, isOn) {
  settings[`${id}.${key}`] = isOn;
  await events.onDidChangeConfiguration.fire({
    affectsConfiguration: name => `${id}.${key}`.startsWith(name),
  });
}

async function change(isOn) {
  await set('servidor.ativo', isOn);
  for (let i = 0; i < 500 && isOn !== (providers.Hover !== undefined); i += 1)
    await new Promise(done => setTimeout(done, 20));
  return providers.Hover !== undefined;
}

/** Another server takes the place of the one before where this changes something. */
async function rehearse(isOn) {
  const isSame = settings[`${id}.servidor.proxima`] === isOn;
  const before = providers.Hover;
  await set('servidor.proxima', isOn);
  for (let i = 0; i < 500 && !isSame && (providers.Hover ?? before) === before; i += 1)
    await new Promise(done => setTimeout(done, 20));
}

async function main() {
  const extension = require(join(folder, manifest[entry]));
  await extension.activate({
    extension: { packageJSON: manifest },
    extensionUri: Uri.file(folder),
    asAbsolutePath: path => join(folder, path),
    subscriptions: [],
  });
  const startedAlone = providers.Hover !== undefined;
  if (!startedAlone) await change(true);
  const program = process.env.PROGRAM;
  const answers = await ask(program);
  const problems = process.env.WRONG === undefined ? [] : await told(process.env.WRONG);
  const [link] = providers.TerminalLink.provideTerminalLinks({ line: `ola: ${problems[0] ?? ''}` });
  if (link !== undefined) providers.TerminalLink.handleTerminalLink(link);
  const coming = [];
  if (process.env.COMING !== undefined)
    for (const isOn of [true, false, true]) {
      await rehearse(isOn);
      coming.push(await told(process.env.COMING));
    }
  const off = (await change(false)) || providers.TerminalLink !== undefined;
  const again = await change(true);
  await extension.deactivate();
  process.stdout.write(
    JSON.stringify({ startedAlone, answers, problems, off, again, workers, opened, coming }),
  );
  process.exit(0);
}

main().catch(error => {
  process.stderr.write(`${error.stack}\n`);
  process.exit(1);
});
