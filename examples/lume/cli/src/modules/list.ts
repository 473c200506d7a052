import type { ModuleDoc } from '../module.js';

/** What an empty list gives, said once for both ends. */
const WHEN_EMPTY = "ou 'falta' quando a lista está vazia";

export const list = {
  nome: 'Lume.Lista',
  apelidos: ['Lista'],
  simbolos: {
    primeiro: ['(itens, falta = nulo)', `O primeiro item, ${WHEN_EMPTY}.`],
    ultimo: ['(itens, falta = nulo)', `O último item, ${WHEN_EMPTY}.`],
    achata: ['(itens)', 'Uma lista só, sem listas dentro.'],
    pedacos: ['(itens, quantos)', 'A lista em pedaços do mesmo tamanho; o último pode ser menor.'],
    intercala: ['(esquerda, direita)', 'Um item de cada lista, alternados.'],
    frequencias: ['(itens)', 'Um mapa de cada item para quantas vezes ele aparece.'],
  },
} as const satisfies ModuleDoc;
