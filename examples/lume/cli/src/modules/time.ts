import type { ModuleDoc } from '../module.js';

export const time = {
  nome: 'Lume.Tempo',
  apelidos: ['Tempo'],
  simbolos: {
    DIAS: ['', 'Os dias da semana, a partir de segunda.'],
    cronometra: ['(acao)', 'Quantos segundos a função levou.'],
    segundos: ['(horas, minutos = 0, resto = 0)', 'Uma duração em segundos.'],
    duracao: ['(total)', 'Segundos como texto: ' + '3900 vira "1h05".'],
    bissexto: ['(ano)', 'Se o ano tem 29 de fevereiro.'],
  },
} as const satisfies ModuleDoc;
