import { at } from '../../contract/json-pointer.js';
import { shown } from '../../text/shown.js';
import { exerciseFolders } from './fields.js';
import type { Rule } from './rule.js';

const exercicioFolder: Rule = {
  id: 'exercicio-folder',
  level: 'error',
  title: 'A folder of exercises is named by a plain relative path',
  why: 'The name is the same on every system only without drive, backslash, "." and ".."; an absolute path also tells where it was built.',
  remedy: 'Name the folder from the exercises’ own root on, such as "01-fundamentos".',
  planted: {
    file: 'conteudos',
    pointer: '/exercicios',
    value: { modulos: { 'exercicios\\01-fundamentos': 12 }, total: 12 },
  },
  *check(files) {
    for (const { file, pointer, value } of exerciseFolders(files)) {
      const segments = value.trim().split('/');
      const plain = segments.every(segment => segment !== '' && segment !== '.' && segment !== '..');
      if (plain && !value.includes('\\')) continue;
      yield { file, pointer, message: `The folder ${shown(value)} is not a plain relative path.` };
    }
  },
};

const exercicioEmpty: Rule = {
  id: 'exercicio-empty',
  level: 'notice',
  title: 'A folder of exercises has exercises',
  why: 'A folder without any often means that the glob that counts them missed their extension.',
  remedy: 'Leave the folder out, or look why its exercises were not counted.',
  planted: {
    file: 'conteudos',
    pointer: '/exercicios',
    value: { modulos: { '01-fundamentos': 0 }, total: 0 },
  },
  *check({ conteudos }) {
    for (const [folder, count] of Object.entries(conteudos?.exercicios.modulos ?? {})) {
      if (count > 0) continue;
      const pointer = at('/exercicios/modulos', folder);
      yield { file: 'conteudos', pointer, message: `The folder ${shown(folder)} has no exercises.` };
    }
  },
};

export const conteudoRules: readonly Rule[] = [exercicioFolder, exercicioEmpty];
