/**
 * Words that many programming languages reserve, and what languages in other tongues write in their place. A table that
 * holds several of them is most likely one of keywords. Only data: a tongue more is a line more.
 */
const LINES = [
  'if else elif elseif elsif unless then end begin fi do done while until for foreach in of loop repeat break continue next',
  'return yield goto switch case when match default select where with as is not and or xor mod div',
  'function func fn fun def sub procedure proc method lambda class struct enum union interface trait impl extends implements',
  'super self this new delete typeof instanceof sizeof type typedef var let const val static public private protected',
  'abstract final virtual override import export from require include use using module package namespace',
  'try catch except finally raise throw throws rescue ensure assert defer async await true false nil null none void',
  'print global local pass debugger',
  // Portuguese
  'se senao senão então entao senaose fim fimse enquanto para faca faça repita ate até por cada pare quebra sustar continua continuar',
  'retorna retorne escolha escolher caso padrao padrão funcao função metodo método classe construtor herda super isto eu novo nova',
  'verdadeiro falso nulo e ou nao não em de tente tentar pegue captura capture finalmente lance lança importar importa exportar exporta',
  'variavel variável constante const global leia escreva imprima inicio programa procedimento',
  // Spanish
  'si sino entonces mientras hacer hasta para cada romper continuar retornar devolver segun según funcion función clase nuevo',
  'verdadero falso nulo y o no intentar capturar finalmente lanzar importar exportar variable constante',
  // French, Italian, German, Indonesian, Polish, Turkish
  'si sinon alors tantque pour retourne retourner fonction classe vrai faux nul et ou non essayer attraper',
  'se altrimenti mentre per ritorna funzione classe vero falso nullo',
  'wenn sonst dann solange für fuer rückgabe funktion klasse wahr falsch und oder nicht',
  'jika maka selama untuk kembali fungsi kelas benar salah dan atau bukan',
];

export const COMMON_WORDS: ReadonlySet<string> = new Set(LINES.flatMap(line => line.split(' ')));

/** Words that stand for a value, in any of these tongues. */
export const VALUE_WORDS: ReadonlySet<string> = new Set(
  'true false null nil none undefined nan inf infinity self this super verdadeiro falso nulo isto eu verdad falsa vrai faux wahr falsch vero'.split(
    ' ',
  ),
);
