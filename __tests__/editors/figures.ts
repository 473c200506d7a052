import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';

const FILE = resolve(import.meta.dirname ?? '.', '..', '..', 'scripts', 'templates', 'editor-figures.json');

type Figures = Record<string, Record<string, Record<string, number>>>;

/**
 * Keeps what was measured, for the tables of docs/editors.md: only where somebody asks for it, since the sources that
 * are read here change with every commit. `FIGURES=1 WEEKLY=1 npx jest __tests__/lexico __tests__/editors --maxWorkers=1`,
 * then `npm run generate`.
 */
export function keepFigure(table: string, row: string, cells: Readonly<Record<string, number>>): void {
  if (process.env.FIGURES === undefined) return;
  const figures = (existsSync(FILE) ? JSON.parse(readFileSync(FILE, 'utf8')) : {}) as Figures;
  const rows = figures[table] ?? {};
  figures[table] = { ...rows, [row]: { ...rows[row], ...cells } };
  writeFileSync(FILE, `${JSON.stringify(figures, null, 2)}\n`);
}
