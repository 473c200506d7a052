import { IncomingMessage, ServerResponse } from 'node:http';

/** What a change asks of `versao`, as in SemVer 2.0.0; `info` asks for nothing. */
declare const CHANGE_LEVELS: readonly ["major", "minor", "patch", "info"];
type ChangeLevel = (typeof CHANGE_LEVELS)[number];
/** The level of a whole set of changes; `none` where nothing asks for another version. */
type WholeLevel = Exclude<ChangeLevel, 'info'> | 'none';

/**
 * A finding: one thing that a person should know about the data or its source, and what to do about it.
 *
 * Findings are plain data. Whoever finds something says which rule it breaks and where; whoever prints
 * findings (terminal, JSON, annotations, job summary) decides how they look.
 */
/** `error` stops a build and gives exit code 1; `warning` and `notice` are reported and counted. */
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
 * What explains several changes: one of them, something that moved or has another name, a line of the source, or an edit that
 * was made in many places alike.
 */
type CauseKind = 'change' | 'move' | 'line' | 'edit';
/** Changes that have one cause. */
interface Cause {
    readonly kind: CauseKind;
    /** The fingerprint of the change that explains the others; of lines and edits, one of the same form. */
    readonly id: string;
    /** What it is, in a sentence. */
    readonly message: string;
    /** The highest level of its changes. */
    readonly level: ChangeLevel;
    readonly place: Place | null;
    readonly side: 'base' | 'head';
    /** All of them, that which explains the others first, by fingerprint. */
    readonly changes: readonly Explained[];
}
/** A change that is explained, and how sure that is: 1 where nothing else can be. */
interface Explained {
    readonly fingerprint: string;
    readonly confidence: number;
}

/** One thing that differs between two sets of data. Plain data, for reports. */
interface Change {
    readonly rule: string;
    readonly level: ChangeLevel;
    /** Where, by name and never by position: `/api/sintaxe.json#/reservadas/se/descricao`, `GET /itens/:id`. */
    readonly path: string;
    /** What it is called: `se`. */
    readonly name: string;
    /** The change in a sentence. */
    readonly message: string;
    /** Null where there was nothing. */
    readonly before: unknown;
    /** Null where there is nothing any more. */
    readonly after: unknown;
    /** The source that caused it; null when that is not known, as for published files. */
    readonly place: Place | null;
    /** Whose `place` it is: what was removed stands only in the base. */
    readonly side: 'base' | 'head';
    /** The same for the same change, whatever else changes: 16 hexadecimal digits. */
    readonly fingerprint: string;
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
     * Values that are empty because they could not be read from the source, as file and JSON Pointer; absent when there are none. A comparison says of them that it cannot tell.
     *
     * Items: A value.
     */
    unread?: string[];
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
    /**
     * Other repositories that sources were read from; not there when there were none.
     */
    repositories?: ManifestRepository[];
}
/**
 * One of them.
 */
interface ManifestRepository {
    /**
     * What refdata.yml calls it.
     */
    name: string;
    /**
     * What refdata.yml names: a repository, and a branch, tag or commit in it.
     */
    repository: string;
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
/**
 * What `refdata verify --json` prints: what a live address answers, point by point against the contract.
 */
interface Verification {
    /**
     * Whether no point fails.
     */
    ok: boolean;
    /**
     * The address, without a slash at its end.
     */
    baseUrl: string;
    /**
     * Version of the data; null when the index cannot be read.
     */
    versao: string | null;
    /**
     * Commit of the sources that the live manifest names; null when it names none.
     */
    commit: string | null;
    /**
     * How often the address was looked at, while a new deployment spread.
     */
    attempts: number;
    /**
     * Number of points that pass.
     */
    pass: number;
    /**
     * Number of points that a host leaves to be desired, and consumers can live with.
     */
    warn: number;
    /**
     * Number of points that break the contract.
     */
    fail: number;
    /**
     * Who made the live files, as their attestation proves; null where none does. Only where that was asked for.
     */
    attestation?: null | VerifiedMaker;
    /**
     * The points, in a fixed order.
     */
    points: VerificationPoint[];
}
/**
 * The workflow that made them.
 */
interface VerifiedMaker {
    /**
     * `owner/name` on github.com.
     */
    repository: string;
    /**
     * The file of the workflow, and its branch or tag.
     */
    workflow: string;
    /**
     * The commit that it ran on.
     */
    commit: string;
    /**
     * The address of the run; empty where it is not told.
     */
    run: string;
}
/**
 * One thing that was looked at, with one result.
 */
interface VerificationPoint {
    /**
     * Id of the check, as in docs/verify.md.
     */
    check: string;
    /**
     * What the check demands.
     */
    title: string;
    /**
     * How it went.
     */
    verdict: 'pass' | 'warn' | 'fail';
    /**
     * What was seen.
     */
    message: string;
    /**
     * What to do about it; null for a pass.
     */
    remedy: string | null;
    /**
     * Paths under the base address that it is about; addresses for links.
     *
     * Items: A path or an address.
     */
    paths: string[];
}
/**
 * The report of `refdata check --json`: what a head changes for the consumers of a base, and whether `versao` says so.
 */
interface RelatorioDeMudancas {
    /**
     * Whether the check passes, as `--fail-on` says.
     */
    ok: boolean;
    /**
     * Whether `versao` fits what changed.
     */
    verdict: 'unchanged' | 'bumped' | 'not-bumped' | 'bumped-too-little' | 'decreased' | 'bumped-without-change' | 'malformed' | 'first' | 'unknown' | 'unversioned' | 'deferred';
    /**
     * Level of all changes together.
     */
    level: 'major' | 'minor' | 'patch' | 'none';
    /**
     * By how much `versao` has to be raised.
     */
    requiredBump: 'major' | 'minor' | 'patch' | 'none';
    /**
     * The lowest version that is enough; null when none is asked for, or none can be told.
     */
    suggestion: string | null;
    /**
     * The lines that raise the version to `suggestion`; none where that is not asked for now, or nobody can tell where it is written.
     */
    edits?: CheckEdit[];
    /**
     * Name of the language, or the file of the server.
     */
    nome: string;
    base: CheckBase;
    head: CheckHead;
    /**
     * What changed since the last release, against which `versao` is judged; null where there is none, or none was looked for.
     */
    release?: CheckRelease | null;
    compared?: CheckExtent;
    counts: CheckCounts;
    /**
     * The changes, in the order of the files.
     */
    changes: CheckChange[];
    /**
     * What explains several of the changes, those that break first; each change has one cause at most.
     */
    causes?: CheckCause[];
    /**
     * What the programs that the base has say of changes that break some; a level never depends on it.
     */
    evidence?: CheckEvidence[];
    /**
     * What could not be read on one side or both, so that nobody can tell whether it changed.
     */
    unknown?: CheckUnknown[];
    /**
     * Changes that `.refdata-ignore.yml` accepts.
     */
    excepted: CheckChange[];
    /**
     * What is wrong.
     */
    findings: CheckFinding[];
}
/**
 * A line.
 */
interface CheckEdit {
    /**
     * Relative to the folder of the language.
     */
    file: string;
    /**
     * Its number, from 1.
     */
    line: number;
    /**
     * The line as it is.
     */
    before: string;
    /**
     * The line as it has to be.
     */
    after: string;
}
/**
 * What was compared with.
 */
interface CheckBase {
    /**
     * A branch, a folder or an address.
     */
    name: string;
    /**
     * Full id of the commit that was read; null where there is none.
     */
    commit: string | null;
    /**
     * Its version; null where it has no reference.
     */
    versao: string | null;
}
/**
 * What was compared.
 */
interface CheckHead {
    /**
     * A folder, or a name of a commit.
     */
    name: string;
    /**
     * Full id of the commit that was read; null for a folder.
     */
    commit: string | null;
    /**
     * Its version; empty for a server.
     */
    versao: string;
}
/**
 * The last release.
 */
interface CheckRelease {
    /**
     * Its tag, or where it is published.
     */
    name: string;
    /**
     * Full id of its commit; null where there is none.
     */
    commit: string | null;
    /**
     * Its version.
     */
    versao: string;
    /**
     * Level of all changes since then.
     */
    level: 'major' | 'minor' | 'patch' | 'none';
    counts: CheckCounts;
    /**
     * By how much `versao` has to be above it.
     */
    requiredBump: 'major' | 'minor' | 'patch' | 'none';
    /**
     * The lowest version that is enough; null when none is asked for.
     */
    suggestion: string | null;
    /**
     * Whether `versao` has to be raised here, as `check.release` says.
     */
    due: boolean;
}
/**
 * Number of changes since then.
 */
interface CheckCounts {
    /**
     * What may break consumers.
     */
    major: number;
    /**
     * What is new.
     */
    minor: number;
    /**
     * Texts and the like.
     */
    patch: number;
    /**
     * What says nothing to consumers.
     */
    info: number;
}
/**
 * How much was compared.
 */
interface CheckExtent {
    /**
     * Entries of the base; of a server, its routes.
     */
    base: number;
    /**
     * Entries of the head.
     */
    head: number;
}
/**
 * A change.
 */
interface CheckChange {
    /**
     * Id of the kind of change, with a section in docs/rules.md.
     */
    rule: string;
    /**
     * What it asks of `versao`.
     */
    level: 'major' | 'minor' | 'patch' | 'info';
    /**
     * Where, by name and never by position.
     */
    path: string;
    /**
     * What it is called.
     */
    name: string;
    /**
     * The change in a sentence.
     */
    message: string;
    /**
     * Null where there was nothing.
     */
    before: {
        [k: string]: unknown;
    };
    /**
     * Null where there is nothing any more.
     */
    after: {
        [k: string]: unknown;
    };
    /**
     * The source that caused it; null when that is not known.
     */
    place: CheckPlace | null;
    /**
     * Whose place it is: what was removed stands only in the base.
     */
    side: 'base' | 'head';
    /**
     * The same for the same change.
     */
    fingerprint: string;
}
/**
 * A place in a text file.
 */
interface CheckPlace {
    file: string;
    line?: number;
    column?: number;
}
/**
 * A cause.
 */
interface CheckCause {
    /**
     * What explains them: one of them, something that moved or has another name, a line of the source, or an edit that was made in many places alike.
     */
    kind: 'change' | 'move' | 'line' | 'edit';
    /**
     * The fingerprint of the change that explains the others; of lines and edits, one of the same form.
     */
    id: string;
    /**
     * What it is, in a sentence.
     */
    message: string;
    /**
     * The highest level of its changes.
     */
    level: 'major' | 'minor' | 'patch' | 'info';
    /**
     * Where it stands; null where that is several places, or not known.
     */
    place: CheckPlace | null;
    /**
     * Whose place it is.
     */
    side: 'base' | 'head';
    /**
     * All of them, that which explains the others first.
     *
     * @minItems 2
     */
    changes: [CheckExplained, CheckExplained, ...CheckExplained[]];
}
/**
 * A change that is explained.
 */
interface CheckExplained {
    /**
     * Which change it is.
     */
    fingerprint: string;
    /**
     * 1 where nothing else can be its cause.
     */
    confidence: number;
}
/**
 * Of one change.
 */
interface CheckEvidence {
    /**
     * Which change it is.
     */
    fingerprint: string;
    /**
     * How many programs are known.
     */
    known: number;
    /**
     * How many of them the change breaks.
     */
    breaks: number;
    /**
     * Of those, the ones that the head has in other words, or not at all.
     */
    edited: number;
    /**
     * Where they are: the first ones.
     *
     * Items: A file with the line of a block, or the path of an example.
     */
    programs: string[];
    /**
     * The shortest of them; null where there is none, or it is long.
     */
    shortest: CheckProgram | null;
}
/**
 * A program that breaks.
 */
interface CheckProgram {
    /**
     * Where it is.
     */
    program: string;
    /**
     * Its text.
     */
    text: string;
    /**
     * The error of the head's catalogue that it meets now; null where the data alone does not tell.
     */
    error?: CheckError | null;
}
/**
 * An error of the catalogue, as erros.json has it.
 */
interface CheckError {
    /**
     * Its code.
     */
    codigo: string;
    /**
     * What it is called.
     */
    titulo: string;
    /**
     * What to do.
     */
    solucao: string;
}
/**
 * A value.
 */
interface CheckUnknown {
    /**
     * Where, by name and never by position.
     */
    path: string;
    /**
     * The sides that do not have it.
     */
    side: 'base' | 'head' | 'both';
    /**
     * Where it stands in the source; null when that is not known.
     */
    place: CheckPlace | null;
    /**
     * Whose place it is: a report of an earlier version does not say it.
     */
    placeSide?: 'base' | 'head';
}
/**
 * A finding.
 */
interface CheckFinding {
    rule: string;
    level: 'error' | 'warning' | 'notice';
    message: string;
    remedy: string;
    place?: CheckPlace;
    subject?: string;
}
/**
 * Where it is defined; null where that is not known.
 */
type FonteDeReferencia = {
    /**
     * File in the repository.
     */
    arquivo: string;
    /**
     * Line, from 1.
     */
    linha: number | null;
    /**
     * The line at the commit, on the web; null where the commit or the address of the repository is not known.
     */
    url: string | null;
} | null;
/**
 * Everything that is known of each name, /api/referencia.json: for tools, beside the seven files of the contract and not one of them.
 */
interface Referencia {
    /**
     * Version of the data, the same as in the seven files.
     */
    versao: string;
    /**
     * Name of the language.
     */
    nome: string;
    /**
     * The tongue of its texts.
     */
    idioma: 'pt' | 'en';
    /**
     * Commit of the sources; null where that is not known, or files differed from it.
     */
    commit: string | null;
    /**
     * Things of earlier versions that are gone, as far as the addresses of the site were recorded; absent where there are none.
     */
    antigos?: ItemAntigo[];
    /**
     * What each version changed, the newest first, as far as it was recorded; absent where nothing was.
     */
    mudancas?: VersaoMudada[];
    /**
     * Names of modules that there are and that the list of modules is meant to be without. Absent where there are none.
     *
     * Items: A name.
     */
    outros?: string[];
    /**
     * The things of the language, in the order of the seven files.
     */
    itens: ItemDeReferencia[];
}
/**
 * A thing that there was.
 */
interface ItemAntigo {
    /**
     * What its id was.
     */
    id: string;
    /**
     * Where it was on the site, and what became of it is said.
     */
    endereco?: string;
    /**
     * The first version that did not have it; null where it was not recorded.
     */
    ate: string | null;
    /**
     * The id of what took its place; null where nobody has said so.
     */
    agora: string | null;
}
/**
 * A version and what it changed.
 */
interface VersaoMudada {
    /**
     * The version.
     */
    versao: string;
    /**
     * The version that it was compared with.
     */
    anterior: string;
    /**
     * Its day.
     */
    data: string;
    /**
     * The tongue that the changes are told in; English where it is not there.
     */
    idioma?: 'pt' | 'en';
    /**
     * What changed, as `refdata check` tells it.
     */
    mudancas: MudancaDeVersao[];
}
/**
 * A change.
 */
interface MudancaDeVersao {
    /**
     * The kind of change (docs/rules.md).
     */
    regra: string;
    /**
     * What it means for those who use the language.
     */
    nivel: 'major' | 'minor' | 'patch' | 'info';
    /**
     * What it is about.
     */
    nome: string;
    /**
     * The id of the thing that it is about; null where that has none.
     */
    id: string | null;
    /**
     * The change in a sentence, in the tongue of `idioma`.
     */
    texto: string;
}
/**
 * A thing that has a name.
 */
interface ItemDeReferencia {
    /**
     * Stays the same from version to version.
     */
    id: string;
    /**
     * What it is.
     */
    tipo: 'palavra' | 'contextual' | 'operador' | 'verbo' | 'regra' | 'embutida' | 'modulo' | 'simbolo' | 'comando' | 'erro';
    /**
     * As programs write it.
     */
    nome: string;
    /**
     * Other names of a module or a command, without its own.
     *
     * Items: A name that means the same.
     */
    apelidos: string[];
    /**
     * Official name of the module that a symbol belongs to; null for anything else.
     */
    modulo: string | null;
    /**
     * As the source writes it; null where there is none.
     */
    assinatura: string | null;
    /**
     * Its parameters that are types, each as written; absent where it has none.
     *
     * Items: A parameter that is a type.
     */
    genericos?: string[];
    /**
     * The parameters of the signature; null where there is none, or it is written in no form that is known, or `formas` has them.
     */
    parametros: ParametroDeReferencia[] | null;
    /**
     * What it gives, as the signature writes it; null where it does not.
     */
    retorno: string | null;
    /**
     * Of what can be called in several ways, each of them; `parametros` and `retorno` are null then. Absent for anything else.
     */
    formas?: FormaDeReferencia[];
    /**
     * In one sentence; empty where nothing says it.
     */
    resumo: string;
    /**
     * In full, as the source has it; empty where nothing says more than the summary.
     */
    documentacao: string;
    /**
     * Where the language's own programs use it, the shortest first.
     */
    exemplos: ExemploDeReferencia[];
    fonte: FonteDeReferencia;
    /**
     * Its page under the base address, without the ending .html, which a host may leave out.
     */
    endereco: string;
    /**
     * The first version that has it: as the sources say, or the first archived or recorded one; null where nothing was recorded.
     */
    desde: string | null;
    /**
     * Why it should not be used any more; null where nothing says so.
     */
    obsoleto: string | null;
    /**
     * Of a module, names that programs can ask of it and that its list is meant to be without: what it takes from elsewhere for itself, what a filter leaves out; `*` stands for names that cannot be listed. Absent where there are none.
     *
     * Items: A name.
     */
    outros?: string[];
}
/**
 * A parameter.
 */
interface ParametroDeReferencia {
    /**
     * Its name.
     */
    nome: string;
    /**
     * As written; null where it is not.
     */
    tipo: string | null;
    /**
     * Its default, as written; null for none.
     */
    padrao: string | null;
    /**
     * Whether a call may leave it out.
     */
    opcional: boolean;
    /**
     * How calls give it: by position, by name, in either form, or as all that is left.
     */
    modo: 'posicao' | 'nome' | 'ambos' | 'resto';
}
/**
 * A way to call it.
 */
interface FormaDeReferencia {
    /**
     * The part of the signature that says it, as written.
     */
    assinatura: string;
    /**
     * Its parameters that are types, each as written; absent where it has none.
     *
     * Items: A parameter that is a type.
     */
    genericos?: string[];
    /**
     * Its parameters; null where they are written in no form that is known.
     */
    parametros: ParametroDeReferencia[] | null;
    /**
     * What it gives, as the signature writes it; null where it does not.
     */
    retorno: string | null;
}
/**
 * A few lines of a program, or code that provokes an error.
 */
interface ExemploDeReferencia {
    /**
     * The lines.
     */
    codigo: string;
    /**
     * File in the repository; null for an example that the documentation gives.
     */
    arquivo: string | null;
    /**
     * Their first line.
     */
    linha: number | null;
}
/**
 * The index of names, /search.json: what there is, and the address of each.
 */
interface Busca {
    /**
     * Version of the data.
     */
    versao: string;
    /**
     * Every name, in the order of the seven files.
     */
    itens: ItemDaBusca[];
}
/**
 * A name.
 */
interface ItemDaBusca {
    /**
     * As in /api/referencia.json.
     */
    id: string;
    /**
     * As programs write it.
     */
    nome: string;
    /**
     * As in /api/referencia.json.
     */
    tipo: string;
    /**
     * The module of a symbol.
     */
    modulo: string | null;
    /**
     * In one sentence; may be empty.
     */
    resumo: string;
    /**
     * Its page, relative to this file.
     */
    url: string;
}
/**
 * How a language is cut into tokens, /api/lexico.json: for editors and tools, beside the seven files of the contract and not one of them.
 */
interface Lexico {
    /**
     * Version of the data, the same as in the seven files.
     */
    versao: string;
    /**
     * Name of the language.
     */
    nome: string;
    /**
     * Extension of source files, with its dot.
     */
    extensao: string;
    /**
     * Whether words written in another case are others (`distingue`, which is the default).
     */
    caixa?: 'distingue' | 'ignora';
    /**
     * Comments, texts, and everything else that has a beginning and an end. Of several that open, the longest opening counts.
     *
     * @maxItems 200
     */
    regioes?: LexicoRegion[];
    nomes: LexicoNames;
    /**
     * Forms of numbers: the longest counts.
     *
     * @maxItems 50
     */
    numeros?: LexicoNumber[];
    /**
     * Words that are keywords only in a context.
     */
    contextuais?: LexicoContextualWord[];
    continuacao?: LexicoContinuation;
    blocos?: LexicoBlocks;
    /**
     * What a lexer or parser of the language knows and no lexico can say.
     */
    inexprimivel?: LexicoInexpressible[];
    /**
     * Words that are no names, by group; `reservada` has those of sintaxe.json that stand in no other group.
     */
    palavras: {
        /**
         * The words of a group.
         *
         * Items: A text, as it is written.
         */
        [k: string]: string[];
    };
    /**
     * Symbols, each a token: the longest counts.
     *
     * Items: A text, as it is written.
     */
    simbolos: string[];
}
/**
 * A piece of a program in which other rules hold than in code.
 */
interface LexicoRegion {
    /**
     * Name of the region, for `contem`, `regioes` and reports.
     */
    nome: string;
    /**
     * What it is.
     */
    classe: 'comentario' | 'documentacao' | 'texto' | 'caractere' | 'regex' | 'diretiva' | 'dado' | 'nome';
    /**
     * What opens it: a text, several, or a pattern.
     */
    abre: string | [string, ...string[]] | LexicoPattern;
    quando?: LexicoWhen;
    exceto?: LexicoWhen;
    /**
     * What closes it: a text, a text with what opened it, or the end of something. Unless given, what opened it.
     */
    fecha?: string | LexicoTemplate | LexicoUntil;
    depois?: LexicoPattern;
    /**
     * Whether it may have several lines. Otherwise it ends at the end of its line, closed or not. False unless given.
     */
    linhas?: boolean;
    /**
     * Names of regions that begin inside of it; its own name nests it.
     *
     * Items: A name.
     */
    contem?: string[];
    /**
     * Whether it begins only inside of the regions that contain it, and not in code.
     */
    dentro?: boolean;
    escapes?: LexicoEscapes;
    /**
     * Texts that stand for one character of theirs, and neither close nor open anything.
     *
     * Items: A text, as it is written.
     */
    dobra?: string[];
    /**
     * What is put into it.
     */
    interpola?: LexicoInterpolation[];
    /**
     * Whether its text begins with the next line, behind those that were opened before it in the same (heredoc).
     */
    fila?: boolean;
    /**
     * The language of its text, for editors.
     */
    embutida?: string;
}
/**
 * A pattern, where literal texts do not say it.
 */
interface LexicoPattern {
    /**
     * A regular expression of what all engines share: docs/editors.md, "Patterns".
     */
    padrao: string;
}
/**
 * It opens only when this holds.
 */
interface LexicoWhen {
    /**
     * `linha`: nothing but blanks stands before it in its line. `comando`: no token stands before it in its logical line.
     */
    inicio?: 'linha' | 'comando';
    /**
     * It begins in this column, counted from 0 in code points.
     */
    coluna?: number;
    depois_de?: LexicoTokens;
    nao_depois_de?: LexicoTokens;
    /**
     * The character right before it is one of these.
     */
    apos?: string;
    /**
     * The character right before it is none of these.
     */
    nao_apos?: string;
    antes_de?: LexicoPattern;
    nao_antes_de?: LexicoPattern;
    /**
     * It stands in a block, at any depth, whose first line has one of these words.
     *
     * Items: A text, as it is written.
     */
    dentro_de?: string[];
    /**
     * One of these words stands before it in its logical line.
     *
     * Items: A text, as it is written.
     */
    na_linha?: string[];
}
/**
 * The token before it in the same logical line, comments left out, is one of these.
 */
interface LexicoTokens {
    /**
     * Classes of tokens, or groups of words.
     *
     * Items: A name.
     */
    classes?: string[];
    /**
     * Texts of tokens.
     *
     * Items: A text, as it is written.
     */
    textos?: string[];
    /**
     * Names of regions.
     *
     * Items: A name.
     */
    regioes?: string[];
}
/**
 * The closing, made of the opening.
 */
interface LexicoTemplate {
    /**
     * The closing, with `$0` for what opened it and `$1` to `$9` for what its groups matched.
     */
    modelo: string;
    /**
     * Whether brackets of what is put in are turned round: `(` closes with `)`.
     */
    espelha?: boolean;
    /**
     * Whether the closing stands alone in its line.
     */
    linha_inteira?: boolean;
    /**
     * Whether blanks may stand before it there.
     */
    recuada?: boolean;
    /**
     * With `linha_inteira`: what may not follow it. Anything else may then, in the same line.
     */
    nao_seguida?: string;
}
/**
 * Closed by the end of something else.
 */
interface LexicoUntil {
    /**
     * `abertura`: the opening is all of it, as of a character `#\a`. `linha`: the end of the line. `recuo`: the first line that is not indented further than the one of the opening.
     */
    ate: 'abertura' | 'linha' | 'recuo';
}
/**
 * What stands for other characters in it.
 */
interface LexicoEscapes {
    /**
     * What every escape begins with.
     */
    prefixo: string;
    /**
     * What may follow it: texts, or patterns.
     *
     * Items: A text, or a pattern.
     */
    formas?: (string | LexicoPattern)[];
    /**
     * The class of the prefix with another character behind it; `texto`, that of the region, unless given.
     */
    desconhecido?: 'texto' | 'escape' | 'invalido';
    /**
     * Whether that character is passed over, too, so that it does not close the region. `fecha`: only where it could close it, or is the prefix, so that it still doubles or opens what it would. False unless given.
     */
    protege?: boolean | 'fecha';
    /**
     * Whether the prefix at the end of a line takes the region to the next. False unless given.
     */
    quebra?: boolean;
}
/**
 * What is put into a text: code in brackets, or a name.
 */
interface LexicoInterpolation {
    /**
     * What it begins with.
     */
    abre: string;
    /**
     * Nothing for a name alone.
     */
    fecha?: string;
    /**
     * `codigo`, which is the default, or one name without brackets: `$nome`.
     */
    conteudo?: 'codigo' | 'nome';
    /**
     * `lendo`: its end is found while the code is read as tokens. `contando`: brackets are counted in the raw text first, and what is between is code.
     */
    delimita?: 'lendo' | 'contando';
    /**
     * With `contando`: quotes, in which no bracket counts, and a backslash protects what follows.
     *
     * Items: A text, as it is written.
     */
    respeita?: string[];
    /**
     * Whether the code may have several lines; as the region, unless given.
     */
    linhas?: boolean;
    formato?: LexicoFormat;
}
/**
 * How what is put in is written, as in `{x:.2f}`.
 */
interface LexicoFormat {
    /**
     * What stands before the format.
     */
    separador: string;
    /**
     * Whether the last one counts outside of brackets and quotes, and not the first. With `contando` alone.
     */
    ultimo?: boolean;
    /**
     * What the whole format matches; another text is code.
     */
    padrao?: string;
    /**
     * Whether the format holds interpolations of the same kind.
     */
    aninha?: boolean;
}
/**
 * What names are made of.
 */
interface LexicoNames {
    /**
     * The first character of a name.
     */
    inicio: string;
    /**
     * The others.
     */
    resto: string;
    /**
     * What a name may end with, once.
     */
    fim?: string;
    /**
     * What a name may begin with, before its first character.
     */
    sigilos?: string;
    /**
     * The form in which the language compares names.
     */
    normal?: 'NFC' | 'NFD' | 'NFKC' | 'NFKD';
}
/**
 * A form of numbers.
 */
interface LexicoNumber {
    /**
     * What it begins with: any of these.
     *
     * Items: A text, as it is written.
     */
    prefixo?: string[];
    /**
     * 0-9 unless given.
     */
    digitos?: string;
    /**
     * What may stand between digits.
     */
    separador?: string;
    /**
     * Whether separators may stand anywhere behind the first digit, several of them and at the end, too.
     */
    separador_livre?: boolean;
    fracao?: LexicoFraction;
    expoente?: LexicoExponent;
    /**
     * What may stand behind it, where no character of a name follows.
     *
     * Items: A text, as it is written.
     */
    sufixos?: string[];
    /**
     * What may not follow: the number is invalid then.
     */
    nao_seguido?: string | LexicoPattern;
}
/**
 * The fraction that it may have.
 */
interface LexicoFraction {
    /**
     * Whether digits stand before the point in any case. True unless given.
     */
    antes?: boolean;
    /**
     * Whether digits stand behind it in any case. True unless given.
     */
    depois?: boolean;
    /**
     * Whether separators may stand in it, too. True unless given.
     */
    separador?: boolean;
    /**
     * What may not follow a point without digits behind it.
     */
    nao_seguido?: string;
}
/**
 * The exponent that it may have.
 */
interface LexicoExponent {
    /**
     * What it begins with.
     */
    marcas: string;
    /**
     * Signs that may follow.
     */
    sinal?: string;
    /**
     * 0-9 unless given.
     */
    digitos?: string;
    /**
     * Whether only a number with a fraction has one. False unless given.
     */
    exige_fracao?: boolean;
}
/**
 * A word, and when it is a keyword.
 */
interface LexicoContextualWord {
    /**
     * The word.
     */
    palavra: string;
    /**
     * It is a keyword when any of these holds; otherwise a name.
     *
     * @minItems 1
     */
    quando: [LexicoWhen, ...LexicoWhen[]];
}
/**
 * What a logical line is.
 */
interface LexicoContinuation {
    /**
     * Whether the end of a line ends nothing: logical lines end by `separador` alone.
     */
    livre?: boolean;
    /**
     * Brackets in which a line that ends does not end the logical line.
     */
    entre?: never[][];
    /**
     * Tokens behind which it goes on in the next line.
     *
     * Items: A text, as it is written.
     */
    fim?: string[];
    /**
     * What a line begins with that goes on from the one before.
     *
     * Items: A text, as it is written.
     */
    inicio?: string[];
    /**
     * What joins lines where it stands at the end of one.
     */
    marca?: string;
    /**
     * Symbols that end a logical line within a line.
     *
     * Items: A text, as it is written.
     */
    separador?: string[];
}
/**
 * What a block is.
 */
interface LexicoBlocks {
    /**
     * Whether indentation makes blocks.
     */
    recuo?: boolean;
    /**
     * What a line ends with before a block.
     *
     * Items: A text, as it is written.
     */
    abre?: string[];
    /**
     * Brackets around blocks.
     */
    pares?: never[][];
    /**
     * Words around blocks.
     */
    palavras?: never[][];
    /**
     * Blanks of one indentation.
     */
    largura?: number;
}
/**
 * Something that editors colour otherwise than the language reads it.
 */
interface LexicoInexpressible {
    /**
     * What cannot be said.
     */
    o_que: string;
    /**
     * Why.
     */
    motivo: string;
    /**
     * A line that shows it.
     */
    exemplo: string;
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

/** Whether the files are meant as they are now, or as they were when a commit named its repositories. */
type Moment = 'now' | 'then';
/** A repository of refdata.yml that is wanted. */
interface WantedRepository {
    /** As `repositories` calls it. */
    readonly name: string;
    /** What stands there: `gleam-lang/stdlib@v0.44.0`. */
    readonly text: string;
    readonly moment: Moment;
    readonly sourceLimitMib?: number | undefined;
}
/** A repository besides the language's own. */
interface OtherRepository {
    readonly repository: Repository;
    /** The folder whose files are read as they are now; nothing for what is read from a commit. */
    readonly folder?: string | undefined;
    /** Full id of the commit that is read; null where nobody knows. */
    readonly commit: string | null;
    /** Whether files differ from that commit. */
    readonly modified: boolean;
    /** Address of the repository on the web; nothing for one that has none. */
    readonly address?: string | undefined;
    /** What was read in place of what refdata.yml names, as a sentence. */
    readonly remark?: string | undefined;
}
/** Where repositories come from. */
interface Supply {
    /** Names that somebody has given it folders for: each has to be declared. */
    readonly given?: readonly string[];
    /** Fetches a repository, or knows its folder. @throws {UserError} that says what to do where it cannot. */
    get(wanted: WantedRepository): Promise<OtherRepository>;
}
/** Which commit of another repository was read. */
interface ReadRepository extends Pick<OtherRepository, 'commit' | 'modified' | 'address'> {
    readonly name: string;
    readonly text: string;
}
/** The repositories that a refdata.yml names besides its own. Each is got when something of it is asked for, once. */
declare class OtherRepositories {
    private readonly declared;
    private readonly supply;
    private readonly moment;
    private readonly sourceLimitMib?;
    private readonly opening;
    private readonly opened;
    private readonly failures;
    constructor(declared: Readonly<Record<string, string>>, supply: Supply, moment: Moment, sourceLimitMib?: number | undefined);
    get names(): readonly string[];
    has(name: string): boolean;
    /** Gets one that is declared. @throws {UserError} where it cannot be had. */
    open(name: string): Promise<OtherRepository>;
    /** Gets all of some that are declared, as far as they can be had. */
    openAll(names: Iterable<string>): Promise<void>;
    /** One that was got before. @throws {UnreadableFile} otherwise. */
    at(name: string, path: string): Repository;
    /** Those that were got, in the order of refdata.yml. */
    read(): ReadRepository[];
}

/**
 * The language's repository, read-only. Paths are relative to its root and use `/`. Every path is proved to
 * stay inside the root after its links are resolved; sizes and encodings are checked before anything parses.
 */
interface Repository {
    /** Text of a file: UTF-8 without byte order mark, line ends as LF. @throws {UnreadableFile} */
    read(path: string): string;
    /** Bytes of a file, as git has them, whatever a checkout made of line ends and encodings. @throws {UnreadableFile} */
    readBytes(path: string): Uint8Array;
    isFile(path: string): boolean;
    /** Files that a glob pattern matches, sorted by code point; links that lead outside are left out. */
    glob(pattern: string): string[];
    /** Repositories besides this one: paths of their files begin with their names. Nothing where there are none. */
    readonly others?: OtherRepositories | undefined;
}

/** `fork`: switched on, but the code may come from somebody who cannot write to the repository. */
type CommandPermission = 'allowed' | 'off' | 'fork';

/** What a function says beside its parameters, as it is written there. */
interface Head {
    /** Where words stand side by side in its parameters, which one is the name: `x int`, `int x`. */
    readonly names?: 'first' | 'last';
    /** The type of its result. */
    readonly result?: string;
    /** Its parameters that are types, in their brackets: `[S ~[]E, E any]`. */
    readonly typeParameters?: string;
}
/** Heads by the lists of parameters that they belong to, as signatures have them. */
type Heads$1 = Readonly<Record<string, Head>>;

/** What a source says of an entry besides the fields that a mapping takes from it. */
interface Description {
    readonly signature?: string;
    readonly documentation?: string;
    /** Whether it can be called, and the source does not say how: a function or class that is written elsewhere. */
    readonly hidesSignature?: true;
    /** By signatures as they are written, what stands around them. */
    readonly heads?: Heads$1;
    /** What of the signature is not known. */
    readonly open?: readonly UnknownPart[];
}
/** A part of a signature that is not known, and why: as plain data, which outlives the sources that it is about. */
interface UnknownPart {
    /** Below the signature: `x/tipo`, `x/padrao`, `->/tipo`. */
    readonly path: string;
    readonly rule: 'symbol-unresolved';
    readonly place: Place;
    readonly reason: string;
    /** The symbol and its parameter. */
    readonly text: string;
}

/** Names of the parts that are read, for progress. */
type Progress = (part: string) => void;

interface RegistryCounts {
    readonly packages: number;
    readonly versions: number;
}

interface CheckedRegistry extends RegistryCounts {
    /** Name of the registry; null when the index cannot be understood. */
    readonly registro: string | null;
    /** Number of archives that were opened. */
    readonly archives: number;
    readonly findings: readonly Finding[];
}

/** Who made bytes. */
interface Maker {
    /** `owner/name` on github.com. */
    readonly repository: string;
    /** The file of the workflow, and the branch or tag of it: `.github/workflows/reference.yml@refs/heads/main`. */
    readonly workflow: string;
    /** The commit that the workflow ran on. */
    readonly commit: string;
    /** The address of the run; empty where it is not told. */
    readonly run: string;
}

/** What a person demands of who made bytes. */
interface DemandOptions {
    /** `owner/name`; any where it is left out. */
    readonly repository?: string | undefined;
    /** A file of trusted authorities; the public service where it is left out. */
    readonly trustedRoot?: string | undefined;
}

/** What attestations say of who made an archive. */
interface Attested {
    /** As they prove it; null where none does. */
    readonly maker: Maker | null;
    /** Why not; null where it is proved. */
    readonly doubt: string | null;
}

interface InstalledPackage {
    readonly name: string;
    readonly version: string;
    readonly sha256: string;
    /** Who made the archive; left out where the registry has no attestations. */
    readonly attestation?: Attested;
}

/** A value that could not be read on one side or both: whether it changed cannot be told, and it is no change. */
interface Unknown {
    /** Where, by name: `/api/modulos.json#/modulos/Lume.Texto/simbolos/inverte/assinatura`. */
    readonly path: string;
    /** The sides that do not have it. */
    readonly side: 'base' | 'head' | 'both';
    /** Where it stands in the source, in the head where it is unknown there. */
    readonly place: Place | null;
    /** Whose place it is. */
    readonly placeSide: 'base' | 'head';
}

/** When a check fails: `unbumped` when `versao` does not fit, `major` and `any` also for such changes as are bumped. */
declare const FAIL_ON: readonly ["major", "unbumped", "any", "none"];
type FailOn = (typeof FAIL_ON)[number];

/**
 * Path patterns of the server framework (reference-language.md §3.7): `:name` is a parameter, `*name` takes the rest, both
 * anywhere in the text; everything else is literal.
 */
/** A piece of a pattern, in order. */
type Part$1 = {
    readonly kind: 'literal';
    readonly text: string;
} | {
    readonly kind: 'parameter';
    readonly name: string;
    readonly rest: boolean;
};

/** What a source of routes gives, and all that exporters, reports and entries know of where routes come from. */

/** How a route got into the list of its server (reference-language.md §12); of a described framework, a list, or a document. */
type Origin = 'block' | 'call' | 'mount' | 'resource' | 'group' | 'library' | 'framework' | 'list' | 'document';
/**
 * `sure`: the route is there whenever the server is. `conditional`: it depends on something that only running the
 * program tells. `unresolved`: its path or method is not a constant; `path` is then the source text, and no exporter
 * describes it.
 */
type Certainty = 'sure' | 'conditional' | 'unresolved';
/** A place in a file; `line` and `column` count from 1. */
interface SourcePlace {
    readonly file: string;
    readonly line: number;
    readonly column?: number;
}
interface Route {
    /** Name of the server that it is registered on. */
    readonly server: string;
    /** Upper case: `GET`, …; `*` for any verb, `WS` for a WebSocket. */
    readonly method: string;
    /** As registered, with the prefixes of mounts and groups: `/itens/:id`, `/arquivos/*resto`. */
    readonly path: string;
    /** The path in pieces, where its source writes paths otherwise than as patterns of the server framework. */
    readonly parts?: readonly Part$1[];
    /** Names of the parameters in the path, in order of appearance. */
    readonly params: readonly string[];
    readonly place: SourcePlace;
    readonly origin: Origin;
    /**
     * Whether every request that its path fits is its own, once no earlier route has it: of a route that a framework has it is said
     * only where the first one answers, and nothing narrows the parameters of this one.
     */
    readonly takesAll?: true;
    /**
     * What becomes of an earlier route of the same method and path: the first one answers (undefined), the last one does, or the first
     * one may hand requests on.
     */
    readonly again?: 'last' | 'passed';
    /** Whether requests may have the letters of its path in either case: `/A` is `/a`. */
    readonly anyCase?: true;
    /** What its parameters are narrowed to, as it is written: routes that differ in it answer other requests. */
    readonly narrowed?: string;
    readonly certainty: Certainty;
    /** Validations that hold for this route, outermost first (service-spec.md, section B, rule 5). */
    readonly validations: readonly Validation[];
    /** What the program answers; undefined where the source says nothing of it, as a list of routes. */
    readonly answers?: Answers;
    /** What its handler reads of requests, in order, each name once. */
    readonly reads?: readonly Read[];
    /** The body that its handler is declared with: null for none; undefined where nothing is declared of bodies. */
    readonly body?: DeclaredBody | null;
    /** Whether it fails for a request whose body holds no fields. */
    readonly needsBody?: true;
    /** The schemes of `Kiln.auth` that stand before it, outermost first. */
    readonly auth?: readonly string[];
    /** What else asks who it is, outermost first. */
    readonly security?: readonly SecurityDemand[];
    /** What it stands under, as its program says. */
    readonly tags?: readonly string[];
    /** The name that its program gives it for generated clients. */
    readonly id?: string;
    readonly deprecated?: true;
    /** Its program keeps it out of descriptions: why, as it is written there. */
    readonly hidden?: string;
    /** Why no request is answered by it, as its program is written. */
    readonly silence?: Silence;
    /** What its operation in OpenAPI has besides, as its program says. */
    readonly more?: Readonly<Record<string, unknown>>;
    /** What its program, or its framework, calls it in a few words. */
    readonly summary?: string;
    /** What the comment above it says, or that above its handler. */
    readonly comment?: string;
    /** What a description says of its requests; undefined where a program is read. */
    readonly asks?: Asks;
    /** The server that it was mounted from, or the group that it was registered in. */
    readonly part?: Part;
    /** Why it is unresolved, as a clause: `PREFIX` is read from the environment. */
    readonly reason?: string;
}
/** Why a route answers no request. */
interface Silence {
    /** Whether it only hands requests on, as it is meant to; else it is asked for nothing, which is a mistake. */
    readonly handsOn: boolean;
    /** As a sentence that follows the name of the route. */
    readonly reason: string;
    /** Where it is another one than that of the rule. */
    readonly remedy?: string;
}
/** A body as a handler is declared with it. */
interface DeclaredBody {
    readonly media: string;
    readonly required: boolean;
    /** Its JSON Schema, as far as the types are known. */
    readonly schema: Readonly<Record<string, unknown>>;
}
/** Something that proves who asks, as a program is declared with it. */
interface SecurityDemand {
    readonly name: string;
    /** A security scheme of OpenAPI 3.1. */
    readonly scheme: Readonly<Record<string, unknown>>;
    /** What it has to allow. */
    readonly scopes: readonly string[];
    /** Requests without it are answered, too. */
    readonly optional?: true;
}
/** What a description says of the requests of one route, with its own words for it. */
interface Asks {
    readonly summary: string;
    readonly parameters: readonly AskedParameter[];
    /** The bodies that it takes, one for each media type; none for a route that takes none. */
    readonly bodies: readonly AskedBody[];
    readonly needsBody: boolean;
    /** What a request has to carry: all of one of these. Without any, nothing. */
    readonly security: readonly (readonly Credential[])[];
    /** The same in the words of the description, with what it has to allow: `bearer`, `key header X-Chave`, `oauth2 write`. */
    readonly access: readonly (readonly string[])[];
    /** The address that its path is appended to, where it is not that of its server. */
    readonly base?: string;
    /** The name by which generated clients call it. */
    readonly id?: string;
    readonly deprecated?: true;
    /** Its summary, where the description has one: `summary` is made of something else otherwise. */
    readonly title?: string;
    /** What it stands under. */
    readonly tags?: readonly string[];
    /** Whether the description was made of a program, which has no names and texts for it. */
    readonly isMade?: true;
}
interface AskedParameter {
    readonly in: 'path' | 'query' | 'header' | 'cookie';
    readonly name: string;
    readonly required: boolean;
    /** A JSON Schema; what the description gives as an example is in its `examples`. */
    readonly schema: Readonly<Record<string, unknown>>;
    /** How lists and objects are written (OpenAPI 3.1, "Style Values"); `json` where they are JSON. */
    readonly style: string;
    readonly explode: boolean;
    readonly deprecated?: true;
}
interface AskedBody {
    readonly media: string;
    readonly schema: Readonly<Record<string, unknown>>;
}
/** Something that proves who asks. */
interface Credential {
    readonly kind: 'bearer' | 'basic' | 'key';
    /** What the description calls it. */
    readonly scheme: string;
    /** Where a key stands, and under which name. */
    readonly in: 'header' | 'query' | 'cookie';
    readonly name: string;
}
/** A part of a server that has a name of its own. */
interface Part {
    readonly name: string;
    /** What the comment above it says. */
    readonly comment?: string;
}
/** What a route answers, as far as the program says it. */
interface Answers {
    readonly known: readonly Answer[];
    /** Why there may be others: none for a route whose answers are all known. */
    readonly unread: readonly Gap[];
    /** What requests get that its handler cannot read: they lack something, or a conversion refuses it. */
    readonly failures?: readonly Answer[];
    /** What a description says of all others together, with the first status that it is meant for. */
    readonly others?: readonly Answer[];
}
/** What is known of a body: its JSON Schema, and one that is sent where all of it is constant. */
interface BodyShape {
    readonly schema: Readonly<Record<string, unknown>>;
    readonly example?: {
        readonly value: unknown;
    };
    /** What of it is constant where not all is, with nothing (undefined) in the place of the rest. */
    readonly partly?: unknown;
}
/** A type of JSON values. */
type JsonType = 'null' | 'boolean' | 'number' | 'string' | 'array' | 'object';
/** Something that a handler reads of a request by its name. */
interface Read {
    /** What a session holds the server keeps: no request says it. */
    readonly target: 'body' | 'query' | 'params' | 'headers' | 'cookies' | 'files' | 'session';
    readonly name: string;
    /** The how-manieth value it is that is read; undefined for something of which only is asked whether it is there. */
    readonly valued?: number;
    /** Every request that comes so far fails without it. */
    readonly required?: boolean;
    /** What a conversion makes of it, or what is declared: a text without, `any` where that may be anything. */
    readonly type?: 'integer' | 'number' | 'boolean' | 'array' | 'any';
    /** The JSON Schema that its type has, where that is declared. */
    readonly schema?: Readonly<Record<string, unknown>>;
    /** The handler fails without it, as nothing refuses that request before. */
    readonly failsMissing?: boolean;
    /** The same where it is not what the conversion takes. */
    readonly failsUnfit?: boolean;
    /** The same where it is zero, less than that, or has nothing in it. */
    readonly failsZero?: boolean;
    readonly failsNegative?: boolean;
    readonly failsEmpty?: boolean;
    /** The same where it is no key, or place, of what it is looked up in. */
    readonly failsOut?: boolean;
    /** The same where it is of one of these types. */
    readonly failsFor?: ReadonlySet<JsonType>;
    /** Whether it counts as nothing when it is missing. */
    readonly mayBeNothing?: boolean;
    /** What it counts as when it is missing, in an object of its own. */
    readonly fallback?: {
        readonly value: unknown;
    };
}
/** One answer that the program writes. */
interface Answer {
    readonly status: number;
    /** The first digit of the statuses that it is meant for, where a description says so: `4XX`. */
    readonly range?: number;
    /** What the program says of it in words. */
    readonly description?: string;
    /** Its media type: null without a body, a range with asterisks where only the running program knows. */
    readonly media: string | null;
    /** The methods of the requests that get it; undefined for all that the route answers. */
    readonly methods?: readonly string[];
    /** The JSON Schema of a body that the framework makes. */
    readonly schema?: Readonly<Record<string, unknown>>;
    /** What the program says of a JSON body that it makes. */
    readonly shape?: BodyShape;
    /** The examples that a description has of it by names. */
    readonly examples?: ReadonlyMap<string, unknown>;
    /** Headers that it has. */
    readonly headers?: readonly string[];
    /** Their values, where the program has constants for them. */
    readonly headerValues?: Readonly<Record<string, string>>;
    /** What a description says of their values. */
    readonly headerSchemas?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}
/** A schema of `Kiln.validar` or `Kiln.conferir` that holds for a route (reference-language.md §4.2), as JSON Schema (§4.3). */
interface Validation {
    readonly target: 'body' | 'query' | 'params' | 'headers';
    /** A JSON Schema of type object. */
    readonly schema: Readonly<Record<string, unknown>>;
    readonly place: SourcePlace;
    /** Where the handler checks by itself: whether it seems to answer 422. The framework always does. */
    readonly byHandler?: {
        readonly answers422: boolean;
    };
}
interface Server {
    readonly name: string;
    readonly place: SourcePlace;
    /** The variable that it is bound to, where that has another name. */
    readonly variable?: string;
    /** It never listens: other servers have copies of its routes. */
    readonly onlyMounted?: true;
    /** Null when it is not a constant; 0 when the system chooses one. */
    readonly port: number | null;
    /** Why it is not known, where the source says one that only running the program tells. */
    readonly unknownPort?: Gap;
    readonly host: string | null;
    /** Name of the action that declares it, when it exists only after a call. */
    readonly action: string | null;
    /** What the comment above it says, or the program itself. */
    readonly comment?: string;
    /** Title and version of the API, as the program says them. */
    readonly title?: string;
    readonly version?: string;
    /** Parts of its OpenAPI document that the program says, by where they stand in it: `servers`, `info.contact`. */
    readonly says?: Readonly<Record<string, unknown>>;
    /** What the program says of descriptions and is not read. */
    readonly untold?: readonly Gap[];
    /** What it says of itself. */
    readonly own?: OwnDescription;
    /** In the order of registration. */
    readonly routes: readonly Route[];
}
/** The description of a server that has one already. */
interface OwnDescription {
    readonly title: string | undefined;
    readonly version: string | undefined;
    /** The address that paths are appended to. */
    readonly base: string;
    /** As OpenAPI 3.1, whatever it was read as. */
    readonly document: Readonly<Record<string, unknown>>;
}
/** Something that was found and could not be resolved or followed: never silent. */
interface Gap {
    readonly place: SourcePlace;
    /** Why, as a sentence. */
    readonly reason: string;
    readonly remedy: string;
}
/** What a source of routes read. The first server is the one that is described when nobody names one. */
interface Reading {
    readonly servers: readonly Server[];
    readonly gaps: readonly Gap[];
    /** What the program checks of requests and could not be described: no route is missing for it. */
    readonly notes: readonly Gap[];
    /** Every file that was read, relative to the root, in the order of reading. */
    readonly files: readonly string[];
}

/** A route or a piece of the program that a document does not describe. */
interface LeftOut {
    readonly place: SourcePlace;
    /** `GET /itens`; undefined for a piece of the program that is no route yet. */
    readonly route?: string;
    /** Why, as a sentence. */
    readonly reason: string;
    readonly remedy: string;
}
/** What became of everything that was found (design.md: leaving something out is never silent). */
interface Coverage {
    /** Routes and gaps. */
    readonly found: number;
    readonly exported: number;
    readonly leftOut: readonly LeftOut[];
    /** What requests are checked for and no description says; no route is missing for it. */
    readonly notes: readonly LeftOut[];
    /** Routes of which some answer was not read, each with the first reason. */
    readonly unread: readonly LeftOut[];
}

/** Whether `versao` fits what changed. */
type Verdict = 
/** Nothing changed, and `versao` did not either. */
'unchanged'
/** `versao` was raised by enough. */
 | 'bumped' | 'not-bumped' | 'bumped-too-little' | 'decreased' | 'bumped-without-change' | 'malformed'
/** It is not raised by enough yet, and has to be where a release is made. */
 | 'deferred'
/** There is nothing to compare with: the first version with a reference. */
 | 'first'
/** The base could not be built, or is the head itself. */
 | 'unknown'
/** Routes of a server have no `versao`. */
 | 'unversioned';

/** What the programs that the base has say of a change. */
interface Evidence {
    readonly fingerprint: string;
    /** How many programs are known. */
    readonly known: number;
    /** How many of them it breaks, as far as they can be read. */
    readonly breaks: number;
    /** Of those, the ones that the head has in other words, or not at all. */
    readonly edited: number;
    /** Where they are: the first ones. */
    readonly programs: readonly string[];
    /** The shortest of them: what is to be written in another way. */
    readonly shortest: BrokenProgram | null;
}
/** A program that a change breaks. */
interface BrokenProgram {
    readonly program: string;
    readonly text: string;
    /** What it meets in the head; null where the data alone does not tell. */
    readonly error: MetError | null;
}
/** An error of the head's catalogue. */
type MetError = Pick<ErroDaLinguagem, 'codigo' | 'titulo' | 'solucao'>;

/** What `rules` in refdata.yml, and in the manifest, says about one rule. */
interface RuleSetting {
    /** In place of the rule's own level; `off` leaves its findings out. */
    readonly level?: Level | 'off';
    /** In place of the rule's own pattern, for rules that have one. */
    readonly pattern?: string;
}
/** Settings by rule id. Rules that are not named, and fixed ones, stay as they are. */
type Policy = Readonly<Record<string, RuleSetting>>;

/** How many entries a file has, by the contract's name for them, in the order of the contract. */
type Counts = Readonly<Record<string, number>>;

interface ProvedFiles {
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

/** What one side of a comparison is called, for people and for reports. */
interface SideName {
    /** `origin/main`, `site`, `https://lume.example`. */
    readonly name: string;
    /** Full id of the commit that was read; null where there is none. */
    readonly commit: string | null;
}

/** A line that is to be written in another way; both without what ends a line. */
interface LineEdit {
    readonly file: string;
    /** From 1. */
    readonly line: number;
    readonly before: string;
    readonly after: string;
}

/** What changed since the last release, with which `versao` is judged. */
interface ReleaseResult extends SideName {
    readonly versao: string;
    readonly level: WholeLevel;
    readonly counts: Readonly<Record<ChangeLevel, number>>;
    readonly requiredBump: WholeLevel;
    readonly suggestion: string | null;
    /** Whether `versao` has to be raised here, as `check.release` says. */
    readonly due: boolean;
}
/** What a comparison of two references says (schemas/check.schema.json). */
interface CheckResult {
    /** Whether the check passes, as `failOn` says. */
    readonly ok: boolean;
    readonly verdict: Verdict;
    readonly level: WholeLevel;
    /** The bump that the changes ask for. */
    readonly requiredBump: WholeLevel;
    /** The lowest version that has it; null when none is asked for, or none can be named. */
    readonly suggestion: string | null;
    /** What raises the version to `suggestion`; nothing where that is not asked for, or nobody can tell where it is written. */
    readonly edits: readonly LineEdit[];
    readonly nome: string;
    readonly base: SideName & {
        readonly versao: string | null;
    };
    readonly head: SideName & {
        readonly versao: string;
    };
    /** The last release; null where there is none, or none was looked for. */
    readonly release: ReleaseResult | null;
    /** How many entries were compared: words, functions, symbols, commands, codes; of a server, its routes. */
    readonly compared: {
        readonly base: number;
        readonly head: number;
    };
    readonly counts: Readonly<Record<ChangeLevel, number>>;
    readonly changes: readonly Change[];
    /** What explains several of them. */
    readonly causes: readonly Cause[];
    /** What the programs that the base has say of changes that break some; nothing where the base has no source. */
    readonly evidence: readonly Evidence[];
    /** What could not be read on one side or both, so that nobody can tell whether it changed. */
    readonly unknown: readonly Unknown[];
    /** Changes that `.refdata-ignore.yml` accepts. */
    readonly excepted: readonly Change[];
    readonly findings: readonly Finding[];
}

/** What a user may say about the API; keys that begin with `_` pass and mean nothing. */
interface ApiConfig {
    /** Name of the API; the server's name when it is left out. */
    readonly titulo?: string | undefined;
    /** Version of the API, not of its description: `1.0.0` when it is left out. */
    readonly versao?: string | undefined;
    readonly descricao?: string | undefined;
    /** Address that the paths are appended to; from the server's port when it is left out. */
    readonly base?: string | undefined;
}

/** A pattern as the path of an address: it begins with `/`, and what RFC 3986 asks for is percent-encoded. */
interface Address {
    /** What stands before, between and behind the parameters: one text more than there are parameters. */
    readonly texts: readonly string[];
    /** In order of appearance. */
    readonly parameters: readonly {
        readonly name: string;
        readonly rest: boolean;
    }[];
}

/** A JSON Schema, of the draft 2020-12. */
type Schema = Readonly<Record<string, unknown>>;

/** What the validations of a route ask of its requests. */
interface Demands {
    /** The schema of a body: the one that is declared, or all that are; undefined when none is. */
    readonly body: Schema | undefined;
    readonly query: readonly Field[];
    readonly headers: readonly Field[];
    readonly params: readonly Field[];
}
/** What a validation asks of one query parameter, header or path parameter. */
interface Field {
    readonly name: string;
    readonly required: boolean;
    readonly schema: Schema;
}

/** A route with what every format asks of it, worked out once. */
interface DescribedRoute {
    readonly route: Route;
    readonly address: Address;
    /** First segment of the path, which tags and folders are named after; the first tag that a description or a program gives. */
    readonly group: string;
    /** What the path is about, which summaries name. */
    readonly resource: string;
    readonly demands: Demands;
}

/** One change of an overlay (OpenAPI Overlay 1.0 or 1.1): what it is made to, and what is made of that. */
interface OverlayAction {
    /** A JSONPath (RFC 9535). */
    readonly target: string;
    readonly update?: unknown;
    /** A JSONPath to the one value that is put there in place of `update`. */
    readonly copy?: string | undefined;
    /** By 1.0 a list is an entry of the list that it is put into, and what is no object and no list stays as it is. */
    readonly by10?: boolean;
    readonly remove?: boolean;
    /** Where it stands. */
    readonly line: number;
}
interface Overlay {
    readonly file: string;
    readonly actions: readonly OverlayAction[];
}

/** What an exporter describes: one server, what its user says about it, and the routes that have a description. */
interface ApiDocument {
    /** Name of the server in the source. */
    readonly server: string;
    readonly titulo: string;
    readonly versao: string;
    readonly descricao: string;
    /** Whether every route is at this address, whatever a description says of some. */
    readonly isBaseGiven: boolean;
    /** Address that paths are appended to, without a slash at its end. */
    readonly base: string;
    /** Whether what handlers read and send is described, too. */
    readonly handlers: boolean;
    /** What people add to the OpenAPI document, in this order. */
    readonly overlays: readonly Overlay[];
    /** The OpenAPI 3.1 document that the server is described by already. */
    readonly own?: Readonly<Record<string, unknown>>;
    /** Parts of the OpenAPI document that the program says, by where they stand in it. */
    readonly says: Readonly<Record<string, unknown>>;
    /** In the order of registration; each answers some request. */
    readonly routes: readonly DescribedRoute[];
    /** Routes whose path or method is not known: named where there is room, and described nowhere. */
    readonly unresolved: readonly Route[];
    /** Routes that their program keeps out of descriptions. */
    readonly hidden: readonly Route[];
    /** Routes that never answer, and the earlier one that does in their place, if there is one. */
    readonly silent: readonly {
        readonly route: Route;
        readonly instead: Route | null;
    }[];
}

/** A file that was made: its path, with `/`, and what it holds. */
interface Artifact {
    readonly path: string;
    readonly bytes: Uint8Array;
}
/** An artifact that describes a server. */
interface DescriptionArtifact extends Artifact {
    /** Path of the source file, with `/`. */
    readonly source: string;
}
/** `servers`: a folder for each server, whatever else there is. `flat`: none for the first server of the only source. */
declare const LAYOUTS: readonly ["servers", "flat"];
type Layout = (typeof LAYOUTS)[number];
/** How files are laid out, and what of it is settled. */
interface Arrangement {
    readonly layout?: Layout | undefined;
    /** The sources that wrote files before: who has a folder keeps it, whatever comes before it in the list. */
    readonly writers?: ReadonlyMap<string, string> | undefined;
}

interface ApiDocsOptions {
    /** Folder that sources are relative to; nothing outside it is read. */
    readonly root: string;
    /** Files that declare servers, relative to `root`, with `/`. */
    readonly sources: readonly string[];
    /** The only server to describe; every server when it is left out. */
    readonly server?: string | undefined;
    readonly config?: ApiConfig | undefined;
    /** Whether what handlers read and send is described, too. */
    readonly handlers?: boolean | undefined;
    /** What people add to the documents. */
    readonly overlays?: readonly Overlay[] | undefined;
    /** Whether what is in no description is an error. */
    readonly strict?: boolean | undefined;
}
/** A server and what was made of it. */
interface DescribedServer {
    readonly file: string;
    readonly server: Server;
    readonly document: ApiDocument;
}
interface ApiDocs {
    /** Whether every file has a server and no finding is an error. */
    readonly ok: boolean;
    readonly servers: readonly DescribedServer[];
    /** Of the routes of these servers, and of what could not be followed in their files. */
    readonly coverage: Coverage;
    readonly findings: readonly Finding[];
    /** Every file that was read for that, relative to the root. */
    readonly files: readonly string[];
}
/**
 * Reads the servers of `sources` and makes a document of each (service-spec.md, section B). What is in no description is
 * a finding, and so is a file without a server. @throws {UserError} when a file cannot be read, no server has the name
 * that is asked for, or the configuration does not hold.
 */
declare function describeServers(options: ApiDocsOptions): Promise<ApiDocs>;
/** The descriptions as files below `dir`, in the formats of these names. */
declare function apiArtifacts({ servers }: Pick<ApiDocs, 'servers'>, formats: readonly string[], dir: string, arrangement?: Arrangement): DescriptionArtifact[];

/** What can be said of any run over the repository of a language. Entries make it of what their users give. */
interface RunOptions {
    /** Folder of the language's repository. */
    readonly repo: string;
    /** Path of refdata.yml: absolute, or relative to `repo`. */
    readonly config: string;
    /** Whether sources of the kind `command` may run programs; `off` unless given. */
    readonly commands?: CommandPermission | undefined;
    /** Folder that keeps what was extracted for the next run; none unless given. */
    readonly cache?: string | undefined;
    /** Is told what is being read, in a few words. */
    readonly progress?: Progress | undefined;
    /** Where repositories come from that refdata.yml names besides this one; from nowhere unless given. */
    readonly supply?: Supply | undefined;
    /** What stands between a run and the language's own repository, to see what is asked for; nothing unless given. */
    readonly through?: ((repository: Repository) => Repository) | undefined;
}

interface BuildOptions extends RunOptions {
    /** Folder to write; replaced whole or not at all. */
    readonly out: string;
    /** Whether only our own files in it are written, and those of somebody else stay. */
    readonly into?: boolean;
    /** In place of `base_url` in refdata.yml. */
    readonly baseUrl?: string | undefined;
    /** In place of `documentacao` in refdata.yml. */
    readonly docsUrl?: string | undefined;
    /** A comparison of what is built, which its pages mark: then they are a preview. */
    readonly compared?: CheckResult | undefined;
    /** `false` makes no copies that never change, whatever refdata.yml says. */
    readonly archive?: false;
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
    /** Archives of packages that were packed, and not brought along from the registry before: paths on the site. */
    readonly packed: readonly string[];
    readonly findings: readonly Finding[];
}
/**
 * Builds the seven files of a language from its source code into a folder (service-spec.md, "Resources").
 * Findings of level `error` are returned, all together, and then nothing is written.
 * @throws {UserError} when the configuration does not hold or the folder cannot be written.
 */
declare function build(options: BuildOptions): Promise<BuildResult>;

/** What decides whether a comparison passes. */
interface Judging {
    readonly failOn?: FailOn | undefined;
    /** The day, as `2026-12-31`: exceptions expire. */
    readonly today: string;
    /** Whether a base that cannot be built fails the check. */
    readonly requireBase?: boolean | undefined;
    /** Whether the base is the head itself, and there is no release that is another: then nothing is said of any change. */
    readonly isItself?: boolean;
}

/** Where commits are fetched from that are not here. */
interface Remote {
    readonly url: URL;
    /** Empty for none. */
    readonly token: string;
    /** A folder for what is fetched. */
    readonly temporary: string;
}

/** The language that is checked. */
type Language = Pick<RunOptions, 'repo' | 'config' | 'progress' | 'supply' | 'cache'>;

/** Where the last release is looked for, and whether it is. */
interface ReleaseWanted extends Language {
    /** Whether the base is where the change began, and not what it is released against: then `versao` is judged by that. */
    readonly sinceRelease?: boolean | undefined;
    /** Whether the version after the head is asked for: then what is tagged there is the last release. */
    readonly isForNext?: boolean | undefined;
    /** The branch that the change is for, or the tag that is built, as `refs/heads/release/1.x`. */
    readonly ref?: string | undefined;
    /** Where a commit is fetched from that is not here; otherwise `origin`. */
    readonly remote?: Remote;
}

interface CheckOptions extends Judging, ReleaseWanted {
    /** A folder, a name of a commit, or an address; nothing for the default branch. */
    readonly base?: string | undefined;
    /** Compare with exactly that commit, and not with where the head left it. */
    readonly exactBase?: boolean;
    /** A folder or a name of a commit; nothing for `repo` as it is. */
    readonly head?: string | undefined;
}
/**
 * What a head changes for the consumers of a base, and whether `versao` says so. Both are built from source by this
 * program, or read as they are published; nothing is checked out and nothing is run.
 *
 * @throws {UserError} when there is no such base or head, or it is no reference.
 */
declare function check(options: CheckOptions): Promise<CheckResult>;

interface CheckRoutesOptions {
    /** Folder of the project. */
    readonly repo: string;
    /** The server file, relative to `repo`. */
    readonly server: string;
    /** An OpenAPI document (a file), or a name of a commit; nothing for the default branch. */
    readonly base?: string | undefined;
    readonly exactBase?: boolean;
    readonly remote?: Remote;
    readonly failOn?: FailOn;
    /** Whether a base that cannot be read fails the check. */
    readonly requireBase?: boolean | undefined;
    /** The branch or tag that a job is for. */
    readonly ref?: string | undefined;
    /** The day, as `2026-12-31`: exceptions expire. */
    readonly today: string;
}
/**
 * What a head changes for the clients of a server: its routes against those of a commit, or of a description that was
 * written before. What breaks clients fails by itself, unless the version of the committed description is raised for it.
 *
 * @throws {UserError} when the file of the head, or the base, cannot be read.
 */
declare function checkRoutes(options: CheckRoutesOptions): Promise<CheckResult>;

/** A route as the server framework lists it (reference-language.md §3.6): `*` for any method, `WS` for a WebSocket. */
interface ListedRoute {
    readonly method: string;
    readonly path: string;
    /** Names of the parameters in order of appearance. */
    readonly params: readonly string[];
}
/** Counts of routes (reference-language.md §4.1). */
interface RouteCounts {
    readonly rotas: number;
    /** By method, in the order in which methods first occur. */
    readonly metodos: Readonly<Record<string, number>>;
    readonly com_parametro: number;
}

/** A server that runs, and can publish its own description: calling `openapi` on it does so. */
interface LiveServer {
    readonly server: Server;
    /** From now on, GET {@link OPENAPI_PATH} of the server is answered with this text. */
    publish(document: string): void;
}

/** A route of a running program, which has no file and line: its number in the list stands for them. */
interface LiveRoute {
    readonly method: string;
    readonly path: string;
    readonly params?: readonly string[] | undefined;
    readonly certainty?: Route['certainty'];
}

/** A server read from a file, a server that runs, or a list of routes as {@link rotas} gives it. */
type App = Server | LiveServer | readonly LiveRoute[];
/** What is described besides routes, their parameters, validations and answers. */
interface DescribeOptions {
    readonly handlers?: boolean;
    /** What people know, as the contents of files in the form of OpenAPI Overlay 1.0; for {@link openapi}. */
    readonly overlays?: readonly unknown[];
}
/**
 * The OpenAPI 3.1 document of `app`, as JSON text (service-spec.md, section B). On a server that runs it is published at
 * `/openapi.json`, too. With `handlers` it has what handlers read and send besides. @throws {UserError} for what is no server, for an unknown key in `config`,
 * and for an overlay with a target that matches nothing.
 */
declare function openapi(app: App, config?: ApiConfig, options?: DescribeOptions): string;
/** A collection for Insomnia (version 4), as JSON text. @throws {UserError} as {@link openapi} */
declare function insomnia(app: App, config?: ApiConfig): string;
/** A collection for Postman (version 2.1), as JSON text. @throws {UserError} as {@link openapi} */
declare function postman(app: App, config?: ApiConfig): string;
/** One curl command for each route. @throws {UserError} as {@link openapi} */
declare function curl(app: App, config?: ApiConfig): string;
/** The route table, as Markdown. @throws {UserError} as {@link openapi} */
declare function markdown(app: App, config?: ApiConfig): string;
/** The routes as they are registered. @throws {UserError} for what is no server. */
declare function rotas(app: App): ListedRoute[];
/** How many routes there are, by method, and how many have parameters. @throws {UserError} for what is no server. */
declare function resumo(app: App): RouteCounts;

/** An entry of the language that has a name, besides its error codes. */
interface NamedEntry {
    /** The list that it is in, as the contract calls it: `reservadas`, `comandos`. */
    readonly list: string;
    readonly name: string;
    /** The module of a symbol, the group of a command. */
    readonly within: string | null;
    readonly entry: Readonly<Record<string, unknown>>;
}

interface ExplainOptions extends RunOptions {
    /** Built folder or address to look in; otherwise the source repository is read. */
    readonly from?: string | undefined;
    readonly docsUrl?: string | undefined;
}
interface Explanation {
    /** The entry, or nothing for a code that there is not. */
    readonly erro: ErroDaLinguagem | undefined;
    /** Full address of its documentation page. */
    readonly url: string | undefined;
    /** Codes like the one that was asked for, nearest first. */
    readonly near: readonly ErroDaLinguagem[];
    /** Words, functions, symbols and commands of that name, where it is no code. */
    readonly entries: readonly NamedEntry[];
    /** Names of the language, or of the rules of refdata, like the one that was asked for. */
    readonly nearNames: readonly string[];
    readonly versao: string;
}
/**
 * Looks an error code up (service-spec.md, "What the service does": the same catalogue as the error-code file), or anything
 * else of the language that has a name. @throws {UserError} when there is nothing to look in, or a part of the catalogue cannot be read and
 * may have the code.
 */
declare function explain(name: string, options: ExplainOptions): Promise<Explanation>;

/** One thing in which what is published is not what the program says. */
interface Difference {
    /** The list: `modulos.simbolos`. */
    readonly list: string;
    /** The entry in it. */
    readonly name: string;
    /** `missing`: not published; `extra`: the program does not have it; otherwise the field that is another one. */
    readonly what: string;
    /** What the program says of the field; null where there is none. */
    readonly expected: unknown;
    /** What is published. */
    readonly found: unknown;
    /** Where that is published. */
    readonly subject: string | undefined;
    /** Of an entry that is there less often than the program says it: how often that is. */
    readonly times?: number;
}
/** How often a field was compared, and how often it was another one. */
interface FieldCount {
    readonly compared: number;
    readonly different: number;
}
/** A list, compared. */
interface Comparison {
    readonly list: string;
    /** Names that the program says. */
    readonly expected: number;
    /** Names that are published. */
    readonly found: number;
    /** Names that both have, with nothing different. */
    readonly equal: number;
    readonly missing: number;
    readonly extra: number;
    readonly fields: Readonly<Record<string, FieldCount>>;
    /** Fields that the program says and the contract does not have. */
    readonly unknown: readonly string[];
    readonly differences: readonly Difference[];
}

/** The proof is written beside the configuration. */
interface ProveOptions extends Omit<RunOptions, 'cache'> {
    /** Whether the differences that there are become the list of those that are accepted. */
    readonly accept?: boolean | undefined;
}
/** A list, with how many of its differences are accepted. */
interface ProvedList extends Comparison {
    readonly accepted: number;
}
interface ProveResult {
    /** Whether the proof was written: no finding is an error. */
    readonly ok: boolean;
    readonly nome: string;
    readonly versao: string;
    readonly lists: readonly ProvedList[];
    /** The file of the proof; null when it was not written. */
    readonly proof: string | null;
    /** The file of accepted differences, when it was written. */
    readonly accepted: string | null;
    readonly findings: readonly Finding[];
}
/**
 * Compares what is published with what the language says of itself when it runs, list by list and field by field, and writes
 * a proof, which later builds are held against.
 *
 * @throws {UserError} when the configuration names nothing to prove, or the accepted differences cannot be read
 */
declare function prove(options: ProveOptions): Promise<ProveResult>;

/**
 * Reads the servers of a file: of the language, an OpenAPI document, a list of routes, or a program whose framework is
 * known. Nothing is run, and nothing outside of `root` is read.
 *
 * @param file in `root`: relative to it, with `/`, or absolute
 * @throws {UserError} when it cannot be read, with the place in the file
 */
declare function readServers(root: string, file: string): Promise<Reading>;

interface RegistryBuildOptions extends Omit<RunOptions, 'commands' | 'cache'> {
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
declare function buildRegistryFolder(options: RegistryBuildOptions): Promise<RegistryBuildResult>;

interface RegistryCheckOptions {
    /** The name that the registry must have. */
    readonly name?: string | undefined;
    /** Leave archives and the files of single packages out. */
    readonly indexOnly?: boolean | undefined;
    /** A folder or address with what was published before. */
    readonly previous?: string | undefined;
}
interface RegistryCheckResult extends CheckedRegistry {
    /** Whether no finding is an error. */
    readonly ok: boolean;
    /** What was asked for. */
    readonly target: string;
}
/** Proves a registry in a folder or at an address. @throws {UserError} when there is none. */
declare function checkRegistryAt(target: string, options?: RegistryCheckOptions): Promise<RegistryCheckResult>;

interface RegistryGetOptions {
    /** Folder or address of the registry. */
    readonly from: string;
    /** Folder that gets `forge_modules/` and `forge.lock`. */
    readonly to: string;
    /** `owner/name` whose workflow has to have made each archive, as its attestation proves. */
    readonly requireAttestation?: string | undefined;
    /** A file of authorities to trust; the public service where it is left out. */
    readonly trustedRoot?: string | undefined;
}
/**
 * Installs packages (`name` or `name@range`) and what they need from a registry.
 * @throws {UserError} when there is no such registry or package, or an archive is not what the index says.
 */
declare function getPackages(wanted: readonly string[], { from, to, requireAttestation, trustedRoot }: RegistryGetOptions): Promise<InstalledPackage[]>;

interface RegistryPackOptions extends Omit<RunOptions, 'commands' | 'cache'> {
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
declare function packRegistry(options: RegistryPackOptions): Promise<RegistryPackResult>;

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

interface ValidateOptions {
    /** How long a file at an address may take. */
    readonly timeoutMs?: number;
}
interface ValidateResult extends ProvedFiles {
    /** Whether no finding is an error. */
    readonly ok: boolean;
    /** What was asked for. */
    readonly target: string;
}
/**
 * Proves the published files in a folder (`<folder>/api/*.json`, or the folder of `index.json` itself) or at an http(s)
 * address.
 *
 * @throws {UserError} when there is nothing to prove: no such folder, no files in it, no answer.
 */
declare function validate(target: string, options?: ValidateOptions): Promise<ValidateResult>;

/** What is needed of an Express 5 application. */
interface ExpressApp {
    readonly router: {
        readonly stack: unknown[];
    };
    get(path: string, handler: (request: IncomingMessage, response: ServerResponse) => void): unknown;
}
/**
 * An Express application as a live server, with the routes that it has when it is asked. Express does not keep the
 * prefix of a mounted router: such routes, and expressions, are `unresolved` unless `mounted` says where a router is.
 */
declare function liveExpress(app: ExpressApp, { name, port, mounted }?: ExpressOptions): LiveServer;
interface ExpressOptions {
    readonly name?: string;
    /** The port that the application listens on, for the base address. */
    readonly port?: number | null;
    /** Prefixes of routers, by the router that `app.use(prefix, router)` was called with. */
    readonly mounted?: ReadonlyMap<unknown, string>;
}

/** What is needed of a Fastify instance; its own types have many more forms of these. */
interface FastifyApp {
    addHook(name: 'onRoute', hook: (route: FastifyRoute) => void): unknown;
    get(path: string, handler: (request: unknown, reply: FastifyReply) => unknown): unknown;
    printRoutes(): string;
}
interface FastifyRoute {
    readonly method: string | readonly string[];
    readonly url: string;
}
interface FastifyReply {
    code(status: number): FastifyReply;
    header(name: string, value: string): FastifyReply;
    send(body: string): unknown;
}
/**
 * A Fastify instance as a live server. Fastify tells of routes while they are registered, and takes none once it
 * listens: call this before the routes are registered. The document is answered from when it is published.
 *
 * @throws {UserError} when there are routes already
 */
declare function liveFastify(app: FastifyApp, { name, port }?: {
    name?: string;
    port?: number | null;
}): LiveServer;

interface MockOptions {
    /** 0 takes any free port. */
    readonly port: number;
    readonly host?: string;
    /** The status that a route answers, by `GET /itens/:id`, where a request chooses none. */
    readonly answers?: ReadonlyMap<string, number> | undefined;
}
/** A server that answers every route of `server` with an example. */
interface MockServer extends LiveServer {
    readonly baseUrl: string;
    /** Answers as another server from now on; what requests have made is forgotten. */
    replace(server: Server): void;
    close(): Promise<void>;
}
/**
 * Starts a server that answers the routes of `server` as the server framework would match them (reference-language.md
 * §3.7), each with what its source says that it answers, for browsers of any origin. What a route refuses is refused.
 * @throws {UserError} when the port cannot be opened.
 */
declare function startMock(server: Server, options: MockOptions): Promise<MockServer>;

type Listener = (request: IncomingMessage, response: ServerResponse) => void;
/** What is needed of a server of `node:http` or `node:https`. */
interface NodeHttpServer {
    listeners(event: 'request'): unknown[];
    removeAllListeners(event: 'request'): unknown;
    on(event: 'request', listener: Listener): unknown;
    address(): unknown;
}
/**
 * A server of Node's own as a live server. Such a server has no list of its routes: they are given. What is published
 * is answered before the server's own listeners are asked.
 */
declare function liveNode(node: NodeHttpServer, routes: readonly LiveRoute[], name?: string): LiveServer;

type Heads = NonNullable<Description['heads']>;
/** What was read of an entry beside the contract. */
interface Details {
    /** As the source writes it; of symbols, the contract has its own. */
    readonly assinatura?: string;
    /** By signatures, what the source says around them. */
    readonly cabecas?: Heads;
    /** In full. */
    readonly documentacao?: string;
    /** The version that it is there since, where the source says so. */
    readonly desde?: string;
    /** Why it should not be used any more. */
    readonly obsoleto?: string;
    /** Of a module, names that can be asked of it and that its list is meant to be without, `*` for what cannot be listed; of the list of modules, theirs. */
    readonly outros?: readonly string[];
}

/** The seven files, and where in the source each of their entries stands. */
interface Composition {
    readonly files: ReferenceFiles;
    /** By subject (`/api/erros.json#/codigos/3`). */
    readonly origins: ReadonlyMap<string, Place>;
    /** Subjects of what is empty in the files because it could not be read (`/api/modulos.json#/modulos/0/simbolos/3/assinatura`). */
    readonly unread: readonly string[];
    /** Subjects of signatures that are empty because the source does not say them, of functions and classes. */
    readonly unsaid: readonly string[];
    /** What is known of entries and has no field in the seven files, by the same subjects. */
    readonly details: ReadonlyMap<string, Details>;
}

/** What of a reference is built, and how. */
interface ReferenceScope {
    /** In place of `documentacao`. */
    readonly docsUrl?: string | undefined;
    /** Only these top-level keys of the configuration. */
    readonly only?: ReadonlySet<string>;
    /** Whether the configuration is one list of another: then nothing is said of what it declares beside that. */
    readonly isPart?: boolean;
}
interface ReferenceOptions extends RunOptions, ReferenceScope {
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

interface VerifyOptions {
    /** The base address, or that of its `api/` or `api/index.json`. */
    readonly baseUrl: string;
    /** Bytes of the `api/manifest.json` that was just built: the live one must be the same. */
    readonly expectedManifest?: Uint8Array | undefined;
    /** The SHA-256 of those bytes, for who does not have them. */
    readonly expectedSha256?: string | undefined;
    /** How long a new deployment may take to spread, in seconds; 0 looks once. */
    readonly waitSeconds?: number | undefined;
    /** How long one answer may take. */
    readonly timeoutMs?: number | undefined;
    /** Number of documentation pages looked at; 0 for none. */
    readonly links?: number | undefined;
    /** What its attestation has to say of who made the manifest, which names all other files; not looked at where it is left out. */
    readonly attestation?: DemandOptions | undefined;
    readonly progress?: ((step: string) => void) | undefined;
}
/**
 * Holds what a live address really answers against the contract (service-spec.md, "Endpoints" and "Limits"), point by
 * point. While there is time, it looks again: until the live manifest is the expected one and all that it lists is there.
 *
 * @throws {UserError} when nobody answers there, or there is no reference at the address.
 */
declare function verify(options: VerifyOptions): Promise<Verification>;

export { UserError, apiArtifacts, build, buildReference, buildRegistryFolder, check, checkRegistryAt, checkRoutes, curl, describeServers, explain, getPackages, insomnia, liveExpress, liveFastify, liveNode, markdown, openapi, packRegistry, postman, prove, readServers, resumo, rotas, serve, startMock, validate, verify };
export type { ApiConfig, ApiDocs, ApiDocsOptions, ApiDocument, App, Artifact, BuildOptions, BuildResult, BuiltReference, Busca, Change, ChangeLevel, CheckBase, CheckCause, CheckChange, CheckCounts, CheckEdit, CheckError, CheckEvidence, CheckExplained, CheckExtent, CheckFinding, CheckHead, CheckOptions, CheckPlace, CheckProgram, CheckRelease, CheckResult, CheckRoutesOptions, CheckUnknown, Comando, Comandos, ConfiguracaoDoRegistro, Conteudos, Coverage, DescribeOptions, DescribedServer, Embutidas, ErroDaLinguagem, Erros, ExemploDeComando, ExemploDeReferencia, Exercicios, ExplainOptions, Explanation, ExpressApp, ExpressOptions, FastifyApp, FileName, FileSummary, Finding, FonteDeReferencia, ForgeLock, FormaDeReferencia, Gap, GrupoDeComandos, Index, ItemAntigo, ItemDaBusca, ItemDeReferencia, LeftOut, Level, Lexico, LexicoBlocks, LexicoContextualWord, LexicoContinuation, LexicoEscapes, LexicoExponent, LexicoFormat, LexicoFraction, LexicoInexpressible, LexicoInterpolation, LexicoNames, LexicoNumber, LexicoPattern, LexicoRegion, LexicoTemplate, LexicoTokens, LexicoUntil, LexicoWhen, ListedRoute, LiveRoute, LiveServer, Manifest, ManifestFile, ManifestGenerator, ManifestRepository, ManifestRule, ManifestSource, MockOptions, MockServer, Modulo, Modulos, MudancaDeVersao, Opcao, Operador, PackedFile, Pacote, PacoteDoRegistro, PacoteTravado, PalavraContextual, PalavraReservada, ParametroDeReferencia, Place, ProveOptions, ProveResult, Reading, ReferenceFiles, ReferenceOptions, Referencia, Registro, RegistryBuildOptions, RegistryBuildResult, RegistryCheckOptions, RegistryCheckResult, RegistryGetOptions, RegistryPackOptions, RegistryPackResult, RelatorioDeMudancas, Rotas, Route, RouteCounts, RunningServer, ServeOptions, Server, Simbolo, Sintaxe, ValidateOptions, ValidateResult, Validation, Verification, VerificationPoint, VerifiedMaker, VerifyOptions, VersaoDePacote, VersaoMudada, VersaoNoRegistro };
