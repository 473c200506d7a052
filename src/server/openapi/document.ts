import type { Gap, Reading, Route, Server, SourcePlace } from '../route.js';
import type { ReadFile } from '../session.js';
import { ServerSourceError } from '../source-error.js';
import { MAX_SOURCE_MIB, sourceText } from '../text.js';
import { bundled } from './bundle.js';
import { circlesIn } from './circles.js';
import { locatedData, tellLost } from './document-text.js';
import { keptOf } from './kept.js';
import { tellOfMistakes } from './mistakes.js';
import { routesIn } from './operations.js';
import { References } from './references.js';
import { isNode, listOf, type Node, nodeOf, type Path } from './shapes.js';
import { asOpenapi31 } from './to-31.js';

const REMEDY = 'Name an OpenAPI document of 3.0, 3.1 or 3.2, a server file (.df) or a list of routes.';
/** Where servers are when nothing else is said, as for the language's own (reference-language.md §5). */
const LOCAL = 'http://127.0.0.1:8080';
const MAX_REFERENCES_TOLD = 100;

/**
 * The server that an OpenAPI document of 3.0, 3.1 or 3.2 describes. What cannot be understood is a gap.
 * @throws {ServerSourceError} for a file that is none
 */
export function readDocument(file: string, readFile: ReadFile, maxMib = MAX_SOURCE_MIB): Reading {
  const content = readFile(file);
  if (content === undefined)
    throw new ServerSourceError({ file, line: 1, column: 1 }, 'There is no such file.', REMEDY);
  const located = locatedData(sourceText(file, content, maxMib));
  const given = checked(located.data, located.placeOf);
  const gaps = new Map<string, Gap>();
  const tell = (place: SourcePlace, reason: string, remedy: string) => {
    const key = `${place.file}:${place.line}:${place.column} ${reason}`;
    if (!gaps.has(key)) gaps.set(key, { place, reason, remedy });
  };
  tellLost(located, tell);
  const { document, placeOf, pointerTo, files } = bundled(given, file, located, readFile, maxMib, tell);
  const gap = (path: Path, reason: string, remedy: string) => tell(placeOf(path), reason, remedy);
  tellOfMistakes(document, new References(document).follow, (path, what, remedy) =>
    gap(path, `\`${pointerTo(path)}\` ${what}.`, remedy),
  );
  // What is not what its place asks for was told of, and left out, when the files were put together.
  const root = asOpenapi31(
    document,
    () => {},
    (path, keywords) =>
      gap(
        path,
        `What stands beside a \`$ref\` means nothing in OpenAPI 3.0: ${keywords.map(each => `\`${each}\``).join(', ')} is left out.`,
        'Take it away, or write `allOf: [{ $ref: … }]` beside it.',
      ),
  );
  const references = new References(root);
  tellOfReferences(root, references, gap);
  const name = nameOf(file);
  const info = nodeOf(root.info);
  const base = addressOf(root.servers) ?? LOCAL;
  const baseOf = (servers: unknown) => addressOf(servers, base);
  const reader = { server: name, root, references, placeOf, gap, baseOf };
  const servers: Server[] = [
    {
      name,
      place: placeOf([]),
      port: null,
      host: null,
      action: null,
      ...(!isAbsolute(root.servers) && {
        unknownPort: {
          place: placeOf(['servers']),
          reason: 'The document says no whole address of a server.',
          remedy: 'Add `servers: [{ url: https://api.example }]`, or give the base address.',
        },
      }),
      ...(typeof info.description === 'string' && { comment: info.description }),
      own: {
        title: textOf(info.title),
        version: textOf(info.version),
        base,
        document: keptOf(root, references),
      },
      routes: routesIn(reader),
    },
  ];
  return { servers, gaps: inOrder([...gaps.values()], files), notes: [], files };
}

/** The routes of a document that is not a source of its own, as far as a comparison asks. @param file that it stands in */
export function routesOfOpenapi(document: unknown, file: string): Route[] {
  const given = nodeOf(document);
  const is31 = typeof given.openapi !== 'string' || given.openapi.startsWith('3.1');
  const root = is31 ? given : asOpenapi31(given, () => {});
  return routesIn({
    server: '',
    root,
    references: new References(root),
    placeOf: () => ({ file, line: 1 }),
    gap: () => {},
    baseOf: () => undefined,
  });
}

function checked(data: unknown, placeOf: (path: Path) => SourcePlace): Node {
  if (!isNode(data))
    throw new ServerSourceError(
      placeOf([]),
      'The file holds no list of routes and no OpenAPI document.',
      REMEDY,
    );
  const { openapi, swagger } = data;
  if (swagger !== undefined && openapi === undefined)
    throw new ServerSourceError(
      placeOf(['swagger']),
      `This is Swagger ${String(swagger)}, which came before OpenAPI 3.`,
      'Convert it first, for example with `npx swagger2openapi`.',
    );
  if (openapi === undefined)
    throw new ServerSourceError(
      placeOf([]),
      'The file holds no list of routes, and is no OpenAPI document: it has no `openapi`.',
      REMEDY,
    );
  if (typeof openapi !== 'string' || !/^3\.[0-2](\.|$)/.test(openapi))
    throw new ServerSourceError(
      placeOf(['openapi']),
      `It says \`openapi: ${String(openapi)}\`; read are 3.0, 3.1 and 3.2.`,
      typeof openapi === 'number' ? `Write \`openapi: "${openapi}.0"\`.` : REMEDY,
    );
  if (!('paths' in data) && !('webhooks' in data) && !('components' in data))
    throw new ServerSourceError(placeOf([]), 'The document has no `paths`.', 'Add its `paths`.');
  return data;
}

/** References of the document to itself that lead nowhere, or back to themselves; of those to other files, who follows them tells. */
function tellOfReferences(
  root: Node,
  references: References,
  gap: (path: Path, reason: string, remedy: string) => void,
): void {
  let told = 0;
  const found = new Set<string>();
  const visit = (value: unknown, path: Path): void => {
    if (told >= MAX_REFERENCES_TOLD) return;
    if (Array.isArray(value)) {
      for (const [i, each] of value.entries()) visit(each, [...path, i]);
      return;
    }
    if (!isNode(value)) return;
    const { $ref } = value;
    if (typeof $ref === 'string') found.add($ref);
    if (typeof $ref === 'string' && $ref.startsWith('#') && references.target($ref) === undefined) {
      told += 1;
      gap(
        [...path, '$ref'],
        `\`${$ref}\` is nowhere in the document.`,
        'Correct the name, or add what it means.',
      );
    }
    for (const [key, each] of Object.entries(value))
      if (!DATA.has(key) && !key.startsWith('x-')) visit(each, [...path, key]);
  };
  visit(root, []);
  for (const { at, references: through } of circlesIn(root, found).slice(0, MAX_REFERENCES_TOLD))
    gap(
      at,
      `\`${through[0]}\` means itself (${through.map(each => each.split('/').at(-1)).join(' -> ')}): it says nothing.`,
      'Write in one of them what it is.',
    );
}

/** Values of users, which may look like anything. */
const DATA: ReadonlySet<string> = new Set(['example', 'examples', 'default', 'enum', 'const', 'value']);

/** The address of the first server, with its variables filled in; what has no host is on this machine. */
function addressOf(servers: unknown, from = LOCAL): string | undefined {
  const [first] = listOf(servers).map(nodeOf);
  if (typeof first?.url !== 'string') return undefined;
  const variables = nodeOf(first.variables);
  const url = first.url.replace(/\{([^{}]+)\}/g, (_, name: string) =>
    String(nodeOf(Object.hasOwn(variables, name) ? variables[name] : undefined).default ?? name),
  );
  if (!URL.canParse(url, from)) return undefined;
  const { href, protocol } = new URL(url, from);
  return /^https?:$/.test(protocol) ? href.replace(/[?#].*$/, '').replace(/\/+$/, '') : undefined;
}

function isAbsolute(servers: unknown): boolean {
  const [first] = listOf(servers).map(nodeOf);
  return /^https?:\/\//i.test(String(first?.url ?? ''));
}

/** `api/openapi.yaml` as `openapi`: the name of a file stays, as a title does not. */
function nameOf(file: string): string {
  return (file.split('/').at(-1) ?? file).replace(/\.(json|ya?ml)$/i, '');
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== ''
    ? value
    : typeof value === 'number'
      ? String(value)
      : undefined;
}

function inOrder(gaps: Gap[], files: readonly string[]): Gap[] {
  return gaps.sort(
    ({ place: a }, { place: b }) =>
      files.indexOf(a.file) - files.indexOf(b.file) || a.line - b.line || (a.column ?? 0) - (b.column ?? 0),
  );
}
