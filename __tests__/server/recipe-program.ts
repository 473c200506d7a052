export type Files = Readonly<Record<string, string>>;

/** A program with its framework, and what makes the framework say its routes. */
export interface Program {
  readonly recipe: string;
  readonly files: Files;
  readonly routes: readonly string[];
  /** What is installed, by npm or Go. */
  readonly needs: readonly string[];
  /** Prints a list of `METHOD path`. */
  readonly asks: Files;
  readonly run: readonly string[];
}
