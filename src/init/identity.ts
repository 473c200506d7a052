import { textOf } from '../repository/readable.js';
import type { Repository } from '../repository/repository.js';
import type { Guess } from './guess.js';
import { cMacros } from './manifests/c-macros.js';
import { cargo } from './manifests/cargo.js';
import { newestChange } from './manifests/changelog.js';
import { constants } from './manifests/constants.js';
import { type TaggedVersions, taggedVersions } from './manifests/git-tags.js';
import { buildTools, goModule, gradle, maven, topManifests, versionFile } from './manifests/others.js';
import { packageJson } from './manifests/package-json.js';
import { python } from './manifests/python.js';
import { type Said, versionText } from './manifests/said.js';

/** What a project says of itself: the fields at the top of refdata.yml. */
export interface Identity {
  readonly nome: string;
  readonly descricao: string | undefined;
  readonly documentacao: string | undefined;
  readonly versao: Guess | undefined;
  /** What else says it, for the case that a build cannot read that. */
  readonly otherVersions: readonly Guess[];
  /** Where nothing says the version: the newest that a list of changes has. */
  readonly perhaps: { readonly version: string; readonly path: string } | undefined;
  /** How versions are counted, where tags of git show another way than the usual one. */
  readonly versions: TaggedVersions['versions'];
  /** Whether nothing but the folder says what it is called, by a name that any folder may have. */
  readonly isNameless: boolean;
  /** Names by which the language may be known: of its manifests, and of its folder. */
  readonly names: readonly string[];
}

const MAX_DESCRIPTION_CHARACTERS = 200;
/** A sentence that says what something is names it in so many characters. */
const MAX_LEAD_CHARACTERS = 24;
/** More programs are tools of one project. */
const MAX_PROGRAMS = 3;
/** Names of folders that say nothing about what is in them. */
const NO_NAME =
  /^(src|sources?|repo|repository|main|master|trunk|code|project|work|workspace|app|lang|language|compiler|interpreter|checkout|clone|v\d+)$/i;
/** A folder that is called so, of a project by another name, says what it is written in. */
const HOST = /^(go|golang|js|javascript|node|ts|python|py|rust|java|cpp|ruby)$/i;
const READMES = ['README.md', 'readme.md', 'Readme.md'];

/** Name, version, address and description from the manifests of the repository, each from the first that has it. */
export async function identityOf(repository: Repository, folderName: string): Promise<Identity> {
  const folder = folderParts(folderName);
  const go = goModule(repository);
  const outer = [folder.name, go?.name].filter(
    (name, i) => name !== undefined && !(i === 0 && go?.name !== undefined && HOST.test(name)),
  ) as string[];
  const pythonSaid = await python(repository, outer);
  const tagged = taggedVersions(repository);
  const sayings: readonly Said[] = [
    await packageJson(repository),
    ...pythonSaid,
    await cargo(repository, outer),
    maven(repository),
    gradle(repository),
    go,
    versionFile(repository),
    ...(await topManifests(repository)),
    ...buildTools(repository),
    cMacros(repository, outer),
    constants(repository),
    tagged?.said,
    folder.said,
    readme(repository, outer),
  ].filter(said => said !== undefined);
  const first = <Field extends keyof Said>(field: Field) =>
    sayings.find(said => said[field] !== undefined)?.[field];
  const name = first('name') ?? (folder.name === undefined ? gitRemote(repository) : undefined);
  const said = sayings.flatMap(each => each.version ?? []);
  const [version] = said;
  const [versao, ...otherVersions] = said.map(({ spec, why }) => ({ at: 'versao', spec, why }));
  return {
    nome: name ?? folder.name ?? folderName,
    isNameless: name === undefined && folder.name === undefined,
    descricao: first('description')?.replace(/\s+/g, ' '),
    documentacao: homepageIn(sayings),
    versao,
    otherVersions,
    perhaps: version ? undefined : newestChange(repository),
    // Of a declared version that is not known here, nobody can tell whether it is counted as the tags are.
    versions: tagged?.versions?.form.test(version?.value ?? '') ? tagged.versions : undefined,
    names: [
      ...new Set(
        [name, ...outer, ...programNames(repository)].filter(
          each => each !== undefined && (name === undefined || each === name || !HOST.test(each)),
        ),
      ),
    ] as string[],
  };
}

/** `rhai-1.22.2`, `v2@v2.17.0`: the caches of package managers call folders by name and version. */
function folderParts(folderName: string): { name: string | undefined; said: Said | undefined } {
  const { name = folderName, version } =
    /^(?<name>.+?)[-@_]v?(?<version>\d+\.\d+[\w.+-]*)$/.exec(folderName)?.groups ?? {};
  const isName = !NO_NAME.test(name);
  // What a language is installed as: `python3.11`.
  const plain = name.replace(/(?<!\d)\d+(\.\d+)+$/, '');
  return {
    name: isName ? plain : undefined,
    said: version === undefined ? undefined : { version: versionText('The name of the folder', version) },
  };
}

/** What a clone is called where it comes from, for a folder by a name that says nothing. */
function gitRemote(repository: Repository): string | undefined {
  const url = /^[ \t]*url[ \t]*=[ \t]*(\S+)[ \t]*$/m.exec(textOf(repository, '.git/config') ?? '')?.[1];
  const name = /([\w.+-]+?)(?:\.git)?\/*$/.exec(url ?? '')?.[1];
  return name === undefined || NO_NAME.test(name) ? undefined : name;
}

/** Programs of a Go repository are called by their folder. */
function programNames(repository: Repository): string[] {
  const names = repository.glob('cmd/*/main.go').map(path => path.split('/')[1] as string);
  return names.length <= MAX_PROGRAMS ? names : [];
}

/** The pages of the project itself; the address of its repository where there is no other. */
function homepageIn(sayings: readonly Said[]): string | undefined {
  const addresses = sayings.map(({ homepage }) => addressOf(homepage)).filter(each => each !== undefined);
  return (
    addresses.find(address => !/^https?:\/\/(www\.)?(github|gitlab)\.com\//.test(address)) ??
    addresses[0] ??
    sayings.map(({ sources }) => addressOf(sources)).find(address => address !== undefined)
  );
}

/** What the page says that a repository opens with: the sentence that says what the language is, and its documentation. */
function readme(repository: Repository, names: readonly string[]): Said | undefined {
  const text = READMES.map(path => textOf(repository, path))
    .find(found => found !== undefined)
    ?.replace(/!\[[^\]]*\]\([^)]*\)/g, '');
  return text === undefined
    ? undefined
    : { description: sentenceAbout(text, names), homepage: DOCUMENTATION.exec(text)?.groups?.address };
}

/** A link that is called nothing but documentation. */
const DOCUMENTATION =
  /\[(?:the |read the |full |official |user )*(?:docs?|documentation|documentação|manual|website|site|home ?page|language reference)\]\((?<address>https?:\/\/[^\s)]+)\)/i;

/** `Tengo is fast …`: the first sentence that begins with the name, more or less. */
function sentenceAbout(text: string, names: readonly string[]): string | undefined {
  const title = /^#\s+(.+?)\s*#*$/m.exec(text)?.[1]?.replace(/[*_`]/g, '').toLowerCase();
  const prose = text.replace(/<!--[\s\S]*?-->|^(`{3,}|~{3,})[\s\S]*?^\1/gm, '');
  for (const part of prose.split(/\n\s*\n/)) {
    // A heading, a table, a list; a link alone.
    if (/^\s*(#|\||[-*=+>] |<\w|\[[^\]]*\]\([^()]*\)\s*$)/.test(part)) continue;
    const line = part
      .replace(/\[([^[\]]*)\](?:\([^()]*\)|\[[^[\]]*\])/g, '$1')
      .replace(/[*_`]/g, '')
      .replace(/\s+/g, ' ')
      .trim();
    const sentence = /^.*?[.!?](?=\s|$)/.exec(line)?.[0] ?? line;
    const start = sentence
      .slice(0, MAX_LEAD_CHARACTERS)
      .toLowerCase()
      .split(/[^\p{L}\p{N}_+#.-]+/u);
    const isCalled =
      names.some(name => start.includes(name.toLowerCase())) ||
      (title !== undefined && beginsWith(sentence.toLowerCase().replace(/^(the|an?) /, ''), title));
    const isAbout = isCalled && SAYS.test(sentence);
    if (isAbout && sentence.length <= MAX_DESCRIPTION_CHARACTERS && sentence.split(' ').length >= 4)
      return sentence;
  }
  return undefined;
}

/** Whether a sentence begins with what a page is called. */
function beginsWith(sentence: string, title: string): boolean {
  return sentence.startsWith(title) && !/^[\p{L}\p{N}]/u.test(sentence.slice(title.length));
}

/** A sentence that says something of a thing, and nothing of what somebody has to do. */
const SAYS =
  /^(?!(?:to|if|you|we|for|when|run|install|execute|see|use|please|note)\b)[^.!?]*?\b(?:is|are|provides?|implements?|offers?|allows?|lets?|aims?|makes?|brings?|helps?|combines?|extends?|compiles?|supports?|gives?|has|runs?|takes?|adds?|é|são|permite|oferece|es)\b/i;

/** An address of pages: what leads to a place in one is left out. */
function addressOf(homepage: string | undefined): string | undefined {
  if (homepage === undefined || !/^https?:\/\/[^\s/]+/.test(homepage)) return undefined;
  const address = homepage.replace(/[#?].*$/, '').replace(/\/+$/, '');
  if (!URL.canParse(address) || /\$\{|@/.test(address)) return undefined;
  return /^(?:[^/]*\.)?example\.(com|org|net)$/.test(new URL(address).hostname) ? undefined : address;
}
