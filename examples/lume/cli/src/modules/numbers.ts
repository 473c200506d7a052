import type { ModuleDoc } from '../module.js';

/** Ways to find the centre of a list, which statistics has in common with reports. */
const AVERAGES = {
  media: ['(numeros)', 'A soma dividida pela quantidade.'],
  mediana: ['(numeros)', 'O valor do meio, com os números em ordem.'],
  moda: ['(valores)', 'O valor que mais aparece.'],
} as const;

export const mathematics = {
  nome: 'Lume.Matematica',
  apelidos: ['Matematica'],
  simbolos: {
    EULER: ['', 'A base dos logaritmos naturais, 2,718…'],
    AUREA: ['', 'A razão áurea, 1,618…'],
    fatorial: ['(n)', 'O produto dos números de 1 a n.'],
    primo: ['(n)', 'Se o número só se divide por 1 e por si mesmo.'],
    mdc: ['(a, b)', 'O máximo divisor comum.'],
    mmc: ['(a, b)', 'O mínimo múltiplo comum.'],
    fibonacci: ['(quantos)', 'Os primeiros números da sequência de Fibonacci.'],
  },
} as const satisfies ModuleDoc;

export const statistics = {
  nome: 'Lume.Estatistica',
  apelidos: ['Estatistica'],
  simbolos: {
    ...AVERAGES,
    variancia: ['(numeros)', 'A média dos quadrados das distâncias à média.'],
    desvio: ['(numeros)', 'O desvio padrão: a raiz da variância.'],
  },
} as const satisfies ModuleDoc;
