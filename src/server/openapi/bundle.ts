import { MAX_FILES } from '../limits.js';
import type { SourcePlace } from '../route.js';
import type { ReadFile } from '../session.js';
import { ServerSourceError } from '../source-error.js';
import { sourceText } from '../text.js';
import { type LocatedData, locatedData, tellLost } from './document-text.js';
import { decoded, fragmentOf, segmentsOf, valueAt } from './pointer.js';
import { isNode, type Misfit, type Node, nodeOf, type Path, type Shape, walked } from './shapes.js';

/** Things of other files that one document takes in. */
const MAX_TAKEN = 10_000;
/** References that lead to references. */
const MAX_REFERENCES = 20;
const BUNDLING = 'Make one document of them, for example with `npx @redocly/cli bundle`.';

/** Where the objects of other files are put, by what they are. */
const SECTIONS: Readonly<Partial<Record<Shape, string>>> = {
  schema: 'schemas',
  response: 'responses',
  parameter: 'parameters',
  example: 'examples',
  body: 'requestBodies',
  header: 'headers',
  security: 'securitySchemes',
  link: 'links',
  callback: 'callbacks',
  pathItem: 'pathItems',
  media: 'mediaTypes',
};
const MAPS = ['paths', 'webhooks'] as const;

/** Hears of a reference that leads nowhere. */
export type TellOfReference = (place: SourcePlace, reason: string, remedy: string) => void;

export interface Bundle {
  /** The document with everything that it refers to in other files, among its components. */
  readonly document: Node;
  /** Where something of it is written, in whichever file. */
  readonly placeOf: (path: Path) => SourcePlace;
  /** The same as a pointer into that file. */
  readonly pointerTo: (path: Path) => string;
  /** All files that it was made of, in the order of reading. */
  readonly files: readonly string[];
}

/** One document of those that refer to one another, in the files of a folder. What cannot be read is told, and stays as it is. */
export function bundled(
  document: Node,
  file: string,
  located: LocatedData,
  readFile: ReadFile,
  maxMib: number,
  tell: TellOfReference,
): Bundle {
  return new Bundling(file, located, readFile, maxMib, tell).whole(document);
}

/** Something of another file: what it is, and where it stands. */
interface Taken {
  readonly file: string;
  readonly at: readonly string[];
  readonly shape: Shape;
  readonly section: string;
  readonly name: string;
  readonly value: unknown;
}

class Bundling {
  private readonly files = new Map<string, LocatedData | undefined>();
  private readonly taken = new Map<string, Taken>();
  private readonly names = new Map<string, Set<string>>();
  private readonly ahead: Taken[] = [];

  constructor(
    private readonly root: string,
    located: LocatedData,
    private readonly readFile: ReadFile,
    private readonly maxMib: number,
    private readonly tell: TellOfReference,
  ) {
    this.files.set(root, located);
  }

  whole(given: Node): Bundle {
    const { root } = this;
    const spread = this.spread(given);
    for (const [section, members] of Object.entries(nodeOf(spread.components)))
      this.names.set(section, new Set(Object.keys(nodeOf(members))));
    const own = this.rewritten(spread, 'document', root, []);
    const components: Record<string, Node> = { ...(nodeOf(own.components) as Record<string, Node>) };
    for (let next = this.ahead.shift(); next !== undefined; next = this.ahead.shift()) {
      const { section, name, shape, file, at, value } = next;
      const made = isNode(value) ? this.rewritten(value, shape, file, at) : value;
      components[section] = { ...nodeOf(components[section]), [name]: made };
    }
    const document = this.taken.size === 0 ? own : { ...own, components };
    return {
      document,
      placeOf: path => {
        const { file, at } = this.written(document, path, 0);
        return this.located(file).placeOf(at);
      },
      pointerTo: path => `#${fragmentOf(this.written(document, path, 0).at.map(String))}`,
      files: [...this.files].flatMap(([file, located]) => (located ? [file] : [])),
    };
  }

  /** Maps that are files of their own, as `paths: { $ref: paths.yaml }`: each member is then a reference. */
  private spread(given: Node): Node {
    const components = this.members(given.components, ['components']);
    return {
      ...given,
      ...Object.fromEntries(
        MAPS.flatMap(key => (key in given ? [[key, this.members(given[key], [key])]] : [])),
      ),
      ...('components' in given && {
        components: isNode(components)
          ? Object.fromEntries(
              Object.entries(components).map(([key, each]) => [
                key,
                key.startsWith('x-') ? each : this.members(each, ['components', key]),
              ]),
            )
          : components,
      }),
    };
  }

  private members(map: unknown, path: Path): unknown {
    const { $ref, ...beside } = nodeOf(map);
    if (typeof $ref !== 'string') return map;
    const found = this.target($ref, this.root, [...path, '$ref']);
    if (!isNode(found?.value)) return beside;
    const { file, at, value } = found;
    const members = Object.keys(value).map(
      key => [key, { $ref: `/${file}#${fragmentOf([...at, key])}` }] as const,
    );
    return { ...Object.fromEntries(members), ...beside };
  }

  /** Part of a file with its references as those of the whole. */
  private rewritten(value: Node, shape: Shape, file: string, at: readonly string[]): Node {
    const misfit: Misfit = (path, wanted) =>
      this.tellAt(
        file,
        [...at, ...path],
        `\`${[...at, ...path].join('.')}\` is not ${wanted}, and is left out.`,
        `Write ${wanted} there.`,
      );
    return walked(
      value,
      (node, kind, path) => {
        if (kind === 'discriminator') return this.mapped(node, file, [...at, ...path]);
        const { $ref } = node;
        if (typeof $ref !== 'string') return node;
        const section = SECTIONS[kind];
        const meant = section && this.renamed($ref, kind, section, file, [...at, ...path, '$ref']);
        return meant === undefined ? node : { ...node, $ref: meant };
      },
      misfit,
      shape,
    );
  }

  private mapped(node: Node, file: string, path: Path): Node {
    const { mapping } = node;
    if (!isNode(mapping)) return node;
    const entries = Object.entries(mapping).map(([key, each]) => {
      const isReference = typeof each === 'string' && /#|\.(?:json|ya?ml)$/i.test(each);
      const meant = isReference ? this.renamed(each, 'schema', 'schemas', file, path) : undefined;
      return [key, meant ?? each];
    });
    return { ...node, mapping: Object.fromEntries(entries) };
  }

  /** What a reference of a file is called in the whole; undefined for one that stays as it is. */
  private renamed(
    reference: string,
    shape: Shape,
    section: string,
    from: string,
    path: Path,
  ): string | undefined {
    if (from === this.root && reference.startsWith('#')) return undefined;
    const found = this.target(reference, from, path);
    if (!found) return undefined;
    const { file, at, value } = found;
    const pointer = fragmentOf(at);
    if (file === this.root) return `#${pointer}`;
    const key = `${shape} ${file}#${pointer}`;
    const known = this.taken.get(key);
    if (known) return `#${fragmentOf(['components', known.section, known.name])}`;
    if (this.taken.size >= MAX_TAKEN) {
      this.tellAt(from, path, `The document takes in more than ${MAX_TAKEN} things of other files.`);
      return undefined;
    }
    const name = this.nameFor(
      section,
      at.at(-1) ??
        file
          .split('/')
          .at(-1)
          ?.replace(/\.\w+$/, '') ??
        file,
    );
    const taken: Taken = { file, at, shape, section, name, value };
    this.taken.set(key, taken);
    this.ahead.push(taken);
    return `#${fragmentOf(['components', section, name])}`;
  }

  /** A name that nothing has yet, of the characters that names of components have. */
  private nameFor(section: string, wanted: string): string {
    const names = this.names.get(section) ?? new Set();
    this.names.set(section, names);
    const plain = wanted.replace(/[^\w.-]+/g, '_') || 'parte';
    let name = plain;
    for (let i = 2; names.has(name); i += 1) name = `${plain}_${i}`;
    names.add(name);
    return name;
  }

  private target(
    reference: string,
    from: string,
    path: Path,
  ): { file: string; at: readonly string[]; value: unknown } | undefined {
    const [address = '', fragment = ''] = reference.split('#', 2);
    const told = (reason: string, remedy?: string) => this.tellAt(from, path, reason, remedy);
    if (/^(?:[a-z][\w+.-]*:|\/\/)/i.test(address))
      return told(`\`${reference}\` is at another address, which is not asked for anything.`);
    const file = address === '' ? from : resolved(address, from);
    if (file === undefined)
      return told(`\`${reference}\` is outside of the folder, and nothing there is read.`);
    const located = this.read(file, told);
    if (!located) return undefined;
    const at = segmentsOf(fragment);
    const isPointer = fragment === '' || fragment.startsWith('/');
    const value = isPointer ? valueAt(located.data, at) : undefined;
    if (value !== undefined) return { file, at, value };
    return told(`\`${reference}\` is nowhere in ${file}.`, 'Correct the name, or add what it means.');
  }

  private read(file: string, told: (reason: string, remedy?: string) => undefined): LocatedData | undefined {
    if (this.files.has(file)) {
      const known = this.files.get(file);
      return known ?? told(`${file} cannot be read.`, 'Correct the file.');
    }
    if (this.files.size >= MAX_FILES) return told(`More than ${MAX_FILES} files are referred to.`);
    this.files.set(file, undefined);
    try {
      const content = this.readFile(file);
      if (content === undefined)
        return told(
          `There is no file ${file}.`,
          'Correct the path: it is relative to the file that it is in.',
        );
      const located = locatedData(sourceText(file, content, this.maxMib));
      this.files.set(file, located);
      tellLost(located, (place, reason, remedy) => this.tell(place, reason, remedy));
      return located;
    } catch (cause) {
      if (!(cause instanceof ServerSourceError)) throw cause;
      this.tell(cause.place, cause.reason, cause.remedy);
      return undefined;
    }
  }

  private tellAt(file: string, path: Path, reason: string, remedy = BUNDLING): undefined {
    const place = this.files.get(file)?.placeOf(path);
    if (place) this.tell(place, reason, remedy);
  }

  /** References are followed to where something is written. */
  private written(document: Node, path: Path, depth: number): { readonly file: string; readonly at: Path } {
    let node: unknown = document;
    for (const [i, key] of path.entries()) {
      node = nodeOf(node)[key];
      const { $ref } = nodeOf(node);
      const after = path.slice(i + 1);
      if (after.length === 0 || depth === MAX_REFERENCES || typeof $ref !== 'string') continue;
      const target = segmentsOf($ref);
      if ($ref.startsWith('#/') && valueAt(document, target) !== undefined)
        return this.written(document, [...target, ...after], depth + 1);
    }
    const [first, section, name, ...rest] = path;
    const taken = [...this.taken.values()].find(each => each.section === section && each.name === name);
    return first === 'components' && taken
      ? { file: taken.file, at: [...taken.at, ...rest] }
      : { file: this.root, at: path };
  }

  private located(file: string): LocatedData {
    return this.files.get(file) as LocatedData;
  }
}

/** A path that a file names, from the root; undefined outside of it. A leading `/` is the root itself. */
function resolved(address: string, from: string): string | undefined {
  const path = decoded(address.split('?', 1)[0] ?? address).replaceAll('\\', '/');
  const segments = path.startsWith('/') ? [] : from.split('/').slice(0, -1);
  for (const segment of path.split('/')) {
    if (segment === '..' && segments.pop() === undefined) return undefined;
    if (segment !== '' && segment !== '.' && segment !== '..') segments.push(segment);
  }
  return segments.join('/');
}
