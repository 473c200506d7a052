import type { ItemDeReferencia } from '../../contract/generated/contract.js';
import type { Tongue } from '../../text/said.js';
import { en } from './en.js';
import { pt } from './pt.js';

/** What an editor is told beside the texts of a language: in its tongue, as its own texts are. */
export interface EditorTexts {
  /** What a thing is called beside its name. */
  readonly kinds: Readonly<Record<ItemDeReferencia['tipo'], string>>;
  readonly hover: {
    /** Before what is said of something that should not be used any more. */
    readonly deprecated: string;
    readonly keyword: (where: string) => string;
    readonly elsewhere: (equivalent: string) => string;
    readonly also: (names: string) => string;
    readonly since: (version: string) => string;
  };
  /** Of a word that is offered with what it opens. */
  readonly withBlock: (kind: string) => string;
  readonly fixes: {
    readonly change: (name: string) => string;
    readonly blanks: (width: number) => string;
  };
  /** `Is it "a" or "b"?` */
  readonly near: (names: readonly string[]) => string;
  /** Of what cannot be read now, where an earlier copy of it stands in. */
  readonly kept: (target: string, language: string) => string;
  readonly problems: {
    readonly stray: (sign: string, language: string) => string;
    readonly number: (language: string, sign: string) => string;
    /** By what has no end: a comment, a name, code in a text; all else is a text. */
    readonly unclosed: (what: string | undefined) => string;
    readonly closesNothing: (bracket: string) => string;
    readonly closesOther: (bracket: string, open: string) => string;
    readonly notClosed: (bracket: string) => string;
    readonly reserved: (word: string, language: string) => string;
    readonly forbidden: (word: string, language: string) => string;
    readonly tab: (language: string) => string;
    readonly emptyBlock: string;
    readonly unannounced: string;
    readonly between: (column: number) => string;
    readonly goneSymbol: (name: string, since: string | null, now: string | undefined) => string;
    readonly goneModule: (name: string, since: string | null, now: string | undefined) => string;
    readonly unknownSymbol: (module: string, name: string, version: string) => string;
    readonly unknownModule: (name: string, version: string) => string;
    readonly unknownName: (name: string, version: string) => string;
    readonly unknownOperator: (name: string, version: string) => string;
    readonly deprecated: (name: string, why: string) => string;
    readonly nextReserved: (name: string, version: string) => string;
    readonly nextSymbol: (name: string, now: string | undefined, version: string) => string;
    readonly nextModule: (name: string, now: string | undefined, version: string) => string;
  };
}

const TONGUES: Readonly<Record<Tongue, EditorTexts>> = { en, pt };

/** What an editor is told, in a tongue. */
export function textsIn(tongue: Tongue): EditorTexts {
  return TONGUES[tongue];
}
