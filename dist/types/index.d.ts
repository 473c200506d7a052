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

export type { Busca, CheckBase, CheckCause, CheckChange, CheckCounts, CheckEdit, CheckError, CheckEvidence, CheckExplained, CheckExtent, CheckFinding, CheckHead, CheckPlace, CheckProgram, CheckRelease, CheckUnknown, Comando, Comandos, ConfiguracaoDoRegistro, Conteudos, Embutidas, ErroDaLinguagem, Erros, ExemploDeComando, ExemploDeReferencia, Exercicios, FonteDeReferencia, ForgeLock, FormaDeReferencia, GrupoDeComandos, Index, ItemAntigo, ItemDaBusca, ItemDeReferencia, Lexico, LexicoBlocks, LexicoContextualWord, LexicoContinuation, LexicoEscapes, LexicoExponent, LexicoFormat, LexicoFraction, LexicoInexpressible, LexicoInterpolation, LexicoNames, LexicoNumber, LexicoPattern, LexicoRegion, LexicoTemplate, LexicoTokens, LexicoUntil, LexicoWhen, Manifest, ManifestFile, ManifestGenerator, ManifestRepository, ManifestRule, ManifestSource, Modulo, Modulos, MudancaDeVersao, Opcao, Operador, Pacote, PacoteDoRegistro, PacoteTravado, PalavraContextual, PalavraReservada, ParametroDeReferencia, Referencia, Registro, RelatorioDeMudancas, Rotas, Simbolo, Sintaxe, Verification, VerificationPoint, VerifiedMaker, VersaoDePacote, VersaoMudada, VersaoNoRegistro };
