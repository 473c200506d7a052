import { ifReadable } from '../repository/readable.js';
import type { Importer } from './evaluate/modules.js';
import { ANY_MODULE, type Effects } from './languages/language/effects.js';
import type { Language } from './languages/language.js';
import type { SourceFile } from './syntax/source-file.js';
import { Words } from './words.js';

/**
 * Characters of files that are parsed for no other reason than that they import one whose table is read. Beyond, they are taken to
 * do anything to it, which is reported.
 */
const MAX_PARSED_CHARACTERS = 6 * 1024 * 1024;

/** Characters that are searched for names, whoever asks: beyond, nobody knows which files say one. */
const MAX_SEARCHED_CHARACTERS = 256 * 1024 * 1024;

/** What has to be known of files to find those around one. */
interface Files {
  /** Paths that a glob matches. */
  matches(pattern: string): readonly string[];
  /** The text of a file. @throws {UnreadableFile} */
  read(path: string): string;
  /** The path of the file that a specifier means. */
  modulePath(specifier: string, importer: string, language: Language): string | undefined;
  isOpen(path: string): boolean;
  /** A parsed file; undefined when it cannot be read. */
  open(path: string): SourceFile | undefined;
}

/** Files of a repository that may do something to what another one holds: those that import it, or say a name of it. */
export class SurroundingFiles {
  /** Each by {@link worldOf}: who imports a file, by its path; and the texts of all. */
  private readonly importing = new Map<string, ReadonlyMap<string, readonly Importer[]>>();
  private readonly texts = new Map<string, ReadonlyMap<string, string>>();
  /** By world and name, the files that say it. */
  private readonly said = new Map<string, readonly Importer[]>();
  private readonly known = new Map<string, Importer>();
  private parsed = 0;
  private searched = 0;

  constructor(private readonly files: Files) {}

  /** Files that import one, by what their texts say. */
  importers(file: SourceFile): readonly Importer[] {
    return this.importingIn(file).get(file.path) ?? [];
  }

  /** Files that load what only a run can tell: any may be meant. */
  loaders(file: SourceFile): readonly Importer[] {
    return this.importingIn(file).get(ANY_MODULE) ?? [];
  }

  private importingIn(file: SourceFile): ReadonlyMap<string, readonly Importer[]> {
    const key = worldOf(file);
    let importing = this.importing.get(key);
    if (!importing) {
      const { effects } = file.language;
      importing = effects && !effects.sees ? this.importersIn(file, effects) : new Map();
      this.importing.set(key, importing);
    }
    return importing;
  }

  /** Who imports which files, by what texts say: none need be parsed for it. */
  private importersIn(file: SourceFile, { specifiers }: Effects): Map<string, Importer[]> {
    const importing = new Map<string, Importer[]>();
    for (const [path, text] of this.textsAround(file)) {
      const importer = this.importer(path, text);
      const imported = specifiers(text).map(each =>
        each === ANY_MODULE ? each : this.files.modulePath(each, path, file.language),
      );
      for (const each of new Set(imported)) {
        if (each === undefined) continue;
        const known = importing.get(each);
        if (known) known.push(importer);
        else importing.set(each, [importer]);
      }
    }
    return importing;
  }

  saying(name: string, file: SourceFile): readonly Importer[] | 'unseen' {
    const key = `${worldOf(file)}\0${name}`;
    let found = this.said.get(key);
    if (!found) {
      if (this.searched > MAX_SEARCHED_CHARACTERS) return 'unseen';
      const saying: Importer[] = [];
      for (const [path, text] of this.textsAround(file)) {
        this.searched += text.length;
        if (text.includes(name)) saying.push(this.importer(path, text));
      }
      found = saying;
      this.said.set(key, found);
    }
    return found.filter(({ path }) => path !== file.path);
  }

  /** One for each path: the words of a text are looked up once. */
  private importer(path: string, text: string): Importer {
    let importer = this.known.get(path);
    if (!importer) {
      const words = new Words(text);
      importer = { path, text, says: name => words.has(name), open: () => this.open(path, text) };
      this.known.set(path, importer);
    }
    return importer;
  }

  /** The files in the language of one that may belong to the same program. */
  private textsAround(file: SourceFile): ReadonlyMap<string, string> {
    const { language } = file;
    const key = worldOf(file);
    const known = this.texts.get(key);
    if (known) return known;
    const texts = new Map<string, string>();
    // Braces around one extension are braces.
    const [only = '', ...more] = language.extensions;
    const ending = more.length === 0 ? only : `{${language.extensions.join(',')}}`;
    for (const path of this.files.matches(`**/*${ending}`)) {
      if (isApart(path, language) && !isApart(file.path, language)) continue;
      const text = ifReadable(() => this.files.read(path));
      if (text !== undefined) texts.set(path, text);
    }
    this.texts.set(key, texts);
    return texts;
  }

  private open(path: string, text: string): SourceFile | 'unseen' | undefined {
    if (!this.files.isOpen(path)) {
      if (this.parsed + text.length > MAX_PARSED_CHARACTERS) return 'unseen';
      this.parsed += text.length;
    }
    return this.files.open(path);
  }
}

/** Which files are looked at for what they do to another one: one key for all that have the same. */
function worldOf({ language, path }: SourceFile): string {
  return `${language.name}${isApart(path, language) ? ' apart' : ''}`;
}

/** Where tests are, in languages that have no more to say of it. */
const TEST_PATH = /(^|\/)(?:tests?|specs?|__tests__)\/|[._-](?:test|spec)\.\w+$/i;

/** Whether a program runs without a file: tests, and packages that were installed into a folder, load it and not the other way round. */
function isApart(path: string, { effects, isData = false }: Language): boolean {
  const isTest = effects?.isTest?.(path) ?? (isData && TEST_PATH.test(path));
  return isTest || /(^|\/)(site|dist)-packages\//.test(path);
}
