/**
 * A finding: one thing that a person should know about the data or its source, and what to do about it.
 *
 * Findings are plain data. Whoever finds something says which rule it breaks and where; whoever prints
 * findings (terminal, JSON, annotations, job summary) decides how they look.
 */
/** `error` stops a build and gives exit code 1; `warning` and `notice` are told and counted. */
type Level = 'error' | 'warning' | 'notice';
/** A place in a text file, for people: `file` uses `/`, `line` and `column` count from 1. */
interface Place {
    readonly file: string;
    readonly line?: number;
    readonly column?: number;
}
interface Finding {
    /** Id of the rule, with a section of its own in `docs/rules.md`. */
    readonly rule: string;
    readonly level: Level;
    /** What is wrong, with the offending value, in one sentence. */
    readonly message: string;
    /** What to do about it, in one sentence. */
    readonly remedy: string;
    /** Where a person mends it: a source file, `refdata.yml`, or the published file itself. */
    readonly place?: Place;
    /** The value in the published files that it is about, as file and JSON Pointer: `/api/erros.json#/codigos/3/doc`. */
    readonly subject?: string;
}

/**
 * The index file, /api/index.json: where a client starts to find the other six.
 */
interface Index {
    /**
     * Name of the language.
     */
    nome: string;
    /**
     * Version of the data, the same in all seven files; clients compare it with the one that they expect.
     */
    versao: string;
    /**
     * Short description of the language or of this data.
     */
    descricao: string;
    /**
     * Absolute http or https address of the documentation site. A page is at this address, a slash and the `doc` of an error code.
     */
    documentacao: string;
    rotas: Rotas;
}
/**
 * Paths of the six other files, relative to the base address of the service.
 */
interface Rotas {
    /**
     * Path of the syntax file.
     */
    sintaxe: '/api/sintaxe.json';
    /**
     * Path of the built-in functions file.
     */
    embutidas: '/api/embutidas.json';
    /**
     * Path of the modules file.
     */
    modulos: '/api/modulos.json';
    /**
     * Path of the commands file.
     */
    comandos: '/api/comandos.json';
    /**
     * Path of the error-code file.
     */
    erros: '/api/erros.json';
    /**
     * Path of the content inventory file.
     */
    conteudos: '/api/conteudos.json';
}
/**
 * The syntax file, /api/sintaxe.json: reserved and contextual words, operators, HTTP verbs and the rules that most often trip people up.
 */
interface Sintaxe {
    /**
     * Version of the data, the same in all seven files.
     */
    versao: string;
    /**
     * Extension of source files; begins with a dot.
     */
    extensao: string;
    /**
     * Reserved words: they cannot be used as names.
     */
    reservadas: PalavraReservada[];
    /**
     * Contextual words: they can be used as names and act as keywords only in the context that `onde` gives.
     */
    contextuais: PalavraContextual[];
    /**
     * Operators and other symbols.
     */
    operadores: Operador[];
    /**
     * Verbs that a route of a server written in the language accepts.
     *
     * Items: An HTTP method, or ANY for all of them.
     */
    verbos_http: ('GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'HEAD' | 'OPTIONS' | 'ANY')[];
    /**
     * The rules that most often trip people up, one sentence or two each.
     *
     * Items: A rule, as text.
     */
    regras: string[];
}
/**
 * A reserved word.
 */
interface PalavraReservada {
    /**
     * The word as it is written in source code.
     */
    palavra: string;
    /**
     * What the word does, in a few words.
     */
    descricao: string;
    /**
     * What other languages call it; may be an empty string.
     */
    equivalente: string;
}
/**
 * A contextual word.
 */
interface PalavraContextual {
    /**
     * The word as it is written in source code.
     */
    palavra: string;
    /**
     * What the word does, in a few words.
     */
    descricao: string;
    /**
     * What other languages call it; may be an empty string.
     */
    equivalente: string;
    /**
     * The exact context in which the word acts as a keyword.
     */
    onde: string;
}
/**
 * An operator, or a family of operators that are explained together.
 */
interface Operador {
    /**
     * The operator as it is written; a family is written with spaces between its members.
     */
    simbolo: string;
    /**
     * What the operator does, in a few words.
     */
    descricao: string;
    /**
     * What other languages write; may be an empty string.
     */
    equivalente: string;
}
/**
 * The built-in functions file, /api/embutidas.json: the global names that need no import.
 */
interface Embutidas {
    /**
     * Version of the data, the same in all seven files.
     */
    versao: string;
    /**
     * Number of entries of `funcoes`.
     */
    total: number;
    /**
     * Names of the global functions and constants.
     *
     * Items: Name as it is written in source code.
     */
    funcoes: string[];
}
/**
 * The modules file, /api/modulos.json: the library's modules and their symbols.
 */
interface Modulos {
    /**
     * Version of the data, the same in all seven files.
     */
    versao: string;
    /**
     * Number of modules by official name; aliases are not counted.
     */
    total_modulos: number;
    /**
     * Number of symbols over all modules.
     */
    total_simbolos: number;
    /**
     * The modules, each once, under its official name.
     */
    modulos: Modulo[];
}
/**
 * A library module.
 */
interface Modulo {
    /**
     * Official name of the module.
     */
    nome: string;
    /**
     * Other names of the same module: importing one loads the same object. The official name may be among them.
     *
     * Items: A name that can be imported.
     */
    apelidos: string[];
    /**
     * Number of symbols of this module.
     */
    total: number;
    /**
     * What the module exports.
     */
    simbolos: Simbolo[];
}
/**
 * A function, constant or type that a module exports.
 */
interface Simbolo {
    /**
     * Name of the symbol.
     */
    nome: string;
    /**
     * Parameter list as it is written; empty for what cannot be called.
     */
    assinatura: string;
    /**
     * What it does, in one line; may be empty.
     */
    resumo: string;
}
/**
 * The commands file, /api/comandos.json: what the language's command line can do, in groups.
 */
interface Comandos {
    /**
     * Version of the data, the same in all seven files.
     */
    versao: string;
    /**
     * Number of commands over all groups; aliases are not counted.
     */
    total: number;
    /**
     * The groups, in the order in which help shows them.
     */
    grupos: GrupoDeComandos[];
}
/**
 * A group of commands.
 */
interface GrupoDeComandos {
    /**
     * Name of the group.
     */
    grupo: string;
    /**
     * The commands of the group.
     */
    comandos: Comando[];
}
/**
 * A command.
 */
interface Comando {
    /**
     * Name of the command.
     */
    nome: string;
    /**
     * Usage line.
     */
    uso: string;
    /**
     * What it does, in one line.
     */
    resumo: string;
    /**
     * Longer text; may have several lines and may be empty.
     */
    detalhe: string;
    /**
     * Options of the command; may be empty.
     */
    opcoes: Opcao[];
    /**
     * Examples; may be empty.
     */
    exemplos: ExemploDeComando[];
    /**
     * Other names of the command; may be empty.
     *
     * Items: A name that works in place of `nome`.
     */
    apelidos: string[];
    /**
     * Names of related commands; may be empty.
     *
     * Items: The `nome` of another command.
     */
    veja: string[];
}
/**
 * An option of a command.
 */
interface Opcao {
    /**
     * The option as it is typed, with its short form or its value if it has one.
     */
    flag: string;
    /**
     * What the option changes.
     */
    descricao: string;
}
/**
 * An example of a command's use.
 */
interface ExemploDeComando {
    /**
     * What to type.
     */
    comando: string;
    /**
     * What it shows; may be empty.
     */
    nota: string;
}
/**
 * The error-code file, /api/erros.json: the catalogue that the `explain` command prints.
 */
interface Erros {
    /**
     * Version of the data, the same in all seven files.
     */
    versao: string;
    /**
     * Number of entries of `codigos`.
     */
    total: number;
    /**
     * The error codes.
     */
    codigos: ErroDaLinguagem[];
}
/**
 * An error that the language reports.
 */
interface ErroDaLinguagem {
    /**
     * The code. Two capital letters and four digits, unless refdata.yml gives the rule `codigo-pattern` another pattern.
     */
    codigo: string;
    /**
     * Short title, one line.
     */
    titulo: string;
    /**
     * What happened and why; may have several lines.
     */
    explicacao: string;
    /**
     * Source code that provokes the error; may hold newlines and tabs.
     */
    exemplo: string;
    /**
     * How to mend it; may have several lines.
     */
    solucao: string;
    /**
     * Path of the page on the subject, relative to the documentation site: the full address is `documentacao`, a slash and this.
     */
    doc: string;
}
/**
 * The content inventory file, /api/conteudos.json: how much there is to learn from.
 */
interface Conteudos {
    /**
     * Version of the data, the same in all seven files.
     */
    versao: string;
    exercicios: Exercicios;
    /**
     * Number of examples.
     */
    exemplos: number;
    /**
     * Number of packages.
     */
    pacotes: number;
    /**
     * Number of projects.
     */
    projetos: number;
}
/**
 * Exercises.
 */
interface Exercicios {
    /**
     * Number of exercises by folder.
     */
    modulos: {
        /**
         * Number of exercises in the folder.
         */
        [k: string]: number;
    };
    /**
     * Number of exercises over all folders.
     */
    total: number;
}
/**
 * The manifest, /api/manifest.json: how the published files came to be, and their sizes and hashes. Not part of the data contract.
 */
interface Manifest {
    /**
     * Version of the data, the same as in the seven files.
     */
    versao: string;
    generator: ManifestGenerator;
    source: ManifestSource;
    /**
     * Address under which the files are meant to be served, without a slash at the end; null when it was not given.
     */
    base_url: string | null;
    /**
     * What refdata.yml changed about the integrity rules, by rule id; empty when nothing.
     */
    rules: {
        [k: string]: ManifestRule;
    };
    /**
     * Every file that was written, except the manifest itself.
     */
    files: ManifestFile[];
}
/**
 * The program that wrote the files.
 */
interface ManifestGenerator {
    /**
     * Name of the program.
     */
    name: 'refdata-action';
    /**
     * Its version.
     */
    version: string;
}
/**
 * The language's repository at the time.
 */
interface ManifestSource {
    /**
     * Commit that was read; null when it was not a git repository.
     */
    commit: string | null;
    /**
     * Whether files differed from that commit.
     */
    modified: boolean;
}
/**
 * Changes to one rule.
 */
interface ManifestRule {
    /**
     * Level in place of the rule's own; `off` leaves it out.
     */
    level?: 'error' | 'warning' | 'notice' | 'off';
    /**
     * Regular expression in place of the rule's own, for rules that have one.
     */
    pattern?: string;
}
/**
 * A file that was written.
 */
interface ManifestFile {
    /**
     * Path under the base address.
     */
    path: string;
    /**
     * Size in bytes.
     */
    bytes: number;
    /**
     * SHA-256 of the bytes, in lower-case hexadecimal.
     */
    sha256: string;
    /**
     * Path of the JSON Schema that the file follows; null when it has none.
     */
    schema: string | null;
    /**
     * False for a file that tells a host how to serve the others: it is in the folder, and no address has it.
     */
    served?: false;
}
/**
 * The index of the package registry, /registry/index.json: packages, their releases and archives. A contract of its own, beside the seven data files.
 */
interface Registro {
    /**
     * Name of the registry: the language's, in lower case.
     */
    registro: string;
    /**
     * Packages by name.
     */
    pacotes: {
        [k: string]: Pacote;
    };
}
/**
 * A package.
 */
interface Pacote {
    /**
     * What the package is for.
     */
    descricao: string;
    /**
     * Licence of the package.
     */
    licenca: string;
    /**
     * Who wrote it.
     *
     * Items: An author.
     */
    autores: string[];
    /**
     * Keywords of the package's own manifest, for search.
     *
     * Items: A keyword.
     */
    tags: string[];
    /**
     * Releases by version number.
     */
    versoes: {
        [k: string]: VersaoDePacote;
    };
}
/**
 * A release of a package.
 */
interface VersaoDePacote {
    /**
     * Name of the archive under /registry/pacotes/.
     */
    arquivo: string;
    /**
     * SHA-256 of the archive, in hexadecimal.
     */
    sha256: string;
    /**
     * Version ranges of the packages that it needs, by package name.
     */
    dependencias: {
        /**
         * A version range.
         */
        [k: string]: string;
    };
    /**
     * Range of language versions that it needs. The name of the field is the contract's, whatever the language.
     */
    dataforge: string;
    /**
     * Address of the archive where it is not under /registry/pacotes/.
     */
    url?: string;
}
/**
 * One package of the registry, /registry/pacotes/<name>.json: the same as in the index, for clients that do not read the whole index.
 */
interface PacoteDoRegistro {
    /**
     * Name of the registry, as in its index.
     */
    registro: string;
    /**
     * Name of the package.
     */
    nome: string;
    /**
     * What the package is for.
     */
    descricao: string;
    /**
     * Licence of the package.
     */
    licenca: string;
    /**
     * Who wrote it.
     *
     * Items: An author.
     */
    autores: string[];
    /**
     * Keywords of the package's own manifest, for search.
     *
     * Items: A keyword.
     */
    tags: string[];
    /**
     * Releases by version number, the lowest first.
     */
    versoes: {
        [k: string]: VersaoNoRegistro;
    };
}
/**
 * A release, as in the index.
 */
interface VersaoNoRegistro {
    /**
     * Name of the archive under /registry/pacotes/.
     */
    arquivo: string;
    /**
     * SHA-256 of the archive, in hexadecimal.
     */
    sha256: string;
    /**
     * Version ranges of the packages that it needs, by package name.
     */
    dependencias: {
        /**
         * A version range.
         */
        [k: string]: string;
    };
    /**
     * Range of language versions that it needs. The name of the field is the contract's, whatever the language.
     */
    dataforge: string;
    /**
     * Address of the archive where it is not under /registry/pacotes/.
     */
    url?: string;
}
/**
 * How clients use the package registry, /registry/config.json. Paths are relative to this file.
 */
interface ConfiguracaoDoRegistro {
    /**
     * 1: the layout that this schema describes. Another number is another layout.
     */
    formato: 1;
    /**
     * Name of the registry, as in its index.
     */
    registro: string;
    /**
     * The index, which has all packages.
     */
    indice: string;
    /**
     * The file of a single package; {nome} stands for its name.
     */
    pacote: string;
    /**
     * The archive of a release without `url`; {arquivo} stands for its `arquivo`.
     */
    arquivo: string;
    /**
     * Name of the manifest in the folder of a package where it has the fields of forge.toml; null where it has others.
     */
    manifesto: string | null;
}
/**
 * What is installed, forge.lock: the exact versions, and the hash of each archive.
 */
interface ForgeLock {
    /**
     * 1: the layout that this schema describes.
     */
    lockVersion: 1;
    /**
     * Address of the registry; left out, or empty, where it is a folder.
     */
    registro?: string;
    /**
     * Installed packages by name.
     */
    pacotes: {
        [k: string]: PacoteTravado;
    };
}
/**
 * An installed package.
 */
interface PacoteTravado {
    /**
     * The version that is installed.
     */
    versao: string;
    /**
     * Where it came from: `registro`, or another source of the language's own client.
     */
    fonte: string;
    /**
     * SHA-256 of the archive, in hexadecimal; empty where there was none.
     */
    sha256: string;
    /**
     * Version ranges of the packages that it needs, by package name.
     */
    dependencias: {
        /**
         * A version range.
         */
        [k: string]: string;
    };
}

/** The seven published files, by name (service-spec.md, "Resources and their fields"). */
interface ReferenceFiles {
    readonly index: Index;
    readonly sintaxe: Sintaxe;
    readonly embutidas: Embutidas;
    readonly modulos: Modulos;
    readonly comandos: Comandos;
    readonly erros: Erros;
    readonly conteudos: Conteudos;
}
type FileName = keyof ReferenceFiles;

/** The seven files, and where in the source each of their entries stands. */
interface Composition {
    readonly files: ReferenceFiles;
    /** By subject (`/api/erros.json#/codigos/3`). */
    readonly origins: ReadonlyMap<string, Place>;
}

/** Names of the parts that are read, for progress. */
type Progress = (part: string) => void;

/** `fork`: switched on, but the code may come from somebody who cannot write to the repository. */
type CommandPermission = 'allowed' | 'off' | 'fork';

interface BuildOptions {
    /** Folder of the language's repository. */
    readonly repo: string;
    /** Path of refdata.yml: absolute, or relative to `repo`. */
    readonly config: string;
    /** Folder to write; replaced whole or not at all. */
    readonly out: string;
    /** In place of `base_url` in refdata.yml. */
    readonly baseUrl?: string | undefined;
    /** In place of `documentacao` in refdata.yml. */
    readonly docsUrl?: string | undefined;
    /** Whether sources of the kind `command` may run programs; `off` unless given. */
    readonly commands?: CommandPermission | undefined;
}
/** One of the seven files, or the index of the registry, for people. */
interface FileSummary {
    readonly path: string;
    readonly bytes: number;
    /** What it holds: `81 reservadas, 32 contextuais`. */
    readonly count: string;
}
interface BuildResult {
    /** Whether the folder was written: there was no finding of level `error`. */
    readonly ok: boolean;
    readonly nome: string;
    readonly versao: string;
    readonly out: string;
    readonly baseUrl: string | null;
    readonly files: readonly FileSummary[];
    readonly counts: Readonly<Record<string, number>>;
    readonly findings: readonly Finding[];
}
/**
 * Builds the seven files of a language from its source code into a folder (service-spec.md, "Resources").
 * Findings of level `error` are returned, all together, and then nothing is written.
 * @throws {UserError} when the configuration does not hold or the folder cannot be written.
 */
declare function build(options: BuildOptions, progress?: Progress): Promise<BuildResult>;

interface ExplainOptions {
    /** Built folder or address to look in; otherwise the source repository is read. */
    readonly from?: string | undefined;
    readonly repo: string;
    readonly config: string;
    readonly docsUrl?: string | undefined;
    /** Whether sources of the kind `command` may run programs; `off` unless given. */
    readonly commands?: CommandPermission | undefined;
}
interface Explanation {
    /** The entry, or nothing for a code that there is not. */
    readonly erro: ErroDaLinguagem | undefined;
    /** Full address of its documentation page. */
    readonly url: string | undefined;
    /** Codes like the one that was asked for, nearest first. */
    readonly near: readonly ErroDaLinguagem[];
    readonly versao: string;
}
/**
 * Looks an error code up (service-spec.md, "What the service does": the same catalogue as the error-code file), without
 * regard to case. @throws {UserError} when there is no catalogue to look in.
 */
declare function explain(code: string, options: ExplainOptions): Promise<Explanation>;

/** What `rules` in refdata.yml, and in the manifest, says about one rule. */
interface RuleSetting {
    /** In place of the rule's own level; `off` leaves its findings out. */
    readonly level?: Level | 'off';
    /** In place of the rule's own pattern, for rules that have one. */
    readonly pattern?: string;
}
/** Settings by rule id. Rules that are not named, and fixed ones, stay as they are. */
type Policy = Readonly<Record<string, RuleSetting>>;

interface ReferenceOptions {
    /** Folder of the language's repository. */
    readonly repo: string;
    /** Path of the configuration: absolute, or relative to `repo`. */
    readonly config: string;
    /** In place of `documentacao`. */
    readonly docsUrl?: string | undefined;
    /** Only these top-level keys of the configuration. */
    readonly only?: ReadonlySet<string>;
    readonly progress?: Progress;
    /** Whether sources of the kind `command` may run programs; `off` unless given. */
    readonly commands?: CommandPermission | undefined;
}
/** The reference of a language as its repository has it, and all that there is to say about it. */
interface BuiltReference extends Composition {
    /** `base_url` of the configuration. */
    readonly baseUrl: string | undefined;
    /** `archive` of the configuration. */
    readonly archive: boolean;
    /** What the configuration changes about rules. */
    readonly policy: Policy;
    readonly findings: readonly Finding[];
}
/**
 * From a repository to the seven files in memory: configuration, extraction, composition, schemas and rules.
 * Nothing is written. @throws {UserError} for a configuration that does not hold.
 */
declare function buildReference(options: ReferenceOptions): Promise<BuiltReference>;

interface RegistryCounts {
    readonly packages: number;
    readonly versions: number;
}

interface RegistryBuildOptions {
    /** Folder of the language's repository. */
    readonly repo: string;
    /** Path of refdata.yml: absolute, or relative to `repo`. */
    readonly config: string;
    /** Folder of the registry to write. */
    readonly out: string;
    /** In place of `registro.previous`: a folder or an address. */
    readonly previous?: string | undefined;
    /** Packages without a change since this commit are taken from the previous index. */
    readonly since?: string | undefined;
}
interface RegistryBuildResult extends RegistryCounts {
    /** Whether the registry was written: there was no finding of level `error`. */
    readonly ok: boolean;
    readonly registro: string;
    readonly out: string;
    readonly findings: readonly Finding[];
}
/**
 * Builds the package registry alone, without the seven files. With findings of level `error`, nothing is written.
 * @throws {UserError} when the configuration does not hold, or the previous index cannot be read.
 */
declare function buildRegistryFolder(options: RegistryBuildOptions, progress?: Progress): Promise<RegistryBuildResult>;

interface CheckedRegistry extends RegistryCounts {
    /** Name of the registry; null when the index cannot be understood. */
    readonly registro: string | null;
    /** Number of archives that were opened. */
    readonly archives: number;
    readonly findings: readonly Finding[];
}

interface RegistryCheckOptions {
    /** The name that the registry must have. */
    readonly name?: string | undefined;
    /** Leave archives and the files of single packages out. */
    readonly indexOnly?: boolean | undefined;
    /** A folder or address with what was published before. */
    readonly previous?: string | undefined;
}
interface RegistryCheckResult extends CheckedRegistry {
    /** What was asked for. */
    readonly target: string;
}
/** Proves a registry in a folder or at an address. @throws {UserError} when there is none. */
declare function checkRegistryAt(target: string, options?: RegistryCheckOptions): Promise<RegistryCheckResult>;

interface InstalledPackage {
    readonly name: string;
    readonly version: string;
    readonly sha256: string;
}

interface RegistryGetOptions {
    /** Folder or address of the registry. */
    readonly from: string;
    /** Folder that gets `forge_modules/` and `forge.lock`. */
    readonly to: string;
}
/**
 * Installs packages (`name` or `name@range`) and what they need from a registry.
 * @throws {UserError} when there is no such registry or package, or an archive is not what the index says.
 */
declare function getPackages(wanted: readonly string[], { from, to }: RegistryGetOptions): Promise<InstalledPackage[]>;

interface RegistryPackOptions {
    /** Folder of the language's repository. */
    readonly repo: string;
    /** Path of refdata.yml: absolute, or relative to `repo`. */
    readonly config: string;
    /** Folder for the archives; others in it are left alone. */
    readonly out: string;
    /** Names of packages; all, where none are given. */
    readonly names?: readonly string[];
}
interface PackedFile {
    readonly name: string;
    readonly version: string;
    readonly file: string;
    readonly bytes: number;
    readonly sha256: string;
}
interface RegistryPackResult {
    /** Whether the archives were written: there was no finding of level `error`. */
    readonly ok: boolean;
    readonly archives: readonly PackedFile[];
    readonly findings: readonly Finding[];
}
/**
 * Packs packages of a repository into archives, all or none (reference-language.md §10.5).
 * @throws {UserError} when the configuration does not hold, or a name is of no package.
 */
declare function packRegistry(options: RegistryPackOptions, progress?: Progress): Promise<RegistryPackResult>;

interface ServeOptions {
    readonly folder: string;
    /** 0 takes any free port. */
    readonly port: number;
    readonly host?: string;
}
interface RunningServer {
    readonly baseUrl: string;
    /** Addresses of the seven files. */
    readonly addresses: readonly string[];
    close(): Promise<void>;
}
/**
 * Serves a built folder on a local port, exactly as the contract asks (service-spec.md, "Limits"; src/site/hosting.ts).
 * A new build is served at once, and whole. @throws {UserError} when there is nothing to serve, or no port.
 */
declare function serve({ folder, port, host }: ServeOptions): Promise<RunningServer>;

/** How many entries a file has, by the contract's name for them, in the order of the contract. */
type Counts = Readonly<Record<string, number>>;

interface ValidateOptions {
    /** How long a file at an address may take. */
    readonly timeoutMs?: number;
}
interface ValidateResult {
    /** What was asked for. */
    readonly target: string;
    /** `versao` of the index, or nothing if that could not be read. */
    readonly versao: string | null;
    /** The seven files as far as they are there, in the order of the contract. */
    readonly files: readonly ValidatedFile[];
    readonly hasManifest: boolean;
    readonly hasRegistro: boolean;
    /** The changes to rules that the manifest names and that were applied. */
    readonly policy: Policy;
    readonly findings: readonly Finding[];
}
interface ValidatedFile {
    readonly name: FileName;
    /** Path under the base address. */
    readonly path: string;
    /** The file or address. */
    readonly place: string;
    readonly bytes: number;
    /** Number of entries; empty for a file that does not follow its schema. */
    readonly counts: Counts;
}
/**
 * Proves the published files of any service against the JSON Schemas, the integrity rules and, where there is one,
 * the manifest: in a folder (`<folder>/api/*.json`, or the folder of `index.json` itself) or at an http(s) address.
 * See service-spec.md, "Resources and their fields".
 *
 * @throws {UserError} when there is nothing to prove: no such folder, no files in it, no answer.
 */
declare function validate(target: string, options?: ValidateOptions): Promise<ValidateResult>;

/**
 * The user can mend this: a wrong flag, a file that is not there, a configuration that does not hold.
 * Printed without a stack, with exit code 2. Everything else that is thrown is a bug of ours (exit code 3).
 */
declare class UserError extends Error {
    readonly name = "UserError";
    /** One sentence that says what to do. */
    readonly remedy: string;
    /** The single mistakes, when several were found together. */
    readonly findings: readonly Finding[];
    constructor(message: string, remedy: string, options?: {
        cause?: unknown;
        findings?: readonly Finding[];
    });
}

export { UserError, build, buildReference, buildRegistryFolder, checkRegistryAt, explain, getPackages, packRegistry, serve, validate };
export type { BuildOptions, BuildResult, BuiltReference, Comando, Comandos, ConfiguracaoDoRegistro, Conteudos, Embutidas, ErroDaLinguagem, Erros, ExemploDeComando, Exercicios, ExplainOptions, Explanation, FileName, FileSummary, Finding, ForgeLock, GrupoDeComandos, Index, Level, Manifest, ManifestFile, ManifestGenerator, ManifestRule, ManifestSource, Modulo, Modulos, Opcao, Operador, PackedFile, Pacote, PacoteDoRegistro, PacoteTravado, PalavraContextual, PalavraReservada, Place, ReferenceFiles, ReferenceOptions, Registro, RegistryBuildOptions, RegistryBuildResult, RegistryCheckOptions, RegistryCheckResult, RegistryGetOptions, RegistryPackOptions, RegistryPackResult, Rotas, RunningServer, ServeOptions, Simbolo, Sintaxe, ValidateOptions, ValidateResult, VersaoDePacote, VersaoNoRegistro };
