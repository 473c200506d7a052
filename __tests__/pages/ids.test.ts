import { describe, expect, it } from '@jest/globals';
import type { ReferenceFiles } from '../../src/contract/files.js';
import { thingsOf } from '../../src/pages/model/things.js';

const symbol = (nome: string) => ({ nome, assinatura: '', resumo: '' });
const module = (nome: string, ...names: string[]) => ({
  nome,
  apelidos: [],
  resumo: '',
  simbolos: names.map(symbol),
});

/** The id of each thing by its module and name. */
function idsOf(modulos: ReturnType<typeof module>[], funcoes: string[] = []): [string, string][] {
  const files = {
    sintaxe: { reservadas: [], contextuais: [], operadores: [], verbos_http: [], regras: [] },
    embutidas: { funcoes },
    modulos: { modulos },
    comandos: { grupos: [] },
    erros: { codigos: [] },
  } as unknown as ReferenceFiles;
  const things = thingsOf(files);
  const names = new Map(things.filter(({ tipo }) => tipo === 'modulo').map(({ id, nome }) => [id, nome]));
  return things.map(({ id, nome, modulo }) => [modulo ? `${names.get(modulo.id)} + ${nome}` : nome, id]);
}

describe('ids of things', () => {
  const [outer, inner, other] = [
    module('A', 'B.C.f', 'B.f'),
    module('A.B', 'f', 'C.f'),
    module('A.B.C', 'f'),
  ];

  it('are of one thing each, where symbols of several modules are written alike', () => {
    const ids = new Map(idsOf([outer, inner, other]));
    expect(new Set(ids.values()).size).toBe(ids.size);
    expect(ids.get('A.B + f')).toBe('simbolo:A.B.f');
    expect(ids.get('A.B.C + f')).toBe('simbolo:A.B.C.f');
    expect(ids.get('A + B.f')).toMatch(/^simbolo:A\.B\.f~[0-9a-f]+$/);
  });

  it('do not depend on the order of modules', () => {
    const ids = new Map(idsOf([outer, inner, other]));
    for (const modules of [
      [other, inner, outer],
      [inner, outer, other],
    ])
      expect(new Map(idsOf(modules))).toEqual(ids);
  });

  it('are not those of names that look like them', () => {
    const ids = idsOf([module('M', 'x', 'x', 'x~2')], ['f', 'f', 'f~2', 'f~2']);
    expect(new Set(ids.map(([, id]) => id)).size).toBe(ids.length);
    expect(ids).toContainEqual(['f~2', 'embutida:f~2']);
    expect(ids).toContainEqual(['M + x~2', 'simbolo:M.x~2']);
  });

  it('stay as they were where a name is there twice', () => {
    expect(idsOf([], ['f', 'f', 'f']).map(([, id]) => id)).toEqual([
      'embutida:f',
      'embutida:f~2',
      'embutida:f~3',
    ]);
  });
});
