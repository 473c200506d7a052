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
 * `refdata-action/client`: reads what a built folder or a published site knows of each name, in a browser or in Node, and
 * answers about it. Nothing of the program that builds it is in here.
 */

/** What is known of a language. */
interface Reference {
    readonly data: Referencia;
    readonly versao: string;
    /** A sentence where `versao` is not the one that was expected; null where it is, or none was. */
    readonly mismatch: string | null;
    /** The address of the site, which addresses of things are below; empty for a folder. */
    readonly base: string;
}
interface LoadOptions {
    /** The `versao` that the program was written for. */
    readonly versao?: string | undefined;
    /** In place of the global `fetch`. */
    readonly fetch?: typeof fetch | undefined;
    readonly signal?: AbortSignal | undefined;
}
interface Found {
    /** The best first. */
    readonly items: readonly ItemDeReferencia[];
    /** Where nothing was found: the names most like it. */
    readonly nearest: readonly string[];
    /** Where nothing was found: what had that name and is gone, with since when, and the id of what took its place. */
    readonly gone: readonly ItemAntigo[];
}
interface SearchOptions {
    /** Only things of this kind. */
    readonly kind?: ItemDeReferencia['tipo'] | undefined;
    /** 20 unless given. */
    readonly limit?: number | undefined;
}
/**
 * Loads the reference at the address of a published site, or of a built folder (in Node alone).
 *
 * @throws {Error} when there is none; the sentence says where it was looked for.
 */
declare function loadReference(source: string | URL, options?: LoadOptions): Promise<Reference>;
/** Names that match: exact ones first, then beginnings, then parts of names and words of summaries. */
declare function search(reference: Reference, query: string, { kind, limit }?: SearchOptions): Found;
/** All that is known of a name: a code, a word, a function, a module, a symbol with its module or without. */
declare function explain(reference: Reference, name: string): Found;
/** The address of the page of a thing. */
declare function addressOf({ base }: Reference, { endereco }: Pick<ItemDeReferencia, 'endereco'>): string;

export { addressOf, explain, loadReference, search };
export type { ExemploDeReferencia, FonteDeReferencia, FormaDeReferencia, Found, ItemAntigo, ItemDeReferencia, LoadOptions, MudancaDeVersao, ParametroDeReferencia, Reference, Referencia, SearchOptions, VersaoMudada };
