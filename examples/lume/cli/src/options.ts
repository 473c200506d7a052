/** Options that several commands share. */

export const QUIET = ['--quieto, -q', 'mostra só os erros'] as const;
export const JSON_OUTPUT = ['--json', 'a mesma resposta como JSON, para programas'] as const;

/** For every command that writes files. */
export const WRITING = [
  ['--seco', 'diz o que faria, sem gravar nada'],
  ['--forca', 'grava por cima do que já existe'],
] as const;
