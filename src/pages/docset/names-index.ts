import { readAsset } from '../../runtime/assets.js';
import { withoutAccents } from '../../text/accents.js';
import { relativeLink } from '../model/address.js';
import type { Item, Model, TipoDeItem } from '../model/model.js';

/** How readers call the kinds, of those that they have pictures for. */
const TYPES: Readonly<Record<Exclude<TipoDeItem, 'simbolo' | 'regra'>, string>> = {
  palavra: 'Keyword',
  contextual: 'Keyword',
  operador: 'Operator',
  verbo: 'Word',
  embutida: 'Builtin',
  modulo: 'Module',
  comando: 'Command',
  erro: 'Error',
};

/** Half a character, which no text in UTF-8 can have. */
const HALF = /\p{Surrogate}/gu;

/** What a reader looks up: a name, of which kind, and where. */
export interface NameRow {
  readonly name: string;
  readonly type: string;
  readonly path: string;
}

/**
 * Every name with its place. Names with accents stand there once more without them: readers search by LIKE, which takes
 * `é` and `e` for two letters.
 */
export function nameRows({ items }: Model): NameRow[] {
  return items.flatMap(item => {
    const type = typeOf(item);
    if (type === undefined) return [];
    const path = relativeLink('/', item.address, 'html');
    const names = new Set([item.data.nome, ...item.data.apelidos]);
    for (const name of [...names]) names.add(unaccented(name));
    return [...names].map(name => ({ name: name.replace(HALF, '\uFFFD'), type, path }));
  });
}

/** Nothing for rules, which have no name. What a symbol is the data says only of those that can be called. */
function typeOf({ data: { tipo, assinatura } }: Item): string | undefined {
  if (tipo === 'regra') return undefined;
  if (tipo === 'simbolo') return assinatura?.includes('(') ? 'Function' : 'Entry';
  return TYPES[tipo];
}

function unaccented(name: string): string {
  return withoutAccents(name).normalize('NFC');
}

/** The rows as the database that readers open (SQLite). */
export async function namesIndex(rows: readonly NameRow[]): Promise<Uint8Array> {
  const { default: initSqlJs } = await import('sql.js/dist/sql-wasm-browser.js');
  const { Database } = await initSqlJs({
    wasmBinary: new Uint8Array(readAsset('wasm/sql-wasm.wasm')).buffer,
  });
  const database = new Database();
  try {
    database.run(
      'CREATE TABLE searchIndex(id INTEGER PRIMARY KEY, name TEXT, type TEXT, path TEXT); CREATE UNIQUE INDEX anchor ON searchIndex (name, type, path); BEGIN',
    );
    const insert = database.prepare('INSERT OR IGNORE INTO searchIndex(name, type, path) VALUES (?, ?, ?)');
    for (const { name, type, path } of rows) insert.run([name, type, path]);
    insert.free();
    database.run('COMMIT');
    return database.export();
  } finally {
    database.close();
  }
}
