/**
 * As much as is used here, of the build for browsers, which bundlers leave as it is. The published types declare globals of
 * emscripten, which are in the way of Node's.
 */
declare module 'sql.js/dist/sql-wasm-browser.js' {
  export interface Statement {
    run(values: readonly (string | number | null)[]): void;
    free(): boolean;
  }
  export interface Database {
    run(sql: string): this;
    prepare(sql: string): Statement;
    export(): Uint8Array;
    close(): void;
  }
  export default function initSqlJs(options: {
    readonly wasmBinary: ArrayBuffer;
  }): Promise<{ readonly Database: new () => Database }>;
}
