import { parse as parseToml, TomlError } from 'smol-toml';
import { parseDocument } from 'yaml';
import type { Pacote } from '../contract/generated/contract.js';
import { ExpressionError, MappingExpression } from '../extract/index.js';
import type { Finding, Place } from '../findings/finding.js';
import { findingOf, type RuleInfo } from '../findings/rule-info.js';
import { UserError } from '../findings/user-error.js';
import { readJsonFile } from '../published/index.js';
import {
  packageDependency,
  packageField,
  packageManifest,
  registryPackageName,
  registryRange,
  registryVersion,
} from '../rules/packages.js';
import { shown } from '../text/shown.js';
import { isPackageName } from './names.js';
import { InvalidRange, parseRange } from './range.js';
import { isPublishedVersion } from './version.js';

const MAX_YAML_ALIASES = 100;

/** What a package says of itself. */
export interface PackageManifest {
  readonly name: string;
  readonly version: string;
  readonly about: Omit<Pacote, 'versoes'>;
  readonly dependencias: Readonly<Record<string, string>>;
  /** Range of language versions. */
  readonly dataforge: string;
  /** The file that programs load, relative to the manifest; nothing where it is not said. */
  readonly entry: string | undefined;
  readonly place: Place;
}

export type ManifestField =
  | 'nome'
  | 'versao'
  | 'descricao'
  | 'licenca'
  | 'autores'
  | 'tags'
  | 'dependencias'
  | 'dataforge'
  | 'entrada';

/** A manifest's fields where `forge.toml` has them: `[package]`, else `[project]` (reference-language.md §10.1). */
const FORGE: Readonly<Record<ManifestField, string>> = {
  nome: section('name'),
  versao: section('version'),
  descricao: section('description'),
  licenca: section('license'),
  autores: section('authors'),
  tags: section('keywords'),
  dependencias: 'dependencies',
  dataforge: section('dataforge'),
  entrada: section('entry'),
};

/** Whether a manifest and what is wrong with it; an unsound one is not given. */
export interface ManifestReading {
  readonly manifest: PackageManifest | undefined;
  readonly findings: readonly Finding[];
}

/** Reads manifests with the fields where a map has them. */
export class ManifestReader {
  private readonly fields: ReadonlyMap<ManifestField, MappingExpression>;

  /** @throws {UserError} for an expression that does not compile. */
  constructor(map: Readonly<Partial<Record<ManifestField, string | undefined>>> = {}) {
    const names = Object.keys(FORGE) as ManifestField[];
    this.fields = new Map(names.map(name => [name, compile(name, map[name] ?? FORGE[name])]));
  }

  /** @param path of the manifest in the repository, which also says its format. */
  async read(path: string, bytes: Uint8Array): Promise<ManifestReading> {
    const text = new TextDecoder().decode(bytes);
    let data: unknown;
    try {
      data = parse(path, bytes, text);
    } catch (error) {
      if (!(error instanceof SyntaxFault)) throw error;
      return {
        manifest: undefined,
        findings: [
          findingOf(packageManifest, `${path} cannot be read: ${error.message}.`, path, {
            file: path,
            ...error.where,
          }),
        ],
      };
    }
    const form = new Form(path, text, await this.evaluate(data));
    const manifest = form.manifest();
    return { manifest: form.findings.length === 0 ? manifest : undefined, findings: form.findings };
  }

  /** Name and version as a manifest has them, whatever else is in it; nothing for a manifest that cannot be read. */
  async identify(path: string, bytes: Uint8Array): Promise<{ name: unknown; version: unknown } | undefined> {
    try {
      const values = await this.evaluate(parse(path, bytes, new TextDecoder().decode(bytes)));
      return { name: values.get('nome'), version: values.get('versao') };
    } catch (error) {
      if (error instanceof SyntaxFault) return undefined;
      throw error;
    }
  }

  private async evaluate(data: unknown): Promise<ReadonlyMap<ManifestField, unknown>> {
    const values = new Map<ManifestField, unknown>();
    // A JSON copy: parsers give dates and objects without a prototype, which expressions do not know.
    const input = JSON.parse(JSON.stringify(data ?? {})) as Record<string, unknown>;
    for (const [name, expression] of this.fields) {
      const outcome = await expression.evaluate(input).catch((error: Error) => {
        throw new UserError(`registro.map.${name} fails: ${error.message}.`, 'Correct it in refdata.yml.', {
          cause: error,
        });
      });
      values.set(name, 'data' in outcome ? outcome.data : undefined);
    }
    return values;
  }
}

/** The values of a manifest on their way into the shape of the index. */
class Form {
  readonly findings: Finding[] = [];

  constructor(
    private readonly path: string,
    private readonly source: string,
    private readonly values: ReadonlyMap<ManifestField, unknown>,
  ) {}

  manifest(): PackageManifest {
    const name = this.text('nome', true);
    const version = this.text('versao', true);
    const dataforge = this.text('dataforge') || '*';
    if (name !== '' && !isPackageName(name))
      this.complain(registryPackageName, `${shown(name)} is no package name.`, name);
    if (version !== '' && !isPublishedVersion(version))
      this.complain(registryVersion, `${shown(version)} is no version.`, version);
    this.checkRange('dataforge', dataforge);
    return {
      name,
      version,
      about: {
        descricao: this.text('descricao'),
        licenca: this.text('licenca'),
        autores: this.texts('autores'),
        tags: this.texts('tags'),
      },
      dependencias: this.dependencias(),
      dataforge,
      entry: this.text('entrada') || undefined,
      place: this.placeWith(version),
    };
  }

  private text(field: ManifestField, needed = false): string {
    const value = this.values.get(field);
    if (typeof value === 'string' && (value.trim() !== '' || !needed)) return value.trim();
    if (value !== undefined && value !== null && value !== '') {
      this.complain(
        packageField,
        `${field} is ${shown(value)}; it must be a text, in quotes.`,
        String(value),
      );
    } else if (needed) {
      this.complain(packageField, `${field} is missing.`);
    }
    return '';
  }

  /** Expressions give a list of one as its item. */
  private texts(field: ManifestField): string[] {
    const value = this.values.get(field) ?? [];
    const items = Array.isArray(value) ? value : [value];
    const texts = items
      .filter(item => typeof item === 'string')
      .map(item => item.trim())
      .filter(item => item !== '');
    if (texts.length < items.length)
      this.complain(packageField, `${field} is not a list of texts that say something.`);
    return texts;
  }

  private dependencias(): Record<string, string> {
    const value = this.values.get('dependencias') ?? {};
    if (typeof value !== 'object' || Array.isArray(value)) {
      this.complain(packageField, `dependencias is ${shown(value)}; it must have a range for each name.`);
      return {};
    }
    const entries = Object.entries(value).flatMap(([name, asked]): [string, string][] => {
      const range = this.rangeOf(name, asked);
      return range === undefined ? [] : [[name, range]];
    });
    return Object.fromEntries(entries);
  }

  /** The range of a dependency: a text, or `version` beside `path`, `git` or `url` (reference-language.md §10.1). */
  private rangeOf(name: string, asked: unknown): string | undefined {
    const range = typeof asked === 'object' && asked !== null && 'version' in asked ? asked.version : asked;
    if (typeof range !== 'string') {
      const what = typeof asked === 'object' ? 'has no version range' : `is ${shown(asked)}`;
      this.complain(packageDependency, `The dependency ${shown(name)} ${what}.`, name);
      return undefined;
    }
    const trimmed = range.trim();
    if (/^(?:https?:|git\+|path:|\.{0,2}\/)/.test(trimmed)) {
      this.complain(
        packageDependency,
        `The dependency ${shown(name)} is ${shown(trimmed)}, which is not a version range.`,
        name,
      );
      return undefined;
    }
    return this.checkRange(`The dependency ${name}`, trimmed) ? trimmed : undefined;
  }

  private checkRange(what: string, range: string): boolean {
    try {
      parseRange(range);
      return true;
    } catch (error) {
      if (!(error instanceof InvalidRange)) throw error;
      this.complain(
        registryRange,
        `${what} has the range ${shown(range)}, which cannot be read: ${error.message}.`,
        range,
      );
      return false;
    }
  }

  private complain(rule: RuleInfo, message: string, needle?: string): void {
    this.findings.push(findingOf(rule, message, this.path, this.placeWith(needle)));
  }

  /** The first line that holds a text: manifests are short, and name it once. */
  private placeWith(needle: string | undefined): Place {
    const line = needle ? this.source.split(/\r\n?|\n/).findIndex(text => text.includes(needle)) : -1;
    return line < 0 ? { file: this.path } : { file: this.path, line: line + 1 };
  }
}

/** A manifest that is not in its format. */
class SyntaxFault extends Error {
  constructor(
    message: string,
    readonly where: Omit<Place, 'file'> = {},
  ) {
    super(message);
  }
}

function parse(path: string, bytes: Uint8Array, text: string): unknown {
  if (path.endsWith('.json')) return parseJson(path, bytes);
  if (/\.ya?ml$/.test(path)) return parseYaml(text);
  try {
    return parseToml(text);
  } catch (error) {
    if (!(error instanceof TomlError)) throw error;
    const [first = ''] = error.message.split('\n');
    throw new SyntaxFault(first.replace(/^Invalid TOML document: /, ''), {
      line: error.line,
      column: error.column,
    });
  }
}

function parseJson(path: string, bytes: Uint8Array): unknown {
  const { data, findings } = readJsonFile(path, path, bytes);
  const [first] = findings;
  if (!first) return data;
  const { line, column } = first.place ?? {};
  throw new SyntaxFault(first.message.replace(/\.$/, ''), {
    ...(line && { line }),
    ...(column && { column }),
  });
}

function parseYaml(text: string): unknown {
  const document = parseDocument(text, { customTags: [] });
  const [error] = document.errors;
  if (error) {
    const [start] = error.linePos ?? [];
    const [first = ''] = error.message.split('\n');
    throw new SyntaxFault(
      first.replace(/ at line \d+.*$/, ''),
      start && { line: start.line, column: start.col },
    );
  }
  try {
    return document.toJS({ maxAliasCount: MAX_YAML_ALIASES });
  } catch (cause) {
    throw new SyntaxFault((cause as Error).message);
  }
}

function section(field: string): string {
  return `$exists(package) ? package.${field} : project.${field}`;
}

function compile(field: ManifestField, source: string): MappingExpression {
  try {
    return new MappingExpression(source);
  } catch (cause) {
    if (!(cause instanceof ExpressionError)) throw cause;
    throw new UserError(
      `registro.map.${field} is no JSONata expression: ${cause.message}.`,
      'Correct it in refdata.yml.',
      { cause },
    );
  }
}
