import { FILE_TYPES } from './generated/file-types.js';

interface FileType {
  readonly name: string;
  readonly extensions: readonly string[];
  readonly aliases: readonly string[];
}

const TYPES: readonly FileType[] = FILE_TYPES.trim()
  .split('\n')
  .map(line => {
    const [name = '', extensions = '', aliases = ''] = line.split('\t');
    return { name, extensions: extensions.split(' '), aliases: aliases === '' ? [] : aliases.split('|') };
  });

/** Names of languages and formats that claim an extension, by GitHub's list; the extension in small letters. */
const CLAIMS: ReadonlyMap<string, readonly string[]> = claims();

/** What is in no list, and in no language either: output that tests compare with, and what programs leave behind. */
const NO_PROGRAMS =
  /^\.(txt|out|in|golden|expected|actual|stdout|stderr|snap|orig|rej|bak|old|tmp|patch|diff|lock|log|cache|sum|mod|work|map|license|template|tmpl|sample|example|dist|default|pdf|docx?|odt|epub|png|jpe?g|gif|ico|icns|webp|bmp|svgz?|woff2?|ttf|otf|eot|mp[34]|wav|ogg|zip|gz|tgz|bz2|xz|zst|br|jar|class|wasm|o|a|so|dll|exe|bin|dat|db|sqlite|pyc|pyi|whl|gem|crate|pem|key|crt|cer|csr|p12|pub|asc|sig|po|pot|mo|gz|info|pc|1|2|3|4|5|6|7|8|9|[0-9]+)$/;

/** Whether an extension is one of a known language or format, other than the language with one of these names. */
export function isClaimed(extension: string, names: readonly string[]): boolean {
  const lower = extension.toLowerCase();
  if (NO_PROGRAMS.test(lower)) return true;
  const claiming = CLAIMS.get(lower);
  return claiming !== undefined && !claiming.some(language => isNamed(language, names));
}

/** Extensions that a known language with one of these names has, its own first. */
export function extensionsOf(names: readonly string[]): string[] {
  return typesOf(names).flatMap(({ extensions }) => extensions);
}

/** Whether programs of a known language with one of these names are called so first of all: the list begins with it. */
export function isPrimary(extension: string, names: readonly string[]): boolean {
  return typesOf(names).some(({ extensions: [first] }) => first === extension);
}

function typesOf(names: readonly string[]): readonly FileType[] {
  const own = TYPES.filter(({ name }) => isNamed(name, names));
  // What another language is also called (`bash` is a `Shell`) counts where nothing is called so itself.
  return own.length > 0 ? own : TYPES.filter(({ aliases }) => aliases.some(alias => names.includes(alias)));
}

/** `Gleam` is `gleam`, and so are `gleam-lang`, `gogleam` and `gleamscript`; one letter has to stand alone. */
function isNamed(language: string, names: readonly string[]): boolean {
  const name = plain(language);
  const words = language.split(/[\s-]+/);
  const initials = words.length > 2 ? words.map(word => word[0]?.toLowerCase()).join('') : undefined;
  return names.some(each => {
    const own = plain(each);
    if (own === name || own === initials) return true;
    return (
      name.length > 1 &&
      (own === `gnu${name}` ||
        own === `${name}lang` ||
        own === `go${name}` ||
        own === `py${name}` ||
        own === `rust${name}`)
    );
  });
}

function plain(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9+#]/g, '');
}

function claims(): Map<string, string[]> {
  const all = new Map<string, string[]>();
  for (const { name, extensions } of TYPES) {
    for (const extension of extensions) {
      const languages = all.get(extension) ?? [];
      all.set(extension, languages);
      languages.push(name);
    }
  }
  return all;
}
