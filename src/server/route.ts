/** What a source of routes gives, and all that exporters, reports and entries know of where routes come from. */

import type { Part as PathPart } from './pattern.js';

/** How a route got into the list of its server (reference-language.md §12); of a described framework, a list, or a document. */
export type Origin =
  | 'block'
  | 'call'
  | 'mount'
  | 'resource'
  | 'group'
  | 'library'
  | 'framework'
  | 'list'
  | 'document';

/**
 * `sure`: the route is there whenever the server is. `conditional`: it depends on something that only running the
 * program tells. `unresolved`: its path or method is not a constant; `path` is then the source text, and no exporter
 * describes it.
 */
export type Certainty = 'sure' | 'conditional' | 'unresolved';

/** A place in a file; `line` and `column` count from 1. */
export interface SourcePlace {
  readonly file: string;
  readonly line: number;
  readonly column?: number;
}

export interface Route {
  /** Name of the server that it is registered on. */
  readonly server: string;
  /** Upper case: `GET`, …; `*` for any verb, `WS` for a WebSocket. */
  readonly method: string;
  /** As registered, with the prefixes of mounts and groups: `/itens/:id`, `/arquivos/*resto`. */
  readonly path: string;
  /** The path in pieces, where its source writes paths otherwise than as patterns of the server framework. */
  readonly parts?: readonly PathPart[];
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
export interface Silence {
  /** Whether it only hands requests on, as it is meant to; else it is asked for nothing, which is a mistake. */
  readonly handsOn: boolean;
  /** As a sentence that follows the name of the route. */
  readonly reason: string;
  /** Where it is another one than that of the rule. */
  readonly remedy?: string;
}

/** A body as a handler is declared with it. */
export interface DeclaredBody {
  readonly media: string;
  readonly required: boolean;
  /** Its JSON Schema, as far as the types are known. */
  readonly schema: Readonly<Record<string, unknown>>;
}

/** Something that proves who asks, as a program is declared with it. */
export interface SecurityDemand {
  readonly name: string;
  /** A security scheme of OpenAPI 3.1. */
  readonly scheme: Readonly<Record<string, unknown>>;
  /** What it has to allow. */
  readonly scopes: readonly string[];
  /** Requests without it are answered, too. */
  readonly optional?: true;
}

/** What a description says of the requests of one route, with its own words for it. */
export interface Asks {
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

export interface AskedParameter {
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

export interface AskedBody {
  readonly media: string;
  readonly schema: Readonly<Record<string, unknown>>;
}

/** Something that proves who asks. */
export interface Credential {
  readonly kind: 'bearer' | 'basic' | 'key';
  /** What the description calls it. */
  readonly scheme: string;
  /** Where a key stands, and under which name. */
  readonly in: 'header' | 'query' | 'cookie';
  readonly name: string;
}

/** A part of a server that has a name of its own. */
export interface Part {
  readonly name: string;
  /** What the comment above it says. */
  readonly comment?: string;
}

/** What a route answers, as far as the program says it. */
export interface Answers {
  readonly known: readonly Answer[];
  /** Why there may be others: none for a route whose answers are all known. */
  readonly unread: readonly Gap[];
  /** What requests get that its handler cannot read: they lack something, or a conversion refuses it. */
  readonly failures?: readonly Answer[];
  /** What a description says of all others together, with the first status that it is meant for. */
  readonly others?: readonly Answer[];
}

/** A request as it came. */
export interface ActualRequest {
  readonly method: string;
  readonly path: string;
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, unknown>>;
  /** Their names in small letters. */
  readonly headers: Readonly<Record<string, unknown>>;
  /** As its content type says; null when there is none. */
  readonly body: unknown;
  /** The files of a form, by their fields; undefined where none was read. */
  readonly files?: Readonly<Record<string, unknown>> | undefined;
  readonly size: number;
}

/** What a route answers to one request, worked out of the program; undefined where that is not known. */
export type Reply = (request: ActualRequest) => Answer | undefined;

/** What is known of a body: its JSON Schema, and one that is sent where all of it is constant. */
export interface BodyShape {
  readonly schema: Readonly<Record<string, unknown>>;
  readonly example?: { readonly value: unknown };
  /** What of it is constant where not all is, with nothing (undefined) in the place of the rest. */
  readonly partly?: unknown;
}

/** A type of JSON values. */
export type JsonType = 'null' | 'boolean' | 'number' | 'string' | 'array' | 'object';

/** Something that a handler reads of a request by its name. */
export interface Read {
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
  readonly fallback?: { readonly value: unknown };
}

/** One answer that the program writes. */
export interface Answer {
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
export interface Validation {
  readonly target: 'body' | 'query' | 'params' | 'headers';
  /** A JSON Schema of type object. */
  readonly schema: Readonly<Record<string, unknown>>;
  readonly place: SourcePlace;
  /** Where the handler checks by itself: whether it seems to answer 422. The framework always does. */
  readonly byHandler?: { readonly answers422: boolean };
}

export interface Server {
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
export interface OwnDescription {
  readonly title: string | undefined;
  readonly version: string | undefined;
  /** The address that paths are appended to. */
  readonly base: string;
  /** As OpenAPI 3.1, whatever it was read as. */
  readonly document: Readonly<Record<string, unknown>>;
}

/** Something that was found and could not be resolved or followed: never silent. */
export interface Gap {
  readonly place: SourcePlace;
  /** Why, as a sentence. */
  readonly reason: string;
  readonly remedy: string;
}

/** What a source of routes read. The first server is the one that is described when nobody names one. */
export interface Reading {
  readonly servers: readonly Server[];
  readonly gaps: readonly Gap[];
  /** What the program checks of requests and could not be described: no route is missing for it. */
  readonly notes: readonly Gap[];
  /** Every file that was read, relative to the root, in the order of reading. */
  readonly files: readonly string[];
}
