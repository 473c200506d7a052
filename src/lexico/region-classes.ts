/** What a region may be. */
export const REGION_CLASSES = [
  'comentario',
  'documentacao',
  'texto',
  'caractere',
  'regex',
  'diretiva',
  'dado',
  'nome',
] as const;
