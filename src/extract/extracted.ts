import type { Place } from '../findings/finding.js';
import type { LeftOut } from './context.js';
import type { Row } from './record.js';

/** Rows of one section of `refdata.yml`. */
export interface Section {
  readonly rows: readonly Row[];
  /** Whether the configuration sorts them; otherwise the contract's own order is used. */
  readonly sorted: boolean;
  /** What may be there besides the rows. */
  readonly leftOut?: readonly LeftOut[];
}

/** Everything that was read for the seven files. */
export interface Extracted {
  readonly nome: string;
  readonly descricao: string;
  readonly documentacao: string;
  readonly versao: string;
  readonly extensao: string;
  readonly reservadas: Section;
  readonly contextuais: Section;
  readonly operadores: Section;
  readonly verbosHttp: Section;
  readonly regras: Section;
  readonly embutidas: Section;
  readonly modulos: Section;
  readonly comandos: Section;
  readonly erros: Section;
  readonly exercicios: Section;
  readonly exemplos: number;
  readonly pacotes: number;
  readonly projetos: number;
  /** Where single values stand, by their key in `refdata.yml`: `versao`, `sintaxe.extensao`. */
  readonly places?: ReadonlyMap<string, Place>;
  /** Single values that could not be read, by their key in `refdata.yml`: what stands here for them is empty. */
  readonly unread?: readonly string[];
}
