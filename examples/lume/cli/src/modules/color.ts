import type { ModuleDoc } from '../module.js';

export const color = {
  nome: 'Lume.Cor',
  apelidos: ['Cor'],
  simbolos: {
    Cor: ['(vermelho, verde, azul)', 'Uma cor, com cada parte de 0 a 255.'],
    PRETO: ['', 'A cor preta.'],
    BRANCO: ['', 'A cor branca.'],
    VERMELHO: ['', 'A cor vermelha.'],
    VERDE: ['', 'A cor verde.'],
    AZUL: ['', 'A cor azul.'],
    hexadecimal: ['(cor)', 'A cor como em páginas da web: "#ffa500".'],
    mistura: ['(cor, outra)', 'A cor que fica no meio das duas.'],
    inversa: ['(cor)', 'A cor complementar.'],
  },
} as const satisfies ModuleDoc;
