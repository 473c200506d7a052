import type { ApiDocument } from '../document.js';

/** One form in which an API is described: a pure function from routes to text. A new form is one file in `formats/`. */
export interface Exporter {
  /** What users write: `--<name>`, `api-docs-formats`. */
  readonly name: string;
  /** What it is, for tables: `OpenAPI 3.1`. */
  readonly title: string;
  /** Name of its file in a folder of descriptions. */
  readonly fileName: string;
  readonly mediaType: string;
  /** It is made only when somebody asks for it by name: it says what another form says. */
  readonly onDemand?: true;
  /** The text, with one final newline. */
  export(document: ApiDocument): string;
}
