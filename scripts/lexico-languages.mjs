/** The table of docs/editors.md about languages that there are: what their lexicos use, and what they cannot say. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { globSync } from 'tinyglobby';
import { parse } from 'yaml';
import { code, table } from './markdown.mjs';

/** Keys that the shortest lexico does without, each explained on the page. */
const SPECIAL = [
  'caixa',
  'padrao',
  'quando',
  'exceto',
  'depois_de',
  'nao_depois_de',
  'apos',
  'nao_apos',
  'antes_de',
  'nao_antes_de',
  'inicio',
  'coluna',
  'na_linha',
  'dentro_de',
  'modelo',
  'espelha',
  'linha_inteira',
  'fila',
  'ate: abertura',
  'ate: recuo',
  'depois',
  'contem',
  'dentro',
  'dobra',
  'interpola',
  'conteudo',
  'delimita',
  'formato',
  'protege',
  'quebra',
  'sigilos',
  'fim',
  'normal',
  'contextuais',
];
/** Recipes, by what their languages are called in the table. */
const RECIPES = { dataforge: 'DataForge', python: 'Python', typescript: 'TypeScript, JavaScript' };

/** @param root folder of the repository. */
export function languageTable(root) {
  const read = path => parse(readFileSync(join(root, path), 'utf8'), { merge: true });
  const recipes = Object.entries(RECIPES).map(([id, nome]) => ({
    ...read(`recipes/${id}/refdata.yml`).lexico,
    nome,
  }));
  const others = globSync('__tests__/lexico/languages/*.yml', { cwd: root }).sort().map(read);
  return table(
    ['Language', 'Keys that it needs', 'What stays inexpressible'],
    [...recipes, ...others].map(({ nome, inexprimivel = [], programa: _, ...lexico }) => {
      const used = new Set(keysOf(lexico));
      const limits = inexprimivel.map(
        ({ o_que, exemplo }) => `${o_que.replace(/\.$/, '')}: ${shown(exemplo)}`,
      );
      return [
        nome,
        SPECIAL.filter(key => used.has(key))
          .map(shown)
          .join(' '),
        limits.join('<br>'),
      ];
    }),
  );
}

function shown(text) {
  return code(text.replaceAll('\n', '⏎'));
}

/** Every key in a lexico; those of numbers, blocks and lines say nothing of colours. */
function* keysOf(value, path = '') {
  if (Array.isArray(value)) for (const item of value) yield* keysOf(item, path);
  else if (typeof value === 'object' && value !== null)
    for (const [key, part] of Object.entries(value)) {
      if (['numeros', 'blocos', 'continuacao', 'palavras'].includes(key)) continue;
      const isOfNames = path === 'nomes' && key === 'inicio';
      if (!isOfNames) yield key === 'ate' ? `ate: ${part}` : key;
      yield* keysOf(part, key);
    }
}
