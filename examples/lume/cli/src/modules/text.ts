import type { ModuleDoc } from '../module.js';

export const text = {
  nome: 'Lume.Texto',
  apelidos: ['Texto'],
  simbolos: {
    inverte: ['(texto)', 'O texto de trás para a frente.'],
    palavras: ['(texto)', 'As palavras do texto, sem espaços vazios.'],
    titulo: ['(texto)', 'O texto com a primeira letra de cada palavra em maiúscula.'],
    centraliza: ['(texto, largura, enchimento = " ")', 'O texto no meio de uma linha da largura dada.'],
    palindromo: ['(texto)', 'Se o texto é o mesmo nos dois sentidos.'],
    conta: ['(texto, parte)', 'Quantas vezes a parte aparece no texto.'],
  },
} as const satisfies ModuleDoc;
