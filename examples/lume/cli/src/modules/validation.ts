import type { ModuleDoc } from '../module.js';

export const validation = {
  nome: 'Lume.Validacao',
  apelidos: ['Validacao'],
  simbolos: {
    vazio: ['(valor)', 'Se o valor é nulo ou um texto em branco.'],
    entre: ['(numero, menor, maior)', 'Se o número está entre os dois extremos, que valem.'],
    email: ['(endereco)', 'Se o texto tem a forma de um endereço de e-mail.'],
    cpf: ['(documento)', 'Se os dígitos verificadores do CPF conferem.'],
  },
} as const satisfies ModuleDoc;
