/** Groups of commands, in the order in which help shows them. */
export enum Group {
  Projeto = 'Projeto',
  Executar = 'Executar',
  Qualidade = 'Qualidade',
  Pacotes = 'Pacotes',
  Consulta = 'Consulta',
}
